"""nvCOMP 6, with exceptions instead of result codes.

`cubind.nvcomp` documents the functions.
"""

# Written by cubind's generator: do not edit.
from typing import SupportsInt as _SupportsInt

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaStream_t,
)
from cubind.nvcomp import (
    NVCOMP_VER as NVCOMP_VER,
    NVCOMP_VER_BUILD as NVCOMP_VER_BUILD,
    NVCOMP_VER_MAJOR as NVCOMP_VER_MAJOR,
    NVCOMP_VER_MINOR as NVCOMP_VER_MINOR,
    NVCOMP_VER_PATCH as NVCOMP_VER_PATCH,
    bitcompMode_t as bitcompMode_t,
    nvcompANSCompressionMaxAllowedChunkSize as nvcompANSCompressionMaxAllowedChunkSize,
    nvcompANSDecompressionMaxAllowedChunkSize as nvcompANSDecompressionMaxAllowedChunkSize,
    nvcompANSMaxHistogramReductionLog2 as nvcompANSMaxHistogramReductionLog2,
    nvcompANSRequiredCompressionAlignment as nvcompANSRequiredCompressionAlignment,
    nvcompANSRequiredDecompressionAlignment as nvcompANSRequiredDecompressionAlignment,
    nvcompANSType_t as nvcompANSType_t,
    nvcompAlignmentRequirements_t as nvcompAlignmentRequirements_t,
    nvcompBatchedANSCompressDefaultOpts as nvcompBatchedANSCompressDefaultOpts,
    nvcompBatchedANSCompressOpts_t as nvcompBatchedANSCompressOpts_t,
    nvcompBatchedANSDecompressDefaultOpts as nvcompBatchedANSDecompressDefaultOpts,
    nvcompBatchedANSDecompressOpts_t as nvcompBatchedANSDecompressOpts_t,
    nvcompBatchedBitcompCompressDefaultOpts as nvcompBatchedBitcompCompressDefaultOpts,
    nvcompBatchedBitcompCompressOpts_t as nvcompBatchedBitcompCompressOpts_t,
    nvcompBatchedBitcompDecompressDefaultOpts as nvcompBatchedBitcompDecompressDefaultOpts,
    nvcompBatchedBitcompDecompressOpts_t as nvcompBatchedBitcompDecompressOpts_t,
    nvcompBatchedCRC32Opts_t as nvcompBatchedCRC32Opts_t,
    nvcompBatchedCascadedCompressDefaultOpts as nvcompBatchedCascadedCompressDefaultOpts,
    nvcompBatchedCascadedCompressOpts_t as nvcompBatchedCascadedCompressOpts_t,
    nvcompBatchedCascadedDecompressDefaultOpts as nvcompBatchedCascadedDecompressDefaultOpts,
    nvcompBatchedCascadedDecompressOpts_t as nvcompBatchedCascadedDecompressOpts_t,
    nvcompBatchedDeflateCompressDefaultOpts as nvcompBatchedDeflateCompressDefaultOpts,
    nvcompBatchedDeflateCompressOpts_t as nvcompBatchedDeflateCompressOpts_t,
    nvcompBatchedDeflateDecompressDefaultOpts as nvcompBatchedDeflateDecompressDefaultOpts,
    nvcompBatchedDeflateDecompressOpts_t as nvcompBatchedDeflateDecompressOpts_t,
    nvcompBatchedGdeflateCompressDefaultOpts as nvcompBatchedGdeflateCompressDefaultOpts,
    nvcompBatchedGdeflateCompressOpts_t as nvcompBatchedGdeflateCompressOpts_t,
    nvcompBatchedGdeflateDecompressDefaultOpts as nvcompBatchedGdeflateDecompressDefaultOpts,
    nvcompBatchedGdeflateDecompressOpts_t as nvcompBatchedGdeflateDecompressOpts_t,
    nvcompBatchedGzipCompressDefaultOpts as nvcompBatchedGzipCompressDefaultOpts,
    nvcompBatchedGzipCompressOpts_t as nvcompBatchedGzipCompressOpts_t,
    nvcompBatchedGzipDecompressAlgorithm_t as nvcompBatchedGzipDecompressAlgorithm_t,
    nvcompBatchedGzipDecompressDefaultOpts as nvcompBatchedGzipDecompressDefaultOpts,
    nvcompBatchedGzipDecompressOpts_t as nvcompBatchedGzipDecompressOpts_t,
    nvcompBatchedLZ4CompressDefaultOpts as nvcompBatchedLZ4CompressDefaultOpts,
    nvcompBatchedLZ4CompressOpts_t as nvcompBatchedLZ4CompressOpts_t,
    nvcompBatchedLZ4DecompressDefaultOpts as nvcompBatchedLZ4DecompressDefaultOpts,
    nvcompBatchedLZ4DecompressOpts_t as nvcompBatchedLZ4DecompressOpts_t,
    nvcompBatchedSnappyCompressDefaultOpts as nvcompBatchedSnappyCompressDefaultOpts,
    nvcompBatchedSnappyCompressOpts_t as nvcompBatchedSnappyCompressOpts_t,
    nvcompBatchedSnappyDecompressDefaultOpts as nvcompBatchedSnappyDecompressDefaultOpts,
    nvcompBatchedSnappyDecompressOpts_t as nvcompBatchedSnappyDecompressOpts_t,
    nvcompBatchedZstdCompressDefaultOpts as nvcompBatchedZstdCompressDefaultOpts,
    nvcompBatchedZstdCompressOpts_t as nvcompBatchedZstdCompressOpts_t,
    nvcompBatchedZstdDecompressDefaultOpts as nvcompBatchedZstdDecompressDefaultOpts,
    nvcompBatchedZstdDecompressOpts_t as nvcompBatchedZstdDecompressOpts_t,
    nvcompBitcompCompressionMaxAllowedChunkSize as nvcompBitcompCompressionMaxAllowedChunkSize,
    nvcompBitcompDecompressionMaxAllowedChunkSize as nvcompBitcompDecompressionMaxAllowedChunkSize,
    nvcompBitcompRequiredCompressionAlignment as nvcompBitcompRequiredCompressionAlignment,
    nvcompBitcompRequiredDecompressionAlignment as nvcompBitcompRequiredDecompressionAlignment,
    nvcompBitshuffleMode_t as nvcompBitshuffleMode_t,
    nvcompCRC32 as nvcompCRC32,
    nvcompCRC32DeducedMaxInputChunkBytes as nvcompCRC32DeducedMaxInputChunkBytes,
    nvcompCRC32IgnoredInputChunkBytes as nvcompCRC32IgnoredInputChunkBytes,
    nvcompCRC32KernelConf_t as nvcompCRC32KernelConf_t,
    nvcompCRC32KernelKind_t as nvcompCRC32KernelKind_t,
    nvcompCRC32SegmentKind_t as nvcompCRC32SegmentKind_t,
    nvcompCRC32Spec_t as nvcompCRC32Spec_t,
    nvcompCRC32_AUTOSAR as nvcompCRC32_AUTOSAR,
    nvcompCRC32_BZIP2 as nvcompCRC32_BZIP2,
    nvcompCRC32_C as nvcompCRC32_C,
    nvcompCRC32_CD_ROM_EDC as nvcompCRC32_CD_ROM_EDC,
    nvcompCRC32_D as nvcompCRC32_D,
    nvcompCRC32_JAMCRC as nvcompCRC32_JAMCRC,
    nvcompCRC32_MEF as nvcompCRC32_MEF,
    nvcompCRC32_MPEG_2 as nvcompCRC32_MPEG_2,
    nvcompCRC32_POSIX as nvcompCRC32_POSIX,
    nvcompCRC32_Q as nvcompCRC32_Q,
    nvcompCRC32_XFER as nvcompCRC32_XFER,
    nvcompCascadedCoarseGrainedEncoding_t as nvcompCascadedCoarseGrainedEncoding_t,
    nvcompCascadedCommonOpts_t as nvcompCascadedCommonOpts_t,
    nvcompCascadedCompressionMaxAllowedChunkSize as nvcompCascadedCompressionMaxAllowedChunkSize,
    nvcompCascadedDecompressionMaxAllowedChunkSize as nvcompCascadedDecompressionMaxAllowedChunkSize,
    nvcompCascadedFineGrainedEncoding_t as nvcompCascadedFineGrainedEncoding_t,
    nvcompCascadedMode_t as nvcompCascadedMode_t,
    nvcompCascadedRequiredCompressionAlignment as nvcompCascadedRequiredCompressionAlignment,
    nvcompCascadedRequiredDecompressionAlignment as nvcompCascadedRequiredDecompressionAlignment,
    nvcompCascadedTerminalCodec_t as nvcompCascadedTerminalCodec_t,
    nvcompDecompressBackend_t as nvcompDecompressBackend_t,
    nvcompDeflateCompressionMaxAllowedChunkSize as nvcompDeflateCompressionMaxAllowedChunkSize,
    nvcompDeflateDecompressionMaxAllowedChunkSize as nvcompDeflateDecompressionMaxAllowedChunkSize,
    nvcompDeflateRequiredCompressionAlignment as nvcompDeflateRequiredCompressionAlignment,
    nvcompDeflateRequiredDecompressionAlignment as nvcompDeflateRequiredDecompressionAlignment,
    nvcompGdeflateCompressionMaxAllowedChunkSize as nvcompGdeflateCompressionMaxAllowedChunkSize,
    nvcompGdeflateDecompressionMaxAllowedChunkSize as nvcompGdeflateDecompressionMaxAllowedChunkSize,
    nvcompGdeflateRequiredCompressionAlignment as nvcompGdeflateRequiredCompressionAlignment,
    nvcompGdeflateRequiredDecompressionAlignment as nvcompGdeflateRequiredDecompressionAlignment,
    nvcompGzipCompressionMaxAllowedChunkSize as nvcompGzipCompressionMaxAllowedChunkSize,
    nvcompGzipLookaheadDecompressionMaxAllowedChunkSize as nvcompGzipLookaheadDecompressionMaxAllowedChunkSize,
    nvcompGzipNaiveDecompressionMaxAllowedChunkSize as nvcompGzipNaiveDecompressionMaxAllowedChunkSize,
    nvcompGzipRequiredCompressionAlignment as nvcompGzipRequiredCompressionAlignment,
    nvcompGzipRequiredDecompressionAlignment as nvcompGzipRequiredDecompressionAlignment,
    nvcompLZ4CompressionMaxAllowedChunkSize as nvcompLZ4CompressionMaxAllowedChunkSize,
    nvcompLZ4DecompressionMaxAllowedChunkSize as nvcompLZ4DecompressionMaxAllowedChunkSize,
    nvcompLZ4RequiredCompressionAlignment as nvcompLZ4RequiredCompressionAlignment,
    nvcompLZ4RequiredDecompressionAlignment as nvcompLZ4RequiredDecompressionAlignment,
    nvcompProperties_t as nvcompProperties_t,
    nvcompSnappyCompressionMaxAllowedChunkSize as nvcompSnappyCompressionMaxAllowedChunkSize,
    nvcompSnappyDecompressionMaxAllowedChunkSize as nvcompSnappyDecompressionMaxAllowedChunkSize,
    nvcompSnappyRequiredCompressionAlignment as nvcompSnappyRequiredCompressionAlignment,
    nvcompSnappyRequiredDecompressionAlignment as nvcompSnappyRequiredDecompressionAlignment,
    nvcompStatus_t as nvcompStatus_t,
    nvcompType_t as nvcompType_t,
    nvcompZstdCompressionMaxAllowedChunkSize as nvcompZstdCompressionMaxAllowedChunkSize,
    nvcompZstdDecompressionMaxAllowedChunkSize as nvcompZstdDecompressionMaxAllowedChunkSize,
    nvcompZstdRequiredCompressionAlignment as nvcompZstdRequiredCompressionAlignment,
    nvcompZstdRequiredDecompressionAlignment as nvcompZstdRequiredDecompressionAlignment,
    sizeof as sizeof,
)

def nvcompBatchedANSCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _SupportsInt,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedANSCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedANSCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedANSCompressOpts_t,
) -> int: ...
def nvcompBatchedANSCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedANSCompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedANSCompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedANSCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedANSCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedANSCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedANSDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedANSDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedANSDecompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedANSDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    max_total_uncompressed_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedANSGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedBitcompCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _SupportsInt,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedBitcompCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
) -> int: ...
def nvcompBatchedBitcompCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedBitcompCompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedBitcompCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedBitcompDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedBitcompDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedBitcompDecompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedBitcompDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    max_total_uncompressed_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedBitcompGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedCRC32Async(
    device_input_chunk_ptrs: _typing.DevicePointer,
    device_input_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    device_crc32_ptr: _typing.DevicePointer,
    opts: nvcompBatchedCRC32Opts_t,
    segment_kind: nvcompCRC32SegmentKind_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedCRC32GetHeuristicConf(
    device_input_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_input_chunk_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> nvcompCRC32KernelConf_t: ...
def nvcompBatchedCRC32SearchConf(
    device_input_chunk_ptrs: _typing.DevicePointer,
    device_input_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    device_crc32_ptr: _typing.DevicePointer,
    spec: nvcompCRC32Spec_t,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> nvcompCRC32KernelConf_t: ...
def nvcompBatchedCascadedCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _SupportsInt,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedCascadedCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
) -> int: ...
def nvcompBatchedCascadedCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedCascadedCompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedCascadedCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedCascadedDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedCascadedDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedCascadedDecompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedCascadedDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    max_total_uncompressed_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedCascadedGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedDeflateCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _SupportsInt,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedDeflateCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
) -> int: ...
def nvcompBatchedDeflateCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedDeflateCompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedDeflateCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedDeflateDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedDeflateDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedDeflateDecompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedDeflateDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    max_total_uncompressed_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedDeflateGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedGdeflateCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _SupportsInt,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
) -> int: ...
def nvcompBatchedGdeflateCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedGdeflateCompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedGdeflateCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedGdeflateDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedGdeflateDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedGdeflateDecompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedGdeflateDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    max_total_uncompressed_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedGdeflateGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedGzipCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _SupportsInt,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedGzipCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
) -> int: ...
def nvcompBatchedGzipCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedGzipCompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedGzipCompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedGzipCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedGzipDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedGzipDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedGzipDecompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedGzipDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    max_total_uncompressed_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedGzipGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedLZ4CompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _SupportsInt,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedLZ4CompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
) -> int: ...
def nvcompBatchedLZ4CompressGetRequiredAlignments(
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedLZ4CompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedLZ4CompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedLZ4DecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedLZ4DecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedLZ4DecompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedLZ4DecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    max_total_uncompressed_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedLZ4GetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedSnappyCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _SupportsInt,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedSnappyCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
) -> int: ...
def nvcompBatchedSnappyCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedSnappyCompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedSnappyCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedSnappyDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedSnappyDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedSnappyDecompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedSnappyDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    max_total_uncompressed_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedSnappyGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedZstdCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _SupportsInt,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedZstdCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
) -> int: ...
def nvcompBatchedZstdCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedZstdCompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedZstdCompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedZstdCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedZstdDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _SupportsInt,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompBatchedZstdDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
) -> nvcompAlignmentRequirements_t: ...
def nvcompBatchedZstdDecompressGetTempSize(
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
    max_total_uncompressed_bytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedZstdDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    max_uncompressed_chunk_bytes: _SupportsInt,
    max_total_uncompressed_bytes: _SupportsInt,
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> int: ...
def nvcompBatchedZstdGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def nvcompGetProperties() -> nvcompProperties_t: ...
def nvcompGetStatusString(status: nvcompStatus_t) -> bytes: ...
