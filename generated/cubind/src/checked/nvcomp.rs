//! nvCOMP with functions that return [`Result`]s: compression and decompression of data in device memory.
//!
//! See [`checked`](super) for this form of the functions. [`nvcomp`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::nvcomp as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use raw::NVCOMP;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::nvcomp::all_types::*;

checked! {
    nvcomp, NVCOMP, nvcompStatus_t;
    #[other = owned]
    /// Compresses a batch of chunks with ANS in a stream.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
    /// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedANSCompressAsync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        compress_opts: nvcompBatchedANSCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the maximum size in bytes of a chunk after compression with ANS.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedANSCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedANSCompressOpts_t,
    ) -> usize;
    /// Returns the required memory alignments for the buffers of ANS compression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedANSCompressGetRequiredAlignments(
        compress_opts: nvcompBatchedANSCompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for compressing chunks with ANS.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedANSCompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedANSCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with ANS.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedANSCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedANSCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Decompresses a batch of ANS chunks in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
    /// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedANSDecompressAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedANSDecompressOpts_t,
        device_statuses: CuPtr<nvcompStatus_t>, stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the required memory alignments for the buffers of ANS decompression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedANSDecompressGetRequiredAlignments(
        decompress_opts: nvcompBatchedANSDecompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for decompressing ANS chunks.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedANSDecompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedANSDecompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for decompressing the given ANS chunks, which it reads.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedANSDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
        decompress_opts: nvcompBatchedANSDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Computes the decompressed size of each ANS chunk of a batch in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_uncompressed_chunk_bytes`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedANSGetDecompressSizeAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Compresses a batch of chunks with Bitcomp in a stream.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
    /// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedBitcompCompressAsync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        compress_opts: nvcompBatchedBitcompCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the maximum size in bytes of a chunk after compression with Bitcomp.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedBitcompCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedBitcompCompressOpts_t,
    ) -> usize;
    /// Returns the required memory alignments for the buffers of Bitcomp compression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedBitcompCompressGetRequiredAlignments(
        compress_opts: nvcompBatchedBitcompCompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for compressing chunks with Bitcomp.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedBitcompCompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedBitcompCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Bitcomp.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedBitcompCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedBitcompCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Decompresses a batch of Bitcomp chunks in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
    /// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedBitcompDecompressAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
        device_statuses: CuPtr<nvcompStatus_t>, stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the required memory alignments for the buffers of Bitcomp decompression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedBitcompDecompressGetRequiredAlignments(
        decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for decompressing Bitcomp chunks.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedBitcompDecompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for decompressing the given Bitcomp chunks, which it reads.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedBitcompDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
        decompress_opts: nvcompBatchedBitcompDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Computes the decompressed size of each Bitcomp chunk of a batch in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_uncompressed_chunk_bytes`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedBitcompGetDecompressSizeAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Computes the CRC32 checksum of each chunk of a batch in a stream.
    /// - `device_input_chunk_ptrs`, `device_input_chunk_bytes`: in, on the device
    /// - `device_crc32_ptr`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_input_chunk_ptrs`, `device_input_chunk_bytes`, `device_crc32_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_input_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedCRC32Async(
        device_input_chunk_ptrs: CuPtr<*const c_void>, device_input_chunk_bytes: CuPtr<usize>, num_chunks: usize,
        device_crc32_ptr: CuPtr<u32>, opts: nvcompBatchedCRC32Opts_t, segment_kind: nvcompCRC32SegmentKind_t,
        device_statuses: CuPtr<nvcompStatus_t>, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Selects the launch configuration of the CRC32 kernel from the sizes of the chunks.
    /// - `device_input_chunk_bytes`: in, on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_input_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn nvcompBatchedCRC32GetHeuristicConf(
        device_input_chunk_bytes: CuPtr<usize>, num_chunks: usize, max_input_chunk_bytes: usize,
        stream: runtime::cudaStream_t,
    ) -> nvcompCRC32KernelConf_t;
    #[other = owned]
    /// Selects the launch configuration of the CRC32 kernel by trying several.
    /// - `device_input_chunk_ptrs`, `device_input_chunk_bytes`: in, on the device
    /// - `device_crc32_ptr`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_input_chunk_ptrs`, `device_input_chunk_bytes`, `device_crc32_ptr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_input_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    fn nvcompBatchedCRC32SearchConf(
        device_input_chunk_ptrs: CuPtr<*const c_void>, device_input_chunk_bytes: CuPtr<usize>, num_chunks: usize,
        device_crc32_ptr: CuPtr<u32>, spec: nvcompCRC32Spec_t, stream: runtime::cudaStream_t,
    ) -> nvcompCRC32KernelConf_t;
    #[other = owned]
    /// Compresses a batch of chunks with Cascaded in a stream.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
    /// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedCascadedCompressAsync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        compress_opts: nvcompBatchedCascadedCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the maximum size in bytes of a chunk after compression with Cascaded.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedCascadedCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedCascadedCompressOpts_t,
    ) -> usize;
    /// Returns the required memory alignments for the buffers of Cascaded compression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedCascadedCompressGetRequiredAlignments(
        compress_opts: nvcompBatchedCascadedCompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for compressing chunks with Cascaded.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedCascadedCompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedCascadedCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Cascaded.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedCascadedCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedCascadedCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Decompresses a batch of Cascaded chunks in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
    /// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedCascadedDecompressAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
        device_statuses: CuPtr<nvcompStatus_t>, stream: runtime::cudaStream_t,
    ) -> ();
}

checked! {
    nvcomp, NVCOMP, nvcompStatus_t;
    /// Returns the required memory alignments for the buffers of Cascaded decompression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedCascadedDecompressGetRequiredAlignments(
        decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for decompressing Cascaded chunks.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedCascadedDecompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for decompressing the given Cascaded chunks, which it reads.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedCascadedDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
        decompress_opts: nvcompBatchedCascadedDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Computes the decompressed size of each Cascaded chunk of a batch in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_uncompressed_chunk_bytes`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedCascadedGetDecompressSizeAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Compresses a batch of chunks with Deflate in a stream.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
    /// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedDeflateCompressAsync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        compress_opts: nvcompBatchedDeflateCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the maximum size in bytes of a chunk after compression with Deflate.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedDeflateCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedDeflateCompressOpts_t,
    ) -> usize;
    /// Returns the required memory alignments for the buffers of Deflate compression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedDeflateCompressGetRequiredAlignments(
        compress_opts: nvcompBatchedDeflateCompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for compressing chunks with Deflate.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedDeflateCompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedDeflateCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Deflate.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedDeflateCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedDeflateCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
}

checked! {
    nvcomp, NVCOMP, nvcompStatus_t;
    #[other = owned]
    /// Decompresses a batch of Deflate chunks in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
    /// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedDeflateDecompressAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
        device_statuses: CuPtr<nvcompStatus_t>, stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the required memory alignments for the buffers of Deflate decompression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedDeflateDecompressGetRequiredAlignments(
        decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for decompressing Deflate chunks.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedDeflateDecompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for decompressing the given Deflate chunks, which it reads.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedDeflateDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
        decompress_opts: nvcompBatchedDeflateDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Computes the decompressed size of each Deflate chunk of a batch in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_uncompressed_chunk_bytes`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedDeflateGetDecompressSizeAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Compresses a batch of chunks with GDeflate in a stream.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
    /// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedGdeflateCompressAsync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        compress_opts: nvcompBatchedGdeflateCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the maximum size in bytes of a chunk after compression with GDeflate.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t,
    ) -> usize;
    /// Returns the required memory alignments for the buffers of GDeflate compression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedGdeflateCompressGetRequiredAlignments(
        compress_opts: nvcompBatchedGdeflateCompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for compressing chunks with GDeflate.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedGdeflateCompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with GDeflate.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedGdeflateCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Decompresses a batch of GDeflate chunks in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
    /// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedGdeflateDecompressAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
        device_statuses: CuPtr<nvcompStatus_t>, stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the required memory alignments for the buffers of GDeflate decompression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedGdeflateDecompressGetRequiredAlignments(
        decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for decompressing GDeflate chunks.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedGdeflateDecompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for decompressing the given GDeflate chunks, which it reads.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedGdeflateDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
        decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Computes the decompressed size of each GDeflate chunk of a batch in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_uncompressed_chunk_bytes`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedGdeflateGetDecompressSizeAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Compresses a batch of chunks with gzip in a stream.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
    /// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedGzipCompressAsync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        compress_opts: nvcompBatchedGzipCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the maximum size in bytes of a chunk after compression with gzip.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedGzipCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGzipCompressOpts_t,
    ) -> usize;
    /// Returns the required memory alignments for the buffers of gzip compression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedGzipCompressGetRequiredAlignments(
        compress_opts: nvcompBatchedGzipCompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for compressing chunks with gzip.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedGzipCompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGzipCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with gzip.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedGzipCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGzipCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Decompresses a batch of gzip chunks in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
    /// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedGzipDecompressAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedGzipDecompressOpts_t,
        device_statuses: CuPtr<nvcompStatus_t>, stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the required memory alignments for the buffers of gzip decompression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedGzipDecompressGetRequiredAlignments(
        decompress_opts: nvcompBatchedGzipDecompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for decompressing gzip chunks.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedGzipDecompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedGzipDecompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for decompressing the given gzip chunks, which it reads.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedGzipDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
        decompress_opts: nvcompBatchedGzipDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Computes the decompressed size of each gzip chunk of a batch in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_uncompressed_chunk_bytes`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedGzipGetDecompressSizeAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Compresses a batch of chunks with LZ4 in a stream.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
    /// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedLZ4CompressAsync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        compress_opts: nvcompBatchedLZ4CompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the maximum size in bytes of a chunk after compression with LZ4.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedLZ4CompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedLZ4CompressOpts_t,
    ) -> usize;
    /// Returns the required memory alignments for the buffers of LZ4 compression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedLZ4CompressGetRequiredAlignments(
        compress_opts: nvcompBatchedLZ4CompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for compressing chunks with LZ4.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedLZ4CompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedLZ4CompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with LZ4.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedLZ4CompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedLZ4CompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Decompresses a batch of LZ4 chunks in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
    /// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedLZ4DecompressAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
        device_statuses: CuPtr<nvcompStatus_t>, stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the required memory alignments for the buffers of LZ4 decompression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedLZ4DecompressGetRequiredAlignments(
        decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
}

checked! {
    nvcomp, NVCOMP, nvcompStatus_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for decompressing LZ4 chunks.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedLZ4DecompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for decompressing the given LZ4 chunks, which it reads.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedLZ4DecompressGetTempSizeSync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
        decompress_opts: nvcompBatchedLZ4DecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Computes the decompressed size of each LZ4 chunk of a batch in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_uncompressed_chunk_bytes`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedLZ4GetDecompressSizeAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Compresses a batch of chunks with Snappy in a stream.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
    /// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedSnappyCompressAsync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        compress_opts: nvcompBatchedSnappyCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> ();
}

checked! {
    nvcomp, NVCOMP, nvcompStatus_t;
    /// Returns the maximum size in bytes of a chunk after compression with Snappy.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedSnappyCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedSnappyCompressOpts_t,
    ) -> usize;
    /// Returns the required memory alignments for the buffers of Snappy compression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedSnappyCompressGetRequiredAlignments(
        compress_opts: nvcompBatchedSnappyCompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for compressing chunks with Snappy.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedSnappyCompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedSnappyCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Snappy.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedSnappyCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedSnappyCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Decompresses a batch of Snappy chunks in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
    /// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedSnappyDecompressAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
        device_statuses: CuPtr<nvcompStatus_t>, stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the required memory alignments for the buffers of Snappy decompression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedSnappyDecompressGetRequiredAlignments(
        decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
}

checked! {
    nvcomp, NVCOMP, nvcompStatus_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for decompressing Snappy chunks.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedSnappyDecompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for decompressing the given Snappy chunks, which it reads.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedSnappyDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
        decompress_opts: nvcompBatchedSnappyDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Computes the decompressed size of each Snappy chunk of a batch in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_uncompressed_chunk_bytes`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedSnappyGetDecompressSizeAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: runtime::cudaStream_t,
    ) -> ();
    #[other = owned]
    /// Compresses a batch of chunks with Zstandard in a stream.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`: in, on the device
    /// - `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedZstdCompressAsync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        compress_opts: nvcompBatchedZstdCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the maximum size in bytes of a chunk after compression with Zstandard.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedZstdCompressGetMaxOutputChunkSize(
        max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedZstdCompressOpts_t,
    ) -> usize;
    /// Returns the required memory alignments for the buffers of Zstandard compression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedZstdCompressGetRequiredAlignments(
        compress_opts: nvcompBatchedZstdCompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for compressing chunks with Zstandard.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedZstdCompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedZstdCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Zstandard.
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: in, on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedZstdCompressGetTempSizeSync(
        device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedZstdCompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Decompresses a batch of Zstandard chunks in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`: in, on the device
    /// - `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedZstdDecompressAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
        device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedZstdDecompressOpts_t,
        device_statuses: CuPtr<nvcompStatus_t>, stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the required memory alignments for the buffers of Zstandard decompression.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompBatchedZstdDecompressGetRequiredAlignments(
        decompress_opts: nvcompBatchedZstdDecompressOpts_t,
    ) -> nvcompAlignmentRequirements_t;
    #[other = owned]
    /// Returns the size in bytes of the workspace for decompressing Zstandard chunks.
    /// # Safety
    ///
    /// `stream`: a live handle, or a default stream (NULL).
    fn nvcompBatchedZstdDecompressGetTempSize(
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedZstdDecompressOpts_t,
        max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Returns the workspace size in bytes for decompressing the given Zstandard chunks, which it reads.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_statuses`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedZstdDecompressGetTempSizeSync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
        decompress_opts: nvcompBatchedZstdDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
        stream: runtime::cudaStream_t,
    ) -> usize;
    #[other = owned]
    /// Computes the decompressed size of each Zstandard chunk of a batch in a stream.
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`: in, on the device
    /// - `device_uncompressed_chunk_bytes`: on the device
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
    /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
    fn nvcompBatchedZstdGetDecompressSizeAsync(
        device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
        device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the version of nvCOMP, and of the CUDA runtime with which nvCOMP was built.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn nvcompGetProperties() -> nvcompProperties_t;
}
