//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cusparseComputeType: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseComputeType\nenum cusparseComputeType, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    |table| {
        table.member("CUSPARSE_COMPUTE_32I", 0);
        table.member("CUSPARSE_COMPUTE_16F", 1);
        table.member("CUSPARSE_COMPUTE_32F", 2);
    },
);

pub(crate) static cusparseLtHandle_t: RecordDef = RecordDef::new(
    "cubind.cusparselt.cusparseLtHandle_t\nstruct cusparseLtHandle_t, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    (512, 16, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U8, 512));
    },
);

pub(crate) static cusparseLtMatDescAttribute_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtMatDescAttribute_t\nenum cusparseLtMatDescAttribute_t, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    |table| {
        table.member("CUSPARSELT_MAT_NUM_BATCHES", 0);
        table.member("CUSPARSELT_MAT_BATCH_STRIDE", 1);
    },
);

pub(crate) static cusparseLtMatDescriptor_t: RecordDef = RecordDef::new(
    "cubind.cusparselt.cusparseLtMatDescriptor_t\nstruct cusparseLtMatDescriptor_t, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    (512, 16, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U8, 512));
    },
);

pub(crate) static cusparseLtMatmulAlgAttribute_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtMatmulAlgAttribute_t\nenum cusparseLtMatmulAlgAttribute_t, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    |table| {
        table.member("CUSPARSELT_MATMUL_ALG_CONFIG_ID", 0);
        table.member("CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID", 1);
        table.member("CUSPARSELT_MATMUL_SEARCH_ITERATIONS", 2);
        table.member("CUSPARSELT_MATMUL_SPLIT_K", 3);
        table.member("CUSPARSELT_MATMUL_SPLIT_K_MODE", 4);
        table.member("CUSPARSELT_MATMUL_SPLIT_K_BUFFERS", 5);
    },
);

pub(crate) static cusparseLtMatmulAlgSelection_t: RecordDef = RecordDef::new(
    "cubind.cusparselt.cusparseLtMatmulAlgSelection_t\nstruct cusparseLtMatmulAlgSelection_t, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    (512, 16, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U8, 512));
    },
);

pub(crate) static cusparseLtMatmulAlg_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtMatmulAlg_t\nenum cusparseLtMatmulAlg_t, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    |table| {
        table.member("CUSPARSELT_MATMUL_ALG_DEFAULT", 0);
    },
);

pub(crate) static cusparseLtMatmulDescAttribute_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtMatmulDescAttribute_t\nenum cusparseLtMatmulDescAttribute_t, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    |table| {
        table.member("CUSPARSELT_MATMUL_ACTIVATION_RELU", 0);
        table.member("CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND", 1);
        table.member("CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD", 2);
        table.member("CUSPARSELT_MATMUL_ACTIVATION_GELU", 3);
        table.member("CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING", 4);
        table.member("CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING", 5);
        table.member("CUSPARSELT_MATMUL_BETA_VECTOR_SCALING", 6);
        table.member("CUSPARSELT_MATMUL_BIAS_STRIDE", 7);
        table.member("CUSPARSELT_MATMUL_BIAS_POINTER", 8);
        table.member("CUSPARSELT_MATMUL_SPARSE_MAT_POINTER", 9);
        table.member("CUSPARSELT_MATMUL_A_SCALE_MODE", 10);
        table.member("CUSPARSELT_MATMUL_B_SCALE_MODE", 11);
        table.member("CUSPARSELT_MATMUL_C_SCALE_MODE", 12);
        table.member("CUSPARSELT_MATMUL_D_SCALE_MODE", 13);
        table.member("CUSPARSELT_MATMUL_D_OUT_SCALE_MODE", 14);
        table.member("CUSPARSELT_MATMUL_A_SCALE_POINTER", 15);
        table.member("CUSPARSELT_MATMUL_B_SCALE_POINTER", 16);
        table.member("CUSPARSELT_MATMUL_C_SCALE_POINTER", 17);
        table.member("CUSPARSELT_MATMUL_D_SCALE_POINTER", 18);
        table.member("CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER", 19);
    },
);

pub(crate) static cusparseLtMatmulDescriptor_t: RecordDef = RecordDef::new(
    "cubind.cusparselt.cusparseLtMatmulDescriptor_t\nstruct cusparseLtMatmulDescriptor_t, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    (512, 16, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U8, 512));
    },
);

pub(crate) static cusparseLtMatmulMatrixScale_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtMatmulMatrixScale_t\nenum cusparseLtMatmulMatrixScale_t, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    |table| {
        table.member("CUSPARSELT_MATMUL_SCALE_NONE", 0);
        table.member("CUSPARSELT_MATMUL_MATRIX_SCALE_SCALAR_32F", 1);
        table.member("CUSPARSELT_MATMUL_MATRIX_SCALE_VEC32_UE4M3", 2);
        table.member("CUSPARSELT_MATMUL_MATRIX_SCALE_VEC64_UE8M0", 3);
    },
);

pub(crate) static cusparseLtMatmulPlan_t: RecordDef = RecordDef::new(
    "cubind.cusparselt.cusparseLtMatmulPlan_t\nstruct cusparseLtMatmulPlan_t, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    (512, 16, false),
    |table| {
        table.field(c"data", 0, Ty::array(Ty::U8, 512));
    },
);

pub(crate) static cusparseLtPruneAlg_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtPruneAlg_t\nenum cusparseLtPruneAlg_t, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    |table| {
        table.member("CUSPARSELT_PRUNE_SPMMA_TILE", 0);
        table.member("CUSPARSELT_PRUNE_SPMMA_STRIP", 1);
    },
);

pub(crate) static cusparseLtSparsity_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtSparsity_t\nenum cusparseLtSparsity_t, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    |table| {
        table.member("CUSPARSELT_SPARSITY_50_PERCENT", 0);
    },
);

pub(crate) static cusparseLtSplitKMode_t: EnumDef = EnumDef::new(
    "cubind.cusparselt.cusparseLtSplitKMode_t\nenum cusparseLtSplitKMode_t, from cusparseLt.h. Since cuSPARSELt 0.8 or earlier.",
    |table| {
        table.member("CUSPARSELT_INVALID_MODE", 0);
        table.member("CUSPARSELT_SPLIT_K_MODE_ONE_KERNEL", 1);
        table.member("CUSPARSELT_SPLIT_K_MODE_TWO_KERNELS", 2);
        table.member("CUSPARSELT_HEURISTIC", 3);
        table.member("CUSPARSELT_DATAPARALLEL", 4);
        table.member("CUSPARSELT_SPLITK", 5);
        table.member("CUSPARSELT_STREAMK", 6);
    },
);
