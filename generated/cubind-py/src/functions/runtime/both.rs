//! Functions of the runtime: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{attribute_types, by_value, driver, runtime, runtime12, runtime13};

pub(crate) fn cudaArrayGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_array], []) = call.bind("cudaArrayGetInfo", "array")?;
    let py = call.py();
    let c_array = args::value::<u64>(object_array, "array", &runtime::cudaArray_t)?;
    let (c_desc, c_desc_place) = out::new_record(py, &runtime::cudaChannelFormatDesc)?;
    let (c_extent, c_extent_place) = out::new_record(py, &runtime::cudaExtent)?;
    let mut c_flags: u32 = 0;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudaArrayGetInfo)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_desc_place.cast(),
                c_extent_place.cast(),
                (&raw mut c_flags).cast(),
                c_array,
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        3,
        |tuple| {
            tuple.push(c_desc.into_any())?;
            tuple.push(c_extent.into_any())?;
            tuple.push(out::u32(py, c_flags)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaArrayGetMemoryRequirements<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_array, object_device], []) = call
        .bind("cudaArrayGetMemoryRequirements", "array device")?;
    let py = call.py();
    let c_array = args::value::<u64>(object_array, "array", &runtime::cudaArray_t)?;
    let c_device = args::i32(object_device, "device")?;
    let (c_memoryRequirements, c_memoryRequirements_place) = out::new_record(
        py,
        &runtime::cudaArrayMemoryRequirements,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32) -> i32 = call
        .symbol(slots::cudaArrayGetMemoryRequirements)?;
    let status = unsafe {
        released(py, || function(c_memoryRequirements_place.cast(), c_array, c_device))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_memoryRequirements.into_any()),
    )
}

pub(crate) fn cudaArrayGetPlane<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hArray, object_planeIdx], []) = call
        .bind("cudaArrayGetPlane", "hArray planeIdx")?;
    let py = call.py();
    let c_hArray = args::value::<u64>(object_hArray, "hArray", &runtime::cudaArray_t)?;
    let c_planeIdx = args::u32(object_planeIdx, "planeIdx")?;
    let mut c_pPlaneArray: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cudaArrayGetPlane)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pPlaneArray).cast(), c_hArray, c_planeIdx))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaArray_t, c_pPlaneArray as u64)?),
    )
}

pub(crate) fn cudaArrayGetSparseProperties<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_array], []) = call.bind("cudaArrayGetSparseProperties", "array")?;
    let py = call.py();
    let c_array = args::value::<u64>(object_array, "array", &runtime::cudaArray_t)?;
    let (c_sparseProperties, c_sparseProperties_place) = out::new_record(
        py,
        &runtime::cudaArraySparseProperties,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaArrayGetSparseProperties)?;
    let status = unsafe {
        released(py, || function(c_sparseProperties_place.cast(), c_array))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_sparseProperties.into_any()),
    )
}

pub(crate) fn cudaCreateChannelDesc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_x, object_y, object_z, object_w, object_f], []) = call
        .bind("cudaCreateChannelDesc", "x y z w f")?;
    let py = call.py();
    let c_x = args::i32(object_x, "x")?;
    let c_y = args::i32(object_y, "y")?;
    let c_z = args::i32(object_z, "z")?;
    let c_w = args::i32(object_w, "w")?;
    let c_f = args::enumeration(object_f, "f", &runtime::cudaChannelFormatKind)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        i32,
        i32,
        i32,
    ) -> by_value::runtime::cudaChannelFormatDesc = call
        .symbol(slots::cudaCreateChannelDesc)?;
    let value = unsafe { released(py, || function(c_x, c_y, c_z, c_w, c_f)) };
    returned(
        py,
        &runtime::cudaError,
        0,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::record(
                            py,
                            &runtime::cudaChannelFormatDesc,
                            (&raw const value).cast(),
                        )
                    }?,
                )
        },
    )
}

pub(crate) fn cudaCtxResetPersistingL2Cache<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaCtxResetPersistingL2Cache", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudaCtxResetPersistingL2Cache)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function()) })
}

pub(crate) fn cudaDestroyExternalMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_extMem], []) = call.bind("cudaDestroyExternalMemory", "extMem")?;
    let py = call.py();
    let c_extMem = args::value::<
        u64,
    >(object_extMem, "extMem", &runtime::cudaExternalMemory_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaDestroyExternalMemory)?;
    let detached = handle_keepalive::detach(
        &runtime::cudaExternalMemory_t,
        c_extMem as u64,
    );
    let status = unsafe { released(py, || function(c_extMem)) };
    detached.finish(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaDestroyExternalSemaphore<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_extSem], []) = call.bind("cudaDestroyExternalSemaphore", "extSem")?;
    let py = call.py();
    let c_extSem = args::value::<
        u64,
    >(object_extSem, "extSem", &runtime::cudaExternalSemaphore_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaDestroyExternalSemaphore)?;
    let detached = handle_keepalive::detach(
        &runtime::cudaExternalSemaphore_t,
        c_extSem as u64,
    );
    let status = unsafe { released(py, || function(c_extSem)) };
    detached.finish(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaDestroySurfaceObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_surfObject], []) = call.bind("cudaDestroySurfaceObject", "surfObject")?;
    let py = call.py();
    let c_surfObject = args::value::<
        u64,
    >(object_surfObject, "surfObject", &runtime::cudaSurfaceObject_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaDestroySurfaceObject)?;
    let detached = handle_keepalive::detach(
        &runtime::cudaSurfaceObject_t,
        c_surfObject as u64,
    );
    let status = unsafe { released(py, || function(c_surfObject)) };
    detached.finish(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaDestroyTextureObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_texObject], []) = call.bind("cudaDestroyTextureObject", "texObject")?;
    let py = call.py();
    let c_texObject = args::value::<
        u64,
    >(object_texObject, "texObject", &runtime::cudaTextureObject_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaDestroyTextureObject)?;
    let detached = handle_keepalive::detach(
        &runtime::cudaTextureObject_t,
        c_texObject as u64,
    );
    let status = unsafe { released(py, || function(c_texObject)) };
    detached.finish(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaDevResourceGenerateDesc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_resources, object_nbResources], []) = call
        .bind("cudaDevResourceGenerateDesc", "resources nbResources")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_nbResources = args::u32(object_nbResources, "nbResources")?;
    let mut c_phDesc: u64 = 0;
    let c_resources = args::array(
        object_resources,
        "resources",
        &Ty::Record(&runtime13::cudaDevResource),
        Some(c_nbResources as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32) -> i32 = call
        .symbol(slots::cudaDevResourceGenerateDesc)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_phDesc).cast(), c_resources.cast(), c_nbResources),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &runtime13::cudaDevResourceDesc_t, c_phDesc as u64)?,
                )
        },
    )
}

pub(crate) fn cudaDevSmResourceSplit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nbGroups, object_input_, object_flags, object_groupParams], []) = call
        .bind("cudaDevSmResourceSplit", "nbGroups input_ flags groupParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_nbGroups = args::u32(object_nbGroups, "nbGroups")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_result_length: usize = c_nbGroups as usize;
    let c_result = args::output_memory(
        py,
        c_result_length,
        Ty::Record(&runtime13::cudaDevResource).size(),
        &arena,
    )?;
    let c_input = args::optional_record(
        object_input_,
        "input_",
        &runtime13::cudaDevResource,
    )?;
    let (c_remainder, c_remainder_place) = out::new_record(
        py,
        &runtime13::cudaDevResource,
    )?;
    let c_groupParams_type = Ty::Record(&runtime13::cudaDevSmResourceGroupParams);
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
    ) -> i32 = call.symbol(slots::cudaDevSmResourceSplit)?;
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
        &runtime::cudaError,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&runtime13::cudaDevResource),
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

pub(crate) fn cudaDevSmResourceSplitByCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nbGroups, object_input_, object_flags, object_minCount], []) = call
        .bind("cudaDevSmResourceSplitByCount", "nbGroups input_ flags minCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_nbGroups = args::u32(object_nbGroups, "nbGroups")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_minCount = args::u32(object_minCount, "minCount")?;
    let c_result_length: usize = c_nbGroups as usize;
    let c_result = args::output_memory(
        py,
        c_result_length,
        Ty::Record(&runtime13::cudaDevResource).size(),
        &arena,
    )?;
    let c_input = args::optional_record(
        object_input_,
        "input_",
        &runtime13::cudaDevResource,
    )?;
    let (c_remaining, c_remaining_place) = out::new_record(
        py,
        &runtime13::cudaDevResource,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u32,
        u32,
    ) -> i32 = call.symbol(slots::cudaDevSmResourceSplitByCount)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_result.cast(),
                (&raw mut c_nbGroups).cast(),
                c_input.cast(),
                c_remaining_place.cast(),
                c_flags,
                c_minCount,
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
                            &Ty::Record(&runtime13::cudaDevResource),
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

pub(crate) fn cudaDeviceCanAccessPeer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_peerDevice], []) = call
        .bind("cudaDeviceCanAccessPeer", "device peerDevice")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let c_peerDevice = args::i32(object_peerDevice, "peerDevice")?;
    let mut c_canAccessPeer: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cudaDeviceCanAccessPeer)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_canAccessPeer).cast(), c_device, c_peerDevice),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_canAccessPeer)?),
    )
}

pub(crate) fn cudaDeviceDisablePeerAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_peerDevice], []) = call
        .bind("cudaDeviceDisablePeerAccess", "peerDevice")?;
    let py = call.py();
    let c_peerDevice = args::i32(object_peerDevice, "peerDevice")?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cudaDeviceDisablePeerAccess)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_peerDevice)) },
    )
}

pub(crate) fn cudaDeviceEnablePeerAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_peerDevice, object_flags], []) = call
        .bind("cudaDeviceEnablePeerAccess", "peerDevice flags")?;
    let py = call.py();
    let c_peerDevice = args::i32(object_peerDevice, "peerDevice")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(i32, u32) -> i32 = call
        .symbol(slots::cudaDeviceEnablePeerAccess)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_peerDevice, c_flags)) },
    )
}

pub(crate) fn cudaDeviceFlushGPUDirectRDMAWrites<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_target, object_scope], []) = call
        .bind("cudaDeviceFlushGPUDirectRDMAWrites", "target scope")?;
    let py = call.py();
    let c_target = args::enumeration(
        object_target,
        "target",
        &runtime::cudaFlushGPUDirectRDMAWritesTarget,
    )?;
    let c_scope = args::enumeration(
        object_scope,
        "scope",
        &runtime::cudaFlushGPUDirectRDMAWritesScope,
    )?;
    let function: unsafe extern "system" fn(i32, i32) -> i32 = call
        .symbol(slots::cudaDeviceFlushGPUDirectRDMAWrites)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_target, c_scope)) },
    )
}

pub(crate) fn cudaDeviceGetByPCIBusId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pciBusId], []) = call.bind("cudaDeviceGetByPCIBusId", "pciBusId")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_device: i32 = 0;
    let c_pciBusId = args::c_string(object_pciBusId, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *const c_char) -> i32 = call
        .symbol(slots::cudaDeviceGetByPCIBusId)?;
    let status = unsafe {
        released(py, || function((&raw mut c_device).cast(), c_pciBusId))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_device)?),
    )
}

pub(crate) fn cudaDeviceGetCacheConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaDeviceGetCacheConfig", "")?;
    let py = call.py();
    let mut c_pCacheConfig: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaDeviceGetCacheConfig)?;
    let status = unsafe { released(py, || function((&raw mut c_pCacheConfig).cast())) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &runtime::cudaFuncCache, c_pCacheConfig)?)
        },
    )
}

pub(crate) fn cudaDeviceGetDefaultMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("cudaDeviceGetDefaultMemPool", "device")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let mut c_memPool: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetDefaultMemPool)?;
    let status = unsafe {
        released(py, || function((&raw mut c_memPool).cast(), c_device))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaMemPool_t, c_memPool as u64)?),
    )
}

pub(crate) fn cudaDeviceGetDevResource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_typename], []) = call
        .bind("cudaDeviceGetDevResource", "device typename")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime13::cudaDevResourceType,
    )?;
    let (c_resource, c_resource_place) = out::new_record(
        py,
        &runtime13::cudaDevResource,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetDevResource)?;
    let status = unsafe {
        released(py, || function(c_device, c_resource_place.cast(), c_type))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_resource.into_any()),
    )
}

pub(crate) fn cudaDeviceGetExecutionCtx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("cudaDeviceGetExecutionCtx", "device")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let mut c_ctx: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetExecutionCtx)?;
    let status = unsafe { released(py, || function((&raw mut c_ctx).cast(), c_device)) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime13::cudaExecutionContext_t, c_ctx as u64)?)
        },
    )
}

pub(crate) fn cudaDeviceGetGraphMemAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_attr], []) = call
        .bind("cudaDeviceGetGraphMemAttribute", "device attr")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &runtime::cudaGraphMemAttributeType,
    )?;
    let mut c_value = attributes::attribute_out(
        py,
        c_attr,
        &attribute_types::runtime::cudaGraphMemAttributeType,
        None,
    )?;
    let function: unsafe extern "system" fn(i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudaDeviceGetGraphMemAttribute)?;
    let status = unsafe {
        released(py, || function(c_device, c_attr, c_value.pointer()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(unsafe { c_value.value(py) }?),
    )
}

pub(crate) fn cudaDeviceGetHostAtomicCapabilities<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_operations, object_count, object_device], []) = call
        .bind("cudaDeviceGetHostAtomicCapabilities", "operations count device")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u32(object_count, "count")?;
    let c_device = args::i32(object_device, "device")?;
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
        &Ty::Enum(&runtime13::cudaAtomicOperation),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetHostAtomicCapabilities)?;
    let status = unsafe {
        released(
            py,
            || function(c_capabilities.cast(), c_operations.cast(), c_count, c_device),
        )
    };
    returned(
        py,
        &runtime::cudaError,
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

pub(crate) fn cudaDeviceGetLimit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_limit], []) = call.bind("cudaDeviceGetLimit", "limit")?;
    let py = call.py();
    let c_limit = args::enumeration(object_limit, "limit", &runtime::cudaLimit)?;
    let mut c_pValue: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetLimit)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pValue).cast(), c_limit))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pValue)?),
    )
}

pub(crate) fn cudaDeviceGetMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("cudaDeviceGetMemPool", "device")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let mut c_memPool: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetMemPool)?;
    let status = unsafe {
        released(py, || function((&raw mut c_memPool).cast(), c_device))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaMemPool_t, c_memPool as u64)?),
    )
}

pub(crate) fn cudaDeviceGetNvSciSyncAttributes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_nvSciSyncAttrList, object_device, object_flags], []) = call
        .bind("cudaDeviceGetNvSciSyncAttributes", "nvSciSyncAttrList device flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::i32(object_device, "device")?;
    let c_flags = args::i32(object_flags, "flags")?;
    let c_nvSciSyncAttrList = args::pointer(object_nvSciSyncAttrList, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetNvSciSyncAttributes)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(py, || function(c_nvSciSyncAttrList.cast(), c_device, c_flags))
        },
    )
}

pub(crate) fn cudaDeviceGetP2PAtomicCapabilities<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_operations, object_count, object_srcDevice, object_dstDevice], []) = call
        .bind(
            "cudaDeviceGetP2PAtomicCapabilities",
            "operations count srcDevice dstDevice",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u32(object_count, "count")?;
    let c_srcDevice = args::i32(object_srcDevice, "srcDevice")?;
    let c_dstDevice = args::i32(object_dstDevice, "dstDevice")?;
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
        &Ty::Enum(&runtime13::cudaAtomicOperation),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cudaDeviceGetP2PAtomicCapabilities)?;
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
        &runtime::cudaError,
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

pub(crate) fn cudaDeviceGetP2PAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attr, object_srcDevice, object_dstDevice], []) = call
        .bind("cudaDeviceGetP2PAttribute", "attr srcDevice dstDevice")?;
    let py = call.py();
    let c_attr = args::enumeration(object_attr, "attr", &runtime::cudaDeviceP2PAttr)?;
    let c_srcDevice = args::i32(object_srcDevice, "srcDevice")?;
    let c_dstDevice = args::i32(object_dstDevice, "dstDevice")?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetP2PAttribute)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_value).cast(), c_attr, c_srcDevice, c_dstDevice),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn cudaDeviceGetPCIBusId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_length, object_device], []) = call
        .bind("cudaDeviceGetPCIBusId", "length device")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_len = args::i32(object_length, "length")?;
    let c_device = args::i32(object_device, "device")?;
    let c_pciBusId_size: usize = args::length(py, c_len.into(), "len")?;
    let c_pciBusId = args::output_memory(py, c_pciBusId_size, 1, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetPCIBusId)?;
    let status = unsafe {
        released(py, || function(c_pciBusId.cast(), c_len, c_device))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_pciBusId, c_pciBusId_size) }?),
    )
}

pub(crate) fn cudaDeviceGetSharedMemConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaDeviceGetSharedMemConfig", "")?;
    let py = call.py();
    let mut c_pConfig: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaDeviceGetSharedMemConfig)?;
    let status = unsafe { released(py, || function((&raw mut c_pConfig).cast())) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &runtime::cudaSharedMemConfig, c_pConfig)?)
        },
    )
}

pub(crate) fn cudaDeviceGetStreamPriorityRange<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("cudaDeviceGetStreamPriorityRange", "")?;
    let py = call.py();
    let mut c_leastPriority: i32 = 0;
    let mut c_greatestPriority: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaDeviceGetStreamPriorityRange)?;
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
        &runtime::cudaError,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_leastPriority)?)?;
            tuple.push(out::i32(py, c_greatestPriority)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaDeviceGetTexture1DLinearMaxWidth<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_fmtDesc, object_device], []) = call
        .bind("cudaDeviceGetTexture1DLinearMaxWidth", "fmtDesc device")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let mut c_maxWidthInElements: u64 = 0;
    let c_fmtDesc = args::optional_record(
        object_fmtDesc,
        "fmtDesc",
        &runtime::cudaChannelFormatDesc,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetTexture1DLinearMaxWidth)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_maxWidthInElements).cast(),
                c_fmtDesc.cast(),
                c_device,
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_maxWidthInElements)?),
    )
}

pub(crate) fn cudaDeviceGraphMemTrim<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("cudaDeviceGraphMemTrim", "device")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cudaDeviceGraphMemTrim)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_device)) })
}

pub(crate) fn cudaDeviceRegisterAsyncNotification<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_callbackFunc, object_userData], []) = call
        .bind("cudaDeviceRegisterAsyncNotification", "device callbackFunc userData")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::i32(object_device, "device")?;
    let mut c_callbackFunc = args::callback(
        object_callbackFunc,
        Some(&runtime::cudaAsyncCallback__signature),
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
    ) -> i32 = call.symbol(slots::cudaDeviceRegisterAsyncNotification)?;
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
        handle_keepalive::made(&runtime::cudaAsyncCallbackHandle_t, c_callback as u64);
    }
    if status == 0 {
        c_callbackFunc.kept(&arena);
        handle_keepalive::hold(
            &runtime::cudaAsyncCallbackHandle_t,
            c_callback as u64,
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
                        &runtime::cudaAsyncCallbackHandle_t,
                        c_callback as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudaDeviceReset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaDeviceReset", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudaDeviceReset)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function()) })
}

pub(crate) fn cudaDeviceSetCacheConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_cacheConfig], []) = call
        .bind("cudaDeviceSetCacheConfig", "cacheConfig")?;
    let py = call.py();
    let c_cacheConfig = args::enumeration(
        object_cacheConfig,
        "cacheConfig",
        &runtime::cudaFuncCache,
    )?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cudaDeviceSetCacheConfig)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_cacheConfig)) },
    )
}

pub(crate) fn cudaDeviceSetGraphMemAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_attr, object_value], []) = call
        .bind("cudaDeviceSetGraphMemAttribute", "device attr value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::i32(object_device, "device")?;
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &runtime::cudaGraphMemAttributeType,
    )?;
    let (c_value, _) = attributes::attribute_in(
        object_value,
        c_attr,
        &attribute_types::runtime::cudaGraphMemAttributeType,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudaDeviceSetGraphMemAttribute)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_device, c_attr, c_value)) },
    )
}

pub(crate) fn cudaDeviceSetLimit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_limit, object_value], []) = call
        .bind("cudaDeviceSetLimit", "limit value")?;
    let py = call.py();
    let c_limit = args::enumeration(object_limit, "limit", &runtime::cudaLimit)?;
    let c_value = args::u64(object_value, "value")?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call
        .symbol(slots::cudaDeviceSetLimit)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_limit, c_value)) },
    )
}

pub(crate) fn cudaDeviceSetMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_memPool], []) = call
        .bind("cudaDeviceSetMemPool", "device memPool")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let c_memPool = args::value::<
        u64,
    >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call
        .symbol(slots::cudaDeviceSetMemPool)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_device, c_memPool)) },
    )
}

pub(crate) fn cudaDeviceSetSharedMemConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_config], []) = call.bind("cudaDeviceSetSharedMemConfig", "config")?;
    let py = call.py();
    let c_config = args::enumeration(
        object_config,
        "config",
        &runtime::cudaSharedMemConfig,
    )?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cudaDeviceSetSharedMemConfig)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_config)) })
}

pub(crate) fn cudaDeviceSynchronize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaDeviceSynchronize", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudaDeviceSynchronize)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function()) })
}

pub(crate) fn cudaDeviceUnregisterAsyncNotification<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_callback], []) = call
        .bind("cudaDeviceUnregisterAsyncNotification", "device callback")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let c_callback = args::value::<
        u64,
    >(object_callback, "callback", &runtime::cudaAsyncCallbackHandle_t)?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call
        .symbol(slots::cudaDeviceUnregisterAsyncNotification)?;
    let detached = handle_keepalive::detach(
        &runtime::cudaAsyncCallbackHandle_t,
        c_callback as u64,
    );
    let status = unsafe { released(py, || function(c_device, c_callback)) };
    detached.finish(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaDriverGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaDriverGetVersion", "")?;
    let py = call.py();
    let mut c_driverVersion: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaDriverGetVersion)?;
    let status = unsafe { released(py, || function((&raw mut c_driverVersion).cast())) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_driverVersion)?),
    )
}

pub(crate) fn cudaEGLStreamConsumerAcquireFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_conn, object_pCudaResource, object_pStream, object_timeout], []) = call
        .bind(
            "cudaEGLStreamConsumerAcquireFrame",
            "conn pCudaResource pStream timeout",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_timeout = args::u32(object_timeout, "timeout")?;
    let c_conn = args::variable(
        object_conn,
        "conn",
        &runtime::cudaEglStreamConnection,
        &arena,
    )?;
    let c_pCudaResource = args::variable(
        object_pCudaResource,
        "pCudaResource",
        &runtime::cudaGraphicsResource_t,
        &arena,
    )?;
    let c_pStream = args::pointer_to_one(
        object_pStream,
        &Ty::Value(&runtime::cudaStream_t),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u32,
    ) -> i32 = call.symbol(slots::cudaEGLStreamConsumerAcquireFrame)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(c_conn, c_pCudaResource, c_pStream.cast(), c_timeout),
            )
        },
    )
}

pub(crate) fn cudaEGLStreamConsumerConnect<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eglStream], []) = call
        .bind("cudaEGLStreamConsumerConnect", "eglStream")?;
    let py = call.py();
    let c_eglStream = args::value::<
        u64,
    >(object_eglStream, "eglStream", &driver::EGLStreamKHR)?;
    let mut c_conn: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaEGLStreamConsumerConnect)?;
    let status = unsafe {
        released(py, || function((&raw mut c_conn).cast(), c_eglStream))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaEglStreamConnection, c_conn as u64)?)
        },
    )
}

pub(crate) fn cudaEGLStreamConsumerConnectWithFlags<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_eglStream, object_flags], []) = call
        .bind("cudaEGLStreamConsumerConnectWithFlags", "eglStream flags")?;
    let py = call.py();
    let c_eglStream = args::value::<
        u64,
    >(object_eglStream, "eglStream", &driver::EGLStreamKHR)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_conn: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cudaEGLStreamConsumerConnectWithFlags)?;
    let status = unsafe {
        released(py, || function((&raw mut c_conn).cast(), c_eglStream, c_flags))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaEglStreamConnection, c_conn as u64)?)
        },
    )
}

pub(crate) fn cudaEGLStreamConsumerDisconnect<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_conn], []) = call.bind("cudaEGLStreamConsumerDisconnect", "conn")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_conn = args::variable(
        object_conn,
        "conn",
        &runtime::cudaEglStreamConnection,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaEGLStreamConsumerDisconnect)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_conn)) })
}

pub(crate) fn cudaEGLStreamConsumerReleaseFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_conn, object_pCudaResource, object_pStream], []) = call
        .bind("cudaEGLStreamConsumerReleaseFrame", "conn pCudaResource pStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_pCudaResource = args::value::<
        u64,
    >(object_pCudaResource, "pCudaResource", &runtime::cudaGraphicsResource_t)?;
    let c_conn = args::variable(
        object_conn,
        "conn",
        &runtime::cudaEglStreamConnection,
        &arena,
    )?;
    let c_pStream = args::pointer_to_one(
        object_pStream,
        &Ty::Value(&runtime::cudaStream_t),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaEGLStreamConsumerReleaseFrame)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_conn, c_pCudaResource, c_pStream.cast())) },
    )
}

pub(crate) fn cudaEGLStreamProducerConnect<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eglStream, object_width, object_height], []) = call
        .bind("cudaEGLStreamProducerConnect", "eglStream width height")?;
    let py = call.py();
    let c_eglStream = args::value::<
        u64,
    >(object_eglStream, "eglStream", &driver::EGLStreamKHR)?;
    let c_width = args::value::<i32>(object_width, "width", &driver::EGLint)?;
    let c_height = args::value::<i32>(object_height, "height", &driver::EGLint)?;
    let mut c_conn: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, i32) -> i32 = call
        .symbol(slots::cudaEGLStreamProducerConnect)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_conn).cast(), c_eglStream, c_width, c_height),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaEglStreamConnection, c_conn as u64)?)
        },
    )
}

pub(crate) fn cudaEGLStreamProducerDisconnect<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_conn], []) = call.bind("cudaEGLStreamProducerDisconnect", "conn")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_conn = args::variable(
        object_conn,
        "conn",
        &runtime::cudaEglStreamConnection,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaEGLStreamProducerDisconnect)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_conn)) })
}

pub(crate) fn cudaEGLStreamProducerPresentFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_conn, object_eglframe, object_pStream], []) = call
        .bind("cudaEGLStreamProducerPresentFrame", "conn eglframe pStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_conn = args::variable(
        object_conn,
        "conn",
        &runtime::cudaEglStreamConnection,
        &arena,
    )?;
    let c_eglframe = args::record(object_eglframe, "eglframe", &runtime::cudaEglFrame)?;
    let c_pStream = args::pointer_to_one(
        object_pStream,
        &Ty::Value(&runtime::cudaStream_t),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        by_value::runtime::cudaEglFrame,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaEGLStreamProducerPresentFrame)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_conn,
                    c_eglframe
                        .cast::<by_value::runtime::cudaEglFrame>()
                        .read_unaligned(),
                    c_pStream.cast(),
                ),
            )
        },
    )
}

pub(crate) fn cudaEGLStreamProducerReturnFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_conn, object_eglframe, object_pStream], []) = call
        .bind("cudaEGLStreamProducerReturnFrame", "conn eglframe pStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_conn = args::variable(
        object_conn,
        "conn",
        &runtime::cudaEglStreamConnection,
        &arena,
    )?;
    let c_eglframe = args::optional_record(
        object_eglframe,
        "eglframe",
        &runtime::cudaEglFrame,
    )?;
    let c_pStream = args::pointer_to_one(
        object_pStream,
        &Ty::Value(&runtime::cudaStream_t),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaEGLStreamProducerReturnFrame)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_conn, c_eglframe.cast(), c_pStream.cast())) },
    )
}

pub(crate) fn cudaEventCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaEventCreate", "")?;
    let py = call.py();
    let mut c_event: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaEventCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_event).cast())) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaEvent_t, c_event as u64)?),
    )
}

pub(crate) fn cudaEventCreateFromEGLSync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eglSync, object_flags], []) = call
        .bind("cudaEventCreateFromEGLSync", "eglSync flags")?;
    let py = call.py();
    let c_eglSync = args::value::<u64>(object_eglSync, "eglSync", &driver::EGLSyncKHR)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_phEvent: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cudaEventCreateFromEGLSync)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phEvent).cast(), c_eglSync, c_flags))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaEvent_t, c_phEvent as u64)?),
    )
}

pub(crate) fn cudaEventCreateWithFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags], []) = call.bind("cudaEventCreateWithFlags", "flags")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_event: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::cudaEventCreateWithFlags)?;
    let status = unsafe {
        released(py, || function((&raw mut c_event).cast(), c_flags))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaEvent_t, c_event as u64)?),
    )
}

pub(crate) fn cudaEventDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_event], []) = call.bind("cudaEventDestroy", "event")?;
    let py = call.py();
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaEventDestroy)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_event)) })
}

pub(crate) fn cudaEventElapsedTime<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_start, object_end], []) = call
        .bind("cudaEventElapsedTime", "start end")?;
    let py = call.py();
    let c_start = args::value::<u64>(object_start, "start", &runtime::cudaEvent_t)?;
    let c_end = args::value::<u64>(object_end, "end", &runtime::cudaEvent_t)?;
    let mut c_ms: f32 = 0.0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cudaEventElapsedTime)?;
    let status = unsafe {
        released(py, || function((&raw mut c_ms).cast(), c_start, c_end))
    };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::f32(py, c_ms)?))
}

pub(crate) fn cudaEventElapsedTime_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_start, object_end], []) = call
        .bind("cudaEventElapsedTime_v2", "start end")?;
    let py = call.py();
    let c_start = args::value::<u64>(object_start, "start", &runtime::cudaEvent_t)?;
    let c_end = args::value::<u64>(object_end, "end", &runtime::cudaEvent_t)?;
    let mut c_ms: f32 = 0.0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cudaEventElapsedTime_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_ms).cast(), c_start, c_end))
    };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::f32(py, c_ms)?))
}

pub(crate) fn cudaEventQuery<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_event], []) = call.bind("cudaEventQuery", "event")?;
    let py = call.py();
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaEventQuery)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_event)) })
}

pub(crate) fn cudaEventRecord<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_event, object_stream], []) = call
        .bind("cudaEventRecord", "event stream")?;
    let py = call.py();
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cudaEventRecord)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_event, c_stream)) },
    )
}

pub(crate) fn cudaEventRecordWithFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_event, object_stream, object_flags], []) = call
        .bind("cudaEventRecordWithFlags", "event stream flags")?;
    let py = call.py();
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = call
        .symbol(slots::cudaEventRecordWithFlags)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_event, c_stream, c_flags)) },
    )
}

pub(crate) fn cudaEventSynchronize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_event], []) = call.bind("cudaEventSynchronize", "event")?;
    let py = call.py();
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaEventSynchronize)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_event)) })
}

pub(crate) fn cudaExecutionCtxDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx], []) = call.bind("cudaExecutionCtxDestroy", "ctx")?;
    let py = call.py();
    let c_ctx = args::value::<
        u64,
    >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaExecutionCtxDestroy)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_ctx)) })
}

pub(crate) fn cudaExecutionCtxGetDevResource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx, object_typename], []) = call
        .bind("cudaExecutionCtxGetDevResource", "ctx typename")?;
    let py = call.py();
    let c_ctx = args::value::<
        u64,
    >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime13::cudaDevResourceType,
    )?;
    let (c_resource, c_resource_place) = out::new_record(
        py,
        &runtime13::cudaDevResource,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, i32) -> i32 = call
        .symbol(slots::cudaExecutionCtxGetDevResource)?;
    let status = unsafe {
        released(py, || function(c_ctx, c_resource_place.cast(), c_type))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_resource.into_any()),
    )
}

pub(crate) fn cudaExecutionCtxGetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx], []) = call.bind("cudaExecutionCtxGetDevice", "ctx")?;
    let py = call.py();
    let c_ctx = args::value::<
        u64,
    >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaExecutionCtxGetDevice)?;
    let status = unsafe { released(py, || function((&raw mut c_device).cast(), c_ctx)) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_device)?),
    )
}

pub(crate) fn cudaExecutionCtxGetId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx], []) = call.bind("cudaExecutionCtxGetId", "ctx")?;
    let py = call.py();
    let c_ctx = args::value::<
        u64,
    >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
    let mut c_ctxId: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaExecutionCtxGetId)?;
    let status = unsafe { released(py, || function(c_ctx, (&raw mut c_ctxId).cast())) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_ctxId)?),
    )
}

pub(crate) fn cudaExecutionCtxRecordEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx, object_event], []) = call
        .bind("cudaExecutionCtxRecordEvent", "ctx event")?;
    let py = call.py();
    let c_ctx = args::value::<
        u64,
    >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cudaExecutionCtxRecordEvent)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_ctx, c_event)) },
    )
}

pub(crate) fn cudaExecutionCtxStreamCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx, object_flags, object_priority], []) = call
        .bind("cudaExecutionCtxStreamCreate", "ctx flags priority")?;
    let py = call.py();
    let c_ctx = args::value::<
        u64,
    >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_priority = args::i32(object_priority, "priority")?;
    let mut c_phStream: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32, i32) -> i32 = call
        .symbol(slots::cudaExecutionCtxStreamCreate)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_phStream).cast(), c_ctx, c_flags, c_priority),
        )
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaStream_t, c_phStream as u64);
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_phStream as u64)?),
    )
}

pub(crate) fn cudaExecutionCtxSynchronize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx], []) = call.bind("cudaExecutionCtxSynchronize", "ctx")?;
    let py = call.py();
    let c_ctx = args::value::<
        u64,
    >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaExecutionCtxSynchronize)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_ctx)) })
}

pub(crate) fn cudaExecutionCtxWaitEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx, object_event], []) = call
        .bind("cudaExecutionCtxWaitEvent", "ctx event")?;
    let py = call.py();
    let c_ctx = args::value::<
        u64,
    >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cudaExecutionCtxWaitEvent)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_ctx, c_event)) },
    )
}

pub(crate) fn cudaFree<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devPtr], []) = call.bind("cudaFree", "devPtr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaFree)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_devPtr.cast())) },
    )
}

pub(crate) fn cudaFreeArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_array], []) = call.bind("cudaFreeArray", "array")?;
    let py = call.py();
    let c_array = args::value::<u64>(object_array, "array", &runtime::cudaArray_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaFreeArray)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_array)) })
}

pub(crate) fn cudaFreeAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devPtr, object_hStream], []) = call
        .bind("cudaFreeAsync", "devPtr hStream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hStream = args::value::<
        u64,
    >(object_hStream, "hStream", &runtime::cudaStream_t)?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaFreeAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_devPtr.cast(), c_hStream)) },
    )
}

pub(crate) fn cudaFreeHost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ptr], []) = call.bind("cudaFreeHost", "ptr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_ptr = args::pointer(object_ptr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaFreeHost)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_ptr.cast())) },
    )
}

pub(crate) fn cudaFreeMipmappedArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_mipmappedArray], []) = call
        .bind("cudaFreeMipmappedArray", "mipmappedArray")?;
    let py = call.py();
    let c_mipmappedArray = args::value::<
        u64,
    >(object_mipmappedArray, "mipmappedArray", &runtime::cudaMipmappedArray_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaFreeMipmappedArray)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_mipmappedArray)) },
    )
}

pub(crate) fn cudaFuncGetName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_func], []) = call.bind("cudaFuncGetName", "func")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_name: *const c_char = core::ptr::null();
    let c_func = args::pointer(object_func, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaFuncGetName)?;
    let status = unsafe {
        released(py, || function((&raw mut c_name).cast(), c_func.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, c_name) }?),
    )
}

pub(crate) fn cudaFuncGetParamCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_func], []) = call.bind("cudaFuncGetParamCount", "func")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_func = args::pointer(object_func, &arena)?;
    let mut c_paramCount: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaFuncGetParamCount)?;
    let status = unsafe {
        released(py, || function(c_func.cast(), (&raw mut c_paramCount).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_paramCount)?),
    )
}

pub(crate) fn cudaFuncGetParamInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_func, object_paramIndex], []) = call
        .bind("cudaFuncGetParamInfo", "func paramIndex")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_paramIndex = args::u64(object_paramIndex, "paramIndex")?;
    let c_func = args::pointer(object_func, &arena)?;
    let mut c_paramOffset: u64 = 0;
    let mut c_paramSize: u64 = 0;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaFuncGetParamInfo)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_func.cast(),
                c_paramIndex,
                (&raw mut c_paramOffset).cast(),
                (&raw mut c_paramSize).cast(),
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_paramOffset)?)?;
            tuple.push(out::u64(py, c_paramSize)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaFuncSetCacheConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_func, object_cacheConfig], []) = call
        .bind("cudaFuncSetCacheConfig", "func cacheConfig")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_cacheConfig = args::enumeration(
        object_cacheConfig,
        "cacheConfig",
        &runtime::cudaFuncCache,
    )?;
    let c_func = args::pointer(object_func, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cudaFuncSetCacheConfig)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_func.cast(), c_cacheConfig)) },
    )
}

pub(crate) fn cudaFuncSetSharedMemConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_func, object_config], []) = call
        .bind("cudaFuncSetSharedMemConfig", "func config")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_config = args::enumeration(
        object_config,
        "config",
        &runtime::cudaSharedMemConfig,
    )?;
    let c_func = args::pointer(object_func, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cudaFuncSetSharedMemConfig)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_func.cast(), c_config)) },
    )
}

pub(crate) fn cudaGLGetDevices<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_cudaDeviceCount, object_deviceList], []) = call
        .bind("cudaGLGetDevices", "cudaDeviceCount deviceList")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_cudaDeviceCount = args::u32(object_cudaDeviceCount, "cudaDeviceCount")?;
    let c_deviceList = args::enumeration(
        object_deviceList,
        "deviceList",
        &runtime::cudaGLDeviceList,
    )?;
    let mut c_pCudaDeviceCount: u32 = 0;
    let c_pCudaDevices_length: usize = c_cudaDeviceCount as usize;
    let c_pCudaDevices = args::output_memory(
        py,
        c_pCudaDevices_length,
        Ty::I32.size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32, i32) -> i32 = call
        .symbol(slots::cudaGLGetDevices)?;
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
        &runtime::cudaError,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_pCudaDeviceCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::I32,
                            c_pCudaDevices.cast(),
                            c_pCudaDevices_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudaGLMapBufferObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_bufObj], []) = call.bind("cudaGLMapBufferObject", "bufObj")?;
    let py = call.py();
    let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::cudaGLMapBufferObject)?;
    let status = unsafe {
        released(py, || function((&raw mut c_devPtr).cast(), c_bufObj))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_devPtr)?),
    )
}

pub(crate) fn cudaGLMapBufferObjectAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_bufObj, object_stream], []) = call
        .bind("cudaGLMapBufferObjectAsync", "bufObj stream")?;
    let py = call.py();
    let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, u32, u64) -> i32 = call
        .symbol(slots::cudaGLMapBufferObjectAsync)?;
    let status = unsafe {
        released(py, || function((&raw mut c_devPtr).cast(), c_bufObj, c_stream))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_devPtr)?),
    )
}

pub(crate) fn cudaGLRegisterBufferObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_bufObj], []) = call.bind("cudaGLRegisterBufferObject", "bufObj")?;
    let py = call.py();
    let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::cudaGLRegisterBufferObject)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_bufObj)) })
}

pub(crate) fn cudaGLSetBufferObjectMapFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_bufObj, object_flags], []) = call
        .bind("cudaGLSetBufferObjectMapFlags", "bufObj flags")?;
    let py = call.py();
    let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u32, u32) -> i32 = call
        .symbol(slots::cudaGLSetBufferObjectMapFlags)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_bufObj, c_flags)) },
    )
}

pub(crate) fn cudaGLSetGLDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("cudaGLSetGLDevice", "device")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cudaGLSetGLDevice)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_device)) })
}

pub(crate) fn cudaGLUnmapBufferObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_bufObj], []) = call.bind("cudaGLUnmapBufferObject", "bufObj")?;
    let py = call.py();
    let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::cudaGLUnmapBufferObject)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_bufObj)) })
}

pub(crate) fn cudaGLUnmapBufferObjectAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_bufObj, object_stream], []) = call
        .bind("cudaGLUnmapBufferObjectAsync", "bufObj stream")?;
    let py = call.py();
    let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u32, u64) -> i32 = call
        .symbol(slots::cudaGLUnmapBufferObjectAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_bufObj, c_stream)) },
    )
}

pub(crate) fn cudaGLUnregisterBufferObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_bufObj], []) = call.bind("cudaGLUnregisterBufferObject", "bufObj")?;
    let py = call.py();
    let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::cudaGLUnregisterBufferObject)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_bufObj)) })
}

pub(crate) fn cudaGetChannelDesc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_array], []) = call.bind("cudaGetChannelDesc", "array")?;
    let py = call.py();
    let c_array = args::value::<u64>(object_array, "array", &runtime::cudaArray_t)?;
    let (c_desc, c_desc_place) = out::new_record(py, &runtime::cudaChannelFormatDesc)?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaGetChannelDesc)?;
    let status = unsafe { released(py, || function(c_desc_place.cast(), c_array)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(c_desc.into_any()))
}

pub(crate) fn cudaGetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaGetDevice", "")?;
    let py = call.py();
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaGetDevice)?;
    let status = unsafe { held(py, || function((&raw mut c_device).cast())) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_device)?),
    )
}

pub(crate) fn cudaGetDeviceCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaGetDeviceCount", "")?;
    let py = call.py();
    let mut c_count: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaGetDeviceCount)?;
    let status = unsafe { released(py, || function((&raw mut c_count).cast())) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_count)?),
    )
}

pub(crate) fn cudaGetDeviceFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaGetDeviceFlags", "")?;
    let py = call.py();
    let mut c_flags: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaGetDeviceFlags)?;
    let status = unsafe { released(py, || function((&raw mut c_flags).cast())) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_flags)?),
    )
}

pub(crate) fn cudaGetDriverEntryPoint<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_symbol, object_flags], []) = call
        .bind("cudaGetDriverEntryPoint", "symbol flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_flags = args::u64(object_flags, "flags")?;
    let c_symbol = args::c_string(object_symbol, &arena)?;
    let mut c_funcPtr: *mut c_void = core::ptr::null_mut();
    let mut c_driverStatus: i32 = 0;
    let function: unsafe extern "system" fn(
        *const c_char,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGetDriverEntryPoint)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_symbol,
                (&raw mut c_funcPtr).cast(),
                c_flags,
                (&raw mut c_driverStatus).cast(),
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        2,
        |tuple| {
            tuple.push(out::pointer(py, c_funcPtr)?)?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &runtime::cudaDriverEntryPointQueryResult,
                        c_driverStatus,
                    )?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudaGetDriverEntryPointByVersion<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_symbol, object_cudaVersion, object_flags], []) = call
        .bind("cudaGetDriverEntryPointByVersion", "symbol cudaVersion flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_cudaVersion = args::u32(object_cudaVersion, "cudaVersion")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let c_symbol = args::c_string(object_symbol, &arena)?;
    let mut c_funcPtr: *mut c_void = core::ptr::null_mut();
    let mut c_driverStatus: i32 = 0;
    let function: unsafe extern "system" fn(
        *const c_char,
        *mut c_void,
        u32,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGetDriverEntryPointByVersion)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_symbol,
                (&raw mut c_funcPtr).cast(),
                c_cudaVersion,
                c_flags,
                (&raw mut c_driverStatus).cast(),
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        2,
        |tuple| {
            tuple.push(out::pointer(py, c_funcPtr)?)?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &runtime::cudaDriverEntryPointQueryResult,
                        c_driverStatus,
                    )?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cudaGetErrorName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_error], []) = call.bind("cudaGetErrorName", "error")?;
    let py = call.py();
    let c_error = args::enumeration(object_error, "error", &runtime::cudaError)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::cudaGetErrorName)?;
    let value = unsafe { held(py, || function(c_error)) };
    returned(
        py,
        &runtime::cudaError,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn cudaGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_error], []) = call.bind("cudaGetErrorString", "error")?;
    let py = call.py();
    let c_error = args::enumeration(object_error, "error", &runtime::cudaError)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::cudaGetErrorString)?;
    let value = unsafe { held(py, || function(c_error)) };
    returned(
        py,
        &runtime::cudaError,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn cudaGetExportTable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pExportTableId], []) = call
        .bind("cudaGetExportTable", "pExportTableId")?;
    let py = call.py();
    let mut c_ppExportTable: *mut c_void = core::ptr::null_mut();
    let c_pExportTableId = args::optional_record(
        object_pExportTableId,
        "pExportTableId",
        &runtime::cudaUUID_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaGetExportTable)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_ppExportTable).cast(), c_pExportTableId.cast()),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_ppExportTable)?),
    )
}

pub(crate) fn cudaGetFuncBySymbol<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_symbolPtr], []) = call.bind("cudaGetFuncBySymbol", "symbolPtr")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_functionPtr: u64 = 0;
    let c_symbolPtr = args::pointer(object_symbolPtr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaGetFuncBySymbol)?;
    let status = unsafe {
        released(py, || function((&raw mut c_functionPtr).cast(), c_symbolPtr.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaFunction_t, c_functionPtr as u64)?)
        },
    )
}

pub(crate) fn cudaGetKernel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_entryFuncAddr], []) = call.bind("cudaGetKernel", "entryFuncAddr")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_kernelPtr: u64 = 0;
    let c_entryFuncAddr = args::pointer(object_entryFuncAddr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaGetKernel)?;
    let status = unsafe {
        released(py, || function((&raw mut c_kernelPtr).cast(), c_entryFuncAddr.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaKernel_t, c_kernelPtr as u64)?),
    )
}

pub(crate) fn cudaGetLastError<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaGetLastError", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudaGetLastError)?;
    returned0(py, &runtime::cudaError, unsafe { held(py, || function()) })
}

pub(crate) fn cudaGetMipmappedArrayLevel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_mipmappedArray, object_level], []) = call
        .bind("cudaGetMipmappedArrayLevel", "mipmappedArray level")?;
    let py = call.py();
    let c_mipmappedArray = args::value::<
        u64,
    >(object_mipmappedArray, "mipmappedArray", &runtime::cudaMipmappedArray_t)?;
    let c_level = args::u32(object_level, "level")?;
    let mut c_levelArray: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cudaGetMipmappedArrayLevel)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_levelArray).cast(), c_mipmappedArray, c_level),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaArray_t, c_levelArray as u64)?),
    )
}

pub(crate) fn cudaGetSymbolAddress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_symbol], []) = call.bind("cudaGetSymbolAddress", "symbol")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let c_symbol = args::pointer(object_symbol, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaGetSymbolAddress)?;
    let status = unsafe {
        released(py, || function((&raw mut c_devPtr).cast(), c_symbol.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_devPtr)?),
    )
}

pub(crate) fn cudaGetSymbolSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_symbol], []) = call.bind("cudaGetSymbolSize", "symbol")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_size: u64 = 0;
    let c_symbol = args::pointer(object_symbol, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaGetSymbolSize)?;
    let status = unsafe {
        released(py, || function((&raw mut c_size).cast(), c_symbol.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_size)?),
    )
}

pub(crate) fn cudaGetTextureObjectTextureDesc<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_texObject], []) = call
        .bind("cudaGetTextureObjectTextureDesc", "texObject")?;
    let py = call.py();
    let c_texObject = args::value::<
        u64,
    >(object_texObject, "texObject", &runtime::cudaTextureObject_t)?;
    let (c_pTexDesc, c_pTexDesc_place) = out::new_record(py, &runtime::cudaTextureDesc)?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaGetTextureObjectTextureDesc)?;
    let status = unsafe {
        released(py, || function(c_pTexDesc_place.cast(), c_texObject))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_pTexDesc.into_any()),
    )
}

pub(crate) fn cudaGraphAddChildGraphNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_childGraph,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphAddChildGraphNode",
            "graph pDependencies numDependencies childGraph",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_childGraph = args::value::<
        u64,
    >(object_childGraph, "childGraph", &runtime::cudaGraph_t)?;
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        object_pDependencies,
        "pDependencies",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cudaGraphAddChildGraphNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
                c_childGraph,
            ),
        )
    };
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

pub(crate) fn cudaGraphAddDependencies_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_from_,
        object_to,
        object_edgeData,
        object_numDependencies,
        ],
        [],
    ) = call
        .bind("cudaGraphAddDependencies_v2", "graph from_ to edgeData numDependencies")?;
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
    let c_edgeData = args::optional_array(
        object_edgeData,
        "edgeData",
        &Ty::Record(&runtime::cudaGraphEdgeData),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudaGraphAddDependencies_v2)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_graph,
                    c_from.cast(),
                    c_to.cast(),
                    c_edgeData.cast(),
                    c_numDependencies,
                ),
            )
        },
    )
}

pub(crate) fn cudaGraphAddEmptyNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph, object_pDependencies, object_numDependencies], []) = call
        .bind("cudaGraphAddEmptyNode", "graph pDependencies numDependencies")?;
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
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::cudaGraphAddEmptyNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
            ),
        )
    };
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

pub(crate) fn cudaGraphAddEventRecordNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_event,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphAddEventRecordNode",
            "graph pDependencies numDependencies event",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        object_pDependencies,
        "pDependencies",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cudaGraphAddEventRecordNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
                c_event,
            ),
        )
    };
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

pub(crate) fn cudaGraphAddEventWaitNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_event,
        ],
        [],
    ) = call
        .bind("cudaGraphAddEventWaitNode", "graph pDependencies numDependencies event")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        object_pDependencies,
        "pDependencies",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cudaGraphAddEventWaitNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
                c_event,
            ),
        )
    };
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

pub(crate) fn cudaGraphAddExternalSemaphoresSignalNode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphAddExternalSemaphoresSignalNode",
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
        &runtime::cudaExternalSemaphoreSignalNodeParams,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphAddExternalSemaphoresSignalNode)?;
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

pub(crate) fn cudaGraphAddExternalSemaphoresWaitNode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphAddExternalSemaphoresWaitNode",
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
        &runtime::cudaExternalSemaphoreWaitNodeParams,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphAddExternalSemaphoresWaitNode)?;
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

pub(crate) fn cudaGraphAddHostNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_pNodeParams,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphAddHostNode",
            "graph pDependencies numDependencies pNodeParams",
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
    let c_pNodeParams = args::optional_record(
        object_pNodeParams,
        "pNodeParams",
        &runtime::cudaHostNodeParams,
    )?;
    args::keep(object_pNodeParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphAddHostNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
                c_pNodeParams.cast(),
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

pub(crate) fn cudaGraphAddKernelNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_pNodeParams,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphAddKernelNode",
            "graph pDependencies numDependencies pNodeParams",
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
    let c_pNodeParams = args::optional_record(
        object_pNodeParams,
        "pNodeParams",
        &runtime::cudaKernelNodeParams,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphAddKernelNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
                c_pNodeParams.cast(),
            ),
        )
    };
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

pub(crate) fn cudaGraphAddMemFreeNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_dptr,
        ],
        [],
    ) = call
        .bind("cudaGraphAddMemFreeNode", "graph pDependencies numDependencies dptr")?;
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
    let c_dptr = args::pointer(object_dptr, &arena)?;
    args::keep(object_dptr, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphAddMemFreeNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
                c_dptr.cast(),
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

pub(crate) fn cudaGraphAddMemcpyNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_pCopyParams,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphAddMemcpyNode",
            "graph pDependencies numDependencies pCopyParams",
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
    let c_pCopyParams = args::optional_record(
        object_pCopyParams,
        "pCopyParams",
        &runtime::cudaMemcpy3DParms,
    )?;
    args::keep(object_pCopyParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphAddMemcpyNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
                c_pCopyParams.cast(),
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

pub(crate) fn cudaGraphAddMemcpyNode1D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_dst,
        object_src,
        object_count,
        object_kind,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphAddMemcpyNode1D",
            "graph pDependencies numDependencies dst src count kind",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_count = args::u64(object_count, "count")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        object_pDependencies,
        "pDependencies",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_dst = args::pointer(object_dst, &arena)?;
    let c_src = args::pointer(object_src, &arena)?;
    args::keep(object_dst, &arena)?;
    args::keep(object_src, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaGraphAddMemcpyNode1D)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
                c_dst.cast(),
                c_src.cast(),
                c_count,
                c_kind,
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

pub(crate) fn cudaGraphAddMemcpyNodeFromSymbol<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_dst,
        object_symbol,
        object_count,
        object_offset,
        object_kind,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphAddMemcpyNodeFromSymbol",
            "graph pDependencies numDependencies dst symbol count offset kind",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_count = args::u64(object_count, "count")?;
    let c_offset = args::u64(object_offset, "offset")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        object_pDependencies,
        "pDependencies",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_dst = args::pointer(object_dst, &arena)?;
    let c_symbol = args::pointer(object_symbol, &arena)?;
    args::keep(object_dst, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaGraphAddMemcpyNodeFromSymbol)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
                c_dst.cast(),
                c_symbol.cast(),
                c_count,
                c_offset,
                c_kind,
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

pub(crate) fn cudaGraphAddMemcpyNodeToSymbol<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_symbol,
        object_src,
        object_count,
        object_offset,
        object_kind,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphAddMemcpyNodeToSymbol",
            "graph pDependencies numDependencies symbol src count offset kind",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_count = args::u64(object_count, "count")?;
    let c_offset = args::u64(object_offset, "offset")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        object_pDependencies,
        "pDependencies",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_symbol = args::pointer(object_symbol, &arena)?;
    let c_src = args::pointer(object_src, &arena)?;
    args::keep(object_src, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaGraphAddMemcpyNodeToSymbol)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
                c_symbol.cast(),
                c_src.cast(),
                c_count,
                c_offset,
                c_kind,
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

pub(crate) fn cudaGraphAddMemsetNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_numDependencies,
        object_pMemsetParams,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphAddMemsetNode",
            "graph pDependencies numDependencies pMemsetParams",
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
    let c_pMemsetParams = args::optional_record(
        object_pMemsetParams,
        "pMemsetParams",
        &runtime::cudaMemsetParams,
    )?;
    args::keep(object_pMemsetParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphAddMemsetNode)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_numDependencies,
                c_pMemsetParams.cast(),
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

pub(crate) fn cudaGraphAddNode_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_pDependencies,
        object_dependencyData,
        object_numDependencies,
        object_nodeParams,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphAddNode_v2",
            "graph pDependencies dependencyData numDependencies nodeParams",
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
    let c_dependencyData = args::optional_array(
        object_dependencyData,
        "dependencyData",
        &Ty::Record(&runtime::cudaGraphEdgeData),
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
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphAddNode_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphNode).cast(),
                c_graph,
                c_pDependencies.cast(),
                c_dependencyData.cast(),
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

pub(crate) fn cudaGraphChildGraphNodeGetGraph<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_node], []) = call.bind("cudaGraphChildGraphNodeGetGraph", "node")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let mut c_pGraph: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphChildGraphNodeGetGraph)?;
    let status = unsafe {
        released(py, || function(c_node, (&raw mut c_pGraph).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaGraph_t, c_pGraph as u64)?),
    )
}

pub(crate) fn cudaGraphClone<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_originalGraph], []) = call.bind("cudaGraphClone", "originalGraph")?;
    let py = call.py();
    let c_originalGraph = args::value::<
        u64,
    >(object_originalGraph, "originalGraph", &runtime::cudaGraph_t)?;
    let mut c_pGraphClone: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaGraphClone)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pGraphClone).cast(), c_originalGraph))
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaGraph_t, c_pGraphClone as u64);
        handle_keepalive::share(
            &runtime::cudaGraph_t,
            c_originalGraph as u64,
            &runtime::cudaGraph_t,
            c_pGraphClone as u64,
        );
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaGraph_t, c_pGraphClone as u64)?),
    )
}

pub(crate) fn cudaGraphConditionalHandleCreate<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_graph, object_defaultLaunchValue, object_flags], []) = call
        .bind("cudaGraphConditionalHandleCreate", "graph defaultLaunchValue flags")?;
    let py = call.py();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_defaultLaunchValue = args::u32(
        object_defaultLaunchValue,
        "defaultLaunchValue",
    )?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_pHandle_out: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32, u32) -> i32 = call
        .symbol(slots::cudaGraphConditionalHandleCreate)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pHandle_out).cast(),
                c_graph,
                c_defaultLaunchValue,
                c_flags,
            ),
        )
    };
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
                        &runtime::cudaGraphConditionalHandle,
                        c_pHandle_out as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudaGraphConditionalHandleCreate_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_graph, object_ctx, object_defaultLaunchValue, object_flags], []) = call
        .bind(
            "cudaGraphConditionalHandleCreate_v2",
            "graph ctx defaultLaunchValue flags",
        )?;
    let py = call.py();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_ctx = args::value::<
        u64,
    >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
    let c_defaultLaunchValue = args::u32(
        object_defaultLaunchValue,
        "defaultLaunchValue",
    )?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_pHandle_out: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64, u32, u32) -> i32 = call
        .symbol(slots::cudaGraphConditionalHandleCreate_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pHandle_out).cast(),
                c_graph,
                c_ctx,
                c_defaultLaunchValue,
                c_flags,
            ),
        )
    };
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
                        &runtime::cudaGraphConditionalHandle,
                        c_pHandle_out as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudaGraphCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags], []) = call.bind("cudaGraphCreate", "flags")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_pGraph: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::cudaGraphCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pGraph).cast(), c_flags))
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaGraph_t, c_pGraph as u64);
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaGraph_t, c_pGraph as u64)?),
    )
}

pub(crate) fn cudaGraphDebugDotPrint<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph, object_path, object_flags], []) = call
        .bind("cudaGraphDebugDotPrint", "graph path flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_path = args::c_string(object_path, &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char, u32) -> i32 = call
        .symbol(slots::cudaGraphDebugDotPrint)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_graph, c_path, c_flags)) },
    )
}

pub(crate) fn cudaGraphDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph], []) = call.bind("cudaGraphDestroy", "graph")?;
    let py = call.py();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaGraphDestroy)?;
    let detached = handle_keepalive::detach(&runtime::cudaGraph_t, c_graph as u64);
    let status = unsafe { released(py, || function(c_graph)) };
    detached.finish(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphDestroyNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node], []) = call.bind("cudaGraphDestroyNode", "node")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaGraphDestroyNode)?;
    let detached = handle_keepalive::detach(&runtime::cudaGraphNode_t, c_node as u64);
    let status = unsafe { released(py, || function(c_node)) };
    detached.finish(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphEventRecordNodeGetEvent<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_node], []) = call.bind("cudaGraphEventRecordNodeGetEvent", "node")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let mut c_event_out: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphEventRecordNodeGetEvent)?;
    let status = unsafe {
        released(py, || function(c_node, (&raw mut c_event_out).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaEvent_t, c_event_out as u64)?),
    )
}

pub(crate) fn cudaGraphEventRecordNodeSetEvent<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_node, object_event], []) = call
        .bind("cudaGraphEventRecordNodeSetEvent", "node event")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cudaGraphEventRecordNodeSetEvent)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_node, c_event)) },
    )
}

pub(crate) fn cudaGraphEventWaitNodeGetEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node], []) = call.bind("cudaGraphEventWaitNodeGetEvent", "node")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let mut c_event_out: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphEventWaitNodeGetEvent)?;
    let status = unsafe {
        released(py, || function(c_node, (&raw mut c_event_out).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaEvent_t, c_event_out as u64)?),
    )
}

pub(crate) fn cudaGraphEventWaitNodeSetEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node, object_event], []) = call
        .bind("cudaGraphEventWaitNodeSetEvent", "node event")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cudaGraphEventWaitNodeSetEvent)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_node, c_event)) },
    )
}

pub(crate) fn cudaGraphExecChildGraphNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_node, object_childGraph], []) = call
        .bind("cudaGraphExecChildGraphNodeSetParams", "hGraphExec node childGraph")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_childGraph = args::value::<
        u64,
    >(object_childGraph, "childGraph", &runtime::cudaGraph_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cudaGraphExecChildGraphNodeSetParams)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_hGraphExec, c_node, c_childGraph)) },
    )
}

pub(crate) fn cudaGraphExecDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graphExec], []) = call.bind("cudaGraphExecDestroy", "graphExec")?;
    let py = call.py();
    let c_graphExec = args::value::<
        u64,
    >(object_graphExec, "graphExec", &runtime::cudaGraphExec_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaGraphExecDestroy)?;
    let detached = handle_keepalive::detach(
        &runtime::cudaGraphExec_t,
        c_graphExec as u64,
    );
    let status = unsafe { released(py, || function(c_graphExec)) };
    detached.finish(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphExecEventRecordNodeSetEvent<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_event], []) = call
        .bind("cudaGraphExecEventRecordNodeSetEvent", "hGraphExec hNode event")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cudaGraphExecEventRecordNodeSetEvent)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_hGraphExec, c_hNode, c_event)) },
    )
}

pub(crate) fn cudaGraphExecEventWaitNodeSetEvent<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_event], []) = call
        .bind("cudaGraphExecEventWaitNodeSetEvent", "hGraphExec hNode event")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cudaGraphExecEventWaitNodeSetEvent)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_hGraphExec, c_hNode, c_event)) },
    )
}

pub(crate) fn cudaGraphExecExternalSemaphoresSignalNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_nodeParams], []) = call
        .bind(
            "cudaGraphExecExternalSemaphoresSignalNodeSetParams",
            "hGraphExec hNode nodeParams",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &runtime::cudaExternalSemaphoreSignalNodeParams,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExecExternalSemaphoresSignalNodeSetParams)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_hNode, c_nodeParams.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaGraphExec_t,
            c_hGraphExec as u64,
            None,
            arena,
        );
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphExecExternalSemaphoresWaitNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_nodeParams], []) = call
        .bind(
            "cudaGraphExecExternalSemaphoresWaitNodeSetParams",
            "hGraphExec hNode nodeParams",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &runtime::cudaExternalSemaphoreWaitNodeParams,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExecExternalSemaphoresWaitNodeSetParams)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_hNode, c_nodeParams.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaGraphExec_t,
            c_hGraphExec as u64,
            None,
            arena,
        );
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphExecGetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graphExec], []) = call.bind("cudaGraphExecGetFlags", "graphExec")?;
    let py = call.py();
    let c_graphExec = args::value::<
        u64,
    >(object_graphExec, "graphExec", &runtime::cudaGraphExec_t)?;
    let mut c_flags: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExecGetFlags)?;
    let status = unsafe {
        released(py, || function(c_graphExec, (&raw mut c_flags).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_flags)?),
    )
}

pub(crate) fn cudaGraphExecGetId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec], []) = call.bind("cudaGraphExecGetId", "hGraphExec")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let mut c_graphID: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExecGetId)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, (&raw mut c_graphID).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_graphID)?),
    )
}

pub(crate) fn cudaGraphExecHostNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_node, object_pNodeParams], []) = call
        .bind("cudaGraphExecHostNodeSetParams", "hGraphExec node pNodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_pNodeParams = args::optional_record(
        object_pNodeParams,
        "pNodeParams",
        &runtime::cudaHostNodeParams,
    )?;
    args::keep(object_pNodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExecHostNodeSetParams)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_node, c_pNodeParams.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaGraphExec_t,
            c_hGraphExec as u64,
            None,
            arena,
        );
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphExecKernelNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_node, object_pNodeParams], []) = call
        .bind("cudaGraphExecKernelNodeSetParams", "hGraphExec node pNodeParams")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_pNodeParams = args::optional_record(
        object_pNodeParams,
        "pNodeParams",
        &runtime::cudaKernelNodeParams,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExecKernelNodeSetParams)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_hGraphExec, c_node, c_pNodeParams.cast())) },
    )
}

pub(crate) fn cudaGraphExecMemcpyNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_node, object_pNodeParams], []) = call
        .bind("cudaGraphExecMemcpyNodeSetParams", "hGraphExec node pNodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_pNodeParams = args::optional_record(
        object_pNodeParams,
        "pNodeParams",
        &runtime::cudaMemcpy3DParms,
    )?;
    args::keep(object_pNodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExecMemcpyNodeSetParams)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_node, c_pNodeParams.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaGraphExec_t,
            c_hGraphExec as u64,
            None,
            arena,
        );
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphExecMemcpyNodeSetParams1D<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_hGraphExec,
        object_node,
        object_dst,
        object_src,
        object_count,
        object_kind,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphExecMemcpyNodeSetParams1D",
            "hGraphExec node dst src count kind",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_count = args::u64(object_count, "count")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer(object_dst, &arena)?;
    let c_src = args::pointer(object_src, &arena)?;
    args::keep(object_dst, &arena)?;
    args::keep(object_src, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaGraphExecMemcpyNodeSetParams1D)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_hGraphExec,
                c_node,
                c_dst.cast(),
                c_src.cast(),
                c_count,
                c_kind,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaGraphExec_t,
            c_hGraphExec as u64,
            None,
            arena,
        );
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphExecMemcpyNodeSetParamsFromSymbol<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_hGraphExec,
        object_node,
        object_dst,
        object_symbol,
        object_count,
        object_offset,
        object_kind,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphExecMemcpyNodeSetParamsFromSymbol",
            "hGraphExec node dst symbol count offset kind",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_count = args::u64(object_count, "count")?;
    let c_offset = args::u64(object_offset, "offset")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer(object_dst, &arena)?;
    let c_symbol = args::pointer(object_symbol, &arena)?;
    args::keep(object_dst, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaGraphExecMemcpyNodeSetParamsFromSymbol)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_hGraphExec,
                c_node,
                c_dst.cast(),
                c_symbol.cast(),
                c_count,
                c_offset,
                c_kind,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaGraphExec_t,
            c_hGraphExec as u64,
            None,
            arena,
        );
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphExecMemcpyNodeSetParamsToSymbol<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_hGraphExec,
        object_node,
        object_symbol,
        object_src,
        object_count,
        object_offset,
        object_kind,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphExecMemcpyNodeSetParamsToSymbol",
            "hGraphExec node symbol src count offset kind",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_count = args::u64(object_count, "count")?;
    let c_offset = args::u64(object_offset, "offset")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_symbol = args::pointer(object_symbol, &arena)?;
    let c_src = args::pointer(object_src, &arena)?;
    args::keep(object_src, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaGraphExecMemcpyNodeSetParamsToSymbol)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_hGraphExec,
                c_node,
                c_symbol.cast(),
                c_src.cast(),
                c_count,
                c_offset,
                c_kind,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaGraphExec_t,
            c_hGraphExec as u64,
            None,
            arena,
        );
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphExecMemsetNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hGraphExec, object_node, object_pNodeParams], []) = call
        .bind("cudaGraphExecMemsetNodeSetParams", "hGraphExec node pNodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_pNodeParams = args::optional_record(
        object_pNodeParams,
        "pNodeParams",
        &runtime::cudaMemsetParams,
    )?;
    args::keep(object_pNodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExecMemsetNodeSetParams)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_node, c_pNodeParams.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &runtime::cudaGraphExec_t,
            c_hGraphExec as u64,
            None,
            arena,
        );
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphExecUpdate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_hGraph], []) = call
        .bind("cudaGraphExecUpdate", "hGraphExec hGraph")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &runtime::cudaGraph_t)?;
    let (c_resultInfo, c_resultInfo_place) = out::new_record(
        py,
        &runtime::cudaGraphExecUpdateResultInfo,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExecUpdate)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_hGraph, c_resultInfo_place.cast()))
    };
    if status != 0 && errors_are_explained() {
        return returned_as(
            py,
            &runtime::cudaError,
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
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_resultInfo.into_any()),
    )
}

pub(crate) fn cudaGraphExternalSemaphoresSignalNodeGetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hNode], []) = call
        .bind("cudaGraphExternalSemaphoresSignalNodeGetParams", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let (c_params_out, c_params_out_place) = out::new_record(
        py,
        &runtime::cudaExternalSemaphoreSignalNodeParams,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExternalSemaphoresSignalNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_hNode, c_params_out_place.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_params_out.into_any()),
    )
}

pub(crate) fn cudaGraphExternalSemaphoresSignalNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hNode, object_nodeParams], []) = call
        .bind("cudaGraphExternalSemaphoresSignalNodeSetParams", "hNode nodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &runtime::cudaExternalSemaphoreSignalNodeParams,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExternalSemaphoresSignalNodeSetParams)?;
    let status = unsafe { released(py, || function(c_hNode, c_nodeParams.cast())) };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphNode_t, c_hNode as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphExternalSemaphoresWaitNodeGetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hNode], []) = call
        .bind("cudaGraphExternalSemaphoresWaitNodeGetParams", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let (c_params_out, c_params_out_place) = out::new_record(
        py,
        &runtime::cudaExternalSemaphoreWaitNodeParams,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExternalSemaphoresWaitNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_hNode, c_params_out_place.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_params_out.into_any()),
    )
}

pub(crate) fn cudaGraphExternalSemaphoresWaitNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hNode, object_nodeParams], []) = call
        .bind("cudaGraphExternalSemaphoresWaitNodeSetParams", "hNode nodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let c_nodeParams = args::optional_record(
        object_nodeParams,
        "nodeParams",
        &runtime::cudaExternalSemaphoreWaitNodeParams,
    )?;
    args::keep(object_nodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphExternalSemaphoresWaitNodeSetParams)?;
    let status = unsafe { released(py, || function(c_hNode, c_nodeParams.cast())) };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphNode_t, c_hNode as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphGetEdges_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph], [object_numEdges]) = call
        .bind("cudaGraphGetEdges_v2", "graph numEdges")?;
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
    let c_edgeData_length: usize = c_numEdges as usize;
    let c_edgeData = args::output_memory(
        py,
        c_edgeData_length,
        Ty::Record(&runtime::cudaGraphEdgeData).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphGetEdges_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_graph,
                c_from.cast(),
                c_to.cast(),
                c_edgeData.cast(),
                (&raw mut c_numEdges).cast(),
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        4,
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
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&runtime::cudaGraphEdgeData),
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

pub(crate) fn cudaGraphGetId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraph], []) = call.bind("cudaGraphGetId", "hGraph")?;
    let py = call.py();
    let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &runtime::cudaGraph_t)?;
    let mut c_graphID: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphGetId)?;
    let status = unsafe {
        released(py, || function(c_hGraph, (&raw mut c_graphID).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_graphID)?),
    )
}

pub(crate) fn cudaGraphGetNodes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph], [object_numNodes]) = call
        .bind("cudaGraphGetNodes", "graph numNodes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let mut c_numNodes = args::optional(
        object_numNodes,
        0,
        |object| args::u64(object, "numNodes"),
    )?;
    let c_nodes_length: usize = c_numNodes as usize;
    let c_nodes = args::output_memory(
        py,
        c_nodes_length,
        Ty::Value(&runtime::cudaGraphNode_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphGetNodes)?;
    let status = unsafe {
        released(py, || function(c_graph, c_nodes.cast(), (&raw mut c_numNodes).cast()))
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

pub(crate) fn cudaGraphGetRootNodes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph], [object_pNumRootNodes]) = call
        .bind("cudaGraphGetRootNodes", "graph pNumRootNodes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let mut c_pNumRootNodes = args::optional(
        object_pNumRootNodes,
        0,
        |object| args::u64(object, "pNumRootNodes"),
    )?;
    let c_pRootNodes_length: usize = c_pNumRootNodes as usize;
    let c_pRootNodes = args::output_memory(
        py,
        c_pRootNodes_length,
        Ty::Value(&runtime::cudaGraphNode_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphGetRootNodes)?;
    let status = unsafe {
        released(
            py,
            || function(c_graph, c_pRootNodes.cast(), (&raw mut c_pNumRootNodes).cast()),
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
                            c_pRootNodes.cast(),
                            c_pRootNodes_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_pNumRootNodes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaGraphHostNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node], []) = call.bind("cudaGraphHostNodeGetParams", "node")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let (c_pNodeParams, c_pNodeParams_place) = out::new_record(
        py,
        &runtime::cudaHostNodeParams,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphHostNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_node, c_pNodeParams_place.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_pNodeParams.into_any()),
    )
}

pub(crate) fn cudaGraphHostNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node, object_pNodeParams], []) = call
        .bind("cudaGraphHostNodeSetParams", "node pNodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_pNodeParams = args::optional_record(
        object_pNodeParams,
        "pNodeParams",
        &runtime::cudaHostNodeParams,
    )?;
    args::keep(object_pNodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphHostNodeSetParams)?;
    let status = unsafe { released(py, || function(c_node, c_pNodeParams.cast())) };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphNode_t, c_node as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphInstantiate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph, object_flags], []) = call
        .bind("cudaGraphInstantiate", "graph flags")?;
    let py = call.py();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_flags = args::u64(object_flags, "flags")?;
    let mut c_pGraphExec: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cudaGraphInstantiate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pGraphExec).cast(), c_graph, c_flags))
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaGraphExec_t, c_pGraphExec as u64);
        handle_keepalive::share(
            &runtime::cudaGraph_t,
            c_graph as u64,
            &runtime::cudaGraphExec_t,
            c_pGraphExec as u64,
        );
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaGraphExec_t, c_pGraphExec as u64)?)
        },
    )
}

pub(crate) fn cudaGraphInstantiateWithFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph, object_flags], []) = call
        .bind("cudaGraphInstantiateWithFlags", "graph flags")?;
    let py = call.py();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_flags = args::u64(object_flags, "flags")?;
    let mut c_pGraphExec: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cudaGraphInstantiateWithFlags)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pGraphExec).cast(), c_graph, c_flags))
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaGraphExec_t, c_pGraphExec as u64);
        handle_keepalive::share(
            &runtime::cudaGraph_t,
            c_graph as u64,
            &runtime::cudaGraphExec_t,
            c_pGraphExec as u64,
        );
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaGraphExec_t, c_pGraphExec as u64)?)
        },
    )
}

pub(crate) fn cudaGraphInstantiateWithParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph, object_instantiateParams], []) = call
        .bind("cudaGraphInstantiateWithParams", "graph instantiateParams")?;
    let py = call.py();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let mut c_pGraphExec: u64 = 0;
    let c_instantiateParams = args::optional_record(
        object_instantiateParams,
        "instantiateParams",
        &runtime::cudaGraphInstantiateParams,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphInstantiateWithParams)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_pGraphExec).cast(),
                c_graph,
                c_instantiateParams.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaGraphExec_t, c_pGraphExec as u64);
        handle_keepalive::share(
            &runtime::cudaGraph_t,
            c_graph as u64,
            &runtime::cudaGraphExec_t,
            c_pGraphExec as u64,
        );
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaGraphExec_t, c_pGraphExec as u64)?)
        },
    )
}

pub(crate) fn cudaGraphKernelNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node], []) = call.bind("cudaGraphKernelNodeGetParams", "node")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let (c_pNodeParams, c_pNodeParams_place) = out::new_record(
        py,
        &runtime::cudaKernelNodeParams,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphKernelNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_node, c_pNodeParams_place.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_pNodeParams.into_any()),
    )
}

pub(crate) fn cudaGraphKernelNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node, object_pNodeParams], []) = call
        .bind("cudaGraphKernelNodeSetParams", "node pNodeParams")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_pNodeParams = args::optional_record(
        object_pNodeParams,
        "pNodeParams",
        &runtime::cudaKernelNodeParams,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphKernelNodeSetParams)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_node, c_pNodeParams.cast())) },
    )
}

pub(crate) fn cudaGraphLaunch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graphExec, object_stream], []) = call
        .bind("cudaGraphLaunch", "graphExec stream")?;
    let py = call.py();
    let c_graphExec = args::value::<
        u64,
    >(object_graphExec, "graphExec", &runtime::cudaGraphExec_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cudaGraphLaunch)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_graphExec, c_stream)) },
    )
}

pub(crate) fn cudaGraphMemFreeNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node], []) = call.bind("cudaGraphMemFreeNodeGetParams", "node")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let mut c_dptr_out: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphMemFreeNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_node, (&raw mut c_dptr_out).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_dptr_out)?),
    )
}

pub(crate) fn cudaGraphMemcpyNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node], []) = call.bind("cudaGraphMemcpyNodeGetParams", "node")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let (c_pNodeParams, c_pNodeParams_place) = out::new_record(
        py,
        &runtime::cudaMemcpy3DParms,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphMemcpyNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_node, c_pNodeParams_place.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_pNodeParams.into_any()),
    )
}

pub(crate) fn cudaGraphMemcpyNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node, object_pNodeParams], []) = call
        .bind("cudaGraphMemcpyNodeSetParams", "node pNodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_pNodeParams = args::optional_record(
        object_pNodeParams,
        "pNodeParams",
        &runtime::cudaMemcpy3DParms,
    )?;
    args::keep(object_pNodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphMemcpyNodeSetParams)?;
    let status = unsafe { released(py, || function(c_node, c_pNodeParams.cast())) };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphNode_t, c_node as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphMemcpyNodeSetParams1D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node, object_dst, object_src, object_count, object_kind], []) = call
        .bind("cudaGraphMemcpyNodeSetParams1D", "node dst src count kind")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_count = args::u64(object_count, "count")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer(object_dst, &arena)?;
    let c_src = args::pointer(object_src, &arena)?;
    args::keep(object_dst, &arena)?;
    args::keep(object_src, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaGraphMemcpyNodeSetParams1D)?;
    let status = unsafe {
        released(py, || function(c_node, c_dst.cast(), c_src.cast(), c_count, c_kind))
    };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphNode_t, c_node as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphMemcpyNodeSetParamsFromSymbol<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_node,
        object_dst,
        object_symbol,
        object_count,
        object_offset,
        object_kind,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphMemcpyNodeSetParamsFromSymbol",
            "node dst symbol count offset kind",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_count = args::u64(object_count, "count")?;
    let c_offset = args::u64(object_offset, "offset")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer(object_dst, &arena)?;
    let c_symbol = args::pointer(object_symbol, &arena)?;
    args::keep(object_dst, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaGraphMemcpyNodeSetParamsFromSymbol)?;
    let status = unsafe {
        released(
            py,
            || function(c_node, c_dst.cast(), c_symbol.cast(), c_count, c_offset, c_kind),
        )
    };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphNode_t, c_node as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphMemcpyNodeSetParamsToSymbol<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_node,
        object_symbol,
        object_src,
        object_count,
        object_offset,
        object_kind,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphMemcpyNodeSetParamsToSymbol",
            "node symbol src count offset kind",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_count = args::u64(object_count, "count")?;
    let c_offset = args::u64(object_offset, "offset")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_symbol = args::pointer(object_symbol, &arena)?;
    let c_src = args::pointer(object_src, &arena)?;
    args::keep(object_src, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaGraphMemcpyNodeSetParamsToSymbol)?;
    let status = unsafe {
        released(
            py,
            || function(c_node, c_symbol.cast(), c_src.cast(), c_count, c_offset, c_kind),
        )
    };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphNode_t, c_node as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphMemsetNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node], []) = call.bind("cudaGraphMemsetNodeGetParams", "node")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let (c_pNodeParams, c_pNodeParams_place) = out::new_record(
        py,
        &runtime::cudaMemsetParams,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphMemsetNodeGetParams)?;
    let status = unsafe {
        released(py, || function(c_node, c_pNodeParams_place.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_pNodeParams.into_any()),
    )
}

pub(crate) fn cudaGraphMemsetNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node, object_pNodeParams], []) = call
        .bind("cudaGraphMemsetNodeSetParams", "node pNodeParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let c_pNodeParams = args::optional_record(
        object_pNodeParams,
        "pNodeParams",
        &runtime::cudaMemsetParams,
    )?;
    args::keep(object_pNodeParams, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphMemsetNodeSetParams)?;
    let status = unsafe { released(py, || function(c_node, c_pNodeParams.cast())) };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphNode_t, c_node as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaGraphNodeFindInClone<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_originalNode, object_clonedGraph], []) = call
        .bind("cudaGraphNodeFindInClone", "originalNode clonedGraph")?;
    let py = call.py();
    let c_originalNode = args::value::<
        u64,
    >(object_originalNode, "originalNode", &runtime::cudaGraphNode_t)?;
    let c_clonedGraph = args::value::<
        u64,
    >(object_clonedGraph, "clonedGraph", &runtime::cudaGraph_t)?;
    let mut c_pNode: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cudaGraphNodeFindInClone)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_pNode).cast(), c_originalNode, c_clonedGraph),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaGraphNode_t, c_pNode as u64)?),
    )
}

pub(crate) fn cudaGraphNodeGetContainingGraph<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cudaGraphNodeGetContainingGraph", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let mut c_phGraph: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphNodeGetContainingGraph)?;
    let status = unsafe {
        released(py, || function(c_hNode, (&raw mut c_phGraph).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaGraph_t, c_phGraph as u64)?),
    )
}

pub(crate) fn cudaGraphNodeGetDependencies_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_node], [object_pNumDependencies]) = call
        .bind("cudaGraphNodeGetDependencies_v2", "node pNumDependencies")?;
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
    let c_edgeData_length: usize = c_pNumDependencies as usize;
    let c_edgeData = args::output_memory(
        py,
        c_edgeData_length,
        Ty::Record(&runtime::cudaGraphEdgeData).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphNodeGetDependencies_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_node,
                c_pDependencies.cast(),
                c_edgeData.cast(),
                (&raw mut c_pNumDependencies).cast(),
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
                            c_pDependencies.cast(),
                            c_pDependencies_length,
                        )
                    }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&runtime::cudaGraphEdgeData),
                            c_edgeData.cast(),
                            c_edgeData_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_pNumDependencies)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaGraphNodeGetDependentNodes_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_node], [object_pNumDependentNodes]) = call
        .bind("cudaGraphNodeGetDependentNodes_v2", "node pNumDependentNodes")?;
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
    let c_edgeData_length: usize = c_pNumDependentNodes as usize;
    let c_edgeData = args::output_memory(
        py,
        c_edgeData_length,
        Ty::Record(&runtime::cudaGraphEdgeData).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaGraphNodeGetDependentNodes_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_node,
                c_pDependentNodes.cast(),
                c_edgeData.cast(),
                (&raw mut c_pNumDependentNodes).cast(),
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
                            c_pDependentNodes.cast(),
                            c_pDependentNodes_length,
                        )
                    }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&runtime::cudaGraphEdgeData),
                            c_edgeData.cast(),
                            c_edgeData_length,
                        )
                    }?,
                )?;
            tuple.push(out::u64(py, c_pNumDependentNodes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaGraphNodeGetEnabled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode], []) = call
        .bind("cudaGraphNodeGetEnabled", "hGraphExec hNode")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let mut c_isEnabled: u32 = 0;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphNodeGetEnabled)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_hNode, (&raw mut c_isEnabled).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_isEnabled)?),
    )
}

pub(crate) fn cudaGraphNodeGetLocalId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cudaGraphNodeGetLocalId", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let mut c_nodeId: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphNodeGetLocalId)?;
    let status = unsafe {
        released(py, || function(c_hNode, (&raw mut c_nodeId).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_nodeId)?),
    )
}

pub(crate) fn cudaGraphNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node], []) = call.bind("cudaGraphNodeGetParams", "node")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
    let (c_nodeParams, c_nodeParams_place) = out::new_record(
        py,
        &runtime13::cudaGraphNodeParams,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphNodeGetParams)?;
    let status = unsafe { released(py, || function(c_node, c_nodeParams_place.cast())) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_nodeParams.into_any()),
    )
}

pub(crate) fn cudaGraphNodeGetToolsId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hNode], []) = call.bind("cudaGraphNodeGetToolsId", "hNode")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let mut c_toolsNodeId: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaGraphNodeGetToolsId)?;
    let status = unsafe {
        released(py, || function(c_hNode, (&raw mut c_toolsNodeId).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_toolsNodeId)?),
    )
}

pub(crate) fn cudaGraphNodeSetEnabled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hGraphExec, object_hNode, object_isEnabled], []) = call
        .bind("cudaGraphNodeSetEnabled", "hGraphExec hNode isEnabled")?;
    let py = call.py();
    let c_hGraphExec = args::value::<
        u64,
    >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_hNode = args::value::<u64>(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let c_isEnabled = args::u32(object_isEnabled, "isEnabled")?;
    let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = call
        .symbol(slots::cudaGraphNodeSetEnabled)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_hGraphExec, c_hNode, c_isEnabled)) },
    )
}

pub(crate) fn cudaGraphReleaseUserObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph, object_object, object_count], []) = call
        .bind("cudaGraphReleaseUserObject", "graph object count")?;
    let py = call.py();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_object = args::value::<
        u64,
    >(object_object, "object", &runtime::cudaUserObject_t)?;
    let c_count = args::u32(object_count, "count")?;
    let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = call
        .symbol(slots::cudaGraphReleaseUserObject)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_graph, c_object, c_count)) },
    )
}

pub(crate) fn cudaGraphRemoveDependencies_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_graph,
        object_from_,
        object_to,
        object_edgeData,
        object_numDependencies,
        ],
        [],
    ) = call
        .bind(
            "cudaGraphRemoveDependencies_v2",
            "graph from_ to edgeData numDependencies",
        )?;
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
    let c_edgeData = args::optional_array(
        object_edgeData,
        "edgeData",
        &Ty::Record(&runtime::cudaGraphEdgeData),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudaGraphRemoveDependencies_v2)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_graph,
                    c_from.cast(),
                    c_to.cast(),
                    c_edgeData.cast(),
                    c_numDependencies,
                ),
            )
        },
    )
}

pub(crate) fn cudaGraphRetainUserObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph, object_object, object_count, object_flags], []) = call
        .bind("cudaGraphRetainUserObject", "graph object count flags")?;
    let py = call.py();
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_object = args::value::<
        u64,
    >(object_object, "object", &runtime::cudaUserObject_t)?;
    let c_count = args::u32(object_count, "count")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, u32, u32) -> i32 = call
        .symbol(slots::cudaGraphRetainUserObject)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_graph, c_object, c_count, c_flags)) },
    )
}

pub(crate) fn cudaGraphUpload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graphExec, object_stream], []) = call
        .bind("cudaGraphUpload", "graphExec stream")?;
    let py = call.py();
    let c_graphExec = args::value::<
        u64,
    >(object_graphExec, "graphExec", &runtime::cudaGraphExec_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cudaGraphUpload)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_graphExec, c_stream)) },
    )
}

pub(crate) fn cudaGraphicsEGLRegisterImage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_image, object_flags], []) = call
        .bind("cudaGraphicsEGLRegisterImage", "image flags")?;
    let py = call.py();
    let c_image = args::value::<u64>(object_image, "image", &driver::EGLImageKHR)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_pCudaResource: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cudaGraphicsEGLRegisterImage)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pCudaResource).cast(), c_image, c_flags))
    };
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
                        &runtime::cudaGraphicsResource_t,
                        c_pCudaResource as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudaGraphicsGLRegisterBuffer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer, object_flags], []) = call
        .bind("cudaGraphicsGLRegisterBuffer", "buffer flags")?;
    let py = call.py();
    let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_resource: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = call
        .symbol(slots::cudaGraphicsGLRegisterBuffer)?;
    let status = unsafe {
        released(py, || function((&raw mut c_resource).cast(), c_buffer, c_flags))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &runtime::cudaGraphicsResource_t, c_resource as u64)?,
                )
        },
    )
}

pub(crate) fn cudaGraphicsGLRegisterImage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_image, object_target, object_flags], []) = call
        .bind("cudaGraphicsGLRegisterImage", "image target flags")?;
    let py = call.py();
    let c_image = args::value::<u32>(object_image, "image", &driver::GLuint)?;
    let c_target = args::value::<u32>(object_target, "target", &driver::GLenum)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_resource: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32, u32, u32) -> i32 = call
        .symbol(slots::cudaGraphicsGLRegisterImage)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_resource).cast(), c_image, c_target, c_flags),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &runtime::cudaGraphicsResource_t, c_resource as u64)?,
                )
        },
    )
}

pub(crate) fn cudaGraphicsMapResources<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_count, object_resources, object_stream], []) = call
        .bind("cudaGraphicsMapResources", "count resources stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::i32(object_count, "count")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_resources = args::array_or_one(
        object_resources,
        "resources",
        &Ty::Value(&runtime::cudaGraphicsResource_t),
        Some(args::length(py, c_count.into(), "count")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cudaGraphicsMapResources)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_count, c_resources.cast(), c_stream)) },
    )
}

pub(crate) fn cudaGraphicsResourceGetMappedEglFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_resource, object_index, object_mipLevel], []) = call
        .bind("cudaGraphicsResourceGetMappedEglFrame", "resource index mipLevel")?;
    let py = call.py();
    let c_resource = args::value::<
        u64,
    >(object_resource, "resource", &runtime::cudaGraphicsResource_t)?;
    let c_index = args::u32(object_index, "index")?;
    let c_mipLevel = args::u32(object_mipLevel, "mipLevel")?;
    let (c_eglFrame, c_eglFrame_place) = out::new_record(py, &runtime::cudaEglFrame)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32, u32) -> i32 = call
        .symbol(slots::cudaGraphicsResourceGetMappedEglFrame)?;
    let status = unsafe {
        released(
            py,
            || function(c_eglFrame_place.cast(), c_resource, c_index, c_mipLevel),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_eglFrame.into_any()),
    )
}

pub(crate) fn cudaGraphicsResourceGetMappedMipmappedArray<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_resource], []) = call
        .bind("cudaGraphicsResourceGetMappedMipmappedArray", "resource")?;
    let py = call.py();
    let c_resource = args::value::<
        u64,
    >(object_resource, "resource", &runtime::cudaGraphicsResource_t)?;
    let mut c_mipmappedArray: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaGraphicsResourceGetMappedMipmappedArray)?;
    let status = unsafe {
        released(py, || function((&raw mut c_mipmappedArray).cast(), c_resource))
    };
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
                        &runtime::cudaMipmappedArray_t,
                        c_mipmappedArray as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudaGraphicsResourceGetMappedPointer<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_resource], []) = call
        .bind("cudaGraphicsResourceGetMappedPointer", "resource")?;
    let py = call.py();
    let c_resource = args::value::<
        u64,
    >(object_resource, "resource", &runtime::cudaGraphicsResource_t)?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let mut c_size: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64) -> i32 = call
        .symbol(slots::cudaGraphicsResourceGetMappedPointer)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_devPtr).cast(), (&raw mut c_size).cast(), c_resource),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        2,
        |tuple| {
            tuple.push(out::pointer(py, c_devPtr)?)?;
            tuple.push(out::u64(py, c_size)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaGraphicsResourceSetMapFlags<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_resource, object_flags], []) = call
        .bind("cudaGraphicsResourceSetMapFlags", "resource flags")?;
    let py = call.py();
    let c_resource = args::value::<
        u64,
    >(object_resource, "resource", &runtime::cudaGraphicsResource_t)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cudaGraphicsResourceSetMapFlags)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_resource, c_flags)) },
    )
}

pub(crate) fn cudaGraphicsSubResourceGetMappedArray<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_resource, object_arrayIndex, object_mipLevel], []) = call
        .bind("cudaGraphicsSubResourceGetMappedArray", "resource arrayIndex mipLevel")?;
    let py = call.py();
    let c_resource = args::value::<
        u64,
    >(object_resource, "resource", &runtime::cudaGraphicsResource_t)?;
    let c_arrayIndex = args::u32(object_arrayIndex, "arrayIndex")?;
    let c_mipLevel = args::u32(object_mipLevel, "mipLevel")?;
    let mut c_array: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32, u32) -> i32 = call
        .symbol(slots::cudaGraphicsSubResourceGetMappedArray)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_array).cast(), c_resource, c_arrayIndex, c_mipLevel),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaArray_t, c_array as u64)?),
    )
}

pub(crate) fn cudaGraphicsUnmapResources<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_count, object_resources, object_stream], []) = call
        .bind("cudaGraphicsUnmapResources", "count resources stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::i32(object_count, "count")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_resources = args::array_or_one(
        object_resources,
        "resources",
        &Ty::Value(&runtime::cudaGraphicsResource_t),
        Some(args::length(py, c_count.into(), "count")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void, u64) -> i32 = call
        .symbol(slots::cudaGraphicsUnmapResources)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_count, c_resources.cast(), c_stream)) },
    )
}

pub(crate) fn cudaGraphicsUnregisterResource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_resource], []) = call
        .bind("cudaGraphicsUnregisterResource", "resource")?;
    let py = call.py();
    let c_resource = args::value::<
        u64,
    >(object_resource, "resource", &runtime::cudaGraphicsResource_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaGraphicsUnregisterResource)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_resource)) })
}

pub(crate) fn cudaGraphicsVDPAURegisterOutputSurface<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vdpSurface, object_flags], []) = call
        .bind("cudaGraphicsVDPAURegisterOutputSurface", "vdpSurface flags")?;
    let py = call.py();
    let c_vdpSurface = args::value::<
        u32,
    >(object_vdpSurface, "vdpSurface", &driver::VdpOutputSurface)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_resource: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = call
        .symbol(slots::cudaGraphicsVDPAURegisterOutputSurface)?;
    let status = unsafe {
        released(py, || function((&raw mut c_resource).cast(), c_vdpSurface, c_flags))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &runtime::cudaGraphicsResource_t, c_resource as u64)?,
                )
        },
    )
}

pub(crate) fn cudaGraphicsVDPAURegisterVideoSurface<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vdpSurface, object_flags], []) = call
        .bind("cudaGraphicsVDPAURegisterVideoSurface", "vdpSurface flags")?;
    let py = call.py();
    let c_vdpSurface = args::value::<
        u32,
    >(object_vdpSurface, "vdpSurface", &driver::VdpVideoSurface)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_resource: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = call
        .symbol(slots::cudaGraphicsVDPAURegisterVideoSurface)?;
    let status = unsafe {
        released(py, || function((&raw mut c_resource).cast(), c_vdpSurface, c_flags))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &runtime::cudaGraphicsResource_t, c_resource as u64)?,
                )
        },
    )
}

pub(crate) fn cudaGreenCtxCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_desc, object_device, object_flags], []) = call
        .bind("cudaGreenCtxCreate", "desc device flags")?;
    let py = call.py();
    let c_desc = args::value::<
        u64,
    >(object_desc, "desc", &runtime13::cudaDevResourceDesc_t)?;
    let c_device = args::i32(object_device, "device")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_phCtx: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, u32) -> i32 = call
        .symbol(slots::cudaGreenCtxCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phCtx).cast(), c_desc, c_device, c_flags))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &runtime13::cudaExecutionContext_t, c_phCtx as u64)?,
                )
        },
    )
}

pub(crate) fn cudaHostAlloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_size, object_flags], []) = call.bind("cudaHostAlloc", "size flags")?;
    let py = call.py();
    let c_size = args::u64(object_size, "size")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_pHost: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cudaHostAlloc)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pHost).cast(), c_size, c_flags))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_pHost)?),
    )
}

pub(crate) fn cudaHostGetDevicePointer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pHost, object_flags], []) = call
        .bind("cudaHostGetDevicePointer", "pHost flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_pDevice: *mut c_void = core::ptr::null_mut();
    let c_pHost = args::pointer(object_pHost, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32) -> i32 = call
        .symbol(slots::cudaHostGetDevicePointer)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pDevice).cast(), c_pHost.cast(), c_flags))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_pDevice)?),
    )
}

pub(crate) fn cudaHostGetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pHost], []) = call.bind("cudaHostGetFlags", "pHost")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_pFlags: u32 = 0;
    let c_pHost = args::pointer(object_pHost, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaHostGetFlags)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pFlags).cast(), c_pHost.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_pFlags)?),
    )
}

pub(crate) fn cudaHostRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ptr, object_size, object_flags], []) = call
        .bind("cudaHostRegister", "ptr size flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_size = args::u64(object_size, "size")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_ptr = args::pointer(object_ptr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cudaHostRegister)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_ptr.cast(), c_size, c_flags)) },
    )
}

pub(crate) fn cudaHostUnregister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ptr], []) = call.bind("cudaHostUnregister", "ptr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_ptr = args::pointer(object_ptr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaHostUnregister)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_ptr.cast())) },
    )
}

pub(crate) fn cudaInitDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_deviceFlags, object_flags], []) = call
        .bind("cudaInitDevice", "device deviceFlags flags")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let c_deviceFlags = args::u32(object_deviceFlags, "deviceFlags")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(i32, u32, u32) -> i32 = call
        .symbol(slots::cudaInitDevice)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_device, c_deviceFlags, c_flags)) },
    )
}

pub(crate) fn cudaIpcCloseMemHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devPtr], []) = call.bind("cudaIpcCloseMemHandle", "devPtr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaIpcCloseMemHandle)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_devPtr.cast())) },
    )
}

pub(crate) fn cudaIpcGetEventHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_event], []) = call.bind("cudaIpcGetEventHandle", "event")?;
    let py = call.py();
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let (c_handle, c_handle_place) = out::new_record(
        py,
        &runtime::cudaIpcEventHandle_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaIpcGetEventHandle)?;
    let status = unsafe { released(py, || function(c_handle_place.cast(), c_event)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(c_handle.into_any()))
}

pub(crate) fn cudaIpcGetMemHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devPtr], []) = call.bind("cudaIpcGetMemHandle", "devPtr")?;
    let py = call.py();
    let arena = CallArena::new();
    let (c_handle, c_handle_place) = out::new_record(py, &runtime::cudaIpcMemHandle_t)?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaIpcGetMemHandle)?;
    let status = unsafe {
        released(py, || function(c_handle_place.cast(), c_devPtr.cast()))
    };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(c_handle.into_any()))
}

pub(crate) fn cudaIpcOpenEventHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cudaIpcOpenEventHandle", "handle")?;
    let py = call.py();
    let mut c_event: u64 = 0;
    let c_handle = args::record(
        object_handle,
        "handle",
        &runtime::cudaIpcEventHandle_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        by_value::runtime::cudaIpcEventHandle_t,
    ) -> i32 = call.symbol(slots::cudaIpcOpenEventHandle)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_event).cast(),
                c_handle
                    .cast::<by_value::runtime::cudaIpcEventHandle_t>()
                    .read_unaligned(),
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaEvent_t, c_event as u64)?),
    )
}

pub(crate) fn cudaIpcOpenMemHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_flags], []) = call
        .bind("cudaIpcOpenMemHandle", "handle flags")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let c_handle = args::record(object_handle, "handle", &runtime::cudaIpcMemHandle_t)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        by_value::runtime::cudaIpcMemHandle_t,
        u32,
    ) -> i32 = call.symbol(slots::cudaIpcOpenMemHandle)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_devPtr).cast(),
                c_handle
                    .cast::<by_value::runtime::cudaIpcMemHandle_t>()
                    .read_unaligned(),
                c_flags,
            ),
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

pub(crate) fn cudaLaunchCooperativeKernel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_func,
        object_gridDim,
        object_blockDim,
        object_args,
        object_sharedMem,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cudaLaunchCooperativeKernel",
            "func gridDim blockDim args sharedMem stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_sharedMem = args::u64(object_sharedMem, "sharedMem")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_func = args::pointer(object_func, &arena)?;
    let c_gridDim = args::record(object_gridDim, "gridDim", &runtime::dim3)?;
    let c_blockDim = args::record(object_blockDim, "blockDim", &runtime::dim3)?;
    let mut c_args_space = LaunchBuffer::new();
    let c_args = args::kernel_params(object_args, &mut c_args_space, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        by_value::runtime::dim3,
        by_value::runtime::dim3,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cudaLaunchCooperativeKernel)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_func.cast(),
                    c_gridDim.cast::<by_value::runtime::dim3>().read_unaligned(),
                    c_blockDim.cast::<by_value::runtime::dim3>().read_unaligned(),
                    c_args.cast(),
                    c_sharedMem,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaLaunchCooperativeKernelMultiDevice<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_launchParamsList, object_numDevices, object_flags], []) = call
        .bind(
            "cudaLaunchCooperativeKernelMultiDevice",
            "launchParamsList numDevices flags",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numDevices = args::u32(object_numDevices, "numDevices")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_launchParamsList = args::array(
        object_launchParamsList,
        "launchParamsList",
        &Ty::Record(&runtime12::cudaLaunchParams),
        Some(c_numDevices as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = call
        .symbol(slots::cudaLaunchCooperativeKernelMultiDevice)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(py, || function(c_launchParamsList.cast(), c_numDevices, c_flags))
        },
    )
}

pub(crate) fn cudaLaunchHostFunc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_fn, object_userData], []) = call
        .bind("cudaLaunchHostFunc", "stream fn userData")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_fn = args::callback(
        object_fn,
        Some(&runtime::cudaHostFn_t__signature),
        Some(object_userData),
        &arena,
    )?;
    let c_userData = args::data(object_userData, c_fn.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaLaunchHostFunc)?;
    if c_fn.is_closure() {
        let mut answer = 0u64;
        let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
            .symbol(slots::cudaStreamIsCapturing)?;
        let status = unsafe {
            released(py, || asked(c_stream, (&raw mut answer).cast()))
        };
        if status == 0 && answer == 0 {
            c_fn.once();
        }
    }
    let status = unsafe {
        released(py, || function(c_stream, c_fn.address(), c_userData.cast()))
    };
    c_fn.left(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaLaunchHostFunc_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_fn, object_userData, object_syncMode], []) = call
        .bind("cudaLaunchHostFunc_v2", "stream fn userData syncMode")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_syncMode = args::u32(object_syncMode, "syncMode")?;
    let mut c_fn = args::callback(
        object_fn,
        Some(&runtime::cudaHostFn_t__signature),
        Some(object_userData),
        &arena,
    )?;
    let c_userData = args::data(object_userData, c_fn.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void, u32) -> i32 = call
        .symbol(slots::cudaLaunchHostFunc_v2)?;
    if c_fn.is_closure() {
        let mut answer = 0u64;
        let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
            .symbol(slots::cudaStreamIsCapturing)?;
        let status = unsafe {
            released(py, || asked(c_stream, (&raw mut answer).cast()))
        };
        if status == 0 && answer == 0 {
            c_fn.once();
        }
    }
    let status = unsafe {
        released(
            py,
            || function(c_stream, c_fn.address(), c_userData.cast(), c_syncMode),
        )
    };
    c_fn.left(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaLaunchKernel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_func,
        object_gridDim,
        object_blockDim,
        object_args,
        object_sharedMem,
        object_stream,
        ],
        [],
    ) = call.bind("cudaLaunchKernel", "func gridDim blockDim args sharedMem stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_sharedMem = args::u64(object_sharedMem, "sharedMem")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_func = args::pointer(object_func, &arena)?;
    let c_gridDim = args::record(object_gridDim, "gridDim", &runtime::dim3)?;
    let c_blockDim = args::record(object_blockDim, "blockDim", &runtime::dim3)?;
    let mut c_args_space = LaunchBuffer::new();
    let c_args = args::kernel_params(object_args, &mut c_args_space, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        by_value::runtime::dim3,
        by_value::runtime::dim3,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cudaLaunchKernel)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_func.cast(),
                    c_gridDim.cast::<by_value::runtime::dim3>().read_unaligned(),
                    c_blockDim.cast::<by_value::runtime::dim3>().read_unaligned(),
                    c_args.cast(),
                    c_sharedMem,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaLibraryEnumerateKernels<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_numKernels, object_lib], []) = call
        .bind("cudaLibraryEnumerateKernels", "numKernels lib")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numKernels = args::u32(object_numKernels, "numKernels")?;
    let c_lib = args::value::<u64>(object_lib, "lib", &runtime::cudaLibrary_t)?;
    let c_kernels_length: usize = c_numKernels as usize;
    let c_kernels = args::output_memory(
        py,
        c_kernels_length,
        Ty::Value(&runtime::cudaKernel_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u32, u64) -> i32 = call
        .symbol(slots::cudaLibraryEnumerateKernels)?;
    let status = unsafe {
        released(py, || function(c_kernels.cast(), c_numKernels, c_lib))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&runtime::cudaKernel_t),
                            c_kernels.cast(),
                            c_kernels_length,
                        )
                    }?,
                )
        },
    )
}

pub(crate) fn cudaLibraryGetGlobal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_library, object_name], []) = call
        .bind("cudaLibraryGetGlobal", "library name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_library = args::value::<
        u64,
    >(object_library, "library", &runtime::cudaLibrary_t)?;
    let mut c_dptr: *mut c_void = core::ptr::null_mut();
    let mut c_bytes: u64 = 0;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        *const c_char,
    ) -> i32 = call.symbol(slots::cudaLibraryGetGlobal)?;
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
        &runtime::cudaError,
        status,
        2,
        |tuple| {
            tuple.push(out::pointer(py, c_dptr)?)?;
            tuple.push(out::u64(py, c_bytes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaLibraryGetKernel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_library, object_name], []) = call
        .bind("cudaLibraryGetKernel", "library name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_library = args::value::<
        u64,
    >(object_library, "library", &runtime::cudaLibrary_t)?;
    let mut c_pKernel: u64 = 0;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *const c_char) -> i32 = call
        .symbol(slots::cudaLibraryGetKernel)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pKernel).cast(), c_library, c_name))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaKernel_t, c_pKernel as u64)?),
    )
}

pub(crate) fn cudaLibraryGetKernelCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_lib], []) = call.bind("cudaLibraryGetKernelCount", "lib")?;
    let py = call.py();
    let c_lib = args::value::<u64>(object_lib, "lib", &runtime::cudaLibrary_t)?;
    let mut c_count: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaLibraryGetKernelCount)?;
    let status = unsafe { released(py, || function((&raw mut c_count).cast(), c_lib)) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_count)?),
    )
}

pub(crate) fn cudaLibraryGetManaged<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_library, object_name], []) = call
        .bind("cudaLibraryGetManaged", "library name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_library = args::value::<
        u64,
    >(object_library, "library", &runtime::cudaLibrary_t)?;
    let mut c_dptr: *mut c_void = core::ptr::null_mut();
    let mut c_bytes: u64 = 0;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        *const c_char,
    ) -> i32 = call.symbol(slots::cudaLibraryGetManaged)?;
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
        &runtime::cudaError,
        status,
        2,
        |tuple| {
            tuple.push(out::pointer(py, c_dptr)?)?;
            tuple.push(out::u64(py, c_bytes)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaLibraryGetUnifiedFunction<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_library, object_symbol], []) = call
        .bind("cudaLibraryGetUnifiedFunction", "library symbol")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_library = args::value::<
        u64,
    >(object_library, "library", &runtime::cudaLibrary_t)?;
    let mut c_fptr: *mut c_void = core::ptr::null_mut();
    let c_symbol = args::c_string(object_symbol, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *const c_char) -> i32 = call
        .symbol(slots::cudaLibraryGetUnifiedFunction)?;
    let status = unsafe {
        released(py, || function((&raw mut c_fptr).cast(), c_library, c_symbol))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_fptr)?),
    )
}

pub(crate) fn cudaLibraryLoadData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cudaLibraryLoadData",
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
        &Ty::Enum(&runtime::cudaJitOption),
        Some(c_numJitOptions as usize),
        &arena,
    )?;
    let c_libraryOptions = args::array(
        object_libraryOptions,
        "libraryOptions",
        &Ty::Enum(&runtime::cudaLibraryOption),
        Some(c_numLibraryOptions as usize),
        &arena,
    )?;
    let c_jitOptionsValues = unsafe {
        attributes::attributes_in(
            object_jitOptionsValues,
            c_jitOptions.cast(),
            c_numJitOptions as usize,
            &attribute_types::runtime::cudaJitOption,
            &arena,
        )
    }?;
    let c_libraryOptionValues = unsafe {
        attributes::attributes_in(
            object_libraryOptionValues,
            c_libraryOptions.cast(),
            c_numLibraryOptions as usize,
            &attribute_types::runtime::cudaLibraryOption,
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
    ) -> i32 = call.symbol(slots::cudaLibraryLoadData)?;
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
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaLibrary_t, c_library as u64)?),
    )
}

pub(crate) fn cudaLibraryLoadFromFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cudaLibraryLoadFromFile",
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
        &Ty::Enum(&runtime::cudaJitOption),
        Some(c_numJitOptions as usize),
        &arena,
    )?;
    let c_libraryOptions = args::array(
        object_libraryOptions,
        "libraryOptions",
        &Ty::Enum(&runtime::cudaLibraryOption),
        Some(c_numLibraryOptions as usize),
        &arena,
    )?;
    let c_jitOptionsValues = unsafe {
        attributes::attributes_in(
            object_jitOptionsValues,
            c_jitOptions.cast(),
            c_numJitOptions as usize,
            &attribute_types::runtime::cudaJitOption,
            &arena,
        )
    }?;
    let c_libraryOptionValues = unsafe {
        attributes::attributes_in(
            object_libraryOptionValues,
            c_libraryOptions.cast(),
            c_numLibraryOptions as usize,
            &attribute_types::runtime::cudaLibraryOption,
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
    ) -> i32 = call.symbol(slots::cudaLibraryLoadFromFile)?;
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
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaLibrary_t, c_library as u64)?),
    )
}

pub(crate) fn cudaLibraryUnload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_library], []) = call.bind("cudaLibraryUnload", "library")?;
    let py = call.py();
    let c_library = args::value::<
        u64,
    >(object_library, "library", &runtime::cudaLibrary_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaLibraryUnload)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_library)) })
}

pub(crate) fn cudaLogsCurrent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags], []) = call.bind("cudaLogsCurrent", "flags")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_iterator_out: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::cudaLogsCurrent)?;
    let status = unsafe {
        released(py, || function((&raw mut c_iterator_out).cast(), c_flags))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &runtime13::cudaLogIterator, c_iterator_out as u64)?,
                )
        },
    )
}

pub(crate) fn cudaLogsDumpToFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_iterator, object_pathToFile, object_flags], []) = call
        .bind("cudaLogsDumpToFile", "iterator pathToFile flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_iterator = args::value::<
        u32,
    >(object_iterator, "iterator", &runtime13::cudaLogIterator)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_pathToFile = args::c_string(object_pathToFile, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *const c_char, u32) -> i32 = call
        .symbol(slots::cudaLogsDumpToFile)?;
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
    values::update(object_iterator, &runtime13::cudaLogIterator, c_iterator as u64);
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    if object_iterator.is_none() {
                        out::none(py)
                    } else {
                        out::value(py, &runtime13::cudaLogIterator, c_iterator as u64)?
                    },
                )
        },
    )
}

pub(crate) fn cudaLogsDumpToMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_iterator, object_buffer, object_size, object_flags], []) = call
        .bind("cudaLogsDumpToMemory", "iterator buffer size flags")?;
    let py = call.py();
    let mut c_iterator = args::value::<
        u32,
    >(object_iterator, "iterator", &runtime13::cudaLogIterator)?;
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
    ) -> i32 = call.symbol(slots::cudaLogsDumpToMemory)?;
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
    values::update(object_iterator, &runtime13::cudaLogIterator, c_iterator as u64);
    returned(
        py,
        &runtime::cudaError,
        status,
        2 + isize::from(c_buffer.is_returned()),
        |tuple| {
            tuple
                .push(
                    if object_iterator.is_none() {
                        out::none(py)
                    } else {
                        out::value(py, &runtime13::cudaLogIterator, c_iterator as u64)?
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

pub(crate) fn cudaLogsRegisterCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_callbackFunc, object_userData], []) = call
        .bind("cudaLogsRegisterCallback", "callbackFunc userData")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_callbackFunc = args::callback(
        object_callbackFunc,
        Some(&runtime13::cudaLogsCallback_t__signature),
        Some(object_userData),
        &arena,
    )?;
    let mut c_callback_out: u64 = 0;
    let c_userData = args::data(object_userData, c_callbackFunc.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaLogsRegisterCallback)?;
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
        handle_keepalive::made(
            &runtime13::cudaLogsCallbackHandle,
            c_callback_out as u64,
        );
    }
    if status == 0 {
        c_callbackFunc.kept(&arena);
        handle_keepalive::hold(
            &runtime13::cudaLogsCallbackHandle,
            c_callback_out as u64,
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
                        &runtime13::cudaLogsCallbackHandle,
                        c_callback_out as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudaLogsUnregisterCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_callback], []) = call.bind("cudaLogsUnregisterCallback", "callback")?;
    let py = call.py();
    let c_callback = args::value::<
        u64,
    >(object_callback, "callback", &runtime13::cudaLogsCallbackHandle)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaLogsUnregisterCallback)?;
    let detached = handle_keepalive::detach(
        &runtime13::cudaLogsCallbackHandle,
        c_callback as u64,
    );
    let status = unsafe { released(py, || function(c_callback)) };
    detached.finish(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaMalloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_size], []) = call.bind("cudaMalloc", "size")?;
    let py = call.py();
    let c_size = args::u64(object_size, "size")?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaMalloc)?;
    let status = unsafe {
        released(py, || function((&raw mut c_devPtr).cast(), c_size))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_devPtr)?),
    )
}

pub(crate) fn cudaMalloc3D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_extent], []) = call.bind("cudaMalloc3D", "extent")?;
    let py = call.py();
    let (c_pitchedDevPtr, c_pitchedDevPtr_place) = out::new_record(
        py,
        &runtime::cudaPitchedPtr,
    )?;
    let c_extent = args::record(object_extent, "extent", &runtime::cudaExtent)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        by_value::runtime::cudaExtent,
    ) -> i32 = call.symbol(slots::cudaMalloc3D)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_pitchedDevPtr_place.cast(),
                c_extent.cast::<by_value::runtime::cudaExtent>().read_unaligned(),
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_pitchedDevPtr.into_any()),
    )
}

pub(crate) fn cudaMalloc3DArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_desc, object_extent, object_flags], []) = call
        .bind("cudaMalloc3DArray", "desc extent flags")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_array: u64 = 0;
    let c_desc = args::optional_record(
        object_desc,
        "desc",
        &runtime::cudaChannelFormatDesc,
    )?;
    let c_extent = args::record(object_extent, "extent", &runtime::cudaExtent)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        by_value::runtime::cudaExtent,
        u32,
    ) -> i32 = call.symbol(slots::cudaMalloc3DArray)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_array).cast(),
                c_desc.cast(),
                c_extent.cast::<by_value::runtime::cudaExtent>().read_unaligned(),
                c_flags,
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaArray_t, c_array as u64)?),
    )
}

pub(crate) fn cudaMallocArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_desc, object_width, object_height, object_flags], []) = call
        .bind("cudaMallocArray", "desc width height flags")?;
    let py = call.py();
    let c_width = args::u64(object_width, "width")?;
    let c_height = args::u64(object_height, "height")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_array: u64 = 0;
    let c_desc = args::optional_record(
        object_desc,
        "desc",
        &runtime::cudaChannelFormatDesc,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        u32,
    ) -> i32 = call.symbol(slots::cudaMallocArray)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_array).cast(),
                c_desc.cast(),
                c_width,
                c_height,
                c_flags,
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaArray_t, c_array as u64)?),
    )
}

pub(crate) fn cudaMallocAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_size, object_hStream], []) = call
        .bind("cudaMallocAsync", "size hStream")?;
    let py = call.py();
    let c_size = args::u64(object_size, "size")?;
    let c_hStream = args::value::<
        u64,
    >(object_hStream, "hStream", &runtime::cudaStream_t)?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cudaMallocAsync)?;
    let status = unsafe {
        released(py, || function((&raw mut c_devPtr).cast(), c_size, c_hStream))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_devPtr)?),
    )
}

pub(crate) fn cudaMallocFromPoolAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_size, object_memPool, object_stream], []) = call
        .bind("cudaMallocFromPoolAsync", "size memPool stream")?;
    let py = call.py();
    let c_size = args::u64(object_size, "size")?;
    let c_memPool = args::value::<
        u64,
    >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_ptr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, u64, u64, u64) -> i32 = call
        .symbol(slots::cudaMallocFromPoolAsync)?;
    let status = unsafe {
        released(py, || function((&raw mut c_ptr).cast(), c_size, c_memPool, c_stream))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_ptr)?),
    )
}

pub(crate) fn cudaMallocHost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_size], []) = call.bind("cudaMallocHost", "size")?;
    let py = call.py();
    let c_size = args::u64(object_size, "size")?;
    let mut c_ptr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaMallocHost)?;
    let status = unsafe { released(py, || function((&raw mut c_ptr).cast(), c_size)) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_ptr)?),
    )
}

pub(crate) fn cudaMallocManaged<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_size, object_flags], []) = call
        .bind("cudaMallocManaged", "size flags")?;
    let py = call.py();
    let c_size = args::u64(object_size, "size")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cudaMallocManaged)?;
    let status = unsafe {
        released(py, || function((&raw mut c_devPtr).cast(), c_size, c_flags))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_devPtr)?),
    )
}

pub(crate) fn cudaMallocMipmappedArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_desc, object_extent, object_numLevels, object_flags], []) = call
        .bind("cudaMallocMipmappedArray", "desc extent numLevels flags")?;
    let py = call.py();
    let c_numLevels = args::u32(object_numLevels, "numLevels")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_mipmappedArray: u64 = 0;
    let c_desc = args::optional_record(
        object_desc,
        "desc",
        &runtime::cudaChannelFormatDesc,
    )?;
    let c_extent = args::record(object_extent, "extent", &runtime::cudaExtent)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        by_value::runtime::cudaExtent,
        u32,
        u32,
    ) -> i32 = call.symbol(slots::cudaMallocMipmappedArray)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_mipmappedArray).cast(),
                c_desc.cast(),
                c_extent.cast::<by_value::runtime::cudaExtent>().read_unaligned(),
                c_numLevels,
                c_flags,
            ),
        )
    };
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
                        &runtime::cudaMipmappedArray_t,
                        c_mipmappedArray as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn cudaMallocPitch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_width, object_height], []) = call
        .bind("cudaMallocPitch", "width height")?;
    let py = call.py();
    let c_width = args::u64(object_width, "width")?;
    let c_height = args::u64(object_height, "height")?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let mut c_pitch: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cudaMallocPitch)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_devPtr).cast(),
                (&raw mut c_pitch).cast(),
                c_width,
                c_height,
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        2,
        |tuple| {
            tuple.push(out::pointer(py, c_devPtr)?)?;
            tuple.push(out::u64(py, c_pitch)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaMemAdvise_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devPtr, object_count, object_advice, object_location], []) = call
        .bind("cudaMemAdvise_v2", "devPtr count advice location")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_advice = args::enumeration(
        object_advice,
        "advice",
        &runtime::cudaMemoryAdvise,
    )?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let c_location = args::record(
        object_location,
        "location",
        &runtime12::cudaMemLocation,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        i32,
        by_value::runtime::cudaMemLocation12,
    ) -> i32 = call.symbol(slots::cudaMemAdvise_v2)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_devPtr.cast(),
                    c_count,
                    c_advice,
                    c_location
                        .cast::<by_value::runtime::cudaMemLocation12>()
                        .read_unaligned(),
                ),
            )
        },
    )
}

pub(crate) fn cudaMemDiscardAndPrefetchBatchAsync<'py>(
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
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cudaMemDiscardAndPrefetchBatchAsync",
            "dptrs sizes count prefetchLocs prefetchLocIdxs numPrefetchLocs flags stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_numPrefetchLocs = args::u64(object_numPrefetchLocs, "numPrefetchLocs")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dptrs = args::array(
        object_dptrs,
        "dptrs",
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
    let c_prefetchLocs = args::array(
        object_prefetchLocs,
        "prefetchLocs",
        &Ty::Record(&runtime13::cudaMemLocation),
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
    ) -> i32 = call.symbol(slots::cudaMemDiscardAndPrefetchBatchAsync)?;
    returned0(
        py,
        &runtime::cudaError,
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
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemDiscardBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dptrs, object_sizes, object_count, object_flags, object_stream], []) = call
        .bind("cudaMemDiscardBatchAsync", "dptrs sizes count flags stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dptrs = args::array(
        object_dptrs,
        "dptrs",
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
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemDiscardBatchAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(c_dptrs.cast(), c_sizes.cast(), c_count, c_flags, c_stream),
            )
        },
    )
}

pub(crate) fn cudaMemGetDefaultMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_location, object_typename], []) = call
        .bind("cudaMemGetDefaultMemPool", "location typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::cudaMemAllocationType,
    )?;
    let mut c_memPool: u64 = 0;
    let c_location = args::optional_record(
        object_location,
        "location",
        &runtime13::cudaMemLocation,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cudaMemGetDefaultMemPool)?;
    let status = unsafe {
        released(py, || function((&raw mut c_memPool).cast(), c_location.cast(), c_type))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaMemPool_t, c_memPool as u64)?),
    )
}

pub(crate) fn cudaMemGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaMemGetInfo", "")?;
    let py = call.py();
    let mut c_free: u64 = 0;
    let mut c_total: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaMemGetInfo)?;
    let status = unsafe {
        released(py, || function((&raw mut c_free).cast(), (&raw mut c_total).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_free)?)?;
            tuple.push(out::u64(py, c_total)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cudaMemGetLocationInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_devPtr,
        object_size,
        object_summaryGranularity,
        object_samplingGranularity,
        object_location_out,
        ],
        [],
    ) = call
        .bind(
            "cudaMemGetLocationInfo",
            "devPtr size summaryGranularity samplingGranularity location_out",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_size = args::u64(object_size, "size")?;
    let c_summaryGranularity = args::u64(
        object_summaryGranularity,
        "summaryGranularity",
    )?;
    let c_samplingGranularity = args::u64(
        object_samplingGranularity,
        "samplingGranularity",
    )?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let c_location_out_type = Ty::Record(&runtime13::cudaMemLocation);
    let c_location_out = args::updated_array_or_one(
        object_location_out,
        "location_out",
        &c_location_out_type,
        Some(args::div_ceil(c_size as usize, c_summaryGranularity as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        u64,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cudaMemGetLocationInfo)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_devPtr.cast(),
                c_size,
                c_summaryGranularity,
                c_samplingGranularity,
                c_location_out.pointer().cast(),
            ),
        )
    };
    c_location_out.update();
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaMemGetMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_location, object_typename], []) = call
        .bind("cudaMemGetMemPool", "location typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::cudaMemAllocationType,
    )?;
    let mut c_memPool: u64 = 0;
    let c_location = args::optional_record(
        object_location,
        "location",
        &runtime13::cudaMemLocation,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cudaMemGetMemPool)?;
    let status = unsafe {
        released(py, || function((&raw mut c_memPool).cast(), c_location.cast(), c_type))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaMemPool_t, c_memPool as u64)?),
    )
}

pub(crate) fn cudaMemPoolDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_memPool], []) = call.bind("cudaMemPoolDestroy", "memPool")?;
    let py = call.py();
    let c_memPool = args::value::<
        u64,
    >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaMemPoolDestroy)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_memPool)) })
}

pub(crate) fn cudaMemPoolExportPointer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ptr], []) = call.bind("cudaMemPoolExportPointer", "ptr")?;
    let py = call.py();
    let arena = CallArena::new();
    let (c_exportData, c_exportData_place) = out::new_record(
        py,
        &runtime::cudaMemPoolPtrExportData,
    )?;
    let c_ptr = args::pointer(object_ptr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cudaMemPoolExportPointer)?;
    let status = unsafe {
        released(py, || function(c_exportData_place.cast(), c_ptr.cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_exportData.into_any()),
    )
}

pub(crate) fn cudaMemPoolExportToShareableHandle<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_memPool, object_handleType, object_flags], []) = call
        .bind("cudaMemPoolExportToShareableHandle", "memPool handleType flags")?;
    let py = call.py();
    let c_memPool = args::value::<
        u64,
    >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
    let c_handleType = args::enumeration(
        object_handleType,
        "handleType",
        &runtime::cudaMemAllocationHandleType,
    )?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_shareableHandle = attributes::attribute_out(
        py,
        c_handleType,
        &attribute_types::runtime::cudaMemAllocationHandleType,
        None,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, u32) -> i32 = call
        .symbol(slots::cudaMemPoolExportToShareableHandle)?;
    let status = unsafe {
        released(
            py,
            || function(c_shareableHandle.pointer(), c_memPool, c_handleType, c_flags),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(unsafe { c_shareableHandle.value(py) }?),
    )
}

pub(crate) fn cudaMemPoolGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_memPool, object_attr], []) = call
        .bind("cudaMemPoolGetAttribute", "memPool attr")?;
    let py = call.py();
    let c_memPool = args::value::<
        u64,
    >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
    let c_attr = args::enumeration(object_attr, "attr", &runtime::cudaMemPoolAttr)?;
    let mut c_value = attributes::attribute_out(
        py,
        c_attr,
        &attribute_types::runtime::cudaMemPoolAttr,
        None,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudaMemPoolGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_memPool, c_attr, c_value.pointer()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(unsafe { c_value.value(py) }?),
    )
}

pub(crate) fn cudaMemPoolImportFromShareableHandle<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_shareableHandle, object_handleType, object_flags], []) = call
        .bind(
            "cudaMemPoolImportFromShareableHandle",
            "shareableHandle handleType flags",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handleType = args::enumeration(
        object_handleType,
        "handleType",
        &runtime::cudaMemAllocationHandleType,
    )?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_memPool: u64 = 0;
    let c_shareableHandle = args::pointer(object_shareableHandle, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32, u32) -> i32 = call
        .symbol(slots::cudaMemPoolImportFromShareableHandle)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_memPool).cast(),
                c_shareableHandle.cast(),
                c_handleType,
                c_flags,
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaMemPool_t, c_memPool as u64)?),
    )
}

pub(crate) fn cudaMemPoolImportPointer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_memPool, object_exportData], []) = call
        .bind("cudaMemPoolImportPointer", "memPool exportData")?;
    let py = call.py();
    let c_memPool = args::value::<
        u64,
    >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
    let mut c_ptr: *mut c_void = core::ptr::null_mut();
    let c_exportData = args::optional_record(
        object_exportData,
        "exportData",
        &runtime::cudaMemPoolPtrExportData,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaMemPoolImportPointer)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_ptr).cast(), c_memPool, c_exportData.cast()),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_ptr)?),
    )
}

pub(crate) fn cudaMemPoolSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_memPool, object_attr, object_value], []) = call
        .bind("cudaMemPoolSetAttribute", "memPool attr value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_memPool = args::value::<
        u64,
    >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
    let c_attr = args::enumeration(object_attr, "attr", &runtime::cudaMemPoolAttr)?;
    let (c_value, _) = attributes::attribute_in(
        object_value,
        c_attr,
        &attribute_types::runtime::cudaMemPoolAttr,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudaMemPoolSetAttribute)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_memPool, c_attr, c_value)) },
    )
}

pub(crate) fn cudaMemPoolTrimTo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_memPool, object_minBytesToKeep], []) = call
        .bind("cudaMemPoolTrimTo", "memPool minBytesToKeep")?;
    let py = call.py();
    let c_memPool = args::value::<
        u64,
    >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
    let c_minBytesToKeep = args::u64(object_minBytesToKeep, "minBytesToKeep")?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cudaMemPoolTrimTo)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_memPool, c_minBytesToKeep)) },
    )
}

pub(crate) fn cudaMemPrefetchAsync_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_devPtr,
        object_count,
        object_location,
        object_flags,
        object_stream,
        ],
        [],
    ) = call.bind("cudaMemPrefetchAsync_v2", "devPtr count location flags stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let c_location = args::record(
        object_location,
        "location",
        &runtime12::cudaMemLocation,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        by_value::runtime::cudaMemLocation12,
        u32,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemPrefetchAsync_v2)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_devPtr.cast(),
                    c_count,
                    c_location
                        .cast::<by_value::runtime::cudaMemLocation12>()
                        .read_unaligned(),
                    c_flags,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemPrefetchBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dptrs,
        object_sizes,
        object_count,
        object_prefetchLocs,
        object_prefetchLocIdxs,
        object_numPrefetchLocs,
        object_flags,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cudaMemPrefetchBatchAsync",
            "dptrs sizes count prefetchLocs prefetchLocIdxs numPrefetchLocs flags stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_numPrefetchLocs = args::u64(object_numPrefetchLocs, "numPrefetchLocs")?;
    let c_flags = args::u64(object_flags, "flags")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dptrs = args::array(
        object_dptrs,
        "dptrs",
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
    let c_prefetchLocs = args::array(
        object_prefetchLocs,
        "prefetchLocs",
        &Ty::Record(&runtime13::cudaMemLocation),
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
    ) -> i32 = call.symbol(slots::cudaMemPrefetchBatchAsync)?;
    returned0(
        py,
        &runtime::cudaError,
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
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemRangeGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dataSize, object_attribute, object_devPtr, object_count], []) = call
        .bind("cudaMemRangeGetAttribute", "dataSize attribute devPtr count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dataSize = args::u64(object_dataSize, "dataSize")?;
    let c_attribute = args::enumeration(
        object_attribute,
        "attribute",
        &runtime::cudaMemRangeAttribute,
    )?;
    let c_count = args::u64(object_count, "count")?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let mut c_data = attributes::attribute_out(
        py,
        c_attribute,
        &attribute_types::runtime::cudaMemRangeAttribute,
        Some(c_dataSize as usize),
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemRangeGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_data.pointer(),
                c_dataSize,
                c_attribute,
                c_devPtr.cast(),
                c_count,
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(unsafe { c_data.value(py) }?),
    )
}

pub(crate) fn cudaMemRangeGetAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
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
            "cudaMemRangeGetAttributes",
            "dataSizes attributes numAttributes devPtr count",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numAttributes = args::u64(object_numAttributes, "numAttributes")?;
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
        &Ty::Enum(&runtime::cudaMemRangeAttribute),
        Some(c_numAttributes as usize),
        &arena,
    )?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let mut c_data = unsafe {
        attributes::attributes_out(
            py,
            c_attributes.cast(),
            c_dataSizes.cast(),
            c_numAttributes as usize,
            &attribute_types::runtime::cudaMemRangeAttribute,
        )
    }?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemRangeGetAttributes)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_data.pointers().cast(),
                c_dataSizes.cast(),
                c_attributes.cast(),
                c_numAttributes,
                c_devPtr.cast(),
                c_count,
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(unsafe { c_data.value(py) }?),
    )
}

pub(crate) fn cudaMemSetMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_location, object_typename, object_memPool], []) = call
        .bind("cudaMemSetMemPool", "location typename memPool")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::cudaMemAllocationType,
    )?;
    let c_memPool = args::value::<
        u64,
    >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
    let c_location = args::optional_record(
        object_location,
        "location",
        &runtime13::cudaMemLocation,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, i32, u64) -> i32 = call
        .symbol(slots::cudaMemSetMemPool)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_location.cast(), c_type, c_memPool)) },
    )
}

pub(crate) fn cudaMemcpy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dst, object_src, object_count, object_kind], []) = call
        .bind("cudaMemcpy", "dst src count kind")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer_to_write(object_dst, "dst", c_count as usize, &arena)?;
    let c_src = args::pointer_to_read(object_src, "src", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64, i32) -> i32 = call
        .symbol(slots::cudaMemcpy)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_dst.cast(), c_src.cast(), c_count, c_kind)) },
    )
}

pub(crate) fn cudaMemcpy2D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_dpitch,
        object_src,
        object_spitch,
        object_width,
        object_height,
        object_kind,
        ],
        [],
    ) = call.bind("cudaMemcpy2D", "dst dpitch src spitch width height kind")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dpitch = args::u64(object_dpitch, "dpitch")?;
    let c_spitch = args::u64(object_spitch, "spitch")?;
    let c_width = args::u64(object_width, "width")?;
    let c_height = args::u64(object_height, "height")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer_to_write(
        object_dst,
        "dst",
        args::bytes_of_rows(c_width as usize, c_height as usize, c_dpitch as usize),
        &arena,
    )?;
    let c_src = args::pointer_to_read(
        object_src,
        "src",
        args::bytes_of_rows(c_width as usize, c_height as usize, c_spitch as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaMemcpy2D)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_dst.cast(),
                    c_dpitch,
                    c_src.cast(),
                    c_spitch,
                    c_width,
                    c_height,
                    c_kind,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpy2DArrayToArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_wOffsetDst,
        object_hOffsetDst,
        object_src,
        object_wOffsetSrc,
        object_hOffsetSrc,
        object_width,
        object_height,
        object_kind,
        ],
        [],
    ) = call
        .bind(
            "cudaMemcpy2DArrayToArray",
            "dst wOffsetDst hOffsetDst src wOffsetSrc hOffsetSrc width height kind",
        )?;
    let py = call.py();
    let c_dst = args::value::<u64>(object_dst, "dst", &runtime::cudaArray_t)?;
    let c_wOffsetDst = args::u64(object_wOffsetDst, "wOffsetDst")?;
    let c_hOffsetDst = args::u64(object_hOffsetDst, "hOffsetDst")?;
    let c_src = args::value::<u64>(object_src, "src", &runtime::cudaArray_t)?;
    let c_wOffsetSrc = args::u64(object_wOffsetSrc, "wOffsetSrc")?;
    let c_hOffsetSrc = args::u64(object_hOffsetSrc, "hOffsetSrc")?;
    let c_width = args::u64(object_width, "width")?;
    let c_height = args::u64(object_height, "height")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaMemcpy2DArrayToArray)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_dst,
                    c_wOffsetDst,
                    c_hOffsetDst,
                    c_src,
                    c_wOffsetSrc,
                    c_hOffsetSrc,
                    c_width,
                    c_height,
                    c_kind,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpy2DAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_dpitch,
        object_src,
        object_spitch,
        object_width,
        object_height,
        object_kind,
        object_stream,
        ],
        [],
    ) = call
        .bind("cudaMemcpy2DAsync", "dst dpitch src spitch width height kind stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dpitch = args::u64(object_dpitch, "dpitch")?;
    let c_spitch = args::u64(object_spitch, "spitch")?;
    let c_width = args::u64(object_width, "width")?;
    let c_height = args::u64(object_height, "height")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer_to_write(
        object_dst,
        "dst",
        args::bytes_of_rows(c_width as usize, c_height as usize, c_dpitch as usize),
        &arena,
    )?;
    let c_src = args::pointer_to_read(
        object_src,
        "src",
        args::bytes_of_rows(c_width as usize, c_height as usize, c_spitch as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        u64,
        u64,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemcpy2DAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_dst.cast(),
                    c_dpitch,
                    c_src.cast(),
                    c_spitch,
                    c_width,
                    c_height,
                    c_kind,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpy2DFromArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_dpitch,
        object_src,
        object_wOffset,
        object_hOffset,
        object_width,
        object_height,
        object_kind,
        ],
        [],
    ) = call
        .bind(
            "cudaMemcpy2DFromArray",
            "dst dpitch src wOffset hOffset width height kind",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dpitch = args::u64(object_dpitch, "dpitch")?;
    let c_src = args::value::<u64>(object_src, "src", &runtime::cudaArray_t)?;
    let c_wOffset = args::u64(object_wOffset, "wOffset")?;
    let c_hOffset = args::u64(object_hOffset, "hOffset")?;
    let c_width = args::u64(object_width, "width")?;
    let c_height = args::u64(object_height, "height")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer_to_write(
        object_dst,
        "dst",
        args::bytes_of_rows(c_width as usize, c_height as usize, c_dpitch as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaMemcpy2DFromArray)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_dst.cast(),
                    c_dpitch,
                    c_src,
                    c_wOffset,
                    c_hOffset,
                    c_width,
                    c_height,
                    c_kind,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpy2DFromArrayAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_dpitch,
        object_src,
        object_wOffset,
        object_hOffset,
        object_width,
        object_height,
        object_kind,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cudaMemcpy2DFromArrayAsync",
            "dst dpitch src wOffset hOffset width height kind stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dpitch = args::u64(object_dpitch, "dpitch")?;
    let c_src = args::value::<u64>(object_src, "src", &runtime::cudaArray_t)?;
    let c_wOffset = args::u64(object_wOffset, "wOffset")?;
    let c_hOffset = args::u64(object_hOffset, "hOffset")?;
    let c_width = args::u64(object_width, "width")?;
    let c_height = args::u64(object_height, "height")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer_to_write(
        object_dst,
        "dst",
        args::bytes_of_rows(c_width as usize, c_height as usize, c_dpitch as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemcpy2DFromArrayAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_dst.cast(),
                    c_dpitch,
                    c_src,
                    c_wOffset,
                    c_hOffset,
                    c_width,
                    c_height,
                    c_kind,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpy2DToArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_wOffset,
        object_hOffset,
        object_src,
        object_spitch,
        object_width,
        object_height,
        object_kind,
        ],
        [],
    ) = call
        .bind(
            "cudaMemcpy2DToArray",
            "dst wOffset hOffset src spitch width height kind",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dst = args::value::<u64>(object_dst, "dst", &runtime::cudaArray_t)?;
    let c_wOffset = args::u64(object_wOffset, "wOffset")?;
    let c_hOffset = args::u64(object_hOffset, "hOffset")?;
    let c_spitch = args::u64(object_spitch, "spitch")?;
    let c_width = args::u64(object_width, "width")?;
    let c_height = args::u64(object_height, "height")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_src = args::pointer_to_read(
        object_src,
        "src",
        args::bytes_of_rows(c_width as usize, c_height as usize, c_spitch as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        *mut c_void,
        u64,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaMemcpy2DToArray)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_dst,
                    c_wOffset,
                    c_hOffset,
                    c_src.cast(),
                    c_spitch,
                    c_width,
                    c_height,
                    c_kind,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpy2DToArrayAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_wOffset,
        object_hOffset,
        object_src,
        object_spitch,
        object_width,
        object_height,
        object_kind,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "cudaMemcpy2DToArrayAsync",
            "dst wOffset hOffset src spitch width height kind stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dst = args::value::<u64>(object_dst, "dst", &runtime::cudaArray_t)?;
    let c_wOffset = args::u64(object_wOffset, "wOffset")?;
    let c_hOffset = args::u64(object_hOffset, "hOffset")?;
    let c_spitch = args::u64(object_spitch, "spitch")?;
    let c_width = args::u64(object_width, "width")?;
    let c_height = args::u64(object_height, "height")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_src = args::pointer_to_read(
        object_src,
        "src",
        args::bytes_of_rows(c_width as usize, c_height as usize, c_spitch as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        *mut c_void,
        u64,
        u64,
        u64,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemcpy2DToArrayAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_dst,
                    c_wOffset,
                    c_hOffset,
                    c_src.cast(),
                    c_spitch,
                    c_width,
                    c_height,
                    c_kind,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpy3D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_p], []) = call.bind("cudaMemcpy3D", "p")?;
    let py = call.py();
    let c_p = args::optional_record(object_p, "p", &runtime::cudaMemcpy3DParms)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaMemcpy3D)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_p.cast())) })
}

pub(crate) fn cudaMemcpy3DAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_p, object_stream], []) = call.bind("cudaMemcpy3DAsync", "p stream")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_p = args::optional_record(object_p, "p", &runtime::cudaMemcpy3DParms)?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaMemcpy3DAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_p.cast(), c_stream)) },
    )
}

pub(crate) fn cudaMemcpy3DPeer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_p], []) = call.bind("cudaMemcpy3DPeer", "p")?;
    let py = call.py();
    let c_p = args::optional_record(object_p, "p", &runtime::cudaMemcpy3DPeerParms)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaMemcpy3DPeer)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_p.cast())) })
}

pub(crate) fn cudaMemcpy3DPeerAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_p, object_stream], []) = call
        .bind("cudaMemcpy3DPeerAsync", "p stream")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_p = args::optional_record(object_p, "p", &runtime::cudaMemcpy3DPeerParms)?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaMemcpy3DPeerAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_p.cast(), c_stream)) },
    )
}

pub(crate) fn cudaMemcpy3DWithAttributesAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_op, object_flags, object_stream], []) = call
        .bind("cudaMemcpy3DWithAttributesAsync", "op flags stream")?;
    let py = call.py();
    let c_flags = args::u64(object_flags, "flags")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_op = args::optional_record(object_op, "op", &runtime13::cudaMemcpy3DBatchOp)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = call
        .symbol(slots::cudaMemcpy3DWithAttributesAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_op.cast(), c_flags, c_stream)) },
    )
}

pub(crate) fn cudaMemcpyArrayToArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_wOffsetDst,
        object_hOffsetDst,
        object_src,
        object_wOffsetSrc,
        object_hOffsetSrc,
        object_count,
        object_kind,
        ],
        [],
    ) = call
        .bind(
            "cudaMemcpyArrayToArray",
            "dst wOffsetDst hOffsetDst src wOffsetSrc hOffsetSrc count kind",
        )?;
    let py = call.py();
    let c_dst = args::value::<u64>(object_dst, "dst", &runtime::cudaArray_t)?;
    let c_wOffsetDst = args::u64(object_wOffsetDst, "wOffsetDst")?;
    let c_hOffsetDst = args::u64(object_hOffsetDst, "hOffsetDst")?;
    let c_src = args::value::<u64>(object_src, "src", &runtime::cudaArray_t)?;
    let c_wOffsetSrc = args::u64(object_wOffsetSrc, "wOffsetSrc")?;
    let c_hOffsetSrc = args::u64(object_hOffsetSrc, "hOffsetSrc")?;
    let c_count = args::u64(object_count, "count")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaMemcpyArrayToArray)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_dst,
                    c_wOffsetDst,
                    c_hOffsetDst,
                    c_src,
                    c_wOffsetSrc,
                    c_hOffsetSrc,
                    c_count,
                    c_kind,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpyAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dst, object_src, object_count, object_kind, object_stream], []) = call
        .bind("cudaMemcpyAsync", "dst src count kind stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer_to_write(object_dst, "dst", c_count as usize, &arena)?;
    let c_src = args::pointer_to_read(object_src, "src", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemcpyAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(c_dst.cast(), c_src.cast(), c_count, c_kind, c_stream),
            )
        },
    )
}

pub(crate) fn cudaMemcpyFromArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_src,
        object_wOffset,
        object_hOffset,
        object_count,
        object_kind,
        ],
        [],
    ) = call.bind("cudaMemcpyFromArray", "dst src wOffset hOffset count kind")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_src = args::value::<u64>(object_src, "src", &runtime::cudaArray_t)?;
    let c_wOffset = args::u64(object_wOffset, "wOffset")?;
    let c_hOffset = args::u64(object_hOffset, "hOffset")?;
    let c_count = args::u64(object_count, "count")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer_to_write(object_dst, "dst", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        u64,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaMemcpyFromArray)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(c_dst.cast(), c_src, c_wOffset, c_hOffset, c_count, c_kind),
            )
        },
    )
}

pub(crate) fn cudaMemcpyFromArrayAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_src,
        object_wOffset,
        object_hOffset,
        object_count,
        object_kind,
        object_stream,
        ],
        [],
    ) = call
        .bind("cudaMemcpyFromArrayAsync", "dst src wOffset hOffset count kind stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_src = args::value::<u64>(object_src, "src", &runtime::cudaArray_t)?;
    let c_wOffset = args::u64(object_wOffset, "wOffset")?;
    let c_hOffset = args::u64(object_hOffset, "hOffset")?;
    let c_count = args::u64(object_count, "count")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer_to_write(object_dst, "dst", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        u64,
        u64,
        u64,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemcpyFromArrayAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_dst.cast(),
                    c_src,
                    c_wOffset,
                    c_hOffset,
                    c_count,
                    c_kind,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpyFromSymbol<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dst, object_symbol, object_count, object_offset, object_kind], []) = call
        .bind("cudaMemcpyFromSymbol", "dst symbol count offset kind")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_offset = args::u64(object_offset, "offset")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer_to_write(object_dst, "dst", c_count as usize, &arena)?;
    let c_symbol = args::pointer(object_symbol, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaMemcpyFromSymbol)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(c_dst.cast(), c_symbol.cast(), c_count, c_offset, c_kind),
            )
        },
    )
}

pub(crate) fn cudaMemcpyFromSymbolAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_symbol,
        object_count,
        object_offset,
        object_kind,
        object_stream,
        ],
        [],
    ) = call.bind("cudaMemcpyFromSymbolAsync", "dst symbol count offset kind stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_offset = args::u64(object_offset, "offset")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer_to_write(object_dst, "dst", c_count as usize, &arena)?;
    let c_symbol = args::pointer(object_symbol, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemcpyFromSymbolAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_dst.cast(),
                    c_symbol.cast(),
                    c_count,
                    c_offset,
                    c_kind,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpyPeer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_dstDevice,
        object_src,
        object_srcDevice,
        object_count,
        ],
        [],
    ) = call.bind("cudaMemcpyPeer", "dst dstDevice src srcDevice count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dstDevice = args::i32(object_dstDevice, "dstDevice")?;
    let c_srcDevice = args::i32(object_srcDevice, "srcDevice")?;
    let c_count = args::u64(object_count, "count")?;
    let c_dst = args::pointer(object_dst, &arena)?;
    let c_src = args::pointer(object_src, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemcpyPeer)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_dst.cast(),
                    c_dstDevice,
                    c_src.cast(),
                    c_srcDevice,
                    c_count,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpyPeerAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_dstDevice,
        object_src,
        object_srcDevice,
        object_count,
        object_stream,
        ],
        [],
    ) = call.bind("cudaMemcpyPeerAsync", "dst dstDevice src srcDevice count stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dstDevice = args::i32(object_dstDevice, "dstDevice")?;
    let c_srcDevice = args::i32(object_srcDevice, "srcDevice")?;
    let c_count = args::u64(object_count, "count")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer(object_dst, &arena)?;
    let c_src = args::pointer(object_src, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        *mut c_void,
        i32,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemcpyPeerAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_dst.cast(),
                    c_dstDevice,
                    c_src.cast(),
                    c_srcDevice,
                    c_count,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpyToArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_wOffset,
        object_hOffset,
        object_src,
        object_count,
        object_kind,
        ],
        [],
    ) = call.bind("cudaMemcpyToArray", "dst wOffset hOffset src count kind")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dst = args::value::<u64>(object_dst, "dst", &runtime::cudaArray_t)?;
    let c_wOffset = args::u64(object_wOffset, "wOffset")?;
    let c_hOffset = args::u64(object_hOffset, "hOffset")?;
    let c_count = args::u64(object_count, "count")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_src = args::pointer_to_read(object_src, "src", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaMemcpyToArray)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(c_dst, c_wOffset, c_hOffset, c_src.cast(), c_count, c_kind),
            )
        },
    )
}

pub(crate) fn cudaMemcpyToArrayAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_dst,
        object_wOffset,
        object_hOffset,
        object_src,
        object_count,
        object_kind,
        object_stream,
        ],
        [],
    ) = call
        .bind("cudaMemcpyToArrayAsync", "dst wOffset hOffset src count kind stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_dst = args::value::<u64>(object_dst, "dst", &runtime::cudaArray_t)?;
    let c_wOffset = args::u64(object_wOffset, "wOffset")?;
    let c_hOffset = args::u64(object_hOffset, "hOffset")?;
    let c_count = args::u64(object_count, "count")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_src = args::pointer_to_read(object_src, "src", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemcpyToArrayAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_dst,
                    c_wOffset,
                    c_hOffset,
                    c_src.cast(),
                    c_count,
                    c_kind,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpyToSymbol<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_symbol, object_src, object_count, object_offset, object_kind], []) = call
        .bind("cudaMemcpyToSymbol", "symbol src count offset kind")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_offset = args::u64(object_offset, "offset")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_symbol = args::pointer(object_symbol, &arena)?;
    let c_src = args::pointer_to_read(object_src, "src", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        i32,
    ) -> i32 = call.symbol(slots::cudaMemcpyToSymbol)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(c_symbol.cast(), c_src.cast(), c_count, c_offset, c_kind),
            )
        },
    )
}

pub(crate) fn cudaMemcpyToSymbolAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_symbol,
        object_src,
        object_count,
        object_offset,
        object_kind,
        object_stream,
        ],
        [],
    ) = call.bind("cudaMemcpyToSymbolAsync", "symbol src count offset kind stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u64(object_count, "count")?;
    let c_offset = args::u64(object_offset, "offset")?;
    let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_symbol = args::pointer(object_symbol, &arena)?;
    let c_src = args::pointer_to_read(object_src, "src", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        u64,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemcpyToSymbolAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_symbol.cast(),
                    c_src.cast(),
                    c_count,
                    c_offset,
                    c_kind,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemcpyWithAttributesAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dst, object_src, object_size, object_attr, object_stream], []) = call
        .bind("cudaMemcpyWithAttributesAsync", "dst src size attr stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_size = args::u64(object_size, "size")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer_to_write(object_dst, "dst", c_size as usize, &arena)?;
    let c_src = args::pointer_to_read(object_src, "src", c_size as usize, &arena)?;
    let c_attr = args::optional_record(
        object_attr,
        "attr",
        &runtime13::cudaMemcpyAttributes,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemcpyWithAttributesAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(c_dst.cast(), c_src.cast(), c_size, c_attr.cast(), c_stream),
            )
        },
    )
}

pub(crate) fn cudaMemset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devPtr, object_value, object_count], []) = call
        .bind("cudaMemset", "devPtr value count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_value = args::i32(object_value, "value")?;
    let c_count = args::u64(object_count, "count")?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, i32, u64) -> i32 = call
        .symbol(slots::cudaMemset)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_devPtr.cast(), c_value, c_count)) },
    )
}

pub(crate) fn cudaMemset2D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devPtr, object_pitch, object_value, object_width, object_height], []) = call
        .bind("cudaMemset2D", "devPtr pitch value width height")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_pitch = args::u64(object_pitch, "pitch")?;
    let c_value = args::i32(object_value, "value")?;
    let c_width = args::u64(object_width, "width")?;
    let c_height = args::u64(object_height, "height")?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, u64, u64) -> i32 = call
        .symbol(slots::cudaMemset2D)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(c_devPtr.cast(), c_pitch, c_value, c_width, c_height),
            )
        },
    )
}

pub(crate) fn cudaMemset2DAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_devPtr,
        object_pitch,
        object_value,
        object_width,
        object_height,
        object_stream,
        ],
        [],
    ) = call.bind("cudaMemset2DAsync", "devPtr pitch value width height stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_pitch = args::u64(object_pitch, "pitch")?;
    let c_value = args::i32(object_value, "value")?;
    let c_width = args::u64(object_width, "width")?;
    let c_height = args::u64(object_height, "height")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        u64,
        i32,
        u64,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemset2DAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_devPtr.cast(),
                    c_pitch,
                    c_value,
                    c_width,
                    c_height,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemset3D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pitchedDevPtr, object_value, object_extent], []) = call
        .bind("cudaMemset3D", "pitchedDevPtr value extent")?;
    let py = call.py();
    let c_value = args::i32(object_value, "value")?;
    let c_pitchedDevPtr = args::record(
        object_pitchedDevPtr,
        "pitchedDevPtr",
        &runtime::cudaPitchedPtr,
    )?;
    let c_extent = args::record(object_extent, "extent", &runtime::cudaExtent)?;
    let function: unsafe extern "system" fn(
        by_value::runtime::cudaPitchedPtr,
        i32,
        by_value::runtime::cudaExtent,
    ) -> i32 = call.symbol(slots::cudaMemset3D)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_pitchedDevPtr
                        .cast::<by_value::runtime::cudaPitchedPtr>()
                        .read_unaligned(),
                    c_value,
                    c_extent.cast::<by_value::runtime::cudaExtent>().read_unaligned(),
                ),
            )
        },
    )
}

pub(crate) fn cudaMemset3DAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pitchedDevPtr, object_value, object_extent, object_stream], []) = call
        .bind("cudaMemset3DAsync", "pitchedDevPtr value extent stream")?;
    let py = call.py();
    let c_value = args::i32(object_value, "value")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_pitchedDevPtr = args::record(
        object_pitchedDevPtr,
        "pitchedDevPtr",
        &runtime::cudaPitchedPtr,
    )?;
    let c_extent = args::record(object_extent, "extent", &runtime::cudaExtent)?;
    let function: unsafe extern "system" fn(
        by_value::runtime::cudaPitchedPtr,
        i32,
        by_value::runtime::cudaExtent,
        u64,
    ) -> i32 = call.symbol(slots::cudaMemset3DAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_pitchedDevPtr
                        .cast::<by_value::runtime::cudaPitchedPtr>()
                        .read_unaligned(),
                    c_value,
                    c_extent.cast::<by_value::runtime::cudaExtent>().read_unaligned(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn cudaMemsetAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devPtr, object_value, object_count, object_stream], []) = call
        .bind("cudaMemsetAsync", "devPtr value count stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_value = args::i32(object_value, "value")?;
    let c_count = args::u64(object_count, "count")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, i32, u64, u64) -> i32 = call
        .symbol(slots::cudaMemsetAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_devPtr.cast(), c_value, c_count, c_stream)) },
    )
}

pub(crate) fn cudaMipmappedArrayGetMemoryRequirements<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_mipmap, object_device], []) = call
        .bind("cudaMipmappedArrayGetMemoryRequirements", "mipmap device")?;
    let py = call.py();
    let c_mipmap = args::value::<
        u64,
    >(object_mipmap, "mipmap", &runtime::cudaMipmappedArray_t)?;
    let c_device = args::i32(object_device, "device")?;
    let (c_memoryRequirements, c_memoryRequirements_place) = out::new_record(
        py,
        &runtime::cudaArrayMemoryRequirements,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32) -> i32 = call
        .symbol(slots::cudaMipmappedArrayGetMemoryRequirements)?;
    let status = unsafe {
        released(py, || function(c_memoryRequirements_place.cast(), c_mipmap, c_device))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_memoryRequirements.into_any()),
    )
}

pub(crate) fn cudaMipmappedArrayGetSparseProperties<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_mipmap], []) = call
        .bind("cudaMipmappedArrayGetSparseProperties", "mipmap")?;
    let py = call.py();
    let c_mipmap = args::value::<
        u64,
    >(object_mipmap, "mipmap", &runtime::cudaMipmappedArray_t)?;
    let (c_sparseProperties, c_sparseProperties_place) = out::new_record(
        py,
        &runtime::cudaArraySparseProperties,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::cudaMipmappedArrayGetSparseProperties)?;
    let status = unsafe {
        released(py, || function(c_sparseProperties_place.cast(), c_mipmap))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_sparseProperties.into_any()),
    )
}

pub(crate) fn cudaOccupancyAvailableDynamicSMemPerBlock<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_func, object_numBlocks, object_blockSize], []) = call
        .bind("cudaOccupancyAvailableDynamicSMemPerBlock", "func numBlocks blockSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numBlocks = args::i32(object_numBlocks, "numBlocks")?;
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let mut c_dynamicSmemSize: u64 = 0;
    let c_func = args::pointer(object_func, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32, i32) -> i32 = call
        .symbol(slots::cudaOccupancyAvailableDynamicSMemPerBlock)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_dynamicSmemSize).cast(),
                c_func.cast(),
                c_numBlocks,
                c_blockSize,
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_dynamicSmemSize)?),
    )
}

pub(crate) fn cudaOccupancyMaxActiveBlocksPerMultiprocessor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_func, object_blockSize, object_dynamicSMemSize], []) = call
        .bind(
            "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
            "func blockSize dynamicSMemSize",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_dynamicSMemSize = args::u64(object_dynamicSMemSize, "dynamicSMemSize")?;
    let mut c_numBlocks: i32 = 0;
    let c_func = args::pointer(object_func, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32, u64) -> i32 = call
        .symbol(slots::cudaOccupancyMaxActiveBlocksPerMultiprocessor)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_numBlocks).cast(),
                c_func.cast(),
                c_blockSize,
                c_dynamicSMemSize,
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_numBlocks)?),
    )
}

pub(crate) fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_func, object_blockSize, object_dynamicSMemSize, object_flags], []) = call
        .bind(
            "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
            "func blockSize dynamicSMemSize flags",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_blockSize = args::i32(object_blockSize, "blockSize")?;
    let c_dynamicSMemSize = args::u64(object_dynamicSMemSize, "dynamicSMemSize")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_numBlocks: i32 = 0;
    let c_func = args::pointer(object_func, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
        u64,
        u32,
    ) -> i32 = call
        .symbol(slots::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_numBlocks).cast(),
                c_func.cast(),
                c_blockSize,
                c_dynamicSMemSize,
                c_flags,
            ),
        )
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_numBlocks)?),
    )
}

pub(crate) fn cudaPeekAtLastError<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaPeekAtLastError", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudaPeekAtLastError)?;
    returned0(py, &runtime::cudaError, unsafe { held(py, || function()) })
}

pub(crate) fn cudaProfilerStart<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaProfilerStart", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudaProfilerStart)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function()) })
}

pub(crate) fn cudaProfilerStop<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaProfilerStop", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudaProfilerStop)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function()) })
}

pub(crate) fn cudaRuntimeGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaRuntimeGetVersion", "")?;
    let py = call.py();
    let mut c_runtimeVersion: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaRuntimeGetVersion)?;
    let status = unsafe {
        released(py, || function((&raw mut c_runtimeVersion).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_runtimeVersion)?),
    )
}

pub(crate) fn cudaSetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("cudaSetDevice", "device")?;
    let py = call.py();
    let c_device = args::i32(object_device, "device")?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cudaSetDevice)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_device)) })
}

pub(crate) fn cudaSetDeviceFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags], []) = call.bind("cudaSetDeviceFlags", "flags")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::cudaSetDeviceFlags)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_flags)) })
}

pub(crate) fn cudaSetDoubleForDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_d], []) = call.bind("cudaSetDoubleForDevice", "d")?;
    let py = call.py();
    let mut c_d = args::f64(object_d)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaSetDoubleForDevice)?;
    let status = unsafe { released(py, || function((&raw mut c_d).cast())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::f64(py, c_d)?))
}

pub(crate) fn cudaSetDoubleForHost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_d], []) = call.bind("cudaSetDoubleForHost", "d")?;
    let py = call.py();
    let mut c_d = args::f64(object_d)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaSetDoubleForHost)?;
    let status = unsafe { released(py, || function((&raw mut c_d).cast())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::f64(py, c_d)?))
}

pub(crate) fn cudaSetValidDevices<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device_arr, object_length], []) = call
        .bind("cudaSetValidDevices", "device_arr length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_len = args::i32(object_length, "length")?;
    let c_device_arr = args::array(
        object_device_arr,
        "device_arr",
        &Ty::I32,
        Some(args::length(py, c_len.into(), "len")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cudaSetValidDevices)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_device_arr.cast(), c_len)) },
    )
}

pub(crate) fn cudaStreamAddCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_callback, object_userData, object_flags], []) = call
        .bind("cudaStreamAddCallback", "stream callback userData flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_callback = args::callback(
        object_callback,
        Some(&runtime::cudaStreamCallback_t__signature),
        Some(object_userData),
        &arena,
    )?;
    let c_userData = args::data(object_userData, c_callback.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void, u32) -> i32 = call
        .symbol(slots::cudaStreamAddCallback)?;
    if c_callback.is_closure() {
        let mut answer = 0u64;
        let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
            .symbol(slots::cudaStreamIsCapturing)?;
        let status = unsafe {
            released(py, || asked(c_stream, (&raw mut answer).cast()))
        };
        if status == 0 && answer == 0 {
            c_callback.once();
        }
    }
    let status = unsafe {
        released(
            py,
            || function(c_stream, c_callback.address(), c_userData.cast(), c_flags),
        )
    };
    c_callback.left(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaStreamAttachMemAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_devPtr, object_length, object_flags], []) = call
        .bind("cudaStreamAttachMemAsync", "stream devPtr length flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_length = args::u64(object_length, "length")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_devPtr = args::pointer(object_devPtr, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, u32) -> i32 = call
        .symbol(slots::cudaStreamAttachMemAsync)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(py, || function(c_stream, c_devPtr.cast(), c_length, c_flags))
        },
    )
}

pub(crate) fn cudaStreamBeginCapture<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_mode], []) = call
        .bind("cudaStreamBeginCapture", "stream mode")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_mode = args::enumeration(
        object_mode,
        "mode",
        &runtime::cudaStreamCaptureMode,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cudaStreamBeginCapture)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_stream, c_mode)) },
    )
}

pub(crate) fn cudaStreamBeginCaptureToGraph<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_stream,
        object_graph,
        object_dependencies,
        object_dependencyData,
        object_numDependencies,
        object_mode,
        ],
        [],
    ) = call
        .bind(
            "cudaStreamBeginCaptureToGraph",
            "stream graph dependencies dependencyData numDependencies mode",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
    let c_mode = args::enumeration(
        object_mode,
        "mode",
        &runtime::cudaStreamCaptureMode,
    )?;
    let c_dependencies = args::array(
        object_dependencies,
        "dependencies",
        &Ty::Value(&runtime::cudaGraphNode_t),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let c_dependencyData = args::optional_array(
        object_dependencyData,
        "dependencyData",
        &Ty::Record(&runtime::cudaGraphEdgeData),
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
    ) -> i32 = call.symbol(slots::cudaStreamBeginCaptureToGraph)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_graph,
                    c_dependencies.cast(),
                    c_dependencyData.cast(),
                    c_numDependencies,
                    c_mode,
                ),
            )
        },
    )
}

pub(crate) fn cudaStreamBeginRecaptureToGraph<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_stream, object_mode, object_graph, object_callbackData], []) = call
        .bind("cudaStreamBeginRecaptureToGraph", "stream mode graph callbackData")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_mode = args::enumeration(
        object_mode,
        "mode",
        &runtime::cudaStreamCaptureMode,
    )?;
    let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
    let c_callbackData = args::optional_record(
        object_callbackData,
        "callbackData",
        &runtime13::cudaGraphRecaptureCallbackData,
    )?;
    let function: unsafe extern "system" fn(u64, i32, u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaStreamBeginRecaptureToGraph)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(py, || function(c_stream, c_mode, c_graph, c_callbackData.cast()))
        },
    )
}

pub(crate) fn cudaStreamCopyAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dst, object_src], []) = call
        .bind("cudaStreamCopyAttributes", "dst src")?;
    let py = call.py();
    let c_dst = args::value::<u64>(object_dst, "dst", &runtime::cudaStream_t)?;
    let c_src = args::value::<u64>(object_src, "src", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::cudaStreamCopyAttributes)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_dst, c_src)) },
    )
}

pub(crate) fn cudaStreamCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaStreamCreate", "")?;
    let py = call.py();
    let mut c_pStream: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaStreamCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_pStream).cast())) };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaStream_t, c_pStream as u64);
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_pStream as u64)?),
    )
}

pub(crate) fn cudaStreamCreateWithFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags], []) = call.bind("cudaStreamCreateWithFlags", "flags")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_pStream: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::cudaStreamCreateWithFlags)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pStream).cast(), c_flags))
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaStream_t, c_pStream as u64);
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_pStream as u64)?),
    )
}

pub(crate) fn cudaStreamCreateWithPriority<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags, object_priority], []) = call
        .bind("cudaStreamCreateWithPriority", "flags priority")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let c_priority = args::i32(object_priority, "priority")?;
    let mut c_pStream: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u32, i32) -> i32 = call
        .symbol(slots::cudaStreamCreateWithPriority)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pStream).cast(), c_flags, c_priority))
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaStream_t, c_pStream as u64);
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_pStream as u64)?),
    )
}

pub(crate) fn cudaStreamDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream], []) = call.bind("cudaStreamDestroy", "stream")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaStreamDestroy)?;
    let detached = handle_keepalive::detach(&runtime::cudaStream_t, c_stream as u64);
    let status = unsafe { released(py, || function(c_stream)) };
    detached.finish(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn cudaStreamEndCapture<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream], []) = call.bind("cudaStreamEndCapture", "stream")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_pGraph: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaStreamEndCapture)?;
    let status = unsafe {
        released(py, || function(c_stream, (&raw mut c_pGraph).cast()))
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaGraph_t, c_pGraph as u64);
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::value(py, &runtime::cudaGraph_t, c_pGraph as u64)?),
    )
}

pub(crate) fn cudaStreamGetCaptureInfo_v3<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream], []) = call.bind("cudaStreamGetCaptureInfo_v3", "stream")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
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
    ) -> i32 = call.symbol(slots::cudaStreamGetCaptureInfo_v3)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_stream,
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
        &runtime::cudaError,
        status,
        6,
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
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&runtime::cudaGraphEdgeData),
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

pub(crate) fn cudaStreamGetDevResource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream, object_typename], []) = call
        .bind("cudaStreamGetDevResource", "hStream typename")?;
    let py = call.py();
    let c_hStream = args::value::<
        u64,
    >(object_hStream, "hStream", &runtime::cudaStream_t)?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime13::cudaDevResourceType,
    )?;
    let (c_resource, c_resource_place) = out::new_record(
        py,
        &runtime13::cudaDevResource,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, i32) -> i32 = call
        .symbol(slots::cudaStreamGetDevResource)?;
    let status = unsafe {
        released(py, || function(c_hStream, c_resource_place.cast(), c_type))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(c_resource.into_any()),
    )
}

pub(crate) fn cudaStreamGetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cudaStreamGetDevice", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<
        u64,
    >(object_hStream, "hStream", &runtime::cudaStream_t)?;
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaStreamGetDevice)?;
    let status = unsafe {
        released(py, || function(c_hStream, (&raw mut c_device).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_device)?),
    )
}

pub(crate) fn cudaStreamGetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cudaStreamGetFlags", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<
        u64,
    >(object_hStream, "hStream", &runtime::cudaStream_t)?;
    let mut c_flags: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaStreamGetFlags)?;
    let status = unsafe {
        released(py, || function(c_hStream, (&raw mut c_flags).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_flags)?),
    )
}

pub(crate) fn cudaStreamGetId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cudaStreamGetId", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<
        u64,
    >(object_hStream, "hStream", &runtime::cudaStream_t)?;
    let mut c_streamId: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaStreamGetId)?;
    let status = unsafe {
        released(py, || function(c_hStream, (&raw mut c_streamId).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_streamId)?),
    )
}

pub(crate) fn cudaStreamGetPriority<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hStream], []) = call.bind("cudaStreamGetPriority", "hStream")?;
    let py = call.py();
    let c_hStream = args::value::<
        u64,
    >(object_hStream, "hStream", &runtime::cudaStream_t)?;
    let mut c_priority: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaStreamGetPriority)?;
    let status = unsafe {
        released(py, || function(c_hStream, (&raw mut c_priority).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_priority)?),
    )
}

pub(crate) fn cudaStreamIsCapturing<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream], []) = call.bind("cudaStreamIsCapturing", "stream")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_pCaptureStatus: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudaStreamIsCapturing)?;
    let status = unsafe {
        released(py, || function(c_stream, (&raw mut c_pCaptureStatus).cast()))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &runtime::cudaStreamCaptureStatus,
                        c_pCaptureStatus,
                    )?,
                )
        },
    )
}

pub(crate) fn cudaStreamQuery<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream], []) = call.bind("cudaStreamQuery", "stream")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaStreamQuery)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_stream)) })
}

pub(crate) fn cudaStreamSynchronize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream], []) = call.bind("cudaStreamSynchronize", "stream")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudaStreamSynchronize)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function(c_stream)) })
}

pub(crate) fn cudaStreamUpdateCaptureDependencies_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_stream,
        object_dependencies,
        object_dependencyData,
        object_numDependencies,
        object_flags,
        ],
        [],
    ) = call
        .bind(
            "cudaStreamUpdateCaptureDependencies_v2",
            "stream dependencies dependencyData numDependencies flags",
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
    let c_dependencyData = args::optional_array(
        object_dependencyData,
        "dependencyData",
        &Ty::Record(&runtime::cudaGraphEdgeData),
        Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        u64,
        u32,
    ) -> i32 = call.symbol(slots::cudaStreamUpdateCaptureDependencies_v2)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe {
            released(
                py,
                || function(
                    c_stream,
                    c_dependencies.cast(),
                    c_dependencyData.cast(),
                    c_numDependencies,
                    c_flags,
                ),
            )
        },
    )
}

pub(crate) fn cudaStreamWaitEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_event, object_flags], []) = call
        .bind("cudaStreamWaitEvent", "stream event flags")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = call
        .symbol(slots::cudaStreamWaitEvent)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_stream, c_event, c_flags)) },
    )
}

pub(crate) fn cudaThreadExchangeStreamCaptureMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_mode], []) = call.bind("cudaThreadExchangeStreamCaptureMode", "mode")?;
    let py = call.py();
    let mut c_mode = args::enumeration(
        object_mode,
        "mode",
        &runtime::cudaStreamCaptureMode,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaThreadExchangeStreamCaptureMode)?;
    let status = unsafe { released(py, || function((&raw mut c_mode).cast())) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &runtime::cudaStreamCaptureMode, c_mode)?)
        },
    )
}

pub(crate) fn cudaThreadExit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaThreadExit", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudaThreadExit)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function()) })
}

pub(crate) fn cudaThreadGetCacheConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaThreadGetCacheConfig", "")?;
    let py = call.py();
    let mut c_pCacheConfig: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudaThreadGetCacheConfig)?;
    let status = unsafe { released(py, || function((&raw mut c_pCacheConfig).cast())) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &runtime::cudaFuncCache, c_pCacheConfig)?)
        },
    )
}

pub(crate) fn cudaThreadGetLimit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_limit], []) = call.bind("cudaThreadGetLimit", "limit")?;
    let py = call.py();
    let c_limit = args::enumeration(object_limit, "limit", &runtime::cudaLimit)?;
    let mut c_pValue: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::cudaThreadGetLimit)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pValue).cast(), c_limit))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pValue)?),
    )
}

pub(crate) fn cudaThreadSetCacheConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_cacheConfig], []) = call
        .bind("cudaThreadSetCacheConfig", "cacheConfig")?;
    let py = call.py();
    let c_cacheConfig = args::enumeration(
        object_cacheConfig,
        "cacheConfig",
        &runtime::cudaFuncCache,
    )?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cudaThreadSetCacheConfig)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_cacheConfig)) },
    )
}

pub(crate) fn cudaThreadSetLimit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_limit, object_value], []) = call
        .bind("cudaThreadSetLimit", "limit value")?;
    let py = call.py();
    let c_limit = args::enumeration(object_limit, "limit", &runtime::cudaLimit)?;
    let c_value = args::u64(object_value, "value")?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call
        .symbol(slots::cudaThreadSetLimit)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_limit, c_value)) },
    )
}

pub(crate) fn cudaThreadSynchronize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudaThreadSynchronize", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cudaThreadSynchronize)?;
    returned0(py, &runtime::cudaError, unsafe { released(py, || function()) })
}

pub(crate) fn cudaUserObjectCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ptr, object_destroy, object_initialRefcount, object_flags], []) = call
        .bind("cudaUserObjectCreate", "ptr destroy initialRefcount flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_initialRefcount = args::u32(object_initialRefcount, "initialRefcount")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_object_out: u64 = 0;
    let mut c_destroy = args::callback(
        object_destroy,
        Some(&runtime::cudaHostFn_t__signature),
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
    ) -> i32 = call.symbol(slots::cudaUserObjectCreate)?;
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
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaUserObject_t, c_object_out as u64)?)
        },
    )
}

pub(crate) fn cudaUserObjectRelease<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_object, object_count], []) = call
        .bind("cudaUserObjectRelease", "object count")?;
    let py = call.py();
    let c_object = args::value::<
        u64,
    >(object_object, "object", &runtime::cudaUserObject_t)?;
    let c_count = args::u32(object_count, "count")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cudaUserObjectRelease)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_object, c_count)) },
    )
}

pub(crate) fn cudaUserObjectRetain<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_object, object_count], []) = call
        .bind("cudaUserObjectRetain", "object count")?;
    let py = call.py();
    let c_object = args::value::<
        u64,
    >(object_object, "object", &runtime::cudaUserObject_t)?;
    let c_count = args::u32(object_count, "count")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cudaUserObjectRetain)?;
    returned0(
        py,
        &runtime::cudaError,
        unsafe { released(py, || function(c_object, c_count)) },
    )
}

pub(crate) fn cudaVDPAUGetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vdpDevice, object_vdpGetProcAddress], []) = call
        .bind("cudaVDPAUGetDevice", "vdpDevice vdpGetProcAddress")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vdpDevice = args::value::<
        u32,
    >(object_vdpDevice, "vdpDevice", &driver::VdpDevice)?;
    let mut c_device: i32 = 0;
    let mut c_vdpGetProcAddress = args::callback(
        object_vdpGetProcAddress,
        Some(&driver::VdpGetProcAddress__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u32, *mut c_void) -> i32 = call
        .symbol(slots::cudaVDPAUGetDevice)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_device).cast(),
                c_vdpDevice,
                c_vdpGetProcAddress.address(),
            ),
        )
    };
    c_vdpGetProcAddress.left(status == 0);
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_device)?),
    )
}

pub(crate) fn cudaVDPAUSetVDPAUDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_vdpDevice, object_vdpGetProcAddress], []) = call
        .bind("cudaVDPAUSetVDPAUDevice", "device vdpDevice vdpGetProcAddress")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::i32(object_device, "device")?;
    let c_vdpDevice = args::value::<
        u32,
    >(object_vdpDevice, "vdpDevice", &driver::VdpDevice)?;
    let mut c_vdpGetProcAddress = args::callback(
        object_vdpGetProcAddress,
        Some(&driver::VdpGetProcAddress__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, u32, *mut c_void) -> i32 = call
        .symbol(slots::cudaVDPAUSetVDPAUDevice)?;
    let status = unsafe {
        released(py, || function(c_device, c_vdpDevice, c_vdpGetProcAddress.address()))
    };
    c_vdpGetProcAddress.left(status == 0);
    returned0(py, &runtime::cudaError, status)
}

pub(crate) fn make_cuComplex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_x, object_y], []) = call.bind("make_cuComplex", "x y")?;
    records::with_fields(
        call.py(),
        &runtime::cuComplex,
        &[(c"x", object_x), (c"y", object_y)],
    )
}

pub(crate) fn make_cuDoubleComplex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_r, object_i], []) = call.bind("make_cuDoubleComplex", "r i")?;
    records::with_fields(
        call.py(),
        &runtime::cuDoubleComplex,
        &[(c"x", object_r), (c"y", object_i)],
    )
}

pub(crate) fn make_cuFloatComplex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_r, object_i], []) = call.bind("make_cuFloatComplex", "r i")?;
    records::with_fields(
        call.py(),
        &runtime::cuFloatComplex,
        &[(c"x", object_r), (c"y", object_i)],
    )
}

pub(crate) fn make_cudaExtent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_w, object_h, object_d], []) = call.bind("make_cudaExtent", "w h d")?;
    records::with_fields(
        call.py(),
        &runtime::cudaExtent,
        &[(c"width", object_w), (c"height", object_h), (c"depth", object_d)],
    )
}

pub(crate) fn make_cudaPitchedPtr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_d, object_p, object_xsz, object_ysz], []) = call
        .bind("make_cudaPitchedPtr", "d p xsz ysz")?;
    records::with_fields(
        call.py(),
        &runtime::cudaPitchedPtr,
        &[
            (c"ptr", object_d),
            (c"pitch", object_p),
            (c"xsize", object_xsz),
            (c"ysize", object_ysz),
        ],
    )
}

pub(crate) fn make_cudaPos<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_x, object_y, object_z], []) = call.bind("make_cudaPos", "x y z")?;
    records::with_fields(
        call.py(),
        &runtime::cudaPos,
        &[(c"x", object_x), (c"y", object_y), (c"z", object_z)],
    )
}
