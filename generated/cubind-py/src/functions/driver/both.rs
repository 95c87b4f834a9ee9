//! Functions of the driver: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use crate::{
    support::{attributes, hold, kernel, more, prelude::*},
    tables::*,
};

pub(crate) unsafe extern "C" fn cuArray3DCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuArray3DCreate",
        [("pAllocateArray", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pAllocateArray] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pHandle: u64 = 0;
        let c_pAllocateArray = args::optional_record(
            object_pAllocateArray,
            "pAllocateArray",
            &driver::CUDA_ARRAY3D_DESCRIPTOR,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            1,
        )?;
        let status = released(|| function(
            (&raw mut c_pHandle).cast(),
            c_pAllocateArray.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pHandle as u64, &driver::CUarray))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuArray3DGetDescriptor(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuArray3DGetDescriptor",
        [("hArray", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hArray] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hArray = args::value::<u64>(object_hArray, "hArray", &driver::CUarray)?;
        let (c_pArrayDescriptor, c_pArrayDescriptor_place) = out::new_record(
            &driver::CUDA_ARRAY3D_DESCRIPTOR,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            3,
        )?;
        let status = released(|| function(c_pArrayDescriptor_place.cast(), c_hArray));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pArrayDescriptor.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuArrayCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuArrayCreate",
        [("pAllocateArray", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pAllocateArray] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pHandle: u64 = 0;
        let c_pAllocateArray = args::optional_record(
            object_pAllocateArray,
            "pAllocateArray",
            &driver::CUDA_ARRAY_DESCRIPTOR,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            5,
        )?;
        let status = released(|| function(
            (&raw mut c_pHandle).cast(),
            c_pAllocateArray.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pHandle as u64, &driver::CUarray))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuArrayDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuArrayDestroy", [("hArray", REQUIRED)]);
    body(|| unsafe {
        let [object_hArray] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hArray = args::value::<u64>(object_hArray, "hArray", &driver::CUarray)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 6)?;
        returned0(&driver::CUresult, released(|| function(c_hArray)))
    })
}

pub(crate) unsafe extern "C" fn cuArrayGetDescriptor(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuArrayGetDescriptor",
        [("hArray", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hArray] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hArray = args::value::<u64>(object_hArray, "hArray", &driver::CUarray)?;
        let (c_pArrayDescriptor, c_pArrayDescriptor_place) = out::new_record(
            &driver::CUDA_ARRAY_DESCRIPTOR,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            8,
        )?;
        let status = released(|| function(c_pArrayDescriptor_place.cast(), c_hArray));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pArrayDescriptor.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuArrayGetMemoryRequirements(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuArrayGetMemoryRequirements",
        [("array", REQUIRED), ("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_array, object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_array = args::value::<u64>(object_array, "array", &driver::CUarray)?;
        let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
        let (c_memoryRequirements, c_memoryRequirements_place) = out::new_record(
            &driver::CUDA_ARRAY_MEMORY_REQUIREMENTS,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, i32) -> i32 = symbol(
            this,
            9,
        )?;
        let status = released(|| function(
            c_memoryRequirements_place.cast(),
            c_array,
            c_device,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_memoryRequirements.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuArrayGetPlane(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuArrayGetPlane",
        [("hArray", REQUIRED), ("planeIdx", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hArray, object_planeIdx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hArray = args::value::<u64>(object_hArray, "hArray", &driver::CUarray)?;
        let c_planeIdx = args::u32(object_planeIdx, "planeIdx")?;
        let mut c_pPlaneArray: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            10,
        )?;
        let status = released(|| function(
            (&raw mut c_pPlaneArray).cast(),
            c_hArray,
            c_planeIdx,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pPlaneArray as u64, &driver::CUarray))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuArrayGetSparseProperties(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuArrayGetSparseProperties",
        [("array", REQUIRED)],
    );
    body(|| unsafe {
        let [object_array] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_array = args::value::<u64>(object_array, "array", &driver::CUarray)?;
        let (c_sparseProperties, c_sparseProperties_place) = out::new_record(
            &driver::CUDA_ARRAY_SPARSE_PROPERTIES,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            11,
        )?;
        let status = released(|| function(c_sparseProperties_place.cast(), c_array));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_sparseProperties.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCheckpointOperationComplete(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuCheckpointOperationComplete",
        [("handle", REQUIRED)],
    );
    body(|| unsafe {
        let [object_handle] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_handle = args::value::<
            u64,
        >(object_handle, "handle", &driver13::CUcheckpointOperationHandle)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 12)?;
        returned0(&driver::CUresult, released(|| function(c_handle)))
    })
}

pub(crate) unsafe extern "C" fn cuCheckpointProcessGetRestoreThreadId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuCheckpointProcessGetRestoreThreadId",
        [("pid", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pid] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pid = args::i32(object_pid, "pid")?;
        let mut c_tid: i32 = 0;
        let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = symbol(
            this,
            14,
        )?;
        let status = released(|| function(c_pid, (&raw mut c_tid).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_tid))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCheckpointProcessGetState(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuCheckpointProcessGetState",
        [("pid", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pid] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pid = args::i32(object_pid, "pid")?;
        let mut c_state: i32 = 0;
        let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = symbol(
            this,
            15,
        )?;
        let status = released(|| function(c_pid, (&raw mut c_state).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_state, &driver::CUprocessState))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCheckpointProcessLock(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCheckpointProcessLock",
        [("pid", REQUIRED), ("args", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pid, object_args] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pid = args::i32(object_pid, "pid")?;
        let c_args = args::optional_record(
            object_args,
            "args",
            &driver::CUcheckpointLockArgs,
        )?;
        let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = symbol(
            this,
            16,
        )?;
        returned0(&driver::CUresult, released(|| function(c_pid, c_args.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuCheckpointProcessUnlock(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCheckpointProcessUnlock",
        [("pid", REQUIRED), ("args", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pid, object_args] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pid = args::i32(object_pid, "pid")?;
        let c_args = args::optional_record(
            object_args,
            "args",
            &driver::CUcheckpointUnlockArgs,
        )?;
        let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = symbol(
            this,
            18,
        )?;
        returned0(&driver::CUresult, released(|| function(c_pid, c_args.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuCoredumpDeregisterCompleteCallback(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuCoredumpDeregisterCompleteCallback",
        [("callback", REQUIRED)],
    );
    body(|| unsafe {
        let [object_callback] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_callback = args::value::<
            u64,
        >(object_callback, "callback", &driver13::CUcoredumpCallbackHandle)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 19)?;
        let ending = hold::take(&driver13::CUcoredumpCallbackHandle, c_callback as u64);
        let status = released(|| function(c_callback));
        ending.end(status == 0);
        returned0(&driver::CUresult, status)
    })
}

pub(crate) unsafe extern "C" fn cuCoredumpDeregisterStartCallback(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuCoredumpDeregisterStartCallback",
        [("callback", REQUIRED)],
    );
    body(|| unsafe {
        let [object_callback] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_callback = args::value::<
            u64,
        >(object_callback, "callback", &driver13::CUcoredumpCallbackHandle)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 20)?;
        let ending = hold::take(&driver13::CUcoredumpCallbackHandle, c_callback as u64);
        let status = released(|| function(c_callback));
        ending.end(status == 0);
        returned0(&driver::CUresult, status)
    })
}

pub(crate) unsafe extern "C" fn cuCoredumpGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuCoredumpGetAttribute",
        [("attrib", REQUIRED)],
    );
    body(|| unsafe {
        let [object_attrib] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_attrib = args::enumeration(
            object_attrib,
            "attrib",
            &driver::CUcoredumpSettings,
        )?;
        let mut c_value = attributes::attribute_out(
            c_attrib,
            &attribute_types::CUcoredumpSettings,
            None,
        )?;
        #[allow(unused_variables)]
        let c_value_size = c_value.size();
        let mut c_size = c_value_size as u64;
        let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            21,
        )?;
        let status = released(|| function(
            c_attrib,
            c_value.pointer(),
            (&raw mut c_size).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_value.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCoredumpGetAttributeGlobal(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuCoredumpGetAttributeGlobal",
        [("attrib", REQUIRED)],
    );
    body(|| unsafe {
        let [object_attrib] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_attrib = args::enumeration(
            object_attrib,
            "attrib",
            &driver::CUcoredumpSettings,
        )?;
        let mut c_value = attributes::attribute_out(
            c_attrib,
            &attribute_types::CUcoredumpSettings,
            None,
        )?;
        #[allow(unused_variables)]
        let c_value_size = c_value.size();
        let mut c_size = c_value_size as u64;
        let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            22,
        )?;
        let status = released(|| function(
            c_attrib,
            c_value.pointer(),
            (&raw mut c_size).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_value.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCoredumpRegisterCompleteCallback(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCoredumpRegisterCompleteCallback",
        [("callback", REQUIRED), ("userData", REQUIRED)],
    );
    body(|| unsafe {
        let [object_callback, object_userData] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_callback = args::callback(
            object_callback,
            Some(&driver13::CUcoredumpStatusCallback__signature),
            object_userData,
            &mut keep,
        )?;
        let mut c_callbackOut: u64 = 0;
        let c_userData = args::data(
            object_userData,
            c_callback.is_closure(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 23)?;
        let status = released(|| function(
            c_callback.address(),
            c_userData.cast(),
            (&raw mut c_callbackOut).cast(),
        ));
        if status == 0 {
            c_callback.kept(&mut keep);
            hold::hold(&driver13::CUcoredumpCallbackHandle, c_callbackOut as u64, keep);
        }
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_callbackOut as u64,
                            &driver13::CUcoredumpCallbackHandle,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCoredumpRegisterStartCallback(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCoredumpRegisterStartCallback",
        [("callback", REQUIRED), ("userData", REQUIRED)],
    );
    body(|| unsafe {
        let [object_callback, object_userData] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_callback = args::callback(
            object_callback,
            Some(&driver13::CUcoredumpStatusCallback__signature),
            object_userData,
            &mut keep,
        )?;
        let mut c_callbackOut: u64 = 0;
        let c_userData = args::data(
            object_userData,
            c_callback.is_closure(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 24)?;
        let status = released(|| function(
            c_callback.address(),
            c_userData.cast(),
            (&raw mut c_callbackOut).cast(),
        ));
        if status == 0 {
            c_callback.kept(&mut keep);
            hold::hold(&driver13::CUcoredumpCallbackHandle, c_callbackOut as u64, keep);
        }
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_callbackOut as u64,
                            &driver13::CUcoredumpCallbackHandle,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCoredumpSetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCoredumpSetAttribute",
        [("attrib", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_attrib, object_value] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_attrib = args::enumeration(
            object_attrib,
            "attrib",
            &driver::CUcoredumpSettings,
        )?;
        #[allow(unused_variables)]
        let (c_value, c_value_size) = attributes::attribute_in(
            object_value,
            "value",
            c_attrib,
            &attribute_types::CUcoredumpSettings,
            &mut keep,
        )?;
        let mut c_size = c_value_size as u64;
        let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            25,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_attrib, c_value, (&raw mut c_size).cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuCoredumpSetAttributeGlobal(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCoredumpSetAttributeGlobal",
        [("attrib", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_attrib, object_value] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_attrib = args::enumeration(
            object_attrib,
            "attrib",
            &driver::CUcoredumpSettings,
        )?;
        #[allow(unused_variables)]
        let (c_value, c_value_size) = attributes::attribute_in(
            object_value,
            "value",
            c_attrib,
            &attribute_types::CUcoredumpSettings,
            &mut keep,
        )?;
        let mut c_size = c_value_size as u64;
        let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            26,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_attrib, c_value, (&raw mut c_size).cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxAttach(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuCtxAttach", [("flags", REQUIRED)]);
    body(|| unsafe {
        let [object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_pctx: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = symbol(
            this,
            27,
        )?;
        let status = released(|| function((&raw mut c_pctx).cast(), c_flags));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pctx as u64, &driver::CUcontext))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxCreate_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCtxCreate_v2",
        [("flags", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_flags, object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_pctx: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32, i32) -> i32 = symbol(
            this,
            29,
        )?;
        let status = released(|| function((&raw mut c_pctx).cast(), c_flags, c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pctx as u64, &driver::CUcontext))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxCreate_v3(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuCtxCreate_v3",
        [
            ("paramsArray", REQUIRED),
            ("numParams", REQUIRED),
            ("flags", REQUIRED),
            ("dev", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_paramsArray, object_numParams, object_flags, object_dev] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numParams = args::i32(object_numParams, "numParams")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_pctx: u64 = 0;
        let c_paramsArray = args::array(
            object_paramsArray,
            "paramsArray",
            &Ty::Record(&driver::CUexecAffinityParam),
            Some(c_numParams as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            i32,
            u32,
            i32,
        ) -> i32 = symbol(this, 30)?;
        let status = released(|| function(
            (&raw mut c_pctx).cast(),
            c_paramsArray.cast(),
            c_numParams,
            c_flags,
            c_dev,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pctx as u64, &driver::CUcontext))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxCreate_v4(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuCtxCreate_v4",
        [("ctxCreateParams", OMITTABLE), ("flags", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ctxCreateParams, object_flags, object_dev] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_pctx: u64 = 0;
        let c_ctxCreateParams = args::optional_record(
            object_ctxCreateParams,
            "ctxCreateParams",
            &driver::CUctxCreateParams,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u32,
            i32,
        ) -> i32 = symbol(this, 31)?;
        let status = released(|| function(
            (&raw mut c_pctx).cast(),
            c_ctxCreateParams.cast(),
            c_flags,
            c_dev,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pctx as u64, &driver::CUcontext))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuCtxDestroy", [("ctx", REQUIRED)]);
    body(|| unsafe {
        let [object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 33)?;
        returned0(&driver::CUresult, released(|| function(c_ctx)))
    })
}

pub(crate) unsafe extern "C" fn cuCtxDetach(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuCtxDetach", [("ctx", REQUIRED)]);
    body(|| unsafe {
        let [object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 34)?;
        returned0(&driver::CUresult, released(|| function(c_ctx)))
    })
}

pub(crate) unsafe extern "C" fn cuCtxDisablePeerAccess(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuCtxDisablePeerAccess",
        [("peerContext", REQUIRED)],
    );
    body(|| unsafe {
        let [object_peerContext] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_peerContext = args::value::<
            u64,
        >(object_peerContext, "peerContext", &driver::CUcontext)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 35)?;
        returned0(&driver::CUresult, released(|| function(c_peerContext)))
    })
}

pub(crate) unsafe extern "C" fn cuCtxEnablePeerAccess(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCtxEnablePeerAccess",
        [("peerContext", REQUIRED), ("Flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_peerContext, object_Flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_peerContext = args::value::<
            u64,
        >(object_peerContext, "peerContext", &driver::CUcontext)?;
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let function: unsafe extern "system" fn(u64, u32) -> i32 = symbol(this, 36)?;
        returned0(&driver::CUresult, released(|| function(c_peerContext, c_Flags)))
    })
}

pub(crate) unsafe extern "C" fn cuCtxFromGreenCtx(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuCtxFromGreenCtx", [("hCtx", REQUIRED)]);
    body(|| unsafe {
        let [object_hCtx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUgreenCtx)?;
        let mut c_pContext: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            37,
        )?;
        let status = released(|| function((&raw mut c_pContext).cast(), c_hCtx));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pContext as u64, &driver::CUcontext))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxGetApiVersion(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuCtxGetApiVersion", [("ctx", REQUIRED)]);
    body(|| unsafe {
        let [object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
        let mut c_version: u32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            38,
        )?;
        let status = released(|| function(c_ctx, (&raw mut c_version).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_version))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxGetCacheConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuCtxGetCacheConfig", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pconfig: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 39)?;
        let status = released(|| function((&raw mut c_pconfig).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_pconfig, &driver::CUfunc_cache))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxGetCurrent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuCtxGetCurrent", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pctx: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 40)?;
        let status = held(|| function((&raw mut c_pctx).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pctx as u64, &driver::CUcontext))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxGetDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuCtxGetDevice", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_device: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 42)?;
        let status = released(|| function((&raw mut c_device).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_device as u64, &driver::CUdevice))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxGetDevice_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuCtxGetDevice_v2", [("ctx", REQUIRED)]);
    body(|| unsafe {
        let [object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
        let mut c_device: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            43,
        )?;
        let status = released(|| function((&raw mut c_device).cast(), c_ctx));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_device as u64, &driver::CUdevice))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxGetExecAffinity(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuCtxGetExecAffinity",
        [("typename", REQUIRED)],
    );
    body(|| unsafe {
        let [object_typename] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_type = args::enumeration(
            object_typename,
            "typename",
            &driver::CUexecAffinityType,
        )?;
        let (c_pExecAffinity, c_pExecAffinity_place) = out::new_record(
            &driver::CUexecAffinityParam,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            44,
        )?;
        let status = released(|| function(c_pExecAffinity_place.cast(), c_type));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pExecAffinity.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxGetFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuCtxGetFlags", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_flags: u32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 45)?;
        let status = released(|| function((&raw mut c_flags).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_flags))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxGetId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuCtxGetId", [("ctx", REQUIRED)]);
    body(|| unsafe {
        let [object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
        let mut c_ctxId: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            46,
        )?;
        let status = released(|| function(c_ctx, (&raw mut c_ctxId).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_ctxId))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxGetSharedMemConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuCtxGetSharedMemConfig", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pConfig: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 48)?;
        let status = released(|| function((&raw mut c_pConfig).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_pConfig, &driver::CUsharedconfig))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxGetStreamPriorityRange(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuCtxGetStreamPriorityRange", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_leastPriority: i32 = 0;
        let mut c_greatestPriority: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            49,
        )?;
        let status = released(|| function(
            (&raw mut c_leastPriority).cast(),
            (&raw mut c_greatestPriority).cast(),
        ));
        returned(
            &driver::CUresult,
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

pub(crate) unsafe extern "C" fn cuCtxPopCurrent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuCtxPopCurrent", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pctx: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 51)?;
        let status = released(|| function((&raw mut c_pctx).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pctx as u64, &driver::CUcontext))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxPushCurrent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuCtxPushCurrent", [("ctx", REQUIRED)]);
    body(|| unsafe {
        let [object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 53)?;
        returned0(&driver::CUresult, released(|| function(c_ctx)))
    })
}

pub(crate) unsafe extern "C" fn cuCtxRecordEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCtxRecordEvent",
        [("hCtx", REQUIRED), ("hEvent", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hCtx, object_hEvent] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUcontext)?;
        let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 54)?;
        returned0(&driver::CUresult, released(|| function(c_hCtx, c_hEvent)))
    })
}

pub(crate) unsafe extern "C" fn cuCtxResetPersistingL2Cache(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuCtxResetPersistingL2Cache", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 55)?;
        returned0(&driver::CUresult, released(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cuCtxSetCacheConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuCtxSetCacheConfig",
        [("config", REQUIRED)],
    );
    body(|| unsafe {
        let [object_config] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_config = args::enumeration(
            object_config,
            "config",
            &driver::CUfunc_cache,
        )?;
        let function: unsafe extern "system" fn(i32) -> i32 = symbol(this, 56)?;
        returned0(&driver::CUresult, released(|| function(c_config)))
    })
}

pub(crate) unsafe extern "C" fn cuCtxSetCurrent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuCtxSetCurrent", [("ctx", REQUIRED)]);
    body(|| unsafe {
        let [object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 57)?;
        returned0(&driver::CUresult, released(|| function(c_ctx)))
    })
}

pub(crate) unsafe extern "C" fn cuCtxSetFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuCtxSetFlags", [("flags", REQUIRED)]);
    body(|| unsafe {
        let [object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u32) -> i32 = symbol(this, 58)?;
        returned0(&driver::CUresult, released(|| function(c_flags)))
    })
}

pub(crate) unsafe extern "C" fn cuCtxSetSharedMemConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuCtxSetSharedMemConfig",
        [("config", REQUIRED)],
    );
    body(|| unsafe {
        let [object_config] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_config = args::enumeration(
            object_config,
            "config",
            &driver::CUsharedconfig,
        )?;
        let function: unsafe extern "system" fn(i32) -> i32 = symbol(this, 60)?;
        returned0(&driver::CUresult, released(|| function(c_config)))
    })
}

pub(crate) unsafe extern "C" fn cuCtxSynchronize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuCtxSynchronize", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 61)?;
        returned0(&driver::CUresult, released(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cuCtxSynchronize_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuCtxSynchronize_v2", [("ctx", REQUIRED)]);
    body(|| unsafe {
        let [object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 62)?;
        returned0(&driver::CUresult, released(|| function(c_ctx)))
    })
}

pub(crate) unsafe extern "C" fn cuCtxWaitEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCtxWaitEvent",
        [("hCtx", REQUIRED), ("hEvent", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hCtx, object_hEvent] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUcontext)?;
        let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 63)?;
        returned0(&driver::CUresult, released(|| function(c_hCtx, c_hEvent)))
    })
}

pub(crate) unsafe extern "C" fn cuDestroyExternalMemory(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuDestroyExternalMemory",
        [("extMem", REQUIRED)],
    );
    body(|| unsafe {
        let [object_extMem] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_extMem = args::value::<
            u64,
        >(object_extMem, "extMem", &driver::CUexternalMemory)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 64)?;
        returned0(&driver::CUresult, released(|| function(c_extMem)))
    })
}

pub(crate) unsafe extern "C" fn cuDestroyExternalSemaphore(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuDestroyExternalSemaphore",
        [("extSem", REQUIRED)],
    );
    body(|| unsafe {
        let [object_extSem] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_extSem = args::value::<
            u64,
        >(object_extSem, "extSem", &driver::CUexternalSemaphore)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 65)?;
        returned0(&driver::CUresult, released(|| function(c_extSem)))
    })
}

pub(crate) unsafe extern "C" fn cuDevSmResourceSplit(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuDevSmResourceSplit",
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
            Ty::Record(&driver13::CUdevResource).size(),
            &mut keep,
        )?;
        let c_input = args::optional_record(
            object_input_,
            "input_",
            &driver13::CUdevResource,
        )?;
        let (c_remainder, c_remainder_place) = out::new_record(
            &driver13::CUdevResource,
        )?;
        let c_groupParams = args::updated_array(
            object_groupParams,
            "groupParams",
            &Ty::Record(&driver13::CU_DEV_SM_RESOURCE_GROUP_PARAMS),
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
        ) -> i32 = symbol(this, 67)?;
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
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Record(&driver13::CUdevResource),
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

pub(crate) unsafe extern "C" fn cuDeviceCanAccessPeer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuDeviceCanAccessPeer",
        [("dev", REQUIRED), ("peerDev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dev, object_peerDev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_peerDev = args::value::<
            i32,
        >(object_peerDev, "peerDev", &driver::CUdevice)?;
        let mut c_canAccessPeer: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = symbol(
            this,
            69,
        )?;
        let status = released(|| function(
            (&raw mut c_canAccessPeer).cast(),
            c_dev,
            c_peerDev,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_canAccessPeer))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceComputeCapability(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuDeviceComputeCapability",
        [("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_major: i32 = 0;
        let mut c_minor: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = symbol(
            this,
            70,
        )?;
        let status = released(|| function(
            (&raw mut c_major).cast(),
            (&raw mut c_minor).cast(),
            c_dev,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::i32(c_major))?;
                tuple.push(out::i32(c_minor))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGet(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuDeviceGet", [("ordinal", REQUIRED)]);
    body(|| unsafe {
        let [object_ordinal] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ordinal = args::i32(object_ordinal, "ordinal")?;
        let mut c_device: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            71,
        )?;
        let status = held(|| function((&raw mut c_device).cast(), c_ordinal));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_device as u64, &driver::CUdevice))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetByPCIBusId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuDeviceGetByPCIBusId",
        [("pciBusId", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pciBusId] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_dev: i32 = 0;
        let c_pciBusId = args::text(object_pciBusId, "pciBusId", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *const c_char) -> i32 = symbol(
            this,
            73,
        )?;
        let status = released(|| function((&raw mut c_dev).cast(), c_pciBusId));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_dev as u64, &driver::CUdevice))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetCliqueCount(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuDeviceGetCliqueCount",
        [("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_count: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            74,
        )?;
        let status = released(|| function((&raw mut c_count).cast(), c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_count))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetCliqueInfo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuDeviceGetCliqueInfo",
        [("count", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_count, object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_count = if object_count.is_null() {
            0
        } else {
            args::u64(object_count, "count")?
        };
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_cliqueInfo_length: usize = c_count as usize;
        let c_cliqueInfo = args::room(
            c_cliqueInfo_length,
            Ty::Record(&driver13::CUcliqueInfo).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = symbol(
            this,
            75,
        )?;
        let status = released(|| function(
            c_cliqueInfo.cast(),
            (&raw mut c_count).cast(),
            c_dev,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Record(&driver13::CUcliqueInfo),
                            c_cliqueInfo.cast(),
                            c_cliqueInfo_length.min(c_count as usize),
                        ),
                    )?;
                tuple.push(out::u64(c_count))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetCount(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuDeviceGetCount", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_count: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 76)?;
        let status = held(|| function((&raw mut c_count).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_count))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetDefaultMemPool(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuDeviceGetDefaultMemPool",
        [("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_pool_out: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            77,
        )?;
        let status = released(|| function((&raw mut c_pool_out).cast(), c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pool_out as u64, &driver::CUmemoryPool))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetExecAffinitySupport(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuDeviceGetExecAffinitySupport",
        [("typename", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_typename, object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_type = args::enumeration(
            object_typename,
            "typename",
            &driver::CUexecAffinityType,
        )?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_pi: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = symbol(
            this,
            79,
        )?;
        let status = released(|| function((&raw mut c_pi).cast(), c_type, c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_pi))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetFabricClusterUuid(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuDeviceGetFabricClusterUuid",
        [("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let (c_uuid, c_uuid_place) = out::new_record(&driver::CUuuid)?;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            80,
        )?;
        let status = released(|| function(c_uuid_place.cast(), c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_uuid.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetGraphMemAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuDeviceGetGraphMemAttribute",
        [("device", REQUIRED), ("attr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_attr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &driver::CUgraphMem_attribute,
        )?;
        let mut c_value = attributes::attribute_out(
            c_attr,
            &attribute_types::CUgraphMem_attribute,
            None,
        )?;
        #[allow(unused_variables)]
        let c_value_size = c_value.size();
        let function: unsafe extern "system" fn(i32, i32, *mut c_void) -> i32 = symbol(
            this,
            81,
        )?;
        let status = released(|| function(c_device, c_attr, c_value.pointer()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_value.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetHostAtomicCapabilities(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuDeviceGetHostAtomicCapabilities",
        [("operations", REQUIRED), ("count", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_operations, object_count, object_dev] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u32(object_count, "count")?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_capabilities_length: usize = c_count as usize;
        let c_capabilities = args::room(
            c_capabilities_length,
            Ty::U32.size(),
            &mut keep,
        )?;
        let c_operations = args::array(
            object_operations,
            "operations",
            &Ty::Enum(&driver13::CUatomicOperation),
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u32,
            i32,
        ) -> i32 = symbol(this, 82)?;
        let status = released(|| function(
            c_capabilities.cast(),
            c_operations.cast(),
            c_count,
            c_dev,
        ));
        returned(
            &driver::CUresult,
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

pub(crate) unsafe extern "C" fn cuDeviceGetLuid(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuDeviceGetLuid", [("dev", REQUIRED)]);
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_luid_length: usize = 8;
        let c_luid = args::room(c_luid_length, Ty::I8.size(), &mut keep)?;
        let mut c_deviceNodeMask: u32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = symbol(
            this,
            83,
        )?;
        let status = released(|| function(
            c_luid.cast(),
            (&raw mut c_deviceNodeMask).cast(),
            c_dev,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::bytes(more::bytes(c_luid, c_luid_length)))?;
                tuple.push(out::u32(c_deviceNodeMask))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetMemPool(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuDeviceGetMemPool", [("dev", REQUIRED)]);
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_pool: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            84,
        )?;
        let status = released(|| function((&raw mut c_pool).cast(), c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pool as u64, &driver::CUmemoryPool))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetName(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuDeviceGetName",
        [("length", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_length, object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_len = args::i32(object_length, "length")?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_name_size: usize = c_len as usize;
        let c_name = args::room(c_name_size, 1, &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = symbol(
            this,
            85,
        )?;
        let status = released(|| function(c_name.cast(), c_len, c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::bytes(more::bytes(c_name, c_name_size)))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetNvSciSyncAttributes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuDeviceGetNvSciSyncAttributes",
        [("nvSciSyncAttrList", REQUIRED), ("dev", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_nvSciSyncAttrList, object_dev, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_flags = args::i32(object_flags, "flags")?;
        let c_nvSciSyncAttrList = args::pointer(
            object_nvSciSyncAttrList,
            "nvSciSyncAttrList",
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = symbol(
            this,
            86,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_nvSciSyncAttrList.cast(), c_dev, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetP2PAtomicCapabilities(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuDeviceGetP2PAtomicCapabilities",
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
        let c_srcDevice = args::value::<
            i32,
        >(object_srcDevice, "srcDevice", &driver::CUdevice)?;
        let c_dstDevice = args::value::<
            i32,
        >(object_dstDevice, "dstDevice", &driver::CUdevice)?;
        let c_capabilities_length: usize = c_count as usize;
        let c_capabilities = args::room(
            c_capabilities_length,
            Ty::U32.size(),
            &mut keep,
        )?;
        let c_operations = args::array(
            object_operations,
            "operations",
            &Ty::Enum(&driver13::CUatomicOperation),
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u32,
            i32,
            i32,
        ) -> i32 = symbol(this, 87)?;
        let status = released(|| function(
            c_capabilities.cast(),
            c_operations.cast(),
            c_count,
            c_srcDevice,
            c_dstDevice,
        ));
        returned(
            &driver::CUresult,
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

pub(crate) unsafe extern "C" fn cuDeviceGetP2PAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuDeviceGetP2PAttribute",
        [("attrib", REQUIRED), ("srcDevice", REQUIRED), ("dstDevice", REQUIRED)],
    );
    body(|| unsafe {
        let [object_attrib, object_srcDevice, object_dstDevice] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(*mut c_void, i32, i32, i32) -> i32 = symbol(
            this,
            88,
        )?;
        let status = released(|| function(
            (&raw mut c_value).cast(),
            c_attrib,
            c_srcDevice,
            c_dstDevice,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_value))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetPCIBusId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuDeviceGetPCIBusId",
        [("length", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_length, object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_len = args::i32(object_length, "length")?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_pciBusId_size: usize = c_len as usize;
        let c_pciBusId = args::room(c_pciBusId_size, 1, &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = symbol(
            this,
            89,
        )?;
        let status = released(|| function(c_pciBusId.cast(), c_len, c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::bytes(more::bytes(c_pciBusId, c_pciBusId_size)))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetProperties(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuDeviceGetProperties", [("dev", REQUIRED)]);
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let (c_prop, c_prop_place) = out::new_record(&driver::CUdevprop)?;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            90,
        )?;
        let status = released(|| function(c_prop_place.cast(), c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_prop.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetTexture1DLinearMaxWidth(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuDeviceGetTexture1DLinearMaxWidth",
        [("pformat", REQUIRED), ("numChannels", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pformat, object_numChannels, object_dev] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_format = args::enumeration(
            object_pformat,
            "pformat",
            &driver::CUarray_format,
        )?;
        let c_numChannels = args::u32(object_numChannels, "numChannels")?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_maxWidthInElements: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32, u32, i32) -> i32 = symbol(
            this,
            91,
        )?;
        let status = released(|| function(
            (&raw mut c_maxWidthInElements).cast(),
            c_format,
            c_numChannels,
            c_dev,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_maxWidthInElements))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetUuid_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuDeviceGetUuid_v2", [("dev", REQUIRED)]);
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let (c_uuid, c_uuid_place) = out::new_record(&driver::CUuuid)?;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            93,
        )?;
        let status = released(|| function(c_uuid_place.cast(), c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_uuid.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGraphMemTrim(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuDeviceGraphMemTrim",
        [("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
        let function: unsafe extern "system" fn(i32) -> i32 = symbol(this, 94)?;
        returned0(&driver::CUresult, released(|| function(c_device)))
    })
}

pub(crate) unsafe extern "C" fn cuDevicePrimaryCtxGetState(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuDevicePrimaryCtxGetState",
        [("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_flags: u32 = 0;
        let mut c_active: i32 = 0;
        let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            95,
        )?;
        let status = released(|| function(
            c_dev,
            (&raw mut c_flags).cast(),
            (&raw mut c_active).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(c_flags))?;
                tuple.push(out::i32(c_active))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDevicePrimaryCtxRelease(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuDevicePrimaryCtxRelease",
        [("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let function: unsafe extern "system" fn(i32) -> i32 = symbol(this, 97)?;
        returned0(&driver::CUresult, released(|| function(c_dev)))
    })
}

pub(crate) unsafe extern "C" fn cuDevicePrimaryCtxReset(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuDevicePrimaryCtxReset",
        [("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let function: unsafe extern "system" fn(i32) -> i32 = symbol(this, 99)?;
        returned0(&driver::CUresult, released(|| function(c_dev)))
    })
}

pub(crate) unsafe extern "C" fn cuDevicePrimaryCtxRetain(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuDevicePrimaryCtxRetain",
        [("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_pctx: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            100,
        )?;
        let status = released(|| function((&raw mut c_pctx).cast(), c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pctx as u64, &driver::CUcontext))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDevicePrimaryCtxSetFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuDevicePrimaryCtxSetFlags",
        [("dev", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dev, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(i32, u32) -> i32 = symbol(this, 102)?;
        returned0(&driver::CUresult, released(|| function(c_dev, c_flags)))
    })
}

pub(crate) unsafe extern "C" fn cuDeviceRegisterAsyncNotification(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuDeviceRegisterAsyncNotification",
        [("device", REQUIRED), ("callbackFunc", REQUIRED), ("userData", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_callbackFunc, object_userData] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
        let mut c_callbackFunc = args::callback(
            object_callbackFunc,
            Some(&driver::CUasyncCallback__signature),
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
        ) -> i32 = symbol(this, 103)?;
        let status = released(|| function(
            c_device,
            c_callbackFunc.address(),
            c_userData.cast(),
            (&raw mut c_callback).cast(),
        ));
        if status == 0 {
            c_callbackFunc.kept(&mut keep);
            hold::hold(&driver::CUasyncCallbackHandle, c_callback as u64, keep);
        }
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_callback as u64, &driver::CUasyncCallbackHandle),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceSetGraphMemAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuDeviceSetGraphMemAttribute",
        [("device", REQUIRED), ("attr", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_attr, object_value] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &driver::CUgraphMem_attribute,
        )?;
        #[allow(unused_variables)]
        let (c_value, c_value_size) = attributes::attribute_in(
            object_value,
            "value",
            c_attr,
            &attribute_types::CUgraphMem_attribute,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(i32, i32, *mut c_void) -> i32 = symbol(
            this,
            104,
        )?;
        returned0(&driver::CUresult, released(|| function(c_device, c_attr, c_value)))
    })
}

pub(crate) unsafe extern "C" fn cuDeviceSetMemPool(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuDeviceSetMemPool",
        [("dev", REQUIRED), ("pool", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dev, object_pool] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
        let function: unsafe extern "system" fn(i32, u64) -> i32 = symbol(this, 105)?;
        returned0(&driver::CUresult, released(|| function(c_dev, c_pool)))
    })
}

pub(crate) unsafe extern "C" fn cuDeviceTotalMem(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuDeviceTotalMem", [("dev", REQUIRED)]);
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_bytes: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            107,
        )?;
        let status = released(|| function((&raw mut c_bytes).cast(), c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_bytes))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceUnregisterAsyncNotification(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuDeviceUnregisterAsyncNotification",
        [("device", REQUIRED), ("callback", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_callback] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
        let c_callback = args::value::<
            u64,
        >(object_callback, "callback", &driver::CUasyncCallbackHandle)?;
        let function: unsafe extern "system" fn(i32, u64) -> i32 = symbol(this, 108)?;
        let ending = hold::take(&driver::CUasyncCallbackHandle, c_callback as u64);
        let status = released(|| function(c_device, c_callback));
        ending.end(status == 0);
        returned0(&driver::CUresult, status)
    })
}

pub(crate) unsafe extern "C" fn cuDriverGetVersion(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuDriverGetVersion", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_driverVersion: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 109)?;
        let status = held(|| function((&raw mut c_driverVersion).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_driverVersion))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuEGLStreamConsumerAcquireFrame(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuEGLStreamConsumerAcquireFrame",
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
            &driver::CUeglStreamConnection,
            &mut keep,
        )?;
        let c_pCudaResource = more::variable(
            object_pCudaResource,
            "pCudaResource",
            &driver::CUgraphicsResource,
            &mut keep,
        )?;
        let c_pStream = more::one(
            object_pStream,
            &Ty::Value(&driver::CUstream),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u32,
        ) -> i32 = symbol(this, 110)?;
        returned0(
            &driver::CUresult,
            released(|| function(c_conn, c_pCudaResource, c_pStream.cast(), c_timeout)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuEGLStreamConsumerConnect(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuEGLStreamConsumerConnect",
        [("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &driver::EGLStreamKHR)?;
        let mut c_conn: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            111,
        )?;
        let status = released(|| function((&raw mut c_conn).cast(), c_stream));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_conn as u64, &driver::CUeglStreamConnection))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuEGLStreamConsumerConnectWithFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuEGLStreamConsumerConnectWithFlags",
        [("stream", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_stream, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &driver::EGLStreamKHR)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_conn: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            112,
        )?;
        let status = released(|| function((&raw mut c_conn).cast(), c_stream, c_flags));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_conn as u64, &driver::CUeglStreamConnection))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuEGLStreamConsumerDisconnect(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuEGLStreamConsumerDisconnect",
        [("conn", REQUIRED)],
    );
    body(|| unsafe {
        let [object_conn] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_conn = more::variable(
            object_conn,
            "conn",
            &driver::CUeglStreamConnection,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 113)?;
        returned0(&driver::CUresult, released(|| function(c_conn)))
    })
}

pub(crate) unsafe extern "C" fn cuEGLStreamConsumerReleaseFrame(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuEGLStreamConsumerReleaseFrame",
        [("conn", REQUIRED), ("pCudaResource", REQUIRED), ("pStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_conn, object_pCudaResource, object_pStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pCudaResource = args::value::<
            u64,
        >(object_pCudaResource, "pCudaResource", &driver::CUgraphicsResource)?;
        let c_conn = more::variable(
            object_conn,
            "conn",
            &driver::CUeglStreamConnection,
            &mut keep,
        )?;
        let c_pStream = more::one(
            object_pStream,
            &Ty::Value(&driver::CUstream),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            114,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_conn, c_pCudaResource, c_pStream.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuEGLStreamProducerConnect(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuEGLStreamProducerConnect",
        [("stream", REQUIRED), ("width", REQUIRED), ("height", REQUIRED)],
    );
    body(|| unsafe {
        let [object_stream, object_width, object_height] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &driver::EGLStreamKHR)?;
        let c_width = args::value::<i32>(object_width, "width", &driver::EGLint)?;
        let c_height = args::value::<i32>(object_height, "height", &driver::EGLint)?;
        let mut c_conn: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, i32, i32) -> i32 = symbol(
            this,
            115,
        )?;
        let status = released(|| function(
            (&raw mut c_conn).cast(),
            c_stream,
            c_width,
            c_height,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_conn as u64, &driver::CUeglStreamConnection))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuEGLStreamProducerDisconnect(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuEGLStreamProducerDisconnect",
        [("conn", REQUIRED)],
    );
    body(|| unsafe {
        let [object_conn] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_conn = more::variable(
            object_conn,
            "conn",
            &driver::CUeglStreamConnection,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 116)?;
        returned0(&driver::CUresult, released(|| function(c_conn)))
    })
}

pub(crate) unsafe extern "C" fn cuEGLStreamProducerPresentFrame(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuEGLStreamProducerPresentFrame",
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
            &driver::CUeglStreamConnection,
            &mut keep,
        )?;
        let c_eglframe = args::record(object_eglframe, "eglframe", &driver::CUeglFrame)?;
        let c_pStream = more::one(
            object_pStream,
            &Ty::Value(&driver::CUstream),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            by_value::CUeglFrame_v1,
            *mut c_void,
        ) -> i32 = symbol(this, 117)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_conn,
                c_eglframe.cast::<by_value::CUeglFrame_v1>().read_unaligned(),
                c_pStream.cast(),
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuEGLStreamProducerReturnFrame(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuEGLStreamProducerReturnFrame",
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
            &driver::CUeglStreamConnection,
            &mut keep,
        )?;
        let c_eglframe = args::optional_record(
            object_eglframe,
            "eglframe",
            &driver::CUeglFrame,
        )?;
        let c_pStream = more::one(
            object_pStream,
            &Ty::Value(&driver::CUstream),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 118)?;
        returned0(
            &driver::CUresult,
            released(|| function(c_conn, c_eglframe.cast(), c_pStream.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuEventCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuEventCreate", [("Flags", REQUIRED)]);
    body(|| unsafe {
        let [object_Flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let mut c_phEvent: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = symbol(
            this,
            119,
        )?;
        let status = released(|| function((&raw mut c_phEvent).cast(), c_Flags));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phEvent as u64, &driver::CUevent))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuEventCreateFromEGLSync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuEventCreateFromEGLSync",
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
            120,
        )?;
        let status = released(|| function(
            (&raw mut c_phEvent).cast(),
            c_eglSync,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phEvent as u64, &driver::CUevent))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuEventDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuEventDestroy", [("hEvent", REQUIRED)]);
    body(|| unsafe {
        let [object_hEvent] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 122)?;
        returned0(&driver::CUresult, released(|| function(c_hEvent)))
    })
}

pub(crate) unsafe extern "C" fn cuEventElapsedTime_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuEventElapsedTime_v2",
        [("hStart", REQUIRED), ("hEnd", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStart, object_hEnd] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStart = args::value::<u64>(object_hStart, "hStart", &driver::CUevent)?;
        let c_hEnd = args::value::<u64>(object_hEnd, "hEnd", &driver::CUevent)?;
        let mut c_pMilliseconds: f32 = 0.0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            124,
        )?;
        let status = released(|| function(
            (&raw mut c_pMilliseconds).cast(),
            c_hStart,
            c_hEnd,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::f32(c_pMilliseconds))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuEventQuery(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuEventQuery", [("hEvent", REQUIRED)]);
    body(|| unsafe {
        let [object_hEvent] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 125)?;
        returned0(&driver::CUresult, held(|| function(c_hEvent)))
    })
}

pub(crate) unsafe extern "C" fn cuEventRecord(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuEventRecord",
        [("hEvent", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hEvent, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 126)?;
        returned0(&driver::CUresult, released(|| function(c_hEvent, c_hStream)))
    })
}

pub(crate) unsafe extern "C" fn cuEventRecordWithFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuEventRecordWithFlags",
        [("hEvent", REQUIRED), ("hStream", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hEvent, object_hStream, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = symbol(
            this,
            127,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hEvent, c_hStream, c_flags)))
    })
}

pub(crate) unsafe extern "C" fn cuEventSynchronize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuEventSynchronize", [("hEvent", REQUIRED)]);
    body(|| unsafe {
        let [object_hEvent] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 128)?;
        returned0(&driver::CUresult, released(|| function(c_hEvent)))
    })
}

pub(crate) unsafe extern "C" fn cuExternalMemoryGetMappedBuffer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuExternalMemoryGetMappedBuffer",
        [("extMem", REQUIRED), ("bufferDesc", REQUIRED)],
    );
    body(|| unsafe {
        let [object_extMem, object_bufferDesc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_extMem = args::value::<
            u64,
        >(object_extMem, "extMem", &driver::CUexternalMemory)?;
        let mut c_devPtr: u64 = 0;
        let c_bufferDesc = args::optional_record(
            object_bufferDesc,
            "bufferDesc",
            &driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            129,
        )?;
        let status = released(|| function(
            (&raw mut c_devPtr).cast(),
            c_extMem,
            c_bufferDesc.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_devPtr as u64, &driver::CUdeviceptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuExternalMemoryGetMappedMipmappedArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuExternalMemoryGetMappedMipmappedArray",
        [("extMem", REQUIRED), ("mipmapDesc", REQUIRED)],
    );
    body(|| unsafe {
        let [object_extMem, object_mipmapDesc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_extMem = args::value::<
            u64,
        >(object_extMem, "extMem", &driver::CUexternalMemory)?;
        let mut c_mipmap: u64 = 0;
        let c_mipmapDesc = args::optional_record(
            object_mipmapDesc,
            "mipmapDesc",
            &driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            130,
        )?;
        let status = released(|| function(
            (&raw mut c_mipmap).cast(),
            c_extMem,
            c_mipmapDesc.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_mipmap as u64, &driver::CUmipmappedArray))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuFlushGPUDirectRDMAWrites(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuFlushGPUDirectRDMAWrites",
        [("target", REQUIRED), ("scope", REQUIRED)],
    );
    body(|| unsafe {
        let [object_target, object_scope] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(i32, i32) -> i32 = symbol(this, 131)?;
        returned0(&driver::CUresult, released(|| function(c_target, c_scope)))
    })
}

pub(crate) unsafe extern "C" fn cuFuncGetModule(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuFuncGetModule", [("hfunc", REQUIRED)]);
    body(|| unsafe {
        let [object_hfunc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
        let mut c_hmod: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            133,
        )?;
        let status = released(|| function((&raw mut c_hmod).cast(), c_hfunc));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_hmod as u64, &driver::CUmodule))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuFuncGetName(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuFuncGetName", [("hfunc", REQUIRED)]);
    body(|| unsafe {
        let [object_hfunc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
        let mut c_name: *const c_char = core::ptr::null();
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            134,
        )?;
        let status = released(|| function((&raw mut c_name).cast(), c_hfunc));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::text(c_name))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuFuncGetParamCount(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuFuncGetParamCount", [("func", REQUIRED)]);
    body(|| unsafe {
        let [object_func] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
        let mut c_paramCount: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            135,
        )?;
        let status = released(|| function(c_func, (&raw mut c_paramCount).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_paramCount))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuFuncGetParamInfo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuFuncGetParamInfo",
        [("func", REQUIRED), ("paramIndex", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func, object_paramIndex] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
        let c_paramIndex = args::u64(object_paramIndex, "paramIndex")?;
        let mut c_paramOffset: u64 = 0;
        let mut c_paramSize: u64 = 0;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 136)?;
        let status = released(|| function(
            c_func,
            c_paramIndex,
            (&raw mut c_paramOffset).cast(),
            (&raw mut c_paramSize).cast(),
        ));
        returned(
            &driver::CUresult,
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

pub(crate) unsafe extern "C" fn cuFuncIsLoaded(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuFuncIsLoaded", [("function", REQUIRED)]);
    body(|| unsafe {
        let [object_function] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_function = args::value::<
            u64,
        >(object_function, "function", &driver::CUfunction)?;
        let mut c_state: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            137,
        )?;
        let status = released(|| function((&raw mut c_state).cast(), c_function));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_state, &driver::CUfunctionLoadingState))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuFuncLoad(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuFuncLoad", [("function", REQUIRED)]);
    body(|| unsafe {
        let [object_function] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_function = args::value::<
            u64,
        >(object_function, "function", &driver::CUfunction)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 138)?;
        returned0(&driver::CUresult, released(|| function(c_function)))
    })
}

pub(crate) unsafe extern "C" fn cuFuncSetBlockShape(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuFuncSetBlockShape",
        [("hfunc", REQUIRED), ("x", REQUIRED), ("y", REQUIRED), ("z", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hfunc, object_x, object_y, object_z] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
        let c_x = args::i32(object_x, "x")?;
        let c_y = args::i32(object_y, "y")?;
        let c_z = args::i32(object_z, "z")?;
        let function: unsafe extern "system" fn(u64, i32, i32, i32) -> i32 = symbol(
            this,
            140,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hfunc, c_x, c_y, c_z)))
    })
}

pub(crate) unsafe extern "C" fn cuFuncSetCacheConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuFuncSetCacheConfig",
        [("hfunc", REQUIRED), ("config", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hfunc, object_config] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
        let c_config = args::enumeration(
            object_config,
            "config",
            &driver::CUfunc_cache,
        )?;
        let function: unsafe extern "system" fn(u64, i32) -> i32 = symbol(this, 141)?;
        returned0(&driver::CUresult, released(|| function(c_hfunc, c_config)))
    })
}

pub(crate) unsafe extern "C" fn cuFuncSetSharedMemConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuFuncSetSharedMemConfig",
        [("hfunc", REQUIRED), ("config", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hfunc, object_config] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
        let c_config = args::enumeration(
            object_config,
            "config",
            &driver::CUsharedconfig,
        )?;
        let function: unsafe extern "system" fn(u64, i32) -> i32 = symbol(this, 142)?;
        returned0(&driver::CUresult, released(|| function(c_hfunc, c_config)))
    })
}

pub(crate) unsafe extern "C" fn cuFuncSetSharedSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuFuncSetSharedSize",
        [("hfunc", REQUIRED), ("numbytes", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hfunc, object_numbytes] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
        let c_bytes = args::u32(object_numbytes, "numbytes")?;
        let function: unsafe extern "system" fn(u64, u32) -> i32 = symbol(this, 143)?;
        returned0(&driver::CUresult, released(|| function(c_hfunc, c_bytes)))
    })
}

pub(crate) unsafe extern "C" fn cuGLCtxCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGLCtxCreate",
        [("Flags", REQUIRED), ("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_Flags, object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
        let mut c_pCtx: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32, i32) -> i32 = symbol(
            this,
            145,
        )?;
        let status = released(|| function((&raw mut c_pCtx).cast(), c_Flags, c_device));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pCtx as u64, &driver::CUcontext))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGLGetDevices(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGLGetDevices",
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
            &driver::CUGLDeviceList,
        )?;
        let mut c_pCudaDeviceCount: u32 = 0;
        let c_pCudaDevices_length: usize = c_cudaDeviceCount as usize;
        let c_pCudaDevices = args::room(
            c_pCudaDevices_length,
            Ty::Value(&driver::CUdevice).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u32,
            i32,
        ) -> i32 = symbol(this, 147)?;
        let status = released(|| function(
            (&raw mut c_pCudaDeviceCount).cast(),
            c_pCudaDevices.cast(),
            c_cudaDeviceCount,
            c_deviceList,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(c_pCudaDeviceCount))?;
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUdevice),
                            c_pCudaDevices.cast(),
                            c_pCudaDevices_length,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGLInit(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuGLInit", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 148)?;
        returned0(&driver::CUresult, released(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cuGLMapBufferObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGLMapBufferObject",
        [("buffer", REQUIRED)],
    );
    body(|| unsafe {
        let [object_buffer] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
        let mut c_dptr: u64 = 0;
        let mut c_size: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32) -> i32 = symbol(
            this,
            152,
        )?;
        let status = released(|| function(
            (&raw mut c_dptr).cast(),
            (&raw mut c_size).cast(),
            c_buffer,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::value(c_dptr as u64, &driver::CUdeviceptr))?;
                tuple.push(out::u64(c_size))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGLMapBufferObjectAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGLMapBufferObjectAsync",
        [("buffer", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_buffer, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_dptr: u64 = 0;
        let mut c_size: u64 = 0;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u32,
            u64,
        ) -> i32 = symbol(this, 151)?;
        let status = released(|| function(
            (&raw mut c_dptr).cast(),
            (&raw mut c_size).cast(),
            c_buffer,
            c_hStream,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::value(c_dptr as u64, &driver::CUdeviceptr))?;
                tuple.push(out::u64(c_size))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGLRegisterBufferObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGLRegisterBufferObject",
        [("buffer", REQUIRED)],
    );
    body(|| unsafe {
        let [object_buffer] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
        let function: unsafe extern "system" fn(u32) -> i32 = symbol(this, 153)?;
        returned0(&driver::CUresult, released(|| function(c_buffer)))
    })
}

pub(crate) unsafe extern "C" fn cuGLSetBufferObjectMapFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGLSetBufferObjectMapFlags",
        [("buffer", REQUIRED), ("Flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_buffer, object_Flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let function: unsafe extern "system" fn(u32, u32) -> i32 = symbol(this, 154)?;
        returned0(&driver::CUresult, released(|| function(c_buffer, c_Flags)))
    })
}

pub(crate) unsafe extern "C" fn cuGLUnmapBufferObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGLUnmapBufferObject",
        [("buffer", REQUIRED)],
    );
    body(|| unsafe {
        let [object_buffer] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
        let function: unsafe extern "system" fn(u32) -> i32 = symbol(this, 155)?;
        returned0(&driver::CUresult, released(|| function(c_buffer)))
    })
}

pub(crate) unsafe extern "C" fn cuGLUnmapBufferObjectAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGLUnmapBufferObjectAsync",
        [("buffer", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_buffer, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u32, u64) -> i32 = symbol(this, 156)?;
        returned0(&driver::CUresult, released(|| function(c_buffer, c_hStream)))
    })
}

pub(crate) unsafe extern "C" fn cuGLUnregisterBufferObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGLUnregisterBufferObject",
        [("buffer", REQUIRED)],
    );
    body(|| unsafe {
        let [object_buffer] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
        let function: unsafe extern "system" fn(u32) -> i32 = symbol(this, 157)?;
        returned0(&driver::CUresult, released(|| function(c_buffer)))
    })
}

pub(crate) unsafe extern "C" fn cuGetErrorName(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuGetErrorName", [("error", REQUIRED)]);
    body(|| unsafe {
        let [object_error] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_error = args::enumeration(object_error, "error", &driver::CUresult)?;
        let mut c_pStr: *const c_char = core::ptr::null();
        let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = symbol(
            this,
            158,
        )?;
        let status = held(|| function(c_error, (&raw mut c_pStr).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::text(c_pStr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGetErrorString(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuGetErrorString", [("error", REQUIRED)]);
    body(|| unsafe {
        let [object_error] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_error = args::enumeration(object_error, "error", &driver::CUresult)?;
        let mut c_pStr: *const c_char = core::ptr::null();
        let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = symbol(
            this,
            159,
        )?;
        let status = held(|| function(c_error, (&raw mut c_pStr).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::text(c_pStr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGetExportTable(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGetExportTable",
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
            &driver::CUuuid,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            160,
        )?;
        let status = released(|| function(
            (&raw mut c_ppExportTable).cast(),
            c_pExportTableId.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_ppExportTable))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGetProcAddress(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGetProcAddress",
        [("symbol", REQUIRED), ("cudaVersion", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_symbol, object_cudaVersion, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_cudaVersion = args::i32(object_cudaVersion, "cudaVersion")?;
        let c_flags = args::value::<u64>(object_flags, "flags", &driver::cuuint64_t)?;
        let c_symbol = args::text(object_symbol, "symbol", &mut keep)?;
        let mut c_pfn: *mut c_void = core::ptr::null_mut();
        let mut c_symbolStatus: i32 = 0;
        let function: unsafe extern "system" fn(
            *const c_char,
            *mut c_void,
            i32,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 162)?;
        let status = released(|| function(
            c_symbol,
            (&raw mut c_pfn).cast(),
            c_cudaVersion,
            c_flags,
            (&raw mut c_symbolStatus).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::pointer(c_pfn))?;
                tuple
                    .push(
                        out::enumeration(
                            c_symbolStatus,
                            &driver::CUdriverProcAddressQueryResult,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddChildGraphNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphAddChildGraphNode",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("childGraph", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies,
        object_childGraph] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            u64,
        ) -> i32 = symbol(this, 164)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
            c_childGraph,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddDependencies_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuGraphAddDependencies_v2",
        [
            ("hGraph", REQUIRED),
            ("from_", REQUIRED),
            ("to", REQUIRED),
            ("edgeData", REQUIRED),
            ("numDependencies", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_from_, object_to, object_edgeData,
        object_numDependencies] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_from = args::array(
            object_from_,
            "from_",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_to = args::array(
            object_to,
            "to",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_edgeData = args::optional_array(
            object_edgeData,
            "edgeData",
            &Ty::Record(&driver::CUgraphEdgeData),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 166)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_hGraph,
                c_from.cast(),
                c_to.cast(),
                c_edgeData.cast(),
                c_numDependencies,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddEmptyNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphAddEmptyNode",
        [("hGraph", REQUIRED), ("dependencies", REQUIRED), ("numDependencies", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 167)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddEventRecordNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphAddEventRecordNode",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("event", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies, object_event] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            u64,
        ) -> i32 = symbol(this, 168)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
            c_event,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddEventWaitNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphAddEventWaitNode",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("event", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies, object_event] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            u64,
        ) -> i32 = symbol(this, 169)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
            c_event,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddExternalSemaphoresSignalNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphAddExternalSemaphoresSignalNode",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies,
        object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 170)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddExternalSemaphoresWaitNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphAddExternalSemaphoresWaitNode",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies,
        object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 171)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddHostNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphAddHostNode",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies,
        object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver::CUDA_HOST_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 172)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddKernelNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphAddKernelNode",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies,
        object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
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
        ) -> i32 = symbol(this, 174)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddMemFreeNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphAddMemFreeNode",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("dptr", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies, object_dptr] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            u64,
        ) -> i32 = symbol(this, 176)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
            c_dptr,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddMemcpyNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuGraphAddMemcpyNode",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("copyParams", REQUIRED),
            ("ctx", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies,
        object_copyParams, object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_copyParams = args::optional_record(
            object_copyParams,
            "copyParams",
            &driver::CUDA_MEMCPY3D,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 177)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
            c_copyParams.cast(),
            c_ctx,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddMemsetNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuGraphAddMemsetNode",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("memsetParams", REQUIRED),
            ("ctx", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies,
        object_memsetParams, object_ctx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_memsetParams = args::optional_record(
            object_memsetParams,
            "memsetParams",
            &driver::CUDA_MEMSET_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 178)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
            c_memsetParams.cast(),
            c_ctx,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddNode_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuGraphAddNode_v2",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("dependencyData", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_dependencyData,
        object_numDependencies, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_dependencyData = args::optional_array(
            object_dependencyData,
            "dependencyData",
            &Ty::Record(&driver::CUgraphEdgeData),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver12::CUgraphNodeParams,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 180)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_dependencyData.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddNode_v3(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuGraphAddNode_v3",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("dependencyData", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_dependencyData,
        object_numDependencies, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_dependencyData = args::optional_array(
            object_dependencyData,
            "dependencyData",
            &Ty::Record(&driver::CUgraphEdgeData),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver13::CUgraphNodeParams,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 181)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_dependencyData.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphChildGraphNodeGetGraph(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphChildGraphNodeGetGraph",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let mut c_phGraph: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            184,
        )?;
        let status = released(|| function(c_hNode, (&raw mut c_phGraph).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraph as u64, &driver::CUgraph))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphClone(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphClone",
        [("originalGraph", REQUIRED)],
    );
    body(|| unsafe {
        let [object_originalGraph] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_originalGraph = args::value::<
            u64,
        >(object_originalGraph, "originalGraph", &driver::CUgraph)?;
        let mut c_phGraphClone: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            185,
        )?;
        let status = released(|| function(
            (&raw mut c_phGraphClone).cast(),
            c_originalGraph,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphClone as u64, &driver::CUgraph))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphConditionalHandleCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphConditionalHandleCreate",
        [
            ("hGraph", REQUIRED),
            ("ctx", REQUIRED),
            ("defaultLaunchValue", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_ctx, object_defaultLaunchValue, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
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
        ) -> i32 = symbol(this, 186)?;
        let status = released(|| function(
            (&raw mut c_pHandle_out).cast(),
            c_hGraph,
            c_ctx,
            c_defaultLaunchValue,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_pHandle_out as u64,
                            &driver::CUgraphConditionalHandle,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuGraphCreate", [("flags", REQUIRED)]);
    body(|| unsafe {
        let [object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_phGraph: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = symbol(
            this,
            187,
        )?;
        let status = released(|| function((&raw mut c_phGraph).cast(), c_flags));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraph as u64, &driver::CUgraph))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphDebugDotPrint(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphDebugDotPrint",
        [("hGraph", REQUIRED), ("path", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraph, object_path, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_path = args::text(object_path, "path", &mut keep)?;
        let function: unsafe extern "system" fn(u64, *const c_char, u32) -> i32 = symbol(
            this,
            188,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hGraph, c_path, c_flags)))
    })
}

pub(crate) unsafe extern "C" fn cuGraphDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuGraphDestroy", [("hGraph", REQUIRED)]);
    body(|| unsafe {
        let [object_hGraph] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 189)?;
        returned0(&driver::CUresult, released(|| function(c_hGraph)))
    })
}

pub(crate) unsafe extern "C" fn cuGraphDestroyNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuGraphDestroyNode", [("hNode", REQUIRED)]);
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 190)?;
        returned0(&driver::CUresult, released(|| function(c_hNode)))
    })
}

pub(crate) unsafe extern "C" fn cuGraphEventRecordNodeGetEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphEventRecordNodeGetEvent",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let mut c_event_out: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            191,
        )?;
        let status = released(|| function(c_hNode, (&raw mut c_event_out).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_event_out as u64, &driver::CUevent))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphEventRecordNodeSetEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphEventRecordNodeSetEvent",
        [("hNode", REQUIRED), ("event", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_event] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 192)?;
        returned0(&driver::CUresult, released(|| function(c_hNode, c_event)))
    })
}

pub(crate) unsafe extern "C" fn cuGraphEventWaitNodeGetEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphEventWaitNodeGetEvent",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let mut c_event_out: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            193,
        )?;
        let status = released(|| function(c_hNode, (&raw mut c_event_out).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_event_out as u64, &driver::CUevent))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphEventWaitNodeSetEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphEventWaitNodeSetEvent",
        [("hNode", REQUIRED), ("event", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_event] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 194)?;
        returned0(&driver::CUresult, released(|| function(c_hNode, c_event)))
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecChildGraphNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphExecChildGraphNodeSetParams",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("childGraph", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_childGraph] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_childGraph = args::value::<
            u64,
        >(object_childGraph, "childGraph", &driver::CUgraph)?;
        let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = symbol(
            this,
            196,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hGraphExec, c_hNode, c_childGraph)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphExecDestroy",
        [("hGraphExec", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 197)?;
        returned0(&driver::CUresult, released(|| function(c_hGraphExec)))
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecEventRecordNodeSetEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphExecEventRecordNodeSetEvent",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("event", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_event] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
        let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = symbol(
            this,
            198,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hGraphExec, c_hNode, c_event)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecEventWaitNodeSetEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphExecEventWaitNodeSetEvent",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("event", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_event] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
        let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = symbol(
            this,
            199,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hGraphExec, c_hNode, c_event)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphExecExternalSemaphoresSignalNodeSetParams",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_nodeParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            200,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hGraphExec, c_hNode, c_nodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphExecExternalSemaphoresWaitNodeSetParams",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_nodeParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            201,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hGraphExec, c_hNode, c_nodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecGetFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphExecGetFlags",
        [("hGraphExec", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let mut c_flags: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            202,
        )?;
        let status = released(|| function(c_hGraphExec, (&raw mut c_flags).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_flags as u64, &driver::cuuint64_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecGetId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphExecGetId",
        [("hGraphExec", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let mut c_graphId: u32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            203,
        )?;
        let status = released(|| function(c_hGraphExec, (&raw mut c_graphId).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_graphId))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecHostNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphExecHostNodeSetParams",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_nodeParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver::CUDA_HOST_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            204,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hGraphExec, c_hNode, c_nodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecKernelNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphExecKernelNodeSetParams",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_nodeParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver::CUDA_KERNEL_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            206,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hGraphExec, c_hNode, c_nodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecMemcpyNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphExecMemcpyNodeSetParams",
        [
            ("hGraphExec", REQUIRED),
            ("hNode", REQUIRED),
            ("copyParams", REQUIRED),
            ("ctx", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_copyParams, object_ctx] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(u64, u64, *mut c_void, u64) -> i32 = symbol(
            this,
            207,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hGraphExec, c_hNode, c_copyParams.cast(), c_ctx)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecMemsetNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphExecMemsetNodeSetParams",
        [
            ("hGraphExec", REQUIRED),
            ("hNode", REQUIRED),
            ("memsetParams", REQUIRED),
            ("ctx", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_memsetParams, object_ctx] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(u64, u64, *mut c_void, u64) -> i32 = symbol(
            this,
            208,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hGraphExec, c_hNode, c_memsetParams.cast(), c_ctx)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecUpdate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphExecUpdate",
        [("hGraphExec", REQUIRED), ("hGraph", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hGraph] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let (c_resultInfo, c_resultInfo_place) = out::new_record(
            &driver::CUgraphExecUpdateResultInfo,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            211,
        )?;
        let status = released(|| function(
            c_hGraphExec,
            c_hGraph,
            c_resultInfo_place.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_resultInfo.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExternalSemaphoresSignalNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphExternalSemaphoresSignalNodeGetParams",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let (c_params_out, c_params_out_place) = out::new_record(
            &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            212,
        )?;
        let status = released(|| function(c_hNode, c_params_out_place.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_params_out.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExternalSemaphoresSignalNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphExternalSemaphoresSignalNodeSetParams",
        [("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            213,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hNode, c_nodeParams.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuGraphExternalSemaphoresWaitNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphExternalSemaphoresWaitNodeGetParams",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let (c_params_out, c_params_out_place) = out::new_record(
            &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            214,
        )?;
        let status = released(|| function(c_hNode, c_params_out_place.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_params_out.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExternalSemaphoresWaitNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphExternalSemaphoresWaitNodeSetParams",
        [("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            215,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hNode, c_nodeParams.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuGraphGetEdges_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphGetEdges_v2",
        [("hGraph", REQUIRED), ("numEdges", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_hGraph, object_numEdges] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let mut c_numEdges = if object_numEdges.is_null() {
            0
        } else {
            args::u64(object_numEdges, "numEdges")?
        };
        let c_from_length: usize = c_numEdges as usize;
        let c_from = args::room(
            c_from_length,
            Ty::Value(&driver::CUgraphNode).size(),
            &mut keep,
        )?;
        let c_to_length: usize = c_numEdges as usize;
        let c_to = args::room(
            c_to_length,
            Ty::Value(&driver::CUgraphNode).size(),
            &mut keep,
        )?;
        let c_edgeData_length: usize = c_numEdges as usize;
        let c_edgeData = args::room(
            c_edgeData_length,
            Ty::Record(&driver::CUgraphEdgeData).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 217)?;
        let status = released(|| function(
            c_hGraph,
            c_from.cast(),
            c_to.cast(),
            c_edgeData.cast(),
            (&raw mut c_numEdges).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            4,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUgraphNode),
                            c_from.cast(),
                            c_from_length,
                        ),
                    )?;
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUgraphNode),
                            c_to.cast(),
                            c_to_length,
                        ),
                    )?;
                tuple
                    .push(
                        out::list(
                            &Ty::Record(&driver::CUgraphEdgeData),
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

pub(crate) unsafe extern "C" fn cuGraphGetId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuGraphGetId", [("hGraph", REQUIRED)]);
    body(|| unsafe {
        let [object_hGraph] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let mut c_graphId: u32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            218,
        )?;
        let status = released(|| function(c_hGraph, (&raw mut c_graphId).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_graphId))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphGetNodes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphGetNodes",
        [("hGraph", REQUIRED), ("numNodes", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_hGraph, object_numNodes] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let mut c_numNodes = if object_numNodes.is_null() {
            0
        } else {
            args::u64(object_numNodes, "numNodes")?
        };
        let c_nodes_length: usize = c_numNodes as usize;
        let c_nodes = args::room(
            c_nodes_length,
            Ty::Value(&driver::CUgraphNode).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            219,
        )?;
        let status = released(|| function(
            c_hGraph,
            c_nodes.cast(),
            (&raw mut c_numNodes).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUgraphNode),
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

pub(crate) unsafe extern "C" fn cuGraphGetRootNodes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphGetRootNodes",
        [("hGraph", REQUIRED), ("numRootNodes", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_hGraph, object_numRootNodes] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let mut c_numRootNodes = if object_numRootNodes.is_null() {
            0
        } else {
            args::u64(object_numRootNodes, "numRootNodes")?
        };
        let c_rootNodes_length: usize = c_numRootNodes as usize;
        let c_rootNodes = args::room(
            c_rootNodes_length,
            Ty::Value(&driver::CUgraphNode).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            220,
        )?;
        let status = released(|| function(
            c_hGraph,
            c_rootNodes.cast(),
            (&raw mut c_numRootNodes).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUgraphNode),
                            c_rootNodes.cast(),
                            c_rootNodes_length,
                        ),
                    )?;
                tuple.push(out::u64(c_numRootNodes))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphHostNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphHostNodeGetParams",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let (c_nodeParams, c_nodeParams_place) = out::new_record(
            &driver::CUDA_HOST_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            221,
        )?;
        let status = released(|| function(c_hNode, c_nodeParams_place.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_nodeParams.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphHostNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphHostNodeSetParams",
        [("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver::CUDA_HOST_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            222,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hNode, c_nodeParams.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuGraphInstantiate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphInstantiate",
        [("hGraph", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraph, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_flags = args::u64(object_flags, "flags")?;
        let mut c_phGraphExec: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            224,
        )?;
        let status = released(|| function(
            (&raw mut c_phGraphExec).cast(),
            c_hGraph,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphExec as u64, &driver::CUgraphExec))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphInstantiateWithParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphInstantiateWithParams",
        [("hGraph", REQUIRED), ("instantiateParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraph, object_instantiateParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let mut c_phGraphExec: u64 = 0;
        let c_instantiateParams = args::optional_record(
            object_instantiateParams,
            "instantiateParams",
            &driver::CUDA_GRAPH_INSTANTIATE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            225,
        )?;
        let status = released(|| function(
            (&raw mut c_phGraphExec).cast(),
            c_hGraph,
            c_instantiateParams.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphExec as u64, &driver::CUgraphExec))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphInstantiate_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphInstantiate_v2",
        [("hGraph", REQUIRED), ("bufferSize", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraph, object_bufferSize] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_bufferSize = args::u64(object_bufferSize, "bufferSize")?;
        let mut c_phGraphExec: u64 = 0;
        let mut c_phErrorNode: u64 = 0;
        let c_logBuffer_size: usize = c_bufferSize as usize;
        let c_logBuffer = args::room(c_logBuffer_size, 1, &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 226)?;
        let status = released(|| function(
            (&raw mut c_phGraphExec).cast(),
            c_hGraph,
            (&raw mut c_phErrorNode).cast(),
            c_logBuffer.cast(),
            c_bufferSize,
        ));
        returned(
            &driver::CUresult,
            status,
            3,
            |tuple| {
                tuple.push(out::value(c_phGraphExec as u64, &driver::CUgraphExec))?;
                tuple.push(out::value(c_phErrorNode as u64, &driver::CUgraphNode))?;
                tuple.push(out::bytes(more::bytes(c_logBuffer, c_logBuffer_size)))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphKernelNodeCopyAttributes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphKernelNodeCopyAttributes",
        [("dst", REQUIRED), ("src", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dst, object_src] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dst = args::value::<u64>(object_dst, "dst", &driver::CUgraphNode)?;
        let c_src = args::value::<u64>(object_src, "src", &driver::CUgraphNode)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 227)?;
        returned0(&driver::CUresult, released(|| function(c_dst, c_src)))
    })
}

pub(crate) unsafe extern "C" fn cuGraphKernelNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphKernelNodeGetParams",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let (c_nodeParams, c_nodeParams_place) = out::new_record(
            &driver::CUDA_KERNEL_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            230,
        )?;
        let status = released(|| function(c_hNode, c_nodeParams_place.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_nodeParams.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphKernelNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphKernelNodeSetParams",
        [("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver::CUDA_KERNEL_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            233,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hNode, c_nodeParams.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuGraphLaunch(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphLaunch",
        [("hGraphExec", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 234)?;
        returned0(&driver::CUresult, released(|| function(c_hGraphExec, c_hStream)))
    })
}

pub(crate) unsafe extern "C" fn cuGraphMemFreeNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphMemFreeNodeGetParams",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let mut c_dptr_out: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            236,
        )?;
        let status = released(|| function(c_hNode, (&raw mut c_dptr_out).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_dptr_out as u64, &driver::CUdeviceptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphMemcpyNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphMemcpyNodeGetParams",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let (c_nodeParams, c_nodeParams_place) = out::new_record(
            &driver::CUDA_MEMCPY3D,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            237,
        )?;
        let status = released(|| function(c_hNode, c_nodeParams_place.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_nodeParams.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphMemcpyNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphMemcpyNodeSetParams",
        [("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver::CUDA_MEMCPY3D,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            238,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hNode, c_nodeParams.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuGraphMemsetNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphMemsetNodeGetParams",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let (c_nodeParams, c_nodeParams_place) = out::new_record(
            &driver::CUDA_MEMSET_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            239,
        )?;
        let status = released(|| function(c_hNode, c_nodeParams_place.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_nodeParams.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphMemsetNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphMemsetNodeSetParams",
        [("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver::CUDA_MEMSET_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            240,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hNode, c_nodeParams.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeFindInClone(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphNodeFindInClone",
        [("hOriginalNode", REQUIRED), ("hClonedGraph", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hOriginalNode, object_hClonedGraph] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hOriginalNode = args::value::<
            u64,
        >(object_hOriginalNode, "hOriginalNode", &driver::CUgraphNode)?;
        let c_hClonedGraph = args::value::<
            u64,
        >(object_hClonedGraph, "hClonedGraph", &driver::CUgraph)?;
        let mut c_phNode: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            241,
        )?;
        let status = released(|| function(
            (&raw mut c_phNode).cast(),
            c_hOriginalNode,
            c_hClonedGraph,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeGetContainingGraph(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphNodeGetContainingGraph",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let mut c_phGraph: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            242,
        )?;
        let status = released(|| function(c_hNode, (&raw mut c_phGraph).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraph as u64, &driver::CUgraph))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeGetDependencies_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphNodeGetDependencies_v2",
        [("hNode", REQUIRED), ("numDependencies", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_hNode, object_numDependencies] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let mut c_numDependencies = if object_numDependencies.is_null() {
            0
        } else {
            args::u64(object_numDependencies, "numDependencies")?
        };
        let c_dependencies_length: usize = c_numDependencies as usize;
        let c_dependencies = args::room(
            c_dependencies_length,
            Ty::Value(&driver::CUgraphNode).size(),
            &mut keep,
        )?;
        let c_edgeData_length: usize = c_numDependencies as usize;
        let c_edgeData = args::room(
            c_edgeData_length,
            Ty::Record(&driver::CUgraphEdgeData).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 244)?;
        let status = released(|| function(
            c_hNode,
            c_dependencies.cast(),
            c_edgeData.cast(),
            (&raw mut c_numDependencies).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            3,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUgraphNode),
                            c_dependencies.cast(),
                            c_dependencies_length,
                        ),
                    )?;
                tuple
                    .push(
                        out::list(
                            &Ty::Record(&driver::CUgraphEdgeData),
                            c_edgeData.cast(),
                            c_edgeData_length,
                        ),
                    )?;
                tuple.push(out::u64(c_numDependencies))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeGetDependentNodes_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphNodeGetDependentNodes_v2",
        [("hNode", REQUIRED), ("numDependentNodes", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_hNode, object_numDependentNodes] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let mut c_numDependentNodes = if object_numDependentNodes.is_null() {
            0
        } else {
            args::u64(object_numDependentNodes, "numDependentNodes")?
        };
        let c_dependentNodes_length: usize = c_numDependentNodes as usize;
        let c_dependentNodes = args::room(
            c_dependentNodes_length,
            Ty::Value(&driver::CUgraphNode).size(),
            &mut keep,
        )?;
        let c_edgeData_length: usize = c_numDependentNodes as usize;
        let c_edgeData = args::room(
            c_edgeData_length,
            Ty::Record(&driver::CUgraphEdgeData).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 246)?;
        let status = released(|| function(
            c_hNode,
            c_dependentNodes.cast(),
            c_edgeData.cast(),
            (&raw mut c_numDependentNodes).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            3,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUgraphNode),
                            c_dependentNodes.cast(),
                            c_dependentNodes_length,
                        ),
                    )?;
                tuple
                    .push(
                        out::list(
                            &Ty::Record(&driver::CUgraphEdgeData),
                            c_edgeData.cast(),
                            c_edgeData_length,
                        ),
                    )?;
                tuple.push(out::u64(c_numDependentNodes))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeGetEnabled(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphNodeGetEnabled",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let mut c_isEnabled: u32 = 0;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            247,
        )?;
        let status = released(|| function(
            c_hGraphExec,
            c_hNode,
            (&raw mut c_isEnabled).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_isEnabled))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeGetLocalId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphNodeGetLocalId",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let mut c_nodeId: u32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            248,
        )?;
        let status = released(|| function(c_hNode, (&raw mut c_nodeId).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_nodeId))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphNodeGetParams",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let (c_nodeParams, c_nodeParams_place) = out::new_record(
            &driver13::CUgraphNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            249,
        )?;
        let status = released(|| function(c_hNode, c_nodeParams_place.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_nodeParams.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeGetToolsId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphNodeGetToolsId",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let mut c_toolsNodeId: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            250,
        )?;
        let status = released(|| function(c_hNode, (&raw mut c_toolsNodeId).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_toolsNodeId))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeGetType(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuGraphNodeGetType", [("hNode", REQUIRED)]);
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let mut c_type: i32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            251,
        )?;
        let status = released(|| function(c_hNode, (&raw mut c_type).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_type, &driver::CUgraphNodeType))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeSetEnabled(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphNodeSetEnabled",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("isEnabled", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_isEnabled] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_isEnabled = args::u32(object_isEnabled, "isEnabled")?;
        let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = symbol(
            this,
            252,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hGraphExec, c_hNode, c_isEnabled)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeSetParams_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphNodeSetParams_v2",
        [("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver13::CUgraphNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            254,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hNode, c_nodeParams.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuGraphReleaseUserObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphReleaseUserObject",
        [("graph", REQUIRED), ("object", REQUIRED), ("count", REQUIRED)],
    );
    body(|| unsafe {
        let [object_graph, object_object, object_count] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &driver::CUgraph)?;
        let c_object = args::value::<
            u64,
        >(object_object, "object", &driver::CUuserObject)?;
        let c_count = args::u32(object_count, "count")?;
        let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = symbol(
            this,
            255,
        )?;
        returned0(&driver::CUresult, released(|| function(c_graph, c_object, c_count)))
    })
}

pub(crate) unsafe extern "C" fn cuGraphRemoveDependencies_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuGraphRemoveDependencies_v2",
        [
            ("hGraph", REQUIRED),
            ("from_", REQUIRED),
            ("to", REQUIRED),
            ("edgeData", REQUIRED),
            ("numDependencies", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_from_, object_to, object_edgeData,
        object_numDependencies] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_from = args::array(
            object_from_,
            "from_",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_to = args::array(
            object_to,
            "to",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_edgeData = args::optional_array(
            object_edgeData,
            "edgeData",
            &Ty::Record(&driver::CUgraphEdgeData),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 257)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_hGraph,
                c_from.cast(),
                c_to.cast(),
                c_edgeData.cast(),
                c_numDependencies,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphRetainUserObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphRetainUserObject",
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
        let c_graph = args::value::<u64>(object_graph, "graph", &driver::CUgraph)?;
        let c_object = args::value::<
            u64,
        >(object_object, "object", &driver::CUuserObject)?;
        let c_count = args::u32(object_count, "count")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u64, u32, u32) -> i32 = symbol(
            this,
            258,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_graph, c_object, c_count, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphUpload(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphUpload",
        [("hGraphExec", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 259)?;
        returned0(&driver::CUresult, released(|| function(c_hGraphExec, c_hStream)))
    })
}

pub(crate) unsafe extern "C" fn cuGraphicsEGLRegisterImage(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphicsEGLRegisterImage",
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
            260,
        )?;
        let status = released(|| function(
            (&raw mut c_pCudaResource).cast(),
            c_image,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_pCudaResource as u64, &driver::CUgraphicsResource),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphicsGLRegisterBuffer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphicsGLRegisterBuffer",
        [("buffer", REQUIRED), ("Flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_buffer, object_Flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_buffer = args::value::<u32>(object_buffer, "buffer", &driver::GLuint)?;
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let mut c_pCudaResource: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = symbol(
            this,
            261,
        )?;
        let status = released(|| function(
            (&raw mut c_pCudaResource).cast(),
            c_buffer,
            c_Flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_pCudaResource as u64, &driver::CUgraphicsResource),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphicsGLRegisterImage(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphicsGLRegisterImage",
        [("image", REQUIRED), ("target", REQUIRED), ("Flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_image, object_target, object_Flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_image = args::value::<u32>(object_image, "image", &driver::GLuint)?;
        let c_target = args::value::<u32>(object_target, "target", &driver::GLenum)?;
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let mut c_pCudaResource: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32, u32, u32) -> i32 = symbol(
            this,
            262,
        )?;
        let status = released(|| function(
            (&raw mut c_pCudaResource).cast(),
            c_image,
            c_target,
            c_Flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_pCudaResource as u64, &driver::CUgraphicsResource),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphicsMapResources(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphicsMapResources",
        [("count", REQUIRED), ("resources", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_count, object_resources, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u32(object_count, "count")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_resources = args::array_or_one(
            object_resources,
            "resources",
            &Ty::Value(&driver::CUgraphicsResource),
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u32, *mut c_void, u64) -> i32 = symbol(
            this,
            263,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_count, c_resources.cast(), c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphicsResourceGetMappedEglFrame(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphicsResourceGetMappedEglFrame",
        [("resource", REQUIRED), ("index", REQUIRED), ("mipLevel", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resource, object_index, object_mipLevel] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_resource = args::value::<
            u64,
        >(object_resource, "resource", &driver::CUgraphicsResource)?;
        let c_index = args::u32(object_index, "index")?;
        let c_mipLevel = args::u32(object_mipLevel, "mipLevel")?;
        let (c_eglFrame, c_eglFrame_place) = out::new_record(&driver::CUeglFrame)?;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32, u32) -> i32 = symbol(
            this,
            264,
        )?;
        let status = released(|| function(
            c_eglFrame_place.cast(),
            c_resource,
            c_index,
            c_mipLevel,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_eglFrame.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphicsResourceGetMappedMipmappedArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphicsResourceGetMappedMipmappedArray",
        [("resource", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resource] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_resource = args::value::<
            u64,
        >(object_resource, "resource", &driver::CUgraphicsResource)?;
        let mut c_pMipmappedArray: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            265,
        )?;
        let status = released(|| function(
            (&raw mut c_pMipmappedArray).cast(),
            c_resource,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_pMipmappedArray as u64, &driver::CUmipmappedArray),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphicsResourceGetMappedPointer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphicsResourceGetMappedPointer",
        [("resource", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resource] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_resource = args::value::<
            u64,
        >(object_resource, "resource", &driver::CUgraphicsResource)?;
        let mut c_pDevPtr: u64 = 0;
        let mut c_pSize: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64) -> i32 = symbol(
            this,
            267,
        )?;
        let status = released(|| function(
            (&raw mut c_pDevPtr).cast(),
            (&raw mut c_pSize).cast(),
            c_resource,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::value(c_pDevPtr as u64, &driver::CUdeviceptr))?;
                tuple.push(out::u64(c_pSize))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphicsResourceSetMapFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphicsResourceSetMapFlags",
        [("resource", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resource, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_resource = args::value::<
            u64,
        >(object_resource, "resource", &driver::CUgraphicsResource)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u32) -> i32 = symbol(this, 269)?;
        returned0(&driver::CUresult, released(|| function(c_resource, c_flags)))
    })
}

pub(crate) unsafe extern "C" fn cuGraphicsSubResourceGetMappedArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphicsSubResourceGetMappedArray",
        [("resource", REQUIRED), ("arrayIndex", REQUIRED), ("mipLevel", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resource, object_arrayIndex, object_mipLevel] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_resource = args::value::<
            u64,
        >(object_resource, "resource", &driver::CUgraphicsResource)?;
        let c_arrayIndex = args::u32(object_arrayIndex, "arrayIndex")?;
        let c_mipLevel = args::u32(object_mipLevel, "mipLevel")?;
        let mut c_pArray: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32, u32) -> i32 = symbol(
            this,
            270,
        )?;
        let status = released(|| function(
            (&raw mut c_pArray).cast(),
            c_resource,
            c_arrayIndex,
            c_mipLevel,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pArray as u64, &driver::CUarray))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphicsUnmapResources(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphicsUnmapResources",
        [("count", REQUIRED), ("resources", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_count, object_resources, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u32(object_count, "count")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_resources = args::array_or_one(
            object_resources,
            "resources",
            &Ty::Value(&driver::CUgraphicsResource),
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u32, *mut c_void, u64) -> i32 = symbol(
            this,
            271,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_count, c_resources.cast(), c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphicsUnregisterResource(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphicsUnregisterResource",
        [("resource", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resource] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_resource = args::value::<
            u64,
        >(object_resource, "resource", &driver::CUgraphicsResource)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 272)?;
        returned0(&driver::CUresult, released(|| function(c_resource)))
    })
}

pub(crate) unsafe extern "C" fn cuGraphicsVDPAURegisterOutputSurface(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphicsVDPAURegisterOutputSurface",
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
        let mut c_pCudaResource: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = symbol(
            this,
            273,
        )?;
        let status = released(|| function(
            (&raw mut c_pCudaResource).cast(),
            c_vdpSurface,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_pCudaResource as u64, &driver::CUgraphicsResource),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphicsVDPAURegisterVideoSurface(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphicsVDPAURegisterVideoSurface",
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
        let mut c_pCudaResource: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = symbol(
            this,
            274,
        )?;
        let status = released(|| function(
            (&raw mut c_pCudaResource).cast(),
            c_vdpSurface,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_pCudaResource as u64, &driver::CUgraphicsResource),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGreenCtxCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGreenCtxCreate",
        [("desc", REQUIRED), ("dev", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_desc, object_dev, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_desc = args::value::<
            u64,
        >(object_desc, "desc", &driver::CUdevResourceDesc)?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_phCtx: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, i32, u32) -> i32 = symbol(
            this,
            275,
        )?;
        let status = released(|| function(
            (&raw mut c_phCtx).cast(),
            c_desc,
            c_dev,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phCtx as u64, &driver::CUgreenCtx))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGreenCtxDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuGreenCtxDestroy", [("hCtx", REQUIRED)]);
    body(|| unsafe {
        let [object_hCtx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUgreenCtx)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 276)?;
        returned0(&driver::CUresult, released(|| function(c_hCtx)))
    })
}

pub(crate) unsafe extern "C" fn cuGreenCtxGetId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuGreenCtxGetId", [("greenCtx", REQUIRED)]);
    body(|| unsafe {
        let [object_greenCtx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_greenCtx = args::value::<
            u64,
        >(object_greenCtx, "greenCtx", &driver::CUgreenCtx)?;
        let mut c_greenCtxId: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            278,
        )?;
        let status = released(|| function(c_greenCtx, (&raw mut c_greenCtxId).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_greenCtxId))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGreenCtxRecordEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGreenCtxRecordEvent",
        [("hCtx", REQUIRED), ("hEvent", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hCtx, object_hEvent] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUgreenCtx)?;
        let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 279)?;
        returned0(&driver::CUresult, released(|| function(c_hCtx, c_hEvent)))
    })
}

pub(crate) unsafe extern "C" fn cuGreenCtxStreamCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGreenCtxStreamCreate",
        [("greenCtx", REQUIRED), ("flags", REQUIRED), ("priority", REQUIRED)],
    );
    body(|| unsafe {
        let [object_greenCtx, object_flags, object_priority] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_greenCtx = args::value::<
            u64,
        >(object_greenCtx, "greenCtx", &driver::CUgreenCtx)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_priority = args::i32(object_priority, "priority")?;
        let mut c_phStream: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32, i32) -> i32 = symbol(
            this,
            280,
        )?;
        let status = released(|| function(
            (&raw mut c_phStream).cast(),
            c_greenCtx,
            c_flags,
            c_priority,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phStream as u64, &driver::CUstream))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGreenCtxWaitEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGreenCtxWaitEvent",
        [("hCtx", REQUIRED), ("hEvent", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hCtx, object_hEvent] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUgreenCtx)?;
        let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 281)?;
        returned0(&driver::CUresult, released(|| function(c_hCtx, c_hEvent)))
    })
}

pub(crate) unsafe extern "C" fn cuImportExternalMemory(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuImportExternalMemory",
        [("memHandleDesc", REQUIRED)],
    );
    body(|| unsafe {
        let [object_memHandleDesc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_extMem_out: u64 = 0;
        let c_memHandleDesc = args::optional_record(
            object_memHandleDesc,
            "memHandleDesc",
            &driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            282,
        )?;
        let status = released(|| function(
            (&raw mut c_extMem_out).cast(),
            c_memHandleDesc.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_extMem_out as u64, &driver::CUexternalMemory))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuImportExternalSemaphore(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuImportExternalSemaphore",
        [("semHandleDesc", REQUIRED)],
    );
    body(|| unsafe {
        let [object_semHandleDesc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_extSem_out: u64 = 0;
        let c_semHandleDesc = args::optional_record(
            object_semHandleDesc,
            "semHandleDesc",
            &driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            283,
        )?;
        let status = released(|| function(
            (&raw mut c_extSem_out).cast(),
            c_semHandleDesc.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_extSem_out as u64, &driver::CUexternalSemaphore),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuInit(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuInit", [("Flags", REQUIRED)]);
    body(|| unsafe {
        let [object_Flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let function: unsafe extern "system" fn(u32) -> i32 = symbol(this, 284)?;
        returned0(&driver::CUresult, released(|| function(c_Flags)))
    })
}

pub(crate) unsafe extern "C" fn cuIpcCloseMemHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuIpcCloseMemHandle", [("dptr", REQUIRED)]);
    body(|| unsafe {
        let [object_dptr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 285)?;
        returned0(&driver::CUresult, released(|| function(c_dptr)))
    })
}

pub(crate) unsafe extern "C" fn cuIpcGetEventHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuIpcGetEventHandle", [("event", REQUIRED)]);
    body(|| unsafe {
        let [object_event] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
        let (c_pHandle, c_pHandle_place) = out::new_record(&driver::CUipcEventHandle)?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            286,
        )?;
        let status = released(|| function(c_pHandle_place.cast(), c_event));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pHandle.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuIpcGetMemHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuIpcGetMemHandle", [("dptr", REQUIRED)]);
    body(|| unsafe {
        let [object_dptr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
        let (c_pHandle, c_pHandle_place) = out::new_record(&driver::CUipcMemHandle)?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            287,
        )?;
        let status = released(|| function(c_pHandle_place.cast(), c_dptr));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pHandle.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuIpcOpenEventHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuIpcOpenEventHandle",
        [("handle", REQUIRED)],
    );
    body(|| unsafe {
        let [object_handle] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_phEvent: u64 = 0;
        let c_handle = args::record(object_handle, "handle", &driver::CUipcEventHandle)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            by_value::CUipcEventHandle_v1,
        ) -> i32 = symbol(this, 288)?;
        let status = released(|| function(
            (&raw mut c_phEvent).cast(),
            c_handle.cast::<by_value::CUipcEventHandle_v1>().read_unaligned(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phEvent as u64, &driver::CUevent))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuIpcOpenMemHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuIpcOpenMemHandle",
        [("handle", REQUIRED), ("Flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_handle, object_Flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let mut c_pdptr: u64 = 0;
        let c_handle = args::record(object_handle, "handle", &driver::CUipcMemHandle)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            by_value::CUipcMemHandle_v1,
            u32,
        ) -> i32 = symbol(this, 290)?;
        let status = released(|| function(
            (&raw mut c_pdptr).cast(),
            c_handle.cast::<by_value::CUipcMemHandle_v1>().read_unaligned(),
            c_Flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pdptr as u64, &driver::CUdeviceptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuKernelGetFunction(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuKernelGetFunction",
        [("kernel", REQUIRED)],
    );
    body(|| unsafe {
        let [object_kernel] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
        let mut c_pFunc: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            292,
        )?;
        let status = released(|| function((&raw mut c_pFunc).cast(), c_kernel));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pFunc as u64, &driver::CUfunction))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuKernelGetLibrary(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuKernelGetLibrary", [("kernel", REQUIRED)]);
    body(|| unsafe {
        let [object_kernel] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
        let mut c_pLib: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            293,
        )?;
        let status = released(|| function((&raw mut c_pLib).cast(), c_kernel));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pLib as u64, &driver::CUlibrary))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuKernelGetName(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuKernelGetName", [("hfunc", REQUIRED)]);
    body(|| unsafe {
        let [object_hfunc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUkernel)?;
        let mut c_name: *const c_char = core::ptr::null();
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            294,
        )?;
        let status = released(|| function((&raw mut c_name).cast(), c_hfunc));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::text(c_name))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuKernelGetParamCount(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuKernelGetParamCount",
        [("kernel", REQUIRED)],
    );
    body(|| unsafe {
        let [object_kernel] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
        let mut c_paramCount: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            295,
        )?;
        let status = released(|| function(c_kernel, (&raw mut c_paramCount).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_paramCount))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuKernelGetParamInfo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuKernelGetParamInfo",
        [("kernel", REQUIRED), ("paramIndex", REQUIRED)],
    );
    body(|| unsafe {
        let [object_kernel, object_paramIndex] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
        let c_paramIndex = args::u64(object_paramIndex, "paramIndex")?;
        let mut c_paramOffset: u64 = 0;
        let mut c_paramSize: u64 = 0;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 296)?;
        let status = released(|| function(
            c_kernel,
            c_paramIndex,
            (&raw mut c_paramOffset).cast(),
            (&raw mut c_paramSize).cast(),
        ));
        returned(
            &driver::CUresult,
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

pub(crate) unsafe extern "C" fn cuKernelSetCacheConfig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuKernelSetCacheConfig",
        [("kernel", REQUIRED), ("config", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_kernel, object_config, object_dev] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
        let c_config = args::enumeration(
            object_config,
            "config",
            &driver::CUfunc_cache,
        )?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = symbol(
            this,
            298,
        )?;
        returned0(&driver::CUresult, released(|| function(c_kernel, c_config, c_dev)))
    })
}

pub(crate) unsafe extern "C" fn cuLaunch(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuLaunch", [("f", REQUIRED)]);
    body(|| unsafe {
        let [object_f] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_f = args::value::<u64>(object_f, "f", &driver::CUfunction)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 299)?;
        returned0(&driver::CUresult, released(|| function(c_f)))
    })
}

pub(crate) unsafe extern "C" fn cuLaunchCooperativeKernel(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<10> = Params::new(
        "cuLaunchCooperativeKernel",
        [
            ("f", REQUIRED),
            ("gridDimX", REQUIRED),
            ("gridDimY", REQUIRED),
            ("gridDimZ", REQUIRED),
            ("blockDimX", REQUIRED),
            ("blockDimY", REQUIRED),
            ("blockDimZ", REQUIRED),
            ("sharedMemBytes", REQUIRED),
            ("hStream", REQUIRED),
            ("kernelParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_f, object_gridDimX, object_gridDimY, object_gridDimZ,
        object_blockDimX, object_blockDimY, object_blockDimZ, object_sharedMemBytes,
        object_hStream, object_kernelParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_f = args::value::<u64>(object_f, "f", &driver::CUfunction)?;
        let c_gridDimX = args::u32(object_gridDimX, "gridDimX")?;
        let c_gridDimY = args::u32(object_gridDimY, "gridDimY")?;
        let c_gridDimZ = args::u32(object_gridDimZ, "gridDimZ")?;
        let c_blockDimX = args::u32(object_blockDimX, "blockDimX")?;
        let c_blockDimY = args::u32(object_blockDimY, "blockDimY")?;
        let c_blockDimZ = args::u32(object_blockDimZ, "blockDimZ")?;
        let c_sharedMemBytes = args::u32(object_sharedMemBytes, "sharedMemBytes")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_kernelParams_space = kernel::Space::new();
        let c_kernelParams = args::kernel_params(
            object_kernelParams,
            "kernelParams",
            &mut c_kernelParams_space,
            &mut keep,
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
        ) -> i32 = symbol(this, 300)?;
        returned0(
            &driver::CUresult,
            released(|| function(
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
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLaunchCooperativeKernelMultiDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuLaunchCooperativeKernelMultiDevice",
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
            &Ty::Record(&driver::CUDA_LAUNCH_PARAMS),
            Some(c_numDevices as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u32, u32) -> i32 = symbol(
            this,
            301,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_launchParamsList.cast(), c_numDevices, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLaunchGrid(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuLaunchGrid",
        [("f", REQUIRED), ("grid_width", REQUIRED), ("grid_height", REQUIRED)],
    );
    body(|| unsafe {
        let [object_f, object_grid_width, object_grid_height] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_f = args::value::<u64>(object_f, "f", &driver::CUfunction)?;
        let c_grid_width = args::i32(object_grid_width, "grid_width")?;
        let c_grid_height = args::i32(object_grid_height, "grid_height")?;
        let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = symbol(
            this,
            302,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_f, c_grid_width, c_grid_height)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLaunchGridAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuLaunchGridAsync",
        [
            ("f", REQUIRED),
            ("grid_width", REQUIRED),
            ("grid_height", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_f, object_grid_width, object_grid_height, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_f = args::value::<u64>(object_f, "f", &driver::CUfunction)?;
        let c_grid_width = args::i32(object_grid_width, "grid_width")?;
        let c_grid_height = args::i32(object_grid_height, "grid_height")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, i32, i32, u64) -> i32 = symbol(
            this,
            303,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_f, c_grid_width, c_grid_height, c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLaunchHostFunc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuLaunchHostFunc",
        [("hStream", REQUIRED), ("fn", REQUIRED), ("userData", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream, object_fn, object_userData] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_fn = args::callback(
            object_fn,
            Some(&driver::CUhostFn__signature),
            object_userData,
            &mut keep,
        )?;
        let c_userData = args::data(object_userData, c_fn.is_closure(), &mut keep)?;
        let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            304,
        )?;
        if c_fn.is_closure() {
            let mut answer = 0u64;
            let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
                this,
                546,
            )?;
            let status = released(|| asked(c_hStream, (&raw mut answer).cast()));
            if status == 0 && answer == 0 { c_fn.once() } else { c_fn.forever() }
        } else {
            c_fn.forever();
        }
        returned0(
            &driver::CUresult,
            released(|| function(c_hStream, c_fn.address(), c_userData.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLaunchHostFunc_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuLaunchHostFunc_v2",
        [
            ("hStream", REQUIRED),
            ("fn", REQUIRED),
            ("userData", REQUIRED),
            ("syncMode", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hStream, object_fn, object_userData, object_syncMode] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_syncMode = args::u32(object_syncMode, "syncMode")?;
        let mut c_fn = args::callback(
            object_fn,
            Some(&driver::CUhostFn__signature),
            object_userData,
            &mut keep,
        )?;
        let c_userData = args::data(object_userData, c_fn.is_closure(), &mut keep)?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            u32,
        ) -> i32 = symbol(this, 305)?;
        if c_fn.is_closure() {
            let mut answer = 0u64;
            let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
                this,
                546,
            )?;
            let status = released(|| asked(c_hStream, (&raw mut answer).cast()));
            if status == 0 && answer == 0 { c_fn.once() } else { c_fn.forever() }
        } else {
            c_fn.forever();
        }
        returned0(
            &driver::CUresult,
            released(|| function(
                c_hStream,
                c_fn.address(),
                c_userData.cast(),
                c_syncMode,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLaunchKernel(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<11> = Params::new(
        "cuLaunchKernel",
        [
            ("f", REQUIRED),
            ("gridDimX", REQUIRED),
            ("gridDimY", REQUIRED),
            ("gridDimZ", REQUIRED),
            ("blockDimX", REQUIRED),
            ("blockDimY", REQUIRED),
            ("blockDimZ", REQUIRED),
            ("sharedMemBytes", REQUIRED),
            ("hStream", REQUIRED),
            ("kernelParams", REQUIRED),
            ("extra", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_f, object_gridDimX, object_gridDimY, object_gridDimZ,
        object_blockDimX, object_blockDimY, object_blockDimZ, object_sharedMemBytes,
        object_hStream, object_kernelParams, object_extra] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_f = args::value::<u64>(object_f, "f", &driver::CUfunction)?;
        let c_gridDimX = args::u32(object_gridDimX, "gridDimX")?;
        let c_gridDimY = args::u32(object_gridDimY, "gridDimY")?;
        let c_gridDimZ = args::u32(object_gridDimZ, "gridDimZ")?;
        let c_blockDimX = args::u32(object_blockDimX, "blockDimX")?;
        let c_blockDimY = args::u32(object_blockDimY, "blockDimY")?;
        let c_blockDimZ = args::u32(object_blockDimZ, "blockDimZ")?;
        let c_sharedMemBytes = args::u32(object_sharedMemBytes, "sharedMemBytes")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_kernelParams_space = kernel::Space::new();
        let c_kernelParams = args::kernel_params(
            object_kernelParams,
            "kernelParams",
            &mut c_kernelParams_space,
            &mut keep,
        )?;
        let c_extra = args::pointer(object_extra, "extra", &mut keep)?;
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
        ) -> i32 = symbol(this, 306)?;
        returned0(
            &driver::CUresult,
            released(|| function(
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
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLibraryEnumerateKernels(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuLibraryEnumerateKernels",
        [("numKernels", REQUIRED), ("lib", REQUIRED)],
    );
    body(|| unsafe {
        let [object_numKernels, object_lib] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numKernels = args::u32(object_numKernels, "numKernels")?;
        let c_lib = args::value::<u64>(object_lib, "lib", &driver::CUlibrary)?;
        let c_kernels_length: usize = c_numKernels as usize;
        let c_kernels = args::room(
            c_kernels_length,
            Ty::Value(&driver::CUkernel).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u32, u64) -> i32 = symbol(
            this,
            308,
        )?;
        let status = released(|| function(c_kernels.cast(), c_numKernels, c_lib));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUkernel),
                            c_kernels.cast(),
                            c_kernels_length,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLibraryGetGlobal(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuLibraryGetGlobal",
        [("library", REQUIRED), ("name", REQUIRED)],
    );
    body(|| unsafe {
        let [object_library, object_name] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_library = args::value::<
            u64,
        >(object_library, "library", &driver::CUlibrary)?;
        let mut c_dptr: u64 = 0;
        let mut c_bytes: u64 = 0;
        let c_name = args::text(object_name, "name", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            *const c_char,
        ) -> i32 = symbol(this, 309)?;
        let status = released(|| function(
            (&raw mut c_dptr).cast(),
            (&raw mut c_bytes).cast(),
            c_library,
            c_name,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::value(c_dptr as u64, &driver::CUdeviceptr))?;
                tuple.push(out::u64(c_bytes))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLibraryGetKernel(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuLibraryGetKernel",
        [("library", REQUIRED), ("name", REQUIRED)],
    );
    body(|| unsafe {
        let [object_library, object_name] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_library = args::value::<
            u64,
        >(object_library, "library", &driver::CUlibrary)?;
        let mut c_pKernel: u64 = 0;
        let c_name = args::text(object_name, "name", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *const c_char,
        ) -> i32 = symbol(this, 310)?;
        let status = released(|| function(
            (&raw mut c_pKernel).cast(),
            c_library,
            c_name,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pKernel as u64, &driver::CUkernel))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLibraryGetKernelCount(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuLibraryGetKernelCount",
        [("lib", REQUIRED)],
    );
    body(|| unsafe {
        let [object_lib] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_lib = args::value::<u64>(object_lib, "lib", &driver::CUlibrary)?;
        let mut c_count: u32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            311,
        )?;
        let status = released(|| function((&raw mut c_count).cast(), c_lib));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_count))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLibraryGetManaged(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuLibraryGetManaged",
        [("library", REQUIRED), ("name", REQUIRED)],
    );
    body(|| unsafe {
        let [object_library, object_name] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_library = args::value::<
            u64,
        >(object_library, "library", &driver::CUlibrary)?;
        let mut c_dptr: u64 = 0;
        let mut c_bytes: u64 = 0;
        let c_name = args::text(object_name, "name", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            *const c_char,
        ) -> i32 = symbol(this, 312)?;
        let status = released(|| function(
            (&raw mut c_dptr).cast(),
            (&raw mut c_bytes).cast(),
            c_library,
            c_name,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::value(c_dptr as u64, &driver::CUdeviceptr))?;
                tuple.push(out::u64(c_bytes))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLibraryGetModule(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuLibraryGetModule",
        [("library", REQUIRED)],
    );
    body(|| unsafe {
        let [object_library] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_library = args::value::<
            u64,
        >(object_library, "library", &driver::CUlibrary)?;
        let mut c_pMod: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            313,
        )?;
        let status = released(|| function((&raw mut c_pMod).cast(), c_library));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pMod as u64, &driver::CUmodule))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLibraryGetUnifiedFunction(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuLibraryGetUnifiedFunction",
        [("library", REQUIRED), ("symbol", REQUIRED)],
    );
    body(|| unsafe {
        let [object_library, object_symbol] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_library = args::value::<
            u64,
        >(object_library, "library", &driver::CUlibrary)?;
        let mut c_fptr: *mut c_void = core::ptr::null_mut();
        let c_symbol = args::text(object_symbol, "symbol", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *const c_char,
        ) -> i32 = symbol(this, 314)?;
        let status = released(|| function(
            (&raw mut c_fptr).cast(),
            c_library,
            c_symbol,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_fptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLibraryUnload(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuLibraryUnload", [("library", REQUIRED)]);
    body(|| unsafe {
        let [object_library] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_library = args::value::<
            u64,
        >(object_library, "library", &driver::CUlibrary)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 317)?;
        returned0(&driver::CUresult, released(|| function(c_library)))
    })
}

pub(crate) unsafe extern "C" fn cuLinkComplete(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuLinkComplete", [("state", REQUIRED)]);
    body(|| unsafe {
        let [object_state] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_state = args::value::<u64>(object_state, "state", &driver::CUlinkState)?;
        let mut c_cubinOut: *mut c_void = core::ptr::null_mut();
        let mut c_sizeOut: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            322,
        )?;
        let status = released(|| function(
            c_state,
            (&raw mut c_cubinOut).cast(),
            (&raw mut c_sizeOut).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::pointer(c_cubinOut))?;
                tuple.push(out::u64(c_sizeOut))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLinkDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuLinkDestroy", [("state", REQUIRED)]);
    body(|| unsafe {
        let [object_state] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_state = args::value::<u64>(object_state, "state", &driver::CUlinkState)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 325)?;
        let ending = hold::take(&driver::CUlinkState, c_state as u64);
        let status = released(|| function(c_state));
        ending.end(status == 0);
        returned0(&driver::CUresult, status)
    })
}

pub(crate) unsafe extern "C" fn cuLogicalEndpointAddDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuLogicalEndpointAddDevice",
        [("leId", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_leId, object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_leId = args::value::<
            u32,
        >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let function: unsafe extern "system" fn(u32, i32) -> i32 = symbol(this, 326)?;
        returned0(&driver::CUresult, released(|| function(c_leId, c_dev)))
    })
}

pub(crate) unsafe extern "C" fn cuLogicalEndpointBindAddr(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cuLogicalEndpointBindAddr",
        [
            ("leId", REQUIRED),
            ("dev", REQUIRED),
            ("offset", REQUIRED),
            ("ptr", REQUIRED),
            ("size", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_leId, object_dev, object_offset, object_ptr, object_size,
        object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_leId = args::value::<
            u32,
        >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_offset = args::value::<u64>(object_offset, "offset", &driver::cuuint64_t)?;
        let c_size = args::value::<u64>(object_size, "size", &driver::cuuint64_t)?;
        let c_flags = args::u64(object_flags, "flags")?;
        let c_ptr = args::pointer(object_ptr, "ptr", &mut keep)?;
        let function: unsafe extern "system" fn(
            u32,
            i32,
            u64,
            *mut c_void,
            u64,
            u64,
        ) -> i32 = symbol(this, 327)?;
        returned0(
            &driver::CUresult,
            released(|| function(c_leId, c_dev, c_offset, c_ptr.cast(), c_size, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLogicalEndpointBindMem(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<7> = Params::new(
        "cuLogicalEndpointBindMem",
        [
            ("leId", REQUIRED),
            ("dev", REQUIRED),
            ("offset", REQUIRED),
            ("memHandle", REQUIRED),
            ("memOffset", REQUIRED),
            ("size", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_leId, object_dev, object_offset, object_memHandle, object_memOffset,
        object_size, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(
            u32,
            i32,
            u64,
            u64,
            u64,
            u64,
            u64,
        ) -> i32 = symbol(this, 328)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_leId,
                c_dev,
                c_offset,
                c_memHandle,
                c_memOffset,
                c_size,
                c_flags,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLogicalEndpointCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuLogicalEndpointCreate",
        [("leId", REQUIRED), ("prop", REQUIRED)],
    );
    body(|| unsafe {
        let [object_leId, object_prop] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_leId = args::value::<
            u32,
        >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
        let c_prop = args::optional_record(
            object_prop,
            "prop",
            &driver13::CUlogicalEndpointProp,
        )?;
        let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = symbol(
            this,
            329,
        )?;
        returned0(&driver::CUresult, released(|| function(c_leId, c_prop.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuLogicalEndpointDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuLogicalEndpointDestroy",
        [("leId", REQUIRED)],
    );
    body(|| unsafe {
        let [object_leId] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_leId = args::value::<
            u32,
        >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
        let function: unsafe extern "system" fn(u32) -> i32 = symbol(this, 330)?;
        returned0(&driver::CUresult, released(|| function(c_leId)))
    })
}

pub(crate) unsafe extern "C" fn cuLogicalEndpointExport(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuLogicalEndpointExport",
        [("leId", REQUIRED), ("handleType", REQUIRED)],
    );
    body(|| unsafe {
        let [object_leId, object_handleType] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_leId = args::value::<
            u32,
        >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
        let c_handleType = args::enumeration(
            object_handleType,
            "handleType",
            &driver13::CUlogicalEndpointIpcHandleType,
        )?;
        let mut c_handle = attributes::attribute_out(
            c_handleType,
            &attribute_types::CUlogicalEndpointIpcHandleType,
            None,
        )?;
        #[allow(unused_variables)]
        let c_handle_size = c_handle.size();
        let function: unsafe extern "system" fn(*mut c_void, u32, i32) -> i32 = symbol(
            this,
            331,
        )?;
        let status = released(|| function(c_handle.pointer(), c_leId, c_handleType));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_handle.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLogicalEndpointGetLimits(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuLogicalEndpointGetLimits",
        [("prop", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prop] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        ) -> i32 = symbol(this, 332)?;
        let status = released(|| function(
            (&raw mut c_bindAlignment).cast(),
            (&raw mut c_maxSize).cast(),
            c_prop.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::value(c_bindAlignment as u64, &driver::cuuint64_t))?;
                tuple.push(out::value(c_maxSize as u64, &driver::cuuint64_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLogicalEndpointIdRelease(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuLogicalEndpointIdRelease",
        [("baseLeId", REQUIRED), ("count", REQUIRED)],
    );
    body(|| unsafe {
        let [object_baseLeId, object_count] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_baseLeId = args::value::<
            u32,
        >(object_baseLeId, "baseLeId", &driver13::CUlogicalEndpointId)?;
        let c_count = args::value::<u32>(object_count, "count", &driver::cuuint32_t)?;
        let function: unsafe extern "system" fn(u32, u32) -> i32 = symbol(this, 333)?;
        returned0(&driver::CUresult, released(|| function(c_baseLeId, c_count)))
    })
}

pub(crate) unsafe extern "C" fn cuLogicalEndpointIdReserve(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuLogicalEndpointIdReserve",
        [("count", REQUIRED)],
    );
    body(|| unsafe {
        let [object_count] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::value::<u32>(object_count, "count", &driver::cuuint32_t)?;
        let mut c_baseLeId: u32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = symbol(
            this,
            334,
        )?;
        let status = released(|| function((&raw mut c_baseLeId).cast(), c_count));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_baseLeId as u64, &driver13::CUlogicalEndpointId),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLogicalEndpointImport(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuLogicalEndpointImport",
        [("leId", REQUIRED), ("handle", REQUIRED), ("handleType", REQUIRED)],
    );
    body(|| unsafe {
        let [object_leId, object_handle, object_handleType] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_leId = args::value::<
            u32,
        >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
        let c_handleType = args::enumeration(
            object_handleType,
            "handleType",
            &driver13::CUlogicalEndpointIpcHandleType,
        )?;
        let c_handle = args::pointer(object_handle, "handle", &mut keep)?;
        let function: unsafe extern "system" fn(u32, *mut c_void, i32) -> i32 = symbol(
            this,
            335,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_leId, c_handle.cast(), c_handleType)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLogicalEndpointQuery(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuLogicalEndpointQuery",
        [("leId", REQUIRED), ("count", REQUIRED)],
    );
    body(|| unsafe {
        let [object_leId, object_count] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_leId = args::value::<
            u32,
        >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
        let c_count = args::value::<u32>(object_count, "count", &driver::cuuint32_t)?;
        let mut c_queryStatus: i32 = 0;
        let function: unsafe extern "system" fn(u32, u32, *mut c_void) -> i32 = symbol(
            this,
            336,
        )?;
        let status = released(|| function(
            c_leId,
            c_count,
            (&raw mut c_queryStatus).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_queryStatus))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLogicalEndpointUnbind(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuLogicalEndpointUnbind",
        [("leId", REQUIRED), ("dev", REQUIRED), ("offset", REQUIRED), ("size", REQUIRED)],
    );
    body(|| unsafe {
        let [object_leId, object_dev, object_offset, object_size] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_leId = args::value::<
            u32,
        >(object_leId, "leId", &driver13::CUlogicalEndpointId)?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_offset = args::value::<u64>(object_offset, "offset", &driver::cuuint64_t)?;
        let c_size = args::value::<u64>(object_size, "size", &driver::cuuint64_t)?;
        let function: unsafe extern "system" fn(u32, i32, u64, u64) -> i32 = symbol(
            this,
            337,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_leId, c_dev, c_offset, c_size)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLogsCurrent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuLogsCurrent", [("flags", REQUIRED)]);
    body(|| unsafe {
        let [object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_iterator_out: u32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = symbol(
            this,
            338,
        )?;
        let status = released(|| function((&raw mut c_iterator_out).cast(), c_flags));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_iterator_out as u64, &driver::CUlogIterator))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLogsDumpToFile(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuLogsDumpToFile",
        [("iterator", REQUIRED), ("pathToFile", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_iterator, object_pathToFile, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_iterator = args::value::<
            u32,
        >(object_iterator, "iterator", &driver::CUlogIterator)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_pathToFile = args::text(object_pathToFile, "pathToFile", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *const c_char,
            u32,
        ) -> i32 = symbol(this, 339)?;
        let status = released(|| function(
            if args::is_none(object_iterator) {
                core::ptr::null_mut()
            } else {
                (&raw mut c_iterator).cast()
            },
            c_pathToFile,
            c_flags,
        ));
        more::update(object_iterator, &driver::CUlogIterator, c_iterator as u64);
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_iterator as u64, &driver::CUlogIterator))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLogsDumpToMemory(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuLogsDumpToMemory",
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
        >(object_iterator, "iterator", &driver::CUlogIterator)?;
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
        ) -> i32 = symbol(this, 340)?;
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
        more::update(object_iterator, &driver::CUlogIterator, c_iterator as u64);
        returned(
            &driver::CUresult,
            status,
            2 + isize::from(c_buffer.is_returned()),
            |tuple| {
                tuple.push(out::value(c_iterator as u64, &driver::CUlogIterator))?;
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

pub(crate) unsafe extern "C" fn cuLogsRegisterCallback(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuLogsRegisterCallback",
        [("callbackFunc", REQUIRED), ("userData", REQUIRED)],
    );
    body(|| unsafe {
        let [object_callbackFunc, object_userData] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_callbackFunc = args::callback(
            object_callbackFunc,
            Some(&driver::CUlogsCallback__signature),
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
        ) -> i32 = symbol(this, 341)?;
        let status = released(|| function(
            c_callbackFunc.address(),
            c_userData.cast(),
            (&raw mut c_callback_out).cast(),
        ));
        if status == 0 {
            c_callbackFunc.kept(&mut keep);
            hold::hold(&driver::CUlogsCallbackHandle, c_callback_out as u64, keep);
        }
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_callback_out as u64, &driver::CUlogsCallbackHandle),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLogsUnregisterCallback(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuLogsUnregisterCallback",
        [("callback", REQUIRED)],
    );
    body(|| unsafe {
        let [object_callback] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_callback = args::value::<
            u64,
        >(object_callback, "callback", &driver::CUlogsCallbackHandle)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 342)?;
        let ending = hold::take(&driver::CUlogsCallbackHandle, c_callback as u64);
        let status = released(|| function(c_callback));
        ending.end(status == 0);
        returned0(&driver::CUresult, status)
    })
}

pub(crate) unsafe extern "C" fn cuMemAddressFree(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemAddressFree",
        [("ptr", REQUIRED), ("size", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ptr, object_size] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
        let c_size = args::u64(object_size, "size")?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 343)?;
        returned0(&driver::CUresult, released(|| function(c_ptr, c_size)))
    })
}

pub(crate) unsafe extern "C" fn cuMemAddressReserve(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemAddressReserve",
        [
            ("size", REQUIRED),
            ("alignment", REQUIRED),
            ("addr", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_size, object_alignment, object_addr, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_size = args::u64(object_size, "size")?;
        let c_alignment = args::u64(object_alignment, "alignment")?;
        let c_addr = args::value::<u64>(object_addr, "addr", &driver::CUdeviceptr)?;
        let c_flags = args::u64(object_flags, "flags")?;
        let mut c_ptr: u64 = 0;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            u64,
            u64,
            u64,
        ) -> i32 = symbol(this, 344)?;
        let status = released(|| function(
            (&raw mut c_ptr).cast(),
            c_size,
            c_alignment,
            c_addr,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_ptr as u64, &driver::CUdeviceptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemAdvise_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemAdvise_v2",
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
        let c_devPtr = args::value::<
            u64,
        >(object_devPtr, "devPtr", &driver::CUdeviceptr)?;
        let c_count = args::u64(object_count, "count")?;
        let c_advice = args::enumeration(
            object_advice,
            "advice",
            &driver::CUmem_advise,
        )?;
        let c_location = args::record(
            object_location,
            "location",
            &driver12::CUmemLocation,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            i32,
            by_value::CUmemLocation_v112,
        ) -> i32 = symbol(this, 346)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_devPtr,
                c_count,
                c_advice,
                c_location.cast::<by_value::CUmemLocation_v112>().read_unaligned(),
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemAlloc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemAlloc", [("bytesize", REQUIRED)]);
    body(|| unsafe {
        let [object_bytesize] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bytesize = args::u64(object_bytesize, "bytesize")?;
        let mut c_dptr: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            355,
        )?;
        let status = released(|| function((&raw mut c_dptr).cast(), c_bytesize));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_dptr as u64, &driver::CUdeviceptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemAllocAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemAllocAsync",
        [("bytesize", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_bytesize, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bytesize = args::u64(object_bytesize, "bytesize")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_dptr: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            348,
        )?;
        let status = released(|| function(
            (&raw mut c_dptr).cast(),
            c_bytesize,
            c_hStream,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_dptr as u64, &driver::CUdeviceptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemAllocFromPoolAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemAllocFromPoolAsync",
        [("bytesize", REQUIRED), ("pool", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_bytesize, object_pool, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bytesize = args::u64(object_bytesize, "bytesize")?;
        let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_dptr: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64, u64) -> i32 = symbol(
            this,
            349,
        )?;
        let status = released(|| function(
            (&raw mut c_dptr).cast(),
            c_bytesize,
            c_pool,
            c_hStream,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_dptr as u64, &driver::CUdeviceptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemAllocHost(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemAllocHost", [("bytesize", REQUIRED)]);
    body(|| unsafe {
        let [object_bytesize] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bytesize = args::u64(object_bytesize, "bytesize")?;
        let mut c_pp: *mut c_void = core::ptr::null_mut();
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            351,
        )?;
        let status = released(|| function((&raw mut c_pp).cast(), c_bytesize));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_pp))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemAllocManaged(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemAllocManaged",
        [("bytesize", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_bytesize, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bytesize = args::u64(object_bytesize, "bytesize")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_dptr: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            352,
        )?;
        let status = released(|| function(
            (&raw mut c_dptr).cast(),
            c_bytesize,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_dptr as u64, &driver::CUdeviceptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemAllocPitch(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemAllocPitch",
        [
            ("WidthInBytes", REQUIRED),
            ("Height", REQUIRED),
            ("ElementSizeBytes", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_WidthInBytes, object_Height, object_ElementSizeBytes] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        ) -> i32 = symbol(this, 354)?;
        let status = released(|| function(
            (&raw mut c_dptr).cast(),
            (&raw mut c_pPitch).cast(),
            c_WidthInBytes,
            c_Height,
            c_ElementSizeBytes,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::value(c_dptr as u64, &driver::CUdeviceptr))?;
                tuple.push(out::u64(c_pPitch))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemBatchDecompressAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemBatchDecompressAsync",
        [
            ("paramsArray", REQUIRED),
            ("count", REQUIRED),
            ("flags", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_paramsArray, object_count, object_flags, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
        let c_paramsArray = args::array_or_one(
            object_paramsArray,
            "paramsArray",
            &Ty::Record(&driver::CUmemDecompressParams),
            Some(c_count as usize),
            &mut keep,
        )?;
        let mut c_errorIndex: u64 = 0;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            u32,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 356)?;
        let status = released(|| function(
            c_paramsArray.cast(),
            c_count,
            c_flags,
            (&raw mut c_errorIndex).cast(),
            c_stream,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_errorIndex))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemDiscardAndPrefetchBatchAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<8> = Params::new(
        "cuMemDiscardAndPrefetchBatchAsync",
        [
            ("dptrs", REQUIRED),
            ("sizes", REQUIRED),
            ("count", REQUIRED),
            ("prefetchLocs", REQUIRED),
            ("prefetchLocIdxs", REQUIRED),
            ("numPrefetchLocs", REQUIRED),
            ("flags", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dptrs, object_sizes, object_count, object_prefetchLocs,
        object_prefetchLocIdxs, object_numPrefetchLocs, object_flags, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_numPrefetchLocs = args::u64(object_numPrefetchLocs, "numPrefetchLocs")?;
        let c_flags = args::u64(object_flags, "flags")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_dptrs = args::array(
            object_dptrs,
            "dptrs",
            &Ty::Value(&driver::CUdeviceptr),
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
            &Ty::Record(&driver13::CUmemLocation),
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
        ) -> i32 = symbol(this, 358)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_dptrs.cast(),
                c_sizes.cast(),
                c_count,
                c_prefetchLocs.cast(),
                c_prefetchLocIdxs.cast(),
                c_numPrefetchLocs,
                c_flags,
                c_hStream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemDiscardBatchAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMemDiscardBatchAsync",
        [
            ("dptrs", REQUIRED),
            ("sizes", REQUIRED),
            ("count", REQUIRED),
            ("flags", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dptrs, object_sizes, object_count, object_flags, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_flags = args::u64(object_flags, "flags")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_dptrs = args::array(
            object_dptrs,
            "dptrs",
            &Ty::Value(&driver::CUdeviceptr),
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
        ) -> i32 = symbol(this, 359)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_dptrs.cast(),
                c_sizes.cast(),
                c_count,
                c_flags,
                c_hStream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemExportToShareableHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemExportToShareableHandle",
        [("handle", REQUIRED), ("handleType", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_handle, object_handleType, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
            c_handleType,
            &attribute_types::CUmemAllocationHandleType,
            None,
        )?;
        #[allow(unused_variables)]
        let c_shareableHandle_size = c_shareableHandle.size();
        let function: unsafe extern "system" fn(*mut c_void, u64, i32, u64) -> i32 = symbol(
            this,
            360,
        )?;
        let status = released(|| function(
            c_shareableHandle.pointer(),
            c_handle,
            c_handleType,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_shareableHandle.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemFree(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemFree", [("dptr", REQUIRED)]);
    body(|| unsafe {
        let [object_dptr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 364)?;
        returned0(&driver::CUresult, released(|| function(c_dptr)))
    })
}

pub(crate) unsafe extern "C" fn cuMemFreeAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemFreeAsync",
        [("dptr", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dptr, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 362)?;
        returned0(&driver::CUresult, released(|| function(c_dptr, c_hStream)))
    })
}

pub(crate) unsafe extern "C" fn cuMemFreeHost(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemFreeHost", [("p", REQUIRED)]);
    body(|| unsafe {
        let [object_p] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_p = args::pointer(object_p, "p", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 363)?;
        returned0(&driver::CUresult, released(|| function(c_p.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuMemGetAddressRange(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemGetAddressRange", [("dptr", REQUIRED)]);
    body(|| unsafe {
        let [object_dptr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
        let mut c_pbase: u64 = 0;
        let mut c_psize: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64) -> i32 = symbol(
            this,
            367,
        )?;
        let status = released(|| function(
            (&raw mut c_pbase).cast(),
            (&raw mut c_psize).cast(),
            c_dptr,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::value(c_pbase as u64, &driver::CUdeviceptr))?;
                tuple.push(out::u64(c_psize))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemGetDefaultMemPool(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemGetDefaultMemPool",
        [("location", REQUIRED), ("typename", REQUIRED)],
    );
    body(|| unsafe {
        let [object_location, object_typename] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = symbol(
            this,
            370,
        )?;
        let status = released(|| function(
            (&raw mut c_pool_out).cast(),
            c_location.cast(),
            c_type,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pool_out as u64, &driver::CUmemoryPool))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemGetHandleForAddressRange(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemGetHandleForAddressRange",
        [
            ("dptr", REQUIRED),
            ("size", REQUIRED),
            ("handleType", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dptr, object_size, object_handleType, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
        let c_size = args::u64(object_size, "size")?;
        let c_handleType = args::enumeration(
            object_handleType,
            "handleType",
            &driver::CUmemRangeHandleType,
        )?;
        let c_flags = args::u64(object_flags, "flags")?;
        let mut c_handle = attributes::attribute_out(
            c_handleType,
            &attribute_types::CUmemRangeHandleType,
            None,
        )?;
        #[allow(unused_variables)]
        let c_handle_size = c_handle.size();
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            u64,
            i32,
            u64,
        ) -> i32 = symbol(this, 371)?;
        let status = released(|| function(
            c_handle.pointer(),
            c_dptr,
            c_size,
            c_handleType,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_handle.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemGetInfo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuMemGetInfo", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_free: u64 = 0;
        let mut c_total: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            373,
        )?;
        let status = released(|| function(
            (&raw mut c_free).cast(),
            (&raw mut c_total).cast(),
        ));
        returned(
            &driver::CUresult,
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

pub(crate) unsafe extern "C" fn cuMemGetLocationInfo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMemGetLocationInfo",
        [
            ("ptr", REQUIRED),
            ("size", REQUIRED),
            ("summaryGranularity", REQUIRED),
            ("samplingGranularity", REQUIRED),
            ("location_out", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_ptr, object_size, object_summaryGranularity,
        object_samplingGranularity, object_location_out] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let c_location_out = args::optional_record(
            object_location_out,
            "location_out",
            &driver13::CUmemLocation,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            u64,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 374)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_ptr,
                c_size,
                c_summaryGranularity,
                c_samplingGranularity,
                c_location_out.cast(),
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemGetMemPool(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemGetMemPool",
        [("location", REQUIRED), ("typename", REQUIRED)],
    );
    body(|| unsafe {
        let [object_location, object_typename] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = symbol(
            this,
            375,
        )?;
        let status = released(|| function(
            (&raw mut c_pool).cast(),
            c_location.cast(),
            c_type,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pool as u64, &driver::CUmemoryPool))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemHostAlloc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemHostAlloc",
        [("bytesize", REQUIRED), ("Flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_bytesize, object_Flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bytesize = args::u64(object_bytesize, "bytesize")?;
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let mut c_pp: *mut c_void = core::ptr::null_mut();
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            376,
        )?;
        let status = released(|| function((&raw mut c_pp).cast(), c_bytesize, c_Flags));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_pp))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemHostGetDevicePointer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemHostGetDevicePointer",
        [("p", REQUIRED), ("Flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_p, object_Flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let mut c_pdptr: u64 = 0;
        let c_p = args::pointer(object_p, "p", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32) -> i32 = symbol(
            this,
            378,
        )?;
        let status = released(|| function(
            (&raw mut c_pdptr).cast(),
            c_p.cast(),
            c_Flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pdptr as u64, &driver::CUdeviceptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemHostGetFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemHostGetFlags", [("p", REQUIRED)]);
    body(|| unsafe {
        let [object_p] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pFlags: u32 = 0;
        let c_p = args::pointer(object_p, "p", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            379,
        )?;
        let status = released(|| function((&raw mut c_pFlags).cast(), c_p.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_pFlags))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemHostRegister(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemHostRegister",
        [("p", REQUIRED), ("bytesize", REQUIRED), ("Flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_p, object_bytesize, object_Flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_bytesize = args::u64(object_bytesize, "bytesize")?;
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let c_p = args::pointer(object_p, "p", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            381,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_p.cast(), c_bytesize, c_Flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemHostUnregister(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemHostUnregister", [("p", REQUIRED)]);
    body(|| unsafe {
        let [object_p] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_p = args::pointer(object_p, "p", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 382)?;
        returned0(&driver::CUresult, released(|| function(c_p.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuMemImportFromShareableHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemImportFromShareableHandle",
        [("osHandle", REQUIRED), ("shHandleType", REQUIRED)],
    );
    body(|| unsafe {
        let [object_osHandle, object_shHandleType] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_shHandleType = args::enumeration(
            object_shHandleType,
            "shHandleType",
            &driver::CUmemAllocationHandleType,
        )?;
        let mut c_handle: u64 = 0;
        let c_osHandle = args::pointer(object_osHandle, "osHandle", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = symbol(
            this,
            383,
        )?;
        let status = released(|| function(
            (&raw mut c_handle).cast(),
            c_osHandle.cast(),
            c_shHandleType,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_handle as u64,
                            &driver::CUmemGenericAllocationHandle,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemMap(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMemMap",
        [
            ("ptr", REQUIRED),
            ("size", REQUIRED),
            ("offset", REQUIRED),
            ("handle", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_ptr, object_size, object_offset, object_handle, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
        let c_size = args::u64(object_size, "size")?;
        let c_offset = args::u64(object_offset, "offset")?;
        let c_handle = args::value::<
            u64,
        >(object_handle, "handle", &driver::CUmemGenericAllocationHandle)?;
        let c_flags = args::u64(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = symbol(
            this,
            384,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_ptr, c_size, c_offset, c_handle, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemMapArrayAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemMapArrayAsync",
        [("mapInfoList", REQUIRED), ("count", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_mapInfoList, object_count, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u32(object_count, "count")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_mapInfoList = args::array(
            object_mapInfoList,
            "mapInfoList",
            &Ty::Record(&driver::CUarrayMapInfo),
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u32, u64) -> i32 = symbol(
            this,
            385,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_mapInfoList.cast(), c_count, c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemPoolDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemPoolDestroy", [("pool", REQUIRED)]);
    body(|| unsafe {
        let [object_pool] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 387)?;
        returned0(&driver::CUresult, released(|| function(c_pool)))
    })
}

pub(crate) unsafe extern "C" fn cuMemPoolExportPointer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuMemPoolExportPointer",
        [("ptr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ptr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
        let (c_shareData_out, c_shareData_out_place) = out::new_record(
            &driver::CUmemPoolPtrExportData,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            388,
        )?;
        let status = released(|| function(c_shareData_out_place.cast(), c_ptr));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_shareData_out.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemPoolExportToShareableHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemPoolExportToShareableHandle",
        [("pool", REQUIRED), ("handleType", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pool, object_handleType, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
        let c_handleType = args::enumeration(
            object_handleType,
            "handleType",
            &driver::CUmemAllocationHandleType,
        )?;
        let c_flags = args::u64(object_flags, "flags")?;
        let mut c_handle_out = attributes::attribute_out(
            c_handleType,
            &attribute_types::CUmemAllocationHandleType,
            None,
        )?;
        #[allow(unused_variables)]
        let c_handle_out_size = c_handle_out.size();
        let function: unsafe extern "system" fn(*mut c_void, u64, i32, u64) -> i32 = symbol(
            this,
            389,
        )?;
        let status = released(|| function(
            c_handle_out.pointer(),
            c_pool,
            c_handleType,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_handle_out.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemPoolGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemPoolGetAttribute",
        [("pool", REQUIRED), ("attr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pool, object_attr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &driver::CUmemPool_attribute,
        )?;
        let mut c_value = attributes::attribute_out(
            c_attr,
            &attribute_types::CUmemPool_attribute,
            None,
        )?;
        #[allow(unused_variables)]
        let c_value_size = c_value.size();
        let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = symbol(
            this,
            391,
        )?;
        let status = released(|| function(c_pool, c_attr, c_value.pointer()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_value.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemPoolImportFromShareableHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemPoolImportFromShareableHandle",
        [("handle", REQUIRED), ("handleType", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_handle, object_handleType, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_handleType = args::enumeration(
            object_handleType,
            "handleType",
            &driver::CUmemAllocationHandleType,
        )?;
        let c_flags = args::u64(object_flags, "flags")?;
        let mut c_pool_out: u64 = 0;
        let c_handle = args::pointer(object_handle, "handle", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            i32,
            u64,
        ) -> i32 = symbol(this, 392)?;
        let status = released(|| function(
            (&raw mut c_pool_out).cast(),
            c_handle.cast(),
            c_handleType,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pool_out as u64, &driver::CUmemoryPool))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemPoolImportPointer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemPoolImportPointer",
        [("pool", REQUIRED), ("shareData", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pool, object_shareData] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
        let mut c_ptr_out: u64 = 0;
        let c_shareData = args::optional_record(
            object_shareData,
            "shareData",
            &driver::CUmemPoolPtrExportData,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            393,
        )?;
        let status = released(|| function(
            (&raw mut c_ptr_out).cast(),
            c_pool,
            c_shareData.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_ptr_out as u64, &driver::CUdeviceptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemPoolSetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemPoolSetAttribute",
        [("pool", REQUIRED), ("attr", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pool, object_attr, object_value] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &driver::CUmemPool_attribute,
        )?;
        #[allow(unused_variables)]
        let (c_value, c_value_size) = attributes::attribute_in(
            object_value,
            "value",
            c_attr,
            &attribute_types::CUmemPool_attribute,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = symbol(
            this,
            395,
        )?;
        returned0(&driver::CUresult, released(|| function(c_pool, c_attr, c_value)))
    })
}

pub(crate) unsafe extern "C" fn cuMemPoolTrimTo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemPoolTrimTo",
        [("pool", REQUIRED), ("minBytesToKeep", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pool, object_minBytesToKeep] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
        let c_minBytesToKeep = args::u64(object_minBytesToKeep, "minBytesToKeep")?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 396)?;
        returned0(&driver::CUresult, released(|| function(c_pool, c_minBytesToKeep)))
    })
}

pub(crate) unsafe extern "C" fn cuMemPrefetchAsync_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMemPrefetchAsync_v2",
        [
            ("devPtr", REQUIRED),
            ("count", REQUIRED),
            ("location", REQUIRED),
            ("flags", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_devPtr, object_count, object_location, object_flags, object_hStream,
        ] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_devPtr = args::value::<
            u64,
        >(object_devPtr, "devPtr", &driver::CUdeviceptr)?;
        let c_count = args::u64(object_count, "count")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_location = args::record(
            object_location,
            "location",
            &driver12::CUmemLocation,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            by_value::CUmemLocation_v112,
            u32,
            u64,
        ) -> i32 = symbol(this, 398)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_devPtr,
                c_count,
                c_location.cast::<by_value::CUmemLocation_v112>().read_unaligned(),
                c_flags,
                c_hStream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemPrefetchBatchAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<8> = Params::new(
        "cuMemPrefetchBatchAsync",
        [
            ("dptrs", REQUIRED),
            ("sizes", REQUIRED),
            ("count", REQUIRED),
            ("prefetchLocs", REQUIRED),
            ("prefetchLocIdxs", REQUIRED),
            ("numPrefetchLocs", REQUIRED),
            ("flags", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dptrs, object_sizes, object_count, object_prefetchLocs,
        object_prefetchLocIdxs, object_numPrefetchLocs, object_flags, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_numPrefetchLocs = args::u64(object_numPrefetchLocs, "numPrefetchLocs")?;
        let c_flags = args::u64(object_flags, "flags")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_dptrs = args::array(
            object_dptrs,
            "dptrs",
            &Ty::Value(&driver::CUdeviceptr),
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
            &Ty::Record(&driver13::CUmemLocation),
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
        ) -> i32 = symbol(this, 399)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_dptrs.cast(),
                c_sizes.cast(),
                c_count,
                c_prefetchLocs.cast(),
                c_prefetchLocIdxs.cast(),
                c_numPrefetchLocs,
                c_flags,
                c_hStream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemRangeGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemRangeGetAttribute",
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
            &driver::CUmem_range_attribute,
        )?;
        let c_devPtr = args::value::<
            u64,
        >(object_devPtr, "devPtr", &driver::CUdeviceptr)?;
        let c_count = args::u64(object_count, "count")?;
        let mut c_data = attributes::attribute_out(
            c_attribute,
            &attribute_types::CUmem_range_attribute,
            Some(c_dataSize as usize),
        )?;
        #[allow(unused_variables)]
        let c_data_size = c_data.size();
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            i32,
            u64,
            u64,
        ) -> i32 = symbol(this, 400)?;
        let status = released(|| function(
            c_data.pointer(),
            c_dataSize,
            c_attribute,
            c_devPtr,
            c_count,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_data.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemRangeGetAttributes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMemRangeGetAttributes",
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
        let c_devPtr = args::value::<
            u64,
        >(object_devPtr, "devPtr", &driver::CUdeviceptr)?;
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
            &Ty::Enum(&driver::CUmem_range_attribute),
            Some(c_numAttributes as usize),
            &mut keep,
        )?;
        let mut c_data = attributes::attributes_out(
            c_attributes.cast(),
            c_dataSizes.cast(),
            c_numAttributes as usize,
            &attribute_types::CUmem_range_attribute,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u64,
            u64,
            u64,
        ) -> i32 = symbol(this, 401)?;
        let status = released(|| function(
            c_data.pointers().cast(),
            c_dataSizes.cast(),
            c_attributes.cast(),
            c_numAttributes,
            c_devPtr,
            c_count,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_data.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemRelease(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemRelease", [("handle", REQUIRED)]);
    body(|| unsafe {
        let [object_handle] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_handle = args::value::<
            u64,
        >(object_handle, "handle", &driver::CUmemGenericAllocationHandle)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 402)?;
        returned0(&driver::CUresult, released(|| function(c_handle)))
    })
}

pub(crate) unsafe extern "C" fn cuMemRetainAllocationHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuMemRetainAllocationHandle",
        [("addr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_addr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_handle: u64 = 0;
        let c_addr = args::pointer(object_addr, "addr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            403,
        )?;
        let status = released(|| function((&raw mut c_handle).cast(), c_addr.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_handle as u64,
                            &driver::CUmemGenericAllocationHandle,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemSetMemPool(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemSetMemPool",
        [("location", REQUIRED), ("typename", REQUIRED), ("pool", REQUIRED)],
    );
    body(|| unsafe {
        let [object_location, object_typename, object_pool] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(*mut c_void, i32, u64) -> i32 = symbol(
            this,
            405,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_location.cast(), c_type, c_pool)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemUnmap(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemUnmap",
        [("ptr", REQUIRED), ("size", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ptr, object_size] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
        let c_size = args::u64(object_size, "size")?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 406)?;
        returned0(&driver::CUresult, released(|| function(c_ptr, c_size)))
    })
}

pub(crate) unsafe extern "C" fn cuMemcpy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemcpy",
        [("dst", REQUIRED), ("src", REQUIRED), ("ByteCount", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dst, object_src, object_ByteCount] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dst = args::value::<u64>(object_dst, "dst", &driver::CUdeviceptr)?;
        let c_src = args::value::<u64>(object_src, "src", &driver::CUdeviceptr)?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = symbol(
            this,
            407,
        )?;
        returned0(&driver::CUresult, released(|| function(c_dst, c_src, c_ByteCount)))
    })
}

pub(crate) unsafe extern "C" fn cuMemcpy2D(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemcpy2D", [("pCopy", REQUIRED)]);
    body(|| unsafe {
        let [object_pCopy] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pCopy = args::optional_record(
            object_pCopy,
            "pCopy",
            &driver::CUDA_MEMCPY2D,
        )?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 413)?;
        returned0(&driver::CUresult, released(|| function(c_pCopy.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuMemcpy2DAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemcpy2DAsync",
        [("pCopy", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pCopy, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_pCopy = args::optional_record(
            object_pCopy,
            "pCopy",
            &driver::CUDA_MEMCPY2D,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            410,
        )?;
        returned0(&driver::CUresult, released(|| function(c_pCopy.cast(), c_hStream)))
    })
}

pub(crate) unsafe extern "C" fn cuMemcpy2DUnaligned(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemcpy2DUnaligned", [("pCopy", REQUIRED)]);
    body(|| unsafe {
        let [object_pCopy] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pCopy = args::optional_record(
            object_pCopy,
            "pCopy",
            &driver::CUDA_MEMCPY2D,
        )?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 412)?;
        returned0(&driver::CUresult, released(|| function(c_pCopy.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuMemcpy3D(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemcpy3D", [("pCopy", REQUIRED)]);
    body(|| unsafe {
        let [object_pCopy] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pCopy = args::optional_record(
            object_pCopy,
            "pCopy",
            &driver::CUDA_MEMCPY3D,
        )?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 422)?;
        returned0(&driver::CUresult, released(|| function(c_pCopy.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuMemcpy3DAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemcpy3DAsync",
        [("pCopy", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pCopy, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_pCopy = args::optional_record(
            object_pCopy,
            "pCopy",
            &driver::CUDA_MEMCPY3D,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            416,
        )?;
        returned0(&driver::CUresult, released(|| function(c_pCopy.cast(), c_hStream)))
    })
}

pub(crate) unsafe extern "C" fn cuMemcpy3DPeer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemcpy3DPeer", [("pCopy", REQUIRED)]);
    body(|| unsafe {
        let [object_pCopy] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pCopy = args::optional_record(
            object_pCopy,
            "pCopy",
            &driver::CUDA_MEMCPY3D_PEER,
        )?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 419)?;
        returned0(&driver::CUresult, released(|| function(c_pCopy.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuMemcpy3DPeerAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemcpy3DPeerAsync",
        [("pCopy", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pCopy, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_pCopy = args::optional_record(
            object_pCopy,
            "pCopy",
            &driver::CUDA_MEMCPY3D_PEER,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            420,
        )?;
        returned0(&driver::CUresult, released(|| function(c_pCopy.cast(), c_hStream)))
    })
}

pub(crate) unsafe extern "C" fn cuMemcpy3DWithAttributesAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemcpy3DWithAttributesAsync",
        [("op", REQUIRED), ("flags", REQUIRED), ("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_op, object_flags, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u64(object_flags, "flags")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_op = args::optional_record(
            object_op,
            "op",
            &driver13::CUDA_MEMCPY3D_BATCH_OP,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            421,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_op.cast(), c_flags, c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemcpyAsync",
        [
            ("dst", REQUIRED),
            ("src", REQUIRED),
            ("ByteCount", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_src, object_ByteCount, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dst = args::value::<u64>(object_dst, "dst", &driver::CUdeviceptr)?;
        let c_src = args::value::<u64>(object_src, "src", &driver::CUdeviceptr)?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = symbol(
            this,
            423,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dst, c_src, c_ByteCount, c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyAtoA(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMemcpyAtoA",
        [
            ("dstArray", REQUIRED),
            ("dstOffset", REQUIRED),
            ("srcArray", REQUIRED),
            ("srcOffset", REQUIRED),
            ("ByteCount", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstArray, object_dstOffset, object_srcArray, object_srcOffset,
        object_ByteCount] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstArray = args::value::<
            u64,
        >(object_dstArray, "dstArray", &driver::CUarray)?;
        let c_dstOffset = args::u64(object_dstOffset, "dstOffset")?;
        let c_srcArray = args::value::<
            u64,
        >(object_srcArray, "srcArray", &driver::CUarray)?;
        let c_srcOffset = args::u64(object_srcOffset, "srcOffset")?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = symbol(
            this,
            425,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_dstArray,
                c_dstOffset,
                c_srcArray,
                c_srcOffset,
                c_ByteCount,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyAtoD(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemcpyAtoD",
        [
            ("dstDevice", REQUIRED),
            ("srcArray", REQUIRED),
            ("srcOffset", REQUIRED),
            ("ByteCount", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_srcArray, object_srcOffset, object_ByteCount] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_srcArray = args::value::<
            u64,
        >(object_srcArray, "srcArray", &driver::CUarray)?;
        let c_srcOffset = args::u64(object_srcOffset, "srcOffset")?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = symbol(
            this,
            427,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstDevice, c_srcArray, c_srcOffset, c_ByteCount)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyAtoH(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemcpyAtoH",
        [
            ("dstHost", REQUIRED),
            ("srcArray", REQUIRED),
            ("srcOffset", REQUIRED),
            ("ByteCount", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstHost, object_srcArray, object_srcOffset, object_ByteCount] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_srcArray = args::value::<
            u64,
        >(object_srcArray, "srcArray", &driver::CUarray)?;
        let c_srcOffset = args::u64(object_srcOffset, "srcOffset")?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let c_dstHost = args::pointer(object_dstHost, "dstHost", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64, u64) -> i32 = symbol(
            this,
            431,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstHost.cast(), c_srcArray, c_srcOffset, c_ByteCount)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyAtoHAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMemcpyAtoHAsync",
        [
            ("dstHost", REQUIRED),
            ("srcArray", REQUIRED),
            ("srcOffset", REQUIRED),
            ("ByteCount", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstHost, object_srcArray, object_srcOffset, object_ByteCount,
        object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_srcArray = args::value::<
            u64,
        >(object_srcArray, "srcArray", &driver::CUarray)?;
        let c_srcOffset = args::u64(object_srcOffset, "srcOffset")?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_dstHost = args::pointer(object_dstHost, "dstHost", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            u64,
            u64,
            u64,
        ) -> i32 = symbol(this, 430)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_dstHost.cast(),
                c_srcArray,
                c_srcOffset,
                c_ByteCount,
                c_hStream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyDtoA(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemcpyDtoA",
        [
            ("dstArray", REQUIRED),
            ("dstOffset", REQUIRED),
            ("srcDevice", REQUIRED),
            ("ByteCount", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstArray, object_dstOffset, object_srcDevice, object_ByteCount] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstArray = args::value::<
            u64,
        >(object_dstArray, "dstArray", &driver::CUarray)?;
        let c_dstOffset = args::u64(object_dstOffset, "dstOffset")?;
        let c_srcDevice = args::value::<
            u64,
        >(object_srcDevice, "srcDevice", &driver::CUdeviceptr)?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = symbol(
            this,
            435,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstArray, c_dstOffset, c_srcDevice, c_ByteCount)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyDtoD(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemcpyDtoD",
        [("dstDevice", REQUIRED), ("srcDevice", REQUIRED), ("ByteCount", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dstDevice, object_srcDevice, object_ByteCount] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_srcDevice = args::value::<
            u64,
        >(object_srcDevice, "srcDevice", &driver::CUdeviceptr)?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = symbol(
            this,
            439,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstDevice, c_srcDevice, c_ByteCount)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyDtoDAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemcpyDtoDAsync",
        [
            ("dstDevice", REQUIRED),
            ("srcDevice", REQUIRED),
            ("ByteCount", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_srcDevice, object_ByteCount, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_srcDevice = args::value::<
            u64,
        >(object_srcDevice, "srcDevice", &driver::CUdeviceptr)?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = symbol(
            this,
            438,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstDevice, c_srcDevice, c_ByteCount, c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyDtoH(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemcpyDtoH",
        [("dstHost", REQUIRED), ("srcDevice", REQUIRED), ("ByteCount", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dstHost, object_srcDevice, object_ByteCount] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_srcDevice = args::value::<
            u64,
        >(object_srcDevice, "srcDevice", &driver::CUdeviceptr)?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let c_dstHost = args::pointer(object_dstHost, "dstHost", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            443,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstHost.cast(), c_srcDevice, c_ByteCount)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyDtoHAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemcpyDtoHAsync",
        [
            ("dstHost", REQUIRED),
            ("srcDevice", REQUIRED),
            ("ByteCount", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstHost, object_srcDevice, object_ByteCount, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_srcDevice = args::value::<
            u64,
        >(object_srcDevice, "srcDevice", &driver::CUdeviceptr)?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_dstHost = args::pointer(object_dstHost, "dstHost", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64, u64) -> i32 = symbol(
            this,
            442,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstHost.cast(), c_srcDevice, c_ByteCount, c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyHtoA(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemcpyHtoA",
        [
            ("dstArray", REQUIRED),
            ("dstOffset", REQUIRED),
            ("srcHost", REQUIRED),
            ("ByteCount", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstArray, object_dstOffset, object_srcHost, object_ByteCount] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstArray = args::value::<
            u64,
        >(object_dstArray, "dstArray", &driver::CUarray)?;
        let c_dstOffset = args::u64(object_dstOffset, "dstOffset")?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let c_srcHost = args::pointer(object_srcHost, "srcHost", &mut keep)?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void, u64) -> i32 = symbol(
            this,
            447,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstArray, c_dstOffset, c_srcHost.cast(), c_ByteCount)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyHtoAAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMemcpyHtoAAsync",
        [
            ("dstArray", REQUIRED),
            ("dstOffset", REQUIRED),
            ("srcHost", REQUIRED),
            ("ByteCount", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstArray, object_dstOffset, object_srcHost, object_ByteCount,
        object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstArray = args::value::<
            u64,
        >(object_dstArray, "dstArray", &driver::CUarray)?;
        let c_dstOffset = args::u64(object_dstOffset, "dstOffset")?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_srcHost = args::pointer(object_srcHost, "srcHost", &mut keep)?;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            *mut c_void,
            u64,
            u64,
        ) -> i32 = symbol(this, 446)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_dstArray,
                c_dstOffset,
                c_srcHost.cast(),
                c_ByteCount,
                c_hStream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyHtoD(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemcpyHtoD",
        [("dstDevice", REQUIRED), ("srcHost", REQUIRED), ("ByteCount", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dstDevice, object_srcHost, object_ByteCount] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let c_srcHost = args::pointer(object_srcHost, "srcHost", &mut keep)?;
        let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = symbol(
            this,
            451,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstDevice, c_srcHost.cast(), c_ByteCount)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyHtoDAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemcpyHtoDAsync",
        [
            ("dstDevice", REQUIRED),
            ("srcHost", REQUIRED),
            ("ByteCount", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_srcHost, object_ByteCount, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_ByteCount = args::u64(object_ByteCount, "ByteCount")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_srcHost = args::pointer(object_srcHost, "srcHost", &mut keep)?;
        let function: unsafe extern "system" fn(u64, *mut c_void, u64, u64) -> i32 = symbol(
            this,
            450,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstDevice, c_srcHost.cast(), c_ByteCount, c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyPeer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMemcpyPeer",
        [
            ("dstDevice", REQUIRED),
            ("dstContext", REQUIRED),
            ("srcDevice", REQUIRED),
            ("srcContext", REQUIRED),
            ("ByteCount", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_dstContext, object_srcDevice, object_srcContext,
        object_ByteCount] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = symbol(
            this,
            452,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_dstDevice,
                c_dstContext,
                c_srcDevice,
                c_srcContext,
                c_ByteCount,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyPeerAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cuMemcpyPeerAsync",
        [
            ("dstDevice", REQUIRED),
            ("dstContext", REQUIRED),
            ("srcDevice", REQUIRED),
            ("srcContext", REQUIRED),
            ("ByteCount", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_dstContext, object_srcDevice, object_srcContext,
        object_ByteCount, object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u64, u64, u64, u64, u64) -> i32 = symbol(
            this,
            453,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_dstDevice,
                c_dstContext,
                c_srcDevice,
                c_srcContext,
                c_ByteCount,
                c_hStream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyWithAttributesAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMemcpyWithAttributesAsync",
        [
            ("dst", REQUIRED),
            ("src", REQUIRED),
            ("size", REQUIRED),
            ("attr", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dst, object_src, object_size, object_attr, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dst = args::value::<u64>(object_dst, "dst", &driver::CUdeviceptr)?;
        let c_src = args::value::<u64>(object_src, "src", &driver::CUdeviceptr)?;
        let c_size = args::u64(object_size, "size")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_attr = args::optional_record(
            object_attr,
            "attr",
            &driver13::CUmemcpyAttributes,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            u64,
            u64,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 454)?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dst, c_src, c_size, c_attr.cast(), c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemsetD16(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemsetD16",
        [("dstDevice", REQUIRED), ("us", REQUIRED), ("N", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dstDevice, object_us, object_N] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_us = args::u16(object_us, "us")?;
        let c_N = args::u64(object_N, "N")?;
        let function: unsafe extern "system" fn(u64, u16, u64) -> i32 = symbol(
            this,
            457,
        )?;
        returned0(&driver::CUresult, released(|| function(c_dstDevice, c_us, c_N)))
    })
}

pub(crate) unsafe extern "C" fn cuMemsetD16Async(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemsetD16Async",
        [
            ("dstDevice", REQUIRED),
            ("us", REQUIRED),
            ("N", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_us, object_N, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_us = args::u16(object_us, "us")?;
        let c_N = args::u64(object_N, "N")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u16, u64, u64) -> i32 = symbol(
            this,
            456,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstDevice, c_us, c_N, c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemsetD2D16(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMemsetD2D16",
        [
            ("dstDevice", REQUIRED),
            ("dstPitch", REQUIRED),
            ("us", REQUIRED),
            ("Width", REQUIRED),
            ("Height", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_dstPitch, object_us, object_Width, object_Height,
        ] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_dstPitch = args::u64(object_dstPitch, "dstPitch")?;
        let c_us = args::u16(object_us, "us")?;
        let c_Width = args::u64(object_Width, "Width")?;
        let c_Height = args::u64(object_Height, "Height")?;
        let function: unsafe extern "system" fn(u64, u64, u16, u64, u64) -> i32 = symbol(
            this,
            460,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstDevice, c_dstPitch, c_us, c_Width, c_Height)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemsetD2D16Async(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cuMemsetD2D16Async",
        [
            ("dstDevice", REQUIRED),
            ("dstPitch", REQUIRED),
            ("us", REQUIRED),
            ("Width", REQUIRED),
            ("Height", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_dstPitch, object_us, object_Width, object_Height,
        object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_dstPitch = args::u64(object_dstPitch, "dstPitch")?;
        let c_us = args::u16(object_us, "us")?;
        let c_Width = args::u64(object_Width, "Width")?;
        let c_Height = args::u64(object_Height, "Height")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u64, u16, u64, u64, u64) -> i32 = symbol(
            this,
            459,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_dstDevice,
                c_dstPitch,
                c_us,
                c_Width,
                c_Height,
                c_hStream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemsetD2D32(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMemsetD2D32",
        [
            ("dstDevice", REQUIRED),
            ("dstPitch", REQUIRED),
            ("ui", REQUIRED),
            ("Width", REQUIRED),
            ("Height", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_dstPitch, object_ui, object_Width, object_Height,
        ] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_dstPitch = args::u64(object_dstPitch, "dstPitch")?;
        let c_ui = args::u32(object_ui, "ui")?;
        let c_Width = args::u64(object_Width, "Width")?;
        let c_Height = args::u64(object_Height, "Height")?;
        let function: unsafe extern "system" fn(u64, u64, u32, u64, u64) -> i32 = symbol(
            this,
            463,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstDevice, c_dstPitch, c_ui, c_Width, c_Height)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemsetD2D32Async(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cuMemsetD2D32Async",
        [
            ("dstDevice", REQUIRED),
            ("dstPitch", REQUIRED),
            ("ui", REQUIRED),
            ("Width", REQUIRED),
            ("Height", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_dstPitch, object_ui, object_Width, object_Height,
        object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_dstPitch = args::u64(object_dstPitch, "dstPitch")?;
        let c_ui = args::u32(object_ui, "ui")?;
        let c_Width = args::u64(object_Width, "Width")?;
        let c_Height = args::u64(object_Height, "Height")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u64, u32, u64, u64, u64) -> i32 = symbol(
            this,
            462,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_dstDevice,
                c_dstPitch,
                c_ui,
                c_Width,
                c_Height,
                c_hStream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemsetD2D8(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMemsetD2D8",
        [
            ("dstDevice", REQUIRED),
            ("dstPitch", REQUIRED),
            ("uc", REQUIRED),
            ("Width", REQUIRED),
            ("Height", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_dstPitch, object_uc, object_Width, object_Height,
        ] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_dstPitch = args::u64(object_dstPitch, "dstPitch")?;
        let c_uc = args::u8(object_uc, "uc")?;
        let c_Width = args::u64(object_Width, "Width")?;
        let c_Height = args::u64(object_Height, "Height")?;
        let function: unsafe extern "system" fn(u64, u64, u8, u64, u64) -> i32 = symbol(
            this,
            466,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstDevice, c_dstPitch, c_uc, c_Width, c_Height)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemsetD2D8Async(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cuMemsetD2D8Async",
        [
            ("dstDevice", REQUIRED),
            ("dstPitch", REQUIRED),
            ("uc", REQUIRED),
            ("Width", REQUIRED),
            ("Height", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_dstPitch, object_uc, object_Width, object_Height,
        object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_dstPitch = args::u64(object_dstPitch, "dstPitch")?;
        let c_uc = args::u8(object_uc, "uc")?;
        let c_Width = args::u64(object_Width, "Width")?;
        let c_Height = args::u64(object_Height, "Height")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u64, u8, u64, u64, u64) -> i32 = symbol(
            this,
            465,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_dstDevice,
                c_dstPitch,
                c_uc,
                c_Width,
                c_Height,
                c_hStream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemsetD32(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemsetD32",
        [("dstDevice", REQUIRED), ("ui", REQUIRED), ("N", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dstDevice, object_ui, object_N] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_ui = args::u32(object_ui, "ui")?;
        let c_N = args::u64(object_N, "N")?;
        let function: unsafe extern "system" fn(u64, u32, u64) -> i32 = symbol(
            this,
            469,
        )?;
        returned0(&driver::CUresult, released(|| function(c_dstDevice, c_ui, c_N)))
    })
}

pub(crate) unsafe extern "C" fn cuMemsetD32Async(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemsetD32Async",
        [
            ("dstDevice", REQUIRED),
            ("ui", REQUIRED),
            ("N", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_ui, object_N, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_ui = args::u32(object_ui, "ui")?;
        let c_N = args::u64(object_N, "N")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u32, u64, u64) -> i32 = symbol(
            this,
            468,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstDevice, c_ui, c_N, c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemsetD8(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemsetD8",
        [("dstDevice", REQUIRED), ("uc", REQUIRED), ("N", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dstDevice, object_uc, object_N] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_uc = args::u8(object_uc, "uc")?;
        let c_N = args::u64(object_N, "N")?;
        let function: unsafe extern "system" fn(u64, u8, u64) -> i32 = symbol(
            this,
            472,
        )?;
        returned0(&driver::CUresult, released(|| function(c_dstDevice, c_uc, c_N)))
    })
}

pub(crate) unsafe extern "C" fn cuMemsetD8Async(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemsetD8Async",
        [
            ("dstDevice", REQUIRED),
            ("uc", REQUIRED),
            ("N", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dstDevice, object_uc, object_N, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dstDevice = args::value::<
            u64,
        >(object_dstDevice, "dstDevice", &driver::CUdeviceptr)?;
        let c_uc = args::u8(object_uc, "uc")?;
        let c_N = args::u64(object_N, "N")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u8, u64, u64) -> i32 = symbol(
            this,
            471,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_dstDevice, c_uc, c_N, c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMipmappedArrayCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMipmappedArrayCreate",
        [("pMipmappedArrayDesc", REQUIRED), ("numMipmapLevels", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pMipmappedArrayDesc, object_numMipmapLevels] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numMipmapLevels = args::u32(object_numMipmapLevels, "numMipmapLevels")?;
        let mut c_pHandle: u64 = 0;
        let c_pMipmappedArrayDesc = args::optional_record(
            object_pMipmappedArrayDesc,
            "pMipmappedArrayDesc",
            &driver::CUDA_ARRAY3D_DESCRIPTOR,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32) -> i32 = symbol(
            this,
            473,
        )?;
        let status = released(|| function(
            (&raw mut c_pHandle).cast(),
            c_pMipmappedArrayDesc.cast(),
            c_numMipmapLevels,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pHandle as u64, &driver::CUmipmappedArray))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMipmappedArrayDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuMipmappedArrayDestroy",
        [("hMipmappedArray", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hMipmappedArray] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hMipmappedArray = args::value::<
            u64,
        >(object_hMipmappedArray, "hMipmappedArray", &driver::CUmipmappedArray)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 474)?;
        returned0(&driver::CUresult, released(|| function(c_hMipmappedArray)))
    })
}

pub(crate) unsafe extern "C" fn cuMipmappedArrayGetLevel(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMipmappedArrayGetLevel",
        [("hMipmappedArray", REQUIRED), ("level", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hMipmappedArray, object_level] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hMipmappedArray = args::value::<
            u64,
        >(object_hMipmappedArray, "hMipmappedArray", &driver::CUmipmappedArray)?;
        let c_level = args::u32(object_level, "level")?;
        let mut c_pLevelArray: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u32) -> i32 = symbol(
            this,
            475,
        )?;
        let status = released(|| function(
            (&raw mut c_pLevelArray).cast(),
            c_hMipmappedArray,
            c_level,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pLevelArray as u64, &driver::CUarray))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMipmappedArrayGetMemoryRequirements(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMipmappedArrayGetMemoryRequirements",
        [("mipmap", REQUIRED), ("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_mipmap, object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_mipmap = args::value::<
            u64,
        >(object_mipmap, "mipmap", &driver::CUmipmappedArray)?;
        let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
        let (c_memoryRequirements, c_memoryRequirements_place) = out::new_record(
            &driver::CUDA_ARRAY_MEMORY_REQUIREMENTS,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, i32) -> i32 = symbol(
            this,
            476,
        )?;
        let status = released(|| function(
            c_memoryRequirements_place.cast(),
            c_mipmap,
            c_device,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_memoryRequirements.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMipmappedArrayGetSparseProperties(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuMipmappedArrayGetSparseProperties",
        [("mipmap", REQUIRED)],
    );
    body(|| unsafe {
        let [object_mipmap] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_mipmap = args::value::<
            u64,
        >(object_mipmap, "mipmap", &driver::CUmipmappedArray)?;
        let (c_sparseProperties, c_sparseProperties_place) = out::new_record(
            &driver::CUDA_ARRAY_SPARSE_PROPERTIES,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            477,
        )?;
        let status = released(|| function(c_sparseProperties_place.cast(), c_mipmap));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_sparseProperties.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuModuleEnumerateFunctions(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuModuleEnumerateFunctions",
        [("numFunctions", REQUIRED), ("mod", REQUIRED)],
    );
    body(|| unsafe {
        let [object_numFunctions, object_mod] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numFunctions = args::u32(object_numFunctions, "numFunctions")?;
        let c_mod = args::value::<u64>(object_mod, "mod", &driver::CUmodule)?;
        let c_functions_length: usize = c_numFunctions as usize;
        let c_functions = args::room(
            c_functions_length,
            Ty::Value(&driver::CUfunction).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u32, u64) -> i32 = symbol(
            this,
            478,
        )?;
        let status = released(|| function(c_functions.cast(), c_numFunctions, c_mod));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUfunction),
                            c_functions.cast(),
                            c_functions_length,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuModuleGetFunction(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuModuleGetFunction",
        [("hmod", REQUIRED), ("name", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hmod, object_name] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hmod = args::value::<u64>(object_hmod, "hmod", &driver::CUmodule)?;
        let mut c_hfunc: u64 = 0;
        let c_name = args::text(object_name, "name", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *const c_char,
        ) -> i32 = symbol(this, 479)?;
        let status = released(|| function((&raw mut c_hfunc).cast(), c_hmod, c_name));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_hfunc as u64, &driver::CUfunction))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuModuleGetFunctionCount(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuModuleGetFunctionCount",
        [("mod", REQUIRED)],
    );
    body(|| unsafe {
        let [object_mod] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_mod = args::value::<u64>(object_mod, "mod", &driver::CUmodule)?;
        let mut c_count: u32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            480,
        )?;
        let status = released(|| function((&raw mut c_count).cast(), c_mod));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_count))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuModuleGetGlobal(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuModuleGetGlobal",
        [("hmod", REQUIRED), ("name", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hmod, object_name] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hmod = args::value::<u64>(object_hmod, "hmod", &driver::CUmodule)?;
        let mut c_dptr: u64 = 0;
        let mut c_bytes: u64 = 0;
        let c_name = args::text(object_name, "name", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            *const c_char,
        ) -> i32 = symbol(this, 482)?;
        let status = released(|| function(
            (&raw mut c_dptr).cast(),
            (&raw mut c_bytes).cast(),
            c_hmod,
            c_name,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::value(c_dptr as u64, &driver::CUdeviceptr))?;
                tuple.push(out::u64(c_bytes))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuModuleGetLoadingMode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuModuleGetLoadingMode", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_mode: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 483)?;
        let status = released(|| function((&raw mut c_mode).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_mode, &driver::CUmoduleLoadingMode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuModuleGetSurfRef(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuModuleGetSurfRef",
        [("hmod", REQUIRED), ("name", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hmod, object_name] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hmod = args::value::<u64>(object_hmod, "hmod", &driver::CUmodule)?;
        let mut c_pSurfRef: u64 = 0;
        let c_name = args::text(object_name, "name", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *const c_char,
        ) -> i32 = symbol(this, 484)?;
        let status = released(|| function((&raw mut c_pSurfRef).cast(), c_hmod, c_name));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pSurfRef as u64, &driver::CUsurfref))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuModuleGetTexRef(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuModuleGetTexRef",
        [("hmod", REQUIRED), ("name", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hmod, object_name] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hmod = args::value::<u64>(object_hmod, "hmod", &driver::CUmodule)?;
        let mut c_pTexRef: u64 = 0;
        let c_name = args::text(object_name, "name", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *const c_char,
        ) -> i32 = symbol(this, 485)?;
        let status = released(|| function((&raw mut c_pTexRef).cast(), c_hmod, c_name));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pTexRef as u64, &driver::CUtexref))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuModuleLoad(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuModuleLoad", [("fname", REQUIRED)]);
    body(|| unsafe {
        let [object_fname] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_module: u64 = 0;
        let c_fname = args::text(object_fname, "fname", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *const c_char) -> i32 = symbol(
            this,
            486,
        )?;
        let status = released(|| function((&raw mut c_module).cast(), c_fname));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_module as u64, &driver::CUmodule))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuModuleLoadData(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuModuleLoadData", [("image", REQUIRED)]);
    body(|| unsafe {
        let [object_image] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_module: u64 = 0;
        let c_image = args::pointer(object_image, "image", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            487,
        )?;
        let status = released(|| function((&raw mut c_module).cast(), c_image.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_module as u64, &driver::CUmodule))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuModuleLoadFatBinary(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuModuleLoadFatBinary",
        [("fatCubin", REQUIRED)],
    );
    body(|| unsafe {
        let [object_fatCubin] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_module: u64 = 0;
        let c_fatCubin = args::pointer(object_fatCubin, "fatCubin", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            489,
        )?;
        let status = released(|| function(
            (&raw mut c_module).cast(),
            c_fatCubin.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_module as u64, &driver::CUmodule))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuModuleUnload(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuModuleUnload", [("hmod", REQUIRED)]);
    body(|| unsafe {
        let [object_hmod] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hmod = args::value::<u64>(object_hmod, "hmod", &driver::CUmodule)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 490)?;
        returned0(&driver::CUresult, released(|| function(c_hmod)))
    })
}

pub(crate) unsafe extern "C" fn cuMulticastAddDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMulticastAddDevice",
        [("mcHandle", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_mcHandle, object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_mcHandle = args::value::<
            u64,
        >(object_mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let function: unsafe extern "system" fn(u64, i32) -> i32 = symbol(this, 491)?;
        returned0(&driver::CUresult, released(|| function(c_mcHandle, c_dev)))
    })
}

pub(crate) unsafe extern "C" fn cuMulticastBindAddr(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuMulticastBindAddr",
        [
            ("mcHandle", REQUIRED),
            ("mcOffset", REQUIRED),
            ("memptr", REQUIRED),
            ("size", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_mcHandle, object_mcOffset, object_memptr, object_size, object_flags,
        ] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_mcHandle = args::value::<
            u64,
        >(object_mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
        let c_mcOffset = args::u64(object_mcOffset, "mcOffset")?;
        let c_memptr = args::value::<
            u64,
        >(object_memptr, "memptr", &driver::CUdeviceptr)?;
        let c_size = args::u64(object_size, "size")?;
        let c_flags = args::u64(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = symbol(
            this,
            492,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_mcHandle, c_mcOffset, c_memptr, c_size, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMulticastBindAddr_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cuMulticastBindAddr_v2",
        [
            ("mcHandle", REQUIRED),
            ("dev", REQUIRED),
            ("mcOffset", REQUIRED),
            ("memptr", REQUIRED),
            ("size", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_mcHandle, object_dev, object_mcOffset, object_memptr, object_size,
        object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_mcHandle = args::value::<
            u64,
        >(object_mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_mcOffset = args::u64(object_mcOffset, "mcOffset")?;
        let c_memptr = args::value::<
            u64,
        >(object_memptr, "memptr", &driver::CUdeviceptr)?;
        let c_size = args::u64(object_size, "size")?;
        let c_flags = args::u64(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, i32, u64, u64, u64, u64) -> i32 = symbol(
            this,
            493,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_mcHandle,
                c_dev,
                c_mcOffset,
                c_memptr,
                c_size,
                c_flags,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMulticastBindMem(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cuMulticastBindMem",
        [
            ("mcHandle", REQUIRED),
            ("mcOffset", REQUIRED),
            ("memHandle", REQUIRED),
            ("memOffset", REQUIRED),
            ("size", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_mcHandle, object_mcOffset, object_memHandle, object_memOffset,
        object_size, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(u64, u64, u64, u64, u64, u64) -> i32 = symbol(
            this,
            494,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_mcHandle,
                c_mcOffset,
                c_memHandle,
                c_memOffset,
                c_size,
                c_flags,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMulticastBindMem_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<7> = Params::new(
        "cuMulticastBindMem_v2",
        [
            ("mcHandle", REQUIRED),
            ("dev", REQUIRED),
            ("mcOffset", REQUIRED),
            ("memHandle", REQUIRED),
            ("memOffset", REQUIRED),
            ("size", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_mcHandle, object_dev, object_mcOffset, object_memHandle,
        object_memOffset, object_size, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(
            u64,
            i32,
            u64,
            u64,
            u64,
            u64,
            u64,
        ) -> i32 = symbol(this, 495)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_mcHandle,
                c_dev,
                c_mcOffset,
                c_memHandle,
                c_memOffset,
                c_size,
                c_flags,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMulticastCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMulticastCreate", [("prop", REQUIRED)]);
    body(|| unsafe {
        let [object_prop] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_mcHandle: u64 = 0;
        let c_prop = args::optional_record(
            object_prop,
            "prop",
            &driver::CUmulticastObjectProp,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            496,
        )?;
        let status = released(|| function((&raw mut c_mcHandle).cast(), c_prop.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_mcHandle as u64,
                            &driver::CUmemGenericAllocationHandle,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMulticastGetGranularity(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMulticastGetGranularity",
        [("prop", REQUIRED), ("option", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prop, object_option] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = symbol(
            this,
            497,
        )?;
        let status = released(|| function(
            (&raw mut c_granularity).cast(),
            c_prop.cast(),
            c_option,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_granularity))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMulticastUnbind(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMulticastUnbind",
        [
            ("mcHandle", REQUIRED),
            ("dev", REQUIRED),
            ("mcOffset", REQUIRED),
            ("size", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_mcHandle, object_dev, object_mcOffset, object_size] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_mcHandle = args::value::<
            u64,
        >(object_mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let c_mcOffset = args::u64(object_mcOffset, "mcOffset")?;
        let c_size = args::u64(object_size, "size")?;
        let function: unsafe extern "system" fn(u64, i32, u64, u64) -> i32 = symbol(
            this,
            498,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_mcHandle, c_dev, c_mcOffset, c_size)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuOccupancyAvailableDynamicSMemPerBlock(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuOccupancyAvailableDynamicSMemPerBlock",
        [("func", REQUIRED), ("numBlocks", REQUIRED), ("blockSize", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func, object_numBlocks, object_blockSize] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
        let c_numBlocks = args::i32(object_numBlocks, "numBlocks")?;
        let c_blockSize = args::i32(object_blockSize, "blockSize")?;
        let mut c_dynamicSmemSize: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, i32, i32) -> i32 = symbol(
            this,
            499,
        )?;
        let status = released(|| function(
            (&raw mut c_dynamicSmemSize).cast(),
            c_func,
            c_numBlocks,
            c_blockSize,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_dynamicSmemSize))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuOccupancyMaxActiveBlocksPerMultiprocessor",
        [("func", REQUIRED), ("blockSize", REQUIRED), ("dynamicSMemSize", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func, object_blockSize, object_dynamicSMemSize] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
        let c_blockSize = args::i32(object_blockSize, "blockSize")?;
        let c_dynamicSMemSize = args::u64(object_dynamicSMemSize, "dynamicSMemSize")?;
        let mut c_numBlocks: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, i32, u64) -> i32 = symbol(
            this,
            500,
        )?;
        let status = released(|| function(
            (&raw mut c_numBlocks).cast(),
            c_func,
            c_blockSize,
            c_dynamicSMemSize,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_numBlocks))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
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
        let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
        let c_blockSize = args::i32(object_blockSize, "blockSize")?;
        let c_dynamicSMemSize = args::u64(object_dynamicSMemSize, "dynamicSMemSize")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_numBlocks: i32 = 0;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            i32,
            u64,
            u32,
        ) -> i32 = symbol(this, 501)?;
        let status = released(|| function(
            (&raw mut c_numBlocks).cast(),
            c_func,
            c_blockSize,
            c_dynamicSMemSize,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_numBlocks))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuOccupancyMaxPotentialBlockSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuOccupancyMaxPotentialBlockSize",
        [
            ("func", REQUIRED),
            ("blockSizeToDynamicSMemSize", REQUIRED),
            ("dynamicSMemSize", REQUIRED),
            ("blockSizeLimit", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_func, object_blockSizeToDynamicSMemSize, object_dynamicSMemSize,
        object_blockSizeLimit] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
        let c_dynamicSMemSize = args::u64(object_dynamicSMemSize, "dynamicSMemSize")?;
        let c_blockSizeLimit = args::i32(object_blockSizeLimit, "blockSizeLimit")?;
        let mut c_minGridSize: i32 = 0;
        let mut c_blockSize: i32 = 0;
        let c_blockSizeToDynamicSMemSize = args::callback(
            object_blockSizeToDynamicSMemSize,
            Some(&driver::CUoccupancyB2DSize__signature),
            core::ptr::null_mut(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            i32,
        ) -> i32 = symbol(this, 503)?;
        let status = released(|| function(
            (&raw mut c_minGridSize).cast(),
            (&raw mut c_blockSize).cast(),
            c_func,
            c_blockSizeToDynamicSMemSize.address(),
            c_dynamicSMemSize,
            c_blockSizeLimit,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::i32(c_minGridSize))?;
                tuple.push(out::i32(c_blockSize))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuOccupancyMaxPotentialBlockSizeWithFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuOccupancyMaxPotentialBlockSizeWithFlags",
        [
            ("func", REQUIRED),
            ("blockSizeToDynamicSMemSize", REQUIRED),
            ("dynamicSMemSize", REQUIRED),
            ("blockSizeLimit", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_func, object_blockSizeToDynamicSMemSize, object_dynamicSMemSize,
        object_blockSizeLimit, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
        let c_dynamicSMemSize = args::u64(object_dynamicSMemSize, "dynamicSMemSize")?;
        let c_blockSizeLimit = args::i32(object_blockSizeLimit, "blockSizeLimit")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_minGridSize: i32 = 0;
        let mut c_blockSize: i32 = 0;
        let c_blockSizeToDynamicSMemSize = args::callback(
            object_blockSizeToDynamicSMemSize,
            Some(&driver::CUoccupancyB2DSize__signature),
            core::ptr::null_mut(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            i32,
            u32,
        ) -> i32 = symbol(this, 504)?;
        let status = released(|| function(
            (&raw mut c_minGridSize).cast(),
            (&raw mut c_blockSize).cast(),
            c_func,
            c_blockSizeToDynamicSMemSize.address(),
            c_dynamicSMemSize,
            c_blockSizeLimit,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::i32(c_minGridSize))?;
                tuple.push(out::i32(c_blockSize))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuParamSetSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuParamSetSize",
        [("hfunc", REQUIRED), ("numbytes", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hfunc, object_numbytes] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
        let c_numbytes = args::u32(object_numbytes, "numbytes")?;
        let function: unsafe extern "system" fn(u64, u32) -> i32 = symbol(this, 506)?;
        returned0(&driver::CUresult, released(|| function(c_hfunc, c_numbytes)))
    })
}

pub(crate) unsafe extern "C" fn cuParamSetTexRef(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuParamSetTexRef",
        [("hfunc", REQUIRED), ("texunit", REQUIRED), ("hTexRef", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hfunc, object_texunit, object_hTexRef] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
        let c_texunit = args::i32(object_texunit, "texunit")?;
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let function: unsafe extern "system" fn(u64, i32, u64) -> i32 = symbol(
            this,
            507,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hfunc, c_texunit, c_hTexRef)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuParamSetf(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuParamSetf",
        [("hfunc", REQUIRED), ("offset", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hfunc, object_offset, object_value] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
        let c_offset = args::i32(object_offset, "offset")?;
        let c_value = args::f32(object_value, "value")?;
        let function: unsafe extern "system" fn(u64, i32, f32) -> i32 = symbol(
            this,
            508,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hfunc, c_offset, c_value)))
    })
}

pub(crate) unsafe extern "C" fn cuParamSeti(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuParamSeti",
        [("hfunc", REQUIRED), ("offset", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hfunc, object_offset, object_value] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
        let c_offset = args::i32(object_offset, "offset")?;
        let c_value = args::u32(object_value, "value")?;
        let function: unsafe extern "system" fn(u64, i32, u32) -> i32 = symbol(
            this,
            509,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hfunc, c_offset, c_value)))
    })
}

pub(crate) unsafe extern "C" fn cuParamSetv(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuParamSetv",
        [
            ("hfunc", REQUIRED),
            ("offset", REQUIRED),
            ("ptr", REQUIRED),
            ("numbytes", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hfunc, object_offset, object_ptr, object_numbytes] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
        let c_offset = args::i32(object_offset, "offset")?;
        let c_numbytes = args::u32(object_numbytes, "numbytes")?;
        let c_ptr = args::pointer(object_ptr, "ptr", &mut keep)?;
        let function: unsafe extern "system" fn(u64, i32, *mut c_void, u32) -> i32 = symbol(
            this,
            510,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hfunc, c_offset, c_ptr.cast(), c_numbytes)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuPointerGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuPointerGetAttribute",
        [("attribute", REQUIRED), ("ptr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_attribute, object_ptr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_attribute = args::enumeration(
            object_attribute,
            "attribute",
            &driver::CUpointer_attribute,
        )?;
        let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
        let mut c_data = attributes::attribute_out(
            c_attribute,
            &attribute_types::CUpointer_attribute,
            None,
        )?;
        #[allow(unused_variables)]
        let c_data_size = c_data.size();
        let function: unsafe extern "system" fn(*mut c_void, i32, u64) -> i32 = symbol(
            this,
            511,
        )?;
        let status = released(|| function(c_data.pointer(), c_attribute, c_ptr));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_data.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuPointerGetAttributes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuPointerGetAttributes",
        [("numAttributes", REQUIRED), ("attributes", REQUIRED), ("ptr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_numAttributes, object_attributes, object_ptr] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numAttributes = args::u32(object_numAttributes, "numAttributes")?;
        let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
        let c_attributes = args::array(
            object_attributes,
            "attributes",
            &Ty::Enum(&driver::CUpointer_attribute),
            Some(c_numAttributes as usize),
            &mut keep,
        )?;
        let mut c_data = attributes::attributes_out(
            c_attributes.cast(),
            core::ptr::null(),
            c_numAttributes as usize,
            &attribute_types::CUpointer_attribute,
        )?;
        let function: unsafe extern "system" fn(
            u32,
            *mut c_void,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 512)?;
        let status = released(|| function(
            c_numAttributes,
            c_attributes.cast(),
            c_data.pointers().cast(),
            c_ptr,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_data.value())?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuPointerSetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuPointerSetAttribute",
        [("value", REQUIRED), ("attribute", REQUIRED), ("ptr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_value, object_attribute, object_ptr] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_attribute = args::enumeration(
            object_attribute,
            "attribute",
            &driver::CUpointer_attribute,
        )?;
        let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
        #[allow(unused_variables)]
        let (c_value, c_value_size) = attributes::attribute_in(
            object_value,
            "value",
            c_attribute,
            &attribute_types::CUpointer_attribute,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, i32, u64) -> i32 = symbol(
            this,
            513,
        )?;
        returned0(&driver::CUresult, released(|| function(c_value, c_attribute, c_ptr)))
    })
}

pub(crate) unsafe extern "C" fn cuProfilerInitialize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuProfilerInitialize",
        [("configFile", REQUIRED), ("outputFile", REQUIRED), ("outputMode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_configFile, object_outputFile, object_outputMode] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_outputMode = args::enumeration(
            object_outputMode,
            "outputMode",
            &driver::CUoutput_mode,
        )?;
        let c_configFile = args::text(object_configFile, "configFile", &mut keep)?;
        let c_outputFile = args::text(object_outputFile, "outputFile", &mut keep)?;
        let function: unsafe extern "system" fn(
            *const c_char,
            *const c_char,
            i32,
        ) -> i32 = symbol(this, 514)?;
        returned0(
            &driver::CUresult,
            released(|| function(c_configFile, c_outputFile, c_outputMode)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuProfilerStart(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuProfilerStart", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 515)?;
        returned0(&driver::CUresult, released(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cuProfilerStop(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuProfilerStop", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let function: unsafe extern "system" fn() -> i32 = symbol(this, 516)?;
        returned0(&driver::CUresult, released(|| function()))
    })
}

pub(crate) unsafe extern "C" fn cuSignalExternalSemaphoresAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuSignalExternalSemaphoresAsync",
        [
            ("extSemArray", REQUIRED),
            ("paramsArray", REQUIRED),
            ("numExtSems", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_extSemArray, object_paramsArray, object_numExtSems, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numExtSems = args::u32(object_numExtSems, "numExtSems")?;
        let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
        let c_extSemArray = args::array(
            object_extSemArray,
            "extSemArray",
            &Ty::Value(&driver::CUexternalSemaphore),
            Some(c_numExtSems as usize),
            &mut keep,
        )?;
        let c_paramsArray = args::array(
            object_paramsArray,
            "paramsArray",
            &Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS),
            Some(c_numExtSems as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u32,
            u64,
        ) -> i32 = symbol(this, 517)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_extSemArray.cast(),
                c_paramsArray.cast(),
                c_numExtSems,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamAddCallback(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuStreamAddCallback",
        [
            ("hStream", REQUIRED),
            ("callback", REQUIRED),
            ("userData", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hStream, object_callback, object_userData, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let mut c_callback = args::callback(
            object_callback,
            Some(&driver::CUstreamCallback__signature),
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
        ) -> i32 = symbol(this, 518)?;
        if c_callback.is_closure() {
            let mut answer = 0u64;
            let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
                this,
                546,
            )?;
            let status = released(|| asked(c_hStream, (&raw mut answer).cast()));
            if status == 0 && answer == 0 {
                c_callback.once()
            } else {
                c_callback.forever()
            }
        } else {
            c_callback.forever();
        }
        returned0(
            &driver::CUresult,
            released(|| function(
                c_hStream,
                c_callback.address(),
                c_userData.cast(),
                c_flags,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamAttachMemAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuStreamAttachMemAsync",
        [
            ("hStream", REQUIRED),
            ("dptr", REQUIRED),
            ("length", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hStream, object_dptr, object_length, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
        let c_length = args::u64(object_length, "length")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u64, u64, u32) -> i32 = symbol(
            this,
            519,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hStream, c_dptr, c_length, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamBeginCapture(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuStreamBeginCapture",
        [("hStream", REQUIRED), ("mode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream, object_mode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_mode = args::enumeration(
            object_mode,
            "mode",
            &driver::CUstreamCaptureMode,
        )?;
        let function: unsafe extern "system" fn(u64, i32) -> i32 = symbol(this, 525)?;
        returned0(&driver::CUresult, released(|| function(c_hStream, c_mode)))
    })
}

pub(crate) unsafe extern "C" fn cuStreamBeginCaptureToCig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuStreamBeginCaptureToCig",
        [("hStream", REQUIRED), ("streamCigCaptureParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream, object_streamCigCaptureParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_streamCigCaptureParams = args::optional_record(
            object_streamCigCaptureParams,
            "streamCigCaptureParams",
            &driver13::CUstreamCigCaptureParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            523,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hStream, c_streamCigCaptureParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamBeginCaptureToGraph(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cuStreamBeginCaptureToGraph",
        [
            ("hStream", REQUIRED),
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("dependencyData", REQUIRED),
            ("numDependencies", REQUIRED),
            ("mode", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hStream, object_hGraph, object_dependencies, object_dependencyData,
        object_numDependencies, object_mode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_mode = args::enumeration(
            object_mode,
            "mode",
            &driver::CUstreamCaptureMode,
        )?;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_dependencyData = args::optional_array(
            object_dependencyData,
            "dependencyData",
            &Ty::Record(&driver::CUgraphEdgeData),
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
        ) -> i32 = symbol(this, 524)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_hStream,
                c_hGraph,
                c_dependencies.cast(),
                c_dependencyData.cast(),
                c_numDependencies,
                c_mode,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamBeginRecaptureToGraph(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuStreamBeginRecaptureToGraph",
        [
            ("hStream", REQUIRED),
            ("mode", REQUIRED),
            ("hGraph", REQUIRED),
            ("callbackFunc", REQUIRED),
            ("userData", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hStream, object_mode, object_hGraph, object_callbackFunc,
        object_userData] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_mode = args::enumeration(
            object_mode,
            "mode",
            &driver::CUstreamCaptureMode,
        )?;
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let mut c_callbackFunc = args::callback(
            object_callbackFunc,
            Some(&driver13::CUgraphRecaptureCallback__signature),
            object_userData,
            &mut keep,
        )?;
        let c_userData = args::data(
            object_userData,
            c_callbackFunc.is_closure(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            i32,
            u64,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 526)?;
        c_callbackFunc.forever();
        returned0(
            &driver::CUresult,
            released(|| function(
                c_hStream,
                c_mode,
                c_hGraph,
                c_callbackFunc.address(),
                c_userData.cast(),
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamCopyAttributes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuStreamCopyAttributes",
        [("dst", REQUIRED), ("src", REQUIRED)],
    );
    body(|| unsafe {
        let [object_dst, object_src] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dst = args::value::<u64>(object_dst, "dst", &driver::CUstream)?;
        let c_src = args::value::<u64>(object_src, "src", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 527)?;
        returned0(&driver::CUresult, released(|| function(c_dst, c_src)))
    })
}

pub(crate) unsafe extern "C" fn cuStreamCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuStreamCreate", [("Flags", REQUIRED)]);
    body(|| unsafe {
        let [object_Flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let mut c_phStream: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = symbol(
            this,
            528,
        )?;
        let status = released(|| function((&raw mut c_phStream).cast(), c_Flags));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phStream as u64, &driver::CUstream))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamCreateWithPriority(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuStreamCreateWithPriority",
        [("flags", REQUIRED), ("priority", REQUIRED)],
    );
    body(|| unsafe {
        let [object_flags, object_priority] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let c_priority = args::i32(object_priority, "priority")?;
        let mut c_phStream: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32, i32) -> i32 = symbol(
            this,
            529,
        )?;
        let status = released(|| function(
            (&raw mut c_phStream).cast(),
            c_flags,
            c_priority,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phStream as u64, &driver::CUstream))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuStreamDestroy", [("hStream", REQUIRED)]);
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 531)?;
        returned0(&driver::CUresult, released(|| function(c_hStream)))
    })
}

pub(crate) unsafe extern "C" fn cuStreamEndCapture(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuStreamEndCapture",
        [("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_phGraph: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            532,
        )?;
        let status = released(|| function(c_hStream, (&raw mut c_phGraph).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraph as u64, &driver::CUgraph))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamEndCaptureToCig(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuStreamEndCaptureToCig",
        [("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 533)?;
        returned0(&driver::CUresult, released(|| function(c_hStream)))
    })
}

pub(crate) unsafe extern "C" fn cuStreamGetCaptureInfo_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuStreamGetCaptureInfo_v2",
        [("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
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
        ) -> i32 = symbol(this, 536)?;
        let status = released(|| function(
            c_hStream,
            (&raw mut c_captureStatus_out).cast(),
            (&raw mut c_id_out).cast(),
            (&raw mut c_graph_out).cast(),
            (&raw mut c_dependencies_out).cast(),
            (&raw mut c_numDependencies_out).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            5,
            |tuple| {
                tuple
                    .push(
                        out::enumeration(
                            c_captureStatus_out,
                            &driver::CUstreamCaptureStatus,
                        ),
                    )?;
                tuple.push(out::value(c_id_out as u64, &driver::cuuint64_t))?;
                tuple.push(out::value(c_graph_out as u64, &driver::CUgraph))?;
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUgraphNode),
                            c_dependencies_out.cast(),
                            c_numDependencies_out as usize,
                        ),
                    )?;
                tuple.push(out::u64(c_numDependencies_out))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamGetCaptureInfo_v3(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuStreamGetCaptureInfo_v3",
        [("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
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
        ) -> i32 = symbol(this, 537)?;
        let status = released(|| function(
            c_hStream,
            (&raw mut c_captureStatus_out).cast(),
            (&raw mut c_id_out).cast(),
            (&raw mut c_graph_out).cast(),
            (&raw mut c_dependencies_out).cast(),
            (&raw mut c_edgeData_out).cast(),
            (&raw mut c_numDependencies_out).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            6,
            |tuple| {
                tuple
                    .push(
                        out::enumeration(
                            c_captureStatus_out,
                            &driver::CUstreamCaptureStatus,
                        ),
                    )?;
                tuple.push(out::value(c_id_out as u64, &driver::cuuint64_t))?;
                tuple.push(out::value(c_graph_out as u64, &driver::CUgraph))?;
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUgraphNode),
                            c_dependencies_out.cast(),
                            c_numDependencies_out as usize,
                        ),
                    )?;
                tuple
                    .push(
                        out::list(
                            &Ty::Record(&driver::CUgraphEdgeData),
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

pub(crate) unsafe extern "C" fn cuStreamGetCtx(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuStreamGetCtx", [("hStream", REQUIRED)]);
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_pctx: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            538,
        )?;
        let status = released(|| function(c_hStream, (&raw mut c_pctx).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pctx as u64, &driver::CUcontext))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamGetCtx_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuStreamGetCtx_v2", [("hStream", REQUIRED)]);
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_pCtx: u64 = 0;
        let mut c_pGreenCtx: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            539,
        )?;
        let status = released(|| function(
            c_hStream,
            (&raw mut c_pCtx).cast(),
            (&raw mut c_pGreenCtx).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::value(c_pCtx as u64, &driver::CUcontext))?;
                tuple.push(out::value(c_pGreenCtx as u64, &driver::CUgreenCtx))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamGetDevResource(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuStreamGetDevResource",
        [("hStream", REQUIRED), ("typename", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream, object_typename] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_type = args::enumeration(
            object_typename,
            "typename",
            &driver::CUdevResourceType,
        )?;
        let (c_resource, c_resource_place) = out::new_record(&driver13::CUdevResource)?;
        let function: unsafe extern "system" fn(u64, *mut c_void, i32) -> i32 = symbol(
            this,
            540,
        )?;
        let status = released(|| function(c_hStream, c_resource_place.cast(), c_type));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_resource.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamGetDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuStreamGetDevice", [("hStream", REQUIRED)]);
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_device: i32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            541,
        )?;
        let status = released(|| function(c_hStream, (&raw mut c_device).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_device as u64, &driver::CUdevice))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamGetFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuStreamGetFlags", [("hStream", REQUIRED)]);
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_flags: u32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            542,
        )?;
        let status = released(|| function(c_hStream, (&raw mut c_flags).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_flags))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamGetGreenCtx(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuStreamGetGreenCtx",
        [("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_phCtx: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            543,
        )?;
        let status = released(|| function(c_hStream, (&raw mut c_phCtx).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phCtx as u64, &driver::CUgreenCtx))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamGetId(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuStreamGetId", [("hStream", REQUIRED)]);
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_streamId: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            544,
        )?;
        let status = released(|| function(c_hStream, (&raw mut c_streamId).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_streamId))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamGetPriority(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuStreamGetPriority",
        [("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_priority: i32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            545,
        )?;
        let status = released(|| function(c_hStream, (&raw mut c_priority).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_priority))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamIsCapturing(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuStreamIsCapturing",
        [("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_captureStatus: i32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            546,
        )?;
        let status = released(|| function(c_hStream, (&raw mut c_captureStatus).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::enumeration(c_captureStatus, &driver::CUstreamCaptureStatus),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamQuery(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuStreamQuery", [("hStream", REQUIRED)]);
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 547)?;
        returned0(&driver::CUresult, held(|| function(c_hStream)))
    })
}

pub(crate) unsafe extern "C" fn cuStreamSynchronize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuStreamSynchronize",
        [("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 549)?;
        returned0(&driver::CUresult, released(|| function(c_hStream)))
    })
}

pub(crate) unsafe extern "C" fn cuStreamUpdateCaptureDependencies_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "cuStreamUpdateCaptureDependencies_v2",
        [
            ("hStream", REQUIRED),
            ("dependencies", REQUIRED),
            ("dependencyData", REQUIRED),
            ("numDependencies", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hStream, object_dependencies, object_dependencyData,
        object_numDependencies, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_dependencyData = args::optional_array(
            object_dependencyData,
            "dependencyData",
            &Ty::Record(&driver::CUgraphEdgeData),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            u32,
        ) -> i32 = symbol(this, 551)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_hStream,
                c_dependencies.cast(),
                c_dependencyData.cast(),
                c_numDependencies,
                c_flags,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamWaitEvent(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuStreamWaitEvent",
        [("hStream", REQUIRED), ("hEvent", REQUIRED), ("Flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream, object_hEvent, object_Flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_hEvent = args::value::<u64>(object_hEvent, "hEvent", &driver::CUevent)?;
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = symbol(
            this,
            552,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hStream, c_hEvent, c_Flags)))
    })
}

pub(crate) unsafe extern "C" fn cuStreamWaitValue32(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuStreamWaitValue32",
        [
            ("stream", REQUIRED),
            ("addr", REQUIRED),
            ("value", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_stream, object_addr, object_value, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
        let c_addr = args::value::<u64>(object_addr, "addr", &driver::CUdeviceptr)?;
        let c_value = args::value::<u32>(object_value, "value", &driver::cuuint32_t)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u64, u32, u32) -> i32 = symbol(
            this,
            554,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_stream, c_addr, c_value, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamWaitValue64(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuStreamWaitValue64",
        [
            ("stream", REQUIRED),
            ("addr", REQUIRED),
            ("value", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_stream, object_addr, object_value, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
        let c_addr = args::value::<u64>(object_addr, "addr", &driver::CUdeviceptr)?;
        let c_value = args::value::<u64>(object_value, "value", &driver::cuuint64_t)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u64, u64, u32) -> i32 = symbol(
            this,
            556,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_stream, c_addr, c_value, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamWriteValue32(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuStreamWriteValue32",
        [
            ("stream", REQUIRED),
            ("addr", REQUIRED),
            ("value", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_stream, object_addr, object_value, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
        let c_addr = args::value::<u64>(object_addr, "addr", &driver::CUdeviceptr)?;
        let c_value = args::value::<u32>(object_value, "value", &driver::cuuint32_t)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u64, u32, u32) -> i32 = symbol(
            this,
            558,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_stream, c_addr, c_value, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamWriteValue64(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuStreamWriteValue64",
        [
            ("stream", REQUIRED),
            ("addr", REQUIRED),
            ("value", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_stream, object_addr, object_value, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
        let c_addr = args::value::<u64>(object_addr, "addr", &driver::CUdeviceptr)?;
        let c_value = args::value::<u64>(object_value, "value", &driver::cuuint64_t)?;
        let c_flags = args::u32(object_flags, "flags")?;
        let function: unsafe extern "system" fn(u64, u64, u64, u32) -> i32 = symbol(
            this,
            560,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_stream, c_addr, c_value, c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuSurfObjectCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuSurfObjectCreate",
        [("pResDesc", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pResDesc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pSurfObject: u64 = 0;
        let c_pResDesc = args::optional_record(
            object_pResDesc,
            "pResDesc",
            &driver::CUDA_RESOURCE_DESC,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            561,
        )?;
        let status = released(|| function(
            (&raw mut c_pSurfObject).cast(),
            c_pResDesc.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pSurfObject as u64, &driver::CUsurfObject))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuSurfObjectDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuSurfObjectDestroy",
        [("surfObject", REQUIRED)],
    );
    body(|| unsafe {
        let [object_surfObject] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_surfObject = args::value::<
            u64,
        >(object_surfObject, "surfObject", &driver::CUsurfObject)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 562)?;
        returned0(&driver::CUresult, released(|| function(c_surfObject)))
    })
}

pub(crate) unsafe extern "C" fn cuSurfObjectGetResourceDesc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuSurfObjectGetResourceDesc",
        [("surfObject", REQUIRED)],
    );
    body(|| unsafe {
        let [object_surfObject] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_surfObject = args::value::<
            u64,
        >(object_surfObject, "surfObject", &driver::CUsurfObject)?;
        let (c_pResDesc, c_pResDesc_place) = out::new_record(
            &driver::CUDA_RESOURCE_DESC,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            563,
        )?;
        let status = released(|| function(c_pResDesc_place.cast(), c_surfObject));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pResDesc.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuSurfRefGetArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuSurfRefGetArray",
        [("hSurfRef", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hSurfRef] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hSurfRef = args::value::<
            u64,
        >(object_hSurfRef, "hSurfRef", &driver::CUsurfref)?;
        let mut c_phArray: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            564,
        )?;
        let status = released(|| function((&raw mut c_phArray).cast(), c_hSurfRef));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phArray as u64, &driver::CUarray))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuSurfRefSetArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuSurfRefSetArray",
        [("hSurfRef", REQUIRED), ("hArray", REQUIRED), ("Flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hSurfRef, object_hArray, object_Flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hSurfRef = args::value::<
            u64,
        >(object_hSurfRef, "hSurfRef", &driver::CUsurfref)?;
        let c_hArray = args::value::<u64>(object_hArray, "hArray", &driver::CUarray)?;
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = symbol(
            this,
            565,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hSurfRef, c_hArray, c_Flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexObjectCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuTexObjectCreate",
        [("pResDesc", REQUIRED), ("pTexDesc", REQUIRED), ("pResViewDesc", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pResDesc, object_pTexDesc, object_pResViewDesc] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
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
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 570)?;
        let status = released(|| function(
            (&raw mut c_pTexObject).cast(),
            c_pResDesc.cast(),
            c_pTexDesc.cast(),
            c_pResViewDesc.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pTexObject as u64, &driver::CUtexObject))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexObjectDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuTexObjectDestroy",
        [("texObject", REQUIRED)],
    );
    body(|| unsafe {
        let [object_texObject] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_texObject = args::value::<
            u64,
        >(object_texObject, "texObject", &driver::CUtexObject)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 571)?;
        returned0(&driver::CUresult, released(|| function(c_texObject)))
    })
}

pub(crate) unsafe extern "C" fn cuTexObjectGetResourceDesc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuTexObjectGetResourceDesc",
        [("texObject", REQUIRED)],
    );
    body(|| unsafe {
        let [object_texObject] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_texObject = args::value::<
            u64,
        >(object_texObject, "texObject", &driver::CUtexObject)?;
        let (c_pResDesc, c_pResDesc_place) = out::new_record(
            &driver::CUDA_RESOURCE_DESC,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            572,
        )?;
        let status = released(|| function(c_pResDesc_place.cast(), c_texObject));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pResDesc.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexObjectGetResourceViewDesc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuTexObjectGetResourceViewDesc",
        [("texObject", REQUIRED)],
    );
    body(|| unsafe {
        let [object_texObject] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_texObject = args::value::<
            u64,
        >(object_texObject, "texObject", &driver::CUtexObject)?;
        let (c_pResViewDesc, c_pResViewDesc_place) = out::new_record(
            &driver::CUDA_RESOURCE_VIEW_DESC,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            573,
        )?;
        let status = released(|| function(c_pResViewDesc_place.cast(), c_texObject));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pResViewDesc.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexObjectGetTextureDesc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuTexObjectGetTextureDesc",
        [("texObject", REQUIRED)],
    );
    body(|| unsafe {
        let [object_texObject] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_texObject = args::value::<
            u64,
        >(object_texObject, "texObject", &driver::CUtexObject)?;
        let (c_pTexDesc, c_pTexDesc_place) = out::new_record(
            &driver::CUDA_TEXTURE_DESC,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            574,
        )?;
        let status = released(|| function(c_pTexDesc_place.cast(), c_texObject));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pTexDesc.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("cuTexRefCreate", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pTexRef: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 575)?;
        let status = released(|| function((&raw mut c_pTexRef).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pTexRef as u64, &driver::CUtexref))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefDestroy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuTexRefDestroy", [("hTexRef", REQUIRED)]);
    body(|| unsafe {
        let [object_hTexRef] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 576)?;
        returned0(&driver::CUresult, released(|| function(c_hTexRef)))
    })
}

pub(crate) unsafe extern "C" fn cuTexRefGetAddress(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuTexRefGetAddress",
        [("hTexRef", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let mut c_pdptr: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            579,
        )?;
        let status = released(|| function((&raw mut c_pdptr).cast(), c_hTexRef));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pdptr as u64, &driver::CUdeviceptr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefGetAddressMode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuTexRefGetAddressMode",
        [("hTexRef", REQUIRED), ("dim", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef, object_dim] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_dim = args::i32(object_dim, "dim")?;
        let mut c_pam: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, i32) -> i32 = symbol(
            this,
            578,
        )?;
        let status = released(|| function((&raw mut c_pam).cast(), c_hTexRef, c_dim));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_pam, &driver::CUaddress_mode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefGetArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuTexRefGetArray", [("hTexRef", REQUIRED)]);
    body(|| unsafe {
        let [object_hTexRef] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let mut c_phArray: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            580,
        )?;
        let status = released(|| function((&raw mut c_phArray).cast(), c_hTexRef));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phArray as u64, &driver::CUarray))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefGetBorderColor(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuTexRefGetBorderColor",
        [("hTexRef", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_pBorderColor_length: usize = 4;
        let c_pBorderColor = args::room(
            c_pBorderColor_length,
            Ty::F32.size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            581,
        )?;
        let status = released(|| function(c_pBorderColor.cast(), c_hTexRef));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::list(&Ty::F32, c_pBorderColor.cast(), c_pBorderColor_length),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefGetFilterMode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuTexRefGetFilterMode",
        [("hTexRef", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let mut c_pfm: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            582,
        )?;
        let status = released(|| function((&raw mut c_pfm).cast(), c_hTexRef));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_pfm, &driver::CUfilter_mode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefGetFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuTexRefGetFlags", [("hTexRef", REQUIRED)]);
    body(|| unsafe {
        let [object_hTexRef] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let mut c_pFlags: u32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            583,
        )?;
        let status = released(|| function((&raw mut c_pFlags).cast(), c_hTexRef));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(c_pFlags))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefGetFormat(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuTexRefGetFormat", [("hTexRef", REQUIRED)]);
    body(|| unsafe {
        let [object_hTexRef] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let mut c_pFormat: i32 = 0;
        let mut c_pNumChannels: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64) -> i32 = symbol(
            this,
            584,
        )?;
        let status = released(|| function(
            (&raw mut c_pFormat).cast(),
            (&raw mut c_pNumChannels).cast(),
            c_hTexRef,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::enumeration(c_pFormat, &driver::CUarray_format))?;
                tuple.push(out::i32(c_pNumChannels))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefGetMaxAnisotropy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuTexRefGetMaxAnisotropy",
        [("hTexRef", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let mut c_pmaxAniso: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            585,
        )?;
        let status = released(|| function((&raw mut c_pmaxAniso).cast(), c_hTexRef));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_pmaxAniso))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefGetMipmapFilterMode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuTexRefGetMipmapFilterMode",
        [("hTexRef", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let mut c_pfm: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            586,
        )?;
        let status = released(|| function((&raw mut c_pfm).cast(), c_hTexRef));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_pfm, &driver::CUfilter_mode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefGetMipmapLevelBias(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuTexRefGetMipmapLevelBias",
        [("hTexRef", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let mut c_pbias: f32 = 0.0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            587,
        )?;
        let status = released(|| function((&raw mut c_pbias).cast(), c_hTexRef));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::f32(c_pbias))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefGetMipmapLevelClamp(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuTexRefGetMipmapLevelClamp",
        [("hTexRef", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let mut c_pminMipmapLevelClamp: f32 = 0.0;
        let mut c_pmaxMipmapLevelClamp: f32 = 0.0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64) -> i32 = symbol(
            this,
            588,
        )?;
        let status = released(|| function(
            (&raw mut c_pminMipmapLevelClamp).cast(),
            (&raw mut c_pmaxMipmapLevelClamp).cast(),
            c_hTexRef,
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple.push(out::f32(c_pminMipmapLevelClamp))?;
                tuple.push(out::f32(c_pmaxMipmapLevelClamp))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefGetMipmappedArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuTexRefGetMipmappedArray",
        [("hTexRef", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let mut c_phMipmappedArray: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            589,
        )?;
        let status = released(|| function(
            (&raw mut c_phMipmappedArray).cast(),
            c_hTexRef,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_phMipmappedArray as u64, &driver::CUmipmappedArray),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetAddress(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuTexRefSetAddress",
        [("hTexRef", REQUIRED), ("dptr", REQUIRED), ("numbytes", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef, object_dptr, object_numbytes] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
        let c_bytes = args::u64(object_numbytes, "numbytes")?;
        let mut c_ByteOffset: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64, u64) -> i32 = symbol(
            this,
            595,
        )?;
        let status = released(|| function(
            (&raw mut c_ByteOffset).cast(),
            c_hTexRef,
            c_dptr,
            c_bytes,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_ByteOffset))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetAddress2D(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuTexRefSetAddress2D",
        [
            ("hTexRef", REQUIRED),
            ("desc", REQUIRED),
            ("dptr", REQUIRED),
            ("Pitch", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hTexRef, object_desc, object_dptr, object_Pitch] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
        let c_Pitch = args::u64(object_Pitch, "Pitch")?;
        let c_desc = args::optional_record(
            object_desc,
            "desc",
            &driver::CUDA_ARRAY_DESCRIPTOR,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, u64, u64) -> i32 = symbol(
            this,
            593,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hTexRef, c_desc.cast(), c_dptr, c_Pitch)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetAddress2D_v2(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuTexRefSetAddress2D_v2",
        [
            ("hTexRef", REQUIRED),
            ("desc", REQUIRED),
            ("dptr", REQUIRED),
            ("Pitch", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hTexRef, object_desc, object_dptr, object_Pitch] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_dptr = args::value::<u64>(object_dptr, "dptr", &driver::CUdeviceptr)?;
        let c_Pitch = args::u64(object_Pitch, "Pitch")?;
        let c_desc = args::optional_record(
            object_desc,
            "desc",
            &driver::CUDA_ARRAY_DESCRIPTOR,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, u64, u64) -> i32 = symbol(
            this,
            592,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hTexRef, c_desc.cast(), c_dptr, c_Pitch)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetAddressMode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuTexRefSetAddressMode",
        [("hTexRef", REQUIRED), ("dim", REQUIRED), ("am", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef, object_dim, object_am] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_dim = args::i32(object_dim, "dim")?;
        let c_am = args::enumeration(object_am, "am", &driver::CUaddress_mode)?;
        let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = symbol(
            this,
            594,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hTexRef, c_dim, c_am)))
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuTexRefSetArray",
        [("hTexRef", REQUIRED), ("hArray", REQUIRED), ("Flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef, object_hArray, object_Flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_hArray = args::value::<u64>(object_hArray, "hArray", &driver::CUarray)?;
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = symbol(
            this,
            596,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hTexRef, c_hArray, c_Flags)))
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetBorderColor(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuTexRefSetBorderColor",
        [("hTexRef", REQUIRED), ("pBorderColor", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef, object_pBorderColor] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_pBorderColor = args::array(
            object_pBorderColor,
            "pBorderColor",
            &Ty::F32,
            Some(4),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            597,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hTexRef, c_pBorderColor.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetFilterMode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuTexRefSetFilterMode",
        [("hTexRef", REQUIRED), ("fm", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef, object_fm] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_fm = args::enumeration(object_fm, "fm", &driver::CUfilter_mode)?;
        let function: unsafe extern "system" fn(u64, i32) -> i32 = symbol(this, 598)?;
        returned0(&driver::CUresult, released(|| function(c_hTexRef, c_fm)))
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetFlags(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuTexRefSetFlags",
        [("hTexRef", REQUIRED), ("Flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef, object_Flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let function: unsafe extern "system" fn(u64, u32) -> i32 = symbol(this, 599)?;
        returned0(&driver::CUresult, released(|| function(c_hTexRef, c_Flags)))
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetFormat(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuTexRefSetFormat",
        [("hTexRef", REQUIRED), ("fmt", REQUIRED), ("NumPackedComponents", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef, object_fmt, object_NumPackedComponents] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_fmt = args::enumeration(object_fmt, "fmt", &driver::CUarray_format)?;
        let c_NumPackedComponents = args::i32(
            object_NumPackedComponents,
            "NumPackedComponents",
        )?;
        let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = symbol(
            this,
            600,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hTexRef, c_fmt, c_NumPackedComponents)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetMaxAnisotropy(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuTexRefSetMaxAnisotropy",
        [("hTexRef", REQUIRED), ("maxAniso", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef, object_maxAniso] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_maxAniso = args::u32(object_maxAniso, "maxAniso")?;
        let function: unsafe extern "system" fn(u64, u32) -> i32 = symbol(this, 601)?;
        returned0(&driver::CUresult, released(|| function(c_hTexRef, c_maxAniso)))
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetMipmapFilterMode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuTexRefSetMipmapFilterMode",
        [("hTexRef", REQUIRED), ("fm", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef, object_fm] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_fm = args::enumeration(object_fm, "fm", &driver::CUfilter_mode)?;
        let function: unsafe extern "system" fn(u64, i32) -> i32 = symbol(this, 602)?;
        returned0(&driver::CUresult, released(|| function(c_hTexRef, c_fm)))
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetMipmapLevelBias(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuTexRefSetMipmapLevelBias",
        [("hTexRef", REQUIRED), ("bias", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef, object_bias] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_bias = args::f32(object_bias, "bias")?;
        let function: unsafe extern "system" fn(u64, f32) -> i32 = symbol(this, 603)?;
        returned0(&driver::CUresult, released(|| function(c_hTexRef, c_bias)))
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetMipmapLevelClamp(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuTexRefSetMipmapLevelClamp",
        [
            ("hTexRef", REQUIRED),
            ("minMipmapLevelClamp", REQUIRED),
            ("maxMipmapLevelClamp", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hTexRef, object_minMipmapLevelClamp, object_maxMipmapLevelClamp] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_minMipmapLevelClamp = args::f32(
            object_minMipmapLevelClamp,
            "minMipmapLevelClamp",
        )?;
        let c_maxMipmapLevelClamp = args::f32(
            object_maxMipmapLevelClamp,
            "maxMipmapLevelClamp",
        )?;
        let function: unsafe extern "system" fn(u64, f32, f32) -> i32 = symbol(
            this,
            604,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_hTexRef,
                c_minMipmapLevelClamp,
                c_maxMipmapLevelClamp,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuTexRefSetMipmappedArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuTexRefSetMipmappedArray",
        [("hTexRef", REQUIRED), ("hMipmappedArray", REQUIRED), ("Flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hTexRef, object_hMipmappedArray, object_Flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hTexRef = args::value::<
            u64,
        >(object_hTexRef, "hTexRef", &driver::CUtexref)?;
        let c_hMipmappedArray = args::value::<
            u64,
        >(object_hMipmappedArray, "hMipmappedArray", &driver::CUmipmappedArray)?;
        let c_Flags = args::u32(object_Flags, "Flags")?;
        let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = symbol(
            this,
            605,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hTexRef, c_hMipmappedArray, c_Flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuThreadExchangeStreamCaptureMode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuThreadExchangeStreamCaptureMode",
        [("mode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_mode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_mode = args::enumeration(
            object_mode,
            "mode",
            &driver::CUstreamCaptureMode,
        )?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 606)?;
        let status = released(|| function((&raw mut c_mode).cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_mode, &driver::CUstreamCaptureMode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuUserObjectCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuUserObjectCreate",
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
            Some(&driver::CUhostFn__signature),
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
        ) -> i32 = symbol(this, 607)?;
        c_destroy.once();
        let status = released(|| function(
            (&raw mut c_object_out).cast(),
            c_ptr.cast(),
            c_destroy.address(),
            c_initialRefcount,
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_object_out as u64, &driver::CUuserObject))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuUserObjectRelease(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuUserObjectRelease",
        [("object", REQUIRED), ("count", REQUIRED)],
    );
    body(|| unsafe {
        let [object_object, object_count] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_object = args::value::<
            u64,
        >(object_object, "object", &driver::CUuserObject)?;
        let c_count = args::u32(object_count, "count")?;
        let function: unsafe extern "system" fn(u64, u32) -> i32 = symbol(this, 608)?;
        returned0(&driver::CUresult, released(|| function(c_object, c_count)))
    })
}

pub(crate) unsafe extern "C" fn cuUserObjectRetain(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuUserObjectRetain",
        [("object", REQUIRED), ("count", REQUIRED)],
    );
    body(|| unsafe {
        let [object_object, object_count] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_object = args::value::<
            u64,
        >(object_object, "object", &driver::CUuserObject)?;
        let c_count = args::u32(object_count, "count")?;
        let function: unsafe extern "system" fn(u64, u32) -> i32 = symbol(this, 609)?;
        returned0(&driver::CUresult, released(|| function(c_object, c_count)))
    })
}

pub(crate) unsafe extern "C" fn cuVDPAUCtxCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuVDPAUCtxCreate",
        [
            ("flags", REQUIRED),
            ("device", REQUIRED),
            ("vdpDevice", REQUIRED),
            ("vdpGetProcAddress", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_flags, object_device, object_vdpDevice, object_vdpGetProcAddress] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
        let c_vdpDevice = args::value::<
            u32,
        >(object_vdpDevice, "vdpDevice", &driver::VdpDevice)?;
        let mut c_pCtx: u64 = 0;
        let mut c_vdpGetProcAddress = args::callback(
            object_vdpGetProcAddress,
            Some(&driver::VdpGetProcAddress__signature),
            core::ptr::null_mut(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u32,
            i32,
            u32,
            *mut c_void,
        ) -> i32 = symbol(this, 611)?;
        c_vdpGetProcAddress.forever();
        let status = released(|| function(
            (&raw mut c_pCtx).cast(),
            c_flags,
            c_device,
            c_vdpDevice,
            c_vdpGetProcAddress.address(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pCtx as u64, &driver::CUcontext))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuVDPAUGetDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuVDPAUGetDevice",
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
        let mut c_pDevice: i32 = 0;
        let mut c_vdpGetProcAddress = args::callback(
            object_vdpGetProcAddress,
            Some(&driver::VdpGetProcAddress__signature),
            core::ptr::null_mut(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u32, *mut c_void) -> i32 = symbol(
            this,
            612,
        )?;
        c_vdpGetProcAddress.forever();
        let status = released(|| function(
            (&raw mut c_pDevice).cast(),
            c_vdpDevice,
            c_vdpGetProcAddress.address(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pDevice as u64, &driver::CUdevice))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuWaitExternalSemaphoresAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuWaitExternalSemaphoresAsync",
        [
            ("extSemArray", REQUIRED),
            ("paramsArray", REQUIRED),
            ("numExtSems", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_extSemArray, object_paramsArray, object_numExtSems, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numExtSems = args::u32(object_numExtSems, "numExtSems")?;
        let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
        let c_extSemArray = args::array(
            object_extSemArray,
            "extSemArray",
            &Ty::Value(&driver::CUexternalSemaphore),
            Some(c_numExtSems as usize),
            &mut keep,
        )?;
        let c_paramsArray = args::array(
            object_paramsArray,
            "paramsArray",
            &Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS),
            Some(c_numExtSems as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u32,
            u64,
        ) -> i32 = symbol(this, 613)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_extSemArray.cast(),
                c_paramsArray.cast(),
                c_numExtSems,
                c_stream,
            )),
        )
    })
}
