//! nvCOMP with owned handles: compression and decompression of data in device memory.
//!
//! See [`owned`](super) for this form of the functions. [`nvcomp`](raw) describes the library.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::nvcomp as checked;
#[allow(unused_imports)]
use crate::nvcomp::NVCOMP;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::nvcomp as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::nvcomp::all_types::*;

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    nvcomp, nvcompStatus_t;

    safe {}

    unsafe {
        /// Compresses a batch of chunks with ANS in a stream.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedANSCompressAsync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, max_uncompressed_chunk_bytes: usize,
            num_chunks: usize, device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_compressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            device_compressed_chunk_bytes: impl DeviceOutput<usize>, compress_opts: nvcompBatchedANSCompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedANSCompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
                device_temp_ptr device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            checked::nvcompBatchedANSCompressAsync(
                device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(),
                max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr.0.into(), temp_bytes,
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), compress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes device_temp_ptr
                device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
        }
        /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with ANS.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedANSCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize,
            max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedANSCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedANSCompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
            );
            let returned = {
                checked::nvcompBatchedANSCompressGetTempSizeSync(
                    device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes);
            returned
        }
        /// Decompresses a batch of ANS chunks in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedANSDecompressAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_buffer_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            decompress_opts: nvcompBatchedANSDecompressOpts_t, device_statuses: impl DeviceOutput<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedANSDecompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_compressed_chunk_ptrs device_compressed_chunk_bytes
                device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes device_temp_ptr
                device_uncompressed_chunk_ptrs device_statuses
            );
            checked::nvcompBatchedANSDecompressAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_buffer_bytes.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                device_temp_ptr.0.into(), temp_bytes, device_uncompressed_chunk_ptrs.0.into(), decompress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_buffer_bytes
                device_uncompressed_chunk_bytes device_temp_ptr device_uncompressed_chunk_ptrs device_statuses
            );
        }
        /// Returns the workspace size in bytes for decompressing the given ANS chunks, which it reads.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedANSDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize, max_uncompressed_chunk_bytes: usize,
            max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedANSDecompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedANSDecompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            let returned = {
                checked::nvcompBatchedANSDecompressGetTempSizeSync(
                    device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses.0.into(),
                    stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses);
            returned
        }
        /// Computes the decompressed size of each ANS chunk of a batch in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedANSGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedANSGetDecompressSizeAsync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes
            );
            checked::nvcompBatchedANSGetDecompressSizeAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_chunk_bytes.0.into(), num_chunks, stream.as_handle_or_null(),
            )?;
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes);
        }
        /// Compresses a batch of chunks with Bitcomp in a stream.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedBitcompCompressAsync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, max_uncompressed_chunk_bytes: usize,
            num_chunks: usize, device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_compressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            device_compressed_chunk_bytes: impl DeviceOutput<usize>, compress_opts: nvcompBatchedBitcompCompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedBitcompCompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
                device_temp_ptr device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            checked::nvcompBatchedBitcompCompressAsync(
                device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(),
                max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr.0.into(), temp_bytes,
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), compress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes device_temp_ptr
                device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
        }
        /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Bitcomp.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedBitcompCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize,
            max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedBitcompCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedBitcompCompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
            );
            let returned = {
                checked::nvcompBatchedBitcompCompressGetTempSizeSync(
                    device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes);
            returned
        }
        /// Decompresses a batch of Bitcomp chunks in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedBitcompDecompressAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_buffer_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            decompress_opts: nvcompBatchedBitcompDecompressOpts_t, device_statuses: impl DeviceOutput<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedBitcompDecompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_compressed_chunk_ptrs device_compressed_chunk_bytes
                device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes device_temp_ptr
                device_uncompressed_chunk_ptrs device_statuses
            );
            checked::nvcompBatchedBitcompDecompressAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_buffer_bytes.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                device_temp_ptr.0.into(), temp_bytes, device_uncompressed_chunk_ptrs.0.into(), decompress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_buffer_bytes
                device_uncompressed_chunk_bytes device_temp_ptr device_uncompressed_chunk_ptrs device_statuses
            );
        }
        /// Returns the workspace size in bytes for decompressing the given Bitcomp chunks, which it reads.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedBitcompDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize, max_uncompressed_chunk_bytes: usize,
            max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedBitcompDecompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            let returned = {
                checked::nvcompBatchedBitcompDecompressGetTempSizeSync(
                    device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses.0.into(),
                    stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses);
            returned
        }
        /// Computes the decompressed size of each Bitcomp chunk of a batch in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedBitcompGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedBitcompGetDecompressSizeAsync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes
            );
            checked::nvcompBatchedBitcompGetDecompressSizeAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_chunk_bytes.0.into(), num_chunks, stream.as_handle_or_null(),
            )?;
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes);
        }
        /// Computes the CRC32 checksum of each chunk of a batch in a stream.
        /// # Safety
        ///
        /// - `device_input_chunk_ptrs`, `device_input_chunk_bytes`, `device_crc32_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_input_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedCRC32Async(
            device_input_chunk_ptrs: impl DeviceInput<*const c_void>, device_input_chunk_bytes: impl DeviceInput<usize>,
            num_chunks: usize, device_crc32_ptr: impl DeviceOutput<u32>, opts: nvcompBatchedCRC32Opts_t,
            segment_kind: nvcompCRC32SegmentKind_t, device_statuses: impl DeviceOutput<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedCRC32Async);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_input_chunk_ptrs device_input_chunk_bytes device_crc32_ptr device_statuses
            );
            checked::nvcompBatchedCRC32Async(
                device_input_chunk_ptrs.0.into(), device_input_chunk_bytes.0.into(), num_chunks, device_crc32_ptr.0.into(),
                opts, segment_kind, device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(work; device_input_chunk_ptrs device_input_chunk_bytes device_crc32_ptr device_statuses);
        }
        /// Selects the launch configuration of the CRC32 kernel from the sizes of the chunks.
        /// # Safety
        ///
        /// - `device_input_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn nvcompBatchedCRC32GetHeuristicConf(
            device_input_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize, max_input_chunk_bytes: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> nvcompCRC32KernelConf_t {
            let called = called!(NVCOMP, nvcompBatchedCRC32GetHeuristicConf);
            borrow!(work = Work::in_stream(& stream), called : device_input_chunk_bytes);
            let returned = {
                checked::nvcompBatchedCRC32GetHeuristicConf(
                    device_input_chunk_bytes.0.into(), num_chunks, max_input_chunk_bytes, stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_input_chunk_bytes);
            returned
        }
        /// Selects the launch configuration of the CRC32 kernel by trying several.
        /// # Safety
        ///
        /// - `device_input_chunk_ptrs`, `device_input_chunk_bytes`, `device_crc32_ptr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_input_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        fn nvcompBatchedCRC32SearchConf(
            device_input_chunk_ptrs: impl DeviceInput<*const c_void>, device_input_chunk_bytes: impl DeviceInput<usize>,
            num_chunks: usize, device_crc32_ptr: impl DeviceOutput<u32>, spec: nvcompCRC32Spec_t,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> nvcompCRC32KernelConf_t {
            let called = called!(NVCOMP, nvcompBatchedCRC32SearchConf);
            borrow!(
                work = Work::in_stream(& stream), called : device_input_chunk_ptrs device_input_chunk_bytes device_crc32_ptr
            );
            let returned = {
                checked::nvcompBatchedCRC32SearchConf(
                    device_input_chunk_ptrs.0.into(), device_input_chunk_bytes.0.into(), num_chunks,
                    device_crc32_ptr.0.into(), spec, stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_input_chunk_ptrs device_input_chunk_bytes device_crc32_ptr);
            returned
        }
        /// Compresses a batch of chunks with Cascaded in a stream.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedCascadedCompressAsync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, max_uncompressed_chunk_bytes: usize,
            num_chunks: usize, device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_compressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            device_compressed_chunk_bytes: impl DeviceOutput<usize>, compress_opts: nvcompBatchedCascadedCompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedCascadedCompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
                device_temp_ptr device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            checked::nvcompBatchedCascadedCompressAsync(
                device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(),
                max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr.0.into(), temp_bytes,
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), compress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes device_temp_ptr
                device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
        }
        /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Cascaded.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedCascadedCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize,
            max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedCascadedCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedCascadedCompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
            );
            let returned = {
                checked::nvcompBatchedCascadedCompressGetTempSizeSync(
                    device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes);
            returned
        }
        /// Decompresses a batch of Cascaded chunks in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedCascadedDecompressAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_buffer_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            decompress_opts: nvcompBatchedCascadedDecompressOpts_t, device_statuses: impl DeviceOutput<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedCascadedDecompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_compressed_chunk_ptrs device_compressed_chunk_bytes
                device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes device_temp_ptr
                device_uncompressed_chunk_ptrs device_statuses
            );
            checked::nvcompBatchedCascadedDecompressAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_buffer_bytes.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                device_temp_ptr.0.into(), temp_bytes, device_uncompressed_chunk_ptrs.0.into(), decompress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_buffer_bytes
                device_uncompressed_chunk_bytes device_temp_ptr device_uncompressed_chunk_ptrs device_statuses
            );
        }
        /// Returns the workspace size in bytes for decompressing the given Cascaded chunks, which it reads.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedCascadedDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize, max_uncompressed_chunk_bytes: usize,
            max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedCascadedDecompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            let returned = {
                checked::nvcompBatchedCascadedDecompressGetTempSizeSync(
                    device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses.0.into(),
                    stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses);
            returned
        }
        /// Computes the decompressed size of each Cascaded chunk of a batch in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedCascadedGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedCascadedGetDecompressSizeAsync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes
            );
            checked::nvcompBatchedCascadedGetDecompressSizeAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_chunk_bytes.0.into(), num_chunks, stream.as_handle_or_null(),
            )?;
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes);
        }
        /// Compresses a batch of chunks with Deflate in a stream.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedDeflateCompressAsync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, max_uncompressed_chunk_bytes: usize,
            num_chunks: usize, device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_compressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            device_compressed_chunk_bytes: impl DeviceOutput<usize>, compress_opts: nvcompBatchedDeflateCompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedDeflateCompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
                device_temp_ptr device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            checked::nvcompBatchedDeflateCompressAsync(
                device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(),
                max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr.0.into(), temp_bytes,
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), compress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes device_temp_ptr
                device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
        }
        /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Deflate.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedDeflateCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize,
            max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedDeflateCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedDeflateCompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
            );
            let returned = {
                checked::nvcompBatchedDeflateCompressGetTempSizeSync(
                    device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes);
            returned
        }
        /// Decompresses a batch of Deflate chunks in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedDeflateDecompressAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_buffer_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            decompress_opts: nvcompBatchedDeflateDecompressOpts_t, device_statuses: impl DeviceOutput<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedDeflateDecompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_compressed_chunk_ptrs device_compressed_chunk_bytes
                device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes device_temp_ptr
                device_uncompressed_chunk_ptrs device_statuses
            );
            checked::nvcompBatchedDeflateDecompressAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_buffer_bytes.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                device_temp_ptr.0.into(), temp_bytes, device_uncompressed_chunk_ptrs.0.into(), decompress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_buffer_bytes
                device_uncompressed_chunk_bytes device_temp_ptr device_uncompressed_chunk_ptrs device_statuses
            );
        }
        /// Returns the workspace size in bytes for decompressing the given Deflate chunks, which it reads.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedDeflateDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize, max_uncompressed_chunk_bytes: usize,
            max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedDeflateDecompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            let returned = {
                checked::nvcompBatchedDeflateDecompressGetTempSizeSync(
                    device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses.0.into(),
                    stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses);
            returned
        }
        /// Computes the decompressed size of each Deflate chunk of a batch in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedDeflateGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedDeflateGetDecompressSizeAsync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes
            );
            checked::nvcompBatchedDeflateGetDecompressSizeAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_chunk_bytes.0.into(), num_chunks, stream.as_handle_or_null(),
            )?;
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes);
        }
        /// Compresses a batch of chunks with GDeflate in a stream.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedGdeflateCompressAsync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, max_uncompressed_chunk_bytes: usize,
            num_chunks: usize, device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_compressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            device_compressed_chunk_bytes: impl DeviceOutput<usize>, compress_opts: nvcompBatchedGdeflateCompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedGdeflateCompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
                device_temp_ptr device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            checked::nvcompBatchedGdeflateCompressAsync(
                device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(),
                max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr.0.into(), temp_bytes,
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), compress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes device_temp_ptr
                device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
        }
        /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with GDeflate.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedGdeflateCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize,
            max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedGdeflateCompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
            );
            let returned = {
                checked::nvcompBatchedGdeflateCompressGetTempSizeSync(
                    device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes);
            returned
        }
        /// Decompresses a batch of GDeflate chunks in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedGdeflateDecompressAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_buffer_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, device_statuses: impl DeviceOutput<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedGdeflateDecompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_compressed_chunk_ptrs device_compressed_chunk_bytes
                device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes device_temp_ptr
                device_uncompressed_chunk_ptrs device_statuses
            );
            checked::nvcompBatchedGdeflateDecompressAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_buffer_bytes.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                device_temp_ptr.0.into(), temp_bytes, device_uncompressed_chunk_ptrs.0.into(), decompress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_buffer_bytes
                device_uncompressed_chunk_bytes device_temp_ptr device_uncompressed_chunk_ptrs device_statuses
            );
        }
        /// Returns the workspace size in bytes for decompressing the given GDeflate chunks, which it reads.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedGdeflateDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize, max_uncompressed_chunk_bytes: usize,
            max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedGdeflateDecompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            let returned = {
                checked::nvcompBatchedGdeflateDecompressGetTempSizeSync(
                    device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses.0.into(),
                    stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses);
            returned
        }
        /// Computes the decompressed size of each GDeflate chunk of a batch in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedGdeflateGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedGdeflateGetDecompressSizeAsync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes
            );
            checked::nvcompBatchedGdeflateGetDecompressSizeAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_chunk_bytes.0.into(), num_chunks, stream.as_handle_or_null(),
            )?;
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes);
        }
        /// Compresses a batch of chunks with gzip in a stream.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedGzipCompressAsync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, max_uncompressed_chunk_bytes: usize,
            num_chunks: usize, device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_compressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            device_compressed_chunk_bytes: impl DeviceOutput<usize>, compress_opts: nvcompBatchedGzipCompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedGzipCompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
                device_temp_ptr device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            checked::nvcompBatchedGzipCompressAsync(
                device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(),
                max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr.0.into(), temp_bytes,
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), compress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes device_temp_ptr
                device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
        }
        /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with gzip.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedGzipCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize,
            max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGzipCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedGzipCompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
            );
            let returned = {
                checked::nvcompBatchedGzipCompressGetTempSizeSync(
                    device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes);
            returned
        }
        /// Decompresses a batch of gzip chunks in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedGzipDecompressAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_buffer_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            decompress_opts: nvcompBatchedGzipDecompressOpts_t, device_statuses: impl DeviceOutput<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedGzipDecompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_compressed_chunk_ptrs device_compressed_chunk_bytes
                device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes device_temp_ptr
                device_uncompressed_chunk_ptrs device_statuses
            );
            checked::nvcompBatchedGzipDecompressAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_buffer_bytes.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                device_temp_ptr.0.into(), temp_bytes, device_uncompressed_chunk_ptrs.0.into(), decompress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_buffer_bytes
                device_uncompressed_chunk_bytes device_temp_ptr device_uncompressed_chunk_ptrs device_statuses
            );
        }
        /// Returns the workspace size in bytes for decompressing the given gzip chunks, which it reads.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedGzipDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize, max_uncompressed_chunk_bytes: usize,
            max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedGzipDecompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedGzipDecompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            let returned = {
                checked::nvcompBatchedGzipDecompressGetTempSizeSync(
                    device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses.0.into(),
                    stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses);
            returned
        }
        /// Computes the decompressed size of each gzip chunk of a batch in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedGzipGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedGzipGetDecompressSizeAsync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes
            );
            checked::nvcompBatchedGzipGetDecompressSizeAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_chunk_bytes.0.into(), num_chunks, stream.as_handle_or_null(),
            )?;
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes);
        }
        /// Compresses a batch of chunks with LZ4 in a stream.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedLZ4CompressAsync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, max_uncompressed_chunk_bytes: usize,
            num_chunks: usize, device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_compressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            device_compressed_chunk_bytes: impl DeviceOutput<usize>, compress_opts: nvcompBatchedLZ4CompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedLZ4CompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
                device_temp_ptr device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            checked::nvcompBatchedLZ4CompressAsync(
                device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(),
                max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr.0.into(), temp_bytes,
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), compress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes device_temp_ptr
                device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
        }
        /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with LZ4.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedLZ4CompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize,
            max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedLZ4CompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedLZ4CompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
            );
            let returned = {
                checked::nvcompBatchedLZ4CompressGetTempSizeSync(
                    device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes);
            returned
        }
        /// Decompresses a batch of LZ4 chunks in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedLZ4DecompressAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_buffer_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            decompress_opts: nvcompBatchedLZ4DecompressOpts_t, device_statuses: impl DeviceOutput<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedLZ4DecompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_compressed_chunk_ptrs device_compressed_chunk_bytes
                device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes device_temp_ptr
                device_uncompressed_chunk_ptrs device_statuses
            );
            checked::nvcompBatchedLZ4DecompressAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_buffer_bytes.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                device_temp_ptr.0.into(), temp_bytes, device_uncompressed_chunk_ptrs.0.into(), decompress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_buffer_bytes
                device_uncompressed_chunk_bytes device_temp_ptr device_uncompressed_chunk_ptrs device_statuses
            );
        }
        /// Returns the workspace size in bytes for decompressing the given LZ4 chunks, which it reads.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedLZ4DecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize, max_uncompressed_chunk_bytes: usize,
            max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedLZ4DecompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            let returned = {
                checked::nvcompBatchedLZ4DecompressGetTempSizeSync(
                    device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses.0.into(),
                    stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses);
            returned
        }
        /// Computes the decompressed size of each LZ4 chunk of a batch in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedLZ4GetDecompressSizeAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedLZ4GetDecompressSizeAsync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes
            );
            checked::nvcompBatchedLZ4GetDecompressSizeAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_chunk_bytes.0.into(), num_chunks, stream.as_handle_or_null(),
            )?;
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes);
        }
        /// Compresses a batch of chunks with Snappy in a stream.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedSnappyCompressAsync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, max_uncompressed_chunk_bytes: usize,
            num_chunks: usize, device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_compressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            device_compressed_chunk_bytes: impl DeviceOutput<usize>, compress_opts: nvcompBatchedSnappyCompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedSnappyCompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
                device_temp_ptr device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            checked::nvcompBatchedSnappyCompressAsync(
                device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(),
                max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr.0.into(), temp_bytes,
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), compress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes device_temp_ptr
                device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
        }
        /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Snappy.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedSnappyCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize,
            max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedSnappyCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedSnappyCompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
            );
            let returned = {
                checked::nvcompBatchedSnappyCompressGetTempSizeSync(
                    device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes);
            returned
        }
        /// Decompresses a batch of Snappy chunks in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedSnappyDecompressAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_buffer_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            decompress_opts: nvcompBatchedSnappyDecompressOpts_t, device_statuses: impl DeviceOutput<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedSnappyDecompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_compressed_chunk_ptrs device_compressed_chunk_bytes
                device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes device_temp_ptr
                device_uncompressed_chunk_ptrs device_statuses
            );
            checked::nvcompBatchedSnappyDecompressAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_buffer_bytes.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                device_temp_ptr.0.into(), temp_bytes, device_uncompressed_chunk_ptrs.0.into(), decompress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_buffer_bytes
                device_uncompressed_chunk_bytes device_temp_ptr device_uncompressed_chunk_ptrs device_statuses
            );
        }
        /// Returns the workspace size in bytes for decompressing the given Snappy chunks, which it reads.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedSnappyDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize, max_uncompressed_chunk_bytes: usize,
            max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedSnappyDecompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            let returned = {
                checked::nvcompBatchedSnappyDecompressGetTempSizeSync(
                    device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses.0.into(),
                    stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses);
            returned
        }
        /// Computes the decompressed size of each Snappy chunk of a batch in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedSnappyGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedSnappyGetDecompressSizeAsync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes
            );
            checked::nvcompBatchedSnappyGetDecompressSizeAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_chunk_bytes.0.into(), num_chunks, stream.as_handle_or_null(),
            )?;
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes);
        }
        /// Compresses a batch of chunks with Zstandard in a stream.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_compressed_chunk_ptrs`, `device_temp_ptr`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs`, `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedZstdCompressAsync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, max_uncompressed_chunk_bytes: usize,
            num_chunks: usize, device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_compressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            device_compressed_chunk_bytes: impl DeviceOutput<usize>, compress_opts: nvcompBatchedZstdCompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedZstdCompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
                device_temp_ptr device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            checked::nvcompBatchedZstdCompressAsync(
                device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(),
                max_uncompressed_chunk_bytes, num_chunks, device_temp_ptr.0.into(), temp_bytes,
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), compress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes device_temp_ptr
                device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
        }
        /// Returns the workspace size in bytes for compressing the given chunks, which it reads, with Zstandard.
        /// # Safety
        ///
        /// - `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedZstdCompressGetTempSizeSync(
            device_uncompressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_uncompressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize,
            max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedZstdCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedZstdCompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream), called : device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes
            );
            let returned = {
                checked::nvcompBatchedZstdCompressGetTempSizeSync(
                    device_uncompressed_chunk_ptrs.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes, stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_uncompressed_chunk_ptrs device_uncompressed_chunk_bytes);
            returned
        }
        /// Decompresses a batch of Zstandard chunks in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_buffer_bytes`, `device_uncompressed_chunk_ptrs`, `device_uncompressed_chunk_bytes`, `device_temp_ptr`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs`, `device_uncompressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedZstdDecompressAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_buffer_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            device_temp_ptr: impl AnyDeviceOutput, temp_bytes: usize,
            device_uncompressed_chunk_ptrs: impl DeviceInput<*mut c_void>,
            decompress_opts: nvcompBatchedZstdDecompressOpts_t, device_statuses: impl DeviceOutput<nvcompStatus_t>,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedZstdDecompressAsync);
            borrow!(
                work = Work::in_stream(& stream), called : device_compressed_chunk_ptrs device_compressed_chunk_bytes
                device_uncompressed_buffer_bytes device_uncompressed_chunk_bytes device_temp_ptr
                device_uncompressed_chunk_ptrs device_statuses
            );
            checked::nvcompBatchedZstdDecompressAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_buffer_bytes.0.into(), device_uncompressed_chunk_bytes.0.into(), num_chunks,
                device_temp_ptr.0.into(), temp_bytes, device_uncompressed_chunk_ptrs.0.into(), decompress_opts,
                device_statuses.0.into(), stream.as_handle_or_null(),
            )?;
            record_use!(
                work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_buffer_bytes
                device_uncompressed_chunk_bytes device_temp_ptr device_uncompressed_chunk_ptrs device_statuses
            );
        }
        /// Returns the workspace size in bytes for decompressing the given Zstandard chunks, which it reads.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_statuses`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedZstdDecompressGetTempSizeSync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>, num_chunks: usize, max_uncompressed_chunk_bytes: usize,
            max_total_uncompressed_bytes: usize, decompress_opts: nvcompBatchedZstdDecompressOpts_t,
            device_statuses: impl DeviceOutput<nvcompStatus_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            let called = called!(NVCOMP, nvcompBatchedZstdDecompressGetTempSizeSync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses
            );
            let returned = {
                checked::nvcompBatchedZstdDecompressGetTempSizeSync(
                    device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(), num_chunks,
                    max_uncompressed_chunk_bytes, max_total_uncompressed_bytes, decompress_opts, device_statuses.0.into(),
                    stream.as_handle_or_null(),
                )?
            };
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_statuses);
            returned
        }
        /// Computes the decompressed size of each Zstandard chunk of a batch in a stream.
        /// # Safety
        ///
        /// - `device_compressed_chunk_ptrs`, `device_compressed_chunk_bytes`, `device_uncompressed_chunk_bytes`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Each address in `device_compressed_chunk_ptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
        /// - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays, aligned as `…GetRequiredAlignments` reports.
        fn nvcompBatchedZstdGetDecompressSizeAsync(
            device_compressed_chunk_ptrs: impl DeviceInput<*const c_void>,
            device_compressed_chunk_bytes: impl DeviceInput<usize>,
            device_uncompressed_chunk_bytes: impl DeviceOutput<usize>, num_chunks: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            let called = called!(NVCOMP, nvcompBatchedZstdGetDecompressSizeAsync);
            borrow!(
                work = Work::in_stream(& stream),
                called : device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes
            );
            checked::nvcompBatchedZstdGetDecompressSizeAsync(
                device_compressed_chunk_ptrs.0.into(), device_compressed_chunk_bytes.0.into(),
                device_uncompressed_chunk_bytes.0.into(), num_chunks, stream.as_handle_or_null(),
            )?;
            record_use!(work; device_compressed_chunk_ptrs device_compressed_chunk_bytes device_uncompressed_chunk_bytes);
        }
    }
}

owned! {
    nvcomp, nvcompStatus_t;

    safe {
        /// Returns the size in bytes of the workspace for compressing chunks with ANS.
        fn nvcompBatchedANSCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedANSCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedANSCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for decompressing ANS chunks.
        fn nvcompBatchedANSDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedANSDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedANSDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for compressing chunks with Bitcomp.
        fn nvcompBatchedBitcompCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedBitcompCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedBitcompCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for decompressing Bitcomp chunks.
        fn nvcompBatchedBitcompDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedBitcompDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for compressing chunks with Cascaded.
        fn nvcompBatchedCascadedCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedCascadedCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedCascadedCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for decompressing Cascaded chunks.
        fn nvcompBatchedCascadedDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedCascadedDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for compressing chunks with Deflate.
        fn nvcompBatchedDeflateCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedDeflateCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedDeflateCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for decompressing Deflate chunks.
        fn nvcompBatchedDeflateDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedDeflateDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for compressing chunks with GDeflate.
        fn nvcompBatchedGdeflateCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGdeflateCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedGdeflateCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for decompressing GDeflate chunks.
        fn nvcompBatchedGdeflateDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedGdeflateDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for compressing chunks with gzip.
        fn nvcompBatchedGzipCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedGzipCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedGzipCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for decompressing gzip chunks.
        fn nvcompBatchedGzipDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedGzipDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedGzipDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for compressing chunks with LZ4.
        fn nvcompBatchedLZ4CompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedLZ4CompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedLZ4CompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for decompressing LZ4 chunks.
        fn nvcompBatchedLZ4DecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedLZ4DecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for compressing chunks with Snappy.
        fn nvcompBatchedSnappyCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedSnappyCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedSnappyCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for decompressing Snappy chunks.
        fn nvcompBatchedSnappyDecompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedSnappyDecompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, decompress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for compressing chunks with Zstandard.
        fn nvcompBatchedZstdCompressGetTempSize(
            num_chunks: usize, max_uncompressed_chunk_bytes: usize, compress_opts: nvcompBatchedZstdCompressOpts_t,
            max_total_uncompressed_bytes: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> usize {
            checked::nvcompBatchedZstdCompressGetTempSize(
                num_chunks, max_uncompressed_chunk_bytes, compress_opts, max_total_uncompressed_bytes,
                stream.as_handle_or_null(),
            )?
        }
        /// Returns the size in bytes of the workspace for decompressing Zstandard chunks.
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

    unsafe {}
}
