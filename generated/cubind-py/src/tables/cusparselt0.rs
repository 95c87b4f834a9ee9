//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cusparseComputeType: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseComputeType\nenum cusparseComputeType, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    "CUSPARSE_COMPUTE_32I CUSPARSE_COMPUTE_16F CUSPARSE_COMPUTE_32F",
);

pub(crate) static cusparseLtHandle_t: RecordDef = RecordDef::new(
    "cubind.cusparselt.cusparseLtHandle_t\nstruct cusparseLtHandle_t, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    (512, 16, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U8, 512));
    },
);

pub(crate) static cusparseLtMatDescAttribute_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtMatDescAttribute_t\nenum cusparseLtMatDescAttribute_t, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    "CUSPARSELT_MAT_NUM_BATCHES CUSPARSELT_MAT_BATCH_STRIDE",
);

pub(crate) static cusparseLtMatDescriptor_t: RecordDef = RecordDef::new(
    "cubind.cusparselt.cusparseLtMatDescriptor_t\nstruct cusparseLtMatDescriptor_t, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    (512, 16, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U8, 512));
    },
);

pub(crate) static cusparseLtMatmulAlgAttribute_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtMatmulAlgAttribute_t\nenum cusparseLtMatmulAlgAttribute_t, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    "CUSPARSELT_MATMUL_ALG_CONFIG_ID CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID CUSPARSELT_MATMUL_SEARCH_ITERATIONS CUSPARSELT_MATMUL_SPLIT_K CUSPARSELT_MATMUL_SPLIT_K_MODE CUSPARSELT_MATMUL_SPLIT_K_BUFFERS",
);

pub(crate) static cusparseLtMatmulAlgSelection_t: RecordDef = RecordDef::new(
    "cubind.cusparselt.cusparseLtMatmulAlgSelection_t\nstruct cusparseLtMatmulAlgSelection_t, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    (512, 16, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U8, 512));
    },
);

pub(crate) static cusparseLtMatmulAlg_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtMatmulAlg_t\nenum cusparseLtMatmulAlg_t, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    "CUSPARSELT_MATMUL_ALG_DEFAULT",
);

pub(crate) static cusparseLtMatmulDescAttribute_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtMatmulDescAttribute_t\nenum cusparseLtMatmulDescAttribute_t, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    "CUSPARSELT_MATMUL_ACTIVATION_RELU CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD CUSPARSELT_MATMUL_ACTIVATION_GELU CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING CUSPARSELT_MATMUL_BETA_VECTOR_SCALING CUSPARSELT_MATMUL_BIAS_STRIDE CUSPARSELT_MATMUL_BIAS_POINTER CUSPARSELT_MATMUL_SPARSE_MAT_POINTER CUSPARSELT_MATMUL_A_SCALE_MODE CUSPARSELT_MATMUL_B_SCALE_MODE CUSPARSELT_MATMUL_C_SCALE_MODE CUSPARSELT_MATMUL_D_SCALE_MODE CUSPARSELT_MATMUL_D_OUT_SCALE_MODE CUSPARSELT_MATMUL_A_SCALE_POINTER CUSPARSELT_MATMUL_B_SCALE_POINTER CUSPARSELT_MATMUL_C_SCALE_POINTER CUSPARSELT_MATMUL_D_SCALE_POINTER CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER",
);

pub(crate) static cusparseLtMatmulDescriptor_t: RecordDef = RecordDef::new(
    "cubind.cusparselt.cusparseLtMatmulDescriptor_t\nstruct cusparseLtMatmulDescriptor_t, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    (512, 16, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U8, 512));
    },
);

pub(crate) static cusparseLtMatmulMatrixScale_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtMatmulMatrixScale_t\nenum cusparseLtMatmulMatrixScale_t, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    "CUSPARSELT_MATMUL_SCALE_NONE CUSPARSELT_MATMUL_MATRIX_SCALE_SCALAR_32F CUSPARSELT_MATMUL_MATRIX_SCALE_VEC32_UE4M3 CUSPARSELT_MATMUL_MATRIX_SCALE_VEC64_UE8M0",
);

pub(crate) static cusparseLtMatmulPlan_t: RecordDef = RecordDef::new(
    "cubind.cusparselt.cusparseLtMatmulPlan_t\nstruct cusparseLtMatmulPlan_t, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    (512, 16, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U8, 512));
    },
);

pub(crate) static cusparseLtPruneAlg_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtPruneAlg_t\nenum cusparseLtPruneAlg_t, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    "CUSPARSELT_PRUNE_SPMMA_TILE CUSPARSELT_PRUNE_SPMMA_STRIP",
);

pub(crate) static cusparseLtSparsity_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtSparsity_t\nenum cusparseLtSparsity_t, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    "CUSPARSELT_SPARSITY_50_PERCENT",
);

pub(crate) static cusparseLtSplitKMode_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtSplitKMode_t\nenum cusparseLtSplitKMode_t, from cusparseLt.h. Since at least cuSPARSELt 0.8.",
    "CUSPARSELT_INVALID_MODE CUSPARSELT_SPLIT_K_MODE_ONE_KERNEL CUSPARSELT_SPLIT_K_MODE_TWO_KERNELS CUSPARSELT_HEURISTIC CUSPARSELT_DATAPARALLEL CUSPARSELT_SPLITK CUSPARSELT_STREAMK",
);
