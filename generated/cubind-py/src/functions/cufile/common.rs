//! Functions of cufile in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{by_value, cufile, cufile13};

documented!(cuFileBatchIOCancel, c"cuFileBatchIOCancel($self, batch_idp)
--

Cancels the unfinished transfers of a batch.

``CUfileError_t cuFileBatchIOCancel(CUfileBatchHandle_t batch_idp)``

Parameters
----------
batch_idp : CUfileBatchHandle_t or None

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOCancel
");

documented!(cuFileBatchIODestroy, c"cuFileBatchIODestroy($self, batch_idp)
--

Destroys a batch of transfers.

``void cuFileBatchIODestroy(CUfileBatchHandle_t batch_idp)``

Parameters
----------
batch_idp : CUfileBatchHandle_t or None

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``, always.

Warnings
--------
- No thread may use ``batch_idp``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIODestroy
");

documented!(cuFileBatchIOGetStatus, c"cuFileBatchIOGetStatus($self, batch_idp, min_nr, nr, timeout)
--

Waits, up to a timeout, until a number of a batch's transfers are complete, and returns their results.

``CUfileError_t cuFileBatchIOGetStatus(CUfileBatchHandle_t batch_idp, unsigned int min_nr, unsigned int *nr, CUfileIOEvents_t *iocbp, timespec *timeout)``

Parameters
----------
batch_idp : CUfileBatchHandle_t or None
min_nr, nr : int
timeout : timespec or None

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
nr : int
iocbp : list[CUfileIOEvents_t]
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOGetStatus
");

documented!(cuFileBatchIOSetUp, c"cuFileBatchIOSetUp($self, nr)
--

Creates a batch for up to a given number of transfers.

``CUfileError_t cuFileBatchIOSetUp(CUfileBatchHandle_t *batch_idp, unsigned int nr)``

Parameters
----------
nr : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
batch_idp : CUfileBatchHandle_t

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOSetUp
");

documented!(cuFileBatchIOSubmit, c"cuFileBatchIOSubmit($self, batch_idp, nr, iocbp, flags)
--

Submits read and write transfers to a batch.

``CUfileError_t cuFileBatchIOSubmit(CUfileBatchHandle_t batch_idp, unsigned int nr, CUfileIOParams_t *iocbp, unsigned int flags)``

Parameters
----------
batch_idp : CUfileBatchHandle_t or None
nr : int
iocbp : list[CUfileIOParams_t] or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``batch_idp`` exists.
flags : int
    Must be 0.

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOSubmit
");

documented!(cuFileBufDeregister, c"cuFileBufDeregister($self, bufPtr_base)
--

Deregisters the range of GPU memory that ``cuFileBufRegister`` registered at an address.

``CUfileError_t cuFileBufDeregister(const void *bufPtr_base)``

Parameters
----------
bufPtr_base : address or buffer

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Warnings
--------
- ``bufPtr_base`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBufDeregister
");

documented!(cuFileDriverClose, c"cuFileDriverClose($self)
--

Shuts down GPUDirect Storage for the process and frees its buffers.

``CUfileError_t cuFileDriverClose_v2(void)``

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Warnings
--------
- No thread may use objects that the library has returned, during or after the call.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverClose
");

documented!(cuFileDriverGetP2PFlags, c"cuFileDriverGetP2PFlags($self, status_flag)
--

Returns the permitted peer-to-peer transfer modes, such as DMA-BUF, for one kind of storage.

``CUfileError_t cuFileDriverGetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t *p2p_flags)``

Parameters
----------
status_flag : CUfileDriverStatusFlags_t

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
p2p_flags : CUfileP2PFlags_t

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.1.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverGetP2PFlags
");

#[inline(always)]
pub(crate) fn cuFileDriverGetP2PFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileDriverGetP2PFlags(status_flag));
    let c_status_flag = args::enumeration(status_flag, "status_flag", &cufile13::CUfileDriverStatusFlags_t)?;
    let mut c_p2p_flags: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileDriverGetP2PFlags)?;
    let result = unsafe { released(py, || function(c_status_flag, (&raw mut c_p2p_flags).cast())) };
    let status = result.err;
    returned_record(
        py,
        &cufile13::CUfileError_t,
        &result,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cufile13::CUfileP2PFlags_t, c_p2p_flags)?)
        },
    )
}

documented!(cuFileDriverGetProperties, c"cuFileDriverGetProperties($self)
--

Returns the version, features and limits of the driver, with sizes in KiB.

``CUfileError_t cuFileDriverGetProperties(CUfileDrvProps_t *props)``

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
props : CUfileDrvProps_t

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverGetProperties
");

documented!(cuFileDriverOpen, c"cuFileDriverOpen($self)
--

Initializes GPUDirect Storage for the process; without this call, the first use does so.

``CUfileError_t cuFileDriverOpen(void)``

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverOpen
");

documented!(cuFileDriverSetMaxCacheSize, c"cuFileDriverSetMaxCacheSize($self, max_cache_size)
--

Sets the maximum amount of GPU memory in KiB for bounce buffers.

``CUfileError_t cuFileDriverSetMaxCacheSize(size_t max_cache_size)``

Parameters
----------
max_cache_size : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxCacheSize
");

documented!(cuFileDriverSetMaxDirectIOSize, c"cuFileDriverSetMaxDirectIOSize($self, max_direct_io_size)
--

Sets the maximum chunk size of direct transfers in KiB, which must be a multiple of 64.

``CUfileError_t cuFileDriverSetMaxDirectIOSize(size_t max_direct_io_size)``

Parameters
----------
max_direct_io_size : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxDirectIOSize
");

documented!(cuFileDriverSetMaxPinnedMemSize, c"cuFileDriverSetMaxPinnedMemSize($self, max_pinned_size)
--

Sets the maximum amount of GPU memory in KiB that may be pinned at a time.

``CUfileError_t cuFileDriverSetMaxPinnedMemSize(size_t max_pinned_size)``

Parameters
----------
max_pinned_size : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxPinnedMemSize
");

documented!(cuFileDriverSetP2PFlags, c"cuFileDriverSetP2PFlags($self, status_flag, p2p_flags)
--

Sets the permitted peer-to-peer transfer modes, such as DMA-BUF, for one kind of storage.

``CUfileError_t cuFileDriverSetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t p2p_flags)``

Parameters
----------
status_flag : CUfileDriverStatusFlags_t
p2p_flags : CUfileP2PFlags_t

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.1.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetP2PFlags
");

#[inline(always)]
pub(crate) fn cuFileDriverSetP2PFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileDriverSetP2PFlags(status_flag p2p_flags));
    let c_status_flag = args::enumeration(status_flag, "status_flag", &cufile13::CUfileDriverStatusFlags_t)?;
    let c_p2p_flags = args::enumeration(p2p_flags, "p2p_flags", &cufile13::CUfileP2PFlags_t)?;
    let function: unsafe extern "system" fn(i32, i32) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileDriverSetP2PFlags)?;
    let result = unsafe { released(py, || function(c_status_flag, c_p2p_flags)) };
    let status = result.err;
    returned_record(py, &cufile13::CUfileError_t, &result, status, 0, |_| Ok(()))
}

documented!(cuFileDriverSetPollMode, c"cuFileDriverSetPollMode($self, poll, poll_threshold_size)
--

Enables or disables polling for the completion of requests up to a size in KiB.

``CUfileError_t cuFileDriverSetPollMode(_Bool poll, size_t poll_threshold_size)``

Parameters
----------
poll, poll_threshold_size : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetPollMode
");

documented!(cuFileExportPCIeTopology, c"cuFileExportPCIeTopology($self, filename)
--

Writes the PCIe topology that cuFile detected to a file.

``CUfileError_t cuFileExportPCIeTopology(const char *filename)``

Parameters
----------
filename : bytes or str

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.2.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileExportPCIeTopology
");

#[inline(always)]
pub(crate) fn cuFileExportPCIeTopology<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileExportPCIeTopology(filename));
    let arena = CallArena::new();
    let c_filename = args::c_string(filename, "filename", &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileExportPCIeTopology)?;
    let result = unsafe { released(py, || function(c_filename)) };
    let status = result.err;
    returned_record(py, &cufile13::CUfileError_t, &result, status, 0, |_| Ok(()))
}

documented!(cuFileGetBARSizeInKB, c"cuFileGetBARSizeInKB($self, gpuIndex)
--

Returns the size of a GPU's BAR in KiB.

``CUfileError_t cuFileGetBARSizeInKB(int gpuIndex, size_t *barSize)``

Parameters
----------
gpuIndex : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
barSize : int

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.0.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetBARSizeInKB
");

#[inline(always)]
pub(crate) fn cuFileGetBARSizeInKB<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileGetBARSizeInKB(gpuIndex));
    ints!(i32, c_gpuIndex = gpuIndex);
    let mut c_barSize: u64 = 0;
    let function: unsafe extern "system" fn(
        i32, Ptr,
    ) -> by_value::cufile::CUfileError_t13 = call.symbol(slots::cuFileGetBARSizeInKB)?;
    let result = unsafe { released(py, || function(c_gpuIndex, (&raw mut c_barSize).cast())) };
    let status = result.err;
    returned_record(py, &cufile13::CUfileError_t, &result, status, 1, |tuple| tuple.push(out::u64(py, c_barSize)?))
}

documented!(cuFileGetParameterBool, c"cuFileGetParameterBool($self, param)
--

Returns the value of a Boolean parameter, such as the one for polling.

``CUfileError_t cuFileGetParameterBool(CUFileBoolConfigParameter_t param, _Bool *value)``

Parameters
----------
param : CUFileBoolConfigParameter_t

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
value : bool

Notes
-----
Declared in ``cufile.h``. Since CUDA 12.9.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterBool
");

documented!(cuFileGetParameterGpuBounceBufferSlabArray, c"cuFileGetParameterGpuBounceBufferSlabArray($self, length)
--

Returns the sizes and counts of the slabs of GPU bounce buffers.

``CUfileError_t cuFileGetParameterGpuBounceBufferSlabArray(size_t *size_values, size_t *count_values, int len)``

Parameters
----------
length : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
size_values : list[int]
count_values : list[int]

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.2.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterGpuBounceBufferSlabArray
");

shared!(
    cuFileGetParameterGpuBounceBufferSlabArray =
    like_cuFileGetParameterGpuBounceBufferSlabArray(cufile13::CUfileError_t, Ty::U64),
    "cuFileGetParameterGpuBounceBufferSlabArray", "length",
    slots::cuFileGetParameterGpuBounceBufferSlabArray
);

/// The shared body of `cuFileGetParameterGpuBounceBufferSlabArray` and other functions.
#[inline(never)]
fn like_cuFileGetParameterGpuBounceBufferSlabArray<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static Ty,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c2 = args::i32(a0, own.name(0))?;
            let c0_length: usize = args::length(py, c2.into(), "len")?;
            let c0 = args::output_memory(py, c0_length, Ty::U64.size(), &arena)?;
            let c1_length: usize = args::length(py, c2.into(), "len")?;
            let c1 = args::output_memory(py, c1_length, Ty::U64.size(), &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, Ptr, i32,
            ) -> by_value::cufile::CUfileError_t13 = call.own_symbol(own)?;
            let result = unsafe { released(py, || function(c0.cast(), c1.cast(), c2)) };
            let status = result.err;
            returned_record(
                py,
                t0,
                &result,
                status,
                2,
                |tuple| {
                    tuple.push(unsafe { out::list(py, t1, c0.cast(), c0_length) }?)?;
                    tuple.push(unsafe { out::list(py, t1, c1.cast(), c1_length) }?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cuFileGetParameterMinMaxValue, c"cuFileGetParameterMinMaxValue($self, param)
--

Returns the minimum and maximum values of a numeric parameter.

``CUfileError_t cuFileGetParameterMinMaxValue(CUFileSizeTConfigParameter_t param, size_t *min_value, size_t *max_value)``

Parameters
----------
param : CUFileSizeTConfigParameter_t

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
min_value : int
max_value : int

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.0.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterMinMaxValue
");

#[inline(always)]
pub(crate) fn cuFileGetParameterMinMaxValue<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileGetParameterMinMaxValue(param));
    let c_param = args::enumeration(param, "param", &cufile::CUFileSizeTConfigParameter_t)?;
    let mut c_min_value: u64 = 0;
    let mut c_max_value: u64 = 0;
    let function: unsafe extern "system" fn(i32, Ptr, Ptr) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileGetParameterMinMaxValue)?;
    let result = unsafe {
        released(py, || function(c_param, (&raw mut c_min_value).cast(), (&raw mut c_max_value).cast()))
    };
    let status = result.err;
    returned_record(
        py,
        &cufile13::CUfileError_t,
        &result,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_min_value)?)?;
            tuple.push(out::u64(py, c_max_value)?)?;
            Ok(())
        },
    )
}

documented!(cuFileGetParameterPosixPoolSlabArray, c"cuFileGetParameterPosixPoolSlabArray($self, length)
--

Returns the sizes and counts of the slabs of host memory for POSIX transfers.

``CUfileError_t cuFileGetParameterPosixPoolSlabArray(size_t *size_values, size_t *count_values, int len)``

Parameters
----------
length : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
size_values : list[int]
count_values : list[int]

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.0.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterPosixPoolSlabArray
");

shared!(
    cuFileGetParameterPosixPoolSlabArray =
    like_cuFileGetParameterGpuBounceBufferSlabArray(cufile13::CUfileError_t, Ty::U64),
    "cuFileGetParameterPosixPoolSlabArray", "length",
    slots::cuFileGetParameterPosixPoolSlabArray
);

documented!(cuFileGetParameterSizeT, c"cuFileGetParameterSizeT($self, param)
--

Returns the value of a numeric parameter, such as the number of threads.

``CUfileError_t cuFileGetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t *value)``

Parameters
----------
param : CUFileSizeTConfigParameter_t

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
value : int

Notes
-----
Declared in ``cufile.h``. Since CUDA 12.9.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterSizeT
");

documented!(cuFileGetParameterString, c"cuFileGetParameterString($self, param, length)
--

Returns the value of a string parameter, such as the log directory.

``CUfileError_t cuFileGetParameterString(CUFileStringConfigParameter_t param, char *desc_str, int len)``

Parameters
----------
param : CUFileStringConfigParameter_t
length : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
desc_str : bytes

Notes
-----
Declared in ``cufile.h``. Since CUDA 12.9.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterString
");

documented!(cuFileGetStatsL1, c"cuFileGetStatsL1($self)
--

Returns basic statistics of the process: operations, bytes, times and errors.

``CUfileError_t cuFileGetStatsL1(CUfileStatsLevel1_t *stats)``

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
stats : CUfileStatsLevel1_t

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.0.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsL1
");

shared!(
    cuFileGetStatsL1 = like_cuFileGetStatsL1(cufile13::CUfileStatsLevel1_t,
    cufile13::CUfileError_t), "cuFileGetStatsL1", "", slots::cuFileGetStatsL1
);

/// The shared body of `cuFileGetStatsL1` and other functions.
#[inline(never)]
pub(super) fn like_cuFileGetStatsL1<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static RecordDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let (c0, c0_place) = out::new_record(py, t0)?;
            let function: unsafe extern "system" fn(Ptr) -> by_value::cufile::CUfileError_t13 = call.own_symbol(own)?;
            let result = unsafe { released(py, || function(c0_place.cast())) };
            let status = result.err;
            returned_record(py, t1, &result, status, 1, |tuple| tuple.push(c0.into_any()))
        },
    )
}

documented!(cuFileGetStatsL2, c"cuFileGetStatsL2($self)
--

Returns statistics of the process, including a histogram of transfer sizes.

``CUfileError_t cuFileGetStatsL2(CUfileStatsLevel2_t *stats)``

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
stats : CUfileStatsLevel2_t

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.0.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsL2
");

shared!(
    cuFileGetStatsL2 = like_cuFileGetStatsL1(cufile13::CUfileStatsLevel2_t,
    cufile13::CUfileError_t), "cuFileGetStatsL2", "", slots::cuFileGetStatsL2
);

documented!(cuFileGetStatsL3, c"cuFileGetStatsL3($self)
--

Returns statistics of the process and of each GPU.

``CUfileError_t cuFileGetStatsL3(CUfileStatsLevel3_t *stats)``

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
stats : CUfileStatsLevel3_t

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.0.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsL3
");

shared!(
    cuFileGetStatsL3 = like_cuFileGetStatsL1(cufile13::CUfileStatsLevel3_t,
    cufile13::CUfileError_t), "cuFileGetStatsL3", "", slots::cuFileGetStatsL3
);

documented!(cuFileGetStatsLevel, c"cuFileGetStatsLevel($self)
--

Returns the level of detail of statistics, from 0 (none) to 3.

``CUfileError_t cuFileGetStatsLevel(int *level)``

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
level : int

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.0.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsLevel
");

shared!(
    cuFileGetStatsLevel = like_cuFileGetStatsLevel(cufile13::CUfileError_t),
    "cuFileGetStatsLevel", "", slots::cuFileGetStatsLevel
);

/// The shared body of `cuFileGetStatsLevel` and other functions.
#[inline(never)]
pub(super) fn like_cuFileGetStatsLevel<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: i32 = 0;
            let function: unsafe extern "system" fn(Ptr) -> by_value::cufile::CUfileError_t13 = call.own_symbol(own)?;
            let result = unsafe { released(py, || function((&raw mut c0).cast())) };
            let status = result.err;
            returned_record(py, t0, &result, status, 1, |tuple| tuple.push(out::i32(py, c0)?))
        },
    )
}

documented!(cuFileGetVersion, c"cuFileGetVersion($self)
--

Returns the version of cuFile as 1000·major + 10·minor.

``CUfileError_t cuFileGetVersion(int *version)``

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
version : int

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetVersion
");

documented!(cuFileHandleDeregister, c"cuFileHandleDeregister($self, fh)
--

Destroys the handle of a file, without closing the file.

``void cuFileHandleDeregister(CUfileHandle_t fh)``

Parameters
----------
fh : CUfileHandle_t or None

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``, always.

Warnings
--------
- No thread may use ``fh``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileHandleDeregister
");

documented!(cuFileHandleRegister, c"cuFileHandleRegister($self, descr)
--

Creates a handle for transfers of an open file, which is given by its descriptor or a user-space file system.

``CUfileError_t cuFileHandleRegister(CUfileHandle_t *fh, CUfileDescr_t *descr)``

Parameters
----------
descr : CUfileDescr_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``fh`` exists.

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
fh : CUfileHandle_t

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileHandleRegister
");

documented!(cuFileRead, c"cuFileRead($self, fh, bufPtr_base, size, file_offset, bufPtr_offset)
--

Reads from a file synchronously into GPU or host memory, and returns the byte count or a negative error code.

``ssize_t cuFileRead(CUfileHandle_t fh, void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)``

Parameters
----------
fh : CUfileHandle_t or None
bufPtr_base : address or buffer
size, file_offset, bufPtr_offset : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
value : int

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileRead
");

documented!(cuFileReadAsync, c"cuFileReadAsync($self, fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_read_p, stream)
--

Reads from a file into memory in stream order; sizes and offsets are evaluated at execution.

``CUfileError_t cuFileReadAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_read_p, CUstream stream)``

Parameters
----------
fh : CUfileHandle_t or None
bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_read_p : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : driver.CUstream or None

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileReadAsync
");

documented!(cuFileReadv, c"cuFileReadv($self, fh, iov, iovcnt, file_offset, flags)
--

Reads from a file synchronously into several buffers, and returns the byte count or a negative error code.

``ssize_t cuFileReadv(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)``

Parameters
----------
fh : CUfileHandle_t or None
iov : list[CUfileIOVec_t] or None
iovcnt, file_offset : int
flags : int
    Must be 0.

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
value : int

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.4.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileReadv
");

shared!(
    cuFileReadv = like_cuFileReadv(cufile::CUfileHandle_t, cufile13::CUfileIOVec_t,
    cufile13::CUfileError_t), "cuFileReadv", "fh iov iovcnt file_offset flags",
    slots::cuFileReadv
);

/// The shared body of `cuFileReadv` and other functions.
#[inline(never)]
fn like_cuFileReadv<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static RecordDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::u64(a2, own.name(2))?;
            let c3 = args::i64(a3, own.name(3))?;
            let c4 = args::u32(a4, own.name(4))?;
            let c1 = args::array(a1, own.name(1), &Ty::Record(t1), Some(c2 as usize), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, u64, i64, u32) -> i64 = call.own_symbol(own)?;
            let (value, status) = unsafe { released(py, || counted(function(c0, c1.cast(), c2, c3, c4))) };
            let mut result: by_value::cufile::CUfileError_t13 = unsafe { core::mem::zeroed() };
            result.err = status;
            returned_record(py, t2, &result, status, 1, |tuple| tuple.push(out::i64(py, value)?))
        },
    )
}

documented!(cuFileSetParameterBool, c"cuFileSetParameterBool($self, param, value)
--

Sets a Boolean parameter, such as the one for polling, before the driver is opened.

``CUfileError_t cuFileSetParameterBool(CUFileBoolConfigParameter_t param, _Bool value)``

Parameters
----------
param : CUFileBoolConfigParameter_t
value : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since CUDA 12.9.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterBool
");

documented!(cuFileSetParameterGpuBounceBufferSlabArray, c"cuFileSetParameterGpuBounceBufferSlabArray($self, size_values, count_values, length)
--

Sets the sizes and counts of the slabs of GPU bounce buffers.

``CUfileError_t cuFileSetParameterGpuBounceBufferSlabArray(const size_t *size_values, const size_t *count_values, int len)``

Parameters
----------
size_values, count_values : list[int] or None
length : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.2.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterGpuBounceBufferSlabArray
");

shared!(
    cuFileSetParameterGpuBounceBufferSlabArray =
    like_cuFileSetParameterGpuBounceBufferSlabArray(Ty::U64, cufile13::CUfileError_t),
    "cuFileSetParameterGpuBounceBufferSlabArray", "size_values count_values length",
    slots::cuFileSetParameterGpuBounceBufferSlabArray
);

/// The shared body of `cuFileSetParameterGpuBounceBufferSlabArray` and other functions.
#[inline(never)]
fn like_cuFileSetParameterGpuBounceBufferSlabArray<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static Ty,
    t1: &'static RecordDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c2 = args::i32(a2, own.name(2))?;
            let c0 = args::array(a0, own.name(0), t0, Some(args::length(py, c2.into(), "len")?), &arena)?;
            let c1 = args::array(a1, own.name(1), t0, Some(args::length(py, c2.into(), "len")?), &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, Ptr, i32,
            ) -> by_value::cufile::CUfileError_t13 = call.own_symbol(own)?;
            let result = unsafe { released(py, || function(c0.cast(), c1.cast(), c2)) };
            let status = result.err;
            returned_record(py, t1, &result, status, 0, |_| Ok(()))
        },
    )
}

documented!(cuFileSetParameterPosixPoolSlabArray, c"cuFileSetParameterPosixPoolSlabArray($self, size_values, count_values, length)
--

Sets the sizes and counts of the slabs of host memory for POSIX transfers.

``CUfileError_t cuFileSetParameterPosixPoolSlabArray(const size_t *size_values, const size_t *count_values, int len)``

Parameters
----------
size_values, count_values : list[int] or None
length : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.0.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterPosixPoolSlabArray
");

shared!(
    cuFileSetParameterPosixPoolSlabArray =
    like_cuFileSetParameterGpuBounceBufferSlabArray(Ty::U64, cufile13::CUfileError_t),
    "cuFileSetParameterPosixPoolSlabArray", "size_values count_values length",
    slots::cuFileSetParameterPosixPoolSlabArray
);

documented!(cuFileSetParameterSizeT, c"cuFileSetParameterSizeT($self, param, value)
--

Sets a numeric parameter, such as the number of threads, before the driver is opened.

``CUfileError_t cuFileSetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t value)``

Parameters
----------
param : CUFileSizeTConfigParameter_t
value : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since CUDA 12.9.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterSizeT
");

documented!(cuFileSetParameterString, c"cuFileSetParameterString($self, param, desc_str)
--

Sets a string parameter, such as the log directory, before the driver is opened.

``CUfileError_t cuFileSetParameterString(CUFileStringConfigParameter_t param, const char *desc_str)``

Parameters
----------
param : CUFileStringConfigParameter_t
desc_str : bytes or str

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since CUDA 12.9.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterString
");

documented!(cuFileSetStatsLevel, c"cuFileSetStatsLevel($self, level)
--

Sets the level of detail of statistics, from 0 (none) to 3.

``CUfileError_t cuFileSetStatsLevel(int level)``

Parameters
----------
level : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.0.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetStatsLevel
");

#[inline(always)]
pub(crate) fn cuFileSetStatsLevel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileSetStatsLevel(level));
    ints!(i32, c_level = level);
    let function: unsafe extern "system" fn(i32) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileSetStatsLevel)?;
    let result = unsafe { released(py, || function(c_level)) };
    let status = result.err;
    returned_record(py, &cufile13::CUfileError_t, &result, status, 0, |_| Ok(()))
}

documented!(cuFileStatsReset, c"cuFileStatsReset($self)
--

Resets all statistics to zero.

``CUfileError_t cuFileStatsReset(void)``

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.0.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsReset
");

shared!(
    cuFileStatsReset = like_cuFileStatsReset(cufile13::CUfileError_t),
    "cuFileStatsReset", "", slots::cuFileStatsReset
);

/// The shared body of `cuFileStatsReset` and other functions.
#[inline(never)]
pub(super) fn like_cuFileStatsReset<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let function: unsafe extern "system" fn() -> by_value::cufile::CUfileError_t13 = call.own_symbol(own)?;
            let result = unsafe { released(py, || function()) };
            let status = result.err;
            returned_record(py, t0, &result, status, 0, |_| Ok(()))
        },
    )
}

documented!(cuFileStatsStart, c"cuFileStatsStart($self)
--

Starts the collection of statistics.

``CUfileError_t cuFileStatsStart(void)``

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.0.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsStart
");

shared!(
    cuFileStatsStart = like_cuFileStatsReset(cufile13::CUfileError_t),
    "cuFileStatsStart", "", slots::cuFileStatsStart
);

documented!(cuFileStatsStop, c"cuFileStatsStop($self)
--

Stops the collection of statistics, but keeps the values.

``CUfileError_t cuFileStatsStop(void)``

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.0.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsStop
");

shared!(
    cuFileStatsStop = like_cuFileStatsReset(cufile13::CUfileError_t), "cuFileStatsStop",
    "", slots::cuFileStatsStop
);

documented!(cuFileStreamDeregister, c"cuFileStreamDeregister($self, stream)
--

Frees the resources that ``cuFileStreamRegister`` allocated for a stream.

``CUfileError_t cuFileStreamDeregister(CUstream stream)``

Parameters
----------
stream : driver.CUstream or None

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStreamDeregister
");

documented!(cuFileStreamRegister, c"cuFileStreamRegister($self, stream, flags)
--

Prepares a stream for asynchronous transfers; flags specify which arguments are fixed or aligned.

``CUfileError_t cuFileStreamRegister(CUstream stream, unsigned int flags)``

Parameters
----------
stream : driver.CUstream or None
flags : int
    Flags: ``CU_FILE_STREAM_FIXED_BUF_OFFSET``, ``CU_FILE_STREAM_FIXED_FILE_OFFSET``, ``CU_FILE_STREAM_FIXED_FILE_SIZE``, ``CU_FILE_STREAM_PAGE_ALIGNED_INPUTS``.

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStreamRegister
");

documented!(cuFileUseCount, c"cuFileUseCount($self)
--

Returns the reference count of the cuFile driver in this process.

``long cuFileUseCount(void)``

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
value : int

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileUseCount
");

documented!(cuFileWrite, c"cuFileWrite($self, fh, bufPtr_base, size, file_offset, bufPtr_offset)
--

Writes GPU or host memory synchronously to a file, and returns the byte count or a negative error code.

``ssize_t cuFileWrite(CUfileHandle_t fh, const void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)``

Parameters
----------
fh : CUfileHandle_t or None
bufPtr_base : address or buffer
size, file_offset, bufPtr_offset : int

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
value : int

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWrite
");

documented!(cuFileWriteAsync, c"cuFileWriteAsync($self, fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_written_p, stream)
--

Writes memory to a file in stream order; sizes and offsets are evaluated at execution.

``CUfileError_t cuFileWriteAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_written_p, CUstream stream)``

Parameters
----------
fh : CUfileHandle_t or None
bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_written_p : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : driver.CUstream or None

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWriteAsync
");

documented!(cuFileWritev, c"cuFileWritev($self, fh, iov, iovcnt, file_offset, flags)
--

Writes several buffers synchronously to a file, and returns the byte count or a negative error code.

``ssize_t cuFileWritev(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)``

Parameters
----------
fh : CUfileHandle_t or None
iov : list[CUfileIOVec_t] or None
iovcnt, file_offset : int
flags : int
    Must be 0.

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.
value : int

Notes
-----
Declared in ``cufile.h``. Since CUDA 13.4.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWritev
");

shared!(
    cuFileWritev = like_cuFileReadv(cufile::CUfileHandle_t, cufile13::CUfileIOVec_t,
    cufile13::CUfileError_t), "cuFileWritev", "fh iov iovcnt file_offset flags",
    slots::cuFileWritev
);
