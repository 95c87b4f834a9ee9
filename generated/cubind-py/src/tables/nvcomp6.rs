//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::nvcomp6;

pub(crate) static bitcompMode_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.bitcompMode_t\nenum bitcompMode_t, from nvcomp/native/bitcomp_mode.h. Since nvCOMP 6.0 or earlier.",
    |table| {
        table.member("BITCOMP_LOSSLESS", 0);
        table.member("BITCOMP_LOSSY_FP_TO_SIGNED", 1);
        table.member("BITCOMP_LOSSY_FP_TO_UNSIGNED", 2);
    },
);

pub(crate) static nvcompANSType_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompANSType_t\nenum nvcompANSType_t, from nvcomp/ans.h. Since nvCOMP 6.0 or earlier.",
    |table| {
        table.member("nvcomp_rANS", 0);
    },
);

pub(crate) static nvcompAlignmentRequirements_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompAlignmentRequirements_t\nstruct nvcompAlignmentRequirements_t, from nvcomp/shared_types.h. Since nvCOMP 6.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"input", 0, Ty::U64);
        table.field(c"output", 8, Ty::U64);
        table.field(c"temp", 16, Ty::U64);
    },
);

pub(crate) static nvcompBatchedANSCompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedANSCompressOpts_t\nstruct nvcompBatchedANSCompressOpts_t, from nvcomp/ans.h. Since nvCOMP 6.0 or earlier.",
    (64, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&nvcomp6::nvcompANSType_t));
        table.field(c"data_type", 4, Ty::Enum(&nvcomp6::nvcompType_t));
        table.field(c"max_sub_chunk_count", 8, Ty::U8);
        table.field(c"states_per_lane", 9, Ty::U8);
        table.field(c"histogram_reduction_log2", 10, Ty::U8);
        table.field(c"reserved", 11, Ty::Chars(53));
    },
);

pub(crate) static nvcompBatchedANSDecompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedANSDecompressOpts_t\nstruct nvcompBatchedANSDecompressOpts_t, from nvcomp/ans.h. Since nvCOMP 6.0 or earlier.",
        (64, 4, false),
        |table| {
            table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
            table.field(c"data_type", 4, Ty::Enum(&nvcomp6::nvcompType_t));
            table.field(c"max_sub_chunk_count", 8, Ty::U8);
            table.field(c"states_per_lane", 9, Ty::U8);
            table.field(c"skip_validate", 10, Ty::U8);
            table.field(c"reserved", 11, Ty::Chars(53));
        },
    )
    .starting(b"\0\0\0\0\xFF\0\0\0");

pub(crate) static nvcompBatchedBitcompCompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedBitcompCompressOpts_t\nstruct nvcompBatchedBitcompCompressOpts_t, from nvcomp/bitcomp.h. Since nvCOMP 6.0 or earlier.",
        (64, 8, false),
        |table| {
            table.field(c"algorithm", 0, Ty::I32);
            table.field(c"data_type", 4, Ty::Enum(&nvcomp6::nvcompType_t));
            table.field(c"delta", 8, Ty::F64);
            table.field(c"mode", 16, Ty::Enum(&nvcomp6::bitcompMode_t));
            table.field(c"reserved", 20, Ty::Chars(44));
        },
    )
    .starting(b"\0\0\0\0\x01\0\0\0");

pub(crate) static nvcompBatchedBitcompDecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedBitcompDecompressOpts_t\nstruct nvcompBatchedBitcompDecompressOpts_t, from nvcomp/bitcomp.h. Since nvCOMP 6.0 or earlier.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.field(c"reserved", 4, Ty::Chars(60));
    },
);

pub(crate) static nvcompBatchedCRC32Opts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedCRC32Opts_t\nstruct nvcompBatchedCRC32Opts_t, from nvcomp/crc32.h. Since nvCOMP 6.0 or earlier.",
    (128, 4, false),
    |table| {
        table.field(c"spec", 0, Ty::Record(&nvcomp6::nvcompCRC32Spec_t));
        table.field(c"kernel_conf", 32, Ty::Record(&nvcomp6::nvcompCRC32KernelConf_t));
        table.field(c"reserved", 64, Ty::Chars(64));
    },
);

pub(crate) static nvcompBatchedCascadedCompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedCascadedCompressOpts_t\nstruct nvcompBatchedCascadedCompressOpts_t, from nvcomp/cascaded.h. Since nvCOMP 6.0 or earlier.",
        (64, 8, false),
        |table| {
            table.field(c"common_opts", 0, Ty::Record(&nvcomp6::nvcompCascadedCommonOpts_t));
            table.field(c"fine_grained_encoding_flags", 24, Ty::U64);
            table.field(c"compression_level", 32, Ty::U8);
            table.field(c"reserved", 33, Ty::Chars(31));
        },
    )
    .starting(b"\xFF\0\0\0");

pub(crate) static nvcompBatchedCascadedDecompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedCascadedDecompressOpts_t\nstruct nvcompBatchedCascadedDecompressOpts_t, from nvcomp/cascaded.h. Since nvCOMP 6.0 or earlier.",
        (64, 8, false),
        |table| {
            table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
            table.field(c"common_opts", 8, Ty::Record(&nvcomp6::nvcompCascadedCommonOpts_t));
            table.field(c"reserved", 32, Ty::Chars(32));
        },
    )
    .starting(b"\0\0\0\0\0\0\0\0\xFF\0\0\0");

pub(crate) static nvcompBatchedDeflateCompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedDeflateCompressOpts_t\nstruct nvcompBatchedDeflateCompressOpts_t, from nvcomp/deflate.h. Since nvCOMP 6.0 or earlier.",
        (64, 4, false),
        |table| {
            table.field(c"algorithm", 0, Ty::I32);
            table.field(c"reserved", 4, Ty::Chars(60));
        },
    )
    .starting(b"\x01\0\0\0");

pub(crate) static nvcompBatchedDeflateDecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedDeflateDecompressOpts_t\nstruct nvcompBatchedDeflateDecompressOpts_t, from nvcomp/deflate.h. Since nvCOMP 6.0 or earlier.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.field(c"sort_before_hw_decompress", 4, Ty::I32);
        table.field(c"reserved", 8, Ty::Chars(56));
    },
);

pub(crate) static nvcompBatchedGdeflateCompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedGdeflateCompressOpts_t\nstruct nvcompBatchedGdeflateCompressOpts_t, from nvcomp/gdeflate.h. Since nvCOMP 6.0 or earlier.",
        (64, 4, false),
        |table| {
            table.field(c"algorithm", 0, Ty::I32);
            table.field(c"reserved", 4, Ty::Chars(60));
        },
    )
    .starting(b"\x01\0\0\0");

pub(crate) static nvcompBatchedGdeflateDecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedGdeflateDecompressOpts_t\nstruct nvcompBatchedGdeflateDecompressOpts_t, from nvcomp/gdeflate.h. Since nvCOMP 6.0 or earlier.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.field(c"reserved", 4, Ty::Chars(60));
    },
);

pub(crate) static nvcompBatchedGzipCompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedGzipCompressOpts_t\nstruct nvcompBatchedGzipCompressOpts_t, from nvcomp/gzip.h. Since nvCOMP 6.0 or earlier.",
        (64, 4, false),
        |table| {
            table.field(c"algorithm", 0, Ty::I32);
            table.field(c"reserved", 4, Ty::Chars(60));
        },
    )
    .starting(b"\x01\0\0\0");

pub(crate) static nvcompBatchedGzipDecompressAlgorithm_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompBatchedGzipDecompressAlgorithm_t\nenum nvcompBatchedGzipDecompressAlgorithm_t, from nvcomp/gzip.h. Since nvCOMP 6.0 or earlier.",
    |table| {
        table.member("NVCOMP_GZIP_DECOMPRESS_ALGORITHM_NAIVE", 0);
        table.member("NVCOMP_GZIP_DECOMPRESS_ALGORITHM_LOOKAHEAD", 1);
    },
);

pub(crate) static nvcompBatchedGzipDecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedGzipDecompressOpts_t\nstruct nvcompBatchedGzipDecompressOpts_t, from nvcomp/gzip.h. Since nvCOMP 6.0 or earlier.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.field(c"algorithm", 4, Ty::Enum(&nvcomp6::nvcompBatchedGzipDecompressAlgorithm_t));
        table.field(c"sort_before_hw_decompress", 8, Ty::I32);
        table.field(c"reserved", 12, Ty::Chars(52));
    },
);

pub(crate) static nvcompBatchedLZ4CompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedLZ4CompressOpts_t\nstruct nvcompBatchedLZ4CompressOpts_t, from nvcomp/lz4.h. Since nvCOMP 6.0 or earlier.",
    (64, 4, false),
    |table| {
        table.field(c"data_type", 0, Ty::Enum(&nvcomp6::nvcompType_t));
        table.field(c"bitshuffle_mode", 4, Ty::Enum(&nvcomp6::nvcompBitshuffleMode_t));
        table.field(c"reserved", 8, Ty::Chars(56));
    },
);

pub(crate) static nvcompBatchedLZ4DecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedLZ4DecompressOpts_t\nstruct nvcompBatchedLZ4DecompressOpts_t, from nvcomp/lz4.h. Since nvCOMP 6.0 or earlier.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.field(c"sort_before_hw_decompress", 4, Ty::I32);
        table.field(c"data_type", 8, Ty::Enum(&nvcomp6::nvcompType_t));
        table.field(c"bitshuffle_mode", 12, Ty::Enum(&nvcomp6::nvcompBitshuffleMode_t));
        table.field(c"reserved", 16, Ty::Chars(48));
    },
);

pub(crate) static nvcompBatchedSnappyCompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedSnappyCompressOpts_t\nstruct nvcompBatchedSnappyCompressOpts_t, from nvcomp/snappy.h. Since nvCOMP 6.0 or earlier.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static nvcompBatchedSnappyDecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedSnappyDecompressOpts_t\nstruct nvcompBatchedSnappyDecompressOpts_t, from nvcomp/snappy.h. Since nvCOMP 6.0 or earlier.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.field(c"sort_before_hw_decompress", 4, Ty::I32);
        table.field(c"reserved", 8, Ty::Chars(56));
    },
);

pub(crate) static nvcompBatchedZstdCompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedZstdCompressOpts_t\nstruct nvcompBatchedZstdCompressOpts_t, from nvcomp/zstd.h. Since nvCOMP 6.0 or earlier.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static nvcompBatchedZstdDecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedZstdDecompressOpts_t\nstruct nvcompBatchedZstdDecompressOpts_t, from nvcomp/zstd.h. Since nvCOMP 6.0 or earlier.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.field(c"reserved", 4, Ty::Chars(60));
    },
);

pub(crate) static nvcompBitshuffleMode_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompBitshuffleMode_t\nenum nvcompBitshuffleMode_t, from nvcomp/shared_types.h. Since nvCOMP 6.0 or earlier.",
    |table| {
        table.member("NVCOMP_BITSHUFFLE_NONE", 0);
        table.member("NVCOMP_BITSHUFFLE_MSB_FIRST", 1);
        table.member("NVCOMP_BITSHUFFLE_LSB_FIRST", 2);
    },
);

pub(crate) static nvcompCRC32KernelConf_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompCRC32KernelConf_t\nstruct nvcompCRC32KernelConf_t, from nvcomp/crc32.h. Since nvCOMP 6.0 or earlier.",
    (32, 4, false),
    |table| {
        table.field(c"kernel_kind", 0, Ty::Enum(&nvcomp6::nvcompCRC32KernelKind_t));
        table.field(c"bytes_per_read", 4, Ty::I32);
        table.field(c"blocks_per_msg", 8, Ty::I32);
        table.field(c"reserved", 12, Ty::Chars(20));
    },
);

pub(crate) static nvcompCRC32KernelKind_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompCRC32KernelKind_t\nenum nvcompCRC32KernelKind_t, from nvcomp/crc32.h. Since nvCOMP 6.0 or earlier.",
    |table| {
        table.member("nvcompCRC32WarpKernel", 0);
        table.member("nvcompCRC32BlockKernel", 1);
    },
);

pub(crate) static nvcompCRC32SegmentKind_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompCRC32SegmentKind_t\nenum nvcompCRC32SegmentKind_t, from nvcomp/crc32.h. Since nvCOMP 6.0 or earlier.",
    |table| {
        table.member("nvcompCRC32OnlySegment", 0);
        table.member("nvcompCRC32FirstSegment", 1);
        table.member("nvcompCRC32MidSegment", 2);
        table.member("nvcompCRC32LastSegment", 3);
    },
);

pub(crate) static nvcompCRC32Spec_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompCRC32Spec_t\nstruct nvcompCRC32Spec_t, from nvcomp/crc32.h. Since nvCOMP 6.0 or earlier.",
    (32, 4, false),
    |table| {
        table.field(c"poly", 0, Ty::U32);
        table.field(c"init", 4, Ty::U32);
        table.field(c"ref_in", 8, Ty::Bool);
        table.field(c"ref_out", 9, Ty::Bool);
        table.field(c"xorout", 12, Ty::U32);
        table.field(c"reserved", 16, Ty::Chars(16));
    },
);

pub(crate) static nvcompCascadedCoarseGrainedEncoding_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompCascadedCoarseGrainedEncoding_t\nenum nvcompCascadedCoarseGrainedEncoding_t, from nvcomp/cascaded.h. Since nvCOMP 6.0 or earlier.",
    |table| {
        table.member("NVCOMP_CASCADED_COARSE_GRAINED_ENCODING_NONE", 0);
    },
);

pub(crate) static nvcompCascadedCommonOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompCascadedCommonOpts_t\nstruct nvcompCascadedCommonOpts_t, from nvcomp/cascaded.h. Since nvCOMP 6.0 or earlier.",
        (24, 8, false),
        |table| {
            table.field(c"data_type", 0, Ty::Enum(&nvcomp6::nvcompType_t));
            table.field(c"mode", 4, Ty::Enum(&nvcomp6::nvcompCascadedMode_t));
            table.field(c"terminal_codec_flags", 8, Ty::U64);
            table.field(c"coarse_grained_encoding_flags", 16, Ty::U64);
        },
    )
    .starting(b"\xFF\0\0\0");

pub(crate) static nvcompCascadedFineGrainedEncoding_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompCascadedFineGrainedEncoding_t\nenum nvcompCascadedFineGrainedEncoding_t, from nvcomp/cascaded.h. Since nvCOMP 6.0 or earlier.",
    |table| {
        table.member("NVCOMP_CASCADED_FINE_GRAINED_ENCODING_NONE", 0);
        table.member("NVCOMP_CASCADED_FINE_GRAINED_ENCODING_DELTA", 1);
        table.member("NVCOMP_CASCADED_FINE_GRAINED_ENCODING_RLE", 2);
        table.member("NVCOMP_CASCADED_FINE_GRAINED_ENCODING_FOR", 4);
        table.member("NVCOMP_CASCADED_FINE_GRAINED_ENCODING_ALL", 7);
    },
);

pub(crate) static nvcompCascadedMode_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompCascadedMode_t\nenum nvcompCascadedMode_t, from nvcomp/cascaded.h. Since nvCOMP 6.0 or earlier.",
    |table| {
        table.member("NVCOMP_CASCADED_MODE_UNSPECIFIED", 0);
        table.member("NVCOMP_CASCADED_MODE_ASYMMETRIC", 1);
        table.member("NVCOMP_CASCADED_MODE_SYMMETRIC", 2);
    },
);

pub(crate) static nvcompCascadedTerminalCodec_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompCascadedTerminalCodec_t\nenum nvcompCascadedTerminalCodec_t, from nvcomp/cascaded.h. Since nvCOMP 6.0 or earlier.",
    |table| {
        table.member("NVCOMP_CASCADED_TERMINAL_CODEC_UNSPECIFIED", 0);
        table.member("NVCOMP_CASCADED_TERMINAL_CODEC_CASCADED_BITPACK", 1);
    },
);

pub(crate) static nvcompDecompressBackend_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompDecompressBackend_t\nenum nvcompDecompressBackend_t, from nvcomp/shared_types.h. Since nvCOMP 6.0 or earlier.",
    |table| {
        table.member("NVCOMP_DECOMPRESS_BACKEND_DEFAULT", 0);
        table.member("NVCOMP_DECOMPRESS_BACKEND_HARDWARE", 1);
        table.member("NVCOMP_DECOMPRESS_BACKEND_CUDA", 2);
    },
);

pub(crate) static nvcompProperties_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompProperties_t\nstruct nvcompProperties_t, from nvcomp/shared_types.h. Since nvCOMP 6.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"version", 0, Ty::U32);
        table.field(c"cudart_version", 4, Ty::U32);
    },
);

pub(crate) static nvcompStatus_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompStatus_t\nenum nvcompStatus_t, from nvcomp/shared_types.h. Since nvCOMP 6.0 or earlier.",
    |table| {
        table.member("nvcompSuccess", 0);
        table.member("nvcompErrorInvalidValue", 10);
        table.member("nvcompErrorNotSupported", 11);
        table.member("nvcompErrorCannotDecompress", 12);
        table.member("nvcompErrorBadChecksum", 13);
        table.member("nvcompErrorCannotVerifyChecksums", 14);
        table.member("nvcompErrorOutputBufferTooSmall", 15);
        table.member("nvcompErrorWrongHeaderLength", 16);
        table.member("nvcompErrorAlignment", 17);
        table.member("nvcompErrorChunkSizeTooLarge", 18);
        table.member("nvcompErrorCannotCompress", 19);
        table.member("nvcompErrorWrongInputLength", 20);
        table.member("nvcompErrorBatchSizeTooLarge", 21);
        table.member("nvcompErrorSubChunkCountTooLarge", 22);
        table.member("nvcompErrorSubChunkCountTooSmall", 23);
        table.member("nvcompErrorOutputBufferAlignmentTooSmall", 24);
        table.member("nvcompErrorCudaError", 1000);
        table.member("nvcompErrorInternal", 10000);
    },
);

pub(crate) static nvcompType_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompType_t\nenum nvcompType_t, from nvcomp/shared_types.h. Since nvCOMP 6.0 or earlier.",
    |table| {
        table.member("NVCOMP_TYPE_CHAR", 0);
        table.member("NVCOMP_TYPE_UCHAR", 1);
        table.member("NVCOMP_TYPE_SHORT", 2);
        table.member("NVCOMP_TYPE_USHORT", 3);
        table.member("NVCOMP_TYPE_INT", 4);
        table.member("NVCOMP_TYPE_UINT", 5);
        table.member("NVCOMP_TYPE_LONGLONG", 6);
        table.member("NVCOMP_TYPE_ULONGLONG", 7);
        table.member("NVCOMP_TYPE_FLOAT8_E4M3", 9);
        table.member("NVCOMP_TYPE_FLOAT16", 10);
        table.member("NVCOMP_TYPE_FLOAT32", 11);
        table.member("NVCOMP_TYPE_FLOAT64", 12);
        table.member("NVCOMP_TYPE_BITS", 255);
    },
);
