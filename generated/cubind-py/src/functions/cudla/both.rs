//! Functions of the cudla: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::cudla13;

pub(crate) fn cudlaCreateDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_flags], []) = call
        .bind("cudlaCreateDevice", "device flags")?;
    let py = call.py();
    let c_device = args::u64(object_device, "device")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_devHandle: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::cudlaCreateDevice)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_devHandle).cast(), c_flags))
    };
    returned(
        py,
        &cudla13::cudlaStatus,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cudla13::cudlaDevHandle, c_devHandle as u64)?),
    )
}

pub(crate) fn cudlaDestroyDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devHandle], []) = call.bind("cudlaDestroyDevice", "devHandle")?;
    let py = call.py();
    let c_devHandle = args::value::<
        u64,
    >(object_devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudlaDestroyDevice)?;
    returned0(
        py,
        &cudla13::cudlaStatus,
        unsafe { released(py, || function(c_devHandle)) },
    )
}

pub(crate) fn cudlaDeviceGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devHandle, object_attrib], []) = call
        .bind("cudlaDeviceGetAttribute", "devHandle attrib")?;
    let py = call.py();
    let c_devHandle = args::value::<
        u64,
    >(object_devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &cudla13::cudlaDevAttributeType,
    )?;
    let (c_pAttribute, c_pAttribute_place) = out::new_record(
        py,
        &cudla13::cudlaDevAttribute,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudlaDeviceGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_devHandle, c_attrib, c_pAttribute_place.cast()))
    };
    returned(
        py,
        &cudla13::cudlaStatus,
        status,
        1,
        |tuple| tuple.push(c_pAttribute.into_any()),
    )
}

pub(crate) fn cudlaDeviceGetCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudlaDeviceGetCount", "")?;
    let py = call.py();
    let mut c_pNumDevices: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudlaDeviceGetCount)?;
    let status = unsafe { released(py, || function((&raw mut c_pNumDevices).cast())) };
    returned(
        py,
        &cudla13::cudlaStatus,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_pNumDevices)?),
    )
}

pub(crate) fn cudlaGetLastError<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devHandle], []) = call.bind("cudlaGetLastError", "devHandle")?;
    let py = call.py();
    let c_devHandle = args::value::<
        u64,
    >(object_devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cudlaGetLastError)?;
    returned0(
        py,
        &cudla13::cudlaStatus,
        unsafe { released(py, || function(c_devHandle)) },
    )
}

pub(crate) fn cudlaGetNvSciSyncAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attrList, object_flags], []) = call
        .bind("cudlaGetNvSciSyncAttributes", "attrList flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_flags = args::u32(object_flags, "flags")?;
    let c_attrList = args::either(
        object_attrList,
        "attrList",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::cudlaGetNvSciSyncAttributes)?;
    returned0(
        py,
        &cudla13::cudlaStatus,
        unsafe { released(py, || function(c_attrList.cast(), c_flags)) },
    )
}

pub(crate) fn cudlaGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cudlaGetVersion", "")?;
    let py = call.py();
    let mut c_version: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cudlaGetVersion)?;
    let status = unsafe { released(py, || function((&raw mut c_version).cast())) };
    returned(
        py,
        &cudla13::cudlaStatus,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_version)?),
    )
}

pub(crate) fn cudlaImportExternalMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devHandle, object_desc, object_flags], []) = call
        .bind("cudlaImportExternalMemory", "devHandle desc flags")?;
    let py = call.py();
    let c_devHandle = args::value::<
        u64,
    >(object_devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_desc = args::optional_record(
        object_desc,
        "desc",
        &cudla13::cudlaExternalMemoryHandleDesc,
    )?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void, u32) -> i32 = call
        .symbol(slots::cudlaImportExternalMemory)?;
    let status = unsafe {
        released(
            py,
            || function(c_devHandle, c_desc.cast(), (&raw mut c_devPtr).cast(), c_flags),
        )
    };
    returned(
        py,
        &cudla13::cudlaStatus,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_devPtr)?),
    )
}

pub(crate) fn cudlaImportExternalSemaphore<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devHandle, object_desc, object_flags], []) = call
        .bind("cudlaImportExternalSemaphore", "devHandle desc flags")?;
    let py = call.py();
    let c_devHandle = args::value::<
        u64,
    >(object_devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_desc = args::optional_record(
        object_desc,
        "desc",
        &cudla13::cudlaExternalSemaphoreHandleDesc,
    )?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void, u32) -> i32 = call
        .symbol(slots::cudlaImportExternalSemaphore)?;
    let status = unsafe {
        released(
            py,
            || function(c_devHandle, c_desc.cast(), (&raw mut c_devPtr).cast(), c_flags),
        )
    };
    returned(
        py,
        &cudla13::cudlaStatus,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_devPtr)?),
    )
}

pub(crate) fn cudlaMemRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devHandle, object_ptr, object_size, object_flags], []) = call
        .bind("cudlaMemRegister", "devHandle ptr size flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_devHandle = args::value::<
        u64,
    >(object_devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    let c_size = args::u64(object_size, "size")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_ptr = args::either(object_ptr, "ptr", None, false, None, &arena)?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u32,
    ) -> i32 = call.symbol(slots::cudlaMemRegister)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_devHandle,
                c_ptr.cast(),
                c_size,
                (&raw mut c_devPtr).cast(),
                c_flags,
            ),
        )
    };
    returned(
        py,
        &cudla13::cudlaStatus,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_devPtr)?),
    )
}

pub(crate) fn cudlaMemUnregister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devHandle, object_devPtr], []) = call
        .bind("cudlaMemUnregister", "devHandle devPtr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_devHandle = args::value::<
        u64,
    >(object_devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    let c_devPtr = args::either(object_devPtr, "devPtr", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cudlaMemUnregister)?;
    returned0(
        py,
        &cudla13::cudlaStatus,
        unsafe { released(py, || function(c_devHandle, c_devPtr.cast())) },
    )
}

pub(crate) fn cudlaModuleGetAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hModule, object_attrType, object_attribute], []) = call
        .bind("cudlaModuleGetAttributes", "hModule attrType attribute")?;
    let py = call.py();
    let c_hModule = args::value::<
        u64,
    >(object_hModule, "hModule", &cudla13::cudlaModule)?;
    let c_attrType = args::enumeration(
        object_attrType,
        "attrType",
        &cudla13::cudlaModuleAttributeType,
    )?;
    let c_attribute = args::optional_record(
        object_attribute,
        "attribute",
        &cudla13::cudlaModuleAttribute,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cudlaModuleGetAttributes)?;
    returned0(
        py,
        &cudla13::cudlaStatus,
        unsafe { released(py, || function(c_hModule, c_attrType, c_attribute.cast())) },
    )
}

pub(crate) fn cudlaModuleLoadFromMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devHandle, object_pModule, object_moduleSize, object_flags], []) = call
        .bind("cudlaModuleLoadFromMemory", "devHandle pModule moduleSize flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_devHandle = args::value::<
        u64,
    >(object_devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    let c_moduleSize = args::u64(object_moduleSize, "moduleSize")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_pModule = args::either(
        object_pModule,
        "pModule",
        None,
        false,
        Some(c_moduleSize as usize),
        &arena,
    )?;
    let mut c_hModule: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u32,
    ) -> i32 = call.symbol(slots::cudlaModuleLoadFromMemory)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_devHandle,
                c_pModule.cast(),
                c_moduleSize,
                (&raw mut c_hModule).cast(),
                c_flags,
            ),
        )
    };
    returned(
        py,
        &cudla13::cudlaStatus,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cudla13::cudlaModule, c_hModule as u64)?),
    )
}

pub(crate) fn cudlaModuleUnload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hModule, object_flags], []) = call
        .bind("cudlaModuleUnload", "hModule flags")?;
    let py = call.py();
    let c_hModule = args::value::<
        u64,
    >(object_hModule, "hModule", &cudla13::cudlaModule)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cudlaModuleUnload)?;
    returned0(
        py,
        &cudla13::cudlaStatus,
        unsafe { released(py, || function(c_hModule, c_flags)) },
    )
}

pub(crate) fn cudlaSetTaskTimeoutInMs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_devHandle, object_timeout], []) = call
        .bind("cudlaSetTaskTimeoutInMs", "devHandle timeout")?;
    let py = call.py();
    let c_devHandle = args::value::<
        u64,
    >(object_devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    let c_timeout = args::u32(object_timeout, "timeout")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cudlaSetTaskTimeoutInMs)?;
    returned0(
        py,
        &cudla13::cudlaStatus,
        unsafe { released(py, || function(c_devHandle, c_timeout)) },
    )
}

pub(crate) fn cudlaSubmitTask<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_devHandle,
        object_ptrToTasks,
        object_numTasks,
        object_stream,
        object_flags,
        ],
        [],
    ) = call.bind("cudlaSubmitTask", "devHandle ptrToTasks numTasks stream flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_devHandle = args::value::<
        u64,
    >(object_devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    let c_numTasks = args::u32(object_numTasks, "numTasks")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_ptrToTasks = args::array(
        object_ptrToTasks,
        "ptrToTasks",
        &Ty::Record(&cudla13::cudlaTask),
        Some(c_numTasks as usize),
        &arena,
    )?;
    let c_stream = args::either(object_stream, "stream", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u32,
        *mut c_void,
        u32,
    ) -> i32 = call.symbol(slots::cudlaSubmitTask)?;
    returned0(
        py,
        &cudla13::cudlaStatus,
        unsafe {
            released(
                py,
                || function(
                    c_devHandle,
                    c_ptrToTasks.cast(),
                    c_numTasks,
                    c_stream.cast(),
                    c_flags,
                ),
            )
        },
    )
}
