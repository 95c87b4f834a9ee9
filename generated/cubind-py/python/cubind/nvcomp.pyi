"""nvCOMP 6 (API of 6.0).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from typing import ClassVar as _ClassVar, Final as _Final

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.runtime import (
    cudaStream_t,
)

NVCOMP_VER: _Final = 6000
NVCOMP_VER_BUILD: _Final = 12
NVCOMP_VER_MAJOR: _Final = 6
NVCOMP_VER_MINOR: _Final = 0
NVCOMP_VER_PATCH: _Final = 0
nvcompANSCompressionMaxAllowedChunkSize: _Final = 16777216
nvcompANSDecompressionMaxAllowedChunkSize: _Final = 33554432
nvcompANSMaxHistogramReductionLog2: _Final = 8
nvcompANSRequiredCompressionAlignment: _Final = 16
nvcompANSRequiredDecompressionAlignment: _Final = 16
nvcompBatchedANSCompressDefaultOpts: _Final[nvcompBatchedANSCompressOpts_t]
nvcompBatchedANSDecompressDefaultOpts: _Final[nvcompBatchedANSDecompressOpts_t]
nvcompBatchedBitcompCompressDefaultOpts: _Final[nvcompBatchedBitcompCompressOpts_t]
nvcompBatchedBitcompDecompressDefaultOpts: _Final[nvcompBatchedBitcompDecompressOpts_t]
nvcompBatchedCascadedCompressDefaultOpts: _Final[nvcompBatchedCascadedCompressOpts_t]
nvcompBatchedCascadedDecompressDefaultOpts: _Final[nvcompBatchedCascadedDecompressOpts_t]
nvcompBatchedDeflateCompressDefaultOpts: _Final[nvcompBatchedDeflateCompressOpts_t]
nvcompBatchedDeflateDecompressDefaultOpts: _Final[nvcompBatchedDeflateDecompressOpts_t]
nvcompBatchedGdeflateCompressDefaultOpts: _Final[nvcompBatchedGdeflateCompressOpts_t]
nvcompBatchedGdeflateDecompressDefaultOpts: _Final[nvcompBatchedGdeflateDecompressOpts_t]
nvcompBatchedGzipCompressDefaultOpts: _Final[nvcompBatchedGzipCompressOpts_t]
nvcompBatchedGzipDecompressDefaultOpts: _Final[nvcompBatchedGzipDecompressOpts_t]
nvcompBatchedLZ4CompressDefaultOpts: _Final[nvcompBatchedLZ4CompressOpts_t]
nvcompBatchedLZ4DecompressDefaultOpts: _Final[nvcompBatchedLZ4DecompressOpts_t]
nvcompBatchedSnappyCompressDefaultOpts: _Final[nvcompBatchedSnappyCompressOpts_t]
nvcompBatchedSnappyDecompressDefaultOpts: _Final[nvcompBatchedSnappyDecompressOpts_t]
nvcompBatchedZstdCompressDefaultOpts: _Final[nvcompBatchedZstdCompressOpts_t]
nvcompBatchedZstdDecompressDefaultOpts: _Final[nvcompBatchedZstdDecompressOpts_t]
nvcompBitcompCompressionMaxAllowedChunkSize: _Final = 16777216
nvcompBitcompDecompressionMaxAllowedChunkSize: _Final = 33554432
nvcompBitcompRequiredCompressionAlignment: _Final = 8
nvcompBitcompRequiredDecompressionAlignment: _Final = 8
nvcompCRC32: _Final[nvcompCRC32Spec_t]
nvcompCRC32DeducedMaxInputChunkBytes: _Final = 0
nvcompCRC32IgnoredInputChunkBytes: _Final = 0
nvcompCRC32_AUTOSAR: _Final[nvcompCRC32Spec_t]
nvcompCRC32_BZIP2: _Final[nvcompCRC32Spec_t]
nvcompCRC32_C: _Final[nvcompCRC32Spec_t]
nvcompCRC32_CD_ROM_EDC: _Final[nvcompCRC32Spec_t]
nvcompCRC32_D: _Final[nvcompCRC32Spec_t]
nvcompCRC32_JAMCRC: _Final[nvcompCRC32Spec_t]
nvcompCRC32_MEF: _Final[nvcompCRC32Spec_t]
nvcompCRC32_MPEG_2: _Final[nvcompCRC32Spec_t]
nvcompCRC32_POSIX: _Final[nvcompCRC32Spec_t]
nvcompCRC32_Q: _Final[nvcompCRC32Spec_t]
nvcompCRC32_XFER: _Final[nvcompCRC32Spec_t]
nvcompCascadedCompressionMaxAllowedChunkSize: _Final = 16777216
nvcompCascadedDecompressionMaxAllowedChunkSize: _Final = 16777224
nvcompCascadedRequiredCompressionAlignment: _Final = 8
nvcompCascadedRequiredDecompressionAlignment: _Final = 8
nvcompDeflateCompressionMaxAllowedChunkSize: _Final = 2147483648
nvcompDeflateDecompressionMaxAllowedChunkSize: _Final = 4294967295
nvcompDeflateRequiredCompressionAlignment: _Final = 8
nvcompDeflateRequiredDecompressionAlignment: _Final = 4
nvcompGdeflateCompressionMaxAllowedChunkSize: _Final = 2147483648
nvcompGdeflateDecompressionMaxAllowedChunkSize: _Final = 4294967584
nvcompGdeflateRequiredCompressionAlignment: _Final = 8
nvcompGdeflateRequiredDecompressionAlignment: _Final = 4
nvcompGzipCompressionMaxAllowedChunkSize: _Final = 70368744144896
nvcompGzipLookaheadDecompressionMaxAllowedChunkSize: _Final = 18446744073709551615
nvcompGzipNaiveDecompressionMaxAllowedChunkSize: _Final = 4294967295
nvcompGzipRequiredCompressionAlignment: _Final = 8
nvcompGzipRequiredDecompressionAlignment: _Final = 8
nvcompLZ4CompressionMaxAllowedChunkSize: _Final = 16777216
nvcompLZ4DecompressionMaxAllowedChunkSize: _Final = 4294967295
nvcompLZ4RequiredCompressionAlignment: _Final = 4
nvcompLZ4RequiredDecompressionAlignment: _Final = 4
nvcompSnappyCompressionMaxAllowedChunkSize: _Final = 16777216
nvcompSnappyDecompressionMaxAllowedChunkSize: _Final = 2147483647
nvcompSnappyRequiredCompressionAlignment: _Final = 1
nvcompSnappyRequiredDecompressionAlignment: _Final = 1
nvcompZstdCompressionMaxAllowedChunkSize: _Final = 2147483647
nvcompZstdDecompressionMaxAllowedChunkSize: _Final = 2147483647
nvcompZstdRequiredCompressionAlignment: _Final = 4
nvcompZstdRequiredDecompressionAlignment: _Final = 8

class bitcompMode_t(_enums.IntEnum):
    """bitcompMode_t, from nvcomp/native/bitcomp_mode.h. Since at least nvCOMP 6.0."""

    BITCOMP_LOSSLESS = 0
    BITCOMP_LOSSY_FP_TO_SIGNED = 1
    BITCOMP_LOSSY_FP_TO_UNSIGNED = 2

class nvcompANSType_t(_enums.IntEnum):
    """nvcompANSType_t, from nvcomp/ans.h. Since at least nvCOMP 6.0."""

    nvcomp_rANS = 0

class nvcompBatchedGzipDecompressAlgorithm_t(_enums.IntEnum):
    """nvcompBatchedGzipDecompressAlgorithm_t, from nvcomp/gzip.h. Since at least nvCOMP 6.0."""

    NVCOMP_GZIP_DECOMPRESS_ALGORITHM_NAIVE = 0
    NVCOMP_GZIP_DECOMPRESS_ALGORITHM_LOOKAHEAD = 1

class nvcompBitshuffleMode_t(_enums.IntEnum):
    """nvcompBitshuffleMode_t, from nvcomp/shared_types.h. Since at least nvCOMP 6.0."""

    NVCOMP_BITSHUFFLE_NONE = 0
    NVCOMP_BITSHUFFLE_MSB_FIRST = 1
    NVCOMP_BITSHUFFLE_LSB_FIRST = 2

class nvcompCRC32KernelKind_t(_enums.IntEnum):
    """nvcompCRC32KernelKind_t, from nvcomp/crc32.h. Since at least nvCOMP 6.0."""

    nvcompCRC32WarpKernel = 0
    nvcompCRC32BlockKernel = 1

class nvcompCRC32SegmentKind_t(_enums.IntEnum):
    """nvcompCRC32SegmentKind_t, from nvcomp/crc32.h. Since at least nvCOMP 6.0."""

    nvcompCRC32OnlySegment = 0
    nvcompCRC32FirstSegment = 1
    nvcompCRC32MidSegment = 2
    nvcompCRC32LastSegment = 3

class nvcompCascadedCoarseGrainedEncoding_t(_enums.IntEnum):
    """nvcompCascadedCoarseGrainedEncoding_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0."""

    NVCOMP_CASCADED_COARSE_GRAINED_ENCODING_NONE = 0

class nvcompCascadedFineGrainedEncoding_t(_enums.IntEnum):
    """nvcompCascadedFineGrainedEncoding_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0."""

    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_NONE = 0
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_DELTA = 1
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_RLE = 2
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_FOR = 4
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_ALL = 7

class nvcompCascadedMode_t(_enums.IntEnum):
    """nvcompCascadedMode_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0."""

    NVCOMP_CASCADED_MODE_UNSPECIFIED = 0
    NVCOMP_CASCADED_MODE_ASYMMETRIC = 1
    NVCOMP_CASCADED_MODE_SYMMETRIC = 2

class nvcompCascadedTerminalCodec_t(_enums.IntEnum):
    """nvcompCascadedTerminalCodec_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0."""

    NVCOMP_CASCADED_TERMINAL_CODEC_UNSPECIFIED = 0
    NVCOMP_CASCADED_TERMINAL_CODEC_CASCADED_BITPACK = 1

class nvcompDecompressBackend_t(_enums.IntEnum):
    """nvcompDecompressBackend_t, from nvcomp/shared_types.h. Since at least nvCOMP 6.0."""

    NVCOMP_DECOMPRESS_BACKEND_DEFAULT = 0
    NVCOMP_DECOMPRESS_BACKEND_HARDWARE = 1
    NVCOMP_DECOMPRESS_BACKEND_CUDA = 2

class nvcompStatus_t(_enums.IntEnum):
    """nvcompStatus_t, from nvcomp/shared_types.h. Since at least nvCOMP 6.0."""

    nvcompSuccess = 0
    nvcompErrorInvalidValue = 10
    nvcompErrorNotSupported = 11
    nvcompErrorCannotDecompress = 12
    nvcompErrorBadChecksum = 13
    nvcompErrorCannotVerifyChecksums = 14
    nvcompErrorOutputBufferTooSmall = 15
    nvcompErrorWrongHeaderLength = 16
    nvcompErrorAlignment = 17
    nvcompErrorChunkSizeTooLarge = 18
    nvcompErrorCannotCompress = 19
    nvcompErrorWrongInputLength = 20
    nvcompErrorBatchSizeTooLarge = 21
    nvcompErrorSubChunkCountTooLarge = 22
    nvcompErrorSubChunkCountTooSmall = 23
    nvcompErrorOutputBufferAlignmentTooSmall = 24
    nvcompErrorCudaError = 1000
    nvcompErrorInternal = 10000

class nvcompType_t(_enums.IntEnum):
    """nvcompType_t, from nvcomp/shared_types.h. Since at least nvCOMP 6.0."""

    NVCOMP_TYPE_CHAR = 0
    NVCOMP_TYPE_UCHAR = 1
    NVCOMP_TYPE_SHORT = 2
    NVCOMP_TYPE_USHORT = 3
    NVCOMP_TYPE_INT = 4
    NVCOMP_TYPE_UINT = 5
    NVCOMP_TYPE_LONGLONG = 6
    NVCOMP_TYPE_ULONGLONG = 7
    NVCOMP_TYPE_FLOAT8_E4M3 = 9
    NVCOMP_TYPE_FLOAT16 = 10
    NVCOMP_TYPE_FLOAT32 = 11
    NVCOMP_TYPE_FLOAT64 = 12
    NVCOMP_TYPE_BITS = 255

@_disjoint_base
class nvcompAlignmentRequirements_t:
    """nvcompAlignmentRequirements_t, from nvcomp/shared_types.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        input: _typing.Integer = ...,
        output: _typing.Integer = ...,
        temp: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    input: _typing.IntField
    output: _typing.IntField
    temp: _typing.IntField

@_disjoint_base
class nvcompBatchedANSCompressOpts_t:
    """nvcompBatchedANSCompressOpts_t, from nvcomp/ans.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        type: nvcompANSType_t | _typing.Integer = ...,
        data_type: nvcompType_t | _typing.Integer = ...,
        max_sub_chunk_count: _typing.Integer = ...,
        states_per_lane: _typing.Integer = ...,
        histogram_reduction_log2: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[nvcompANSType_t]
    data_type: _typing.EnumField[nvcompType_t]
    max_sub_chunk_count: _typing.IntField
    states_per_lane: _typing.IntField
    histogram_reduction_log2: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedANSDecompressOpts_t:
    """nvcompBatchedANSDecompressOpts_t, from nvcomp/ans.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        backend: nvcompDecompressBackend_t | _typing.Integer = ...,
        data_type: nvcompType_t | _typing.Integer = ...,
        max_sub_chunk_count: _typing.Integer = ...,
        states_per_lane: _typing.Integer = ...,
        skip_validate: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    backend: _typing.EnumField[nvcompDecompressBackend_t]
    data_type: _typing.EnumField[nvcompType_t]
    max_sub_chunk_count: _typing.IntField
    states_per_lane: _typing.IntField
    skip_validate: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedBitcompCompressOpts_t:
    """nvcompBatchedBitcompCompressOpts_t, from nvcomp/bitcomp.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        algorithm: _typing.Integer = ...,
        data_type: nvcompType_t | _typing.Integer = ...,
        delta: float = ...,
        mode: bitcompMode_t | _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    algorithm: _typing.IntField
    data_type: _typing.EnumField[nvcompType_t]
    delta: _typing.FloatField
    mode: _typing.EnumField[bitcompMode_t]
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedBitcompDecompressOpts_t:
    """nvcompBatchedBitcompDecompressOpts_t, from nvcomp/bitcomp.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        backend: nvcompDecompressBackend_t | _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    backend: _typing.EnumField[nvcompDecompressBackend_t]
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedCRC32Opts_t:
    """nvcompBatchedCRC32Opts_t, from nvcomp/crc32.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        spec: nvcompCRC32Spec_t = ...,
        kernel_conf: nvcompCRC32KernelConf_t = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    spec: _typing.RecordField[nvcompCRC32Spec_t]
    kernel_conf: _typing.RecordField[nvcompCRC32KernelConf_t]
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedCascadedCompressOpts_t:
    """nvcompBatchedCascadedCompressOpts_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        common_opts: nvcompCascadedCommonOpts_t = ...,
        fine_grained_encoding_flags: _typing.Integer = ...,
        compression_level: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    common_opts: _typing.RecordField[nvcompCascadedCommonOpts_t]
    fine_grained_encoding_flags: _typing.IntField
    compression_level: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedCascadedDecompressOpts_t:
    """nvcompBatchedCascadedDecompressOpts_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        backend: nvcompDecompressBackend_t | _typing.Integer = ...,
        common_opts: nvcompCascadedCommonOpts_t = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    backend: _typing.EnumField[nvcompDecompressBackend_t]
    common_opts: _typing.RecordField[nvcompCascadedCommonOpts_t]
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedDeflateCompressOpts_t:
    """nvcompBatchedDeflateCompressOpts_t, from nvcomp/deflate.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        algorithm: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    algorithm: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedDeflateDecompressOpts_t:
    """nvcompBatchedDeflateDecompressOpts_t, from nvcomp/deflate.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        backend: nvcompDecompressBackend_t | _typing.Integer = ...,
        sort_before_hw_decompress: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    backend: _typing.EnumField[nvcompDecompressBackend_t]
    sort_before_hw_decompress: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedGdeflateCompressOpts_t:
    """nvcompBatchedGdeflateCompressOpts_t, from nvcomp/gdeflate.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        algorithm: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    algorithm: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedGdeflateDecompressOpts_t:
    """nvcompBatchedGdeflateDecompressOpts_t, from nvcomp/gdeflate.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        backend: nvcompDecompressBackend_t | _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    backend: _typing.EnumField[nvcompDecompressBackend_t]
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedGzipCompressOpts_t:
    """nvcompBatchedGzipCompressOpts_t, from nvcomp/gzip.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        algorithm: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    algorithm: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedGzipDecompressOpts_t:
    """nvcompBatchedGzipDecompressOpts_t, from nvcomp/gzip.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        backend: nvcompDecompressBackend_t | _typing.Integer = ...,
        algorithm: nvcompBatchedGzipDecompressAlgorithm_t | _typing.Integer = ...,
        sort_before_hw_decompress: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    backend: _typing.EnumField[nvcompDecompressBackend_t]
    algorithm: _typing.EnumField[nvcompBatchedGzipDecompressAlgorithm_t]
    sort_before_hw_decompress: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedLZ4CompressOpts_t:
    """nvcompBatchedLZ4CompressOpts_t, from nvcomp/lz4.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        data_type: nvcompType_t | _typing.Integer = ...,
        bitshuffle_mode: nvcompBitshuffleMode_t | _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    data_type: _typing.EnumField[nvcompType_t]
    bitshuffle_mode: _typing.EnumField[nvcompBitshuffleMode_t]
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedLZ4DecompressOpts_t:
    """nvcompBatchedLZ4DecompressOpts_t, from nvcomp/lz4.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        backend: nvcompDecompressBackend_t | _typing.Integer = ...,
        sort_before_hw_decompress: _typing.Integer = ...,
        data_type: nvcompType_t | _typing.Integer = ...,
        bitshuffle_mode: nvcompBitshuffleMode_t | _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    backend: _typing.EnumField[nvcompDecompressBackend_t]
    sort_before_hw_decompress: _typing.IntField
    data_type: _typing.EnumField[nvcompType_t]
    bitshuffle_mode: _typing.EnumField[nvcompBitshuffleMode_t]
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedSnappyCompressOpts_t:
    """nvcompBatchedSnappyCompressOpts_t, from nvcomp/snappy.h. Since at least nvCOMP 6.0."""

    def __init__(self, reserved: _typing.Chars = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedSnappyDecompressOpts_t:
    """nvcompBatchedSnappyDecompressOpts_t, from nvcomp/snappy.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        backend: nvcompDecompressBackend_t | _typing.Integer = ...,
        sort_before_hw_decompress: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    backend: _typing.EnumField[nvcompDecompressBackend_t]
    sort_before_hw_decompress: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedZstdCompressOpts_t:
    """nvcompBatchedZstdCompressOpts_t, from nvcomp/zstd.h. Since at least nvCOMP 6.0."""

    def __init__(self, reserved: _typing.Chars = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    reserved: _typing.CharsField

@_disjoint_base
class nvcompBatchedZstdDecompressOpts_t:
    """nvcompBatchedZstdDecompressOpts_t, from nvcomp/zstd.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        backend: nvcompDecompressBackend_t | _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    backend: _typing.EnumField[nvcompDecompressBackend_t]
    reserved: _typing.CharsField

@_disjoint_base
class nvcompCRC32KernelConf_t:
    """nvcompCRC32KernelConf_t, from nvcomp/crc32.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        kernel_kind: nvcompCRC32KernelKind_t | _typing.Integer = ...,
        bytes_per_read: _typing.Integer = ...,
        blocks_per_msg: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    kernel_kind: _typing.EnumField[nvcompCRC32KernelKind_t]
    bytes_per_read: _typing.IntField
    blocks_per_msg: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class nvcompCRC32Spec_t:
    """nvcompCRC32Spec_t, from nvcomp/crc32.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        poly: _typing.Integer = ...,
        init: _typing.Integer = ...,
        ref_in: _typing.BoolValue = ...,
        ref_out: _typing.BoolValue = ...,
        xorout: _typing.Integer = ...,
        reserved: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    poly: _typing.IntField
    init: _typing.IntField
    ref_in: _typing.BoolField
    ref_out: _typing.BoolField
    xorout: _typing.IntField
    reserved: _typing.CharsField

@_disjoint_base
class nvcompCascadedCommonOpts_t:
    """nvcompCascadedCommonOpts_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        data_type: nvcompType_t | _typing.Integer = ...,
        mode: nvcompCascadedMode_t | _typing.Integer = ...,
        terminal_codec_flags: _typing.Integer = ...,
        coarse_grained_encoding_flags: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    data_type: _typing.EnumField[nvcompType_t]
    mode: _typing.EnumField[nvcompCascadedMode_t]
    terminal_codec_flags: _typing.IntField
    coarse_grained_encoding_flags: _typing.IntField

@_disjoint_base
class nvcompProperties_t:
    """nvcompProperties_t, from nvcomp/shared_types.h. Since at least nvCOMP 6.0."""

    def __init__(
        self,
        version: _typing.Integer = ...,
        cudart_version: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    version: _typing.IntField
    cudart_version: _typing.IntField

def sizeof(objType: type) -> int: ...
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
) -> tuple[nvcompStatus_t]:
    """Compresses a batch of chunks with ANS in a stream.

    ``nvcompStatus_t nvcompBatchedANSCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t
    *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr,
    size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes,
    nvcompBatchedANSCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressAsync
    """

def nvcompBatchedANSCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedANSCompressOpts_t,
) -> tuple[nvcompStatus_t, int]:
    """Returns the maximum size in bytes of a chunk after compression with ANS.

    ``nvcompStatus_t nvcompBatchedANSCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes,
    nvcompBatchedANSCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    max_compressed_chunk_bytes : int

    Notes
    -----
    Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressGetMaxOutputChunkSize
    """

def nvcompBatchedANSCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedANSCompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of ANS compression.

    ``nvcompStatus_t nvcompBatchedANSCompressGetRequiredAlignments(nvcompBatchedANSCompressOpts_t compress_opts,
    nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressGetRequiredAlignments
    """

def nvcompBatchedANSCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedANSCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for compressing chunks with ANS.

    ``nvcompStatus_t nvcompBatchedANSCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedANSCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t
    stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressGetTempSize
    """

def nvcompBatchedANSCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedANSCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with ANS.

    ``nvcompStatus_t nvcompBatchedANSCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const
    size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedANSCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t
    stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSCompressGetTempSizeSync
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
) -> tuple[nvcompStatus_t]:
    """Decompresses a batch of ANS chunks in a stream.

    ``nvcompStatus_t nvcompBatchedANSDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t
    *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t
    *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const
    *device_uncompressed_chunk_ptrs, nvcompBatchedANSDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses,
    cudaStream_t stream)``

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
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSDecompressAsync
    """

def nvcompBatchedANSDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of ANS decompression.

    ``nvcompStatus_t nvcompBatchedANSDecompressGetRequiredAlignments(nvcompBatchedANSDecompressOpts_t decompress_opts,
    nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSDecompressGetRequiredAlignments
    """

def nvcompBatchedANSDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedANSDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for decompressing ANS chunks.

    ``nvcompStatus_t nvcompBatchedANSDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedANSDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSDecompressGetTempSize
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
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for decompressing the given ANS chunks, which it reads.

    ``nvcompStatus_t nvcompBatchedANSDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes,
    size_t max_total_uncompressed_bytes, nvcompBatchedANSDecompressOpts_t decompress_opts, nvcompStatus_t
    *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSDecompressGetTempSizeSync
    """

def nvcompBatchedANSGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t]:
    """Computes the decompressed size of each ANS chunk of a batch in a stream.

    ``nvcompStatus_t nvcompBatchedANSGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t
    stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/ans.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedANSGetDecompressSizeAsync
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
) -> tuple[nvcompStatus_t]:
    """Compresses a batch of chunks with Bitcomp in a stream.

    ``nvcompStatus_t nvcompBatchedBitcompCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t
    *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr,
    size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes,
    nvcompBatchedBitcompCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressAsync
    """

def nvcompBatchedBitcompCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
) -> tuple[nvcompStatus_t, int]:
    """Returns the maximum size in bytes of a chunk after compression with Bitcomp.

    ``nvcompStatus_t nvcompBatchedBitcompCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes,
    nvcompBatchedBitcompCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    max_compressed_chunk_bytes : int

    Notes
    -----
    Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressGetMaxOutputChunkSize
    """

def nvcompBatchedBitcompCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of Bitcomp compression.

    ``nvcompStatus_t nvcompBatchedBitcompCompressGetRequiredAlignments(nvcompBatchedBitcompCompressOpts_t compress_opts,
    nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressGetRequiredAlignments
    """

def nvcompBatchedBitcompCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for compressing chunks with Bitcomp.

    ``nvcompStatus_t nvcompBatchedBitcompCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedBitcompCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressGetTempSize
    """

def nvcompBatchedBitcompCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedBitcompCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with Bitcomp.

    ``nvcompStatus_t nvcompBatchedBitcompCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs,
    const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedBitcompCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompCompressGetTempSizeSync
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
) -> tuple[nvcompStatus_t]:
    """Decompresses a batch of Bitcomp chunks in a stream.

    ``nvcompStatus_t nvcompBatchedBitcompDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t
    *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t
    *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const
    *device_uncompressed_chunk_ptrs, nvcompBatchedBitcompDecompressOpts_t decompress_opts, nvcompStatus_t
    *device_statuses, cudaStream_t stream)``

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
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompDecompressAsync
    """

def nvcompBatchedBitcompDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of Bitcomp decompression.

    ``nvcompStatus_t nvcompBatchedBitcompDecompressGetRequiredAlignments(nvcompBatchedBitcompDecompressOpts_t
    decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompDecompressGetRequiredAlignments
    """

def nvcompBatchedBitcompDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedBitcompDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for decompressing Bitcomp chunks.

    ``nvcompStatus_t nvcompBatchedBitcompDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedBitcompDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompDecompressGetTempSize
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
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for decompressing the given Bitcomp chunks, which it reads.

    ``nvcompStatus_t nvcompBatchedBitcompDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs,
    const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t
    *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedBitcompDecompressOpts_t decompress_opts,
    nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompDecompressGetTempSizeSync
    """

def nvcompBatchedBitcompGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t]:
    """Computes the decompressed size of each Bitcomp chunk of a batch in a stream.

    ``nvcompStatus_t nvcompBatchedBitcompGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t
    stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/bitcomp.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedBitcompGetDecompressSizeAsync
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
) -> tuple[nvcompStatus_t]:
    """Computes the CRC32 checksum of each chunk of a batch in a stream.

    ``nvcompStatus_t nvcompBatchedCRC32Async(const void *const *device_input_chunk_ptrs, const size_t
    *device_input_chunk_bytes, size_t num_chunks, uint32_t *device_crc32_ptr, nvcompBatchedCRC32Opts_t opts,
    nvcompCRC32SegmentKind_t segment_kind, nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_input_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_input_chunk_bytes, device_crc32_ptr, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/crc32.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCRC32Async
    """

def nvcompBatchedCRC32GetHeuristicConf(
    device_input_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_input_chunk_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, nvcompCRC32KernelConf_t]:
    """Selects the launch configuration of the CRC32 kernel from the sizes of the chunks.

    ``nvcompStatus_t nvcompBatchedCRC32GetHeuristicConf(const size_t *device_input_chunk_bytes, size_t num_chunks,
    nvcompCRC32KernelConf_t *kernel_conf, size_t max_input_chunk_bytes, cudaStream_t stream)``

    Parameters
    ----------
    device_input_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    kernel_conf : nvcompCRC32KernelConf_t

    Notes
    -----
    Declared in ``nvcomp/crc32.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCRC32GetHeuristicConf
    """

def nvcompBatchedCRC32SearchConf(
    device_input_chunk_ptrs: _typing.DevicePointer,
    device_input_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    device_crc32_ptr: _typing.DevicePointer,
    spec: nvcompCRC32Spec_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, nvcompCRC32KernelConf_t]:
    """Selects the launch configuration of the CRC32 kernel by trying several.

    ``nvcompStatus_t nvcompBatchedCRC32SearchConf(const void *const *device_input_chunk_ptrs, const size_t
    *device_input_chunk_bytes, size_t num_chunks, uint32_t *device_crc32_ptr, nvcompCRC32Spec_t spec,
    nvcompCRC32KernelConf_t *kernel_conf, cudaStream_t stream)``

    Parameters
    ----------
    device_input_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_input_chunk_bytes, device_crc32_ptr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    kernel_conf : nvcompCRC32KernelConf_t

    Notes
    -----
    Declared in ``nvcomp/crc32.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCRC32SearchConf
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
) -> tuple[nvcompStatus_t]:
    """Compresses a batch of chunks with Cascaded in a stream.

    ``nvcompStatus_t nvcompBatchedCascadedCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t
    *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr,
    size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes,
    nvcompBatchedCascadedCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressAsync
    """

def nvcompBatchedCascadedCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
) -> tuple[nvcompStatus_t, int]:
    """Returns the maximum size in bytes of a chunk after compression with Cascaded.

    ``nvcompStatus_t nvcompBatchedCascadedCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes,
    nvcompBatchedCascadedCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    max_compressed_chunk_bytes : int

    Notes
    -----
    Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressGetMaxOutputChunkSize
    """

def nvcompBatchedCascadedCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of Cascaded compression.

    ``nvcompStatus_t nvcompBatchedCascadedCompressGetRequiredAlignments(nvcompBatchedCascadedCompressOpts_t
    compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressGetRequiredAlignments
    """

def nvcompBatchedCascadedCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for compressing chunks with Cascaded.

    ``nvcompStatus_t nvcompBatchedCascadedCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedCascadedCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressGetTempSize
    """

def nvcompBatchedCascadedCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedCascadedCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with Cascaded.

    ``nvcompStatus_t nvcompBatchedCascadedCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs,
    const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedCascadedCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedCompressGetTempSizeSync
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
) -> tuple[nvcompStatus_t]:
    """Decompresses a batch of Cascaded chunks in a stream.

    ``nvcompStatus_t nvcompBatchedCascadedDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t
    *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t
    *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const
    *device_uncompressed_chunk_ptrs, nvcompBatchedCascadedDecompressOpts_t decompress_opts, nvcompStatus_t
    *device_statuses, cudaStream_t stream)``

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
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedDecompressAsync
    """

def nvcompBatchedCascadedDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of Cascaded decompression.

    ``nvcompStatus_t nvcompBatchedCascadedDecompressGetRequiredAlignments(nvcompBatchedCascadedDecompressOpts_t
    decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedDecompressGetRequiredAlignments
    """

def nvcompBatchedCascadedDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedCascadedDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for decompressing Cascaded chunks.

    ``nvcompStatus_t nvcompBatchedCascadedDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedCascadedDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedDecompressGetTempSize
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
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for decompressing the given Cascaded chunks, which it reads.

    ``nvcompStatus_t nvcompBatchedCascadedDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs,
    const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t
    *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedCascadedDecompressOpts_t decompress_opts,
    nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedDecompressGetTempSizeSync
    """

def nvcompBatchedCascadedGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t]:
    """Computes the decompressed size of each Cascaded chunk of a batch in a stream.

    ``nvcompStatus_t nvcompBatchedCascadedGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t
    stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/cascaded.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedCascadedGetDecompressSizeAsync
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
) -> tuple[nvcompStatus_t]:
    """Compresses a batch of chunks with Deflate in a stream.

    ``nvcompStatus_t nvcompBatchedDeflateCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t
    *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr,
    size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes,
    nvcompBatchedDeflateCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressAsync
    """

def nvcompBatchedDeflateCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
) -> tuple[nvcompStatus_t, int]:
    """Returns the maximum size in bytes of a chunk after compression with Deflate.

    ``nvcompStatus_t nvcompBatchedDeflateCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes,
    nvcompBatchedDeflateCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    max_compressed_chunk_bytes : int

    Notes
    -----
    Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressGetMaxOutputChunkSize
    """

def nvcompBatchedDeflateCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of Deflate compression.

    ``nvcompStatus_t nvcompBatchedDeflateCompressGetRequiredAlignments(nvcompBatchedDeflateCompressOpts_t compress_opts,
    nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressGetRequiredAlignments
    """

def nvcompBatchedDeflateCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for compressing chunks with Deflate.

    ``nvcompStatus_t nvcompBatchedDeflateCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedDeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressGetTempSize
    """

def nvcompBatchedDeflateCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedDeflateCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with Deflate.

    ``nvcompStatus_t nvcompBatchedDeflateCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs,
    const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedDeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateCompressGetTempSizeSync
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
) -> tuple[nvcompStatus_t]:
    """Decompresses a batch of Deflate chunks in a stream.

    ``nvcompStatus_t nvcompBatchedDeflateDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t
    *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t
    *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const
    *device_uncompressed_chunk_ptrs, nvcompBatchedDeflateDecompressOpts_t decompress_opts, nvcompStatus_t
    *device_statuses, cudaStream_t stream)``

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
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateDecompressAsync
    """

def nvcompBatchedDeflateDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of Deflate decompression.

    ``nvcompStatus_t nvcompBatchedDeflateDecompressGetRequiredAlignments(nvcompBatchedDeflateDecompressOpts_t
    decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateDecompressGetRequiredAlignments
    """

def nvcompBatchedDeflateDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedDeflateDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for decompressing Deflate chunks.

    ``nvcompStatus_t nvcompBatchedDeflateDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedDeflateDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateDecompressGetTempSize
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
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for decompressing the given Deflate chunks, which it reads.

    ``nvcompStatus_t nvcompBatchedDeflateDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs,
    const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t
    *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedDeflateDecompressOpts_t decompress_opts,
    nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateDecompressGetTempSizeSync
    """

def nvcompBatchedDeflateGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t]:
    """Computes the decompressed size of each Deflate chunk of a batch in a stream.

    ``nvcompStatus_t nvcompBatchedDeflateGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t
    stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/deflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedDeflateGetDecompressSizeAsync
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
) -> tuple[nvcompStatus_t]:
    """Compresses a batch of chunks with GDeflate in a stream.

    ``nvcompStatus_t nvcompBatchedGdeflateCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t
    *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr,
    size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes,
    nvcompBatchedGdeflateCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressAsync
    """

def nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
) -> tuple[nvcompStatus_t, int]:
    """Returns the maximum size in bytes of a chunk after compression with GDeflate.

    ``nvcompStatus_t nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes,
    nvcompBatchedGdeflateCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    max_compressed_chunk_bytes : int

    Notes
    -----
    Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressGetMaxOutputChunkSize
    """

def nvcompBatchedGdeflateCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of GDeflate compression.

    ``nvcompStatus_t nvcompBatchedGdeflateCompressGetRequiredAlignments(nvcompBatchedGdeflateCompressOpts_t
    compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressGetRequiredAlignments
    """

def nvcompBatchedGdeflateCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for compressing chunks with GDeflate.

    ``nvcompStatus_t nvcompBatchedGdeflateCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedGdeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressGetTempSize
    """

def nvcompBatchedGdeflateCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedGdeflateCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with GDeflate.

    ``nvcompStatus_t nvcompBatchedGdeflateCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs,
    const size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedGdeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateCompressGetTempSizeSync
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
) -> tuple[nvcompStatus_t]:
    """Decompresses a batch of GDeflate chunks in a stream.

    ``nvcompStatus_t nvcompBatchedGdeflateDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t
    *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t
    *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const
    *device_uncompressed_chunk_ptrs, nvcompBatchedGdeflateDecompressOpts_t decompress_opts, nvcompStatus_t
    *device_statuses, cudaStream_t stream)``

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
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateDecompressAsync
    """

def nvcompBatchedGdeflateDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of GDeflate decompression.

    ``nvcompStatus_t nvcompBatchedGdeflateDecompressGetRequiredAlignments(nvcompBatchedGdeflateDecompressOpts_t
    decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateDecompressGetRequiredAlignments
    """

def nvcompBatchedGdeflateDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedGdeflateDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for decompressing GDeflate chunks.

    ``nvcompStatus_t nvcompBatchedGdeflateDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedGdeflateDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateDecompressGetTempSize
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
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for decompressing the given GDeflate chunks, which it reads.

    ``nvcompStatus_t nvcompBatchedGdeflateDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs,
    const size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t
    *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedGdeflateDecompressOpts_t decompress_opts,
    nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateDecompressGetTempSizeSync
    """

def nvcompBatchedGdeflateGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t]:
    """Computes the decompressed size of each GDeflate chunk of a batch in a stream.

    ``nvcompStatus_t nvcompBatchedGdeflateGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t
    stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/gdeflate.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGdeflateGetDecompressSizeAsync
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
) -> tuple[nvcompStatus_t]:
    """Compresses a batch of chunks with gzip in a stream.

    ``nvcompStatus_t nvcompBatchedGzipCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t
    *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr,
    size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes,
    nvcompBatchedGzipCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressAsync
    """

def nvcompBatchedGzipCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
) -> tuple[nvcompStatus_t, int]:
    """Returns the maximum size in bytes of a chunk after compression with gzip.

    ``nvcompStatus_t nvcompBatchedGzipCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes,
    nvcompBatchedGzipCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    max_compressed_chunk_bytes : int

    Notes
    -----
    Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressGetMaxOutputChunkSize
    """

def nvcompBatchedGzipCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedGzipCompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of gzip compression.

    ``nvcompStatus_t nvcompBatchedGzipCompressGetRequiredAlignments(nvcompBatchedGzipCompressOpts_t compress_opts,
    nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressGetRequiredAlignments
    """

def nvcompBatchedGzipCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for compressing chunks with gzip.

    ``nvcompStatus_t nvcompBatchedGzipCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedGzipCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t
    stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressGetTempSize
    """

def nvcompBatchedGzipCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedGzipCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with gzip.

    ``nvcompStatus_t nvcompBatchedGzipCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const
    size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedGzipCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t
    stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipCompressGetTempSizeSync
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
) -> tuple[nvcompStatus_t]:
    """Decompresses a batch of gzip chunks in a stream.

    ``nvcompStatus_t nvcompBatchedGzipDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t
    *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t
    *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const
    *device_uncompressed_chunk_ptrs, nvcompBatchedGzipDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses,
    cudaStream_t stream)``

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
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipDecompressAsync
    """

def nvcompBatchedGzipDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of gzip decompression.

    ``nvcompStatus_t nvcompBatchedGzipDecompressGetRequiredAlignments(nvcompBatchedGzipDecompressOpts_t decompress_opts,
    nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipDecompressGetRequiredAlignments
    """

def nvcompBatchedGzipDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedGzipDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for decompressing gzip chunks.

    ``nvcompStatus_t nvcompBatchedGzipDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedGzipDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipDecompressGetTempSize
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
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for decompressing the given gzip chunks, which it reads.

    ``nvcompStatus_t nvcompBatchedGzipDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes,
    size_t max_total_uncompressed_bytes, nvcompBatchedGzipDecompressOpts_t decompress_opts, nvcompStatus_t
    *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipDecompressGetTempSizeSync
    """

def nvcompBatchedGzipGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t]:
    """Computes the decompressed size of each gzip chunk of a batch in a stream.

    ``nvcompStatus_t nvcompBatchedGzipGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t
    stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/gzip.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedGzipGetDecompressSizeAsync
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
) -> tuple[nvcompStatus_t]:
    """Compresses a batch of chunks with LZ4 in a stream.

    ``nvcompStatus_t nvcompBatchedLZ4CompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t
    *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr,
    size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes,
    nvcompBatchedLZ4CompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressAsync
    """

def nvcompBatchedLZ4CompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
) -> tuple[nvcompStatus_t, int]:
    """Returns the maximum size in bytes of a chunk after compression with LZ4.

    ``nvcompStatus_t nvcompBatchedLZ4CompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes,
    nvcompBatchedLZ4CompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    max_compressed_chunk_bytes : int

    Notes
    -----
    Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressGetMaxOutputChunkSize
    """

def nvcompBatchedLZ4CompressGetRequiredAlignments(
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of LZ4 compression.

    ``nvcompStatus_t nvcompBatchedLZ4CompressGetRequiredAlignments(nvcompBatchedLZ4CompressOpts_t compress_opts,
    nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressGetRequiredAlignments
    """

def nvcompBatchedLZ4CompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for compressing chunks with LZ4.

    ``nvcompStatus_t nvcompBatchedLZ4CompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedLZ4CompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t
    stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressGetTempSize
    """

def nvcompBatchedLZ4CompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedLZ4CompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with LZ4.

    ``nvcompStatus_t nvcompBatchedLZ4CompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const
    size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedLZ4CompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t
    stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4CompressGetTempSizeSync
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
) -> tuple[nvcompStatus_t]:
    """Decompresses a batch of LZ4 chunks in a stream.

    ``nvcompStatus_t nvcompBatchedLZ4DecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t
    *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t
    *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const
    *device_uncompressed_chunk_ptrs, nvcompBatchedLZ4DecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses,
    cudaStream_t stream)``

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
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4DecompressAsync
    """

def nvcompBatchedLZ4DecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of LZ4 decompression.

    ``nvcompStatus_t nvcompBatchedLZ4DecompressGetRequiredAlignments(nvcompBatchedLZ4DecompressOpts_t decompress_opts,
    nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4DecompressGetRequiredAlignments
    """

def nvcompBatchedLZ4DecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedLZ4DecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for decompressing LZ4 chunks.

    ``nvcompStatus_t nvcompBatchedLZ4DecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedLZ4DecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4DecompressGetTempSize
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
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for decompressing the given LZ4 chunks, which it reads.

    ``nvcompStatus_t nvcompBatchedLZ4DecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes,
    size_t max_total_uncompressed_bytes, nvcompBatchedLZ4DecompressOpts_t decompress_opts, nvcompStatus_t
    *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4DecompressGetTempSizeSync
    """

def nvcompBatchedLZ4GetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t]:
    """Computes the decompressed size of each LZ4 chunk of a batch in a stream.

    ``nvcompStatus_t nvcompBatchedLZ4GetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t
    stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/lz4.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedLZ4GetDecompressSizeAsync
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
) -> tuple[nvcompStatus_t]:
    """Compresses a batch of chunks with Snappy in a stream.

    ``nvcompStatus_t nvcompBatchedSnappyCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t
    *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr,
    size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes,
    nvcompBatchedSnappyCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressAsync
    """

def nvcompBatchedSnappyCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
) -> tuple[nvcompStatus_t, int]:
    """Returns the maximum size in bytes of a chunk after compression with Snappy.

    ``nvcompStatus_t nvcompBatchedSnappyCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes,
    nvcompBatchedSnappyCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    max_compressed_chunk_bytes : int

    Notes
    -----
    Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressGetMaxOutputChunkSize
    """

def nvcompBatchedSnappyCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of Snappy compression.

    ``nvcompStatus_t nvcompBatchedSnappyCompressGetRequiredAlignments(nvcompBatchedSnappyCompressOpts_t compress_opts,
    nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressGetRequiredAlignments
    """

def nvcompBatchedSnappyCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for compressing chunks with Snappy.

    ``nvcompStatus_t nvcompBatchedSnappyCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedSnappyCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressGetTempSize
    """

def nvcompBatchedSnappyCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedSnappyCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with Snappy.

    ``nvcompStatus_t nvcompBatchedSnappyCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const
    size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedSnappyCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyCompressGetTempSizeSync
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
) -> tuple[nvcompStatus_t]:
    """Decompresses a batch of Snappy chunks in a stream.

    ``nvcompStatus_t nvcompBatchedSnappyDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t
    *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t
    *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const
    *device_uncompressed_chunk_ptrs, nvcompBatchedSnappyDecompressOpts_t decompress_opts, nvcompStatus_t
    *device_statuses, cudaStream_t stream)``

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
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyDecompressAsync
    """

def nvcompBatchedSnappyDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of Snappy decompression.

    ``nvcompStatus_t nvcompBatchedSnappyDecompressGetRequiredAlignments(nvcompBatchedSnappyDecompressOpts_t
    decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyDecompressGetRequiredAlignments
    """

def nvcompBatchedSnappyDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedSnappyDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for decompressing Snappy chunks.

    ``nvcompStatus_t nvcompBatchedSnappyDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedSnappyDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyDecompressGetTempSize
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
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for decompressing the given Snappy chunks, which it reads.

    ``nvcompStatus_t nvcompBatchedSnappyDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes,
    size_t max_total_uncompressed_bytes, nvcompBatchedSnappyDecompressOpts_t decompress_opts, nvcompStatus_t
    *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyDecompressGetTempSizeSync
    """

def nvcompBatchedSnappyGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t]:
    """Computes the decompressed size of each Snappy chunk of a batch in a stream.

    ``nvcompStatus_t nvcompBatchedSnappyGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t
    stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/snappy.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedSnappyGetDecompressSizeAsync
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
) -> tuple[nvcompStatus_t]:
    """Compresses a batch of chunks with Zstandard in a stream.

    ``nvcompStatus_t nvcompBatchedZstdCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t
    *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr,
    size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes,
    nvcompBatchedZstdCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs, device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes, device_temp_ptr, device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressAsync
    """

def nvcompBatchedZstdCompressGetMaxOutputChunkSize(
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
) -> tuple[nvcompStatus_t, int]:
    """Returns the maximum size in bytes of a chunk after compression with Zstandard.

    ``nvcompStatus_t nvcompBatchedZstdCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes,
    nvcompBatchedZstdCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    max_compressed_chunk_bytes : int

    Notes
    -----
    Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressGetMaxOutputChunkSize
    """

def nvcompBatchedZstdCompressGetRequiredAlignments(
    compress_opts: nvcompBatchedZstdCompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of Zstandard compression.

    ``nvcompStatus_t nvcompBatchedZstdCompressGetRequiredAlignments(nvcompBatchedZstdCompressOpts_t compress_opts,
    nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressGetRequiredAlignments
    """

def nvcompBatchedZstdCompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for compressing chunks with Zstandard.

    ``nvcompStatus_t nvcompBatchedZstdCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedZstdCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t
    stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressGetTempSize
    """

def nvcompBatchedZstdCompressGetTempSizeSync(
    device_uncompressed_chunk_ptrs: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    compress_opts: nvcompBatchedZstdCompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for compressing the given chunks, which it reads, with Zstandard.

    ``nvcompStatus_t nvcompBatchedZstdCompressGetTempSizeSync(const void *const *device_uncompressed_chunk_ptrs, const
    size_t *device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedZstdCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t
    stream)``

    Parameters
    ----------
    device_uncompressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdCompressGetTempSizeSync
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
) -> tuple[nvcompStatus_t]:
    """Decompresses a batch of Zstandard chunks in a stream.

    ``nvcompStatus_t nvcompBatchedZstdDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t
    *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t
    *device_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const
    *device_uncompressed_chunk_ptrs, nvcompBatchedZstdDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses,
    cudaStream_t stream)``

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
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdDecompressAsync
    """

def nvcompBatchedZstdDecompressGetRequiredAlignments(
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
) -> tuple[nvcompStatus_t, nvcompAlignmentRequirements_t]:
    """Returns the required memory alignments for the buffers of Zstandard decompression.

    ``nvcompStatus_t nvcompBatchedZstdDecompressGetRequiredAlignments(nvcompBatchedZstdDecompressOpts_t decompress_opts,
    nvcompAlignmentRequirements_t *alignment_requirements)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    alignment_requirements : nvcompAlignmentRequirements_t

    Notes
    -----
    Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdDecompressGetRequiredAlignments
    """

def nvcompBatchedZstdDecompressGetTempSize(
    num_chunks: _typing.Integer,
    max_uncompressed_chunk_bytes: _typing.Integer,
    decompress_opts: nvcompBatchedZstdDecompressOpts_t,
    max_total_uncompressed_bytes: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t, int]:
    """Returns the size in bytes of the workspace for decompressing Zstandard chunks.

    ``nvcompStatus_t nvcompBatchedZstdDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes,
    nvcompBatchedZstdDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes,
    cudaStream_t stream)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Notes
    -----
    Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdDecompressGetTempSize
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
) -> tuple[nvcompStatus_t, int]:
    """Returns the workspace size in bytes for decompressing the given Zstandard chunks, which it reads.

    ``nvcompStatus_t nvcompBatchedZstdDecompressGetTempSizeSync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes,
    size_t max_total_uncompressed_bytes, nvcompBatchedZstdDecompressOpts_t decompress_opts, nvcompStatus_t
    *device_statuses, cudaStream_t stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_statuses
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.
    temp_bytes : int

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdDecompressGetTempSizeSync
    """

def nvcompBatchedZstdGetDecompressSizeAsync(
    device_compressed_chunk_ptrs: _typing.DevicePointer,
    device_compressed_chunk_bytes: _typing.DevicePointer,
    device_uncompressed_chunk_bytes: _typing.DevicePointer,
    num_chunks: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvcompStatus_t]:
    """Computes the decompressed size of each Zstandard chunk of a batch in a stream.

    ``nvcompStatus_t nvcompBatchedZstdGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const
    size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t
    stream)``

    Parameters
    ----------
    device_compressed_chunk_ptrs
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.
    device_compressed_chunk_bytes, device_uncompressed_chunk_bytes
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``.

    Warnings
    --------
    - Addresses in arrays must point to memory that the device can access, of the sizes in the corresponding arrays,
      aligned as ``…GetRequiredAlignments`` reports.

    Notes
    -----
    Declared in ``nvcomp/zstd.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompBatchedZstdGetDecompressSizeAsync
    """

def nvcompGetProperties() -> tuple[nvcompStatus_t, nvcompProperties_t]:
    """Returns the version of nvCOMP, and of the CUDA runtime with which nvCOMP was built.

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
    """

def nvcompGetStatusString(status: nvcompStatus_t) -> tuple[nvcompStatus_t, bytes]:
    """Returns the English description of a status.

    ``const char *nvcompGetStatusString(nvcompStatus_t status)``

    Returns
    -------
    nvcompStatus_t
        ``nvcompSuccess``, always.
    value : bytes

    Notes
    -----
    Declared in ``nvcomp.h``. Since at least nvCOMP 6.0.
    https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompGetStatusString
    """
