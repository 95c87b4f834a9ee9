//! Enumerations (cuSPARSELt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cusparseComputeType`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseComputeType(pub i32);

enumeration! {
    cusparseComputeType;
    CUSPARSE_COMPUTE_32I = 0,
    CUSPARSE_COMPUTE_16F = 1,
    CUSPARSE_COMPUTE_32F = 2,
}

/// `enum cusparseLtMatDescAttribute_t`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtMatDescAttribute_t(pub i32);

enumeration! {
    cusparseLtMatDescAttribute_t;
    CUSPARSELT_MAT_NUM_BATCHES = 0,
    CUSPARSELT_MAT_BATCH_STRIDE = 1,
}

/// `enum cusparseLtMatmulAlgAttribute_t`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtMatmulAlgAttribute_t(pub i32);

enumeration! {
    cusparseLtMatmulAlgAttribute_t;
    CUSPARSELT_MATMUL_ALG_CONFIG_ID = 0,
    CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID = 1,
    CUSPARSELT_MATMUL_SEARCH_ITERATIONS = 2,
    CUSPARSELT_MATMUL_SPLIT_K = 3,
    CUSPARSELT_MATMUL_SPLIT_K_MODE = 4,
    CUSPARSELT_MATMUL_SPLIT_K_BUFFERS = 5,
}

/// `enum cusparseLtMatmulAlg_t`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtMatmulAlg_t(pub i32);

enumeration! {
    cusparseLtMatmulAlg_t;
    CUSPARSELT_MATMUL_ALG_DEFAULT = 0,
}

/// `enum cusparseLtMatmulDescAttribute_t`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtMatmulDescAttribute_t(pub i32);

enumeration! {
    cusparseLtMatmulDescAttribute_t;
    CUSPARSELT_MATMUL_ACTIVATION_RELU = 0,
    CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND = 1,
    CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD = 2,
    CUSPARSELT_MATMUL_ACTIVATION_GELU = 3,
    CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING = 4,
    CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING = 5,
    CUSPARSELT_MATMUL_BETA_VECTOR_SCALING = 6,
    CUSPARSELT_MATMUL_BIAS_STRIDE = 7,
    CUSPARSELT_MATMUL_BIAS_POINTER = 8,
    CUSPARSELT_MATMUL_SPARSE_MAT_POINTER = 9,
    CUSPARSELT_MATMUL_A_SCALE_MODE = 10,
    CUSPARSELT_MATMUL_B_SCALE_MODE = 11,
    CUSPARSELT_MATMUL_C_SCALE_MODE = 12,
    CUSPARSELT_MATMUL_D_SCALE_MODE = 13,
    CUSPARSELT_MATMUL_D_OUT_SCALE_MODE = 14,
    CUSPARSELT_MATMUL_A_SCALE_POINTER = 15,
    CUSPARSELT_MATMUL_B_SCALE_POINTER = 16,
    CUSPARSELT_MATMUL_C_SCALE_POINTER = 17,
    CUSPARSELT_MATMUL_D_SCALE_POINTER = 18,
    CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER = 19,
}

/// `enum cusparseLtMatmulMatrixScale_t`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtMatmulMatrixScale_t(pub i32);

enumeration! {
    cusparseLtMatmulMatrixScale_t;
    CUSPARSELT_MATMUL_SCALE_NONE = 0,
    CUSPARSELT_MATMUL_MATRIX_SCALE_SCALAR_32F = 1,
    CUSPARSELT_MATMUL_MATRIX_SCALE_VEC32_UE4M3 = 2,
    CUSPARSELT_MATMUL_MATRIX_SCALE_VEC64_UE8M0 = 3,
}

/// `enum cusparseLtPruneAlg_t`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtPruneAlg_t(pub i32);

enumeration! {
    cusparseLtPruneAlg_t;
    CUSPARSELT_PRUNE_SPMMA_TILE = 0,
    CUSPARSELT_PRUNE_SPMMA_STRIP = 1,
}

/// `enum cusparseLtSparsity_t`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtSparsity_t(pub i32);

enumeration! {
    cusparseLtSparsity_t;
    CUSPARSELT_SPARSITY_50_PERCENT = 0,
}

/// `enum cusparseLtSplitKMode_t`, from `cusparseLt.h`, since at least cuSPARSELt 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtSplitKMode_t(pub i32);

enumeration! {
    cusparseLtSplitKMode_t;
    CUSPARSELT_INVALID_MODE = 0,
    CUSPARSELT_SPLIT_K_MODE_ONE_KERNEL = 1,
    CUSPARSELT_SPLIT_K_MODE_TWO_KERNELS = 2,
    CUSPARSELT_HEURISTIC = 3,
    CUSPARSELT_DATAPARALLEL = 4,
    CUSPARSELT_SPLITK = 5,
    CUSPARSELT_STREAMK = 6,
}
