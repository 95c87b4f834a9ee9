//! Enumerations (cuBLASLt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cublasLtBatchMode_t`, from `cublasLt.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtBatchMode_t(pub i32);

enumeration! {
    cublasLtBatchMode_t;
    CUBLASLT_BATCH_MODE_STRIDED = 0,
    CUBLASLT_BATCH_MODE_POINTER_ARRAY = 1,
    CUBLASLT_BATCH_MODE_GROUPED = 2 "since CUDA 13.1",
}

/// `enum cublasLtClusterShape_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtClusterShape_t(pub i32);

enumeration! {
    cublasLtClusterShape_t;
    CUBLASLT_CLUSTER_SHAPE_AUTO = 0,
    CUBLASLT_CLUSTER_SHAPE_1x1x1 = 2,
    CUBLASLT_CLUSTER_SHAPE_2x1x1 = 3,
    CUBLASLT_CLUSTER_SHAPE_4x1x1 = 4,
    CUBLASLT_CLUSTER_SHAPE_1x2x1 = 5,
    CUBLASLT_CLUSTER_SHAPE_2x2x1 = 6,
    CUBLASLT_CLUSTER_SHAPE_4x2x1 = 7,
    CUBLASLT_CLUSTER_SHAPE_1x4x1 = 8,
    CUBLASLT_CLUSTER_SHAPE_2x4x1 = 9,
    CUBLASLT_CLUSTER_SHAPE_4x4x1 = 10,
    CUBLASLT_CLUSTER_SHAPE_8x1x1 = 11,
    CUBLASLT_CLUSTER_SHAPE_1x8x1 = 12,
    CUBLASLT_CLUSTER_SHAPE_8x2x1 = 13,
    CUBLASLT_CLUSTER_SHAPE_2x8x1 = 14,
    CUBLASLT_CLUSTER_SHAPE_16x1x1 = 15,
    CUBLASLT_CLUSTER_SHAPE_1x16x1 = 16,
    CUBLASLT_CLUSTER_SHAPE_3x1x1 = 17,
    CUBLASLT_CLUSTER_SHAPE_5x1x1 = 18,
    CUBLASLT_CLUSTER_SHAPE_6x1x1 = 19,
    CUBLASLT_CLUSTER_SHAPE_7x1x1 = 20,
    CUBLASLT_CLUSTER_SHAPE_9x1x1 = 21,
    CUBLASLT_CLUSTER_SHAPE_10x1x1 = 22,
    CUBLASLT_CLUSTER_SHAPE_11x1x1 = 23,
    CUBLASLT_CLUSTER_SHAPE_12x1x1 = 24,
    CUBLASLT_CLUSTER_SHAPE_13x1x1 = 25,
    CUBLASLT_CLUSTER_SHAPE_14x1x1 = 26,
    CUBLASLT_CLUSTER_SHAPE_15x1x1 = 27,
    CUBLASLT_CLUSTER_SHAPE_3x2x1 = 28,
    CUBLASLT_CLUSTER_SHAPE_5x2x1 = 29,
    CUBLASLT_CLUSTER_SHAPE_6x2x1 = 30,
    CUBLASLT_CLUSTER_SHAPE_7x2x1 = 31,
    CUBLASLT_CLUSTER_SHAPE_1x3x1 = 32,
    CUBLASLT_CLUSTER_SHAPE_2x3x1 = 33,
    CUBLASLT_CLUSTER_SHAPE_3x3x1 = 34,
    CUBLASLT_CLUSTER_SHAPE_4x3x1 = 35,
    CUBLASLT_CLUSTER_SHAPE_5x3x1 = 36,
    CUBLASLT_CLUSTER_SHAPE_3x4x1 = 37,
    CUBLASLT_CLUSTER_SHAPE_1x5x1 = 38,
    CUBLASLT_CLUSTER_SHAPE_2x5x1 = 39,
    CUBLASLT_CLUSTER_SHAPE_3x5x1 = 40,
    CUBLASLT_CLUSTER_SHAPE_1x6x1 = 41,
    CUBLASLT_CLUSTER_SHAPE_2x6x1 = 42,
    CUBLASLT_CLUSTER_SHAPE_1x7x1 = 43,
    CUBLASLT_CLUSTER_SHAPE_2x7x1 = 44,
    CUBLASLT_CLUSTER_SHAPE_1x9x1 = 45,
    CUBLASLT_CLUSTER_SHAPE_1x10x1 = 46,
    CUBLASLT_CLUSTER_SHAPE_1x11x1 = 47,
    CUBLASLT_CLUSTER_SHAPE_1x12x1 = 48,
    CUBLASLT_CLUSTER_SHAPE_1x13x1 = 49,
    CUBLASLT_CLUSTER_SHAPE_1x14x1 = 50,
    CUBLASLT_CLUSTER_SHAPE_1x15x1 = 51,
    CUBLASLT_CLUSTER_SHAPE_END = 52,
}

/// `enum cublasLtEpilogue_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cublasLtEpilogue_t(pub i32);

enumeration! {
    cublasLtEpilogue_t;
    CUBLASLT_EPILOGUE_DEFAULT = 1,
    CUBLASLT_EPILOGUE_RELU = 2,
    CUBLASLT_EPILOGUE_RELU_AUX = 130,
    CUBLASLT_EPILOGUE_BIAS = 4,
    CUBLASLT_EPILOGUE_RELU_BIAS = 6,
    CUBLASLT_EPILOGUE_RELU_AUX_BIAS = 134,
    CUBLASLT_EPILOGUE_DRELU = 136,
    CUBLASLT_EPILOGUE_DRELU_BGRAD = 152,
    CUBLASLT_EPILOGUE_GELU = 32,
    CUBLASLT_EPILOGUE_GELU_AUX = 160,
    CUBLASLT_EPILOGUE_GELU_BIAS = 36,
    CUBLASLT_EPILOGUE_GELU_AUX_BIAS = 164,
    CUBLASLT_EPILOGUE_DGELU = 192,
    CUBLASLT_EPILOGUE_DGELU_BGRAD = 208,
    CUBLASLT_EPILOGUE_BGRADA = 256,
    CUBLASLT_EPILOGUE_BGRADB = 512,
}

/// `enum cublasLtMatmulAlgoCapAttributes_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulAlgoCapAttributes_t(pub i32);

enumeration! {
    cublasLtMatmulAlgoCapAttributes_t;
    CUBLASLT_ALGO_CAP_SPLITK_SUPPORT = 0,
    CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK = 1,
    CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT = 2,
    CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT = 3,
    CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT = 4,
    CUBLASLT_ALGO_CAP_UPLO_SUPPORT = 5,
    CUBLASLT_ALGO_CAP_TILE_IDS = 6,
    CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX = 7,
    CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER = 10,
    CUBLASLT_ALGO_CAP_POINTER_MODE_MASK = 11,
    CUBLASLT_ALGO_CAP_EPILOGUE_MASK = 12,
    CUBLASLT_ALGO_CAP_STAGES_IDS = 13,
    CUBLASLT_ALGO_CAP_LD_NEGATIVE = 14,
    CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS = 15,
    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES = 16,
    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES = 17,
    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES = 18,
    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES = 19,
    CUBLASLT_ALGO_CAP_ATOMIC_SYNC = 20 "since CUDA 12.2, until CUDA 12.9",
    CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT = 21 "since CUDA 12.9",
    CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT = 22 "since CUDA 12.9",
    CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT = 23 "since CUDA 13.1",
}

/// `enum cublasLtMatmulAlgoConfigAttributes_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulAlgoConfigAttributes_t(pub i32);

enumeration! {
    cublasLtMatmulAlgoConfigAttributes_t;
    CUBLASLT_ALGO_CONFIG_ID = 0,
    CUBLASLT_ALGO_CONFIG_TILE_ID = 1,
    CUBLASLT_ALGO_CONFIG_SPLITK_NUM = 2,
    CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME = 3,
    CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING = 4,
    CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION = 5,
    CUBLASLT_ALGO_CONFIG_STAGES_ID = 6,
    CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID = 7,
    CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID = 8,
}

/// `enum cublasLtMatmulDescAttributes_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulDescAttributes_t(pub i32);

enumeration! {
    cublasLtMatmulDescAttributes_t;
    CUBLASLT_MATMUL_DESC_COMPUTE_TYPE = 0,
    CUBLASLT_MATMUL_DESC_SCALE_TYPE = 1,
    CUBLASLT_MATMUL_DESC_POINTER_MODE = 2,
    CUBLASLT_MATMUL_DESC_TRANSA = 3,
    CUBLASLT_MATMUL_DESC_TRANSB = 4,
    CUBLASLT_MATMUL_DESC_TRANSC = 5,
    CUBLASLT_MATMUL_DESC_FILL_MODE = 6,
    CUBLASLT_MATMUL_DESC_EPILOGUE = 7,
    CUBLASLT_MATMUL_DESC_BIAS_POINTER = 8,
    CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE = 10,
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER = 11,
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD = 12,
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE = 13,
    CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE = 14,
    CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET = 15,
    CUBLASLT_MATMUL_DESC_A_SCALE_POINTER = 17,
    CUBLASLT_MATMUL_DESC_B_SCALE_POINTER = 18,
    CUBLASLT_MATMUL_DESC_C_SCALE_POINTER = 19,
    CUBLASLT_MATMUL_DESC_D_SCALE_POINTER = 20,
    CUBLASLT_MATMUL_DESC_AMAX_D_POINTER = 21,
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE = 22,
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER = 23,
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER = 24,
    CUBLASLT_MATMUL_DESC_FAST_ACCUM = 25,
    CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE = 26,
    CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS = 27 "since CUDA 12.2, until CUDA 12.9, deprecated",
    CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS = 28 "since CUDA 12.2, until CUDA 12.9, deprecated",
    CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER = 29 "since CUDA 12.2, until CUDA 12.9",
    CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER = 30 "since CUDA 12.2, until CUDA 12.9",
    CUBLASLT_MATMUL_DESC_A_SCALE_MODE = 31 "since CUDA 12.8",
    CUBLASLT_MATMUL_DESC_B_SCALE_MODE = 32 "since CUDA 12.8",
    CUBLASLT_MATMUL_DESC_C_SCALE_MODE = 33 "since CUDA 12.8",
    CUBLASLT_MATMUL_DESC_D_SCALE_MODE = 34 "since CUDA 12.8",
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE = 35 "since CUDA 12.8",
    CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER = 36 "since CUDA 12.8",
    CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE = 37 "since CUDA 12.8",
    CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR = 38 "since CUDA 13.0",
    CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE = 39 "since CUDA 13.1",
    CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE = 40 "since CUDA 13.1",
    CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS = 41 "since CUDA 13.4",
}

/// `enum cublasLtMatmulInnerShape_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulInnerShape_t(pub i32);

enumeration! {
    cublasLtMatmulInnerShape_t;
    CUBLASLT_MATMUL_INNER_SHAPE_UNDEFINED = 0,
    CUBLASLT_MATMUL_INNER_SHAPE_MMA884 = 1,
    CUBLASLT_MATMUL_INNER_SHAPE_MMA1684 = 2,
    CUBLASLT_MATMUL_INNER_SHAPE_MMA1688 = 3,
    CUBLASLT_MATMUL_INNER_SHAPE_MMA16816 = 4,
    CUBLASLT_MATMUL_INNER_SHAPE_END = 5,
}

/// `enum cublasLtMatmulPreferenceAttributes_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulPreferenceAttributes_t(pub i32);

enumeration! {
    cublasLtMatmulPreferenceAttributes_t;
    CUBLASLT_MATMUL_PREF_SEARCH_MODE = 0,
    CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES = 1,
    CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK = 3,
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES = 5,
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES = 6,
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES = 7,
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES = 8,
    CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT = 9,
    CUBLASLT_MATMUL_PREF_IMPL_MASK = 12,
    CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM = 13 "since CUDA 13.1",
    CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS = 14 "since CUDA 13.1",
    CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS = 15 "since CUDA 13.1",
}

/// `enum cublasLtMatmulSearch_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatmulSearch_t(pub i32);

enumeration! {
    cublasLtMatmulSearch_t;
    CUBLASLT_SEARCH_BEST_FIT = 0,
    CUBLASLT_SEARCH_LIMITED_BY_ALGO_ID = 1,
    CUBLASLT_SEARCH_RESERVED_02 = 2,
    CUBLASLT_SEARCH_RESERVED_03 = 3,
    CUBLASLT_SEARCH_RESERVED_04 = 4,
    CUBLASLT_SEARCH_RESERVED_05 = 5,
    CUBLASLT_SEARCH_RESERVED_06 = 6 "since CUDA 12.6",
    CUBLASLT_SEARCH_RESERVED_07 = 7 "since CUDA 12.6",
    CUBLASLT_SEARCH_RESERVED_08 = 8 "since CUDA 12.6",
    CUBLASLT_SEARCH_RESERVED_09 = 9 "since CUDA 12.6",
}

/// `enum cublasLtMatrixLayoutAttribute_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatrixLayoutAttribute_t(pub i32);

enumeration! {
    cublasLtMatrixLayoutAttribute_t;
    CUBLASLT_MATRIX_LAYOUT_TYPE = 0,
    CUBLASLT_MATRIX_LAYOUT_ORDER = 1,
    CUBLASLT_MATRIX_LAYOUT_ROWS = 2,
    CUBLASLT_MATRIX_LAYOUT_COLS = 3,
    CUBLASLT_MATRIX_LAYOUT_LD = 4,
    CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT = 5,
    CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET = 6,
    CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET = 7,
    CUBLASLT_MATRIX_LAYOUT_BATCH_MODE = 8 "since CUDA 12.9",
    CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY = 9 "since CUDA 13.1",
    CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY = 10 "since CUDA 13.1",
    CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY = 11 "since CUDA 13.1",
    CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH = 12 "since CUDA 13.1",
    CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH = 13 "since CUDA 13.1",
}

/// `enum cublasLtMatrixTransformDescAttributes_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtMatrixTransformDescAttributes_t(pub i32);

enumeration! {
    cublasLtMatrixTransformDescAttributes_t;
    CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE = 0,
    CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE = 1,
    CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA = 2,
    CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB = 3,
}

/// `enum cublasLtOrder_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtOrder_t(pub i32);

enumeration! {
    cublasLtOrder_t;
    CUBLASLT_ORDER_COL = 0,
    CUBLASLT_ORDER_ROW = 1,
    CUBLASLT_ORDER_COL32 = 2,
    CUBLASLT_ORDER_COL4_4R2_8C = 3,
    CUBLASLT_ORDER_COL32_2R_4R4 = 4,
}

/// `enum cublasLtPointerModeMask_t`, from `cublasLt.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cublasLtPointerModeMask_t(pub u32);

flag_set! {
    cublasLtPointerModeMask_t;
    CUBLASLT_POINTER_MODE_MASK_HOST = 1,
    CUBLASLT_POINTER_MODE_MASK_DEVICE = 2,
    CUBLASLT_POINTER_MODE_MASK_DEVICE_VECTOR = 4,
    CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_ZERO = 8,
    CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_HOST = 0x10,
}

/// `enum cublasLtPointerMode_t`, from `cublasLt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cublasLtPointerMode_t(pub i32);

enumeration! {
    cublasLtPointerMode_t;
    CUBLASLT_POINTER_MODE_HOST = 0,
    CUBLASLT_POINTER_MODE_DEVICE = 1,
    CUBLASLT_POINTER_MODE_DEVICE_VECTOR = 2,
    CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO = 3,
    CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST = 4,
}

/// `enum cublasLtReductionScheme_t`, from `cublasLt.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cublasLtReductionScheme_t(pub u32);

flag_set! {
    cublasLtReductionScheme_t;
    CUBLASLT_REDUCTION_SCHEME_NONE = 0,
    CUBLASLT_REDUCTION_SCHEME_INPLACE = 1,
    CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE = 2,
    CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE = 4,
    CUBLASLT_REDUCTION_SCHEME_MASK = 7,
}
