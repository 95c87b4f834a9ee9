//! Enumerations: cuSPARSELt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cusparseComputeType`, from `cusparseLt.h`, since cuSPARSELt 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseComputeType(pub i32);

impl cusparseComputeType {
    /// 0, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSE_COMPUTE_32I: Self = Self(0);
    /// 1, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSE_COMPUTE_16F: Self = Self(1);
    /// 2, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSE_COMPUTE_32F: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSE_COMPUTE_32I"),
        (1, "CUSPARSE_COMPUTE_16F"),
        (2, "CUSPARSE_COMPUTE_32F"),
    ];
}

enumeration!(cusparseComputeType);

/// `enum cusparseLtMatDescAttribute_t`, from `cusparseLt.h`, since cuSPARSELt 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtMatDescAttribute_t(pub i32);

impl cusparseLtMatDescAttribute_t {
    /// 0, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MAT_NUM_BATCHES: Self = Self(0);
    /// 1, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MAT_BATCH_STRIDE: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSELT_MAT_NUM_BATCHES"),
        (1, "CUSPARSELT_MAT_BATCH_STRIDE"),
    ];
}

enumeration!(cusparseLtMatDescAttribute_t);

/// `enum cusparseLtMatmulAlgAttribute_t`, from `cusparseLt.h`, since cuSPARSELt 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtMatmulAlgAttribute_t(pub i32);

impl cusparseLtMatmulAlgAttribute_t {
    /// 0, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_ALG_CONFIG_ID: Self = Self(0);
    /// 1, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID: Self = Self(1);
    /// 2, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_SEARCH_ITERATIONS: Self = Self(2);
    /// 3, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_SPLIT_K: Self = Self(3);
    /// 4, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_SPLIT_K_MODE: Self = Self(4);
    /// 5, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_SPLIT_K_BUFFERS: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSELT_MATMUL_ALG_CONFIG_ID"),
        (1, "CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID"),
        (2, "CUSPARSELT_MATMUL_SEARCH_ITERATIONS"),
        (3, "CUSPARSELT_MATMUL_SPLIT_K"),
        (4, "CUSPARSELT_MATMUL_SPLIT_K_MODE"),
        (5, "CUSPARSELT_MATMUL_SPLIT_K_BUFFERS"),
    ];
}

enumeration!(cusparseLtMatmulAlgAttribute_t);

/// `enum cusparseLtMatmulAlg_t`, from `cusparseLt.h`, since cuSPARSELt 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtMatmulAlg_t(pub i32);

impl cusparseLtMatmulAlg_t {
    /// 0, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_ALG_DEFAULT: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSELT_MATMUL_ALG_DEFAULT"),
    ];
}

enumeration!(cusparseLtMatmulAlg_t);

/// `enum cusparseLtMatmulDescAttribute_t`, from `cusparseLt.h`, since cuSPARSELt 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtMatmulDescAttribute_t(pub i32);

impl cusparseLtMatmulDescAttribute_t {
    /// 0, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_ACTIVATION_RELU: Self = Self(0);
    /// 1, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND: Self = Self(1);
    /// 2, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD: Self = Self(2);
    /// 3, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_ACTIVATION_GELU: Self = Self(3);
    /// 4, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING: Self = Self(4);
    /// 5, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING: Self = Self(5);
    /// 6, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_BETA_VECTOR_SCALING: Self = Self(6);
    /// 7, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_BIAS_STRIDE: Self = Self(7);
    /// 8, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_BIAS_POINTER: Self = Self(8);
    /// 9, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_SPARSE_MAT_POINTER: Self = Self(9);
    /// 10, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_A_SCALE_MODE: Self = Self(10);
    /// 11, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_B_SCALE_MODE: Self = Self(11);
    /// 12, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_C_SCALE_MODE: Self = Self(12);
    /// 13, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_D_SCALE_MODE: Self = Self(13);
    /// 14, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_D_OUT_SCALE_MODE: Self = Self(14);
    /// 15, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_A_SCALE_POINTER: Self = Self(15);
    /// 16, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_B_SCALE_POINTER: Self = Self(16);
    /// 17, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_C_SCALE_POINTER: Self = Self(17);
    /// 18, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_D_SCALE_POINTER: Self = Self(18);
    /// 19, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER: Self = Self(19);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSELT_MATMUL_ACTIVATION_RELU"),
        (1, "CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND"),
        (2, "CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD"),
        (3, "CUSPARSELT_MATMUL_ACTIVATION_GELU"),
        (4, "CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING"),
        (5, "CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING"),
        (6, "CUSPARSELT_MATMUL_BETA_VECTOR_SCALING"),
        (7, "CUSPARSELT_MATMUL_BIAS_STRIDE"),
        (8, "CUSPARSELT_MATMUL_BIAS_POINTER"),
        (9, "CUSPARSELT_MATMUL_SPARSE_MAT_POINTER"),
        (10, "CUSPARSELT_MATMUL_A_SCALE_MODE"),
        (11, "CUSPARSELT_MATMUL_B_SCALE_MODE"),
        (12, "CUSPARSELT_MATMUL_C_SCALE_MODE"),
        (13, "CUSPARSELT_MATMUL_D_SCALE_MODE"),
        (14, "CUSPARSELT_MATMUL_D_OUT_SCALE_MODE"),
        (15, "CUSPARSELT_MATMUL_A_SCALE_POINTER"),
        (16, "CUSPARSELT_MATMUL_B_SCALE_POINTER"),
        (17, "CUSPARSELT_MATMUL_C_SCALE_POINTER"),
        (18, "CUSPARSELT_MATMUL_D_SCALE_POINTER"),
        (19, "CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER"),
    ];
}

enumeration!(cusparseLtMatmulDescAttribute_t);

/// `enum cusparseLtMatmulMatrixScale_t`, from `cusparseLt.h`, since cuSPARSELt 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtMatmulMatrixScale_t(pub i32);

impl cusparseLtMatmulMatrixScale_t {
    /// 0, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_SCALE_NONE: Self = Self(0);
    /// 1, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_MATRIX_SCALE_SCALAR_32F: Self = Self(1);
    /// 2, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_MATRIX_SCALE_VEC32_UE4M3: Self = Self(2);
    /// 3, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_MATMUL_MATRIX_SCALE_VEC64_UE8M0: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSELT_MATMUL_SCALE_NONE"),
        (1, "CUSPARSELT_MATMUL_MATRIX_SCALE_SCALAR_32F"),
        (2, "CUSPARSELT_MATMUL_MATRIX_SCALE_VEC32_UE4M3"),
        (3, "CUSPARSELT_MATMUL_MATRIX_SCALE_VEC64_UE8M0"),
    ];
}

enumeration!(cusparseLtMatmulMatrixScale_t);

/// `enum cusparseLtPruneAlg_t`, from `cusparseLt.h`, since cuSPARSELt 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtPruneAlg_t(pub i32);

impl cusparseLtPruneAlg_t {
    /// 0, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_PRUNE_SPMMA_TILE: Self = Self(0);
    /// 1, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_PRUNE_SPMMA_STRIP: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSELT_PRUNE_SPMMA_TILE"),
        (1, "CUSPARSELT_PRUNE_SPMMA_STRIP"),
    ];
}

enumeration!(cusparseLtPruneAlg_t);

/// `enum cusparseLtSparsity_t`, from `cusparseLt.h`, since cuSPARSELt 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtSparsity_t(pub i32);

impl cusparseLtSparsity_t {
    /// 0, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_SPARSITY_50_PERCENT: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSELT_SPARSITY_50_PERCENT"),
    ];
}

enumeration!(cusparseLtSparsity_t);

/// `enum cusparseLtSplitKMode_t`, from `cusparseLt.h`, since cuSPARSELt 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cusparseLtSplitKMode_t(pub i32);

impl cusparseLtSplitKMode_t {
    /// 0, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_INVALID_MODE: Self = Self(0);
    /// 1, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_SPLIT_K_MODE_ONE_KERNEL: Self = Self(1);
    /// 2, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_SPLIT_K_MODE_TWO_KERNELS: Self = Self(2);
    /// 3, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_HEURISTIC: Self = Self(3);
    /// 4, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_DATAPARALLEL: Self = Self(4);
    /// 5, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_SPLITK: Self = Self(5);
    /// 6, since cuSPARSELt 0.8 or earlier.
    pub const CUSPARSELT_STREAMK: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUSPARSELT_INVALID_MODE"),
        (1, "CUSPARSELT_SPLIT_K_MODE_ONE_KERNEL"),
        (2, "CUSPARSELT_SPLIT_K_MODE_TWO_KERNELS"),
        (3, "CUSPARSELT_HEURISTIC"),
        (4, "CUSPARSELT_DATAPARALLEL"),
        (5, "CUSPARSELT_SPLITK"),
        (6, "CUSPARSELT_STREAMK"),
    ];
}

enumeration!(cusparseLtSplitKMode_t);
