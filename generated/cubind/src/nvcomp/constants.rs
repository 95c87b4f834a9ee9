//! Macros with a value: nvCOMP.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define NVCOMP_VER`, from `nvcomp/version.h`, since nvCOMP 6.0 or earlier.
pub const NVCOMP_VER: u32 = 6000;

/// `#define NVCOMP_VER_BUILD`, from `nvcomp/version.h`, since nvCOMP 6.0 or earlier.
pub const NVCOMP_VER_BUILD: u32 = 12;

/// `#define NVCOMP_VER_MAJOR`, from `nvcomp/version.h`, since nvCOMP 6.0 or earlier.
pub const NVCOMP_VER_MAJOR: u32 = 6;

/// `#define NVCOMP_VER_MINOR`, from `nvcomp/version.h`, since nvCOMP 6.0 or earlier.
pub const NVCOMP_VER_MINOR: u32 = 0;

/// `#define NVCOMP_VER_PATCH`, from `nvcomp/version.h`, since nvCOMP 6.0 or earlier.
pub const NVCOMP_VER_PATCH: u32 = 0;

/// `#define nvcompANSCompressionMaxAllowedChunkSize`, from `nvcomp/ans.h`, since nvCOMP 6.0 or earlier.
pub const nvcompANSCompressionMaxAllowedChunkSize: usize = 16777216;

/// `#define nvcompANSDecompressionMaxAllowedChunkSize`, from `nvcomp/ans.h`, since nvCOMP 6.0 or earlier.
pub const nvcompANSDecompressionMaxAllowedChunkSize: usize = 33554432;

/// `#define nvcompANSMaxHistogramReductionLog2`, from `nvcomp/ans.h`, since nvCOMP 6.0 or earlier.
pub const nvcompANSMaxHistogramReductionLog2: u8 = 8;

/// `#define nvcompANSRequiredCompressionAlignment`, from `nvcomp/ans.h`, since nvCOMP 6.0 or earlier.
pub const nvcompANSRequiredCompressionAlignment: usize = 16;

/// `#define nvcompANSRequiredDecompressionAlignment`, from `nvcomp/ans.h`, since nvCOMP 6.0 or earlier.
pub const nvcompANSRequiredDecompressionAlignment: usize = 16;

/// `#define nvcompBitcompCompressionMaxAllowedChunkSize`, from `nvcomp/bitcomp.h`, since nvCOMP 6.0 or earlier.
pub const nvcompBitcompCompressionMaxAllowedChunkSize: usize = 16777216;

/// `#define nvcompBitcompDecompressionMaxAllowedChunkSize`, from `nvcomp/bitcomp.h`, since nvCOMP 6.0 or earlier.
pub const nvcompBitcompDecompressionMaxAllowedChunkSize: usize = 33554432;

/// `#define nvcompBitcompRequiredCompressionAlignment`, from `nvcomp/bitcomp.h`, since nvCOMP 6.0 or earlier.
pub const nvcompBitcompRequiredCompressionAlignment: usize = 8;

/// `#define nvcompBitcompRequiredDecompressionAlignment`, from `nvcomp/bitcomp.h`, since nvCOMP 6.0 or earlier.
pub const nvcompBitcompRequiredDecompressionAlignment: usize = 8;

/// `#define nvcompCRC32DeducedMaxInputChunkBytes`, from `nvcomp/crc32.h`, since nvCOMP 6.0 or earlier.
pub const nvcompCRC32DeducedMaxInputChunkBytes: usize = 0;

/// `#define nvcompCascadedCompressionMaxAllowedChunkSize`, from `nvcomp/cascaded.h`, since nvCOMP 6.0 or earlier.
pub const nvcompCascadedCompressionMaxAllowedChunkSize: usize = 16777216;

/// `#define nvcompCascadedDecompressionMaxAllowedChunkSize`, from `nvcomp/cascaded.h`, since nvCOMP 6.0 or earlier.
pub const nvcompCascadedDecompressionMaxAllowedChunkSize: usize = 16777224;

/// `#define nvcompCascadedRequiredCompressionAlignment`, from `nvcomp/cascaded.h`, since nvCOMP 6.0 or earlier.
pub const nvcompCascadedRequiredCompressionAlignment: usize = 8;

/// `#define nvcompCascadedRequiredDecompressionAlignment`, from `nvcomp/cascaded.h`, since nvCOMP 6.0 or earlier.
pub const nvcompCascadedRequiredDecompressionAlignment: usize = 8;

/// `#define nvcompDeflateCompressionMaxAllowedChunkSize`, from `nvcomp/deflate.h`, since nvCOMP 6.0 or earlier.
pub const nvcompDeflateCompressionMaxAllowedChunkSize: usize = 2147483648;

/// `#define nvcompDeflateDecompressionMaxAllowedChunkSize`, from `nvcomp/deflate.h`, since nvCOMP 6.0 or earlier.
pub const nvcompDeflateDecompressionMaxAllowedChunkSize: usize = 4294967295;

/// `#define nvcompDeflateRequiredCompressionAlignment`, from `nvcomp/deflate.h`, since nvCOMP 6.0 or earlier.
pub const nvcompDeflateRequiredCompressionAlignment: usize = 8;

/// `#define nvcompDeflateRequiredDecompressionAlignment`, from `nvcomp/deflate.h`, since nvCOMP 6.0 or earlier.
pub const nvcompDeflateRequiredDecompressionAlignment: usize = 4;

/// `#define nvcompGdeflateCompressionMaxAllowedChunkSize`, from `nvcomp/gdeflate.h`, since nvCOMP 6.0 or earlier.
pub const nvcompGdeflateCompressionMaxAllowedChunkSize: usize = 2147483648;

/// `#define nvcompGdeflateDecompressionMaxAllowedChunkSize`, from `nvcomp/gdeflate.h`, since nvCOMP 6.0 or earlier.
pub const nvcompGdeflateDecompressionMaxAllowedChunkSize: usize = 4294967584;

/// `#define nvcompGdeflateRequiredCompressionAlignment`, from `nvcomp/gdeflate.h`, since nvCOMP 6.0 or earlier.
pub const nvcompGdeflateRequiredCompressionAlignment: usize = 8;

/// `#define nvcompGdeflateRequiredDecompressionAlignment`, from `nvcomp/gdeflate.h`, since nvCOMP 6.0 or earlier.
pub const nvcompGdeflateRequiredDecompressionAlignment: usize = 4;

/// `#define nvcompGzipCompressionMaxAllowedChunkSize`, from `nvcomp/gzip.h`, since nvCOMP 6.0 or earlier.
pub const nvcompGzipCompressionMaxAllowedChunkSize: usize = 70368744144896;

/// `#define nvcompGzipLookaheadDecompressionMaxAllowedChunkSize`, from `nvcomp/gzip.h`, since nvCOMP 6.0 or earlier.
pub const nvcompGzipLookaheadDecompressionMaxAllowedChunkSize: usize = 18446744073709551615;

/// `#define nvcompGzipNaiveDecompressionMaxAllowedChunkSize`, from `nvcomp/gzip.h`, since nvCOMP 6.0 or earlier.
pub const nvcompGzipNaiveDecompressionMaxAllowedChunkSize: usize = 4294967295;

/// `#define nvcompGzipRequiredCompressionAlignment`, from `nvcomp/gzip.h`, since nvCOMP 6.0 or earlier.
pub const nvcompGzipRequiredCompressionAlignment: usize = 8;

/// `#define nvcompGzipRequiredDecompressionAlignment`, from `nvcomp/gzip.h`, since nvCOMP 6.0 or earlier.
pub const nvcompGzipRequiredDecompressionAlignment: usize = 8;

/// `#define nvcompLZ4CompressionMaxAllowedChunkSize`, from `nvcomp/lz4.h`, since nvCOMP 6.0 or earlier.
pub const nvcompLZ4CompressionMaxAllowedChunkSize: usize = 16777216;

/// `#define nvcompLZ4DecompressionMaxAllowedChunkSize`, from `nvcomp/lz4.h`, since nvCOMP 6.0 or earlier.
pub const nvcompLZ4DecompressionMaxAllowedChunkSize: usize = 4294967295;

/// `#define nvcompLZ4RequiredCompressionAlignment`, from `nvcomp/lz4.h`, since nvCOMP 6.0 or earlier.
pub const nvcompLZ4RequiredCompressionAlignment: usize = 4;

/// `#define nvcompLZ4RequiredDecompressionAlignment`, from `nvcomp/lz4.h`, since nvCOMP 6.0 or earlier.
pub const nvcompLZ4RequiredDecompressionAlignment: usize = 4;

/// `#define nvcompSnappyCompressionMaxAllowedChunkSize`, from `nvcomp/snappy.h`, since nvCOMP 6.0 or earlier.
pub const nvcompSnappyCompressionMaxAllowedChunkSize: usize = 16777216;

/// `#define nvcompSnappyDecompressionMaxAllowedChunkSize`, from `nvcomp/snappy.h`, since nvCOMP 6.0 or earlier.
pub const nvcompSnappyDecompressionMaxAllowedChunkSize: usize = 2147483647;

/// `#define nvcompSnappyRequiredCompressionAlignment`, from `nvcomp/snappy.h`, since nvCOMP 6.0 or earlier.
pub const nvcompSnappyRequiredCompressionAlignment: usize = 1;

/// `#define nvcompSnappyRequiredDecompressionAlignment`, from `nvcomp/snappy.h`, since nvCOMP 6.0 or earlier.
pub const nvcompSnappyRequiredDecompressionAlignment: usize = 1;

/// `#define nvcompZstdCompressionMaxAllowedChunkSize`, from `nvcomp/zstd.h`, since nvCOMP 6.0 or earlier.
pub const nvcompZstdCompressionMaxAllowedChunkSize: usize = 2147483647;

/// `#define nvcompZstdDecompressionMaxAllowedChunkSize`, from `nvcomp/zstd.h`, since nvCOMP 6.0 or earlier.
pub const nvcompZstdDecompressionMaxAllowedChunkSize: usize = 2147483647;

/// `#define nvcompZstdRequiredCompressionAlignment`, from `nvcomp/zstd.h`, since nvCOMP 6.0 or earlier.
pub const nvcompZstdRequiredCompressionAlignment: usize = 4;

/// `#define nvcompZstdRequiredDecompressionAlignment`, from `nvcomp/zstd.h`, since nvCOMP 6.0 or earlier.
pub const nvcompZstdRequiredDecompressionAlignment: usize = 8;
