//! Functions of cudla in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::cudla13;

documented!(cudlaCreateDevice, c"cudlaCreateDevice($self, device, flags)
--

Opens a DLA, for use with CUDA streams or in standalone mode.

``cudlaStatus cudlaCreateDevice(uint64_t device, cudlaDevHandle *devHandle, uint32_t flags)``

Parameters
----------
device : int
flags : int
    Flags: ``cudlaMode``, ``cudlaScratchMemoryConfig``.

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorCreationFailed``, ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``, ``cudlaErrorIncompatibleDlaSWVersion``, ``cudlaErrorInvalidParam``, ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.
devHandle : cudlaDevHandle

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaCreateDevice
");

#[inline(always)]
pub(crate) fn cudlaCreateDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudlaCreateDevice(device flags));
    ints!(u64, c_device = device);
    ints!(u32, c_flags = flags);
    let mut c_devHandle: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call.symbol(slots::cudlaCreateDevice)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_devHandle).cast(), c_flags)) };
    returned(
        py, &cudla13::cudlaStatus, status, 1,
        |tuple| tuple.push(out::value(py, &cudla13::cudlaDevHandle, c_devHandle as u64)?),
    )
}

documented!(cudlaDestroyDevice, c"cudlaDestroyDevice($self, devHandle)
--

Closes a DLA; its modules and memory must be released first.

``cudlaStatus cudlaDestroyDevice(cudlaDevHandle devHandle)``

Parameters
----------
devHandle : cudlaDevHandle or None

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidDevice``, ``cudlaErrorUmd``.

Warnings
--------
- No thread may use ``devHandle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaDestroyDevice
");

shared!(
    cudlaDestroyDevice = like_cudlaDestroyDevice(cudla13::cudlaDevHandle,
    cudla13::cudlaStatus), "cudlaDestroyDevice", "devHandle", slots::cudlaDestroyDevice
);

/// The shared body of `cudlaDestroyDevice` and other functions.
#[inline(never)]
fn like_cudlaDestroyDevice<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cudlaDeviceGetAttribute, c"cudlaDeviceGetAttribute($self, devHandle, attrib)
--

Returns an attribute of a DLA, such as the support for unified addressing.

``cudlaStatus cudlaDeviceGetAttribute(cudlaDevHandle devHandle, cudlaDevAttributeType attrib, cudlaDevAttribute *pAttribute)``

Parameters
----------
devHandle : cudlaDevHandle or None
attrib : cudlaDevAttributeType

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``.
pAttribute : cudlaDevAttribute

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaDeviceGetAttribute
");

#[inline(always)]
pub(crate) fn cudlaDeviceGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudlaDeviceGetAttribute(devHandle attrib));
    let c_devHandle = args::value::<
        u64,
    >(devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    let c_attrib = args::enumeration(attrib, "attrib", &cudla13::cudlaDevAttributeType)?;
    let (c_pAttribute, c_pAttribute_place) = out::new_record(py, &cudla13::cudlaDevAttribute)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::cudlaDeviceGetAttribute)?;
    let status = unsafe { released(py, || function(c_devHandle, c_attrib, c_pAttribute_place.cast())) };
    returned(py, &cudla13::cudlaStatus, status, 1, |tuple| tuple.push(c_pAttribute.into_any()))
}

documented!(cudlaDeviceGetCount, c"cudlaDeviceGetCount($self)
--

Returns the number of available deep learning accelerators (DLA).

``cudlaStatus cudlaDeviceGetCount(uint64_t *pNumDevices)``

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorIncompatibleDlaSWVersion``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``.
pNumDevices : int

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaDeviceGetCount
");

shared!(
    cudlaDeviceGetCount = like_cudlaDeviceGetCount(cudla13::cudlaStatus),
    "cudlaDeviceGetCount", "", slots::cudlaDeviceGetCount
);

/// The shared body of `cudlaDeviceGetCount` and other functions.
#[inline(never)]
fn like_cudlaDeviceGetCount<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::u64(py, c0)?))
        },
    )
}

documented!(cudlaGetLastError, c"cudlaGetLastError($self, devHandle)
--

Reports the last error of the asynchronous work of a DLA.

``cudlaStatus cudlaGetLastError(cudlaDevHandle devHandle)``

Parameters
----------
devHandle : cudlaDevHandle or None

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorDlaErrDataMismatch``, ``cudlaErrorDlaErrEngineTimeout``, ``cudlaErrorDlaErrInvalidInput``, ``cudlaErrorDlaErrInvalidPreAction``, ``cudlaErrorDlaErrNoMem``, ``cudlaErrorDlaErrProcessorBusy``, ``cudlaErrorDlaErrTaskStatusMismatch``, ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidDevice``, ``cudlaErrorUnknown``.

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaGetLastError
");

shared!(
    cudlaGetLastError = like_cudlaDestroyDevice(cudla13::cudlaDevHandle,
    cudla13::cudlaStatus), "cudlaGetLastError", "devHandle", slots::cudlaGetLastError
);

documented!(cudlaGetNvSciSyncAttributes, c"cudlaGetNvSciSyncAttributes($self, attrList, flags)
--

Fills an NvSciSync attribute list with the attributes that a DLA needs to wait or signal.

``cudlaStatus cudlaGetNvSciSyncAttributes(uint64_t *attrList, uint32_t flags)``

Parameters
----------
attrList : address or buffer
flags : int
    Flags: members of ``cudlaNvSciSyncAttributes``.

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidParam``, ``cudlaErrorNvSci``, ``cudlaErrorUnknown``, ``cudlaErrorUnsupportedOperation``.

Warnings
--------
- The values that the call sets in ``attrList`` must not be changed afterwards.

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaGetNvSciSyncAttributes
");

#[inline(always)]
pub(crate) fn cudlaGetNvSciSyncAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudlaGetNvSciSyncAttributes(attrList flags));
    let arena = CallArena::new();
    ints!(u32, c_flags = flags);
    let c_attrList = args::either(attrList, "attrList", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call.symbol(slots::cudlaGetNvSciSyncAttributes)?;
    let status = unsafe { released(py, || function(c_attrList.cast(), c_flags)) };
    returned0(py, &cudla13::cudlaStatus, status)
}

documented!(cudlaGetVersion, c"cudlaGetVersion($self)
--

Returns the version of cuDLA as an integer.

``cudlaStatus cudlaGetVersion(uint64_t *version)``

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidParam``.
version : int

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaGetVersion
");

shared!(
    cudlaGetVersion = like_cudlaDeviceGetCount(cudla13::cudlaStatus), "cudlaGetVersion",
    "", slots::cudlaGetVersion
);

documented!(cudlaImportExternalMemory, c"cudlaImportExternalMemory($self, devHandle, desc, flags)
--

Imports NvSciBuf memory and registers it with a DLA.

``cudlaStatus cudlaImportExternalMemory(cudlaDevHandle devHandle, const cudlaExternalMemoryHandleDesc *desc, uint64_t **devPtr, uint32_t flags)``

Parameters
----------
devHandle : cudlaDevHandle or None
desc : cudlaExternalMemoryHandleDesc or None
flags : int
    Flags: members of ``cudlaAccessPermissionFlags``.

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorMemoryRegistered``, ``cudlaErrorNvSci``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.
devPtr : int

Warnings
--------
- The NvSciBuf object must be a raw buffer or a tensor, aligned to 32 bytes.

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaImportExternalMemory
");

shared!(
    cudlaImportExternalMemory = like_cudlaImportExternalMemory(cudla13::cudlaDevHandle,
    cudla13::cudlaExternalMemoryHandleDesc, cudla13::cudlaStatus),
    "cudlaImportExternalMemory", "devHandle desc flags", slots::cudlaImportExternalMemory
);

/// The shared body of `cudlaImportExternalMemory` and other functions.
#[inline(never)]
fn like_cudlaImportExternalMemory<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c3 = args::u32(a2, own.name(2))?;
            let c1 = args::optional_record(a1, own.name(1), t1)?;
            let mut c2: *mut c_void = core::ptr::null_mut();
            let function: unsafe extern "system" fn(u64, Ptr, Ptr, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), (&raw mut c2).cast(), c3)) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::pointer(py, c2)?))
        },
    )
}

documented!(cudlaImportExternalSemaphore, c"cudlaImportExternalSemaphore($self, devHandle, desc, flags)
--

Imports an NvSciSync object that a DLA's tasks can wait on or signal.

``cudlaStatus cudlaImportExternalSemaphore(cudlaDevHandle devHandle, const cudlaExternalSemaphoreHandleDesc *desc, uint64_t **devPtr, uint32_t flags)``

Parameters
----------
devHandle : cudlaDevHandle or None
desc : cudlaExternalSemaphoreHandleDesc or None
flags : int
    Must be 0.

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorMemoryRegistered``, ``cudlaErrorNvSci``, ``cudlaErrorUnsupportedOperation``.
devPtr : int

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaImportExternalSemaphore
");

shared!(
    cudlaImportExternalSemaphore =
    like_cudlaImportExternalMemory(cudla13::cudlaDevHandle,
    cudla13::cudlaExternalSemaphoreHandleDesc, cudla13::cudlaStatus),
    "cudlaImportExternalSemaphore", "devHandle desc flags",
    slots::cudlaImportExternalSemaphore
);

documented!(cudlaMemRegister, c"cudlaMemRegister($self, devHandle, ptr, size, flags)
--

Registers CUDA memory with a DLA and returns the address for tasks.

``cudlaStatus cudlaMemRegister(cudlaDevHandle devHandle, const uint64_t *ptr, size_t size, uint64_t **devPtr, uint32_t flags)``

Parameters
----------
devHandle : cudlaDevHandle or None
ptr : address or buffer
    Used after the call returns; must be kept alive until ``cudlaMemUnregister`` is called.
size : int
flags : int
    Flags: members of ``cudlaAccessPermissionFlags``.

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAddress``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorMemoryRegistered``, ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.
devPtr : int

Warnings
--------
- ``ptr`` must be aligned to 32 bytes.

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaMemRegister
");

#[inline(always)]
pub(crate) fn cudlaMemRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudlaMemRegister(devHandle ptr size flags));
    let arena = CallArena::new();
    let c_devHandle = args::value::<
        u64,
    >(devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    ints!(u64, c_size = size);
    ints!(u32, c_flags = flags);
    let c_ptr = args::either(ptr, "ptr", None, false, None, &arena)?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, Ptr, u64, Ptr, u32) -> i32 = call.symbol(slots::cudlaMemRegister)?;
    let status = unsafe {
        released(py, || function(c_devHandle, c_ptr.cast(), c_size, (&raw mut c_devPtr).cast(), c_flags))
    };
    returned(py, &cudla13::cudlaStatus, status, 1, |tuple| tuple.push(out::pointer(py, c_devPtr)?))
}

documented!(cudlaMemUnregister, c"cudlaMemUnregister($self, devHandle, devPtr)
--

Undoes the registration or import of memory, or of a semaphore, with a DLA.

``cudlaStatus cudlaMemUnregister(cudlaDevHandle devHandle, const uint64_t *devPtr)``

Parameters
----------
devHandle : cudlaDevHandle or None
devPtr : address or buffer

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAddress``, ``cudlaErrorInvalidDevice``, ``cudlaErrorUmd``.

Warnings
--------
- ``devPtr`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaMemUnregister
");

#[inline(always)]
pub(crate) fn cudlaMemUnregister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudlaMemUnregister(devHandle devPtr));
    let arena = CallArena::new();
    let c_devHandle = args::value::<
        u64,
    >(devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    let c_devPtr = args::either(devPtr, "devPtr", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudlaMemUnregister)?;
    let status = unsafe { released(py, || function(c_devHandle, c_devPtr.cast())) };
    returned0(py, &cudla13::cudlaStatus, status)
}

documented!(cudlaModuleGetAttributes, c"cudlaModuleGetAttributes($self, hModule, attrType, attribute)
--

Stores in ``attribute`` an attribute of a module, such as the number or the descriptors of its tensors.

``cudlaStatus cudlaModuleGetAttributes(cudlaModule hModule, cudlaModuleAttributeType attrType, cudlaModuleAttribute *attribute)``

Parameters
----------
hModule : cudlaModule or None
attrType : cudlaModuleAttributeType
attribute : cudlaModuleAttribute or None

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidModule``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaModuleGetAttributes
");

#[inline(always)]
pub(crate) fn cudlaModuleGetAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudlaModuleGetAttributes(hModule attrType attribute));
    let c_hModule = args::value::<u64>(hModule, "hModule", &cudla13::cudlaModule)?;
    let c_attrType = args::enumeration(attrType, "attrType", &cudla13::cudlaModuleAttributeType)?;
    let c_attribute = args::optional_record(attribute, "attribute", &cudla13::cudlaModuleAttribute)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::cudlaModuleGetAttributes)?;
    let status = unsafe { released(py, || function(c_hModule, c_attrType, c_attribute.cast())) };
    returned0(py, &cudla13::cudlaStatus, status)
}

documented!(cudlaModuleLoadFromMemory, c"cudlaModuleLoadFromMemory($self, devHandle, pModule, moduleSize, flags)
--

Loads a module (a network compiled to a loadable) from memory into a DLA.

``cudlaStatus cudlaModuleLoadFromMemory(cudlaDevHandle devHandle, const uint8_t *pModule, size_t moduleSize, cudlaModule *hModule, uint32_t flags)``

Parameters
----------
devHandle : cudlaDevHandle or None
pModule : address or buffer
moduleSize : int
flags : int
    Flags: members of ``cudlaModuleLoadFlags``.

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidParam``, ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.
hModule : cudlaModule

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaModuleLoadFromMemory
");

#[inline(always)]
pub(crate) fn cudlaModuleLoadFromMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudlaModuleLoadFromMemory(devHandle pModule moduleSize flags));
    let arena = CallArena::new();
    let c_devHandle = args::value::<
        u64,
    >(devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    ints!(u64, c_moduleSize = moduleSize);
    ints!(u32, c_flags = flags);
    let c_pModule = args::either(pModule, "pModule", None, false, Some(c_moduleSize as usize), &arena)?;
    let mut c_hModule: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, u64, Ptr, u32) -> i32 = call
        .symbol(slots::cudlaModuleLoadFromMemory)?;
    let status = unsafe {
        released(py, || function(c_devHandle, c_pModule.cast(), c_moduleSize, (&raw mut c_hModule).cast(), c_flags))
    };
    returned(
        py, &cudla13::cudlaStatus, status, 1,
        |tuple| tuple.push(out::value(py, &cudla13::cudlaModule, c_hModule as u64)?),
    )
}

documented!(cudlaModuleUnload, c"cudlaModuleUnload($self, hModule, flags)
--

Unloads a module from a DLA.

``cudlaStatus cudlaModuleUnload(cudlaModule hModule, uint32_t flags)``

Parameters
----------
hModule : cudlaModule or None
flags : int
    Must be 0.

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidModule``, ``cudlaErrorInvalidParam``, ``cudlaErrorUmd``.

Warnings
--------
- No thread may use ``hModule``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaModuleUnload
");

shared!(
    cudlaModuleUnload = like_cudlaModuleUnload(cudla13::cudlaModule,
    cudla13::cudlaStatus), "cudlaModuleUnload", "hModule flags", slots::cudlaModuleUnload
);

/// The shared body of `cudlaModuleUnload` and other functions.
#[inline(never)]
fn like_cudlaModuleUnload<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u32(a1, own.name(1))?;
            let function: unsafe extern "system" fn(u64, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cudlaSetTaskTimeoutInMs, c"cudlaSetTaskTimeoutInMs($self, devHandle, timeout)
--

Sets the timeout in milliseconds of a DLA's tasks.

``cudlaStatus cudlaSetTaskTimeoutInMs(cudlaDevHandle devHandle, uint32_t timeout)``

Parameters
----------
devHandle : cudlaDevHandle or None
timeout : int

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidParam``.

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaSetTaskTimeoutInMs
");

shared!(
    cudlaSetTaskTimeoutInMs = like_cudlaModuleUnload(cudla13::cudlaDevHandle,
    cudla13::cudlaStatus), "cudlaSetTaskTimeoutInMs", "devHandle timeout",
    slots::cudlaSetTaskTimeoutInMs
);

documented!(cudlaSubmitTask, c"cudlaSubmitTask($self, devHandle, ptrToTasks, numTasks, stream, flags)
--

Submits tasks, which run modules on their tensors, to a DLA, optionally through a CUDA stream.

``cudlaStatus cudlaSubmitTask(cudlaDevHandle devHandle, const cudlaTask *ptrToTasks, uint32_t numTasks, void *stream, uint32_t flags)``

Parameters
----------
devHandle : cudlaDevHandle or None
ptrToTasks : list[cudlaTask] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
numTasks : int
stream : address or buffer
flags : int
    Flags: members of ``cudlaSubmissionFlags``.

Returns
-------
cudlaStatus
    ``cudlaSuccess``. Documented errors: ``cudlaErrorCuda``, ``cudlaErrorDriverNotFound``, ``cudlaErrorInvalidAddress``, ``cudlaErrorInvalidAttribute``, ``cudlaErrorInvalidDevice``, ``cudlaErrorInvalidModule``, ``cudlaErrorInvalidParam``, ``cudlaErrorNvSci``, ``cudlaErrorOs``, ``cudlaErrorOutOfResources``, ``cudlaErrorUmd``, ``cudlaErrorUnsupportedOperation``.

Notes
-----
Declared in ``cudla.h``. Since at least CUDA 13.2.
https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaSubmitTask
");

#[inline(always)]
pub(crate) fn cudlaSubmitTask<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudlaSubmitTask(devHandle ptrToTasks numTasks stream flags));
    let arena = CallArena::new();
    let c_devHandle = args::value::<
        u64,
    >(devHandle, "devHandle", &cudla13::cudlaDevHandle)?;
    ints!(u32, c_numTasks = numTasks, c_flags = flags);
    let c_ptrToTasks = args::array(
        ptrToTasks, "ptrToTasks", &Ty::Record(&cudla13::cudlaTask), Some(c_numTasks as usize), &arena,
    )?;
    let c_stream = args::either(stream, "stream", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32, Ptr, u32) -> i32 = call.symbol(slots::cudlaSubmitTask)?;
    let status = unsafe {
        released(py, || function(c_devHandle, c_ptrToTasks.cast(), c_numTasks, c_stream.cast(), c_flags))
    };
    returned0(py, &cudla13::cudlaStatus, status)
}
