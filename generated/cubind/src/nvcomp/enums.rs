//! Enumerations (nvCOMP).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum bitcompMode_t`, from `nvcomp/native/bitcomp_mode.h`, since at least nvCOMP 6.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct bitcompMode_t(pub i32);

enumeration! {
    bitcompMode_t;
    BITCOMP_LOSSLESS = 0,
    BITCOMP_LOSSY_FP_TO_SIGNED = 1,
    BITCOMP_LOSSY_FP_TO_UNSIGNED = 2,
}

/// `enum nvcompANSType_t`, from `nvcomp/ans.h`, since at least nvCOMP 6.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvcompANSType_t(pub i32);

enumeration! {
    nvcompANSType_t;
    nvcomp_rANS = 0,
}

/// `enum nvcompBatchedGzipDecompressAlgorithm_t`, from `nvcomp/gzip.h`, since at least nvCOMP 6.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvcompBatchedGzipDecompressAlgorithm_t(pub i32);

enumeration! {
    nvcompBatchedGzipDecompressAlgorithm_t;
    NVCOMP_GZIP_DECOMPRESS_ALGORITHM_NAIVE = 0,
    NVCOMP_GZIP_DECOMPRESS_ALGORITHM_LOOKAHEAD = 1,
}

/// `enum nvcompBitshuffleMode_t`, from `nvcomp/shared_types.h`, since at least nvCOMP 6.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvcompBitshuffleMode_t(pub i32);

enumeration! {
    nvcompBitshuffleMode_t;
    NVCOMP_BITSHUFFLE_NONE = 0,
    NVCOMP_BITSHUFFLE_MSB_FIRST = 1,
    NVCOMP_BITSHUFFLE_LSB_FIRST = 2,
}

/// `enum nvcompCRC32KernelKind_t`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvcompCRC32KernelKind_t(pub i32);

enumeration! {
    nvcompCRC32KernelKind_t;
    nvcompCRC32WarpKernel = 0,
    nvcompCRC32BlockKernel = 1,
}

/// `enum nvcompCRC32SegmentKind_t`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvcompCRC32SegmentKind_t(pub i32);

enumeration! {
    nvcompCRC32SegmentKind_t;
    nvcompCRC32OnlySegment = 0,
    nvcompCRC32FirstSegment = 1,
    nvcompCRC32MidSegment = 2,
    nvcompCRC32LastSegment = 3,
}

/// `enum nvcompCascadedCoarseGrainedEncoding_t`, from `nvcomp/cascaded.h`, since at least nvCOMP 6.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvcompCascadedCoarseGrainedEncoding_t(pub i32);

enumeration! {
    nvcompCascadedCoarseGrainedEncoding_t;
    NVCOMP_CASCADED_COARSE_GRAINED_ENCODING_NONE = 0,
}

/// `enum nvcompCascadedFineGrainedEncoding_t`, from `nvcomp/cascaded.h`, since at least nvCOMP 6.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvcompCascadedFineGrainedEncoding_t(pub i32);

enumeration! {
    nvcompCascadedFineGrainedEncoding_t;
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_NONE = 0,
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_DELTA = 1,
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_RLE = 2,
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_FOR = 4,
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_ALL = 7,
}

/// `enum nvcompCascadedMode_t`, from `nvcomp/cascaded.h`, since at least nvCOMP 6.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvcompCascadedMode_t(pub i32);

enumeration! {
    nvcompCascadedMode_t;
    NVCOMP_CASCADED_MODE_UNSPECIFIED = 0,
    NVCOMP_CASCADED_MODE_ASYMMETRIC = 1,
    NVCOMP_CASCADED_MODE_SYMMETRIC = 2,
}

/// `enum nvcompCascadedTerminalCodec_t`, from `nvcomp/cascaded.h`, since at least nvCOMP 6.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvcompCascadedTerminalCodec_t(pub i32);

enumeration! {
    nvcompCascadedTerminalCodec_t;
    NVCOMP_CASCADED_TERMINAL_CODEC_UNSPECIFIED = 0,
    NVCOMP_CASCADED_TERMINAL_CODEC_CASCADED_BITPACK = 1,
}

/// `enum nvcompDecompressBackend_t`, from `nvcomp/shared_types.h`, since at least nvCOMP 6.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvcompDecompressBackend_t(pub i32);

enumeration! {
    nvcompDecompressBackend_t;
    NVCOMP_DECOMPRESS_BACKEND_DEFAULT = 0,
    NVCOMP_DECOMPRESS_BACKEND_HARDWARE = 1,
    NVCOMP_DECOMPRESS_BACKEND_CUDA = 2,
}

/// `enum nvcompStatus_t`, from `nvcomp/shared_types.h`, since at least nvCOMP 6.0.
///
/// The result codes of nvCOMP.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvcompStatus_t(pub i32);

enumeration! {
    status nvcompStatus_t;
    nvcompSuccess = 0,
    nvcompErrorInvalidValue = 10,
    nvcompErrorNotSupported = 11,
    nvcompErrorCannotDecompress = 12,
    nvcompErrorBadChecksum = 13,
    nvcompErrorCannotVerifyChecksums = 14,
    nvcompErrorOutputBufferTooSmall = 15,
    nvcompErrorWrongHeaderLength = 16,
    nvcompErrorAlignment = 17,
    nvcompErrorChunkSizeTooLarge = 18,
    nvcompErrorCannotCompress = 19,
    nvcompErrorWrongInputLength = 20,
    nvcompErrorBatchSizeTooLarge = 21,
    nvcompErrorSubChunkCountTooLarge = 22,
    nvcompErrorSubChunkCountTooSmall = 23,
    nvcompErrorOutputBufferAlignmentTooSmall = 24,
    nvcompErrorCudaError = 1000,
    nvcompErrorInternal = 10000,
}

impl Status for nvcompStatus_t {
    const SUCCESS: Self = Self::nvcompSuccess;
    const MISSING_LIBRARY: Self = Self::nvcompErrorInternal;
    const MISSING_SYMBOL: Self = Self::nvcompErrorNotSupported;
    const INVALID_ARGUMENT: Self = Self::nvcompErrorInvalidValue;
    fn library() -> &'static Library {
        &NVCOMP
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !NVCOMP.is_loaded() {
            return None;
        }
        unsafe { support::text(sys::nvcompGetStatusString(self)) }
    }
}

status!(nvcompStatus_t);

/// `enum nvcompType_t`, from `nvcomp/shared_types.h`, since at least nvCOMP 6.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvcompType_t(pub i32);

enumeration! {
    nvcompType_t;
    NVCOMP_TYPE_CHAR = 0,
    NVCOMP_TYPE_UCHAR = 1,
    NVCOMP_TYPE_SHORT = 2,
    NVCOMP_TYPE_USHORT = 3,
    NVCOMP_TYPE_INT = 4,
    NVCOMP_TYPE_UINT = 5,
    NVCOMP_TYPE_LONGLONG = 6,
    NVCOMP_TYPE_ULONGLONG = 7,
    NVCOMP_TYPE_FLOAT8_E4M3 = 9,
    NVCOMP_TYPE_FLOAT16 = 10,
    NVCOMP_TYPE_FLOAT32 = 11,
    NVCOMP_TYPE_FLOAT64 = 12,
    NVCOMP_TYPE_BITS = 255,
}
