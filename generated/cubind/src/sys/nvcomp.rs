//! The C functions, as the library exports them: nvCOMP.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::nvcomp::NVCOMP;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::nvcomp::all_types::*;

sys! {
    NVCOMP, Err(_) => core::ptr::null();

    /// In `nvcomp.h` since nvCOMP 6.0 or earlier.
    fn nvcompGetStatusString(status: nvcompStatus_t) -> *const core::ffi::c_char;
}

sys! {
    NVCOMP, Err(missing) => missing.status();

    /// In `nvcomp/ans.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedANSCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedANSCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/ans.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedANSCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedANSCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    /// In `nvcomp/ans.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedANSCompressGetRequiredAlignments(compress_opts: nvcompBatchedANSCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/ans.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedANSCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedANSCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/ans.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedANSCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedANSCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/ans.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedANSDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedANSDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/ans.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedANSDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedANSDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/ans.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedANSDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedANSDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/ans.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedANSDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedANSDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/ans.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedANSGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/bitcomp.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedBitcompCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedBitcompCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/bitcomp.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedBitcompCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedBitcompCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    /// In `nvcomp/bitcomp.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedBitcompCompressGetRequiredAlignments(compress_opts: nvcompBatchedBitcompCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/bitcomp.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedBitcompCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedBitcompCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/bitcomp.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedBitcompCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedBitcompCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/bitcomp.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedBitcompDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedBitcompDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/bitcomp.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedBitcompDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedBitcompDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/bitcomp.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedBitcompDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedBitcompDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/bitcomp.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedBitcompDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedBitcompDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/bitcomp.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedBitcompGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/crc32.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedCRC32Async(device_input_chunk_ptrs: *const *const c_void, device_input_chunk_bytes: *const usize, num_chunks: usize, device_crc32_ptr: *mut u32, opts: nvcompBatchedCRC32Opts_t, segment_kind: nvcompCRC32SegmentKind_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/crc32.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedCRC32GetHeuristicConf(device_input_chunk_bytes: *const usize, num_chunks: usize, kernel_conf: *mut nvcompCRC32KernelConf_t, max_input_chunk_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/crc32.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedCRC32SearchConf(device_input_chunk_ptrs: *const *const c_void, device_input_chunk_bytes: *const usize, num_chunks: usize, device_crc32_ptr: *mut u32, spec: nvcompCRC32Spec_t, kernel_conf: *mut nvcompCRC32KernelConf_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/cascaded.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedCascadedCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedCascadedCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/cascaded.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedCascadedCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedCascadedCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    /// In `nvcomp/cascaded.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedCascadedCompressGetRequiredAlignments(compress_opts: nvcompBatchedCascadedCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/cascaded.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedCascadedCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedCascadedCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/cascaded.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedCascadedCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedCascadedCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/cascaded.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedCascadedDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedCascadedDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;
}

sys! {
    NVCOMP, Err(missing) => missing.status();

    /// In `nvcomp/cascaded.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedCascadedDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedCascadedDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/cascaded.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedCascadedDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedCascadedDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/cascaded.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedCascadedDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedCascadedDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/cascaded.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedCascadedGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/deflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedDeflateCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedDeflateCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/deflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedDeflateCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedDeflateCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    /// In `nvcomp/deflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedDeflateCompressGetRequiredAlignments(compress_opts: nvcompBatchedDeflateCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/deflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedDeflateCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedDeflateCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/deflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedDeflateCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedDeflateCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;
}

sys! {
    NVCOMP, Err(missing) => missing.status();

    /// In `nvcomp/deflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedDeflateDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedDeflateDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/deflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedDeflateDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedDeflateDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/deflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedDeflateDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedDeflateDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/deflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedDeflateDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedDeflateDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/deflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedDeflateGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gdeflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGdeflateCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gdeflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    /// In `nvcomp/gdeflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGdeflateCompressGetRequiredAlignments(compress_opts: nvcompBatchedGdeflateCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/gdeflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGdeflateCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gdeflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGdeflateCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gdeflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGdeflateDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gdeflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGdeflateDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/gdeflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGdeflateDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gdeflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGdeflateDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gdeflate.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGdeflateGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gzip.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGzipCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedGzipCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gzip.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGzipCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGzipCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    /// In `nvcomp/gzip.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGzipCompressGetRequiredAlignments(compress_opts: nvcompBatchedGzipCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/gzip.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGzipCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGzipCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gzip.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGzipCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGzipCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gzip.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGzipDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedGzipDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gzip.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGzipDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedGzipDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/gzip.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGzipDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedGzipDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gzip.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGzipDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedGzipDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/gzip.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedGzipGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/lz4.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedLZ4CompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedLZ4CompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/lz4.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedLZ4CompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedLZ4CompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    /// In `nvcomp/lz4.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedLZ4CompressGetRequiredAlignments(compress_opts: nvcompBatchedLZ4CompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/lz4.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedLZ4CompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedLZ4CompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/lz4.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedLZ4CompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedLZ4CompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/lz4.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedLZ4DecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedLZ4DecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/lz4.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedLZ4DecompressGetRequiredAlignments(decompress_opts: nvcompBatchedLZ4DecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;
}

sys! {
    NVCOMP, Err(missing) => missing.status();

    /// In `nvcomp/lz4.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedLZ4DecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedLZ4DecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/lz4.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedLZ4DecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedLZ4DecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/lz4.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedLZ4GetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/snappy.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedSnappyCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedSnappyCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;
}

sys! {
    NVCOMP, Err(missing) => missing.status();

    /// In `nvcomp/snappy.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedSnappyCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedSnappyCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    /// In `nvcomp/snappy.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedSnappyCompressGetRequiredAlignments(compress_opts: nvcompBatchedSnappyCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/snappy.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedSnappyCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedSnappyCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/snappy.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedSnappyCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedSnappyCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/snappy.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedSnappyDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedSnappyDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/snappy.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedSnappyDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedSnappyDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;
}

sys! {
    NVCOMP, Err(missing) => missing.status();

    /// In `nvcomp/snappy.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedSnappyDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedSnappyDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/snappy.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedSnappyDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedSnappyDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/snappy.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedSnappyGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/zstd.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedZstdCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedZstdCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/zstd.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedZstdCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedZstdCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    /// In `nvcomp/zstd.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedZstdCompressGetRequiredAlignments(compress_opts: nvcompBatchedZstdCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/zstd.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedZstdCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedZstdCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/zstd.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedZstdCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedZstdCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/zstd.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedZstdDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedZstdDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/zstd.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedZstdDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedZstdDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    /// In `nvcomp/zstd.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedZstdDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedZstdDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/zstd.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedZstdDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedZstdDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp/zstd.h` since nvCOMP 6.0 or earlier.
    fn nvcompBatchedZstdGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    /// In `nvcomp.h` since nvCOMP 6.0 or earlier.
    fn nvcompGetProperties(properties: *mut nvcompProperties_t) -> nvcompStatus_t;
}
