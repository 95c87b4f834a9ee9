//! Records that are passed by value; only their layout matters.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::tables::by_value;

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedANSCompressOpts_t6 {
    pub(crate) r#type: i32,
    pub(crate) data_type: i32,
    pub(crate) max_sub_chunk_count: u8,
    pub(crate) states_per_lane: u8,
    pub(crate) histogram_reduction_log2: u8,
    pub(crate) reserved: [i8; 53],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedANSDecompressOpts_t6 {
    pub(crate) backend: i32,
    pub(crate) data_type: i32,
    pub(crate) max_sub_chunk_count: u8,
    pub(crate) states_per_lane: u8,
    pub(crate) skip_validate: u8,
    pub(crate) reserved: [i8; 53],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedBitcompCompressOpts_t6 {
    pub(crate) algorithm: i32,
    pub(crate) data_type: i32,
    pub(crate) delta: f64,
    pub(crate) mode: i32,
    pub(crate) reserved: [i8; 44],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedBitcompDecompressOpts_t6 {
    pub(crate) backend: i32,
    pub(crate) reserved: [i8; 60],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedCRC32Opts_t6 {
    pub(crate) spec: by_value::nvcomp::nvcompCRC32Spec_t6,
    pub(crate) kernel_conf: by_value::nvcomp::nvcompCRC32KernelConf_t6,
    pub(crate) reserved: [i8; 64],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedCascadedCompressOpts_t6 {
    pub(crate) common_opts: by_value::nvcomp::nvcompCascadedCommonOpts_t6,
    pub(crate) fine_grained_encoding_flags: u64,
    pub(crate) compression_level: u8,
    pub(crate) reserved: [i8; 31],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedCascadedDecompressOpts_t6 {
    pub(crate) backend: i32,
    pub(crate) common_opts: by_value::nvcomp::nvcompCascadedCommonOpts_t6,
    pub(crate) reserved: [i8; 32],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedDeflateCompressOpts_t6 {
    pub(crate) algorithm: i32,
    pub(crate) reserved: [i8; 60],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedDeflateDecompressOpts_t6 {
    pub(crate) backend: i32,
    pub(crate) sort_before_hw_decompress: i32,
    pub(crate) reserved: [i8; 56],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedGdeflateCompressOpts_t6 {
    pub(crate) algorithm: i32,
    pub(crate) reserved: [i8; 60],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedGdeflateDecompressOpts_t6 {
    pub(crate) backend: i32,
    pub(crate) reserved: [i8; 60],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedGzipCompressOpts_t6 {
    pub(crate) algorithm: i32,
    pub(crate) reserved: [i8; 60],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedGzipDecompressOpts_t6 {
    pub(crate) backend: i32,
    pub(crate) algorithm: i32,
    pub(crate) sort_before_hw_decompress: i32,
    pub(crate) reserved: [i8; 52],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedLZ4CompressOpts_t6 {
    pub(crate) data_type: i32,
    pub(crate) bitshuffle_mode: i32,
    pub(crate) reserved: [i8; 56],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedLZ4DecompressOpts_t6 {
    pub(crate) backend: i32,
    pub(crate) sort_before_hw_decompress: i32,
    pub(crate) data_type: i32,
    pub(crate) bitshuffle_mode: i32,
    pub(crate) reserved: [i8; 48],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedSnappyCompressOpts_t6 {
    pub(crate) reserved: [i8; 64],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedSnappyDecompressOpts_t6 {
    pub(crate) backend: i32,
    pub(crate) sort_before_hw_decompress: i32,
    pub(crate) reserved: [i8; 56],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedZstdCompressOpts_t6 {
    pub(crate) reserved: [i8; 64],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompBatchedZstdDecompressOpts_t6 {
    pub(crate) backend: i32,
    pub(crate) reserved: [i8; 60],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompCRC32KernelConf_t6 {
    pub(crate) kernel_kind: i32,
    pub(crate) bytes_per_read: i32,
    pub(crate) blocks_per_msg: i32,
    pub(crate) reserved: [i8; 20],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompCRC32Spec_t6 {
    pub(crate) poly: u32,
    pub(crate) init: u32,
    pub(crate) ref_in: bool,
    pub(crate) ref_out: bool,
    pub(crate) xorout: u32,
    pub(crate) reserved: [i8; 16],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct nvcompCascadedCommonOpts_t6 {
    pub(crate) data_type: i32,
    pub(crate) mode: i32,
    pub(crate) terminal_codec_flags: u64,
    pub(crate) coarse_grained_encoding_flags: u64,
}
