//! The contents of `cubind.nvcomp`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvcomp::{common, slots};
use crate::support::gen1::*;
use crate::tables::nvcomp6;

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvCOMP",
        if cfg!(windows) { &["nvcomp64_6.dll"] } else { &["libnvcomp.so.6"] },
        None,
        &["nvidia/libnvcomp/lib64"],
        "",
        &[],
    )
    .versions_of("nvCOMP")
    .installed_by(&["nvidia-libnvcomp-cu13", "nvidia-libnvcomp-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 6u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 6u32,
    library: "nvcomp",
    name: c"cubind.nvcomp",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Enum(&nvcomp6::bitcompMode_t));
    table.class(Class::Enum(&nvcomp6::nvcompANSType_t));
    table.class(Class::Record(&nvcomp6::nvcompAlignmentRequirements_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedANSCompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedANSDecompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedBitcompCompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedBitcompDecompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedCRC32Opts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedCascadedCompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedCascadedDecompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedDeflateCompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedDeflateDecompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedGdeflateCompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedGdeflateDecompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedGzipCompressOpts_t));
    table.class(Class::Enum(&nvcomp6::nvcompBatchedGzipDecompressAlgorithm_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedGzipDecompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedLZ4CompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedLZ4DecompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedSnappyCompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedSnappyDecompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedZstdCompressOpts_t));
    table.class(Class::Record(&nvcomp6::nvcompBatchedZstdDecompressOpts_t));
    table.class(Class::Enum(&nvcomp6::nvcompBitshuffleMode_t));
    table.class(Class::Record(&nvcomp6::nvcompCRC32KernelConf_t));
    table.class(Class::Enum(&nvcomp6::nvcompCRC32KernelKind_t));
    table.class(Class::Enum(&nvcomp6::nvcompCRC32SegmentKind_t));
    table.class(Class::Record(&nvcomp6::nvcompCRC32Spec_t));
    table.class(Class::Enum(&nvcomp6::nvcompCascadedCoarseGrainedEncoding_t));
    table.class(Class::Record(&nvcomp6::nvcompCascadedCommonOpts_t));
    table.class(Class::Enum(&nvcomp6::nvcompCascadedFineGrainedEncoding_t));
    table.class(Class::Enum(&nvcomp6::nvcompCascadedMode_t));
    table.class(Class::Enum(&nvcomp6::nvcompCascadedTerminalCodec_t));
    table.class(Class::Enum(&nvcomp6::nvcompDecompressBackend_t));
    table.class(Class::Record(&nvcomp6::nvcompProperties_t));
    table.class(Class::Enum(&nvcomp6::nvcompStatus_t));
    table.class(Class::Enum(&nvcomp6::nvcompType_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
    table
        .constant(
            "nvcompBatchedANSCompressDefaultOpts", Constant::Record(&nvcomp6::nvcompBatchedANSCompressOpts_t, b""),
        );
    table
        .constant(
            "nvcompBatchedANSDecompressDefaultOpts",
            Constant::Record(&nvcomp6::nvcompBatchedANSDecompressOpts_t, b"\0\0\0\0\xFF\0\0\0"),
        );
    table
        .constant(
            "nvcompBatchedBitcompCompressDefaultOpts",
            Constant::Record(&nvcomp6::nvcompBatchedBitcompCompressOpts_t, b"\0\0\0\0\x01\0\0\0"),
        );
    table
        .constant(
            "nvcompBatchedBitcompDecompressDefaultOpts",
            Constant::Record(&nvcomp6::nvcompBatchedBitcompDecompressOpts_t, b""),
        );
    table
        .constant(
            "nvcompBatchedCascadedCompressDefaultOpts",
            Constant::Record(
                &nvcomp6::nvcompBatchedCascadedCompressOpts_t,
                b"\x05\0\0\0\x01\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x07\0\0\0\0\0\0\0\x03",
            ),
        );
    table
        .constant(
            "nvcompBatchedCascadedDecompressDefaultOpts",
            Constant::Record(&nvcomp6::nvcompBatchedCascadedDecompressOpts_t, b"\0\0\0\0\0\0\0\0\xFF\0\0\0"),
        );
    table
        .constant(
            "nvcompBatchedDeflateCompressDefaultOpts",
            Constant::Record(&nvcomp6::nvcompBatchedDeflateCompressOpts_t, b"\x01\0\0\0"),
        );
    table
        .constant(
            "nvcompBatchedDeflateDecompressDefaultOpts",
            Constant::Record(&nvcomp6::nvcompBatchedDeflateDecompressOpts_t, b""),
        );
    table
        .constant(
            "nvcompBatchedGdeflateCompressDefaultOpts",
            Constant::Record(&nvcomp6::nvcompBatchedGdeflateCompressOpts_t, b"\x01\0\0\0"),
        );
    table
        .constant(
            "nvcompBatchedGdeflateDecompressDefaultOpts",
            Constant::Record(&nvcomp6::nvcompBatchedGdeflateDecompressOpts_t, b""),
        );
    table
        .constant(
            "nvcompBatchedGzipCompressDefaultOpts",
            Constant::Record(&nvcomp6::nvcompBatchedGzipCompressOpts_t, b"\x01\0\0\0"),
        );
    table
        .constant(
            "nvcompBatchedGzipDecompressDefaultOpts",
            Constant::Record(&nvcomp6::nvcompBatchedGzipDecompressOpts_t, b""),
        );
    table
        .constant(
            "nvcompBatchedLZ4CompressDefaultOpts", Constant::Record(&nvcomp6::nvcompBatchedLZ4CompressOpts_t, b""),
        );
    table
        .constant(
            "nvcompBatchedLZ4DecompressDefaultOpts", Constant::Record(&nvcomp6::nvcompBatchedLZ4DecompressOpts_t, b""),
        );
    table
        .constant(
            "nvcompBatchedSnappyCompressDefaultOpts",
            Constant::Record(&nvcomp6::nvcompBatchedSnappyCompressOpts_t, b""),
        );
    table
        .constant(
            "nvcompBatchedSnappyDecompressDefaultOpts",
            Constant::Record(&nvcomp6::nvcompBatchedSnappyDecompressOpts_t, b""),
        );
    table
        .constant(
            "nvcompBatchedZstdCompressDefaultOpts", Constant::Record(&nvcomp6::nvcompBatchedZstdCompressOpts_t, b""),
        );
    table
        .constant(
            "nvcompBatchedZstdDecompressDefaultOpts",
            Constant::Record(&nvcomp6::nvcompBatchedZstdDecompressOpts_t, b""),
        );
    table
        .constant(
            "nvcompCRC32",
            Constant::Record(
                &nvcomp6::nvcompCRC32Spec_t, b"\xB7\x1D\xC1\x04\xFF\xFF\xFF\xFF\x01\x01\0\0\xFF\xFF\xFF\xFF",
            ),
        );
    table
        .constant(
            "nvcompCRC32_AUTOSAR",
            Constant::Record(
                &nvcomp6::nvcompCRC32Spec_t, b"\x13\xFB\xAC\xF4\xFF\xFF\xFF\xFF\x01\x01\0\0\xFF\xFF\xFF\xFF",
            ),
        );
    table
        .constant(
            "nvcompCRC32_BZIP2",
            Constant::Record(&nvcomp6::nvcompCRC32Spec_t, b"\xB7\x1D\xC1\x04\xFF\xFF\xFF\xFF\0\0\0\0\xFF\xFF\xFF\xFF"),
        );
    table
        .constant(
            "nvcompCRC32_C",
            Constant::Record(&nvcomp6::nvcompCRC32Spec_t, b"Ao\xDC\x1E\xFF\xFF\xFF\xFF\x01\x01\0\0\xFF\xFF\xFF\xFF"),
        );
    table
        .constant(
            "nvcompCRC32_CD_ROM_EDC",
            Constant::Record(&nvcomp6::nvcompCRC32Spec_t, b"\x1B\x80\x01\x80\0\0\0\0\x01\x01"),
        );
    table
        .constant(
            "nvcompCRC32_D",
            Constant::Record(&nvcomp6::nvcompCRC32Spec_t, b"+\x983\xA8\xFF\xFF\xFF\xFF\x01\x01\0\0\xFF\xFF\xFF\xFF"),
        );
    table
        .constant(
            "nvcompCRC32_JAMCRC",
            Constant::Record(&nvcomp6::nvcompCRC32Spec_t, b"\xB7\x1D\xC1\x04\xFF\xFF\xFF\xFF\x01\x01"),
        );
    table
        .constant(
            "nvcompCRC32_MEF", Constant::Record(&nvcomp6::nvcompCRC32Spec_t, b"\xD7\x8C\x1Bt\xFF\xFF\xFF\xFF\x01\x01"),
        );
    table
        .constant(
            "nvcompCRC32_MPEG_2", Constant::Record(&nvcomp6::nvcompCRC32Spec_t, b"\xB7\x1D\xC1\x04\xFF\xFF\xFF\xFF"),
        );
    table
        .constant(
            "nvcompCRC32_POSIX",
            Constant::Record(&nvcomp6::nvcompCRC32Spec_t, b"\xB7\x1D\xC1\x04\0\0\0\0\0\0\0\0\xFF\xFF\xFF\xFF"),
        );
    table.constant("nvcompCRC32_Q", Constant::Record(&nvcomp6::nvcompCRC32Spec_t, b"\xABAA\x81"));
    table.constant("nvcompCRC32_XFER", Constant::Record(&nvcomp6::nvcompCRC32Spec_t, b"\xAF\0\0\0"));
    table.constant("nvcompGzipLookaheadDecompressionMaxAllowedChunkSize", Constant::Unsigned(18446744073709551615));
}

functions! {
    common::nvcompBatchedANSCompressAsync,
    common::nvcompBatchedANSCompressGetMaxOutputChunkSize,
    common::nvcompBatchedANSCompressGetRequiredAlignments,
    common::nvcompBatchedANSCompressGetTempSize,
    common::nvcompBatchedANSCompressGetTempSizeSync,
    common::nvcompBatchedANSDecompressAsync,
    common::nvcompBatchedANSDecompressGetRequiredAlignments,
    common::nvcompBatchedANSDecompressGetTempSize,
    common::nvcompBatchedANSDecompressGetTempSizeSync,
    common::nvcompBatchedANSGetDecompressSizeAsync,
    common::nvcompBatchedBitcompCompressAsync,
    common::nvcompBatchedBitcompCompressGetMaxOutputChunkSize,
    common::nvcompBatchedBitcompCompressGetRequiredAlignments,
    common::nvcompBatchedBitcompCompressGetTempSize,
    common::nvcompBatchedBitcompCompressGetTempSizeSync,
    common::nvcompBatchedBitcompDecompressAsync,
    common::nvcompBatchedBitcompDecompressGetRequiredAlignments,
    common::nvcompBatchedBitcompDecompressGetTempSize,
    common::nvcompBatchedBitcompDecompressGetTempSizeSync,
    common::nvcompBatchedBitcompGetDecompressSizeAsync,
    common::nvcompBatchedCRC32Async,
    common::nvcompBatchedCRC32GetHeuristicConf,
    common::nvcompBatchedCRC32SearchConf,
    common::nvcompBatchedCascadedCompressAsync,
    common::nvcompBatchedCascadedCompressGetMaxOutputChunkSize,
    common::nvcompBatchedCascadedCompressGetRequiredAlignments,
    common::nvcompBatchedCascadedCompressGetTempSize,
    common::nvcompBatchedCascadedCompressGetTempSizeSync,
    common::nvcompBatchedCascadedDecompressAsync,
    common::nvcompBatchedCascadedDecompressGetRequiredAlignments,
    common::nvcompBatchedCascadedDecompressGetTempSize,
    common::nvcompBatchedCascadedDecompressGetTempSizeSync,
    common::nvcompBatchedCascadedGetDecompressSizeAsync,
    common::nvcompBatchedDeflateCompressAsync,
    common::nvcompBatchedDeflateCompressGetMaxOutputChunkSize,
    common::nvcompBatchedDeflateCompressGetRequiredAlignments,
    common::nvcompBatchedDeflateCompressGetTempSize,
    common::nvcompBatchedDeflateCompressGetTempSizeSync,
    common::nvcompBatchedDeflateDecompressAsync,
    common::nvcompBatchedDeflateDecompressGetRequiredAlignments,
    common::nvcompBatchedDeflateDecompressGetTempSize,
    common::nvcompBatchedDeflateDecompressGetTempSizeSync,
    common::nvcompBatchedDeflateGetDecompressSizeAsync,
    common::nvcompBatchedGdeflateCompressAsync,
    common::nvcompBatchedGdeflateCompressGetMaxOutputChunkSize,
    common::nvcompBatchedGdeflateCompressGetRequiredAlignments,
    common::nvcompBatchedGdeflateCompressGetTempSize,
    common::nvcompBatchedGdeflateCompressGetTempSizeSync,
    common::nvcompBatchedGdeflateDecompressAsync,
    common::nvcompBatchedGdeflateDecompressGetRequiredAlignments,
    common::nvcompBatchedGdeflateDecompressGetTempSize,
    common::nvcompBatchedGdeflateDecompressGetTempSizeSync,
    common::nvcompBatchedGdeflateGetDecompressSizeAsync,
    common::nvcompBatchedGzipCompressAsync,
    common::nvcompBatchedGzipCompressGetMaxOutputChunkSize,
    common::nvcompBatchedGzipCompressGetRequiredAlignments,
    common::nvcompBatchedGzipCompressGetTempSize,
    common::nvcompBatchedGzipCompressGetTempSizeSync,
    common::nvcompBatchedGzipDecompressAsync,
    common::nvcompBatchedGzipDecompressGetRequiredAlignments,
    common::nvcompBatchedGzipDecompressGetTempSize,
    common::nvcompBatchedGzipDecompressGetTempSizeSync,
    common::nvcompBatchedGzipGetDecompressSizeAsync,
    common::nvcompBatchedLZ4CompressAsync,
    common::nvcompBatchedLZ4CompressGetMaxOutputChunkSize,
    common::nvcompBatchedLZ4CompressGetRequiredAlignments,
    common::nvcompBatchedLZ4CompressGetTempSize,
    common::nvcompBatchedLZ4CompressGetTempSizeSync,
    common::nvcompBatchedLZ4DecompressAsync,
    common::nvcompBatchedLZ4DecompressGetRequiredAlignments,
    common::nvcompBatchedLZ4DecompressGetTempSize,
    common::nvcompBatchedLZ4DecompressGetTempSizeSync,
    common::nvcompBatchedLZ4GetDecompressSizeAsync,
    common::nvcompBatchedSnappyCompressAsync,
    common::nvcompBatchedSnappyCompressGetMaxOutputChunkSize,
    common::nvcompBatchedSnappyCompressGetRequiredAlignments,
    common::nvcompBatchedSnappyCompressGetTempSize,
    common::nvcompBatchedSnappyCompressGetTempSizeSync,
    common::nvcompBatchedSnappyDecompressAsync,
    common::nvcompBatchedSnappyDecompressGetRequiredAlignments,
    common::nvcompBatchedSnappyDecompressGetTempSize,
    common::nvcompBatchedSnappyDecompressGetTempSizeSync,
    common::nvcompBatchedSnappyGetDecompressSizeAsync,
    common::nvcompBatchedZstdCompressAsync,
    common::nvcompBatchedZstdCompressGetMaxOutputChunkSize,
    common::nvcompBatchedZstdCompressGetRequiredAlignments,
    common::nvcompBatchedZstdCompressGetTempSize,
    common::nvcompBatchedZstdCompressGetTempSizeSync,
    common::nvcompBatchedZstdDecompressAsync,
    common::nvcompBatchedZstdDecompressGetRequiredAlignments,
    common::nvcompBatchedZstdDecompressGetTempSize,
    common::nvcompBatchedZstdDecompressGetTempSizeSync,
    common::nvcompBatchedZstdGetDecompressSizeAsync,
    common::nvcompGetProperties,
    common::nvcompGetStatusString,
}

c_functions! {}

int_constants! {
    NVCOMP_VER = 6000,
    NVCOMP_VER_BUILD = 12,
    NVCOMP_VER_MAJOR = 6,
    NVCOMP_VER_MINOR = 0,
    NVCOMP_VER_PATCH = 0,
    nvcompANSCompressionMaxAllowedChunkSize = 16777216,
    nvcompANSDecompressionMaxAllowedChunkSize = 33554432,
    nvcompANSMaxHistogramReductionLog2 = 8,
    nvcompANSRequiredCompressionAlignment = 16,
    nvcompANSRequiredDecompressionAlignment = 16,
    nvcompBitcompCompressionMaxAllowedChunkSize = 16777216,
    nvcompBitcompDecompressionMaxAllowedChunkSize = 33554432,
    nvcompBitcompRequiredCompressionAlignment = 8,
    nvcompBitcompRequiredDecompressionAlignment = 8,
    nvcompCRC32DeducedMaxInputChunkBytes = 0,
    nvcompCRC32IgnoredInputChunkBytes = 0,
    nvcompCascadedCompressionMaxAllowedChunkSize = 16777216,
    nvcompCascadedDecompressionMaxAllowedChunkSize = 16777224,
    nvcompCascadedRequiredCompressionAlignment = 8,
    nvcompCascadedRequiredDecompressionAlignment = 8,
    nvcompDeflateCompressionMaxAllowedChunkSize = 2147483648,
    nvcompDeflateDecompressionMaxAllowedChunkSize = 4294967295,
    nvcompDeflateRequiredCompressionAlignment = 8,
    nvcompDeflateRequiredDecompressionAlignment = 4,
    nvcompGdeflateCompressionMaxAllowedChunkSize = 2147483648,
    nvcompGdeflateDecompressionMaxAllowedChunkSize = 4294967584,
    nvcompGdeflateRequiredCompressionAlignment = 8,
    nvcompGdeflateRequiredDecompressionAlignment = 4,
    nvcompGzipCompressionMaxAllowedChunkSize = 70368744144896,
    nvcompGzipNaiveDecompressionMaxAllowedChunkSize = 4294967295,
    nvcompGzipRequiredCompressionAlignment = 8,
    nvcompGzipRequiredDecompressionAlignment = 8,
    nvcompLZ4CompressionMaxAllowedChunkSize = 16777216,
    nvcompLZ4DecompressionMaxAllowedChunkSize = 4294967295,
    nvcompLZ4RequiredCompressionAlignment = 4,
    nvcompLZ4RequiredDecompressionAlignment = 4,
    nvcompSnappyCompressionMaxAllowedChunkSize = 16777216,
    nvcompSnappyDecompressionMaxAllowedChunkSize = 2147483647,
    nvcompSnappyRequiredCompressionAlignment = 1,
    nvcompSnappyRequiredDecompressionAlignment = 1,
    nvcompZstdCompressionMaxAllowedChunkSize = 2147483647,
    nvcompZstdDecompressionMaxAllowedChunkSize = 2147483647,
    nvcompZstdRequiredCompressionAlignment = 4,
    nvcompZstdRequiredDecompressionAlignment = 8,
}
