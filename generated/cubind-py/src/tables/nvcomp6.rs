//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::nvcomp6;

pub(crate) static bitcompMode_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.bitcompMode_t\nenum bitcompMode_t, from nvcomp/native/bitcomp_mode.h. Since at least nvCOMP 6.0.",
    "BITCOMP_LOSSLESS BITCOMP_LOSSY_FP_TO_SIGNED BITCOMP_LOSSY_FP_TO_UNSIGNED",
);

pub(crate) static nvcompANSType_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompANSType_t\nenum nvcompANSType_t, from nvcomp/ans.h. Since at least nvCOMP 6.0.", "nvcomp_rANS",
);

pub(crate) static nvcompAlignmentRequirements_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompAlignmentRequirements_t\nstruct nvcompAlignmentRequirements_t, from nvcomp/shared_types.h. Since at least nvCOMP 6.0.",
    (24, 8, false),
    |table| {
        table.plain("input\0U64 0\0output\0U64 8\0temp\0U64 16\0");
    },
);

pub(crate) static nvcompBatchedANSCompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedANSCompressOpts_t\nstruct nvcompBatchedANSCompressOpts_t, from nvcomp/ans.h. Since at least nvCOMP 6.0.",
    (64, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&nvcomp6::nvcompANSType_t));
        table.field(c"data_type", 4, Ty::Enum(&nvcomp6::nvcompType_t));
        table.plain("max_sub_chunk_count\0U8 8\0states_per_lane\0U8 9\0histogram_reduction_log2\0U8 10\0");
        table.field(c"reserved", 11, Ty::Chars(53));
    },
);

pub(crate) static nvcompBatchedANSDecompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedANSDecompressOpts_t\nstruct nvcompBatchedANSDecompressOpts_t, from nvcomp/ans.h. Since at least nvCOMP 6.0.",
        (64, 4, false),
        |table| {
            table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
            table.field(c"data_type", 4, Ty::Enum(&nvcomp6::nvcompType_t));
            table.plain("max_sub_chunk_count\0U8 8\0states_per_lane\0U8 9\0skip_validate\0U8 10\0");
            table.field(c"reserved", 11, Ty::Chars(53));
        },
    )
    .starting(b"\0\0\0\0\xFF\0\0\0");

pub(crate) static nvcompBatchedBitcompCompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedBitcompCompressOpts_t\nstruct nvcompBatchedBitcompCompressOpts_t, from nvcomp/bitcomp.h. Since at least nvCOMP 6.0.",
        (64, 8, false),
        |table| {
            table.plain("algorithm\0I32 0\0");
            table.field(c"data_type", 4, Ty::Enum(&nvcomp6::nvcompType_t));
            table.plain("delta\0F64 8\0");
            table.field(c"mode", 16, Ty::Enum(&nvcomp6::bitcompMode_t));
            table.field(c"reserved", 20, Ty::Chars(44));
        },
    )
    .starting(b"\0\0\0\0\x01\0\0\0");

pub(crate) static nvcompBatchedBitcompDecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedBitcompDecompressOpts_t\nstruct nvcompBatchedBitcompDecompressOpts_t, from nvcomp/bitcomp.h. Since at least nvCOMP 6.0.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.field(c"reserved", 4, Ty::Chars(60));
    },
);

pub(crate) static nvcompBatchedCRC32Opts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedCRC32Opts_t\nstruct nvcompBatchedCRC32Opts_t, from nvcomp/crc32.h. Since at least nvCOMP 6.0.",
    (128, 4, false),
    |table| {
        table.field(c"spec", 0, Ty::Record(&nvcomp6::nvcompCRC32Spec_t));
        table.field(c"kernel_conf", 32, Ty::Record(&nvcomp6::nvcompCRC32KernelConf_t));
        table.field(c"reserved", 64, Ty::Chars(64));
    },
);

pub(crate) static nvcompBatchedCascadedCompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedCascadedCompressOpts_t\nstruct nvcompBatchedCascadedCompressOpts_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0.",
        (64, 8, false),
        |table| {
            table.field(c"common_opts", 0, Ty::Record(&nvcomp6::nvcompCascadedCommonOpts_t));
            table.plain("fine_grained_encoding_flags\0U64 24\0compression_level\0U8 32\0");
            table.field(c"reserved", 33, Ty::Chars(31));
        },
    )
    .starting(b"\xFF\0\0\0");

pub(crate) static nvcompBatchedCascadedDecompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedCascadedDecompressOpts_t\nstruct nvcompBatchedCascadedDecompressOpts_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0.",
        (64, 8, false),
        |table| {
            table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
            table.field(c"common_opts", 8, Ty::Record(&nvcomp6::nvcompCascadedCommonOpts_t));
            table.field(c"reserved", 32, Ty::Chars(32));
        },
    )
    .starting(b"\0\0\0\0\0\0\0\0\xFF\0\0\0");

pub(crate) static nvcompBatchedDeflateCompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedDeflateCompressOpts_t\nstruct nvcompBatchedDeflateCompressOpts_t, from nvcomp/deflate.h. Since at least nvCOMP 6.0.",
        (64, 4, false),
        |table| {
            table.plain("algorithm\0I32 0\0");
            table.field(c"reserved", 4, Ty::Chars(60));
        },
    )
    .starting(b"\x01\0\0\0");

pub(crate) static nvcompBatchedDeflateDecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedDeflateDecompressOpts_t\nstruct nvcompBatchedDeflateDecompressOpts_t, from nvcomp/deflate.h. Since at least nvCOMP 6.0.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.plain("sort_before_hw_decompress\0I32 4\0");
        table.field(c"reserved", 8, Ty::Chars(56));
    },
);

pub(crate) static nvcompBatchedGdeflateCompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedGdeflateCompressOpts_t\nstruct nvcompBatchedGdeflateCompressOpts_t, from nvcomp/gdeflate.h. Since at least nvCOMP 6.0.",
        (64, 4, false),
        |table| {
            table.plain("algorithm\0I32 0\0");
            table.field(c"reserved", 4, Ty::Chars(60));
        },
    )
    .starting(b"\x01\0\0\0");

pub(crate) static nvcompBatchedGdeflateDecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedGdeflateDecompressOpts_t\nstruct nvcompBatchedGdeflateDecompressOpts_t, from nvcomp/gdeflate.h. Since at least nvCOMP 6.0.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.field(c"reserved", 4, Ty::Chars(60));
    },
);

pub(crate) static nvcompBatchedGzipCompressOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompBatchedGzipCompressOpts_t\nstruct nvcompBatchedGzipCompressOpts_t, from nvcomp/gzip.h. Since at least nvCOMP 6.0.",
        (64, 4, false),
        |table| {
            table.plain("algorithm\0I32 0\0");
            table.field(c"reserved", 4, Ty::Chars(60));
        },
    )
    .starting(b"\x01\0\0\0");

pub(crate) static nvcompBatchedGzipDecompressAlgorithm_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompBatchedGzipDecompressAlgorithm_t\nenum nvcompBatchedGzipDecompressAlgorithm_t, from nvcomp/gzip.h. Since at least nvCOMP 6.0.",
    "NVCOMP_GZIP_DECOMPRESS_ALGORITHM_NAIVE NVCOMP_GZIP_DECOMPRESS_ALGORITHM_LOOKAHEAD",
);

pub(crate) static nvcompBatchedGzipDecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedGzipDecompressOpts_t\nstruct nvcompBatchedGzipDecompressOpts_t, from nvcomp/gzip.h. Since at least nvCOMP 6.0.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.field(c"algorithm", 4, Ty::Enum(&nvcomp6::nvcompBatchedGzipDecompressAlgorithm_t));
        table.plain("sort_before_hw_decompress\0I32 8\0");
        table.field(c"reserved", 12, Ty::Chars(52));
    },
);

pub(crate) static nvcompBatchedLZ4CompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedLZ4CompressOpts_t\nstruct nvcompBatchedLZ4CompressOpts_t, from nvcomp/lz4.h. Since at least nvCOMP 6.0.",
    (64, 4, false),
    |table| {
        table.field(c"data_type", 0, Ty::Enum(&nvcomp6::nvcompType_t));
        table.field(c"bitshuffle_mode", 4, Ty::Enum(&nvcomp6::nvcompBitshuffleMode_t));
        table.field(c"reserved", 8, Ty::Chars(56));
    },
);

pub(crate) static nvcompBatchedLZ4DecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedLZ4DecompressOpts_t\nstruct nvcompBatchedLZ4DecompressOpts_t, from nvcomp/lz4.h. Since at least nvCOMP 6.0.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.plain("sort_before_hw_decompress\0I32 4\0");
        table.field(c"data_type", 8, Ty::Enum(&nvcomp6::nvcompType_t));
        table.field(c"bitshuffle_mode", 12, Ty::Enum(&nvcomp6::nvcompBitshuffleMode_t));
        table.field(c"reserved", 16, Ty::Chars(48));
    },
);

pub(crate) static nvcompBatchedSnappyCompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedSnappyCompressOpts_t\nstruct nvcompBatchedSnappyCompressOpts_t, from nvcomp/snappy.h. Since at least nvCOMP 6.0.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static nvcompBatchedSnappyDecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedSnappyDecompressOpts_t\nstruct nvcompBatchedSnappyDecompressOpts_t, from nvcomp/snappy.h. Since at least nvCOMP 6.0.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.plain("sort_before_hw_decompress\0I32 4\0");
        table.field(c"reserved", 8, Ty::Chars(56));
    },
);

pub(crate) static nvcompBatchedZstdCompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedZstdCompressOpts_t\nstruct nvcompBatchedZstdCompressOpts_t, from nvcomp/zstd.h. Since at least nvCOMP 6.0.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static nvcompBatchedZstdDecompressOpts_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompBatchedZstdDecompressOpts_t\nstruct nvcompBatchedZstdDecompressOpts_t, from nvcomp/zstd.h. Since at least nvCOMP 6.0.",
    (64, 4, false),
    |table| {
        table.field(c"backend", 0, Ty::Enum(&nvcomp6::nvcompDecompressBackend_t));
        table.field(c"reserved", 4, Ty::Chars(60));
    },
);

pub(crate) static nvcompBitshuffleMode_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompBitshuffleMode_t\nenum nvcompBitshuffleMode_t, from nvcomp/shared_types.h. Since at least nvCOMP 6.0.",
    "NVCOMP_BITSHUFFLE_NONE NVCOMP_BITSHUFFLE_MSB_FIRST NVCOMP_BITSHUFFLE_LSB_FIRST",
);

pub(crate) static nvcompCRC32KernelConf_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompCRC32KernelConf_t\nstruct nvcompCRC32KernelConf_t, from nvcomp/crc32.h. Since at least nvCOMP 6.0.",
    (32, 4, false),
    |table| {
        table.field(c"kernel_kind", 0, Ty::Enum(&nvcomp6::nvcompCRC32KernelKind_t));
        table.plain("bytes_per_read\0I32 4\0blocks_per_msg\0I32 8\0");
        table.field(c"reserved", 12, Ty::Chars(20));
    },
);

pub(crate) static nvcompCRC32KernelKind_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompCRC32KernelKind_t\nenum nvcompCRC32KernelKind_t, from nvcomp/crc32.h. Since at least nvCOMP 6.0.",
    "nvcompCRC32WarpKernel nvcompCRC32BlockKernel",
);

pub(crate) static nvcompCRC32SegmentKind_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompCRC32SegmentKind_t\nenum nvcompCRC32SegmentKind_t, from nvcomp/crc32.h. Since at least nvCOMP 6.0.",
    "nvcompCRC32OnlySegment nvcompCRC32FirstSegment nvcompCRC32MidSegment nvcompCRC32LastSegment",
);

pub(crate) static nvcompCRC32Spec_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompCRC32Spec_t\nstruct nvcompCRC32Spec_t, from nvcomp/crc32.h. Since at least nvCOMP 6.0.",
    (32, 4, false),
    |table| {
        table.plain("poly\0U32 0\0init\0U32 4\0");
        table.field(c"ref_in", 8, Ty::Bool);
        table.field(c"ref_out", 9, Ty::Bool);
        table.plain("xorout\0U32 12\0");
        table.field(c"reserved", 16, Ty::Chars(16));
    },
);

pub(crate) static nvcompCascadedCoarseGrainedEncoding_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompCascadedCoarseGrainedEncoding_t\nenum nvcompCascadedCoarseGrainedEncoding_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0.",
    "NVCOMP_CASCADED_COARSE_GRAINED_ENCODING_NONE",
);

pub(crate) static nvcompCascadedCommonOpts_t: RecordDef = RecordDef::new(
        "cubind.nvcomp.nvcompCascadedCommonOpts_t\nstruct nvcompCascadedCommonOpts_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0.",
        (24, 8, false),
        |table| {
            table.field(c"data_type", 0, Ty::Enum(&nvcomp6::nvcompType_t));
            table.field(c"mode", 4, Ty::Enum(&nvcomp6::nvcompCascadedMode_t));
            table.plain("terminal_codec_flags\0U64 8\0coarse_grained_encoding_flags\0U64 16\0");
        },
    )
    .starting(b"\xFF\0\0\0");

pub(crate) static nvcompCascadedFineGrainedEncoding_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompCascadedFineGrainedEncoding_t\nenum nvcompCascadedFineGrainedEncoding_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0.",
    "NVCOMP_CASCADED_FINE_GRAINED_ENCODING_NONE NVCOMP_CASCADED_FINE_GRAINED_ENCODING_DELTA NVCOMP_CASCADED_FINE_GRAINED_ENCODING_RLE NVCOMP_CASCADED_FINE_GRAINED_ENCODING_FOR=4 NVCOMP_CASCADED_FINE_GRAINED_ENCODING_ALL=7",
);

pub(crate) static nvcompCascadedMode_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompCascadedMode_t\nenum nvcompCascadedMode_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0.",
    "NVCOMP_CASCADED_MODE_UNSPECIFIED NVCOMP_CASCADED_MODE_ASYMMETRIC NVCOMP_CASCADED_MODE_SYMMETRIC",
);

pub(crate) static nvcompCascadedTerminalCodec_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompCascadedTerminalCodec_t\nenum nvcompCascadedTerminalCodec_t, from nvcomp/cascaded.h. Since at least nvCOMP 6.0.",
    "NVCOMP_CASCADED_TERMINAL_CODEC_UNSPECIFIED NVCOMP_CASCADED_TERMINAL_CODEC_CASCADED_BITPACK",
);

pub(crate) static nvcompDecompressBackend_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompDecompressBackend_t\nenum nvcompDecompressBackend_t, from nvcomp/shared_types.h. Since at least nvCOMP 6.0.",
    "NVCOMP_DECOMPRESS_BACKEND_DEFAULT NVCOMP_DECOMPRESS_BACKEND_HARDWARE NVCOMP_DECOMPRESS_BACKEND_CUDA",
);

pub(crate) static nvcompProperties_t: RecordDef = RecordDef::new(
    "cubind.nvcomp.nvcompProperties_t\nstruct nvcompProperties_t, from nvcomp/shared_types.h. Since at least nvCOMP 6.0.",
    (8, 4, false),
    |table| {
        table.plain("version\0U32 0\0cudart_version\0U32 4\0");
    },
);

pub(crate) static nvcompStatus_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompStatus_t\nenum nvcompStatus_t, from nvcomp/shared_types.h. Since at least nvCOMP 6.0.",
    "nvcompSuccess nvcompErrorInvalidValue=10 nvcompErrorNotSupported nvcompErrorCannotDecompress nvcompErrorBadChecksum nvcompErrorCannotVerifyChecksums nvcompErrorOutputBufferTooSmall nvcompErrorWrongHeaderLength nvcompErrorAlignment nvcompErrorChunkSizeTooLarge nvcompErrorCannotCompress nvcompErrorWrongInputLength nvcompErrorBatchSizeTooLarge nvcompErrorSubChunkCountTooLarge nvcompErrorSubChunkCountTooSmall nvcompErrorOutputBufferAlignmentTooSmall nvcompErrorCudaError=1000 nvcompErrorInternal=10000",
);

pub(crate) static nvcompType_t: EnumDef = EnumDef::new(
    "cubind.nvcomp.nvcompType_t\nenum nvcompType_t, from nvcomp/shared_types.h. Since at least nvCOMP 6.0.",
    "NVCOMP_TYPE_CHAR NVCOMP_TYPE_UCHAR NVCOMP_TYPE_SHORT NVCOMP_TYPE_USHORT NVCOMP_TYPE_INT NVCOMP_TYPE_UINT NVCOMP_TYPE_LONGLONG NVCOMP_TYPE_ULONGLONG NVCOMP_TYPE_FLOAT8_E4M3=9 NVCOMP_TYPE_FLOAT16 NVCOMP_TYPE_FLOAT32 NVCOMP_TYPE_FLOAT64 NVCOMP_TYPE_BITS=255",
);
