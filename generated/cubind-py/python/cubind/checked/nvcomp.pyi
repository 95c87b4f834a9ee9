"""nvCOMP 6, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
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
    max_uncompressed_chunk_bytes: _typing.Integer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedANSCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Compresses a batch of chunks with ANS in a stream.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedANSCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedANSCompressOpts_t,
) -> int:
    """Returns the maximum size in bytes of a chunk after compression with ANS.

    Returns
    -------
    max_compressed_chunk_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedANSCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedANSCompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of ANS compression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedANSCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedANSCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for compressing chunks with ANS.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedANSCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedANSCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with ANS.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedANSDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decompresses a batch of ANS chunks in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr,
    device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedANSDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of ANS decompression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedANSDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for decompressing ANS chunks.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedANSDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    max_total_uncompressed_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for decompressing the given ANS chunks, which it reads.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedANSGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Computes the decompressed size of each ANS chunk of a batch in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedBitcompCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Compresses a batch of chunks with Bitcomp in a stream.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedBitcompCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
) -> int:
    """Returns the maximum size in bytes of a chunk after compression with Bitcomp.

    Returns
    -------
    max_compressed_chunk_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedBitcompCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of Bitcomp compression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedBitcompCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for compressing chunks with Bitcomp.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedBitcompCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with Bitcomp.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedBitcompDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decompresses a batch of Bitcomp chunks in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr,
    device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedBitcompDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of Bitcomp decompression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedBitcompDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for decompressing Bitcomp chunks.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedBitcompDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    max_total_uncompressed_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for decompressing the given Bitcomp chunks, which it reads.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedBitcompGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Computes the decompressed size of each Bitcomp chunk of a batch in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedCRC32Async(
    device_input_chunk_ptrs: _typing.DevicePointer,
    device_input_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    device_crc32_ptr: _typing.DevicePointer,
    opts: nvcompBatchedCRC32Opts_t,
    segment_kind: nvcompCRC32SegmentKind_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Computes the CRC32 checksum of each chunk of a batch in a stream.

    Parameters
    ----------
    device_input_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_input_chunk_bytes, device_crc32_ptr, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedCRC32GetHeuristicConf(
    device_input_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_input_chunk_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> nvcompCRC32KernelConf_t:
    """Selects the launch configuration of the CRC32 kernel from the sizes of the chunks.

    Parameters
    ----------
    device_input_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    kernel_conf : nvcompCRC32KernelConf_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedCRC32SearchConf(
    device_input_chunk_ptrs: _typing.DevicePointer,
    device_input_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    device_crc32_ptr: _typing.DevicePointer,
    spec: nvcompCRC32Spec_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> nvcompCRC32KernelConf_t:
    """Selects the launch configuration of the CRC32 kernel by trying several.

    Parameters
    ----------
    device_input_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_input_chunk_bytes, device_crc32_ptr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    kernel_conf : nvcompCRC32KernelConf_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedCascadedCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Compresses a batch of chunks with Cascaded in a stream.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedCascadedCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
) -> int:
    """Returns the maximum size in bytes of a chunk after compression with Cascaded.

    Returns
    -------
    max_compressed_chunk_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedCascadedCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of Cascaded compression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedCascadedCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for compressing chunks with Cascaded.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedCascadedCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with Cascaded.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedCascadedDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decompresses a batch of Cascaded chunks in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr,
    device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedCascadedDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of Cascaded decompression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedCascadedDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for decompressing Cascaded chunks.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedCascadedDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    max_total_uncompressed_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for decompressing the given Cascaded chunks, which it reads.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedCascadedGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Computes the decompressed size of each Cascaded chunk of a batch in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedDeflateCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Compresses a batch of chunks with Deflate in a stream.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedDeflateCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
) -> int:
    """Returns the maximum size in bytes of a chunk after compression with Deflate.

    Returns
    -------
    max_compressed_chunk_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedDeflateCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of Deflate compression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedDeflateCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for compressing chunks with Deflate.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedDeflateCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with Deflate.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedDeflateDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decompresses a batch of Deflate chunks in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr,
    device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedDeflateDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of Deflate decompression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedDeflateDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for decompressing Deflate chunks.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedDeflateDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    max_total_uncompressed_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for decompressing the given Deflate chunks, which it reads.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedDeflateGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Computes the decompressed size of each Deflate chunk of a batch in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedGdeflateCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Compresses a batch of chunks with GDeflate in a stream.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
) -> int:
    """Returns the maximum size in bytes of a chunk after compression with GDeflate.

    Returns
    -------
    max_compressed_chunk_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedGdeflateCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of GDeflate compression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedGdeflateCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for compressing chunks with GDeflate.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedGdeflateCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with GDeflate.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedGdeflateDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decompresses a batch of GDeflate chunks in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr,
    device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedGdeflateDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of GDeflate decompression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedGdeflateDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for decompressing GDeflate chunks.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedGdeflateDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    max_total_uncompressed_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for decompressing the given GDeflate chunks, which it reads.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedGdeflateGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Computes the decompressed size of each GDeflate chunk of a batch in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedGzipCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Compresses a batch of chunks with gzip in a stream.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedGzipCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
) -> int:
    """Returns the maximum size in bytes of a chunk after compression with gzip.

    Returns
    -------
    max_compressed_chunk_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedGzipCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedGzipCompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of gzip compression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedGzipCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for compressing chunks with gzip.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedGzipCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with gzip.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedGzipDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decompresses a batch of gzip chunks in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr,
    device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedGzipDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of gzip decompression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedGzipDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for decompressing gzip chunks.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedGzipDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    max_total_uncompressed_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for decompressing the given gzip chunks, which it reads.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedGzipGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Computes the decompressed size of each gzip chunk of a batch in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedLZ4CompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Compresses a batch of chunks with LZ4 in a stream.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedLZ4CompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
) -> int:
    """Returns the maximum size in bytes of a chunk after compression with LZ4.

    Returns
    -------
    max_compressed_chunk_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedLZ4CompressGetRequiredAlignments(
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of LZ4 compression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedLZ4CompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for compressing chunks with LZ4.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedLZ4CompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with LZ4.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedLZ4DecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decompresses a batch of LZ4 chunks in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr,
    device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedLZ4DecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of LZ4 decompression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedLZ4DecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for decompressing LZ4 chunks.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedLZ4DecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    max_total_uncompressed_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for decompressing the given LZ4 chunks, which it reads.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedLZ4GetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Computes the decompressed size of each LZ4 chunk of a batch in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedSnappyCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Compresses a batch of chunks with Snappy in a stream.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedSnappyCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
) -> int:
    """Returns the maximum size in bytes of a chunk after compression with Snappy.

    Returns
    -------
    max_compressed_chunk_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedSnappyCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of Snappy compression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedSnappyCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for compressing chunks with Snappy.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedSnappyCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with Snappy.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedSnappyDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decompresses a batch of Snappy chunks in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr,
    device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedSnappyDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of Snappy decompression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedSnappyDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for decompressing Snappy chunks.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedSnappyDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    max_total_uncompressed_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for decompressing the given Snappy chunks, which it reads.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedSnappyGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Computes the decompressed size of each Snappy chunk of a batch in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedZstdCompressAsync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Compresses a batch of chunks with Zstandard in a stream.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedZstdCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
) -> int:
    """Returns the maximum size in bytes of a chunk after compression with Zstandard.

    Returns
    -------
    max_compressed_chunk_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedZstdCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedZstdCompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of Zstandard compression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedZstdCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for compressing chunks with Zstandard.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedZstdCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with Zstandard.

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedZstdDecompressAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_buffer_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    device_temp_ptr: _typing.DevicePointer,
    temp_bytes: _typing.Integer,
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Decompresses a batch of Zstandard chunks in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs, device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_buffer_bytes, device_uncompressed_chunk_bytes, device_temp_ptr,
    device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedZstdDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
) -> nvcompAlignmentRequirements_t:
    """Returns the required memory alignments for the buffers of Zstandard decompression.

    Returns
    -------
    alignment_requirements : nvcompAlignmentRequirements_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedZstdDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the size in bytes of the workspace for decompressing Zstandard chunks.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.
    """

def nvcompBatchedZstdDecompressGetTempSizeSync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    max_total_uncompressed_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
    device_statuses: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> int:
    """Returns the workspace size in bytes for decompressing the given Zstandard chunks, which it reads.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    temp_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompBatchedZstdGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Computes the decompressed size of each Zstandard chunk of a batch in a stream.

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.
    """

def nvcompGetProperties() -> nvcompProperties_t:
    """Returns the version of nvCOMP, and of the CUDA runtime with which nvCOMP was built.

    Returns
    -------
    properties : nvcompProperties_t

    Raises
    ------
    CudaError
        The result code is not ``nvcompSuccess``. Documented errors: ``nvcompErrorInvalidValue``.
    """

def nvcompGetStatusString(status: nvcompStatus_t) -> str:
    """Returns the English description of a status.

    Returns
    -------
    value : str
    """
