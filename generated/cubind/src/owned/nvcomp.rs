//! nvCOMP: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::nvcomp as checked;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::nvcomp::all_types::*;

owned! {
    nvcompStatus_t;

    safe {
        fn nvcompBatchedANSCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedANSCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedANSCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedANSDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedANSDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedANSDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedBitcompCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedBitcompCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedBitcompCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedBitcompDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedBitcompDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedCascadedCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedCascadedCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedCascadedCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedCascadedDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedCascadedDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedDeflateCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedDeflateCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedDeflateCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedDeflateDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedDeflateDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedGdeflateCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedGdeflateCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedGdeflateDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedGdeflateDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedGzipCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGzipCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedGzipCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedGzipDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedGzipDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedGzipDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedLZ4CompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedLZ4CompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedLZ4CompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedLZ4DecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedLZ4DecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedSnappyCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedSnappyCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedSnappyCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedSnappyDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedSnappyDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedZstdCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedZstdCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedZstdCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        fn nvcompBatchedZstdDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedZstdDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedZstdDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
    }

    unsafe {
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedANSCompressAsync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            compress_opts: nvcompBatchedANSCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedANSCompressAsync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks,
                device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts,
                device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedANSCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedANSCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedANSCompressGetTempSizeSync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedANSDecompressAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedANSDecompressOpts_t,
            device_statuses: CuPtr<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedANSDecompressAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes,
                device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs,
                decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedANSDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
            decompress_opts: nvcompBatchedANSDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedANSDecompressGetTempSizeSync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                max_total_uncompressed_bytes, decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedANSGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedANSGetDecompressSizeAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks,
                stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedBitcompCompressAsync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            compress_opts: nvcompBatchedBitcompCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedBitcompCompressAsync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks,
                device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts,
                device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedBitcompCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedBitcompCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedBitcompCompressGetTempSizeSync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedBitcompDecompressAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
            device_statuses: CuPtr<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedBitcompDecompressAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes,
                device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs,
                decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedBitcompDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
            decompress_opts: nvcompBatchedBitcompDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedBitcompDecompressGetTempSizeSync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                max_total_uncompressed_bytes, decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedBitcompGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedBitcompGetDecompressSizeAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks,
                stream.as_handle_or_null(),
            )?
        }
        /// - `device_input_chunk_ptrs`, `device_input_chunk_bytes`, `device_crc32_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedCRC32Async(
            device_input_chunk_ptrs: CuPtr<*const c_void>, device_input_chunk_bytes: CuPtr<usize>, num_chunks: usize,
            device_crc32_ptr: CuPtr<u32>, opts: nvcompBatchedCRC32Opts_t, segment_kind: nvcompCRC32SegmentKind_t,
            device_statuses: CuPtr<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedCRC32Async(
                device_input_chunk_ptrs, device_input_chunk_bytes, num_chunks, device_crc32_ptr, opts, segment_kind,
                device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_input_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        fn nvcompBatchedCRC32GetHeuristicConf(
            device_input_chunk_bytes: CuPtr<usize>, num_chunks: usize, max_input_chunk_bytes: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> nvcompCRC32KernelConf_t {
            checked::nvcompBatchedCRC32GetHeuristicConf(
                device_input_chunk_bytes, num_chunks, max_input_chunk_bytes, stream.as_handle_or_null(),
            )?
        }
        /// - `device_input_chunk_ptrs`, `device_input_chunk_bytes`, `device_crc32_ptr`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        fn nvcompBatchedCRC32SearchConf(
            device_input_chunk_ptrs: CuPtr<*const c_void>, device_input_chunk_bytes: CuPtr<usize>, num_chunks: usize,
            device_crc32_ptr: CuPtr<u32>, spec: nvcompCRC32Spec_t, stream: impl MaybeHandle<driver::CUstream>,
        ) -> nvcompCRC32KernelConf_t {
            checked::nvcompBatchedCRC32SearchConf(
                device_input_chunk_ptrs, device_input_chunk_bytes, num_chunks, device_crc32_ptr, spec,
                stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedCascadedCompressAsync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            compress_opts: nvcompBatchedCascadedCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedCascadedCompressAsync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks,
                device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts,
                device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedCascadedCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedCascadedCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedCascadedCompressGetTempSizeSync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedCascadedDecompressAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
            device_statuses: CuPtr<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedCascadedDecompressAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes,
                device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs,
                decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedCascadedDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
            decompress_opts: nvcompBatchedCascadedDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedCascadedDecompressGetTempSizeSync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                max_total_uncompressed_bytes, decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedCascadedGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedCascadedGetDecompressSizeAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks,
                stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedDeflateCompressAsync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            compress_opts: nvcompBatchedDeflateCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedDeflateCompressAsync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks,
                device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts,
                device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedDeflateCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedDeflateCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedDeflateCompressGetTempSizeSync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedDeflateDecompressAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
            device_statuses: CuPtr<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedDeflateDecompressAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes,
                device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs,
                decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedDeflateDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
            decompress_opts: nvcompBatchedDeflateDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedDeflateDecompressGetTempSizeSync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                max_total_uncompressed_bytes, decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedDeflateGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedDeflateGetDecompressSizeAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks,
                stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedGdeflateCompressAsync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            compress_opts: nvcompBatchedGdeflateCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedGdeflateCompressAsync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks,
                device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts,
                device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedGdeflateCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedGdeflateCompressGetTempSizeSync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedGdeflateDecompressAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
            device_statuses: CuPtr<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedGdeflateDecompressAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes,
                device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs,
                decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedGdeflateDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
            decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedGdeflateDecompressGetTempSizeSync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                max_total_uncompressed_bytes, decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedGdeflateGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedGdeflateGetDecompressSizeAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks,
                stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedGzipCompressAsync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            compress_opts: nvcompBatchedGzipCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedGzipCompressAsync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks,
                device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts,
                device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedGzipCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGzipCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedGzipCompressGetTempSizeSync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedGzipDecompressAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedGzipDecompressOpts_t,
            device_statuses: CuPtr<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedGzipDecompressAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes,
                device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs,
                decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedGzipDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
            decompress_opts: nvcompBatchedGzipDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedGzipDecompressGetTempSizeSync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                max_total_uncompressed_bytes, decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedGzipGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedGzipGetDecompressSizeAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks,
                stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedLZ4CompressAsync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            compress_opts: nvcompBatchedLZ4CompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedLZ4CompressAsync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks,
                device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts,
                device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedLZ4CompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedLZ4CompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedLZ4CompressGetTempSizeSync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedLZ4DecompressAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
            device_statuses: CuPtr<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedLZ4DecompressAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes,
                device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs,
                decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedLZ4DecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
            decompress_opts: nvcompBatchedLZ4DecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedLZ4DecompressGetTempSizeSync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                max_total_uncompressed_bytes, decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedLZ4GetDecompressSizeAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedLZ4GetDecompressSizeAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks,
                stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedSnappyCompressAsync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            compress_opts: nvcompBatchedSnappyCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedSnappyCompressAsync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks,
                device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts,
                device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedSnappyCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedSnappyCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedSnappyCompressGetTempSizeSync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedSnappyDecompressAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
            device_statuses: CuPtr<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedSnappyDecompressAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes,
                device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs,
                decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedSnappyDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
            decompress_opts: nvcompBatchedSnappyDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedSnappyDecompressGetTempSizeSync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                max_total_uncompressed_bytes, decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedSnappyGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedSnappyGetDecompressSizeAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks,
                stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedZstdCompressAsync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            max_uncompressed_chunk_bytes: usize, num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_compressed_chunk_ptrs: CuPtr<*mut c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            compress_opts: nvcompBatchedZstdCompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedZstdCompressAsync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, max_uncompressed_chunk_bytes, num_chunks,
                device_temp_ptr, temp_bytes, device_compressed_chunk_ptrs, device_compressed_chunk_bytes, compress_opts,
                device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedZstdCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: CuPtr<*const c_void>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedZstdCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedZstdCompressGetTempSizeSync(
                device_uncompressed_chunk_ptrs, device_uncompressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedZstdDecompressAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_buffer_bytes: CuPtr<usize>, device_uncompressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, device_temp_ptr: CuPtr<c_void>, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: CuPtr<*mut c_void>, decompress_opts: nvcompBatchedZstdDecompressOpts_t,
            device_statuses: CuPtr<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedZstdDecompressAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_buffer_bytes,
                device_uncompressed_chunk_bytes, num_chunks, device_temp_ptr, temp_bytes, device_uncompressed_chunk_ptrs,
                decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedZstdDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, max_total_uncompressed_bytes: usize,
            decompress_opts: nvcompBatchedZstdDecompressOpts_t, device_statuses: CuPtr<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedZstdDecompressGetTempSizeSync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, num_chunks, max_uncompressed_chunk_bytes,
                max_total_uncompressed_bytes, decompress_opts, device_statuses, stream.as_handle_or_null(),
            )?
        }
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Addresses in arrays lead to memory that the device can access, of the sizes beside them, and aligned as `…GetRequiredAlignments` says.
        fn nvcompBatchedZstdGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: CuPtr<*const c_void>, device_compressed_chunk_bytes: CuPtr<usize>,
            device_uncompressed_chunk_bytes: CuPtr<usize>, num_chunks: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::nvcompBatchedZstdGetDecompressSizeAsync(
                device_compressed_chunk_ptrs, device_compressed_chunk_bytes, device_uncompressed_chunk_bytes, num_chunks,
                stream.as_handle_or_null(),
            )?
        }
    }
}
