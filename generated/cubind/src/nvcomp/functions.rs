//! Functions (nvCOMP).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Compresses a batch of chunks with ANS in a stream.
///
/// `nvcompStatus_t nvcompBatchedANSCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedANSCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedANSCompressAsync))]
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
/// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
///
/// In `nvcomp/ans.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedANSCompressAsync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    max_uncompressed_chunk_bytes: usize,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_compressed_chunk_ptrs: CuPtr<*mut c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    compress_opts: nvcompBatchedANSCompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedANSCompressAsync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), max_uncompressed_chunk_bytes,
        num_chunks, device_temp_ptr.as_mut_ptr(), temp_bytes, device_compressed_chunk_ptrs.as_ptr(),
        device_compressed_chunk_bytes.as_mut_ptr(), compress_opts, device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the maximum size in bytes of a chunk after compression with ANS.
///
/// `nvcompStatus_t nvcompBatchedANSCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedANSCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedANSCompressGetMaxOutputChunkSize))]
///
/// Returns `(nvcompStatus_t, max_compressed_chunk_bytes: size_t)`.
///
/// - `max_compressed_chunk_bytes`: out
///
/// In `nvcomp/ans.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressGetMaxOutputChunkSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedANSCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedANSCompressOpts_t,
) -> (nvcompStatus_t, usize) {
    let mut max_compressed_chunk_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedANSCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes, compress_opts, &mut max_compressed_chunk_bytes,
    ) };
    (returned, max_compressed_chunk_bytes)
}

/// Returns the required memory alignments for the buffers of ANS compression.
///
/// `nvcompStatus_t nvcompBatchedANSCompressGetRequiredAlignments(nvcompBatchedANSCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedANSCompressGetRequiredAlignments))]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/ans.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedANSCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedANSCompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedANSCompressGetRequiredAlignments(compress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for compressing chunks with ANS.
///
/// `nvcompStatus_t nvcompBatchedANSCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedANSCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedANSCompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/ans.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedANSCompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedANSCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedANSCompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for compressing the given chunks, which it reads, with ANS.
///
/// `nvcompStatus_t nvcompBatchedANSCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedANSCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedANSCompressGetTempSizeSync))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
///
/// In `nvcomp/ans.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedANSCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedANSCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedANSCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Decompresses a batch of ANS chunks in a stream.
///
/// `nvcompStatus_t nvcompBatchedANSDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedANSDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedANSDecompressAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
/// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
///
/// In `nvcomp/ans.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSDecompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedANSDecompressAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_buffer_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>,
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedANSDecompressAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_buffer_bytes.as_ptr(), device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks,
        device_temp_ptr.as_mut_ptr(), temp_bytes, device_uncompressed_chunk_ptrs.as_ptr(), decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the required memory alignments for the buffers of ANS decompression.
///
/// `nvcompStatus_t nvcompBatchedANSDecompressGetRequiredAlignments(nvcompBatchedANSDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedANSDecompressGetRequiredAlignments))]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/ans.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSDecompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedANSDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedANSDecompressGetRequiredAlignments(decompress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for decompressing ANS chunks.
///
/// `nvcompStatus_t nvcompBatchedANSDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedANSDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedANSDecompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/ans.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSDecompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedANSDecompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedANSDecompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, decompress_opts, &mut temp_bytes, max_total_uncompressed_bytes,
        stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for decompressing the given ANS chunks, which it reads.
///
/// `nvcompStatus_t nvcompBatchedANSDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedANSDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedANSDecompressGetTempSizeSync))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
/// - `device_statuses`: on the device
///
/// In `nvcomp/ans.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSDecompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedANSDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    max_total_uncompressed_bytes: usize,
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedANSDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, &mut temp_bytes, max_total_uncompressed_bytes, decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned, temp_bytes)
}

/// Computes the decompressed size of each ANS chunk of a batch in a stream.
///
/// `nvcompStatus_t nvcompBatchedANSGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedANSGetDecompressSizeAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `device_uncompressed_chunk_bytes`: on the device
///
/// In `nvcomp/ans.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSGetDecompressSizeAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedANSGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedANSGetDecompressSizeAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks, stream,
    ) };
    (returned,)
}

/// Compresses a batch of chunks with Bitcomp in a stream.
///
/// `nvcompStatus_t nvcompBatchedBitcompCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedBitcompCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedBitcompCompressAsync))]
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
/// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
///
/// In `nvcomp/bitcomp.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedBitcompCompressAsync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    max_uncompressed_chunk_bytes: usize,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_compressed_chunk_ptrs: CuPtr<*mut c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedBitcompCompressAsync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), max_uncompressed_chunk_bytes,
        num_chunks, device_temp_ptr.as_mut_ptr(), temp_bytes, device_compressed_chunk_ptrs.as_ptr(),
        device_compressed_chunk_bytes.as_mut_ptr(), compress_opts, device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the maximum size in bytes of a chunk after compression with Bitcomp.
///
/// `nvcompStatus_t nvcompBatchedBitcompCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedBitcompCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedBitcompCompressGetMaxOutputChunkSize))]
///
/// Returns `(nvcompStatus_t, max_compressed_chunk_bytes: size_t)`.
///
/// - `max_compressed_chunk_bytes`: out
///
/// In `nvcomp/bitcomp.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressGetMaxOutputChunkSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedBitcompCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
) -> (nvcompStatus_t, usize) {
    let mut max_compressed_chunk_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedBitcompCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes, compress_opts, &mut max_compressed_chunk_bytes,
    ) };
    (returned, max_compressed_chunk_bytes)
}

/// Returns the required memory alignments for the buffers of Bitcomp compression.
///
/// `nvcompStatus_t nvcompBatchedBitcompCompressGetRequiredAlignments(nvcompBatchedBitcompCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedBitcompCompressGetRequiredAlignments))]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/bitcomp.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedBitcompCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedBitcompCompressGetRequiredAlignments(compress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for compressing chunks with Bitcomp.
///
/// `nvcompStatus_t nvcompBatchedBitcompCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedBitcompCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedBitcompCompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/bitcomp.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedBitcompCompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedBitcompCompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Bitcomp.
///
/// `nvcompStatus_t nvcompBatchedBitcompCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedBitcompCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedBitcompCompressGetTempSizeSync))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
///
/// In `nvcomp/bitcomp.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedBitcompCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedBitcompCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Decompresses a batch of Bitcomp chunks in a stream.
///
/// `nvcompStatus_t nvcompBatchedBitcompDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedBitcompDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedBitcompDecompressAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
/// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
///
/// In `nvcomp/bitcomp.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompDecompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedBitcompDecompressAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_buffer_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>,
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedBitcompDecompressAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_buffer_bytes.as_ptr(), device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks,
        device_temp_ptr.as_mut_ptr(), temp_bytes, device_uncompressed_chunk_ptrs.as_ptr(), decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the required memory alignments for the buffers of Bitcomp decompression.
///
/// `nvcompStatus_t nvcompBatchedBitcompDecompressGetRequiredAlignments(nvcompBatchedBitcompDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(
    doc,
    doc = forms!(nvcomp::nvcompBatchedBitcompDecompressGetRequiredAlignments)
)]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/bitcomp.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompDecompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedBitcompDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedBitcompDecompressGetRequiredAlignments(decompress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for decompressing Bitcomp chunks.
///
/// `nvcompStatus_t nvcompBatchedBitcompDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedBitcompDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedBitcompDecompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/bitcomp.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompDecompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedBitcompDecompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedBitcompDecompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, decompress_opts, &mut temp_bytes, max_total_uncompressed_bytes,
        stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for decompressing the given Bitcomp chunks, which it reads.
///
/// `nvcompStatus_t nvcompBatchedBitcompDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedBitcompDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(
    doc,
    doc = forms!(owned nvcomp::nvcompBatchedBitcompDecompressGetTempSizeSync)
)]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
/// - `device_statuses`: on the device
///
/// In `nvcomp/bitcomp.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompDecompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedBitcompDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    max_total_uncompressed_bytes: usize,
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedBitcompDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, &mut temp_bytes, max_total_uncompressed_bytes, decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned, temp_bytes)
}

/// Computes the decompressed size of each Bitcomp chunk of a batch in a stream.
///
/// `nvcompStatus_t nvcompBatchedBitcompGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedBitcompGetDecompressSizeAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `device_uncompressed_chunk_bytes`: on the device
///
/// In `nvcomp/bitcomp.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompGetDecompressSizeAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedBitcompGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedBitcompGetDecompressSizeAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks, stream,
    ) };
    (returned,)
}

/// Computes the CRC32 checksum of each chunk of a batch in a stream.
///
/// `nvcompStatus_t nvcompBatchedCRC32Async(const void *const *device_input_chunk_ptrs, const size_t *device_input_chunk_bytes, size_t num_chunks, uint32_t *device_crc32_ptr, nvcompBatchedCRC32Opts_t opts, nvcompCRC32SegmentKind_t segment_kind, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedCRC32Async))]
///
/// - `device_input_chunk_ptrs`, `device_input_chunk_bytes`: in, on the device
/// - `device_crc32_ptr`, `device_statuses`: on the device
///
/// In `nvcomp/crc32.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCRC32Async).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_input_chunk_ptrs`, `device_input_chunk_bytes`, `device_crc32_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_input_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedCRC32Async(
    device_input_chunk_ptrs: CuPtr<*const c_void>,
    device_input_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    device_crc32_ptr: CuPtr<u32>,
    opts: nvcompBatchedCRC32Opts_t,
    segment_kind: nvcompCRC32SegmentKind_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedCRC32Async(
        device_input_chunk_ptrs.as_ptr(), device_input_chunk_bytes.as_ptr(), num_chunks, device_crc32_ptr.as_mut_ptr(),
        opts, segment_kind, device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Selects the launch configuration of the CRC32 kernel from the sizes of the chunks.
///
/// `nvcompStatus_t nvcompBatchedCRC32GetHeuristicConf(const size_t *device_input_chunk_bytes, size_t num_chunks, nvcompCRC32KernelConf_t *kernel_conf, size_t max_input_chunk_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedCRC32GetHeuristicConf))]
///
/// Returns `(nvcompStatus_t, kernel_conf: nvcompCRC32KernelConf_t)`.
///
/// - `device_input_chunk_bytes`: in, on the device
/// - `kernel_conf`: out
///
/// In `nvcomp/crc32.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCRC32GetHeuristicConf).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_input_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvcompBatchedCRC32GetHeuristicConf(
    device_input_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_input_chunk_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, nvcompCRC32KernelConf_t) {
    let mut kernel_conf = output::Reserved::<nvcompCRC32KernelConf_t>::new();
    let returned = unsafe { sys::nvcompBatchedCRC32GetHeuristicConf(
        device_input_chunk_bytes.as_ptr(), num_chunks, kernel_conf.slot(), max_input_chunk_bytes, stream,
    ) };
    (returned, kernel_conf.take())
}

/// Selects the launch configuration of the CRC32 kernel by trying several.
///
/// `nvcompStatus_t nvcompBatchedCRC32SearchConf(const void *const *device_input_chunk_ptrs, const size_t *device_input_chunk_bytes, size_t num_chunks, uint32_t *device_crc32_ptr, nvcompCRC32Spec_t spec, nvcompCRC32KernelConf_t *kernel_conf, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedCRC32SearchConf))]
///
/// Returns `(nvcompStatus_t, kernel_conf: nvcompCRC32KernelConf_t)`.
///
/// - `device_input_chunk_ptrs`, `device_input_chunk_bytes`: in, on the device
/// - `device_crc32_ptr`: on the device
/// - `kernel_conf`: out
///
/// In `nvcomp/crc32.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCRC32SearchConf).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_input_chunk_ptrs`, `device_input_chunk_bytes`, `device_crc32_ptr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_input_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn nvcompBatchedCRC32SearchConf(
    device_input_chunk_ptrs: CuPtr<*const c_void>,
    device_input_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    device_crc32_ptr: CuPtr<u32>,
    spec: nvcompCRC32Spec_t,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, nvcompCRC32KernelConf_t) {
    let mut kernel_conf = output::Reserved::<nvcompCRC32KernelConf_t>::new();
    let returned = unsafe { sys::nvcompBatchedCRC32SearchConf(
        device_input_chunk_ptrs.as_ptr(), device_input_chunk_bytes.as_ptr(), num_chunks, device_crc32_ptr.as_mut_ptr(),
        spec, kernel_conf.slot(), stream,
    ) };
    (returned, kernel_conf.take())
}

/// Compresses a batch of chunks with Cascaded in a stream.
///
/// `nvcompStatus_t nvcompBatchedCascadedCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedCascadedCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedCascadedCompressAsync))]
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
/// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
///
/// In `nvcomp/cascaded.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedCascadedCompressAsync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    max_uncompressed_chunk_bytes: usize,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_compressed_chunk_ptrs: CuPtr<*mut c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedCascadedCompressAsync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), max_uncompressed_chunk_bytes,
        num_chunks, device_temp_ptr.as_mut_ptr(), temp_bytes, device_compressed_chunk_ptrs.as_ptr(),
        device_compressed_chunk_bytes.as_mut_ptr(), compress_opts, device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the maximum size in bytes of a chunk after compression with Cascaded.
///
/// `nvcompStatus_t nvcompBatchedCascadedCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedCascadedCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)`
#[cfg_attr(
    doc,
    doc = forms!(nvcomp::nvcompBatchedCascadedCompressGetMaxOutputChunkSize)
)]
///
/// Returns `(nvcompStatus_t, max_compressed_chunk_bytes: size_t)`.
///
/// - `max_compressed_chunk_bytes`: out
///
/// In `nvcomp/cascaded.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressGetMaxOutputChunkSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedCascadedCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
) -> (nvcompStatus_t, usize) {
    let mut max_compressed_chunk_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedCascadedCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes, compress_opts, &mut max_compressed_chunk_bytes,
    ) };
    (returned, max_compressed_chunk_bytes)
}

/// Returns the required memory alignments for the buffers of Cascaded compression.
///
/// `nvcompStatus_t nvcompBatchedCascadedCompressGetRequiredAlignments(nvcompBatchedCascadedCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(
    doc,
    doc = forms!(nvcomp::nvcompBatchedCascadedCompressGetRequiredAlignments)
)]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/cascaded.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedCascadedCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedCascadedCompressGetRequiredAlignments(compress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for compressing chunks with Cascaded.
///
/// `nvcompStatus_t nvcompBatchedCascadedCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedCascadedCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedCascadedCompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/cascaded.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedCascadedCompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedCascadedCompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Cascaded.
///
/// `nvcompStatus_t nvcompBatchedCascadedCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedCascadedCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(
    doc,
    doc = forms!(owned nvcomp::nvcompBatchedCascadedCompressGetTempSizeSync)
)]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
///
/// In `nvcomp/cascaded.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedCascadedCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedCascadedCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Decompresses a batch of Cascaded chunks in a stream.
///
/// `nvcompStatus_t nvcompBatchedCascadedDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedCascadedDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedCascadedDecompressAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
/// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
///
/// In `nvcomp/cascaded.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedDecompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedCascadedDecompressAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_buffer_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>,
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedCascadedDecompressAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_buffer_bytes.as_ptr(), device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks,
        device_temp_ptr.as_mut_ptr(), temp_bytes, device_uncompressed_chunk_ptrs.as_ptr(), decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the required memory alignments for the buffers of Cascaded decompression.
///
/// `nvcompStatus_t nvcompBatchedCascadedDecompressGetRequiredAlignments(nvcompBatchedCascadedDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(
    doc,
    doc = forms!(nvcomp::nvcompBatchedCascadedDecompressGetRequiredAlignments)
)]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/cascaded.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedDecompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedCascadedDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedCascadedDecompressGetRequiredAlignments(decompress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for decompressing Cascaded chunks.
///
/// `nvcompStatus_t nvcompBatchedCascadedDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedCascadedDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedCascadedDecompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/cascaded.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedDecompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedCascadedDecompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedCascadedDecompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, decompress_opts, &mut temp_bytes, max_total_uncompressed_bytes,
        stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for decompressing the given Cascaded chunks, which it reads.
///
/// `nvcompStatus_t nvcompBatchedCascadedDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedCascadedDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(
    doc,
    doc = forms!(owned nvcomp::nvcompBatchedCascadedDecompressGetTempSizeSync)
)]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
/// - `device_statuses`: on the device
///
/// In `nvcomp/cascaded.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedDecompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedCascadedDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    max_total_uncompressed_bytes: usize,
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedCascadedDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, &mut temp_bytes, max_total_uncompressed_bytes, decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned, temp_bytes)
}

/// Computes the decompressed size of each Cascaded chunk of a batch in a stream.
///
/// `nvcompStatus_t nvcompBatchedCascadedGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedCascadedGetDecompressSizeAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `device_uncompressed_chunk_bytes`: on the device
///
/// In `nvcomp/cascaded.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedGetDecompressSizeAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedCascadedGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedCascadedGetDecompressSizeAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks, stream,
    ) };
    (returned,)
}

/// Compresses a batch of chunks with Deflate in a stream.
///
/// `nvcompStatus_t nvcompBatchedDeflateCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedDeflateCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedDeflateCompressAsync))]
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
/// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
///
/// In `nvcomp/deflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedDeflateCompressAsync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    max_uncompressed_chunk_bytes: usize,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_compressed_chunk_ptrs: CuPtr<*mut c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedDeflateCompressAsync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), max_uncompressed_chunk_bytes,
        num_chunks, device_temp_ptr.as_mut_ptr(), temp_bytes, device_compressed_chunk_ptrs.as_ptr(),
        device_compressed_chunk_bytes.as_mut_ptr(), compress_opts, device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the maximum size in bytes of a chunk after compression with Deflate.
///
/// `nvcompStatus_t nvcompBatchedDeflateCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedDeflateCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedDeflateCompressGetMaxOutputChunkSize))]
///
/// Returns `(nvcompStatus_t, max_compressed_chunk_bytes: size_t)`.
///
/// - `max_compressed_chunk_bytes`: out
///
/// In `nvcomp/deflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressGetMaxOutputChunkSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedDeflateCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
) -> (nvcompStatus_t, usize) {
    let mut max_compressed_chunk_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedDeflateCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes, compress_opts, &mut max_compressed_chunk_bytes,
    ) };
    (returned, max_compressed_chunk_bytes)
}

/// Returns the required memory alignments for the buffers of Deflate compression.
///
/// `nvcompStatus_t nvcompBatchedDeflateCompressGetRequiredAlignments(nvcompBatchedDeflateCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedDeflateCompressGetRequiredAlignments))]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/deflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedDeflateCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedDeflateCompressGetRequiredAlignments(compress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for compressing chunks with Deflate.
///
/// `nvcompStatus_t nvcompBatchedDeflateCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedDeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedDeflateCompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/deflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedDeflateCompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedDeflateCompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Deflate.
///
/// `nvcompStatus_t nvcompBatchedDeflateCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedDeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedDeflateCompressGetTempSizeSync))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
///
/// In `nvcomp/deflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedDeflateCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedDeflateCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Decompresses a batch of Deflate chunks in a stream.
///
/// `nvcompStatus_t nvcompBatchedDeflateDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedDeflateDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedDeflateDecompressAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
/// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
///
/// In `nvcomp/deflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateDecompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedDeflateDecompressAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_buffer_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>,
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedDeflateDecompressAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_buffer_bytes.as_ptr(), device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks,
        device_temp_ptr.as_mut_ptr(), temp_bytes, device_uncompressed_chunk_ptrs.as_ptr(), decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the required memory alignments for the buffers of Deflate decompression.
///
/// `nvcompStatus_t nvcompBatchedDeflateDecompressGetRequiredAlignments(nvcompBatchedDeflateDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(
    doc,
    doc = forms!(nvcomp::nvcompBatchedDeflateDecompressGetRequiredAlignments)
)]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/deflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateDecompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedDeflateDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedDeflateDecompressGetRequiredAlignments(decompress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for decompressing Deflate chunks.
///
/// `nvcompStatus_t nvcompBatchedDeflateDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedDeflateDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedDeflateDecompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/deflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateDecompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedDeflateDecompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedDeflateDecompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, decompress_opts, &mut temp_bytes, max_total_uncompressed_bytes,
        stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for decompressing the given Deflate chunks, which it reads.
///
/// `nvcompStatus_t nvcompBatchedDeflateDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedDeflateDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(
    doc,
    doc = forms!(owned nvcomp::nvcompBatchedDeflateDecompressGetTempSizeSync)
)]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
/// - `device_statuses`: on the device
///
/// In `nvcomp/deflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateDecompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedDeflateDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    max_total_uncompressed_bytes: usize,
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedDeflateDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, &mut temp_bytes, max_total_uncompressed_bytes, decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned, temp_bytes)
}

/// Computes the decompressed size of each Deflate chunk of a batch in a stream.
///
/// `nvcompStatus_t nvcompBatchedDeflateGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedDeflateGetDecompressSizeAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `device_uncompressed_chunk_bytes`: on the device
///
/// In `nvcomp/deflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateGetDecompressSizeAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedDeflateGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedDeflateGetDecompressSizeAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks, stream,
    ) };
    (returned,)
}

/// Compresses a batch of chunks with GDeflate in a stream.
///
/// `nvcompStatus_t nvcompBatchedGdeflateCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedGdeflateCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedGdeflateCompressAsync))]
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
/// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
///
/// In `nvcomp/gdeflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedGdeflateCompressAsync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    max_uncompressed_chunk_bytes: usize,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_compressed_chunk_ptrs: CuPtr<*mut c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedGdeflateCompressAsync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), max_uncompressed_chunk_bytes,
        num_chunks, device_temp_ptr.as_mut_ptr(), temp_bytes, device_compressed_chunk_ptrs.as_ptr(),
        device_compressed_chunk_bytes.as_mut_ptr(), compress_opts, device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the maximum size in bytes of a chunk after compression with GDeflate.
///
/// `nvcompStatus_t nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedGdeflateCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)`
#[cfg_attr(
    doc,
    doc = forms!(nvcomp::nvcompBatchedGdeflateCompressGetMaxOutputChunkSize)
)]
///
/// Returns `(nvcompStatus_t, max_compressed_chunk_bytes: size_t)`.
///
/// - `max_compressed_chunk_bytes`: out
///
/// In `nvcomp/gdeflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressGetMaxOutputChunkSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
) -> (nvcompStatus_t, usize) {
    let mut max_compressed_chunk_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes, compress_opts, &mut max_compressed_chunk_bytes,
    ) };
    (returned, max_compressed_chunk_bytes)
}

/// Returns the required memory alignments for the buffers of GDeflate compression.
///
/// `nvcompStatus_t nvcompBatchedGdeflateCompressGetRequiredAlignments(nvcompBatchedGdeflateCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(
    doc,
    doc = forms!(nvcomp::nvcompBatchedGdeflateCompressGetRequiredAlignments)
)]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/gdeflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedGdeflateCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedGdeflateCompressGetRequiredAlignments(compress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for compressing chunks with GDeflate.
///
/// `nvcompStatus_t nvcompBatchedGdeflateCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGdeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedGdeflateCompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/gdeflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedGdeflateCompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedGdeflateCompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for compressing the given chunks, which it reads, with GDeflate.
///
/// `nvcompStatus_t nvcompBatchedGdeflateCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGdeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(
    doc,
    doc = forms!(owned nvcomp::nvcompBatchedGdeflateCompressGetTempSizeSync)
)]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
///
/// In `nvcomp/gdeflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedGdeflateCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedGdeflateCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Decompresses a batch of GDeflate chunks in a stream.
///
/// `nvcompStatus_t nvcompBatchedGdeflateDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedGdeflateDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedGdeflateDecompressAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
/// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
///
/// In `nvcomp/gdeflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateDecompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedGdeflateDecompressAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_buffer_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>,
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedGdeflateDecompressAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_buffer_bytes.as_ptr(), device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks,
        device_temp_ptr.as_mut_ptr(), temp_bytes, device_uncompressed_chunk_ptrs.as_ptr(), decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the required memory alignments for the buffers of GDeflate decompression.
///
/// `nvcompStatus_t nvcompBatchedGdeflateDecompressGetRequiredAlignments(nvcompBatchedGdeflateDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(
    doc,
    doc = forms!(nvcomp::nvcompBatchedGdeflateDecompressGetRequiredAlignments)
)]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/gdeflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateDecompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedGdeflateDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedGdeflateDecompressGetRequiredAlignments(decompress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for decompressing GDeflate chunks.
///
/// `nvcompStatus_t nvcompBatchedGdeflateDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGdeflateDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedGdeflateDecompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/gdeflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateDecompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedGdeflateDecompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedGdeflateDecompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, decompress_opts, &mut temp_bytes, max_total_uncompressed_bytes,
        stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for decompressing the given GDeflate chunks, which it reads.
///
/// `nvcompStatus_t nvcompBatchedGdeflateDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedGdeflateDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(
    doc,
    doc = forms!(owned nvcomp::nvcompBatchedGdeflateDecompressGetTempSizeSync)
)]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
/// - `device_statuses`: on the device
///
/// In `nvcomp/gdeflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateDecompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedGdeflateDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    max_total_uncompressed_bytes: usize,
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedGdeflateDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, &mut temp_bytes, max_total_uncompressed_bytes, decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned, temp_bytes)
}

/// Computes the decompressed size of each GDeflate chunk of a batch in a stream.
///
/// `nvcompStatus_t nvcompBatchedGdeflateGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedGdeflateGetDecompressSizeAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `device_uncompressed_chunk_bytes`: on the device
///
/// In `nvcomp/gdeflate.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateGetDecompressSizeAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedGdeflateGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedGdeflateGetDecompressSizeAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks, stream,
    ) };
    (returned,)
}

/// Compresses a batch of chunks with gzip in a stream.
///
/// `nvcompStatus_t nvcompBatchedGzipCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedGzipCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedGzipCompressAsync))]
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
/// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
///
/// In `nvcomp/gzip.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedGzipCompressAsync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    max_uncompressed_chunk_bytes: usize,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_compressed_chunk_ptrs: CuPtr<*mut c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedGzipCompressAsync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), max_uncompressed_chunk_bytes,
        num_chunks, device_temp_ptr.as_mut_ptr(), temp_bytes, device_compressed_chunk_ptrs.as_ptr(),
        device_compressed_chunk_bytes.as_mut_ptr(), compress_opts, device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the maximum size in bytes of a chunk after compression with gzip.
///
/// `nvcompStatus_t nvcompBatchedGzipCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedGzipCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedGzipCompressGetMaxOutputChunkSize))]
///
/// Returns `(nvcompStatus_t, max_compressed_chunk_bytes: size_t)`.
///
/// - `max_compressed_chunk_bytes`: out
///
/// In `nvcomp/gzip.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressGetMaxOutputChunkSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedGzipCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
) -> (nvcompStatus_t, usize) {
    let mut max_compressed_chunk_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedGzipCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes, compress_opts, &mut max_compressed_chunk_bytes,
    ) };
    (returned, max_compressed_chunk_bytes)
}

/// Returns the required memory alignments for the buffers of gzip compression.
///
/// `nvcompStatus_t nvcompBatchedGzipCompressGetRequiredAlignments(nvcompBatchedGzipCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedGzipCompressGetRequiredAlignments))]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/gzip.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedGzipCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedGzipCompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedGzipCompressGetRequiredAlignments(compress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for compressing chunks with gzip.
///
/// `nvcompStatus_t nvcompBatchedGzipCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGzipCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedGzipCompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/gzip.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedGzipCompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedGzipCompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for compressing the given chunks, which it reads, with gzip.
///
/// `nvcompStatus_t nvcompBatchedGzipCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGzipCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedGzipCompressGetTempSizeSync))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
///
/// In `nvcomp/gzip.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedGzipCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedGzipCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Decompresses a batch of gzip chunks in a stream.
///
/// `nvcompStatus_t nvcompBatchedGzipDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedGzipDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedGzipDecompressAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
/// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
///
/// In `nvcomp/gzip.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipDecompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedGzipDecompressAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_buffer_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>,
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedGzipDecompressAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_buffer_bytes.as_ptr(), device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks,
        device_temp_ptr.as_mut_ptr(), temp_bytes, device_uncompressed_chunk_ptrs.as_ptr(), decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the required memory alignments for the buffers of gzip decompression.
///
/// `nvcompStatus_t nvcompBatchedGzipDecompressGetRequiredAlignments(nvcompBatchedGzipDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedGzipDecompressGetRequiredAlignments))]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/gzip.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipDecompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedGzipDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedGzipDecompressGetRequiredAlignments(decompress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for decompressing gzip chunks.
///
/// `nvcompStatus_t nvcompBatchedGzipDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGzipDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedGzipDecompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/gzip.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipDecompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedGzipDecompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedGzipDecompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, decompress_opts, &mut temp_bytes, max_total_uncompressed_bytes,
        stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for decompressing the given gzip chunks, which it reads.
///
/// `nvcompStatus_t nvcompBatchedGzipDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedGzipDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedGzipDecompressGetTempSizeSync))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
/// - `device_statuses`: on the device
///
/// In `nvcomp/gzip.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipDecompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedGzipDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    max_total_uncompressed_bytes: usize,
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedGzipDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, &mut temp_bytes, max_total_uncompressed_bytes, decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned, temp_bytes)
}

/// Computes the decompressed size of each gzip chunk of a batch in a stream.
///
/// `nvcompStatus_t nvcompBatchedGzipGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedGzipGetDecompressSizeAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `device_uncompressed_chunk_bytes`: on the device
///
/// In `nvcomp/gzip.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipGetDecompressSizeAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedGzipGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedGzipGetDecompressSizeAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks, stream,
    ) };
    (returned,)
}

/// Compresses a batch of chunks with LZ4 in a stream.
///
/// `nvcompStatus_t nvcompBatchedLZ4CompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedLZ4CompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedLZ4CompressAsync))]
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
/// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
///
/// In `nvcomp/lz4.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedLZ4CompressAsync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    max_uncompressed_chunk_bytes: usize,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_compressed_chunk_ptrs: CuPtr<*mut c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedLZ4CompressAsync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), max_uncompressed_chunk_bytes,
        num_chunks, device_temp_ptr.as_mut_ptr(), temp_bytes, device_compressed_chunk_ptrs.as_ptr(),
        device_compressed_chunk_bytes.as_mut_ptr(), compress_opts, device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the maximum size in bytes of a chunk after compression with LZ4.
///
/// `nvcompStatus_t nvcompBatchedLZ4CompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedLZ4CompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedLZ4CompressGetMaxOutputChunkSize))]
///
/// Returns `(nvcompStatus_t, max_compressed_chunk_bytes: size_t)`.
///
/// - `max_compressed_chunk_bytes`: out
///
/// In `nvcomp/lz4.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressGetMaxOutputChunkSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedLZ4CompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
) -> (nvcompStatus_t, usize) {
    let mut max_compressed_chunk_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedLZ4CompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes, compress_opts, &mut max_compressed_chunk_bytes,
    ) };
    (returned, max_compressed_chunk_bytes)
}

/// Returns the required memory alignments for the buffers of LZ4 compression.
///
/// `nvcompStatus_t nvcompBatchedLZ4CompressGetRequiredAlignments(nvcompBatchedLZ4CompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedLZ4CompressGetRequiredAlignments))]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/lz4.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedLZ4CompressGetRequiredAlignments(
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedLZ4CompressGetRequiredAlignments(compress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for compressing chunks with LZ4.
///
/// `nvcompStatus_t nvcompBatchedLZ4CompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedLZ4CompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedLZ4CompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/lz4.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedLZ4CompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedLZ4CompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for compressing the given chunks, which it reads, with LZ4.
///
/// `nvcompStatus_t nvcompBatchedLZ4CompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedLZ4CompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedLZ4CompressGetTempSizeSync))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
///
/// In `nvcomp/lz4.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedLZ4CompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedLZ4CompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Decompresses a batch of LZ4 chunks in a stream.
///
/// `nvcompStatus_t nvcompBatchedLZ4DecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedLZ4DecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedLZ4DecompressAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
/// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
///
/// In `nvcomp/lz4.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4DecompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedLZ4DecompressAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_buffer_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>,
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedLZ4DecompressAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_buffer_bytes.as_ptr(), device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks,
        device_temp_ptr.as_mut_ptr(), temp_bytes, device_uncompressed_chunk_ptrs.as_ptr(), decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the required memory alignments for the buffers of LZ4 decompression.
///
/// `nvcompStatus_t nvcompBatchedLZ4DecompressGetRequiredAlignments(nvcompBatchedLZ4DecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedLZ4DecompressGetRequiredAlignments))]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/lz4.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4DecompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedLZ4DecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedLZ4DecompressGetRequiredAlignments(decompress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for decompressing LZ4 chunks.
///
/// `nvcompStatus_t nvcompBatchedLZ4DecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedLZ4DecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedLZ4DecompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/lz4.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4DecompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedLZ4DecompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedLZ4DecompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, decompress_opts, &mut temp_bytes, max_total_uncompressed_bytes,
        stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for decompressing the given LZ4 chunks, which it reads.
///
/// `nvcompStatus_t nvcompBatchedLZ4DecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedLZ4DecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedLZ4DecompressGetTempSizeSync))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
/// - `device_statuses`: on the device
///
/// In `nvcomp/lz4.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4DecompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedLZ4DecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    max_total_uncompressed_bytes: usize,
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedLZ4DecompressGetTempSizeSync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, &mut temp_bytes, max_total_uncompressed_bytes, decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned, temp_bytes)
}

/// Computes the decompressed size of each LZ4 chunk of a batch in a stream.
///
/// `nvcompStatus_t nvcompBatchedLZ4GetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedLZ4GetDecompressSizeAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `device_uncompressed_chunk_bytes`: on the device
///
/// In `nvcomp/lz4.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4GetDecompressSizeAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedLZ4GetDecompressSizeAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedLZ4GetDecompressSizeAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks, stream,
    ) };
    (returned,)
}

/// Compresses a batch of chunks with Snappy in a stream.
///
/// `nvcompStatus_t nvcompBatchedSnappyCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedSnappyCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedSnappyCompressAsync))]
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
/// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
///
/// In `nvcomp/snappy.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedSnappyCompressAsync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    max_uncompressed_chunk_bytes: usize,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_compressed_chunk_ptrs: CuPtr<*mut c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedSnappyCompressAsync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), max_uncompressed_chunk_bytes,
        num_chunks, device_temp_ptr.as_mut_ptr(), temp_bytes, device_compressed_chunk_ptrs.as_ptr(),
        device_compressed_chunk_bytes.as_mut_ptr(), compress_opts, device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the maximum size in bytes of a chunk after compression with Snappy.
///
/// `nvcompStatus_t nvcompBatchedSnappyCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedSnappyCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedSnappyCompressGetMaxOutputChunkSize))]
///
/// Returns `(nvcompStatus_t, max_compressed_chunk_bytes: size_t)`.
///
/// - `max_compressed_chunk_bytes`: out
///
/// In `nvcomp/snappy.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressGetMaxOutputChunkSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedSnappyCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
) -> (nvcompStatus_t, usize) {
    let mut max_compressed_chunk_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedSnappyCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes, compress_opts, &mut max_compressed_chunk_bytes,
    ) };
    (returned, max_compressed_chunk_bytes)
}

/// Returns the required memory alignments for the buffers of Snappy compression.
///
/// `nvcompStatus_t nvcompBatchedSnappyCompressGetRequiredAlignments(nvcompBatchedSnappyCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedSnappyCompressGetRequiredAlignments))]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/snappy.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedSnappyCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedSnappyCompressGetRequiredAlignments(compress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for compressing chunks with Snappy.
///
/// `nvcompStatus_t nvcompBatchedSnappyCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedSnappyCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedSnappyCompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/snappy.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedSnappyCompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedSnappyCompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Snappy.
///
/// `nvcompStatus_t nvcompBatchedSnappyCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedSnappyCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedSnappyCompressGetTempSizeSync))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
///
/// In `nvcomp/snappy.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedSnappyCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedSnappyCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Decompresses a batch of Snappy chunks in a stream.
///
/// `nvcompStatus_t nvcompBatchedSnappyDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedSnappyDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedSnappyDecompressAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
/// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
///
/// In `nvcomp/snappy.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyDecompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedSnappyDecompressAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_buffer_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>,
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedSnappyDecompressAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_buffer_bytes.as_ptr(), device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks,
        device_temp_ptr.as_mut_ptr(), temp_bytes, device_uncompressed_chunk_ptrs.as_ptr(), decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the required memory alignments for the buffers of Snappy decompression.
///
/// `nvcompStatus_t nvcompBatchedSnappyDecompressGetRequiredAlignments(nvcompBatchedSnappyDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(
    doc,
    doc = forms!(nvcomp::nvcompBatchedSnappyDecompressGetRequiredAlignments)
)]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/snappy.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyDecompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedSnappyDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedSnappyDecompressGetRequiredAlignments(decompress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for decompressing Snappy chunks.
///
/// `nvcompStatus_t nvcompBatchedSnappyDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedSnappyDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedSnappyDecompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/snappy.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyDecompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedSnappyDecompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedSnappyDecompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, decompress_opts, &mut temp_bytes, max_total_uncompressed_bytes,
        stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for decompressing the given Snappy chunks, which it reads.
///
/// `nvcompStatus_t nvcompBatchedSnappyDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedSnappyDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(
    doc,
    doc = forms!(owned nvcomp::nvcompBatchedSnappyDecompressGetTempSizeSync)
)]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
/// - `device_statuses`: on the device
///
/// In `nvcomp/snappy.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyDecompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedSnappyDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    max_total_uncompressed_bytes: usize,
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedSnappyDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, &mut temp_bytes, max_total_uncompressed_bytes, decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned, temp_bytes)
}

/// Computes the decompressed size of each Snappy chunk of a batch in a stream.
///
/// `nvcompStatus_t nvcompBatchedSnappyGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedSnappyGetDecompressSizeAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `device_uncompressed_chunk_bytes`: on the device
///
/// In `nvcomp/snappy.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyGetDecompressSizeAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedSnappyGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedSnappyGetDecompressSizeAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks, stream,
    ) };
    (returned,)
}

/// Compresses a batch of chunks with Zstandard in a stream.
///
/// `nvcompStatus_t nvcompBatchedZstdCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedZstdCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedZstdCompressAsync))]
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
/// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
///
/// In `nvcomp/zstd.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedZstdCompressAsync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    max_uncompressed_chunk_bytes: usize,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_compressed_chunk_ptrs: CuPtr<*mut c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedZstdCompressAsync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), max_uncompressed_chunk_bytes,
        num_chunks, device_temp_ptr.as_mut_ptr(), temp_bytes, device_compressed_chunk_ptrs.as_ptr(),
        device_compressed_chunk_bytes.as_mut_ptr(), compress_opts, device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the maximum size in bytes of a chunk after compression with Zstandard.
///
/// `nvcompStatus_t nvcompBatchedZstdCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedZstdCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedZstdCompressGetMaxOutputChunkSize))]
///
/// Returns `(nvcompStatus_t, max_compressed_chunk_bytes: size_t)`.
///
/// - `max_compressed_chunk_bytes`: out
///
/// In `nvcomp/zstd.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressGetMaxOutputChunkSize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedZstdCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
) -> (nvcompStatus_t, usize) {
    let mut max_compressed_chunk_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedZstdCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes, compress_opts, &mut max_compressed_chunk_bytes,
    ) };
    (returned, max_compressed_chunk_bytes)
}

/// Returns the required memory alignments for the buffers of Zstandard compression.
///
/// `nvcompStatus_t nvcompBatchedZstdCompressGetRequiredAlignments(nvcompBatchedZstdCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedZstdCompressGetRequiredAlignments))]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/zstd.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedZstdCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedZstdCompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedZstdCompressGetRequiredAlignments(compress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for compressing chunks with Zstandard.
///
/// `nvcompStatus_t nvcompBatchedZstdCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedZstdCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedZstdCompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/zstd.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedZstdCompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedZstdCompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Zstandard.
///
/// `nvcompStatus_t nvcompBatchedZstdCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedZstdCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedZstdCompressGetTempSizeSync))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
///
/// In `nvcomp/zstd.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedZstdCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: CuPtr<*const c_void>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedZstdCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs.as_ptr(), device_uncompressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, compress_opts, &mut temp_bytes, max_total_uncompressed_bytes, stream,
    ) };
    (returned, temp_bytes)
}

/// Decompresses a batch of Zstandard chunks in a stream.
///
/// `nvcompStatus_t nvcompBatchedZstdDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedZstdDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedZstdDecompressAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
/// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
///
/// In `nvcomp/zstd.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdDecompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedZstdDecompressAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_buffer_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    device_temp_ptr: CuPtr<c_void>,
    temp_bytes: usize,
    device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>,
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedZstdDecompressAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_buffer_bytes.as_ptr(), device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks,
        device_temp_ptr.as_mut_ptr(), temp_bytes, device_uncompressed_chunk_ptrs.as_ptr(), decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned,)
}

/// Returns the required memory alignments for the buffers of Zstandard decompression.
///
/// `nvcompStatus_t nvcompBatchedZstdDecompressGetRequiredAlignments(nvcompBatchedZstdDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompBatchedZstdDecompressGetRequiredAlignments))]
///
/// Returns `(nvcompStatus_t, alignment_requirements: nvcompAlignmentRequirements_t)`.
///
/// - `alignment_requirements`: out
///
/// In `nvcomp/zstd.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdDecompressGetRequiredAlignments).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompBatchedZstdDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
) -> (nvcompStatus_t, nvcompAlignmentRequirements_t) {
    let mut alignment_requirements = output::Reserved::<
        nvcompAlignmentRequirements_t,
    >::new();
    let returned = unsafe {
        sys::nvcompBatchedZstdDecompressGetRequiredAlignments(decompress_opts, alignment_requirements.slot())
    };
    (returned, alignment_requirements.take())
}

/// Returns the size in bytes of the workspace for decompressing Zstandard chunks.
///
/// `nvcompStatus_t nvcompBatchedZstdDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedZstdDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedZstdDecompressGetTempSize))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `temp_bytes`: out
///
/// In `nvcomp/zstd.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdDecompressGetTempSize).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvcompBatchedZstdDecompressGetTempSize(
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
    max_total_uncompressed_bytes: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedZstdDecompressGetTempSize(
        num_chunks, max_uncompressed_chunk_bytes, decompress_opts, &mut temp_bytes, max_total_uncompressed_bytes,
        stream,
    ) };
    (returned, temp_bytes)
}

/// Returns the workspace size in bytes for decompressing the given Zstandard chunks, which it reads.
///
/// `nvcompStatus_t nvcompBatchedZstdDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedZstdDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedZstdDecompressGetTempSizeSync))]
///
/// Returns `(nvcompStatus_t, temp_bytes: size_t)`.
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `temp_bytes`: out
/// - `device_statuses`: on the device
///
/// In `nvcomp/zstd.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdDecompressGetTempSizeSync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedZstdDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    max_uncompressed_chunk_bytes: usize,
    max_total_uncompressed_bytes: usize,
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
    device_statuses: CuPtr<nvcompStatus_t>,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t, usize) {
    let mut temp_bytes: usize = output::zeroed();
    let returned = unsafe { sys::nvcompBatchedZstdDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(), num_chunks,
        max_uncompressed_chunk_bytes, &mut temp_bytes, max_total_uncompressed_bytes, decompress_opts,
        device_statuses.as_mut_ptr(), stream,
    ) };
    (returned, temp_bytes)
}

/// Computes the decompressed size of each Zstandard chunk of a batch in a stream.
///
/// `nvcompStatus_t nvcompBatchedZstdGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned nvcomp::nvcompBatchedZstdGetDecompressSizeAsync))]
///
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
/// - `device_uncompressed_chunk_bytes`: on the device
///
/// In `nvcomp/zstd.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdGetDecompressSizeAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
#[inline]
pub unsafe fn nvcompBatchedZstdGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: CuPtr<*const c_void>,
    device_compressed_chunk_bytes: CuPtr<usize>,
    device_uncompressed_chunk_bytes: CuPtr<usize>,
    num_chunks: usize,
    stream: runtime::cudaStream_t,
) -> (nvcompStatus_t,) {
    let returned = unsafe { sys::nvcompBatchedZstdGetDecompressSizeAsync(
        device_compressed_chunk_ptrs.as_ptr(), device_compressed_chunk_bytes.as_ptr(),
        device_uncompressed_chunk_bytes.as_mut_ptr(), num_chunks, stream,
    ) };
    (returned,)
}

/// Returns the version of nvCOMP, and of the CUDA runtime with which nvCOMP was built.
///
/// `nvcompStatus_t nvcompGetProperties(nvcompProperties_t *properties)`
#[cfg_attr(doc, doc = forms!(nvcomp::nvcompGetProperties))]
///
/// Returns `(nvcompStatus_t, properties: nvcompProperties_t)`.
///
/// - `properties`: out
///
/// Documented errors: [`nvcompStatus_t::nvcompErrorInvalidValue`].
///
/// In `nvcomp.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompGetProperties).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvcompGetProperties() -> (nvcompStatus_t, nvcompProperties_t) {
    let mut properties = output::Reserved::<nvcompProperties_t>::new();
    let returned = unsafe { sys::nvcompGetProperties(properties.slot()) };
    (returned, properties.take())
}

/// Returns the English description of a status.
///
/// `const char *nvcompGetStatusString(nvcompStatus_t status)`
#[cfg_attr(doc, doc = forms!(only nvcomp::nvcompGetStatusString))]
///
/// In `nvcomp.h` since at least nvCOMP 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompGetStatusString).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvcompGetStatusString(status: nvcompStatus_t) -> Option<&'static CStr> {
    unsafe { support::text(sys::nvcompGetStatusString(status)) }
}
