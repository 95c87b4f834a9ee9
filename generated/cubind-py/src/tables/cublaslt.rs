//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cublas, cublaslt};

pub(crate) static cublasLtBatchMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtBatchMode_t\nenum cublasLtBatchMode_t, from cublasLt.h. Since CUDA 12.9.",
    |table| {
        table.member("CUBLASLT_BATCH_MODE_STRIDED", 0);
        table.member("CUBLASLT_BATCH_MODE_POINTER_ARRAY", 1);
        table.member("CUBLASLT_BATCH_MODE_GROUPED", 2);
    },
);

pub(crate) static cublasLtClusterShape_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtClusterShape_t\nenum cublasLtClusterShape_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASLT_CLUSTER_SHAPE_AUTO", 0);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x1x1", 2);
        table.member("CUBLASLT_CLUSTER_SHAPE_2x1x1", 3);
        table.member("CUBLASLT_CLUSTER_SHAPE_4x1x1", 4);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x2x1", 5);
        table.member("CUBLASLT_CLUSTER_SHAPE_2x2x1", 6);
        table.member("CUBLASLT_CLUSTER_SHAPE_4x2x1", 7);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x4x1", 8);
        table.member("CUBLASLT_CLUSTER_SHAPE_2x4x1", 9);
        table.member("CUBLASLT_CLUSTER_SHAPE_4x4x1", 10);
        table.member("CUBLASLT_CLUSTER_SHAPE_8x1x1", 11);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x8x1", 12);
        table.member("CUBLASLT_CLUSTER_SHAPE_8x2x1", 13);
        table.member("CUBLASLT_CLUSTER_SHAPE_2x8x1", 14);
        table.member("CUBLASLT_CLUSTER_SHAPE_16x1x1", 15);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x16x1", 16);
        table.member("CUBLASLT_CLUSTER_SHAPE_3x1x1", 17);
        table.member("CUBLASLT_CLUSTER_SHAPE_5x1x1", 18);
        table.member("CUBLASLT_CLUSTER_SHAPE_6x1x1", 19);
        table.member("CUBLASLT_CLUSTER_SHAPE_7x1x1", 20);
        table.member("CUBLASLT_CLUSTER_SHAPE_9x1x1", 21);
        table.member("CUBLASLT_CLUSTER_SHAPE_10x1x1", 22);
        table.member("CUBLASLT_CLUSTER_SHAPE_11x1x1", 23);
        table.member("CUBLASLT_CLUSTER_SHAPE_12x1x1", 24);
        table.member("CUBLASLT_CLUSTER_SHAPE_13x1x1", 25);
        table.member("CUBLASLT_CLUSTER_SHAPE_14x1x1", 26);
        table.member("CUBLASLT_CLUSTER_SHAPE_15x1x1", 27);
        table.member("CUBLASLT_CLUSTER_SHAPE_3x2x1", 28);
        table.member("CUBLASLT_CLUSTER_SHAPE_5x2x1", 29);
        table.member("CUBLASLT_CLUSTER_SHAPE_6x2x1", 30);
        table.member("CUBLASLT_CLUSTER_SHAPE_7x2x1", 31);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x3x1", 32);
        table.member("CUBLASLT_CLUSTER_SHAPE_2x3x1", 33);
        table.member("CUBLASLT_CLUSTER_SHAPE_3x3x1", 34);
        table.member("CUBLASLT_CLUSTER_SHAPE_4x3x1", 35);
        table.member("CUBLASLT_CLUSTER_SHAPE_5x3x1", 36);
        table.member("CUBLASLT_CLUSTER_SHAPE_3x4x1", 37);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x5x1", 38);
        table.member("CUBLASLT_CLUSTER_SHAPE_2x5x1", 39);
        table.member("CUBLASLT_CLUSTER_SHAPE_3x5x1", 40);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x6x1", 41);
        table.member("CUBLASLT_CLUSTER_SHAPE_2x6x1", 42);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x7x1", 43);
        table.member("CUBLASLT_CLUSTER_SHAPE_2x7x1", 44);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x9x1", 45);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x10x1", 46);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x11x1", 47);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x12x1", 48);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x13x1", 49);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x14x1", 50);
        table.member("CUBLASLT_CLUSTER_SHAPE_1x15x1", 51);
        table.member("CUBLASLT_CLUSTER_SHAPE_END", 52);
    },
);

pub(crate) static cublasLtEpilogue_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtEpilogue_t\nenum cublasLtEpilogue_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASLT_EPILOGUE_DEFAULT", 1);
        table.member("CUBLASLT_EPILOGUE_RELU", 2);
        table.member("CUBLASLT_EPILOGUE_RELU_AUX", 130);
        table.member("CUBLASLT_EPILOGUE_BIAS", 4);
        table.member("CUBLASLT_EPILOGUE_RELU_BIAS", 6);
        table.member("CUBLASLT_EPILOGUE_RELU_AUX_BIAS", 134);
        table.member("CUBLASLT_EPILOGUE_DRELU", 136);
        table.member("CUBLASLT_EPILOGUE_DRELU_BGRAD", 152);
        table.member("CUBLASLT_EPILOGUE_GELU", 32);
        table.member("CUBLASLT_EPILOGUE_GELU_AUX", 160);
        table.member("CUBLASLT_EPILOGUE_GELU_BIAS", 36);
        table.member("CUBLASLT_EPILOGUE_GELU_AUX_BIAS", 164);
        table.member("CUBLASLT_EPILOGUE_DGELU", 192);
        table.member("CUBLASLT_EPILOGUE_DGELU_BGRAD", 208);
        table.member("CUBLASLT_EPILOGUE_BGRADA", 256);
        table.member("CUBLASLT_EPILOGUE_BGRADB", 512);
    },
);

pub(crate) static cublasLtHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cublaslt.cublasLtHandle_t\ntypedef cublasLtHandle_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cublasLtLoggerCallback_t__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::I32), ArgKind::Value(Ty::CString), ArgKind::Value(Ty::CString)],
);

pub(crate) static cublasLtLoggerCallback_t: ValueDef = ValueDef::new(
        "cubind.cuda13.cublaslt.cublasLtLoggerCallback_t\nthe address of a C function, cublasLtLoggerCallback_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cublasLtLoggerCallback_t__signature);

pub(crate) static cublasLtMatmulAlgoCapAttributes_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtMatmulAlgoCapAttributes_t\nenum cublasLtMatmulAlgoCapAttributes_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASLT_ALGO_CAP_SPLITK_SUPPORT", 0);
        table.member("CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK", 1);
        table.member("CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT", 2);
        table.member("CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT", 3);
        table.member("CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT", 4);
        table.member("CUBLASLT_ALGO_CAP_UPLO_SUPPORT", 5);
        table.member("CUBLASLT_ALGO_CAP_TILE_IDS", 6);
        table.member("CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX", 7);
        table.member("CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER", 10);
        table.member("CUBLASLT_ALGO_CAP_POINTER_MODE_MASK", 11);
        table.member("CUBLASLT_ALGO_CAP_EPILOGUE_MASK", 12);
        table.member("CUBLASLT_ALGO_CAP_STAGES_IDS", 13);
        table.member("CUBLASLT_ALGO_CAP_LD_NEGATIVE", 14);
        table.member("CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS", 15);
        table.member("CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES", 16);
        table.member("CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES", 17);
        table.member("CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES", 18);
        table.member("CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES", 19);
        table.member("CUBLASLT_ALGO_CAP_ATOMIC_SYNC", 20);
        table.member("CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT", 21);
        table.member("CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT", 22);
        table.member("CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT", 23);
    },
);

pub(crate) static cublasLtMatmulAlgoConfigAttributes_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtMatmulAlgoConfigAttributes_t\nenum cublasLtMatmulAlgoConfigAttributes_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASLT_ALGO_CONFIG_ID", 0);
        table.member("CUBLASLT_ALGO_CONFIG_TILE_ID", 1);
        table.member("CUBLASLT_ALGO_CONFIG_SPLITK_NUM", 2);
        table.member("CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME", 3);
        table.member("CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING", 4);
        table.member("CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION", 5);
        table.member("CUBLASLT_ALGO_CONFIG_STAGES_ID", 6);
        table.member("CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID", 7);
        table.member("CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID", 8);
    },
);

pub(crate) static cublasLtMatmulAlgo_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cublaslt.cublasLtMatmulAlgo_t\nstruct cublasLtMatmulAlgo_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U64, 8));
    },
);

pub(crate) static cublasLtMatmulDescAttributes_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtMatmulDescAttributes_t\nenum cublasLtMatmulDescAttributes_t, from cublasLt.h. Since CUDA 12.0 or earlier. Deprecated: CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS, CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS.",
    |table| {
        table.member("CUBLASLT_MATMUL_DESC_COMPUTE_TYPE", 0);
        table.member("CUBLASLT_MATMUL_DESC_SCALE_TYPE", 1);
        table.member("CUBLASLT_MATMUL_DESC_POINTER_MODE", 2);
        table.member("CUBLASLT_MATMUL_DESC_TRANSA", 3);
        table.member("CUBLASLT_MATMUL_DESC_TRANSB", 4);
        table.member("CUBLASLT_MATMUL_DESC_TRANSC", 5);
        table.member("CUBLASLT_MATMUL_DESC_FILL_MODE", 6);
        table.member("CUBLASLT_MATMUL_DESC_EPILOGUE", 7);
        table.member("CUBLASLT_MATMUL_DESC_BIAS_POINTER", 8);
        table.member("CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE", 10);
        table.member("CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER", 11);
        table.member("CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD", 12);
        table.member("CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE", 13);
        table.member("CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE", 14);
        table.member("CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET", 15);
        table.member("CUBLASLT_MATMUL_DESC_A_SCALE_POINTER", 17);
        table.member("CUBLASLT_MATMUL_DESC_B_SCALE_POINTER", 18);
        table.member("CUBLASLT_MATMUL_DESC_C_SCALE_POINTER", 19);
        table.member("CUBLASLT_MATMUL_DESC_D_SCALE_POINTER", 20);
        table.member("CUBLASLT_MATMUL_DESC_AMAX_D_POINTER", 21);
        table.member("CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE", 22);
        table.member("CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER", 23);
        table.member("CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER", 24);
        table.member("CUBLASLT_MATMUL_DESC_FAST_ACCUM", 25);
        table.member("CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE", 26);
        table.member("CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS", 27);
        table.member("CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS", 28);
        table.member("CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER", 29);
        table.member("CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER", 30);
        table.member("CUBLASLT_MATMUL_DESC_A_SCALE_MODE", 31);
        table.member("CUBLASLT_MATMUL_DESC_B_SCALE_MODE", 32);
        table.member("CUBLASLT_MATMUL_DESC_C_SCALE_MODE", 33);
        table.member("CUBLASLT_MATMUL_DESC_D_SCALE_MODE", 34);
        table.member("CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE", 35);
        table.member("CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER", 36);
        table.member("CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE", 37);
        table.member("CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR", 38);
        table.member("CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE", 39);
        table.member("CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE", 40);
        table.member("CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS", 41);
    },
);

pub(crate) static cublasLtMatmulDescOpaque_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cublaslt.cublasLtMatmulDescOpaque_t\nstruct cublasLtMatmulDescOpaque_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    (256, 8, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U64, 32));
    },
);

pub(crate) static cublasLtMatmulHeuristicResult_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cublaslt.cublasLtMatmulHeuristicResult_t\nstruct cublasLtMatmulHeuristicResult_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    (96, 8, false),
    |table| {
        table.field(c"algo", 0, Ty::Record(&cublaslt::cublasLtMatmulAlgo_t));
        table.field(c"workspaceSize", 64, Ty::U64);
        table.field(c"state", 72, Ty::Enum(&cublas::cublasStatus_t));
        table.field(c"wavesCount", 76, Ty::F32);
        table.field(c"reserved", 80, Ty::array(Ty::I32, 4));
    },
);

pub(crate) static cublasLtMatmulInnerShape_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtMatmulInnerShape_t\nenum cublasLtMatmulInnerShape_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASLT_MATMUL_INNER_SHAPE_UNDEFINED", 0);
        table.member("CUBLASLT_MATMUL_INNER_SHAPE_MMA884", 1);
        table.member("CUBLASLT_MATMUL_INNER_SHAPE_MMA1684", 2);
        table.member("CUBLASLT_MATMUL_INNER_SHAPE_MMA1688", 3);
        table.member("CUBLASLT_MATMUL_INNER_SHAPE_MMA16816", 4);
        table.member("CUBLASLT_MATMUL_INNER_SHAPE_END", 5);
    },
);

pub(crate) static cublasLtMatmulPreferenceAttributes_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtMatmulPreferenceAttributes_t\nenum cublasLtMatmulPreferenceAttributes_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASLT_MATMUL_PREF_SEARCH_MODE", 0);
        table.member("CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES", 1);
        table.member("CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK", 3);
        table.member("CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES", 5);
        table.member("CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES", 6);
        table.member("CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES", 7);
        table.member("CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES", 8);
        table.member("CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT", 9);
        table.member("CUBLASLT_MATMUL_PREF_IMPL_MASK", 12);
        table.member("CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM", 13);
        table.member("CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS", 14);
        table.member("CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS", 15);
    },
);

pub(crate) static cublasLtMatmulSearch_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtMatmulSearch_t\nenum cublasLtMatmulSearch_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASLT_SEARCH_BEST_FIT", 0);
        table.member("CUBLASLT_SEARCH_LIMITED_BY_ALGO_ID", 1);
        table.member("CUBLASLT_SEARCH_RESERVED_02", 2);
        table.member("CUBLASLT_SEARCH_RESERVED_03", 3);
        table.member("CUBLASLT_SEARCH_RESERVED_04", 4);
        table.member("CUBLASLT_SEARCH_RESERVED_05", 5);
        table.member("CUBLASLT_SEARCH_RESERVED_06", 6);
        table.member("CUBLASLT_SEARCH_RESERVED_07", 7);
        table.member("CUBLASLT_SEARCH_RESERVED_08", 8);
        table.member("CUBLASLT_SEARCH_RESERVED_09", 9);
    },
);

pub(crate) static cublasLtMatrixLayoutAttribute_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtMatrixLayoutAttribute_t\nenum cublasLtMatrixLayoutAttribute_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASLT_MATRIX_LAYOUT_TYPE", 0);
        table.member("CUBLASLT_MATRIX_LAYOUT_ORDER", 1);
        table.member("CUBLASLT_MATRIX_LAYOUT_ROWS", 2);
        table.member("CUBLASLT_MATRIX_LAYOUT_COLS", 3);
        table.member("CUBLASLT_MATRIX_LAYOUT_LD", 4);
        table.member("CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT", 5);
        table.member("CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET", 6);
        table.member("CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET", 7);
        table.member("CUBLASLT_MATRIX_LAYOUT_BATCH_MODE", 8);
        table.member("CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY", 9);
        table.member("CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY", 10);
        table.member("CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY", 11);
        table.member("CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH", 12);
        table.member("CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH", 13);
    },
);

pub(crate) static cublasLtMatrixTransformDescAttributes_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtMatrixTransformDescAttributes_t\nenum cublasLtMatrixTransformDescAttributes_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE", 0);
        table.member("CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE", 1);
        table.member("CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA", 2);
        table.member("CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB", 3);
    },
);

pub(crate) static cublasLtMatrixTransformDescOpaque_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cublaslt.cublasLtMatrixTransformDescOpaque_t\nstruct cublasLtMatrixTransformDescOpaque_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U64, 8));
    },
);

pub(crate) static cublasLtNumericalImplFlags_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cublaslt.cublasLtNumericalImplFlags_t\ntypedef cublasLtNumericalImplFlags_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    ValueKind::U64, None,
);

pub(crate) static cublasLtOrder_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtOrder_t\nenum cublasLtOrder_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASLT_ORDER_COL", 0);
        table.member("CUBLASLT_ORDER_ROW", 1);
        table.member("CUBLASLT_ORDER_COL32", 2);
        table.member("CUBLASLT_ORDER_COL4_4R2_8C", 3);
        table.member("CUBLASLT_ORDER_COL32_2R_4R4", 4);
    },
);

pub(crate) static cublasLtPointerModeMask_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtPointerModeMask_t\nenum cublasLtPointerModeMask_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASLT_POINTER_MODE_MASK_HOST", 1);
        table.member("CUBLASLT_POINTER_MODE_MASK_DEVICE", 2);
        table.member("CUBLASLT_POINTER_MODE_MASK_DEVICE_VECTOR", 4);
        table.member("CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_ZERO", 8);
        table.member("CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_HOST", 16);
    },
);

pub(crate) static cublasLtPointerMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtPointerMode_t\nenum cublasLtPointerMode_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASLT_POINTER_MODE_HOST", 0);
        table.member("CUBLASLT_POINTER_MODE_DEVICE", 1);
        table.member("CUBLASLT_POINTER_MODE_DEVICE_VECTOR", 2);
        table.member("CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO", 3);
        table.member("CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST", 4);
    },
);

pub(crate) static cublasLtReductionScheme_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublaslt.cublasLtReductionScheme_t\nenum cublasLtReductionScheme_t, from cublasLt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASLT_REDUCTION_SCHEME_NONE", 0);
        table.member("CUBLASLT_REDUCTION_SCHEME_INPLACE", 1);
        table.member("CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE", 2);
        table.member("CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE", 4);
        table.member("CUBLASLT_REDUCTION_SCHEME_MASK", 7);
    },
);
