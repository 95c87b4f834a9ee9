//! Enumerations: cuBLASLt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cublasLtEmulationDescAttributes_t`, from `cublasLt.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtEmulationDescAttributes_t(pub i32);

impl cublasLtEmulationDescAttributes_t {
    /// 0, since CUDA 13.0.
    pub const CUBLASLT_EMULATION_DESC_STRATEGY: Self = Self(0);
    /// 1, since CUDA 13.0.
    pub const CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT: Self = Self(1);
    /// 2, since CUDA 13.0.
    pub const CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL: Self = Self(2);
    /// 3, since CUDA 13.0.
    pub const CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT: Self = Self(3);
    /// 4, since CUDA 13.0.
    pub const CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET: Self = Self(4);
    /// 5, since CUDA 13.0.
    pub const CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER: Self = Self(
        5,
    );
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_EMULATION_DESC_STRATEGY"),
        (1, "CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT"),
        (2, "CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL"),
        (3, "CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT"),
        (4, "CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET"),
        (5, "CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER"),
    ];
}

enumeration!(cublasLtEmulationDescAttributes_t);

/// `enum cublasLtIntegerWidth_t`, from `cublasLt.h`, since CUDA 13.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtIntegerWidth_t(pub i32);

impl cublasLtIntegerWidth_t {
    /// 0, since CUDA 13.1.
    pub const CUBLASLT_INTEGER_WIDTH_32: Self = Self(0);
    /// 1, since CUDA 13.1.
    pub const CUBLASLT_INTEGER_WIDTH_64: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_INTEGER_WIDTH_32"),
        (1, "CUBLASLT_INTEGER_WIDTH_64"),
    ];
}

enumeration!(cublasLtIntegerWidth_t);

/// `enum cublasLtMatmulBatchInvarianceFlags_t`, from `cublasLt.h`, since CUDA 13.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulBatchInvarianceFlags_t(pub i32);

impl cublasLtMatmulBatchInvarianceFlags_t {
    /// 0, since CUDA 13.4.
    pub const CUBLASLT_BATCH_INVARIANCE_DISABLED: Self = Self(0);
    /// 1, since CUDA 13.4.
    pub const CUBLASLT_BATCH_INVARIANCE_ALIGN_2B: Self = Self(1);
    /// 2, since CUDA 13.4.
    pub const CUBLASLT_BATCH_INVARIANCE_ALIGN_4B: Self = Self(2);
    /// 3, since CUDA 13.4.
    pub const CUBLASLT_BATCH_INVARIANCE_ALIGN_8B: Self = Self(3);
    /// 4, since CUDA 13.4.
    pub const CUBLASLT_BATCH_INVARIANCE_ALIGN_16B: Self = Self(4);
    /// 8, since CUDA 13.4.
    pub const CUBLASLT_BATCH_INVARIANCE_AUTO: Self = Self(8);
    /// 32768, since CUDA 13.4.
    pub const CUBLASLT_BATCH_INVARIANCE_UNSET: Self = Self(32768);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_BATCH_INVARIANCE_DISABLED"),
        (1, "CUBLASLT_BATCH_INVARIANCE_ALIGN_2B"),
        (2, "CUBLASLT_BATCH_INVARIANCE_ALIGN_4B"),
        (3, "CUBLASLT_BATCH_INVARIANCE_ALIGN_8B"),
        (4, "CUBLASLT_BATCH_INVARIANCE_ALIGN_16B"),
        (8, "CUBLASLT_BATCH_INVARIANCE_AUTO"),
        (32768, "CUBLASLT_BATCH_INVARIANCE_UNSET"),
    ];
}

enumeration!(cublasLtMatmulBatchInvarianceFlags_t);

/// `enum cublasLtMatmulMatrixScale_t`, from `cublasLt.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulMatrixScale_t(pub i32);

impl cublasLtMatmulMatrixScale_t {
    /// 0, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0: Self = Self(2);
    /// 3, since CUDA 12.9.
    pub const CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F: Self = Self(3);
    /// 4, since CUDA 12.9.
    pub const CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F: Self = Self(4);
    /// 5, since CUDA 12.9.
    pub const CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F: Self = Self(5);
    /// 6, since CUDA 13.1.
    pub const CUBLASLT_MATMUL_MATRIX_SCALE_PER_BATCH_SCALAR_32F: Self = Self(6);
    /// 12, since CUDA 13.4.
    pub const CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_MN_K4_UE8M0: Self = Self(12);
    /// 13, since CUDA 13.4.
    pub const CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_MN_K4_UE8M0: Self = Self(13);
    /// 14, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_MATRIX_SCALE_END: Self = Self(14);
    /// 127, since CUDA 13.4.
    pub const CUBLASLT_MATMUL_MATRIX_SCALE_RESERVED: Self = Self(127);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F"),
        (1, "CUBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3"),
        (2, "CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0"),
        (3, "CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F"),
        (4, "CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F"),
        (5, "CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F"),
        (6, "CUBLASLT_MATMUL_MATRIX_SCALE_PER_BATCH_SCALAR_32F"),
        (12, "CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_MN_K4_UE8M0"),
        (13, "CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_MN_K4_UE8M0"),
        (14, "CUBLASLT_MATMUL_MATRIX_SCALE_END"),
        (127, "CUBLASLT_MATMUL_MATRIX_SCALE_RESERVED"),
    ];
}

enumeration!(cublasLtMatmulMatrixScale_t);

/// `enum cublasLtMatmulStages_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulStages_t(pub i32);

impl cublasLtMatmulStages_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_UNDEFINED: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_16x1: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_16x2: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_16x3: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_16x4: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_16x5: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_16x6: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_32x1: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_32x2: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_32x3: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_32x4: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_32x5: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_32x6: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_64x1: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_64x2: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_64x3: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_64x4: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_64x5: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_64x6: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_128x1: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_128x2: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_128x3: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_128x4: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_128x5: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_128x6: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_32x10: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_8x4: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_16x10: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_8x5: Self = Self(28);
    /// 31, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_8x3: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_8xAUTO: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_16xAUTO: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_32xAUTO: Self = Self(34);
    /// 35, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_64xAUTO: Self = Self(35);
    /// 36, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_128xAUTO: Self = Self(36);
    /// 37, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_STAGES_256xAUTO: Self = Self(37);
    /// 38, since CUDA 13.0.
    pub const CUBLASLT_MATMUL_STAGES_768xAUTO: Self = Self(38);
    /// 39, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_STAGES_END: Self = Self(39);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_MATMUL_STAGES_UNDEFINED"),
        (1, "CUBLASLT_MATMUL_STAGES_16x1"),
        (2, "CUBLASLT_MATMUL_STAGES_16x2"),
        (3, "CUBLASLT_MATMUL_STAGES_16x3"),
        (4, "CUBLASLT_MATMUL_STAGES_16x4"),
        (5, "CUBLASLT_MATMUL_STAGES_16x5"),
        (6, "CUBLASLT_MATMUL_STAGES_16x6"),
        (7, "CUBLASLT_MATMUL_STAGES_32x1"),
        (8, "CUBLASLT_MATMUL_STAGES_32x2"),
        (9, "CUBLASLT_MATMUL_STAGES_32x3"),
        (10, "CUBLASLT_MATMUL_STAGES_32x4"),
        (11, "CUBLASLT_MATMUL_STAGES_32x5"),
        (12, "CUBLASLT_MATMUL_STAGES_32x6"),
        (13, "CUBLASLT_MATMUL_STAGES_64x1"),
        (14, "CUBLASLT_MATMUL_STAGES_64x2"),
        (15, "CUBLASLT_MATMUL_STAGES_64x3"),
        (16, "CUBLASLT_MATMUL_STAGES_64x4"),
        (17, "CUBLASLT_MATMUL_STAGES_64x5"),
        (18, "CUBLASLT_MATMUL_STAGES_64x6"),
        (19, "CUBLASLT_MATMUL_STAGES_128x1"),
        (20, "CUBLASLT_MATMUL_STAGES_128x2"),
        (21, "CUBLASLT_MATMUL_STAGES_128x3"),
        (22, "CUBLASLT_MATMUL_STAGES_128x4"),
        (23, "CUBLASLT_MATMUL_STAGES_128x5"),
        (24, "CUBLASLT_MATMUL_STAGES_128x6"),
        (25, "CUBLASLT_MATMUL_STAGES_32x10"),
        (26, "CUBLASLT_MATMUL_STAGES_8x4"),
        (27, "CUBLASLT_MATMUL_STAGES_16x10"),
        (28, "CUBLASLT_MATMUL_STAGES_8x5"),
        (31, "CUBLASLT_MATMUL_STAGES_8x3"),
        (32, "CUBLASLT_MATMUL_STAGES_8xAUTO"),
        (33, "CUBLASLT_MATMUL_STAGES_16xAUTO"),
        (34, "CUBLASLT_MATMUL_STAGES_32xAUTO"),
        (35, "CUBLASLT_MATMUL_STAGES_64xAUTO"),
        (36, "CUBLASLT_MATMUL_STAGES_128xAUTO"),
        (37, "CUBLASLT_MATMUL_STAGES_256xAUTO"),
        (38, "CUBLASLT_MATMUL_STAGES_768xAUTO"),
        (39, "CUBLASLT_MATMUL_STAGES_END"),
    ];
}

enumeration!(cublasLtMatmulStages_t);

/// `enum cublasLtMatmulTile_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulTile_t(pub i32);

impl cublasLtMatmulTile_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_UNDEFINED: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_8x8: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_8x16: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_16x8: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_8x32: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_16x16: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_32x8: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_8x64: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_16x32: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_32x16: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_64x8: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_32x32: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_32x64: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_64x32: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_32x128: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_64x64: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_128x32: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_64x128: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_128x64: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_64x256: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_128x128: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_256x64: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_64x512: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_128x256: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_256x128: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_512x64: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_64x96: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_96x64: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_96x128: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_128x160: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_160x128: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_192x128: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_128x192: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_128x96: Self = Self(33);
    /// 34, since CUDA 12.1.
    pub const CUBLASLT_MATMUL_TILE_32x256: Self = Self(34);
    /// 35, since CUDA 12.1.
    pub const CUBLASLT_MATMUL_TILE_256x32: Self = Self(35);
    /// 36, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_8x128: Self = Self(36);
    /// 37, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_8x192: Self = Self(37);
    /// 38, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_8x256: Self = Self(38);
    /// 39, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_8x320: Self = Self(39);
    /// 40, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_8x384: Self = Self(40);
    /// 41, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_8x448: Self = Self(41);
    /// 42, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_8x512: Self = Self(42);
    /// 43, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_8x576: Self = Self(43);
    /// 44, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_8x640: Self = Self(44);
    /// 45, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_8x704: Self = Self(45);
    /// 46, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_8x768: Self = Self(46);
    /// 47, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_16x64: Self = Self(47);
    /// 48, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_16x128: Self = Self(48);
    /// 49, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_16x192: Self = Self(49);
    /// 50, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_16x256: Self = Self(50);
    /// 51, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_16x320: Self = Self(51);
    /// 52, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_16x384: Self = Self(52);
    /// 53, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_16x448: Self = Self(53);
    /// 54, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_16x512: Self = Self(54);
    /// 55, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_16x576: Self = Self(55);
    /// 56, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_16x640: Self = Self(56);
    /// 57, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_16x704: Self = Self(57);
    /// 58, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_16x768: Self = Self(58);
    /// 59, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_24x64: Self = Self(59);
    /// 60, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_24x128: Self = Self(60);
    /// 61, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_24x192: Self = Self(61);
    /// 62, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_24x256: Self = Self(62);
    /// 63, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_24x320: Self = Self(63);
    /// 64, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_24x384: Self = Self(64);
    /// 65, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_24x448: Self = Self(65);
    /// 66, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_24x512: Self = Self(66);
    /// 67, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_24x576: Self = Self(67);
    /// 68, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_24x640: Self = Self(68);
    /// 69, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_24x704: Self = Self(69);
    /// 70, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_24x768: Self = Self(70);
    /// 71, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_32x192: Self = Self(71);
    /// 72, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_32x320: Self = Self(72);
    /// 73, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_32x384: Self = Self(73);
    /// 74, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_32x448: Self = Self(74);
    /// 75, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_32x512: Self = Self(75);
    /// 76, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_32x576: Self = Self(76);
    /// 77, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_32x640: Self = Self(77);
    /// 78, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_32x704: Self = Self(78);
    /// 79, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_32x768: Self = Self(79);
    /// 80, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_40x64: Self = Self(80);
    /// 81, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_40x128: Self = Self(81);
    /// 82, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_40x192: Self = Self(82);
    /// 83, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_40x256: Self = Self(83);
    /// 84, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_40x320: Self = Self(84);
    /// 85, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_40x384: Self = Self(85);
    /// 86, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_40x448: Self = Self(86);
    /// 87, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_40x512: Self = Self(87);
    /// 88, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_40x576: Self = Self(88);
    /// 89, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_40x640: Self = Self(89);
    /// 90, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_40x704: Self = Self(90);
    /// 91, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_40x768: Self = Self(91);
    /// 92, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_48x64: Self = Self(92);
    /// 93, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_48x128: Self = Self(93);
    /// 94, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_48x192: Self = Self(94);
    /// 95, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_48x256: Self = Self(95);
    /// 96, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_48x320: Self = Self(96);
    /// 97, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_48x384: Self = Self(97);
    /// 98, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_48x448: Self = Self(98);
    /// 99, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_48x512: Self = Self(99);
    /// 100, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_48x576: Self = Self(100);
    /// 101, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_48x640: Self = Self(101);
    /// 102, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_48x704: Self = Self(102);
    /// 103, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_48x768: Self = Self(103);
    /// 104, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_56x64: Self = Self(104);
    /// 105, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_56x128: Self = Self(105);
    /// 106, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_56x192: Self = Self(106);
    /// 107, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_56x256: Self = Self(107);
    /// 108, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_56x320: Self = Self(108);
    /// 109, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_56x384: Self = Self(109);
    /// 110, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_56x448: Self = Self(110);
    /// 111, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_56x512: Self = Self(111);
    /// 112, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_56x576: Self = Self(112);
    /// 113, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_56x640: Self = Self(113);
    /// 114, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_56x704: Self = Self(114);
    /// 115, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_56x768: Self = Self(115);
    /// 116, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x192: Self = Self(116);
    /// 117, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x320: Self = Self(117);
    /// 118, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x384: Self = Self(118);
    /// 119, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x448: Self = Self(119);
    /// 120, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x576: Self = Self(120);
    /// 121, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x640: Self = Self(121);
    /// 122, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x704: Self = Self(122);
    /// 123, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x768: Self = Self(123);
    /// 124, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_72x64: Self = Self(124);
    /// 125, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_72x128: Self = Self(125);
    /// 126, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_72x192: Self = Self(126);
    /// 127, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_72x256: Self = Self(127);
    /// 128, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_72x320: Self = Self(128);
    /// 129, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_72x384: Self = Self(129);
    /// 130, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_72x448: Self = Self(130);
    /// 131, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_72x512: Self = Self(131);
    /// 132, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_72x576: Self = Self(132);
    /// 133, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_72x640: Self = Self(133);
    /// 134, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_80x64: Self = Self(134);
    /// 135, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_80x128: Self = Self(135);
    /// 136, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_80x192: Self = Self(136);
    /// 137, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_80x256: Self = Self(137);
    /// 138, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_80x320: Self = Self(138);
    /// 139, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_80x384: Self = Self(139);
    /// 140, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_80x448: Self = Self(140);
    /// 141, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_80x512: Self = Self(141);
    /// 142, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_80x576: Self = Self(142);
    /// 143, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_88x64: Self = Self(143);
    /// 144, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_88x128: Self = Self(144);
    /// 145, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_88x192: Self = Self(145);
    /// 146, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_88x256: Self = Self(146);
    /// 147, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_88x320: Self = Self(147);
    /// 148, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_88x384: Self = Self(148);
    /// 149, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_88x448: Self = Self(149);
    /// 150, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_88x512: Self = Self(150);
    /// 151, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_96x192: Self = Self(151);
    /// 152, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_96x256: Self = Self(152);
    /// 153, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_96x320: Self = Self(153);
    /// 154, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_96x384: Self = Self(154);
    /// 155, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_96x448: Self = Self(155);
    /// 156, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_96x512: Self = Self(156);
    /// 157, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_104x64: Self = Self(157);
    /// 158, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_104x128: Self = Self(158);
    /// 159, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_104x192: Self = Self(159);
    /// 160, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_104x256: Self = Self(160);
    /// 161, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_104x320: Self = Self(161);
    /// 162, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_104x384: Self = Self(162);
    /// 163, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_104x448: Self = Self(163);
    /// 164, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_112x64: Self = Self(164);
    /// 165, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_112x128: Self = Self(165);
    /// 166, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_112x192: Self = Self(166);
    /// 167, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_112x256: Self = Self(167);
    /// 168, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_112x320: Self = Self(168);
    /// 169, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_112x384: Self = Self(169);
    /// 170, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_120x64: Self = Self(170);
    /// 171, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_120x128: Self = Self(171);
    /// 172, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_120x192: Self = Self(172);
    /// 173, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_120x256: Self = Self(173);
    /// 174, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_120x320: Self = Self(174);
    /// 175, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_120x384: Self = Self(175);
    /// 176, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x320: Self = Self(176);
    /// 177, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x384: Self = Self(177);
    /// 178, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_136x64: Self = Self(178);
    /// 179, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_136x128: Self = Self(179);
    /// 180, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_136x192: Self = Self(180);
    /// 181, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_136x256: Self = Self(181);
    /// 182, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_136x320: Self = Self(182);
    /// 183, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_144x64: Self = Self(183);
    /// 184, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_144x128: Self = Self(184);
    /// 185, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_144x192: Self = Self(185);
    /// 186, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_144x256: Self = Self(186);
    /// 187, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_144x320: Self = Self(187);
    /// 188, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_152x64: Self = Self(188);
    /// 189, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_152x128: Self = Self(189);
    /// 190, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_152x192: Self = Self(190);
    /// 191, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_152x256: Self = Self(191);
    /// 192, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_152x320: Self = Self(192);
    /// 193, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_160x64: Self = Self(193);
    /// 194, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_160x192: Self = Self(194);
    /// 195, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_160x256: Self = Self(195);
    /// 196, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_168x64: Self = Self(196);
    /// 197, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_168x128: Self = Self(197);
    /// 198, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_168x192: Self = Self(198);
    /// 199, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_168x256: Self = Self(199);
    /// 200, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_176x64: Self = Self(200);
    /// 201, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_176x128: Self = Self(201);
    /// 202, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_176x192: Self = Self(202);
    /// 203, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_176x256: Self = Self(203);
    /// 204, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_184x64: Self = Self(204);
    /// 205, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_184x128: Self = Self(205);
    /// 206, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_184x192: Self = Self(206);
    /// 207, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_184x256: Self = Self(207);
    /// 208, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x64: Self = Self(208);
    /// 209, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x192: Self = Self(209);
    /// 210, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x256: Self = Self(210);
    /// 211, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_200x64: Self = Self(211);
    /// 212, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_200x128: Self = Self(212);
    /// 213, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_200x192: Self = Self(213);
    /// 214, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_208x64: Self = Self(214);
    /// 215, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_208x128: Self = Self(215);
    /// 216, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_208x192: Self = Self(216);
    /// 217, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_216x64: Self = Self(217);
    /// 218, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_216x128: Self = Self(218);
    /// 219, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_216x192: Self = Self(219);
    /// 220, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_224x64: Self = Self(220);
    /// 221, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_224x128: Self = Self(221);
    /// 222, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_224x192: Self = Self(222);
    /// 223, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_232x64: Self = Self(223);
    /// 224, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_232x128: Self = Self(224);
    /// 225, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_232x192: Self = Self(225);
    /// 226, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_240x64: Self = Self(226);
    /// 227, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_240x128: Self = Self(227);
    /// 228, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_240x192: Self = Self(228);
    /// 229, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_248x64: Self = Self(229);
    /// 230, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_248x128: Self = Self(230);
    /// 231, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_248x192: Self = Self(231);
    /// 232, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x192: Self = Self(232);
    /// 233, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_264x64: Self = Self(233);
    /// 234, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_264x128: Self = Self(234);
    /// 235, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_272x64: Self = Self(235);
    /// 236, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_272x128: Self = Self(236);
    /// 237, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_280x64: Self = Self(237);
    /// 238, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_280x128: Self = Self(238);
    /// 239, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_288x64: Self = Self(239);
    /// 240, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_288x128: Self = Self(240);
    /// 241, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_296x64: Self = Self(241);
    /// 242, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_296x128: Self = Self(242);
    /// 243, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_304x64: Self = Self(243);
    /// 244, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_304x128: Self = Self(244);
    /// 245, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_312x64: Self = Self(245);
    /// 246, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_312x128: Self = Self(246);
    /// 247, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x64: Self = Self(247);
    /// 248, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x128: Self = Self(248);
    /// 249, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_328x64: Self = Self(249);
    /// 250, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_328x128: Self = Self(250);
    /// 251, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_336x64: Self = Self(251);
    /// 252, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_336x128: Self = Self(252);
    /// 253, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_344x64: Self = Self(253);
    /// 254, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_344x128: Self = Self(254);
    /// 255, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_352x64: Self = Self(255);
    /// 256, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_352x128: Self = Self(256);
    /// 257, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_360x64: Self = Self(257);
    /// 258, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_360x128: Self = Self(258);
    /// 259, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_368x64: Self = Self(259);
    /// 260, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_368x128: Self = Self(260);
    /// 261, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_376x64: Self = Self(261);
    /// 262, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_376x128: Self = Self(262);
    /// 263, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x64: Self = Self(263);
    /// 264, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x128: Self = Self(264);
    /// 265, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_392x64: Self = Self(265);
    /// 266, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_400x64: Self = Self(266);
    /// 267, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_408x64: Self = Self(267);
    /// 268, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_416x64: Self = Self(268);
    /// 269, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_424x64: Self = Self(269);
    /// 270, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_432x64: Self = Self(270);
    /// 271, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_440x64: Self = Self(271);
    /// 272, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x64: Self = Self(272);
    /// 273, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_456x64: Self = Self(273);
    /// 274, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_464x64: Self = Self(274);
    /// 275, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_472x64: Self = Self(275);
    /// 276, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_480x64: Self = Self(276);
    /// 277, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_488x64: Self = Self(277);
    /// 278, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_496x64: Self = Self(278);
    /// 279, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_504x64: Self = Self(279);
    /// 280, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_520x64: Self = Self(280);
    /// 281, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_528x64: Self = Self(281);
    /// 282, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_536x64: Self = Self(282);
    /// 283, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_544x64: Self = Self(283);
    /// 284, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_552x64: Self = Self(284);
    /// 285, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_560x64: Self = Self(285);
    /// 286, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_568x64: Self = Self(286);
    /// 287, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x64: Self = Self(287);
    /// 288, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_584x64: Self = Self(288);
    /// 289, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_592x64: Self = Self(289);
    /// 290, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_600x64: Self = Self(290);
    /// 291, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_608x64: Self = Self(291);
    /// 292, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_616x64: Self = Self(292);
    /// 293, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_624x64: Self = Self(293);
    /// 294, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_632x64: Self = Self(294);
    /// 295, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_640x64: Self = Self(295);
    /// 296, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_648x64: Self = Self(296);
    /// 297, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_656x64: Self = Self(297);
    /// 298, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_664x64: Self = Self(298);
    /// 299, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_672x64: Self = Self(299);
    /// 300, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_680x64: Self = Self(300);
    /// 301, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_688x64: Self = Self(301);
    /// 302, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_696x64: Self = Self(302);
    /// 303, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_704x64: Self = Self(303);
    /// 304, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_712x64: Self = Self(304);
    /// 305, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_720x64: Self = Self(305);
    /// 306, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_728x64: Self = Self(306);
    /// 307, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_736x64: Self = Self(307);
    /// 308, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_744x64: Self = Self(308);
    /// 309, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_752x64: Self = Self(309);
    /// 310, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_760x64: Self = Self(310);
    /// 311, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_768x64: Self = Self(311);
    /// 312, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x16: Self = Self(312);
    /// 313, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x24: Self = Self(313);
    /// 314, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x40: Self = Self(314);
    /// 315, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x48: Self = Self(315);
    /// 316, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x56: Self = Self(316);
    /// 317, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x72: Self = Self(317);
    /// 318, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x80: Self = Self(318);
    /// 319, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x88: Self = Self(319);
    /// 320, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x104: Self = Self(320);
    /// 321, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x112: Self = Self(321);
    /// 322, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x120: Self = Self(322);
    /// 323, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x136: Self = Self(323);
    /// 324, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x144: Self = Self(324);
    /// 325, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x152: Self = Self(325);
    /// 326, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x160: Self = Self(326);
    /// 327, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x168: Self = Self(327);
    /// 328, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x176: Self = Self(328);
    /// 329, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x184: Self = Self(329);
    /// 330, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x200: Self = Self(330);
    /// 331, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x208: Self = Self(331);
    /// 332, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x216: Self = Self(332);
    /// 333, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x224: Self = Self(333);
    /// 334, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x232: Self = Self(334);
    /// 335, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x240: Self = Self(335);
    /// 336, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x248: Self = Self(336);
    /// 337, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x264: Self = Self(337);
    /// 338, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x272: Self = Self(338);
    /// 339, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x280: Self = Self(339);
    /// 340, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x288: Self = Self(340);
    /// 341, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x296: Self = Self(341);
    /// 342, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x304: Self = Self(342);
    /// 343, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x312: Self = Self(343);
    /// 344, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x328: Self = Self(344);
    /// 345, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x336: Self = Self(345);
    /// 346, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x344: Self = Self(346);
    /// 347, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x352: Self = Self(347);
    /// 348, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x360: Self = Self(348);
    /// 349, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x368: Self = Self(349);
    /// 350, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x376: Self = Self(350);
    /// 351, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x392: Self = Self(351);
    /// 352, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x400: Self = Self(352);
    /// 353, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x408: Self = Self(353);
    /// 354, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x416: Self = Self(354);
    /// 355, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x424: Self = Self(355);
    /// 356, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x432: Self = Self(356);
    /// 357, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x440: Self = Self(357);
    /// 358, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x456: Self = Self(358);
    /// 359, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x464: Self = Self(359);
    /// 360, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x472: Self = Self(360);
    /// 361, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x480: Self = Self(361);
    /// 362, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x488: Self = Self(362);
    /// 363, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x496: Self = Self(363);
    /// 364, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x504: Self = Self(364);
    /// 365, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x520: Self = Self(365);
    /// 366, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x528: Self = Self(366);
    /// 367, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x536: Self = Self(367);
    /// 368, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x544: Self = Self(368);
    /// 369, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x552: Self = Self(369);
    /// 370, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x560: Self = Self(370);
    /// 371, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x568: Self = Self(371);
    /// 372, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x584: Self = Self(372);
    /// 373, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x592: Self = Self(373);
    /// 374, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x600: Self = Self(374);
    /// 375, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x608: Self = Self(375);
    /// 376, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x616: Self = Self(376);
    /// 377, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x624: Self = Self(377);
    /// 378, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x632: Self = Self(378);
    /// 379, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x648: Self = Self(379);
    /// 380, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x656: Self = Self(380);
    /// 381, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x664: Self = Self(381);
    /// 382, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x672: Self = Self(382);
    /// 383, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x680: Self = Self(383);
    /// 384, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x688: Self = Self(384);
    /// 385, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x696: Self = Self(385);
    /// 386, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x712: Self = Self(386);
    /// 387, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x720: Self = Self(387);
    /// 388, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x728: Self = Self(388);
    /// 389, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x736: Self = Self(389);
    /// 390, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x744: Self = Self(390);
    /// 391, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x752: Self = Self(391);
    /// 392, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_64x760: Self = Self(392);
    /// 393, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x8: Self = Self(393);
    /// 394, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x16: Self = Self(394);
    /// 395, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x24: Self = Self(395);
    /// 396, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x40: Self = Self(396);
    /// 397, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x48: Self = Self(397);
    /// 398, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x56: Self = Self(398);
    /// 399, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x72: Self = Self(399);
    /// 400, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x80: Self = Self(400);
    /// 401, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x88: Self = Self(401);
    /// 402, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x104: Self = Self(402);
    /// 403, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x112: Self = Self(403);
    /// 404, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x120: Self = Self(404);
    /// 405, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x136: Self = Self(405);
    /// 406, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x144: Self = Self(406);
    /// 407, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x152: Self = Self(407);
    /// 408, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x168: Self = Self(408);
    /// 409, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x176: Self = Self(409);
    /// 410, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x184: Self = Self(410);
    /// 411, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x200: Self = Self(411);
    /// 412, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x208: Self = Self(412);
    /// 413, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x216: Self = Self(413);
    /// 414, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x224: Self = Self(414);
    /// 415, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x232: Self = Self(415);
    /// 416, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x240: Self = Self(416);
    /// 417, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x248: Self = Self(417);
    /// 418, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x264: Self = Self(418);
    /// 419, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x272: Self = Self(419);
    /// 420, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x280: Self = Self(420);
    /// 421, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x288: Self = Self(421);
    /// 422, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x296: Self = Self(422);
    /// 423, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x304: Self = Self(423);
    /// 424, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x312: Self = Self(424);
    /// 425, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x328: Self = Self(425);
    /// 426, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x336: Self = Self(426);
    /// 427, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x344: Self = Self(427);
    /// 428, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x352: Self = Self(428);
    /// 429, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x360: Self = Self(429);
    /// 430, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x368: Self = Self(430);
    /// 431, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x376: Self = Self(431);
    /// 432, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x392: Self = Self(432);
    /// 433, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x400: Self = Self(433);
    /// 434, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x408: Self = Self(434);
    /// 435, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x416: Self = Self(435);
    /// 436, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x424: Self = Self(436);
    /// 437, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x432: Self = Self(437);
    /// 438, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x440: Self = Self(438);
    /// 439, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x448: Self = Self(439);
    /// 440, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x456: Self = Self(440);
    /// 441, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x464: Self = Self(441);
    /// 442, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x472: Self = Self(442);
    /// 443, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x480: Self = Self(443);
    /// 444, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x488: Self = Self(444);
    /// 445, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x496: Self = Self(445);
    /// 446, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x504: Self = Self(446);
    /// 447, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_128x512: Self = Self(447);
    /// 448, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x8: Self = Self(448);
    /// 449, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x16: Self = Self(449);
    /// 450, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x24: Self = Self(450);
    /// 451, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x32: Self = Self(451);
    /// 452, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x40: Self = Self(452);
    /// 453, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x48: Self = Self(453);
    /// 454, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x56: Self = Self(454);
    /// 455, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x72: Self = Self(455);
    /// 456, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x80: Self = Self(456);
    /// 457, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x88: Self = Self(457);
    /// 458, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x96: Self = Self(458);
    /// 459, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x104: Self = Self(459);
    /// 460, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x112: Self = Self(460);
    /// 461, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x120: Self = Self(461);
    /// 462, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x136: Self = Self(462);
    /// 463, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x144: Self = Self(463);
    /// 464, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x152: Self = Self(464);
    /// 465, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x160: Self = Self(465);
    /// 466, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x168: Self = Self(466);
    /// 467, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x176: Self = Self(467);
    /// 468, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x184: Self = Self(468);
    /// 469, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x200: Self = Self(469);
    /// 470, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x208: Self = Self(470);
    /// 471, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x216: Self = Self(471);
    /// 472, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x224: Self = Self(472);
    /// 473, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x232: Self = Self(473);
    /// 474, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x240: Self = Self(474);
    /// 475, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x248: Self = Self(475);
    /// 476, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x264: Self = Self(476);
    /// 477, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x272: Self = Self(477);
    /// 478, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x280: Self = Self(478);
    /// 479, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x288: Self = Self(479);
    /// 480, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x296: Self = Self(480);
    /// 481, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x304: Self = Self(481);
    /// 482, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x312: Self = Self(482);
    /// 483, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x320: Self = Self(483);
    /// 484, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x328: Self = Self(484);
    /// 485, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_192x336: Self = Self(485);
    /// 486, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x8: Self = Self(486);
    /// 487, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x16: Self = Self(487);
    /// 488, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x24: Self = Self(488);
    /// 489, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x40: Self = Self(489);
    /// 490, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x48: Self = Self(490);
    /// 491, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x56: Self = Self(491);
    /// 492, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x72: Self = Self(492);
    /// 493, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x80: Self = Self(493);
    /// 494, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x88: Self = Self(494);
    /// 495, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x96: Self = Self(495);
    /// 496, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x104: Self = Self(496);
    /// 497, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x112: Self = Self(497);
    /// 498, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x120: Self = Self(498);
    /// 499, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x136: Self = Self(499);
    /// 500, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x144: Self = Self(500);
    /// 501, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x152: Self = Self(501);
    /// 502, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x160: Self = Self(502);
    /// 503, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x168: Self = Self(503);
    /// 504, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x176: Self = Self(504);
    /// 505, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x184: Self = Self(505);
    /// 506, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x200: Self = Self(506);
    /// 507, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x208: Self = Self(507);
    /// 508, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x216: Self = Self(508);
    /// 509, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x224: Self = Self(509);
    /// 510, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x232: Self = Self(510);
    /// 511, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x240: Self = Self(511);
    /// 512, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x248: Self = Self(512);
    /// 513, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_256x256: Self = Self(513);
    /// 514, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x8: Self = Self(514);
    /// 515, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x16: Self = Self(515);
    /// 516, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x24: Self = Self(516);
    /// 517, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x32: Self = Self(517);
    /// 518, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x40: Self = Self(518);
    /// 519, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x48: Self = Self(519);
    /// 520, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x56: Self = Self(520);
    /// 521, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x72: Self = Self(521);
    /// 522, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x80: Self = Self(522);
    /// 523, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x88: Self = Self(523);
    /// 524, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x96: Self = Self(524);
    /// 525, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x104: Self = Self(525);
    /// 526, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x112: Self = Self(526);
    /// 527, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x120: Self = Self(527);
    /// 528, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x136: Self = Self(528);
    /// 529, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x144: Self = Self(529);
    /// 530, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x152: Self = Self(530);
    /// 531, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x160: Self = Self(531);
    /// 532, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x168: Self = Self(532);
    /// 533, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x176: Self = Self(533);
    /// 534, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x184: Self = Self(534);
    /// 535, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x192: Self = Self(535);
    /// 536, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_320x200: Self = Self(536);
    /// 537, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x8: Self = Self(537);
    /// 538, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x16: Self = Self(538);
    /// 539, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x24: Self = Self(539);
    /// 540, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x32: Self = Self(540);
    /// 541, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x40: Self = Self(541);
    /// 542, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x48: Self = Self(542);
    /// 543, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x56: Self = Self(543);
    /// 544, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x72: Self = Self(544);
    /// 545, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x80: Self = Self(545);
    /// 546, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x88: Self = Self(546);
    /// 547, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x96: Self = Self(547);
    /// 548, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x104: Self = Self(548);
    /// 549, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x112: Self = Self(549);
    /// 550, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x120: Self = Self(550);
    /// 551, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x136: Self = Self(551);
    /// 552, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x144: Self = Self(552);
    /// 553, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x152: Self = Self(553);
    /// 554, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x160: Self = Self(554);
    /// 555, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_384x168: Self = Self(555);
    /// 556, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x8: Self = Self(556);
    /// 557, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x16: Self = Self(557);
    /// 558, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x24: Self = Self(558);
    /// 559, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x32: Self = Self(559);
    /// 560, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x40: Self = Self(560);
    /// 561, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x48: Self = Self(561);
    /// 562, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x56: Self = Self(562);
    /// 563, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x72: Self = Self(563);
    /// 564, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x80: Self = Self(564);
    /// 565, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x88: Self = Self(565);
    /// 566, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x96: Self = Self(566);
    /// 567, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x104: Self = Self(567);
    /// 568, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x112: Self = Self(568);
    /// 569, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x120: Self = Self(569);
    /// 570, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x128: Self = Self(570);
    /// 571, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x136: Self = Self(571);
    /// 572, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_448x144: Self = Self(572);
    /// 573, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x8: Self = Self(573);
    /// 574, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x16: Self = Self(574);
    /// 575, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x24: Self = Self(575);
    /// 576, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x32: Self = Self(576);
    /// 577, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x40: Self = Self(577);
    /// 578, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x48: Self = Self(578);
    /// 579, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x56: Self = Self(579);
    /// 580, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x72: Self = Self(580);
    /// 581, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x80: Self = Self(581);
    /// 582, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x88: Self = Self(582);
    /// 583, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x96: Self = Self(583);
    /// 584, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x104: Self = Self(584);
    /// 585, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x112: Self = Self(585);
    /// 586, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x120: Self = Self(586);
    /// 587, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_512x128: Self = Self(587);
    /// 588, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x8: Self = Self(588);
    /// 589, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x16: Self = Self(589);
    /// 590, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x24: Self = Self(590);
    /// 591, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x32: Self = Self(591);
    /// 592, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x40: Self = Self(592);
    /// 593, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x48: Self = Self(593);
    /// 594, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x56: Self = Self(594);
    /// 595, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x72: Self = Self(595);
    /// 596, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x80: Self = Self(596);
    /// 597, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x88: Self = Self(597);
    /// 598, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x96: Self = Self(598);
    /// 599, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x104: Self = Self(599);
    /// 600, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_576x112: Self = Self(600);
    /// 601, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_640x8: Self = Self(601);
    /// 602, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_640x16: Self = Self(602);
    /// 603, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_640x24: Self = Self(603);
    /// 604, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_640x32: Self = Self(604);
    /// 605, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_640x40: Self = Self(605);
    /// 606, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_640x48: Self = Self(606);
    /// 607, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_640x56: Self = Self(607);
    /// 608, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_640x72: Self = Self(608);
    /// 609, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_640x80: Self = Self(609);
    /// 610, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_640x88: Self = Self(610);
    /// 611, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_640x96: Self = Self(611);
    /// 612, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_704x8: Self = Self(612);
    /// 613, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_704x16: Self = Self(613);
    /// 614, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_704x24: Self = Self(614);
    /// 615, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_704x32: Self = Self(615);
    /// 616, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_704x40: Self = Self(616);
    /// 617, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_704x48: Self = Self(617);
    /// 618, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_704x56: Self = Self(618);
    /// 619, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_704x72: Self = Self(619);
    /// 620, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_704x80: Self = Self(620);
    /// 621, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_704x88: Self = Self(621);
    /// 622, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_768x8: Self = Self(622);
    /// 623, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_768x16: Self = Self(623);
    /// 624, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_768x24: Self = Self(624);
    /// 625, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_768x32: Self = Self(625);
    /// 626, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_768x40: Self = Self(626);
    /// 627, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_768x48: Self = Self(627);
    /// 628, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_768x56: Self = Self(628);
    /// 629, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_768x72: Self = Self(629);
    /// 630, since CUDA 12.6.
    pub const CUBLASLT_MATMUL_TILE_768x80: Self = Self(630);
    /// 631, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_TILE_256x512: Self = Self(631);
    /// 632, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_TILE_256x1024: Self = Self(632);
    /// 633, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_TILE_512x512: Self = Self(633);
    /// 634, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_TILE_512x1024: Self = Self(634);
    /// 635, since CUDA 13.3.
    pub const CUBLASLT_MATMUL_TILE_4x1: Self = Self(635);
    /// 636, since CUDA 13.3.
    pub const CUBLASLT_MATMUL_TILE_8x1: Self = Self(636);
    /// 637, since CUDA 13.3.
    pub const CUBLASLT_MATMUL_TILE_16x1: Self = Self(637);
    /// 638, since CUDA 13.3.
    pub const CUBLASLT_MATMUL_TILE_24x1: Self = Self(638);
    /// 639, since CUDA 13.3.
    pub const CUBLASLT_MATMUL_TILE_32x1: Self = Self(639);
    /// 640, since CUDA 13.3.
    pub const CUBLASLT_MATMUL_TILE_40x1: Self = Self(640);
    /// 641, since CUDA 13.3.
    pub const CUBLASLT_MATMUL_TILE_48x1: Self = Self(641);
    /// 642, since CUDA 13.3.
    pub const CUBLASLT_MATMUL_TILE_64x1: Self = Self(642);
    /// 643, since CUDA 13.3.
    pub const CUBLASLT_MATMUL_TILE_128x1: Self = Self(643);
    /// 644, since CUDA 13.3.
    pub const CUBLASLT_MATMUL_TILE_192x1: Self = Self(644);
    /// 645, since CUDA 13.3.
    pub const CUBLASLT_MATMUL_TILE_256x1: Self = Self(645);
    /// 646, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_TILE_END: Self = Self(646);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_MATMUL_TILE_UNDEFINED"),
        (1, "CUBLASLT_MATMUL_TILE_8x8"),
        (2, "CUBLASLT_MATMUL_TILE_8x16"),
        (3, "CUBLASLT_MATMUL_TILE_16x8"),
        (4, "CUBLASLT_MATMUL_TILE_8x32"),
        (5, "CUBLASLT_MATMUL_TILE_16x16"),
        (6, "CUBLASLT_MATMUL_TILE_32x8"),
        (7, "CUBLASLT_MATMUL_TILE_8x64"),
        (8, "CUBLASLT_MATMUL_TILE_16x32"),
        (9, "CUBLASLT_MATMUL_TILE_32x16"),
        (10, "CUBLASLT_MATMUL_TILE_64x8"),
        (11, "CUBLASLT_MATMUL_TILE_32x32"),
        (12, "CUBLASLT_MATMUL_TILE_32x64"),
        (13, "CUBLASLT_MATMUL_TILE_64x32"),
        (14, "CUBLASLT_MATMUL_TILE_32x128"),
        (15, "CUBLASLT_MATMUL_TILE_64x64"),
        (16, "CUBLASLT_MATMUL_TILE_128x32"),
        (17, "CUBLASLT_MATMUL_TILE_64x128"),
        (18, "CUBLASLT_MATMUL_TILE_128x64"),
        (19, "CUBLASLT_MATMUL_TILE_64x256"),
        (20, "CUBLASLT_MATMUL_TILE_128x128"),
        (21, "CUBLASLT_MATMUL_TILE_256x64"),
        (22, "CUBLASLT_MATMUL_TILE_64x512"),
        (23, "CUBLASLT_MATMUL_TILE_128x256"),
        (24, "CUBLASLT_MATMUL_TILE_256x128"),
        (25, "CUBLASLT_MATMUL_TILE_512x64"),
        (26, "CUBLASLT_MATMUL_TILE_64x96"),
        (27, "CUBLASLT_MATMUL_TILE_96x64"),
        (28, "CUBLASLT_MATMUL_TILE_96x128"),
        (29, "CUBLASLT_MATMUL_TILE_128x160"),
        (30, "CUBLASLT_MATMUL_TILE_160x128"),
        (31, "CUBLASLT_MATMUL_TILE_192x128"),
        (32, "CUBLASLT_MATMUL_TILE_128x192"),
        (33, "CUBLASLT_MATMUL_TILE_128x96"),
        (34, "CUBLASLT_MATMUL_TILE_32x256"),
        (35, "CUBLASLT_MATMUL_TILE_256x32"),
        (36, "CUBLASLT_MATMUL_TILE_8x128"),
        (37, "CUBLASLT_MATMUL_TILE_8x192"),
        (38, "CUBLASLT_MATMUL_TILE_8x256"),
        (39, "CUBLASLT_MATMUL_TILE_8x320"),
        (40, "CUBLASLT_MATMUL_TILE_8x384"),
        (41, "CUBLASLT_MATMUL_TILE_8x448"),
        (42, "CUBLASLT_MATMUL_TILE_8x512"),
        (43, "CUBLASLT_MATMUL_TILE_8x576"),
        (44, "CUBLASLT_MATMUL_TILE_8x640"),
        (45, "CUBLASLT_MATMUL_TILE_8x704"),
        (46, "CUBLASLT_MATMUL_TILE_8x768"),
        (47, "CUBLASLT_MATMUL_TILE_16x64"),
        (48, "CUBLASLT_MATMUL_TILE_16x128"),
        (49, "CUBLASLT_MATMUL_TILE_16x192"),
        (50, "CUBLASLT_MATMUL_TILE_16x256"),
        (51, "CUBLASLT_MATMUL_TILE_16x320"),
        (52, "CUBLASLT_MATMUL_TILE_16x384"),
        (53, "CUBLASLT_MATMUL_TILE_16x448"),
        (54, "CUBLASLT_MATMUL_TILE_16x512"),
        (55, "CUBLASLT_MATMUL_TILE_16x576"),
        (56, "CUBLASLT_MATMUL_TILE_16x640"),
        (57, "CUBLASLT_MATMUL_TILE_16x704"),
        (58, "CUBLASLT_MATMUL_TILE_16x768"),
        (59, "CUBLASLT_MATMUL_TILE_24x64"),
        (60, "CUBLASLT_MATMUL_TILE_24x128"),
        (61, "CUBLASLT_MATMUL_TILE_24x192"),
        (62, "CUBLASLT_MATMUL_TILE_24x256"),
        (63, "CUBLASLT_MATMUL_TILE_24x320"),
        (64, "CUBLASLT_MATMUL_TILE_24x384"),
        (65, "CUBLASLT_MATMUL_TILE_24x448"),
        (66, "CUBLASLT_MATMUL_TILE_24x512"),
        (67, "CUBLASLT_MATMUL_TILE_24x576"),
        (68, "CUBLASLT_MATMUL_TILE_24x640"),
        (69, "CUBLASLT_MATMUL_TILE_24x704"),
        (70, "CUBLASLT_MATMUL_TILE_24x768"),
        (71, "CUBLASLT_MATMUL_TILE_32x192"),
        (72, "CUBLASLT_MATMUL_TILE_32x320"),
        (73, "CUBLASLT_MATMUL_TILE_32x384"),
        (74, "CUBLASLT_MATMUL_TILE_32x448"),
        (75, "CUBLASLT_MATMUL_TILE_32x512"),
        (76, "CUBLASLT_MATMUL_TILE_32x576"),
        (77, "CUBLASLT_MATMUL_TILE_32x640"),
        (78, "CUBLASLT_MATMUL_TILE_32x704"),
        (79, "CUBLASLT_MATMUL_TILE_32x768"),
        (80, "CUBLASLT_MATMUL_TILE_40x64"),
        (81, "CUBLASLT_MATMUL_TILE_40x128"),
        (82, "CUBLASLT_MATMUL_TILE_40x192"),
        (83, "CUBLASLT_MATMUL_TILE_40x256"),
        (84, "CUBLASLT_MATMUL_TILE_40x320"),
        (85, "CUBLASLT_MATMUL_TILE_40x384"),
        (86, "CUBLASLT_MATMUL_TILE_40x448"),
        (87, "CUBLASLT_MATMUL_TILE_40x512"),
        (88, "CUBLASLT_MATMUL_TILE_40x576"),
        (89, "CUBLASLT_MATMUL_TILE_40x640"),
        (90, "CUBLASLT_MATMUL_TILE_40x704"),
        (91, "CUBLASLT_MATMUL_TILE_40x768"),
        (92, "CUBLASLT_MATMUL_TILE_48x64"),
        (93, "CUBLASLT_MATMUL_TILE_48x128"),
        (94, "CUBLASLT_MATMUL_TILE_48x192"),
        (95, "CUBLASLT_MATMUL_TILE_48x256"),
        (96, "CUBLASLT_MATMUL_TILE_48x320"),
        (97, "CUBLASLT_MATMUL_TILE_48x384"),
        (98, "CUBLASLT_MATMUL_TILE_48x448"),
        (99, "CUBLASLT_MATMUL_TILE_48x512"),
        (100, "CUBLASLT_MATMUL_TILE_48x576"),
        (101, "CUBLASLT_MATMUL_TILE_48x640"),
        (102, "CUBLASLT_MATMUL_TILE_48x704"),
        (103, "CUBLASLT_MATMUL_TILE_48x768"),
        (104, "CUBLASLT_MATMUL_TILE_56x64"),
        (105, "CUBLASLT_MATMUL_TILE_56x128"),
        (106, "CUBLASLT_MATMUL_TILE_56x192"),
        (107, "CUBLASLT_MATMUL_TILE_56x256"),
        (108, "CUBLASLT_MATMUL_TILE_56x320"),
        (109, "CUBLASLT_MATMUL_TILE_56x384"),
        (110, "CUBLASLT_MATMUL_TILE_56x448"),
        (111, "CUBLASLT_MATMUL_TILE_56x512"),
        (112, "CUBLASLT_MATMUL_TILE_56x576"),
        (113, "CUBLASLT_MATMUL_TILE_56x640"),
        (114, "CUBLASLT_MATMUL_TILE_56x704"),
        (115, "CUBLASLT_MATMUL_TILE_56x768"),
        (116, "CUBLASLT_MATMUL_TILE_64x192"),
        (117, "CUBLASLT_MATMUL_TILE_64x320"),
        (118, "CUBLASLT_MATMUL_TILE_64x384"),
        (119, "CUBLASLT_MATMUL_TILE_64x448"),
        (120, "CUBLASLT_MATMUL_TILE_64x576"),
        (121, "CUBLASLT_MATMUL_TILE_64x640"),
        (122, "CUBLASLT_MATMUL_TILE_64x704"),
        (123, "CUBLASLT_MATMUL_TILE_64x768"),
        (124, "CUBLASLT_MATMUL_TILE_72x64"),
        (125, "CUBLASLT_MATMUL_TILE_72x128"),
        (126, "CUBLASLT_MATMUL_TILE_72x192"),
        (127, "CUBLASLT_MATMUL_TILE_72x256"),
        (128, "CUBLASLT_MATMUL_TILE_72x320"),
        (129, "CUBLASLT_MATMUL_TILE_72x384"),
        (130, "CUBLASLT_MATMUL_TILE_72x448"),
        (131, "CUBLASLT_MATMUL_TILE_72x512"),
        (132, "CUBLASLT_MATMUL_TILE_72x576"),
        (133, "CUBLASLT_MATMUL_TILE_72x640"),
        (134, "CUBLASLT_MATMUL_TILE_80x64"),
        (135, "CUBLASLT_MATMUL_TILE_80x128"),
        (136, "CUBLASLT_MATMUL_TILE_80x192"),
        (137, "CUBLASLT_MATMUL_TILE_80x256"),
        (138, "CUBLASLT_MATMUL_TILE_80x320"),
        (139, "CUBLASLT_MATMUL_TILE_80x384"),
        (140, "CUBLASLT_MATMUL_TILE_80x448"),
        (141, "CUBLASLT_MATMUL_TILE_80x512"),
        (142, "CUBLASLT_MATMUL_TILE_80x576"),
        (143, "CUBLASLT_MATMUL_TILE_88x64"),
        (144, "CUBLASLT_MATMUL_TILE_88x128"),
        (145, "CUBLASLT_MATMUL_TILE_88x192"),
        (146, "CUBLASLT_MATMUL_TILE_88x256"),
        (147, "CUBLASLT_MATMUL_TILE_88x320"),
        (148, "CUBLASLT_MATMUL_TILE_88x384"),
        (149, "CUBLASLT_MATMUL_TILE_88x448"),
        (150, "CUBLASLT_MATMUL_TILE_88x512"),
        (151, "CUBLASLT_MATMUL_TILE_96x192"),
        (152, "CUBLASLT_MATMUL_TILE_96x256"),
        (153, "CUBLASLT_MATMUL_TILE_96x320"),
        (154, "CUBLASLT_MATMUL_TILE_96x384"),
        (155, "CUBLASLT_MATMUL_TILE_96x448"),
        (156, "CUBLASLT_MATMUL_TILE_96x512"),
        (157, "CUBLASLT_MATMUL_TILE_104x64"),
        (158, "CUBLASLT_MATMUL_TILE_104x128"),
        (159, "CUBLASLT_MATMUL_TILE_104x192"),
        (160, "CUBLASLT_MATMUL_TILE_104x256"),
        (161, "CUBLASLT_MATMUL_TILE_104x320"),
        (162, "CUBLASLT_MATMUL_TILE_104x384"),
        (163, "CUBLASLT_MATMUL_TILE_104x448"),
        (164, "CUBLASLT_MATMUL_TILE_112x64"),
        (165, "CUBLASLT_MATMUL_TILE_112x128"),
        (166, "CUBLASLT_MATMUL_TILE_112x192"),
        (167, "CUBLASLT_MATMUL_TILE_112x256"),
        (168, "CUBLASLT_MATMUL_TILE_112x320"),
        (169, "CUBLASLT_MATMUL_TILE_112x384"),
        (170, "CUBLASLT_MATMUL_TILE_120x64"),
        (171, "CUBLASLT_MATMUL_TILE_120x128"),
        (172, "CUBLASLT_MATMUL_TILE_120x192"),
        (173, "CUBLASLT_MATMUL_TILE_120x256"),
        (174, "CUBLASLT_MATMUL_TILE_120x320"),
        (175, "CUBLASLT_MATMUL_TILE_120x384"),
        (176, "CUBLASLT_MATMUL_TILE_128x320"),
        (177, "CUBLASLT_MATMUL_TILE_128x384"),
        (178, "CUBLASLT_MATMUL_TILE_136x64"),
        (179, "CUBLASLT_MATMUL_TILE_136x128"),
        (180, "CUBLASLT_MATMUL_TILE_136x192"),
        (181, "CUBLASLT_MATMUL_TILE_136x256"),
        (182, "CUBLASLT_MATMUL_TILE_136x320"),
        (183, "CUBLASLT_MATMUL_TILE_144x64"),
        (184, "CUBLASLT_MATMUL_TILE_144x128"),
        (185, "CUBLASLT_MATMUL_TILE_144x192"),
        (186, "CUBLASLT_MATMUL_TILE_144x256"),
        (187, "CUBLASLT_MATMUL_TILE_144x320"),
        (188, "CUBLASLT_MATMUL_TILE_152x64"),
        (189, "CUBLASLT_MATMUL_TILE_152x128"),
        (190, "CUBLASLT_MATMUL_TILE_152x192"),
        (191, "CUBLASLT_MATMUL_TILE_152x256"),
        (192, "CUBLASLT_MATMUL_TILE_152x320"),
        (193, "CUBLASLT_MATMUL_TILE_160x64"),
        (194, "CUBLASLT_MATMUL_TILE_160x192"),
        (195, "CUBLASLT_MATMUL_TILE_160x256"),
        (196, "CUBLASLT_MATMUL_TILE_168x64"),
        (197, "CUBLASLT_MATMUL_TILE_168x128"),
        (198, "CUBLASLT_MATMUL_TILE_168x192"),
        (199, "CUBLASLT_MATMUL_TILE_168x256"),
        (200, "CUBLASLT_MATMUL_TILE_176x64"),
        (201, "CUBLASLT_MATMUL_TILE_176x128"),
        (202, "CUBLASLT_MATMUL_TILE_176x192"),
        (203, "CUBLASLT_MATMUL_TILE_176x256"),
        (204, "CUBLASLT_MATMUL_TILE_184x64"),
        (205, "CUBLASLT_MATMUL_TILE_184x128"),
        (206, "CUBLASLT_MATMUL_TILE_184x192"),
        (207, "CUBLASLT_MATMUL_TILE_184x256"),
        (208, "CUBLASLT_MATMUL_TILE_192x64"),
        (209, "CUBLASLT_MATMUL_TILE_192x192"),
        (210, "CUBLASLT_MATMUL_TILE_192x256"),
        (211, "CUBLASLT_MATMUL_TILE_200x64"),
        (212, "CUBLASLT_MATMUL_TILE_200x128"),
        (213, "CUBLASLT_MATMUL_TILE_200x192"),
        (214, "CUBLASLT_MATMUL_TILE_208x64"),
        (215, "CUBLASLT_MATMUL_TILE_208x128"),
        (216, "CUBLASLT_MATMUL_TILE_208x192"),
        (217, "CUBLASLT_MATMUL_TILE_216x64"),
        (218, "CUBLASLT_MATMUL_TILE_216x128"),
        (219, "CUBLASLT_MATMUL_TILE_216x192"),
        (220, "CUBLASLT_MATMUL_TILE_224x64"),
        (221, "CUBLASLT_MATMUL_TILE_224x128"),
        (222, "CUBLASLT_MATMUL_TILE_224x192"),
        (223, "CUBLASLT_MATMUL_TILE_232x64"),
        (224, "CUBLASLT_MATMUL_TILE_232x128"),
        (225, "CUBLASLT_MATMUL_TILE_232x192"),
        (226, "CUBLASLT_MATMUL_TILE_240x64"),
        (227, "CUBLASLT_MATMUL_TILE_240x128"),
        (228, "CUBLASLT_MATMUL_TILE_240x192"),
        (229, "CUBLASLT_MATMUL_TILE_248x64"),
        (230, "CUBLASLT_MATMUL_TILE_248x128"),
        (231, "CUBLASLT_MATMUL_TILE_248x192"),
        (232, "CUBLASLT_MATMUL_TILE_256x192"),
        (233, "CUBLASLT_MATMUL_TILE_264x64"),
        (234, "CUBLASLT_MATMUL_TILE_264x128"),
        (235, "CUBLASLT_MATMUL_TILE_272x64"),
        (236, "CUBLASLT_MATMUL_TILE_272x128"),
        (237, "CUBLASLT_MATMUL_TILE_280x64"),
        (238, "CUBLASLT_MATMUL_TILE_280x128"),
        (239, "CUBLASLT_MATMUL_TILE_288x64"),
        (240, "CUBLASLT_MATMUL_TILE_288x128"),
        (241, "CUBLASLT_MATMUL_TILE_296x64"),
        (242, "CUBLASLT_MATMUL_TILE_296x128"),
        (243, "CUBLASLT_MATMUL_TILE_304x64"),
        (244, "CUBLASLT_MATMUL_TILE_304x128"),
        (245, "CUBLASLT_MATMUL_TILE_312x64"),
        (246, "CUBLASLT_MATMUL_TILE_312x128"),
        (247, "CUBLASLT_MATMUL_TILE_320x64"),
        (248, "CUBLASLT_MATMUL_TILE_320x128"),
        (249, "CUBLASLT_MATMUL_TILE_328x64"),
        (250, "CUBLASLT_MATMUL_TILE_328x128"),
        (251, "CUBLASLT_MATMUL_TILE_336x64"),
        (252, "CUBLASLT_MATMUL_TILE_336x128"),
        (253, "CUBLASLT_MATMUL_TILE_344x64"),
        (254, "CUBLASLT_MATMUL_TILE_344x128"),
        (255, "CUBLASLT_MATMUL_TILE_352x64"),
        (256, "CUBLASLT_MATMUL_TILE_352x128"),
        (257, "CUBLASLT_MATMUL_TILE_360x64"),
        (258, "CUBLASLT_MATMUL_TILE_360x128"),
        (259, "CUBLASLT_MATMUL_TILE_368x64"),
        (260, "CUBLASLT_MATMUL_TILE_368x128"),
        (261, "CUBLASLT_MATMUL_TILE_376x64"),
        (262, "CUBLASLT_MATMUL_TILE_376x128"),
        (263, "CUBLASLT_MATMUL_TILE_384x64"),
        (264, "CUBLASLT_MATMUL_TILE_384x128"),
        (265, "CUBLASLT_MATMUL_TILE_392x64"),
        (266, "CUBLASLT_MATMUL_TILE_400x64"),
        (267, "CUBLASLT_MATMUL_TILE_408x64"),
        (268, "CUBLASLT_MATMUL_TILE_416x64"),
        (269, "CUBLASLT_MATMUL_TILE_424x64"),
        (270, "CUBLASLT_MATMUL_TILE_432x64"),
        (271, "CUBLASLT_MATMUL_TILE_440x64"),
        (272, "CUBLASLT_MATMUL_TILE_448x64"),
        (273, "CUBLASLT_MATMUL_TILE_456x64"),
        (274, "CUBLASLT_MATMUL_TILE_464x64"),
        (275, "CUBLASLT_MATMUL_TILE_472x64"),
        (276, "CUBLASLT_MATMUL_TILE_480x64"),
        (277, "CUBLASLT_MATMUL_TILE_488x64"),
        (278, "CUBLASLT_MATMUL_TILE_496x64"),
        (279, "CUBLASLT_MATMUL_TILE_504x64"),
        (280, "CUBLASLT_MATMUL_TILE_520x64"),
        (281, "CUBLASLT_MATMUL_TILE_528x64"),
        (282, "CUBLASLT_MATMUL_TILE_536x64"),
        (283, "CUBLASLT_MATMUL_TILE_544x64"),
        (284, "CUBLASLT_MATMUL_TILE_552x64"),
        (285, "CUBLASLT_MATMUL_TILE_560x64"),
        (286, "CUBLASLT_MATMUL_TILE_568x64"),
        (287, "CUBLASLT_MATMUL_TILE_576x64"),
        (288, "CUBLASLT_MATMUL_TILE_584x64"),
        (289, "CUBLASLT_MATMUL_TILE_592x64"),
        (290, "CUBLASLT_MATMUL_TILE_600x64"),
        (291, "CUBLASLT_MATMUL_TILE_608x64"),
        (292, "CUBLASLT_MATMUL_TILE_616x64"),
        (293, "CUBLASLT_MATMUL_TILE_624x64"),
        (294, "CUBLASLT_MATMUL_TILE_632x64"),
        (295, "CUBLASLT_MATMUL_TILE_640x64"),
        (296, "CUBLASLT_MATMUL_TILE_648x64"),
        (297, "CUBLASLT_MATMUL_TILE_656x64"),
        (298, "CUBLASLT_MATMUL_TILE_664x64"),
        (299, "CUBLASLT_MATMUL_TILE_672x64"),
        (300, "CUBLASLT_MATMUL_TILE_680x64"),
        (301, "CUBLASLT_MATMUL_TILE_688x64"),
        (302, "CUBLASLT_MATMUL_TILE_696x64"),
        (303, "CUBLASLT_MATMUL_TILE_704x64"),
        (304, "CUBLASLT_MATMUL_TILE_712x64"),
        (305, "CUBLASLT_MATMUL_TILE_720x64"),
        (306, "CUBLASLT_MATMUL_TILE_728x64"),
        (307, "CUBLASLT_MATMUL_TILE_736x64"),
        (308, "CUBLASLT_MATMUL_TILE_744x64"),
        (309, "CUBLASLT_MATMUL_TILE_752x64"),
        (310, "CUBLASLT_MATMUL_TILE_760x64"),
        (311, "CUBLASLT_MATMUL_TILE_768x64"),
        (312, "CUBLASLT_MATMUL_TILE_64x16"),
        (313, "CUBLASLT_MATMUL_TILE_64x24"),
        (314, "CUBLASLT_MATMUL_TILE_64x40"),
        (315, "CUBLASLT_MATMUL_TILE_64x48"),
        (316, "CUBLASLT_MATMUL_TILE_64x56"),
        (317, "CUBLASLT_MATMUL_TILE_64x72"),
        (318, "CUBLASLT_MATMUL_TILE_64x80"),
        (319, "CUBLASLT_MATMUL_TILE_64x88"),
        (320, "CUBLASLT_MATMUL_TILE_64x104"),
        (321, "CUBLASLT_MATMUL_TILE_64x112"),
        (322, "CUBLASLT_MATMUL_TILE_64x120"),
        (323, "CUBLASLT_MATMUL_TILE_64x136"),
        (324, "CUBLASLT_MATMUL_TILE_64x144"),
        (325, "CUBLASLT_MATMUL_TILE_64x152"),
        (326, "CUBLASLT_MATMUL_TILE_64x160"),
        (327, "CUBLASLT_MATMUL_TILE_64x168"),
        (328, "CUBLASLT_MATMUL_TILE_64x176"),
        (329, "CUBLASLT_MATMUL_TILE_64x184"),
        (330, "CUBLASLT_MATMUL_TILE_64x200"),
        (331, "CUBLASLT_MATMUL_TILE_64x208"),
        (332, "CUBLASLT_MATMUL_TILE_64x216"),
        (333, "CUBLASLT_MATMUL_TILE_64x224"),
        (334, "CUBLASLT_MATMUL_TILE_64x232"),
        (335, "CUBLASLT_MATMUL_TILE_64x240"),
        (336, "CUBLASLT_MATMUL_TILE_64x248"),
        (337, "CUBLASLT_MATMUL_TILE_64x264"),
        (338, "CUBLASLT_MATMUL_TILE_64x272"),
        (339, "CUBLASLT_MATMUL_TILE_64x280"),
        (340, "CUBLASLT_MATMUL_TILE_64x288"),
        (341, "CUBLASLT_MATMUL_TILE_64x296"),
        (342, "CUBLASLT_MATMUL_TILE_64x304"),
        (343, "CUBLASLT_MATMUL_TILE_64x312"),
        (344, "CUBLASLT_MATMUL_TILE_64x328"),
        (345, "CUBLASLT_MATMUL_TILE_64x336"),
        (346, "CUBLASLT_MATMUL_TILE_64x344"),
        (347, "CUBLASLT_MATMUL_TILE_64x352"),
        (348, "CUBLASLT_MATMUL_TILE_64x360"),
        (349, "CUBLASLT_MATMUL_TILE_64x368"),
        (350, "CUBLASLT_MATMUL_TILE_64x376"),
        (351, "CUBLASLT_MATMUL_TILE_64x392"),
        (352, "CUBLASLT_MATMUL_TILE_64x400"),
        (353, "CUBLASLT_MATMUL_TILE_64x408"),
        (354, "CUBLASLT_MATMUL_TILE_64x416"),
        (355, "CUBLASLT_MATMUL_TILE_64x424"),
        (356, "CUBLASLT_MATMUL_TILE_64x432"),
        (357, "CUBLASLT_MATMUL_TILE_64x440"),
        (358, "CUBLASLT_MATMUL_TILE_64x456"),
        (359, "CUBLASLT_MATMUL_TILE_64x464"),
        (360, "CUBLASLT_MATMUL_TILE_64x472"),
        (361, "CUBLASLT_MATMUL_TILE_64x480"),
        (362, "CUBLASLT_MATMUL_TILE_64x488"),
        (363, "CUBLASLT_MATMUL_TILE_64x496"),
        (364, "CUBLASLT_MATMUL_TILE_64x504"),
        (365, "CUBLASLT_MATMUL_TILE_64x520"),
        (366, "CUBLASLT_MATMUL_TILE_64x528"),
        (367, "CUBLASLT_MATMUL_TILE_64x536"),
        (368, "CUBLASLT_MATMUL_TILE_64x544"),
        (369, "CUBLASLT_MATMUL_TILE_64x552"),
        (370, "CUBLASLT_MATMUL_TILE_64x560"),
        (371, "CUBLASLT_MATMUL_TILE_64x568"),
        (372, "CUBLASLT_MATMUL_TILE_64x584"),
        (373, "CUBLASLT_MATMUL_TILE_64x592"),
        (374, "CUBLASLT_MATMUL_TILE_64x600"),
        (375, "CUBLASLT_MATMUL_TILE_64x608"),
        (376, "CUBLASLT_MATMUL_TILE_64x616"),
        (377, "CUBLASLT_MATMUL_TILE_64x624"),
        (378, "CUBLASLT_MATMUL_TILE_64x632"),
        (379, "CUBLASLT_MATMUL_TILE_64x648"),
        (380, "CUBLASLT_MATMUL_TILE_64x656"),
        (381, "CUBLASLT_MATMUL_TILE_64x664"),
        (382, "CUBLASLT_MATMUL_TILE_64x672"),
        (383, "CUBLASLT_MATMUL_TILE_64x680"),
        (384, "CUBLASLT_MATMUL_TILE_64x688"),
        (385, "CUBLASLT_MATMUL_TILE_64x696"),
        (386, "CUBLASLT_MATMUL_TILE_64x712"),
        (387, "CUBLASLT_MATMUL_TILE_64x720"),
        (388, "CUBLASLT_MATMUL_TILE_64x728"),
        (389, "CUBLASLT_MATMUL_TILE_64x736"),
        (390, "CUBLASLT_MATMUL_TILE_64x744"),
        (391, "CUBLASLT_MATMUL_TILE_64x752"),
        (392, "CUBLASLT_MATMUL_TILE_64x760"),
        (393, "CUBLASLT_MATMUL_TILE_128x8"),
        (394, "CUBLASLT_MATMUL_TILE_128x16"),
        (395, "CUBLASLT_MATMUL_TILE_128x24"),
        (396, "CUBLASLT_MATMUL_TILE_128x40"),
        (397, "CUBLASLT_MATMUL_TILE_128x48"),
        (398, "CUBLASLT_MATMUL_TILE_128x56"),
        (399, "CUBLASLT_MATMUL_TILE_128x72"),
        (400, "CUBLASLT_MATMUL_TILE_128x80"),
        (401, "CUBLASLT_MATMUL_TILE_128x88"),
        (402, "CUBLASLT_MATMUL_TILE_128x104"),
        (403, "CUBLASLT_MATMUL_TILE_128x112"),
        (404, "CUBLASLT_MATMUL_TILE_128x120"),
        (405, "CUBLASLT_MATMUL_TILE_128x136"),
        (406, "CUBLASLT_MATMUL_TILE_128x144"),
        (407, "CUBLASLT_MATMUL_TILE_128x152"),
        (408, "CUBLASLT_MATMUL_TILE_128x168"),
        (409, "CUBLASLT_MATMUL_TILE_128x176"),
        (410, "CUBLASLT_MATMUL_TILE_128x184"),
        (411, "CUBLASLT_MATMUL_TILE_128x200"),
        (412, "CUBLASLT_MATMUL_TILE_128x208"),
        (413, "CUBLASLT_MATMUL_TILE_128x216"),
        (414, "CUBLASLT_MATMUL_TILE_128x224"),
        (415, "CUBLASLT_MATMUL_TILE_128x232"),
        (416, "CUBLASLT_MATMUL_TILE_128x240"),
        (417, "CUBLASLT_MATMUL_TILE_128x248"),
        (418, "CUBLASLT_MATMUL_TILE_128x264"),
        (419, "CUBLASLT_MATMUL_TILE_128x272"),
        (420, "CUBLASLT_MATMUL_TILE_128x280"),
        (421, "CUBLASLT_MATMUL_TILE_128x288"),
        (422, "CUBLASLT_MATMUL_TILE_128x296"),
        (423, "CUBLASLT_MATMUL_TILE_128x304"),
        (424, "CUBLASLT_MATMUL_TILE_128x312"),
        (425, "CUBLASLT_MATMUL_TILE_128x328"),
        (426, "CUBLASLT_MATMUL_TILE_128x336"),
        (427, "CUBLASLT_MATMUL_TILE_128x344"),
        (428, "CUBLASLT_MATMUL_TILE_128x352"),
        (429, "CUBLASLT_MATMUL_TILE_128x360"),
        (430, "CUBLASLT_MATMUL_TILE_128x368"),
        (431, "CUBLASLT_MATMUL_TILE_128x376"),
        (432, "CUBLASLT_MATMUL_TILE_128x392"),
        (433, "CUBLASLT_MATMUL_TILE_128x400"),
        (434, "CUBLASLT_MATMUL_TILE_128x408"),
        (435, "CUBLASLT_MATMUL_TILE_128x416"),
        (436, "CUBLASLT_MATMUL_TILE_128x424"),
        (437, "CUBLASLT_MATMUL_TILE_128x432"),
        (438, "CUBLASLT_MATMUL_TILE_128x440"),
        (439, "CUBLASLT_MATMUL_TILE_128x448"),
        (440, "CUBLASLT_MATMUL_TILE_128x456"),
        (441, "CUBLASLT_MATMUL_TILE_128x464"),
        (442, "CUBLASLT_MATMUL_TILE_128x472"),
        (443, "CUBLASLT_MATMUL_TILE_128x480"),
        (444, "CUBLASLT_MATMUL_TILE_128x488"),
        (445, "CUBLASLT_MATMUL_TILE_128x496"),
        (446, "CUBLASLT_MATMUL_TILE_128x504"),
        (447, "CUBLASLT_MATMUL_TILE_128x512"),
        (448, "CUBLASLT_MATMUL_TILE_192x8"),
        (449, "CUBLASLT_MATMUL_TILE_192x16"),
        (450, "CUBLASLT_MATMUL_TILE_192x24"),
        (451, "CUBLASLT_MATMUL_TILE_192x32"),
        (452, "CUBLASLT_MATMUL_TILE_192x40"),
        (453, "CUBLASLT_MATMUL_TILE_192x48"),
        (454, "CUBLASLT_MATMUL_TILE_192x56"),
        (455, "CUBLASLT_MATMUL_TILE_192x72"),
        (456, "CUBLASLT_MATMUL_TILE_192x80"),
        (457, "CUBLASLT_MATMUL_TILE_192x88"),
        (458, "CUBLASLT_MATMUL_TILE_192x96"),
        (459, "CUBLASLT_MATMUL_TILE_192x104"),
        (460, "CUBLASLT_MATMUL_TILE_192x112"),
        (461, "CUBLASLT_MATMUL_TILE_192x120"),
        (462, "CUBLASLT_MATMUL_TILE_192x136"),
        (463, "CUBLASLT_MATMUL_TILE_192x144"),
        (464, "CUBLASLT_MATMUL_TILE_192x152"),
        (465, "CUBLASLT_MATMUL_TILE_192x160"),
        (466, "CUBLASLT_MATMUL_TILE_192x168"),
        (467, "CUBLASLT_MATMUL_TILE_192x176"),
        (468, "CUBLASLT_MATMUL_TILE_192x184"),
        (469, "CUBLASLT_MATMUL_TILE_192x200"),
        (470, "CUBLASLT_MATMUL_TILE_192x208"),
        (471, "CUBLASLT_MATMUL_TILE_192x216"),
        (472, "CUBLASLT_MATMUL_TILE_192x224"),
        (473, "CUBLASLT_MATMUL_TILE_192x232"),
        (474, "CUBLASLT_MATMUL_TILE_192x240"),
        (475, "CUBLASLT_MATMUL_TILE_192x248"),
        (476, "CUBLASLT_MATMUL_TILE_192x264"),
        (477, "CUBLASLT_MATMUL_TILE_192x272"),
        (478, "CUBLASLT_MATMUL_TILE_192x280"),
        (479, "CUBLASLT_MATMUL_TILE_192x288"),
        (480, "CUBLASLT_MATMUL_TILE_192x296"),
        (481, "CUBLASLT_MATMUL_TILE_192x304"),
        (482, "CUBLASLT_MATMUL_TILE_192x312"),
        (483, "CUBLASLT_MATMUL_TILE_192x320"),
        (484, "CUBLASLT_MATMUL_TILE_192x328"),
        (485, "CUBLASLT_MATMUL_TILE_192x336"),
        (486, "CUBLASLT_MATMUL_TILE_256x8"),
        (487, "CUBLASLT_MATMUL_TILE_256x16"),
        (488, "CUBLASLT_MATMUL_TILE_256x24"),
        (489, "CUBLASLT_MATMUL_TILE_256x40"),
        (490, "CUBLASLT_MATMUL_TILE_256x48"),
        (491, "CUBLASLT_MATMUL_TILE_256x56"),
        (492, "CUBLASLT_MATMUL_TILE_256x72"),
        (493, "CUBLASLT_MATMUL_TILE_256x80"),
        (494, "CUBLASLT_MATMUL_TILE_256x88"),
        (495, "CUBLASLT_MATMUL_TILE_256x96"),
        (496, "CUBLASLT_MATMUL_TILE_256x104"),
        (497, "CUBLASLT_MATMUL_TILE_256x112"),
        (498, "CUBLASLT_MATMUL_TILE_256x120"),
        (499, "CUBLASLT_MATMUL_TILE_256x136"),
        (500, "CUBLASLT_MATMUL_TILE_256x144"),
        (501, "CUBLASLT_MATMUL_TILE_256x152"),
        (502, "CUBLASLT_MATMUL_TILE_256x160"),
        (503, "CUBLASLT_MATMUL_TILE_256x168"),
        (504, "CUBLASLT_MATMUL_TILE_256x176"),
        (505, "CUBLASLT_MATMUL_TILE_256x184"),
        (506, "CUBLASLT_MATMUL_TILE_256x200"),
        (507, "CUBLASLT_MATMUL_TILE_256x208"),
        (508, "CUBLASLT_MATMUL_TILE_256x216"),
        (509, "CUBLASLT_MATMUL_TILE_256x224"),
        (510, "CUBLASLT_MATMUL_TILE_256x232"),
        (511, "CUBLASLT_MATMUL_TILE_256x240"),
        (512, "CUBLASLT_MATMUL_TILE_256x248"),
        (513, "CUBLASLT_MATMUL_TILE_256x256"),
        (514, "CUBLASLT_MATMUL_TILE_320x8"),
        (515, "CUBLASLT_MATMUL_TILE_320x16"),
        (516, "CUBLASLT_MATMUL_TILE_320x24"),
        (517, "CUBLASLT_MATMUL_TILE_320x32"),
        (518, "CUBLASLT_MATMUL_TILE_320x40"),
        (519, "CUBLASLT_MATMUL_TILE_320x48"),
        (520, "CUBLASLT_MATMUL_TILE_320x56"),
        (521, "CUBLASLT_MATMUL_TILE_320x72"),
        (522, "CUBLASLT_MATMUL_TILE_320x80"),
        (523, "CUBLASLT_MATMUL_TILE_320x88"),
        (524, "CUBLASLT_MATMUL_TILE_320x96"),
        (525, "CUBLASLT_MATMUL_TILE_320x104"),
        (526, "CUBLASLT_MATMUL_TILE_320x112"),
        (527, "CUBLASLT_MATMUL_TILE_320x120"),
        (528, "CUBLASLT_MATMUL_TILE_320x136"),
        (529, "CUBLASLT_MATMUL_TILE_320x144"),
        (530, "CUBLASLT_MATMUL_TILE_320x152"),
        (531, "CUBLASLT_MATMUL_TILE_320x160"),
        (532, "CUBLASLT_MATMUL_TILE_320x168"),
        (533, "CUBLASLT_MATMUL_TILE_320x176"),
        (534, "CUBLASLT_MATMUL_TILE_320x184"),
        (535, "CUBLASLT_MATMUL_TILE_320x192"),
        (536, "CUBLASLT_MATMUL_TILE_320x200"),
        (537, "CUBLASLT_MATMUL_TILE_384x8"),
        (538, "CUBLASLT_MATMUL_TILE_384x16"),
        (539, "CUBLASLT_MATMUL_TILE_384x24"),
        (540, "CUBLASLT_MATMUL_TILE_384x32"),
        (541, "CUBLASLT_MATMUL_TILE_384x40"),
        (542, "CUBLASLT_MATMUL_TILE_384x48"),
        (543, "CUBLASLT_MATMUL_TILE_384x56"),
        (544, "CUBLASLT_MATMUL_TILE_384x72"),
        (545, "CUBLASLT_MATMUL_TILE_384x80"),
        (546, "CUBLASLT_MATMUL_TILE_384x88"),
        (547, "CUBLASLT_MATMUL_TILE_384x96"),
        (548, "CUBLASLT_MATMUL_TILE_384x104"),
        (549, "CUBLASLT_MATMUL_TILE_384x112"),
        (550, "CUBLASLT_MATMUL_TILE_384x120"),
        (551, "CUBLASLT_MATMUL_TILE_384x136"),
        (552, "CUBLASLT_MATMUL_TILE_384x144"),
        (553, "CUBLASLT_MATMUL_TILE_384x152"),
        (554, "CUBLASLT_MATMUL_TILE_384x160"),
        (555, "CUBLASLT_MATMUL_TILE_384x168"),
        (556, "CUBLASLT_MATMUL_TILE_448x8"),
        (557, "CUBLASLT_MATMUL_TILE_448x16"),
        (558, "CUBLASLT_MATMUL_TILE_448x24"),
        (559, "CUBLASLT_MATMUL_TILE_448x32"),
        (560, "CUBLASLT_MATMUL_TILE_448x40"),
        (561, "CUBLASLT_MATMUL_TILE_448x48"),
        (562, "CUBLASLT_MATMUL_TILE_448x56"),
        (563, "CUBLASLT_MATMUL_TILE_448x72"),
        (564, "CUBLASLT_MATMUL_TILE_448x80"),
        (565, "CUBLASLT_MATMUL_TILE_448x88"),
        (566, "CUBLASLT_MATMUL_TILE_448x96"),
        (567, "CUBLASLT_MATMUL_TILE_448x104"),
        (568, "CUBLASLT_MATMUL_TILE_448x112"),
        (569, "CUBLASLT_MATMUL_TILE_448x120"),
        (570, "CUBLASLT_MATMUL_TILE_448x128"),
        (571, "CUBLASLT_MATMUL_TILE_448x136"),
        (572, "CUBLASLT_MATMUL_TILE_448x144"),
        (573, "CUBLASLT_MATMUL_TILE_512x8"),
        (574, "CUBLASLT_MATMUL_TILE_512x16"),
        (575, "CUBLASLT_MATMUL_TILE_512x24"),
        (576, "CUBLASLT_MATMUL_TILE_512x32"),
        (577, "CUBLASLT_MATMUL_TILE_512x40"),
        (578, "CUBLASLT_MATMUL_TILE_512x48"),
        (579, "CUBLASLT_MATMUL_TILE_512x56"),
        (580, "CUBLASLT_MATMUL_TILE_512x72"),
        (581, "CUBLASLT_MATMUL_TILE_512x80"),
        (582, "CUBLASLT_MATMUL_TILE_512x88"),
        (583, "CUBLASLT_MATMUL_TILE_512x96"),
        (584, "CUBLASLT_MATMUL_TILE_512x104"),
        (585, "CUBLASLT_MATMUL_TILE_512x112"),
        (586, "CUBLASLT_MATMUL_TILE_512x120"),
        (587, "CUBLASLT_MATMUL_TILE_512x128"),
        (588, "CUBLASLT_MATMUL_TILE_576x8"),
        (589, "CUBLASLT_MATMUL_TILE_576x16"),
        (590, "CUBLASLT_MATMUL_TILE_576x24"),
        (591, "CUBLASLT_MATMUL_TILE_576x32"),
        (592, "CUBLASLT_MATMUL_TILE_576x40"),
        (593, "CUBLASLT_MATMUL_TILE_576x48"),
        (594, "CUBLASLT_MATMUL_TILE_576x56"),
        (595, "CUBLASLT_MATMUL_TILE_576x72"),
        (596, "CUBLASLT_MATMUL_TILE_576x80"),
        (597, "CUBLASLT_MATMUL_TILE_576x88"),
        (598, "CUBLASLT_MATMUL_TILE_576x96"),
        (599, "CUBLASLT_MATMUL_TILE_576x104"),
        (600, "CUBLASLT_MATMUL_TILE_576x112"),
        (601, "CUBLASLT_MATMUL_TILE_640x8"),
        (602, "CUBLASLT_MATMUL_TILE_640x16"),
        (603, "CUBLASLT_MATMUL_TILE_640x24"),
        (604, "CUBLASLT_MATMUL_TILE_640x32"),
        (605, "CUBLASLT_MATMUL_TILE_640x40"),
        (606, "CUBLASLT_MATMUL_TILE_640x48"),
        (607, "CUBLASLT_MATMUL_TILE_640x56"),
        (608, "CUBLASLT_MATMUL_TILE_640x72"),
        (609, "CUBLASLT_MATMUL_TILE_640x80"),
        (610, "CUBLASLT_MATMUL_TILE_640x88"),
        (611, "CUBLASLT_MATMUL_TILE_640x96"),
        (612, "CUBLASLT_MATMUL_TILE_704x8"),
        (613, "CUBLASLT_MATMUL_TILE_704x16"),
        (614, "CUBLASLT_MATMUL_TILE_704x24"),
        (615, "CUBLASLT_MATMUL_TILE_704x32"),
        (616, "CUBLASLT_MATMUL_TILE_704x40"),
        (617, "CUBLASLT_MATMUL_TILE_704x48"),
        (618, "CUBLASLT_MATMUL_TILE_704x56"),
        (619, "CUBLASLT_MATMUL_TILE_704x72"),
        (620, "CUBLASLT_MATMUL_TILE_704x80"),
        (621, "CUBLASLT_MATMUL_TILE_704x88"),
        (622, "CUBLASLT_MATMUL_TILE_768x8"),
        (623, "CUBLASLT_MATMUL_TILE_768x16"),
        (624, "CUBLASLT_MATMUL_TILE_768x24"),
        (625, "CUBLASLT_MATMUL_TILE_768x32"),
        (626, "CUBLASLT_MATMUL_TILE_768x40"),
        (627, "CUBLASLT_MATMUL_TILE_768x48"),
        (628, "CUBLASLT_MATMUL_TILE_768x56"),
        (629, "CUBLASLT_MATMUL_TILE_768x72"),
        (630, "CUBLASLT_MATMUL_TILE_768x80"),
        (631, "CUBLASLT_MATMUL_TILE_256x512"),
        (632, "CUBLASLT_MATMUL_TILE_256x1024"),
        (633, "CUBLASLT_MATMUL_TILE_512x512"),
        (634, "CUBLASLT_MATMUL_TILE_512x1024"),
        (635, "CUBLASLT_MATMUL_TILE_4x1"),
        (636, "CUBLASLT_MATMUL_TILE_8x1"),
        (637, "CUBLASLT_MATMUL_TILE_16x1"),
        (638, "CUBLASLT_MATMUL_TILE_24x1"),
        (639, "CUBLASLT_MATMUL_TILE_32x1"),
        (640, "CUBLASLT_MATMUL_TILE_40x1"),
        (641, "CUBLASLT_MATMUL_TILE_48x1"),
        (642, "CUBLASLT_MATMUL_TILE_64x1"),
        (643, "CUBLASLT_MATMUL_TILE_128x1"),
        (644, "CUBLASLT_MATMUL_TILE_192x1"),
        (645, "CUBLASLT_MATMUL_TILE_256x1"),
        (646, "CUBLASLT_MATMUL_TILE_END"),
    ];
}

enumeration!(cublasLtMatmulTile_t);
