//! Functions of cudss in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, cudss1, runtime};

documented!(cudssConfigCreate, c"cudssConfigCreate($self)
--

Creates a solver configuration with default values.

``cudssStatus_t cudssConfigCreate(cudssConfig_t *config)``

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
config : cudssConfig_t

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssConfigCreate
");

#[inline(always)]
pub(crate) fn cudssConfigCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssConfigCreate());
    let mut c_config: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cudssConfigCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_config).cast())) };
    returned(
        py, &cudss1::cudssStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cudss1::cudssConfig_t, c_config as u64)?),
    )
}

documented!(cudssConfigDestroy, c"cudssConfigDestroy($self, config)
--

Destroys a solver configuration.

``cudssStatus_t cudssConfigDestroy(cudssConfig_t config)``

Parameters
----------
config : cudssConfig_t or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``config``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssConfigDestroy
");

#[inline(always)]
pub(crate) fn cudssConfigDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssConfigDestroy(config));
    let c_config = args::value::<u64>(config, "config", &cudss1::cudssConfig_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cudssConfigDestroy)?;
    let status = unsafe { released(py, || function(c_config)) };
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssConfigGet, c"cudssConfigGet($self, config, param, sizeInBytes)
--

Gets one parameter of a solver configuration, and its size in bytes.

``cudssStatus_t cudssConfigGet(cudssConfig_t config, cudssConfigParam_t param, void *value, size_t sizeInBytes, size_t *sizeWritten)``

Parameters
----------
config : cudssConfig_t or None
param : cudssConfigParam_t
sizeInBytes : int

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
value : object
sizeWritten : int

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssConfigGet
");

#[inline(always)]
pub(crate) fn cudssConfigGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssConfigGet(config param sizeInBytes));
    let c_config = args::value::<u64>(config, "config", &cudss1::cudssConfig_t)?;
    let c_param = args::enumeration(param, "param", &cudss1::cudssConfigParam_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let mut c_sizeWritten: u64 = 0;
    let mut c_value = attributes::attribute_out(
        py, c_param, &attribute_types::cudss::cudssConfigParam_t, Some(c_sizeInBytes as usize),
    )?;
    let (function, alone): (unsafe extern "system" fn(u64, i32, Ptr, u64, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudssConfigGet)?;
    let status = unsafe {
        released(py, || function(c_config, c_param, c_value.pointer(), c_sizeInBytes, (&raw mut c_sizeWritten).cast()))
    };
    returned_in_form(
        py,
        &cudss1::cudssStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(unsafe { c_value.value(py) }?)?;
            tuple.push(out::u64(py, c_sizeWritten)?)?;
            Ok(())
        },
    )
}

documented!(cudssConfigSet, c"cudssConfigSet($self, config, param, value, sizeInBytes)
--

Sets one parameter of a solver configuration.

``cudssStatus_t cudssConfigSet(cudssConfig_t config, cudssConfigParam_t param, const void *value, size_t sizeInBytes)``

Parameters
----------
config : cudssConfig_t or None
param : cudssConfigParam_t
value : object
sizeInBytes : int

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssConfigSet
");

#[inline(always)]
pub(crate) fn cudssConfigSet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([config, param, object_value, sizeInBytes], []) = call
        .bind("cudssConfigSet", "config param value sizeInBytes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_config = args::value::<u64>(config, "config", &cudss1::cudssConfig_t)?;
    let c_param = args::enumeration(param, "param", &cudss1::cudssConfigParam_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let (c_value, _) = attributes::attribute_in(
        object_value, c_param, &attribute_types::cudss::cudssConfigParam_t, Some(c_sizeInBytes as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, u64) -> i32 = call.symbol(slots::cudssConfigSet)?;
    let status = unsafe { released(py, || function(c_config, c_param, c_value, c_sizeInBytes)) };
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssCreate, c"cudssCreate($self)
--

Creates a cuDSS handle for the current device.

``cudssStatus_t cudssCreate(cudssHandle_t *handle)``

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
handle : cudssHandle_t

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssCreate
");

#[inline(always)]
pub(crate) fn cudssCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssCreate());
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cudssCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    if status == 0 {
        handle_keepalive::made(&cudss1::cudssHandle_t, c_handle as u64);
    }
    returned(
        py, &cudss1::cudssStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cudss1::cudssHandle_t, c_handle as u64)?),
    )
}

documented!(cudssCreateMg, c"cudssCreateMg($self, device_count, device_indices)
--

Creates a cuDSS handle for several devices, the first of which must be the current device.

``cudssStatus_t cudssCreateMg(cudssHandle_t *handle, int device_count, const int *device_indices)``

Parameters
----------
device_count : int
device_indices : list[int] or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
handle : cudssHandle_t

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssCreateMg
");

#[inline(always)]
pub(crate) fn cudssCreateMg<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssCreateMg(device_count device_indices));
    let arena = CallArena::new();
    ints!(i32, c_device_count = device_count);
    let mut c_handle: u64 = 0;
    let c_device_indices = args::array(
        device_indices, "device_indices", &Ty::I32, Some(args::length(py, c_device_count.into(), "device_count")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, i32, Ptr) -> i32 = call.symbol(slots::cudssCreateMg)?;
    let status = unsafe {
        released(py, || function((&raw mut c_handle).cast(), c_device_count, c_device_indices.cast()))
    };
    if status == 0 {
        handle_keepalive::made(&cudss1::cudssHandle_t, c_handle as u64);
    }
    returned(
        py, &cudss1::cudssStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cudss1::cudssHandle_t, c_handle as u64)?),
    )
}

documented!(cudssDataCreate, c"cudssDataCreate($self, handle)
--

Creates a solver data object, which stores the factors of a matrix and other results.

``cudssStatus_t cudssDataCreate(cudssHandle_t handle, cudssData_t *data)``

Parameters
----------
handle : cudssHandle_t or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
data : cudssData_t

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDataCreate
");

#[inline(always)]
pub(crate) fn cudssDataCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssDataCreate(handle));
    let c_handle = args::value::<u64>(handle, "handle", &cudss1::cudssHandle_t)?;
    let mut c_data: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudssDataCreate)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_data).cast())) };
    returned(
        py, &cudss1::cudssStatus_t, status, 1, |tuple| tuple.push(out::value(py, &cudss1::cudssData_t, c_data as u64)?),
    )
}

documented!(cudssDataDestroy, c"cudssDataDestroy($self, handle, data)
--

Destroys a solver data object, including its factors.

``cudssStatus_t cudssDataDestroy(cudssHandle_t handle, cudssData_t data)``

Parameters
----------
handle : cudssHandle_t or None
data : cudssData_t or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``data``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDataDestroy
");

shared!(
    cudssDataDestroy = like_cudssDataDestroy(cudss1::cudssHandle_t, cudss1::cudssData_t,
    cudss1::cudssStatus_t), "cudssDataDestroy", "handle data", slots::cudssDataDestroy
);

/// The shared body of `cudssDataDestroy` and other functions.
#[inline(never)]
fn like_cudssDataDestroy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cudssDataGet, c"cudssDataGet($self, handle, data, param, value, sizeInBytes)
--

Gets a value, such as an error code or a permutation, from a solver data object, or the value's size.

``cudssStatus_t cudssDataGet(cudssHandle_t handle, cudssData_t data, cudssDataParam_t param, void *value, size_t sizeInBytes, size_t *sizeWritten)``

Parameters
----------
handle : cudssHandle_t or None
data : cudssData_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
param : cudssDataParam_t
value : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
sizeInBytes : int

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
sizeWritten : int

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDataGet
");

#[inline(always)]
pub(crate) fn cudssDataGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([handle, data, param, object_value, sizeInBytes], []) = call
        .bind("cudssDataGet", "handle data param value sizeInBytes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudss1::cudssHandle_t)?;
    let c_data = args::value::<u64>(data, "data", &cudss1::cudssData_t)?;
    let c_param = args::enumeration(param, "param", &cudss1::cudssDataParam_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_value = args::either(object_value, "value", None, true, Some(c_sizeInBytes as usize), &arena)?;
    let mut c_sizeWritten: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64, Ptr) -> i32 = call.symbol(slots::cudssDataGet)?;
    let status = unsafe { released(
        py, || function(c_handle, c_data, c_param, c_value.cast(), c_sizeInBytes, (&raw mut c_sizeWritten).cast()),
    ) };
    returned(py, &cudss1::cudssStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_sizeWritten)?))
}

documented!(cudssDataSet, c"cudssDataSet($self, handle, data, param, value, sizeInBytes)
--

Sets a value in a solver data object, such as a permutation or a communicator.

``cudssStatus_t cudssDataSet(cudssHandle_t handle, cudssData_t data, cudssDataParam_t param, const void *value, size_t sizeInBytes)``

Parameters
----------
handle : cudssHandle_t or None
data : cudssData_t or None
param : cudssDataParam_t
value : address or buffer
    Used after the call returns; must be kept alive for the duration that ``param`` specifies.
sizeInBytes : int

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDataSet
");

#[inline(always)]
pub(crate) fn cudssDataSet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([handle, data, param, object_value, sizeInBytes], []) = call
        .bind("cudssDataSet", "handle data param value sizeInBytes")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudss1::cudssHandle_t)?;
    let c_data = args::value::<u64>(data, "data", &cudss1::cudssData_t)?;
    let c_param = args::enumeration(param, "param", &cudss1::cudssDataParam_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_value = args::either(object_value, "value", None, false, Some(c_sizeInBytes as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call.symbol(slots::cudssDataSet)?;
    let status = unsafe { released(py, || function(c_handle, c_data, c_param, c_value.cast(), c_sizeInBytes)) };
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssDestroy, c"cudssDestroy($self, handle)
--

Destroys a cuDSS handle and frees its memory.

``cudssStatus_t cudssDestroy(cudssHandle_t handle)``

Parameters
----------
handle : cudssHandle_t or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDestroy
");

shared!(
    cudssDestroy = like_cudssDestroy(cudss1::cudssHandle_t, cudss1::cudssStatus_t),
    "cudssDestroy", "handle", slots::cudssDestroy
);

/// The shared body of `cudssDestroy` and other functions.
#[inline(never)]
fn like_cudssDestroy<'a, 'py>(
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
            let detached = handle_keepalive::detach(t0, c0 as u64);
            let status = unsafe { released(py, || function(c0)) };
            detached.finish(status == 0);
            returned0(py, t1, status)
        },
    )
}

documented!(cudssExecute, c"cudssExecute($self, handle, phase, config, data, inputMatrix, solution, rhs)
--

Runs one or more solver phases: analysis or factorization of a sparse matrix, or solving for right-hand sides.

``cudssStatus_t cudssExecute(cudssHandle_t handle, int phase, cudssConfig_t config, cudssData_t data, cudssMatrix_t inputMatrix, cudssMatrix_t solution, cudssMatrix_t rhs)``

Parameters
----------
handle : cudssHandle_t or None
phase : int
    Flags: members of ``cudssPhase_t``.
config : cudssConfig_t or None
data : cudssData_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
inputMatrix, solution, rhs : cudssMatrix_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssExecute
");

#[inline(always)]
pub(crate) fn cudssExecute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssExecute(handle phase config data inputMatrix solution rhs));
    let c_handle = args::value::<u64>(handle, "handle", &cudss1::cudssHandle_t)?;
    ints!(i32, c_phase = phase);
    let c_config = args::value::<u64>(config, "config", &cudss1::cudssConfig_t)?;
    let c_data = args::value::<u64>(data, "data", &cudss1::cudssData_t)?;
    let c_inputMatrix = args::value::<
        u64,
    >(inputMatrix, "inputMatrix", &cudss1::cudssMatrix_t)?;
    let c_solution = args::value::<u64>(solution, "solution", &cudss1::cudssMatrix_t)?;
    let c_rhs = args::value::<u64>(rhs, "rhs", &cudss1::cudssMatrix_t)?;
    let function: unsafe extern "system" fn(u64, i32, u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cudssExecute)?;
    let status = unsafe {
        released(py, || function(c_handle, c_phase, c_config, c_data, c_inputMatrix, c_solution, c_rhs))
    };
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssGetDeviceMemHandler, c"cudssGetDeviceMemHandler($self, handle)
--

Returns the functions with which a handle allocates device memory.

``cudssStatus_t cudssGetDeviceMemHandler(cudssHandle_t handle, cudssDeviceMemHandler_t *handler)``

Parameters
----------
handle : cudssHandle_t or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
handler : cudssDeviceMemHandler_t
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssGetDeviceMemHandler
");

shared!(
    cudssGetDeviceMemHandler = like_cudssGetDeviceMemHandler(cudss1::cudssHandle_t,
    cudss1::cudssDeviceMemHandler_t, cudss1::cudssStatus_t), "cudssGetDeviceMemHandler",
    "handle", slots::cudssGetDeviceMemHandler
);

/// The shared body of `cudssGetDeviceMemHandler` and other functions.
#[inline(never)]
fn like_cudssGetDeviceMemHandler<'a, 'py>(
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
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let (c1, c1_place) = out::new_record(py, t1)?;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1_place.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(c1.into_any()))
        },
    )
}

documented!(cudssGetPinnedMemHandler, c"cudssGetPinnedMemHandler($self, handle)
--

Returns the functions with which a handle allocates pinned memory.

``cudssStatus_t cudssGetPinnedMemHandler(cudssHandle_t handle, cudssPinnedMemHandler_t *handler)``

Parameters
----------
handle : cudssHandle_t or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
handler : cudssPinnedMemHandler_t
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssGetPinnedMemHandler
");

shared!(
    cudssGetPinnedMemHandler = like_cudssGetDeviceMemHandler(cudss1::cudssHandle_t,
    cudss1::cudssPinnedMemHandler_t, cudss1::cudssStatus_t), "cudssGetPinnedMemHandler",
    "handle", slots::cudssGetPinnedMemHandler
);

documented!(cudssGetProperty, c"cudssGetProperty($self, propertyType)
--

Returns one part of the version of cuDSS: major, minor or patch level.

``cudssStatus_t cudssGetProperty(libraryPropertyType propertyType, int *value)``

Parameters
----------
propertyType : runtime.libraryPropertyType

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
value : int

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssGetProperty
");

#[inline(always)]
pub(crate) fn cudssGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssGetProperty(propertyType));
    let c_propertyType = args::enumeration(propertyType, "propertyType", &runtime::libraryPropertyType)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cudssGetProperty)?;
    let status = unsafe { released(py, || function(c_propertyType, (&raw mut c_value).cast())) };
    returned(py, &cudss1::cudssStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(cudssLoggerForceDisable, c"cudssLoggerForceDisable($self)
--

Disables the log of cuDSS for the rest of the process.

``cudssStatus_t cudssLoggerForceDisable(void)``

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerForceDisable
");

#[inline(always)]
pub(crate) fn cudssLoggerForceDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssLoggerForceDisable());
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::cudssLoggerForceDisable)?;
    let status = unsafe { released(py, || function()) };
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssLoggerOpenFile, c"cudssLoggerOpenFile($self, logFile)
--

Opens the file at a path and redirects the log of cuDSS to it.

``cudssStatus_t cudssLoggerOpenFile(const char *logFile)``

Parameters
----------
logFile : bytes or str

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerOpenFile
");

#[inline(always)]
pub(crate) fn cudssLoggerOpenFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssLoggerOpenFile(logFile));
    let arena = CallArena::new();
    let c_logFile = args::c_string(logFile, "logFile", &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> i32 = call.symbol(slots::cudssLoggerOpenFile)?;
    let status = unsafe { released(py, || function(c_logFile)) };
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssLoggerSetCallback, c"cudssLoggerSetCallback($self, callback)
--

Sets a callback that receives the log messages of cuDSS.

``cudssStatus_t cudssLoggerSetCallback(cudssLoggerCallback_t callback)``

Parameters
----------
callback : callback
    Used after the call returns; kept alive by cubind as long as the process runs.

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Warnings
--------
- ``callback`` may be called at any time from now on, on any thread.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerSetCallback
");

#[inline(always)]
pub(crate) fn cudssLoggerSetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssLoggerSetCallback(callback));
    let arena = CallArena::new();
    let mut c_callback = args::callback(callback, Some(&cudss1::cudssLoggerCallback_t__signature), None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cudssLoggerSetCallback)?;
    let status = unsafe { released(py, || function(c_callback.address())) };
    c_callback.left(status == 0);
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssLoggerSetFile, c"cudssLoggerSetFile($self, file)
--

Redirects the log of cuDSS to an open C file stream.

``cudssStatus_t cudssLoggerSetFile(FILE *file)``

Parameters
----------
file : address or buffer

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerSetFile
");

#[inline(always)]
pub(crate) fn cudssLoggerSetFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssLoggerSetFile(file));
    let arena = CallArena::new();
    let c_file = args::either(file, "file", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cudssLoggerSetFile)?;
    let status = unsafe { released(py, || function(c_file.cast())) };
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssLoggerSetLevel, c"cudssLoggerSetLevel($self, level)
--

Sets the log level of cuDSS.

``cudssStatus_t cudssLoggerSetLevel(int level)``

Parameters
----------
level : int

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerSetLevel
");

shared!(
    cudssLoggerSetLevel = like_cudssLoggerSetLevel(cudss1::cudssStatus_t),
    "cudssLoggerSetLevel", "level", slots::cudssLoggerSetLevel
);

/// The shared body of `cudssLoggerSetLevel` and other functions.
#[inline(never)]
fn like_cudssLoggerSetLevel<'a, 'py>(
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
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::i32(a0, own.name(0))?;
            let function: unsafe extern "system" fn(i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t0, status)
        },
    )
}

documented!(cudssLoggerSetMask, c"cudssLoggerSetMask($self, mask)
--

Sets the mask of message types that cuDSS logs.

``cudssStatus_t cudssLoggerSetMask(int mask)``

Parameters
----------
mask : int

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerSetMask
");

shared!(
    cudssLoggerSetMask = like_cudssLoggerSetLevel(cudss1::cudssStatus_t),
    "cudssLoggerSetMask", "mask", slots::cudssLoggerSetMask
);

documented!(cudssMatrixCreateBatchCsr, c"cudssMatrixCreateBatchCsr($self, batchCount, nrows, ncols, nnz, rowStart, rowEnd, colIndices, values, offsetType, indexType, valueType, mtype, mview, indexBase)
--

Creates a descriptor of a batch of sparse CSR matrices of different sizes.

``cudssStatus_t cudssMatrixCreateBatchCsr(cudssMatrix_t *matrix, int64_t batchCount, const void *nrows, const void *ncols, const void *nnz, const void *const *rowStart, const void *const *rowEnd, const void *const *colIndices, const void *const *values, cudaDataType_t offsetType, cudaDataType_t indexType, cudaDataType_t valueType, cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t indexBase)``

Parameters
----------
batchCount : int
nrows, ncols, nnz : address or buffer
    Used after the call returns; kept alive by cubind as long as ``matrix`` exists.
rowStart, rowEnd, colIndices, values : address or buffer
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``matrix`` exists.
offsetType, indexType, valueType : runtime.cudaDataType
mtype : cudssMatrixType_t
mview : cudssMatrixViewType_t
indexBase : cudssIndexBase_t

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
matrix : cudssMatrix_t

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixCreateBatchCsr
");

#[inline(always)]
pub(crate) fn cudssMatrixCreateBatchCsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudssMatrixCreateBatchCsr(batchCount nrows ncols nnz rowStart rowEnd colIndices values offsetType
        indexType valueType mtype mview indexBase)
    );
    let arena = CallArena::new();
    ints!(i64, c_batchCount = batchCount);
    let c_offsetType = args::enumeration(offsetType, "offsetType", &runtime::cudaDataType)?;
    let c_indexType = args::enumeration(indexType, "indexType", &runtime::cudaDataType)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let c_mtype = args::enumeration(mtype, "mtype", &cudss1::cudssMatrixType_t)?;
    let c_mview = args::enumeration(mview, "mview", &cudss1::cudssMatrixViewType_t)?;
    let c_indexBase = args::enumeration(indexBase, "indexBase", &cudss1::cudssIndexBase_t)?;
    let mut c_matrix: u64 = 0;
    let c_nrows = args::either(nrows, "nrows", None, false, None, &arena)?;
    let c_ncols = args::either(ncols, "ncols", None, false, None, &arena)?;
    let c_nnz = args::either(nnz, "nnz", None, false, None, &arena)?;
    let c_rowStart = args::either(rowStart, "rowStart", Some(&Ty::Pointer), false, None, &arena)?;
    let c_rowEnd = args::either(rowEnd, "rowEnd", Some(&Ty::Pointer), false, None, &arena)?;
    let c_colIndices = args::either(colIndices, "colIndices", Some(&Ty::Pointer), false, None, &arena)?;
    let c_values = args::either(values, "values", Some(&Ty::Pointer), false, None, &arena)?;
    args::keep(nrows, &arena)?;
    args::keep(ncols, &arena)?;
    args::keep(nnz, &arena)?;
    args::keep(rowStart, &arena)?;
    args::keep(rowEnd, &arena)?;
    args::keep(colIndices, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cudssMatrixCreateBatchCsr)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_matrix).cast(), c_batchCount, c_nrows.cast(), c_ncols.cast(), c_nnz.cast(), c_rowStart.cast(),
        c_rowEnd.cast(), c_colIndices.cast(), c_values.cast(), c_offsetType, c_indexType, c_valueType, c_mtype, c_mview,
        c_indexBase,
    )) };
    if status == 0 {
        handle_keepalive::made(&cudss1::cudssMatrix_t, c_matrix as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cudss1::cudssMatrix_t, c_matrix as u64, None, arena);
    }
    returned(
        py, &cudss1::cudssStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cudss1::cudssMatrix_t, c_matrix as u64)?),
    )
}

documented!(cudssMatrixCreateBatchDn, c"cudssMatrixCreateBatchDn($self, batchCount, nrows, ncols, ld, values, integerType, valueType, layout)
--

Creates a descriptor of a batch of dense matrices of different sizes.

``cudssStatus_t cudssMatrixCreateBatchDn(cudssMatrix_t *matrix, int64_t batchCount, const void *nrows, const void *ncols, const void *ld, const void *const *values, cudaDataType_t integerType, cudaDataType_t valueType, cudssLayout_t layout)``

Parameters
----------
batchCount : int
nrows, ncols, ld : address or buffer
    Used after the call returns; kept alive by cubind as long as ``matrix`` exists.
values : address or buffer
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``matrix`` exists.
integerType, valueType : runtime.cudaDataType
layout : cudssLayout_t

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
matrix : cudssMatrix_t

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixCreateBatchDn
");

#[inline(always)]
pub(crate) fn cudssMatrixCreateBatchDn<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssMatrixCreateBatchDn(batchCount nrows ncols ld values integerType valueType layout));
    let arena = CallArena::new();
    ints!(i64, c_batchCount = batchCount);
    let c_integerType = args::enumeration(integerType, "integerType", &runtime::cudaDataType)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let c_layout = args::enumeration(layout, "layout", &cudss1::cudssLayout_t)?;
    let mut c_matrix: u64 = 0;
    let c_nrows = args::either(nrows, "nrows", None, false, None, &arena)?;
    let c_ncols = args::either(ncols, "ncols", None, false, None, &arena)?;
    let c_ld = args::either(ld, "ld", None, false, None, &arena)?;
    let c_values = args::either(values, "values", Some(&Ty::Pointer), false, None, &arena)?;
    args::keep(nrows, &arena)?;
    args::keep(ncols, &arena)?;
    args::keep(ld, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, Ptr, Ptr, Ptr, Ptr, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cudssMatrixCreateBatchDn)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_matrix).cast(), c_batchCount, c_nrows.cast(), c_ncols.cast(), c_ld.cast(), c_values.cast(),
        c_integerType, c_valueType, c_layout,
    )) };
    if status == 0 {
        handle_keepalive::made(&cudss1::cudssMatrix_t, c_matrix as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cudss1::cudssMatrix_t, c_matrix as u64, None, arena);
    }
    returned(
        py, &cudss1::cudssStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cudss1::cudssMatrix_t, c_matrix as u64)?),
    )
}

documented!(cudssMatrixCreateCsr, c"cudssMatrixCreateCsr($self, nrows, ncols, nnz, rowStart, rowEnd, colIndices, values, offsetType, indexType, valueType, mtype, mview, indexBase)
--

Creates a descriptor of a sparse CSR matrix in the caller's memory.

``cudssStatus_t cudssMatrixCreateCsr(cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t nnz, const void *rowStart, const void *rowEnd, const void *colIndices, const void *values, cudaDataType_t offsetType, cudaDataType_t indexType, cudaDataType_t valueType, cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t indexBase)``

Parameters
----------
nrows, ncols, nnz : int
rowStart, rowEnd, colIndices, values : address or buffer
    Used after the call returns; kept alive by cubind as long as ``matrix`` exists.
offsetType, indexType, valueType : runtime.cudaDataType
mtype : cudssMatrixType_t
mview : cudssMatrixViewType_t
indexBase : cudssIndexBase_t

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
matrix : cudssMatrix_t

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixCreateCsr
");

#[inline(always)]
pub(crate) fn cudssMatrixCreateCsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudssMatrixCreateCsr(nrows ncols nnz rowStart rowEnd colIndices values offsetType indexType valueType
        mtype mview indexBase)
    );
    let arena = CallArena::new();
    ints!(i64, c_nrows = nrows, c_ncols = ncols, c_nnz = nnz);
    let c_offsetType = args::enumeration(offsetType, "offsetType", &runtime::cudaDataType)?;
    let c_indexType = args::enumeration(indexType, "indexType", &runtime::cudaDataType)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let c_mtype = args::enumeration(mtype, "mtype", &cudss1::cudssMatrixType_t)?;
    let c_mview = args::enumeration(mview, "mview", &cudss1::cudssMatrixViewType_t)?;
    let c_indexBase = args::enumeration(indexBase, "indexBase", &cudss1::cudssIndexBase_t)?;
    let mut c_matrix: u64 = 0;
    let c_rowStart = args::either(rowStart, "rowStart", None, false, None, &arena)?;
    let c_rowEnd = args::either(rowEnd, "rowEnd", None, false, None, &arena)?;
    let c_colIndices = args::either(colIndices, "colIndices", None, false, None, &arena)?;
    let c_values = args::either(values, "values", None, false, None, &arena)?;
    args::keep(rowStart, &arena)?;
    args::keep(rowEnd, &arena)?;
    args::keep(colIndices, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, i64, Ptr, Ptr, Ptr, Ptr, i32, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cudssMatrixCreateCsr)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_matrix).cast(), c_nrows, c_ncols, c_nnz, c_rowStart.cast(), c_rowEnd.cast(), c_colIndices.cast(),
        c_values.cast(), c_offsetType, c_indexType, c_valueType, c_mtype, c_mview, c_indexBase,
    )) };
    if status == 0 {
        handle_keepalive::made(&cudss1::cudssMatrix_t, c_matrix as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cudss1::cudssMatrix_t, c_matrix as u64, None, arena);
    }
    returned(
        py, &cudss1::cudssStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cudss1::cudssMatrix_t, c_matrix as u64)?),
    )
}

documented!(cudssMatrixCreateDn, c"cudssMatrixCreateDn($self, nrows, ncols, ld, values, valueType, layout)
--

Creates a descriptor of a dense matrix in the caller's memory.

``cudssStatus_t cudssMatrixCreateDn(cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t ld, const void *values, cudaDataType_t valueType, cudssLayout_t layout)``

Parameters
----------
nrows, ncols, ld : int
values : address or buffer
    Used after the call returns; kept alive by cubind as long as ``matrix`` exists.
valueType : runtime.cudaDataType
layout : cudssLayout_t

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
matrix : cudssMatrix_t

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixCreateDn
");

#[inline(always)]
pub(crate) fn cudssMatrixCreateDn<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssMatrixCreateDn(nrows ncols ld values valueType layout));
    let arena = CallArena::new();
    ints!(i64, c_nrows = nrows, c_ncols = ncols, c_ld = ld);
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let c_layout = args::enumeration(layout, "layout", &cudss1::cudssLayout_t)?;
    let mut c_matrix: u64 = 0;
    let c_values = args::either(values, "values", None, false, None, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(Ptr, i64, i64, i64, Ptr, i32, i32) -> i32 = call
        .symbol(slots::cudssMatrixCreateDn)?;
    let status = unsafe { released(
        py, || function((&raw mut c_matrix).cast(), c_nrows, c_ncols, c_ld, c_values.cast(), c_valueType, c_layout),
    ) };
    if status == 0 {
        handle_keepalive::made(&cudss1::cudssMatrix_t, c_matrix as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cudss1::cudssMatrix_t, c_matrix as u64, None, arena);
    }
    returned(
        py, &cudss1::cudssStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cudss1::cudssMatrix_t, c_matrix as u64)?),
    )
}

documented!(cudssMatrixDestroy, c"cudssMatrixDestroy($self, matrix)
--

Destroys the descriptor of a matrix, but not its arrays.

``cudssStatus_t cudssMatrixDestroy(cudssMatrix_t matrix)``

Parameters
----------
matrix : cudssMatrix_t or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``matrix``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixDestroy
");

shared!(
    cudssMatrixDestroy = like_cudssDestroy(cudss1::cudssMatrix_t, cudss1::cudssStatus_t),
    "cudssMatrixDestroy", "matrix", slots::cudssMatrixDestroy
);

documented!(cudssMatrixGetBatchCsr, c"cudssMatrixGetBatchCsr($self, matrix)
--

Returns the sizes, arrays and types of a batch of sparse CSR matrices.

``cudssStatus_t cudssMatrixGetBatchCsr(cudssMatrix_t matrix, int64_t *batchCount, void **nrows, void **ncols, void **nnz, void ***rowStart, void ***rowEnd, void ***colIndices, void ***values, cudaDataType_t *offsetType, cudaDataType_t *indexType, cudaDataType_t *valueType, cudssMatrixType_t *mtype, cudssMatrixViewType_t *mview, cudssIndexBase_t *indexBase)``

Parameters
----------
matrix : cudssMatrix_t or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
batchCount : int
nrows : int
ncols : int
nnz : int
rowStart : int
rowEnd : int
colIndices : int
values : int
offsetType : runtime.cudaDataType
indexType : runtime.cudaDataType
valueType : runtime.cudaDataType
mtype : cudssMatrixType_t
mview : cudssMatrixViewType_t
indexBase : cudssIndexBase_t

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetBatchCsr
");

#[inline(always)]
pub(crate) fn cudssMatrixGetBatchCsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssMatrixGetBatchCsr(matrix));
    let c_matrix = args::value::<u64>(matrix, "matrix", &cudss1::cudssMatrix_t)?;
    let mut c_batchCount: i64 = 0;
    let mut c_nrows: *mut c_void = core::ptr::null_mut();
    let mut c_ncols: *mut c_void = core::ptr::null_mut();
    let mut c_nnz: *mut c_void = core::ptr::null_mut();
    let mut c_rowStart: *mut c_void = core::ptr::null_mut();
    let mut c_rowEnd: *mut c_void = core::ptr::null_mut();
    let mut c_colIndices: *mut c_void = core::ptr::null_mut();
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_offsetType: i32 = 0;
    let mut c_indexType: i32 = 0;
    let mut c_valueType: i32 = 0;
    let mut c_mtype: i32 = 0;
    let mut c_mview: i32 = 0;
    let mut c_indexBase: i32 = 0;
    let (function, alone): (
        unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32,
        Alone,
    ) = call.symbol_and_form(slots::cudssMatrixGetBatchCsr)?;
    let status = unsafe { released(py, || function(
        c_matrix, (&raw mut c_batchCount).cast(), (&raw mut c_nrows).cast(), (&raw mut c_ncols).cast(),
        (&raw mut c_nnz).cast(), (&raw mut c_rowStart).cast(), (&raw mut c_rowEnd).cast(),
        (&raw mut c_colIndices).cast(), (&raw mut c_values).cast(), (&raw mut c_offsetType).cast(),
        (&raw mut c_indexType).cast(), (&raw mut c_valueType).cast(), (&raw mut c_mtype).cast(),
        (&raw mut c_mview).cast(), (&raw mut c_indexBase).cast(),
    )) };
    returned_in_form(
        py,
        &cudss1::cudssStatus_t,
        status,
        (14, alone),
        |tuple| {
            tuple.push(out::i64(py, c_batchCount)?)?;
            tuple.push(out::pointer(py, c_nrows)?)?;
            tuple.push(out::pointer(py, c_ncols)?)?;
            tuple.push(out::pointer(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_rowStart)?)?;
            tuple.push(out::pointer(py, c_rowEnd)?)?;
            tuple.push(out::pointer(py, c_colIndices)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_offsetType)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_indexType)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            tuple.push(out::enumeration(py, &cudss1::cudssMatrixType_t, c_mtype)?)?;
            tuple.push(out::enumeration(py, &cudss1::cudssMatrixViewType_t, c_mview)?)?;
            tuple.push(out::enumeration(py, &cudss1::cudssIndexBase_t, c_indexBase)?)?;
            Ok(())
        },
    )
}

documented!(cudssMatrixGetBatchDn, c"cudssMatrixGetBatchDn($self, matrix)
--

Returns the sizes, values and layout of a batch of dense matrices.

``cudssStatus_t cudssMatrixGetBatchDn(cudssMatrix_t matrix, int64_t *batchCount, void **nrows, void **ncols, void **ld, void ***values, cudaDataType_t *integerType, cudaDataType_t *valueType, cudssLayout_t *layout)``

Parameters
----------
matrix : cudssMatrix_t or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
batchCount : int
nrows : int
ncols : int
ld : int
values : int
integerType : runtime.cudaDataType
valueType : runtime.cudaDataType
layout : cudssLayout_t

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetBatchDn
");

#[inline(always)]
pub(crate) fn cudssMatrixGetBatchDn<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssMatrixGetBatchDn(matrix));
    let c_matrix = args::value::<u64>(matrix, "matrix", &cudss1::cudssMatrix_t)?;
    let mut c_batchCount: i64 = 0;
    let mut c_nrows: *mut c_void = core::ptr::null_mut();
    let mut c_ncols: *mut c_void = core::ptr::null_mut();
    let mut c_ld: *mut c_void = core::ptr::null_mut();
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_integerType: i32 = 0;
    let mut c_valueType: i32 = 0;
    let mut c_layout: i32 = 0;
    let (function, alone): (
        unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
    ) = call.symbol_and_form(slots::cudssMatrixGetBatchDn)?;
    let status = unsafe { released(py, || function(
        c_matrix, (&raw mut c_batchCount).cast(), (&raw mut c_nrows).cast(), (&raw mut c_ncols).cast(),
        (&raw mut c_ld).cast(), (&raw mut c_values).cast(), (&raw mut c_integerType).cast(),
        (&raw mut c_valueType).cast(), (&raw mut c_layout).cast(),
    )) };
    returned_in_form(
        py,
        &cudss1::cudssStatus_t,
        status,
        (8, alone),
        |tuple| {
            tuple.push(out::i64(py, c_batchCount)?)?;
            tuple.push(out::pointer(py, c_nrows)?)?;
            tuple.push(out::pointer(py, c_ncols)?)?;
            tuple.push(out::pointer(py, c_ld)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_integerType)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            tuple.push(out::enumeration(py, &cudss1::cudssLayout_t, c_layout)?)?;
            Ok(())
        },
    )
}

documented!(cudssMatrixGetCsr, c"cudssMatrixGetCsr($self, matrix)
--

Returns the size, arrays and types of a sparse CSR matrix.

``cudssStatus_t cudssMatrixGetCsr(cudssMatrix_t matrix, int64_t *nrows, int64_t *ncols, int64_t *nnz, void **rowStart, void **rowEnd, void **colIndices, void **values, cudaDataType_t *offsetType, cudaDataType_t *indexType, cudaDataType_t *valueType, cudssMatrixType_t *mtype, cudssMatrixViewType_t *mview, cudssIndexBase_t *indexBase)``

Parameters
----------
matrix : cudssMatrix_t or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
nrows : int
ncols : int
nnz : int
rowStart : int
rowEnd : int
colIndices : int
values : int
offsetType : runtime.cudaDataType
indexType : runtime.cudaDataType
valueType : runtime.cudaDataType
mtype : cudssMatrixType_t
mview : cudssMatrixViewType_t
indexBase : cudssIndexBase_t

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetCsr
");

#[inline(always)]
pub(crate) fn cudssMatrixGetCsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssMatrixGetCsr(matrix));
    let c_matrix = args::value::<u64>(matrix, "matrix", &cudss1::cudssMatrix_t)?;
    let mut c_nrows: i64 = 0;
    let mut c_ncols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_rowStart: *mut c_void = core::ptr::null_mut();
    let mut c_rowEnd: *mut c_void = core::ptr::null_mut();
    let mut c_colIndices: *mut c_void = core::ptr::null_mut();
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_offsetType: i32 = 0;
    let mut c_indexType: i32 = 0;
    let mut c_valueType: i32 = 0;
    let mut c_mtype: i32 = 0;
    let mut c_mview: i32 = 0;
    let mut c_indexBase: i32 = 0;
    let (function, alone): (
        unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
    ) = call.symbol_and_form(slots::cudssMatrixGetCsr)?;
    let status = unsafe { released(py, || function(
        c_matrix, (&raw mut c_nrows).cast(), (&raw mut c_ncols).cast(), (&raw mut c_nnz).cast(),
        (&raw mut c_rowStart).cast(), (&raw mut c_rowEnd).cast(), (&raw mut c_colIndices).cast(),
        (&raw mut c_values).cast(), (&raw mut c_offsetType).cast(), (&raw mut c_indexType).cast(),
        (&raw mut c_valueType).cast(), (&raw mut c_mtype).cast(), (&raw mut c_mview).cast(),
        (&raw mut c_indexBase).cast(),
    )) };
    returned_in_form(
        py,
        &cudss1::cudssStatus_t,
        status,
        (13, alone),
        |tuple| {
            tuple.push(out::i64(py, c_nrows)?)?;
            tuple.push(out::i64(py, c_ncols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_rowStart)?)?;
            tuple.push(out::pointer(py, c_rowEnd)?)?;
            tuple.push(out::pointer(py, c_colIndices)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_offsetType)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_indexType)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            tuple.push(out::enumeration(py, &cudss1::cudssMatrixType_t, c_mtype)?)?;
            tuple.push(out::enumeration(py, &cudss1::cudssMatrixViewType_t, c_mview)?)?;
            tuple.push(out::enumeration(py, &cudss1::cudssIndexBase_t, c_indexBase)?)?;
            Ok(())
        },
    )
}

documented!(cudssMatrixGetDistributionRow1d, c"cudssMatrixGetDistributionRow1d($self, matrix)
--

Returns the range of rows of a distributed matrix that this process owns.

``cudssStatus_t cudssMatrixGetDistributionRow1d(cudssMatrix_t matrix, int64_t *first_row, int64_t *last_row)``

Parameters
----------
matrix : cudssMatrix_t or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
first_row : int
last_row : int

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetDistributionRow1d
");

#[inline(always)]
pub(crate) fn cudssMatrixGetDistributionRow1d<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudssMatrixGetDistributionRow1d(matrix));
    let c_matrix = args::value::<u64>(matrix, "matrix", &cudss1::cudssMatrix_t)?;
    let mut c_first_row: i64 = 0;
    let mut c_last_row: i64 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudssMatrixGetDistributionRow1d)?;
    let status = unsafe {
        released(py, || function(c_matrix, (&raw mut c_first_row).cast(), (&raw mut c_last_row).cast()))
    };
    returned_in_form(
        py,
        &cudss1::cudssStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::i64(py, c_first_row)?)?;
            tuple.push(out::i64(py, c_last_row)?)?;
            Ok(())
        },
    )
}

documented!(cudssMatrixGetDn, c"cudssMatrixGetDn($self, matrix)
--

Returns the size, values and layout of a dense matrix.

``cudssStatus_t cudssMatrixGetDn(cudssMatrix_t matrix, int64_t *nrows, int64_t *ncols, int64_t *ld, void **values, cudaDataType_t *valueType, cudssLayout_t *layout)``

Parameters
----------
matrix : cudssMatrix_t or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
nrows : int
ncols : int
ld : int
values : int
valueType : runtime.cudaDataType
layout : cudssLayout_t

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetDn
");

#[inline(always)]
pub(crate) fn cudssMatrixGetDn<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssMatrixGetDn(matrix));
    let c_matrix = args::value::<u64>(matrix, "matrix", &cudss1::cudssMatrix_t)?;
    let mut c_nrows: i64 = 0;
    let mut c_ncols: i64 = 0;
    let mut c_ld: i64 = 0;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_valueType: i32 = 0;
    let mut c_layout: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudssMatrixGetDn)?;
    let status = unsafe { released(py, || function(
        c_matrix, (&raw mut c_nrows).cast(), (&raw mut c_ncols).cast(), (&raw mut c_ld).cast(),
        (&raw mut c_values).cast(), (&raw mut c_valueType).cast(), (&raw mut c_layout).cast(),
    )) };
    returned_in_form(
        py,
        &cudss1::cudssStatus_t,
        status,
        (6, alone),
        |tuple| {
            tuple.push(out::i64(py, c_nrows)?)?;
            tuple.push(out::i64(py, c_ncols)?)?;
            tuple.push(out::i64(py, c_ld)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            tuple.push(out::enumeration(py, &cudss1::cudssLayout_t, c_layout)?)?;
            Ok(())
        },
    )
}

documented!(cudssMatrixGetFormat, c"cudssMatrixGetFormat($self, matrix)
--

Returns whether a matrix is dense or sparse, a batch, or distributed.

``cudssStatus_t cudssMatrixGetFormat(cudssMatrix_t matrix, int *format)``

Parameters
----------
matrix : cudssMatrix_t or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.
format : int

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetFormat
");

#[inline(always)]
pub(crate) fn cudssMatrixGetFormat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssMatrixGetFormat(matrix));
    let c_matrix = args::value::<u64>(matrix, "matrix", &cudss1::cudssMatrix_t)?;
    let mut c_format: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudssMatrixGetFormat)?;
    let status = unsafe { released(py, || function(c_matrix, (&raw mut c_format).cast())) };
    returned(py, &cudss1::cudssStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_format)?))
}

documented!(cudssMatrixSetBatchCsrPointers, c"cudssMatrixSetBatchCsrPointers($self, matrix, rowStart, rowEnd, colIndices, values)
--

Replaces the addresses of the arrays of a batch of sparse CSR matrices.

``cudssStatus_t cudssMatrixSetBatchCsrPointers(cudssMatrix_t matrix, const void *const *rowStart, const void *const *rowEnd, const void *const *colIndices, const void *const *values)``

Parameters
----------
matrix : cudssMatrix_t or None
rowStart, rowEnd, colIndices, values : address or buffer
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive until another value is set in ``matrix``, or ``matrix`` is destroyed.

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetBatchCsrPointers
");

#[inline(always)]
pub(crate) fn cudssMatrixSetBatchCsrPointers<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssMatrixSetBatchCsrPointers(matrix rowStart rowEnd colIndices values));
    let arena = CallArena::new();
    let c_matrix = args::value::<u64>(matrix, "matrix", &cudss1::cudssMatrix_t)?;
    let c_rowStart = args::either(rowStart, "rowStart", Some(&Ty::Pointer), false, None, &arena)?;
    let c_rowEnd = args::either(rowEnd, "rowEnd", Some(&Ty::Pointer), false, None, &arena)?;
    let c_colIndices = args::either(colIndices, "colIndices", Some(&Ty::Pointer), false, None, &arena)?;
    let c_values = args::either(values, "values", Some(&Ty::Pointer), false, None, &arena)?;
    args::keep(rowStart, &arena)?;
    args::keep(rowEnd, &arena)?;
    args::keep(colIndices, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cudssMatrixSetBatchCsrPointers)?;
    let status = unsafe {
        released(py, || function(c_matrix, c_rowStart.cast(), c_rowEnd.cast(), c_colIndices.cast(), c_values.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &cudss1::cudssMatrix_t, c_matrix as u64, Some(("cudssMatrixSetBatchCsrPointers", 0)), arena,
        );
    }
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssMatrixSetBatchValues, c"cudssMatrixSetBatchValues($self, matrix, values)
--

Replaces the addresses of the values of a batch of matrices.

``cudssStatus_t cudssMatrixSetBatchValues(cudssMatrix_t matrix, const void *const *values)``

Parameters
----------
matrix : cudssMatrix_t or None
values : address or buffer
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive until another value is set in ``matrix``, or ``matrix`` is destroyed.

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetBatchValues
");

#[inline(always)]
pub(crate) fn cudssMatrixSetBatchValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssMatrixSetBatchValues(matrix values));
    let arena = CallArena::new();
    let c_matrix = args::value::<u64>(matrix, "matrix", &cudss1::cudssMatrix_t)?;
    let c_values = args::either(values, "values", Some(&Ty::Pointer), false, None, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudssMatrixSetBatchValues)?;
    let status = unsafe { released(py, || function(c_matrix, c_values.cast())) };
    if status == 0 {
        handle_keepalive::hold(&cudss1::cudssMatrix_t, c_matrix as u64, Some(("cudssMatrixSetBatchValues", 0)), arena);
    }
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssMatrixSetCsrPointers, c"cudssMatrixSetCsrPointers($self, matrix, rowStart, rowEnd, colIndices, values)
--

Replaces the addresses of a sparse CSR matrix's arrays.

``cudssStatus_t cudssMatrixSetCsrPointers(cudssMatrix_t matrix, const void *rowStart, const void *rowEnd, const void *colIndices, const void *values)``

Parameters
----------
matrix : cudssMatrix_t or None
rowStart, rowEnd, colIndices, values : address or buffer
    Used after the call returns; kept alive by cubind until another value is set in ``matrix``, or ``matrix`` is destroyed.

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetCsrPointers
");

#[inline(always)]
pub(crate) fn cudssMatrixSetCsrPointers<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssMatrixSetCsrPointers(matrix rowStart rowEnd colIndices values));
    let arena = CallArena::new();
    let c_matrix = args::value::<u64>(matrix, "matrix", &cudss1::cudssMatrix_t)?;
    let c_rowStart = args::either(rowStart, "rowStart", None, false, None, &arena)?;
    let c_rowEnd = args::either(rowEnd, "rowEnd", None, false, None, &arena)?;
    let c_colIndices = args::either(colIndices, "colIndices", None, false, None, &arena)?;
    let c_values = args::either(values, "values", None, false, None, &arena)?;
    args::keep(rowStart, &arena)?;
    args::keep(rowEnd, &arena)?;
    args::keep(colIndices, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cudssMatrixSetCsrPointers)?;
    let status = unsafe {
        released(py, || function(c_matrix, c_rowStart.cast(), c_rowEnd.cast(), c_colIndices.cast(), c_values.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(&cudss1::cudssMatrix_t, c_matrix as u64, Some(("cudssMatrixSetCsrPointers", 0)), arena);
    }
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssMatrixSetDistributionRow1d, c"cudssMatrixSetDistributionRow1d($self, matrix, first_row, last_row)
--

Sets the range of rows of a distributed matrix that this process owns.

``cudssStatus_t cudssMatrixSetDistributionRow1d(cudssMatrix_t matrix, int64_t first_row, int64_t last_row)``

Parameters
----------
matrix : cudssMatrix_t or None
first_row, last_row : int

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetDistributionRow1d
");

#[inline(always)]
pub(crate) fn cudssMatrixSetDistributionRow1d<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudssMatrixSetDistributionRow1d(matrix first_row last_row));
    let c_matrix = args::value::<u64>(matrix, "matrix", &cudss1::cudssMatrix_t)?;
    ints!(i64, c_first_row = first_row, c_last_row = last_row);
    let function: unsafe extern "system" fn(u64, i64, i64) -> i32 = call
        .symbol(slots::cudssMatrixSetDistributionRow1d)?;
    let status = unsafe { released(py, || function(c_matrix, c_first_row, c_last_row)) };
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssMatrixSetValues, c"cudssMatrixSetValues($self, matrix, values)
--

Replaces the address of a matrix's values.

``cudssStatus_t cudssMatrixSetValues(cudssMatrix_t matrix, const void *values)``

Parameters
----------
matrix : cudssMatrix_t or None
values : address or buffer
    Used after the call returns; kept alive by cubind until another value is set in ``matrix``, or ``matrix`` is destroyed.

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetValues
");

#[inline(always)]
pub(crate) fn cudssMatrixSetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssMatrixSetValues(matrix values));
    let arena = CallArena::new();
    let c_matrix = args::value::<u64>(matrix, "matrix", &cudss1::cudssMatrix_t)?;
    let c_values = args::either(values, "values", None, false, None, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudssMatrixSetValues)?;
    let status = unsafe { released(py, || function(c_matrix, c_values.cast())) };
    if status == 0 {
        handle_keepalive::hold(&cudss1::cudssMatrix_t, c_matrix as u64, Some(("cudssMatrixSetValues", 0)), arena);
    }
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssSetCommLayer, c"cudssSetCommLayer($self, handle, commLibFileName)
--

Loads a communication layer library, given its name, for exchanging data between processes.

``cudssStatus_t cudssSetCommLayer(cudssHandle_t handle, const char *commLibFileName)``

Parameters
----------
handle : cudssHandle_t or None
commLibFileName : bytes or str or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Warnings
--------
- ``commLibFileName`` must name a complete, valid file; the library does not check the contents.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetCommLayer
");

shared!(
    cudssSetCommLayer = like_cudssSetCommLayer(cudss1::cudssHandle_t,
    cudss1::cudssStatus_t), "cudssSetCommLayer", "handle commLibFileName",
    slots::cudssSetCommLayer
);

/// The shared body of `cudssSetCommLayer` and other functions.
#[inline(never)]
fn like_cudssSetCommLayer<'a, 'py>(
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
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::optional_c_string(a1, own.name(1), &arena)?;
            let function: unsafe extern "system" fn(u64, *const c_char) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cudssSetDeviceMemHandler, c"cudssSetDeviceMemHandler($self, handle, handler)
--

Sets the functions with which a handle allocates device memory.

``cudssStatus_t cudssSetDeviceMemHandler(cudssHandle_t handle, const cudssDeviceMemHandler_t *handler)``

Parameters
----------
handle : cudssHandle_t or None
handler : cudssDeviceMemHandler_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive until another value is set in ``handle``, or ``handle`` is destroyed.

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetDeviceMemHandler
");

#[inline(always)]
pub(crate) fn cudssSetDeviceMemHandler<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssSetDeviceMemHandler(handle handler));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudss1::cudssHandle_t)?;
    let c_handler = args::optional_record(handler, "handler", &cudss1::cudssDeviceMemHandler_t)?;
    args::keep(handler, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudssSetDeviceMemHandler)?;
    let status = unsafe { released(py, || function(c_handle, c_handler.cast())) };
    if status == 0 {
        handle_keepalive::hold(&cudss1::cudssHandle_t, c_handle as u64, Some(("cudssSetDeviceMemHandler", 0)), arena);
    }
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssSetJitCacheDir, c"cudssSetJitCacheDir($self, handle, cacheDir)
--

Sets the directory of the cache for kernels that are compiled at run time.

``cudssStatus_t cudssSetJitCacheDir(cudssHandle_t handle, const char *cacheDir)``

Parameters
----------
handle : cudssHandle_t or None
cacheDir : bytes or str or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Warnings
--------
- All files in ``cacheDir`` were written by cuDSS.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetJitCacheDir
");

shared!(
    cudssSetJitCacheDir = like_cudssSetCommLayer(cudss1::cudssHandle_t,
    cudss1::cudssStatus_t), "cudssSetJitCacheDir", "handle cacheDir",
    slots::cudssSetJitCacheDir
);

documented!(cudssSetMgStreams, c"cudssSetMgStreams($self, handle, streams, stream_count)
--

Sets the streams of a multi-device handle, one for each device.

``cudssStatus_t cudssSetMgStreams(cudssHandle_t handle, const cudaStream_t *streams, int stream_count)``

Parameters
----------
handle : cudssHandle_t or None
streams : list[runtime.cudaStream_t] or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive until another value is set in ``handle``, or ``handle`` is destroyed.
stream_count : int

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetMgStreams
");

#[inline(always)]
pub(crate) fn cudssSetMgStreams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssSetMgStreams(handle streams stream_count));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudss1::cudssHandle_t)?;
    ints!(i32, c_stream_count = stream_count);
    let c_streams = args::array(
        streams, "streams", &Ty::Value(&runtime::cudaStream_t),
        Some(args::length(py, c_stream_count.into(), "stream_count")?), &arena,
    )?;
    args::keep(streams, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, i32) -> i32 = call.symbol(slots::cudssSetMgStreams)?;
    let status = unsafe { released(py, || function(c_handle, c_streams.cast(), c_stream_count)) };
    if status == 0 {
        handle_keepalive::hold(&cudss1::cudssHandle_t, c_handle as u64, Some(("cudssSetMgStreams", 0)), arena);
    }
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssSetPinnedMemHandler, c"cudssSetPinnedMemHandler($self, handle, handler)
--

Sets the functions with which a handle allocates pinned memory.

``cudssStatus_t cudssSetPinnedMemHandler(cudssHandle_t handle, const cudssPinnedMemHandler_t *handler)``

Parameters
----------
handle : cudssHandle_t or None
handler : cudssPinnedMemHandler_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive until another value is set in ``handle``, or ``handle`` is destroyed.

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetPinnedMemHandler
");

#[inline(always)]
pub(crate) fn cudssSetPinnedMemHandler<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudssSetPinnedMemHandler(handle handler));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cudss1::cudssHandle_t)?;
    let c_handler = args::optional_record(handler, "handler", &cudss1::cudssPinnedMemHandler_t)?;
    args::keep(handler, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudssSetPinnedMemHandler)?;
    let status = unsafe { released(py, || function(c_handle, c_handler.cast())) };
    if status == 0 {
        handle_keepalive::hold(&cudss1::cudssHandle_t, c_handle as u64, Some(("cudssSetPinnedMemHandler", 0)), arena);
    }
    returned0(py, &cudss1::cudssStatus_t, status)
}

documented!(cudssSetStream, c"cudssSetStream($self, handle, stream)
--

Sets the stream in which a handle's solver phases run.

``cudssStatus_t cudssSetStream(cudssHandle_t handle, cudaStream_t stream)``

Parameters
----------
handle : cudssHandle_t or None
stream : runtime.cudaStream_t or None
    Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is destroyed.

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetStream
");

shared!(
    cudssSetStream = like_cudssDataDestroy(cudss1::cudssHandle_t, runtime::cudaStream_t,
    cudss1::cudssStatus_t), "cudssSetStream", "handle stream", slots::cudssSetStream
);

documented!(cudssSetThreadingLayer, c"cudssSetThreadingLayer($self, handle, thrLibFileName)
--

Loads a threading layer library, given its name, for running work on host threads.

``cudssStatus_t cudssSetThreadingLayer(cudssHandle_t handle, const char *thrLibFileName)``

Parameters
----------
handle : cudssHandle_t or None
thrLibFileName : bytes or str or None

Returns
-------
cudssStatus_t
    ``CUDSS_STATUS_SUCCESS``.

Warnings
--------
- ``thrLibFileName`` must name a complete, valid file; the library does not check the contents.

Notes
-----
Declared in ``cudss.h``. Since at least cuDSS 1.0.
https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetThreadingLayer
");

shared!(
    cudssSetThreadingLayer = like_cudssSetCommLayer(cudss1::cudssHandle_t,
    cudss1::cudssStatus_t), "cudssSetThreadingLayer", "handle thrLibFileName",
    slots::cudssSetThreadingLayer
);
