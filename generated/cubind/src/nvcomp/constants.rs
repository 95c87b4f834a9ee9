//! Macros with a value (nvCOMP).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define NVCOMP_VER`, from `nvcomp/version.h`, since at least nvCOMP 6.0.
pub const NVCOMP_VER: u32 = 6000;

/// `#define NVCOMP_VER_BUILD`, from `nvcomp/version.h`, since at least nvCOMP 6.0.
pub const NVCOMP_VER_BUILD: u32 = 12;

/// `#define NVCOMP_VER_MAJOR`, from `nvcomp/version.h`, since at least nvCOMP 6.0.
pub const NVCOMP_VER_MAJOR: u32 = 6;

/// `#define NVCOMP_VER_MINOR`, from `nvcomp/version.h`, since at least nvCOMP 6.0.
pub const NVCOMP_VER_MINOR: u32 = 0;

/// `#define NVCOMP_VER_PATCH`, from `nvcomp/version.h`, since at least nvCOMP 6.0.
pub const NVCOMP_VER_PATCH: u32 = 0;

/// `#define nvcompANSCompressionMaxAllowedChunkSize`, from `nvcomp/ans.h`, since at least nvCOMP 6.0.
pub const nvcompANSCompressionMaxAllowedChunkSize: usize = 16777216;

/// `#define nvcompANSDecompressionMaxAllowedChunkSize`, from `nvcomp/ans.h`, since at least nvCOMP 6.0.
pub const nvcompANSDecompressionMaxAllowedChunkSize: usize = 33554432;

/// `#define nvcompANSMaxHistogramReductionLog2`, from `nvcomp/ans.h`, since at least nvCOMP 6.0.
pub const nvcompANSMaxHistogramReductionLog2: u8 = 8;

/// `#define nvcompANSRequiredCompressionAlignment`, from `nvcomp/ans.h`, since at least nvCOMP 6.0.
pub const nvcompANSRequiredCompressionAlignment: usize = 16;

/// `#define nvcompANSRequiredDecompressionAlignment`, from `nvcomp/ans.h`, since at least nvCOMP 6.0.
pub const nvcompANSRequiredDecompressionAlignment: usize = 16;

/// `nvcompBatchedANSCompressOpts_t nvcompBatchedANSCompressDefaultOpts = {0}`, from `nvcomp/ans.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedANSCompressDefaultOpts: nvcompBatchedANSCompressOpts_t = output::zeroed();

/// `nvcompBatchedANSDecompressOpts_t nvcompBatchedANSDecompressDefaultOpts = {.data_type = 255}`, from `nvcomp/ans.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedANSDecompressDefaultOpts: nvcompBatchedANSDecompressOpts_t = {
    let mut new: nvcompBatchedANSDecompressOpts_t = output::zeroed();
    new.data_type = nvcompType_t(255);
    new
};

/// `nvcompBatchedBitcompCompressOpts_t nvcompBatchedBitcompCompressDefaultOpts = {.data_type = 1}`, from `nvcomp/bitcomp.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedBitcompCompressDefaultOpts: nvcompBatchedBitcompCompressOpts_t = {
    let mut new: nvcompBatchedBitcompCompressOpts_t = output::zeroed();
    new.data_type = nvcompType_t(1);
    new
};

/// `nvcompBatchedBitcompDecompressOpts_t nvcompBatchedBitcompDecompressDefaultOpts = {0}`, from `nvcomp/bitcomp.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedBitcompDecompressDefaultOpts: nvcompBatchedBitcompDecompressOpts_t = output::zeroed();

/// `nvcompBatchedCascadedCompressOpts_t nvcompBatchedCascadedCompressDefaultOpts = {.common_opts.data_type = 5, .common_opts.mode = 1, .common_opts.terminal_codec_flags = 1, .fine_grained_encoding_flags = 7, .compression_level = 3}`, from `nvcomp/cascaded.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedCascadedCompressDefaultOpts: nvcompBatchedCascadedCompressOpts_t = {
    let mut new: nvcompBatchedCascadedCompressOpts_t = output::zeroed();
    new.common_opts.data_type = nvcompType_t(5);
    new.common_opts.mode = nvcompCascadedMode_t(1);
    new.common_opts.terminal_codec_flags = 1;
    new.fine_grained_encoding_flags = 7;
    new.compression_level = 3;
    new
};

/// `nvcompBatchedCascadedDecompressOpts_t nvcompBatchedCascadedDecompressDefaultOpts = {.common_opts.data_type = 255}`, from `nvcomp/cascaded.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedCascadedDecompressDefaultOpts: nvcompBatchedCascadedDecompressOpts_t = {
    let mut new: nvcompBatchedCascadedDecompressOpts_t = output::zeroed();
    new.common_opts.data_type = nvcompType_t(255);
    new
};

/// `nvcompBatchedDeflateCompressOpts_t nvcompBatchedDeflateCompressDefaultOpts = {.algorithm = 1}`, from `nvcomp/deflate.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedDeflateCompressDefaultOpts: nvcompBatchedDeflateCompressOpts_t = {
    let mut new: nvcompBatchedDeflateCompressOpts_t = output::zeroed();
    new.algorithm = 1;
    new
};

/// `nvcompBatchedDeflateDecompressOpts_t nvcompBatchedDeflateDecompressDefaultOpts = {0}`, from `nvcomp/deflate.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedDeflateDecompressDefaultOpts: nvcompBatchedDeflateDecompressOpts_t = output::zeroed();

/// `nvcompBatchedGdeflateCompressOpts_t nvcompBatchedGdeflateCompressDefaultOpts = {.algorithm = 1}`, from `nvcomp/gdeflate.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedGdeflateCompressDefaultOpts: nvcompBatchedGdeflateCompressOpts_t = {
    let mut new: nvcompBatchedGdeflateCompressOpts_t = output::zeroed();
    new.algorithm = 1;
    new
};

/// `nvcompBatchedGdeflateDecompressOpts_t nvcompBatchedGdeflateDecompressDefaultOpts = {0}`, from `nvcomp/gdeflate.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedGdeflateDecompressDefaultOpts: nvcompBatchedGdeflateDecompressOpts_t = output::zeroed();

/// `nvcompBatchedGzipCompressOpts_t nvcompBatchedGzipCompressDefaultOpts = {.algorithm = 1}`, from `nvcomp/gzip.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedGzipCompressDefaultOpts: nvcompBatchedGzipCompressOpts_t = {
    let mut new: nvcompBatchedGzipCompressOpts_t = output::zeroed();
    new.algorithm = 1;
    new
};

/// `nvcompBatchedGzipDecompressOpts_t nvcompBatchedGzipDecompressDefaultOpts = {0}`, from `nvcomp/gzip.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedGzipDecompressDefaultOpts: nvcompBatchedGzipDecompressOpts_t = output::zeroed();

/// `nvcompBatchedLZ4CompressOpts_t nvcompBatchedLZ4CompressDefaultOpts = {0}`, from `nvcomp/lz4.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedLZ4CompressDefaultOpts: nvcompBatchedLZ4CompressOpts_t = output::zeroed();

/// `nvcompBatchedLZ4DecompressOpts_t nvcompBatchedLZ4DecompressDefaultOpts = {0}`, from `nvcomp/lz4.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedLZ4DecompressDefaultOpts: nvcompBatchedLZ4DecompressOpts_t = output::zeroed();

/// `nvcompBatchedSnappyCompressOpts_t nvcompBatchedSnappyCompressDefaultOpts = {0}`, from `nvcomp/snappy.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedSnappyCompressDefaultOpts: nvcompBatchedSnappyCompressOpts_t = output::zeroed();

/// `nvcompBatchedSnappyDecompressOpts_t nvcompBatchedSnappyDecompressDefaultOpts = {0}`, from `nvcomp/snappy.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedSnappyDecompressDefaultOpts: nvcompBatchedSnappyDecompressOpts_t = output::zeroed();

/// `nvcompBatchedZstdCompressOpts_t nvcompBatchedZstdCompressDefaultOpts = {0}`, from `nvcomp/zstd.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedZstdCompressDefaultOpts: nvcompBatchedZstdCompressOpts_t = output::zeroed();

/// `nvcompBatchedZstdDecompressOpts_t nvcompBatchedZstdDecompressDefaultOpts = {0}`, from `nvcomp/zstd.h`, since at least nvCOMP 6.0.
pub const nvcompBatchedZstdDecompressDefaultOpts: nvcompBatchedZstdDecompressOpts_t = output::zeroed();

/// `#define nvcompBitcompCompressionMaxAllowedChunkSize`, from `nvcomp/bitcomp.h`, since at least nvCOMP 6.0.
pub const nvcompBitcompCompressionMaxAllowedChunkSize: usize = 16777216;

/// `#define nvcompBitcompDecompressionMaxAllowedChunkSize`, from `nvcomp/bitcomp.h`, since at least nvCOMP 6.0.
pub const nvcompBitcompDecompressionMaxAllowedChunkSize: usize = 33554432;

/// `#define nvcompBitcompRequiredCompressionAlignment`, from `nvcomp/bitcomp.h`, since at least nvCOMP 6.0.
pub const nvcompBitcompRequiredCompressionAlignment: usize = 8;

/// `#define nvcompBitcompRequiredDecompressionAlignment`, from `nvcomp/bitcomp.h`, since at least nvCOMP 6.0.
pub const nvcompBitcompRequiredDecompressionAlignment: usize = 8;

/// `nvcompCRC32Spec_t nvcompCRC32 = {.poly = 79764919, .init = 4294967295, .ref_in = 1, .ref_out = 1, .xorout = 4294967295}`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32: nvcompCRC32Spec_t = {
    let mut new: nvcompCRC32Spec_t = output::zeroed();
    new.poly = 79764919;
    new.init = 4294967295;
    new.ref_in = true;
    new.ref_out = true;
    new.xorout = 4294967295;
    new
};

/// `#define nvcompCRC32DeducedMaxInputChunkBytes`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32DeducedMaxInputChunkBytes: usize = 0;

/// `#define nvcompCRC32IgnoredInputChunkBytes`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32IgnoredInputChunkBytes: *const usize = core::ptr::without_provenance_mut(0);

/// `nvcompCRC32Spec_t nvcompCRC32_AUTOSAR = {.poly = 4104977171, .init = 4294967295, .ref_in = 1, .ref_out = 1, .xorout = 4294967295}`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32_AUTOSAR: nvcompCRC32Spec_t = {
    let mut new: nvcompCRC32Spec_t = output::zeroed();
    new.poly = 4104977171;
    new.init = 4294967295;
    new.ref_in = true;
    new.ref_out = true;
    new.xorout = 4294967295;
    new
};

/// `nvcompCRC32Spec_t nvcompCRC32_BZIP2 = {.poly = 79764919, .init = 4294967295, .xorout = 4294967295}`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32_BZIP2: nvcompCRC32Spec_t = {
    let mut new: nvcompCRC32Spec_t = output::zeroed();
    new.poly = 79764919;
    new.init = 4294967295;
    new.xorout = 4294967295;
    new
};

/// `nvcompCRC32Spec_t nvcompCRC32_C = {.poly = 517762881, .init = 4294967295, .ref_in = 1, .ref_out = 1, .xorout = 4294967295}`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32_C: nvcompCRC32Spec_t = {
    let mut new: nvcompCRC32Spec_t = output::zeroed();
    new.poly = 517762881;
    new.init = 4294967295;
    new.ref_in = true;
    new.ref_out = true;
    new.xorout = 4294967295;
    new
};

/// `nvcompCRC32Spec_t nvcompCRC32_CD_ROM_EDC = {.poly = 2147581979, .ref_in = 1, .ref_out = 1}`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32_CD_ROM_EDC: nvcompCRC32Spec_t = {
    let mut new: nvcompCRC32Spec_t = output::zeroed();
    new.poly = 2147581979;
    new.ref_in = true;
    new.ref_out = true;
    new
};

/// `nvcompCRC32Spec_t nvcompCRC32_D = {.poly = 2821953579, .init = 4294967295, .ref_in = 1, .ref_out = 1, .xorout = 4294967295}`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32_D: nvcompCRC32Spec_t = {
    let mut new: nvcompCRC32Spec_t = output::zeroed();
    new.poly = 2821953579;
    new.init = 4294967295;
    new.ref_in = true;
    new.ref_out = true;
    new.xorout = 4294967295;
    new
};

/// `nvcompCRC32Spec_t nvcompCRC32_JAMCRC = {.poly = 79764919, .init = 4294967295, .ref_in = 1, .ref_out = 1}`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32_JAMCRC: nvcompCRC32Spec_t = {
    let mut new: nvcompCRC32Spec_t = output::zeroed();
    new.poly = 79764919;
    new.init = 4294967295;
    new.ref_in = true;
    new.ref_out = true;
    new
};

/// `nvcompCRC32Spec_t nvcompCRC32_MEF = {.poly = 1947962583, .init = 4294967295, .ref_in = 1, .ref_out = 1}`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32_MEF: nvcompCRC32Spec_t = {
    let mut new: nvcompCRC32Spec_t = output::zeroed();
    new.poly = 1947962583;
    new.init = 4294967295;
    new.ref_in = true;
    new.ref_out = true;
    new
};

/// `nvcompCRC32Spec_t nvcompCRC32_MPEG_2 = {.poly = 79764919, .init = 4294967295}`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32_MPEG_2: nvcompCRC32Spec_t = {
    let mut new: nvcompCRC32Spec_t = output::zeroed();
    new.poly = 79764919;
    new.init = 4294967295;
    new
};

/// `nvcompCRC32Spec_t nvcompCRC32_POSIX = {.poly = 79764919, .xorout = 4294967295}`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32_POSIX: nvcompCRC32Spec_t = {
    let mut new: nvcompCRC32Spec_t = output::zeroed();
    new.poly = 79764919;
    new.xorout = 4294967295;
    new
};

/// `nvcompCRC32Spec_t nvcompCRC32_Q = {.poly = 2168537515}`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32_Q: nvcompCRC32Spec_t = {
    let mut new: nvcompCRC32Spec_t = output::zeroed();
    new.poly = 2168537515;
    new
};

/// `nvcompCRC32Spec_t nvcompCRC32_XFER = {.poly = 175}`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
pub const nvcompCRC32_XFER: nvcompCRC32Spec_t = {
    let mut new: nvcompCRC32Spec_t = output::zeroed();
    new.poly = 175;
    new
};

/// `#define nvcompCascadedCompressionMaxAllowedChunkSize`, from `nvcomp/cascaded.h`, since at least nvCOMP 6.0.
pub const nvcompCascadedCompressionMaxAllowedChunkSize: usize = 16777216;

/// `#define nvcompCascadedDecompressionMaxAllowedChunkSize`, from `nvcomp/cascaded.h`, since at least nvCOMP 6.0.
pub const nvcompCascadedDecompressionMaxAllowedChunkSize: usize = 16777224;

/// `#define nvcompCascadedRequiredCompressionAlignment`, from `nvcomp/cascaded.h`, since at least nvCOMP 6.0.
pub const nvcompCascadedRequiredCompressionAlignment: usize = 8;

/// `#define nvcompCascadedRequiredDecompressionAlignment`, from `nvcomp/cascaded.h`, since at least nvCOMP 6.0.
pub const nvcompCascadedRequiredDecompressionAlignment: usize = 8;

/// `#define nvcompDeflateCompressionMaxAllowedChunkSize`, from `nvcomp/deflate.h`, since at least nvCOMP 6.0.
pub const nvcompDeflateCompressionMaxAllowedChunkSize: usize = 2147483648;

/// `#define nvcompDeflateDecompressionMaxAllowedChunkSize`, from `nvcomp/deflate.h`, since at least nvCOMP 6.0.
pub const nvcompDeflateDecompressionMaxAllowedChunkSize: usize = 4294967295;

/// `#define nvcompDeflateRequiredCompressionAlignment`, from `nvcomp/deflate.h`, since at least nvCOMP 6.0.
pub const nvcompDeflateRequiredCompressionAlignment: usize = 8;

/// `#define nvcompDeflateRequiredDecompressionAlignment`, from `nvcomp/deflate.h`, since at least nvCOMP 6.0.
pub const nvcompDeflateRequiredDecompressionAlignment: usize = 4;

/// `#define nvcompGdeflateCompressionMaxAllowedChunkSize`, from `nvcomp/gdeflate.h`, since at least nvCOMP 6.0.
pub const nvcompGdeflateCompressionMaxAllowedChunkSize: usize = 2147483648;

/// `#define nvcompGdeflateDecompressionMaxAllowedChunkSize`, from `nvcomp/gdeflate.h`, since at least nvCOMP 6.0.
pub const nvcompGdeflateDecompressionMaxAllowedChunkSize: usize = 4294967584;

/// `#define nvcompGdeflateRequiredCompressionAlignment`, from `nvcomp/gdeflate.h`, since at least nvCOMP 6.0.
pub const nvcompGdeflateRequiredCompressionAlignment: usize = 8;

/// `#define nvcompGdeflateRequiredDecompressionAlignment`, from `nvcomp/gdeflate.h`, since at least nvCOMP 6.0.
pub const nvcompGdeflateRequiredDecompressionAlignment: usize = 4;

/// `#define nvcompGzipCompressionMaxAllowedChunkSize`, from `nvcomp/gzip.h`, since at least nvCOMP 6.0.
pub const nvcompGzipCompressionMaxAllowedChunkSize: usize = 70368744144896;

/// `#define nvcompGzipLookaheadDecompressionMaxAllowedChunkSize`, from `nvcomp/gzip.h`, since at least nvCOMP 6.0.
pub const nvcompGzipLookaheadDecompressionMaxAllowedChunkSize: usize = 18446744073709551615;

/// `#define nvcompGzipNaiveDecompressionMaxAllowedChunkSize`, from `nvcomp/gzip.h`, since at least nvCOMP 6.0.
pub const nvcompGzipNaiveDecompressionMaxAllowedChunkSize: usize = 4294967295;

/// `#define nvcompGzipRequiredCompressionAlignment`, from `nvcomp/gzip.h`, since at least nvCOMP 6.0.
pub const nvcompGzipRequiredCompressionAlignment: usize = 8;

/// `#define nvcompGzipRequiredDecompressionAlignment`, from `nvcomp/gzip.h`, since at least nvCOMP 6.0.
pub const nvcompGzipRequiredDecompressionAlignment: usize = 8;

/// `#define nvcompLZ4CompressionMaxAllowedChunkSize`, from `nvcomp/lz4.h`, since at least nvCOMP 6.0.
pub const nvcompLZ4CompressionMaxAllowedChunkSize: usize = 16777216;

/// `#define nvcompLZ4DecompressionMaxAllowedChunkSize`, from `nvcomp/lz4.h`, since at least nvCOMP 6.0.
pub const nvcompLZ4DecompressionMaxAllowedChunkSize: usize = 4294967295;

/// `#define nvcompLZ4RequiredCompressionAlignment`, from `nvcomp/lz4.h`, since at least nvCOMP 6.0.
pub const nvcompLZ4RequiredCompressionAlignment: usize = 4;

/// `#define nvcompLZ4RequiredDecompressionAlignment`, from `nvcomp/lz4.h`, since at least nvCOMP 6.0.
pub const nvcompLZ4RequiredDecompressionAlignment: usize = 4;

/// `#define nvcompSnappyCompressionMaxAllowedChunkSize`, from `nvcomp/snappy.h`, since at least nvCOMP 6.0.
pub const nvcompSnappyCompressionMaxAllowedChunkSize: usize = 16777216;

/// `#define nvcompSnappyDecompressionMaxAllowedChunkSize`, from `nvcomp/snappy.h`, since at least nvCOMP 6.0.
pub const nvcompSnappyDecompressionMaxAllowedChunkSize: usize = 2147483647;

/// `#define nvcompSnappyRequiredCompressionAlignment`, from `nvcomp/snappy.h`, since at least nvCOMP 6.0.
pub const nvcompSnappyRequiredCompressionAlignment: usize = 1;

/// `#define nvcompSnappyRequiredDecompressionAlignment`, from `nvcomp/snappy.h`, since at least nvCOMP 6.0.
pub const nvcompSnappyRequiredDecompressionAlignment: usize = 1;

/// `#define nvcompZstdCompressionMaxAllowedChunkSize`, from `nvcomp/zstd.h`, since at least nvCOMP 6.0.
pub const nvcompZstdCompressionMaxAllowedChunkSize: usize = 2147483647;

/// `#define nvcompZstdDecompressionMaxAllowedChunkSize`, from `nvcomp/zstd.h`, since at least nvCOMP 6.0.
pub const nvcompZstdDecompressionMaxAllowedChunkSize: usize = 2147483647;

/// `#define nvcompZstdRequiredCompressionAlignment`, from `nvcomp/zstd.h`, since at least nvCOMP 6.0.
pub const nvcompZstdRequiredCompressionAlignment: usize = 4;

/// `#define nvcompZstdRequiredDecompressionAlignment`, from `nvcomp/zstd.h`, since at least nvCOMP 6.0.
pub const nvcompZstdRequiredDecompressionAlignment: usize = 8;
