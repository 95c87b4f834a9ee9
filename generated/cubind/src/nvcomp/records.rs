//! Structs and unions (nvCOMP).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct nvcompAlignmentRequirements_t`, from `nvcomp/shared_types.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompAlignmentRequirements_t {
    /// `size_t input`.
    pub input: usize,
    /// `size_t output`.
    pub output: usize,
    /// `size_t temp`.
    pub temp: usize,
}

layout!(nvcompAlignmentRequirements_t size 24 align 8, input at 0, output at 8, temp at 16);

impl Eq for nvcompAlignmentRequirements_t {}

record!(nvcompAlignmentRequirements_t);

/// `struct nvcompBatchedANSCompressOpts_t`, from `nvcomp/ans.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedANSCompressOpts_t {
    /// `nvcompANSType_t type`.
    pub r#type: nvcompANSType_t,
    /// `nvcompType_t data_type`.
    pub data_type: nvcompType_t,
    /// `uint8_t max_sub_chunk_count`.
    pub max_sub_chunk_count: u8,
    /// `uint8_t states_per_lane`.
    pub states_per_lane: u8,
    /// `uint8_t histogram_reduction_log2`.
    pub histogram_reduction_log2: u8,
    /// `char reserved[53]`.
    pub reserved: [core::ffi::c_char; 53],
}

layout!(
    nvcompBatchedANSCompressOpts_t size 64 align 4, r#type at 0, data_type at 4, max_sub_chunk_count at 8,
    states_per_lane at 9, histogram_reduction_log2 at 10, reserved at 11
);

impl Eq for nvcompBatchedANSCompressOpts_t {}

record!(nvcompBatchedANSCompressOpts_t);

/// `struct nvcompBatchedANSDecompressOpts_t`, from `nvcomp/ans.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedANSDecompressOpts_t {
    /// `nvcompDecompressBackend_t backend`.
    pub backend: nvcompDecompressBackend_t,
    /// `nvcompType_t data_type`.
    pub data_type: nvcompType_t,
    /// `uint8_t max_sub_chunk_count`.
    pub max_sub_chunk_count: u8,
    /// `uint8_t states_per_lane`.
    pub states_per_lane: u8,
    /// `uint8_t skip_validate`.
    pub skip_validate: u8,
    /// `char reserved[53]`.
    pub reserved: [core::ffi::c_char; 53],
}

layout!(
    nvcompBatchedANSDecompressOpts_t size 64 align 4, backend at 0, data_type at 4, max_sub_chunk_count at 8,
    states_per_lane at 9, skip_validate at 10, reserved at 11
);

impl Eq for nvcompBatchedANSDecompressOpts_t {}

record!(nvcompBatchedANSDecompressOpts_t, data_type : nvcompType_t(255));

/// `struct nvcompBatchedBitcompCompressOpts_t`, from `nvcomp/bitcomp.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct nvcompBatchedBitcompCompressOpts_t {
    /// `int algorithm`.
    pub algorithm: i32,
    /// `nvcompType_t data_type`.
    pub data_type: nvcompType_t,
    /// `double delta`.
    pub delta: f64,
    /// `bitcompMode_t mode`.
    pub mode: bitcompMode_t,
    /// `char reserved[44]`.
    pub reserved: [core::ffi::c_char; 44],
}

layout!(
    nvcompBatchedBitcompCompressOpts_t size 64 align 8, algorithm at 0, data_type at 4, delta at 8, mode at 16,
    reserved at 20
);

record!(nvcompBatchedBitcompCompressOpts_t, data_type : nvcompType_t(1));

/// `struct nvcompBatchedBitcompDecompressOpts_t`, from `nvcomp/bitcomp.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedBitcompDecompressOpts_t {
    /// `nvcompDecompressBackend_t backend`.
    pub backend: nvcompDecompressBackend_t,
    /// `char reserved[60]`.
    pub reserved: [core::ffi::c_char; 60],
}

layout!(nvcompBatchedBitcompDecompressOpts_t size 64 align 4, backend at 0, reserved at 4);

impl Eq for nvcompBatchedBitcompDecompressOpts_t {}

record!(nvcompBatchedBitcompDecompressOpts_t);

/// `struct nvcompBatchedCRC32Opts_t`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedCRC32Opts_t {
    /// `nvcompCRC32Spec_t spec`.
    pub spec: nvcompCRC32Spec_t,
    /// `nvcompCRC32KernelConf_t kernel_conf`.
    pub kernel_conf: nvcompCRC32KernelConf_t,
    /// `char reserved[64]`.
    pub reserved: [core::ffi::c_char; 64],
}

layout!(nvcompBatchedCRC32Opts_t size 128 align 4, spec at 0, kernel_conf at 32, reserved at 64);

impl Eq for nvcompBatchedCRC32Opts_t {}

record!(nvcompBatchedCRC32Opts_t);

/// `struct nvcompBatchedCascadedCompressOpts_t`, from `nvcomp/cascaded.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedCascadedCompressOpts_t {
    /// `nvcompCascadedCommonOpts_t common_opts`.
    pub common_opts: nvcompCascadedCommonOpts_t,
    /// `uint64_t fine_grained_encoding_flags`.
    pub fine_grained_encoding_flags: u64,
    /// `uint8_t compression_level`.
    pub compression_level: u8,
    /// `char reserved[31]`.
    pub reserved: [core::ffi::c_char; 31],
}

layout!(
    nvcompBatchedCascadedCompressOpts_t size 64 align 8, common_opts at 0, fine_grained_encoding_flags at 24,
    compression_level at 32, reserved at 33
);

impl Eq for nvcompBatchedCascadedCompressOpts_t {}

record!(nvcompBatchedCascadedCompressOpts_t, common_opts.data_type : nvcompType_t(255));

/// `struct nvcompBatchedCascadedDecompressOpts_t`, from `nvcomp/cascaded.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedCascadedDecompressOpts_t {
    /// `nvcompDecompressBackend_t backend`.
    pub backend: nvcompDecompressBackend_t,
    /// `nvcompCascadedCommonOpts_t common_opts`.
    pub common_opts: nvcompCascadedCommonOpts_t,
    /// `char reserved[32]`.
    pub reserved: [core::ffi::c_char; 32],
}

layout!(nvcompBatchedCascadedDecompressOpts_t size 64 align 8, backend at 0, common_opts at 8, reserved at 32);

impl Eq for nvcompBatchedCascadedDecompressOpts_t {}

record!(nvcompBatchedCascadedDecompressOpts_t, common_opts.data_type : nvcompType_t(255));

/// `struct nvcompBatchedDeflateCompressOpts_t`, from `nvcomp/deflate.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedDeflateCompressOpts_t {
    /// `int algorithm`.
    pub algorithm: i32,
    /// `char reserved[60]`.
    pub reserved: [core::ffi::c_char; 60],
}

layout!(nvcompBatchedDeflateCompressOpts_t size 64 align 4, algorithm at 0, reserved at 4);

impl Eq for nvcompBatchedDeflateCompressOpts_t {}

record!(nvcompBatchedDeflateCompressOpts_t, algorithm : 1);

/// `struct nvcompBatchedDeflateDecompressOpts_t`, from `nvcomp/deflate.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedDeflateDecompressOpts_t {
    /// `nvcompDecompressBackend_t backend`.
    pub backend: nvcompDecompressBackend_t,
    /// `int sort_before_hw_decompress`.
    pub sort_before_hw_decompress: i32,
    /// `char reserved[56]`.
    pub reserved: [core::ffi::c_char; 56],
}

layout!(
    nvcompBatchedDeflateDecompressOpts_t size 64 align 4, backend at 0, sort_before_hw_decompress at 4, reserved at 8
);

impl Eq for nvcompBatchedDeflateDecompressOpts_t {}

record!(nvcompBatchedDeflateDecompressOpts_t);

/// `struct nvcompBatchedGdeflateCompressOpts_t`, from `nvcomp/gdeflate.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedGdeflateCompressOpts_t {
    /// `int algorithm`.
    pub algorithm: i32,
    /// `char reserved[60]`.
    pub reserved: [core::ffi::c_char; 60],
}

layout!(nvcompBatchedGdeflateCompressOpts_t size 64 align 4, algorithm at 0, reserved at 4);

impl Eq for nvcompBatchedGdeflateCompressOpts_t {}

record!(nvcompBatchedGdeflateCompressOpts_t, algorithm : 1);

/// `struct nvcompBatchedGdeflateDecompressOpts_t`, from `nvcomp/gdeflate.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedGdeflateDecompressOpts_t {
    /// `nvcompDecompressBackend_t backend`.
    pub backend: nvcompDecompressBackend_t,
    /// `char reserved[60]`.
    pub reserved: [core::ffi::c_char; 60],
}

layout!(nvcompBatchedGdeflateDecompressOpts_t size 64 align 4, backend at 0, reserved at 4);

impl Eq for nvcompBatchedGdeflateDecompressOpts_t {}

record!(nvcompBatchedGdeflateDecompressOpts_t);

/// `struct nvcompBatchedGzipCompressOpts_t`, from `nvcomp/gzip.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedGzipCompressOpts_t {
    /// `int algorithm`.
    pub algorithm: i32,
    /// `char reserved[60]`.
    pub reserved: [core::ffi::c_char; 60],
}

layout!(nvcompBatchedGzipCompressOpts_t size 64 align 4, algorithm at 0, reserved at 4);

impl Eq for nvcompBatchedGzipCompressOpts_t {}

record!(nvcompBatchedGzipCompressOpts_t, algorithm : 1);

/// `struct nvcompBatchedGzipDecompressOpts_t`, from `nvcomp/gzip.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedGzipDecompressOpts_t {
    /// `nvcompDecompressBackend_t backend`.
    pub backend: nvcompDecompressBackend_t,
    /// `nvcompBatchedGzipDecompressAlgorithm_t algorithm`.
    pub algorithm: nvcompBatchedGzipDecompressAlgorithm_t,
    /// `int sort_before_hw_decompress`.
    pub sort_before_hw_decompress: i32,
    /// `char reserved[52]`.
    pub reserved: [core::ffi::c_char; 52],
}

layout!(
    nvcompBatchedGzipDecompressOpts_t size 64 align 4, backend at 0, algorithm at 4, sort_before_hw_decompress at 8,
    reserved at 12
);

impl Eq for nvcompBatchedGzipDecompressOpts_t {}

record!(nvcompBatchedGzipDecompressOpts_t);

/// `struct nvcompBatchedLZ4CompressOpts_t`, from `nvcomp/lz4.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedLZ4CompressOpts_t {
    /// `nvcompType_t data_type`.
    pub data_type: nvcompType_t,
    /// `nvcompBitshuffleMode_t bitshuffle_mode`.
    pub bitshuffle_mode: nvcompBitshuffleMode_t,
    /// `char reserved[56]`.
    pub reserved: [core::ffi::c_char; 56],
}

layout!(nvcompBatchedLZ4CompressOpts_t size 64 align 4, data_type at 0, bitshuffle_mode at 4, reserved at 8);

impl Eq for nvcompBatchedLZ4CompressOpts_t {}

record!(nvcompBatchedLZ4CompressOpts_t);

/// `struct nvcompBatchedLZ4DecompressOpts_t`, from `nvcomp/lz4.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedLZ4DecompressOpts_t {
    /// `nvcompDecompressBackend_t backend`.
    pub backend: nvcompDecompressBackend_t,
    /// `int sort_before_hw_decompress`.
    pub sort_before_hw_decompress: i32,
    /// `nvcompType_t data_type`.
    pub data_type: nvcompType_t,
    /// `nvcompBitshuffleMode_t bitshuffle_mode`.
    pub bitshuffle_mode: nvcompBitshuffleMode_t,
    /// `char reserved[48]`.
    pub reserved: [core::ffi::c_char; 48],
}

layout!(
    nvcompBatchedLZ4DecompressOpts_t size 64 align 4, backend at 0, sort_before_hw_decompress at 4, data_type at 8,
    bitshuffle_mode at 12, reserved at 16
);

impl Eq for nvcompBatchedLZ4DecompressOpts_t {}

record!(nvcompBatchedLZ4DecompressOpts_t);

/// `struct nvcompBatchedSnappyCompressOpts_t`, from `nvcomp/snappy.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedSnappyCompressOpts_t {
    /// `char reserved[64]`.
    pub reserved: [core::ffi::c_char; 64],
}

layout!(nvcompBatchedSnappyCompressOpts_t size 64 align 1, reserved at 0);

impl Eq for nvcompBatchedSnappyCompressOpts_t {}

record!(nvcompBatchedSnappyCompressOpts_t);

/// `struct nvcompBatchedSnappyDecompressOpts_t`, from `nvcomp/snappy.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedSnappyDecompressOpts_t {
    /// `nvcompDecompressBackend_t backend`.
    pub backend: nvcompDecompressBackend_t,
    /// `int sort_before_hw_decompress`.
    pub sort_before_hw_decompress: i32,
    /// `char reserved[56]`.
    pub reserved: [core::ffi::c_char; 56],
}

layout!(
    nvcompBatchedSnappyDecompressOpts_t size 64 align 4, backend at 0, sort_before_hw_decompress at 4, reserved at 8
);

impl Eq for nvcompBatchedSnappyDecompressOpts_t {}

record!(nvcompBatchedSnappyDecompressOpts_t);

/// `struct nvcompBatchedZstdCompressOpts_t`, from `nvcomp/zstd.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedZstdCompressOpts_t {
    /// `char reserved[64]`.
    pub reserved: [core::ffi::c_char; 64],
}

layout!(nvcompBatchedZstdCompressOpts_t size 64 align 1, reserved at 0);

impl Eq for nvcompBatchedZstdCompressOpts_t {}

record!(nvcompBatchedZstdCompressOpts_t);

/// `struct nvcompBatchedZstdDecompressOpts_t`, from `nvcomp/zstd.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompBatchedZstdDecompressOpts_t {
    /// `nvcompDecompressBackend_t backend`.
    pub backend: nvcompDecompressBackend_t,
    /// `char reserved[60]`.
    pub reserved: [core::ffi::c_char; 60],
}

layout!(nvcompBatchedZstdDecompressOpts_t size 64 align 4, backend at 0, reserved at 4);

impl Eq for nvcompBatchedZstdDecompressOpts_t {}

record!(nvcompBatchedZstdDecompressOpts_t);

/// `struct nvcompCRC32KernelConf_t`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompCRC32KernelConf_t {
    /// `nvcompCRC32KernelKind_t kernel_kind`.
    pub kernel_kind: nvcompCRC32KernelKind_t,
    /// `int32_t bytes_per_read`.
    pub bytes_per_read: i32,
    /// `int32_t blocks_per_msg`.
    pub blocks_per_msg: i32,
    /// `char reserved[20]`.
    pub reserved: [core::ffi::c_char; 20],
}

layout!(
    nvcompCRC32KernelConf_t size 32 align 4, kernel_kind at 0, bytes_per_read at 4, blocks_per_msg at 8, reserved at 12
);

impl Eq for nvcompCRC32KernelConf_t {}

record!(nvcompCRC32KernelConf_t);

/// `struct nvcompCRC32Spec_t`, from `nvcomp/crc32.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompCRC32Spec_t {
    /// `uint32_t poly`.
    pub poly: u32,
    /// `uint32_t init`.
    pub init: u32,
    /// `_Bool ref_in`.
    pub ref_in: bool,
    /// `_Bool ref_out`.
    pub ref_out: bool,
    /// `uint32_t xorout`.
    pub xorout: u32,
    /// `char reserved[16]`.
    pub reserved: [core::ffi::c_char; 16],
}

layout!(
    nvcompCRC32Spec_t size 32 align 4, poly at 0, init at 4, ref_in at 8, ref_out at 9, xorout at 12, reserved at 16
);

impl Eq for nvcompCRC32Spec_t {}

record!(nvcompCRC32Spec_t);

/// `struct nvcompCascadedCommonOpts_t`, from `nvcomp/cascaded.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompCascadedCommonOpts_t {
    /// `nvcompType_t data_type`.
    pub data_type: nvcompType_t,
    /// `nvcompCascadedMode_t mode`.
    pub mode: nvcompCascadedMode_t,
    /// `uint64_t terminal_codec_flags`.
    pub terminal_codec_flags: u64,
    /// `uint64_t coarse_grained_encoding_flags`.
    pub coarse_grained_encoding_flags: u64,
}

layout!(
    nvcompCascadedCommonOpts_t size 24 align 8, data_type at 0, mode at 4, terminal_codec_flags at 8,
    coarse_grained_encoding_flags at 16
);

impl Eq for nvcompCascadedCommonOpts_t {}

record!(nvcompCascadedCommonOpts_t, data_type : nvcompType_t(255));

/// `struct nvcompProperties_t`, from `nvcomp/shared_types.h`, since at least nvCOMP 6.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvcompProperties_t {
    /// `uint32_t version`.
    pub version: u32,
    /// `uint32_t cudart_version`.
    pub cudart_version: u32,
}

layout!(nvcompProperties_t size 8 align 4, version at 0, cudart_version at 4);

impl Eq for nvcompProperties_t {}

record!(nvcompProperties_t);
