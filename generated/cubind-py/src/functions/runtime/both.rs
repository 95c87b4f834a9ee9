//! Functions of the runtime: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use crate::{
    support::{attributes, hold, kernel, more, prelude::*},
    tables::*,
};

pub(crate) unsafe extern "C" fn cudaArrayGetInfo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaArrayGetInfo", [("array", REQUIRED)]);
    body(|| unsafe {
        let [object_array] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_array = args::value::<u64>(object_array, "array", &runtime::cudaArray_t)?;
        let (c_desc, c_desc_place) = out::new_record(&runtime::cudaChannelFormatDesc)?;
        let (c_extent, c_extent_place) = out::new_record(&runtime::cudaExtent)?;
        let mut c_flags: u32 = 0;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 0)?;
        let status = released(|| function(
            c_desc_place.cast(),
            c_extent_place.cast(),
            (&raw mut c_flags).cast(),
            c_array,
        ));
        returned(
            &runtime::cudaError,
            status,
            3,
            |tuple| {
                tuple.push(Ok(c_desc.take()))?;
                tuple.push(Ok(c_extent.take()))?;
                tuple.push(out::u32(c_flags))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaArrayGetMemoryRequirements(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaArrayGetMemoryRequirements",
        [("array", REQUIRED), ("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_array, object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_array = args::value::<u64>(object_array, "array", &runtime::cudaArray_t)?;
        let c_device = args::i32(object_device, "device")?;
        let (c_memoryRequirements, c_memoryRequirements_place) = out::new_record(
            &runtime::cudaArrayMemoryRequirements,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, i32) -> i32 = symbol(
            this,
            1,
        )?;
        let status = released(|| function(
            c_memoryRequirements_place.cast(),
            c_array,
            c_device,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_memoryRequirements.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaArrayGetPlane(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaArrayGetPlane",
        [("hArray", REQUIRED), ("planeIdx", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hArray, object_planeIdx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hArray = args::value::<
            u64,
        >(object_hArray, "hArray", &runtime::cudaArray_t)?;
        let c_planeIdx = args::u32(object_planeIdx, "planeIdx")?;
        let mut c_pPlaneArray: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            2,
        )?;
        let status = released(|| function(
            (&raw mut c_pPlaneArray).cast(),
            c_hArray,
            c_planeIdx,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pPlaneArray as u64, &runtime::cudaArray_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaArrayGetSparseProperties(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaArrayGetSparseProperties",
        [("array", REQUIRED)],
    );
    body(|| unsafe {
        let [object_array] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_array = args::value::<u64>(object_array, "array", &runtime::cudaArray_t)?;
        let (c_sparseProperties, c_sparseProperties_place) = out::new_record(
            &runtime::cudaArraySparseProperties,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            3,
        )?;
        let status = released(|| function(c_sparseProperties_place.cast(), c_array));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_sparseProperties.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaCreateChannelDesc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaCreateChannelDesc",
        [
            ("x", REQUIRED),
            ("y", REQUIRED),
            ("z", REQUIRED),
            ("w", REQUIRED),
            ("f", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_x, object_y, object_z, object_w, object_f] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        ) -> by_value::cudaChannelFormatDesc = symbol(this, 5)?;
        let value = released(|| function(c_x, c_y, c_z, c_w, c_f));
        returned(
            &runtime::cudaError,
            0,
            1,
            |tuple| {
                tuple
                    .push(
                        out::record(
                            &runtime::cudaChannelFormatDesc,
                            (&raw const value).cast(),
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaCtxResetPersistingL2Cache(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaCtxResetPersistingL2Cache", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 8)?;
        returned0(&runtime::cudaError, released(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cudaDestroyExternalMemory(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaDestroyExternalMemory",
        [("extMem", REQUIRED)],
    );
    body(|| unsafe {
        let [object_extMem] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_extMem = args::value::<
            u64,
        >(object_extMem, "extMem", &runtime::cudaExternalMemory_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 9)?;
        returned0(&runtime::cudaError, released(|| function(c_extMem)))
    })
}

pub(crate) unsafe extern "C" fn cudaDestroyExternalSemaphore(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaDestroyExternalSemaphore",
        [("extSem", REQUIRED)],
    );
    body(|| unsafe {
        let [object_extSem] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_extSem = args::value::<
            u64,
        >(object_extSem, "extSem", &runtime::cudaExternalSemaphore_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 10)?;
        returned0(&runtime::cudaError, released(|| function(c_extSem)))
    })
}

pub(crate) unsafe extern "C" fn cudaDestroySurfaceObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaDestroySurfaceObject",
        [("surfObject", REQUIRED)],
    );
    body(|| unsafe {
        let [object_surfObject] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_surfObject = args::value::<
            u64,
        >(object_surfObject, "surfObject", &runtime::cudaSurfaceObject_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 11)?;
        returned0(&runtime::cudaError, released(|| function(c_surfObject)))
    })
}

pub(crate) unsafe extern "C" fn cudaDestroyTextureObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaDestroyTextureObject",
        [("texObject", REQUIRED)],
    );
    body(|| unsafe {
        let [object_texObject] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_texObject = args::value::<
            u64,
        >(object_texObject, "texObject", &runtime::cudaTextureObject_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 12)?;
        returned0(&runtime::cudaError, released(|| function(c_texObject)))
    })
}

pub(crate) unsafe extern "C" fn cudaDevResourceGenerateDesc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaDevResourceGenerateDesc",
        [("resources", REQUIRED), ("nbResources", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resources, object_nbResources] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_nbResources = args::u32(object_nbResources, "nbResources")?;
        let mut c_phDesc: u64 = 0;
        let c_resources = args::array(
            object_resources,
            "resources",
            &Ty::Record(&runtime13::cudaDevResource),
            Some(c_nbResources as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32) -> i32 = symbol(
            this,
            13,
        )?;
        let status = released(|| function(
            (&raw mut c_phDesc).cast(),
            c_resources.cast(),
            c_nbResources,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_phDesc as u64, &runtime13::cudaDevResourceDesc_t),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDevSmResourceSplit(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaDevSmResourceSplit",
        [
            ("nbGroups", REQUIRED),
            ("input_", REQUIRED),
            ("flags", REQUIRED),
            ("groupParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_nbGroups, object_input_, object_flags, object_groupParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_nbGroups = args::u32(object_nbGroups, "nbGroups")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_result_length: usize = c_nbGroups as usize;
        let c_result = args::room(
            c_result_length,
            Ty::Record(&runtime13::cudaDevResource).size(),
            &mut keep,
        )?;
        let c_input = args::optional_record(
            object_input_,
            "input_",
            &runtime13::cudaDevResource,
        )?;
        let (c_remainder, c_remainder_place) = out::new_record(
            &runtime13::cudaDevResource,
        )?;
        let c_groupParams = args::updated_array(
            object_groupParams,
            "groupParams",
            &Ty::Record(&runtime13::cudaDevSmResourceGroupParams),
            Some(c_nbGroups as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u32,
            *mut c_void,
            *mut c_void,
            u32,
            *mut c_void,
        ) -> i32 = symbol(this, 14)?;
        let status = released(|| function(
            c_result.cast(),
            c_nbGroups,
            c_input.cast(),
            c_remainder_place.cast(),
            c_flags,
            c_groupParams.pointer().cast(),
        ));
        c_groupParams.update();
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Record(&runtime13::cudaDevResource),
                            c_result.cast(),
                            c_result_length,
                        ),
                    )?;
                tuple.push(Ok(c_remainder.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDevSmResourceSplitByCount(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaDevSmResourceSplitByCount",
        [
            ("nbGroups", REQUIRED),
            ("input_", REQUIRED),
            ("flags", REQUIRED),
            ("minCount", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_nbGroups, object_input_, object_flags, object_minCount] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_nbGroups = if object_nbGroups.is_null() {
            0
        } else {
            args::u32(object_nbGroups, "nbGroups")?
        };
        let c_flags = args::u32(object_flags, "flags")?;
        let c_minCount = args::u32(object_minCount, "minCount")?;
        let c_result_length: usize = c_nbGroups as usize;
        let c_result = args::room(
            c_result_length,
            Ty::Record(&runtime13::cudaDevResource).size(),
            &mut keep,
        )?;
        let c_input = args::optional_record(
            object_input_,
            "input_",
            &runtime13::cudaDevResource,
        )?;
        let (c_remaining, c_remaining_place) = out::new_record(
            &runtime13::cudaDevResource,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u32,
            u32,
        ) -> i32 = symbol(this, 15)?;
        let status = released(|| function(
            c_result.cast(),
            (&raw mut c_nbGroups).cast(),
            c_input.cast(),
            c_remaining_place.cast(),
            c_flags,
            c_minCount,
        ));
        returned(
            &runtime::cudaError,
            status,
            3,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Record(&runtime13::cudaDevResource),
                            c_result.cast(),
                            c_result_length,
                        ),
                    )?;
                tuple.push(out::u32(c_nbGroups))?;
                tuple.push(Ok(c_remaining.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceCanAccessPeer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaDeviceCanAccessPeer",
        [("device", REQUIRED), ("peerDevice", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_peerDevice] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let c_peerDevice = args::i32(object_peerDevice, "peerDevice")?;
        let mut c_canAccessPeer: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = symbol(
            this,
            16,
        )?;
        let status = released(|| function(
            (&raw mut c_canAccessPeer).cast(),
            c_device,
            c_peerDevice,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_canAccessPeer))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceDisablePeerAccess(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaDeviceDisablePeerAccess",
        [("peerDevice", REQUIRED)],
    );
    body(|| unsafe {
        let [object_peerDevice] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_peerDevice = args::i32(object_peerDevice, "peerDevice")?;
        let function: unsafe extern "system" fn(i32) -> i32 = symbol(this, 17)?;
        returned0(&runtime::cudaError, released(|| function(c_peerDevice)))
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceEnablePeerAccess(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaDeviceEnablePeerAccess",
        [("peerDevice", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_peerDevice, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_peerDevice = args::i32(object_peerDevice, "peerDevice")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(i32, u32) -> i32 = symbol(this, 18)?;
        returned0(&runtime::cudaError, released(|| function(c_peerDevice, c_flags)))
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceFlushGPUDirectRDMAWrites(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaDeviceFlushGPUDirectRDMAWrites",
        [("target", REQUIRED), ("scope", REQUIRED)],
    );
    body(|| unsafe {
        let [object_target, object_scope] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(i32, i32) -> i32 = symbol(this, 19)?;
        returned0(&runtime::cudaError, released(|| function(c_target, c_scope)))
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetByPCIBusId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaDeviceGetByPCIBusId",
        [("pciBusId", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pciBusId] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_device: i32 = 0;
        let c_pciBusId = args::text(object_pciBusId, "pciBusId", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *const c_char) -> i32 = symbol(
            this,
            21,
        )?;
        let status = released(|| function((&raw mut c_device).cast(), c_pciBusId));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_device))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetCacheConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaDeviceGetCacheConfig", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pCacheConfig: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 22)?;
        let status = released(|| function((&raw mut c_pCacheConfig).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_pCacheConfig, &runtime::cudaFuncCache))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetDefaultMemPool(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaDeviceGetDefaultMemPool",
        [("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let mut c_memPool: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            23,
        )?;
        let status = released(|| function((&raw mut c_memPool).cast(), c_device));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_memPool as u64, &runtime::cudaMemPool_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetDevResource(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaDeviceGetDevResource",
        [("device", REQUIRED), ("typename", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_typename] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let c_type = args::enumeration(
            object_typename,
            "typename",
            &runtime13::cudaDevResourceType,
        )?;
        let (c_resource, c_resource_place) = out::new_record(
            &runtime13::cudaDevResource,
        )?;
        let function: unsafe extern "system" fn(i32, *mut c_void, i32) -> i32 = symbol(
            this,
            24,
        )?;
        let status = released(|| function(c_device, c_resource_place.cast(), c_type));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_resource.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetExecutionCtx(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaDeviceGetExecutionCtx",
        [("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let mut c_ctx: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            25,
        )?;
        let status = released(|| function((&raw mut c_ctx).cast(), c_device));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(out::value(c_ctx as u64, &runtime13::cudaExecutionContext_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetGraphMemAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaDeviceGetGraphMemAttribute",
        [("device", REQUIRED), ("attr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_attr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &runtime::cudaGraphMemAttributeType,
        )?;
        let mut c_value = attributes::attribute_out(
            c_attr,
            &attribute_types::cudaGraphMemAttributeType,
            None,
        )?;
        #[allow(unused_variables)]
        let c_value_size = c_value.size();
        let function: unsafe extern "system" fn(i32, i32, *mut c_void) -> i32 = symbol(
            this,
            26,
        )?;
        let status = released(|| function(c_device, c_attr, c_value.pointer()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(c_value.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetHostAtomicCapabilities(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaDeviceGetHostAtomicCapabilities",
        [("operations", REQUIRED), ("count", REQUIRED), ("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_operations, object_count, object_device] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u32(object_count, "count")?;
        let c_device = args::i32(object_device, "device")?;
        let c_capabilities_length: usize = c_count as usize;
        let c_capabilities = args::room(
            c_capabilities_length,
            Ty::U32.size(),
            &mut keep,
        )?;
        let c_operations = args::array(
            object_operations,
            "operations",
            &Ty::Enum(&runtime13::cudaAtomicOperation),
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u32,
            i32,
        ) -> i32 = symbol(this, 27)?;
        let status = released(|| function(
            c_capabilities.cast(),
            c_operations.cast(),
            c_count,
            c_device,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::list(&Ty::U32, c_capabilities.cast(), c_capabilities_length),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetLimit(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaDeviceGetLimit", [("limit", REQUIRED)]);
    body(|| unsafe {
        let [object_limit] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_limit = args::enumeration(object_limit, "limit", &runtime::cudaLimit)?;
        let mut c_pValue: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            28,
        )?;
        let status = released(|| function((&raw mut c_pValue).cast(), c_limit));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_pValue))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetMemPool(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaDeviceGetMemPool",
        [("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let mut c_memPool: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            29,
        )?;
        let status = released(|| function((&raw mut c_memPool).cast(), c_device));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_memPool as u64, &runtime::cudaMemPool_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetNvSciSyncAttributes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaDeviceGetNvSciSyncAttributes",
        [("nvSciSyncAttrList", REQUIRED), ("device", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_nvSciSyncAttrList, object_device, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let c_flags = args::i32(object_flags, "flags")?;
        let c_nvSciSyncAttrList = args::pointer(
            object_nvSciSyncAttrList,
            "nvSciSyncAttrList",
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = symbol(
            this,
            30,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_nvSciSyncAttrList.cast(), c_device, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetP2PAtomicCapabilities(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaDeviceGetP2PAtomicCapabilities",
        [
            ("operations", REQUIRED),
            ("count", REQUIRED),
            ("srcDevice", REQUIRED),
            ("dstDevice", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_operations, object_count, object_srcDevice, object_dstDevice] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u32(object_count, "count")?;
        let c_srcDevice = args::i32(object_srcDevice, "srcDevice")?;
        let c_dstDevice = args::i32(object_dstDevice, "dstDevice")?;
        let c_capabilities_length: usize = c_count as usize;
        let c_capabilities = args::room(
            c_capabilities_length,
            Ty::U32.size(),
            &mut keep,
        )?;
        let c_operations = args::array(
            object_operations,
            "operations",
            &Ty::Enum(&runtime13::cudaAtomicOperation),
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u32,
            i32,
            i32,
        ) -> i32 = symbol(this, 31)?;
        let status = released(|| function(
            c_capabilities.cast(),
            c_operations.cast(),
            c_count,
            c_srcDevice,
            c_dstDevice,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::list(&Ty::U32, c_capabilities.cast(), c_capabilities_length),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetP2PAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaDeviceGetP2PAttribute",
        [("attr", REQUIRED), ("srcDevice", REQUIRED), ("dstDevice", REQUIRED)],
    );
    body(|| unsafe {
        let [object_attr, object_srcDevice, object_dstDevice] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &runtime::cudaDeviceP2PAttr,
        )?;
        let c_srcDevice = args::i32(object_srcDevice, "srcDevice")?;
        let c_dstDevice = args::i32(object_dstDevice, "dstDevice")?;
        let mut c_value: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32, i32, i32) -> i32 = symbol(
            this,
            32,
        )?;
        let status = released(|| function(
            (&raw mut c_value).cast(),
            c_attr,
            c_srcDevice,
            c_dstDevice,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_value))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetPCIBusId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaDeviceGetPCIBusId",
        [("length", REQUIRED), ("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_length, object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_len = args::i32(object_length, "length")?;
        let c_device = args::i32(object_device, "device")?;
        let c_pciBusId_size: usize = c_len as usize;
        let c_pciBusId = args::room(c_pciBusId_size, 1, &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = symbol(
            this,
            33,
        )?;
        let status = released(|| function(c_pciBusId.cast(), c_len, c_device));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::bytes(more::bytes(c_pciBusId, c_pciBusId_size)))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetSharedMemConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaDeviceGetSharedMemConfig", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pConfig: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 34)?;
        let status = released(|| function((&raw mut c_pConfig).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_pConfig, &runtime::cudaSharedMemConfig))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetStreamPriorityRange(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaDeviceGetStreamPriorityRange", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_leastPriority: i32 = 0;
        let mut c_greatestPriority: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            35,
        )?;
        let status = released(|| function(
            (&raw mut c_leastPriority).cast(),
            (&raw mut c_greatestPriority).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple.push(out::i32(c_leastPriority))?;
                tuple.push(out::i32(c_greatestPriority))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetTexture1DLinearMaxWidth(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaDeviceGetTexture1DLinearMaxWidth",
        [("fmtDesc", REQUIRED), ("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_fmtDesc, object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let mut c_maxWidthInElements: u64 = 0;
        let c_fmtDesc = args::optional_record(
            object_fmtDesc,
            "fmtDesc",
            &runtime::cudaChannelFormatDesc,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = symbol(
            this,
            36,
        )?;
        let status = released(|| function(
            (&raw mut c_maxWidthInElements).cast(),
            c_fmtDesc.cast(),
            c_device,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_maxWidthInElements))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGraphMemTrim(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaDeviceGraphMemTrim",
        [("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let function: unsafe extern "system" fn(i32) -> i32 = symbol(this, 37)?;
        returned0(&runtime::cudaError, released(|| function(c_device)))
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceRegisterAsyncNotification(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaDeviceRegisterAsyncNotification",
        [("device", REQUIRED), ("callbackFunc", REQUIRED), ("userData", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_callbackFunc, object_userData] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let mut c_callbackFunc = args::callback(
            object_callbackFunc,
            Some(&runtime::cudaAsyncCallback__signature),
            object_userData,
            &mut keep,
        )?;
        let mut c_callback: u64 = 0;
        let c_userData = args::data(
            object_userData,
            c_callbackFunc.is_closure(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            i32,
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 38)?;
        let status = released(|| function(
            c_device,
            c_callbackFunc.address(),
            c_userData.cast(),
            (&raw mut c_callback).cast(),
        ));
        if status == 0 {
            c_callbackFunc.kept(&mut keep);
            hold::hold(&runtime::cudaAsyncCallbackHandle_t, c_callback as u64, keep);
        }
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_callback as u64,
                            &runtime::cudaAsyncCallbackHandle_t,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceReset(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaDeviceReset", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 39)?;
        returned0(&runtime::cudaError, released(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceSetCacheConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaDeviceSetCacheConfig",
        [("cacheConfig", REQUIRED)],
    );
    body(|| unsafe {
        let [object_cacheConfig] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_cacheConfig = args::enumeration(
            object_cacheConfig,
            "cacheConfig",
            &runtime::cudaFuncCache,
        )?;
        let function: unsafe extern "system" fn(i32) -> i32 = symbol(this, 40)?;
        returned0(&runtime::cudaError, released(|| function(c_cacheConfig)))
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceSetGraphMemAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaDeviceSetGraphMemAttribute",
        [("device", REQUIRED), ("attr", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_attr, object_value] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &runtime::cudaGraphMemAttributeType,
        )?;
        #[allow(unused_variables)]
        let (c_value, c_value_size) = attributes::attribute_in(
            object_value,
            "value",
            c_attr,
            &attribute_types::cudaGraphMemAttributeType,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(i32, i32, *mut c_void) -> i32 = symbol(
            this,
            41,
        )?;
        returned0(&runtime::cudaError, released(|| function(c_device, c_attr, c_value)))
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceSetLimit(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaDeviceSetLimit",
        [("limit", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_limit, object_value] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_limit = args::enumeration(object_limit, "limit", &runtime::cudaLimit)?;
        let c_value = args::u64(object_value, "value")?;
        let function: unsafe extern "system" fn(i32, u64) -> i32 = symbol(this, 42)?;
        returned0(&runtime::cudaError, released(|| function(c_limit, c_value)))
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceSetMemPool(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaDeviceSetMemPool",
        [("device", REQUIRED), ("memPool", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_memPool] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let c_memPool = args::value::<
            u64,
        >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
        let function: unsafe extern "system" fn(i32, u64) -> i32 = symbol(this, 43)?;
        returned0(&runtime::cudaError, released(|| function(c_device, c_memPool)))
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceSetSharedMemConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaDeviceSetSharedMemConfig",
        [("config", REQUIRED)],
    );
    body(|| unsafe {
        let [object_config] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_config = args::enumeration(
            object_config,
            "config",
            &runtime::cudaSharedMemConfig,
        )?;
        let function: unsafe extern "system" fn(i32) -> i32 = symbol(this, 44)?;
        returned0(&runtime::cudaError, released(|| function(c_config)))
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceSynchronize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaDeviceSynchronize", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 45)?;
        returned0(&runtime::cudaError, released(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceUnregisterAsyncNotification(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaDeviceUnregisterAsyncNotification",
        [("device", REQUIRED), ("callback", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_callback] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let c_callback = args::value::<
            u64,
        >(object_callback, "callback", &runtime::cudaAsyncCallbackHandle_t)?;
        let function: unsafe extern "system" fn(i32, u64) -> i32 = symbol(this, 46)?;
        let ending = hold::take(&runtime::cudaAsyncCallbackHandle_t, c_callback as u64);
        let status = released(|| function(c_device, c_callback));
        ending.end(status == 0);
        returned0(&runtime::cudaError, status)
    })
}

pub(crate) unsafe extern "C" fn cudaDriverGetVersion(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaDriverGetVersion", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_driverVersion: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 47)?;
        let status = released(|| function((&raw mut c_driverVersion).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_driverVersion))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaEGLStreamConsumerAcquireFrame(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaEGLStreamConsumerAcquireFrame",
        [
            ("conn", REQUIRED),
            ("pCudaResource", REQUIRED),
            ("pStream", REQUIRED),
            ("timeout", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_conn, object_pCudaResource, object_pStream, object_timeout] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_timeout = args::u32(object_timeout, "timeout")?;
        let c_conn = more::variable(
            object_conn,
            "conn",
            &runtime::cudaEglStreamConnection,
            &mut keep,
        )?;
        let c_pCudaResource = more::variable(
            object_pCudaResource,
            "pCudaResource",
            &runtime::cudaGraphicsResource_t,
            &mut keep,
        )?;
        let c_pStream = more::one(
            object_pStream,
            &Ty::Value(&runtime::cudaStream_t),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u32,
        ) -> i32 = symbol(this, 48)?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_conn, c_pCudaResource, c_pStream.cast(), c_timeout)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaEGLStreamConsumerConnect(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaEGLStreamConsumerConnect",
        [("eglStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_eglStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_eglStream = args::value::<
            u64,
        >(object_eglStream, "eglStream", &driver::EGLStreamKHR)?;
        let mut c_conn: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            49,
        )?;
        let status = released(|| function((&raw mut c_conn).cast(), c_eglStream));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(out::value(c_conn as u64, &runtime::cudaEglStreamConnection))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaEGLStreamConsumerConnectWithFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaEGLStreamConsumerConnectWithFlags",
        [("eglStream", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_eglStream, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_eglStream = args::value::<
            u64,
        >(object_eglStream, "eglStream", &driver::EGLStreamKHR)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_conn: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            50,
        )?;
        let status = released(|| function(
            (&raw mut c_conn).cast(),
            c_eglStream,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(out::value(c_conn as u64, &runtime::cudaEglStreamConnection))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaEGLStreamConsumerDisconnect(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaEGLStreamConsumerDisconnect",
        [("conn", REQUIRED)],
    );
    body(|| unsafe {
        let [object_conn] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_conn = more::variable(
            object_conn,
            "conn",
            &runtime::cudaEglStreamConnection,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 51)?;
        returned0(&runtime::cudaError, released(|| function(c_conn)))
    })
}

pub(crate) unsafe extern "C" fn cudaEGLStreamConsumerReleaseFrame(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaEGLStreamConsumerReleaseFrame",
        [("conn", REQUIRED), ("pCudaResource", REQUIRED), ("pStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_conn, object_pCudaResource, object_pStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pCudaResource = args::value::<
            u64,
        >(object_pCudaResource, "pCudaResource", &runtime::cudaGraphicsResource_t)?;
        let c_conn = more::variable(
            object_conn,
            "conn",
            &runtime::cudaEglStreamConnection,
            &mut keep,
        )?;
        let c_pStream = more::one(
            object_pStream,
            &Ty::Value(&runtime::cudaStream_t),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            52,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_conn, c_pCudaResource, c_pStream.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaEGLStreamProducerConnect(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaEGLStreamProducerConnect",
        [("eglStream", REQUIRED), ("width", REQUIRED), ("height", REQUIRED)],
    );
    body(|| unsafe {
        let [object_eglStream, object_width, object_height] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_eglStream = args::value::<
            u64,
        >(object_eglStream, "eglStream", &driver::EGLStreamKHR)?;
        let c_width = args::value::<i32>(object_width, "width", &driver::EGLint)?;
        let c_height = args::value::<i32>(object_height, "height", &driver::EGLint)?;
        let mut c_conn: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, i32, i32) -> i32 = symbol(
            this,
            53,
        )?;
        let status = released(|| function(
            (&raw mut c_conn).cast(),
            c_eglStream,
            c_width,
            c_height,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(out::value(c_conn as u64, &runtime::cudaEglStreamConnection))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaEGLStreamProducerDisconnect(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaEGLStreamProducerDisconnect",
        [("conn", REQUIRED)],
    );
    body(|| unsafe {
        let [object_conn] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_conn = more::variable(
            object_conn,
            "conn",
            &runtime::cudaEglStreamConnection,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 54)?;
        returned0(&runtime::cudaError, released(|| function(c_conn)))
    })
}

pub(crate) unsafe extern "C" fn cudaEGLStreamProducerPresentFrame(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaEGLStreamProducerPresentFrame",
        [("conn", REQUIRED), ("eglframe", REQUIRED), ("pStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_conn, object_eglframe, object_pStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_conn = more::variable(
            object_conn,
            "conn",
            &runtime::cudaEglStreamConnection,
            &mut keep,
        )?;
        let c_eglframe = args::record(
            object_eglframe,
            "eglframe",
            &runtime::cudaEglFrame,
        )?;
        let c_pStream = more::one(
            object_pStream,
            &Ty::Value(&runtime::cudaStream_t),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            by_value::cudaEglFrame,
            *mut c_void,
        ) -> i32 = symbol(this, 55)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_conn,
                c_eglframe.cast::<by_value::cudaEglFrame>().read_unaligned(),
                c_pStream.cast(),
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaEGLStreamProducerReturnFrame(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaEGLStreamProducerReturnFrame",
        [("conn", REQUIRED), ("eglframe", REQUIRED), ("pStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_conn, object_eglframe, object_pStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_conn = more::variable(
            object_conn,
            "conn",
            &runtime::cudaEglStreamConnection,
            &mut keep,
        )?;
        let c_eglframe = args::optional_record(
            object_eglframe,
            "eglframe",
            &runtime::cudaEglFrame,
        )?;
        let c_pStream = more::one(
            object_pStream,
            &Ty::Value(&runtime::cudaStream_t),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 56)?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_conn, c_eglframe.cast(), c_pStream.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaEventCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaEventCreate", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_event: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 57)?;
        let status = released(|| function((&raw mut c_event).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_event as u64, &runtime::cudaEvent_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaEventCreateFromEGLSync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaEventCreateFromEGLSync",
        [("eglSync", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_eglSync, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_eglSync = args::value::<
            u64,
        >(object_eglSync, "eglSync", &driver::EGLSyncKHR)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_phEvent: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            58,
        )?;
        let status = released(|| function(
            (&raw mut c_phEvent).cast(),
            c_eglSync,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phEvent as u64, &runtime::cudaEvent_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaEventCreateWithFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaEventCreateWithFlags",
        [("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_event: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = symbol(
            this,
            59,
        )?;
        let status = released(|| function((&raw mut c_event).cast(), c_flags));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_event as u64, &runtime::cudaEvent_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaEventDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaEventDestroy", [("event", REQUIRED)]);
    body(|| unsafe {
        let [object_event] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 60)?;
        returned0(&runtime::cudaError, released(|| function(c_event)))
    })
}

pub(crate) unsafe extern "C" fn cudaEventElapsedTime(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaEventElapsedTime",
        [("start", REQUIRED), ("end", REQUIRED)],
    );
    body(|| unsafe {
        let [object_start, object_end] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_start = args::value::<u64>(object_start, "start", &runtime::cudaEvent_t)?;
        let c_end = args::value::<u64>(object_end, "end", &runtime::cudaEvent_t)?;
        let mut c_ms: f32 = 0.0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            61,
        )?;
        let status = released(|| function((&raw mut c_ms).cast(), c_start, c_end));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::f32(c_ms))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaEventElapsedTime_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaEventElapsedTime_v2",
        [("start", REQUIRED), ("end", REQUIRED)],
    );
    body(|| unsafe {
        let [object_start, object_end] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_start = args::value::<u64>(object_start, "start", &runtime::cudaEvent_t)?;
        let c_end = args::value::<u64>(object_end, "end", &runtime::cudaEvent_t)?;
        let mut c_ms: f32 = 0.0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            62,
        )?;
        let status = released(|| function((&raw mut c_ms).cast(), c_start, c_end));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::f32(c_ms))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaEventQuery(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaEventQuery", [("event", REQUIRED)]);
    body(|| unsafe {
        let [object_event] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 63)?;
        returned0(&runtime::cudaError, held(|| function(c_event)))
    })
}

pub(crate) unsafe extern "C" fn cudaEventRecord(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaEventRecord",
        [("event", REQUIRED), ("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_event, object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 64)?;
        returned0(&runtime::cudaError, released(|| function(c_event, c_stream)))
    })
}

pub(crate) unsafe extern "C" fn cudaEventRecordWithFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaEventRecordWithFlags",
        [("event", REQUIRED), ("stream", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_event, object_stream, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = symbol(
            this,
            65,
        )?;
        returned0(&runtime::cudaError, released(|| function(c_event, c_stream, c_flags)))
    })
}

pub(crate) unsafe extern "C" fn cudaEventSynchronize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaEventSynchronize",
        [("event", REQUIRED)],
    );
    body(|| unsafe {
        let [object_event] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 66)?;
        returned0(&runtime::cudaError, released(|| function(c_event)))
    })
}

pub(crate) unsafe extern "C" fn cudaExecutionCtxDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaExecutionCtxDestroy",
        [("ctx", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<
            u64,
        >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 67)?;
        returned0(&runtime::cudaError, released(|| function(c_ctx)))
    })
}

pub(crate) unsafe extern "C" fn cudaExecutionCtxGetDevResource(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaExecutionCtxGetDevResource",
        [("ctx", REQUIRED), ("typename", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ctx, object_typename] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<
            u64,
        >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
        let c_type = args::enumeration(
            object_typename,
            "typename",
            &runtime13::cudaDevResourceType,
        )?;
        let (c_resource, c_resource_place) = out::new_record(
            &runtime13::cudaDevResource,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, i32) -> i32 = symbol(
            this,
            68,
        )?;
        let status = released(|| function(c_ctx, c_resource_place.cast(), c_type));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_resource.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaExecutionCtxGetDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaExecutionCtxGetDevice",
        [("ctx", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<
            u64,
        >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
        let mut c_device: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            69,
        )?;
        let status = released(|| function((&raw mut c_device).cast(), c_ctx));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_device))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaExecutionCtxGetId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaExecutionCtxGetId", [("ctx", REQUIRED)]);
    body(|| unsafe {
        let [object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<
            u64,
        >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
        let mut c_ctxId: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            70,
        )?;
        let status = released(|| function(c_ctx, (&raw mut c_ctxId).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_ctxId))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaExecutionCtxRecordEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaExecutionCtxRecordEvent",
        [("ctx", REQUIRED), ("event", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ctx, object_event] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<
            u64,
        >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 71)?;
        returned0(&runtime::cudaError, released(|| function(c_ctx, c_event)))
    })
}

pub(crate) unsafe extern "C" fn cudaExecutionCtxStreamCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaExecutionCtxStreamCreate",
        [("ctx", REQUIRED), ("flags", REQUIRED), ("priority", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ctx, object_flags, object_priority] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<
            u64,
        >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_priority = args::i32(object_priority, "priority")?;
        let mut c_phStream: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32, i32) -> i32 = symbol(
            this,
            72,
        )?;
        let status = released(|| function(
            (&raw mut c_phStream).cast(),
            c_ctx,
            c_flags,
            c_priority,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phStream as u64, &runtime::cudaStream_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaExecutionCtxSynchronize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaExecutionCtxSynchronize",
        [("ctx", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<
            u64,
        >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 73)?;
        returned0(&runtime::cudaError, released(|| function(c_ctx)))
    })
}

pub(crate) unsafe extern "C" fn cudaExecutionCtxWaitEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaExecutionCtxWaitEvent",
        [("ctx", REQUIRED), ("event", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ctx, object_event] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<
            u64,
        >(object_ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 74)?;
        returned0(&runtime::cudaError, released(|| function(c_ctx, c_event)))
    })
}

pub(crate) unsafe extern "C" fn cudaFree(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaFree", [("devPtr", REQUIRED)]);
    body(|| unsafe {
        let [object_devPtr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 77)?;
        returned0(&runtime::cudaError, released(|| function(c_devPtr.cast())))
    })
}

pub(crate) unsafe extern "C" fn cudaFreeArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaFreeArray", [("array", REQUIRED)]);
    body(|| unsafe {
        let [object_array] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_array = args::value::<u64>(object_array, "array", &runtime::cudaArray_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 78)?;
        returned0(&runtime::cudaError, released(|| function(c_array)))
    })
}

pub(crate) unsafe extern "C" fn cudaFreeAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaFreeAsync",
        [("devPtr", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_devPtr, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &runtime::cudaStream_t)?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            79,
        )?;
        returned0(&runtime::cudaError, released(|| function(c_devPtr.cast(), c_hStream)))
    })
}

pub(crate) unsafe extern "C" fn cudaFreeHost(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaFreeHost", [("ptr", REQUIRED)]);
    body(|| unsafe {
        let [object_ptr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ptr = args::pointer(object_ptr, "ptr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 80)?;
        returned0(&runtime::cudaError, released(|| function(c_ptr.cast())))
    })
}

pub(crate) unsafe extern "C" fn cudaFreeMipmappedArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaFreeMipmappedArray",
        [("mipmappedArray", REQUIRED)],
    );
    body(|| unsafe {
        let [object_mipmappedArray] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_mipmappedArray = args::value::<
            u64,
        >(object_mipmappedArray, "mipmappedArray", &runtime::cudaMipmappedArray_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 81)?;
        returned0(&runtime::cudaError, released(|| function(c_mipmappedArray)))
    })
}

pub(crate) unsafe extern "C" fn cudaFuncGetName(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaFuncGetName", [("func", REQUIRED)]);
    body(|| unsafe {
        let [object_func] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_name: *const c_char = core::ptr::null();
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            83,
        )?;
        let status = released(|| function((&raw mut c_name).cast(), c_func.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::text(c_name))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaFuncGetParamCount(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaFuncGetParamCount",
        [("func", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let mut c_paramCount: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            84,
        )?;
        let status = released(|| function(
            c_func.cast(),
            (&raw mut c_paramCount).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_paramCount))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaFuncGetParamInfo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaFuncGetParamInfo",
        [("func", REQUIRED), ("paramIndex", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func, object_paramIndex] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_paramIndex = args::u64(object_paramIndex, "paramIndex")?;
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let mut c_paramOffset: u64 = 0;
        let mut c_paramSize: u64 = 0;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 85)?;
        let status = released(|| function(
            c_func.cast(),
            c_paramIndex,
            (&raw mut c_paramOffset).cast(),
            (&raw mut c_paramSize).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple.push(out::u64(c_paramOffset))?;
                tuple.push(out::u64(c_paramSize))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaFuncSetCacheConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaFuncSetCacheConfig",
        [("func", REQUIRED), ("cacheConfig", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func, object_cacheConfig] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_cacheConfig = args::enumeration(
            object_cacheConfig,
            "cacheConfig",
            &runtime::cudaFuncCache,
        )?;
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            87,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_func.cast(), c_cacheConfig)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaFuncSetSharedMemConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaFuncSetSharedMemConfig",
        [("func", REQUIRED), ("config", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func, object_config] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_config = args::enumeration(
            object_config,
            "config",
            &runtime::cudaSharedMemConfig,
        )?;
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            88,
        )?;
        returned0(&runtime::cudaError, released(|| function(c_func.cast(), c_config)))
    })
}

pub(crate) unsafe extern "C" fn cudaGLGetDevices(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGLGetDevices",
        [("cudaDeviceCount", REQUIRED), ("deviceList", REQUIRED)],
    );
    body(|| unsafe {
        let [object_cudaDeviceCount, object_deviceList] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_cudaDeviceCount = args::u32(object_cudaDeviceCount, "cudaDeviceCount")?;
        let c_deviceList = args::enumeration(
            object_deviceList,
            "deviceList",
            &runtime::cudaGLDeviceList,
        )?;
        let mut c_pCudaDeviceCount: u32 = 0;
        let c_pCudaDevices_length: usize = c_cudaDeviceCount as usize;
        let c_pCudaDevices = args::room(
            c_pCudaDevices_length,
            Ty::I32.size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u32,
            i32,
        ) -> i32 = symbol(this, 89)?;
        let status = released(|| function(
            (&raw mut c_pCudaDeviceCount).cast(),
            c_pCudaDevices.cast(),
            c_cudaDeviceCount,
            c_deviceList,
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(c_pCudaDeviceCount))?;
                tuple
                    .push(
                        out::list(&Ty::I32, c_pCudaDevices.cast(), c_pCudaDevices_length),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGLMapBufferObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGLMapBufferObject",
        [("bufObj", REQUIRED)],
    );
    body(|| unsafe {
        let [object_bufObj] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
        let mut c_devPtr: *mut c_void = core::ptr::null_mut();
        let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = symbol(
            this,
            90,
        )?;
        let status = released(|| function((&raw mut c_devPtr).cast(), c_bufObj));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_devPtr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGLMapBufferObjectAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGLMapBufferObjectAsync",
        [("bufObj", REQUIRED), ("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_bufObj, object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let mut c_devPtr: *mut c_void = core::ptr::null_mut();
        let function: unsafe extern "system" fn(*mut c_void, u32, u64) -> i32 = symbol(
            this,
            91,
        )?;
        let status = released(|| function(
            (&raw mut c_devPtr).cast(),
            c_bufObj,
            c_stream,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_devPtr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGLRegisterBufferObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGLRegisterBufferObject",
        [("bufObj", REQUIRED)],
    );
    body(|| unsafe {
        let [object_bufObj] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
        let function: unsafe extern "system" fn(u32) -> i32 = symbol(this, 92)?;
        returned0(&runtime::cudaError, released(|| function(c_bufObj)))
    })
}

pub(crate) unsafe extern "C" fn cudaGLSetBufferObjectMapFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGLSetBufferObjectMapFlags",
        [("bufObj", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_bufObj, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u32, u32) -> i32 = symbol(this, 93)?;
        returned0(&runtime::cudaError, released(|| function(c_bufObj, c_flags)))
    })
}

pub(crate) unsafe extern "C" fn cudaGLSetGLDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaGLSetGLDevice", [("device", REQUIRED)]);
    body(|| unsafe {
        let [object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let function: unsafe extern "system" fn(i32) -> i32 = symbol(this, 94)?;
        returned0(&runtime::cudaError, released(|| function(c_device)))
    })
}

pub(crate) unsafe extern "C" fn cudaGLUnmapBufferObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGLUnmapBufferObject",
        [("bufObj", REQUIRED)],
    );
    body(|| unsafe {
        let [object_bufObj] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
        let function: unsafe extern "system" fn(u32) -> i32 = symbol(this, 95)?;
        returned0(&runtime::cudaError, released(|| function(c_bufObj)))
    })
}

pub(crate) unsafe extern "C" fn cudaGLUnmapBufferObjectAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGLUnmapBufferObjectAsync",
        [("bufObj", REQUIRED), ("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_bufObj, object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let function: unsafe extern "system" fn(u32, u64) -> i32 = symbol(this, 96)?;
        returned0(&runtime::cudaError, released(|| function(c_bufObj, c_stream)))
    })
}

pub(crate) unsafe extern "C" fn cudaGLUnregisterBufferObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGLUnregisterBufferObject",
        [("bufObj", REQUIRED)],
    );
    body(|| unsafe {
        let [object_bufObj] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bufObj = args::value::<u32>(object_bufObj, "bufObj", &driver::GLuint)?;
        let function: unsafe extern "system" fn(u32) -> i32 = symbol(this, 97)?;
        returned0(&runtime::cudaError, released(|| function(c_bufObj)))
    })
}

pub(crate) unsafe extern "C" fn cudaGetChannelDesc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaGetChannelDesc", [("array", REQUIRED)]);
    body(|| unsafe {
        let [object_array] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_array = args::value::<u64>(object_array, "array", &runtime::cudaArray_t)?;
        let (c_desc, c_desc_place) = out::new_record(&runtime::cudaChannelFormatDesc)?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            98,
        )?;
        let status = released(|| function(c_desc_place.cast(), c_array));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_desc.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaGetDevice", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_device: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 99)?;
        let status = released(|| function((&raw mut c_device).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_device))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetDeviceCount(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaGetDeviceCount", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_count: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 100)?;
        let status = released(|| function((&raw mut c_count).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_count))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetDeviceFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaGetDeviceFlags", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_flags: u32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 101)?;
        let status = released(|| function((&raw mut c_flags).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_flags))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetDriverEntryPoint(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGetDriverEntryPoint",
        [("symbol", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_symbol, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u64(object_flags, "flags")?;
        let c_symbol = args::text(object_symbol, "symbol", &mut keep)?;
        let mut c_funcPtr: *mut c_void = core::ptr::null_mut();
        let mut c_driverStatus: i32 = 0;
        let function: unsafe extern "system" fn(
            *const c_char,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 104)?;
        let status = released(|| function(
            c_symbol,
            (&raw mut c_funcPtr).cast(),
            c_flags,
            (&raw mut c_driverStatus).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple.push(out::pointer(c_funcPtr))?;
                tuple
                    .push(
                        out::enumeration(
                            c_driverStatus,
                            &runtime::cudaDriverEntryPointQueryResult,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetDriverEntryPointByVersion(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGetDriverEntryPointByVersion",
        [("symbol", REQUIRED), ("cudaVersion", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_symbol, object_cudaVersion, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_cudaVersion = args::u32(object_cudaVersion, "cudaVersion")?;
        let c_flags = args::u64(object_flags, "flags")?;
        let c_symbol = args::text(object_symbol, "symbol", &mut keep)?;
        let mut c_funcPtr: *mut c_void = core::ptr::null_mut();
        let mut c_driverStatus: i32 = 0;
        let function: unsafe extern "system" fn(
            *const c_char,
            *mut c_void,
            u32,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 105)?;
        let status = released(|| function(
            c_symbol,
            (&raw mut c_funcPtr).cast(),
            c_cudaVersion,
            c_flags,
            (&raw mut c_driverStatus).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple.push(out::pointer(c_funcPtr))?;
                tuple
                    .push(
                        out::enumeration(
                            c_driverStatus,
                            &runtime::cudaDriverEntryPointQueryResult,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetErrorName(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaGetErrorName", [("error", REQUIRED)]);
    body(|| unsafe {
        let [object_error] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_error = args::enumeration(object_error, "error", &runtime::cudaError)?;
        let function: unsafe extern "system" fn(i32) -> *const c_char = symbol(
            this,
            106,
        )?;
        let value = held(|| function(c_error));
        returned(
            &runtime::cudaError,
            0,
            1,
            |tuple| {
                tuple.push(out::text(value))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetErrorString(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaGetErrorString", [("error", REQUIRED)]);
    body(|| unsafe {
        let [object_error] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_error = args::enumeration(object_error, "error", &runtime::cudaError)?;
        let function: unsafe extern "system" fn(i32) -> *const c_char = symbol(
            this,
            107,
        )?;
        let value = held(|| function(c_error));
        returned(
            &runtime::cudaError,
            0,
            1,
            |tuple| {
                tuple.push(out::text(value))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetExportTable(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGetExportTable",
        [("pExportTableId", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pExportTableId] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_ppExportTable: *mut c_void = core::ptr::null_mut();
        let c_pExportTableId = args::optional_record(
            object_pExportTableId,
            "pExportTableId",
            &runtime::cudaUUID_t,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            108,
        )?;
        let status = released(|| function(
            (&raw mut c_ppExportTable).cast(),
            c_pExportTableId.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_ppExportTable))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetFuncBySymbol(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGetFuncBySymbol",
        [("symbolPtr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_symbolPtr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_functionPtr: u64 = 0;
        let c_symbolPtr = args::pointer(object_symbolPtr, "symbolPtr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            109,
        )?;
        let status = released(|| function(
            (&raw mut c_functionPtr).cast(),
            c_symbolPtr.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_functionPtr as u64, &runtime::cudaFunction_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetKernel(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGetKernel",
        [("entryFuncAddr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_entryFuncAddr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_kernelPtr: u64 = 0;
        let c_entryFuncAddr = args::pointer(
            object_entryFuncAddr,
            "entryFuncAddr",
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            110,
        )?;
        let status = released(|| function(
            (&raw mut c_kernelPtr).cast(),
            c_entryFuncAddr.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_kernelPtr as u64, &runtime::cudaKernel_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetLastError(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaGetLastError", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 111)?;
        returned0(&runtime::cudaError, held(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cudaGetMipmappedArrayLevel(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGetMipmappedArrayLevel",
        [("mipmappedArray", REQUIRED), ("level", REQUIRED)],
    );
    body(|| unsafe {
        let [object_mipmappedArray, object_level] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_mipmappedArray = args::value::<
            u64,
        >(object_mipmappedArray, "mipmappedArray", &runtime::cudaMipmappedArray_t)?;
        let c_level = args::u32(object_level, "level")?;
        let mut c_levelArray: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            112,
        )?;
        let status = released(|| function(
            (&raw mut c_levelArray).cast(),
            c_mipmappedArray,
            c_level,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_levelArray as u64, &runtime::cudaArray_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetSymbolAddress(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGetSymbolAddress",
        [("symbol", REQUIRED)],
    );
    body(|| unsafe {
        let [object_symbol] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_devPtr: *mut c_void = core::ptr::null_mut();
        let c_symbol = args::pointer(object_symbol, "symbol", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            114,
        )?;
        let status = released(|| function((&raw mut c_devPtr).cast(), c_symbol.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_devPtr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetSymbolSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaGetSymbolSize", [("symbol", REQUIRED)]);
    body(|| unsafe {
        let [object_symbol] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_size: u64 = 0;
        let c_symbol = args::pointer(object_symbol, "symbol", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            115,
        )?;
        let status = released(|| function((&raw mut c_size).cast(), c_symbol.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_size))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetTextureObjectTextureDesc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGetTextureObjectTextureDesc",
        [("texObject", REQUIRED)],
    );
    body(|| unsafe {
        let [object_texObject] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_texObject = args::value::<
            u64,
        >(object_texObject, "texObject", &runtime::cudaTextureObject_t)?;
        let (c_pTexDesc, c_pTexDesc_place) = out::new_record(&runtime::cudaTextureDesc)?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            118,
        )?;
        let status = released(|| function(c_pTexDesc_place.cast(), c_texObject));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pTexDesc.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddChildGraphNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphAddChildGraphNode",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("childGraph", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies,
        object_childGraph] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            u64,
        ) -> i32 = symbol(this, 119)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_childGraph,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddDependencies_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaGraphAddDependencies_v2",
        [
            ("graph", REQUIRED),
            ("from_", REQUIRED),
            ("to", REQUIRED),
            ("edgeData", REQUIRED),
            ("numDependencies", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_from_, object_to, object_edgeData,
        object_numDependencies] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_from = args::array(
            object_from_,
            "from_",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_to = args::array(
            object_to,
            "to",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_edgeData = args::optional_array(
            object_edgeData,
            "edgeData",
            &Ty::Record(&runtime::cudaGraphEdgeData),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 121)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_graph,
                c_from.cast(),
                c_to.cast(),
                c_edgeData.cast(),
                c_numDependencies,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddEmptyNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphAddEmptyNode",
        [("graph", REQUIRED), ("pDependencies", REQUIRED), ("numDependencies", REQUIRED)],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_pGraphNode: u64 = 0;
        let c_pDependencies = args::array(
            object_pDependencies,
            "pDependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 122)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddEventRecordNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphAddEventRecordNode",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("event", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies, object_event] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let mut c_pGraphNode: u64 = 0;
        let c_pDependencies = args::array(
            object_pDependencies,
            "pDependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            u64,
        ) -> i32 = symbol(this, 123)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_event,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddEventWaitNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphAddEventWaitNode",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("event", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies, object_event] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let mut c_pGraphNode: u64 = 0;
        let c_pDependencies = args::array(
            object_pDependencies,
            "pDependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            u64,
        ) -> i32 = symbol(this, 124)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_event,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddExternalSemaphoresSignalNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphAddExternalSemaphoresSignalNode",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies,
        object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_pGraphNode: u64 = 0;
        let c_pDependencies = args::array(
            object_pDependencies,
            "pDependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &runtime::cudaExternalSemaphoreSignalNodeParams,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 125)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddExternalSemaphoresWaitNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphAddExternalSemaphoresWaitNode",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies,
        object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_pGraphNode: u64 = 0;
        let c_pDependencies = args::array(
            object_pDependencies,
            "pDependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &runtime::cudaExternalSemaphoreWaitNodeParams,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 126)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddHostNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphAddHostNode",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("pNodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies,
        object_pNodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_pGraphNode: u64 = 0;
        let c_pDependencies = args::array(
            object_pDependencies,
            "pDependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_pNodeParams = args::optional_record(
            object_pNodeParams,
            "pNodeParams",
            &runtime::cudaHostNodeParams,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 127)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_pNodeParams.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddKernelNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphAddKernelNode",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("pNodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies,
        object_pNodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_pGraphNode: u64 = 0;
        let c_pDependencies = args::array(
            object_pDependencies,
            "pDependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
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
        ) -> i32 = symbol(this, 128)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_pNodeParams.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddMemFreeNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphAddMemFreeNode",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("dptr", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies, object_dptr] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_pGraphNode: u64 = 0;
        let c_pDependencies = args::array(
            object_pDependencies,
            "pDependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_dptr = args::pointer(object_dptr, "dptr", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 130)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_dptr.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddMemcpyNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphAddMemcpyNode",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("pCopyParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies,
        object_pCopyParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_pGraphNode: u64 = 0;
        let c_pDependencies = args::array(
            object_pDependencies,
            "pDependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_pCopyParams = args::optional_record(
            object_pCopyParams,
            "pCopyParams",
            &runtime::cudaMemcpy3DParms,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 131)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_pCopyParams.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddMemcpyNode1D(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<7> = Params::new(
        "cudaGraphAddMemcpyNode1D",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("dst", REQUIRED),
            ("src", REQUIRED),
            ("count", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies, object_dst,
        object_src, object_count, object_kind] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
            &mut keep,
        )?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            i32,
        ) -> i32 = symbol(this, 132)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_dst.cast(),
            c_src.cast(),
            c_count,
            c_kind,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddMemcpyNodeFromSymbol(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<8> = Params::new(
        "cudaGraphAddMemcpyNodeFromSymbol",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("dst", REQUIRED),
            ("symbol", REQUIRED),
            ("count", REQUIRED),
            ("offset", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies, object_dst,
        object_symbol, object_count, object_offset, object_kind] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
            &mut keep,
        )?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_symbol = args::pointer(object_symbol, "symbol", &mut keep)?;
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
        ) -> i32 = symbol(this, 133)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_dst.cast(),
            c_symbol.cast(),
            c_count,
            c_offset,
            c_kind,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddMemcpyNodeToSymbol(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<8> = Params::new(
        "cudaGraphAddMemcpyNodeToSymbol",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("symbol", REQUIRED),
            ("src", REQUIRED),
            ("count", REQUIRED),
            ("offset", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies, object_symbol,
        object_src, object_count, object_offset, object_kind] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
            &mut keep,
        )?;
        let c_symbol = args::pointer(object_symbol, "symbol", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
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
        ) -> i32 = symbol(this, 134)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_symbol.cast(),
            c_src.cast(),
            c_count,
            c_offset,
            c_kind,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddMemsetNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphAddMemsetNode",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("pMemsetParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies,
        object_pMemsetParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_pGraphNode: u64 = 0;
        let c_pDependencies = args::array(
            object_pDependencies,
            "pDependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_pMemsetParams = args::optional_record(
            object_pMemsetParams,
            "pMemsetParams",
            &runtime::cudaMemsetParams,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 135)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_pMemsetParams.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddNode_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaGraphAddNode_v2",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("dependencyData", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_dependencyData,
        object_numDependencies, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_pGraphNode: u64 = 0;
        let c_pDependencies = args::array(
            object_pDependencies,
            "pDependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_dependencyData = args::optional_array(
            object_dependencyData,
            "dependencyData",
            &Ty::Record(&runtime::cudaGraphEdgeData),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &runtime12::cudaGraphNodeParams,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 137)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_dependencyData.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphChildGraphNodeGetGraph(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphChildGraphNodeGetGraph",
        [("node", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let mut c_pGraph: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            138,
        )?;
        let status = released(|| function(c_node, (&raw mut c_pGraph).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraph as u64, &runtime::cudaGraph_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphClone(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphClone",
        [("originalGraph", REQUIRED)],
    );
    body(|| unsafe {
        let [object_originalGraph] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_originalGraph = args::value::<
            u64,
        >(object_originalGraph, "originalGraph", &runtime::cudaGraph_t)?;
        let mut c_pGraphClone: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            139,
        )?;
        let status = released(|| function(
            (&raw mut c_pGraphClone).cast(),
            c_originalGraph,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphClone as u64, &runtime::cudaGraph_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphConditionalHandleCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphConditionalHandleCreate",
        [("graph", REQUIRED), ("defaultLaunchValue", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_graph, object_defaultLaunchValue, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_defaultLaunchValue = args::u32(
            object_defaultLaunchValue,
            "defaultLaunchValue",
        )?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_pHandle_out: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32, u32) -> i32 = symbol(
            this,
            140,
        )?;
        let status = released(|| function(
            (&raw mut c_pHandle_out).cast(),
            c_graph,
            c_defaultLaunchValue,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_pHandle_out as u64,
                            &runtime::cudaGraphConditionalHandle,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphConditionalHandleCreate_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphConditionalHandleCreate_v2",
        [
            ("graph", REQUIRED),
            ("ctx", REQUIRED),
            ("defaultLaunchValue", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_ctx, object_defaultLaunchValue, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            u64,
            u32,
            u32,
        ) -> i32 = symbol(this, 141)?;
        let status = released(|| function(
            (&raw mut c_pHandle_out).cast(),
            c_graph,
            c_ctx,
            c_defaultLaunchValue,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_pHandle_out as u64,
                            &runtime::cudaGraphConditionalHandle,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaGraphCreate", [("flags", REQUIRED)]);
    body(|| unsafe {
        let [object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_pGraph: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = symbol(
            this,
            142,
        )?;
        let status = released(|| function((&raw mut c_pGraph).cast(), c_flags));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraph as u64, &runtime::cudaGraph_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphDebugDotPrint(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphDebugDotPrint",
        [("graph", REQUIRED), ("path", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_graph, object_path, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_path = args::text(object_path, "path", &mut keep)?;
        let function: unsafe extern "system" fn(u64, *const c_char, u32) -> i32 = symbol(
            this,
            143,
        )?;
        returned0(&runtime::cudaError, released(|| function(c_graph, c_path, c_flags)))
    })
}

pub(crate) unsafe extern "C" fn cudaGraphDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaGraphDestroy", [("graph", REQUIRED)]);
    body(|| unsafe {
        let [object_graph] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 144)?;
        returned0(&runtime::cudaError, released(|| function(c_graph)))
    })
}

pub(crate) unsafe extern "C" fn cudaGraphDestroyNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaGraphDestroyNode", [("node", REQUIRED)]);
    body(|| unsafe {
        let [object_node] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 145)?;
        returned0(&runtime::cudaError, released(|| function(c_node)))
    })
}

pub(crate) unsafe extern "C" fn cudaGraphEventRecordNodeGetEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphEventRecordNodeGetEvent",
        [("node", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let mut c_event_out: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            146,
        )?;
        let status = released(|| function(c_node, (&raw mut c_event_out).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_event_out as u64, &runtime::cudaEvent_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphEventRecordNodeSetEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphEventRecordNodeSetEvent",
        [("node", REQUIRED), ("event", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node, object_event] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 147)?;
        returned0(&runtime::cudaError, released(|| function(c_node, c_event)))
    })
}

pub(crate) unsafe extern "C" fn cudaGraphEventWaitNodeGetEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphEventWaitNodeGetEvent",
        [("node", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let mut c_event_out: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            148,
        )?;
        let status = released(|| function(c_node, (&raw mut c_event_out).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_event_out as u64, &runtime::cudaEvent_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphEventWaitNodeSetEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphEventWaitNodeSetEvent",
        [("node", REQUIRED), ("event", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node, object_event] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 149)?;
        returned0(&runtime::cudaError, released(|| function(c_node, c_event)))
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecChildGraphNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphExecChildGraphNodeSetParams",
        [("hGraphExec", REQUIRED), ("node", REQUIRED), ("childGraph", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_node, object_childGraph] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_childGraph = args::value::<
            u64,
        >(object_childGraph, "childGraph", &runtime::cudaGraph_t)?;
        let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = symbol(
            this,
            150,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hGraphExec, c_node, c_childGraph)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphExecDestroy",
        [("graphExec", REQUIRED)],
    );
    body(|| unsafe {
        let [object_graphExec] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graphExec = args::value::<
            u64,
        >(object_graphExec, "graphExec", &runtime::cudaGraphExec_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 151)?;
        returned0(&runtime::cudaError, released(|| function(c_graphExec)))
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecEventRecordNodeSetEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphExecEventRecordNodeSetEvent",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("event", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_event] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = symbol(
            this,
            152,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hGraphExec, c_hNode, c_event)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecEventWaitNodeSetEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphExecEventWaitNodeSetEvent",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("event", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_event] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = symbol(
            this,
            153,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hGraphExec, c_hNode, c_event)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphExecExternalSemaphoresSignalNodeSetParams",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_nodeParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &runtime::cudaExternalSemaphoreSignalNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            154,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hGraphExec, c_hNode, c_nodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphExecExternalSemaphoresWaitNodeSetParams",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_nodeParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &runtime::cudaExternalSemaphoreWaitNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            155,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hGraphExec, c_hNode, c_nodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecGetFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphExecGetFlags",
        [("graphExec", REQUIRED)],
    );
    body(|| unsafe {
        let [object_graphExec] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graphExec = args::value::<
            u64,
        >(object_graphExec, "graphExec", &runtime::cudaGraphExec_t)?;
        let mut c_flags: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            156,
        )?;
        let status = released(|| function(c_graphExec, (&raw mut c_flags).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_flags))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecGetId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphExecGetId",
        [("hGraphExec", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let mut c_graphID: u32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            157,
        )?;
        let status = released(|| function(c_hGraphExec, (&raw mut c_graphID).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_graphID))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecHostNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphExecHostNodeSetParams",
        [("hGraphExec", REQUIRED), ("node", REQUIRED), ("pNodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_node, object_pNodeParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_pNodeParams = args::optional_record(
            object_pNodeParams,
            "pNodeParams",
            &runtime::cudaHostNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            158,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hGraphExec, c_node, c_pNodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecKernelNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphExecKernelNodeSetParams",
        [("hGraphExec", REQUIRED), ("node", REQUIRED), ("pNodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_node, object_pNodeParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_pNodeParams = args::optional_record(
            object_pNodeParams,
            "pNodeParams",
            &runtime::cudaKernelNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            159,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hGraphExec, c_node, c_pNodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecMemcpyNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphExecMemcpyNodeSetParams",
        [("hGraphExec", REQUIRED), ("node", REQUIRED), ("pNodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_node, object_pNodeParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_pNodeParams = args::optional_record(
            object_pNodeParams,
            "pNodeParams",
            &runtime::cudaMemcpy3DParms,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            160,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hGraphExec, c_node, c_pNodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecMemcpyNodeSetParams1D(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cudaGraphExecMemcpyNodeSetParams1D",
        [
            ("hGraphExec", REQUIRED),
            ("node", REQUIRED),
            ("dst", REQUIRED),
            ("src", REQUIRED),
            ("count", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_node, object_dst, object_src, object_count,
        object_kind] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_count = args::u64(object_count, "count")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            i32,
        ) -> i32 = symbol(this, 161)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_hGraphExec,
                c_node,
                c_dst.cast(),
                c_src.cast(),
                c_count,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<7> = Params::new(
        "cudaGraphExecMemcpyNodeSetParamsFromSymbol",
        [
            ("hGraphExec", REQUIRED),
            ("node", REQUIRED),
            ("dst", REQUIRED),
            ("symbol", REQUIRED),
            ("count", REQUIRED),
            ("offset", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_node, object_dst, object_symbol, object_count,
        object_offset, object_kind] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_count = args::u64(object_count, "count")?;
        let c_offset = args::u64(object_offset, "offset")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_symbol = args::pointer(object_symbol, "symbol", &mut keep)?;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            u64,
            i32,
        ) -> i32 = symbol(this, 162)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_hGraphExec,
                c_node,
                c_dst.cast(),
                c_symbol.cast(),
                c_count,
                c_offset,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecMemcpyNodeSetParamsToSymbol(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<7> = Params::new(
        "cudaGraphExecMemcpyNodeSetParamsToSymbol",
        [
            ("hGraphExec", REQUIRED),
            ("node", REQUIRED),
            ("symbol", REQUIRED),
            ("src", REQUIRED),
            ("count", REQUIRED),
            ("offset", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_node, object_symbol, object_src, object_count,
        object_offset, object_kind] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_count = args::u64(object_count, "count")?;
        let c_offset = args::u64(object_offset, "offset")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_symbol = args::pointer(object_symbol, "symbol", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            u64,
            i32,
        ) -> i32 = symbol(this, 163)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_hGraphExec,
                c_node,
                c_symbol.cast(),
                c_src.cast(),
                c_count,
                c_offset,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecMemsetNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphExecMemsetNodeSetParams",
        [("hGraphExec", REQUIRED), ("node", REQUIRED), ("pNodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_node, object_pNodeParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_pNodeParams = args::optional_record(
            object_pNodeParams,
            "pNodeParams",
            &runtime::cudaMemsetParams,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            164,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hGraphExec, c_node, c_pNodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecUpdate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphExecUpdate",
        [("hGraphExec", REQUIRED), ("hGraph", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hGraph] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_hGraph = args::value::<
            u64,
        >(object_hGraph, "hGraph", &runtime::cudaGraph_t)?;
        let (c_resultInfo, c_resultInfo_place) = out::new_record(
            &runtime::cudaGraphExecUpdateResultInfo,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            166,
        )?;
        let status = released(|| function(
            c_hGraphExec,
            c_hGraph,
            c_resultInfo_place.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_resultInfo.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExternalSemaphoresSignalNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphExternalSemaphoresSignalNodeGetParams",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let (c_params_out, c_params_out_place) = out::new_record(
            &runtime::cudaExternalSemaphoreSignalNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            167,
        )?;
        let status = released(|| function(c_hNode, c_params_out_place.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_params_out.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExternalSemaphoresSignalNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphExternalSemaphoresSignalNodeSetParams",
        [("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &runtime::cudaExternalSemaphoreSignalNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            168,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hNode, c_nodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExternalSemaphoresWaitNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphExternalSemaphoresWaitNodeGetParams",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let (c_params_out, c_params_out_place) = out::new_record(
            &runtime::cudaExternalSemaphoreWaitNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            169,
        )?;
        let status = released(|| function(c_hNode, c_params_out_place.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_params_out.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExternalSemaphoresWaitNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphExternalSemaphoresWaitNodeSetParams",
        [("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &runtime::cudaExternalSemaphoreWaitNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            170,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hNode, c_nodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphGetEdges_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphGetEdges_v2",
        [("graph", REQUIRED), ("numEdges", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_graph, object_numEdges] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let mut c_numEdges = if object_numEdges.is_null() {
            0
        } else {
            args::u64(object_numEdges, "numEdges")?
        };
        let c_from_length: usize = c_numEdges as usize;
        let c_from = args::room(
            c_from_length,
            Ty::Value(&runtime::cudaGraphNode_t).size(),
            &mut keep,
        )?;
        let c_to_length: usize = c_numEdges as usize;
        let c_to = args::room(
            c_to_length,
            Ty::Value(&runtime::cudaGraphNode_t).size(),
            &mut keep,
        )?;
        let c_edgeData_length: usize = c_numEdges as usize;
        let c_edgeData = args::room(
            c_edgeData_length,
            Ty::Record(&runtime::cudaGraphEdgeData).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 172)?;
        let status = released(|| function(
            c_graph,
            c_from.cast(),
            c_to.cast(),
            c_edgeData.cast(),
            (&raw mut c_numEdges).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            4,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_from.cast(),
                            c_from_length,
                        ),
                    )?;
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_to.cast(),
                            c_to_length,
                        ),
                    )?;
                tuple
                    .push(
                        out::list(
                            &Ty::Record(&runtime::cudaGraphEdgeData),
                            c_edgeData.cast(),
                            c_edgeData_length,
                        ),
                    )?;
                tuple.push(out::u64(c_numEdges))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphGetId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaGraphGetId", [("hGraph", REQUIRED)]);
    body(|| unsafe {
        let [object_hGraph] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<
            u64,
        >(object_hGraph, "hGraph", &runtime::cudaGraph_t)?;
        let mut c_graphID: u32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            173,
        )?;
        let status = released(|| function(c_hGraph, (&raw mut c_graphID).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_graphID))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphGetNodes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphGetNodes",
        [("graph", REQUIRED), ("numNodes", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_graph, object_numNodes] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let mut c_numNodes = if object_numNodes.is_null() {
            0
        } else {
            args::u64(object_numNodes, "numNodes")?
        };
        let c_nodes_length: usize = c_numNodes as usize;
        let c_nodes = args::room(
            c_nodes_length,
            Ty::Value(&runtime::cudaGraphNode_t).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            174,
        )?;
        let status = released(|| function(
            c_graph,
            c_nodes.cast(),
            (&raw mut c_numNodes).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_nodes.cast(),
                            c_nodes_length,
                        ),
                    )?;
                tuple.push(out::u64(c_numNodes))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphGetRootNodes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphGetRootNodes",
        [("graph", REQUIRED), ("pNumRootNodes", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_graph, object_pNumRootNodes] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let mut c_pNumRootNodes = if object_pNumRootNodes.is_null() {
            0
        } else {
            args::u64(object_pNumRootNodes, "pNumRootNodes")?
        };
        let c_pRootNodes_length: usize = c_pNumRootNodes as usize;
        let c_pRootNodes = args::room(
            c_pRootNodes_length,
            Ty::Value(&runtime::cudaGraphNode_t).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            175,
        )?;
        let status = released(|| function(
            c_graph,
            c_pRootNodes.cast(),
            (&raw mut c_pNumRootNodes).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_pRootNodes.cast(),
                            c_pRootNodes_length,
                        ),
                    )?;
                tuple.push(out::u64(c_pNumRootNodes))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphHostNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphHostNodeGetParams",
        [("node", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let (c_pNodeParams, c_pNodeParams_place) = out::new_record(
            &runtime::cudaHostNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            176,
        )?;
        let status = released(|| function(c_node, c_pNodeParams_place.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pNodeParams.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphHostNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphHostNodeSetParams",
        [("node", REQUIRED), ("pNodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node, object_pNodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_pNodeParams = args::optional_record(
            object_pNodeParams,
            "pNodeParams",
            &runtime::cudaHostNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            177,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_node, c_pNodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphInstantiate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphInstantiate",
        [("graph", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_graph, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_flags = args::u64(object_flags, "flags")?;
        let mut c_pGraphExec: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            178,
        )?;
        let status = released(|| function(
            (&raw mut c_pGraphExec).cast(),
            c_graph,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphExec as u64, &runtime::cudaGraphExec_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphInstantiateWithFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphInstantiateWithFlags",
        [("graph", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_graph, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_flags = args::u64(object_flags, "flags")?;
        let mut c_pGraphExec: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            179,
        )?;
        let status = released(|| function(
            (&raw mut c_pGraphExec).cast(),
            c_graph,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphExec as u64, &runtime::cudaGraphExec_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphInstantiateWithParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphInstantiateWithParams",
        [("graph", REQUIRED), ("instantiateParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_graph, object_instantiateParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let mut c_pGraphExec: u64 = 0;
        let c_instantiateParams = args::optional_record(
            object_instantiateParams,
            "instantiateParams",
            &runtime::cudaGraphInstantiateParams,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            180,
        )?;
        let status = released(|| function(
            (&raw mut c_pGraphExec).cast(),
            c_graph,
            c_instantiateParams.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphExec as u64, &runtime::cudaGraphExec_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphKernelNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphKernelNodeGetParams",
        [("node", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let (c_pNodeParams, c_pNodeParams_place) = out::new_record(
            &runtime::cudaKernelNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            183,
        )?;
        let status = released(|| function(c_node, c_pNodeParams_place.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pNodeParams.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphKernelNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphKernelNodeSetParams",
        [("node", REQUIRED), ("pNodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node, object_pNodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_pNodeParams = args::optional_record(
            object_pNodeParams,
            "pNodeParams",
            &runtime::cudaKernelNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            185,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_node, c_pNodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphLaunch(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphLaunch",
        [("graphExec", REQUIRED), ("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_graphExec, object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graphExec = args::value::<
            u64,
        >(object_graphExec, "graphExec", &runtime::cudaGraphExec_t)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 186)?;
        returned0(&runtime::cudaError, released(|| function(c_graphExec, c_stream)))
    })
}

pub(crate) unsafe extern "C" fn cudaGraphMemFreeNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphMemFreeNodeGetParams",
        [("node", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let mut c_dptr_out: *mut c_void = core::ptr::null_mut();
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            188,
        )?;
        let status = released(|| function(c_node, (&raw mut c_dptr_out).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_dptr_out))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphMemcpyNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphMemcpyNodeGetParams",
        [("node", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let (c_pNodeParams, c_pNodeParams_place) = out::new_record(
            &runtime::cudaMemcpy3DParms,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            189,
        )?;
        let status = released(|| function(c_node, c_pNodeParams_place.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pNodeParams.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphMemcpyNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphMemcpyNodeSetParams",
        [("node", REQUIRED), ("pNodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node, object_pNodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_pNodeParams = args::optional_record(
            object_pNodeParams,
            "pNodeParams",
            &runtime::cudaMemcpy3DParms,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            190,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_node, c_pNodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphMemcpyNodeSetParams1D(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaGraphMemcpyNodeSetParams1D",
        [
            ("node", REQUIRED),
            ("dst", REQUIRED),
            ("src", REQUIRED),
            ("count", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_node, object_dst, object_src, object_count, object_kind] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_count = args::u64(object_count, "count")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            i32,
        ) -> i32 = symbol(this, 191)?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_node, c_dst.cast(), c_src.cast(), c_count, c_kind)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphMemcpyNodeSetParamsFromSymbol(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cudaGraphMemcpyNodeSetParamsFromSymbol",
        [
            ("node", REQUIRED),
            ("dst", REQUIRED),
            ("symbol", REQUIRED),
            ("count", REQUIRED),
            ("offset", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_node, object_dst, object_symbol, object_count, object_offset,
        object_kind] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_count = args::u64(object_count, "count")?;
        let c_offset = args::u64(object_offset, "offset")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_symbol = args::pointer(object_symbol, "symbol", &mut keep)?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            u64,
            i32,
        ) -> i32 = symbol(this, 192)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_node,
                c_dst.cast(),
                c_symbol.cast(),
                c_count,
                c_offset,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphMemcpyNodeSetParamsToSymbol(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cudaGraphMemcpyNodeSetParamsToSymbol",
        [
            ("node", REQUIRED),
            ("symbol", REQUIRED),
            ("src", REQUIRED),
            ("count", REQUIRED),
            ("offset", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_node, object_symbol, object_src, object_count, object_offset,
        object_kind] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_count = args::u64(object_count, "count")?;
        let c_offset = args::u64(object_offset, "offset")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_symbol = args::pointer(object_symbol, "symbol", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            u64,
            i32,
        ) -> i32 = symbol(this, 193)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_node,
                c_symbol.cast(),
                c_src.cast(),
                c_count,
                c_offset,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphMemsetNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphMemsetNodeGetParams",
        [("node", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let (c_pNodeParams, c_pNodeParams_place) = out::new_record(
            &runtime::cudaMemsetParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            194,
        )?;
        let status = released(|| function(c_node, c_pNodeParams_place.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pNodeParams.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphMemsetNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphMemsetNodeSetParams",
        [("node", REQUIRED), ("pNodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node, object_pNodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_pNodeParams = args::optional_record(
            object_pNodeParams,
            "pNodeParams",
            &runtime::cudaMemsetParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            195,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_node, c_pNodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphNodeFindInClone(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphNodeFindInClone",
        [("originalNode", REQUIRED), ("clonedGraph", REQUIRED)],
    );
    body(|| unsafe {
        let [object_originalNode, object_clonedGraph] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_originalNode = args::value::<
            u64,
        >(object_originalNode, "originalNode", &runtime::cudaGraphNode_t)?;
        let c_clonedGraph = args::value::<
            u64,
        >(object_clonedGraph, "clonedGraph", &runtime::cudaGraph_t)?;
        let mut c_pNode: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            196,
        )?;
        let status = released(|| function(
            (&raw mut c_pNode).cast(),
            c_originalNode,
            c_clonedGraph,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphNodeGetContainingGraph(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphNodeGetContainingGraph",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let mut c_phGraph: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            197,
        )?;
        let status = released(|| function(c_hNode, (&raw mut c_phGraph).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraph as u64, &runtime::cudaGraph_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphNodeGetDependencies_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphNodeGetDependencies_v2",
        [("node", REQUIRED), ("pNumDependencies", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_node, object_pNumDependencies] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let mut c_pNumDependencies = if object_pNumDependencies.is_null() {
            0
        } else {
            args::u64(object_pNumDependencies, "pNumDependencies")?
        };
        let c_pDependencies_length: usize = c_pNumDependencies as usize;
        let c_pDependencies = args::room(
            c_pDependencies_length,
            Ty::Value(&runtime::cudaGraphNode_t).size(),
            &mut keep,
        )?;
        let c_edgeData_length: usize = c_pNumDependencies as usize;
        let c_edgeData = args::room(
            c_edgeData_length,
            Ty::Record(&runtime::cudaGraphEdgeData).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 199)?;
        let status = released(|| function(
            c_node,
            c_pDependencies.cast(),
            c_edgeData.cast(),
            (&raw mut c_pNumDependencies).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            3,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_pDependencies.cast(),
                            c_pDependencies_length,
                        ),
                    )?;
                tuple
                    .push(
                        out::list(
                            &Ty::Record(&runtime::cudaGraphEdgeData),
                            c_edgeData.cast(),
                            c_edgeData_length,
                        ),
                    )?;
                tuple.push(out::u64(c_pNumDependencies))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphNodeGetDependentNodes_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphNodeGetDependentNodes_v2",
        [("node", REQUIRED), ("pNumDependentNodes", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_node, object_pNumDependentNodes] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let mut c_pNumDependentNodes = if object_pNumDependentNodes.is_null() {
            0
        } else {
            args::u64(object_pNumDependentNodes, "pNumDependentNodes")?
        };
        let c_pDependentNodes_length: usize = c_pNumDependentNodes as usize;
        let c_pDependentNodes = args::room(
            c_pDependentNodes_length,
            Ty::Value(&runtime::cudaGraphNode_t).size(),
            &mut keep,
        )?;
        let c_edgeData_length: usize = c_pNumDependentNodes as usize;
        let c_edgeData = args::room(
            c_edgeData_length,
            Ty::Record(&runtime::cudaGraphEdgeData).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 201)?;
        let status = released(|| function(
            c_node,
            c_pDependentNodes.cast(),
            c_edgeData.cast(),
            (&raw mut c_pNumDependentNodes).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            3,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_pDependentNodes.cast(),
                            c_pDependentNodes_length,
                        ),
                    )?;
                tuple
                    .push(
                        out::list(
                            &Ty::Record(&runtime::cudaGraphEdgeData),
                            c_edgeData.cast(),
                            c_edgeData_length,
                        ),
                    )?;
                tuple.push(out::u64(c_pNumDependentNodes))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphNodeGetEnabled(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphNodeGetEnabled",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let mut c_isEnabled: u32 = 0;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            202,
        )?;
        let status = released(|| function(
            c_hGraphExec,
            c_hNode,
            (&raw mut c_isEnabled).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_isEnabled))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphNodeGetLocalId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphNodeGetLocalId",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let mut c_nodeId: u32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            203,
        )?;
        let status = released(|| function(c_hNode, (&raw mut c_nodeId).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_nodeId))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphNodeGetParams",
        [("node", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let (c_nodeParams, c_nodeParams_place) = out::new_record(
            &runtime13::cudaGraphNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            204,
        )?;
        let status = released(|| function(c_node, c_nodeParams_place.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_nodeParams.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphNodeGetToolsId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphNodeGetToolsId",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let mut c_toolsNodeId: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            205,
        )?;
        let status = released(|| function(c_hNode, (&raw mut c_toolsNodeId).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_toolsNodeId))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphNodeSetEnabled(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphNodeSetEnabled",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("isEnabled", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_isEnabled] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let c_isEnabled = args::u32(object_isEnabled, "isEnabled")?;
        let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = symbol(
            this,
            207,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hGraphExec, c_hNode, c_isEnabled)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphReleaseUserObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphReleaseUserObject",
        [("graph", REQUIRED), ("object", REQUIRED), ("count", REQUIRED)],
    );
    body(|| unsafe {
        let [object_graph, object_object, object_count] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_object = args::value::<
            u64,
        >(object_object, "object", &runtime::cudaUserObject_t)?;
        let c_count = args::u32(object_count, "count")?;
        let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = symbol(
            this,
            209,
        )?;
        returned0(&runtime::cudaError, released(|| function(c_graph, c_object, c_count)))
    })
}

pub(crate) unsafe extern "C" fn cudaGraphRemoveDependencies_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaGraphRemoveDependencies_v2",
        [
            ("graph", REQUIRED),
            ("from_", REQUIRED),
            ("to", REQUIRED),
            ("edgeData", REQUIRED),
            ("numDependencies", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_from_, object_to, object_edgeData,
        object_numDependencies] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_from = args::array(
            object_from_,
            "from_",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_to = args::array(
            object_to,
            "to",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_edgeData = args::optional_array(
            object_edgeData,
            "edgeData",
            &Ty::Record(&runtime::cudaGraphEdgeData),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 211)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_graph,
                c_from.cast(),
                c_to.cast(),
                c_edgeData.cast(),
                c_numDependencies,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphRetainUserObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphRetainUserObject",
        [
            ("graph", REQUIRED),
            ("object", REQUIRED),
            ("count", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_object, object_count, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_object = args::value::<
            u64,
        >(object_object, "object", &runtime::cudaUserObject_t)?;
        let c_count = args::u32(object_count, "count")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u64, u32, u32) -> i32 = symbol(
            this,
            212,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_graph, c_object, c_count, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphUpload(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphUpload",
        [("graphExec", REQUIRED), ("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_graphExec, object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graphExec = args::value::<
            u64,
        >(object_graphExec, "graphExec", &runtime::cudaGraphExec_t)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 213)?;
        returned0(&runtime::cudaError, released(|| function(c_graphExec, c_stream)))
    })
}

pub(crate) unsafe extern "C" fn cudaGraphicsEGLRegisterImage(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphicsEGLRegisterImage",
        [("image", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_image, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_image = args::value::<u64>(object_image, "image", &driver::EGLImageKHR)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_pCudaResource: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            214,
        )?;
        let status = released(|| function(
            (&raw mut c_pCudaResource).cast(),
            c_image,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_pCudaResource as u64,
                            &runtime::cudaGraphicsResource_t,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphicsGLRegisterBuffer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphicsGLRegisterBuffer",
        [("buffer", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_buffer, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_resource: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = symbol(
            this,
            215,
        )?;
        let status = released(|| function(
            (&raw mut c_resource).cast(),
            c_buffer,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_resource as u64, &runtime::cudaGraphicsResource_t),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphicsGLRegisterImage(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphicsGLRegisterImage",
        [("image", REQUIRED), ("target", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_image, object_target, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_image = args::value::<u32>(object_image, "image", &driver::GLuint)?;
        let c_target = args::value::<u32>(object_target, "target", &driver::GLenum)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_resource: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32, u32, u32) -> i32 = symbol(
            this,
            216,
        )?;
        let status = released(|| function(
            (&raw mut c_resource).cast(),
            c_image,
            c_target,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_resource as u64, &runtime::cudaGraphicsResource_t),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphicsMapResources(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphicsMapResources",
        [("count", REQUIRED), ("resources", REQUIRED), ("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_count, object_resources, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::i32(object_count, "count")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_resources = args::array_or_one(
            object_resources,
            "resources",
            &Ty::Value(&runtime::cudaGraphicsResource_t),
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(i32, *mut c_void, u64) -> i32 = symbol(
            this,
            217,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_count, c_resources.cast(), c_stream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphicsResourceGetMappedEglFrame(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphicsResourceGetMappedEglFrame",
        [("resource", REQUIRED), ("index", REQUIRED), ("mipLevel", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resource, object_index, object_mipLevel] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_resource = args::value::<
            u64,
        >(object_resource, "resource", &runtime::cudaGraphicsResource_t)?;
        let c_index = args::u32(object_index, "index")?;
        let c_mipLevel = args::u32(object_mipLevel, "mipLevel")?;
        let (c_eglFrame, c_eglFrame_place) = out::new_record(&runtime::cudaEglFrame)?;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32, u32) -> i32 = symbol(
            this,
            218,
        )?;
        let status = released(|| function(
            c_eglFrame_place.cast(),
            c_resource,
            c_index,
            c_mipLevel,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_eglFrame.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphicsResourceGetMappedMipmappedArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphicsResourceGetMappedMipmappedArray",
        [("resource", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resource] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_resource = args::value::<
            u64,
        >(object_resource, "resource", &runtime::cudaGraphicsResource_t)?;
        let mut c_mipmappedArray: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            219,
        )?;
        let status = released(|| function(
            (&raw mut c_mipmappedArray).cast(),
            c_resource,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_mipmappedArray as u64,
                            &runtime::cudaMipmappedArray_t,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphicsResourceGetMappedPointer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphicsResourceGetMappedPointer",
        [("resource", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resource] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_resource = args::value::<
            u64,
        >(object_resource, "resource", &runtime::cudaGraphicsResource_t)?;
        let mut c_devPtr: *mut c_void = core::ptr::null_mut();
        let mut c_size: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64) -> i32 = symbol(
            this,
            220,
        )?;
        let status = released(|| function(
            (&raw mut c_devPtr).cast(),
            (&raw mut c_size).cast(),
            c_resource,
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple.push(out::pointer(c_devPtr))?;
                tuple.push(out::u64(c_size))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphicsResourceSetMapFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphicsResourceSetMapFlags",
        [("resource", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resource, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_resource = args::value::<
            u64,
        >(object_resource, "resource", &runtime::cudaGraphicsResource_t)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u32) -> i32 = symbol(this, 221)?;
        returned0(&runtime::cudaError, released(|| function(c_resource, c_flags)))
    })
}

pub(crate) unsafe extern "C" fn cudaGraphicsSubResourceGetMappedArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphicsSubResourceGetMappedArray",
        [("resource", REQUIRED), ("arrayIndex", REQUIRED), ("mipLevel", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resource, object_arrayIndex, object_mipLevel] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_resource = args::value::<
            u64,
        >(object_resource, "resource", &runtime::cudaGraphicsResource_t)?;
        let c_arrayIndex = args::u32(object_arrayIndex, "arrayIndex")?;
        let c_mipLevel = args::u32(object_mipLevel, "mipLevel")?;
        let mut c_array: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32, u32) -> i32 = symbol(
            this,
            222,
        )?;
        let status = released(|| function(
            (&raw mut c_array).cast(),
            c_resource,
            c_arrayIndex,
            c_mipLevel,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_array as u64, &runtime::cudaArray_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphicsUnmapResources(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphicsUnmapResources",
        [("count", REQUIRED), ("resources", REQUIRED), ("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_count, object_resources, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::i32(object_count, "count")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_resources = args::array_or_one(
            object_resources,
            "resources",
            &Ty::Value(&runtime::cudaGraphicsResource_t),
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(i32, *mut c_void, u64) -> i32 = symbol(
            this,
            223,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_count, c_resources.cast(), c_stream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphicsUnregisterResource(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphicsUnregisterResource",
        [("resource", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resource] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_resource = args::value::<
            u64,
        >(object_resource, "resource", &runtime::cudaGraphicsResource_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 224)?;
        returned0(&runtime::cudaError, released(|| function(c_resource)))
    })
}

pub(crate) unsafe extern "C" fn cudaGraphicsVDPAURegisterOutputSurface(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphicsVDPAURegisterOutputSurface",
        [("vdpSurface", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_vdpSurface, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_vdpSurface = args::value::<
            u32,
        >(object_vdpSurface, "vdpSurface", &driver::VdpOutputSurface)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_resource: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = symbol(
            this,
            225,
        )?;
        let status = released(|| function(
            (&raw mut c_resource).cast(),
            c_vdpSurface,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_resource as u64, &runtime::cudaGraphicsResource_t),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphicsVDPAURegisterVideoSurface(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphicsVDPAURegisterVideoSurface",
        [("vdpSurface", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_vdpSurface, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_vdpSurface = args::value::<
            u32,
        >(object_vdpSurface, "vdpSurface", &driver::VdpVideoSurface)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_resource: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = symbol(
            this,
            226,
        )?;
        let status = released(|| function(
            (&raw mut c_resource).cast(),
            c_vdpSurface,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_resource as u64, &runtime::cudaGraphicsResource_t),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGreenCtxCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGreenCtxCreate",
        [("desc", REQUIRED), ("device", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_desc, object_device, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_desc = args::value::<
            u64,
        >(object_desc, "desc", &runtime13::cudaDevResourceDesc_t)?;
        let c_device = args::i32(object_device, "device")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_phCtx: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, i32, u32) -> i32 = symbol(
            this,
            227,
        )?;
        let status = released(|| function(
            (&raw mut c_phCtx).cast(),
            c_desc,
            c_device,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_phCtx as u64, &runtime13::cudaExecutionContext_t),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaHostAlloc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaHostAlloc",
        [("size", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_size, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_size = args::u64(object_size, "size")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_pHost: *mut c_void = core::ptr::null_mut();
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            228,
        )?;
        let status = released(|| function((&raw mut c_pHost).cast(), c_size, c_flags));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_pHost))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaHostGetDevicePointer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaHostGetDevicePointer",
        [("pHost", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pHost, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_pDevice: *mut c_void = core::ptr::null_mut();
        let c_pHost = args::pointer(object_pHost, "pHost", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32) -> i32 = symbol(
            this,
            229,
        )?;
        let status = released(|| function(
            (&raw mut c_pDevice).cast(),
            c_pHost.cast(),
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_pDevice))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaHostGetFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaHostGetFlags", [("pHost", REQUIRED)]);
    body(|| unsafe {
        let [object_pHost] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pFlags: u32 = 0;
        let c_pHost = args::pointer(object_pHost, "pHost", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            230,
        )?;
        let status = released(|| function((&raw mut c_pFlags).cast(), c_pHost.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_pFlags))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaHostRegister(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaHostRegister",
        [("ptr", REQUIRED), ("size", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ptr, object_size, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_size = args::u64(object_size, "size")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_ptr = args::pointer(object_ptr, "ptr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            231,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_ptr.cast(), c_size, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaHostUnregister(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaHostUnregister", [("ptr", REQUIRED)]);
    body(|| unsafe {
        let [object_ptr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ptr = args::pointer(object_ptr, "ptr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 232)?;
        returned0(&runtime::cudaError, released(|| function(c_ptr.cast())))
    })
}

pub(crate) unsafe extern "C" fn cudaInitDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaInitDevice",
        [("device", REQUIRED), ("deviceFlags", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_deviceFlags, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let c_deviceFlags = args::u32(object_deviceFlags, "deviceFlags")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(i32, u32, u32) -> i32 = symbol(
            this,
            235,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_device, c_deviceFlags, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaIpcCloseMemHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaIpcCloseMemHandle",
        [("devPtr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_devPtr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 236)?;
        returned0(&runtime::cudaError, released(|| function(c_devPtr.cast())))
    })
}

pub(crate) unsafe extern "C" fn cudaIpcGetEventHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaIpcGetEventHandle",
        [("event", REQUIRED)],
    );
    body(|| unsafe {
        let [object_event] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let (c_handle, c_handle_place) = out::new_record(
            &runtime::cudaIpcEventHandle_t,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            237,
        )?;
        let status = released(|| function(c_handle_place.cast(), c_event));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_handle.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaIpcGetMemHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaIpcGetMemHandle",
        [("devPtr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_devPtr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let (c_handle, c_handle_place) = out::new_record(&runtime::cudaIpcMemHandle_t)?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            238,
        )?;
        let status = released(|| function(c_handle_place.cast(), c_devPtr.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_handle.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaIpcOpenEventHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaIpcOpenEventHandle",
        [("handle", REQUIRED)],
    );
    body(|| unsafe {
        let [object_handle] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_event: u64 = 0;
        let c_handle = args::record(
            object_handle,
            "handle",
            &runtime::cudaIpcEventHandle_t,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            by_value::cudaIpcEventHandle_t,
        ) -> i32 = symbol(this, 239)?;
        let status = released(|| function(
            (&raw mut c_event).cast(),
            c_handle.cast::<by_value::cudaIpcEventHandle_t>().read_unaligned(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_event as u64, &runtime::cudaEvent_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaIpcOpenMemHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaIpcOpenMemHandle",
        [("handle", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_handle, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_devPtr: *mut c_void = core::ptr::null_mut();
        let c_handle = args::record(
            object_handle,
            "handle",
            &runtime::cudaIpcMemHandle_t,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            by_value::cudaIpcMemHandle_t,
            u32,
        ) -> i32 = symbol(this, 240)?;
        let status = released(|| function(
            (&raw mut c_devPtr).cast(),
            c_handle.cast::<by_value::cudaIpcMemHandle_t>().read_unaligned(),
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_devPtr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLaunchCooperativeKernel(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cudaLaunchCooperativeKernel",
        [
            ("func", REQUIRED),
            ("gridDim", REQUIRED),
            ("blockDim", REQUIRED),
            ("args", REQUIRED),
            ("sharedMem", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_func, object_gridDim, object_blockDim, object_args, object_sharedMem,
        object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_sharedMem = args::u64(object_sharedMem, "sharedMem")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let c_gridDim = args::record(object_gridDim, "gridDim", &runtime::dim3)?;
        let c_blockDim = args::record(object_blockDim, "blockDim", &runtime::dim3)?;
        let mut c_args_space = kernel::Space::new();
        let c_args = args::kernel_params(
            object_args,
            "args",
            &mut c_args_space,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            by_value::dim3,
            by_value::dim3,
            *mut c_void,
            u64,
            u64,
        ) -> i32 = symbol(this, 242)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_func.cast(),
                c_gridDim.cast::<by_value::dim3>().read_unaligned(),
                c_blockDim.cast::<by_value::dim3>().read_unaligned(),
                c_args.cast(),
                c_sharedMem,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLaunchCooperativeKernelMultiDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaLaunchCooperativeKernelMultiDevice",
        [("launchParamsList", REQUIRED), ("numDevices", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_launchParamsList, object_numDevices, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numDevices = args::u32(object_numDevices, "numDevices")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_launchParamsList = args::array(
            object_launchParamsList,
            "launchParamsList",
            &Ty::Record(&runtime12::cudaLaunchParams),
            Some(c_numDevices as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = symbol(
            this,
            243,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_launchParamsList.cast(), c_numDevices, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLaunchHostFunc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaLaunchHostFunc",
        [("stream", REQUIRED), ("fn", REQUIRED), ("userData", REQUIRED)],
    );
    body(|| unsafe {
        let [object_stream, object_fn, object_userData] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let mut c_fn = args::callback(
            object_fn,
            Some(&runtime::cudaHostFn_t__signature),
            object_userData,
            &mut keep,
        )?;
        let c_userData = args::data(object_userData, c_fn.is_closure(), &mut keep)?;
        let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            244,
        )?;
        if c_fn.is_closure() {
            let mut answer = 0u64;
            let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
                this,
                370,
            )?;
            let status = released(|| asked(c_stream, (&raw mut answer).cast()));
            if status == 0 && answer == 0 { c_fn.once() } else { c_fn.forever() }
        } else {
            c_fn.forever();
        }
        returned0(
            &runtime::cudaError,
            released(|| function(c_stream, c_fn.address(), c_userData.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLaunchHostFunc_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaLaunchHostFunc_v2",
        [
            ("stream", REQUIRED),
            ("fn", REQUIRED),
            ("userData", REQUIRED),
            ("syncMode", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_stream, object_fn, object_userData, object_syncMode] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_syncMode = args::u32(object_syncMode, "syncMode")?;
        let mut c_fn = args::callback(
            object_fn,
            Some(&runtime::cudaHostFn_t__signature),
            object_userData,
            &mut keep,
        )?;
        let c_userData = args::data(object_userData, c_fn.is_closure(), &mut keep)?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            u32,
        ) -> i32 = symbol(this, 245)?;
        if c_fn.is_closure() {
            let mut answer = 0u64;
            let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
                this,
                370,
            )?;
            let status = released(|| asked(c_stream, (&raw mut answer).cast()));
            if status == 0 && answer == 0 { c_fn.once() } else { c_fn.forever() }
        } else {
            c_fn.forever();
        }
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_stream,
                c_fn.address(),
                c_userData.cast(),
                c_syncMode,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLaunchKernel(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cudaLaunchKernel",
        [
            ("func", REQUIRED),
            ("gridDim", REQUIRED),
            ("blockDim", REQUIRED),
            ("args", REQUIRED),
            ("sharedMem", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_func, object_gridDim, object_blockDim, object_args, object_sharedMem,
        object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_sharedMem = args::u64(object_sharedMem, "sharedMem")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let c_gridDim = args::record(object_gridDim, "gridDim", &runtime::dim3)?;
        let c_blockDim = args::record(object_blockDim, "blockDim", &runtime::dim3)?;
        let mut c_args_space = kernel::Space::new();
        let c_args = args::kernel_params(
            object_args,
            "args",
            &mut c_args_space,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            by_value::dim3,
            by_value::dim3,
            *mut c_void,
            u64,
            u64,
        ) -> i32 = symbol(this, 246)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_func.cast(),
                c_gridDim.cast::<by_value::dim3>().read_unaligned(),
                c_blockDim.cast::<by_value::dim3>().read_unaligned(),
                c_args.cast(),
                c_sharedMem,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLibraryEnumerateKernels(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaLibraryEnumerateKernels",
        [("numKernels", REQUIRED), ("lib", REQUIRED)],
    );
    body(|| unsafe {
        let [object_numKernels, object_lib] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numKernels = args::u32(object_numKernels, "numKernels")?;
        let c_lib = args::value::<u64>(object_lib, "lib", &runtime::cudaLibrary_t)?;
        let c_kernels_length: usize = c_numKernels as usize;
        let c_kernels = args::room(
            c_kernels_length,
            Ty::Value(&runtime::cudaKernel_t).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u32, u64) -> i32 = symbol(
            this,
            248,
        )?;
        let status = released(|| function(c_kernels.cast(), c_numKernels, c_lib));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&runtime::cudaKernel_t),
                            c_kernels.cast(),
                            c_kernels_length,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLibraryGetGlobal(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaLibraryGetGlobal",
        [("library", REQUIRED), ("name", REQUIRED)],
    );
    body(|| unsafe {
        let [object_library, object_name] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_library = args::value::<
            u64,
        >(object_library, "library", &runtime::cudaLibrary_t)?;
        let mut c_dptr: *mut c_void = core::ptr::null_mut();
        let mut c_bytes: u64 = 0;
        let c_name = args::text(object_name, "name", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            *const c_char,
        ) -> i32 = symbol(this, 249)?;
        let status = released(|| function(
            (&raw mut c_dptr).cast(),
            (&raw mut c_bytes).cast(),
            c_library,
            c_name,
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple.push(out::pointer(c_dptr))?;
                tuple.push(out::u64(c_bytes))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLibraryGetKernel(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaLibraryGetKernel",
        [("library", REQUIRED), ("name", REQUIRED)],
    );
    body(|| unsafe {
        let [object_library, object_name] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_library = args::value::<
            u64,
        >(object_library, "library", &runtime::cudaLibrary_t)?;
        let mut c_pKernel: u64 = 0;
        let c_name = args::text(object_name, "name", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *const c_char,
        ) -> i32 = symbol(this, 250)?;
        let status = released(|| function(
            (&raw mut c_pKernel).cast(),
            c_library,
            c_name,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pKernel as u64, &runtime::cudaKernel_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLibraryGetKernelCount(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaLibraryGetKernelCount",
        [("lib", REQUIRED)],
    );
    body(|| unsafe {
        let [object_lib] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_lib = args::value::<u64>(object_lib, "lib", &runtime::cudaLibrary_t)?;
        let mut c_count: u32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            251,
        )?;
        let status = released(|| function((&raw mut c_count).cast(), c_lib));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_count))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLibraryGetManaged(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaLibraryGetManaged",
        [("library", REQUIRED), ("name", REQUIRED)],
    );
    body(|| unsafe {
        let [object_library, object_name] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_library = args::value::<
            u64,
        >(object_library, "library", &runtime::cudaLibrary_t)?;
        let mut c_dptr: *mut c_void = core::ptr::null_mut();
        let mut c_bytes: u64 = 0;
        let c_name = args::text(object_name, "name", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            *const c_char,
        ) -> i32 = symbol(this, 252)?;
        let status = released(|| function(
            (&raw mut c_dptr).cast(),
            (&raw mut c_bytes).cast(),
            c_library,
            c_name,
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple.push(out::pointer(c_dptr))?;
                tuple.push(out::u64(c_bytes))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLibraryGetUnifiedFunction(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaLibraryGetUnifiedFunction",
        [("library", REQUIRED), ("symbol", REQUIRED)],
    );
    body(|| unsafe {
        let [object_library, object_symbol] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_library = args::value::<
            u64,
        >(object_library, "library", &runtime::cudaLibrary_t)?;
        let mut c_fptr: *mut c_void = core::ptr::null_mut();
        let c_symbol = args::text(object_symbol, "symbol", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *const c_char,
        ) -> i32 = symbol(this, 253)?;
        let status = released(|| function(
            (&raw mut c_fptr).cast(),
            c_library,
            c_symbol,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_fptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLibraryLoadData(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<7> = Params::new(
        "cudaLibraryLoadData",
        [
            ("code", REQUIRED),
            ("jitOptions", REQUIRED),
            ("jitOptionsValues", REQUIRED),
            ("numJitOptions", REQUIRED),
            ("libraryOptions", REQUIRED),
            ("libraryOptionValues", REQUIRED),
            ("numLibraryOptions", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_code, object_jitOptions, object_jitOptionsValues,
        object_numJitOptions, object_libraryOptions, object_libraryOptionValues,
        object_numLibraryOptions] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numJitOptions = args::u32(object_numJitOptions, "numJitOptions")?;
        let c_numLibraryOptions = args::u32(
            object_numLibraryOptions,
            "numLibraryOptions",
        )?;
        let mut c_library: u64 = 0;
        let c_code = args::pointer(object_code, "code", &mut keep)?;
        let c_jitOptions = args::array(
            object_jitOptions,
            "jitOptions",
            &Ty::Enum(&runtime::cudaJitOption),
            Some(c_numJitOptions as usize),
            &mut keep,
        )?;
        let c_libraryOptions = args::array(
            object_libraryOptions,
            "libraryOptions",
            &Ty::Enum(&runtime::cudaLibraryOption),
            Some(c_numLibraryOptions as usize),
            &mut keep,
        )?;
        let c_jitOptionsValues = attributes::attributes_in(
            object_jitOptionsValues,
            "jitOptionsValues",
            (c_jitOptions.cast(), c_numJitOptions as usize),
            c_numJitOptions as usize,
            &attribute_types::cudaJitOption,
            &mut keep,
        )?;
        let c_libraryOptionValues = attributes::attributes_in(
            object_libraryOptionValues,
            "libraryOptionValues",
            (c_libraryOptions.cast(), c_numLibraryOptions as usize),
            c_numLibraryOptions as usize,
            &attribute_types::cudaLibraryOption,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u32,
            *mut c_void,
            *mut c_void,
            u32,
        ) -> i32 = symbol(this, 254)?;
        let status = released(|| function(
            (&raw mut c_library).cast(),
            c_code.cast(),
            c_jitOptions.cast(),
            c_jitOptionsValues.cast(),
            c_numJitOptions,
            c_libraryOptions.cast(),
            c_libraryOptionValues.cast(),
            c_numLibraryOptions,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_library as u64, &runtime::cudaLibrary_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLibraryLoadFromFile(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<7> = Params::new(
        "cudaLibraryLoadFromFile",
        [
            ("fileName", REQUIRED),
            ("jitOptions", REQUIRED),
            ("jitOptionsValues", REQUIRED),
            ("numJitOptions", REQUIRED),
            ("libraryOptions", REQUIRED),
            ("libraryOptionValues", REQUIRED),
            ("numLibraryOptions", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_fileName, object_jitOptions, object_jitOptionsValues,
        object_numJitOptions, object_libraryOptions, object_libraryOptionValues,
        object_numLibraryOptions] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numJitOptions = args::u32(object_numJitOptions, "numJitOptions")?;
        let c_numLibraryOptions = args::u32(
            object_numLibraryOptions,
            "numLibraryOptions",
        )?;
        let mut c_library: u64 = 0;
        let c_fileName = args::text(object_fileName, "fileName", &mut keep)?;
        let c_jitOptions = args::array(
            object_jitOptions,
            "jitOptions",
            &Ty::Enum(&runtime::cudaJitOption),
            Some(c_numJitOptions as usize),
            &mut keep,
        )?;
        let c_libraryOptions = args::array(
            object_libraryOptions,
            "libraryOptions",
            &Ty::Enum(&runtime::cudaLibraryOption),
            Some(c_numLibraryOptions as usize),
            &mut keep,
        )?;
        let c_jitOptionsValues = attributes::attributes_in(
            object_jitOptionsValues,
            "jitOptionsValues",
            (c_jitOptions.cast(), c_numJitOptions as usize),
            c_numJitOptions as usize,
            &attribute_types::cudaJitOption,
            &mut keep,
        )?;
        let c_libraryOptionValues = attributes::attributes_in(
            object_libraryOptionValues,
            "libraryOptionValues",
            (c_libraryOptions.cast(), c_numLibraryOptions as usize),
            c_numLibraryOptions as usize,
            &attribute_types::cudaLibraryOption,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *const c_char,
            *mut c_void,
            *mut c_void,
            u32,
            *mut c_void,
            *mut c_void,
            u32,
        ) -> i32 = symbol(this, 255)?;
        let status = released(|| function(
            (&raw mut c_library).cast(),
            c_fileName,
            c_jitOptions.cast(),
            c_jitOptionsValues.cast(),
            c_numJitOptions,
            c_libraryOptions.cast(),
            c_libraryOptionValues.cast(),
            c_numLibraryOptions,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_library as u64, &runtime::cudaLibrary_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLibraryUnload(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaLibraryUnload", [("library", REQUIRED)]);
    body(|| unsafe {
        let [object_library] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_library = args::value::<
            u64,
        >(object_library, "library", &runtime::cudaLibrary_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 256)?;
        returned0(&runtime::cudaError, released(|| function(c_library)))
    })
}

pub(crate) unsafe extern "C" fn cudaLogsCurrent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaLogsCurrent", [("flags", REQUIRED)]);
    body(|| unsafe {
        let [object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_iterator_out: u32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = symbol(
            this,
            257,
        )?;
        let status = released(|| function((&raw mut c_iterator_out).cast(), c_flags));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_iterator_out as u64, &runtime13::cudaLogIterator),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLogsDumpToFile(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaLogsDumpToFile",
        [("iterator", REQUIRED), ("pathToFile", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_iterator, object_pathToFile, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_iterator = args::value::<
            u32,
        >(object_iterator, "iterator", &runtime13::cudaLogIterator)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_pathToFile = args::text(object_pathToFile, "pathToFile", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *const c_char,
            u32,
        ) -> i32 = symbol(this, 258)?;
        let status = released(|| function(
            if args::is_none(object_iterator) {
                core::ptr::null_mut()
            } else {
                (&raw mut c_iterator).cast()
            },
            c_pathToFile,
            c_flags,
        ));
        more::update(object_iterator, &runtime13::cudaLogIterator, c_iterator as u64);
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_iterator as u64, &runtime13::cudaLogIterator))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLogsDumpToMemory(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaLogsDumpToMemory",
        [
            ("iterator", REQUIRED),
            ("buffer", REQUIRED),
            ("size", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_iterator, object_buffer, object_size, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_iterator = args::value::<
            u32,
        >(object_iterator, "iterator", &runtime13::cudaLogIterator)?;
        let mut c_size = args::u64(object_size, "size")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_buffer = args::output_buffer(
            object_buffer,
            "buffer",
            Some(c_size as usize),
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u32,
        ) -> i32 = symbol(this, 259)?;
        let status = released(|| function(
            if args::is_none(object_iterator) {
                core::ptr::null_mut()
            } else {
                (&raw mut c_iterator).cast()
            },
            c_buffer.pointer(),
            (&raw mut c_size).cast(),
            c_flags,
        ));
        more::update(object_iterator, &runtime13::cudaLogIterator, c_iterator as u64);
        returned(
            &runtime::cudaError,
            status,
            2 + isize::from(c_buffer.is_returned()),
            |tuple| {
                tuple.push(out::value(c_iterator as u64, &runtime13::cudaLogIterator))?;
                tuple.push(out::u64(c_size))?;
                let asked_for = c_buffer.finish()?;
                if !asked_for.is_null() {
                    tuple.push(Ok(asked_for))?;
                }
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLogsRegisterCallback(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaLogsRegisterCallback",
        [("callbackFunc", REQUIRED), ("userData", REQUIRED)],
    );
    body(|| unsafe {
        let [object_callbackFunc, object_userData] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_callbackFunc = args::callback(
            object_callbackFunc,
            Some(&runtime13::cudaLogsCallback_t__signature),
            object_userData,
            &mut keep,
        )?;
        let mut c_callback_out: u64 = 0;
        let c_userData = args::data(
            object_userData,
            c_callbackFunc.is_closure(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 260)?;
        let status = released(|| function(
            c_callbackFunc.address(),
            c_userData.cast(),
            (&raw mut c_callback_out).cast(),
        ));
        if status == 0 {
            c_callbackFunc.kept(&mut keep);
            hold::hold(&runtime13::cudaLogsCallbackHandle, c_callback_out as u64, keep);
        }
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_callback_out as u64,
                            &runtime13::cudaLogsCallbackHandle,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLogsUnregisterCallback(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaLogsUnregisterCallback",
        [("callback", REQUIRED)],
    );
    body(|| unsafe {
        let [object_callback] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_callback = args::value::<
            u64,
        >(object_callback, "callback", &runtime13::cudaLogsCallbackHandle)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 261)?;
        let ending = hold::take(&runtime13::cudaLogsCallbackHandle, c_callback as u64);
        let status = released(|| function(c_callback));
        ending.end(status == 0);
        returned0(&runtime::cudaError, status)
    })
}

pub(crate) unsafe extern "C" fn cudaMalloc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaMalloc", [("size", REQUIRED)]);
    body(|| unsafe {
        let [object_size] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_size = args::u64(object_size, "size")?;
        let mut c_devPtr: *mut c_void = core::ptr::null_mut();
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            262,
        )?;
        let status = released(|| function((&raw mut c_devPtr).cast(), c_size));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_devPtr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMalloc3D(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaMalloc3D", [("extent", REQUIRED)]);
    body(|| unsafe {
        let [object_extent] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let (c_pitchedDevPtr, c_pitchedDevPtr_place) = out::new_record(
            &runtime::cudaPitchedPtr,
        )?;
        let c_extent = args::record(object_extent, "extent", &runtime::cudaExtent)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            by_value::cudaExtent,
        ) -> i32 = symbol(this, 263)?;
        let status = released(|| function(
            c_pitchedDevPtr_place.cast(),
            c_extent.cast::<by_value::cudaExtent>().read_unaligned(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pitchedDevPtr.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMalloc3DArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaMalloc3DArray",
        [("desc", REQUIRED), ("extent", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_desc, object_extent, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
            by_value::cudaExtent,
            u32,
        ) -> i32 = symbol(this, 264)?;
        let status = released(|| function(
            (&raw mut c_array).cast(),
            c_desc.cast(),
            c_extent.cast::<by_value::cudaExtent>().read_unaligned(),
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_array as u64, &runtime::cudaArray_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMallocArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaMallocArray",
        [
            ("desc", REQUIRED),
            ("width", REQUIRED),
            ("height", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_desc, object_width, object_height, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        ) -> i32 = symbol(this, 265)?;
        let status = released(|| function(
            (&raw mut c_array).cast(),
            c_desc.cast(),
            c_width,
            c_height,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_array as u64, &runtime::cudaArray_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMallocAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaMallocAsync",
        [("size", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_size, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_size = args::u64(object_size, "size")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &runtime::cudaStream_t)?;
        let mut c_devPtr: *mut c_void = core::ptr::null_mut();
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            266,
        )?;
        let status = released(|| function(
            (&raw mut c_devPtr).cast(),
            c_size,
            c_hStream,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_devPtr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMallocFromPoolAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaMallocFromPoolAsync",
        [("size", REQUIRED), ("memPool", REQUIRED), ("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_size, object_memPool, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_size = args::u64(object_size, "size")?;
        let c_memPool = args::value::<
            u64,
        >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let mut c_ptr: *mut c_void = core::ptr::null_mut();
        let function: unsafe extern "system" fn(*mut c_void, u64, u64, u64) -> i32 = symbol(
            this,
            267,
        )?;
        let status = released(|| function(
            (&raw mut c_ptr).cast(),
            c_size,
            c_memPool,
            c_stream,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_ptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMallocHost(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaMallocHost", [("size", REQUIRED)]);
    body(|| unsafe {
        let [object_size] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_size = args::u64(object_size, "size")?;
        let mut c_ptr: *mut c_void = core::ptr::null_mut();
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            268,
        )?;
        let status = released(|| function((&raw mut c_ptr).cast(), c_size));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_ptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMallocManaged(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaMallocManaged",
        [("size", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_size, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_size = args::u64(object_size, "size")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_devPtr: *mut c_void = core::ptr::null_mut();
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            269,
        )?;
        let status = released(|| function((&raw mut c_devPtr).cast(), c_size, c_flags));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_devPtr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMallocMipmappedArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaMallocMipmappedArray",
        [
            ("desc", REQUIRED),
            ("extent", REQUIRED),
            ("numLevels", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_desc, object_extent, object_numLevels, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
            by_value::cudaExtent,
            u32,
            u32,
        ) -> i32 = symbol(this, 270)?;
        let status = released(|| function(
            (&raw mut c_mipmappedArray).cast(),
            c_desc.cast(),
            c_extent.cast::<by_value::cudaExtent>().read_unaligned(),
            c_numLevels,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_mipmappedArray as u64,
                            &runtime::cudaMipmappedArray_t,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMallocPitch(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaMallocPitch",
        [("width", REQUIRED), ("height", REQUIRED)],
    );
    body(|| unsafe {
        let [object_width, object_height] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_width = args::u64(object_width, "width")?;
        let c_height = args::u64(object_height, "height")?;
        let mut c_devPtr: *mut c_void = core::ptr::null_mut();
        let mut c_pitch: u64 = 0;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            u64,
        ) -> i32 = symbol(this, 271)?;
        let status = released(|| function(
            (&raw mut c_devPtr).cast(),
            (&raw mut c_pitch).cast(),
            c_width,
            c_height,
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple.push(out::pointer(c_devPtr))?;
                tuple.push(out::u64(c_pitch))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemAdvise_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaMemAdvise_v2",
        [
            ("devPtr", REQUIRED),
            ("count", REQUIRED),
            ("advice", REQUIRED),
            ("location", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_devPtr, object_count, object_advice, object_location] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_advice = args::enumeration(
            object_advice,
            "advice",
            &runtime::cudaMemoryAdvise,
        )?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let c_location = args::record(
            object_location,
            "location",
            &runtime12::cudaMemLocation,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            i32,
            by_value::cudaMemLocation12,
        ) -> i32 = symbol(this, 273)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_devPtr.cast(),
                c_count,
                c_advice,
                c_location.cast::<by_value::cudaMemLocation12>().read_unaligned(),
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemDiscardAndPrefetchBatchAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<8> = Params::new(
        "cudaMemDiscardAndPrefetchBatchAsync",
        [
            ("dptrs", REQUIRED),
            ("sizes", REQUIRED),
            ("count", REQUIRED),
            ("prefetchLocs", REQUIRED),
            ("prefetchLocIdxs", REQUIRED),
            ("numPrefetchLocs", REQUIRED),
            ("flags", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dptrs, object_sizes, object_count, object_prefetchLocs,
        object_prefetchLocIdxs, object_numPrefetchLocs, object_flags, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_numPrefetchLocs = args::u64(object_numPrefetchLocs, "numPrefetchLocs")?;
        let c_flags = args::u64(object_flags, "flags")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_dptrs = args::array(
            object_dptrs,
            "dptrs",
            &Ty::Pointer,
            Some(c_count as usize),
            &mut keep,
        )?;
        let c_sizes = args::array(
            object_sizes,
            "sizes",
            &Ty::U64,
            Some(c_count as usize),
            &mut keep,
        )?;
        let c_prefetchLocs = args::array(
            object_prefetchLocs,
            "prefetchLocs",
            &Ty::Record(&runtime13::cudaMemLocation),
            Some(c_numPrefetchLocs as usize),
            &mut keep,
        )?;
        let c_prefetchLocIdxs = args::array(
            object_prefetchLocIdxs,
            "prefetchLocIdxs",
            &Ty::U64,
            Some(c_numPrefetchLocs as usize),
            &mut keep,
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
        ) -> i32 = symbol(this, 274)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dptrs.cast(),
                c_sizes.cast(),
                c_count,
                c_prefetchLocs.cast(),
                c_prefetchLocIdxs.cast(),
                c_numPrefetchLocs,
                c_flags,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemDiscardBatchAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaMemDiscardBatchAsync",
        [
            ("dptrs", REQUIRED),
            ("sizes", REQUIRED),
            ("count", REQUIRED),
            ("flags", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dptrs, object_sizes, object_count, object_flags, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_flags = args::u64(object_flags, "flags")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_dptrs = args::array(
            object_dptrs,
            "dptrs",
            &Ty::Pointer,
            Some(c_count as usize),
            &mut keep,
        )?;
        let c_sizes = args::array(
            object_sizes,
            "sizes",
            &Ty::U64,
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            u64,
            u64,
        ) -> i32 = symbol(this, 275)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dptrs.cast(),
                c_sizes.cast(),
                c_count,
                c_flags,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemGetDefaultMemPool(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaMemGetDefaultMemPool",
        [("location", REQUIRED), ("typename", REQUIRED)],
    );
    body(|| unsafe {
        let [object_location, object_typename] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = symbol(
            this,
            276,
        )?;
        let status = released(|| function(
            (&raw mut c_memPool).cast(),
            c_location.cast(),
            c_type,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_memPool as u64, &runtime::cudaMemPool_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemGetInfo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaMemGetInfo", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_free: u64 = 0;
        let mut c_total: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            277,
        )?;
        let status = released(|| function(
            (&raw mut c_free).cast(),
            (&raw mut c_total).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple.push(out::u64(c_free))?;
                tuple.push(out::u64(c_total))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemGetLocationInfo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaMemGetLocationInfo",
        [
            ("devPtr", REQUIRED),
            ("size", REQUIRED),
            ("summaryGranularity", REQUIRED),
            ("samplingGranularity", REQUIRED),
            ("location_out", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_devPtr, object_size, object_summaryGranularity,
        object_samplingGranularity, object_location_out] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_size = args::u64(object_size, "size")?;
        let c_summaryGranularity = args::u64(
            object_summaryGranularity,
            "summaryGranularity",
        )?;
        let c_samplingGranularity = args::u64(
            object_samplingGranularity,
            "samplingGranularity",
        )?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let c_location_out = args::optional_record(
            object_location_out,
            "location_out",
            &runtime13::cudaMemLocation,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            u64,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 278)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_devPtr.cast(),
                c_size,
                c_summaryGranularity,
                c_samplingGranularity,
                c_location_out.cast(),
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemGetMemPool(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaMemGetMemPool",
        [("location", REQUIRED), ("typename", REQUIRED)],
    );
    body(|| unsafe {
        let [object_location, object_typename] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = symbol(
            this,
            279,
        )?;
        let status = released(|| function(
            (&raw mut c_memPool).cast(),
            c_location.cast(),
            c_type,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_memPool as u64, &runtime::cudaMemPool_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemPoolDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaMemPoolDestroy",
        [("memPool", REQUIRED)],
    );
    body(|| unsafe {
        let [object_memPool] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_memPool = args::value::<
            u64,
        >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 281)?;
        returned0(&runtime::cudaError, released(|| function(c_memPool)))
    })
}

pub(crate) unsafe extern "C" fn cudaMemPoolExportPointer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaMemPoolExportPointer",
        [("ptr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ptr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let (c_exportData, c_exportData_place) = out::new_record(
            &runtime::cudaMemPoolPtrExportData,
        )?;
        let c_ptr = args::pointer(object_ptr, "ptr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            282,
        )?;
        let status = released(|| function(c_exportData_place.cast(), c_ptr.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_exportData.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemPoolExportToShareableHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaMemPoolExportToShareableHandle",
        [("memPool", REQUIRED), ("handleType", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_memPool, object_handleType, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
            c_handleType,
            &attribute_types::cudaMemAllocationHandleType,
            None,
        )?;
        #[allow(unused_variables)]
        let c_shareableHandle_size = c_shareableHandle.size();
        let function: unsafe extern "system" fn(*mut c_void, u64, i32, u32) -> i32 = symbol(
            this,
            283,
        )?;
        let status = released(|| function(
            c_shareableHandle.pointer(),
            c_memPool,
            c_handleType,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(c_shareableHandle.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemPoolGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaMemPoolGetAttribute",
        [("memPool", REQUIRED), ("attr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_memPool, object_attr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_memPool = args::value::<
            u64,
        >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
        let c_attr = args::enumeration(object_attr, "attr", &runtime::cudaMemPoolAttr)?;
        let mut c_value = attributes::attribute_out(
            c_attr,
            &attribute_types::cudaMemPoolAttr,
            None,
        )?;
        #[allow(unused_variables)]
        let c_value_size = c_value.size();
        let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = symbol(
            this,
            285,
        )?;
        let status = released(|| function(c_memPool, c_attr, c_value.pointer()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(c_value.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemPoolImportFromShareableHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaMemPoolImportFromShareableHandle",
        [("shareableHandle", REQUIRED), ("handleType", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_shareableHandle, object_handleType, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_handleType = args::enumeration(
            object_handleType,
            "handleType",
            &runtime::cudaMemAllocationHandleType,
        )?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_memPool: u64 = 0;
        let c_shareableHandle = args::pointer(
            object_shareableHandle,
            "shareableHandle",
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            i32,
            u32,
        ) -> i32 = symbol(this, 286)?;
        let status = released(|| function(
            (&raw mut c_memPool).cast(),
            c_shareableHandle.cast(),
            c_handleType,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_memPool as u64, &runtime::cudaMemPool_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemPoolImportPointer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaMemPoolImportPointer",
        [("memPool", REQUIRED), ("exportData", REQUIRED)],
    );
    body(|| unsafe {
        let [object_memPool, object_exportData] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_memPool = args::value::<
            u64,
        >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
        let mut c_ptr: *mut c_void = core::ptr::null_mut();
        let c_exportData = args::optional_record(
            object_exportData,
            "exportData",
            &runtime::cudaMemPoolPtrExportData,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            287,
        )?;
        let status = released(|| function(
            (&raw mut c_ptr).cast(),
            c_memPool,
            c_exportData.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_ptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemPoolSetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaMemPoolSetAttribute",
        [("memPool", REQUIRED), ("attr", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_memPool, object_attr, object_value] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_memPool = args::value::<
            u64,
        >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
        let c_attr = args::enumeration(object_attr, "attr", &runtime::cudaMemPoolAttr)?;
        #[allow(unused_variables)]
        let (c_value, c_value_size) = attributes::attribute_in(
            object_value,
            "value",
            c_attr,
            &attribute_types::cudaMemPoolAttr,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = symbol(
            this,
            289,
        )?;
        returned0(&runtime::cudaError, released(|| function(c_memPool, c_attr, c_value)))
    })
}

pub(crate) unsafe extern "C" fn cudaMemPoolTrimTo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaMemPoolTrimTo",
        [("memPool", REQUIRED), ("minBytesToKeep", REQUIRED)],
    );
    body(|| unsafe {
        let [object_memPool, object_minBytesToKeep] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_memPool = args::value::<
            u64,
        >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
        let c_minBytesToKeep = args::u64(object_minBytesToKeep, "minBytesToKeep")?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 290)?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_memPool, c_minBytesToKeep)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemPrefetchAsync_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaMemPrefetchAsync_v2",
        [
            ("devPtr", REQUIRED),
            ("count", REQUIRED),
            ("location", REQUIRED),
            ("flags", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_devPtr, object_count, object_location, object_flags, object_stream,
        ] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let c_location = args::record(
            object_location,
            "location",
            &runtime12::cudaMemLocation,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            by_value::cudaMemLocation12,
            u32,
            u64,
        ) -> i32 = symbol(this, 292)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_devPtr.cast(),
                c_count,
                c_location.cast::<by_value::cudaMemLocation12>().read_unaligned(),
                c_flags,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemPrefetchBatchAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<8> = Params::new(
        "cudaMemPrefetchBatchAsync",
        [
            ("dptrs", REQUIRED),
            ("sizes", REQUIRED),
            ("count", REQUIRED),
            ("prefetchLocs", REQUIRED),
            ("prefetchLocIdxs", REQUIRED),
            ("numPrefetchLocs", REQUIRED),
            ("flags", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dptrs, object_sizes, object_count, object_prefetchLocs,
        object_prefetchLocIdxs, object_numPrefetchLocs, object_flags, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_numPrefetchLocs = args::u64(object_numPrefetchLocs, "numPrefetchLocs")?;
        let c_flags = args::u64(object_flags, "flags")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_dptrs = args::array(
            object_dptrs,
            "dptrs",
            &Ty::Pointer,
            Some(c_count as usize),
            &mut keep,
        )?;
        let c_sizes = args::array(
            object_sizes,
            "sizes",
            &Ty::U64,
            Some(c_count as usize),
            &mut keep,
        )?;
        let c_prefetchLocs = args::array(
            object_prefetchLocs,
            "prefetchLocs",
            &Ty::Record(&runtime13::cudaMemLocation),
            Some(c_numPrefetchLocs as usize),
            &mut keep,
        )?;
        let c_prefetchLocIdxs = args::array(
            object_prefetchLocIdxs,
            "prefetchLocIdxs",
            &Ty::U64,
            Some(c_numPrefetchLocs as usize),
            &mut keep,
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
        ) -> i32 = symbol(this, 293)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dptrs.cast(),
                c_sizes.cast(),
                c_count,
                c_prefetchLocs.cast(),
                c_prefetchLocIdxs.cast(),
                c_numPrefetchLocs,
                c_flags,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemRangeGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaMemRangeGetAttribute",
        [
            ("dataSize", REQUIRED),
            ("attribute", REQUIRED),
            ("devPtr", REQUIRED),
            ("count", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dataSize, object_attribute, object_devPtr, object_count] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dataSize = args::u64(object_dataSize, "dataSize")?;
        let c_attribute = args::enumeration(
            object_attribute,
            "attribute",
            &runtime::cudaMemRangeAttribute,
        )?;
        let c_count = args::u64(object_count, "count")?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let mut c_data = attributes::attribute_out(
            c_attribute,
            &attribute_types::cudaMemRangeAttribute,
            Some(c_dataSize as usize),
        )?;
        #[allow(unused_variables)]
        let c_data_size = c_data.size();
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            i32,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 294)?;
        let status = released(|| function(
            c_data.pointer(),
            c_dataSize,
            c_attribute,
            c_devPtr.cast(),
            c_count,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(c_data.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemRangeGetAttributes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaMemRangeGetAttributes",
        [
            ("dataSizes", REQUIRED),
            ("attributes", REQUIRED),
            ("numAttributes", REQUIRED),
            ("devPtr", REQUIRED),
            ("count", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dataSizes, object_attributes, object_numAttributes, object_devPtr,
        object_count] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numAttributes = args::u64(object_numAttributes, "numAttributes")?;
        let c_count = args::u64(object_count, "count")?;
        let c_dataSizes = args::array(
            object_dataSizes,
            "dataSizes",
            &Ty::U64,
            Some(c_numAttributes as usize),
            &mut keep,
        )?;
        let c_attributes = args::array(
            object_attributes,
            "attributes",
            &Ty::Enum(&runtime::cudaMemRangeAttribute),
            Some(c_numAttributes as usize),
            &mut keep,
        )?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let mut c_data = attributes::attributes_out(
            c_attributes.cast(),
            c_dataSizes.cast(),
            c_numAttributes as usize,
            &attribute_types::cudaMemRangeAttribute,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u64,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 295)?;
        let status = released(|| function(
            c_data.pointers().cast(),
            c_dataSizes.cast(),
            c_attributes.cast(),
            c_numAttributes,
            c_devPtr.cast(),
            c_count,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(c_data.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemSetMemPool(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaMemSetMemPool",
        [("location", REQUIRED), ("typename", REQUIRED), ("memPool", REQUIRED)],
    );
    body(|| unsafe {
        let [object_location, object_typename, object_memPool] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(*mut c_void, i32, u64) -> i32 = symbol(
            this,
            296,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_location.cast(), c_type, c_memPool)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaMemcpy",
        [("dst", REQUIRED), ("src", REQUIRED), ("count", REQUIRED), ("kind", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dst, object_src, object_count, object_kind] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            i32,
        ) -> i32 = symbol(this, 297)?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_dst.cast(), c_src.cast(), c_count, c_kind)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy2D(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<7> = Params::new(
        "cudaMemcpy2D",
        [
            ("dst", REQUIRED),
            ("dpitch", REQUIRED),
            ("src", REQUIRED),
            ("spitch", REQUIRED),
            ("width", REQUIRED),
            ("height", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_dpitch, object_src, object_spitch, object_width,
        object_height, object_kind] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dpitch = args::u64(object_dpitch, "dpitch")?;
        let c_spitch = args::u64(object_spitch, "spitch")?;
        let c_width = args::u64(object_width, "width")?;
        let c_height = args::u64(object_height, "height")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            u64,
            u64,
            i32,
        ) -> i32 = symbol(this, 298)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst.cast(),
                c_dpitch,
                c_src.cast(),
                c_spitch,
                c_width,
                c_height,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy2DArrayToArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<9> = Params::new(
        "cudaMemcpy2DArrayToArray",
        [
            ("dst", REQUIRED),
            ("wOffsetDst", REQUIRED),
            ("hOffsetDst", REQUIRED),
            ("src", REQUIRED),
            ("wOffsetSrc", REQUIRED),
            ("hOffsetSrc", REQUIRED),
            ("width", REQUIRED),
            ("height", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_wOffsetDst, object_hOffsetDst, object_src,
        object_wOffsetSrc, object_hOffsetSrc, object_width, object_height, object_kind,
        ] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        ) -> i32 = symbol(this, 299)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst,
                c_wOffsetDst,
                c_hOffsetDst,
                c_src,
                c_wOffsetSrc,
                c_hOffsetSrc,
                c_width,
                c_height,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy2DAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<8> = Params::new(
        "cudaMemcpy2DAsync",
        [
            ("dst", REQUIRED),
            ("dpitch", REQUIRED),
            ("src", REQUIRED),
            ("spitch", REQUIRED),
            ("width", REQUIRED),
            ("height", REQUIRED),
            ("kind", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_dpitch, object_src, object_spitch, object_width,
        object_height, object_kind, object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dpitch = args::u64(object_dpitch, "dpitch")?;
        let c_spitch = args::u64(object_spitch, "spitch")?;
        let c_width = args::u64(object_width, "width")?;
        let c_height = args::u64(object_height, "height")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            u64,
            u64,
            i32,
            u64,
        ) -> i32 = symbol(this, 300)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst.cast(),
                c_dpitch,
                c_src.cast(),
                c_spitch,
                c_width,
                c_height,
                c_kind,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy2DFromArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<8> = Params::new(
        "cudaMemcpy2DFromArray",
        [
            ("dst", REQUIRED),
            ("dpitch", REQUIRED),
            ("src", REQUIRED),
            ("wOffset", REQUIRED),
            ("hOffset", REQUIRED),
            ("width", REQUIRED),
            ("height", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_dpitch, object_src, object_wOffset, object_hOffset,
        object_width, object_height, object_kind] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dpitch = args::u64(object_dpitch, "dpitch")?;
        let c_src = args::value::<u64>(object_src, "src", &runtime::cudaArray_t)?;
        let c_wOffset = args::u64(object_wOffset, "wOffset")?;
        let c_hOffset = args::u64(object_hOffset, "hOffset")?;
        let c_width = args::u64(object_width, "width")?;
        let c_height = args::u64(object_height, "height")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            u64,
            u64,
            u64,
            u64,
            u64,
            i32,
        ) -> i32 = symbol(this, 301)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst.cast(),
                c_dpitch,
                c_src,
                c_wOffset,
                c_hOffset,
                c_width,
                c_height,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy2DFromArrayAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<9> = Params::new(
        "cudaMemcpy2DFromArrayAsync",
        [
            ("dst", REQUIRED),
            ("dpitch", REQUIRED),
            ("src", REQUIRED),
            ("wOffset", REQUIRED),
            ("hOffset", REQUIRED),
            ("width", REQUIRED),
            ("height", REQUIRED),
            ("kind", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_dpitch, object_src, object_wOffset, object_hOffset,
        object_width, object_height, object_kind, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dpitch = args::u64(object_dpitch, "dpitch")?;
        let c_src = args::value::<u64>(object_src, "src", &runtime::cudaArray_t)?;
        let c_wOffset = args::u64(object_wOffset, "wOffset")?;
        let c_hOffset = args::u64(object_hOffset, "hOffset")?;
        let c_width = args::u64(object_width, "width")?;
        let c_height = args::u64(object_height, "height")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
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
        ) -> i32 = symbol(this, 302)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst.cast(),
                c_dpitch,
                c_src,
                c_wOffset,
                c_hOffset,
                c_width,
                c_height,
                c_kind,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy2DToArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<8> = Params::new(
        "cudaMemcpy2DToArray",
        [
            ("dst", REQUIRED),
            ("wOffset", REQUIRED),
            ("hOffset", REQUIRED),
            ("src", REQUIRED),
            ("spitch", REQUIRED),
            ("width", REQUIRED),
            ("height", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_wOffset, object_hOffset, object_src, object_spitch,
        object_width, object_height, object_kind] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dst = args::value::<u64>(object_dst, "dst", &runtime::cudaArray_t)?;
        let c_wOffset = args::u64(object_wOffset, "wOffset")?;
        let c_hOffset = args::u64(object_hOffset, "hOffset")?;
        let c_spitch = args::u64(object_spitch, "spitch")?;
        let c_width = args::u64(object_width, "width")?;
        let c_height = args::u64(object_height, "height")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            u64,
            *mut c_void,
            u64,
            u64,
            u64,
            i32,
        ) -> i32 = symbol(this, 303)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst,
                c_wOffset,
                c_hOffset,
                c_src.cast(),
                c_spitch,
                c_width,
                c_height,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy2DToArrayAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<9> = Params::new(
        "cudaMemcpy2DToArrayAsync",
        [
            ("dst", REQUIRED),
            ("wOffset", REQUIRED),
            ("hOffset", REQUIRED),
            ("src", REQUIRED),
            ("spitch", REQUIRED),
            ("width", REQUIRED),
            ("height", REQUIRED),
            ("kind", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_wOffset, object_hOffset, object_src, object_spitch,
        object_width, object_height, object_kind, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dst = args::value::<u64>(object_dst, "dst", &runtime::cudaArray_t)?;
        let c_wOffset = args::u64(object_wOffset, "wOffset")?;
        let c_hOffset = args::u64(object_hOffset, "hOffset")?;
        let c_spitch = args::u64(object_spitch, "spitch")?;
        let c_width = args::u64(object_width, "width")?;
        let c_height = args::u64(object_height, "height")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
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
        ) -> i32 = symbol(this, 304)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst,
                c_wOffset,
                c_hOffset,
                c_src.cast(),
                c_spitch,
                c_width,
                c_height,
                c_kind,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy3D(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaMemcpy3D", [("p", REQUIRED)]);
    body(|| unsafe {
        let [object_p] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_p = args::optional_record(object_p, "p", &runtime::cudaMemcpy3DParms)?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 305)?;
        returned0(&runtime::cudaError, released(|| function(c_p.cast())))
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy3DAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaMemcpy3DAsync",
        [("p", REQUIRED), ("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_p, object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_p = args::optional_record(object_p, "p", &runtime::cudaMemcpy3DParms)?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            306,
        )?;
        returned0(&runtime::cudaError, released(|| function(c_p.cast(), c_stream)))
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy3DPeer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaMemcpy3DPeer", [("p", REQUIRED)]);
    body(|| unsafe {
        let [object_p] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_p = args::optional_record(object_p, "p", &runtime::cudaMemcpy3DPeerParms)?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 308)?;
        returned0(&runtime::cudaError, released(|| function(c_p.cast())))
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy3DPeerAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaMemcpy3DPeerAsync",
        [("p", REQUIRED), ("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_p, object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_p = args::optional_record(object_p, "p", &runtime::cudaMemcpy3DPeerParms)?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            309,
        )?;
        returned0(&runtime::cudaError, released(|| function(c_p.cast(), c_stream)))
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy3DWithAttributesAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaMemcpy3DWithAttributesAsync",
        [("op", REQUIRED), ("flags", REQUIRED), ("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_op, object_flags, object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u64(object_flags, "flags")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_op = args::optional_record(
            object_op,
            "op",
            &runtime13::cudaMemcpy3DBatchOp,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            310,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_op.cast(), c_flags, c_stream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyArrayToArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<8> = Params::new(
        "cudaMemcpyArrayToArray",
        [
            ("dst", REQUIRED),
            ("wOffsetDst", REQUIRED),
            ("hOffsetDst", REQUIRED),
            ("src", REQUIRED),
            ("wOffsetSrc", REQUIRED),
            ("hOffsetSrc", REQUIRED),
            ("count", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_wOffsetDst, object_hOffsetDst, object_src,
        object_wOffsetSrc, object_hOffsetSrc, object_count, object_kind] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        ) -> i32 = symbol(this, 311)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst,
                c_wOffsetDst,
                c_hOffsetDst,
                c_src,
                c_wOffsetSrc,
                c_hOffsetSrc,
                c_count,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaMemcpyAsync",
        [
            ("dst", REQUIRED),
            ("src", REQUIRED),
            ("count", REQUIRED),
            ("kind", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_src, object_count, object_kind, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            i32,
            u64,
        ) -> i32 = symbol(this, 312)?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_dst.cast(), c_src.cast(), c_count, c_kind, c_stream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyFromArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cudaMemcpyFromArray",
        [
            ("dst", REQUIRED),
            ("src", REQUIRED),
            ("wOffset", REQUIRED),
            ("hOffset", REQUIRED),
            ("count", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_src, object_wOffset, object_hOffset, object_count,
        object_kind] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_src = args::value::<u64>(object_src, "src", &runtime::cudaArray_t)?;
        let c_wOffset = args::u64(object_wOffset, "wOffset")?;
        let c_hOffset = args::u64(object_hOffset, "hOffset")?;
        let c_count = args::u64(object_count, "count")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            u64,
            u64,
            u64,
            i32,
        ) -> i32 = symbol(this, 314)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst.cast(),
                c_src,
                c_wOffset,
                c_hOffset,
                c_count,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyFromArrayAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<7> = Params::new(
        "cudaMemcpyFromArrayAsync",
        [
            ("dst", REQUIRED),
            ("src", REQUIRED),
            ("wOffset", REQUIRED),
            ("hOffset", REQUIRED),
            ("count", REQUIRED),
            ("kind", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_src, object_wOffset, object_hOffset, object_count,
        object_kind, object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_src = args::value::<u64>(object_src, "src", &runtime::cudaArray_t)?;
        let c_wOffset = args::u64(object_wOffset, "wOffset")?;
        let c_hOffset = args::u64(object_hOffset, "hOffset")?;
        let c_count = args::u64(object_count, "count")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            u64,
            u64,
            u64,
            i32,
            u64,
        ) -> i32 = symbol(this, 315)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst.cast(),
                c_src,
                c_wOffset,
                c_hOffset,
                c_count,
                c_kind,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyFromSymbol(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaMemcpyFromSymbol",
        [
            ("dst", REQUIRED),
            ("symbol", REQUIRED),
            ("count", REQUIRED),
            ("offset", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_symbol, object_count, object_offset, object_kind] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_offset = args::u64(object_offset, "offset")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_symbol = args::pointer(object_symbol, "symbol", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            u64,
            i32,
        ) -> i32 = symbol(this, 316)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst.cast(),
                c_symbol.cast(),
                c_count,
                c_offset,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyFromSymbolAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cudaMemcpyFromSymbolAsync",
        [
            ("dst", REQUIRED),
            ("symbol", REQUIRED),
            ("count", REQUIRED),
            ("offset", REQUIRED),
            ("kind", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_symbol, object_count, object_offset, object_kind,
        object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_offset = args::u64(object_offset, "offset")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_symbol = args::pointer(object_symbol, "symbol", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            u64,
            i32,
            u64,
        ) -> i32 = symbol(this, 317)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst.cast(),
                c_symbol.cast(),
                c_count,
                c_offset,
                c_kind,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyPeer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaMemcpyPeer",
        [
            ("dst", REQUIRED),
            ("dstDevice", REQUIRED),
            ("src", REQUIRED),
            ("srcDevice", REQUIRED),
            ("count", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_dstDevice, object_src, object_srcDevice, object_count] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::i32(object_dstDevice, "dstDevice")?;
        let c_srcDevice = args::i32(object_srcDevice, "srcDevice")?;
        let c_count = args::u64(object_count, "count")?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            i32,
            *mut c_void,
            i32,
            u64,
        ) -> i32 = symbol(this, 318)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst.cast(),
                c_dstDevice,
                c_src.cast(),
                c_srcDevice,
                c_count,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyPeerAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cudaMemcpyPeerAsync",
        [
            ("dst", REQUIRED),
            ("dstDevice", REQUIRED),
            ("src", REQUIRED),
            ("srcDevice", REQUIRED),
            ("count", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_dstDevice, object_src, object_srcDevice, object_count,
        object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::i32(object_dstDevice, "dstDevice")?;
        let c_srcDevice = args::i32(object_srcDevice, "srcDevice")?;
        let c_count = args::u64(object_count, "count")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            i32,
            *mut c_void,
            i32,
            u64,
            u64,
        ) -> i32 = symbol(this, 319)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst.cast(),
                c_dstDevice,
                c_src.cast(),
                c_srcDevice,
                c_count,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyToArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cudaMemcpyToArray",
        [
            ("dst", REQUIRED),
            ("wOffset", REQUIRED),
            ("hOffset", REQUIRED),
            ("src", REQUIRED),
            ("count", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_wOffset, object_hOffset, object_src, object_count,
        object_kind] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dst = args::value::<u64>(object_dst, "dst", &runtime::cudaArray_t)?;
        let c_wOffset = args::u64(object_wOffset, "wOffset")?;
        let c_hOffset = args::u64(object_hOffset, "hOffset")?;
        let c_count = args::u64(object_count, "count")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            u64,
            *mut c_void,
            u64,
            i32,
        ) -> i32 = symbol(this, 320)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst,
                c_wOffset,
                c_hOffset,
                c_src.cast(),
                c_count,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyToArrayAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<7> = Params::new(
        "cudaMemcpyToArrayAsync",
        [
            ("dst", REQUIRED),
            ("wOffset", REQUIRED),
            ("hOffset", REQUIRED),
            ("src", REQUIRED),
            ("count", REQUIRED),
            ("kind", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_wOffset, object_hOffset, object_src, object_count,
        object_kind, object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dst = args::value::<u64>(object_dst, "dst", &runtime::cudaArray_t)?;
        let c_wOffset = args::u64(object_wOffset, "wOffset")?;
        let c_hOffset = args::u64(object_hOffset, "hOffset")?;
        let c_count = args::u64(object_count, "count")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            u64,
            *mut c_void,
            u64,
            i32,
            u64,
        ) -> i32 = symbol(this, 321)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst,
                c_wOffset,
                c_hOffset,
                c_src.cast(),
                c_count,
                c_kind,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyToSymbol(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaMemcpyToSymbol",
        [
            ("symbol", REQUIRED),
            ("src", REQUIRED),
            ("count", REQUIRED),
            ("offset", REQUIRED),
            ("kind", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_symbol, object_src, object_count, object_offset, object_kind] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_offset = args::u64(object_offset, "offset")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_symbol = args::pointer(object_symbol, "symbol", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            u64,
            i32,
        ) -> i32 = symbol(this, 322)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_symbol.cast(),
                c_src.cast(),
                c_count,
                c_offset,
                c_kind,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyToSymbolAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cudaMemcpyToSymbolAsync",
        [
            ("symbol", REQUIRED),
            ("src", REQUIRED),
            ("count", REQUIRED),
            ("offset", REQUIRED),
            ("kind", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_symbol, object_src, object_count, object_offset, object_kind,
        object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_offset = args::u64(object_offset, "offset")?;
        let c_kind = args::enumeration(object_kind, "kind", &runtime::cudaMemcpyKind)?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_symbol = args::pointer(object_symbol, "symbol", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            u64,
            i32,
            u64,
        ) -> i32 = symbol(this, 323)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_symbol.cast(),
                c_src.cast(),
                c_count,
                c_offset,
                c_kind,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyWithAttributesAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaMemcpyWithAttributesAsync",
        [
            ("dst", REQUIRED),
            ("src", REQUIRED),
            ("size", REQUIRED),
            ("attr", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_src, object_size, object_attr, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_size = args::u64(object_size, "size")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_dst = args::pointer(object_dst, "dst", &mut keep)?;
        let c_src = args::pointer(object_src, "src", &mut keep)?;
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
        ) -> i32 = symbol(this, 324)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_dst.cast(),
                c_src.cast(),
                c_size,
                c_attr.cast(),
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemset(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaMemset",
        [("devPtr", REQUIRED), ("value", REQUIRED), ("count", REQUIRED)],
    );
    body(|| unsafe {
        let [object_devPtr, object_value, object_count] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_value = args::i32(object_value, "value")?;
        let c_count = args::u64(object_count, "count")?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, i32, u64) -> i32 = symbol(
            this,
            325,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_devPtr.cast(), c_value, c_count)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemset2D(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaMemset2D",
        [
            ("devPtr", REQUIRED),
            ("pitch", REQUIRED),
            ("value", REQUIRED),
            ("width", REQUIRED),
            ("height", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_devPtr, object_pitch, object_value, object_width, object_height] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pitch = args::u64(object_pitch, "pitch")?;
        let c_value = args::i32(object_value, "value")?;
        let c_width = args::u64(object_width, "width")?;
        let c_height = args::u64(object_height, "height")?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            i32,
            u64,
            u64,
        ) -> i32 = symbol(this, 326)?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_devPtr.cast(), c_pitch, c_value, c_width, c_height)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemset2DAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cudaMemset2DAsync",
        [
            ("devPtr", REQUIRED),
            ("pitch", REQUIRED),
            ("value", REQUIRED),
            ("width", REQUIRED),
            ("height", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_devPtr, object_pitch, object_value, object_width, object_height,
        object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pitch = args::u64(object_pitch, "pitch")?;
        let c_value = args::i32(object_value, "value")?;
        let c_width = args::u64(object_width, "width")?;
        let c_height = args::u64(object_height, "height")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            i32,
            u64,
            u64,
            u64,
        ) -> i32 = symbol(this, 327)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_devPtr.cast(),
                c_pitch,
                c_value,
                c_width,
                c_height,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemset3D(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaMemset3D",
        [("pitchedDevPtr", REQUIRED), ("value", REQUIRED), ("extent", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pitchedDevPtr, object_value, object_extent] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_value = args::i32(object_value, "value")?;
        let c_pitchedDevPtr = args::record(
            object_pitchedDevPtr,
            "pitchedDevPtr",
            &runtime::cudaPitchedPtr,
        )?;
        let c_extent = args::record(object_extent, "extent", &runtime::cudaExtent)?;
        let function: unsafe extern "system" fn(
            by_value::cudaPitchedPtr,
            i32,
            by_value::cudaExtent,
        ) -> i32 = symbol(this, 328)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_pitchedDevPtr.cast::<by_value::cudaPitchedPtr>().read_unaligned(),
                c_value,
                c_extent.cast::<by_value::cudaExtent>().read_unaligned(),
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemset3DAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaMemset3DAsync",
        [
            ("pitchedDevPtr", REQUIRED),
            ("value", REQUIRED),
            ("extent", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_pitchedDevPtr, object_value, object_extent, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_value = args::i32(object_value, "value")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_pitchedDevPtr = args::record(
            object_pitchedDevPtr,
            "pitchedDevPtr",
            &runtime::cudaPitchedPtr,
        )?;
        let c_extent = args::record(object_extent, "extent", &runtime::cudaExtent)?;
        let function: unsafe extern "system" fn(
            by_value::cudaPitchedPtr,
            i32,
            by_value::cudaExtent,
            u64,
        ) -> i32 = symbol(this, 329)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_pitchedDevPtr.cast::<by_value::cudaPitchedPtr>().read_unaligned(),
                c_value,
                c_extent.cast::<by_value::cudaExtent>().read_unaligned(),
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemsetAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaMemsetAsync",
        [
            ("devPtr", REQUIRED),
            ("value", REQUIRED),
            ("count", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_devPtr, object_value, object_count, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_value = args::i32(object_value, "value")?;
        let c_count = args::u64(object_count, "count")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, i32, u64, u64) -> i32 = symbol(
            this,
            330,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_devPtr.cast(), c_value, c_count, c_stream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMipmappedArrayGetMemoryRequirements(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaMipmappedArrayGetMemoryRequirements",
        [("mipmap", REQUIRED), ("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_mipmap, object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_mipmap = args::value::<
            u64,
        >(object_mipmap, "mipmap", &runtime::cudaMipmappedArray_t)?;
        let c_device = args::i32(object_device, "device")?;
        let (c_memoryRequirements, c_memoryRequirements_place) = out::new_record(
            &runtime::cudaArrayMemoryRequirements,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, i32) -> i32 = symbol(
            this,
            331,
        )?;
        let status = released(|| function(
            c_memoryRequirements_place.cast(),
            c_mipmap,
            c_device,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_memoryRequirements.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMipmappedArrayGetSparseProperties(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaMipmappedArrayGetSparseProperties",
        [("mipmap", REQUIRED)],
    );
    body(|| unsafe {
        let [object_mipmap] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_mipmap = args::value::<
            u64,
        >(object_mipmap, "mipmap", &runtime::cudaMipmappedArray_t)?;
        let (c_sparseProperties, c_sparseProperties_place) = out::new_record(
            &runtime::cudaArraySparseProperties,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            332,
        )?;
        let status = released(|| function(c_sparseProperties_place.cast(), c_mipmap));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_sparseProperties.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaOccupancyAvailableDynamicSMemPerBlock(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaOccupancyAvailableDynamicSMemPerBlock",
        [("func", REQUIRED), ("numBlocks", REQUIRED), ("blockSize", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func, object_numBlocks, object_blockSize] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numBlocks = args::i32(object_numBlocks, "numBlocks")?;
        let c_blockSize = args::i32(object_blockSize, "blockSize")?;
        let mut c_dynamicSmemSize: u64 = 0;
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            i32,
            i32,
        ) -> i32 = symbol(this, 333)?;
        let status = released(|| function(
            (&raw mut c_dynamicSmemSize).cast(),
            c_func.cast(),
            c_numBlocks,
            c_blockSize,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_dynamicSmemSize))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
        [("func", REQUIRED), ("blockSize", REQUIRED), ("dynamicSMemSize", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func, object_blockSize, object_dynamicSMemSize] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_blockSize = args::i32(object_blockSize, "blockSize")?;
        let c_dynamicSMemSize = args::u64(object_dynamicSMemSize, "dynamicSMemSize")?;
        let mut c_numBlocks: i32 = 0;
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            i32,
            u64,
        ) -> i32 = symbol(this, 334)?;
        let status = released(|| function(
            (&raw mut c_numBlocks).cast(),
            c_func.cast(),
            c_blockSize,
            c_dynamicSMemSize,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_numBlocks))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
        [
            ("func", REQUIRED),
            ("blockSize", REQUIRED),
            ("dynamicSMemSize", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_func, object_blockSize, object_dynamicSMemSize, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_blockSize = args::i32(object_blockSize, "blockSize")?;
        let c_dynamicSMemSize = args::u64(object_dynamicSMemSize, "dynamicSMemSize")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_numBlocks: i32 = 0;
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            i32,
            u64,
            u32,
        ) -> i32 = symbol(this, 335)?;
        let status = released(|| function(
            (&raw mut c_numBlocks).cast(),
            c_func.cast(),
            c_blockSize,
            c_dynamicSMemSize,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_numBlocks))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaPeekAtLastError(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaPeekAtLastError", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 338)?;
        returned0(&runtime::cudaError, held(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cudaProfilerStart(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaProfilerStart", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 340)?;
        returned0(&runtime::cudaError, released(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cudaProfilerStop(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaProfilerStop", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 341)?;
        returned0(&runtime::cudaError, released(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cudaRuntimeGetVersion(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaRuntimeGetVersion", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_runtimeVersion: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 342)?;
        let status = released(|| function((&raw mut c_runtimeVersion).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_runtimeVersion))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaSetDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaSetDevice", [("device", REQUIRED)]);
    body(|| unsafe {
        let [object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let function: unsafe extern "system" fn(i32) -> i32 = symbol(this, 343)?;
        returned0(&runtime::cudaError, released(|| function(c_device)))
    })
}

pub(crate) unsafe extern "C" fn cudaSetDeviceFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaSetDeviceFlags", [("flags", REQUIRED)]);
    body(|| unsafe {
        let [object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u32) -> i32 = symbol(this, 344)?;
        returned0(&runtime::cudaError, released(|| function(c_flags)))
    })
}

pub(crate) unsafe extern "C" fn cudaSetDoubleForDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaSetDoubleForDevice", [("d", REQUIRED)]);
    body(|| unsafe {
        let [object_d] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_d = args::f64(object_d, "d")?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 345)?;
        let status = released(|| function((&raw mut c_d).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::f64(c_d))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaSetDoubleForHost(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaSetDoubleForHost", [("d", REQUIRED)]);
    body(|| unsafe {
        let [object_d] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_d = args::f64(object_d, "d")?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 346)?;
        let status = released(|| function((&raw mut c_d).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::f64(c_d))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaSetValidDevices(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaSetValidDevices",
        [("device_arr", REQUIRED), ("length", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device_arr, object_length] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_len = args::i32(object_length, "length")?;
        let c_device_arr = args::array(
            object_device_arr,
            "device_arr",
            &Ty::I32,
            Some(c_len as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            347,
        )?;
        returned0(&runtime::cudaError, released(|| function(c_device_arr.cast(), c_len)))
    })
}

pub(crate) unsafe extern "C" fn cudaStreamAddCallback(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaStreamAddCallback",
        [
            ("stream", REQUIRED),
            ("callback", REQUIRED),
            ("userData", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_stream, object_callback, object_userData, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_callback = args::callback(
            object_callback,
            Some(&runtime::cudaStreamCallback_t__signature),
            object_userData,
            &mut keep,
        )?;
        let c_userData = args::data(
            object_userData,
            c_callback.is_closure(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            u32,
        ) -> i32 = symbol(this, 350)?;
        if c_callback.is_closure() {
            let mut answer = 0u64;
            let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
                this,
                370,
            )?;
            let status = released(|| asked(c_stream, (&raw mut answer).cast()));
            if status == 0 && answer == 0 {
                c_callback.once()
            } else {
                c_callback.forever()
            }
        } else {
            c_callback.forever();
        }
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_stream,
                c_callback.address(),
                c_userData.cast(),
                c_flags,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamAttachMemAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaStreamAttachMemAsync",
        [
            ("stream", REQUIRED),
            ("devPtr", REQUIRED),
            ("length", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_stream, object_devPtr, object_length, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_length = args::u64(object_length, "length")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let function: unsafe extern "system" fn(u64, *mut c_void, u64, u32) -> i32 = symbol(
            this,
            351,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_stream, c_devPtr.cast(), c_length, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamBeginCapture(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaStreamBeginCapture",
        [("stream", REQUIRED), ("mode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_stream, object_mode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_mode = args::enumeration(
            object_mode,
            "mode",
            &runtime::cudaStreamCaptureMode,
        )?;
        let function: unsafe extern "system" fn(u64, i32) -> i32 = symbol(this, 352)?;
        returned0(&runtime::cudaError, released(|| function(c_stream, c_mode)))
    })
}

pub(crate) unsafe extern "C" fn cudaStreamBeginCaptureToGraph(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cudaStreamBeginCaptureToGraph",
        [
            ("stream", REQUIRED),
            ("graph", REQUIRED),
            ("dependencies", REQUIRED),
            ("dependencyData", REQUIRED),
            ("numDependencies", REQUIRED),
            ("mode", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_stream, object_graph, object_dependencies, object_dependencyData,
        object_numDependencies, object_mode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
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
            &mut keep,
        )?;
        let c_dependencyData = args::optional_array(
            object_dependencyData,
            "dependencyData",
            &Ty::Record(&runtime::cudaGraphEdgeData),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            i32,
        ) -> i32 = symbol(this, 353)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_stream,
                c_graph,
                c_dependencies.cast(),
                c_dependencyData.cast(),
                c_numDependencies,
                c_mode,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamBeginRecaptureToGraph(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaStreamBeginRecaptureToGraph",
        [
            ("stream", REQUIRED),
            ("mode", REQUIRED),
            ("graph", REQUIRED),
            ("callbackData", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_stream, object_mode, object_graph, object_callbackData] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
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
        let function: unsafe extern "system" fn(u64, i32, u64, *mut c_void) -> i32 = symbol(
            this,
            354,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_stream, c_mode, c_graph, c_callbackData.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamCopyAttributes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaStreamCopyAttributes",
        [("dst", REQUIRED), ("src", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dst, object_src] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dst = args::value::<u64>(object_dst, "dst", &runtime::cudaStream_t)?;
        let c_src = args::value::<u64>(object_src, "src", &runtime::cudaStream_t)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 355)?;
        returned0(&runtime::cudaError, released(|| function(c_dst, c_src)))
    })
}

pub(crate) unsafe extern "C" fn cudaStreamCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaStreamCreate", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pStream: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 356)?;
        let status = released(|| function((&raw mut c_pStream).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pStream as u64, &runtime::cudaStream_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamCreateWithFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaStreamCreateWithFlags",
        [("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_pStream: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = symbol(
            this,
            357,
        )?;
        let status = released(|| function((&raw mut c_pStream).cast(), c_flags));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pStream as u64, &runtime::cudaStream_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamCreateWithPriority(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaStreamCreateWithPriority",
        [("flags", REQUIRED), ("priority", REQUIRED)],
    );
    body(|| unsafe {
        let [object_flags, object_priority] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let c_priority = args::i32(object_priority, "priority")?;
        let mut c_pStream: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32, i32) -> i32 = symbol(
            this,
            358,
        )?;
        let status = released(|| function(
            (&raw mut c_pStream).cast(),
            c_flags,
            c_priority,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pStream as u64, &runtime::cudaStream_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaStreamDestroy", [("stream", REQUIRED)]);
    body(|| unsafe {
        let [object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 359)?;
        returned0(&runtime::cudaError, released(|| function(c_stream)))
    })
}

pub(crate) unsafe extern "C" fn cudaStreamEndCapture(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaStreamEndCapture",
        [("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let mut c_pGraph: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            360,
        )?;
        let status = released(|| function(c_stream, (&raw mut c_pGraph).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraph as u64, &runtime::cudaGraph_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamGetCaptureInfo_v3(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaStreamGetCaptureInfo_v3",
        [("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
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
        ) -> i32 = symbol(this, 364)?;
        let status = released(|| function(
            c_stream,
            (&raw mut c_captureStatus_out).cast(),
            (&raw mut c_id_out).cast(),
            (&raw mut c_graph_out).cast(),
            (&raw mut c_dependencies_out).cast(),
            (&raw mut c_edgeData_out).cast(),
            (&raw mut c_numDependencies_out).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            6,
            |tuple| {
                tuple
                    .push(
                        out::enumeration(
                            c_captureStatus_out,
                            &runtime::cudaStreamCaptureStatus,
                        ),
                    )?;
                tuple.push(out::u64(c_id_out))?;
                tuple.push(out::value(c_graph_out as u64, &runtime::cudaGraph_t))?;
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_dependencies_out.cast(),
                            c_numDependencies_out as usize,
                        ),
                    )?;
                tuple
                    .push(
                        out::list(
                            &Ty::Record(&runtime::cudaGraphEdgeData),
                            c_edgeData_out.cast(),
                            c_numDependencies_out as usize,
                        ),
                    )?;
                tuple.push(out::u64(c_numDependencies_out))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamGetDevResource(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaStreamGetDevResource",
        [("hStream", REQUIRED), ("typename", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream, object_typename] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &runtime::cudaStream_t)?;
        let c_type = args::enumeration(
            object_typename,
            "typename",
            &runtime13::cudaDevResourceType,
        )?;
        let (c_resource, c_resource_place) = out::new_record(
            &runtime13::cudaDevResource,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, i32) -> i32 = symbol(
            this,
            365,
        )?;
        let status = released(|| function(c_hStream, c_resource_place.cast(), c_type));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_resource.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamGetDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaStreamGetDevice",
        [("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &runtime::cudaStream_t)?;
        let mut c_device: i32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            366,
        )?;
        let status = released(|| function(c_hStream, (&raw mut c_device).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_device))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamGetFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaStreamGetFlags",
        [("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &runtime::cudaStream_t)?;
        let mut c_flags: u32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            367,
        )?;
        let status = released(|| function(c_hStream, (&raw mut c_flags).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_flags))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamGetId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaStreamGetId", [("hStream", REQUIRED)]);
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &runtime::cudaStream_t)?;
        let mut c_streamId: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            368,
        )?;
        let status = released(|| function(c_hStream, (&raw mut c_streamId).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_streamId))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamGetPriority(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaStreamGetPriority",
        [("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &runtime::cudaStream_t)?;
        let mut c_priority: i32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            369,
        )?;
        let status = released(|| function(c_hStream, (&raw mut c_priority).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_priority))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamIsCapturing(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaStreamIsCapturing",
        [("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let mut c_pCaptureStatus: i32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            370,
        )?;
        let status = released(|| function(c_stream, (&raw mut c_pCaptureStatus).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::enumeration(
                            c_pCaptureStatus,
                            &runtime::cudaStreamCaptureStatus,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamQuery(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaStreamQuery", [("stream", REQUIRED)]);
    body(|| unsafe {
        let [object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 371)?;
        returned0(&runtime::cudaError, held(|| function(c_stream)))
    })
}

pub(crate) unsafe extern "C" fn cudaStreamSynchronize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaStreamSynchronize",
        [("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 373)?;
        returned0(&runtime::cudaError, released(|| function(c_stream)))
    })
}

pub(crate) unsafe extern "C" fn cudaStreamUpdateCaptureDependencies_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cudaStreamUpdateCaptureDependencies_v2",
        [
            ("stream", REQUIRED),
            ("dependencies", REQUIRED),
            ("dependencyData", REQUIRED),
            ("numDependencies", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_stream, object_dependencies, object_dependencyData,
        object_numDependencies, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_dependencyData = args::optional_array(
            object_dependencyData,
            "dependencyData",
            &Ty::Record(&runtime::cudaGraphEdgeData),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            u32,
        ) -> i32 = symbol(this, 375)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_stream,
                c_dependencies.cast(),
                c_dependencyData.cast(),
                c_numDependencies,
                c_flags,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamWaitEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaStreamWaitEvent",
        [("stream", REQUIRED), ("event", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_stream, object_event, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = symbol(
            this,
            376,
        )?;
        returned0(&runtime::cudaError, released(|| function(c_stream, c_event, c_flags)))
    })
}

pub(crate) unsafe extern "C" fn cudaThreadExchangeStreamCaptureMode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaThreadExchangeStreamCaptureMode",
        [("mode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_mode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_mode = args::enumeration(
            object_mode,
            "mode",
            &runtime::cudaStreamCaptureMode,
        )?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 377)?;
        let status = released(|| function((&raw mut c_mode).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_mode, &runtime::cudaStreamCaptureMode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaThreadExit(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaThreadExit", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 378)?;
        returned0(&runtime::cudaError, released(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cudaThreadGetCacheConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaThreadGetCacheConfig", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pCacheConfig: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 379)?;
        let status = released(|| function((&raw mut c_pCacheConfig).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_pCacheConfig, &runtime::cudaFuncCache))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaThreadGetLimit(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaThreadGetLimit", [("limit", REQUIRED)]);
    body(|| unsafe {
        let [object_limit] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_limit = args::enumeration(object_limit, "limit", &runtime::cudaLimit)?;
        let mut c_pValue: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            380,
        )?;
        let status = released(|| function((&raw mut c_pValue).cast(), c_limit));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_pValue))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaThreadSetCacheConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaThreadSetCacheConfig",
        [("cacheConfig", REQUIRED)],
    );
    body(|| unsafe {
        let [object_cacheConfig] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_cacheConfig = args::enumeration(
            object_cacheConfig,
            "cacheConfig",
            &runtime::cudaFuncCache,
        )?;
        let function: unsafe extern "system" fn(i32) -> i32 = symbol(this, 381)?;
        returned0(&runtime::cudaError, released(|| function(c_cacheConfig)))
    })
}

pub(crate) unsafe extern "C" fn cudaThreadSetLimit(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaThreadSetLimit",
        [("limit", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_limit, object_value] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_limit = args::enumeration(object_limit, "limit", &runtime::cudaLimit)?;
        let c_value = args::u64(object_value, "value")?;
        let function: unsafe extern "system" fn(i32, u64) -> i32 = symbol(this, 382)?;
        returned0(&runtime::cudaError, released(|| function(c_limit, c_value)))
    })
}

pub(crate) unsafe extern "C" fn cudaThreadSynchronize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cudaThreadSynchronize", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 383)?;
        returned0(&runtime::cudaError, released(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cudaUserObjectCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaUserObjectCreate",
        [
            ("ptr", REQUIRED),
            ("destroy", REQUIRED),
            ("initialRefcount", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_ptr, object_destroy, object_initialRefcount, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_initialRefcount = args::u32(object_initialRefcount, "initialRefcount")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_object_out: u64 = 0;
        let mut c_destroy = args::callback(
            object_destroy,
            Some(&runtime::cudaHostFn_t__signature),
            object_ptr,
            &mut keep,
        )?;
        let c_ptr = args::data(object_ptr, c_destroy.is_closure(), &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u32,
            u32,
        ) -> i32 = symbol(this, 384)?;
        c_destroy.once();
        let status = released(|| function(
            (&raw mut c_object_out).cast(),
            c_ptr.cast(),
            c_destroy.address(),
            c_initialRefcount,
            c_flags,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_object_out as u64, &runtime::cudaUserObject_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaUserObjectRelease(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaUserObjectRelease",
        [("object", REQUIRED), ("count", REQUIRED)],
    );
    body(|| unsafe {
        let [object_object, object_count] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_object = args::value::<
            u64,
        >(object_object, "object", &runtime::cudaUserObject_t)?;
        let c_count = args::u32(object_count, "count")?;
        let function: unsafe extern "system" fn(u64, u32) -> i32 = symbol(this, 385)?;
        returned0(&runtime::cudaError, released(|| function(c_object, c_count)))
    })
}

pub(crate) unsafe extern "C" fn cudaUserObjectRetain(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaUserObjectRetain",
        [("object", REQUIRED), ("count", REQUIRED)],
    );
    body(|| unsafe {
        let [object_object, object_count] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_object = args::value::<
            u64,
        >(object_object, "object", &runtime::cudaUserObject_t)?;
        let c_count = args::u32(object_count, "count")?;
        let function: unsafe extern "system" fn(u64, u32) -> i32 = symbol(this, 386)?;
        returned0(&runtime::cudaError, released(|| function(c_object, c_count)))
    })
}

pub(crate) unsafe extern "C" fn cudaVDPAUGetDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaVDPAUGetDevice",
        [("vdpDevice", REQUIRED), ("vdpGetProcAddress", REQUIRED)],
    );
    body(|| unsafe {
        let [object_vdpDevice, object_vdpGetProcAddress] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_vdpDevice = args::value::<
            u32,
        >(object_vdpDevice, "vdpDevice", &driver::VdpDevice)?;
        let mut c_device: i32 = 0;
        let mut c_vdpGetProcAddress = args::callback(
            object_vdpGetProcAddress,
            Some(&driver::VdpGetProcAddress__signature),
            core::ptr::null_mut(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u32, *mut c_void) -> i32 = symbol(
            this,
            387,
        )?;
        c_vdpGetProcAddress.forever();
        let status = released(|| function(
            (&raw mut c_device).cast(),
            c_vdpDevice,
            c_vdpGetProcAddress.address(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_device))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaVDPAUSetVDPAUDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaVDPAUSetVDPAUDevice",
        [("device", REQUIRED), ("vdpDevice", REQUIRED), ("vdpGetProcAddress", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_vdpDevice, object_vdpGetProcAddress] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let c_vdpDevice = args::value::<
            u32,
        >(object_vdpDevice, "vdpDevice", &driver::VdpDevice)?;
        let mut c_vdpGetProcAddress = args::callback(
            object_vdpGetProcAddress,
            Some(&driver::VdpGetProcAddress__signature),
            core::ptr::null_mut(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(i32, u32, *mut c_void) -> i32 = symbol(
            this,
            388,
        )?;
        c_vdpGetProcAddress.forever();
        returned0(
            &runtime::cudaError,
            released(|| function(c_device, c_vdpDevice, c_vdpGetProcAddress.address())),
        )
    })
}

pub(crate) unsafe extern "C" fn make_cudaExtent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "make_cudaExtent",
        [("w", REQUIRED), ("h", REQUIRED), ("d", REQUIRED)],
    );
    body(|| unsafe {
        let _ = this;
        let [object_w, object_h, object_d] = PARAMS.bind(args, count, names)?;
        more::record_from(
            &runtime::cudaExtent,
            &[(c"width", object_w), (c"height", object_h), (c"depth", object_d)],
        )
    })
}

pub(crate) unsafe extern "C" fn make_cudaPitchedPtr(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "make_cudaPitchedPtr",
        [("d", REQUIRED), ("p", REQUIRED), ("xsz", REQUIRED), ("ysz", REQUIRED)],
    );
    body(|| unsafe {
        let _ = this;
        let [object_d, object_p, object_xsz, object_ysz] = PARAMS
            .bind(args, count, names)?;
        more::record_from(
            &runtime::cudaPitchedPtr,
            &[
                (c"ptr", object_d),
                (c"pitch", object_p),
                (c"xsize", object_xsz),
                (c"ysize", object_ysz),
            ],
        )
    })
}

pub(crate) unsafe extern "C" fn make_cudaPos(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "make_cudaPos",
        [("x", REQUIRED), ("y", REQUIRED), ("z", REQUIRED)],
    );
    body(|| unsafe {
        let _ = this;
        let [object_x, object_y, object_z] = PARAMS.bind(args, count, names)?;
        more::record_from(
            &runtime::cudaPos,
            &[(c"x", object_x), (c"y", object_y), (c"z", object_z)],
        )
    })
}
