//! cuBLASLt with functions that return [`Result`]s: matrix products with selectable layouts, types, algorithms and epilogues.
//!
//! See [`checked`](super) for this form of the functions. [`cublaslt`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::cublaslt as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::CUBLASLT;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;
#[allow(unused_imports)]
use crate::cuda12::cublas;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cublaslt::all_types::*;

/// Keys that select attributes, with the type of each value: see [`Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;

    keys! {
        cublasLtMatmulAlgoCapAttributes_t {
            CUBLASLT_ALGO_CAP_SPLITK_SUPPORT: i32,
            CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK: u32,
            CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT: u32,
            CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT: i32,
            CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT: i32,
            CUBLASLT_ALGO_CAP_UPLO_SUPPORT: i32,
            CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX: i32,
            CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER: i32,
            CUBLASLT_ALGO_CAP_POINTER_MODE_MASK: u32,
            CUBLASLT_ALGO_CAP_EPILOGUE_MASK: u32,
            CUBLASLT_ALGO_CAP_LD_NEGATIVE: i32,
            CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS: u64,
            CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES: u32,
            CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES: u32,
            CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES: u32,
            CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES: u32,
            CUBLASLT_ALGO_CAP_ATOMIC_SYNC: i32,
            CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT: i32,
            CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT: i32,
            CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT: i32,
        } + [
            CUBLASLT_ALGO_CAP_TILE_IDS: u32,
            CUBLASLT_ALGO_CAP_STAGES_IDS: u32,
        ]
        cublasLtMatmulAlgoConfigAttributes_t {
            CUBLASLT_ALGO_CONFIG_ID: i32,
            CUBLASLT_ALGO_CONFIG_TILE_ID: cublasLtMatmulTile_t,
            CUBLASLT_ALGO_CONFIG_SPLITK_NUM: i32,
            CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME: u32,
            CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING: u32,
            CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION: u32,
            CUBLASLT_ALGO_CONFIG_STAGES_ID: cublasLtMatmulStages_t,
            CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID: u16,
            CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID: u16,
        }
        cublasLtMatmulDescAttributes_t {
            CUBLASLT_MATMUL_DESC_COMPUTE_TYPE: cublas::cublasComputeType_t,
            CUBLASLT_MATMUL_DESC_SCALE_TYPE: runtime::cudaDataType,
            CUBLASLT_MATMUL_DESC_POINTER_MODE: cublasLtPointerMode_t,
            CUBLASLT_MATMUL_DESC_TRANSA: cublas::cublasOperation_t,
            CUBLASLT_MATMUL_DESC_TRANSB: cublas::cublasOperation_t,
            CUBLASLT_MATMUL_DESC_TRANSC: cublas::cublasOperation_t,
            CUBLASLT_MATMUL_DESC_FILL_MODE: cublas::cublasFillMode_t,
            CUBLASLT_MATMUL_DESC_EPILOGUE: cublasLtEpilogue_t,
            CUBLASLT_MATMUL_DESC_BIAS_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE: i64,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD: i64,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE: i64,
            CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE: i64,
            CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET: i32,
            CUBLASLT_MATMUL_DESC_A_SCALE_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_B_SCALE_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_C_SCALE_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_D_SCALE_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_AMAX_D_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE: runtime::cudaDataType,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_FAST_ACCUM: i8,
            CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE: runtime::cudaDataType,
            CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS: i32,
            CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS: i32,
            CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_A_SCALE_MODE: cublasLtMatmulMatrixScale_t,
            CUBLASLT_MATMUL_DESC_B_SCALE_MODE: cublasLtMatmulMatrixScale_t,
            CUBLASLT_MATMUL_DESC_C_SCALE_MODE: cublasLtMatmulMatrixScale_t,
            CUBLASLT_MATMUL_DESC_D_SCALE_MODE: cublasLtMatmulMatrixScale_t,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE: cublasLtMatmulMatrixScale_t,
            CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER: *mut c_void,
            CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE: cublasLtMatmulMatrixScale_t,
            CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR: c_void,
            CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE: i64,
            CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE: i64,
            CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS: c_void,
        }
        cublasLtMatmulPreferenceAttributes_t {
            CUBLASLT_MATMUL_PREF_SEARCH_MODE: cublasLtMatmulSearch_t,
            CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES: u64,
            CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK: u32,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES: u32,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES: u32,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES: u32,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES: u32,
            CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT: f32,
            CUBLASLT_MATMUL_PREF_IMPL_MASK: u64,
            CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM: u32,
            CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS: u32,
            CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS: u32,
        }
        cublasLtMatrixLayoutAttribute_t {
            CUBLASLT_MATRIX_LAYOUT_TYPE: runtime::cudaDataType,
            CUBLASLT_MATRIX_LAYOUT_ORDER: cublasLtOrder_t,
            CUBLASLT_MATRIX_LAYOUT_ROWS: u64,
            CUBLASLT_MATRIX_LAYOUT_COLS: u64,
            CUBLASLT_MATRIX_LAYOUT_LD: i64,
            CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT: i32,
            CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET: i64,
            CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET: i64,
            CUBLASLT_MATRIX_LAYOUT_BATCH_MODE: cublasLtBatchMode_t,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY: *mut c_void,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY: *mut c_void,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY: *mut c_void,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH: c_void,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH: c_void,
        }
        cublasLtMatrixTransformDescAttributes_t {
            CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE: runtime::cudaDataType,
            CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE: cublasLtPointerMode_t,
            CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA: cublas::cublasOperation_t,
            CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB: cublas::cublasOperation_t,
        }
    }
}

#[path = "../../common/checked/cublaslt.rs"]
mod common;
pub use common::*;
