//! Functions of runtime in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, by_value, driver, runtime, runtime12, runtime13};

documented!(cudaArrayGetInfo, c"cudaArrayGetInfo($self, array)
--

Returns the element format, the extent in elements and the flags of a CUDA array.

``cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc *desc, cudaExtent *extent, unsigned int *flags, cudaArray_t array)``

Parameters
----------
array : cudaArray_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
desc : cudaChannelFormatDesc
extent : cudaExtent
flags : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetInfo
");

#[inline(always)]
pub(crate) fn cudaArrayGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaArrayGetInfo(array));
    let c_array = args::value::<u64>(array, "array", &runtime::cudaArray_t)?;
    let (c_desc, c_desc_place) = out::new_record(py, &runtime::cudaChannelFormatDesc)?;
    let (c_extent, c_extent_place) = out::new_record(py, &runtime::cudaExtent)?;
    let mut c_flags: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, Ptr, u64) -> i32, Alone) = call
        .symbol_and_form(slots::cudaArrayGetInfo)?;
    let status = unsafe {
        released(py, || function(c_desc_place.cast(), c_extent_place.cast(), (&raw mut c_flags).cast(), c_array))
    };
    returned_in_form(
        py,
        &runtime::cudaError,
        status,
        (3, alone),
        |tuple| {
            tuple.push(c_desc.into_any())?;
            tuple.push(c_extent.into_any())?;
            tuple.push(out::u32(py, c_flags)?)?;
            Ok(())
        },
    )
}

documented!(cudaArrayGetMemoryRequirements, c"cudaArrayGetMemoryRequirements($self, array, device)
--

Returns the size and alignment of the memory that a CUDA array with deferred mapping requires.

``cudaError_t cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device)``

Parameters
----------
array : cudaArray_t or None
device : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
memoryRequirements : cudaArrayMemoryRequirements

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetMemoryRequirements
");

shared!(
    cudaArrayGetMemoryRequirements =
    like_cudaArrayGetMemoryRequirements(runtime::cudaArray_t,
    runtime::cudaArrayMemoryRequirements, runtime::cudaError),
    "cudaArrayGetMemoryRequirements", "array device",
    slots::cudaArrayGetMemoryRequirements
);

/// The shared body of `cudaArrayGetMemoryRequirements` and other functions.
#[inline(never)]
fn like_cudaArrayGetMemoryRequirements<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::i32(a1, own.name(1))?;
            let (c0, c0_place) = out::new_record(py, t1)?;
            let function: unsafe extern "system" fn(Ptr, u64, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0_place.cast(), c1, c2)) };
            returned(py, t2, status, 1, |tuple| tuple.push(c0.into_any()))
        },
    )
}

documented!(cudaArrayGetPlane, c"cudaArrayGetPlane($self, hArray, planeIdx)
--

Returns one plane of a CUDA array with a planar format, such as NV12, as a CUDA array.

``cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)``

Parameters
----------
hArray : cudaArray_t or None
planeIdx : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
pPlaneArray : cudaArray_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetPlane
");

#[inline(always)]
pub(crate) fn cudaArrayGetPlane<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaArrayGetPlane(hArray planeIdx));
    let c_hArray = args::value::<u64>(hArray, "hArray", &runtime::cudaArray_t)?;
    ints!(u32, c_planeIdx = planeIdx);
    let mut c_pPlaneArray: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u32) -> i32 = call.symbol(slots::cudaArrayGetPlane)?;
    let status = unsafe { released(py, || function((&raw mut c_pPlaneArray).cast(), c_hArray, c_planeIdx)) };
    returned(
        py, &runtime::cudaError, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaArray_t, c_pPlaneArray as u64)?),
    )
}

documented!(cudaArrayGetSparseProperties, c"cudaArrayGetSparseProperties($self, array)
--

Returns the tile size and the mip tail of a sparse CUDA array.

``cudaError_t cudaArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties, cudaArray_t array)``

Parameters
----------
array : cudaArray_t or None

Returns
-------
cudaError
    ``cudaSuccess``.
sparseProperties : cudaArraySparseProperties

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaArrayGetSparseProperties
");

shared!(
    cudaArrayGetSparseProperties =
    like_cudaArrayGetSparseProperties(runtime::cudaArray_t,
    runtime::cudaArraySparseProperties, runtime::cudaError),
    "cudaArrayGetSparseProperties", "array", slots::cudaArrayGetSparseProperties
);

/// The shared body of `cudaArrayGetSparseProperties` and other functions.
#[inline(never)]
pub(super) fn like_cudaArrayGetSparseProperties<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let (c0, c0_place) = out::new_record(py, t1)?;
            let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0_place.cast(), c1)) };
            returned(py, t2, status, 1, |tuple| tuple.push(c0.into_any()))
        },
    )
}

documented!(cudaChooseDevice, c"cudaChooseDevice($self, prop)
--

Selects the device whose properties best match the requested ones.

``cudaError_t cudaChooseDevice(int *device, const cudaDeviceProp *prop)``

Parameters
----------
prop : cudaDeviceProp or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
device : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaChooseDevice
");

documented!(cudaCreateChannelDesc, c"cudaCreateChannelDesc($self, x, y, z, w, f)
--

Creates an element format from the number of bits of x, y, z and w, and their type (signed, unsigned or float).

``cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f)``

Parameters
----------
x, y, z, w : int
f : cudaChannelFormatKind

Returns
-------
cudaError
    ``cudaSuccess``, always.
value : cudaChannelFormatDesc

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaCreateChannelDesc
");

#[inline(always)]
pub(crate) fn cudaCreateChannelDesc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaCreateChannelDesc(x y z w f));
    ints!(i32, c_x = x, c_y = y, c_z = z, c_w = w);
    let c_f = args::enumeration(f, "f", &runtime::cudaChannelFormatKind)?;
    let function: unsafe extern "system" fn(i32, i32, i32, i32, i32) -> by_value::runtime::cudaChannelFormatDesc = call
        .symbol(slots::cudaCreateChannelDesc)?;
    let value = unsafe { released(py, || function(c_x, c_y, c_z, c_w, c_f)) };
    returned(
        py,
        &runtime::cudaError,
        0,
        1,
        |tuple| {
            tuple.push(unsafe { out::record(py, &runtime::cudaChannelFormatDesc, (&raw const value).cast()) }?)
        },
    )
}

documented!(cudaCreateSurfaceObject, c"cudaCreateSurfaceObject($self, pResDesc)
--

Creates a surface object, with which kernels read and write a CUDA array.

``cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const cudaResourceDesc *pResDesc)``

Parameters
----------
pResDesc : cudaResourceDesc or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``pSurfObject`` exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidChannelDescriptor``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
pSurfObject : cudaSurfaceObject_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaCreateSurfaceObject
");

documented!(cudaCreateTextureObject, c"cudaCreateTextureObject($self, pResDesc, pTexDesc, pResViewDesc)
--

Creates a texture object from a resource and modes for addressing, filtering and reading.

``cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const cudaResourceDesc *pResDesc, const cudaTextureDesc *pTexDesc, const cudaResourceViewDesc *pResViewDesc)``

Parameters
----------
pResDesc : cudaResourceDesc or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``pTexObject`` exists.
pTexDesc : cudaTextureDesc or None
pResViewDesc : cudaResourceViewDesc or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pTexObject : cudaTextureObject_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaCreateTextureObject
");

documented!(cudaCtxResetPersistingL2Cache, c"cudaCtxResetPersistingL2Cache($self)
--

Resets all persisting lines in the L2 cache of the current device to the normal state.

``cudaError_t cudaCtxResetPersistingL2Cache(void)``

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaCtxResetPersistingL2Cache
");

shared!(
    cudaCtxResetPersistingL2Cache =
    like_cudaCtxResetPersistingL2Cache(runtime::cudaError),
    "cudaCtxResetPersistingL2Cache", "", slots::cudaCtxResetPersistingL2Cache
);

/// The shared body of `cudaCtxResetPersistingL2Cache` and other functions.
#[inline(never)]
fn like_cudaCtxResetPersistingL2Cache<'a, 'py>(
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
            let function: unsafe extern "system" fn() -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function()) };
            returned0(py, t0, status)
        },
    )
}

documented!(cudaDestroyExternalMemory, c"cudaDestroyExternalMemory($self, extMem)
--

Destroys imported memory; its mappings must be freed first.

``cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)``

Parameters
----------
extMem : cudaExternalMemory_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.

Warnings
--------
- No thread may use ``extMem``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaDestroyExternalMemory
");

shared!(
    cudaDestroyExternalMemory =
    like_cudaDestroyExternalMemory(runtime::cudaExternalMemory_t, runtime::cudaError),
    "cudaDestroyExternalMemory", "extMem", slots::cudaDestroyExternalMemory
);

/// The shared body of `cudaDestroyExternalMemory` and other functions.
#[inline(never)]
fn like_cudaDestroyExternalMemory<'a, 'py>(
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

documented!(cudaDestroyExternalSemaphore, c"cudaDestroyExternalSemaphore($self, extSem)
--

Destroys an imported semaphore; all work that uses it must be complete.

``cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)``

Parameters
----------
extSem : cudaExternalSemaphore_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.

Warnings
--------
- No thread may use ``extSem``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaDestroyExternalSemaphore
");

shared!(
    cudaDestroyExternalSemaphore =
    like_cudaDestroyExternalMemory(runtime::cudaExternalSemaphore_t, runtime::cudaError),
    "cudaDestroyExternalSemaphore", "extSem", slots::cudaDestroyExternalSemaphore
);

documented!(cudaDestroySurfaceObject, c"cudaDestroySurfaceObject($self, surfObject)
--

Destroys a surface object, but not its array.

``cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)``

Parameters
----------
surfObject : cudaSurfaceObject_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- No thread may use ``surfObject``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaDestroySurfaceObject
");

shared!(
    cudaDestroySurfaceObject =
    like_cudaDestroyExternalMemory(runtime::cudaSurfaceObject_t, runtime::cudaError),
    "cudaDestroySurfaceObject", "surfObject", slots::cudaDestroySurfaceObject
);

documented!(cudaDestroyTextureObject, c"cudaDestroyTextureObject($self, texObject)
--

Destroys a texture object, but not its resource.

``cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)``

Parameters
----------
texObject : cudaTextureObject_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- No thread may use ``texObject``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaDestroyTextureObject
");

shared!(
    cudaDestroyTextureObject =
    like_cudaDestroyExternalMemory(runtime::cudaTextureObject_t, runtime::cudaError),
    "cudaDestroyTextureObject", "texObject", slots::cudaDestroyTextureObject
);

documented!(cudaDevResourceGenerateDesc, c"cudaDevResourceGenerateDesc($self, resources, nbResources)
--

Combines device resources into a descriptor for ``cudaGreenCtxCreate``.

``cudaError_t cudaDevResourceGenerateDesc(cudaDevResourceDesc_t *phDesc, cudaDevResource *resources, unsigned int nbResources)``

Parameters
----------
resources : list[cudaDevResource] or None
nbResources : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceConfiguration``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
phDesc : cudaDevResourceDesc_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevResourceGenerateDesc
");

#[inline(always)]
pub(crate) fn cudaDevResourceGenerateDesc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaDevResourceGenerateDesc(resources nbResources));
    let arena = CallArena::new();
    ints!(u32, c_nbResources = nbResources);
    let mut c_phDesc: u64 = 0;
    let c_resources = args::array(
        resources, "resources", &Ty::Record(&runtime13::cudaDevResource), Some(c_nbResources as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u32) -> i32 = call.symbol(slots::cudaDevResourceGenerateDesc)?;
    let status = unsafe { released(py, || function((&raw mut c_phDesc).cast(), c_resources.cast(), c_nbResources)) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime13::cudaDevResourceDesc_t, c_phDesc as u64)?)
        },
    )
}

documented!(cudaDevSmResourceSplit, c"cudaDevSmResourceSplit($self, nbGroups, input_, flags, groupParams)
--

Splits SMs into groups, each described by its own record, and a remainder.

``cudaError_t cudaDevSmResourceSplit(cudaDevResource *result, unsigned int nbGroups, const cudaDevResource *input, cudaDevResource *remainder, unsigned int flags, cudaDevSmResourceGroupParams *groupParams)``

Parameters
----------
nbGroups : int
input_ : cudaDevResource or None
flags : int
    Must be 0.
groupParams : list[cudaDevSmResourceGroupParams] or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceConfiguration``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
result : list[cudaDevResource]
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.
remainder : cudaDevResource
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevSmResourceSplit
");

#[inline(always)]
pub(crate) fn cudaDevSmResourceSplit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaDevSmResourceSplit(nbGroups input_ flags groupParams));
    let arena = CallArena::new();
    ints!(u32, c_nbGroups = nbGroups, c_flags = flags);
    let c_result_length: usize = c_nbGroups as usize;
    let c_result = args::output_memory(py, c_result_length, Ty::Record(&runtime13::cudaDevResource).size(), &arena)?;
    let c_input = args::optional_record(input_, "input_", &runtime13::cudaDevResource)?;
    let (c_remainder, c_remainder_place) = out::new_record(py, &runtime13::cudaDevResource)?;
    let c_groupParams_type = Ty::Record(&runtime13::cudaDevSmResourceGroupParams);
    let c_groupParams = args::updated_array(
        groupParams, "groupParams", &c_groupParams_type, Some(c_nbGroups as usize), &arena,
    )?;
    let (function, alone): (unsafe extern "system" fn(Ptr, u32, Ptr, Ptr, u32, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudaDevSmResourceSplit)?;
    let status = unsafe { released(py, || function(
        c_result.cast(), c_nbGroups, c_input.cast(), c_remainder_place.cast(), c_flags, c_groupParams.pointer().cast(),
    )) };
    c_groupParams.update();
    returned_in_form(
        py,
        &runtime::cudaError,
        status,
        (2, alone),
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::Record(&runtime13::cudaDevResource), c_result.cast(), c_result_length)
                    }?,
                )?;
            tuple.push(c_remainder.into_any())?;
            Ok(())
        },
    )
}

documented!(cudaDevSmResourceSplitByCount, c"cudaDevSmResourceSplitByCount($self, nbGroups, input_, flags, minCount)
--

Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.

``cudaError_t cudaDevSmResourceSplitByCount(cudaDevResource *result, unsigned int *nbGroups, const cudaDevResource *input, cudaDevResource *remaining, unsigned int flags, unsigned int minCount)``

Parameters
----------
nbGroups, minCount : int
input_ : cudaDevResource or None
flags : int
    Flags: members of ``cudaDevSmResourceSplitByCount_flags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceConfiguration``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
result : list[cudaDevResource]
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.
nbGroups : int
remaining : cudaDevResource
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevSmResourceSplitByCount
");

#[inline(always)]
pub(crate) fn cudaDevSmResourceSplitByCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaDevSmResourceSplitByCount(nbGroups input_ flags minCount));
    let arena = CallArena::new();
    let mut c_nbGroups = args::u32(nbGroups, "nbGroups")?;
    ints!(u32, c_flags = flags, c_minCount = minCount);
    let c_result_length: usize = c_nbGroups as usize;
    let c_result = args::output_memory(py, c_result_length, Ty::Record(&runtime13::cudaDevResource).size(), &arena)?;
    let c_input = args::optional_record(input_, "input_", &runtime13::cudaDevResource)?;
    let (c_remaining, c_remaining_place) = out::new_record(py, &runtime13::cudaDevResource)?;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, Ptr, Ptr, u32, u32) -> i32, Alone) = call
        .symbol_and_form(slots::cudaDevSmResourceSplitByCount)?;
    let status = unsafe { released(py, || function(
        c_result.cast(), (&raw mut c_nbGroups).cast(), c_input.cast(), c_remaining_place.cast(), c_flags, c_minCount,
    )) };
    returned_in_form(
        py,
        &runtime::cudaError,
        status,
        (3, alone),
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::Record(&runtime13::cudaDevResource), c_result.cast(), c_result_length)
                    }?,
                )?;
            tuple.push(out::u32(py, c_nbGroups)?)?;
            tuple.push(c_remaining.into_any())?;
            Ok(())
        },
    )
}

documented!(cudaDeviceCanAccessPeer, c"cudaDeviceCanAccessPeer($self, device, peerDevice)
--

Returns whether a device can directly access another device's memory.

``cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)``

Parameters
----------
device, peerDevice : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.
canAccessPeer : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PEER.html#:~:text=cudaDeviceCanAccessPeer
");

#[inline(always)]
pub(crate) fn cudaDeviceCanAccessPeer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaDeviceCanAccessPeer(device peerDevice));
    ints!(i32, c_device = device, c_peerDevice = peerDevice);
    let mut c_canAccessPeer: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, i32) -> i32 = call.symbol(slots::cudaDeviceCanAccessPeer)?;
    let status = unsafe { released(py, || function((&raw mut c_canAccessPeer).cast(), c_device, c_peerDevice)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::i32(py, c_canAccessPeer)?))
}

documented!(cudaDeviceDisablePeerAccess, c"cudaDeviceDisablePeerAccess($self, peerDevice)
--

Disables the current device's direct access to a peer device's memory.

``cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)``

Parameters
----------
peerDevice : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorPeerAccessNotEnabled``.

Warnings
--------
- Before the call, all work on the current device that uses memory of ``peerDevice`` must be complete.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PEER.html#:~:text=cudaDeviceDisablePeerAccess
");

shared!(
    cudaDeviceDisablePeerAccess = like_cudaDeviceDisablePeerAccess(runtime::cudaError),
    "cudaDeviceDisablePeerAccess", "peerDevice", slots::cudaDeviceDisablePeerAccess
);

/// The shared body of `cudaDeviceDisablePeerAccess` and other functions.
#[inline(never)]
fn like_cudaDeviceDisablePeerAccess<'a, 'py>(
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

documented!(cudaDeviceEnablePeerAccess, c"cudaDeviceEnablePeerAccess($self, peerDevice, flags)
--

Gives the current device direct access to a peer device's memory, but not vice versa.

``cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)``

Parameters
----------
peerDevice : int
flags : int
    Must be 0.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorPeerAccessAlreadyEnabled``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PEER.html#:~:text=cudaDeviceEnablePeerAccess
");

#[inline(always)]
pub(crate) fn cudaDeviceEnablePeerAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaDeviceEnablePeerAccess(peerDevice flags));
    ints!(i32, c_peerDevice = peerDevice);
    ints!(u32, c_flags = flags);
    let function: unsafe extern "system" fn(i32, u32) -> i32 = call.symbol(slots::cudaDeviceEnablePeerAccess)?;
    let status = unsafe { released(py, || function(c_peerDevice, c_flags)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaDeviceFlushGPUDirectRDMAWrites, c"cudaDeviceFlushGPUDirectRDMAWrites($self, target, scope)
--

Blocks until all previous GPUDirect RDMA writes are visible in the given scope.

``cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget target, cudaFlushGPUDirectRDMAWritesScope scope)``

Parameters
----------
target : cudaFlushGPUDirectRDMAWritesTarget
scope : cudaFlushGPUDirectRDMAWritesScope

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceFlushGPUDirectRDMAWrites
");

#[inline(always)]
pub(crate) fn cudaDeviceFlushGPUDirectRDMAWrites<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaDeviceFlushGPUDirectRDMAWrites(target scope));
    let c_target = args::enumeration(target, "target", &runtime::cudaFlushGPUDirectRDMAWritesTarget)?;
    let c_scope = args::enumeration(scope, "scope", &runtime::cudaFlushGPUDirectRDMAWritesScope)?;
    let function: unsafe extern "system" fn(i32, i32) -> i32 = call.symbol(slots::cudaDeviceFlushGPUDirectRDMAWrites)?;
    let status = unsafe { released(py, || function(c_target, c_scope)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaDeviceGetAttribute, c"cudaDeviceGetAttribute($self, attr, device)
--

Returns the value of one device attribute, such as the number of multiprocessors.

``cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attr, int device)``

Parameters
----------
attr : cudaDeviceAttr
device : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
value : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetAttribute
");

documented!(cudaDeviceGetByPCIBusId, c"cudaDeviceGetByPCIBusId($self, pciBusId)
--

Returns the device at a PCI address, given as a string such as ``0000:3b:00.0``.

``cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)``

Parameters
----------
pciBusId : bytes or str

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
device : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetByPCIBusId
");

#[inline(always)]
pub(crate) fn cudaDeviceGetByPCIBusId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaDeviceGetByPCIBusId(pciBusId));
    let arena = CallArena::new();
    let mut c_device: i32 = 0;
    let c_pciBusId = args::c_string(pciBusId, "pciBusId", &arena)?;
    let function: unsafe extern "system" fn(Ptr, *const c_char) -> i32 = call.symbol(slots::cudaDeviceGetByPCIBusId)?;
    let status = unsafe { released(py, || function((&raw mut c_device).cast(), c_pciBusId)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::i32(py, c_device)?))
}

documented!(cudaDeviceGetCacheConfig, c"cudaDeviceGetCacheConfig($self)
--

Returns the preferred split of on-chip memory between L1 and shared memory for the current device.

``cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *pCacheConfig)``

Returns
-------
cudaError
    ``cudaSuccess``.
pCacheConfig : cudaFuncCache

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetCacheConfig
");

shared!(
    cudaDeviceGetCacheConfig = like_cudaDeviceGetCacheConfig(runtime::cudaError,
    runtime::cudaFuncCache), "cudaDeviceGetCacheConfig", "",
    slots::cudaDeviceGetCacheConfig
);

/// The shared body of `cudaDeviceGetCacheConfig` and other functions.
#[inline(never)]
fn like_cudaDeviceGetCacheConfig<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: i32 = 0;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::enumeration(py, t1, c0)?))
        },
    )
}

documented!(cudaDeviceGetDefaultMemPool, c"cudaDeviceGetDefaultMemPool($self, device)
--

Returns a device's default memory pool, which the driver created and which cannot be destroyed.

``cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)``

Parameters
----------
device : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
memPool : cudaMemPool_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetDefaultMemPool
");

shared!(
    cudaDeviceGetDefaultMemPool = like_cudaDeviceGetDefaultMemPool(runtime::cudaError,
    runtime::cudaMemPool_t), "cudaDeviceGetDefaultMemPool", "device",
    slots::cudaDeviceGetDefaultMemPool
);

/// The shared body of `cudaDeviceGetDefaultMemPool` and other functions.
#[inline(never)]
fn like_cudaDeviceGetDefaultMemPool<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::i32(a0, own.name(0))?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cudaDeviceGetDevResource, c"cudaDeviceGetDevResource($self, device, typename)
--

Returns all of a device's resources of one type, such as SMs or work queues, for later splitting.

``cudaError_t cudaDeviceGetDevResource(int device, cudaDevResource *resource, cudaDevResourceType type)``

Parameters
----------
device : int
typename : cudaDevResourceType

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
resource : cudaDevResource
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDeviceGetDevResource
");

#[inline(always)]
pub(crate) fn cudaDeviceGetDevResource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaDeviceGetDevResource(device typename));
    ints!(i32, c_device = device);
    let c_type = args::enumeration(typename, "typename", &runtime13::cudaDevResourceType)?;
    let (c_resource, c_resource_place) = out::new_record(py, &runtime13::cudaDevResource)?;
    let function: unsafe extern "system" fn(i32, Ptr, i32) -> i32 = call.symbol(slots::cudaDeviceGetDevResource)?;
    let status = unsafe { released(py, || function(c_device, c_resource_place.cast(), c_type)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(c_resource.into_any()))
}

documented!(cudaDeviceGetExecutionCtx, c"cudaDeviceGetExecutionCtx($self, device)
--

Returns the execution context of a whole device, which is its primary context.

``cudaError_t cudaDeviceGetExecutionCtx(cudaExecutionContext_t *ctx, int device)``

Parameters
----------
device : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
ctx : cudaExecutionContext_t

Warnings
--------
- The returned context must not be destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDeviceGetExecutionCtx
");

shared!(
    cudaDeviceGetExecutionCtx = like_cudaDeviceGetDefaultMemPool(runtime::cudaError,
    runtime13::cudaExecutionContext_t), "cudaDeviceGetExecutionCtx", "device",
    slots::cudaDeviceGetExecutionCtx
);

documented!(cudaDeviceGetGraphMemAttribute, c"cudaDeviceGetGraphMemAttribute($self, device, attr)
--

Returns the amount of memory in bytes, current or peak, that graphs use or reserve on a device.

``cudaError_t cudaDeviceGetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)``

Parameters
----------
device : int
attr : cudaGraphMemAttributeType

Returns
-------
cudaError
    ``cudaSuccess``.
value : object

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaDeviceGetGraphMemAttribute
");

#[inline(always)]
pub(crate) fn cudaDeviceGetGraphMemAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaDeviceGetGraphMemAttribute(device attr));
    ints!(i32, c_device = device);
    let c_attr = args::enumeration(attr, "attr", &runtime::cudaGraphMemAttributeType)?;
    let mut c_value = attributes::attribute_out(
        py, c_attr, &attribute_types::runtime::cudaGraphMemAttributeType, None,
    )?;
    let function: unsafe extern "system" fn(i32, i32, Ptr) -> i32 = call.symbol(slots::cudaDeviceGetGraphMemAttribute)?;
    let status = unsafe { released(py, || function(c_device, c_attr, c_value.pointer())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(unsafe { c_value.value(py) }?))
}

documented!(cudaDeviceGetHostAtomicCapabilities, c"cudaDeviceGetHostAtomicCapabilities($self, operations, count, device)
--

Returns a device's support for each of the given atomic operations on host memory.

``cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const cudaAtomicOperation *operations, unsigned int count, int device)``

Parameters
----------
operations : list[cudaAtomicOperation] or None
count, device : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
capabilities : list[int]

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetHostAtomicCapabilities
");

#[inline(always)]
pub(crate) fn cudaDeviceGetHostAtomicCapabilities<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaDeviceGetHostAtomicCapabilities(operations count device));
    let arena = CallArena::new();
    ints!(u32, c_count = count);
    ints!(i32, c_device = device);
    let c_capabilities_length: usize = c_count as usize;
    let c_capabilities = args::output_memory(py, c_capabilities_length, Ty::U32.size(), &arena)?;
    let c_operations = args::array(
        operations, "operations", &Ty::Enum(&runtime13::cudaAtomicOperation), Some(c_count as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u32, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetHostAtomicCapabilities)?;
    let status = unsafe { released(py, || function(c_capabilities.cast(), c_operations.cast(), c_count, c_device)) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::U32, c_capabilities.cast(), c_capabilities_length) }?)
        },
    )
}

documented!(cudaDeviceGetLimit, c"cudaDeviceGetLimit($self, limit)
--

Returns one limit of the current device, such as the stack size of each device thread in bytes.

``cudaError_t cudaDeviceGetLimit(size_t *pValue, cudaLimit limit)``

Parameters
----------
limit : cudaLimit

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnsupportedLimit``.
pValue : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetLimit
");

shared!(
    cudaDeviceGetLimit = like_cudaDeviceGetLimit(runtime::cudaLimit, runtime::cudaError),
    "cudaDeviceGetLimit", "limit", slots::cudaDeviceGetLimit
);

/// The shared body of `cudaDeviceGetLimit` and other functions.
#[inline(never)]
fn like_cudaDeviceGetLimit<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::enumeration(a0, own.name(0), t0)?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u64(py, c0)?))
        },
    )
}

documented!(cudaDeviceGetMemPool, c"cudaDeviceGetMemPool($self, device)
--

Returns a device's current memory pool, from which ``cudaMallocAsync`` allocates.

``cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)``

Parameters
----------
device : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
memPool : cudaMemPool_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetMemPool
");

shared!(
    cudaDeviceGetMemPool = like_cudaDeviceGetDefaultMemPool(runtime::cudaError,
    runtime::cudaMemPool_t), "cudaDeviceGetMemPool", "device",
    slots::cudaDeviceGetMemPool
);

documented!(cudaDeviceGetNvSciSyncAttributes, c"cudaDeviceGetNvSciSyncAttributes($self, nvSciSyncAttrList, device, flags)
--

Fills an NvSciSync attribute list with the attributes that a device needs to signal or wait on NvSciSync objects.

``cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)``

Parameters
----------
nvSciSyncAttrList : address or buffer
device : int
flags : int
    Flags: ``cudaNvSciSyncAttrSignal``, ``cudaNvSciSyncAttrWait``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorDeviceUninitialized``, ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetNvSciSyncAttributes
");

#[inline(always)]
pub(crate) fn cudaDeviceGetNvSciSyncAttributes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList device flags));
    let arena = CallArena::new();
    ints!(i32, c_device = device, c_flags = flags);
    let c_nvSciSyncAttrList = args::pointer(nvSciSyncAttrList, "nvSciSyncAttrList", &arena)?;
    let function: unsafe extern "system" fn(Ptr, i32, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetNvSciSyncAttributes)?;
    let status = unsafe { released(py, || function(c_nvSciSyncAttrList.cast(), c_device, c_flags)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaDeviceGetP2PAtomicCapabilities, c"cudaDeviceGetP2PAtomicCapabilities($self, operations, count, srcDevice, dstDevice)
--

Returns a device's support for each of the given atomic operations on a peer device's memory.

``cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const cudaAtomicOperation *operations, unsigned int count, int srcDevice, int dstDevice)``

Parameters
----------
operations : list[cudaAtomicOperation] or None
count, srcDevice, dstDevice : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
capabilities : list[int]

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetP2PAtomicCapabilities
");

#[inline(always)]
pub(crate) fn cudaDeviceGetP2PAtomicCapabilities<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaDeviceGetP2PAtomicCapabilities(operations count srcDevice dstDevice));
    let arena = CallArena::new();
    ints!(u32, c_count = count);
    ints!(i32, c_srcDevice = srcDevice, c_dstDevice = dstDevice);
    let c_capabilities_length: usize = c_count as usize;
    let c_capabilities = args::output_memory(py, c_capabilities_length, Ty::U32.size(), &arena)?;
    let c_operations = args::array(
        operations, "operations", &Ty::Enum(&runtime13::cudaAtomicOperation), Some(c_count as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u32, i32, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetP2PAtomicCapabilities)?;
    let status = unsafe {
        released(py, || function(c_capabilities.cast(), c_operations.cast(), c_count, c_srcDevice, c_dstDevice))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::U32, c_capabilities.cast(), c_capabilities_length) }?)
        },
    )
}

documented!(cudaDeviceGetP2PAttribute, c"cudaDeviceGetP2PAttribute($self, attr, srcDevice, dstDevice)
--

Returns one property of the link between two devices, such as its performance rank or support for atomics.

``cudaError_t cudaDeviceGetP2PAttribute(int *value, cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)``

Parameters
----------
attr : cudaDeviceP2PAttr
srcDevice, dstDevice : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
value : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetP2PAttribute
");

#[inline(always)]
pub(crate) fn cudaDeviceGetP2PAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaDeviceGetP2PAttribute(attr srcDevice dstDevice));
    let c_attr = args::enumeration(attr, "attr", &runtime::cudaDeviceP2PAttr)?;
    ints!(i32, c_srcDevice = srcDevice, c_dstDevice = dstDevice);
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, i32, i32) -> i32 = call.symbol(slots::cudaDeviceGetP2PAttribute)?;
    let status = unsafe { released(py, || function((&raw mut c_value).cast(), c_attr, c_srcDevice, c_dstDevice)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(cudaDeviceGetPCIBusId, c"cudaDeviceGetPCIBusId($self, length, device)
--

Returns a device's PCI address, such as ``0000:3b:00.0``.

``cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)``

Parameters
----------
length, device : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
pciBusId : bytes

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetPCIBusId
");

#[inline(always)]
pub(crate) fn cudaDeviceGetPCIBusId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_length, device], []) = call.bind("cudaDeviceGetPCIBusId", "length device")?;
    let py = call.py();
    let c_len = args::i32(object_length, "length")?;
    ints!(i32, c_device = device);
    let c_pciBusId_size: usize = args::length(py, c_len.into(), "len")?;
    let (c_pciBusId_bytes, c_pciBusId) = args::output_bytes(py, c_pciBusId_size)?;
    let function: unsafe extern "system" fn(Ptr, i32, i32) -> i32 = call.symbol(slots::cudaDeviceGetPCIBusId)?;
    let status = unsafe { released(py, || function(c_pciBusId.cast(), c_len, c_device)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(c_pciBusId_bytes.into_any()))
}

documented!(cudaDeviceGetSharedMemConfig, c"cudaDeviceGetSharedMemConfig($self)
--

Returns the bank width of shared memory on the current device.

``cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *pConfig)``

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pConfig : cudaSharedMemConfig

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE__DEPRECATED.html#:~:text=cudaDeviceGetSharedMemConfig
");

shared!(
    cudaDeviceGetSharedMemConfig = like_cudaDeviceGetCacheConfig(runtime::cudaError,
    runtime::cudaSharedMemConfig), "cudaDeviceGetSharedMemConfig", "",
    slots::cudaDeviceGetSharedMemConfig
);

documented!(cudaDeviceGetStreamPriorityRange, c"cudaDeviceGetStreamPriorityRange($self)
--

Returns the lowest and highest stream priorities; smaller numbers mean higher priorities.

``cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)``

Returns
-------
cudaError
    ``cudaSuccess``.
leastPriority : int
greatestPriority : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetStreamPriorityRange
");

#[inline(always)]
pub(crate) fn cudaDeviceGetStreamPriorityRange<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaDeviceGetStreamPriorityRange());
    let mut c_leastPriority: i32 = 0;
    let mut c_greatestPriority: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudaDeviceGetStreamPriorityRange)?;
    let status = unsafe {
        released(py, || function((&raw mut c_leastPriority).cast(), (&raw mut c_greatestPriority).cast()))
    };
    returned_in_form(
        py,
        &runtime::cudaError,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::i32(py, c_leastPriority)?)?;
            tuple.push(out::i32(py, c_greatestPriority)?)?;
            Ok(())
        },
    )
}

documented!(cudaDeviceGetTexture1DLinearMaxWidth, c"cudaDeviceGetTexture1DLinearMaxWidth($self, fmtDesc, device)
--

Returns the maximum number of elements of a 1D texture in linear memory, for a given format.

``cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, const cudaChannelFormatDesc *fmtDesc, int device)``

Parameters
----------
fmtDesc : cudaChannelFormatDesc or None
device : int

Returns
-------
cudaError
    ``cudaSuccess``.
maxWidthInElements : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetTexture1DLinearMaxWidth
");

#[inline(always)]
pub(crate) fn cudaDeviceGetTexture1DLinearMaxWidth<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaDeviceGetTexture1DLinearMaxWidth(fmtDesc device));
    ints!(i32, c_device = device);
    let mut c_maxWidthInElements: u64 = 0;
    let c_fmtDesc = args::optional_record(fmtDesc, "fmtDesc", &runtime::cudaChannelFormatDesc)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32) -> i32 = call
        .symbol(slots::cudaDeviceGetTexture1DLinearMaxWidth)?;
    let status = unsafe {
        released(py, || function((&raw mut c_maxWidthInElements).cast(), c_fmtDesc.cast(), c_device))
    };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::u64(py, c_maxWidthInElements)?))
}

documented!(cudaDeviceGraphMemTrim, c"cudaDeviceGraphMemTrim($self, device)
--

Releases a device's unused memory that is reserved for graphs to the operating system.

``cudaError_t cudaDeviceGraphMemTrim(int device)``

Parameters
----------
device : int

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaDeviceGraphMemTrim
");

shared!(
    cudaDeviceGraphMemTrim = like_cudaDeviceDisablePeerAccess(runtime::cudaError),
    "cudaDeviceGraphMemTrim", "device", slots::cudaDeviceGraphMemTrim
);

documented!(cudaDeviceRegisterAsyncNotification, c"cudaDeviceRegisterAsyncNotification($self, device, callbackFunc, userData)
--

Registers a callback for asynchronous notifications from a device, for example if memory use exceeds a budget.

``cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void *userData, cudaAsyncCallbackHandle_t *callback)``

Parameters
----------
device : int
callbackFunc : callback
    Used after the call returns; kept alive by cubind until ``cudaDeviceUnregisterAsyncNotification`` is called.
userData : object
    Used after the call returns; kept alive by cubind until ``cudaDeviceUnregisterAsyncNotification`` is called.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``, ``cudaErrorUnknown``.
callback : cudaAsyncCallbackHandle_t

Warnings
--------
- ``callbackFunc`` may be called with ``userData`` until ``cudaDeviceUnregisterAsyncNotification`` is called, on any thread.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceRegisterAsyncNotification
");

#[inline(always)]
pub(crate) fn cudaDeviceRegisterAsyncNotification<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaDeviceRegisterAsyncNotification(device callbackFunc userData));
    let arena = CallArena::new();
    ints!(i32, c_device = device);
    let mut c_callbackFunc = args::callback(
        callbackFunc, Some(&runtime::cudaAsyncCallback__signature), Some(userData), &arena,
    )?;
    let mut c_callback: u64 = 0;
    let c_userData = args::data(userData, c_callbackFunc.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(i32, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cudaDeviceRegisterAsyncNotification)?;
    let status = unsafe {
        released(py, || function(c_device, c_callbackFunc.address(), c_userData.cast(), (&raw mut c_callback).cast()))
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaAsyncCallbackHandle_t, c_callback as u64);
    }
    if status == 0 {
        c_callbackFunc.kept(&arena);
        handle_keepalive::hold(&runtime::cudaAsyncCallbackHandle_t, c_callback as u64, None, arena);
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaAsyncCallbackHandle_t, c_callback as u64)?)
        },
    )
}

documented!(cudaDeviceReset, c"cudaDeviceReset($self)
--

Destroys all allocations and state of this process on the current device.

``cudaError_t cudaDeviceReset(void)``

Returns
-------
cudaError
    ``cudaSuccess``.

Warnings
--------
- Nothing in the process may use objects of the device's primary context during or after the call. Library handles that were created in it must be destroyed first, because destroying one uses the context.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceReset
");

shared!(
    cudaDeviceReset = like_cudaCtxResetPersistingL2Cache(runtime::cudaError),
    "cudaDeviceReset", "", slots::cudaDeviceReset
);

documented!(cudaDeviceSetCacheConfig, c"cudaDeviceSetCacheConfig($self, cacheConfig)
--

Sets the preferred split of on-chip memory between L1 and shared memory for the current device.

``cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig)``

Parameters
----------
cacheConfig : cudaFuncCache

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetCacheConfig
");

shared!(
    cudaDeviceSetCacheConfig = like_cudaDeviceSetCacheConfig(runtime::cudaFuncCache,
    runtime::cudaError), "cudaDeviceSetCacheConfig", "cacheConfig",
    slots::cudaDeviceSetCacheConfig
);

/// The shared body of `cudaDeviceSetCacheConfig` and other functions.
#[inline(never)]
fn like_cudaDeviceSetCacheConfig<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::enumeration(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cudaDeviceSetGraphMemAttribute, c"cudaDeviceSetGraphMemAttribute($self, device, attr, value)
--

Resets a high-water mark of graph memory on a device.

``cudaError_t cudaDeviceSetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)``

Parameters
----------
device : int
attr : cudaGraphMemAttributeType
value : object

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaDeviceSetGraphMemAttribute
");

#[inline(always)]
pub(crate) fn cudaDeviceSetGraphMemAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([device, attr, object_value], []) = call.bind("cudaDeviceSetGraphMemAttribute", "device attr value")?;
    let py = call.py();
    let arena = CallArena::new();
    ints!(i32, c_device = device);
    let c_attr = args::enumeration(attr, "attr", &runtime::cudaGraphMemAttributeType)?;
    let (c_value, _) = attributes::attribute_in(
        object_value, c_attr, &attribute_types::runtime::cudaGraphMemAttributeType, None, &arena,
    )?;
    let function: unsafe extern "system" fn(i32, i32, Ptr) -> i32 = call.symbol(slots::cudaDeviceSetGraphMemAttribute)?;
    let status = unsafe { released(py, || function(c_device, c_attr, c_value)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaDeviceSetLimit, c"cudaDeviceSetLimit($self, limit, value)
--

Requests a new limit for the current device; the driver may round or clamp the value.

``cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value)``

Parameters
----------
limit : cudaLimit
value : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``, ``cudaErrorUnsupportedLimit``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetLimit
");

shared!(
    cudaDeviceSetLimit = like_cudaDeviceSetLimit(runtime::cudaLimit, runtime::cudaError),
    "cudaDeviceSetLimit", "limit value", slots::cudaDeviceSetLimit
);

/// The shared body of `cudaDeviceSetLimit` and other functions.
#[inline(never)]
fn like_cudaDeviceSetLimit<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::enumeration(a0, own.name(0), t0)?;
            let c1 = args::u64(a1, own.name(1))?;
            let function: unsafe extern "system" fn(i32, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cudaDeviceSetMemPool, c"cudaDeviceSetMemPool($self, device, memPool)
--

Sets a device's current memory pool, from which later ``cudaMallocAsync`` calls allocate.

``cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)``

Parameters
----------
device : int
memPool : cudaMemPool_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSetMemPool
");

#[inline(always)]
pub(crate) fn cudaDeviceSetMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaDeviceSetMemPool(device memPool));
    ints!(i32, c_device = device);
    let c_memPool = args::value::<u64>(memPool, "memPool", &runtime::cudaMemPool_t)?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call.symbol(slots::cudaDeviceSetMemPool)?;
    let status = unsafe { released(py, || function(c_device, c_memPool)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaDeviceSetSharedMemConfig, c"cudaDeviceSetSharedMemConfig($self, config)
--

Sets the bank width of shared memory on the current device, if the device supports it.

``cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config)``

Parameters
----------
config : cudaSharedMemConfig

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE__DEPRECATED.html#:~:text=cudaDeviceSetSharedMemConfig
");

shared!(
    cudaDeviceSetSharedMemConfig =
    like_cudaDeviceSetCacheConfig(runtime::cudaSharedMemConfig, runtime::cudaError),
    "cudaDeviceSetSharedMemConfig", "config", slots::cudaDeviceSetSharedMemConfig
);

shared!(
    cudaDeviceSynchronize = like_cudaCtxResetPersistingL2Cache(runtime::cudaError),
    "cudaDeviceSynchronize", "", slots::cudaDeviceSynchronize
);

documented!(cudaDeviceUnregisterAsyncNotification, c"cudaDeviceUnregisterAsyncNotification($self, device, callback)
--

Unregisters a callback for asynchronous notifications from a device.

``cudaError_t cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback)``

Parameters
----------
device : int
callback : cudaAsyncCallbackHandle_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``, ``cudaErrorUnknown``.

Warnings
--------
- No thread may use ``callback``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceUnregisterAsyncNotification
");

#[inline(always)]
pub(crate) fn cudaDeviceUnregisterAsyncNotification<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaDeviceUnregisterAsyncNotification(device callback));
    ints!(i32, c_device = device);
    let c_callback = args::value::<
        u64,
    >(callback, "callback", &runtime::cudaAsyncCallbackHandle_t)?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call
        .symbol(slots::cudaDeviceUnregisterAsyncNotification)?;
    let detached = handle_keepalive::detach(&runtime::cudaAsyncCallbackHandle_t, c_callback as u64);
    let status = unsafe { released(py, || function(c_device, c_callback)) };
    detached.finish(status == 0);
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaDriverGetVersion, c"cudaDriverGetVersion($self)
--

Returns the newest CUDA version that the installed driver supports, as 1000·major + 10·minor.

``cudaError_t cudaDriverGetVersion(int *driverVersion)``

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
driverVersion : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART____VERSION.html#:~:text=cudaDriverGetVersion
");

shared!(
    cudaDriverGetVersion = like_cudaDriverGetVersion(runtime::cudaError),
    "cudaDriverGetVersion", "", slots::cudaDriverGetVersion
);

/// The shared body of `cudaDriverGetVersion` and other functions.
#[inline(never)]
fn like_cudaDriverGetVersion<'a, 'py>(
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
            let mut c0: i32 = 0;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::i32(py, c0)?))
        },
    )
}

documented!(cudaEGLStreamConsumerAcquireFrame, c"cudaEGLStreamConsumerAcquireFrame($self, conn, pCudaResource, pStream, timeout)
--

Acquires the next frame of an EGL stream; waits up to a timeout in microseconds.

``cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)``

Parameters
----------
conn, pCudaResource : object
pStream : cudaStream_t or None
timeout : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchTimeout``, ``cudaErrorUnknown``.

Notes
-----
Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerAcquireFrame
");

#[inline(always)]
pub(crate) fn cudaEGLStreamConsumerAcquireFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaEGLStreamConsumerAcquireFrame(conn pCudaResource pStream timeout));
    let arena = CallArena::new();
    ints!(u32, c_timeout = timeout);
    let c_conn = args::variable(conn, "conn", &runtime::cudaEglStreamConnection, &arena)?;
    let c_pCudaResource = args::variable(pCudaResource, "pCudaResource", &runtime::cudaGraphicsResource_t, &arena)?;
    let c_pStream = args::pointer_to_one(pStream, &Ty::Value(&runtime::cudaStream_t), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, u32) -> i32 = call
        .symbol(slots::cudaEGLStreamConsumerAcquireFrame)?;
    let status = unsafe { released(py, || function(c_conn, c_pCudaResource, c_pStream.cast(), c_timeout)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaEGLStreamConsumerConnect, c"cudaEGLStreamConsumerConnect($self, eglStream)
--

Makes CUDA the consumer of an EGL stream's frames.

``cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)``

Parameters
----------
eglStream : driver.EGLStreamKHR or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
conn : cudaEglStreamConnection

Notes
-----
Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerConnect
");

shared!(
    cudaEGLStreamConsumerConnect =
    like_cudaEGLStreamConsumerConnect(driver::EGLStreamKHR, runtime::cudaError,
    runtime::cudaEglStreamConnection), "cudaEGLStreamConsumerConnect", "eglStream",
    slots::cudaEGLStreamConsumerConnect
);

/// The shared body of `cudaEGLStreamConsumerConnect` and other functions.
#[inline(never)]
fn like_cudaEGLStreamConsumerConnect<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cudaEGLStreamConsumerConnectWithFlags, c"cudaEGLStreamConsumerConnectWithFlags($self, eglStream, flags)
--

Makes CUDA the consumer of an EGL stream's frames; flags specify the memory location of the frames.

``cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags)``

Parameters
----------
eglStream : driver.EGLStreamKHR or None
flags : int
    Flags: members of ``cudaEglResourceLocationFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
conn : cudaEglStreamConnection

Notes
-----
Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerConnectWithFlags
");

shared!(
    cudaEGLStreamConsumerConnectWithFlags =
    like_cudaEGLStreamConsumerConnectWithFlags(driver::EGLStreamKHR, runtime::cudaError,
    runtime::cudaEglStreamConnection), "cudaEGLStreamConsumerConnectWithFlags",
    "eglStream flags", slots::cudaEGLStreamConsumerConnectWithFlags
);

/// The shared body of `cudaEGLStreamConsumerConnectWithFlags` and other functions.
#[inline(never)]
fn like_cudaEGLStreamConsumerConnectWithFlags<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::u32(a1, own.name(1))?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, u64, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cudaEGLStreamConsumerDisconnect, c"cudaEGLStreamConsumerDisconnect($self, conn)
--

Disconnects CUDA as the consumer of an EGL stream.

``cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)``

Parameters
----------
conn : object

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.

Notes
-----
Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerDisconnect
");

shared!(
    cudaEGLStreamConsumerDisconnect =
    like_cudaEGLStreamConsumerDisconnect(runtime::cudaEglStreamConnection,
    runtime::cudaError), "cudaEGLStreamConsumerDisconnect", "conn",
    slots::cudaEGLStreamConsumerDisconnect
);

/// The shared body of `cudaEGLStreamConsumerDisconnect` and other functions.
#[inline(never)]
fn like_cudaEGLStreamConsumerDisconnect<'a, 'py>(
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
            let arena = CallArena::new();
            let c0 = args::variable(a0, own.name(0), t0, &arena)?;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cudaEGLStreamConsumerReleaseFrame, c"cudaEGLStreamConsumerReleaseFrame($self, conn, pCudaResource, pStream)
--

Gives a frame back to the EGL stream from which it was acquired.

``cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)``

Parameters
----------
conn : object
pCudaResource : cudaGraphicsResource_t or None
pStream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.

Notes
-----
Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamConsumerReleaseFrame
");

#[inline(always)]
pub(crate) fn cudaEGLStreamConsumerReleaseFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaEGLStreamConsumerReleaseFrame(conn pCudaResource pStream));
    let arena = CallArena::new();
    let c_pCudaResource = args::value::<
        u64,
    >(pCudaResource, "pCudaResource", &runtime::cudaGraphicsResource_t)?;
    let c_conn = args::variable(conn, "conn", &runtime::cudaEglStreamConnection, &arena)?;
    let c_pStream = args::pointer_to_one(pStream, &Ty::Value(&runtime::cudaStream_t), &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr) -> i32 = call
        .symbol(slots::cudaEGLStreamConsumerReleaseFrame)?;
    let status = unsafe { released(py, || function(c_conn, c_pCudaResource, c_pStream.cast())) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaEGLStreamProducerConnect, c"cudaEGLStreamProducerConnect($self, eglStream, width, height)
--

Makes CUDA the producer of an EGL stream's frames of a given size.

``cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width, EGLint height)``

Parameters
----------
eglStream : driver.EGLStreamKHR or None
width, height : driver.EGLint or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
conn : cudaEglStreamConnection

Notes
-----
Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerConnect
");

#[inline(always)]
pub(crate) fn cudaEGLStreamProducerConnect<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaEGLStreamProducerConnect(eglStream width height));
    let c_eglStream = args::value::<u64>(eglStream, "eglStream", &driver::EGLStreamKHR)?;
    let c_width = args::value::<i32>(width, "width", &driver::EGLint)?;
    let c_height = args::value::<i32>(height, "height", &driver::EGLint)?;
    let mut c_conn: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, i32, i32) -> i32 = call
        .symbol(slots::cudaEGLStreamProducerConnect)?;
    let status = unsafe { released(py, || function((&raw mut c_conn).cast(), c_eglStream, c_width, c_height)) };
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

documented!(cudaEGLStreamProducerDisconnect, c"cudaEGLStreamProducerDisconnect($self, conn)
--

Disconnects CUDA as the producer of an EGL stream.

``cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)``

Parameters
----------
conn : object

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.

Notes
-----
Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerDisconnect
");

shared!(
    cudaEGLStreamProducerDisconnect =
    like_cudaEGLStreamConsumerDisconnect(runtime::cudaEglStreamConnection,
    runtime::cudaError), "cudaEGLStreamProducerDisconnect", "conn",
    slots::cudaEGLStreamProducerDisconnect
);

documented!(cudaEGLStreamProducerPresentFrame, c"cudaEGLStreamProducerPresentFrame($self, conn, eglframe, pStream)
--

Passes a frame to the consumer of an EGL stream, in stream order.

``cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t *pStream)``

Parameters
----------
conn : object
eglframe : cudaEglFrame
pStream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.

Notes
-----
Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerPresentFrame
");

#[inline(always)]
pub(crate) fn cudaEGLStreamProducerPresentFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaEGLStreamProducerPresentFrame(conn eglframe pStream));
    let arena = CallArena::new();
    let c_conn = args::variable(conn, "conn", &runtime::cudaEglStreamConnection, &arena)?;
    let c_eglframe = args::record(eglframe, "eglframe", &runtime::cudaEglFrame)?;
    let c_pStream = args::pointer_to_one(pStream, &Ty::Value(&runtime::cudaStream_t), &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, by_value::runtime::cudaEglFrame, Ptr,
    ) -> i32 = call.symbol(slots::cudaEGLStreamProducerPresentFrame)?;
    let status = unsafe { released(py, || function(
        c_conn, c_eglframe.cast::<by_value::runtime::cudaEglFrame>().read_unaligned(), c_pStream.cast(),
    )) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaEGLStreamProducerReturnFrame, c"cudaEGLStreamProducerReturnFrame($self, conn, eglframe, pStream)
--

Retrieves, for the producer of an EGL stream, a frame that the consumer has released.

``cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t *pStream)``

Parameters
----------
conn : object
eglframe : cudaEglFrame or None
pStream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchTimeout``, ``cudaErrorUnknown``.

Notes
-----
Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEGLStreamProducerReturnFrame
");

#[inline(always)]
pub(crate) fn cudaEGLStreamProducerReturnFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaEGLStreamProducerReturnFrame(conn eglframe pStream));
    let arena = CallArena::new();
    let c_conn = args::variable(conn, "conn", &runtime::cudaEglStreamConnection, &arena)?;
    let c_eglframe = args::optional_record(eglframe, "eglframe", &runtime::cudaEglFrame)?;
    let c_pStream = args::pointer_to_one(pStream, &Ty::Value(&runtime::cudaStream_t), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cudaEGLStreamProducerReturnFrame)?;
    let status = unsafe { released(py, || function(c_conn, c_eglframe.cast(), c_pStream.cast())) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaEventCreate, c"cudaEventCreate($self)
--

Creates an event on the current device, with timing enabled.

``cudaError_t cudaEventCreate(cudaEvent_t *event)``

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorMemoryAllocation``.
event : cudaEvent_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventCreate
");

#[inline(always)]
pub(crate) fn cudaEventCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaEventCreate());
    let mut c_event: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cudaEventCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_event).cast())) };
    returned(
        py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::value(py, &runtime::cudaEvent_t, c_event as u64)?),
    )
}

documented!(cudaEventCreateFromEGLSync, c"cudaEventCreateFromEGLSync($self, eglSync, flags)
--

Creates an event from an EGL sync object, so that streams can wait for it.

``cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)``

Parameters
----------
eglSync : driver.EGLSyncKHR or None
flags : int
    Flags: ``cudaEventBlockingSync``, ``cudaEventDefault``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorMemoryAllocation``.
phEvent : cudaEvent_t

Notes
-----
Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaEventCreateFromEGLSync
");

shared!(
    cudaEventCreateFromEGLSync =
    like_cudaEGLStreamConsumerConnectWithFlags(driver::EGLSyncKHR, runtime::cudaError,
    runtime::cudaEvent_t), "cudaEventCreateFromEGLSync", "eglSync flags",
    slots::cudaEventCreateFromEGLSync
);

documented!(cudaEventCreateWithFlags, c"cudaEventCreateWithFlags($self, flags)
--

Creates an event on the current device; flags disable timing or allow interprocess use.

``cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)``

Parameters
----------
flags : int
    Flags: ``cudaEventBlockingSync``, ``cudaEventDefault``, ``cudaEventDisableTiming``, ``cudaEventInterprocess``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorMemoryAllocation``.
event : cudaEvent_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventCreateWithFlags
");

#[inline(always)]
pub(crate) fn cudaEventCreateWithFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaEventCreateWithFlags(flags));
    ints!(u32, c_flags = flags);
    let mut c_event: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call.symbol(slots::cudaEventCreateWithFlags)?;
    let status = unsafe { released(py, || function((&raw mut c_event).cast(), c_flags)) };
    returned(
        py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::value(py, &runtime::cudaEvent_t, c_event as u64)?),
    )
}

documented!(cudaEventDestroy, c"cudaEventDestroy($self, event)
--

Destroys an event, even if it has not completed yet.

``cudaError_t cudaEventDestroy(cudaEvent_t event)``

Parameters
----------
event : cudaEvent_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``.

Warnings
--------
- No thread may use ``event``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventDestroy
");

shared!(
    cudaEventDestroy = like_cudaEventDestroy(runtime::cudaEvent_t, runtime::cudaError),
    "cudaEventDestroy", "event", slots::cudaEventDestroy
);

/// The shared body of `cudaEventDestroy` and other functions.
#[inline(never)]
fn like_cudaEventDestroy<'a, 'py>(
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

documented!(cudaEventElapsedTime, c"cudaEventElapsedTime($self, start, end)
--

Returns the time in milliseconds between two events; both must be recorded with timing enabled.

``cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)``

Parameters
----------
start, end : cudaEvent_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorNotReady``, ``cudaErrorUnknown``.
ms : float

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventElapsedTime
");

shared!(
    cudaEventElapsedTime = like_cudaEventElapsedTime(runtime::cudaEvent_t,
    runtime::cudaError), "cudaEventElapsedTime", "start end", slots::cudaEventElapsedTime
);

/// The shared body of `cudaEventElapsedTime` and other functions.
#[inline(never)]
fn like_cudaEventElapsedTime<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::value::<u64>(a1, own.name(1), t0)?;
            let mut c0: f32 = 0.0;
            let function: unsafe extern "system" fn(Ptr, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::f32(py, c0)?))
        },
    )
}

documented!(cudaEventElapsedTime_v2, c"cudaEventElapsedTime_v2($self, start, end)
--

Returns the time in milliseconds between two events; both must be recorded with timing enabled.

``cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end)``

Parameters
----------
start, end : cudaEvent_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorNotReady``, ``cudaErrorUnknown``.
ms : float

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EVENT.html#:~:text=cudaEventElapsedTime_v2
");

shared!(
    cudaEventElapsedTime_v2 = like_cudaEventElapsedTime(runtime::cudaEvent_t,
    runtime::cudaError), "cudaEventElapsedTime_v2", "start end",
    slots::cudaEventElapsedTime_v2
);

documented!(cudaEventQuery, c"cudaEventQuery($self, event)
--

Checks without blocking whether an event has completed (if not, ``cudaErrorNotReady``).

``cudaError_t cudaEventQuery(cudaEvent_t event)``

Parameters
----------
event : cudaEvent_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``, ``cudaErrorNotReady``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventQuery
");

shared!(
    cudaEventQuery = like_cudaEventDestroy(runtime::cudaEvent_t, runtime::cudaError),
    "cudaEventQuery", "event", slots::cudaEventQuery
);

documented!(cudaEventRecord, c"cudaEventRecord($self, event, stream)
--

Records an event that completes when all work submitted to a stream so far is complete.

``cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)``

Parameters
----------
event : cudaEvent_t or None
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventRecord
");

shared!(
    cudaEventRecord = like_cudaEventRecord(runtime::cudaEvent_t, runtime::cudaStream_t,
    runtime::cudaError), "cudaEventRecord", "event stream", slots::cudaEventRecord
);

/// The shared body of `cudaEventRecord` and other functions.
#[inline(never)]
fn like_cudaEventRecord<'a, 'py>(
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

documented!(cudaEventRecordWithFlags, c"cudaEventRecordWithFlags($self, event, stream, flags)
--

Records an event in a stream with flags; during capture, a flag adds the event to the graph as a node.

``cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)``

Parameters
----------
event : cudaEvent_t or None
stream : cudaStream_t or None
flags : int
    Flags: ``cudaEventRecordDefault``, ``cudaEventRecordExternal``.

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventRecordWithFlags
");

shared!(
    cudaEventRecordWithFlags = like_cudaEventRecordWithFlags(runtime::cudaEvent_t,
    runtime::cudaStream_t, runtime::cudaError), "cudaEventRecordWithFlags",
    "event stream flags", slots::cudaEventRecordWithFlags
);

/// The shared body of `cudaEventRecordWithFlags` and other functions.
#[inline(never)]
fn like_cudaEventRecordWithFlags<'a, 'py>(
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
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::u32(a2, own.name(2))?;
            let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cudaEventSynchronize, c"cudaEventSynchronize($self, event)
--

Blocks until an event has completed.

``cudaError_t cudaEventSynchronize(cudaEvent_t event)``

Parameters
----------
event : cudaEvent_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EVENT.html#:~:text=cudaEventSynchronize
");

shared!(
    cudaEventSynchronize = like_cudaEventDestroy(runtime::cudaEvent_t,
    runtime::cudaError), "cudaEventSynchronize", "event", slots::cudaEventSynchronize
);

documented!(cudaExecutionCtxDestroy, c"cudaExecutionCtxDestroy($self, ctx)
--

Destroys a green context and frees its resources.

``cudaError_t cudaExecutionCtxDestroy(cudaExecutionContext_t ctx)``

Parameters
----------
ctx : cudaExecutionContext_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.

Warnings
--------
- No thread may use ``ctx``, or objects that belong to it, during or after the call.
- The program must have created ``ctx``; it must not be a device's context.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxDestroy
");

shared!(
    cudaExecutionCtxDestroy = like_cudaEventDestroy(runtime13::cudaExecutionContext_t,
    runtime::cudaError), "cudaExecutionCtxDestroy", "ctx", slots::cudaExecutionCtxDestroy
);

documented!(cudaExecutionCtxGetDevResource, c"cudaExecutionCtxGetDevResource($self, ctx, typename)
--

Returns an execution context's resources of one type, such as SMs or work queues.

``cudaError_t cudaExecutionCtxGetDevResource(cudaExecutionContext_t ctx, cudaDevResource *resource, cudaDevResourceType type)``

Parameters
----------
ctx : cudaExecutionContext_t or None
typename : cudaDevResourceType

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
resource : cudaDevResource
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetDevResource
");

shared!(
    cudaExecutionCtxGetDevResource =
    like_cudaExecutionCtxGetDevResource(runtime13::cudaExecutionContext_t,
    runtime13::cudaDevResourceType, runtime13::cudaDevResource, runtime::cudaError),
    "cudaExecutionCtxGetDevResource", "ctx typename",
    slots::cudaExecutionCtxGetDevResource
);

/// The shared body of `cudaExecutionCtxGetDevResource` and other functions.
#[inline(never)]
fn like_cudaExecutionCtxGetDevResource<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static RecordDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::enumeration(a1, own.name(1), t1)?;
            let (c1, c1_place) = out::new_record(py, t2)?;
            let function: unsafe extern "system" fn(u64, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1_place.cast(), c2)) };
            returned(py, t3, status, 1, |tuple| tuple.push(c1.into_any()))
        },
    )
}

documented!(cudaExecutionCtxGetDevice, c"cudaExecutionCtxGetDevice($self, ctx)
--

Returns the device that an execution context belongs to.

``cudaError_t cudaExecutionCtxGetDevice(int *device, cudaExecutionContext_t ctx)``

Parameters
----------
ctx : cudaExecutionContext_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.
device : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetDevice
");

#[inline(always)]
pub(crate) fn cudaExecutionCtxGetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaExecutionCtxGetDevice(ctx));
    let c_ctx = args::value::<u64>(ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.symbol(slots::cudaExecutionCtxGetDevice)?;
    let status = unsafe { released(py, || function((&raw mut c_device).cast(), c_ctx)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::i32(py, c_device)?))
}

documented!(cudaExecutionCtxGetId, c"cudaExecutionCtxGetId($self, ctx)
--

Returns an execution context's ID, which is unique in the process.

``cudaError_t cudaExecutionCtxGetId(cudaExecutionContext_t ctx, unsigned long long *ctxId)``

Parameters
----------
ctx : cudaExecutionContext_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.
ctxId : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetId
");

shared!(
    cudaExecutionCtxGetId = like_cudaExecutionCtxGetId(runtime13::cudaExecutionContext_t,
    runtime::cudaError), "cudaExecutionCtxGetId", "ctx", slots::cudaExecutionCtxGetId
);

/// The shared body of `cudaExecutionCtxGetId` and other functions.
#[inline(never)]
fn like_cudaExecutionCtxGetId<'a, 'py>(
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
            let mut c1: u64 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u64(py, c1)?))
        },
    )
}

documented!(cudaExecutionCtxRecordEvent, c"cudaExecutionCtxRecordEvent($self, ctx, event)
--

Records an event that completes when all work submitted to an execution context so far is complete.

``cudaError_t cudaExecutionCtxRecordEvent(cudaExecutionContext_t ctx, cudaEvent_t event)``

Parameters
----------
ctx : cudaExecutionContext_t or None
event : cudaEvent_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorStreamCaptureUnsupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxRecordEvent
");

shared!(
    cudaExecutionCtxRecordEvent = like_cudaEventRecord(runtime13::cudaExecutionContext_t,
    runtime::cudaEvent_t, runtime::cudaError), "cudaExecutionCtxRecordEvent",
    "ctx event", slots::cudaExecutionCtxRecordEvent
);

documented!(cudaExecutionCtxStreamCreate, c"cudaExecutionCtxStreamCreate($self, ctx, flags, priority)
--

Creates a stream with a priority; its work runs on the resources of an execution context.

``cudaError_t cudaExecutionCtxStreamCreate(cudaStream_t *phStream, cudaExecutionContext_t ctx, unsigned int flags, int priority)``

Parameters
----------
ctx : cudaExecutionContext_t or None
flags : int
    Flags: ``cudaStreamDefault``, ``cudaStreamNonBlocking``.
priority : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.
phStream : cudaStream_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxStreamCreate
");

#[inline(always)]
pub(crate) fn cudaExecutionCtxStreamCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaExecutionCtxStreamCreate(ctx flags priority));
    let c_ctx = args::value::<u64>(ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
    ints!(u32, c_flags = flags);
    ints!(i32, c_priority = priority);
    let mut c_phStream: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u32, i32) -> i32 = call
        .symbol(slots::cudaExecutionCtxStreamCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_phStream).cast(), c_ctx, c_flags, c_priority)) };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaStream_t, c_phStream as u64);
    }
    returned(
        py, &runtime::cudaError, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_phStream as u64)?),
    )
}

documented!(cudaExecutionCtxSynchronize, c"cudaExecutionCtxSynchronize($self, ctx)
--

Blocks until all work submitted to an execution context has finished.

``cudaError_t cudaExecutionCtxSynchronize(cudaExecutionContext_t ctx)``

Parameters
----------
ctx : cudaExecutionContext_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorDeviceUninitialized``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxSynchronize
");

shared!(
    cudaExecutionCtxSynchronize =
    like_cudaEventDestroy(runtime13::cudaExecutionContext_t, runtime::cudaError),
    "cudaExecutionCtxSynchronize", "ctx", slots::cudaExecutionCtxSynchronize
);

documented!(cudaExecutionCtxWaitEvent, c"cudaExecutionCtxWaitEvent($self, ctx, event)
--

Makes all work that is later submitted to an execution context wait for an event.

``cudaError_t cudaExecutionCtxWaitEvent(cudaExecutionContext_t ctx, cudaEvent_t event)``

Parameters
----------
ctx : cudaExecutionContext_t or None
event : cudaEvent_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorStreamCaptureUnsupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxWaitEvent
");

shared!(
    cudaExecutionCtxWaitEvent = like_cudaEventRecord(runtime13::cudaExecutionContext_t,
    runtime::cudaEvent_t, runtime::cudaError), "cudaExecutionCtxWaitEvent", "ctx event",
    slots::cudaExecutionCtxWaitEvent
);

documented!(cudaExternalMemoryGetMappedBuffer, c"cudaExternalMemoryGetMappedBuffer($self, extMem, bufferDesc)
--

Maps a range of imported memory as device memory.

``cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, const cudaExternalMemoryBufferDesc *bufferDesc)``

Parameters
----------
extMem : cudaExternalMemory_t or None
bufferDesc : cudaExternalMemoryBufferDesc or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
devPtr : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaExternalMemoryGetMappedBuffer
");

documented!(cudaExternalMemoryGetMappedMipmappedArray, c"cudaExternalMemoryGetMappedMipmappedArray($self, extMem, mipmapDesc)
--

Maps imported memory as a mipmapped CUDA array.

``cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem, const cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)``

Parameters
----------
extMem : cudaExternalMemory_t or None
mipmapDesc : cudaExternalMemoryMipmappedArrayDesc or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
mipmap : cudaMipmappedArray_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaExternalMemoryGetMappedMipmappedArray
");

documented!(cudaFree, c"cudaFree($self, devPtr)
--

Frees device or managed memory; does nothing for null.

``cudaError_t cudaFree(void *devPtr)``

Parameters
----------
devPtr : address or buffer

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- ``devPtr`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFree
");

shared!(
    cudaFree = like_cudaFree(runtime::cudaError), "cudaFree", "devPtr", slots::cudaFree
);

/// The shared body of `cudaFree` and other functions.
#[inline(never)]
fn like_cudaFree<'a, 'py>(
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
            let arena = CallArena::new();
            let c0 = args::pointer(a0, own.name(0), &arena)?;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast())) };
            returned0(py, t0, status)
        },
    )
}

documented!(cudaFreeArray, c"cudaFreeArray($self, array)
--

Destroys a CUDA array that was created with ``cudaMallocArray`` or ``cudaMalloc3DArray``.

``cudaError_t cudaFreeArray(cudaArray_t array)``

Parameters
----------
array : cudaArray_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- No thread may use ``array``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFreeArray
");

shared!(
    cudaFreeArray = like_cudaEventDestroy(runtime::cudaArray_t, runtime::cudaError),
    "cudaFreeArray", "array", slots::cudaFreeArray
);

documented!(cudaFreeAsync, c"cudaFreeAsync($self, devPtr, hStream)
--

Frees memory in stream order, after earlier work in the stream has finished.

``cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)``

Parameters
----------
devPtr : address or buffer
hStream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

Warnings
--------
- ``devPtr`` must come from the function that creates, allocates or registers it; all uses must precede this call in the order of ``hStream``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaFreeAsync
");

#[inline(always)]
pub(crate) fn cudaFreeAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaFreeAsync(devPtr hStream));
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(hStream, "hStream", &runtime::cudaStream_t)?;
    let c_devPtr = args::pointer(devPtr, "devPtr", &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.symbol(slots::cudaFreeAsync)?;
    let status = unsafe { released(py, || function(c_devPtr.cast(), c_hStream)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaFreeHost, c"cudaFreeHost($self, ptr)
--

Frees page-locked memory that was allocated with ``cudaMallocHost`` or ``cudaHostAlloc``.

``cudaError_t cudaFreeHost(void *ptr)``

Parameters
----------
ptr : address or buffer

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- ``ptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFreeHost
");

shared!(
    cudaFreeHost = like_cudaFree(runtime::cudaError), "cudaFreeHost", "ptr",
    slots::cudaFreeHost
);

documented!(cudaFreeMipmappedArray, c"cudaFreeMipmappedArray($self, mipmappedArray)
--

Destroys a mipmapped CUDA array, including all levels.

``cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)``

Parameters
----------
mipmappedArray : cudaMipmappedArray_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- No thread may use ``mipmappedArray``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaFreeMipmappedArray
");

shared!(
    cudaFreeMipmappedArray = like_cudaEventDestroy(runtime::cudaMipmappedArray_t,
    runtime::cudaError), "cudaFreeMipmappedArray", "mipmappedArray",
    slots::cudaFreeMipmappedArray
);

documented!(cudaFuncGetAttributes, c"cudaFuncGetAttributes($self, func)
--

Returns the attributes of a kernel, such as its register count, memory use and PTX version.

``cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attr, const void *func)``

Parameters
----------
func : address or buffer or str

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``.
attr : cudaFuncAttributes

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetAttributes
");

documented!(cudaFuncGetName, c"cudaFuncGetName($self, func)
--

Returns a kernel's mangled name.

``cudaError_t cudaFuncGetName(const char **name, const void *func)``

Parameters
----------
func : address or buffer or str

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.
name : bytes

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetName
");

#[inline(always)]
pub(crate) fn cudaFuncGetName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaFuncGetName(func));
    let arena = CallArena::new();
    let mut c_name: *const c_char = core::ptr::null();
    let c_func = args::pointer_or_text(func, "func", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cudaFuncGetName)?;
    let status = unsafe { released(py, || function((&raw mut c_name).cast(), c_func.cast())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(unsafe { out::c_string(py, c_name) }?))
}

documented!(cudaFuncGetParamCount, c"cudaFuncGetParamCount($self, func)
--

Returns the number of parameters of a kernel.

``cudaError_t cudaFuncGetParamCount(const void *func, size_t *paramCount)``

Parameters
----------
func : address or buffer or str

Returns
-------
cudaError
    ``cudaSuccess``.
paramCount : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetParamCount
");

#[inline(always)]
pub(crate) fn cudaFuncGetParamCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaFuncGetParamCount(func));
    let arena = CallArena::new();
    let c_func = args::pointer_or_text(func, "func", &arena)?;
    let mut c_paramCount: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cudaFuncGetParamCount)?;
    let status = unsafe { released(py, || function(c_func.cast(), (&raw mut c_paramCount).cast())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::u64(py, c_paramCount)?))
}

documented!(cudaFuncGetParamInfo, c"cudaFuncGetParamInfo($self, func, paramIndex)
--

Returns the offset and size in bytes of one of a kernel's parameters.

``cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)``

Parameters
----------
func : address or buffer or str
paramIndex : int

Returns
-------
cudaError
    ``cudaSuccess``.
paramOffset : int
paramSize : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetParamInfo
");

#[inline(always)]
pub(crate) fn cudaFuncGetParamInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaFuncGetParamInfo(func paramIndex));
    let arena = CallArena::new();
    ints!(u64, c_paramIndex = paramIndex);
    let c_func = args::pointer_or_text(func, "func", &arena)?;
    let mut c_paramOffset: u64 = 0;
    let mut c_paramSize: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, u64, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudaFuncGetParamInfo)?;
    let status = unsafe { released(
        py, || function(c_func.cast(), c_paramIndex, (&raw mut c_paramOffset).cast(), (&raw mut c_paramSize).cast()),
    ) };
    returned_in_form(
        py,
        &runtime::cudaError,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u64(py, c_paramOffset)?)?;
            tuple.push(out::u64(py, c_paramSize)?)?;
            Ok(())
        },
    )
}

documented!(cudaFuncSetAttribute, c"cudaFuncSetAttribute($self, func, attr, value)
--

Sets an attribute of a kernel, such as the limit on dynamic shared memory.

``cudaError_t cudaFuncSetAttribute(const void *func, cudaFuncAttribute attr, int value)``

Parameters
----------
func : address or buffer or str
attr : cudaFuncAttribute
value : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncSetAttribute
");

documented!(cudaFuncSetCacheConfig, c"cudaFuncSetCacheConfig($self, func, cacheConfig)
--

Sets the preferred split of on-chip memory between L1 and shared memory for a kernel.

``cudaError_t cudaFuncSetCacheConfig(const void *func, cudaFuncCache cacheConfig)``

Parameters
----------
func : address or buffer or str
cacheConfig : cudaFuncCache

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncSetCacheConfig
");

shared!(
    cudaFuncSetCacheConfig = like_cudaFuncSetCacheConfig(runtime::cudaFuncCache,
    runtime::cudaError), "cudaFuncSetCacheConfig", "func cacheConfig",
    slots::cudaFuncSetCacheConfig
);

/// The shared body of `cudaFuncSetCacheConfig` and other functions.
#[inline(never)]
fn like_cudaFuncSetCacheConfig<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::enumeration(a1, own.name(1), t0)?;
            let c0 = args::pointer_or_text(a0, own.name(0), &arena)?;
            let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cudaFuncSetSharedMemConfig, c"cudaFuncSetSharedMemConfig($self, func, config)
--

Sets the bank width of shared memory for launches of a kernel.

``cudaError_t cudaFuncSetSharedMemConfig(const void *func, cudaSharedMemConfig config)``

Parameters
----------
func : address or buffer or str
config : cudaSharedMemConfig

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__DEPRECATED.html#:~:text=cudaFuncSetSharedMemConfig
");

shared!(
    cudaFuncSetSharedMemConfig =
    like_cudaFuncSetCacheConfig(runtime::cudaSharedMemConfig, runtime::cudaError),
    "cudaFuncSetSharedMemConfig", "func config", slots::cudaFuncSetSharedMemConfig
);

documented!(cudaGLGetDevices, c"cudaGLGetDevices($self, cudaDeviceCount, deviceList)
--

Lists the CUDA devices on which the current OpenGL context renders.

``cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount, cudaGLDeviceList deviceList)``

Parameters
----------
cudaDeviceCount : int
deviceList : cudaGLDeviceList

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidGraphicsContext``, ``cudaErrorNoDevice``, ``cudaErrorOperatingSystem``, ``cudaErrorUnknown``.
pCudaDeviceCount : int
pCudaDevices : list[int]

Notes
-----
Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL.html#:~:text=cudaGLGetDevices
");

#[inline(always)]
pub(crate) fn cudaGLGetDevices<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGLGetDevices(cudaDeviceCount deviceList));
    let arena = CallArena::new();
    ints!(u32, c_cudaDeviceCount = cudaDeviceCount);
    let c_deviceList = args::enumeration(deviceList, "deviceList", &runtime::cudaGLDeviceList)?;
    let mut c_pCudaDeviceCount: u32 = 0;
    let c_pCudaDevices_length: usize = c_cudaDeviceCount as usize;
    let c_pCudaDevices = args::output_memory(py, c_pCudaDevices_length, Ty::I32.size(), &arena)?;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u32, i32) -> i32, Alone) = call
        .symbol_and_form(slots::cudaGLGetDevices)?;
    let status = unsafe { released(
        py, || function((&raw mut c_pCudaDeviceCount).cast(), c_pCudaDevices.cast(), c_cudaDeviceCount, c_deviceList),
    ) };
    returned_in_form(
        py,
        &runtime::cudaError,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u32(py, c_pCudaDeviceCount)?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_pCudaDevices.cast(), c_pCudaDevices_length) }?)?;
            Ok(())
        },
    )
}

documented!(cudaGLMapBufferObject, c"cudaGLMapBufferObject($self, bufObj)
--

Maps a shared OpenGL buffer and returns its device address and size in bytes.

``cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)``

Parameters
----------
bufObj : driver.GLuint or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorMapBufferObjectFailed``.
devPtr : int

Warnings
--------
- OpenGL must not use the buffer until it is unmapped.

Notes
-----
Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLMapBufferObject
");

#[inline(always)]
pub(crate) fn cudaGLMapBufferObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGLMapBufferObject(bufObj));
    let c_bufObj = args::value::<u32>(bufObj, "bufObj", &driver::GLuint)?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call.symbol(slots::cudaGLMapBufferObject)?;
    let status = unsafe { released(py, || function((&raw mut c_devPtr).cast(), c_bufObj)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::pointer(py, c_devPtr)?))
}

documented!(cudaGLMapBufferObjectAsync, c"cudaGLMapBufferObjectAsync($self, bufObj, stream)
--

Maps a shared OpenGL buffer in stream order and returns its device address and size in bytes.

``cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)``

Parameters
----------
bufObj : driver.GLuint or None
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorMapBufferObjectFailed``.
devPtr : int

Warnings
--------
- OpenGL must not use the buffer until it is unmapped.

Notes
-----
Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLMapBufferObjectAsync
");

#[inline(always)]
pub(crate) fn cudaGLMapBufferObjectAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGLMapBufferObjectAsync(bufObj stream));
    let c_bufObj = args::value::<u32>(bufObj, "bufObj", &driver::GLuint)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(Ptr, u32, u64) -> i32 = call.symbol(slots::cudaGLMapBufferObjectAsync)?;
    let status = unsafe { released(py, || function((&raw mut c_devPtr).cast(), c_bufObj, c_stream)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::pointer(py, c_devPtr)?))
}

documented!(cudaGLRegisterBufferObject, c"cudaGLRegisterBufferObject($self, bufObj)
--

Shares an OpenGL buffer with CUDA (superseded by ``cudaGraphicsGLRegisterBuffer``).

``cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)``

Parameters
----------
bufObj : driver.GLuint or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``.

Notes
-----
Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLRegisterBufferObject
");

shared!(
    cudaGLRegisterBufferObject = like_cudaGLRegisterBufferObject(driver::GLuint,
    runtime::cudaError), "cudaGLRegisterBufferObject", "bufObj",
    slots::cudaGLRegisterBufferObject
);

/// The shared body of `cudaGLRegisterBufferObject` and other functions.
#[inline(never)]
fn like_cudaGLRegisterBufferObject<'a, 'py>(
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
            let c0 = args::value::<u32>(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cudaGLSetBufferObjectMapFlags, c"cudaGLSetBufferObjectMapFlags($self, bufObj, flags)
--

Specifies how CUDA will use an OpenGL buffer while it is mapped.

``cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)``

Parameters
----------
bufObj : driver.GLuint or None
flags : int
    Flags: members of ``cudaGLMapFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.

Notes
-----
Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLSetBufferObjectMapFlags
");

#[inline(always)]
pub(crate) fn cudaGLSetBufferObjectMapFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGLSetBufferObjectMapFlags(bufObj flags));
    let c_bufObj = args::value::<u32>(bufObj, "bufObj", &driver::GLuint)?;
    ints!(u32, c_flags = flags);
    let function: unsafe extern "system" fn(u32, u32) -> i32 = call.symbol(slots::cudaGLSetBufferObjectMapFlags)?;
    let status = unsafe { released(py, || function(c_bufObj, c_flags)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaGLSetGLDevice, c"cudaGLSetGLDevice($self, device)
--

Makes a device current for use with OpenGL (superseded by ``cudaSetDevice``).

``cudaError_t cudaGLSetGLDevice(int device)``

Parameters
----------
device : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorSetOnActiveProcess``.

Notes
-----
Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLSetGLDevice
");

shared!(
    cudaGLSetGLDevice = like_cudaDeviceDisablePeerAccess(runtime::cudaError),
    "cudaGLSetGLDevice", "device", slots::cudaGLSetGLDevice
);

documented!(cudaGLUnmapBufferObject, c"cudaGLUnmapBufferObject($self, bufObj)
--

Unmaps a buffer, so that OpenGL can use it again.

``cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)``

Parameters
----------
bufObj : driver.GLuint or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorUnmapBufferObjectFailed``.

Warnings
--------
- No thread may use the mapped or bound memory that ``bufObj`` specifies, during or after the call.

Notes
-----
Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnmapBufferObject
");

shared!(
    cudaGLUnmapBufferObject = like_cudaGLRegisterBufferObject(driver::GLuint,
    runtime::cudaError), "cudaGLUnmapBufferObject", "bufObj",
    slots::cudaGLUnmapBufferObject
);

documented!(cudaGLUnmapBufferObjectAsync, c"cudaGLUnmapBufferObjectAsync($self, bufObj, stream)
--

Unmaps a buffer in stream order, so that OpenGL can use it again.

``cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)``

Parameters
----------
bufObj : driver.GLuint or None
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorUnmapBufferObjectFailed``.

Warnings
--------
- No thread may use the mapped or bound memory that ``bufObj`` specifies, during or after the call.

Notes
-----
Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnmapBufferObjectAsync
");

#[inline(always)]
pub(crate) fn cudaGLUnmapBufferObjectAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGLUnmapBufferObjectAsync(bufObj stream));
    let c_bufObj = args::value::<u32>(bufObj, "bufObj", &driver::GLuint)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u32, u64) -> i32 = call.symbol(slots::cudaGLUnmapBufferObjectAsync)?;
    let status = unsafe { released(py, || function(c_bufObj, c_stream)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaGLUnregisterBufferObject, c"cudaGLUnregisterBufferObject($self, bufObj)
--

Ends CUDA's use of an OpenGL buffer.

``cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)``

Parameters
----------
bufObj : driver.GLuint or None

Returns
-------
cudaError
    ``cudaSuccess``.

Warnings
--------
- ``bufObj`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL__DEPRECATED.html#:~:text=cudaGLUnregisterBufferObject
");

shared!(
    cudaGLUnregisterBufferObject = like_cudaGLRegisterBufferObject(driver::GLuint,
    runtime::cudaError), "cudaGLUnregisterBufferObject", "bufObj",
    slots::cudaGLUnregisterBufferObject
);

documented!(cudaGetChannelDesc, c"cudaGetChannelDesc($self, array)
--

Returns the element format of a CUDA array.

``cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc *desc, cudaArray_const_t array)``

Parameters
----------
array : cudaArray_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
desc : cudaChannelFormatDesc

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetChannelDesc
");

shared!(
    cudaGetChannelDesc = like_cudaArrayGetSparseProperties(runtime::cudaArray_t,
    runtime::cudaChannelFormatDesc, runtime::cudaError), "cudaGetChannelDesc", "array",
    slots::cudaGetChannelDesc
);

documented!(cudaGetDevice, c"cudaGetDevice($self)
--

Returns the current device of the calling thread.

``cudaError_t cudaGetDevice(int *device)``

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
device : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDevice
");

#[inline(always)]
pub(crate) fn cudaGetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGetDevice());
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cudaGetDevice)?;
    let status = unsafe { held(py, || function((&raw mut c_device).cast())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::i32(py, c_device)?))
}

documented!(cudaGetDeviceCount, c"cudaGetDeviceCount($self)
--

Returns the number of CUDA devices that this process can see (``CUDA_VISIBLE_DEVICES`` limits them).

``cudaError_t cudaGetDeviceCount(int *count)``

Returns
-------
cudaError
    ``cudaSuccess``.
count : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceCount
");

shared!(
    cudaGetDeviceCount = like_cudaDriverGetVersion(runtime::cudaError),
    "cudaGetDeviceCount", "", slots::cudaGetDeviceCount
);

documented!(cudaGetDeviceFlags, c"cudaGetDeviceFlags($self)
--

Returns the flags of the current device, which specify, for example, how the CPU waits for the GPU.

``cudaError_t cudaGetDeviceFlags(unsigned int *flags)``

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.
flags : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceFlags
");

#[inline(always)]
pub(crate) fn cudaGetDeviceFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGetDeviceFlags());
    let mut c_flags: u32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cudaGetDeviceFlags)?;
    let status = unsafe { released(py, || function((&raw mut c_flags).cast())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::u32(py, c_flags)?))
}

#[inline(always)]
pub(crate) fn cudaGetDriverEntryPoint<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGetDriverEntryPoint(symbol flags));
    let arena = CallArena::new();
    ints!(u64, c_flags = flags);
    let c_symbol = args::c_string(symbol, "symbol", &arena)?;
    let mut c_funcPtr: *mut c_void = core::ptr::null_mut();
    let mut c_driverStatus: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(*const c_char, Ptr, u64, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudaGetDriverEntryPoint)?;
    let status = unsafe {
        released(py, || function(c_symbol, (&raw mut c_funcPtr).cast(), c_flags, (&raw mut c_driverStatus).cast()))
    };
    returned_in_form(
        py,
        &runtime::cudaError,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::pointer(py, c_funcPtr)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDriverEntryPointQueryResult, c_driverStatus)?)?;
            Ok(())
        },
    )
}

documented!(cudaGetDriverEntryPointByVersion, c"cudaGetDriverEntryPointByVersion($self, symbol, cudaVersion, flags)
--

Looks up the address of a driver function by name, in the revision for a given CUDA version.

``cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned int cudaVersion, unsigned long long flags, cudaDriverEntryPointQueryResult *driverStatus)``

Parameters
----------
symbol : bytes or str
cudaVersion : int
flags : int
    Flags: members of ``cudaGetDriverEntryPointFlags``.

Returns
-------
cudaError
    ``cudaSuccess``.
funcPtr : int
    Referenced memory and handles are valid as long as the process runs.
driverStatus : cudaDriverEntryPointQueryResult

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.5.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPointByVersion
");

#[inline(always)]
pub(crate) fn cudaGetDriverEntryPointByVersion<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaGetDriverEntryPointByVersion(symbol cudaVersion flags));
    let arena = CallArena::new();
    ints!(u32, c_cudaVersion = cudaVersion);
    ints!(u64, c_flags = flags);
    let c_symbol = args::c_string(symbol, "symbol", &arena)?;
    let mut c_funcPtr: *mut c_void = core::ptr::null_mut();
    let mut c_driverStatus: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(*const c_char, Ptr, u32, u64, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudaGetDriverEntryPointByVersion)?;
    let status = unsafe { released(py, || function(
        c_symbol, (&raw mut c_funcPtr).cast(), c_cudaVersion, c_flags, (&raw mut c_driverStatus).cast(),
    )) };
    returned_in_form(
        py,
        &runtime::cudaError,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::pointer(py, c_funcPtr)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDriverEntryPointQueryResult, c_driverStatus)?)?;
            Ok(())
        },
    )
}

documented!(cudaGetErrorName, c"cudaGetErrorName($self, error)
--

Returns the name of an error code, such as ``cudaErrorInvalidValue``.

``const char *cudaGetErrorName(cudaError_t error)``

Parameters
----------
error : cudaError

Returns
-------
cudaError
    ``cudaSuccess``, always.
value : bytes

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetErrorName
");

#[inline(always)]
pub(crate) fn cudaGetErrorName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGetErrorName(error));
    let c_error = args::enumeration(error, "error", &runtime::cudaError)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::cudaGetErrorName)?;
    let value = unsafe { held(py, || function(c_error)) };
    returned(py, &runtime::cudaError, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cudaGetErrorString, c"cudaGetErrorString($self, error)
--

Returns the English description of an error code.

``const char *cudaGetErrorString(cudaError_t error)``

Parameters
----------
error : cudaError

Returns
-------
cudaError
    ``cudaSuccess``, always.
value : bytes

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetErrorString
");

#[inline(always)]
pub(crate) fn cudaGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGetErrorString(error));
    let c_error = args::enumeration(error, "error", &runtime::cudaError)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::cudaGetErrorString)?;
    let value = unsafe { held(py, || function(c_error)) };
    returned(py, &runtime::cudaError, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cudaGetExportTable, c"cudaGetExportTable($self, pExportTableId)
--

Looks up a table of internal functions by its UUID; these functions are undocumented.

``cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)``

Parameters
----------
pExportTableId : cudaUUID_t or None

Returns
-------
cudaError
    ``cudaSuccess``.
ppExportTable : int
    Referenced memory and handles are valid as long as the process runs.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/index.html
");

#[inline(always)]
pub(crate) fn cudaGetExportTable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGetExportTable(pExportTableId));
    let mut c_ppExportTable: *mut c_void = core::ptr::null_mut();
    let c_pExportTableId = args::optional_record(pExportTableId, "pExportTableId", &runtime::cudaUUID_t)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cudaGetExportTable)?;
    let status = unsafe { released(py, || function((&raw mut c_ppExportTable).cast(), c_pExportTableId.cast())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::pointer(py, c_ppExportTable)?))
}

documented!(cudaGetFuncBySymbol, c"cudaGetFuncBySymbol($self, symbolPtr)
--

Returns a kernel's driver function handle (``cudaFunction_t``), given the kernel's host-side symbol.

``cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)``

Parameters
----------
symbolPtr : address or buffer or str

Returns
-------
cudaError
    ``cudaSuccess``.
functionPtr : cudaFunction_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER.html#:~:text=cudaGetFuncBySymbol
");

shared!(
    cudaGetFuncBySymbol = like_cudaGetFuncBySymbol(runtime::cudaError,
    runtime::cudaFunction_t), "cudaGetFuncBySymbol", "symbolPtr",
    slots::cudaGetFuncBySymbol
);

/// The shared body of `cudaGetFuncBySymbol` and other functions.
#[inline(never)]
fn like_cudaGetFuncBySymbol<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let mut c0: u64 = 0;
            let c1 = args::pointer_or_text(a0, own.name(0), &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cudaGetKernel, c"cudaGetKernel($self, entryFuncAddr)
--

Returns a kernel's ``cudaKernel_t`` handle, given the kernel's host-side symbol.

``cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)``

Parameters
----------
entryFuncAddr : address or buffer or str

Returns
-------
cudaError
    ``cudaSuccess``.
kernelPtr : cudaKernel_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER.html#:~:text=cudaGetKernel
");

shared!(
    cudaGetKernel = like_cudaGetFuncBySymbol(runtime::cudaError, runtime::cudaKernel_t),
    "cudaGetKernel", "entryFuncAddr", slots::cudaGetKernel
);

documented!(cudaGetLastError, c"cudaGetLastError($self)
--

Reports the last error of this thread's runtime calls, and clears it unless it is sticky.

``cudaError_t cudaGetLastError(void)``

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``, ``cudaErrorInsufficientDriver``, ``cudaErrorInvalidChannelDescriptor``, ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidDevicePointer``, ``cudaErrorInvalidFilterSetting``, ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidNormSetting``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidPtx``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidTexture``, ``cudaErrorInvalidTextureBinding``, ``cudaErrorInvalidValue``, ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorMemoryAllocation``, ``cudaErrorMissingConfiguration``, ``cudaErrorNoDevice``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSetOnActiveProcess``, ``cudaErrorStartupFailure``, ``cudaErrorUnknown``, ``cudaErrorUnmapBufferObjectFailed``, ``cudaErrorUnsupportedPtxVersion``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetLastError
");

#[inline(always)]
pub(crate) fn cudaGetLastError<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGetLastError());
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::cudaGetLastError)?;
    let status = unsafe { held(py, || function()) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaGetMipmappedArrayLevel, c"cudaGetMipmappedArrayLevel($self, mipmappedArray, level)
--

Returns one level of a mipmapped array as a CUDA array.

``cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level)``

Parameters
----------
mipmappedArray : cudaMipmappedArray_t or None
level : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
levelArray : cudaArray_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaGetMipmappedArrayLevel
");

shared!(
    cudaGetMipmappedArrayLevel =
    like_cudaEGLStreamConsumerConnectWithFlags(runtime::cudaMipmappedArray_t,
    runtime::cudaError, runtime::cudaArray_t), "cudaGetMipmappedArrayLevel",
    "mipmappedArray level", slots::cudaGetMipmappedArrayLevel
);

documented!(cudaGetSurfaceObjectResourceDesc, c"cudaGetSurfaceObjectResourceDesc($self, surfObject)
--

Returns the CUDA array that a surface object accesses.

``cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)``

Parameters
----------
surfObject : cudaSurfaceObject_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pResDesc : cudaResourceDesc
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__SURFACE__OBJECT.html#:~:text=cudaGetSurfaceObjectResourceDesc
");

documented!(cudaGetSymbolAddress, c"cudaGetSymbolAddress($self, symbol)
--

Returns the device address of a ``__device__`` variable, given its host-side symbol.

``cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)``

Parameters
----------
symbol : address or buffer or str

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidSymbol``, ``cudaErrorNoKernelImageForDevice``.
devPtr : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaGetSymbolAddress
");

#[inline(always)]
pub(crate) fn cudaGetSymbolAddress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGetSymbolAddress(symbol));
    let arena = CallArena::new();
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let c_symbol = args::pointer_or_text(symbol, "symbol", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cudaGetSymbolAddress)?;
    let status = unsafe { released(py, || function((&raw mut c_devPtr).cast(), c_symbol.cast())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::pointer(py, c_devPtr)?))
}

documented!(cudaGetSymbolSize, c"cudaGetSymbolSize($self, symbol)
--

Returns the size in bytes of a ``__device__`` variable, given its host-side symbol.

``cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)``

Parameters
----------
symbol : address or buffer or str

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidSymbol``, ``cudaErrorNoKernelImageForDevice``.
size : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaGetSymbolSize
");

#[inline(always)]
pub(crate) fn cudaGetSymbolSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGetSymbolSize(symbol));
    let arena = CallArena::new();
    let mut c_size: u64 = 0;
    let c_symbol = args::pointer_or_text(symbol, "symbol", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cudaGetSymbolSize)?;
    let status = unsafe { released(py, || function((&raw mut c_size).cast(), c_symbol.cast())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::u64(py, c_size)?))
}

documented!(cudaGetTextureObjectResourceDesc, c"cudaGetTextureObjectResourceDesc($self, texObject)
--

Returns the array or memory that a texture object reads.

``cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)``

Parameters
----------
texObject : cudaTextureObject_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pResDesc : cudaResourceDesc
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectResourceDesc
");

documented!(cudaGetTextureObjectResourceViewDesc, c"cudaGetTextureObjectResourceViewDesc($self, texObject)
--

Returns the format, size and mipmap levels with which a texture object views its resource.

``cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject)``

Parameters
----------
texObject : cudaTextureObject_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pResViewDesc : cudaResourceViewDesc

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectResourceViewDesc
");

documented!(cudaGetTextureObjectTextureDesc, c"cudaGetTextureObjectTextureDesc($self, texObject)
--

Returns the addressing, filtering and read modes of a texture object.

``cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)``

Parameters
----------
texObject : cudaTextureObject_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pTexDesc : cudaTextureDesc

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__TEXTURE__OBJECT.html#:~:text=cudaGetTextureObjectTextureDesc
");

shared!(
    cudaGetTextureObjectTextureDesc =
    like_cudaArrayGetSparseProperties(runtime::cudaTextureObject_t,
    runtime::cudaTextureDesc, runtime::cudaError), "cudaGetTextureObjectTextureDesc",
    "texObject", slots::cudaGetTextureObjectTextureDesc
);

documented!(cudaGraphAddChildGraphNode, c"cudaGraphAddChildGraphNode($self, graph, pDependencies, numDependencies, childGraph)
--

Adds a graph node that runs a copy of another graph.

``cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)``

Parameters
----------
graph, childGraph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pGraphNode : cudaGraphNode_t

Warnings
--------
- ``childGraph`` must not be ``graph`` itself.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddChildGraphNode
");

#[inline(always)]
pub(crate) fn cudaGraphAddChildGraphNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphAddChildGraphNode(graph pDependencies numDependencies childGraph));
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    ints!(u64, c_numDependencies = numDependencies);
    let c_childGraph = args::value::<
        u64,
    >(childGraph, "childGraph", &runtime::cudaGraph_t)?;
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        pDependencies, "pDependencies", &Ty::Value(&runtime::cudaGraphNode_t), Some(c_numDependencies as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64, u64) -> i32 = call
        .symbol(slots::cudaGraphAddChildGraphNode)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_pGraphNode).cast(), c_graph, c_pDependencies.cast(), c_numDependencies, c_childGraph,
    )) };
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

documented!(cudaGraphAddDependencies_v2, c"cudaGraphAddDependencies_v2($self, graph, from_, to, edgeData, numDependencies)
--

Adds edges to a graph, with edge data (ports and type): each ``to[i]`` waits for ``from[i]``.

``cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)``

Parameters
----------
graph : cudaGraph_t or None
from_, to : list[cudaGraphNode_t] or None
edgeData : list[cudaGraphEdgeData] or None
numDependencies : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddDependencies_v2
");

shared!(
    cudaGraphAddDependencies_v2 = like_cudaGraphAddDependencies_v2(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaGraphEdgeData, runtime::cudaError),
    "cudaGraphAddDependencies_v2", "graph from_ to edgeData numDependencies",
    slots::cudaGraphAddDependencies_v2
);

/// The shared body of `cudaGraphAddDependencies_v2` and other functions.
#[inline(never)]
pub(super) fn like_cudaGraphAddDependencies_v2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static RecordDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c4 = args::u64(a4, own.name(4))?;
            let c1 = args::array(a1, own.name(1), &Ty::Value(t1), Some(c4 as usize), &arena)?;
            let c2 = args::array(a2, own.name(2), &Ty::Value(t1), Some(c4 as usize), &arena)?;
            let c3 = args::optional_array(a3, own.name(3), &Ty::Record(t2), Some(c4 as usize), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast(), c3.cast(), c4)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cudaGraphAddEmptyNode, c"cudaGraphAddEmptyNode($self, graph, pDependencies, numDependencies)
--

Adds a graph node that does nothing except join and fork dependencies.

``cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEmptyNode
");

#[inline(always)]
pub(crate) fn cudaGraphAddEmptyNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphAddEmptyNode(graph pDependencies numDependencies));
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    ints!(u64, c_numDependencies = numDependencies);
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        pDependencies, "pDependencies", &Ty::Value(&runtime::cudaGraphNode_t), Some(c_numDependencies as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64) -> i32 = call.symbol(slots::cudaGraphAddEmptyNode)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pGraphNode).cast(), c_graph, c_pDependencies.cast(), c_numDependencies))
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

documented!(cudaGraphAddEventRecordNode, c"cudaGraphAddEventRecordNode($self, graph, pDependencies, numDependencies, event)
--

Adds a graph node that records an event.

``cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies : int
event : cudaEvent_t or None
    Used after the call returns; must be kept alive as long as ``graph``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEventRecordNode
");

shared!(
    cudaGraphAddEventRecordNode = like_cudaGraphAddEventRecordNode(runtime::cudaGraph_t,
    runtime::cudaEvent_t, runtime::cudaGraphNode_t, runtime::cudaError),
    "cudaGraphAddEventRecordNode", "graph pDependencies numDependencies event",
    slots::cudaGraphAddEventRecordNode
);

/// The shared body of `cudaGraphAddEventRecordNode` and other functions.
#[inline(never)]
fn like_cudaGraphAddEventRecordNode<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c3 = args::u64(a2, own.name(2))?;
            let c4 = args::value::<u64>(a3, own.name(3), t1)?;
            let mut c0: u64 = 0;
            let c2 = args::array(a1, own.name(1), &Ty::Value(t2), Some(c3 as usize), &arena)?;
            let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2.cast(), c3, c4)) };
            returned(py, t3, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cudaGraphAddEventWaitNode, c"cudaGraphAddEventWaitNode($self, graph, pDependencies, numDependencies, event)
--

Adds a graph node that waits for an event.

``cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies : int
event : cudaEvent_t or None
    Used after the call returns; must be kept alive as long as ``graph``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddEventWaitNode
");

shared!(
    cudaGraphAddEventWaitNode = like_cudaGraphAddEventRecordNode(runtime::cudaGraph_t,
    runtime::cudaEvent_t, runtime::cudaGraphNode_t, runtime::cudaError),
    "cudaGraphAddEventWaitNode", "graph pDependencies numDependencies event",
    slots::cudaGraphAddEventWaitNode
);

documented!(cudaGraphAddExternalSemaphoresSignalNode, c"cudaGraphAddExternalSemaphoresSignalNode($self, graph, pDependencies, numDependencies, nodeParams)
--

Adds a graph node that signals external semaphores.

``cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreSignalNodeParams *nodeParams)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies : int
nodeParams : cudaExternalSemaphoreSignalNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddExternalSemaphoresSignalNode
");

shared!(
    cudaGraphAddExternalSemaphoresSignalNode =
    like_cudaGraphAddExternalSemaphoresSignalNode(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaExternalSemaphoreSignalNodeParams,
    runtime::cudaError), "cudaGraphAddExternalSemaphoresSignalNode",
    "graph pDependencies numDependencies nodeParams",
    slots::cudaGraphAddExternalSemaphoresSignalNode
);

/// The shared body of `cudaGraphAddExternalSemaphoresSignalNode` and other functions.
#[inline(never)]
pub(super) fn like_cudaGraphAddExternalSemaphoresSignalNode<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static RecordDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c3 = args::u64(a2, own.name(2))?;
            let mut c0: u64 = 0;
            let c2 = args::array(a1, own.name(1), &Ty::Value(t1), Some(c3 as usize), &arena)?;
            let c4 = args::optional_record(a3, own.name(3), t2)?;
            args::keep(a3, &arena)?;
            let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2.cast(), c3, c4.cast())) };
            if status == 0 {
                handle_keepalive::hold(t0, c1 as u64, None, arena);
            }
            returned(py, t3, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cudaGraphAddExternalSemaphoresWaitNode, c"cudaGraphAddExternalSemaphoresWaitNode($self, graph, pDependencies, numDependencies, nodeParams)
--

Adds a graph node that waits for external semaphores.

``cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreWaitNodeParams *nodeParams)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies : int
nodeParams : cudaExternalSemaphoreWaitNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddExternalSemaphoresWaitNode
");

shared!(
    cudaGraphAddExternalSemaphoresWaitNode =
    like_cudaGraphAddExternalSemaphoresSignalNode(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaExternalSemaphoreWaitNodeParams,
    runtime::cudaError), "cudaGraphAddExternalSemaphoresWaitNode",
    "graph pDependencies numDependencies nodeParams",
    slots::cudaGraphAddExternalSemaphoresWaitNode
);

documented!(cudaGraphAddHostNode, c"cudaGraphAddHostNode($self, graph, pDependencies, numDependencies, pNodeParams)
--

Adds a graph node that calls a host function.

``cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaHostNodeParams *pNodeParams)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies : int
pNodeParams : cudaHostNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddHostNode
");

shared!(
    cudaGraphAddHostNode =
    like_cudaGraphAddExternalSemaphoresSignalNode(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaHostNodeParams, runtime::cudaError),
    "cudaGraphAddHostNode", "graph pDependencies numDependencies pNodeParams",
    slots::cudaGraphAddHostNode
);

documented!(cudaGraphAddKernelNode, c"cudaGraphAddKernelNode($self, graph, pDependencies, numDependencies, pNodeParams)
--

Adds a graph node that launches a kernel.

``cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaKernelNodeParams *pNodeParams)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies : int
pNodeParams : cudaKernelNodeParams or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.
pGraphNode : cudaGraphNode_t

Warnings
--------
- The kernel must not use a texture or surface reference.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddKernelNode
");

#[inline(always)]
pub(crate) fn cudaGraphAddKernelNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphAddKernelNode(graph pDependencies numDependencies pNodeParams));
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    ints!(u64, c_numDependencies = numDependencies);
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        pDependencies, "pDependencies", &Ty::Value(&runtime::cudaGraphNode_t), Some(c_numDependencies as usize), &arena,
    )?;
    let c_pNodeParams = args::optional_record(pNodeParams, "pNodeParams", &runtime::cudaKernelNodeParams)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64, Ptr) -> i32 = call
        .symbol(slots::cudaGraphAddKernelNode)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_pGraphNode).cast(), c_graph, c_pDependencies.cast(), c_numDependencies, c_pNodeParams.cast(),
    )) };
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

documented!(cudaGraphAddMemAllocNode, c"cudaGraphAddMemAllocNode($self, graph, pDependencies, numDependencies, nodeParams)
--

Adds a graph node that allocates memory at a fixed address, which is written to the parameter record.

``cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaMemAllocNodeParams *nodeParams)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies : int
nodeParams : cudaMemAllocNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemAllocNode
");

documented!(cudaGraphAddMemFreeNode, c"cudaGraphAddMemFreeNode($self, graph, pDependencies, numDependencies, dptr)
--

Adds a graph node that frees the memory that an allocation node allocated.

``cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies : int
dptr : address or buffer
    Used after the call returns; kept alive by cubind as long as ``graph``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemFreeNode
");

#[inline(always)]
pub(crate) fn cudaGraphAddMemFreeNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphAddMemFreeNode(graph pDependencies numDependencies dptr));
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    ints!(u64, c_numDependencies = numDependencies);
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        pDependencies, "pDependencies", &Ty::Value(&runtime::cudaGraphNode_t), Some(c_numDependencies as usize), &arena,
    )?;
    let c_dptr = args::pointer(dptr, "dptr", &arena)?;
    args::keep(dptr, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64, Ptr) -> i32 = call
        .symbol(slots::cudaGraphAddMemFreeNode)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_pGraphNode).cast(), c_graph, c_pDependencies.cast(), c_numDependencies, c_dptr.cast(),
    )) };
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

documented!(cudaGraphAddMemcpyNode, c"cudaGraphAddMemcpyNode($self, graph, pDependencies, numDependencies, pCopyParams)
--

Adds a graph node that copies a 3D region of memory.

``cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemcpy3DParms *pCopyParams)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies : int
pCopyParams : cudaMemcpy3DParms or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNode
");

shared!(
    cudaGraphAddMemcpyNode =
    like_cudaGraphAddExternalSemaphoresSignalNode(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaMemcpy3DParms, runtime::cudaError),
    "cudaGraphAddMemcpyNode", "graph pDependencies numDependencies pCopyParams",
    slots::cudaGraphAddMemcpyNode
);

documented!(cudaGraphAddMemcpyNode1D, c"cudaGraphAddMemcpyNode1D($self, graph, pDependencies, numDependencies, dst, src, count, kind)
--

Adds a graph node that copies bytes between host and device memory.

``cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t count, cudaMemcpyKind kind)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies, count : int
dst : address or buffer
    Used after the call returns; kept alive by cubind as long as ``graph``, or a copy of it, exists.
src : address or buffer or str
    Used after the call returns; kept alive by cubind as long as ``graph``, or a copy of it, exists.
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``.
pGraphNode : cudaGraphNode_t

Warnings
--------
- ``kind`` must match the locations of ``dst`` and ``src``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNode1D
");

#[inline(always)]
pub(crate) fn cudaGraphAddMemcpyNode1D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphAddMemcpyNode1D(graph pDependencies numDependencies dst src count kind));
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    ints!(u64, c_numDependencies = numDependencies, c_count = count);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        pDependencies, "pDependencies", &Ty::Value(&runtime::cudaGraphNode_t), Some(c_numDependencies as usize), &arena,
    )?;
    let c_dst = args::pointer(dst, "dst", &arena)?;
    let c_src = args::pointer_or_text(src, "src", &arena)?;
    args::keep(dst, &arena)?;
    args::keep(src, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, u64, Ptr, u64, Ptr, Ptr, u64, i32,
    ) -> i32 = call.symbol(slots::cudaGraphAddMemcpyNode1D)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_pGraphNode).cast(), c_graph, c_pDependencies.cast(), c_numDependencies, c_dst.cast(), c_src.cast(),
        c_count, c_kind,
    )) };
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

documented!(cudaGraphAddMemcpyNodeFromSymbol, c"cudaGraphAddMemcpyNodeFromSymbol($self, graph, pDependencies, numDependencies, dst, symbol, count, offset, kind)
--

Adds a graph node that copies bytes from a ``__device__`` variable.

``cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies, count, offset : int
dst : address or buffer
    Used after the call returns; kept alive by cubind as long as ``graph``, or a copy of it, exists.
symbol : address or buffer or str
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNodeFromSymbol
");

#[inline(always)]
pub(crate) fn cudaGraphAddMemcpyNodeFromSymbol<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cudaGraphAddMemcpyNodeFromSymbol(graph pDependencies numDependencies dst symbol count offset kind)
    );
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    ints!(u64, c_numDependencies = numDependencies, c_count = count, c_offset = offset);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        pDependencies, "pDependencies", &Ty::Value(&runtime::cudaGraphNode_t), Some(c_numDependencies as usize), &arena,
    )?;
    let c_dst = args::pointer(dst, "dst", &arena)?;
    let c_symbol = args::pointer_or_text(symbol, "symbol", &arena)?;
    args::keep(dst, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, u64, Ptr, u64, Ptr, Ptr, u64, u64, i32,
    ) -> i32 = call.symbol(slots::cudaGraphAddMemcpyNodeFromSymbol)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_pGraphNode).cast(), c_graph, c_pDependencies.cast(), c_numDependencies, c_dst.cast(),
        c_symbol.cast(), c_count, c_offset, c_kind,
    )) };
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

documented!(cudaGraphAddMemcpyNodeToSymbol, c"cudaGraphAddMemcpyNodeToSymbol($self, graph, pDependencies, numDependencies, symbol, src, count, offset, kind)
--

Adds a graph node that copies bytes into a ``__device__`` variable.

``cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies, count, offset : int
symbol : address or buffer or str
src : address or buffer or str
    Used after the call returns; kept alive by cubind as long as ``graph``, or a copy of it, exists.
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemcpyNodeToSymbol
");

#[inline(always)]
pub(crate) fn cudaGraphAddMemcpyNodeToSymbol<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphAddMemcpyNodeToSymbol(graph pDependencies numDependencies symbol src count offset kind));
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    ints!(u64, c_numDependencies = numDependencies, c_count = count, c_offset = offset);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let mut c_pGraphNode: u64 = 0;
    let c_pDependencies = args::array(
        pDependencies, "pDependencies", &Ty::Value(&runtime::cudaGraphNode_t), Some(c_numDependencies as usize), &arena,
    )?;
    let c_symbol = args::pointer_or_text(symbol, "symbol", &arena)?;
    let c_src = args::pointer_or_text(src, "src", &arena)?;
    args::keep(src, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, u64, Ptr, u64, Ptr, Ptr, u64, u64, i32,
    ) -> i32 = call.symbol(slots::cudaGraphAddMemcpyNodeToSymbol)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_pGraphNode).cast(), c_graph, c_pDependencies.cast(), c_numDependencies, c_symbol.cast(),
        c_src.cast(), c_count, c_offset, c_kind,
    )) };
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

documented!(cudaGraphAddMemsetNode, c"cudaGraphAddMemsetNode($self, graph, pDependencies, numDependencies, pMemsetParams)
--

Adds a graph node that fills memory with a value.

``cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemsetParams *pMemsetParams)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
numDependencies : int
pMemsetParams : cudaMemsetParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddMemsetNode
");

shared!(
    cudaGraphAddMemsetNode =
    like_cudaGraphAddExternalSemaphoresSignalNode(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaMemsetParams, runtime::cudaError),
    "cudaGraphAddMemsetNode", "graph pDependencies numDependencies pMemsetParams",
    slots::cudaGraphAddMemsetNode
);

documented!(cudaGraphAddNode_v2, c"cudaGraphAddNode_v2($self, graph, pDependencies, dependencyData, numDependencies, nodeParams)
--

Adds a node of any type to a graph, with data for the edges to its dependencies.

``cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaGraphNodeParams *nodeParams)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
dependencyData : list[cudaGraphEdgeData] or None
numDependencies : int
nodeParams : cudaGraphNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddNode_v2
");

shared!(
    cudaGraphAddNode_v2 = like_cudaGraphAddNode_v2(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaGraphEdgeData, runtime12::cudaGraphNodeParams,
    runtime::cudaError), "cudaGraphAddNode_v2",
    "graph pDependencies dependencyData numDependencies nodeParams",
    slots::cudaGraphAddNode_v2
);

/// The shared body of `cudaGraphAddNode_v2` and other functions.
#[inline(never)]
pub(super) fn like_cudaGraphAddNode_v2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static RecordDef,
    t3: &'static RecordDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c4 = args::u64(a3, own.name(3))?;
            let mut c0: u64 = 0;
            let c2 = args::array(a1, own.name(1), &Ty::Value(t1), Some(c4 as usize), &arena)?;
            let c3 = args::optional_array(a2, own.name(2), &Ty::Record(t2), Some(c4 as usize), &arena)?;
            let c5 = args::optional_record(a4, own.name(4), t3)?;
            args::keep(a4, &arena)?;
            let function: unsafe extern "system" fn(Ptr, u64, Ptr, Ptr, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function((&raw mut c0).cast(), c1, c2.cast(), c3.cast(), c4, c5.cast()))
            };
            if status == 0 {
                handle_keepalive::hold(t0, c1 as u64, None, arena);
            }
            returned(py, t4, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cudaGraphChildGraphNodeGetGraph, c"cudaGraphChildGraphNodeGetGraph($self, node)
--

Returns the graph that a child graph node contains and owns.

``cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)``

Parameters
----------
node : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pGraph : cudaGraph_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphChildGraphNodeGetGraph
");

shared!(
    cudaGraphChildGraphNodeGetGraph =
    like_cudaGraphChildGraphNodeGetGraph(runtime::cudaGraphNode_t, runtime::cudaError,
    runtime::cudaGraph_t), "cudaGraphChildGraphNodeGetGraph", "node",
    slots::cudaGraphChildGraphNodeGetGraph
);

/// The shared body of `cudaGraphChildGraphNodeGetGraph` and other functions.
#[inline(never)]
fn like_cudaGraphChildGraphNodeGetGraph<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: u64 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c1 as u64)?))
        },
    )
}

documented!(cudaGraphClone, c"cudaGraphClone($self, originalGraph)
--

Copies a graph, including its nodes and child graphs.

``cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)``

Parameters
----------
originalGraph : cudaGraph_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
pGraphClone : cudaGraph_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphClone
");

#[inline(always)]
pub(crate) fn cudaGraphClone<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphClone(originalGraph));
    let c_originalGraph = args::value::<
        u64,
    >(originalGraph, "originalGraph", &runtime::cudaGraph_t)?;
    let mut c_pGraphClone: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.symbol(slots::cudaGraphClone)?;
    let status = unsafe { released(py, || function((&raw mut c_pGraphClone).cast(), c_originalGraph)) };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaGraph_t, c_pGraphClone as u64);
        handle_keepalive::share(
            &runtime::cudaGraph_t, c_originalGraph as u64, &runtime::cudaGraph_t, c_pGraphClone as u64,
        );
    }
    returned(
        py, &runtime::cudaError, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaGraph_t, c_pGraphClone as u64)?),
    )
}

documented!(cudaGraphConditionalHandleCreate, c"cudaGraphConditionalHandleCreate($self, graph, defaultLaunchValue, flags)
--

Creates the handle with which kernels set the condition of a conditional node.

``cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags)``

Parameters
----------
graph : cudaGraph_t or None
defaultLaunchValue : int
flags : int
    Flags: members of ``cudaGraphConditionalHandleFlags``.

Returns
-------
cudaError
    ``cudaSuccess``.
pHandle_out : cudaGraphConditionalHandle

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphConditionalHandleCreate
");

shared!(
    cudaGraphConditionalHandleCreate =
    like_cudaGraphConditionalHandleCreate(runtime::cudaGraph_t, runtime::cudaError,
    runtime::cudaGraphConditionalHandle), "cudaGraphConditionalHandleCreate",
    "graph defaultLaunchValue flags", slots::cudaGraphConditionalHandleCreate
);

/// The shared body of `cudaGraphConditionalHandleCreate` and other functions.
#[inline(never)]
fn like_cudaGraphConditionalHandleCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::u32(a1, own.name(1))?;
            let c3 = args::u32(a2, own.name(2))?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, u64, u32, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2, c3)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cudaGraphConditionalHandleCreate_v2, c"cudaGraphConditionalHandleCreate_v2($self, graph, ctx, defaultLaunchValue, flags)
--

Creates the handle with which kernels set a conditional node's condition, in an execution context.

``cudaError_t cudaGraphConditionalHandleCreate_v2(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, cudaExecutionContext_t ctx, unsigned int defaultLaunchValue, unsigned int flags)``

Parameters
----------
graph : cudaGraph_t or None
ctx : cudaExecutionContext_t or None
defaultLaunchValue : int
flags : int
    Flags: members of ``cudaGraphConditionalHandleFlags``.

Returns
-------
cudaError
    ``cudaSuccess``.
pHandle_out : cudaGraphConditionalHandle

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphConditionalHandleCreate_v2
");

#[inline(always)]
pub(crate) fn cudaGraphConditionalHandleCreate_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaGraphConditionalHandleCreate_v2(graph ctx defaultLaunchValue flags));
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    let c_ctx = args::value::<u64>(ctx, "ctx", &runtime13::cudaExecutionContext_t)?;
    ints!(u32, c_defaultLaunchValue = defaultLaunchValue, c_flags = flags);
    let mut c_pHandle_out: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u64, u32, u32) -> i32 = call
        .symbol(slots::cudaGraphConditionalHandleCreate_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pHandle_out).cast(), c_graph, c_ctx, c_defaultLaunchValue, c_flags))
    };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaGraphConditionalHandle, c_pHandle_out as u64)?)
        },
    )
}

documented!(cudaGraphCreate, c"cudaGraphCreate($self, flags)
--

Creates a graph without nodes.

``cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)``

Parameters
----------
flags : int
    Must be 0.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
pGraph : cudaGraph_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphCreate
");

shared!(
    cudaGraphCreate = like_cudaGraphCreate(runtime::cudaGraph_t, runtime::cudaError),
    "cudaGraphCreate", "flags", slots::cudaGraphCreate
);

/// The shared body of `cudaGraphCreate` and other functions.
#[inline(never)]
fn like_cudaGraphCreate<'a, 'py>(
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
            let c1 = args::u32(a0, own.name(0))?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            if status == 0 {
                handle_keepalive::made(t0, c0 as u64);
            }
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t0, c0 as u64)?))
        },
    )
}

documented!(cudaGraphDebugDotPrint, c"cudaGraphDebugDotPrint($self, graph, path, flags)
--

Writes a graph to a file in Graphviz's DOT language.

``cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)``

Parameters
----------
graph : cudaGraph_t or None
path : bytes or str
flags : int
    Flags: members of ``cudaGraphDebugDotFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphDebugDotPrint
");

#[inline(always)]
pub(crate) fn cudaGraphDebugDotPrint<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphDebugDotPrint(graph path flags));
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    ints!(u32, c_flags = flags);
    let c_path = args::c_string(path, "path", &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char, u32) -> i32 = call
        .symbol(slots::cudaGraphDebugDotPrint)?;
    let status = unsafe { released(py, || function(c_graph, c_path, c_flags)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaGraphDestroy, c"cudaGraphDestroy($self, graph)
--

Destroys a graph and its nodes; executable graphs that were created from it remain.

``cudaError_t cudaGraphDestroy(cudaGraph_t graph)``

Parameters
----------
graph : cudaGraph_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- No thread may use ``graph``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphDestroy
");

shared!(
    cudaGraphDestroy = like_cudaDestroyExternalMemory(runtime::cudaGraph_t,
    runtime::cudaError), "cudaGraphDestroy", "graph", slots::cudaGraphDestroy
);

documented!(cudaGraphDestroyNode, c"cudaGraphDestroyNode($self, node)
--

Removes a node and its edges from its graph.

``cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)``

Parameters
----------
node : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- No thread may use ``node``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphDestroyNode
");

shared!(
    cudaGraphDestroyNode = like_cudaDestroyExternalMemory(runtime::cudaGraphNode_t,
    runtime::cudaError), "cudaGraphDestroyNode", "node", slots::cudaGraphDestroyNode
);

documented!(cudaGraphEventRecordNodeGetEvent, c"cudaGraphEventRecordNodeGetEvent($self, node)
--

Returns the event that a node records.

``cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)``

Parameters
----------
node : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``.
event_out : cudaEvent_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventRecordNodeGetEvent
");

shared!(
    cudaGraphEventRecordNodeGetEvent =
    like_cudaGraphChildGraphNodeGetGraph(runtime::cudaGraphNode_t, runtime::cudaError,
    runtime::cudaEvent_t), "cudaGraphEventRecordNodeGetEvent", "node",
    slots::cudaGraphEventRecordNodeGetEvent
);

documented!(cudaGraphEventRecordNodeSetEvent, c"cudaGraphEventRecordNodeSetEvent($self, node, event)
--

Sets the event that a node records.

``cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)``

Parameters
----------
node : cudaGraphNode_t or None
event : cudaEvent_t or None
    Used after the call returns; must be kept alive as long as ``node``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventRecordNodeSetEvent
");

shared!(
    cudaGraphEventRecordNodeSetEvent = like_cudaEventRecord(runtime::cudaGraphNode_t,
    runtime::cudaEvent_t, runtime::cudaError), "cudaGraphEventRecordNodeSetEvent",
    "node event", slots::cudaGraphEventRecordNodeSetEvent
);

documented!(cudaGraphEventWaitNodeGetEvent, c"cudaGraphEventWaitNodeGetEvent($self, node)
--

Returns the event that a node waits for.

``cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)``

Parameters
----------
node : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``.
event_out : cudaEvent_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventWaitNodeGetEvent
");

shared!(
    cudaGraphEventWaitNodeGetEvent =
    like_cudaGraphChildGraphNodeGetGraph(runtime::cudaGraphNode_t, runtime::cudaError,
    runtime::cudaEvent_t), "cudaGraphEventWaitNodeGetEvent", "node",
    slots::cudaGraphEventWaitNodeGetEvent
);

documented!(cudaGraphEventWaitNodeSetEvent, c"cudaGraphEventWaitNodeSetEvent($self, node, event)
--

Sets the event that a node waits for.

``cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)``

Parameters
----------
node : cudaGraphNode_t or None
event : cudaEvent_t or None
    Used after the call returns; must be kept alive as long as ``node``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphEventWaitNodeSetEvent
");

shared!(
    cudaGraphEventWaitNodeSetEvent = like_cudaEventRecord(runtime::cudaGraphNode_t,
    runtime::cudaEvent_t, runtime::cudaError), "cudaGraphEventWaitNodeSetEvent",
    "node event", slots::cudaGraphEventWaitNodeSetEvent
);

documented!(cudaGraphExecChildGraphNodeSetParams, c"cudaGraphExecChildGraphNodeSetParams($self, hGraphExec, node, childGraph)
--

Updates a child graph of an executable graph with the parameters of another graph.

``cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
node : cudaGraphNode_t or None
childGraph : cudaGraph_t or None

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecChildGraphNodeSetParams
");

shared!(
    cudaGraphExecChildGraphNodeSetParams =
    like_cudaGraphExecChildGraphNodeSetParams(runtime::cudaGraphExec_t,
    runtime::cudaGraphNode_t, runtime::cudaGraph_t, runtime::cudaError),
    "cudaGraphExecChildGraphNodeSetParams", "hGraphExec node childGraph",
    slots::cudaGraphExecChildGraphNodeSetParams
);

/// The shared body of `cudaGraphExecChildGraphNodeSetParams` and other functions.
#[inline(never)]
fn like_cudaGraphExecChildGraphNodeSetParams<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cudaGraphExecDestroy, c"cudaGraphExecDestroy($self, graphExec)
--

Destroys an executable graph; a running launch finishes first.

``cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)``

Parameters
----------
graphExec : cudaGraphExec_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- No thread may use ``graphExec``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecDestroy
");

shared!(
    cudaGraphExecDestroy = like_cudaDestroyExternalMemory(runtime::cudaGraphExec_t,
    runtime::cudaError), "cudaGraphExecDestroy", "graphExec", slots::cudaGraphExecDestroy
);

documented!(cudaGraphExecEventRecordNodeSetEvent, c"cudaGraphExecEventRecordNodeSetEvent($self, hGraphExec, hNode, event)
--

Sets the event that a node of an executable graph records.

``cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
hNode : cudaGraphNode_t or None
event : cudaEvent_t or None
    Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecEventRecordNodeSetEvent
");

shared!(
    cudaGraphExecEventRecordNodeSetEvent =
    like_cudaGraphExecChildGraphNodeSetParams(runtime::cudaGraphExec_t,
    runtime::cudaGraphNode_t, runtime::cudaEvent_t, runtime::cudaError),
    "cudaGraphExecEventRecordNodeSetEvent", "hGraphExec hNode event",
    slots::cudaGraphExecEventRecordNodeSetEvent
);

documented!(cudaGraphExecEventWaitNodeSetEvent, c"cudaGraphExecEventWaitNodeSetEvent($self, hGraphExec, hNode, event)
--

Sets the event that a node of an executable graph waits for.

``cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
hNode : cudaGraphNode_t or None
event : cudaEvent_t or None
    Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecEventWaitNodeSetEvent
");

shared!(
    cudaGraphExecEventWaitNodeSetEvent =
    like_cudaGraphExecChildGraphNodeSetParams(runtime::cudaGraphExec_t,
    runtime::cudaGraphNode_t, runtime::cudaEvent_t, runtime::cudaError),
    "cudaGraphExecEventWaitNodeSetEvent", "hGraphExec hNode event",
    slots::cudaGraphExecEventWaitNodeSetEvent
);

documented!(cudaGraphExecExternalSemaphoresSignalNodeSetParams, c"cudaGraphExecExternalSemaphoresSignalNodeSetParams($self, hGraphExec, hNode, nodeParams)
--

Sets the external semaphores that a node of an executable graph signals.

``cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
hNode : cudaGraphNode_t or None
nodeParams : cudaExternalSemaphoreSignalNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec`` exists.

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecExternalSemaphoresSignalNodeSetParams
");

shared!(
    cudaGraphExecExternalSemaphoresSignalNodeSetParams =
    like_cudaGraphExecExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphExec_t,
    runtime::cudaGraphNode_t, runtime::cudaExternalSemaphoreSignalNodeParams,
    runtime::cudaError), "cudaGraphExecExternalSemaphoresSignalNodeSetParams",
    "hGraphExec hNode nodeParams",
    slots::cudaGraphExecExternalSemaphoresSignalNodeSetParams
);

/// The shared body of `cudaGraphExecExternalSemaphoresSignalNodeSetParams` and other functions.
#[inline(never)]
pub(super) fn like_cudaGraphExecExternalSemaphoresSignalNodeSetParams<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static RecordDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::optional_record(a2, own.name(2), t2)?;
            args::keep(a2, &arena)?;
            let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast())) };
            if status == 0 {
                handle_keepalive::hold(t0, c0 as u64, None, arena);
            }
            returned0(py, t3, status)
        },
    )
}

documented!(cudaGraphExecExternalSemaphoresWaitNodeSetParams, c"cudaGraphExecExternalSemaphoresWaitNodeSetParams($self, hGraphExec, hNode, nodeParams)
--

Sets the external semaphores that a node of an executable graph waits for.

``cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
hNode : cudaGraphNode_t or None
nodeParams : cudaExternalSemaphoreWaitNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec`` exists.

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecExternalSemaphoresWaitNodeSetParams
");

shared!(
    cudaGraphExecExternalSemaphoresWaitNodeSetParams =
    like_cudaGraphExecExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphExec_t,
    runtime::cudaGraphNode_t, runtime::cudaExternalSemaphoreWaitNodeParams,
    runtime::cudaError), "cudaGraphExecExternalSemaphoresWaitNodeSetParams",
    "hGraphExec hNode nodeParams",
    slots::cudaGraphExecExternalSemaphoresWaitNodeSetParams
);

documented!(cudaGraphExecGetFlags, c"cudaGraphExecGetFlags($self, graphExec)
--

Returns the flags with which an executable graph was created.

``cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)``

Parameters
----------
graphExec : cudaGraphExec_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
flags : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecGetFlags
");

shared!(
    cudaGraphExecGetFlags = like_cudaExecutionCtxGetId(runtime::cudaGraphExec_t,
    runtime::cudaError), "cudaGraphExecGetFlags", "graphExec",
    slots::cudaGraphExecGetFlags
);

documented!(cudaGraphExecGetId, c"cudaGraphExecGetId($self, hGraphExec)
--

Returns an executable graph's ID.

``cudaError_t cudaGraphExecGetId(cudaGraphExec_t hGraphExec, unsigned int *graphID)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
graphID : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecGetId
");

shared!(
    cudaGraphExecGetId = like_cudaGraphExecGetId(runtime::cudaGraphExec_t,
    runtime::cudaError), "cudaGraphExecGetId", "hGraphExec", slots::cudaGraphExecGetId
);

/// The shared body of `cudaGraphExecGetId` and other functions.
#[inline(never)]
fn like_cudaGraphExecGetId<'a, 'py>(
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
            let mut c1: u32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u32(py, c1)?))
        },
    )
}

documented!(cudaGraphExecHostNodeSetParams, c"cudaGraphExecHostNodeSetParams($self, hGraphExec, node, pNodeParams)
--

Sets the function of a host node, and the function's argument, in an executable graph.

``cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
node : cudaGraphNode_t or None
pNodeParams : cudaHostNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec`` exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecHostNodeSetParams
");

shared!(
    cudaGraphExecHostNodeSetParams =
    like_cudaGraphExecExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphExec_t,
    runtime::cudaGraphNode_t, runtime::cudaHostNodeParams, runtime::cudaError),
    "cudaGraphExecHostNodeSetParams", "hGraphExec node pNodeParams",
    slots::cudaGraphExecHostNodeSetParams
);

documented!(cudaGraphExecKernelNodeSetParams, c"cudaGraphExecKernelNodeSetParams($self, hGraphExec, node, pNodeParams)
--

Sets a kernel node's function, grid and arguments, in an executable graph only.

``cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
node : cudaGraphNode_t or None
pNodeParams : cudaKernelNodeParams or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- No kernel on the device may update the node at the same time.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecKernelNodeSetParams
");

#[inline(always)]
pub(crate) fn cudaGraphExecKernelNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaGraphExecKernelNodeSetParams(hGraphExec node pNodeParams));
    let c_hGraphExec = args::value::<
        u64,
    >(hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_node = args::value::<u64>(node, "node", &runtime::cudaGraphNode_t)?;
    let c_pNodeParams = args::optional_record(pNodeParams, "pNodeParams", &runtime::cudaKernelNodeParams)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call
        .symbol(slots::cudaGraphExecKernelNodeSetParams)?;
    let status = unsafe { released(py, || function(c_hGraphExec, c_node, c_pNodeParams.cast())) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaGraphExecMemcpyNodeSetParams, c"cudaGraphExecMemcpyNodeSetParams($self, hGraphExec, node, pNodeParams)
--

Sets the parameters of a memory copy node in an executable graph.

``cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
node : cudaGraphNode_t or None
pNodeParams : cudaMemcpy3DParms or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec`` exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParams
");

shared!(
    cudaGraphExecMemcpyNodeSetParams =
    like_cudaGraphExecExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphExec_t,
    runtime::cudaGraphNode_t, runtime::cudaMemcpy3DParms, runtime::cudaError),
    "cudaGraphExecMemcpyNodeSetParams", "hGraphExec node pNodeParams",
    slots::cudaGraphExecMemcpyNodeSetParams
);

documented!(cudaGraphExecMemcpyNodeSetParams1D, c"cudaGraphExecMemcpyNodeSetParams1D($self, hGraphExec, node, dst, src, count, kind)
--

Makes a memory copy node of an executable graph copy bytes between host and device memory.

``cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
node : cudaGraphNode_t or None
dst : address or buffer
    Used after the call returns; kept alive by cubind as long as ``hGraphExec`` exists.
src : address or buffer or str
    Used after the call returns; kept alive by cubind as long as ``hGraphExec`` exists.
count : int
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParams1D
");

#[inline(always)]
pub(crate) fn cudaGraphExecMemcpyNodeSetParams1D<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaGraphExecMemcpyNodeSetParams1D(hGraphExec node dst src count kind));
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_node = args::value::<u64>(node, "node", &runtime::cudaGraphNode_t)?;
    ints!(u64, c_count = count);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer(dst, "dst", &arena)?;
    let c_src = args::pointer_or_text(src, "src", &arena)?;
    args::keep(dst, &arena)?;
    args::keep(src, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, u64, i32) -> i32 = call
        .symbol(slots::cudaGraphExecMemcpyNodeSetParams1D)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_node, c_dst.cast(), c_src.cast(), c_count, c_kind))
    };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphExec_t, c_hGraphExec as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaGraphExecMemcpyNodeSetParamsFromSymbol, c"cudaGraphExecMemcpyNodeSetParamsFromSymbol($self, hGraphExec, node, dst, symbol, count, offset, kind)
--

Makes a memory copy node of an executable graph copy from a ``__device__`` variable.

``cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
node : cudaGraphNode_t or None
dst : address or buffer
    Used after the call returns; kept alive by cubind as long as ``hGraphExec`` exists.
symbol : address or buffer or str
count, offset : int
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParamsFromSymbol
");

#[inline(always)]
pub(crate) fn cudaGraphExecMemcpyNodeSetParamsFromSymbol<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec node dst symbol count offset kind));
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_node = args::value::<u64>(node, "node", &runtime::cudaGraphNode_t)?;
    ints!(u64, c_count = count, c_offset = offset);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer(dst, "dst", &arena)?;
    let c_symbol = args::pointer_or_text(symbol, "symbol", &arena)?;
    args::keep(dst, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, u64, u64, i32) -> i32 = call
        .symbol(slots::cudaGraphExecMemcpyNodeSetParamsFromSymbol)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_node, c_dst.cast(), c_symbol.cast(), c_count, c_offset, c_kind))
    };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphExec_t, c_hGraphExec as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaGraphExecMemcpyNodeSetParamsToSymbol, c"cudaGraphExecMemcpyNodeSetParamsToSymbol($self, hGraphExec, node, symbol, src, count, offset, kind)
--

Makes a memory copy node of an executable graph copy into a ``__device__`` variable.

``cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
node : cudaGraphNode_t or None
symbol : address or buffer or str
src : address or buffer or str
    Used after the call returns; kept alive by cubind as long as ``hGraphExec`` exists.
count, offset : int
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemcpyNodeSetParamsToSymbol
");

#[inline(always)]
pub(crate) fn cudaGraphExecMemcpyNodeSetParamsToSymbol<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec node symbol src count offset kind));
    let arena = CallArena::new();
    let c_hGraphExec = args::value::<
        u64,
    >(hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_node = args::value::<u64>(node, "node", &runtime::cudaGraphNode_t)?;
    ints!(u64, c_count = count, c_offset = offset);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_symbol = args::pointer_or_text(symbol, "symbol", &arena)?;
    let c_src = args::pointer_or_text(src, "src", &arena)?;
    args::keep(src, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, u64, u64, i32) -> i32 = call
        .symbol(slots::cudaGraphExecMemcpyNodeSetParamsToSymbol)?;
    let status = unsafe {
        released(py, || function(c_hGraphExec, c_node, c_symbol.cast(), c_src.cast(), c_count, c_offset, c_kind))
    };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphExec_t, c_hGraphExec as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaGraphExecMemsetNodeSetParams, c"cudaGraphExecMemsetNodeSetParams($self, hGraphExec, node, pNodeParams)
--

Sets the destination and the value of a memset node in an executable graph.

``cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
node : cudaGraphNode_t or None
pNodeParams : cudaMemsetParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec`` exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecMemsetNodeSetParams
");

shared!(
    cudaGraphExecMemsetNodeSetParams =
    like_cudaGraphExecExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphExec_t,
    runtime::cudaGraphNode_t, runtime::cudaMemsetParams, runtime::cudaError),
    "cudaGraphExecMemsetNodeSetParams", "hGraphExec node pNodeParams",
    slots::cudaGraphExecMemsetNodeSetParams
);

documented!(cudaGraphExecNodeSetParams, c"cudaGraphExecNodeSetParams($self, graphExec, node, nodeParams)
--

Sets the parameters of a node of any type, in an executable graph only.

``cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)``

Parameters
----------
graphExec : cudaGraphExec_t or None
node : cudaGraphNode_t or None
nodeParams : cudaGraphNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graphExec`` exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.2.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecNodeSetParams
");

documented!(cudaGraphExecUpdate, c"cudaGraphExecUpdate($self, hGraphExec, hGraph)
--

Updates an executable graph with the parameters of a graph that has the same nodes and edges.

``cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo *resultInfo)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
hGraph : cudaGraph_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorGraphExecUpdateFailure``.
resultInfo : cudaGraphExecUpdateResultInfo
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecUpdate
");

#[inline(always)]
pub(crate) fn cudaGraphExecUpdate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphExecUpdate(hGraphExec hGraph));
    let c_hGraphExec = args::value::<
        u64,
    >(hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &runtime::cudaGraph_t)?;
    let (c_resultInfo, c_resultInfo_place) = out::new_record(py, &runtime::cudaGraphExecUpdateResultInfo)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::cudaGraphExecUpdate)?;
    let status = unsafe { released(py, || function(c_hGraphExec, c_hGraph, c_resultInfo_place.cast())) };
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
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(c_resultInfo.into_any()))
}

documented!(cudaGraphExternalSemaphoresSignalNodeGetParams, c"cudaGraphExternalSemaphoresSignalNodeGetParams($self, hNode)
--

Returns the external semaphores that a node signals, and the signaled values.

``cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreSignalNodeParams *params_out)``

Parameters
----------
hNode : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``.
params_out : cudaExternalSemaphoreSignalNodeParams
    Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresSignalNodeGetParams
");

shared!(
    cudaGraphExternalSemaphoresSignalNodeGetParams =
    like_cudaGraphExternalSemaphoresSignalNodeGetParams(runtime::cudaGraphNode_t,
    runtime::cudaExternalSemaphoreSignalNodeParams, runtime::cudaError),
    "cudaGraphExternalSemaphoresSignalNodeGetParams", "hNode",
    slots::cudaGraphExternalSemaphoresSignalNodeGetParams
);

/// The shared body of `cudaGraphExternalSemaphoresSignalNodeGetParams` and other functions.
#[inline(never)]
pub(super) fn like_cudaGraphExternalSemaphoresSignalNodeGetParams<'a, 'py>(
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

documented!(cudaGraphExternalSemaphoresSignalNodeSetParams, c"cudaGraphExternalSemaphoresSignalNodeSetParams($self, hNode, nodeParams)
--

Sets the external semaphores that a node signals, and the signaled values.

``cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)``

Parameters
----------
hNode : cudaGraphNode_t or None
nodeParams : cudaExternalSemaphoreSignalNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresSignalNodeSetParams
");

shared!(
    cudaGraphExternalSemaphoresSignalNodeSetParams =
    like_cudaGraphExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphNode_t,
    runtime::cudaExternalSemaphoreSignalNodeParams, runtime::cudaError),
    "cudaGraphExternalSemaphoresSignalNodeSetParams", "hNode nodeParams",
    slots::cudaGraphExternalSemaphoresSignalNodeSetParams
);

/// The shared body of `cudaGraphExternalSemaphoresSignalNodeSetParams` and other functions.
#[inline(never)]
pub(super) fn like_cudaGraphExternalSemaphoresSignalNodeSetParams<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::optional_record(a1, own.name(1), t1)?;
            args::keep(a1, &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast())) };
            if status == 0 {
                handle_keepalive::hold(t0, c0 as u64, None, arena);
            }
            returned0(py, t2, status)
        },
    )
}

documented!(cudaGraphExternalSemaphoresWaitNodeGetParams, c"cudaGraphExternalSemaphoresWaitNodeGetParams($self, hNode)
--

Returns the external semaphores that a node waits for, and the expected values.

``cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreWaitNodeParams *params_out)``

Parameters
----------
hNode : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``.
params_out : cudaExternalSemaphoreWaitNodeParams
    Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresWaitNodeGetParams
");

shared!(
    cudaGraphExternalSemaphoresWaitNodeGetParams =
    like_cudaGraphExternalSemaphoresSignalNodeGetParams(runtime::cudaGraphNode_t,
    runtime::cudaExternalSemaphoreWaitNodeParams, runtime::cudaError),
    "cudaGraphExternalSemaphoresWaitNodeGetParams", "hNode",
    slots::cudaGraphExternalSemaphoresWaitNodeGetParams
);

documented!(cudaGraphExternalSemaphoresWaitNodeSetParams, c"cudaGraphExternalSemaphoresWaitNodeSetParams($self, hNode, nodeParams)
--

Sets the external semaphores that a node waits for, and the expected values.

``cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)``

Parameters
----------
hNode : cudaGraphNode_t or None
nodeParams : cudaExternalSemaphoreWaitNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExternalSemaphoresWaitNodeSetParams
");

shared!(
    cudaGraphExternalSemaphoresWaitNodeSetParams =
    like_cudaGraphExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphNode_t,
    runtime::cudaExternalSemaphoreWaitNodeParams, runtime::cudaError),
    "cudaGraphExternalSemaphoresWaitNodeSetParams", "hNode nodeParams",
    slots::cudaGraphExternalSemaphoresWaitNodeSetParams
);

documented!(cudaGraphGetEdges_v2, c"cudaGraphGetEdges_v2($self, graph, numEdges=0)
--

Lists the edges of a graph as two arrays of nodes, with data for each edge.

``cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)``

Parameters
----------
graph : cudaGraph_t or None
numEdges : int, optional

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
from : list[cudaGraphNode_t]
to : list[cudaGraphNode_t]
edgeData : list[cudaGraphEdgeData]
numEdges : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges_v2
");

shared!(
    cudaGraphGetEdges_v2 = like_cudaGraphGetEdges_v2(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaGraphEdgeData, runtime::cudaError),
    "cudaGraphGetEdges_v2", "graph numEdges", slots::cudaGraphGetEdges_v2
);

/// The shared body of `cudaGraphGetEdges_v2` and other functions.
#[inline(never)]
pub(super) fn like_cudaGraphGetEdges_v2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static RecordDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], [a1]) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c4 = args::optional(a1, 0, |object| args::u64(object, own.name(1)))?;
            let c1_length: usize = c4 as usize;
            let c1 = args::output_memory(py, c1_length, Ty::Value(t1).size(), &arena)?;
            let c2_length: usize = c4 as usize;
            let c2 = args::output_memory(py, c2_length, Ty::Value(t1).size(), &arena)?;
            let c3_length: usize = c4 as usize;
            let c3 = args::output_memory(py, c3_length, Ty::Record(t2).size(), &arena)?;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe {
                released(py, || function(c0, c1.cast(), c2.cast(), c3.cast(), (&raw mut c4).cast()))
            };
            returned_in_form(
                py,
                t3,
                status,
                (4, alone),
                |tuple| {
                    tuple.push(unsafe { out::list(py, &Ty::Value(t1), c1.cast(), c1_length) }?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Value(t1), c2.cast(), c2_length) }?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Record(t2), c3.cast(), c3_length) }?)?;
                    tuple.push(out::u64(py, c4)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cudaGraphGetId, c"cudaGraphGetId($self, hGraph)
--

Returns a graph's ID.

``cudaError_t cudaGraphGetId(cudaGraph_t hGraph, unsigned int *graphID)``

Parameters
----------
hGraph : cudaGraph_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
graphID : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetId
");

shared!(
    cudaGraphGetId = like_cudaGraphExecGetId(runtime::cudaGraph_t, runtime::cudaError),
    "cudaGraphGetId", "hGraph", slots::cudaGraphGetId
);

documented!(cudaGraphGetNodes, c"cudaGraphGetNodes($self, graph, numNodes=0)
--

Lists the nodes of a graph.

``cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)``

Parameters
----------
graph : cudaGraph_t or None
numNodes : int, optional

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
nodes : list[cudaGraphNode_t]
numNodes : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetNodes
");

shared!(
    cudaGraphGetNodes = like_cudaGraphGetNodes(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaError), "cudaGraphGetNodes", "graph numNodes",
    slots::cudaGraphGetNodes
);

/// The shared body of `cudaGraphGetNodes` and other functions.
#[inline(never)]
fn like_cudaGraphGetNodes<'a, 'py>(
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
            let ([a0], [a1]) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c2 = args::optional(a1, 0, |object| args::u64(object, own.name(1)))?;
            let c1_length: usize = c2 as usize;
            let c1 = args::output_memory(py, c1_length, Ty::Value(t1).size(), &arena)?;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), (&raw mut c2).cast())) };
            returned_in_form(
                py,
                t2,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(unsafe { out::list(py, &Ty::Value(t1), c1.cast(), c1_length) }?)?;
                    tuple.push(out::u64(py, c2)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cudaGraphGetRootNodes, c"cudaGraphGetRootNodes($self, graph, pNumRootNodes=0)
--

Lists the root nodes of a graph (nodes without dependencies).

``cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)``

Parameters
----------
graph : cudaGraph_t or None
pNumRootNodes : int, optional

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pRootNodes : list[cudaGraphNode_t]
pNumRootNodes : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetRootNodes
");

shared!(
    cudaGraphGetRootNodes = like_cudaGraphGetNodes(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaError), "cudaGraphGetRootNodes",
    "graph pNumRootNodes", slots::cudaGraphGetRootNodes
);

documented!(cudaGraphHostNodeGetParams, c"cudaGraphHostNodeGetParams($self, node)
--

Returns the function of a host node and the function's argument.

``cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, cudaHostNodeParams *pNodeParams)``

Parameters
----------
node : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pNodeParams : cudaHostNodeParams
    Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphHostNodeGetParams
");

shared!(
    cudaGraphHostNodeGetParams =
    like_cudaGraphExternalSemaphoresSignalNodeGetParams(runtime::cudaGraphNode_t,
    runtime::cudaHostNodeParams, runtime::cudaError), "cudaGraphHostNodeGetParams",
    "node", slots::cudaGraphHostNodeGetParams
);

documented!(cudaGraphHostNodeSetParams, c"cudaGraphHostNodeSetParams($self, node, pNodeParams)
--

Sets the function of a host node and the function's argument.

``cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)``

Parameters
----------
node : cudaGraphNode_t or None
pNodeParams : cudaHostNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``node``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphHostNodeSetParams
");

shared!(
    cudaGraphHostNodeSetParams =
    like_cudaGraphExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphNode_t,
    runtime::cudaHostNodeParams, runtime::cudaError), "cudaGraphHostNodeSetParams",
    "node pNodeParams", slots::cudaGraphHostNodeSetParams
);

documented!(cudaGraphInstantiate, c"cudaGraphInstantiate($self, graph, flags)
--

Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.

``cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)``

Parameters
----------
graph : cudaGraph_t or None
flags : int
    Flags: members of ``cudaGraphInstantiateFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pGraphExec : cudaGraphExec_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiate
");

shared!(
    cudaGraphInstantiate = like_cudaGraphInstantiate(runtime::cudaGraph_t,
    runtime::cudaGraphExec_t, runtime::cudaError), "cudaGraphInstantiate", "graph flags",
    slots::cudaGraphInstantiate
);

/// The shared body of `cudaGraphInstantiate` and other functions.
#[inline(never)]
fn like_cudaGraphInstantiate<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::u64(a1, own.name(1))?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2)) };
            if status == 0 {
                handle_keepalive::made(t1, c0 as u64);
                handle_keepalive::share(t0, c1 as u64, t1, c0 as u64);
            }
            returned(py, t2, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cudaGraphInstantiateWithFlags, c"cudaGraphInstantiateWithFlags($self, graph, flags)
--

Creates an executable version of a graph, with flags such as automatic freeing of memory at launch.

``cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)``

Parameters
----------
graph : cudaGraph_t or None
flags : int
    Flags: members of ``cudaGraphInstantiateFlags``.

Returns
-------
cudaError
    ``cudaSuccess``.
pGraphExec : cudaGraphExec_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiateWithFlags
");

shared!(
    cudaGraphInstantiateWithFlags = like_cudaGraphInstantiate(runtime::cudaGraph_t,
    runtime::cudaGraphExec_t, runtime::cudaError), "cudaGraphInstantiateWithFlags",
    "graph flags", slots::cudaGraphInstantiateWithFlags
);

documented!(cudaGraphInstantiateWithParams, c"cudaGraphInstantiateWithParams($self, graph, instantiateParams)
--

Creates an executable version of a graph, with flags and an upload stream; returns a detailed result.

``cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams)``

Parameters
----------
graph : cudaGraph_t or None
instantiateParams : cudaGraphInstantiateParams or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pGraphExec : cudaGraphExec_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphInstantiateWithParams
");

#[inline(always)]
pub(crate) fn cudaGraphInstantiateWithParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphInstantiateWithParams(graph instantiateParams));
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    let mut c_pGraphExec: u64 = 0;
    let c_instantiateParams = args::optional_record(
        instantiateParams, "instantiateParams", &runtime::cudaGraphInstantiateParams,
    )?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr) -> i32 = call.symbol(slots::cudaGraphInstantiateWithParams)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pGraphExec).cast(), c_graph, c_instantiateParams.cast()))
    };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaGraphExec_t, c_pGraphExec as u64);
        handle_keepalive::share(&runtime::cudaGraph_t, c_graph as u64, &runtime::cudaGraphExec_t, c_pGraphExec as u64);
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

documented!(cudaGraphKernelNodeGetAttribute, c"cudaGraphKernelNodeGetAttribute($self, hNode, attr)
--

Returns an attribute of a kernel node, such as the priority.

``cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)``

Parameters
----------
hNode : cudaGraphNode_t or None
attr : cudaLaunchAttributeID

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
value_out : cudaLaunchAttributeValue
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Warnings
--------
- ``hNode`` must be a kernel node, and ``attr`` an attribute of kernels.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeGetAttribute
");

documented!(cudaGraphKernelNodeGetParams, c"cudaGraphKernelNodeGetParams($self, node)
--

Returns the kernel, grid and arguments of a kernel node.

``cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams *pNodeParams)``

Parameters
----------
node : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.
pNodeParams : cudaKernelNodeParams
    Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeGetParams
");

shared!(
    cudaGraphKernelNodeGetParams =
    like_cudaGraphExternalSemaphoresSignalNodeGetParams(runtime::cudaGraphNode_t,
    runtime::cudaKernelNodeParams, runtime::cudaError), "cudaGraphKernelNodeGetParams",
    "node", slots::cudaGraphKernelNodeGetParams
);

documented!(cudaGraphKernelNodeSetAttribute, c"cudaGraphKernelNodeSetAttribute($self, hNode, attr, value)
--

Sets an attribute of a kernel node, such as the priority.

``cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)``

Parameters
----------
hNode : cudaGraphNode_t or None
attr : cudaLaunchAttributeID
value : cudaLaunchAttributeValue or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeSetAttribute
");

documented!(cudaGraphKernelNodeSetParams, c"cudaGraphKernelNodeSetParams($self, node, pNodeParams)
--

Sets the kernel, grid and arguments of a kernel node.

``cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)``

Parameters
----------
node : cudaGraphNode_t or None
pNodeParams : cudaKernelNodeParams or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeSetParams
");

#[inline(always)]
pub(crate) fn cudaGraphKernelNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphKernelNodeSetParams(node pNodeParams));
    let c_node = args::value::<u64>(node, "node", &runtime::cudaGraphNode_t)?;
    let c_pNodeParams = args::optional_record(pNodeParams, "pNodeParams", &runtime::cudaKernelNodeParams)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudaGraphKernelNodeSetParams)?;
    let status = unsafe { released(py, || function(c_node, c_pNodeParams.cast())) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaGraphLaunch, c"cudaGraphLaunch($self, graphExec, stream)
--

Launches an executable graph in stream order; launches of the same graph run one after another.

``cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)``

Parameters
----------
graphExec : cudaGraphExec_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphLaunch
");

shared!(
    cudaGraphLaunch = like_cudaEventRecord(runtime::cudaGraphExec_t,
    runtime::cudaStream_t, runtime::cudaError), "cudaGraphLaunch", "graphExec stream",
    slots::cudaGraphLaunch
);

documented!(cudaGraphMemAllocNodeGetParams, c"cudaGraphMemAllocNodeGetParams($self, node)
--

Returns the pool, size and address of the memory that a node allocates.

``cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams *params_out)``

Parameters
----------
node : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``.
params_out : cudaMemAllocNodeParams
    Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemAllocNodeGetParams
");

documented!(cudaGraphMemFreeNodeGetParams, c"cudaGraphMemFreeNodeGetParams($self, node)
--

Returns the address of the memory that a node frees.

``cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)``

Parameters
----------
node : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``.
dptr_out : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemFreeNodeGetParams
");

#[inline(always)]
pub(crate) fn cudaGraphMemFreeNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphMemFreeNodeGetParams(node));
    let c_node = args::value::<u64>(node, "node", &runtime::cudaGraphNode_t)?;
    let mut c_dptr_out: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudaGraphMemFreeNodeGetParams)?;
    let status = unsafe { released(py, || function(c_node, (&raw mut c_dptr_out).cast())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::pointer(py, c_dptr_out)?))
}

documented!(cudaGraphMemcpyNodeGetParams, c"cudaGraphMemcpyNodeGetParams($self, node)
--

Returns the parameters of a memory copy node.

``cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, cudaMemcpy3DParms *pNodeParams)``

Parameters
----------
node : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pNodeParams : cudaMemcpy3DParms
    Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeGetParams
");

shared!(
    cudaGraphMemcpyNodeGetParams =
    like_cudaGraphExternalSemaphoresSignalNodeGetParams(runtime::cudaGraphNode_t,
    runtime::cudaMemcpy3DParms, runtime::cudaError), "cudaGraphMemcpyNodeGetParams",
    "node", slots::cudaGraphMemcpyNodeGetParams
);

documented!(cudaGraphMemcpyNodeSetParams, c"cudaGraphMemcpyNodeSetParams($self, node, pNodeParams)
--

Sets the parameters of a memory copy node.

``cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)``

Parameters
----------
node : cudaGraphNode_t or None
pNodeParams : cudaMemcpy3DParms or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``node``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParams
");

shared!(
    cudaGraphMemcpyNodeSetParams =
    like_cudaGraphExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphNode_t,
    runtime::cudaMemcpy3DParms, runtime::cudaError), "cudaGraphMemcpyNodeSetParams",
    "node pNodeParams", slots::cudaGraphMemcpyNodeSetParams
);

documented!(cudaGraphMemcpyNodeSetParams1D, c"cudaGraphMemcpyNodeSetParams1D($self, node, dst, src, count, kind)
--

Makes a memory copy node copy bytes between host and device memory.

``cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind)``

Parameters
----------
node : cudaGraphNode_t or None
dst : address or buffer
    Used after the call returns; kept alive by cubind as long as ``node``, or a copy of it, exists.
src : address or buffer or str
    Used after the call returns; kept alive by cubind as long as ``node``, or a copy of it, exists.
count : int
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``.

Warnings
--------
- ``kind`` must match the locations of ``dst`` and ``src``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParams1D
");

#[inline(always)]
pub(crate) fn cudaGraphMemcpyNodeSetParams1D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphMemcpyNodeSetParams1D(node dst src count kind));
    let arena = CallArena::new();
    let c_node = args::value::<u64>(node, "node", &runtime::cudaGraphNode_t)?;
    ints!(u64, c_count = count);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer(dst, "dst", &arena)?;
    let c_src = args::pointer_or_text(src, "src", &arena)?;
    args::keep(dst, &arena)?;
    args::keep(src, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, u64, i32) -> i32 = call
        .symbol(slots::cudaGraphMemcpyNodeSetParams1D)?;
    let status = unsafe { released(py, || function(c_node, c_dst.cast(), c_src.cast(), c_count, c_kind)) };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphNode_t, c_node as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaGraphMemcpyNodeSetParamsFromSymbol, c"cudaGraphMemcpyNodeSetParamsFromSymbol($self, node, dst, symbol, count, offset, kind)
--

Makes a memory copy node copy from a ``__device__`` variable.

``cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)``

Parameters
----------
node : cudaGraphNode_t or None
dst : address or buffer
    Used after the call returns; kept alive by cubind as long as ``node``, or a copy of it, exists.
symbol : address or buffer or str
count, offset : int
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParamsFromSymbol
");

#[inline(always)]
pub(crate) fn cudaGraphMemcpyNodeSetParamsFromSymbol<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaGraphMemcpyNodeSetParamsFromSymbol(node dst symbol count offset kind));
    let arena = CallArena::new();
    let c_node = args::value::<u64>(node, "node", &runtime::cudaGraphNode_t)?;
    ints!(u64, c_count = count, c_offset = offset);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer(dst, "dst", &arena)?;
    let c_symbol = args::pointer_or_text(symbol, "symbol", &arena)?;
    args::keep(dst, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, u64, u64, i32) -> i32 = call
        .symbol(slots::cudaGraphMemcpyNodeSetParamsFromSymbol)?;
    let status = unsafe { released(py, || function(c_node, c_dst.cast(), c_symbol.cast(), c_count, c_offset, c_kind)) };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphNode_t, c_node as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaGraphMemcpyNodeSetParamsToSymbol, c"cudaGraphMemcpyNodeSetParamsToSymbol($self, node, symbol, src, count, offset, kind)
--

Makes a memory copy node copy into a ``__device__`` variable.

``cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)``

Parameters
----------
node : cudaGraphNode_t or None
symbol : address or buffer or str
src : address or buffer or str
    Used after the call returns; kept alive by cubind as long as ``node``, or a copy of it, exists.
count, offset : int
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemcpyNodeSetParamsToSymbol
");

#[inline(always)]
pub(crate) fn cudaGraphMemcpyNodeSetParamsToSymbol<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaGraphMemcpyNodeSetParamsToSymbol(node symbol src count offset kind));
    let arena = CallArena::new();
    let c_node = args::value::<u64>(node, "node", &runtime::cudaGraphNode_t)?;
    ints!(u64, c_count = count, c_offset = offset);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_symbol = args::pointer_or_text(symbol, "symbol", &arena)?;
    let c_src = args::pointer_or_text(src, "src", &arena)?;
    args::keep(src, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, u64, u64, i32) -> i32 = call
        .symbol(slots::cudaGraphMemcpyNodeSetParamsToSymbol)?;
    let status = unsafe { released(py, || function(c_node, c_symbol.cast(), c_src.cast(), c_count, c_offset, c_kind)) };
    if status == 0 {
        handle_keepalive::hold(&runtime::cudaGraphNode_t, c_node as u64, None, arena);
    }
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaGraphMemsetNodeGetParams, c"cudaGraphMemsetNodeGetParams($self, node)
--

Returns the destination and the value of a memset node.

``cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, cudaMemsetParams *pNodeParams)``

Parameters
----------
node : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pNodeParams : cudaMemsetParams
    Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemsetNodeGetParams
");

shared!(
    cudaGraphMemsetNodeGetParams =
    like_cudaGraphExternalSemaphoresSignalNodeGetParams(runtime::cudaGraphNode_t,
    runtime::cudaMemsetParams, runtime::cudaError), "cudaGraphMemsetNodeGetParams",
    "node", slots::cudaGraphMemsetNodeGetParams
);

documented!(cudaGraphMemsetNodeSetParams, c"cudaGraphMemsetNodeSetParams($self, node, pNodeParams)
--

Sets the destination and the value of a memset node.

``cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)``

Parameters
----------
node : cudaGraphNode_t or None
pNodeParams : cudaMemsetParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``node``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cudaGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphMemsetNodeSetParams
");

shared!(
    cudaGraphMemsetNodeSetParams =
    like_cudaGraphExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphNode_t,
    runtime::cudaMemsetParams, runtime::cudaError), "cudaGraphMemsetNodeSetParams",
    "node pNodeParams", slots::cudaGraphMemsetNodeSetParams
);

documented!(cudaGraphNodeFindInClone, c"cudaGraphNodeFindInClone($self, originalNode, clonedGraph)
--

Finds the node in a cloned graph that was copied from a given node.

``cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph)``

Parameters
----------
originalNode : cudaGraphNode_t or None
clonedGraph : cudaGraph_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pNode : cudaGraphNode_t

Warnings
--------
- ``originalNode`` must be a node of the graph from which ``clonedGraph`` was cloned.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeFindInClone
");

#[inline(always)]
pub(crate) fn cudaGraphNodeFindInClone<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphNodeFindInClone(originalNode clonedGraph));
    let c_originalNode = args::value::<
        u64,
    >(originalNode, "originalNode", &runtime::cudaGraphNode_t)?;
    let c_clonedGraph = args::value::<
        u64,
    >(clonedGraph, "clonedGraph", &runtime::cudaGraph_t)?;
    let mut c_pNode: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u64) -> i32 = call.symbol(slots::cudaGraphNodeFindInClone)?;
    let status = unsafe { released(py, || function((&raw mut c_pNode).cast(), c_originalNode, c_clonedGraph)) };
    returned(
        py, &runtime::cudaError, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaGraphNode_t, c_pNode as u64)?),
    )
}

documented!(cudaGraphNodeGetContainingGraph, c"cudaGraphNodeGetContainingGraph($self, hNode)
--

Returns the graph that contains a node.

``cudaError_t cudaGraphNodeGetContainingGraph(cudaGraphNode_t hNode, cudaGraph_t *phGraph)``

Parameters
----------
hNode : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
phGraph : cudaGraph_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetContainingGraph
");

shared!(
    cudaGraphNodeGetContainingGraph =
    like_cudaGraphChildGraphNodeGetGraph(runtime::cudaGraphNode_t, runtime::cudaError,
    runtime::cudaGraph_t), "cudaGraphNodeGetContainingGraph", "hNode",
    slots::cudaGraphNodeGetContainingGraph
);

documented!(cudaGraphNodeGetDependencies_v2, c"cudaGraphNodeGetDependencies_v2($self, node, pNumDependencies=0)
--

Lists the nodes that a node waits for, with data for each edge.

``cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)``

Parameters
----------
node : cudaGraphNode_t or None
pNumDependencies : int, optional

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
pDependencies : list[cudaGraphNode_t]
edgeData : list[cudaGraphEdgeData]
pNumDependencies : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies_v2
");

shared!(
    cudaGraphNodeGetDependencies_v2 =
    like_cudaGraphNodeGetDependencies_v2(runtime::cudaGraphNode_t,
    runtime::cudaGraphEdgeData, runtime::cudaError), "cudaGraphNodeGetDependencies_v2",
    "node pNumDependencies", slots::cudaGraphNodeGetDependencies_v2
);

/// The shared body of `cudaGraphNodeGetDependencies_v2` and other functions.
#[inline(never)]
pub(super) fn like_cudaGraphNodeGetDependencies_v2<'a, 'py>(
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
            let ([a0], [a1]) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c3 = args::optional(a1, 0, |object| args::u64(object, own.name(1)))?;
            let c1_length: usize = c3 as usize;
            let c1 = args::output_memory(py, c1_length, Ty::Value(t0).size(), &arena)?;
            let c2_length: usize = c3 as usize;
            let c2 = args::output_memory(py, c2_length, Ty::Record(t1).size(), &arena)?;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast(), (&raw mut c3).cast())) };
            returned_in_form(
                py,
                t2,
                status,
                (3, alone),
                |tuple| {
                    tuple.push(unsafe { out::list(py, &Ty::Value(t0), c1.cast(), c1_length) }?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Record(t1), c2.cast(), c2_length) }?)?;
                    tuple.push(out::u64(py, c3)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cudaGraphNodeGetDependentNodes_v2, c"cudaGraphNodeGetDependentNodes_v2($self, node, pNumDependentNodes=0)
--

Lists the nodes that wait for a node, with data for each edge.

``cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)``

Parameters
----------
node : cudaGraphNode_t or None
pNumDependentNodes : int, optional

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
pDependentNodes : list[cudaGraphNode_t]
edgeData : list[cudaGraphEdgeData]
pNumDependentNodes : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes_v2
");

shared!(
    cudaGraphNodeGetDependentNodes_v2 =
    like_cudaGraphNodeGetDependencies_v2(runtime::cudaGraphNode_t,
    runtime::cudaGraphEdgeData, runtime::cudaError), "cudaGraphNodeGetDependentNodes_v2",
    "node pNumDependentNodes", slots::cudaGraphNodeGetDependentNodes_v2
);

documented!(cudaGraphNodeGetEnabled, c"cudaGraphNodeGetEnabled($self, hGraphExec, hNode)
--

Returns whether a node of an executable graph is enabled; a disabled node does nothing.

``cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
hNode : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``.
isEnabled : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetEnabled
");

#[inline(always)]
pub(crate) fn cudaGraphNodeGetEnabled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphNodeGetEnabled(hGraphExec hNode));
    let c_hGraphExec = args::value::<
        u64,
    >(hGraphExec, "hGraphExec", &runtime::cudaGraphExec_t)?;
    let c_hNode = args::value::<u64>(hNode, "hNode", &runtime::cudaGraphNode_t)?;
    let mut c_isEnabled: u32 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::cudaGraphNodeGetEnabled)?;
    let status = unsafe { released(py, || function(c_hGraphExec, c_hNode, (&raw mut c_isEnabled).cast())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::u32(py, c_isEnabled)?))
}

documented!(cudaGraphNodeGetLocalId, c"cudaGraphNodeGetLocalId($self, hNode)
--

Returns a node's ID within its graph.

``cudaError_t cudaGraphNodeGetLocalId(cudaGraphNode_t hNode, unsigned int *nodeId)``

Parameters
----------
hNode : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
nodeId : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetLocalId
");

shared!(
    cudaGraphNodeGetLocalId = like_cudaGraphExecGetId(runtime::cudaGraphNode_t,
    runtime::cudaError), "cudaGraphNodeGetLocalId", "hNode",
    slots::cudaGraphNodeGetLocalId
);

documented!(cudaGraphNodeGetParams, c"cudaGraphNodeGetParams($self, node)
--

Returns the parameters of a node of any type.

``cudaError_t cudaGraphNodeGetParams(cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)``

Parameters
----------
node : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
nodeParams : cudaGraphNodeParams
    Referenced memory and handles are valid until another value is set in ``node``, or ``node`` is destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetParams
");

shared!(
    cudaGraphNodeGetParams =
    like_cudaGraphExternalSemaphoresSignalNodeGetParams(runtime::cudaGraphNode_t,
    runtime13::cudaGraphNodeParams, runtime::cudaError), "cudaGraphNodeGetParams",
    "node", slots::cudaGraphNodeGetParams
);

documented!(cudaGraphNodeGetToolsId, c"cudaGraphNodeGetToolsId($self, hNode)
--

Returns the ID by which tools such as profilers identify a node.

``cudaError_t cudaGraphNodeGetToolsId(cudaGraphNode_t hNode, unsigned long long *toolsNodeId)``

Parameters
----------
hNode : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
toolsNodeId : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetToolsId
");

shared!(
    cudaGraphNodeGetToolsId = like_cudaExecutionCtxGetId(runtime::cudaGraphNode_t,
    runtime::cudaError), "cudaGraphNodeGetToolsId", "hNode",
    slots::cudaGraphNodeGetToolsId
);

documented!(cudaGraphNodeGetType, c"cudaGraphNodeGetType($self, node)
--

Returns the type of a node.

``cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType *pType)``

Parameters
----------
node : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pType : cudaGraphNodeType

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetType
");

documented!(cudaGraphNodeSetEnabled, c"cudaGraphNodeSetEnabled($self, hGraphExec, hNode, isEnabled)
--

Enables or disables a kernel, memory copy or memset node in an executable graph.

``cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
hNode : cudaGraphNode_t or None
isEnabled : int

Returns
-------
cudaError
    ``cudaSuccess``.

Warnings
--------
- No kernel on the device may update the node at the same time.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeSetEnabled
");

shared!(
    cudaGraphNodeSetEnabled = like_cudaEventRecordWithFlags(runtime::cudaGraphExec_t,
    runtime::cudaGraphNode_t, runtime::cudaError), "cudaGraphNodeSetEnabled",
    "hGraphExec hNode isEnabled", slots::cudaGraphNodeSetEnabled
);

documented!(cudaGraphNodeSetParams, c"cudaGraphNodeSetParams($self, node, nodeParams)
--

Sets the parameters of a node of any type; the type itself cannot change.

``cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)``

Parameters
----------
node : cudaGraphNode_t or None
nodeParams : cudaGraphNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``node``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.2.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeSetParams
");

documented!(cudaGraphReleaseUserObject, c"cudaGraphReleaseUserObject($self, graph, object, count)
--

Releases a graph's references to a user object.

``cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count)``

Parameters
----------
graph : cudaGraph_t or None
object : cudaUserObject_t or None
count : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- The caller must own the references to ``object`` that the call releases.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphReleaseUserObject
");

shared!(
    cudaGraphReleaseUserObject = like_cudaEventRecordWithFlags(runtime::cudaGraph_t,
    runtime::cudaUserObject_t, runtime::cudaError), "cudaGraphReleaseUserObject",
    "graph object count", slots::cudaGraphReleaseUserObject
);

documented!(cudaGraphRemoveDependencies_v2, c"cudaGraphRemoveDependencies_v2($self, graph, from_, to, edgeData, numDependencies)
--

Removes edges with the given edge data from a graph: the edge from each ``from[i]`` to ``to[i]``.

``cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)``

Parameters
----------
graph : cudaGraph_t or None
from_, to : list[cudaGraphNode_t] or None
edgeData : list[cudaGraphEdgeData] or None
numDependencies : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphRemoveDependencies_v2
");

shared!(
    cudaGraphRemoveDependencies_v2 =
    like_cudaGraphAddDependencies_v2(runtime::cudaGraph_t, runtime::cudaGraphNode_t,
    runtime::cudaGraphEdgeData, runtime::cudaError), "cudaGraphRemoveDependencies_v2",
    "graph from_ to edgeData numDependencies", slots::cudaGraphRemoveDependencies_v2
);

documented!(cudaGraphRetainUserObject, c"cudaGraphRetainUserObject($self, graph, object, count, flags)
--

Makes a graph hold references to a user object; a flag transfers the caller's references.

``cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags)``

Parameters
----------
graph : cudaGraph_t or None
object : cudaUserObject_t or None
count : int
flags : int
    Flags: members of ``cudaUserObjectRetainFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- The caller must own the references to ``object`` that the call releases.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphRetainUserObject
");

#[inline(always)]
pub(crate) fn cudaGraphRetainUserObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([graph, object_object, count, flags], []) = call
        .bind("cudaGraphRetainUserObject", "graph object count flags")?;
    let py = call.py();
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    let c_object = args::value::<
        u64,
    >(object_object, "object", &runtime::cudaUserObject_t)?;
    ints!(u32, c_count = count, c_flags = flags);
    let function: unsafe extern "system" fn(u64, u64, u32, u32) -> i32 = call.symbol(slots::cudaGraphRetainUserObject)?;
    let status = unsafe { released(py, || function(c_graph, c_object, c_count, c_flags)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaGraphUpload, c"cudaGraphUpload($self, graphExec, stream)
--

Uploads an executable graph to the device in stream order, to make its first launch faster.

``cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)``

Parameters
----------
graphExec : cudaGraphExec_t or None
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphUpload
");

shared!(
    cudaGraphUpload = like_cudaEventRecord(runtime::cudaGraphExec_t,
    runtime::cudaStream_t, runtime::cudaError), "cudaGraphUpload", "graphExec stream",
    slots::cudaGraphUpload
);

documented!(cudaGraphicsEGLRegisterImage, c"cudaGraphicsEGLRegisterImage($self, image, flags)
--

Shares an EGL image with CUDA.

``cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource **pCudaResource, EGLImageKHR image, unsigned int flags)``

Parameters
----------
image : driver.EGLImageKHR or None
flags : int
    Flags: members of ``cudaGraphicsRegisterFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
pCudaResource : cudaGraphicsResource_t

Notes
-----
Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaGraphicsEGLRegisterImage
");

shared!(
    cudaGraphicsEGLRegisterImage =
    like_cudaEGLStreamConsumerConnectWithFlags(driver::EGLImageKHR, runtime::cudaError,
    runtime::cudaGraphicsResource_t), "cudaGraphicsEGLRegisterImage", "image flags",
    slots::cudaGraphicsEGLRegisterImage
);

documented!(cudaGraphicsGLRegisterBuffer, c"cudaGraphicsGLRegisterBuffer($self, buffer, flags)
--

Shares an OpenGL buffer with CUDA.

``cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource **resource, GLuint buffer, unsigned int flags)``

Parameters
----------
buffer : driver.GLuint or None
flags : int
    Flags: members of ``cudaGraphicsRegisterFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``, ``cudaErrorUnknown``.
resource : cudaGraphicsResource_t

Notes
-----
Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL.html#:~:text=cudaGraphicsGLRegisterBuffer
");

shared!(
    cudaGraphicsGLRegisterBuffer = like_cudaGraphicsGLRegisterBuffer(driver::GLuint,
    runtime::cudaError, runtime::cudaGraphicsResource_t), "cudaGraphicsGLRegisterBuffer",
    "buffer flags", slots::cudaGraphicsGLRegisterBuffer
);

/// The shared body of `cudaGraphicsGLRegisterBuffer` and other functions.
#[inline(never)]
fn like_cudaGraphicsGLRegisterBuffer<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::value::<u32>(a0, own.name(0), t0)?;
            let c2 = args::u32(a1, own.name(1))?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, u32, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cudaGraphicsGLRegisterImage, c"cudaGraphicsGLRegisterImage($self, image, target, flags)
--

Shares an OpenGL texture or renderbuffer with CUDA.

``cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource **resource, GLuint image, GLenum target, unsigned int flags)``

Parameters
----------
image : driver.GLuint or None
target : driver.GLenum or None
flags : int
    Flags: members of ``cudaGraphicsRegisterFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``, ``cudaErrorUnknown``.
resource : cudaGraphicsResource_t

Notes
-----
Declared in ``cuda_gl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OPENGL.html#:~:text=cudaGraphicsGLRegisterImage
");

#[inline(always)]
pub(crate) fn cudaGraphicsGLRegisterImage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphicsGLRegisterImage(image target flags));
    let c_image = args::value::<u32>(image, "image", &driver::GLuint)?;
    let c_target = args::value::<u32>(target, "target", &driver::GLenum)?;
    ints!(u32, c_flags = flags);
    let mut c_resource: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u32, u32, u32) -> i32 = call
        .symbol(slots::cudaGraphicsGLRegisterImage)?;
    let status = unsafe { released(py, || function((&raw mut c_resource).cast(), c_image, c_target, c_flags)) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaGraphicsResource_t, c_resource as u64)?)
        },
    )
}

documented!(cudaGraphicsMapResources, c"cudaGraphicsMapResources($self, count, resources, stream)
--

Maps registered graphics resources for use by CUDA, in stream order.

``cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)``

Parameters
----------
count : int
resources : cudaGraphicsResource_t or int or list[cudaGraphicsResource_t] or None
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorUnknown``.

Warnings
--------
- The graphics API must not use the resources until they are unmapped.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsMapResources
");

shared!(
    cudaGraphicsMapResources = like_cudaGraphicsMapResources(runtime::cudaStream_t,
    runtime::cudaGraphicsResource_t, runtime::cudaError), "cudaGraphicsMapResources",
    "count resources stream", slots::cudaGraphicsMapResources
);

/// The shared body of `cudaGraphicsMapResources` and other functions.
#[inline(never)]
fn like_cudaGraphicsMapResources<'a, 'py>(
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
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::i32(a0, own.name(0))?;
            let c2 = args::value::<u64>(a2, own.name(2), t0)?;
            let c1 = args::array_or_one(
                a1, own.name(1), &Ty::Value(t1), Some(args::length(py, c0.into(), own.name(0))?), &arena,
            )?;
            let function: unsafe extern "system" fn(i32, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cudaGraphicsResourceGetMappedEglFrame, c"cudaGraphicsResourceGetMappedEglFrame($self, resource, index, mipLevel)
--

Returns the frame of a mapped EGL resource.

``cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)``

Parameters
----------
resource : cudaGraphicsResource_t or None
index, mipLevel : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
eglFrame : cudaEglFrame
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda_egl_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EGL.html#:~:text=cudaGraphicsResourceGetMappedEglFrame
");

#[inline(always)]
pub(crate) fn cudaGraphicsResourceGetMappedEglFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaGraphicsResourceGetMappedEglFrame(resource index mipLevel));
    let c_resource = args::value::<
        u64,
    >(resource, "resource", &runtime::cudaGraphicsResource_t)?;
    ints!(u32, c_index = index, c_mipLevel = mipLevel);
    let (c_eglFrame, c_eglFrame_place) = out::new_record(py, &runtime::cudaEglFrame)?;
    let function: unsafe extern "system" fn(Ptr, u64, u32, u32) -> i32 = call
        .symbol(slots::cudaGraphicsResourceGetMappedEglFrame)?;
    let status = unsafe { released(py, || function(c_eglFrame_place.cast(), c_resource, c_index, c_mipLevel)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(c_eglFrame.into_any()))
}

documented!(cudaGraphicsResourceGetMappedMipmappedArray, c"cudaGraphicsResourceGetMappedMipmappedArray($self, resource)
--

Returns a mapped graphics image as a mipmapped CUDA array.

``cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource)``

Parameters
----------
resource : cudaGraphicsResource_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
mipmappedArray : cudaMipmappedArray_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceGetMappedMipmappedArray
");

shared!(
    cudaGraphicsResourceGetMappedMipmappedArray =
    like_cudaEGLStreamConsumerConnect(runtime::cudaGraphicsResource_t,
    runtime::cudaError, runtime::cudaMipmappedArray_t),
    "cudaGraphicsResourceGetMappedMipmappedArray", "resource",
    slots::cudaGraphicsResourceGetMappedMipmappedArray
);

documented!(cudaGraphicsResourceGetMappedPointer, c"cudaGraphicsResourceGetMappedPointer($self, resource)
--

Returns the address and size in bytes of a mapped graphics buffer.

``cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size, cudaGraphicsResource_t resource)``

Parameters
----------
resource : cudaGraphicsResource_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
devPtr : int
size : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceGetMappedPointer
");

#[inline(always)]
pub(crate) fn cudaGraphicsResourceGetMappedPointer<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaGraphicsResourceGetMappedPointer(resource));
    let c_resource = args::value::<
        u64,
    >(resource, "resource", &runtime::cudaGraphicsResource_t)?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let mut c_size: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u64) -> i32, Alone) = call
        .symbol_and_form(slots::cudaGraphicsResourceGetMappedPointer)?;
    let status = unsafe { released(py, || function((&raw mut c_devPtr).cast(), (&raw mut c_size).cast(), c_resource)) };
    returned_in_form(
        py,
        &runtime::cudaError,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::pointer(py, c_devPtr)?)?;
            tuple.push(out::u64(py, c_size)?)?;
            Ok(())
        },
    )
}

documented!(cudaGraphicsResourceSetMapFlags, c"cudaGraphicsResourceSetMapFlags($self, resource, flags)
--

Specifies how CUDA will use a graphics resource while it is mapped, for example for reading only.

``cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)``

Parameters
----------
resource : cudaGraphicsResource_t or None
flags : int
    Flags: members of ``cudaGraphicsMapFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsResourceSetMapFlags
");

shared!(
    cudaGraphicsResourceSetMapFlags =
    like_cudaGraphicsResourceSetMapFlags(runtime::cudaGraphicsResource_t,
    runtime::cudaError), "cudaGraphicsResourceSetMapFlags", "resource flags",
    slots::cudaGraphicsResourceSetMapFlags
);

/// The shared body of `cudaGraphicsResourceSetMapFlags` and other functions.
#[inline(never)]
fn like_cudaGraphicsResourceSetMapFlags<'a, 'py>(
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

documented!(cudaGraphicsSubResourceGetMappedArray, c"cudaGraphicsSubResourceGetMappedArray($self, resource, arrayIndex, mipLevel)
--

Returns one layer and mipmap level of a mapped graphics image as a CUDA array.

``cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)``

Parameters
----------
resource : cudaGraphicsResource_t or None
arrayIndex, mipLevel : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
array : cudaArray_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsSubResourceGetMappedArray
");

shared!(
    cudaGraphicsSubResourceGetMappedArray =
    like_cudaGraphConditionalHandleCreate(runtime::cudaGraphicsResource_t,
    runtime::cudaError, runtime::cudaArray_t), "cudaGraphicsSubResourceGetMappedArray",
    "resource arrayIndex mipLevel", slots::cudaGraphicsSubResourceGetMappedArray
);

documented!(cudaGraphicsUnmapResources, c"cudaGraphicsUnmapResources($self, count, resources, stream)
--

Unmaps graphics resources in stream order, so that the graphics API can use them again.

``cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)``

Parameters
----------
count : int
resources : cudaGraphicsResource_t or int or list[cudaGraphicsResource_t] or None
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorUnknown``.

Warnings
--------
- No thread may use the mapped or bound memory that ``resources`` specifies, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsUnmapResources
");

shared!(
    cudaGraphicsUnmapResources = like_cudaGraphicsMapResources(runtime::cudaStream_t,
    runtime::cudaGraphicsResource_t, runtime::cudaError), "cudaGraphicsUnmapResources",
    "count resources stream", slots::cudaGraphicsUnmapResources
);

documented!(cudaGraphicsUnregisterResource, c"cudaGraphicsUnregisterResource($self, resource)
--

Unregisters a graphics resource from CUDA; its handle becomes invalid.

``cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)``

Parameters
----------
resource : cudaGraphicsResource_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorUnknown``.

Warnings
--------
- No thread may use ``resource``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__INTEROP.html#:~:text=cudaGraphicsUnregisterResource
");

shared!(
    cudaGraphicsUnregisterResource =
    like_cudaEventDestroy(runtime::cudaGraphicsResource_t, runtime::cudaError),
    "cudaGraphicsUnregisterResource", "resource", slots::cudaGraphicsUnregisterResource
);

documented!(cudaGraphicsVDPAURegisterOutputSurface, c"cudaGraphicsVDPAURegisterOutputSurface($self, vdpSurface, flags)
--

Shares a VDPAU output surface with CUDA.

``cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource **resource, VdpOutputSurface vdpSurface, unsigned int flags)``

Parameters
----------
vdpSurface : driver.VdpOutputSurface or None
flags : int
    Flags: members of ``cudaGraphicsMapFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
resource : cudaGraphicsResource_t

Notes
-----
Declared in ``cuda_vdpau_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaGraphicsVDPAURegisterOutputSurface
");

shared!(
    cudaGraphicsVDPAURegisterOutputSurface =
    like_cudaGraphicsGLRegisterBuffer(driver::VdpOutputSurface, runtime::cudaError,
    runtime::cudaGraphicsResource_t), "cudaGraphicsVDPAURegisterOutputSurface",
    "vdpSurface flags", slots::cudaGraphicsVDPAURegisterOutputSurface
);

documented!(cudaGraphicsVDPAURegisterVideoSurface, c"cudaGraphicsVDPAURegisterVideoSurface($self, vdpSurface, flags)
--

Shares a VDPAU video surface with CUDA.

``cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource **resource, VdpVideoSurface vdpSurface, unsigned int flags)``

Parameters
----------
vdpSurface : driver.VdpVideoSurface or None
flags : int
    Flags: members of ``cudaGraphicsMapFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
resource : cudaGraphicsResource_t

Notes
-----
Declared in ``cuda_vdpau_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaGraphicsVDPAURegisterVideoSurface
");

shared!(
    cudaGraphicsVDPAURegisterVideoSurface =
    like_cudaGraphicsGLRegisterBuffer(driver::VdpVideoSurface, runtime::cudaError,
    runtime::cudaGraphicsResource_t), "cudaGraphicsVDPAURegisterVideoSurface",
    "vdpSurface flags", slots::cudaGraphicsVDPAURegisterVideoSurface
);

documented!(cudaGreenCtxCreate, c"cudaGreenCtxCreate($self, desc, device, flags)
--

Creates an execution context whose work runs only on some of a device's SMs and work queues.

``cudaError_t cudaGreenCtxCreate(cudaExecutionContext_t *phCtx, cudaDevResourceDesc_t desc, int device, unsigned int flags)``

Parameters
----------
desc : cudaDevResourceDesc_t or None
device : int
flags : int
    Must be 0.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
phCtx : cudaExecutionContext_t

Warnings
--------
- Destroying ``phCtx`` destroys everything that was created in it, which must not be used afterwards.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaGreenCtxCreate
");

#[inline(always)]
pub(crate) fn cudaGreenCtxCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGreenCtxCreate(desc device flags));
    let c_desc = args::value::<u64>(desc, "desc", &runtime13::cudaDevResourceDesc_t)?;
    ints!(i32, c_device = device);
    ints!(u32, c_flags = flags);
    let mut c_phCtx: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, i32, u32) -> i32 = call.symbol(slots::cudaGreenCtxCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_phCtx).cast(), c_desc, c_device, c_flags)) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime13::cudaExecutionContext_t, c_phCtx as u64)?)
        },
    )
}

shared!(
    cudaHostAlloc = like_cudaHostAlloc(runtime::cudaError), "cudaHostAlloc",
    "size flags", slots::cudaHostAlloc
);

/// The shared body of `cudaHostAlloc` and other functions.
#[inline(never)]
fn like_cudaHostAlloc<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::u64(a0, own.name(0))?;
            let c2 = args::u32(a1, own.name(1))?;
            let mut c0: *mut c_void = core::ptr::null_mut();
            let function: unsafe extern "system" fn(Ptr, u64, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2)) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::pointer(py, c0)?))
        },
    )
}

documented!(cudaHostGetDevicePointer, c"cudaHostGetDevicePointer($self, pHost, flags)
--

Returns the device address of mapped, page-locked host memory.

``cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)``

Parameters
----------
pHost : address or buffer
flags : int
    Must be 0.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
pDevice : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostGetDevicePointer
");

#[inline(always)]
pub(crate) fn cudaHostGetDevicePointer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaHostGetDevicePointer(pHost flags));
    let arena = CallArena::new();
    ints!(u32, c_flags = flags);
    let mut c_pDevice: *mut c_void = core::ptr::null_mut();
    let c_pHost = args::pointer(pHost, "pHost", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u32) -> i32 = call.symbol(slots::cudaHostGetDevicePointer)?;
    let status = unsafe { released(py, || function((&raw mut c_pDevice).cast(), c_pHost.cast(), c_flags)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::pointer(py, c_pDevice)?))
}

documented!(cudaHostGetFlags, c"cudaHostGetFlags($self, pHost)
--

Returns the flags with which page-locked host memory was allocated.

``cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)``

Parameters
----------
pHost : address or buffer

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pFlags : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostGetFlags
");

#[inline(always)]
pub(crate) fn cudaHostGetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaHostGetFlags(pHost));
    let arena = CallArena::new();
    let mut c_pFlags: u32 = 0;
    let c_pHost = args::pointer(pHost, "pHost", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cudaHostGetFlags)?;
    let status = unsafe { released(py, || function((&raw mut c_pFlags).cast(), c_pHost.cast())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::u32(py, c_pFlags)?))
}

#[inline(always)]
pub(crate) fn cudaHostRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaHostRegister(ptr size flags));
    let arena = CallArena::new();
    ints!(u64, c_size = size);
    ints!(u32, c_flags = flags);
    let c_ptr = args::pointer(ptr, "ptr", &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, u32) -> i32 = call.symbol(slots::cudaHostRegister)?;
    let status = unsafe { released(py, || function(c_ptr.cast(), c_size, c_flags)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaHostUnregister, c"cudaHostUnregister($self, ptr)
--

Undoes ``cudaHostRegister``; the memory is pageable again.

``cudaError_t cudaHostUnregister(void *ptr)``

Parameters
----------
ptr : address or buffer

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorHostMemoryNotRegistered``, ``cudaErrorInvalidValue``.

Warnings
--------
- ``ptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostUnregister
");

shared!(
    cudaHostUnregister = like_cudaFree(runtime::cudaError), "cudaHostUnregister", "ptr",
    slots::cudaHostUnregister
);

documented!(cudaImportExternalMemory, c"cudaImportExternalMemory($self, memHandleDesc)
--

Imports memory from another API, such as Vulkan, Direct3D or NvSciBuf, given its handle.

``cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const cudaExternalMemoryHandleDesc *memHandleDesc)``

Parameters
----------
memHandleDesc : cudaExternalMemoryHandleDesc or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``extMem_out`` exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorOperatingSystem``.
extMem_out : cudaExternalMemory_t

Warnings
--------
- A file descriptor in ``memHandleDesc`` belongs to the driver if the call succeeds: the program must neither use nor close it.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaImportExternalMemory
");

documented!(cudaImportExternalSemaphore, c"cudaImportExternalSemaphore($self, semHandleDesc)
--

Imports a semaphore or fence from another API, given its handle.

``cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const cudaExternalSemaphoreHandleDesc *semHandleDesc)``

Parameters
----------
semHandleDesc : cudaExternalSemaphoreHandleDesc or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``extSem_out`` exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorOperatingSystem``.
extSem_out : cudaExternalSemaphore_t

Warnings
--------
- A file descriptor in ``semHandleDesc`` belongs to the driver if the call succeeds: the program must neither use nor close it.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaImportExternalSemaphore
");

documented!(cudaInitDevice, c"cudaInitDevice($self, device, deviceFlags, flags)
--

Initializes a device with flags, but does not make it current.

``cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)``

Parameters
----------
device : int
deviceFlags : int
    Flags: ``cudaDeviceLmemResizeToMax``, ``cudaDeviceMapHost``, ``cudaDeviceScheduleAuto``, ``cudaDeviceScheduleBlockingSync``, ``cudaDeviceScheduleSpin``, ``cudaDeviceScheduleYield``, ``cudaDeviceSyncMemops``.
flags : int
    Flags: ``cudaInitDeviceFlagsAreValid``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaInitDevice
");

#[inline(always)]
pub(crate) fn cudaInitDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaInitDevice(device deviceFlags flags));
    ints!(i32, c_device = device);
    ints!(u32, c_deviceFlags = deviceFlags, c_flags = flags);
    let function: unsafe extern "system" fn(i32, u32, u32) -> i32 = call.symbol(slots::cudaInitDevice)?;
    let status = unsafe { released(py, || function(c_device, c_deviceFlags, c_flags)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaIpcCloseMemHandle, c"cudaIpcCloseMemHandle($self, devPtr)
--

Unmaps memory that ``cudaIpcOpenMemHandle`` mapped; the exporting process keeps it.

``cudaError_t cudaIpcCloseMemHandle(void *devPtr)``

Parameters
----------
devPtr : address or buffer

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``, ``cudaErrorNotSupported``.

Warnings
--------
- ``devPtr`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcCloseMemHandle
");

shared!(
    cudaIpcCloseMemHandle = like_cudaFree(runtime::cudaError), "cudaIpcCloseMemHandle",
    "devPtr", slots::cudaIpcCloseMemHandle
);

documented!(cudaIpcGetEventHandle, c"cudaIpcGetEventHandle($self, event)
--

Creates a handle with which other processes can open an event that was created for interprocess use.

``cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)``

Parameters
----------
event : cudaEvent_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.
handle : cudaIpcEventHandle_t

Warnings
--------
- Other processes must not use the event after this process has destroyed it.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcGetEventHandle
");

shared!(
    cudaIpcGetEventHandle = like_cudaArrayGetSparseProperties(runtime::cudaEvent_t,
    runtime::cudaIpcEventHandle_t, runtime::cudaError), "cudaIpcGetEventHandle", "event",
    slots::cudaIpcGetEventHandle
);

documented!(cudaIpcGetMemHandle, c"cudaIpcGetMemHandle($self, devPtr)
--

Creates a handle with which other processes can open an allocation of device memory.

``cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)``

Parameters
----------
devPtr : address or buffer

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.
handle : cudaIpcMemHandle_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcGetMemHandle
");

shared!(
    cudaIpcGetMemHandle = like_cudaIpcGetMemHandle(runtime::cudaIpcMemHandle_t,
    runtime::cudaError), "cudaIpcGetMemHandle", "devPtr", slots::cudaIpcGetMemHandle
);

/// The shared body of `cudaIpcGetMemHandle` and other functions.
#[inline(never)]
fn like_cudaIpcGetMemHandle<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let (c0, c0_place) = out::new_record(py, t0)?;
            let c1 = args::pointer(a0, own.name(0), &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0_place.cast(), c1.cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(c0.into_any()))
        },
    )
}

documented!(cudaIpcOpenEventHandle, c"cudaIpcOpenEventHandle($self, handle)
--

Opens another process's event, given its handle.

``cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)``

Parameters
----------
handle : cudaIpcEventHandle_t

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorDeviceUninitialized``, ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``, ``cudaErrorNotSupported``.
event : cudaEvent_t

Warnings
--------
- Another process must have exported ``handle``. The event must not be used after that process has destroyed it.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcOpenEventHandle
");

#[inline(always)]
pub(crate) fn cudaIpcOpenEventHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaIpcOpenEventHandle(handle));
    let mut c_event: u64 = 0;
    let c_handle = args::record(handle, "handle", &runtime::cudaIpcEventHandle_t)?;
    let function: unsafe extern "system" fn(
        Ptr, by_value::runtime::cudaIpcEventHandle_t,
    ) -> i32 = call.symbol(slots::cudaIpcOpenEventHandle)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_event).cast(), c_handle.cast::<by_value::runtime::cudaIpcEventHandle_t>().read_unaligned(),
    )) };
    returned(
        py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::value(py, &runtime::cudaEvent_t, c_event as u64)?),
    )
}

documented!(cudaIpcOpenMemHandle, c"cudaIpcOpenMemHandle($self, handle, flags)
--

Maps another process's device memory, given by its handle, for the current device.

``cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)``

Parameters
----------
handle : cudaIpcMemHandle_t
flags : int
    Flags: ``cudaIpcMemLazyEnablePeerAccess``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorDeviceUninitialized``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorMapBufferObjectFailed``, ``cudaErrorNotSupported``, ``cudaErrorTooManyPeers``.
devPtr : int

Warnings
--------
- The process that exported the memory must not free it before this process has closed it.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaIpcOpenMemHandle
");

#[inline(always)]
pub(crate) fn cudaIpcOpenMemHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaIpcOpenMemHandle(handle flags));
    ints!(u32, c_flags = flags);
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let c_handle = args::record(handle, "handle", &runtime::cudaIpcMemHandle_t)?;
    let function: unsafe extern "system" fn(
        Ptr, by_value::runtime::cudaIpcMemHandle_t, u32,
    ) -> i32 = call.symbol(slots::cudaIpcOpenMemHandle)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_devPtr).cast(), c_handle.cast::<by_value::runtime::cudaIpcMemHandle_t>().read_unaligned(), c_flags,
    )) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::pointer(py, c_devPtr)?))
}

documented!(cudaKernelSetAttributeForDevice, c"cudaKernelSetAttributeForDevice($self, kernel, attr, value, device)
--

Sets an attribute of a kernel on one device, such as the limit on dynamic shared memory.

``cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute attr, int value, int device)``

Parameters
----------
kernel : cudaKernel_t or None
attr : cudaFuncAttribute
value, device : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaKernelSetAttributeForDevice
");

documented!(cudaLaunchCooperativeKernel, c"cudaLaunchCooperativeKernel($self, func, gridDim, blockDim, args, sharedMem, stream)
--

Launches a kernel whose blocks all run at the same time and can synchronize across the grid.

``cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)``

Parameters
----------
func : address or buffer or str
gridDim, blockDim : dim3
args : kernel parameters
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
sharedMem : int
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCooperativeLaunchTooLarge``, ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorSharedObjectInitFailed``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchCooperativeKernel
");

shared!(
    cudaLaunchCooperativeKernel = like_cudaLaunchCooperativeKernel(runtime::cudaStream_t,
    runtime::dim3, runtime::cudaError), "cudaLaunchCooperativeKernel",
    "func gridDim blockDim args sharedMem stream", slots::cudaLaunchCooperativeKernel
);

/// The shared body of `cudaLaunchCooperativeKernel` and other functions.
#[inline(never)]
fn like_cudaLaunchCooperativeKernel<'a, 'py>(
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
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c4 = args::u64(a4, own.name(4))?;
            let c5 = args::value::<u64>(a5, own.name(5), t0)?;
            let c0 = args::pointer_or_text(a0, own.name(0), &arena)?;
            let c1 = args::record(a1, own.name(1), t1)?;
            let c2 = args::record(a2, own.name(2), t1)?;
            let mut c3_space = LaunchBuffer::new();
            let c3 = args::kernel_params(a3, &mut c3_space, &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, by_value::runtime::dim3, by_value::runtime::dim3, Ptr, u64, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0.cast(), c1.cast::<by_value::runtime::dim3>().read_unaligned(),
                c2.cast::<by_value::runtime::dim3>().read_unaligned(), c3.cast(), c4, c5,
            )) };
            returned0(py, t2, status)
        },
    )
}

documented!(cudaLaunchCooperativeKernelMultiDevice, c"cudaLaunchCooperativeKernelMultiDevice($self, launchParamsList, numDevices, flags)
--

Launches a kernel on several devices, whose grids can synchronize with each other.

``cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams *launchParamsList, unsigned int numDevices, unsigned int flags)``

Parameters
----------
launchParamsList : list[cudaLaunchParams] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``launchParamsList``'s stream.
numDevices : int
flags : int
    Flags: ``cudaCooperativeLaunchMultiDeviceNoPostSync``, ``cudaCooperativeLaunchMultiDeviceNoPreSync``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCooperativeLaunchTooLarge``, ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorSharedObjectInitFailed``.

Warnings
--------
- ``args`` of each element must contain one address for each parameter of the kernel, which points to a value of the parameter's type.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchCooperativeKernelMultiDevice
");

#[inline(always)]
pub(crate) fn cudaLaunchCooperativeKernelMultiDevice<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaLaunchCooperativeKernelMultiDevice(launchParamsList numDevices flags));
    let arena = CallArena::new();
    ints!(u32, c_numDevices = numDevices, c_flags = flags);
    let c_launchParamsList = args::array(
        launchParamsList, "launchParamsList", &Ty::Record(&runtime12::cudaLaunchParams), Some(c_numDevices as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, u32, u32) -> i32 = call
        .symbol(slots::cudaLaunchCooperativeKernelMultiDevice)?;
    let status = unsafe { released(py, || function(c_launchParamsList.cast(), c_numDevices, c_flags)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaLaunchHostFunc, c"cudaLaunchHostFunc($self, stream, fn, userData)
--

Runs a host function in stream order; the function must not call CUDA, and does not run after errors.

``cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)``

Parameters
----------
stream : cudaStream_t or None
fn : callback
    Used after the call returns; kept alive by cubind until the last call of ``fn``.
userData : object
    Used after the call returns; kept alive by cubind until the last call of ``fn``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

Warnings
--------
- ``fn`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each launch of the graph); it must not call CUDA. It is not called if the context is in an error state.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchHostFunc
");

#[inline(always)]
pub(crate) fn cudaLaunchHostFunc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([stream, r#fn, userData], []) = call.bind("cudaLaunchHostFunc", "stream fn userData")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let mut c_fn = args::callback(r#fn, Some(&runtime::cudaHostFn_t__signature), Some(userData), &arena)?;
    let c_userData = args::data(userData, c_fn.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::cudaLaunchHostFunc)?;
    if c_fn.is_closure() {
        let mut answer = 0u64;
        let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudaStreamIsCapturing)?;
        let status = unsafe { released(py, || asked(c_stream, (&raw mut answer).cast())) };
        if status == 0 && answer == 0 {
            c_fn.once();
        }
    }
    let status = unsafe { released(py, || function(c_stream, c_fn.address(), c_userData.cast())) };
    c_fn.left(status == 0);
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaLaunchHostFunc_v2, c"cudaLaunchHostFunc_v2($self, stream, fn, userData, syncMode)
--

Runs a host function in stream order; a mode specifies whether waiting for the function blocks or spins.

``cudaError_t cudaLaunchHostFunc_v2(cudaStream_t stream, cudaHostFn_t fn, void *userData, unsigned int syncMode)``

Parameters
----------
stream : cudaStream_t or None
fn : callback
    Used after the call returns; kept alive by cubind until the last call of ``fn``.
userData : object
    Used after the call returns; kept alive by cubind until the last call of ``fn``.
syncMode : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

Warnings
--------
- ``fn`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each launch of the graph); it must not call CUDA. It is not called if the context is in an error state.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchHostFunc_v2
");

#[inline(always)]
pub(crate) fn cudaLaunchHostFunc_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([stream, r#fn, userData, syncMode], []) = call.bind("cudaLaunchHostFunc_v2", "stream fn userData syncMode")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    ints!(u32, c_syncMode = syncMode);
    let mut c_fn = args::callback(r#fn, Some(&runtime::cudaHostFn_t__signature), Some(userData), &arena)?;
    let c_userData = args::data(userData, c_fn.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, u32) -> i32 = call.symbol(slots::cudaLaunchHostFunc_v2)?;
    if c_fn.is_closure() {
        let mut answer = 0u64;
        let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudaStreamIsCapturing)?;
        let status = unsafe { released(py, || asked(c_stream, (&raw mut answer).cast())) };
        if status == 0 && answer == 0 {
            c_fn.once();
        }
    }
    let status = unsafe { released(py, || function(c_stream, c_fn.address(), c_userData.cast(), c_syncMode)) };
    c_fn.left(status == 0);
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaLaunchKernel, c"cudaLaunchKernel($self, func, gridDim, blockDim, args, sharedMem, stream)
--

Launches a kernel in a stream with a grid size, a block size and dynamic shared memory in bytes.

``cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)``

Parameters
----------
func : address or buffer or str
gridDim, blockDim : dim3
args : kernel parameters
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
sharedMem : int
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidPtx``, ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``, ``cudaErrorUnsupportedPtxVersion``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchKernel
");

shared!(
    cudaLaunchKernel = like_cudaLaunchCooperativeKernel(runtime::cudaStream_t,
    runtime::dim3, runtime::cudaError), "cudaLaunchKernel",
    "func gridDim blockDim args sharedMem stream", slots::cudaLaunchKernel
);

documented!(cudaLaunchKernelExC, c"cudaLaunchKernelExC($self, config, func, args)
--

Launches a kernel with a configuration record: grid, stream, and attributes such as the cluster size.

``cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)``

Parameters
----------
config : cudaLaunchConfig_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``config``'s stream.
func : address or buffer or str
args : kernel parameters
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``config``'s stream.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidPtx``, ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``, ``cudaErrorUnsupportedPtxVersion``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchKernelExC
");

documented!(cudaLibraryEnumerateKernels, c"cudaLibraryEnumerateKernels($self, numKernels, lib)
--

Lists the kernels in a library, up to a given number.

``cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib)``

Parameters
----------
numKernels : int
lib : cudaLibrary_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
kernels : list[cudaKernel_t]

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryEnumerateKernels
");

#[inline(always)]
pub(crate) fn cudaLibraryEnumerateKernels<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaLibraryEnumerateKernels(numKernels lib));
    let arena = CallArena::new();
    ints!(u32, c_numKernels = numKernels);
    let c_lib = args::value::<u64>(lib, "lib", &runtime::cudaLibrary_t)?;
    let c_kernels_length: usize = c_numKernels as usize;
    let c_kernels = args::output_memory(py, c_kernels_length, Ty::Value(&runtime::cudaKernel_t).size(), &arena)?;
    let function: unsafe extern "system" fn(Ptr, u32, u64) -> i32 = call.symbol(slots::cudaLibraryEnumerateKernels)?;
    let status = unsafe { released(py, || function(c_kernels.cast(), c_numKernels, c_lib)) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(unsafe { out::list(py, &Ty::Value(&runtime::cudaKernel_t), c_kernels.cast(), c_kernels_length) }?)
        },
    )
}

documented!(cudaLibraryGetGlobal, c"cudaLibraryGetGlobal($self, library, name)
--

Returns the current device's address, and the size, of a library's ``__device__`` or ``__constant__`` variable.

``cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)``

Parameters
----------
library : cudaLibrary_t or None
name : bytes or str

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorContextIsDestroyed``, ``cudaErrorCudartUnloading``, ``cudaErrorDeviceUninitialized``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorSymbolNotFound``.
dptr : int
    Referenced memory and handles are valid as long as ``library`` exists.
bytes : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetGlobal
");

shared!(
    cudaLibraryGetGlobal = like_cudaLibraryGetGlobal(runtime::cudaLibrary_t,
    runtime::cudaError), "cudaLibraryGetGlobal", "library name",
    slots::cudaLibraryGetGlobal
);

/// The shared body of `cudaLibraryGetGlobal` and other functions.
#[inline(never)]
fn like_cudaLibraryGetGlobal<'a, 'py>(
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
            let c2 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c0: *mut c_void = core::ptr::null_mut();
            let mut c1: u64 = 0;
            let c3 = args::c_string(a1, own.name(1), &arena)?;
            let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u64, *const c_char) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), (&raw mut c1).cast(), c2, c3)) };
            returned_in_form(
                py,
                t1,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::pointer(py, c0)?)?;
                    tuple.push(out::u64(py, c1)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cudaLibraryGetKernel, c"cudaLibraryGetKernel($self, library, name)
--

Finds a kernel in a library by its (mangled) name.

``cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)``

Parameters
----------
library : cudaLibrary_t or None
name : bytes or str

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorSymbolNotFound``.
pKernel : cudaKernel_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetKernel
");

#[inline(always)]
pub(crate) fn cudaLibraryGetKernel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaLibraryGetKernel(library name));
    let arena = CallArena::new();
    let c_library = args::value::<u64>(library, "library", &runtime::cudaLibrary_t)?;
    let mut c_pKernel: u64 = 0;
    let c_name = args::c_string(name, "name", &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, *const c_char) -> i32 = call.symbol(slots::cudaLibraryGetKernel)?;
    let status = unsafe { released(py, || function((&raw mut c_pKernel).cast(), c_library, c_name)) };
    returned(
        py, &runtime::cudaError, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaKernel_t, c_pKernel as u64)?),
    )
}

documented!(cudaLibraryGetKernelCount, c"cudaLibraryGetKernelCount($self, lib)
--

Returns the number of kernels in a library.

``cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)``

Parameters
----------
lib : cudaLibrary_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
count : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetKernelCount
");

#[inline(always)]
pub(crate) fn cudaLibraryGetKernelCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaLibraryGetKernelCount(lib));
    let c_lib = args::value::<u64>(lib, "lib", &runtime::cudaLibrary_t)?;
    let mut c_count: u32 = 0;
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.symbol(slots::cudaLibraryGetKernelCount)?;
    let status = unsafe { released(py, || function((&raw mut c_count).cast(), c_lib)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::u32(py, c_count)?))
}

documented!(cudaLibraryGetManaged, c"cudaLibraryGetManaged($self, library, name)
--

Returns the address (the same on all devices) and the size of a library's ``__managed__`` variable.

``cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)``

Parameters
----------
library : cudaLibrary_t or None
name : bytes or str

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorSymbolNotFound``.
dptr : int
    Referenced memory and handles are valid as long as ``library`` exists.
bytes : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetManaged
");

shared!(
    cudaLibraryGetManaged = like_cudaLibraryGetGlobal(runtime::cudaLibrary_t,
    runtime::cudaError), "cudaLibraryGetManaged", "library name",
    slots::cudaLibraryGetManaged
);

documented!(cudaLibraryGetUnifiedFunction, c"cudaLibraryGetUnifiedFunction($self, library, symbol)
--

Finds a library's function by symbol name, and returns a pointer that host and device code can call.

``cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)``

Parameters
----------
library : cudaLibrary_t or None
symbol : bytes or str

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorSymbolNotFound``.
fptr : int
    Referenced memory and handles are valid as long as ``library`` exists.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryGetUnifiedFunction
");

#[inline(always)]
pub(crate) fn cudaLibraryGetUnifiedFunction<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaLibraryGetUnifiedFunction(library symbol));
    let arena = CallArena::new();
    let c_library = args::value::<u64>(library, "library", &runtime::cudaLibrary_t)?;
    let mut c_fptr: *mut c_void = core::ptr::null_mut();
    let c_symbol = args::c_string(symbol, "symbol", &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, *const c_char) -> i32 = call
        .symbol(slots::cudaLibraryGetUnifiedFunction)?;
    let status = unsafe { released(py, || function((&raw mut c_fptr).cast(), c_library, c_symbol)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::pointer(py, c_fptr)?))
}

documented!(cudaLibraryLoadData, c"cudaLibraryLoadData($self, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)
--

Loads code from memory as a library, which is not tied to any device.

``cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)``

Parameters
----------
code : address or buffer or str
    Used after the call returns; must be kept alive for the duration that ``libraryOptions`` specifies.
jitOptions : list[cudaJitOption] or None
jitOptionsValues, libraryOptionValues : list[object] or None
numJitOptions, numLibraryOptions : int
libraryOptions : list[cudaLibraryOption] or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidPtx``, ``cudaErrorInvalidValue``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorMemoryAllocation``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``, ``cudaErrorSharedObjectSymbolNotFound``, ``cudaErrorUnsupportedPtxVersion``.
library : cudaLibrary_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryLoadData
");

#[inline(always)]
pub(crate) fn cudaLibraryLoadData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudaLibraryLoadData(code jitOptions jitOptionsValues numJitOptions libraryOptions libraryOptionValues
        numLibraryOptions)
    );
    let arena = CallArena::new();
    ints!(u32, c_numJitOptions = numJitOptions, c_numLibraryOptions = numLibraryOptions);
    let mut c_library: u64 = 0;
    let c_code = args::pointer_or_text(code, "code", &arena)?;
    let c_jitOptions = args::array(
        jitOptions, "jitOptions", &Ty::Enum(&runtime::cudaJitOption), Some(c_numJitOptions as usize), &arena,
    )?;
    let c_libraryOptions = args::array(
        libraryOptions, "libraryOptions", &Ty::Enum(&runtime::cudaLibraryOption), Some(c_numLibraryOptions as usize),
        &arena,
    )?;
    let c_jitOptionsValues = unsafe { attributes::attributes_in(
        jitOptionsValues, c_jitOptions.cast(), c_numJitOptions as usize, &attribute_types::runtime::cudaJitOption,
        &arena,
    ) }?;
    let c_libraryOptionValues = unsafe { attributes::attributes_in(
        libraryOptionValues, c_libraryOptions.cast(), c_numLibraryOptions as usize,
        &attribute_types::runtime::cudaLibraryOption, &arena,
    ) }?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, Ptr, u32, Ptr, Ptr, u32,
    ) -> i32 = call.symbol(slots::cudaLibraryLoadData)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_library).cast(), c_code.cast(), c_jitOptions.cast(), c_jitOptionsValues.cast(), c_numJitOptions,
        c_libraryOptions.cast(), c_libraryOptionValues.cast(), c_numLibraryOptions,
    )) };
    returned(
        py, &runtime::cudaError, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaLibrary_t, c_library as u64)?),
    )
}

documented!(cudaLibraryLoadFromFile, c"cudaLibraryLoadFromFile($self, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)
--

Loads code from a file as a library, which is not tied to any device.

``cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName, cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, cudaLibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)``

Parameters
----------
fileName : bytes or str
jitOptions : list[cudaJitOption] or None
jitOptionsValues, libraryOptionValues : list[object] or None
numJitOptions, numLibraryOptions : int
libraryOptions : list[cudaLibraryOption] or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidPtx``, ``cudaErrorInvalidValue``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorMemoryAllocation``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSharedObjectInitFailed``, ``cudaErrorSharedObjectSymbolNotFound``, ``cudaErrorUnsupportedPtxVersion``.
library : cudaLibrary_t

Warnings
--------
- ``fileName`` must name a complete, valid file; the library does not check the contents.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryLoadFromFile
");

#[inline(always)]
pub(crate) fn cudaLibraryLoadFromFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cudaLibraryLoadFromFile(fileName jitOptions jitOptionsValues numJitOptions libraryOptions
        libraryOptionValues numLibraryOptions)
    );
    let arena = CallArena::new();
    ints!(u32, c_numJitOptions = numJitOptions, c_numLibraryOptions = numLibraryOptions);
    let mut c_library: u64 = 0;
    let c_fileName = args::c_string(fileName, "fileName", &arena)?;
    let c_jitOptions = args::array(
        jitOptions, "jitOptions", &Ty::Enum(&runtime::cudaJitOption), Some(c_numJitOptions as usize), &arena,
    )?;
    let c_libraryOptions = args::array(
        libraryOptions, "libraryOptions", &Ty::Enum(&runtime::cudaLibraryOption), Some(c_numLibraryOptions as usize),
        &arena,
    )?;
    let c_jitOptionsValues = unsafe { attributes::attributes_in(
        jitOptionsValues, c_jitOptions.cast(), c_numJitOptions as usize, &attribute_types::runtime::cudaJitOption,
        &arena,
    ) }?;
    let c_libraryOptionValues = unsafe { attributes::attributes_in(
        libraryOptionValues, c_libraryOptions.cast(), c_numLibraryOptions as usize,
        &attribute_types::runtime::cudaLibraryOption, &arena,
    ) }?;
    let function: unsafe extern "system" fn(
        Ptr, *const c_char, Ptr, Ptr, u32, Ptr, Ptr, u32,
    ) -> i32 = call.symbol(slots::cudaLibraryLoadFromFile)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_library).cast(), c_fileName, c_jitOptions.cast(), c_jitOptionsValues.cast(), c_numJitOptions,
        c_libraryOptions.cast(), c_libraryOptionValues.cast(), c_numLibraryOptions,
    )) };
    returned(
        py, &runtime::cudaError, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaLibrary_t, c_library as u64)?),
    )
}

documented!(cudaLibraryUnload, c"cudaLibraryUnload($self, library)
--

Unloads a library; its kernels and variables must not be used again.

``cudaError_t cudaLibraryUnload(cudaLibrary_t library)``

Parameters
----------
library : cudaLibrary_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidValue``.

Warnings
--------
- No thread may use ``library``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LIBRARY.html#:~:text=cudaLibraryUnload
");

shared!(
    cudaLibraryUnload = like_cudaEventDestroy(runtime::cudaLibrary_t,
    runtime::cudaError), "cudaLibraryUnload", "library", slots::cudaLibraryUnload
);

documented!(cudaLogsCurrent, c"cudaLogsCurrent($self, flags)
--

Returns an iterator to the current end of the driver's log.

``cudaError_t cudaLogsCurrent(cudaLogIterator *iterator_out, unsigned int flags)``

Parameters
----------
flags : int
    Must be 0.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
iterator_out : cudaLogIterator

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsCurrent
");

#[inline(always)]
pub(crate) fn cudaLogsCurrent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaLogsCurrent(flags));
    ints!(u32, c_flags = flags);
    let mut c_iterator_out: u32 = 0;
    let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call.symbol(slots::cudaLogsCurrent)?;
    let status = unsafe { released(py, || function((&raw mut c_iterator_out).cast(), c_flags)) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime13::cudaLogIterator, c_iterator_out as u64)?)
        },
    )
}

documented!(cudaLogsDumpToFile, c"cudaLogsDumpToFile($self, iterator, pathToFile, flags)
--

Writes the driver's log messages, starting at an iterator, to a file.

``cudaError_t cudaLogsDumpToFile(cudaLogIterator *iterator, const char *pathToFile, unsigned int flags)``

Parameters
----------
iterator : cudaLogIterator
pathToFile : bytes or str
flags : int
    Must be 0.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
iterator : cudaLogIterator or None

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsDumpToFile
");

#[inline(always)]
pub(crate) fn cudaLogsDumpToFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaLogsDumpToFile(iterator pathToFile flags));
    let arena = CallArena::new();
    let mut c_iterator = args::value::<
        u32,
    >(iterator, "iterator", &runtime13::cudaLogIterator)?;
    ints!(u32, c_flags = flags);
    let c_pathToFile = args::c_string(pathToFile, "pathToFile", &arena)?;
    let function: unsafe extern "system" fn(Ptr, *const c_char, u32) -> i32 = call.symbol(slots::cudaLogsDumpToFile)?;
    let status = unsafe {
        released(
            py,
            || function(
                if iterator.is_none() {
                    core::ptr::null_mut()
                } else {
                    (&raw mut c_iterator).cast()
                },
                c_pathToFile,
                c_flags,
            ),
        )
    };
    values::update(iterator, &runtime13::cudaLogIterator, c_iterator as u64);
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    if iterator.is_none() {
                        out::none(py)
                    } else {
                        out::value(py, &runtime13::cudaLogIterator, c_iterator as u64)?
                    },
                )
        },
    )
}

documented!(cudaLogsDumpToMemory, c"cudaLogsDumpToMemory($self, iterator, buffer, size, flags)
--

Writes the driver's log messages, starting at an iterator, to a buffer.

``cudaError_t cudaLogsDumpToMemory(cudaLogIterator *iterator, char *buffer, size_t *size, unsigned int flags)``

Parameters
----------
iterator : cudaLogIterator
buffer : buffer
size : int
flags : int
    Must be 0.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
iterator : cudaLogIterator or None
size : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsDumpToMemory
");

#[inline(always)]
pub(crate) fn cudaLogsDumpToMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaLogsDumpToMemory(iterator buffer size flags));
    let mut c_iterator = args::value::<
        u32,
    >(iterator, "iterator", &runtime13::cudaLogIterator)?;
    let mut c_size = args::u64(size, "size")?;
    ints!(u32, c_flags = flags);
    let mut c_buffer = args::OutputBuffer::new(buffer, "buffer", Some(c_size as usize))?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, u32) -> i32 = call.symbol(slots::cudaLogsDumpToMemory)?;
    let status = unsafe {
        released(
            py,
            || function(
                if iterator.is_none() {
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
    values::update(iterator, &runtime13::cudaLogIterator, c_iterator as u64);
    returned(
        py,
        &runtime::cudaError,
        status,
        2 + isize::from(c_buffer.is_returned()),
        |tuple| {
            tuple
                .push(
                    if iterator.is_none() {
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

documented!(cudaLogsRegisterCallback, c"cudaLogsRegisterCallback($self, callbackFunc, userData)
--

Registers a callback that receives the driver's log messages about errors.

``cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t callbackFunc, void *userData, cudaLogsCallbackHandle *callback_out)``

Parameters
----------
callbackFunc : callback
    Used after the call returns; kept alive by cubind until ``cudaLogsUnregisterCallback`` is called.
userData : object
    Used after the call returns; kept alive by cubind until ``cudaLogsUnregisterCallback`` is called.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
callback_out : cudaLogsCallbackHandle

Warnings
--------
- ``callbackFunc`` may be called with ``userData`` until ``cudaLogsUnregisterCallback`` is called, on any thread.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsRegisterCallback
");

#[inline(always)]
pub(crate) fn cudaLogsRegisterCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaLogsRegisterCallback(callbackFunc userData));
    let arena = CallArena::new();
    let mut c_callbackFunc = args::callback(
        callbackFunc, Some(&runtime13::cudaLogsCallback_t__signature), Some(userData), &arena,
    )?;
    let mut c_callback_out: u64 = 0;
    let c_userData = args::data(userData, c_callbackFunc.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cudaLogsRegisterCallback)?;
    let status = unsafe {
        released(py, || function(c_callbackFunc.address(), c_userData.cast(), (&raw mut c_callback_out).cast()))
    };
    if status == 0 {
        handle_keepalive::made(&runtime13::cudaLogsCallbackHandle, c_callback_out as u64);
    }
    if status == 0 {
        c_callbackFunc.kept(&arena);
        handle_keepalive::hold(&runtime13::cudaLogsCallbackHandle, c_callback_out as u64, None, arena);
    }
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime13::cudaLogsCallbackHandle, c_callback_out as u64)?)
        },
    )
}

documented!(cudaLogsUnregisterCallback, c"cudaLogsUnregisterCallback($self, callback)
--

Unregisters a callback that receives the driver's log messages.

``cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle callback)``

Parameters
----------
callback : cudaLogsCallbackHandle or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- No thread may use ``callback``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsUnregisterCallback
");

shared!(
    cudaLogsUnregisterCallback =
    like_cudaDestroyExternalMemory(runtime13::cudaLogsCallbackHandle,
    runtime::cudaError), "cudaLogsUnregisterCallback", "callback",
    slots::cudaLogsUnregisterCallback
);

shared!(
    cudaMalloc = like_cudaMalloc(runtime::cudaError), "cudaMalloc", "size",
    slots::cudaMalloc
);

/// The shared body of `cudaMalloc` and other functions.
#[inline(never)]
fn like_cudaMalloc<'a, 'py>(
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
            let c1 = args::u64(a0, own.name(0))?;
            let mut c0: *mut c_void = core::ptr::null_mut();
            let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::pointer(py, c0)?))
        },
    )
}

documented!(cudaMalloc3D, c"cudaMalloc3D($self, extent)
--

Allocates a 3D region of device memory, whose rows are padded to a pitch in bytes.

``cudaError_t cudaMalloc3D(cudaPitchedPtr *pitchedDevPtr, cudaExtent extent)``

Parameters
----------
extent : cudaExtent

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
pitchedDevPtr : cudaPitchedPtr
    Referenced memory and handles are valid until ``cudaFree`` is called.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc3D
");

#[inline(always)]
pub(crate) fn cudaMalloc3D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMalloc3D(extent));
    let (c_pitchedDevPtr, c_pitchedDevPtr_place) = out::new_record(py, &runtime::cudaPitchedPtr)?;
    let c_extent = args::record(extent, "extent", &runtime::cudaExtent)?;
    let function: unsafe extern "system" fn(Ptr, by_value::runtime::cudaExtent) -> i32 = call
        .symbol(slots::cudaMalloc3D)?;
    let status = unsafe { released(py, || function(
        c_pitchedDevPtr_place.cast(), c_extent.cast::<by_value::runtime::cudaExtent>().read_unaligned(),
    )) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(c_pitchedDevPtr.into_any()))
}

documented!(cudaMalloc3DArray, c"cudaMalloc3DArray($self, desc, extent, flags)
--

Creates a CUDA array with up to three dimensions, optionally layered, cubemap or sparse.

``cudaError_t cudaMalloc3DArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int flags)``

Parameters
----------
desc : cudaChannelFormatDesc or None
extent : cudaExtent
flags : int
    Flags: ``cudaArrayCubemap``, ``cudaArrayDefault``, ``cudaArrayDeferredMapping``, ``cudaArrayLayered``, ``cudaArraySparse``, ``cudaArraySurfaceLoadStore``, ``cudaArrayTextureGather``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
array : cudaArray_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc3DArray
");

#[inline(always)]
pub(crate) fn cudaMalloc3DArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMalloc3DArray(desc extent flags));
    ints!(u32, c_flags = flags);
    let mut c_array: u64 = 0;
    let c_desc = args::optional_record(desc, "desc", &runtime::cudaChannelFormatDesc)?;
    let c_extent = args::record(extent, "extent", &runtime::cudaExtent)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, by_value::runtime::cudaExtent, u32,
    ) -> i32 = call.symbol(slots::cudaMalloc3DArray)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_array).cast(), c_desc.cast(), c_extent.cast::<by_value::runtime::cudaExtent>().read_unaligned(),
        c_flags,
    )) };
    returned(
        py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::value(py, &runtime::cudaArray_t, c_array as u64)?),
    )
}

documented!(cudaMallocArray, c"cudaMallocArray($self, desc, width, height, flags)
--

Creates a one- or two-dimensional CUDA array, for textures and surfaces.

``cudaError_t cudaMallocArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, size_t width, size_t height, unsigned int flags)``

Parameters
----------
desc : cudaChannelFormatDesc or None
width, height : int
flags : int
    Flags: ``cudaArrayDefault``, ``cudaArrayDeferredMapping``, ``cudaArraySparse``, ``cudaArraySurfaceLoadStore``, ``cudaArrayTextureGather``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
array : cudaArray_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocArray
");

#[inline(always)]
pub(crate) fn cudaMallocArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMallocArray(desc width height flags));
    ints!(u64, c_width = width, c_height = height);
    ints!(u32, c_flags = flags);
    let mut c_array: u64 = 0;
    let c_desc = args::optional_record(desc, "desc", &runtime::cudaChannelFormatDesc)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u64, u64, u32) -> i32 = call.symbol(slots::cudaMallocArray)?;
    let status = unsafe {
        released(py, || function((&raw mut c_array).cast(), c_desc.cast(), c_width, c_height, c_flags))
    };
    returned(
        py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::value(py, &runtime::cudaArray_t, c_array as u64)?),
    )
}

documented!(cudaMallocAsync, c"cudaMallocAsync($self, size, hStream)
--

Allocates device memory in stream order, from the current pool of the stream's device.

``cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)``

Parameters
----------
size : int
hStream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
devPtr : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMallocAsync
");

#[inline(always)]
pub(crate) fn cudaMallocAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMallocAsync(size hStream));
    ints!(u64, c_size = size);
    let c_hStream = args::value::<u64>(hStream, "hStream", &runtime::cudaStream_t)?;
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(Ptr, u64, u64) -> i32 = call.symbol(slots::cudaMallocAsync)?;
    let status = unsafe { released(py, || function((&raw mut c_devPtr).cast(), c_size, c_hStream)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::pointer(py, c_devPtr)?))
}

documented!(cudaMallocFromPoolAsync, c"cudaMallocFromPoolAsync($self, size, memPool, stream)
--

Allocates memory in stream order, from a given memory pool.

``cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)``

Parameters
----------
size : int
memPool : cudaMemPool_t or None
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
ptr : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMallocFromPoolAsync
");

#[inline(always)]
pub(crate) fn cudaMallocFromPoolAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMallocFromPoolAsync(size memPool stream));
    ints!(u64, c_size = size);
    let c_memPool = args::value::<u64>(memPool, "memPool", &runtime::cudaMemPool_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let mut c_ptr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(Ptr, u64, u64, u64) -> i32 = call.symbol(slots::cudaMallocFromPoolAsync)?;
    let status = unsafe { released(py, || function((&raw mut c_ptr).cast(), c_size, c_memPool, c_stream)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::pointer(py, c_ptr)?))
}

shared!(
    cudaMallocHost = like_cudaMalloc(runtime::cudaError), "cudaMallocHost", "size",
    slots::cudaMallocHost
);

documented!(cudaMallocManaged, c"cudaMallocManaged($self, size, flags)
--

Allocates managed memory, which migrates automatically between the host and devices.

``cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)``

Parameters
----------
size : int
flags : int
    Flags: ``cudaMemAttachGlobal``, ``cudaMemAttachHost``.

Returns
-------
cudaError
    ``cudaSuccess``.
devPtr : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocManaged
");

shared!(
    cudaMallocManaged = like_cudaHostAlloc(runtime::cudaError), "cudaMallocManaged",
    "size flags", slots::cudaMallocManaged
);

documented!(cudaMallocMipmappedArray, c"cudaMallocMipmappedArray($self, desc, extent, numLevels, flags)
--

Creates a mipmapped CUDA array with a given number of levels.

``cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int numLevels, unsigned int flags)``

Parameters
----------
desc : cudaChannelFormatDesc or None
extent : cudaExtent
numLevels : int
flags : int
    Flags: ``cudaArrayCubemap``, ``cudaArrayDefault``, ``cudaArrayDeferredMapping``, ``cudaArrayLayered``, ``cudaArraySparse``, ``cudaArraySurfaceLoadStore``, ``cudaArrayTextureGather``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
mipmappedArray : cudaMipmappedArray_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocMipmappedArray
");

#[inline(always)]
pub(crate) fn cudaMallocMipmappedArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMallocMipmappedArray(desc extent numLevels flags));
    ints!(u32, c_numLevels = numLevels, c_flags = flags);
    let mut c_mipmappedArray: u64 = 0;
    let c_desc = args::optional_record(desc, "desc", &runtime::cudaChannelFormatDesc)?;
    let c_extent = args::record(extent, "extent", &runtime::cudaExtent)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, by_value::runtime::cudaExtent, u32, u32,
    ) -> i32 = call.symbol(slots::cudaMallocMipmappedArray)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_mipmappedArray).cast(), c_desc.cast(),
        c_extent.cast::<by_value::runtime::cudaExtent>().read_unaligned(), c_numLevels, c_flags,
    )) };
    returned(
        py,
        &runtime::cudaError,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &runtime::cudaMipmappedArray_t, c_mipmappedArray as u64)?)
        },
    )
}

documented!(cudaMallocPitch, c"cudaMallocPitch($self, width, height)
--

Allocates rows of device memory, padded to a pitch in bytes that allows coalesced access.

``cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)``

Parameters
----------
width, height : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
devPtr : int
pitch : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocPitch
");

#[inline(always)]
pub(crate) fn cudaMallocPitch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMallocPitch(width height));
    ints!(u64, c_width = width, c_height = height);
    let mut c_devPtr: *mut c_void = core::ptr::null_mut();
    let mut c_pitch: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u64, u64) -> i32, Alone) = call
        .symbol_and_form(slots::cudaMallocPitch)?;
    let status = unsafe {
        released(py, || function((&raw mut c_devPtr).cast(), (&raw mut c_pitch).cast(), c_width, c_height))
    };
    returned_in_form(
        py,
        &runtime::cudaError,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::pointer(py, c_devPtr)?)?;
            tuple.push(out::u64(py, c_pitch)?)?;
            Ok(())
        },
    )
}

documented!(cudaMemAdvise_v2, c"cudaMemAdvise_v2($self, devPtr, count, advice, location)
--

Advises the driver about the use of a range of managed memory, for example that it is mostly read.

``cudaError_t cudaMemAdvise_v2(const void *devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location)``

Parameters
----------
devPtr : address or buffer or str
count : int
advice : cudaMemoryAdvise
location : cudaMemLocation

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.2, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemAdvise_v2
");

#[inline(always)]
pub(crate) fn cudaMemAdvise_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemAdvise_v2(devPtr count advice location));
    let arena = CallArena::new();
    ints!(u64, c_count = count);
    let c_advice = args::enumeration(advice, "advice", &runtime::cudaMemoryAdvise)?;
    let c_devPtr = args::pointer_or_text(devPtr, "devPtr", &arena)?;
    let c_location = args::record(location, "location", &runtime12::cudaMemLocation)?;
    let function: unsafe extern "system" fn(
        Ptr, u64, i32, by_value::runtime::cudaMemLocation12,
    ) -> i32 = call.symbol(slots::cudaMemAdvise_v2)?;
    let status = unsafe { released(py, || function(
        c_devPtr.cast(), c_count, c_advice, c_location.cast::<by_value::runtime::cudaMemLocation12>().read_unaligned(),
    )) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemDiscardAndPrefetchBatchAsync, c"cudaMemDiscardAndPrefetchBatchAsync($self, dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream)
--

Discards the contents of managed memory ranges, then prefetches the ranges, in stream order.

``cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count, cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)``

Parameters
----------
dptrs : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
sizes, prefetchLocIdxs : list[int] or None
count, numPrefetchLocs : int
prefetchLocs : list[cudaMemLocation] or None
flags : int
    Must be 0.
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``.

Warnings
--------
- The ranges must not be read, written or prefetched at the same time, on the host or on the device.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemDiscardAndPrefetchBatchAsync
");

shared!(
    cudaMemDiscardAndPrefetchBatchAsync =
    like_cudaMemDiscardAndPrefetchBatchAsync(runtime::cudaStream_t, Ty::Pointer, Ty::U64,
    runtime13::cudaMemLocation, runtime::cudaError),
    "cudaMemDiscardAndPrefetchBatchAsync",
    "dptrs sizes count prefetchLocs prefetchLocIdxs numPrefetchLocs flags stream",
    slots::cudaMemDiscardAndPrefetchBatchAsync
);

/// The shared body of `cudaMemDiscardAndPrefetchBatchAsync` and other functions.
#[inline(never)]
fn like_cudaMemDiscardAndPrefetchBatchAsync<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static RecordDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c2 = args::u64(a2, own.name(2))?;
            let c5 = args::u64(a5, own.name(5))?;
            let c6 = args::u64(a6, own.name(6))?;
            let c7 = args::value::<u64>(a7, own.name(7), t0)?;
            let c0 = args::array(a0, own.name(0), t1, Some(c2 as usize), &arena)?;
            let c1 = args::array(a1, own.name(1), t2, Some(c2 as usize), &arena)?;
            let c3 = args::array(a3, own.name(3), &Ty::Record(t3), Some(c5 as usize), &arena)?;
            let c4 = args::array(a4, own.name(4), t2, Some(c5 as usize), &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, Ptr, u64, Ptr, Ptr, u64, u64, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0.cast(), c1.cast(), c2, c3.cast(), c4.cast(), c5, c6, c7))
            };
            returned0(py, t4, status)
        },
    )
}

documented!(cudaMemDiscardBatchAsync, c"cudaMemDiscardBatchAsync($self, dptrs, sizes, count, flags, stream)
--

Discards the contents of managed memory ranges in stream order, so that they are not copied on migration.

``cudaError_t cudaMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count, unsigned long long flags, cudaStream_t stream)``

Parameters
----------
dptrs : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
sizes : list[int] or None
count : int
flags : int
    Must be 0.
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``.

Warnings
--------
- The ranges must not be read, written or prefetched at the same time, on the host or on the device.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemDiscardBatchAsync
");

#[inline(always)]
pub(crate) fn cudaMemDiscardBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemDiscardBatchAsync(dptrs sizes count flags stream));
    let arena = CallArena::new();
    ints!(u64, c_count = count, c_flags = flags);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_dptrs = args::array(dptrs, "dptrs", &Ty::Pointer, Some(c_count as usize), &arena)?;
    let c_sizes = args::array(sizes, "sizes", &Ty::U64, Some(c_count as usize), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u64, u64, u64) -> i32 = call
        .symbol(slots::cudaMemDiscardBatchAsync)?;
    let status = unsafe { released(py, || function(c_dptrs.cast(), c_sizes.cast(), c_count, c_flags, c_stream)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemGetDefaultMemPool, c"cudaMemGetDefaultMemPool($self, location, typename)
--

Returns the default memory pool, created by the driver, for a location and an allocation type.

``cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *memPool, cudaMemLocation *location, cudaMemAllocationType type)``

Parameters
----------
location : cudaMemLocation or None
typename : cudaMemAllocationType

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
memPool : cudaMemPool_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemGetDefaultMemPool
");

shared!(
    cudaMemGetDefaultMemPool =
    like_cudaMemGetDefaultMemPool(runtime::cudaMemAllocationType,
    runtime13::cudaMemLocation, runtime::cudaError, runtime::cudaMemPool_t),
    "cudaMemGetDefaultMemPool", "location typename", slots::cudaMemGetDefaultMemPool
);

/// The shared body of `cudaMemGetDefaultMemPool` and other functions.
#[inline(never)]
fn like_cudaMemGetDefaultMemPool<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c2 = args::enumeration(a1, own.name(1), t0)?;
            let mut c0: u64 = 0;
            let c1 = args::optional_record(a0, own.name(0), t1)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast(), c2)) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::value(py, t3, c0 as u64)?))
        },
    )
}

documented!(cudaMemGetInfo, c"cudaMemGetInfo($self)
--

Returns the free and the total memory in bytes of the current device.

``cudaError_t cudaMemGetInfo(size_t *free, size_t *total)``

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLaunchFailure``.
free : int
total : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemGetInfo
");

#[inline(always)]
pub(crate) fn cudaMemGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemGetInfo());
    let mut c_free: u64 = 0;
    let mut c_total: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudaMemGetInfo)?;
    let status = unsafe { released(py, || function((&raw mut c_free).cast(), (&raw mut c_total).cast())) };
    returned_in_form(
        py,
        &runtime::cudaError,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u64(py, c_free)?)?;
            tuple.push(out::u64(py, c_total)?)?;
            Ok(())
        },
    )
}

documented!(cudaMemGetLocationInfo, c"cudaMemGetLocationInfo($self, devPtr, size, summaryGranularity, samplingGranularity, location_out)
--

Stores in ``location_out`` the memory location of each part of an address range.

``cudaError_t cudaMemGetLocationInfo(void *devPtr, size_t size, size_t summaryGranularity, size_t samplingGranularity, cudaMemLocation *location_out)``

Parameters
----------
devPtr : address or buffer
size, summaryGranularity, samplingGranularity : int
location_out : cudaMemLocation or list[cudaMemLocation] or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.4.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemGetLocationInfo
");

#[inline(always)]
pub(crate) fn cudaMemGetLocationInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemGetLocationInfo(devPtr size summaryGranularity samplingGranularity location_out));
    let arena = CallArena::new();
    ints!(u64, c_size = size, c_summaryGranularity = summaryGranularity, c_samplingGranularity = samplingGranularity);
    let c_devPtr = args::pointer(devPtr, "devPtr", &arena)?;
    let c_location_out_type = Ty::Record(&runtime13::cudaMemLocation);
    let c_location_out = args::updated_array_or_one(
        location_out, "location_out", &c_location_out_type,
        Some(args::div_ceil(c_size as usize, c_summaryGranularity as usize)), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, u64, u64, u64, Ptr) -> i32 = call
        .symbol(slots::cudaMemGetLocationInfo)?;
    let status = unsafe { released(py, || function(
        c_devPtr.cast(), c_size, c_summaryGranularity, c_samplingGranularity, c_location_out.pointer().cast(),
    )) };
    c_location_out.update();
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemGetMemPool, c"cudaMemGetMemPool($self, location, typename)
--

Returns the current memory pool for a location and an allocation type.

``cudaError_t cudaMemGetMemPool(cudaMemPool_t *memPool, cudaMemLocation *location, cudaMemAllocationType type)``

Parameters
----------
location : cudaMemLocation or None
typename : cudaMemAllocationType

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
memPool : cudaMemPool_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemGetMemPool
");

shared!(
    cudaMemGetMemPool = like_cudaMemGetDefaultMemPool(runtime::cudaMemAllocationType,
    runtime13::cudaMemLocation, runtime::cudaError, runtime::cudaMemPool_t),
    "cudaMemGetMemPool", "location typename", slots::cudaMemGetMemPool
);

documented!(cudaMemPoolCreate, c"cudaMemPoolCreate($self, poolProps)
--

Creates a memory pool on a device or on the host.

``cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const cudaMemPoolProps *poolProps)``

Parameters
----------
poolProps : cudaMemPoolProps or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
memPool : cudaMemPool_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolCreate
");

documented!(cudaMemPoolDestroy, c"cudaMemPoolDestroy($self, memPool)
--

Destroys a memory pool; its memory is released after all allocations have been freed.

``cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)``

Parameters
----------
memPool : cudaMemPool_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- No thread may use ``memPool``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolDestroy
");

shared!(
    cudaMemPoolDestroy = like_cudaEventDestroy(runtime::cudaMemPool_t,
    runtime::cudaError), "cudaMemPoolDestroy", "memPool", slots::cudaMemPoolDestroy
);

documented!(cudaMemPoolExportPointer, c"cudaMemPoolExportPointer($self, ptr)
--

Returns the data with which another process can import one allocation of a shared pool.

``cudaError_t cudaMemPoolExportPointer(cudaMemPoolPtrExportData *exportData, void *ptr)``

Parameters
----------
ptr : address or buffer

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
exportData : cudaMemPoolPtrExportData

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolExportPointer
");

shared!(
    cudaMemPoolExportPointer =
    like_cudaIpcGetMemHandle(runtime::cudaMemPoolPtrExportData, runtime::cudaError),
    "cudaMemPoolExportPointer", "ptr", slots::cudaMemPoolExportPointer
);

documented!(cudaMemPoolExportToShareableHandle, c"cudaMemPoolExportToShareableHandle($self, memPool, handleType, flags)
--

Exports a memory pool to other processes, as an operating-system handle.

``cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool, cudaMemAllocationHandleType handleType, unsigned int flags)``

Parameters
----------
memPool : cudaMemPool_t or None
handleType : cudaMemAllocationHandleType
flags : int
    Must be 0.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
shareableHandle : object

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolExportToShareableHandle
");

#[inline(always)]
pub(crate) fn cudaMemPoolExportToShareableHandle<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaMemPoolExportToShareableHandle(memPool handleType flags));
    let c_memPool = args::value::<u64>(memPool, "memPool", &runtime::cudaMemPool_t)?;
    let c_handleType = args::enumeration(handleType, "handleType", &runtime::cudaMemAllocationHandleType)?;
    ints!(u32, c_flags = flags);
    let mut c_shareableHandle = attributes::attribute_out(
        py, c_handleType, &attribute_types::runtime::cudaMemAllocationHandleType, None,
    )?;
    let function: unsafe extern "system" fn(Ptr, u64, i32, u32) -> i32 = call
        .symbol(slots::cudaMemPoolExportToShareableHandle)?;
    let status = unsafe { released(py, || function(c_shareableHandle.pointer(), c_memPool, c_handleType, c_flags)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(unsafe { c_shareableHandle.value(py) }?))
}

documented!(cudaMemPoolGetAccess, c"cudaMemPoolGetAccess($self, memPool, location)
--

Returns the access that a location has to a pool's memory.

``cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags *flags, cudaMemPool_t memPool, cudaMemLocation *location)``

Parameters
----------
memPool : cudaMemPool_t or None
location : cudaMemLocation or None

Returns
-------
cudaError
    ``cudaSuccess``.
flags : cudaMemAccessFlags

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolGetAccess
");

documented!(cudaMemPoolGetAttribute, c"cudaMemPoolGetAttribute($self, memPool, attr)
--

Returns an attribute of a memory pool, such as the release threshold or the number of bytes in use.

``cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)``

Parameters
----------
memPool : cudaMemPool_t or None
attr : cudaMemPoolAttr

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
value : object

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolGetAttribute
");

#[inline(always)]
pub(crate) fn cudaMemPoolGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemPoolGetAttribute(memPool attr));
    let c_memPool = args::value::<u64>(memPool, "memPool", &runtime::cudaMemPool_t)?;
    let c_attr = args::enumeration(attr, "attr", &runtime::cudaMemPoolAttr)?;
    let mut c_value = attributes::attribute_out(py, c_attr, &attribute_types::runtime::cudaMemPoolAttr, None)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::cudaMemPoolGetAttribute)?;
    let status = unsafe { released(py, || function(c_memPool, c_attr, c_value.pointer())) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(unsafe { c_value.value(py) }?))
}

documented!(cudaMemPoolImportFromShareableHandle, c"cudaMemPoolImportFromShareableHandle($self, shareableHandle, handleType, flags)
--

Imports a memory pool of another process, given its handle.

``cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle, cudaMemAllocationHandleType handleType, unsigned int flags)``

Parameters
----------
shareableHandle : object
handleType : cudaMemAllocationHandleType
flags : int
    Must be 0.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
memPool : cudaMemPool_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolImportFromShareableHandle
");

#[inline(always)]
pub(crate) fn cudaMemPoolImportFromShareableHandle<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaMemPoolImportFromShareableHandle(shareableHandle handleType flags));
    let arena = CallArena::new();
    let c_handleType = args::enumeration(handleType, "handleType", &runtime::cudaMemAllocationHandleType)?;
    ints!(u32, c_flags = flags);
    let mut c_memPool: u64 = 0;
    let c_shareableHandle = attributes::pointer_in(
        shareableHandle, "shareableHandle", c_handleType, &attribute_types::runtime::cudaMemAllocationHandleType,
        &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, u32) -> i32 = call
        .symbol(slots::cudaMemPoolImportFromShareableHandle)?;
    let status = unsafe {
        released(py, || function((&raw mut c_memPool).cast(), c_shareableHandle.cast(), c_handleType, c_flags))
    };
    returned(
        py, &runtime::cudaError, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaMemPool_t, c_memPool as u64)?),
    )
}

documented!(cudaMemPoolImportPointer, c"cudaMemPoolImportPointer($self, memPool, exportData)
--

Imports one allocation of an imported pool, using the exporter's data.

``cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool, cudaMemPoolPtrExportData *exportData)``

Parameters
----------
memPool : cudaMemPool_t or None
exportData : cudaMemPoolPtrExportData or None

Returns
-------
cudaError
    ``cudaSuccess``.
ptr : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolImportPointer
");

shared!(
    cudaMemPoolImportPointer = like_cudaMemPoolImportPointer(runtime::cudaMemPool_t,
    runtime::cudaMemPoolPtrExportData, runtime::cudaError), "cudaMemPoolImportPointer",
    "memPool exportData", slots::cudaMemPoolImportPointer
);

/// The shared body of `cudaMemPoolImportPointer` and other functions.
#[inline(never)]
pub(super) fn like_cudaMemPoolImportPointer<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c0: *mut c_void = core::ptr::null_mut();
            let c2 = args::optional_record(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(Ptr, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::pointer(py, c0)?))
        },
    )
}

documented!(cudaMemPoolSetAttribute, c"cudaMemPoolSetAttribute($self, memPool, attr, value)
--

Sets an attribute of a memory pool, such as the release threshold.

``cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)``

Parameters
----------
memPool : cudaMemPool_t or None
attr : cudaMemPoolAttr
value : object

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolSetAttribute
");

#[inline(always)]
pub(crate) fn cudaMemPoolSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([memPool, attr, object_value], []) = call.bind("cudaMemPoolSetAttribute", "memPool attr value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_memPool = args::value::<u64>(memPool, "memPool", &runtime::cudaMemPool_t)?;
    let c_attr = args::enumeration(attr, "attr", &runtime::cudaMemPoolAttr)?;
    let (c_value, _) = attributes::attribute_in(
        object_value, c_attr, &attribute_types::runtime::cudaMemPoolAttr, None, &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::cudaMemPoolSetAttribute)?;
    let status = unsafe { released(py, || function(c_memPool, c_attr, c_value)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemPoolTrimTo, c"cudaMemPoolTrimTo($self, memPool, minBytesToKeep)
--

Releases unused memory of a pool until the pool holds at most a given number of bytes.

``cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)``

Parameters
----------
memPool : cudaMemPool_t or None
minBytesToKeep : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolTrimTo
");

#[inline(always)]
pub(crate) fn cudaMemPoolTrimTo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemPoolTrimTo(memPool minBytesToKeep));
    let c_memPool = args::value::<u64>(memPool, "memPool", &runtime::cudaMemPool_t)?;
    ints!(u64, c_minBytesToKeep = minBytesToKeep);
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call.symbol(slots::cudaMemPoolTrimTo)?;
    let status = unsafe { released(py, || function(c_memPool, c_minBytesToKeep)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemPrefetchAsync_v2, c"cudaMemPrefetchAsync_v2($self, devPtr, count, location, flags, stream)
--

Prefetches managed memory to a device or to the host, in stream order.

``cudaError_t cudaMemPrefetchAsync_v2(const void *devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream)``

Parameters
----------
devPtr : address or buffer or str
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
count : int
location : cudaMemLocation
flags : int
    Must be 0.
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.2, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchAsync_v2
");

#[inline(always)]
pub(crate) fn cudaMemPrefetchAsync_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemPrefetchAsync_v2(devPtr count location flags stream));
    let arena = CallArena::new();
    ints!(u64, c_count = count);
    ints!(u32, c_flags = flags);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_devPtr = args::pointer_or_text(devPtr, "devPtr", &arena)?;
    let c_location = args::record(location, "location", &runtime12::cudaMemLocation)?;
    let function: unsafe extern "system" fn(
        Ptr, u64, by_value::runtime::cudaMemLocation12, u32, u64,
    ) -> i32 = call.symbol(slots::cudaMemPrefetchAsync_v2)?;
    let status = unsafe { released(py, || function(
        c_devPtr.cast(), c_count, c_location.cast::<by_value::runtime::cudaMemLocation12>().read_unaligned(), c_flags,
        c_stream,
    )) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemPrefetchBatchAsync, c"cudaMemPrefetchBatchAsync($self, dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream)
--

Prefetches multiple ranges of managed memory, each to its own location, in stream order.

``cudaError_t cudaMemPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count, cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)``

Parameters
----------
dptrs : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
sizes, prefetchLocIdxs : list[int] or None
count, numPrefetchLocs : int
prefetchLocs : list[cudaMemLocation] or None
flags : int
    Must be 0.
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchBatchAsync
");

shared!(
    cudaMemPrefetchBatchAsync =
    like_cudaMemDiscardAndPrefetchBatchAsync(runtime::cudaStream_t, Ty::Pointer, Ty::U64,
    runtime13::cudaMemLocation, runtime::cudaError), "cudaMemPrefetchBatchAsync",
    "dptrs sizes count prefetchLocs prefetchLocIdxs numPrefetchLocs flags stream",
    slots::cudaMemPrefetchBatchAsync
);

documented!(cudaMemRangeGetAttribute, c"cudaMemRangeGetAttribute($self, dataSize, attribute, devPtr, count)
--

Returns one attribute of a range of managed memory, such as its preferred location.

``cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize, cudaMemRangeAttribute attribute, const void *devPtr, size_t count)``

Parameters
----------
dataSize, count : int
attribute : cudaMemRangeAttribute
devPtr : address or buffer or str

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
data : object

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemRangeGetAttribute
");

#[inline(always)]
pub(crate) fn cudaMemRangeGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemRangeGetAttribute(dataSize attribute devPtr count));
    let arena = CallArena::new();
    ints!(u64, c_dataSize = dataSize);
    let c_attribute = args::enumeration(attribute, "attribute", &runtime::cudaMemRangeAttribute)?;
    ints!(u64, c_count = count);
    let c_devPtr = args::pointer_or_text(devPtr, "devPtr", &arena)?;
    let mut c_data = attributes::attribute_out(
        py, c_attribute, &attribute_types::runtime::cudaMemRangeAttribute, Some(c_dataSize as usize),
    )?;
    let function: unsafe extern "system" fn(Ptr, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cudaMemRangeGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_data.pointer(), c_dataSize, c_attribute, c_devPtr.cast(), c_count))
    };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(unsafe { c_data.value(py) }?))
}

documented!(cudaMemRangeGetAttributes, c"cudaMemRangeGetAttributes($self, dataSizes, attributes, numAttributes, devPtr, count)
--

Returns several attributes of a range of managed memory.

``cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes, cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr, size_t count)``

Parameters
----------
dataSizes : list[int] or None
attributes : list[cudaMemRangeAttribute] or None
numAttributes, count : int
devPtr : address or buffer or str

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
data : list[object]

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemRangeGetAttributes
");

#[inline(always)]
pub(crate) fn cudaMemRangeGetAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemRangeGetAttributes(dataSizes attributes numAttributes devPtr count));
    let arena = CallArena::new();
    ints!(u64, c_numAttributes = numAttributes, c_count = count);
    let c_dataSizes = args::array(dataSizes, "dataSizes", &Ty::U64, Some(c_numAttributes as usize), &arena)?;
    let c_attributes = args::array(
        attributes, "attributes", &Ty::Enum(&runtime::cudaMemRangeAttribute), Some(c_numAttributes as usize), &arena,
    )?;
    let c_devPtr = args::pointer_or_text(devPtr, "devPtr", &arena)?;
    let mut c_data = unsafe { attributes::attributes_out(
        py, c_attributes.cast(), c_dataSizes.cast(), c_numAttributes as usize,
        &attribute_types::runtime::cudaMemRangeAttribute,
    ) }?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, u64, Ptr, u64) -> i32 = call
        .symbol(slots::cudaMemRangeGetAttributes)?;
    let status = unsafe { released(py, || function(
        c_data.pointers().cast(), c_dataSizes.cast(), c_attributes.cast(), c_numAttributes, c_devPtr.cast(), c_count,
    )) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(unsafe { c_data.value(py) }?))
}

documented!(cudaMemSetMemPool, c"cudaMemSetMemPool($self, location, typename, memPool)
--

Selects the current memory pool for a location and an allocation type.

``cudaError_t cudaMemSetMemPool(cudaMemLocation *location, cudaMemAllocationType type, cudaMemPool_t memPool)``

Parameters
----------
location : cudaMemLocation or None
typename : cudaMemAllocationType
memPool : cudaMemPool_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemSetMemPool
");

#[inline(always)]
pub(crate) fn cudaMemSetMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemSetMemPool(location typename memPool));
    let c_type = args::enumeration(typename, "typename", &runtime::cudaMemAllocationType)?;
    let c_memPool = args::value::<u64>(memPool, "memPool", &runtime::cudaMemPool_t)?;
    let c_location = args::optional_record(location, "location", &runtime13::cudaMemLocation)?;
    let function: unsafe extern "system" fn(Ptr, i32, u64) -> i32 = call.symbol(slots::cudaMemSetMemPool)?;
    let status = unsafe { released(py, || function(c_location.cast(), c_type, c_memPool)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpy, c"cudaMemcpy($self, dst, src, count, kind)
--

Copies bytes between host and device memory, in the direction that ``kind`` specifies.

``cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, cudaMemcpyKind kind)``

Parameters
----------
dst, src : address or buffer
    If in device memory, used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
count : int
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

Warnings
--------
- ``kind`` must match the locations of ``dst`` and ``src``.
- Source and destination must not overlap.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy
");

#[inline(always)]
pub(crate) fn cudaMemcpy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpy(dst src count kind));
    let arena = CallArena::new();
    ints!(u64, c_count = count);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer_to_write(dst, "dst", c_count as usize, &arena)?;
    let c_src = args::pointer_to_read(src, "src", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u64, i32) -> i32 = call.symbol(slots::cudaMemcpy)?;
    let status = unsafe { released(py, || function(c_dst.cast(), c_src.cast(), c_count, c_kind)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpy2D, c"cudaMemcpy2D($self, dst, dpitch, src, spitch, width, height, kind)
--

Copies a 2D region between host and device memory; each side has its own row pitch in bytes.

``cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind)``

Parameters
----------
dst, src : address or buffer
    If in device memory, used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
dpitch, spitch, width, height : int
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

Warnings
--------
- ``kind`` must match the locations of ``dst`` and ``src``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2D
");

#[inline(always)]
pub(crate) fn cudaMemcpy2D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpy2D(dst dpitch src spitch width height kind));
    let arena = CallArena::new();
    ints!(u64, c_dpitch = dpitch, c_spitch = spitch, c_width = width, c_height = height);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer_to_write(
        dst, "dst", args::bytes_of_rows(c_width as usize, c_height as usize, c_dpitch as usize), &arena,
    )?;
    let c_src = args::pointer_to_read(
        src, "src", args::bytes_of_rows(c_width as usize, c_height as usize, c_spitch as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64, u64, u64, i32) -> i32 = call
        .symbol(slots::cudaMemcpy2D)?;
    let status = unsafe {
        released(py, || function(c_dst.cast(), c_dpitch, c_src.cast(), c_spitch, c_width, c_height, c_kind))
    };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpy2DArrayToArray, c"cudaMemcpy2DArrayToArray($self, dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind)
--

Copies a 2D region from one CUDA array to another.

``cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind)``

Parameters
----------
dst, src : cudaArray_t or None
wOffsetDst, hOffsetDst, wOffsetSrc, hOffsetSrc, width, height : int
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DArrayToArray
");

#[inline(always)]
pub(crate) fn cudaMemcpy2DArrayToArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpy2DArrayToArray(dst wOffsetDst hOffsetDst src wOffsetSrc hOffsetSrc width height kind));
    let c_dst = args::value::<u64>(dst, "dst", &runtime::cudaArray_t)?;
    ints!(u64, c_wOffsetDst = wOffsetDst, c_hOffsetDst = hOffsetDst);
    let c_src = args::value::<u64>(src, "src", &runtime::cudaArray_t)?;
    ints!(u64, c_wOffsetSrc = wOffsetSrc, c_hOffsetSrc = hOffsetSrc, c_width = width, c_height = height);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let function: unsafe extern "system" fn(
        u64, u64, u64, u64, u64, u64, u64, u64, i32,
    ) -> i32 = call.symbol(slots::cudaMemcpy2DArrayToArray)?;
    let status = unsafe { released(py, || function(
        c_dst, c_wOffsetDst, c_hOffsetDst, c_src, c_wOffsetSrc, c_hOffsetSrc, c_width, c_height, c_kind,
    )) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpy2DAsync, c"cudaMemcpy2DAsync($self, dst, dpitch, src, spitch, width, height, kind, stream)
--

Copies a 2D region between host and device memory, in stream order; each side has its own row pitch in bytes.

``cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)``

Parameters
----------
dst, src : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
dpitch, spitch, width, height : int
kind : cudaMemcpyKind
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

Warnings
--------
- ``kind`` must match the locations of ``dst`` and ``src``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpy2DAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpy2DAsync(dst dpitch src spitch width height kind stream));
    let arena = CallArena::new();
    ints!(u64, c_dpitch = dpitch, c_spitch = spitch, c_width = width, c_height = height);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer_to_write(
        dst, "dst", args::bytes_of_rows(c_width as usize, c_height as usize, c_dpitch as usize), &arena,
    )?;
    let c_src = args::pointer_to_read(
        src, "src", args::bytes_of_rows(c_width as usize, c_height as usize, c_spitch as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(
        Ptr, u64, Ptr, u64, u64, u64, i32, u64,
    ) -> i32 = call.symbol(slots::cudaMemcpy2DAsync)?;
    let status = unsafe {
        released(py, || function(c_dst.cast(), c_dpitch, c_src.cast(), c_spitch, c_width, c_height, c_kind, c_stream))
    };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpy2DFromArray, c"cudaMemcpy2DFromArray($self, dst, dpitch, src, wOffset, hOffset, width, height, kind)
--

Copies a 2D region of a CUDA array to rows of memory.

``cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind)``

Parameters
----------
dst : address or buffer
    If in device memory, used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
dpitch, wOffset, hOffset, width, height : int
src : cudaArray_t or None
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DFromArray
");

#[inline(always)]
pub(crate) fn cudaMemcpy2DFromArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpy2DFromArray(dst dpitch src wOffset hOffset width height kind));
    let arena = CallArena::new();
    ints!(u64, c_dpitch = dpitch);
    let c_src = args::value::<u64>(src, "src", &runtime::cudaArray_t)?;
    ints!(u64, c_wOffset = wOffset, c_hOffset = hOffset, c_width = width, c_height = height);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer_to_write(
        dst, "dst", args::bytes_of_rows(c_width as usize, c_height as usize, c_dpitch as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(
        Ptr, u64, u64, u64, u64, u64, u64, i32,
    ) -> i32 = call.symbol(slots::cudaMemcpy2DFromArray)?;
    let status = unsafe {
        released(py, || function(c_dst.cast(), c_dpitch, c_src, c_wOffset, c_hOffset, c_width, c_height, c_kind))
    };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpy2DFromArrayAsync, c"cudaMemcpy2DFromArrayAsync($self, dst, dpitch, src, wOffset, hOffset, width, height, kind, stream)
--

Copies a 2D region of a CUDA array to rows of memory, in stream order.

``cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)``

Parameters
----------
dst : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
dpitch, wOffset, hOffset, width, height : int
src : cudaArray_t or None
kind : cudaMemcpyKind
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DFromArrayAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpy2DFromArrayAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpy2DFromArrayAsync(dst dpitch src wOffset hOffset width height kind stream));
    let arena = CallArena::new();
    ints!(u64, c_dpitch = dpitch);
    let c_src = args::value::<u64>(src, "src", &runtime::cudaArray_t)?;
    ints!(u64, c_wOffset = wOffset, c_hOffset = hOffset, c_width = width, c_height = height);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer_to_write(
        dst, "dst", args::bytes_of_rows(c_width as usize, c_height as usize, c_dpitch as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(
        Ptr, u64, u64, u64, u64, u64, u64, i32, u64,
    ) -> i32 = call.symbol(slots::cudaMemcpy2DFromArrayAsync)?;
    let status = unsafe { released(
        py, || function(c_dst.cast(), c_dpitch, c_src, c_wOffset, c_hOffset, c_width, c_height, c_kind, c_stream),
    ) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpy2DToArray, c"cudaMemcpy2DToArray($self, dst, wOffset, hOffset, src, spitch, width, height, kind)
--

Copies rows of memory into a 2D region of a CUDA array.

``cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind)``

Parameters
----------
dst : cudaArray_t or None
wOffset, hOffset, spitch, width, height : int
src : address or buffer
    If in device memory, used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DToArray
");

#[inline(always)]
pub(crate) fn cudaMemcpy2DToArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpy2DToArray(dst wOffset hOffset src spitch width height kind));
    let arena = CallArena::new();
    let c_dst = args::value::<u64>(dst, "dst", &runtime::cudaArray_t)?;
    ints!(u64, c_wOffset = wOffset, c_hOffset = hOffset, c_spitch = spitch, c_width = width, c_height = height);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_src = args::pointer_to_read(
        src, "src", args::bytes_of_rows(c_width as usize, c_height as usize, c_spitch as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, u64, u64, Ptr, u64, u64, u64, i32,
    ) -> i32 = call.symbol(slots::cudaMemcpy2DToArray)?;
    let status = unsafe {
        released(py, || function(c_dst, c_wOffset, c_hOffset, c_src.cast(), c_spitch, c_width, c_height, c_kind))
    };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpy2DToArrayAsync, c"cudaMemcpy2DToArrayAsync($self, dst, wOffset, hOffset, src, spitch, width, height, kind, stream)
--

Copies rows of memory into a 2D region of a CUDA array, in stream order.

``cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)``

Parameters
----------
dst : cudaArray_t or None
wOffset, hOffset, spitch, width, height : int
src : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
kind : cudaMemcpyKind
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy2DToArrayAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpy2DToArrayAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpy2DToArrayAsync(dst wOffset hOffset src spitch width height kind stream));
    let arena = CallArena::new();
    let c_dst = args::value::<u64>(dst, "dst", &runtime::cudaArray_t)?;
    ints!(u64, c_wOffset = wOffset, c_hOffset = hOffset, c_spitch = spitch, c_width = width, c_height = height);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_src = args::pointer_to_read(
        src, "src", args::bytes_of_rows(c_width as usize, c_height as usize, c_spitch as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, u64, u64, Ptr, u64, u64, u64, i32, u64,
    ) -> i32 = call.symbol(slots::cudaMemcpy2DToArrayAsync)?;
    let status = unsafe { released(
        py, || function(c_dst, c_wOffset, c_hOffset, c_src.cast(), c_spitch, c_width, c_height, c_kind, c_stream),
    ) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpy3D, c"cudaMemcpy3D($self, p)
--

Copies a 3D region between host memory, device memory and CUDA arrays.

``cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *p)``

Parameters
----------
p : cudaMemcpy3DParms or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

Warnings
--------
- Source and destination must not overlap.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3D
");

shared!(
    cudaMemcpy3D = like_cudaMemcpy3D(runtime::cudaMemcpy3DParms, runtime::cudaError),
    "cudaMemcpy3D", "p", slots::cudaMemcpy3D
);

/// The shared body of `cudaMemcpy3D` and other functions.
#[inline(never)]
fn like_cudaMemcpy3D<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::optional_record(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast())) };
            returned0(py, t1, status)
        },
    )
}

documented!(cudaMemcpy3DAsync, c"cudaMemcpy3DAsync($self, p, stream)
--

Copies a 3D region between host memory, device memory and CUDA arrays, in stream order.

``cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *p, cudaStream_t stream)``

Parameters
----------
p : cudaMemcpy3DParms or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

Warnings
--------
- Source and destination must not overlap.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DAsync
");

shared!(
    cudaMemcpy3DAsync = like_cudaMemcpy3DAsync(runtime::cudaStream_t,
    runtime::cudaMemcpy3DParms, runtime::cudaError), "cudaMemcpy3DAsync", "p stream",
    slots::cudaMemcpy3DAsync
);

/// The shared body of `cudaMemcpy3DAsync` and other functions.
#[inline(never)]
fn like_cudaMemcpy3DAsync<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::value::<u64>(a1, own.name(1), t0)?;
            let c0 = args::optional_record(a0, own.name(0), t1)?;
            let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cudaMemcpy3DPeer, c"cudaMemcpy3DPeer($self, p)
--

Copies a 3D region of memory from one device to another.

``cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *p)``

Parameters
----------
p : cudaMemcpy3DPeerParms or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DPeer
");

shared!(
    cudaMemcpy3DPeer = like_cudaMemcpy3D(runtime::cudaMemcpy3DPeerParms,
    runtime::cudaError), "cudaMemcpy3DPeer", "p", slots::cudaMemcpy3DPeer
);

documented!(cudaMemcpy3DPeerAsync, c"cudaMemcpy3DPeerAsync($self, p, stream)
--

Copies a 3D region of memory from one device to another, in stream order.

``cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms *p, cudaStream_t stream)``

Parameters
----------
p : cudaMemcpy3DPeerParms or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DPeerAsync
");

shared!(
    cudaMemcpy3DPeerAsync = like_cudaMemcpy3DAsync(runtime::cudaStream_t,
    runtime::cudaMemcpy3DPeerParms, runtime::cudaError), "cudaMemcpy3DPeerAsync",
    "p stream", slots::cudaMemcpy3DPeerAsync
);

documented!(cudaMemcpy3DWithAttributesAsync, c"cudaMemcpy3DWithAttributesAsync($self, op, flags, stream)
--

Copies a 3D region in stream order; attributes specify, for example, when the source is read.

``cudaError_t cudaMemcpy3DWithAttributesAsync(cudaMemcpy3DBatchOp *op, unsigned long long flags, cudaStream_t stream)``

Parameters
----------
op : cudaMemcpy3DBatchOp or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
flags : int
    Must be 0.
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DWithAttributesAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpy3DWithAttributesAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaMemcpy3DWithAttributesAsync(op flags stream));
    ints!(u64, c_flags = flags);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_op = args::optional_record(op, "op", &runtime13::cudaMemcpy3DBatchOp)?;
    let function: unsafe extern "system" fn(Ptr, u64, u64) -> i32 = call
        .symbol(slots::cudaMemcpy3DWithAttributesAsync)?;
    let status = unsafe { released(py, || function(c_op.cast(), c_flags, c_stream)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyArrayToArray, c"cudaMemcpyArrayToArray($self, dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind)
--

Copies bytes from one CUDA array to another (superseded by ``cudaMemcpy2DArrayToArray``).

``cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind)``

Parameters
----------
dst, src : cudaArray_t or None
wOffsetDst, hOffsetDst, wOffsetSrc, hOffsetSrc, count : int
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyArrayToArray
");

#[inline(always)]
pub(crate) fn cudaMemcpyArrayToArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyArrayToArray(dst wOffsetDst hOffsetDst src wOffsetSrc hOffsetSrc count kind));
    let c_dst = args::value::<u64>(dst, "dst", &runtime::cudaArray_t)?;
    ints!(u64, c_wOffsetDst = wOffsetDst, c_hOffsetDst = hOffsetDst);
    let c_src = args::value::<u64>(src, "src", &runtime::cudaArray_t)?;
    ints!(u64, c_wOffsetSrc = wOffsetSrc, c_hOffsetSrc = hOffsetSrc, c_count = count);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let function: unsafe extern "system" fn(
        u64, u64, u64, u64, u64, u64, u64, i32,
    ) -> i32 = call.symbol(slots::cudaMemcpyArrayToArray)?;
    let status = unsafe {
        released(py, || function(c_dst, c_wOffsetDst, c_hOffsetDst, c_src, c_wOffsetSrc, c_hOffsetSrc, c_count, c_kind))
    };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyAsync, c"cudaMemcpyAsync($self, dst, src, count, kind, stream)
--

Copies bytes between host and device memory in stream order, in the direction that ``kind`` specifies.

``cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, cudaMemcpyKind kind, cudaStream_t stream)``

Parameters
----------
dst, src : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
count : int
kind : cudaMemcpyKind
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

Warnings
--------
- ``kind`` must match the locations of ``dst`` and ``src``.
- Source and destination must not overlap.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpyAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyAsync(dst src count kind stream));
    let arena = CallArena::new();
    ints!(u64, c_count = count);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer_to_write(dst, "dst", c_count as usize, &arena)?;
    let c_src = args::pointer_to_read(src, "src", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u64, i32, u64) -> i32 = call.symbol(slots::cudaMemcpyAsync)?;
    let status = unsafe { released(py, || function(c_dst.cast(), c_src.cast(), c_count, c_kind, c_stream)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyFromArray, c"cudaMemcpyFromArray($self, dst, src, wOffset, hOffset, count, kind)
--

Copies bytes from a CUDA array (superseded by ``cudaMemcpy2DFromArray``).

``cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind)``

Parameters
----------
dst : address or buffer
    If in device memory, used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
src : cudaArray_t or None
wOffset, hOffset, count : int
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyFromArray
");

#[inline(always)]
pub(crate) fn cudaMemcpyFromArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyFromArray(dst src wOffset hOffset count kind));
    let arena = CallArena::new();
    let c_src = args::value::<u64>(src, "src", &runtime::cudaArray_t)?;
    ints!(u64, c_wOffset = wOffset, c_hOffset = hOffset, c_count = count);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer_to_write(dst, "dst", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, u64, u64, u64, i32) -> i32 = call
        .symbol(slots::cudaMemcpyFromArray)?;
    let status = unsafe { released(py, || function(c_dst.cast(), c_src, c_wOffset, c_hOffset, c_count, c_kind)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyFromArrayAsync, c"cudaMemcpyFromArrayAsync($self, dst, src, wOffset, hOffset, count, kind, stream)
--

Copies bytes from a CUDA array in stream order (superseded by ``cudaMemcpy2DFromArrayAsync``).

``cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream)``

Parameters
----------
dst : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
src : cudaArray_t or None
wOffset, hOffset, count : int
kind : cudaMemcpyKind
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyFromArrayAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpyFromArrayAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyFromArrayAsync(dst src wOffset hOffset count kind stream));
    let arena = CallArena::new();
    let c_src = args::value::<u64>(src, "src", &runtime::cudaArray_t)?;
    ints!(u64, c_wOffset = wOffset, c_hOffset = hOffset, c_count = count);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer_to_write(dst, "dst", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, u64, u64, u64, i32, u64) -> i32 = call
        .symbol(slots::cudaMemcpyFromArrayAsync)?;
    let status = unsafe {
        released(py, || function(c_dst.cast(), c_src, c_wOffset, c_hOffset, c_count, c_kind, c_stream))
    };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyFromSymbol, c"cudaMemcpyFromSymbol($self, dst, symbol, count, offset, kind)
--

Copies bytes from a ``__device__`` variable, starting at an offset.

``cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)``

Parameters
----------
dst : address or buffer
    If in device memory, used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
symbol : address or buffer or str
count, offset : int
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyFromSymbol
");

#[inline(always)]
pub(crate) fn cudaMemcpyFromSymbol<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyFromSymbol(dst symbol count offset kind));
    let arena = CallArena::new();
    ints!(u64, c_count = count, c_offset = offset);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_dst = args::pointer_to_write(dst, "dst", c_count as usize, &arena)?;
    let c_symbol = args::pointer_or_text(symbol, "symbol", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u64, u64, i32) -> i32 = call.symbol(slots::cudaMemcpyFromSymbol)?;
    let status = unsafe { released(py, || function(c_dst.cast(), c_symbol.cast(), c_count, c_offset, c_kind)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyFromSymbolAsync, c"cudaMemcpyFromSymbolAsync($self, dst, symbol, count, offset, kind, stream)
--

Copies bytes from a ``__device__`` variable, starting at an offset, in stream order.

``cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream)``

Parameters
----------
dst : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
symbol : address or buffer or str
count, offset : int
kind : cudaMemcpyKind
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyFromSymbolAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpyFromSymbolAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyFromSymbolAsync(dst symbol count offset kind stream));
    let arena = CallArena::new();
    ints!(u64, c_count = count, c_offset = offset);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer_to_write(dst, "dst", c_count as usize, &arena)?;
    let c_symbol = args::pointer_or_text(symbol, "symbol", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u64, u64, i32, u64) -> i32 = call
        .symbol(slots::cudaMemcpyFromSymbolAsync)?;
    let status = unsafe {
        released(py, || function(c_dst.cast(), c_symbol.cast(), c_count, c_offset, c_kind, c_stream))
    };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyPeer, c"cudaMemcpyPeer($self, dst, dstDevice, src, srcDevice, count)
--

Copies bytes of device memory from one device to another.

``cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count)``

Parameters
----------
dst : address or buffer
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
dstDevice, srcDevice, count : int
src : address or buffer or str
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyPeer
");

#[inline(always)]
pub(crate) fn cudaMemcpyPeer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyPeer(dst dstDevice src srcDevice count));
    let arena = CallArena::new();
    ints!(i32, c_dstDevice = dstDevice, c_srcDevice = srcDevice);
    ints!(u64, c_count = count);
    let c_dst = args::pointer(dst, "dst", &arena)?;
    let c_src = args::pointer_or_text(src, "src", &arena)?;
    let function: unsafe extern "system" fn(Ptr, i32, Ptr, i32, u64) -> i32 = call.symbol(slots::cudaMemcpyPeer)?;
    let status = unsafe { released(py, || function(c_dst.cast(), c_dstDevice, c_src.cast(), c_srcDevice, c_count)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyPeerAsync, c"cudaMemcpyPeerAsync($self, dst, dstDevice, src, srcDevice, count, stream)
--

Copies bytes of device memory from one device to another, in stream order.

``cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t count, cudaStream_t stream)``

Parameters
----------
dst : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
dstDevice, srcDevice, count : int
src : address or buffer or str
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyPeerAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpyPeerAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyPeerAsync(dst dstDevice src srcDevice count stream));
    let arena = CallArena::new();
    ints!(i32, c_dstDevice = dstDevice, c_srcDevice = srcDevice);
    ints!(u64, c_count = count);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer(dst, "dst", &arena)?;
    let c_src = args::pointer_or_text(src, "src", &arena)?;
    let function: unsafe extern "system" fn(Ptr, i32, Ptr, i32, u64, u64) -> i32 = call
        .symbol(slots::cudaMemcpyPeerAsync)?;
    let status = unsafe {
        released(py, || function(c_dst.cast(), c_dstDevice, c_src.cast(), c_srcDevice, c_count, c_stream))
    };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyToArray, c"cudaMemcpyToArray($self, dst, wOffset, hOffset, src, count, kind)
--

Copies bytes into a CUDA array (superseded by ``cudaMemcpy2DToArray``).

``cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, cudaMemcpyKind kind)``

Parameters
----------
dst : cudaArray_t or None
wOffset, hOffset, count : int
src : address or buffer
    If in device memory, used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyToArray
");

#[inline(always)]
pub(crate) fn cudaMemcpyToArray<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyToArray(dst wOffset hOffset src count kind));
    let arena = CallArena::new();
    let c_dst = args::value::<u64>(dst, "dst", &runtime::cudaArray_t)?;
    ints!(u64, c_wOffset = wOffset, c_hOffset = hOffset, c_count = count);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_src = args::pointer_to_read(src, "src", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, Ptr, u64, i32) -> i32 = call
        .symbol(slots::cudaMemcpyToArray)?;
    let status = unsafe { released(py, || function(c_dst, c_wOffset, c_hOffset, c_src.cast(), c_count, c_kind)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyToArrayAsync, c"cudaMemcpyToArrayAsync($self, dst, wOffset, hOffset, src, count, kind, stream)
--

Copies bytes into a CUDA array in stream order (superseded by ``cudaMemcpy2DToArrayAsync``).

``cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, cudaMemcpyKind kind, cudaStream_t stream)``

Parameters
----------
dst : cudaArray_t or None
wOffset, hOffset, count : int
src : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
kind : cudaMemcpyKind
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__DEPRECATED.html#:~:text=cudaMemcpyToArrayAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpyToArrayAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyToArrayAsync(dst wOffset hOffset src count kind stream));
    let arena = CallArena::new();
    let c_dst = args::value::<u64>(dst, "dst", &runtime::cudaArray_t)?;
    ints!(u64, c_wOffset = wOffset, c_hOffset = hOffset, c_count = count);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_src = args::pointer_to_read(src, "src", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, Ptr, u64, i32, u64) -> i32 = call
        .symbol(slots::cudaMemcpyToArrayAsync)?;
    let status = unsafe {
        released(py, || function(c_dst, c_wOffset, c_hOffset, c_src.cast(), c_count, c_kind, c_stream))
    };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyToSymbol, c"cudaMemcpyToSymbol($self, symbol, src, count, offset, kind)
--

Copies bytes into a ``__device__`` variable, starting at an offset.

``cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)``

Parameters
----------
symbol : address or buffer or str
src : address or buffer
    If in device memory, used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
count, offset : int
kind : cudaMemcpyKind

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyToSymbol
");

#[inline(always)]
pub(crate) fn cudaMemcpyToSymbol<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyToSymbol(symbol src count offset kind));
    let arena = CallArena::new();
    ints!(u64, c_count = count, c_offset = offset);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_symbol = args::pointer_or_text(symbol, "symbol", &arena)?;
    let c_src = args::pointer_to_read(src, "src", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u64, u64, i32) -> i32 = call.symbol(slots::cudaMemcpyToSymbol)?;
    let status = unsafe { released(py, || function(c_symbol.cast(), c_src.cast(), c_count, c_offset, c_kind)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyToSymbolAsync, c"cudaMemcpyToSymbolAsync($self, symbol, src, count, offset, kind, stream)
--

Copies bytes into a ``__device__`` variable, starting at an offset, in stream order.

``cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream)``

Parameters
----------
symbol : address or buffer or str
src : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
count, offset : int
kind : cudaMemcpyKind
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidValue``, ``cudaErrorNoKernelImageForDevice``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyToSymbolAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpyToSymbolAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyToSymbolAsync(symbol src count offset kind stream));
    let arena = CallArena::new();
    ints!(u64, c_count = count, c_offset = offset);
    let c_kind = args::enumeration(kind, "kind", &runtime::cudaMemcpyKind)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_symbol = args::pointer_or_text(symbol, "symbol", &arena)?;
    let c_src = args::pointer_to_read(src, "src", c_count as usize, &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u64, u64, i32, u64) -> i32 = call
        .symbol(slots::cudaMemcpyToSymbolAsync)?;
    let status = unsafe {
        released(py, || function(c_symbol.cast(), c_src.cast(), c_count, c_offset, c_kind, c_stream))
    };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyWithAttributesAsync, c"cudaMemcpyWithAttributesAsync($self, dst, src, size, attr, stream)
--

Copies bytes in stream order; attributes specify, for example, when the source is read.

``cudaError_t cudaMemcpyWithAttributesAsync(void *dst, const void *src, size_t size, cudaMemcpyAttributes *attr, cudaStream_t stream)``

Parameters
----------
dst : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
src : address or buffer
    Used after the call returns; must be kept alive for the duration that ``attr`` specifies.
size : int
attr : cudaMemcpyAttributes or None
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyWithAttributesAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpyWithAttributesAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyWithAttributesAsync(dst src size attr stream));
    let arena = CallArena::new();
    ints!(u64, c_size = size);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_dst = args::pointer_to_write(dst, "dst", c_size as usize, &arena)?;
    let c_src = args::pointer_to_read(src, "src", c_size as usize, &arena)?;
    let c_attr = args::optional_record(attr, "attr", &runtime13::cudaMemcpyAttributes)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u64, Ptr, u64) -> i32 = call
        .symbol(slots::cudaMemcpyWithAttributesAsync)?;
    let status = unsafe { released(py, || function(c_dst.cast(), c_src.cast(), c_size, c_attr.cast(), c_stream)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemset, c"cudaMemset($self, devPtr, value, count)
--

Fills ``count`` bytes of device memory with the low byte of ``value``.

``cudaError_t cudaMemset(void *devPtr, int value, size_t count)``

Parameters
----------
devPtr : address or buffer
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
value, count : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset
");

#[inline(always)]
pub(crate) fn cudaMemset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([devPtr, object_value, count], []) = call.bind("cudaMemset", "devPtr value count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_value = args::i32(object_value, "value")?;
    ints!(u64, c_count = count);
    let c_devPtr = args::pointer(devPtr, "devPtr", &arena)?;
    let function: unsafe extern "system" fn(Ptr, i32, u64) -> i32 = call.symbol(slots::cudaMemset)?;
    let status = unsafe { released(py, || function(c_devPtr.cast(), c_value, c_count)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemset2D, c"cudaMemset2D($self, devPtr, pitch, value, width, height)
--

Fills a 2D region of device memory with the low byte of a value; the row pitch is in bytes.

``cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)``

Parameters
----------
devPtr : address or buffer
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
pitch, value, width, height : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset2D
");

#[inline(always)]
pub(crate) fn cudaMemset2D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([devPtr, pitch, object_value, width, height], []) = call
        .bind("cudaMemset2D", "devPtr pitch value width height")?;
    let py = call.py();
    let arena = CallArena::new();
    ints!(u64, c_pitch = pitch);
    let c_value = args::i32(object_value, "value")?;
    ints!(u64, c_width = width, c_height = height);
    let c_devPtr = args::pointer(devPtr, "devPtr", &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, i32, u64, u64) -> i32 = call.symbol(slots::cudaMemset2D)?;
    let status = unsafe { released(py, || function(c_devPtr.cast(), c_pitch, c_value, c_width, c_height)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemset2DAsync, c"cudaMemset2DAsync($self, devPtr, pitch, value, width, height, stream)
--

Fills a 2D region of device memory with the low byte of a value, in stream order; the row pitch is in bytes.

``cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream)``

Parameters
----------
devPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
pitch, value, width, height : int
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset2DAsync
");

#[inline(always)]
pub(crate) fn cudaMemset2DAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([devPtr, pitch, object_value, width, height, stream], []) = call
        .bind("cudaMemset2DAsync", "devPtr pitch value width height stream")?;
    let py = call.py();
    let arena = CallArena::new();
    ints!(u64, c_pitch = pitch);
    let c_value = args::i32(object_value, "value")?;
    ints!(u64, c_width = width, c_height = height);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_devPtr = args::pointer(devPtr, "devPtr", &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, i32, u64, u64, u64) -> i32 = call
        .symbol(slots::cudaMemset2DAsync)?;
    let status = unsafe { released(py, || function(c_devPtr.cast(), c_pitch, c_value, c_width, c_height, c_stream)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemset3D, c"cudaMemset3D($self, pitchedDevPtr, value, extent)
--

Fills a 3D region of pitched device memory with the low byte of a value.

``cudaError_t cudaMemset3D(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent)``

Parameters
----------
pitchedDevPtr : cudaPitchedPtr
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.
value : int
extent : cudaExtent

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset3D
");

#[inline(always)]
pub(crate) fn cudaMemset3D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([pitchedDevPtr, object_value, extent], []) = call.bind("cudaMemset3D", "pitchedDevPtr value extent")?;
    let py = call.py();
    let c_value = args::i32(object_value, "value")?;
    let c_pitchedDevPtr = args::record(pitchedDevPtr, "pitchedDevPtr", &runtime::cudaPitchedPtr)?;
    let c_extent = args::record(extent, "extent", &runtime::cudaExtent)?;
    let function: unsafe extern "system" fn(
        by_value::runtime::cudaPitchedPtr, i32, by_value::runtime::cudaExtent,
    ) -> i32 = call.symbol(slots::cudaMemset3D)?;
    let status = unsafe { released(py, || function(
        c_pitchedDevPtr.cast::<by_value::runtime::cudaPitchedPtr>().read_unaligned(), c_value,
        c_extent.cast::<by_value::runtime::cudaExtent>().read_unaligned(),
    )) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemset3DAsync, c"cudaMemset3DAsync($self, pitchedDevPtr, value, extent, stream)
--

Fills a 3D region of pitched device memory with the low byte of a value, in stream order.

``cudaError_t cudaMemset3DAsync(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream)``

Parameters
----------
pitchedDevPtr : cudaPitchedPtr
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
value : int
extent : cudaExtent
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemset3DAsync
");

#[inline(always)]
pub(crate) fn cudaMemset3DAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([pitchedDevPtr, object_value, extent, stream], []) = call
        .bind("cudaMemset3DAsync", "pitchedDevPtr value extent stream")?;
    let py = call.py();
    let c_value = args::i32(object_value, "value")?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_pitchedDevPtr = args::record(pitchedDevPtr, "pitchedDevPtr", &runtime::cudaPitchedPtr)?;
    let c_extent = args::record(extent, "extent", &runtime::cudaExtent)?;
    let function: unsafe extern "system" fn(
        by_value::runtime::cudaPitchedPtr, i32, by_value::runtime::cudaExtent, u64,
    ) -> i32 = call.symbol(slots::cudaMemset3DAsync)?;
    let status = unsafe { released(py, || function(
        c_pitchedDevPtr.cast::<by_value::runtime::cudaPitchedPtr>().read_unaligned(), c_value,
        c_extent.cast::<by_value::runtime::cudaExtent>().read_unaligned(), c_stream,
    )) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemsetAsync, c"cudaMemsetAsync($self, devPtr, value, count, stream)
--

Fills ``count`` bytes of device memory with the low byte of ``value``, in stream order.

``cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)``

Parameters
----------
devPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
value, count : int
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemsetAsync
");

#[inline(always)]
pub(crate) fn cudaMemsetAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([devPtr, object_value, count, stream], []) = call.bind("cudaMemsetAsync", "devPtr value count stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_value = args::i32(object_value, "value")?;
    ints!(u64, c_count = count);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_devPtr = args::pointer(devPtr, "devPtr", &arena)?;
    let function: unsafe extern "system" fn(Ptr, i32, u64, u64) -> i32 = call.symbol(slots::cudaMemsetAsync)?;
    let status = unsafe { released(py, || function(c_devPtr.cast(), c_value, c_count, c_stream)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMipmappedArrayGetMemoryRequirements, c"cudaMipmappedArrayGetMemoryRequirements($self, mipmap, device)
--

Returns the size and alignment of the memory that a mipmapped array with deferred mapping requires.

``cudaError_t cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap, int device)``

Parameters
----------
mipmap : cudaMipmappedArray_t or None
device : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
memoryRequirements : cudaArrayMemoryRequirements

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMipmappedArrayGetMemoryRequirements
");

shared!(
    cudaMipmappedArrayGetMemoryRequirements =
    like_cudaArrayGetMemoryRequirements(runtime::cudaMipmappedArray_t,
    runtime::cudaArrayMemoryRequirements, runtime::cudaError),
    "cudaMipmappedArrayGetMemoryRequirements", "mipmap device",
    slots::cudaMipmappedArrayGetMemoryRequirements
);

documented!(cudaMipmappedArrayGetSparseProperties, c"cudaMipmappedArrayGetSparseProperties($self, mipmap)
--

Returns the tile size and the mip tail of a sparse mipmapped array.

``cudaError_t cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)``

Parameters
----------
mipmap : cudaMipmappedArray_t or None

Returns
-------
cudaError
    ``cudaSuccess``.
sparseProperties : cudaArraySparseProperties

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMipmappedArrayGetSparseProperties
");

shared!(
    cudaMipmappedArrayGetSparseProperties =
    like_cudaArrayGetSparseProperties(runtime::cudaMipmappedArray_t,
    runtime::cudaArraySparseProperties, runtime::cudaError),
    "cudaMipmappedArrayGetSparseProperties", "mipmap",
    slots::cudaMipmappedArrayGetSparseProperties
);

documented!(cudaOccupancyAvailableDynamicSMemPerBlock, c"cudaOccupancyAvailableDynamicSMemPerBlock($self, func, numBlocks, blockSize)
--

Returns the dynamic shared memory available to each of a number of blocks that share a multiprocessor.

``cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize)``

Parameters
----------
func : address or buffer or str
numBlocks, blockSize : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
dynamicSmemSize : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyAvailableDynamicSMemPerBlock
");

#[inline(always)]
pub(crate) fn cudaOccupancyAvailableDynamicSMemPerBlock<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaOccupancyAvailableDynamicSMemPerBlock(func numBlocks blockSize));
    let arena = CallArena::new();
    ints!(i32, c_numBlocks = numBlocks, c_blockSize = blockSize);
    let mut c_dynamicSmemSize: u64 = 0;
    let c_func = args::pointer_or_text(func, "func", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, i32) -> i32 = call
        .symbol(slots::cudaOccupancyAvailableDynamicSMemPerBlock)?;
    let status = unsafe {
        released(py, || function((&raw mut c_dynamicSmemSize).cast(), c_func.cast(), c_numBlocks, c_blockSize))
    };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::u64(py, c_dynamicSmemSize)?))
}

documented!(cudaOccupancyMaxActiveBlocksPerMultiprocessor, c"cudaOccupancyMaxActiveBlocksPerMultiprocessor($self, func, blockSize, dynamicSMemSize)
--

Returns the maximum number of blocks of a kernel that can reside on a multiprocessor.

``cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize)``

Parameters
----------
func : address or buffer or str
blockSize, dynamicSMemSize : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
numBlocks : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveBlocksPerMultiprocessor
");

#[inline(always)]
pub(crate) fn cudaOccupancyMaxActiveBlocksPerMultiprocessor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaOccupancyMaxActiveBlocksPerMultiprocessor(func blockSize dynamicSMemSize));
    let arena = CallArena::new();
    ints!(i32, c_blockSize = blockSize);
    ints!(u64, c_dynamicSMemSize = dynamicSMemSize);
    let mut c_numBlocks: i32 = 0;
    let c_func = args::pointer_or_text(func, "func", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, u64) -> i32 = call
        .symbol(slots::cudaOccupancyMaxActiveBlocksPerMultiprocessor)?;
    let status = unsafe {
        released(py, || function((&raw mut c_numBlocks).cast(), c_func.cast(), c_blockSize, c_dynamicSMemSize))
    };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::i32(py, c_numBlocks)?))
}

documented!(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, c"cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags($self, func, blockSize, dynamicSMemSize, flags)
--

Returns the maximum number of blocks of a kernel that can reside on a multiprocessor, with caching flags.

``cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)``

Parameters
----------
func : address or buffer or str
blockSize, dynamicSMemSize : int
flags : int
    Flags: ``cudaOccupancyDefault``, ``cudaOccupancyDisableCachingOverride``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
numBlocks : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
");

#[inline(always)]
pub(crate) fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func blockSize dynamicSMemSize flags));
    let arena = CallArena::new();
    ints!(i32, c_blockSize = blockSize);
    ints!(u64, c_dynamicSMemSize = dynamicSMemSize);
    ints!(u32, c_flags = flags);
    let mut c_numBlocks: i32 = 0;
    let c_func = args::pointer_or_text(func, "func", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, u64, u32) -> i32 = call
        .symbol(slots::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)?;
    let status = unsafe {
        released(py, || function((&raw mut c_numBlocks).cast(), c_func.cast(), c_blockSize, c_dynamicSMemSize, c_flags))
    };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::i32(py, c_numBlocks)?))
}

documented!(cudaOccupancyMaxActiveClusters, c"cudaOccupancyMaxActiveClusters($self, func, launchConfig)
--

Returns the maximum number of clusters of a launch that can run on a device at the same time.

``cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig)``

Parameters
----------
func : address or buffer or str
launchConfig : cudaLaunchConfig_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidClusterSize``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
numClusters : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxActiveClusters
");

documented!(cudaOccupancyMaxPotentialClusterSize, c"cudaOccupancyMaxPotentialClusterSize($self, func, launchConfig)
--

Returns the maximum cluster size, in blocks, for a launch configuration.

``cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig)``

Parameters
----------
func : address or buffer or str
launchConfig : cudaLaunchConfig_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorUnknown``.
clusterSize : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__OCCUPANCY.html#:~:text=cudaOccupancyMaxPotentialClusterSize
");

documented!(cudaPeekAtLastError, c"cudaPeekAtLastError($self)
--

Reports the last error of this thread's runtime calls without clearing it.

``cudaError_t cudaPeekAtLastError(void)``

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInitializationError``, ``cudaErrorInsufficientDriver``, ``cudaErrorInvalidChannelDescriptor``, ``cudaErrorInvalidConfiguration``, ``cudaErrorInvalidDevice``, ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidDevicePointer``, ``cudaErrorInvalidFilterSetting``, ``cudaErrorInvalidMemcpyDirection``, ``cudaErrorInvalidNormSetting``, ``cudaErrorInvalidPitchValue``, ``cudaErrorInvalidPtx``, ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidSymbol``, ``cudaErrorInvalidTexture``, ``cudaErrorInvalidTextureBinding``, ``cudaErrorInvalidValue``, ``cudaErrorJitCompilationDisabled``, ``cudaErrorJitCompilerNotFound``, ``cudaErrorLaunchFailure``, ``cudaErrorLaunchOutOfResources``, ``cudaErrorLaunchTimeout``, ``cudaErrorMemoryAllocation``, ``cudaErrorMissingConfiguration``, ``cudaErrorNoDevice``, ``cudaErrorNoKernelImageForDevice``, ``cudaErrorSetOnActiveProcess``, ``cudaErrorStartupFailure``, ``cudaErrorUnknown``, ``cudaErrorUnmapBufferObjectFailed``, ``cudaErrorUnsupportedPtxVersion``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaPeekAtLastError
");

#[inline(always)]
pub(crate) fn cudaPeekAtLastError<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaPeekAtLastError());
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::cudaPeekAtLastError)?;
    let status = unsafe { held(py, || function()) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaPointerGetAttributes, c"cudaPointerGetAttributes($self, ptr)
--

Returns the memory type at an address (host, device, managed or unknown) and the device.

``cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *ptr)``

Parameters
----------
ptr : address or buffer or str

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.
attributes : cudaPointerAttributes
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__UNIFIED.html#:~:text=cudaPointerGetAttributes
");

documented!(cudaProfilerStart, c"cudaProfilerStart($self)
--

Starts data collection by an attached profiler.

``cudaError_t cudaProfilerStart(void)``

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_profiler_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PROFILER.html#:~:text=cudaProfilerStart
");

shared!(
    cudaProfilerStart = like_cudaCtxResetPersistingL2Cache(runtime::cudaError),
    "cudaProfilerStart", "", slots::cudaProfilerStart
);

documented!(cudaProfilerStop, c"cudaProfilerStop($self)
--

Stops data collection by an attached profiler.

``cudaError_t cudaProfilerStop(void)``

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_profiler_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__PROFILER.html#:~:text=cudaProfilerStop
");

shared!(
    cudaProfilerStop = like_cudaCtxResetPersistingL2Cache(runtime::cudaError),
    "cudaProfilerStop", "", slots::cudaProfilerStop
);

documented!(cudaRuntimeGetVersion, c"cudaRuntimeGetVersion($self)
--

Returns the CUDA version of the runtime library, as 1000·major + 10·minor.

``cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)``

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
runtimeVersion : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART____VERSION.html#:~:text=cudaRuntimeGetVersion
");

shared!(
    cudaRuntimeGetVersion = like_cudaDriverGetVersion(runtime::cudaError),
    "cudaRuntimeGetVersion", "", slots::cudaRuntimeGetVersion
);

documented!(cudaSetDevice, c"cudaSetDevice($self, device)
--

Makes a device current to the calling thread and, since CUDA 12, initializes it.

``cudaError_t cudaSetDevice(int device)``

Parameters
----------
device : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaSetDevice
");

shared!(
    cudaSetDevice = like_cudaDeviceDisablePeerAccess(runtime::cudaError),
    "cudaSetDevice", "device", slots::cudaSetDevice
);

documented!(cudaSetDeviceFlags, c"cudaSetDeviceFlags($self, flags)
--

Sets the flags of the current device, which specify, for example, how the CPU waits for the GPU.

``cudaError_t cudaSetDeviceFlags(unsigned int flags)``

Parameters
----------
flags : int
    Flags: ``cudaDeviceLmemResizeToMax``, ``cudaDeviceMapHost``, ``cudaDeviceScheduleAuto``, ``cudaDeviceScheduleBlockingSync``, ``cudaDeviceScheduleSpin``, ``cudaDeviceScheduleYield``, ``cudaDeviceSyncMemops``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaSetDeviceFlags
");

#[inline(always)]
pub(crate) fn cudaSetDeviceFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaSetDeviceFlags(flags));
    ints!(u32, c_flags = flags);
    let function: unsafe extern "system" fn(u32) -> i32 = call.symbol(slots::cudaSetDeviceFlags)?;
    let status = unsafe { released(py, || function(c_flags)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaSetDoubleForDevice, c"cudaSetDoubleForDevice($self, d)
--

Has no effect; formerly converted a ``double`` for devices without double precision.

``cudaError_t cudaSetDoubleForDevice(double *d)``

Parameters
----------
d : float

Returns
-------
cudaError
    ``cudaSuccess``.
d : float

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaSetDoubleForDevice
");

shared!(
    cudaSetDoubleForDevice = like_cudaSetDoubleForDevice(runtime::cudaError),
    "cudaSetDoubleForDevice", "d", slots::cudaSetDoubleForDevice
);

/// The shared body of `cudaSetDoubleForDevice` and other functions.
#[inline(never)]
fn like_cudaSetDoubleForDevice<'a, 'py>(
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
            let mut c0 = args::f64(a0)?;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::f64(py, c0)?))
        },
    )
}

documented!(cudaSetDoubleForHost, c"cudaSetDoubleForHost($self, d)
--

Has no effect; formerly restored a ``double`` from devices without double precision.

``cudaError_t cudaSetDoubleForHost(double *d)``

Parameters
----------
d : float

Returns
-------
cudaError
    ``cudaSuccess``.
d : float

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXECUTION.html#:~:text=cudaSetDoubleForHost
");

shared!(
    cudaSetDoubleForHost = like_cudaSetDoubleForDevice(runtime::cudaError),
    "cudaSetDoubleForHost", "d", slots::cudaSetDoubleForHost
);

documented!(cudaSetValidDevices, c"cudaSetValidDevices($self, device_arr, length)
--

Sets the list of devices that the runtime may select from automatically, in order of preference.

``cudaError_t cudaSetValidDevices(int *device_arr, int len)``

Parameters
----------
device_arr : list[int] or None
length : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaSetValidDevices
");

#[inline(always)]
pub(crate) fn cudaSetValidDevices<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([device_arr, object_length], []) = call.bind("cudaSetValidDevices", "device_arr length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_len = args::i32(object_length, "length")?;
    let c_device_arr = args::array(
        device_arr, "device_arr", &Ty::I32, Some(args::length(py, c_len.into(), "len")?), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.symbol(slots::cudaSetValidDevices)?;
    let status = unsafe { released(py, || function(c_device_arr.cast(), c_len)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaStreamAddCallback, c"cudaStreamAddCallback($self, stream, callback, userData, flags)
--

Runs a host callback in stream order, even after errors, and passes it the stream's status.

``cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags)``

Parameters
----------
stream : cudaStream_t or None
callback : callback
    Used after the call returns; kept alive by cubind until the last call of ``callback``.
userData : object
    Used after the call returns; kept alive by cubind until the last call of ``callback``.
flags : int
    Must be 0.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

Warnings
--------
- ``callback`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each launch of the graph); it must not call CUDA.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamAddCallback
");

#[inline(always)]
pub(crate) fn cudaStreamAddCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaStreamAddCallback(stream callback userData flags));
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    ints!(u32, c_flags = flags);
    let mut c_callback = args::callback(
        callback, Some(&runtime::cudaStreamCallback_t__signature), Some(userData), &arena,
    )?;
    let c_userData = args::data(userData, c_callback.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, u32) -> i32 = call.symbol(slots::cudaStreamAddCallback)?;
    if c_callback.is_closure() {
        let mut answer = 0u64;
        let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudaStreamIsCapturing)?;
        let status = unsafe { released(py, || asked(c_stream, (&raw mut answer).cast())) };
        if status == 0 && answer == 0 {
            c_callback.once();
        }
    }
    let status = unsafe { released(py, || function(c_stream, c_callback.address(), c_userData.cast(), c_flags)) };
    c_callback.left(status == 0);
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaStreamAttachMemAsync, c"cudaStreamAttachMemAsync($self, stream, devPtr, length, flags)
--

Attaches managed memory to one stream, to all streams or to the host, in stream order.

``cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)``

Parameters
----------
stream : cudaStream_t or None
devPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
length : int
flags : int
    Flags: ``cudaMemAttachGlobal``, ``cudaMemAttachHost``, ``cudaMemAttachSingle``.

Returns
-------
cudaError
    ``cudaSuccess``.

Warnings
--------
- On the device, only work in the stream that the memory is attached to may use it.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamAttachMemAsync
");

#[inline(always)]
pub(crate) fn cudaStreamAttachMemAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([stream, devPtr, object_length, flags], []) = call
        .bind("cudaStreamAttachMemAsync", "stream devPtr length flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_length = args::u64(object_length, "length")?;
    ints!(u32, c_flags = flags);
    let c_devPtr = args::pointer(devPtr, "devPtr", &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, u32) -> i32 = call.symbol(slots::cudaStreamAttachMemAsync)?;
    let status = unsafe { released(py, || function(c_stream, c_devPtr.cast(), c_length, c_flags)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaStreamBeginCapture, c"cudaStreamBeginCapture($self, stream, mode)
--

Starts capturing the work submitted to a stream as a graph, instead of running it.

``cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode)``

Parameters
----------
stream : cudaStream_t or None
mode : cudaStreamCaptureMode

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- Captured kernels must not use texture or surface references.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginCapture
");

#[inline(always)]
pub(crate) fn cudaStreamBeginCapture<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaStreamBeginCapture(stream mode));
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_mode = args::enumeration(mode, "mode", &runtime::cudaStreamCaptureMode)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::cudaStreamBeginCapture)?;
    let status = unsafe { released(py, || function(c_stream, c_mode)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaStreamBeginCaptureToGraph, c"cudaStreamBeginCaptureToGraph($self, stream, graph, dependencies, dependencyData, numDependencies, mode)
--

Starts capturing a stream's work into an existing graph, after the given nodes.

``cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaStreamCaptureMode mode)``

Parameters
----------
stream : cudaStream_t or None
graph : cudaGraph_t or None
dependencies : list[cudaGraphNode_t] or None
dependencyData : list[cudaGraphEdgeData] or None
numDependencies : int
mode : cudaStreamCaptureMode

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- Captured kernels must not use texture or surface references.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginCaptureToGraph
");

#[inline(always)]
pub(crate) fn cudaStreamBeginCaptureToGraph<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaStreamBeginCaptureToGraph(stream graph dependencies dependencyData numDependencies mode));
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    ints!(u64, c_numDependencies = numDependencies);
    let c_mode = args::enumeration(mode, "mode", &runtime::cudaStreamCaptureMode)?;
    let c_dependencies = args::array(
        dependencies, "dependencies", &Ty::Value(&runtime::cudaGraphNode_t), Some(c_numDependencies as usize), &arena,
    )?;
    let c_dependencyData = args::optional_array(
        dependencyData, "dependencyData", &Ty::Record(&runtime::cudaGraphEdgeData), Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, u64, i32) -> i32 = call
        .symbol(slots::cudaStreamBeginCaptureToGraph)?;
    let status = unsafe { released(
        py, || function(c_stream, c_graph, c_dependencies.cast(), c_dependencyData.cast(), c_numDependencies, c_mode),
    ) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaStreamBeginRecaptureToGraph, c"cudaStreamBeginRecaptureToGraph($self, stream, mode, graph, callbackData)
--

Starts recapturing a stream's work into an existing graph; a callback receives the parameters of changed nodes.

``cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t stream, cudaStreamCaptureMode mode, cudaGraph_t graph, cudaGraphRecaptureCallbackData *callbackData)``

Parameters
----------
stream : cudaStream_t or None
mode : cudaStreamCaptureMode
graph : cudaGraph_t or None
callbackData : cudaGraphRecaptureCallbackData or None
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until ``cudaStreamEndCapture`` is called.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginRecaptureToGraph
");

#[inline(always)]
pub(crate) fn cudaStreamBeginRecaptureToGraph<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaStreamBeginRecaptureToGraph(stream mode graph callbackData));
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_mode = args::enumeration(mode, "mode", &runtime::cudaStreamCaptureMode)?;
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    let c_callbackData = args::optional_record(
        callbackData, "callbackData", &runtime13::cudaGraphRecaptureCallbackData,
    )?;
    let function: unsafe extern "system" fn(u64, i32, u64, Ptr) -> i32 = call
        .symbol(slots::cudaStreamBeginRecaptureToGraph)?;
    let status = unsafe { released(py, || function(c_stream, c_mode, c_graph, c_callbackData.cast())) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaStreamCopyAttributes, c"cudaStreamCopyAttributes($self, dst, src)
--

Copies all attributes of one stream to another stream of the same device.

``cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)``

Parameters
----------
dst, src : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorNotSupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCopyAttributes
");

shared!(
    cudaStreamCopyAttributes = like_cudaStreamCopyAttributes(runtime::cudaStream_t,
    runtime::cudaError), "cudaStreamCopyAttributes", "dst src",
    slots::cudaStreamCopyAttributes
);

/// The shared body of `cudaStreamCopyAttributes` and other functions.
#[inline(never)]
pub(super) fn like_cudaStreamCopyAttributes<'a, 'py>(
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
            let c1 = args::value::<u64>(a1, own.name(1), t0)?;
            let function: unsafe extern "system" fn(u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

#[inline(always)]
pub(crate) fn cudaStreamCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaStreamCreate());
    let mut c_pStream: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cudaStreamCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_pStream).cast())) };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaStream_t, c_pStream as u64);
    }
    returned(
        py, &runtime::cudaError, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_pStream as u64)?),
    )
}

shared!(
    cudaStreamCreateWithFlags = like_cudaGraphCreate(runtime::cudaStream_t,
    runtime::cudaError), "cudaStreamCreateWithFlags", "flags",
    slots::cudaStreamCreateWithFlags
);

#[inline(always)]
pub(crate) fn cudaStreamCreateWithPriority<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaStreamCreateWithPriority(flags priority));
    ints!(u32, c_flags = flags);
    ints!(i32, c_priority = priority);
    let mut c_pStream: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u32, i32) -> i32 = call.symbol(slots::cudaStreamCreateWithPriority)?;
    let status = unsafe { released(py, || function((&raw mut c_pStream).cast(), c_flags, c_priority)) };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaStream_t, c_pStream as u64);
    }
    returned(
        py, &runtime::cudaError, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_pStream as u64)?),
    )
}

documented!(cudaStreamDestroy, c"cudaStreamDestroy($self, stream)
--

Destroys a stream; work that was already submitted to it still finishes.

``cudaError_t cudaStreamDestroy(cudaStream_t stream)``

Parameters
----------
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.

Warnings
--------
- No thread may use ``stream``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamDestroy
");

shared!(
    cudaStreamDestroy = like_cudaDestroyExternalMemory(runtime::cudaStream_t,
    runtime::cudaError), "cudaStreamDestroy", "stream", slots::cudaStreamDestroy
);

documented!(cudaStreamEndCapture, c"cudaStreamEndCapture($self, stream)
--

Ends the capture of a stream and returns the graph, or null if the capture became invalid.

``cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)``

Parameters
----------
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorStreamCaptureWrongThread``.
pGraph : cudaGraph_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamEndCapture
");

#[inline(always)]
pub(crate) fn cudaStreamEndCapture<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaStreamEndCapture(stream));
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let mut c_pGraph: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cudaStreamEndCapture)?;
    let status = unsafe { released(py, || function(c_stream, (&raw mut c_pGraph).cast())) };
    if status == 0 {
        handle_keepalive::made(&runtime::cudaGraph_t, c_pGraph as u64);
    }
    returned(
        py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::value(py, &runtime::cudaGraph_t, c_pGraph as u64)?),
    )
}

documented!(cudaStreamGetAttribute, c"cudaStreamGetAttribute($self, hStream, attr)
--

Returns an attribute of a stream, such as the L2 access policy window.

``cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)``

Parameters
----------
hStream : cudaStream_t or None
attr : cudaLaunchAttributeID

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
value_out : cudaLaunchAttributeValue
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetAttribute
");

documented!(cudaStreamGetCaptureInfo_v3, c"cudaStreamGetCaptureInfo_v3($self, stream)
--

Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

``cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)``

Parameters
----------
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``, ``cudaErrorStreamCaptureImplicit``.
captureStatus_out : cudaStreamCaptureStatus
id_out : int
graph_out : cudaGraph_t
dependencies_out : list[cudaGraphNode_t]
edgeData_out : list[cudaGraphEdgeData]
numDependencies_out : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetCaptureInfo_v3
");

shared!(
    cudaStreamGetCaptureInfo_v3 = like_cudaStreamGetCaptureInfo_v3(runtime::cudaStream_t,
    runtime::cudaError, runtime::cudaStreamCaptureStatus, runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaGraphEdgeData), "cudaStreamGetCaptureInfo_v3",
    "stream", slots::cudaStreamGetCaptureInfo_v3
);

/// The shared body of `cudaStreamGetCaptureInfo_v3` and other functions.
#[inline(never)]
pub(super) fn like_cudaStreamGetCaptureInfo_v3<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static ValueDef,
    t5: &'static RecordDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let mut c2: u64 = 0;
            let mut c3: u64 = 0;
            let mut c4: *mut c_void = core::ptr::null_mut();
            let mut c5: *mut c_void = core::ptr::null_mut();
            let mut c6: u64 = 0;
            let (function, alone): (
                unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
            ) = call.own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(
                c0, (&raw mut c1).cast(), (&raw mut c2).cast(), (&raw mut c3).cast(), (&raw mut c4).cast(),
                (&raw mut c5).cast(), (&raw mut c6).cast(),
            )) };
            returned_in_form(
                py,
                t1,
                status,
                (6, alone),
                |tuple| {
                    tuple.push(out::enumeration(py, t2, c1)?)?;
                    tuple.push(out::u64(py, c2)?)?;
                    tuple.push(out::value(py, t3, c3 as u64)?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Value(t4), c4.cast(), c6 as usize) }?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Record(t5), c5.cast(), c6 as usize) }?)?;
                    tuple.push(out::u64(py, c6)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cudaStreamGetDevResource, c"cudaStreamGetDevResource($self, hStream, typename)
--

Returns the resources of one type, such as SMs or work queues, that a stream's work may use.

``cudaError_t cudaStreamGetDevResource(cudaStream_t hStream, cudaDevResource *resource, cudaDevResourceType type)``

Parameters
----------
hStream : cudaStream_t or None
typename : cudaDevResourceType

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorCallRequiresNewerDriver``, ``cudaErrorCudartUnloading``, ``cudaErrorDeviceUninitialized``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``.
resource : cudaDevResource
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaStreamGetDevResource
");

shared!(
    cudaStreamGetDevResource = like_cudaExecutionCtxGetDevResource(runtime::cudaStream_t,
    runtime13::cudaDevResourceType, runtime13::cudaDevResource, runtime::cudaError),
    "cudaStreamGetDevResource", "hStream typename", slots::cudaStreamGetDevResource
);

documented!(cudaStreamGetDevice, c"cudaStreamGetDevice($self, hStream)
--

Returns the device that a stream belongs to.

``cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)``

Parameters
----------
hStream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
device : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetDevice
");

shared!(
    cudaStreamGetDevice = like_cudaStreamGetDevice(runtime::cudaStream_t,
    runtime::cudaError), "cudaStreamGetDevice", "hStream", slots::cudaStreamGetDevice
);

/// The shared body of `cudaStreamGetDevice` and other functions.
#[inline(never)]
fn like_cudaStreamGetDevice<'a, 'py>(
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
            let mut c1: i32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::i32(py, c1)?))
        },
    )
}

documented!(cudaStreamGetFlags, c"cudaStreamGetFlags($self, hStream)
--

Returns the flags with which a stream was created.

``cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)``

Parameters
----------
hStream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
flags : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetFlags
");

shared!(
    cudaStreamGetFlags = like_cudaGraphExecGetId(runtime::cudaStream_t,
    runtime::cudaError), "cudaStreamGetFlags", "hStream", slots::cudaStreamGetFlags
);

documented!(cudaStreamGetId, c"cudaStreamGetId($self, hStream)
--

Returns a stream's ID, which is unique in the process.

``cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)``

Parameters
----------
hStream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
streamId : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetId
");

shared!(
    cudaStreamGetId = like_cudaExecutionCtxGetId(runtime::cudaStream_t,
    runtime::cudaError), "cudaStreamGetId", "hStream", slots::cudaStreamGetId
);

documented!(cudaStreamGetPriority, c"cudaStreamGetPriority($self, hStream)
--

Returns a stream's priority, clamped to the range of the device.

``cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)``

Parameters
----------
hStream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.
priority : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetPriority
");

shared!(
    cudaStreamGetPriority = like_cudaStreamGetDevice(runtime::cudaStream_t,
    runtime::cudaError), "cudaStreamGetPriority", "hStream", slots::cudaStreamGetPriority
);

documented!(cudaStreamIsCapturing, c"cudaStreamIsCapturing($self, stream)
--

Returns whether a stream is being captured, and whether the capture is still valid.

``cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus *pCaptureStatus)``

Parameters
----------
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorStreamCaptureImplicit``.
pCaptureStatus : cudaStreamCaptureStatus

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamIsCapturing
");

shared!(
    cudaStreamIsCapturing = like_cudaStreamIsCapturing(runtime::cudaStream_t,
    runtime::cudaError, runtime::cudaStreamCaptureStatus), "cudaStreamIsCapturing",
    "stream", slots::cudaStreamIsCapturing
);

/// The shared body of `cudaStreamIsCapturing` and other functions.
#[inline(never)]
pub(super) fn like_cudaStreamIsCapturing<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::enumeration(py, t2, c1)?))
        },
    )
}

documented!(cudaStreamQuery, c"cudaStreamQuery($self, stream)
--

Checks without blocking whether all work in a stream is complete (if not, ``cudaErrorNotReady``).

``cudaError_t cudaStreamQuery(cudaStream_t stream)``

Parameters
----------
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorNotReady``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamQuery
");

shared!(
    cudaStreamQuery = like_cudaEventDestroy(runtime::cudaStream_t, runtime::cudaError),
    "cudaStreamQuery", "stream", slots::cudaStreamQuery
);

documented!(cudaStreamSetAttribute, c"cudaStreamSetAttribute($self, hStream, attr, value)
--

Sets an attribute of a stream, such as the L2 access policy window.

``cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)``

Parameters
----------
hStream : cudaStream_t or None
attr : cudaLaunchAttributeID
value : cudaLaunchAttributeValue or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive until another value is set in ``hStream``, or ``hStream`` is destroyed.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamSetAttribute
");

documented!(cudaStreamSynchronize, c"cudaStreamSynchronize($self, stream)
--

Blocks until all work submitted to a stream so far is complete.

``cudaError_t cudaStreamSynchronize(cudaStream_t stream)``

Parameters
----------
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamSynchronize
");

shared!(
    cudaStreamSynchronize = like_cudaEventDestroy(runtime::cudaStream_t,
    runtime::cudaError), "cudaStreamSynchronize", "stream", slots::cudaStreamSynchronize
);

documented!(cudaStreamUpdateCaptureDependencies_v2, c"cudaStreamUpdateCaptureDependencies_v2($self, stream, dependencies, dependencyData, numDependencies, flags)
--

Adds or replaces the nodes on which the next captured work of a stream depends.

``cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)``

Parameters
----------
stream : cudaStream_t or None
dependencies : list[cudaGraphNode_t] or None
dependencyData : list[cudaGraphEdgeData] or None
numDependencies : int
flags : int
    Flags: members of ``cudaStreamUpdateCaptureDependenciesFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorIllegalState``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamUpdateCaptureDependencies_v2
");

shared!(
    cudaStreamUpdateCaptureDependencies_v2 =
    like_cudaStreamUpdateCaptureDependencies_v2(runtime::cudaStream_t,
    runtime::cudaGraphNode_t, runtime::cudaGraphEdgeData, runtime::cudaError),
    "cudaStreamUpdateCaptureDependencies_v2",
    "stream dependencies dependencyData numDependencies flags",
    slots::cudaStreamUpdateCaptureDependencies_v2
);

/// The shared body of `cudaStreamUpdateCaptureDependencies_v2` and other functions.
#[inline(never)]
pub(super) fn like_cudaStreamUpdateCaptureDependencies_v2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static RecordDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::u32(a4, own.name(4))?;
            let c1 = args::array(a1, own.name(1), &Ty::Value(t1), Some(c3 as usize), &arena)?;
            let c2 = args::optional_array(a2, own.name(2), &Ty::Record(t2), Some(c3 as usize), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, Ptr, u64, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast(), c3, c4)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cudaStreamWaitEvent, c"cudaStreamWaitEvent($self, stream, event, flags)
--

Makes later work in a stream wait for an event, without blocking the caller.

``cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)``

Parameters
----------
stream : cudaStream_t or None
event : cudaEvent_t or None
flags : int
    Flags: ``cudaEventWaitDefault``, ``cudaEventWaitExternal``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamWaitEvent
");

shared!(
    cudaStreamWaitEvent = like_cudaEventRecordWithFlags(runtime::cudaStream_t,
    runtime::cudaEvent_t, runtime::cudaError), "cudaStreamWaitEvent",
    "stream event flags", slots::cudaStreamWaitEvent
);

documented!(cudaThreadExchangeStreamCaptureMode, c"cudaThreadExchangeStreamCaptureMode($self, mode)
--

Sets the thread's capture mode, which restricts unsafe calls during captures, and returns the previous mode.

``cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *mode)``

Parameters
----------
mode : cudaStreamCaptureMode

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
mode : cudaStreamCaptureMode

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaThreadExchangeStreamCaptureMode
");

#[inline(always)]
pub(crate) fn cudaThreadExchangeStreamCaptureMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaThreadExchangeStreamCaptureMode(mode));
    let mut c_mode = args::enumeration(mode, "mode", &runtime::cudaStreamCaptureMode)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cudaThreadExchangeStreamCaptureMode)?;
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

documented!(cudaThreadExit, c"cudaThreadExit($self)
--

Works like ``cudaDeviceReset``, which supersedes this function.

``cudaError_t cudaThreadExit(void)``

Returns
-------
cudaError
    ``cudaSuccess``.

Warnings
--------
- Nothing in the process may use objects of the device's primary context during or after the call. Library handles that were created in it must be destroyed first, because destroying one uses the context.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadExit
");

shared!(
    cudaThreadExit = like_cudaCtxResetPersistingL2Cache(runtime::cudaError),
    "cudaThreadExit", "", slots::cudaThreadExit
);

documented!(cudaThreadGetCacheConfig, c"cudaThreadGetCacheConfig($self)
--

Works like ``cudaDeviceGetCacheConfig``, which supersedes this function.

``cudaError_t cudaThreadGetCacheConfig(cudaFuncCache *pCacheConfig)``

Returns
-------
cudaError
    ``cudaSuccess``.
pCacheConfig : cudaFuncCache

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadGetCacheConfig
");

shared!(
    cudaThreadGetCacheConfig = like_cudaDeviceGetCacheConfig(runtime::cudaError,
    runtime::cudaFuncCache), "cudaThreadGetCacheConfig", "",
    slots::cudaThreadGetCacheConfig
);

documented!(cudaThreadGetLimit, c"cudaThreadGetLimit($self, limit)
--

Works like ``cudaDeviceGetLimit``, which supersedes this function.

``cudaError_t cudaThreadGetLimit(size_t *pValue, cudaLimit limit)``

Parameters
----------
limit : cudaLimit

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnsupportedLimit``.
pValue : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadGetLimit
");

shared!(
    cudaThreadGetLimit = like_cudaDeviceGetLimit(runtime::cudaLimit, runtime::cudaError),
    "cudaThreadGetLimit", "limit", slots::cudaThreadGetLimit
);

documented!(cudaThreadSetCacheConfig, c"cudaThreadSetCacheConfig($self, cacheConfig)
--

Works like ``cudaDeviceSetCacheConfig``, which supersedes this function.

``cudaError_t cudaThreadSetCacheConfig(cudaFuncCache cacheConfig)``

Parameters
----------
cacheConfig : cudaFuncCache

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadSetCacheConfig
");

shared!(
    cudaThreadSetCacheConfig = like_cudaDeviceSetCacheConfig(runtime::cudaFuncCache,
    runtime::cudaError), "cudaThreadSetCacheConfig", "cacheConfig",
    slots::cudaThreadSetCacheConfig
);

documented!(cudaThreadSetLimit, c"cudaThreadSetLimit($self, limit, value)
--

Works like ``cudaDeviceSetLimit``, which supersedes this function.

``cudaError_t cudaThreadSetLimit(cudaLimit limit, size_t value)``

Parameters
----------
limit : cudaLimit
value : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorUnsupportedLimit``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadSetLimit
");

shared!(
    cudaThreadSetLimit = like_cudaDeviceSetLimit(runtime::cudaLimit, runtime::cudaError),
    "cudaThreadSetLimit", "limit value", slots::cudaThreadSetLimit
);

documented!(cudaThreadSynchronize, c"cudaThreadSynchronize($self)
--

Works like ``cudaDeviceSynchronize``, which supersedes this function.

``cudaError_t cudaThreadSynchronize(void)``

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__THREAD__DEPRECATED.html#:~:text=cudaThreadSynchronize
");

shared!(
    cudaThreadSynchronize = like_cudaCtxResetPersistingL2Cache(runtime::cudaError),
    "cudaThreadSynchronize", "", slots::cudaThreadSynchronize
);

documented!(cudaUserObjectCreate, c"cudaUserObjectCreate($self, ptr, destroy, initialRefcount, flags)
--

Creates a reference-counted user object from a pointer and its destructor.

``cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags)``

Parameters
----------
ptr : object
    Used after the call returns; kept alive by cubind until the last call of ``destroy``.
destroy : callback
    Used after the call returns; kept alive by cubind until the last call of ``destroy``.
initialRefcount : int
flags : int
    Flags: members of ``cudaUserObjectFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
object_out : cudaUserObject_t

Warnings
--------
- ``destroy`` is called with ``ptr`` once, later, on a driver thread; it must not call CUDA.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectCreate
");

#[inline(always)]
pub(crate) fn cudaUserObjectCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaUserObjectCreate(ptr destroy initialRefcount flags));
    let arena = CallArena::new();
    ints!(u32, c_initialRefcount = initialRefcount, c_flags = flags);
    let mut c_object_out: u64 = 0;
    let mut c_destroy = args::callback(destroy, Some(&runtime::cudaHostFn_t__signature), Some(ptr), &arena)?;
    let c_ptr = args::data(ptr, c_destroy.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, u32, u32) -> i32 = call.symbol(slots::cudaUserObjectCreate)?;
    c_destroy.once();
    let status = unsafe { released(
        py, || function((&raw mut c_object_out).cast(), c_ptr.cast(), c_destroy.address(), c_initialRefcount, c_flags),
    ) };
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

documented!(cudaUserObjectRelease, c"cudaUserObjectRelease($self, object, count)
--

Releases the caller's references to a user object; the last release runs its destructor.

``cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)``

Parameters
----------
object : cudaUserObject_t or None
count : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- The caller must own the references to ``object`` that the call releases.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectRelease
");

shared!(
    cudaUserObjectRelease =
    like_cudaGraphicsResourceSetMapFlags(runtime::cudaUserObject_t, runtime::cudaError),
    "cudaUserObjectRelease", "object count", slots::cudaUserObjectRelease
);

documented!(cudaUserObjectRetain, c"cudaUserObjectRetain($self, object, count)
--

Adds references to a user object on behalf of the caller.

``cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)``

Parameters
----------
object : cudaUserObject_t or None
count : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaUserObjectRetain
");

shared!(
    cudaUserObjectRetain =
    like_cudaGraphicsResourceSetMapFlags(runtime::cudaUserObject_t, runtime::cudaError),
    "cudaUserObjectRetain", "object count", slots::cudaUserObjectRetain
);

documented!(cudaVDPAUGetDevice, c"cudaVDPAUGetDevice($self, vdpDevice, vdpGetProcAddress)
--

Returns the CUDA device that corresponds to a VDPAU device.

``cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)``

Parameters
----------
vdpDevice : driver.VdpDevice or None
vdpGetProcAddress : callback

Returns
-------
cudaError
    ``cudaSuccess``.
device : int

Warnings
--------
- ``vdpGetProcAddress`` may be called only before this function returns.

Notes
-----
Declared in ``cuda_vdpau_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaVDPAUGetDevice
");

#[inline(always)]
pub(crate) fn cudaVDPAUGetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaVDPAUGetDevice(vdpDevice vdpGetProcAddress));
    let arena = CallArena::new();
    let c_vdpDevice = args::value::<u32>(vdpDevice, "vdpDevice", &driver::VdpDevice)?;
    let mut c_device: i32 = 0;
    let mut c_vdpGetProcAddress = args::callback(
        vdpGetProcAddress, Some(&driver::VdpGetProcAddress__signature), None, &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, u32, Ptr) -> i32 = call.symbol(slots::cudaVDPAUGetDevice)?;
    let status = unsafe {
        released(py, || function((&raw mut c_device).cast(), c_vdpDevice, c_vdpGetProcAddress.address()))
    };
    c_vdpGetProcAddress.left(status == 0);
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::i32(py, c_device)?))
}

documented!(cudaVDPAUSetVDPAUDevice, c"cudaVDPAUSetVDPAUDevice($self, device, vdpDevice, vdpGetProcAddress)
--

Makes a device current and prepares it for sharing surfaces with a VDPAU device.

``cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)``

Parameters
----------
device : int
vdpDevice : driver.VdpDevice or None
vdpGetProcAddress : callback

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorSetOnActiveProcess``.

Warnings
--------
- ``vdpGetProcAddress`` may be called only before this function returns.

Notes
-----
Declared in ``cuda_vdpau_interop.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__VDPAU.html#:~:text=cudaVDPAUSetVDPAUDevice
");

#[inline(always)]
pub(crate) fn cudaVDPAUSetVDPAUDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaVDPAUSetVDPAUDevice(device vdpDevice vdpGetProcAddress));
    let arena = CallArena::new();
    ints!(i32, c_device = device);
    let c_vdpDevice = args::value::<u32>(vdpDevice, "vdpDevice", &driver::VdpDevice)?;
    let mut c_vdpGetProcAddress = args::callback(
        vdpGetProcAddress, Some(&driver::VdpGetProcAddress__signature), None, &arena,
    )?;
    let function: unsafe extern "system" fn(i32, u32, Ptr) -> i32 = call.symbol(slots::cudaVDPAUSetVDPAUDevice)?;
    let status = unsafe { released(py, || function(c_device, c_vdpDevice, c_vdpGetProcAddress.address())) };
    c_vdpGetProcAddress.left(status == 0);
    returned0(py, &runtime::cudaError, status)
}

documented!(make_cuComplex, c"make_cuComplex($self, x, y)
--

Creates a single-precision complex number x + i·y.

``cuComplex make_cuComplex``

Since at least CUDA 12.0.
");

pub(crate) fn make_cuComplex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_x, object_y], []) = call.bind("make_cuComplex", "x y")?;
    records::with_fields(call.py(), &runtime::cuComplex, &[(c"x", object_x), (c"y", object_y)])
}

documented!(make_cuDoubleComplex, c"make_cuDoubleComplex($self, r, i)
--

Creates a double-precision complex number from its real and imaginary parts.

``cuDoubleComplex make_cuDoubleComplex``

Since at least CUDA 12.0.
");

pub(crate) fn make_cuDoubleComplex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_r, object_i], []) = call.bind("make_cuDoubleComplex", "r i")?;
    records::with_fields(call.py(), &runtime::cuDoubleComplex, &[(c"x", object_r), (c"y", object_i)])
}

documented!(make_cuFloatComplex, c"make_cuFloatComplex($self, r, i)
--

Creates a single-precision complex number from its real and imaginary parts.

``cuFloatComplex make_cuFloatComplex``

Since at least CUDA 12.0.
");

pub(crate) fn make_cuFloatComplex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_r, object_i], []) = call.bind("make_cuFloatComplex", "r i")?;
    records::with_fields(call.py(), &runtime::cuFloatComplex, &[(c"x", object_r), (c"y", object_i)])
}

documented!(make_cudaExtent, c"make_cudaExtent($self, w, h, d)
--

Creates an extent of width (bytes for memory, elements for arrays), height and depth.

``cudaExtent make_cudaExtent``

Since at least CUDA 12.0.
");

pub(crate) fn make_cudaExtent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_w, object_h, object_d], []) = call.bind("make_cudaExtent", "w h d")?;
    records::with_fields(
        call.py(), &runtime::cudaExtent, &[(c"width", object_w), (c"height", object_h), (c"depth", object_d)],
    )
}

documented!(make_cudaPitchedPtr, c"make_cudaPitchedPtr($self, d, p, xsz, ysz)
--

Creates a record of an address, its pitch in bytes, and its logical width and height in elements.

``cudaPitchedPtr make_cudaPitchedPtr``

Since at least CUDA 12.0.
");

pub(crate) fn make_cudaPitchedPtr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_d, object_p, object_xsz, object_ysz], []) = call.bind("make_cudaPitchedPtr", "d p xsz ysz")?;
    records::with_fields(
        call.py(), &runtime::cudaPitchedPtr,
        &[(c"ptr", object_d), (c"pitch", object_p), (c"xsize", object_xsz), (c"ysize", object_ysz)],
    )
}

documented!(make_cudaPos, c"make_cudaPos($self, x, y, z)
--

Creates a position (x, y, z) in a 3D region, for copies.

``cudaPos make_cudaPos``

Since at least CUDA 12.0.
");

pub(crate) fn make_cudaPos<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_x, object_y, object_z], []) = call.bind("make_cudaPos", "x y z")?;
    records::with_fields(call.py(), &runtime::cudaPos, &[(c"x", object_x), (c"y", object_y), (c"z", object_z)])
}
