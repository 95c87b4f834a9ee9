//! The C functions of nvCOMP, as the library exports them.
//!
//! [`nvcomp`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::nvcomp::NVCOMP;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::nvcomp as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate as place;
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
    nvcomp, NVCOMP, Err(_) => core::ptr::null();

    #[called_by(only nvcompGetStatusString)]
    fn nvcompGetStatusString(status: nvcompStatus_t) -> *const core::ffi::c_char;
}

sys! {
    nvcomp, NVCOMP, Err(missing) => missing.status();

    #[called_by(owned nvcompBatchedANSCompressAsync)]
    fn nvcompBatchedANSCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedANSCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedANSCompressGetMaxOutputChunkSize)]
    fn nvcompBatchedANSCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedANSCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    #[called_by(nvcompBatchedANSCompressGetRequiredAlignments)]
    fn nvcompBatchedANSCompressGetRequiredAlignments(compress_opts: nvcompBatchedANSCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedANSCompressGetTempSize)]
    fn nvcompBatchedANSCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedANSCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedANSCompressGetTempSizeSync)]
    fn nvcompBatchedANSCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedANSCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedANSDecompressAsync)]
    fn nvcompBatchedANSDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedANSDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedANSDecompressGetRequiredAlignments)]
    fn nvcompBatchedANSDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedANSDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedANSDecompressGetTempSize)]
    fn nvcompBatchedANSDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedANSDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedANSDecompressGetTempSizeSync)]
    fn nvcompBatchedANSDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedANSDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedANSGetDecompressSizeAsync)]
    fn nvcompBatchedANSGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedBitcompCompressAsync)]
    fn nvcompBatchedBitcompCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedBitcompCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedBitcompCompressGetMaxOutputChunkSize)]
    fn nvcompBatchedBitcompCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedBitcompCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    #[called_by(nvcompBatchedBitcompCompressGetRequiredAlignments)]
    fn nvcompBatchedBitcompCompressGetRequiredAlignments(compress_opts: nvcompBatchedBitcompCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedBitcompCompressGetTempSize)]
    fn nvcompBatchedBitcompCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedBitcompCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedBitcompCompressGetTempSizeSync)]
    fn nvcompBatchedBitcompCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedBitcompCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedBitcompDecompressAsync)]
    fn nvcompBatchedBitcompDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedBitcompDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedBitcompDecompressGetRequiredAlignments)]
    fn nvcompBatchedBitcompDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedBitcompDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedBitcompDecompressGetTempSize)]
    fn nvcompBatchedBitcompDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedBitcompDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedBitcompDecompressGetTempSizeSync)]
    fn nvcompBatchedBitcompDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedBitcompDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedBitcompGetDecompressSizeAsync)]
    fn nvcompBatchedBitcompGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedCRC32Async)]
    fn nvcompBatchedCRC32Async(device_input_chunk_ptrs: *const *const c_void, device_input_chunk_bytes: *const usize, num_chunks: usize, device_crc32_ptr: *mut u32, opts: nvcompBatchedCRC32Opts_t, segment_kind: nvcompCRC32SegmentKind_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedCRC32GetHeuristicConf)]
    fn nvcompBatchedCRC32GetHeuristicConf(device_input_chunk_bytes: *const usize, num_chunks: usize, kernel_conf: *mut nvcompCRC32KernelConf_t, max_input_chunk_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedCRC32SearchConf)]
    fn nvcompBatchedCRC32SearchConf(device_input_chunk_ptrs: *const *const c_void, device_input_chunk_bytes: *const usize, num_chunks: usize, device_crc32_ptr: *mut u32, spec: nvcompCRC32Spec_t, kernel_conf: *mut nvcompCRC32KernelConf_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedCascadedCompressAsync)]
    fn nvcompBatchedCascadedCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedCascadedCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedCascadedCompressGetMaxOutputChunkSize)]
    fn nvcompBatchedCascadedCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedCascadedCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    #[called_by(nvcompBatchedCascadedCompressGetRequiredAlignments)]
    fn nvcompBatchedCascadedCompressGetRequiredAlignments(compress_opts: nvcompBatchedCascadedCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedCascadedCompressGetTempSize)]
    fn nvcompBatchedCascadedCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedCascadedCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedCascadedCompressGetTempSizeSync)]
    fn nvcompBatchedCascadedCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedCascadedCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedCascadedDecompressAsync)]
    fn nvcompBatchedCascadedDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedCascadedDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;
}

sys! {
    nvcomp, NVCOMP, Err(missing) => missing.status();

    #[called_by(nvcompBatchedCascadedDecompressGetRequiredAlignments)]
    fn nvcompBatchedCascadedDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedCascadedDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedCascadedDecompressGetTempSize)]
    fn nvcompBatchedCascadedDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedCascadedDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedCascadedDecompressGetTempSizeSync)]
    fn nvcompBatchedCascadedDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedCascadedDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedCascadedGetDecompressSizeAsync)]
    fn nvcompBatchedCascadedGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedDeflateCompressAsync)]
    fn nvcompBatchedDeflateCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedDeflateCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedDeflateCompressGetMaxOutputChunkSize)]
    fn nvcompBatchedDeflateCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedDeflateCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    #[called_by(nvcompBatchedDeflateCompressGetRequiredAlignments)]
    fn nvcompBatchedDeflateCompressGetRequiredAlignments(compress_opts: nvcompBatchedDeflateCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedDeflateCompressGetTempSize)]
    fn nvcompBatchedDeflateCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedDeflateCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedDeflateCompressGetTempSizeSync)]
    fn nvcompBatchedDeflateCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedDeflateCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;
}

sys! {
    nvcomp, NVCOMP, Err(missing) => missing.status();

    #[called_by(owned nvcompBatchedDeflateDecompressAsync)]
    fn nvcompBatchedDeflateDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedDeflateDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedDeflateDecompressGetRequiredAlignments)]
    fn nvcompBatchedDeflateDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedDeflateDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedDeflateDecompressGetTempSize)]
    fn nvcompBatchedDeflateDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedDeflateDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedDeflateDecompressGetTempSizeSync)]
    fn nvcompBatchedDeflateDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedDeflateDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedDeflateGetDecompressSizeAsync)]
    fn nvcompBatchedDeflateGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGdeflateCompressAsync)]
    fn nvcompBatchedGdeflateCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedGdeflateCompressGetMaxOutputChunkSize)]
    fn nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    #[called_by(nvcompBatchedGdeflateCompressGetRequiredAlignments)]
    fn nvcompBatchedGdeflateCompressGetRequiredAlignments(compress_opts: nvcompBatchedGdeflateCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGdeflateCompressGetTempSize)]
    fn nvcompBatchedGdeflateCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGdeflateCompressGetTempSizeSync)]
    fn nvcompBatchedGdeflateCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGdeflateDecompressAsync)]
    fn nvcompBatchedGdeflateDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedGdeflateDecompressGetRequiredAlignments)]
    fn nvcompBatchedGdeflateDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGdeflateDecompressGetTempSize)]
    fn nvcompBatchedGdeflateDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGdeflateDecompressGetTempSizeSync)]
    fn nvcompBatchedGdeflateDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGdeflateGetDecompressSizeAsync)]
    fn nvcompBatchedGdeflateGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGzipCompressAsync)]
    fn nvcompBatchedGzipCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedGzipCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedGzipCompressGetMaxOutputChunkSize)]
    fn nvcompBatchedGzipCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGzipCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    #[called_by(nvcompBatchedGzipCompressGetRequiredAlignments)]
    fn nvcompBatchedGzipCompressGetRequiredAlignments(compress_opts: nvcompBatchedGzipCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGzipCompressGetTempSize)]
    fn nvcompBatchedGzipCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGzipCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGzipCompressGetTempSizeSync)]
    fn nvcompBatchedGzipCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGzipCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGzipDecompressAsync)]
    fn nvcompBatchedGzipDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedGzipDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedGzipDecompressGetRequiredAlignments)]
    fn nvcompBatchedGzipDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedGzipDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGzipDecompressGetTempSize)]
    fn nvcompBatchedGzipDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedGzipDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGzipDecompressGetTempSizeSync)]
    fn nvcompBatchedGzipDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedGzipDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedGzipGetDecompressSizeAsync)]
    fn nvcompBatchedGzipGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedLZ4CompressAsync)]
    fn nvcompBatchedLZ4CompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedLZ4CompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedLZ4CompressGetMaxOutputChunkSize)]
    fn nvcompBatchedLZ4CompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedLZ4CompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    #[called_by(nvcompBatchedLZ4CompressGetRequiredAlignments)]
    fn nvcompBatchedLZ4CompressGetRequiredAlignments(compress_opts: nvcompBatchedLZ4CompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedLZ4CompressGetTempSize)]
    fn nvcompBatchedLZ4CompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedLZ4CompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedLZ4CompressGetTempSizeSync)]
    fn nvcompBatchedLZ4CompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedLZ4CompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedLZ4DecompressAsync)]
    fn nvcompBatchedLZ4DecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedLZ4DecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedLZ4DecompressGetRequiredAlignments)]
    fn nvcompBatchedLZ4DecompressGetRequiredAlignments(decompress_opts: nvcompBatchedLZ4DecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;
}

sys! {
    nvcomp, NVCOMP, Err(missing) => missing.status();

    #[called_by(owned nvcompBatchedLZ4DecompressGetTempSize)]
    fn nvcompBatchedLZ4DecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedLZ4DecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedLZ4DecompressGetTempSizeSync)]
    fn nvcompBatchedLZ4DecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedLZ4DecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedLZ4GetDecompressSizeAsync)]
    fn nvcompBatchedLZ4GetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedSnappyCompressAsync)]
    fn nvcompBatchedSnappyCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedSnappyCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;
}

sys! {
    nvcomp, NVCOMP, Err(missing) => missing.status();

    #[called_by(nvcompBatchedSnappyCompressGetMaxOutputChunkSize)]
    fn nvcompBatchedSnappyCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedSnappyCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    #[called_by(nvcompBatchedSnappyCompressGetRequiredAlignments)]
    fn nvcompBatchedSnappyCompressGetRequiredAlignments(compress_opts: nvcompBatchedSnappyCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedSnappyCompressGetTempSize)]
    fn nvcompBatchedSnappyCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedSnappyCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedSnappyCompressGetTempSizeSync)]
    fn nvcompBatchedSnappyCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedSnappyCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedSnappyDecompressAsync)]
    fn nvcompBatchedSnappyDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedSnappyDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedSnappyDecompressGetRequiredAlignments)]
    fn nvcompBatchedSnappyDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedSnappyDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;
}

sys! {
    nvcomp, NVCOMP, Err(missing) => missing.status();

    #[called_by(owned nvcompBatchedSnappyDecompressGetTempSize)]
    fn nvcompBatchedSnappyDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedSnappyDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedSnappyDecompressGetTempSizeSync)]
    fn nvcompBatchedSnappyDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedSnappyDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedSnappyGetDecompressSizeAsync)]
    fn nvcompBatchedSnappyGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedZstdCompressAsync)]
    fn nvcompBatchedZstdCompressAsync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_compressed_chunk_ptrs: *const *mut c_void, device_compressed_chunk_bytes: *mut usize, compress_opts: nvcompBatchedZstdCompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedZstdCompressGetMaxOutputChunkSize)]
    fn nvcompBatchedZstdCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedZstdCompressOpts_t, max_compressed_chunk_bytes: *mut usize) -> nvcompStatus_t;

    #[called_by(nvcompBatchedZstdCompressGetRequiredAlignments)]
    fn nvcompBatchedZstdCompressGetRequiredAlignments(compress_opts: nvcompBatchedZstdCompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedZstdCompressGetTempSize)]
    fn nvcompBatchedZstdCompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedZstdCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedZstdCompressGetTempSizeSync)]
    fn nvcompBatchedZstdCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: *const *const c_void, device_uncompressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedZstdCompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedZstdDecompressAsync)]
    fn nvcompBatchedZstdDecompressAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_buffer_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, device_temp_ptr: *mut c_void, temp_bytes: usize, device_uncompressed_chunk_ptrs: *const *mut c_void, decompress_opts: nvcompBatchedZstdDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompBatchedZstdDecompressGetRequiredAlignments)]
    fn nvcompBatchedZstdDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedZstdDecompressOpts_t, alignment_requirements: *mut nvcompAlignmentRequirements_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedZstdDecompressGetTempSize)]
    fn nvcompBatchedZstdDecompressGetTempSize(num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedZstdDecompressOpts_t, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedZstdDecompressGetTempSizeSync)]
    fn nvcompBatchedZstdDecompressGetTempSizeSync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, num_chunks: usize, max_uncompressed_chunk_bytes: usize, temp_bytes: *mut usize, max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedZstdDecompressOpts_t, device_statuses: *mut nvcompStatus_t, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(owned nvcompBatchedZstdGetDecompressSizeAsync)]
    fn nvcompBatchedZstdGetDecompressSizeAsync(device_compressed_chunk_ptrs: *const *const c_void, device_compressed_chunk_bytes: *const usize, device_uncompressed_chunk_bytes: *mut usize, num_chunks: usize, stream: runtime::cudaStream_t) -> nvcompStatus_t;

    #[called_by(nvcompGetProperties)]
    fn nvcompGetProperties(properties: *mut nvcompProperties_t) -> nvcompStatus_t;
}
