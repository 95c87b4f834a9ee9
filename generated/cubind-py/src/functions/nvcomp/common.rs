//! Functions of nvcomp in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{by_value, nvcomp6, runtime};

documented!(nvcompBatchedANSCompressAsync, c"nvcompBatchedANSCompressAsync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts, device_statuses, stream)
--

Compresses a batch of chunks with ANS in a stream.

``nvcompStatus_t nvcompBatchedANSCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedANSCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
max_uncompressed_chunk_bytes, num_chunks, temp_bytes : int
compress_opts : nvcompBatchedANSCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedANSCompressAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedANSCompressAsync(device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
        max_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes device_compressed_chunk_ptrs
        device_compressed_chunk_bytes compress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes, c_num_chunks = num_chunks,
        c_temp_bytes = temp_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedANSCompressOpts_t)?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, Ptr, Ptr, by_value::nvcomp::nvcompBatchedANSCompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedANSCompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(),
        c_max_uncompressed_chunk_bytes, c_num_chunks, c_device_temp_ptr.cast(), c_temp_bytes,
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedANSCompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedANSCompressGetMaxOutputChunkSize, c"nvcompBatchedANSCompressGetMaxOutputChunkSize($self, max_uncompressed_chunk_bytes, compress_opts)
--

Returns the maximum size in bytes of a chunk after compression with ANS.

``nvcompStatus_t nvcompBatchedANSCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedANSCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

Parameters
----------
max_uncompressed_chunk_bytes : int
compress_opts : nvcompBatchedANSCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
max_compressed_chunk_bytes : int

Notes
-----
Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressGetMaxOutputChunkSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedANSCompressGetMaxOutputChunkSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedANSCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes compress_opts));
    ints!(u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes);
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedANSCompressOpts_t)?;
    let mut c_max_compressed_chunk_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, by_value::nvcomp::nvcompBatchedANSCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedANSCompressGetMaxOutputChunkSize)?;
    let status = unsafe { released(py, || function(
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedANSCompressOpts_t6>().read_unaligned(),
        (&raw mut c_max_compressed_chunk_bytes).cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_max_compressed_chunk_bytes)?))
}

documented!(nvcompBatchedANSCompressGetRequiredAlignments, c"nvcompBatchedANSCompressGetRequiredAlignments($self, compress_opts)
--

Returns the required memory alignments for the buffers of ANS compression.

``nvcompStatus_t nvcompBatchedANSCompressGetRequiredAlignments(nvcompBatchedANSCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
compress_opts : nvcompBatchedANSCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedANSCompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedANSCompressGetRequiredAlignments(compress_opts));
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedANSCompressOpts_t)?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedANSCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedANSCompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedANSCompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedANSCompressGetTempSize, c"nvcompBatchedANSCompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for compressing chunks with ANS.

``nvcompStatus_t nvcompBatchedANSCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedANSCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedANSCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedANSCompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedANSCompressGetTempSize(num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedANSCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedANSCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedANSCompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedANSCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedANSCompressGetTempSizeSync, c"nvcompBatchedANSCompressGetTempSizeSync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the workspace size in bytes for compressing the given chunks, which it reads, with ANS.

``nvcompStatus_t nvcompBatchedANSCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedANSCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedANSCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedANSCompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedANSCompressGetTempSizeSync(device_uncompressed_chunk_ptrs
        device_uncompressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedANSCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, by_value::nvcomp::nvcompBatchedANSCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedANSCompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedANSCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedANSDecompressAsync, c"nvcompBatchedANSDecompressAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs, decompress_opts, device_statuses, stream)
--

Decompresses a batch of ANS chunks in a stream.

``nvcompStatus_t nvcompBatchedANSDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedANSDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, temp_bytes : int
decompress_opts : nvcompBatchedANSDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSDecompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedANSDecompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedANSDecompressAsync(device_compressed_chunk_ptrs device_compressed_chunk_bytes
        device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes
        device_uncompressed_chunk_ptrs decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(u64, c_num_chunks = num_chunks, c_temp_bytes = temp_bytes);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_buffer_bytes = args::device(
        device_uncompressed_buffer_bytes, "device_uncompressed_buffer_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedANSDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, by_value::nvcomp::nvcompBatchedANSDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedANSDecompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_device_uncompressed_buffer_bytes.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_device_temp_ptr.cast(), c_temp_bytes, c_device_uncompressed_chunk_ptrs.cast(),
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedANSDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedANSDecompressGetRequiredAlignments, c"nvcompBatchedANSDecompressGetRequiredAlignments($self, decompress_opts)
--

Returns the required memory alignments for the buffers of ANS decompression.

``nvcompStatus_t nvcompBatchedANSDecompressGetRequiredAlignments(nvcompBatchedANSDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
decompress_opts : nvcompBatchedANSDecompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSDecompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedANSDecompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedANSDecompressGetRequiredAlignments(decompress_opts));
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedANSDecompressOpts_t,
    )?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedANSDecompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedANSDecompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedANSDecompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedANSDecompressGetTempSize, c"nvcompBatchedANSDecompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for decompressing ANS chunks.

``nvcompStatus_t nvcompBatchedANSDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedANSDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedANSDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSDecompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedANSDecompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedANSDecompressGetTempSize(num_chunks max_uncompressed_chunk_bytes decompress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedANSDecompressOpts_t,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedANSDecompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedANSDecompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedANSDecompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedANSDecompressGetTempSizeSync, c"nvcompBatchedANSDecompressGetTempSizeSync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses, stream)
--

Returns the workspace size in bytes for decompressing the given ANS chunks, which it reads.

``nvcompStatus_t nvcompBatchedANSDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedANSDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedANSDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSDecompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedANSDecompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedANSDecompressGetTempSizeSync(device_compressed_chunk_ptrs device_compressed_chunk_bytes
        num_chunks max_uncompressed_chunk_bytes max_total_uncompressed_bytes decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedANSDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, by_value::nvcomp::nvcompBatchedANSDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedANSDecompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes, (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedANSDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedANSGetDecompressSizeAsync, c"nvcompBatchedANSGetDecompressSizeAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks, stream)
--

Computes the decompressed size of each ANS chunk of a batch in a stream.

``nvcompStatus_t nvcompBatchedANSGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks : int
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSGetDecompressSizeAsync
");

shared!(
    nvcompBatchedANSGetDecompressSizeAsync =
    like_nvcompBatchedANSGetDecompressSizeAsync(runtime::cudaStream_t, Ty::Pointer,
    Ty::U64, nvcomp6::nvcompStatus_t), "nvcompBatchedANSGetDecompressSizeAsync",
    "device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes num_chunks stream",
    slots::nvcompBatchedANSGetDecompressSizeAsync
);

/// The shared body of `nvcompBatchedANSGetDecompressSizeAsync` and other functions.
#[inline(never)]
fn like_nvcompBatchedANSGetDecompressSizeAsync<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t0)?;
            let c0 = args::device(a0, own.name(0), Some(t1), &arena)?;
            let c1 = args::device(a1, own.name(1), Some(t2), &arena)?;
            let c2 = args::device(a2, own.name(2), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1.cast(), c2.cast(), c3, c4)) };
            returned0(py, t3, status)
        },
    )
}

documented!(nvcompBatchedBitcompCompressAsync, c"nvcompBatchedBitcompCompressAsync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts, device_statuses, stream)
--

Compresses a batch of chunks with Bitcomp in a stream.

``nvcompStatus_t nvcompBatchedBitcompCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedBitcompCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
max_uncompressed_chunk_bytes, num_chunks, temp_bytes : int
compress_opts : nvcompBatchedBitcompCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedBitcompCompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedBitcompCompressAsync(device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
        max_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes device_compressed_chunk_ptrs
        device_compressed_chunk_bytes compress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes, c_num_chunks = num_chunks,
        c_temp_bytes = temp_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedBitcompCompressOpts_t)?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, Ptr, Ptr, by_value::nvcomp::nvcompBatchedBitcompCompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedBitcompCompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(),
        c_max_uncompressed_chunk_bytes, c_num_chunks, c_device_temp_ptr.cast(), c_temp_bytes,
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedBitcompCompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedBitcompCompressGetMaxOutputChunkSize, c"nvcompBatchedBitcompCompressGetMaxOutputChunkSize($self, max_uncompressed_chunk_bytes, compress_opts)
--

Returns the maximum size in bytes of a chunk after compression with Bitcomp.

``nvcompStatus_t nvcompBatchedBitcompCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedBitcompCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

Parameters
----------
max_uncompressed_chunk_bytes : int
compress_opts : nvcompBatchedBitcompCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
max_compressed_chunk_bytes : int

Notes
-----
Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressGetMaxOutputChunkSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedBitcompCompressGetMaxOutputChunkSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedBitcompCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes compress_opts));
    ints!(u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes);
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedBitcompCompressOpts_t)?;
    let mut c_max_compressed_chunk_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, by_value::nvcomp::nvcompBatchedBitcompCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedBitcompCompressGetMaxOutputChunkSize)?;
    let status = unsafe { released(py, || function(
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedBitcompCompressOpts_t6>().read_unaligned(),
        (&raw mut c_max_compressed_chunk_bytes).cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_max_compressed_chunk_bytes)?))
}

documented!(nvcompBatchedBitcompCompressGetRequiredAlignments, c"nvcompBatchedBitcompCompressGetRequiredAlignments($self, compress_opts)
--

Returns the required memory alignments for the buffers of Bitcomp compression.

``nvcompStatus_t nvcompBatchedBitcompCompressGetRequiredAlignments(nvcompBatchedBitcompCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
compress_opts : nvcompBatchedBitcompCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedBitcompCompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedBitcompCompressGetRequiredAlignments(compress_opts));
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedBitcompCompressOpts_t)?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedBitcompCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedBitcompCompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedBitcompCompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedBitcompCompressGetTempSize, c"nvcompBatchedBitcompCompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for compressing chunks with Bitcomp.

``nvcompStatus_t nvcompBatchedBitcompCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedBitcompCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedBitcompCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedBitcompCompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedBitcompCompressGetTempSize(num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedBitcompCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedBitcompCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedBitcompCompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedBitcompCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedBitcompCompressGetTempSizeSync, c"nvcompBatchedBitcompCompressGetTempSizeSync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the workspace size in bytes for compressing the given chunks, which it reads, with Bitcomp.

``nvcompStatus_t nvcompBatchedBitcompCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedBitcompCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedBitcompCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedBitcompCompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedBitcompCompressGetTempSizeSync(device_uncompressed_chunk_ptrs
        device_uncompressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedBitcompCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, by_value::nvcomp::nvcompBatchedBitcompCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedBitcompCompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedBitcompCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedBitcompDecompressAsync, c"nvcompBatchedBitcompDecompressAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs, decompress_opts, device_statuses, stream)
--

Decompresses a batch of Bitcomp chunks in a stream.

``nvcompStatus_t nvcompBatchedBitcompDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedBitcompDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, temp_bytes : int
decompress_opts : nvcompBatchedBitcompDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompDecompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedBitcompDecompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedBitcompDecompressAsync(device_compressed_chunk_ptrs device_compressed_chunk_bytes
        device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes
        device_uncompressed_chunk_ptrs decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(u64, c_num_chunks = num_chunks, c_temp_bytes = temp_bytes);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_buffer_bytes = args::device(
        device_uncompressed_buffer_bytes, "device_uncompressed_buffer_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedBitcompDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, by_value::nvcomp::nvcompBatchedBitcompDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedBitcompDecompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_device_uncompressed_buffer_bytes.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_device_temp_ptr.cast(), c_temp_bytes, c_device_uncompressed_chunk_ptrs.cast(),
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedBitcompDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedBitcompDecompressGetRequiredAlignments, c"nvcompBatchedBitcompDecompressGetRequiredAlignments($self, decompress_opts)
--

Returns the required memory alignments for the buffers of Bitcomp decompression.

``nvcompStatus_t nvcompBatchedBitcompDecompressGetRequiredAlignments(nvcompBatchedBitcompDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
decompress_opts : nvcompBatchedBitcompDecompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompDecompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedBitcompDecompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedBitcompDecompressGetRequiredAlignments(decompress_opts));
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedBitcompDecompressOpts_t,
    )?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedBitcompDecompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedBitcompDecompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedBitcompDecompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedBitcompDecompressGetTempSize, c"nvcompBatchedBitcompDecompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for decompressing Bitcomp chunks.

``nvcompStatus_t nvcompBatchedBitcompDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedBitcompDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedBitcompDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompDecompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedBitcompDecompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedBitcompDecompressGetTempSize(num_chunks max_uncompressed_chunk_bytes decompress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedBitcompDecompressOpts_t,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedBitcompDecompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedBitcompDecompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedBitcompDecompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedBitcompDecompressGetTempSizeSync, c"nvcompBatchedBitcompDecompressGetTempSizeSync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses, stream)
--

Returns the workspace size in bytes for decompressing the given Bitcomp chunks, which it reads.

``nvcompStatus_t nvcompBatchedBitcompDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedBitcompDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedBitcompDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompDecompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedBitcompDecompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedBitcompDecompressGetTempSizeSync(device_compressed_chunk_ptrs
        device_compressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes max_total_uncompressed_bytes
        decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedBitcompDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, by_value::nvcomp::nvcompBatchedBitcompDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedBitcompDecompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes, (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedBitcompDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedBitcompGetDecompressSizeAsync, c"nvcompBatchedBitcompGetDecompressSizeAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks, stream)
--

Computes the decompressed size of each Bitcomp chunk of a batch in a stream.

``nvcompStatus_t nvcompBatchedBitcompGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks : int
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompGetDecompressSizeAsync
");

shared!(
    nvcompBatchedBitcompGetDecompressSizeAsync =
    like_nvcompBatchedANSGetDecompressSizeAsync(runtime::cudaStream_t, Ty::Pointer,
    Ty::U64, nvcomp6::nvcompStatus_t), "nvcompBatchedBitcompGetDecompressSizeAsync",
    "device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes num_chunks stream",
    slots::nvcompBatchedBitcompGetDecompressSizeAsync
);

documented!(nvcompBatchedCRC32Async, c"nvcompBatchedCRC32Async($self, device_input_chunk_ptrs, device_input_chunk_bytes, num_chunks, device_crc32_ptr, opts, segment_kind, device_statuses, stream)
--

Computes the CRC32 checksum of each chunk of a batch in a stream.

``nvcompStatus_t nvcompBatchedCRC32Async(const void *const *device_input_chunk_ptrs, const size_t *device_input_chunk_bytes, size_t num_chunks, uint32_t *device_crc32_ptr, nvcompBatchedCRC32Opts_t opts, nvcompCRC32SegmentKind_t segment_kind, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_input_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_input_chunk_bytes, device_crc32_ptr, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks : int
opts : nvcompBatchedCRC32Opts_t
segment_kind : nvcompCRC32SegmentKind_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/crc32.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCRC32Async
");

#[inline(always)]
pub(crate) fn nvcompBatchedCRC32Async<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedCRC32Async(device_input_chunk_ptrs device_input_chunk_bytes num_chunks device_crc32_ptr
        opts segment_kind device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(u64, c_num_chunks = num_chunks);
    let c_segment_kind = args::enumeration(segment_kind, "segment_kind", &nvcomp6::nvcompCRC32SegmentKind_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_input_chunk_ptrs = args::device(
        device_input_chunk_ptrs, "device_input_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_input_chunk_bytes = args::device(
        device_input_chunk_bytes, "device_input_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_crc32_ptr = args::device(device_crc32_ptr, "device_crc32_ptr", Some(&Ty::U32), &arena)?;
    let c_opts = args::record(opts, "opts", &nvcomp6::nvcompBatchedCRC32Opts_t)?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, Ptr, by_value::nvcomp::nvcompBatchedCRC32Opts_t6, i32, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedCRC32Async)?;
    let status = unsafe { released(py, || function(
        c_device_input_chunk_ptrs.cast(), c_device_input_chunk_bytes.cast(), c_num_chunks, c_device_crc32_ptr.cast(),
        c_opts.cast::<by_value::nvcomp::nvcompBatchedCRC32Opts_t6>().read_unaligned(), c_segment_kind,
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedCRC32GetHeuristicConf, c"nvcompBatchedCRC32GetHeuristicConf($self, device_input_chunk_bytes, num_chunks, max_input_chunk_bytes, stream)
--

Selects the launch configuration of the CRC32 kernel from the sizes of the chunks.

``nvcompStatus_t nvcompBatchedCRC32GetHeuristicConf(const size_t *device_input_chunk_bytes, size_t num_chunks, nvcompCRC32KernelConf_t *kernel_conf, size_t max_input_chunk_bytes, cudaStream_t stream)``

Parameters
----------
device_input_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_input_chunk_bytes : int
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
kernel_conf : nvcompCRC32KernelConf_t

Notes
-----
Declared in ``nvcomp/crc32.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCRC32GetHeuristicConf
");

#[inline(always)]
pub(crate) fn nvcompBatchedCRC32GetHeuristicConf<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedCRC32GetHeuristicConf(device_input_chunk_bytes num_chunks max_input_chunk_bytes stream)
    );
    let arena = CallArena::new();
    ints!(u64, c_num_chunks = num_chunks, c_max_input_chunk_bytes = max_input_chunk_bytes);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_input_chunk_bytes = args::device(
        device_input_chunk_bytes, "device_input_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let (c_kernel_conf, c_kernel_conf_place) = out::new_record(py, &nvcomp6::nvcompCRC32KernelConf_t)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64, u64) -> i32 = call
        .symbol(slots::nvcompBatchedCRC32GetHeuristicConf)?;
    let status = unsafe { released(py, || function(
        c_device_input_chunk_bytes.cast(), c_num_chunks, c_kernel_conf_place.cast(), c_max_input_chunk_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_kernel_conf.into_any()))
}

documented!(nvcompBatchedCRC32SearchConf, c"nvcompBatchedCRC32SearchConf($self, device_input_chunk_ptrs, device_input_chunk_bytes, num_chunks, device_crc32_ptr, spec, stream)
--

Selects the launch configuration of the CRC32 kernel by trying several.

``nvcompStatus_t nvcompBatchedCRC32SearchConf(const void *const *device_input_chunk_ptrs, const size_t *device_input_chunk_bytes, size_t num_chunks, uint32_t *device_crc32_ptr, nvcompCRC32Spec_t spec, nvcompCRC32KernelConf_t *kernel_conf, cudaStream_t stream)``

Parameters
----------
device_input_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_input_chunk_bytes, device_crc32_ptr : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks : int
spec : nvcompCRC32Spec_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
kernel_conf : nvcompCRC32KernelConf_t

Notes
-----
Declared in ``nvcomp/crc32.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCRC32SearchConf
");

#[inline(always)]
pub(crate) fn nvcompBatchedCRC32SearchConf<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedCRC32SearchConf(device_input_chunk_ptrs device_input_chunk_bytes num_chunks
        device_crc32_ptr spec stream)
    );
    let arena = CallArena::new();
    ints!(u64, c_num_chunks = num_chunks);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_input_chunk_ptrs = args::device(
        device_input_chunk_ptrs, "device_input_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_input_chunk_bytes = args::device(
        device_input_chunk_bytes, "device_input_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_crc32_ptr = args::device(device_crc32_ptr, "device_crc32_ptr", Some(&Ty::U32), &arena)?;
    let c_spec = args::record(spec, "spec", &nvcomp6::nvcompCRC32Spec_t)?;
    let (c_kernel_conf, c_kernel_conf_place) = out::new_record(py, &nvcomp6::nvcompCRC32KernelConf_t)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, Ptr, by_value::nvcomp::nvcompCRC32Spec_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedCRC32SearchConf)?;
    let status = unsafe { released(py, || function(
        c_device_input_chunk_ptrs.cast(), c_device_input_chunk_bytes.cast(), c_num_chunks, c_device_crc32_ptr.cast(),
        c_spec.cast::<by_value::nvcomp::nvcompCRC32Spec_t6>().read_unaligned(), c_kernel_conf_place.cast(), c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_kernel_conf.into_any()))
}

documented!(nvcompBatchedCascadedCompressAsync, c"nvcompBatchedCascadedCompressAsync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts, device_statuses, stream)
--

Compresses a batch of chunks with Cascaded in a stream.

``nvcompStatus_t nvcompBatchedCascadedCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedCascadedCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
max_uncompressed_chunk_bytes, num_chunks, temp_bytes : int
compress_opts : nvcompBatchedCascadedCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedCascadedCompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedCascadedCompressAsync(device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
        max_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes device_compressed_chunk_ptrs
        device_compressed_chunk_bytes compress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes, c_num_chunks = num_chunks,
        c_temp_bytes = temp_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedCascadedCompressOpts_t)?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, Ptr, Ptr, by_value::nvcomp::nvcompBatchedCascadedCompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedCascadedCompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(),
        c_max_uncompressed_chunk_bytes, c_num_chunks, c_device_temp_ptr.cast(), c_temp_bytes,
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedCascadedCompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedCascadedCompressGetMaxOutputChunkSize, c"nvcompBatchedCascadedCompressGetMaxOutputChunkSize($self, max_uncompressed_chunk_bytes, compress_opts)
--

Returns the maximum size in bytes of a chunk after compression with Cascaded.

``nvcompStatus_t nvcompBatchedCascadedCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedCascadedCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

Parameters
----------
max_uncompressed_chunk_bytes : int
compress_opts : nvcompBatchedCascadedCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
max_compressed_chunk_bytes : int

Notes
-----
Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressGetMaxOutputChunkSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedCascadedCompressGetMaxOutputChunkSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedCascadedCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes compress_opts));
    ints!(u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes);
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedCascadedCompressOpts_t)?;
    let mut c_max_compressed_chunk_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, by_value::nvcomp::nvcompBatchedCascadedCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedCascadedCompressGetMaxOutputChunkSize)?;
    let status = unsafe { released(py, || function(
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedCascadedCompressOpts_t6>().read_unaligned(),
        (&raw mut c_max_compressed_chunk_bytes).cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_max_compressed_chunk_bytes)?))
}

documented!(nvcompBatchedCascadedCompressGetRequiredAlignments, c"nvcompBatchedCascadedCompressGetRequiredAlignments($self, compress_opts)
--

Returns the required memory alignments for the buffers of Cascaded compression.

``nvcompStatus_t nvcompBatchedCascadedCompressGetRequiredAlignments(nvcompBatchedCascadedCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
compress_opts : nvcompBatchedCascadedCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedCascadedCompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedCascadedCompressGetRequiredAlignments(compress_opts));
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedCascadedCompressOpts_t)?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedCascadedCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedCascadedCompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedCascadedCompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedCascadedCompressGetTempSize, c"nvcompBatchedCascadedCompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for compressing chunks with Cascaded.

``nvcompStatus_t nvcompBatchedCascadedCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedCascadedCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedCascadedCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedCascadedCompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedCascadedCompressGetTempSize(num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedCascadedCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedCascadedCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedCascadedCompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedCascadedCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedCascadedCompressGetTempSizeSync, c"nvcompBatchedCascadedCompressGetTempSizeSync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the workspace size in bytes for compressing the given chunks, which it reads, with Cascaded.

``nvcompStatus_t nvcompBatchedCascadedCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedCascadedCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedCascadedCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedCascadedCompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedCascadedCompressGetTempSizeSync(device_uncompressed_chunk_ptrs
        device_uncompressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedCascadedCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, by_value::nvcomp::nvcompBatchedCascadedCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedCascadedCompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedCascadedCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedCascadedDecompressAsync, c"nvcompBatchedCascadedDecompressAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs, decompress_opts, device_statuses, stream)
--

Decompresses a batch of Cascaded chunks in a stream.

``nvcompStatus_t nvcompBatchedCascadedDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedCascadedDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, temp_bytes : int
decompress_opts : nvcompBatchedCascadedDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedDecompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedCascadedDecompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedCascadedDecompressAsync(device_compressed_chunk_ptrs device_compressed_chunk_bytes
        device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes
        device_uncompressed_chunk_ptrs decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(u64, c_num_chunks = num_chunks, c_temp_bytes = temp_bytes);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_buffer_bytes = args::device(
        device_uncompressed_buffer_bytes, "device_uncompressed_buffer_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedCascadedDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, by_value::nvcomp::nvcompBatchedCascadedDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedCascadedDecompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_device_uncompressed_buffer_bytes.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_device_temp_ptr.cast(), c_temp_bytes, c_device_uncompressed_chunk_ptrs.cast(),
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedCascadedDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedCascadedDecompressGetRequiredAlignments, c"nvcompBatchedCascadedDecompressGetRequiredAlignments($self, decompress_opts)
--

Returns the required memory alignments for the buffers of Cascaded decompression.

``nvcompStatus_t nvcompBatchedCascadedDecompressGetRequiredAlignments(nvcompBatchedCascadedDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
decompress_opts : nvcompBatchedCascadedDecompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedDecompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedCascadedDecompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedCascadedDecompressGetRequiredAlignments(decompress_opts));
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedCascadedDecompressOpts_t,
    )?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedCascadedDecompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedCascadedDecompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedCascadedDecompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedCascadedDecompressGetTempSize, c"nvcompBatchedCascadedDecompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for decompressing Cascaded chunks.

``nvcompStatus_t nvcompBatchedCascadedDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedCascadedDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedCascadedDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedDecompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedCascadedDecompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedCascadedDecompressGetTempSize(num_chunks max_uncompressed_chunk_bytes decompress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedCascadedDecompressOpts_t,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedCascadedDecompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedCascadedDecompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedCascadedDecompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedCascadedDecompressGetTempSizeSync, c"nvcompBatchedCascadedDecompressGetTempSizeSync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses, stream)
--

Returns the workspace size in bytes for decompressing the given Cascaded chunks, which it reads.

``nvcompStatus_t nvcompBatchedCascadedDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedCascadedDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedCascadedDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedDecompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedCascadedDecompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedCascadedDecompressGetTempSizeSync(device_compressed_chunk_ptrs
        device_compressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes max_total_uncompressed_bytes
        decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedCascadedDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, by_value::nvcomp::nvcompBatchedCascadedDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedCascadedDecompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes, (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedCascadedDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedCascadedGetDecompressSizeAsync, c"nvcompBatchedCascadedGetDecompressSizeAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks, stream)
--

Computes the decompressed size of each Cascaded chunk of a batch in a stream.

``nvcompStatus_t nvcompBatchedCascadedGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks : int
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedGetDecompressSizeAsync
");

shared!(
    nvcompBatchedCascadedGetDecompressSizeAsync =
    like_nvcompBatchedANSGetDecompressSizeAsync(runtime::cudaStream_t, Ty::Pointer,
    Ty::U64, nvcomp6::nvcompStatus_t), "nvcompBatchedCascadedGetDecompressSizeAsync",
    "device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes num_chunks stream",
    slots::nvcompBatchedCascadedGetDecompressSizeAsync
);

documented!(nvcompBatchedDeflateCompressAsync, c"nvcompBatchedDeflateCompressAsync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts, device_statuses, stream)
--

Compresses a batch of chunks with Deflate in a stream.

``nvcompStatus_t nvcompBatchedDeflateCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedDeflateCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
max_uncompressed_chunk_bytes, num_chunks, temp_bytes : int
compress_opts : nvcompBatchedDeflateCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedDeflateCompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedDeflateCompressAsync(device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
        max_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes device_compressed_chunk_ptrs
        device_compressed_chunk_bytes compress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes, c_num_chunks = num_chunks,
        c_temp_bytes = temp_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedDeflateCompressOpts_t)?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, Ptr, Ptr, by_value::nvcomp::nvcompBatchedDeflateCompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedDeflateCompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(),
        c_max_uncompressed_chunk_bytes, c_num_chunks, c_device_temp_ptr.cast(), c_temp_bytes,
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedDeflateCompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedDeflateCompressGetMaxOutputChunkSize, c"nvcompBatchedDeflateCompressGetMaxOutputChunkSize($self, max_uncompressed_chunk_bytes, compress_opts)
--

Returns the maximum size in bytes of a chunk after compression with Deflate.

``nvcompStatus_t nvcompBatchedDeflateCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedDeflateCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

Parameters
----------
max_uncompressed_chunk_bytes : int
compress_opts : nvcompBatchedDeflateCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
max_compressed_chunk_bytes : int

Notes
-----
Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressGetMaxOutputChunkSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedDeflateCompressGetMaxOutputChunkSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedDeflateCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes compress_opts));
    ints!(u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes);
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedDeflateCompressOpts_t)?;
    let mut c_max_compressed_chunk_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, by_value::nvcomp::nvcompBatchedDeflateCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedDeflateCompressGetMaxOutputChunkSize)?;
    let status = unsafe { released(py, || function(
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedDeflateCompressOpts_t6>().read_unaligned(),
        (&raw mut c_max_compressed_chunk_bytes).cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_max_compressed_chunk_bytes)?))
}

documented!(nvcompBatchedDeflateCompressGetRequiredAlignments, c"nvcompBatchedDeflateCompressGetRequiredAlignments($self, compress_opts)
--

Returns the required memory alignments for the buffers of Deflate compression.

``nvcompStatus_t nvcompBatchedDeflateCompressGetRequiredAlignments(nvcompBatchedDeflateCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
compress_opts : nvcompBatchedDeflateCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedDeflateCompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedDeflateCompressGetRequiredAlignments(compress_opts));
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedDeflateCompressOpts_t)?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedDeflateCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedDeflateCompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedDeflateCompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedDeflateCompressGetTempSize, c"nvcompBatchedDeflateCompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for compressing chunks with Deflate.

``nvcompStatus_t nvcompBatchedDeflateCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedDeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedDeflateCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedDeflateCompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedDeflateCompressGetTempSize(num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedDeflateCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedDeflateCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedDeflateCompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedDeflateCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedDeflateCompressGetTempSizeSync, c"nvcompBatchedDeflateCompressGetTempSizeSync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the workspace size in bytes for compressing the given chunks, which it reads, with Deflate.

``nvcompStatus_t nvcompBatchedDeflateCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedDeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedDeflateCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedDeflateCompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedDeflateCompressGetTempSizeSync(device_uncompressed_chunk_ptrs
        device_uncompressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedDeflateCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, by_value::nvcomp::nvcompBatchedDeflateCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedDeflateCompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedDeflateCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedDeflateDecompressAsync, c"nvcompBatchedDeflateDecompressAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs, decompress_opts, device_statuses, stream)
--

Decompresses a batch of Deflate chunks in a stream.

``nvcompStatus_t nvcompBatchedDeflateDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedDeflateDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, temp_bytes : int
decompress_opts : nvcompBatchedDeflateDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateDecompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedDeflateDecompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedDeflateDecompressAsync(device_compressed_chunk_ptrs device_compressed_chunk_bytes
        device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes
        device_uncompressed_chunk_ptrs decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(u64, c_num_chunks = num_chunks, c_temp_bytes = temp_bytes);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_buffer_bytes = args::device(
        device_uncompressed_buffer_bytes, "device_uncompressed_buffer_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedDeflateDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, by_value::nvcomp::nvcompBatchedDeflateDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedDeflateDecompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_device_uncompressed_buffer_bytes.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_device_temp_ptr.cast(), c_temp_bytes, c_device_uncompressed_chunk_ptrs.cast(),
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedDeflateDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedDeflateDecompressGetRequiredAlignments, c"nvcompBatchedDeflateDecompressGetRequiredAlignments($self, decompress_opts)
--

Returns the required memory alignments for the buffers of Deflate decompression.

``nvcompStatus_t nvcompBatchedDeflateDecompressGetRequiredAlignments(nvcompBatchedDeflateDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
decompress_opts : nvcompBatchedDeflateDecompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateDecompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedDeflateDecompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedDeflateDecompressGetRequiredAlignments(decompress_opts));
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedDeflateDecompressOpts_t,
    )?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedDeflateDecompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedDeflateDecompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedDeflateDecompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedDeflateDecompressGetTempSize, c"nvcompBatchedDeflateDecompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for decompressing Deflate chunks.

``nvcompStatus_t nvcompBatchedDeflateDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedDeflateDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedDeflateDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateDecompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedDeflateDecompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedDeflateDecompressGetTempSize(num_chunks max_uncompressed_chunk_bytes decompress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedDeflateDecompressOpts_t,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedDeflateDecompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedDeflateDecompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedDeflateDecompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedDeflateDecompressGetTempSizeSync, c"nvcompBatchedDeflateDecompressGetTempSizeSync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses, stream)
--

Returns the workspace size in bytes for decompressing the given Deflate chunks, which it reads.

``nvcompStatus_t nvcompBatchedDeflateDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedDeflateDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedDeflateDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateDecompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedDeflateDecompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedDeflateDecompressGetTempSizeSync(device_compressed_chunk_ptrs
        device_compressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes max_total_uncompressed_bytes
        decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedDeflateDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, by_value::nvcomp::nvcompBatchedDeflateDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedDeflateDecompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes, (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedDeflateDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedDeflateGetDecompressSizeAsync, c"nvcompBatchedDeflateGetDecompressSizeAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks, stream)
--

Computes the decompressed size of each Deflate chunk of a batch in a stream.

``nvcompStatus_t nvcompBatchedDeflateGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks : int
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateGetDecompressSizeAsync
");

shared!(
    nvcompBatchedDeflateGetDecompressSizeAsync =
    like_nvcompBatchedANSGetDecompressSizeAsync(runtime::cudaStream_t, Ty::Pointer,
    Ty::U64, nvcomp6::nvcompStatus_t), "nvcompBatchedDeflateGetDecompressSizeAsync",
    "device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes num_chunks stream",
    slots::nvcompBatchedDeflateGetDecompressSizeAsync
);

documented!(nvcompBatchedGdeflateCompressAsync, c"nvcompBatchedGdeflateCompressAsync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts, device_statuses, stream)
--

Compresses a batch of chunks with GDeflate in a stream.

``nvcompStatus_t nvcompBatchedGdeflateCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedGdeflateCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
max_uncompressed_chunk_bytes, num_chunks, temp_bytes : int
compress_opts : nvcompBatchedGdeflateCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedGdeflateCompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedGdeflateCompressAsync(device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
        max_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes device_compressed_chunk_ptrs
        device_compressed_chunk_bytes compress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes, c_num_chunks = num_chunks,
        c_temp_bytes = temp_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedGdeflateCompressOpts_t)?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, Ptr, Ptr, by_value::nvcomp::nvcompBatchedGdeflateCompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedGdeflateCompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(),
        c_max_uncompressed_chunk_bytes, c_num_chunks, c_device_temp_ptr.cast(), c_temp_bytes,
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedGdeflateCompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedGdeflateCompressGetMaxOutputChunkSize, c"nvcompBatchedGdeflateCompressGetMaxOutputChunkSize($self, max_uncompressed_chunk_bytes, compress_opts)
--

Returns the maximum size in bytes of a chunk after compression with GDeflate.

``nvcompStatus_t nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedGdeflateCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

Parameters
----------
max_uncompressed_chunk_bytes : int
compress_opts : nvcompBatchedGdeflateCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
max_compressed_chunk_bytes : int

Notes
-----
Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressGetMaxOutputChunkSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedGdeflateCompressGetMaxOutputChunkSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes compress_opts));
    ints!(u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes);
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedGdeflateCompressOpts_t)?;
    let mut c_max_compressed_chunk_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, by_value::nvcomp::nvcompBatchedGdeflateCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedGdeflateCompressGetMaxOutputChunkSize)?;
    let status = unsafe { released(py, || function(
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedGdeflateCompressOpts_t6>().read_unaligned(),
        (&raw mut c_max_compressed_chunk_bytes).cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_max_compressed_chunk_bytes)?))
}

documented!(nvcompBatchedGdeflateCompressGetRequiredAlignments, c"nvcompBatchedGdeflateCompressGetRequiredAlignments($self, compress_opts)
--

Returns the required memory alignments for the buffers of GDeflate compression.

``nvcompStatus_t nvcompBatchedGdeflateCompressGetRequiredAlignments(nvcompBatchedGdeflateCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
compress_opts : nvcompBatchedGdeflateCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedGdeflateCompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedGdeflateCompressGetRequiredAlignments(compress_opts));
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedGdeflateCompressOpts_t)?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedGdeflateCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedGdeflateCompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedGdeflateCompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedGdeflateCompressGetTempSize, c"nvcompBatchedGdeflateCompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for compressing chunks with GDeflate.

``nvcompStatus_t nvcompBatchedGdeflateCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGdeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedGdeflateCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedGdeflateCompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedGdeflateCompressGetTempSize(num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedGdeflateCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedGdeflateCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedGdeflateCompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedGdeflateCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedGdeflateCompressGetTempSizeSync, c"nvcompBatchedGdeflateCompressGetTempSizeSync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the workspace size in bytes for compressing the given chunks, which it reads, with GDeflate.

``nvcompStatus_t nvcompBatchedGdeflateCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGdeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedGdeflateCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedGdeflateCompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedGdeflateCompressGetTempSizeSync(device_uncompressed_chunk_ptrs
        device_uncompressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedGdeflateCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, by_value::nvcomp::nvcompBatchedGdeflateCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedGdeflateCompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedGdeflateCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedGdeflateDecompressAsync, c"nvcompBatchedGdeflateDecompressAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs, decompress_opts, device_statuses, stream)
--

Decompresses a batch of GDeflate chunks in a stream.

``nvcompStatus_t nvcompBatchedGdeflateDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedGdeflateDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, temp_bytes : int
decompress_opts : nvcompBatchedGdeflateDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateDecompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedGdeflateDecompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedGdeflateDecompressAsync(device_compressed_chunk_ptrs device_compressed_chunk_bytes
        device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes
        device_uncompressed_chunk_ptrs decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(u64, c_num_chunks = num_chunks, c_temp_bytes = temp_bytes);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_buffer_bytes = args::device(
        device_uncompressed_buffer_bytes, "device_uncompressed_buffer_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedGdeflateDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, by_value::nvcomp::nvcompBatchedGdeflateDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedGdeflateDecompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_device_uncompressed_buffer_bytes.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_device_temp_ptr.cast(), c_temp_bytes, c_device_uncompressed_chunk_ptrs.cast(),
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedGdeflateDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedGdeflateDecompressGetRequiredAlignments, c"nvcompBatchedGdeflateDecompressGetRequiredAlignments($self, decompress_opts)
--

Returns the required memory alignments for the buffers of GDeflate decompression.

``nvcompStatus_t nvcompBatchedGdeflateDecompressGetRequiredAlignments(nvcompBatchedGdeflateDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
decompress_opts : nvcompBatchedGdeflateDecompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateDecompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedGdeflateDecompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedGdeflateDecompressGetRequiredAlignments(decompress_opts));
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedGdeflateDecompressOpts_t,
    )?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedGdeflateDecompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedGdeflateDecompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedGdeflateDecompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedGdeflateDecompressGetTempSize, c"nvcompBatchedGdeflateDecompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for decompressing GDeflate chunks.

``nvcompStatus_t nvcompBatchedGdeflateDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGdeflateDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedGdeflateDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateDecompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedGdeflateDecompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedGdeflateDecompressGetTempSize(num_chunks max_uncompressed_chunk_bytes decompress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedGdeflateDecompressOpts_t,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedGdeflateDecompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedGdeflateDecompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedGdeflateDecompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedGdeflateDecompressGetTempSizeSync, c"nvcompBatchedGdeflateDecompressGetTempSizeSync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses, stream)
--

Returns the workspace size in bytes for decompressing the given GDeflate chunks, which it reads.

``nvcompStatus_t nvcompBatchedGdeflateDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedGdeflateDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedGdeflateDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateDecompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedGdeflateDecompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedGdeflateDecompressGetTempSizeSync(device_compressed_chunk_ptrs
        device_compressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes max_total_uncompressed_bytes
        decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedGdeflateDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, by_value::nvcomp::nvcompBatchedGdeflateDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedGdeflateDecompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes, (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedGdeflateDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedGdeflateGetDecompressSizeAsync, c"nvcompBatchedGdeflateGetDecompressSizeAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks, stream)
--

Computes the decompressed size of each GDeflate chunk of a batch in a stream.

``nvcompStatus_t nvcompBatchedGdeflateGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks : int
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateGetDecompressSizeAsync
");

shared!(
    nvcompBatchedGdeflateGetDecompressSizeAsync =
    like_nvcompBatchedANSGetDecompressSizeAsync(runtime::cudaStream_t, Ty::Pointer,
    Ty::U64, nvcomp6::nvcompStatus_t), "nvcompBatchedGdeflateGetDecompressSizeAsync",
    "device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes num_chunks stream",
    slots::nvcompBatchedGdeflateGetDecompressSizeAsync
);

documented!(nvcompBatchedGzipCompressAsync, c"nvcompBatchedGzipCompressAsync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts, device_statuses, stream)
--

Compresses a batch of chunks with gzip in a stream.

``nvcompStatus_t nvcompBatchedGzipCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedGzipCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
max_uncompressed_chunk_bytes, num_chunks, temp_bytes : int
compress_opts : nvcompBatchedGzipCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedGzipCompressAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedGzipCompressAsync(device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
        max_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes device_compressed_chunk_ptrs
        device_compressed_chunk_bytes compress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes, c_num_chunks = num_chunks,
        c_temp_bytes = temp_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedGzipCompressOpts_t)?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, Ptr, Ptr, by_value::nvcomp::nvcompBatchedGzipCompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedGzipCompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(),
        c_max_uncompressed_chunk_bytes, c_num_chunks, c_device_temp_ptr.cast(), c_temp_bytes,
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedGzipCompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedGzipCompressGetMaxOutputChunkSize, c"nvcompBatchedGzipCompressGetMaxOutputChunkSize($self, max_uncompressed_chunk_bytes, compress_opts)
--

Returns the maximum size in bytes of a chunk after compression with gzip.

``nvcompStatus_t nvcompBatchedGzipCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedGzipCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

Parameters
----------
max_uncompressed_chunk_bytes : int
compress_opts : nvcompBatchedGzipCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
max_compressed_chunk_bytes : int

Notes
-----
Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressGetMaxOutputChunkSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedGzipCompressGetMaxOutputChunkSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedGzipCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes compress_opts));
    ints!(u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes);
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedGzipCompressOpts_t)?;
    let mut c_max_compressed_chunk_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, by_value::nvcomp::nvcompBatchedGzipCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedGzipCompressGetMaxOutputChunkSize)?;
    let status = unsafe { released(py, || function(
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedGzipCompressOpts_t6>().read_unaligned(),
        (&raw mut c_max_compressed_chunk_bytes).cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_max_compressed_chunk_bytes)?))
}

documented!(nvcompBatchedGzipCompressGetRequiredAlignments, c"nvcompBatchedGzipCompressGetRequiredAlignments($self, compress_opts)
--

Returns the required memory alignments for the buffers of gzip compression.

``nvcompStatus_t nvcompBatchedGzipCompressGetRequiredAlignments(nvcompBatchedGzipCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
compress_opts : nvcompBatchedGzipCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedGzipCompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedGzipCompressGetRequiredAlignments(compress_opts));
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedGzipCompressOpts_t)?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedGzipCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedGzipCompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedGzipCompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedGzipCompressGetTempSize, c"nvcompBatchedGzipCompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for compressing chunks with gzip.

``nvcompStatus_t nvcompBatchedGzipCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGzipCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedGzipCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedGzipCompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedGzipCompressGetTempSize(num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedGzipCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedGzipCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedGzipCompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedGzipCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedGzipCompressGetTempSizeSync, c"nvcompBatchedGzipCompressGetTempSizeSync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the workspace size in bytes for compressing the given chunks, which it reads, with gzip.

``nvcompStatus_t nvcompBatchedGzipCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGzipCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedGzipCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedGzipCompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedGzipCompressGetTempSizeSync(device_uncompressed_chunk_ptrs
        device_uncompressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedGzipCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, by_value::nvcomp::nvcompBatchedGzipCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedGzipCompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedGzipCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedGzipDecompressAsync, c"nvcompBatchedGzipDecompressAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs, decompress_opts, device_statuses, stream)
--

Decompresses a batch of gzip chunks in a stream.

``nvcompStatus_t nvcompBatchedGzipDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedGzipDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, temp_bytes : int
decompress_opts : nvcompBatchedGzipDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipDecompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedGzipDecompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedGzipDecompressAsync(device_compressed_chunk_ptrs device_compressed_chunk_bytes
        device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes
        device_uncompressed_chunk_ptrs decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(u64, c_num_chunks = num_chunks, c_temp_bytes = temp_bytes);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_buffer_bytes = args::device(
        device_uncompressed_buffer_bytes, "device_uncompressed_buffer_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedGzipDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, by_value::nvcomp::nvcompBatchedGzipDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedGzipDecompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_device_uncompressed_buffer_bytes.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_device_temp_ptr.cast(), c_temp_bytes, c_device_uncompressed_chunk_ptrs.cast(),
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedGzipDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedGzipDecompressGetRequiredAlignments, c"nvcompBatchedGzipDecompressGetRequiredAlignments($self, decompress_opts)
--

Returns the required memory alignments for the buffers of gzip decompression.

``nvcompStatus_t nvcompBatchedGzipDecompressGetRequiredAlignments(nvcompBatchedGzipDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
decompress_opts : nvcompBatchedGzipDecompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipDecompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedGzipDecompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedGzipDecompressGetRequiredAlignments(decompress_opts));
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedGzipDecompressOpts_t,
    )?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedGzipDecompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedGzipDecompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedGzipDecompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedGzipDecompressGetTempSize, c"nvcompBatchedGzipDecompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for decompressing gzip chunks.

``nvcompStatus_t nvcompBatchedGzipDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGzipDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedGzipDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipDecompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedGzipDecompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedGzipDecompressGetTempSize(num_chunks max_uncompressed_chunk_bytes decompress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedGzipDecompressOpts_t,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedGzipDecompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedGzipDecompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedGzipDecompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedGzipDecompressGetTempSizeSync, c"nvcompBatchedGzipDecompressGetTempSizeSync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses, stream)
--

Returns the workspace size in bytes for decompressing the given gzip chunks, which it reads.

``nvcompStatus_t nvcompBatchedGzipDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedGzipDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedGzipDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipDecompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedGzipDecompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedGzipDecompressGetTempSizeSync(device_compressed_chunk_ptrs device_compressed_chunk_bytes
        num_chunks max_uncompressed_chunk_bytes max_total_uncompressed_bytes decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedGzipDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, by_value::nvcomp::nvcompBatchedGzipDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedGzipDecompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes, (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedGzipDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedGzipGetDecompressSizeAsync, c"nvcompBatchedGzipGetDecompressSizeAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks, stream)
--

Computes the decompressed size of each gzip chunk of a batch in a stream.

``nvcompStatus_t nvcompBatchedGzipGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks : int
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipGetDecompressSizeAsync
");

shared!(
    nvcompBatchedGzipGetDecompressSizeAsync =
    like_nvcompBatchedANSGetDecompressSizeAsync(runtime::cudaStream_t, Ty::Pointer,
    Ty::U64, nvcomp6::nvcompStatus_t), "nvcompBatchedGzipGetDecompressSizeAsync",
    "device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes num_chunks stream",
    slots::nvcompBatchedGzipGetDecompressSizeAsync
);

documented!(nvcompBatchedLZ4CompressAsync, c"nvcompBatchedLZ4CompressAsync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts, device_statuses, stream)
--

Compresses a batch of chunks with LZ4 in a stream.

``nvcompStatus_t nvcompBatchedLZ4CompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedLZ4CompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
max_uncompressed_chunk_bytes, num_chunks, temp_bytes : int
compress_opts : nvcompBatchedLZ4CompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedLZ4CompressAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedLZ4CompressAsync(device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
        max_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes device_compressed_chunk_ptrs
        device_compressed_chunk_bytes compress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes, c_num_chunks = num_chunks,
        c_temp_bytes = temp_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedLZ4CompressOpts_t)?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, Ptr, Ptr, by_value::nvcomp::nvcompBatchedLZ4CompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedLZ4CompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(),
        c_max_uncompressed_chunk_bytes, c_num_chunks, c_device_temp_ptr.cast(), c_temp_bytes,
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedLZ4CompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedLZ4CompressGetMaxOutputChunkSize, c"nvcompBatchedLZ4CompressGetMaxOutputChunkSize($self, max_uncompressed_chunk_bytes, compress_opts)
--

Returns the maximum size in bytes of a chunk after compression with LZ4.

``nvcompStatus_t nvcompBatchedLZ4CompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedLZ4CompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

Parameters
----------
max_uncompressed_chunk_bytes : int
compress_opts : nvcompBatchedLZ4CompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
max_compressed_chunk_bytes : int

Notes
-----
Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressGetMaxOutputChunkSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedLZ4CompressGetMaxOutputChunkSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedLZ4CompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes compress_opts));
    ints!(u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes);
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedLZ4CompressOpts_t)?;
    let mut c_max_compressed_chunk_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, by_value::nvcomp::nvcompBatchedLZ4CompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedLZ4CompressGetMaxOutputChunkSize)?;
    let status = unsafe { released(py, || function(
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedLZ4CompressOpts_t6>().read_unaligned(),
        (&raw mut c_max_compressed_chunk_bytes).cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_max_compressed_chunk_bytes)?))
}

documented!(nvcompBatchedLZ4CompressGetRequiredAlignments, c"nvcompBatchedLZ4CompressGetRequiredAlignments($self, compress_opts)
--

Returns the required memory alignments for the buffers of LZ4 compression.

``nvcompStatus_t nvcompBatchedLZ4CompressGetRequiredAlignments(nvcompBatchedLZ4CompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
compress_opts : nvcompBatchedLZ4CompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedLZ4CompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedLZ4CompressGetRequiredAlignments(compress_opts));
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedLZ4CompressOpts_t)?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedLZ4CompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedLZ4CompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedLZ4CompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedLZ4CompressGetTempSize, c"nvcompBatchedLZ4CompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for compressing chunks with LZ4.

``nvcompStatus_t nvcompBatchedLZ4CompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedLZ4CompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedLZ4CompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedLZ4CompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedLZ4CompressGetTempSize(num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedLZ4CompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedLZ4CompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedLZ4CompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedLZ4CompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedLZ4CompressGetTempSizeSync, c"nvcompBatchedLZ4CompressGetTempSizeSync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the workspace size in bytes for compressing the given chunks, which it reads, with LZ4.

``nvcompStatus_t nvcompBatchedLZ4CompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedLZ4CompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedLZ4CompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedLZ4CompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedLZ4CompressGetTempSizeSync(device_uncompressed_chunk_ptrs
        device_uncompressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedLZ4CompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, by_value::nvcomp::nvcompBatchedLZ4CompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedLZ4CompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedLZ4CompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedLZ4DecompressAsync, c"nvcompBatchedLZ4DecompressAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs, decompress_opts, device_statuses, stream)
--

Decompresses a batch of LZ4 chunks in a stream.

``nvcompStatus_t nvcompBatchedLZ4DecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedLZ4DecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, temp_bytes : int
decompress_opts : nvcompBatchedLZ4DecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4DecompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedLZ4DecompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedLZ4DecompressAsync(device_compressed_chunk_ptrs device_compressed_chunk_bytes
        device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes
        device_uncompressed_chunk_ptrs decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(u64, c_num_chunks = num_chunks, c_temp_bytes = temp_bytes);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_buffer_bytes = args::device(
        device_uncompressed_buffer_bytes, "device_uncompressed_buffer_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedLZ4DecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, by_value::nvcomp::nvcompBatchedLZ4DecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedLZ4DecompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_device_uncompressed_buffer_bytes.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_device_temp_ptr.cast(), c_temp_bytes, c_device_uncompressed_chunk_ptrs.cast(),
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedLZ4DecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedLZ4DecompressGetRequiredAlignments, c"nvcompBatchedLZ4DecompressGetRequiredAlignments($self, decompress_opts)
--

Returns the required memory alignments for the buffers of LZ4 decompression.

``nvcompStatus_t nvcompBatchedLZ4DecompressGetRequiredAlignments(nvcompBatchedLZ4DecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
decompress_opts : nvcompBatchedLZ4DecompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4DecompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedLZ4DecompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedLZ4DecompressGetRequiredAlignments(decompress_opts));
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedLZ4DecompressOpts_t,
    )?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedLZ4DecompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedLZ4DecompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedLZ4DecompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedLZ4DecompressGetTempSize, c"nvcompBatchedLZ4DecompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for decompressing LZ4 chunks.

``nvcompStatus_t nvcompBatchedLZ4DecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedLZ4DecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedLZ4DecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4DecompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedLZ4DecompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedLZ4DecompressGetTempSize(num_chunks max_uncompressed_chunk_bytes decompress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedLZ4DecompressOpts_t,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedLZ4DecompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedLZ4DecompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedLZ4DecompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedLZ4DecompressGetTempSizeSync, c"nvcompBatchedLZ4DecompressGetTempSizeSync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses, stream)
--

Returns the workspace size in bytes for decompressing the given LZ4 chunks, which it reads.

``nvcompStatus_t nvcompBatchedLZ4DecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedLZ4DecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedLZ4DecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4DecompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedLZ4DecompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedLZ4DecompressGetTempSizeSync(device_compressed_chunk_ptrs device_compressed_chunk_bytes
        num_chunks max_uncompressed_chunk_bytes max_total_uncompressed_bytes decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedLZ4DecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, by_value::nvcomp::nvcompBatchedLZ4DecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedLZ4DecompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes, (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedLZ4DecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedLZ4GetDecompressSizeAsync, c"nvcompBatchedLZ4GetDecompressSizeAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks, stream)
--

Computes the decompressed size of each LZ4 chunk of a batch in a stream.

``nvcompStatus_t nvcompBatchedLZ4GetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks : int
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4GetDecompressSizeAsync
");

shared!(
    nvcompBatchedLZ4GetDecompressSizeAsync =
    like_nvcompBatchedANSGetDecompressSizeAsync(runtime::cudaStream_t, Ty::Pointer,
    Ty::U64, nvcomp6::nvcompStatus_t), "nvcompBatchedLZ4GetDecompressSizeAsync",
    "device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes num_chunks stream",
    slots::nvcompBatchedLZ4GetDecompressSizeAsync
);

documented!(nvcompBatchedSnappyCompressAsync, c"nvcompBatchedSnappyCompressAsync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts, device_statuses, stream)
--

Compresses a batch of chunks with Snappy in a stream.

``nvcompStatus_t nvcompBatchedSnappyCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedSnappyCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
max_uncompressed_chunk_bytes, num_chunks, temp_bytes : int
compress_opts : nvcompBatchedSnappyCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedSnappyCompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedSnappyCompressAsync(device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
        max_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes device_compressed_chunk_ptrs
        device_compressed_chunk_bytes compress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes, c_num_chunks = num_chunks,
        c_temp_bytes = temp_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedSnappyCompressOpts_t)?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, Ptr, Ptr, by_value::nvcomp::nvcompBatchedSnappyCompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedSnappyCompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(),
        c_max_uncompressed_chunk_bytes, c_num_chunks, c_device_temp_ptr.cast(), c_temp_bytes,
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedSnappyCompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedSnappyCompressGetMaxOutputChunkSize, c"nvcompBatchedSnappyCompressGetMaxOutputChunkSize($self, max_uncompressed_chunk_bytes, compress_opts)
--

Returns the maximum size in bytes of a chunk after compression with Snappy.

``nvcompStatus_t nvcompBatchedSnappyCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedSnappyCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

Parameters
----------
max_uncompressed_chunk_bytes : int
compress_opts : nvcompBatchedSnappyCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
max_compressed_chunk_bytes : int

Notes
-----
Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressGetMaxOutputChunkSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedSnappyCompressGetMaxOutputChunkSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedSnappyCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes compress_opts));
    ints!(u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes);
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedSnappyCompressOpts_t)?;
    let mut c_max_compressed_chunk_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, by_value::nvcomp::nvcompBatchedSnappyCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedSnappyCompressGetMaxOutputChunkSize)?;
    let status = unsafe { released(py, || function(
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedSnappyCompressOpts_t6>().read_unaligned(),
        (&raw mut c_max_compressed_chunk_bytes).cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_max_compressed_chunk_bytes)?))
}

documented!(nvcompBatchedSnappyCompressGetRequiredAlignments, c"nvcompBatchedSnappyCompressGetRequiredAlignments($self, compress_opts)
--

Returns the required memory alignments for the buffers of Snappy compression.

``nvcompStatus_t nvcompBatchedSnappyCompressGetRequiredAlignments(nvcompBatchedSnappyCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
compress_opts : nvcompBatchedSnappyCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedSnappyCompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedSnappyCompressGetRequiredAlignments(compress_opts));
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedSnappyCompressOpts_t)?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedSnappyCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedSnappyCompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedSnappyCompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedSnappyCompressGetTempSize, c"nvcompBatchedSnappyCompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for compressing chunks with Snappy.

``nvcompStatus_t nvcompBatchedSnappyCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedSnappyCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedSnappyCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedSnappyCompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedSnappyCompressGetTempSize(num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedSnappyCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedSnappyCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedSnappyCompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedSnappyCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedSnappyCompressGetTempSizeSync, c"nvcompBatchedSnappyCompressGetTempSizeSync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the workspace size in bytes for compressing the given chunks, which it reads, with Snappy.

``nvcompStatus_t nvcompBatchedSnappyCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedSnappyCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedSnappyCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedSnappyCompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedSnappyCompressGetTempSizeSync(device_uncompressed_chunk_ptrs
        device_uncompressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedSnappyCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, by_value::nvcomp::nvcompBatchedSnappyCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedSnappyCompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedSnappyCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedSnappyDecompressAsync, c"nvcompBatchedSnappyDecompressAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs, decompress_opts, device_statuses, stream)
--

Decompresses a batch of Snappy chunks in a stream.

``nvcompStatus_t nvcompBatchedSnappyDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedSnappyDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, temp_bytes : int
decompress_opts : nvcompBatchedSnappyDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyDecompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedSnappyDecompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedSnappyDecompressAsync(device_compressed_chunk_ptrs device_compressed_chunk_bytes
        device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes
        device_uncompressed_chunk_ptrs decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(u64, c_num_chunks = num_chunks, c_temp_bytes = temp_bytes);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_buffer_bytes = args::device(
        device_uncompressed_buffer_bytes, "device_uncompressed_buffer_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedSnappyDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, by_value::nvcomp::nvcompBatchedSnappyDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedSnappyDecompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_device_uncompressed_buffer_bytes.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_device_temp_ptr.cast(), c_temp_bytes, c_device_uncompressed_chunk_ptrs.cast(),
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedSnappyDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedSnappyDecompressGetRequiredAlignments, c"nvcompBatchedSnappyDecompressGetRequiredAlignments($self, decompress_opts)
--

Returns the required memory alignments for the buffers of Snappy decompression.

``nvcompStatus_t nvcompBatchedSnappyDecompressGetRequiredAlignments(nvcompBatchedSnappyDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
decompress_opts : nvcompBatchedSnappyDecompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyDecompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedSnappyDecompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedSnappyDecompressGetRequiredAlignments(decompress_opts));
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedSnappyDecompressOpts_t,
    )?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedSnappyDecompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedSnappyDecompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedSnappyDecompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedSnappyDecompressGetTempSize, c"nvcompBatchedSnappyDecompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for decompressing Snappy chunks.

``nvcompStatus_t nvcompBatchedSnappyDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedSnappyDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedSnappyDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyDecompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedSnappyDecompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedSnappyDecompressGetTempSize(num_chunks max_uncompressed_chunk_bytes decompress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedSnappyDecompressOpts_t,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedSnappyDecompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedSnappyDecompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedSnappyDecompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedSnappyDecompressGetTempSizeSync, c"nvcompBatchedSnappyDecompressGetTempSizeSync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses, stream)
--

Returns the workspace size in bytes for decompressing the given Snappy chunks, which it reads.

``nvcompStatus_t nvcompBatchedSnappyDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedSnappyDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedSnappyDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyDecompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedSnappyDecompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedSnappyDecompressGetTempSizeSync(device_compressed_chunk_ptrs
        device_compressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes max_total_uncompressed_bytes
        decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedSnappyDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, by_value::nvcomp::nvcompBatchedSnappyDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedSnappyDecompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes, (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedSnappyDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedSnappyGetDecompressSizeAsync, c"nvcompBatchedSnappyGetDecompressSizeAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks, stream)
--

Computes the decompressed size of each Snappy chunk of a batch in a stream.

``nvcompStatus_t nvcompBatchedSnappyGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks : int
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyGetDecompressSizeAsync
");

shared!(
    nvcompBatchedSnappyGetDecompressSizeAsync =
    like_nvcompBatchedANSGetDecompressSizeAsync(runtime::cudaStream_t, Ty::Pointer,
    Ty::U64, nvcomp6::nvcompStatus_t), "nvcompBatchedSnappyGetDecompressSizeAsync",
    "device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes num_chunks stream",
    slots::nvcompBatchedSnappyGetDecompressSizeAsync
);

documented!(nvcompBatchedZstdCompressAsync, c"nvcompBatchedZstdCompressAsync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts, device_statuses, stream)
--

Compresses a batch of chunks with Zstandard in a stream.

``nvcompStatus_t nvcompBatchedZstdCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedZstdCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
max_uncompressed_chunk_bytes, num_chunks, temp_bytes : int
compress_opts : nvcompBatchedZstdCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedZstdCompressAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedZstdCompressAsync(device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
        max_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes device_compressed_chunk_ptrs
        device_compressed_chunk_bytes compress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes, c_num_chunks = num_chunks,
        c_temp_bytes = temp_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedZstdCompressOpts_t)?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, Ptr, Ptr, by_value::nvcomp::nvcompBatchedZstdCompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedZstdCompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(),
        c_max_uncompressed_chunk_bytes, c_num_chunks, c_device_temp_ptr.cast(), c_temp_bytes,
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedZstdCompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedZstdCompressGetMaxOutputChunkSize, c"nvcompBatchedZstdCompressGetMaxOutputChunkSize($self, max_uncompressed_chunk_bytes, compress_opts)
--

Returns the maximum size in bytes of a chunk after compression with Zstandard.

``nvcompStatus_t nvcompBatchedZstdCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedZstdCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

Parameters
----------
max_uncompressed_chunk_bytes : int
compress_opts : nvcompBatchedZstdCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
max_compressed_chunk_bytes : int

Notes
-----
Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressGetMaxOutputChunkSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedZstdCompressGetMaxOutputChunkSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedZstdCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes compress_opts));
    ints!(u64, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes);
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedZstdCompressOpts_t)?;
    let mut c_max_compressed_chunk_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, by_value::nvcomp::nvcompBatchedZstdCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedZstdCompressGetMaxOutputChunkSize)?;
    let status = unsafe { released(py, || function(
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedZstdCompressOpts_t6>().read_unaligned(),
        (&raw mut c_max_compressed_chunk_bytes).cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_max_compressed_chunk_bytes)?))
}

documented!(nvcompBatchedZstdCompressGetRequiredAlignments, c"nvcompBatchedZstdCompressGetRequiredAlignments($self, compress_opts)
--

Returns the required memory alignments for the buffers of Zstandard compression.

``nvcompStatus_t nvcompBatchedZstdCompressGetRequiredAlignments(nvcompBatchedZstdCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
compress_opts : nvcompBatchedZstdCompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedZstdCompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedZstdCompressGetRequiredAlignments(compress_opts));
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedZstdCompressOpts_t)?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedZstdCompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedZstdCompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedZstdCompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedZstdCompressGetTempSize, c"nvcompBatchedZstdCompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for compressing chunks with Zstandard.

``nvcompStatus_t nvcompBatchedZstdCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedZstdCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedZstdCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedZstdCompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedZstdCompressGetTempSize(num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedZstdCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedZstdCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedZstdCompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedZstdCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedZstdCompressGetTempSizeSync, c"nvcompBatchedZstdCompressGetTempSizeSync($self, device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream)
--

Returns the workspace size in bytes for compressing the given chunks, which it reads, with Zstandard.

``nvcompStatus_t nvcompBatchedZstdCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedZstdCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
compress_opts : nvcompBatchedZstdCompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedZstdCompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedZstdCompressGetTempSizeSync(device_uncompressed_chunk_ptrs
        device_uncompressed_chunk_bytes num_chunks max_uncompressed_chunk_bytes compress_opts
        max_total_uncompressed_bytes stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_compress_opts = args::record(compress_opts, "compress_opts", &nvcomp6::nvcompBatchedZstdCompressOpts_t)?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, by_value::nvcomp::nvcompBatchedZstdCompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedZstdCompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_uncompressed_chunk_ptrs.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes,
        c_compress_opts.cast::<by_value::nvcomp::nvcompBatchedZstdCompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedZstdDecompressAsync, c"nvcompBatchedZstdDecompressAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs, decompress_opts, device_statuses, stream)
--

Decompresses a batch of Zstandard chunks in a stream.

``nvcompStatus_t nvcompBatchedZstdDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedZstdDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, temp_bytes : int
decompress_opts : nvcompBatchedZstdDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdDecompressAsync
");

#[inline(always)]
pub(crate) fn nvcompBatchedZstdDecompressAsync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedZstdDecompressAsync(device_compressed_chunk_ptrs device_compressed_chunk_bytes
        device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes num_chunks device_temp_ptr temp_bytes
        device_uncompressed_chunk_ptrs decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(u64, c_num_chunks = num_chunks, c_temp_bytes = temp_bytes);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_buffer_bytes = args::device(
        device_uncompressed_buffer_bytes, "device_uncompressed_buffer_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_uncompressed_chunk_bytes = args::device(
        device_uncompressed_chunk_bytes, "device_uncompressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let c_device_temp_ptr = args::device(device_temp_ptr, "device_temp_ptr", None, &arena)?;
    let c_device_uncompressed_chunk_ptrs = args::device(
        device_uncompressed_chunk_ptrs, "device_uncompressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedZstdDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, Ptr, u64, Ptr, u64, Ptr, by_value::nvcomp::nvcompBatchedZstdDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedZstdDecompressAsync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(),
        c_device_uncompressed_buffer_bytes.cast(), c_device_uncompressed_chunk_bytes.cast(), c_num_chunks,
        c_device_temp_ptr.cast(), c_temp_bytes, c_device_uncompressed_chunk_ptrs.cast(),
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedZstdDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned0(py, &nvcomp6::nvcompStatus_t, status)
}

documented!(nvcompBatchedZstdDecompressGetRequiredAlignments, c"nvcompBatchedZstdDecompressGetRequiredAlignments($self, decompress_opts)
--

Returns the required memory alignments for the buffers of Zstandard decompression.

``nvcompStatus_t nvcompBatchedZstdDecompressGetRequiredAlignments(nvcompBatchedZstdDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

Parameters
----------
decompress_opts : nvcompBatchedZstdDecompressOpts_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
alignment_requirements : nvcompAlignmentRequirements_t

Notes
-----
Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdDecompressGetRequiredAlignments
");

#[inline(always)]
pub(crate) fn nvcompBatchedZstdDecompressGetRequiredAlignments<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvcompBatchedZstdDecompressGetRequiredAlignments(decompress_opts));
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedZstdDecompressOpts_t,
    )?;
    let (c_alignment_requirements, c_alignment_requirements_place) = out::new_record(
        py, &nvcomp6::nvcompAlignmentRequirements_t,
    )?;
    let function: unsafe extern "system" fn(
        by_value::nvcomp::nvcompBatchedZstdDecompressOpts_t6, Ptr,
    ) -> i32 = call.symbol(slots::nvcompBatchedZstdDecompressGetRequiredAlignments)?;
    let status = unsafe { released(py, || function(
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedZstdDecompressOpts_t6>().read_unaligned(),
        c_alignment_requirements_place.cast(),
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_alignment_requirements.into_any()))
}

documented!(nvcompBatchedZstdDecompressGetTempSize, c"nvcompBatchedZstdDecompressGetTempSize($self, num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes, stream)
--

Returns the size in bytes of the workspace for decompressing Zstandard chunks.

``nvcompStatus_t nvcompBatchedZstdDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedZstdDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)``

Parameters
----------
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedZstdDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Notes
-----
Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdDecompressGetTempSize
");

#[inline(always)]
pub(crate) fn nvcompBatchedZstdDecompressGetTempSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedZstdDecompressGetTempSize(num_chunks max_uncompressed_chunk_bytes decompress_opts
        max_total_uncompressed_bytes stream)
    );
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedZstdDecompressOpts_t,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::nvcomp::nvcompBatchedZstdDecompressOpts_t6, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedZstdDecompressGetTempSize)?;
    let status = unsafe { released(py, || function(
        c_num_chunks, c_max_uncompressed_chunk_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedZstdDecompressOpts_t6>().read_unaligned(),
        (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes, c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedZstdDecompressGetTempSizeSync, c"nvcompBatchedZstdDecompressGetTempSizeSync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses, stream)
--

Returns the workspace size in bytes for decompressing the given Zstandard chunks, which it reads.

``nvcompStatus_t nvcompBatchedZstdDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedZstdDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_statuses : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks, max_uncompressed_chunk_bytes, max_total_uncompressed_bytes : int
decompress_opts : nvcompBatchedZstdDecompressOpts_t
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.
temp_bytes : int

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdDecompressGetTempSizeSync
");

#[inline(always)]
pub(crate) fn nvcompBatchedZstdDecompressGetTempSizeSync<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, nvcompBatchedZstdDecompressGetTempSizeSync(device_compressed_chunk_ptrs device_compressed_chunk_bytes
        num_chunks max_uncompressed_chunk_bytes max_total_uncompressed_bytes decompress_opts device_statuses stream)
    );
    let arena = CallArena::new();
    ints!(
        u64, c_num_chunks = num_chunks, c_max_uncompressed_chunk_bytes = max_uncompressed_chunk_bytes,
        c_max_total_uncompressed_bytes = max_total_uncompressed_bytes
    );
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_device_compressed_chunk_ptrs = args::device(
        device_compressed_chunk_ptrs, "device_compressed_chunk_ptrs", Some(&Ty::Pointer), &arena,
    )?;
    let c_device_compressed_chunk_bytes = args::device(
        device_compressed_chunk_bytes, "device_compressed_chunk_bytes", Some(&Ty::U64), &arena,
    )?;
    let mut c_temp_bytes: u64 = 0;
    let c_decompress_opts = args::record(
        decompress_opts, "decompress_opts", &nvcomp6::nvcompBatchedZstdDecompressOpts_t,
    )?;
    let c_device_statuses = args::device(device_statuses, "device_statuses", None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, u64, u64, Ptr, u64, by_value::nvcomp::nvcompBatchedZstdDecompressOpts_t6, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvcompBatchedZstdDecompressGetTempSizeSync)?;
    let status = unsafe { released(py, || function(
        c_device_compressed_chunk_ptrs.cast(), c_device_compressed_chunk_bytes.cast(), c_num_chunks,
        c_max_uncompressed_chunk_bytes, (&raw mut c_temp_bytes).cast(), c_max_total_uncompressed_bytes,
        c_decompress_opts.cast::<by_value::nvcomp::nvcompBatchedZstdDecompressOpts_t6>().read_unaligned(),
        c_device_statuses.cast(), c_stream,
    )) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_temp_bytes)?))
}

documented!(nvcompBatchedZstdGetDecompressSizeAsync, c"nvcompBatchedZstdGetDecompressSizeAsync($self, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks, stream)
--

Computes the decompressed size of each Zstandard chunk of a batch in a stream.

``nvcompStatus_t nvcompBatchedZstdGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)``

Parameters
----------
device_compressed_chunk_ptrs : device address or array
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
device_compressed_chunk_bytes, device_uncompressed_chunk_bytes : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
num_chunks : int
stream : runtime.cudaStream_t or None

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``.

Warnings
--------
- Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as ``…GetRequiredAlignments`` reports.

Notes
-----
Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdGetDecompressSizeAsync
");

shared!(
    nvcompBatchedZstdGetDecompressSizeAsync =
    like_nvcompBatchedANSGetDecompressSizeAsync(runtime::cudaStream_t, Ty::Pointer,
    Ty::U64, nvcomp6::nvcompStatus_t), "nvcompBatchedZstdGetDecompressSizeAsync",
    "device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes num_chunks stream",
    slots::nvcompBatchedZstdGetDecompressSizeAsync
);

documented!(nvcompGetProperties, c"nvcompGetProperties($self)
--

Returns the version of nvCOMP, and of the CUDA runtime with which nvCOMP was built.

``nvcompStatus_t nvcompGetProperties(nvcompProperties_t *properties)``

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``. Documented errors: ``nvcompErrorInvalidValue``.
properties : nvcompProperties_t

Notes
-----
Declared in ``nvcomp.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompGetProperties
");

#[inline(always)]
pub(crate) fn nvcompGetProperties<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvcompGetProperties());
    let (c_properties, c_properties_place) = out::new_record(py, &nvcomp6::nvcompProperties_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvcompGetProperties)?;
    let status = unsafe { released(py, || function(c_properties_place.cast())) };
    returned(py, &nvcomp6::nvcompStatus_t, status, 1, |tuple| tuple.push(c_properties.into_any()))
}

documented!(nvcompGetStatusString, c"nvcompGetStatusString($self, status)
--

Returns the English description of a status.

``const char *nvcompGetStatusString(nvcompStatus_t status)``

Parameters
----------
status : nvcompStatus_t

Returns
-------
nvcompStatus_t
    ``nvcompSuccess``, always.
value : bytes

Notes
-----
Declared in ``nvcomp.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompGetStatusString
");

#[inline(always)]
pub(crate) fn nvcompGetStatusString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("nvcompGetStatusString", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &nvcomp6::nvcompStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::nvcompGetStatusString)?;
    let value = unsafe { released(py, || function(c_status)) };
    returned(py, &nvcomp6::nvcompStatus_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}
