//! Enumerations: cuBLASLt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cublasLtBatchMode_t`, from `cublasLt.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtBatchMode_t(pub i32);

impl cublasLtBatchMode_t {
    /// 0, since CUDA 12.9.
    pub const CUBLASLT_BATCH_MODE_STRIDED: Self = Self(0);
    /// 1, since CUDA 12.9.
    pub const CUBLASLT_BATCH_MODE_POINTER_ARRAY: Self = Self(1);
    /// 2, since CUDA 13.1.
    pub const CUBLASLT_BATCH_MODE_GROUPED: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_BATCH_MODE_STRIDED"),
        (1, "CUBLASLT_BATCH_MODE_POINTER_ARRAY"),
        (2, "CUBLASLT_BATCH_MODE_GROUPED"),
    ];
}

enumeration!(cublasLtBatchMode_t);

/// `enum cublasLtClusterShape_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtClusterShape_t(pub i32);

impl cublasLtClusterShape_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_AUTO: Self = Self(0);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x1x1: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_2x1x1: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_4x1x1: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x2x1: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_2x2x1: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_4x2x1: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x4x1: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_2x4x1: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_4x4x1: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_8x1x1: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x8x1: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_8x2x1: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_2x8x1: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_16x1x1: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x16x1: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_3x1x1: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_5x1x1: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_6x1x1: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_7x1x1: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_9x1x1: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_10x1x1: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_11x1x1: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_12x1x1: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_13x1x1: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_14x1x1: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_15x1x1: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_3x2x1: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_5x2x1: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_6x2x1: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_7x2x1: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x3x1: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_2x3x1: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_3x3x1: Self = Self(34);
    /// 35, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_4x3x1: Self = Self(35);
    /// 36, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_5x3x1: Self = Self(36);
    /// 37, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_3x4x1: Self = Self(37);
    /// 38, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x5x1: Self = Self(38);
    /// 39, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_2x5x1: Self = Self(39);
    /// 40, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_3x5x1: Self = Self(40);
    /// 41, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x6x1: Self = Self(41);
    /// 42, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_2x6x1: Self = Self(42);
    /// 43, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x7x1: Self = Self(43);
    /// 44, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_2x7x1: Self = Self(44);
    /// 45, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x9x1: Self = Self(45);
    /// 46, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x10x1: Self = Self(46);
    /// 47, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x11x1: Self = Self(47);
    /// 48, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x12x1: Self = Self(48);
    /// 49, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x13x1: Self = Self(49);
    /// 50, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x14x1: Self = Self(50);
    /// 51, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_1x15x1: Self = Self(51);
    /// 52, since CUDA 12.0 or earlier.
    pub const CUBLASLT_CLUSTER_SHAPE_END: Self = Self(52);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_CLUSTER_SHAPE_AUTO"),
        (2, "CUBLASLT_CLUSTER_SHAPE_1x1x1"),
        (3, "CUBLASLT_CLUSTER_SHAPE_2x1x1"),
        (4, "CUBLASLT_CLUSTER_SHAPE_4x1x1"),
        (5, "CUBLASLT_CLUSTER_SHAPE_1x2x1"),
        (6, "CUBLASLT_CLUSTER_SHAPE_2x2x1"),
        (7, "CUBLASLT_CLUSTER_SHAPE_4x2x1"),
        (8, "CUBLASLT_CLUSTER_SHAPE_1x4x1"),
        (9, "CUBLASLT_CLUSTER_SHAPE_2x4x1"),
        (10, "CUBLASLT_CLUSTER_SHAPE_4x4x1"),
        (11, "CUBLASLT_CLUSTER_SHAPE_8x1x1"),
        (12, "CUBLASLT_CLUSTER_SHAPE_1x8x1"),
        (13, "CUBLASLT_CLUSTER_SHAPE_8x2x1"),
        (14, "CUBLASLT_CLUSTER_SHAPE_2x8x1"),
        (15, "CUBLASLT_CLUSTER_SHAPE_16x1x1"),
        (16, "CUBLASLT_CLUSTER_SHAPE_1x16x1"),
        (17, "CUBLASLT_CLUSTER_SHAPE_3x1x1"),
        (18, "CUBLASLT_CLUSTER_SHAPE_5x1x1"),
        (19, "CUBLASLT_CLUSTER_SHAPE_6x1x1"),
        (20, "CUBLASLT_CLUSTER_SHAPE_7x1x1"),
        (21, "CUBLASLT_CLUSTER_SHAPE_9x1x1"),
        (22, "CUBLASLT_CLUSTER_SHAPE_10x1x1"),
        (23, "CUBLASLT_CLUSTER_SHAPE_11x1x1"),
        (24, "CUBLASLT_CLUSTER_SHAPE_12x1x1"),
        (25, "CUBLASLT_CLUSTER_SHAPE_13x1x1"),
        (26, "CUBLASLT_CLUSTER_SHAPE_14x1x1"),
        (27, "CUBLASLT_CLUSTER_SHAPE_15x1x1"),
        (28, "CUBLASLT_CLUSTER_SHAPE_3x2x1"),
        (29, "CUBLASLT_CLUSTER_SHAPE_5x2x1"),
        (30, "CUBLASLT_CLUSTER_SHAPE_6x2x1"),
        (31, "CUBLASLT_CLUSTER_SHAPE_7x2x1"),
        (32, "CUBLASLT_CLUSTER_SHAPE_1x3x1"),
        (33, "CUBLASLT_CLUSTER_SHAPE_2x3x1"),
        (34, "CUBLASLT_CLUSTER_SHAPE_3x3x1"),
        (35, "CUBLASLT_CLUSTER_SHAPE_4x3x1"),
        (36, "CUBLASLT_CLUSTER_SHAPE_5x3x1"),
        (37, "CUBLASLT_CLUSTER_SHAPE_3x4x1"),
        (38, "CUBLASLT_CLUSTER_SHAPE_1x5x1"),
        (39, "CUBLASLT_CLUSTER_SHAPE_2x5x1"),
        (40, "CUBLASLT_CLUSTER_SHAPE_3x5x1"),
        (41, "CUBLASLT_CLUSTER_SHAPE_1x6x1"),
        (42, "CUBLASLT_CLUSTER_SHAPE_2x6x1"),
        (43, "CUBLASLT_CLUSTER_SHAPE_1x7x1"),
        (44, "CUBLASLT_CLUSTER_SHAPE_2x7x1"),
        (45, "CUBLASLT_CLUSTER_SHAPE_1x9x1"),
        (46, "CUBLASLT_CLUSTER_SHAPE_1x10x1"),
        (47, "CUBLASLT_CLUSTER_SHAPE_1x11x1"),
        (48, "CUBLASLT_CLUSTER_SHAPE_1x12x1"),
        (49, "CUBLASLT_CLUSTER_SHAPE_1x13x1"),
        (50, "CUBLASLT_CLUSTER_SHAPE_1x14x1"),
        (51, "CUBLASLT_CLUSTER_SHAPE_1x15x1"),
        (52, "CUBLASLT_CLUSTER_SHAPE_END"),
    ];
}

enumeration!(cublasLtClusterShape_t);

/// `enum cublasLtEpilogue_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cublasLtEpilogue_t(pub i32);

impl cublasLtEpilogue_t {
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_DEFAULT: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_RELU: Self = Self(2);
    /// 130, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_RELU_AUX: Self = Self(130);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_BIAS: Self = Self(4);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_RELU_BIAS: Self = Self(6);
    /// 134, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_RELU_AUX_BIAS: Self = Self(134);
    /// 136, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_DRELU: Self = Self(136);
    /// 152, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_DRELU_BGRAD: Self = Self(152);
    /// 32, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_GELU: Self = Self(32);
    /// 160, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_GELU_AUX: Self = Self(160);
    /// 36, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_GELU_BIAS: Self = Self(36);
    /// 164, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_GELU_AUX_BIAS: Self = Self(164);
    /// 192, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_DGELU: Self = Self(192);
    /// 208, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_DGELU_BGRAD: Self = Self(208);
    /// 256, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_BGRADA: Self = Self(256);
    /// 512, since CUDA 12.0 or earlier.
    pub const CUBLASLT_EPILOGUE_BGRADB: Self = Self(512);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUBLASLT_EPILOGUE_DEFAULT"),
        (2, "CUBLASLT_EPILOGUE_RELU"),
        (130, "CUBLASLT_EPILOGUE_RELU_AUX"),
        (4, "CUBLASLT_EPILOGUE_BIAS"),
        (6, "CUBLASLT_EPILOGUE_RELU_BIAS"),
        (134, "CUBLASLT_EPILOGUE_RELU_AUX_BIAS"),
        (136, "CUBLASLT_EPILOGUE_DRELU"),
        (152, "CUBLASLT_EPILOGUE_DRELU_BGRAD"),
        (32, "CUBLASLT_EPILOGUE_GELU"),
        (160, "CUBLASLT_EPILOGUE_GELU_AUX"),
        (36, "CUBLASLT_EPILOGUE_GELU_BIAS"),
        (164, "CUBLASLT_EPILOGUE_GELU_AUX_BIAS"),
        (192, "CUBLASLT_EPILOGUE_DGELU"),
        (208, "CUBLASLT_EPILOGUE_DGELU_BGRAD"),
        (256, "CUBLASLT_EPILOGUE_BGRADA"),
        (512, "CUBLASLT_EPILOGUE_BGRADB"),
    ];
}

enumeration!(cublasLtEpilogue_t);

/// `enum cublasLtMatmulAlgoCapAttributes_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulAlgoCapAttributes_t(pub i32);

impl cublasLtMatmulAlgoCapAttributes_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_SPLITK_SUPPORT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_UPLO_SUPPORT: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_TILE_IDS: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX: Self = Self(7);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_POINTER_MODE_MASK: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_EPILOGUE_MASK: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_STAGES_IDS: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_LD_NEGATIVE: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES: Self = Self(19);
    /// 20, since CUDA 12.2, until CUDA 12.9.
    pub const CUBLASLT_ALGO_CAP_ATOMIC_SYNC: Self = Self(20);
    /// 21, since CUDA 12.9.
    pub const CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT: Self = Self(21);
    /// 22, since CUDA 12.9.
    pub const CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT: Self = Self(22);
    /// 23, since CUDA 13.1.
    pub const CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT: Self = Self(23);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_ALGO_CAP_SPLITK_SUPPORT"),
        (1, "CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK"),
        (2, "CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT"),
        (3, "CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT"),
        (4, "CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT"),
        (5, "CUBLASLT_ALGO_CAP_UPLO_SUPPORT"),
        (6, "CUBLASLT_ALGO_CAP_TILE_IDS"),
        (7, "CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX"),
        (10, "CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER"),
        (11, "CUBLASLT_ALGO_CAP_POINTER_MODE_MASK"),
        (12, "CUBLASLT_ALGO_CAP_EPILOGUE_MASK"),
        (13, "CUBLASLT_ALGO_CAP_STAGES_IDS"),
        (14, "CUBLASLT_ALGO_CAP_LD_NEGATIVE"),
        (15, "CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS"),
        (16, "CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES"),
        (17, "CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES"),
        (18, "CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES"),
        (19, "CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES"),
        (20, "CUBLASLT_ALGO_CAP_ATOMIC_SYNC"),
        (21, "CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT"),
        (22, "CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT"),
        (23, "CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT"),
    ];
}

enumeration!(cublasLtMatmulAlgoCapAttributes_t);

/// `enum cublasLtMatmulAlgoConfigAttributes_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulAlgoConfigAttributes_t(pub i32);

impl cublasLtMatmulAlgoConfigAttributes_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CONFIG_ID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CONFIG_TILE_ID: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CONFIG_SPLITK_NUM: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CONFIG_STAGES_ID: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_ALGO_CONFIG_ID"),
        (1, "CUBLASLT_ALGO_CONFIG_TILE_ID"),
        (2, "CUBLASLT_ALGO_CONFIG_SPLITK_NUM"),
        (3, "CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME"),
        (4, "CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING"),
        (5, "CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION"),
        (6, "CUBLASLT_ALGO_CONFIG_STAGES_ID"),
        (7, "CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID"),
        (8, "CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID"),
    ];
}

enumeration!(cublasLtMatmulAlgoConfigAttributes_t);

/// `enum cublasLtMatmulDescAttributes_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulDescAttributes_t(pub i32);

impl cublasLtMatmulDescAttributes_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_COMPUTE_TYPE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_SCALE_TYPE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_POINTER_MODE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_TRANSA: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_TRANSB: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_TRANSC: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_FILL_MODE: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_EPILOGUE: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_BIAS_POINTER: Self = Self(8);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET: Self = Self(15);
    /// 17, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_A_SCALE_POINTER: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_B_SCALE_POINTER: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_C_SCALE_POINTER: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_D_SCALE_POINTER: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_AMAX_D_POINTER: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_FAST_ACCUM: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE: Self = Self(26);
    /// 27, since CUDA 12.2, until CUDA 12.9.
    pub const CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS: Self = Self(27);
    /// 28, since CUDA 12.2, until CUDA 12.9.
    pub const CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS: Self = Self(28);
    /// 29, since CUDA 12.2, until CUDA 12.9.
    pub const CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER: Self = Self(29);
    /// 30, since CUDA 12.2, until CUDA 12.9.
    pub const CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER: Self = Self(30);
    /// 31, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_DESC_A_SCALE_MODE: Self = Self(31);
    /// 32, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_DESC_B_SCALE_MODE: Self = Self(32);
    /// 33, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_DESC_C_SCALE_MODE: Self = Self(33);
    /// 34, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_DESC_D_SCALE_MODE: Self = Self(34);
    /// 35, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE: Self = Self(35);
    /// 36, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER: Self = Self(36);
    /// 37, since CUDA 12.8.
    pub const CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE: Self = Self(37);
    /// 38, since CUDA 13.0.
    pub const CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR: Self = Self(38);
    /// 39, since CUDA 13.1.
    pub const CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE: Self = Self(39);
    /// 40, since CUDA 13.1.
    pub const CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE: Self = Self(40);
    /// 41, since CUDA 13.4.
    pub const CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS: Self = Self(41);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_MATMUL_DESC_COMPUTE_TYPE"),
        (1, "CUBLASLT_MATMUL_DESC_SCALE_TYPE"),
        (2, "CUBLASLT_MATMUL_DESC_POINTER_MODE"),
        (3, "CUBLASLT_MATMUL_DESC_TRANSA"),
        (4, "CUBLASLT_MATMUL_DESC_TRANSB"),
        (5, "CUBLASLT_MATMUL_DESC_TRANSC"),
        (6, "CUBLASLT_MATMUL_DESC_FILL_MODE"),
        (7, "CUBLASLT_MATMUL_DESC_EPILOGUE"),
        (8, "CUBLASLT_MATMUL_DESC_BIAS_POINTER"),
        (10, "CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE"),
        (11, "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER"),
        (12, "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD"),
        (13, "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE"),
        (14, "CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE"),
        (15, "CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET"),
        (17, "CUBLASLT_MATMUL_DESC_A_SCALE_POINTER"),
        (18, "CUBLASLT_MATMUL_DESC_B_SCALE_POINTER"),
        (19, "CUBLASLT_MATMUL_DESC_C_SCALE_POINTER"),
        (20, "CUBLASLT_MATMUL_DESC_D_SCALE_POINTER"),
        (21, "CUBLASLT_MATMUL_DESC_AMAX_D_POINTER"),
        (22, "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE"),
        (23, "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER"),
        (24, "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER"),
        (25, "CUBLASLT_MATMUL_DESC_FAST_ACCUM"),
        (26, "CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE"),
        (27, "CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS"),
        (28, "CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS"),
        (29, "CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER"),
        (30, "CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER"),
        (31, "CUBLASLT_MATMUL_DESC_A_SCALE_MODE"),
        (32, "CUBLASLT_MATMUL_DESC_B_SCALE_MODE"),
        (33, "CUBLASLT_MATMUL_DESC_C_SCALE_MODE"),
        (34, "CUBLASLT_MATMUL_DESC_D_SCALE_MODE"),
        (35, "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE"),
        (36, "CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER"),
        (37, "CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE"),
        (38, "CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR"),
        (39, "CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE"),
        (40, "CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE"),
        (41, "CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS"),
    ];
}

enumeration!(cublasLtMatmulDescAttributes_t);

/// `enum cublasLtMatmulInnerShape_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulInnerShape_t(pub i32);

impl cublasLtMatmulInnerShape_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_INNER_SHAPE_UNDEFINED: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_INNER_SHAPE_MMA884: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_INNER_SHAPE_MMA1684: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_INNER_SHAPE_MMA1688: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_INNER_SHAPE_MMA16816: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_INNER_SHAPE_END: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_MATMUL_INNER_SHAPE_UNDEFINED"),
        (1, "CUBLASLT_MATMUL_INNER_SHAPE_MMA884"),
        (2, "CUBLASLT_MATMUL_INNER_SHAPE_MMA1684"),
        (3, "CUBLASLT_MATMUL_INNER_SHAPE_MMA1688"),
        (4, "CUBLASLT_MATMUL_INNER_SHAPE_MMA16816"),
        (5, "CUBLASLT_MATMUL_INNER_SHAPE_END"),
    ];
}

enumeration!(cublasLtMatmulInnerShape_t);

/// `enum cublasLtMatmulPreferenceAttributes_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulPreferenceAttributes_t(pub i32);

impl cublasLtMatmulPreferenceAttributes_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_PREF_SEARCH_MODE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES: Self = Self(1);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK: Self = Self(3);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT: Self = Self(9);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATMUL_PREF_IMPL_MASK: Self = Self(12);
    /// 13, since CUDA 13.1.
    pub const CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM: Self = Self(13);
    /// 14, since CUDA 13.1.
    pub const CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS: Self = Self(14);
    /// 15, since CUDA 13.1.
    pub const CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS: Self = Self(15);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_MATMUL_PREF_SEARCH_MODE"),
        (1, "CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES"),
        (3, "CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK"),
        (5, "CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES"),
        (6, "CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES"),
        (7, "CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES"),
        (8, "CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES"),
        (9, "CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT"),
        (12, "CUBLASLT_MATMUL_PREF_IMPL_MASK"),
        (13, "CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM"),
        (14, "CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS"),
        (15, "CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS"),
    ];
}

enumeration!(cublasLtMatmulPreferenceAttributes_t);

/// `enum cublasLtMatmulSearch_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulSearch_t(pub i32);

impl cublasLtMatmulSearch_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASLT_SEARCH_BEST_FIT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASLT_SEARCH_LIMITED_BY_ALGO_ID: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASLT_SEARCH_RESERVED_02: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASLT_SEARCH_RESERVED_03: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASLT_SEARCH_RESERVED_04: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUBLASLT_SEARCH_RESERVED_05: Self = Self(5);
    /// 6, since CUDA 12.6.
    pub const CUBLASLT_SEARCH_RESERVED_06: Self = Self(6);
    /// 7, since CUDA 12.6.
    pub const CUBLASLT_SEARCH_RESERVED_07: Self = Self(7);
    /// 8, since CUDA 12.6.
    pub const CUBLASLT_SEARCH_RESERVED_08: Self = Self(8);
    /// 9, since CUDA 12.6.
    pub const CUBLASLT_SEARCH_RESERVED_09: Self = Self(9);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_SEARCH_BEST_FIT"),
        (1, "CUBLASLT_SEARCH_LIMITED_BY_ALGO_ID"),
        (2, "CUBLASLT_SEARCH_RESERVED_02"),
        (3, "CUBLASLT_SEARCH_RESERVED_03"),
        (4, "CUBLASLT_SEARCH_RESERVED_04"),
        (5, "CUBLASLT_SEARCH_RESERVED_05"),
        (6, "CUBLASLT_SEARCH_RESERVED_06"),
        (7, "CUBLASLT_SEARCH_RESERVED_07"),
        (8, "CUBLASLT_SEARCH_RESERVED_08"),
        (9, "CUBLASLT_SEARCH_RESERVED_09"),
    ];
}

enumeration!(cublasLtMatmulSearch_t);

/// `enum cublasLtMatrixLayoutAttribute_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatrixLayoutAttribute_t(pub i32);

impl cublasLtMatrixLayoutAttribute_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATRIX_LAYOUT_TYPE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATRIX_LAYOUT_ORDER: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATRIX_LAYOUT_ROWS: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATRIX_LAYOUT_COLS: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATRIX_LAYOUT_LD: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET: Self = Self(7);
    /// 8, since CUDA 12.9.
    pub const CUBLASLT_MATRIX_LAYOUT_BATCH_MODE: Self = Self(8);
    /// 9, since CUDA 13.1.
    pub const CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY: Self = Self(9);
    /// 10, since CUDA 13.1.
    pub const CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY: Self = Self(10);
    /// 11, since CUDA 13.1.
    pub const CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY: Self = Self(11);
    /// 12, since CUDA 13.1.
    pub const CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH: Self = Self(
        12,
    );
    /// 13, since CUDA 13.1.
    pub const CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH: Self = Self(13);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_MATRIX_LAYOUT_TYPE"),
        (1, "CUBLASLT_MATRIX_LAYOUT_ORDER"),
        (2, "CUBLASLT_MATRIX_LAYOUT_ROWS"),
        (3, "CUBLASLT_MATRIX_LAYOUT_COLS"),
        (4, "CUBLASLT_MATRIX_LAYOUT_LD"),
        (5, "CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT"),
        (6, "CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET"),
        (7, "CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET"),
        (8, "CUBLASLT_MATRIX_LAYOUT_BATCH_MODE"),
        (9, "CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY"),
        (10, "CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY"),
        (11, "CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY"),
        (12, "CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH"),
        (13, "CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH"),
    ];
}

enumeration!(cublasLtMatrixLayoutAttribute_t);

/// `enum cublasLtMatrixTransformDescAttributes_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatrixTransformDescAttributes_t(pub i32);

impl cublasLtMatrixTransformDescAttributes_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE"),
        (1, "CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE"),
        (2, "CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA"),
        (3, "CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB"),
    ];
}

enumeration!(cublasLtMatrixTransformDescAttributes_t);

/// `enum cublasLtOrder_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtOrder_t(pub i32);

impl cublasLtOrder_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ORDER_COL: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ORDER_ROW: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ORDER_COL32: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ORDER_COL4_4R2_8C: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASLT_ORDER_COL32_2R_4R4: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_ORDER_COL"),
        (1, "CUBLASLT_ORDER_ROW"),
        (2, "CUBLASLT_ORDER_COL32"),
        (3, "CUBLASLT_ORDER_COL4_4R2_8C"),
        (4, "CUBLASLT_ORDER_COL32_2R_4R4"),
    ];
}

enumeration!(cublasLtOrder_t);

/// `enum cublasLtPointerModeMask_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cublasLtPointerModeMask_t(pub u32);

flag_set! {
    impl cublasLtPointerModeMask_t {
        /// 1, since CUDA 12.0 or earlier.
        pub const CUBLASLT_POINTER_MODE_MASK_HOST: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CUBLASLT_POINTER_MODE_MASK_DEVICE: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const CUBLASLT_POINTER_MODE_MASK_DEVICE_VECTOR: Self = Self(4);
        /// 8, since CUDA 12.0 or earlier.
        pub const CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_ZERO: Self = Self(8);
        /// 0x10, since CUDA 12.0 or earlier.
        pub const CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_HOST: Self = Self(
            0x10,
        );
    }
}

/// `enum cublasLtPointerMode_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtPointerMode_t(pub i32);

impl cublasLtPointerMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUBLASLT_POINTER_MODE_HOST: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUBLASLT_POINTER_MODE_DEVICE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUBLASLT_POINTER_MODE_DEVICE_VECTOR: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUBLASLT_POINTER_MODE_HOST"),
        (1, "CUBLASLT_POINTER_MODE_DEVICE"),
        (2, "CUBLASLT_POINTER_MODE_DEVICE_VECTOR"),
        (3, "CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO"),
        (4, "CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST"),
    ];
}

enumeration!(cublasLtPointerMode_t);

/// `enum cublasLtReductionScheme_t`, from `cublasLt.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cublasLtReductionScheme_t(pub u32);

flag_set! {
    impl cublasLtReductionScheme_t {
        /// 0, since CUDA 12.0 or earlier.
        pub const CUBLASLT_REDUCTION_SCHEME_NONE: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CUBLASLT_REDUCTION_SCHEME_INPLACE: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE: Self = Self(4);
        /// 7, since CUDA 12.0 or earlier.
        pub const CUBLASLT_REDUCTION_SCHEME_MASK: Self = Self(7);
    }
}
