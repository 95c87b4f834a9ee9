//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cublasAtomicsMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasAtomicsMode_t\nenum cublasAtomicsMode_t, from cublas_api.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLAS_ATOMICS_NOT_ALLOWED", 0);
        table.member("CUBLAS_ATOMICS_ALLOWED", 1);
    },
);

pub(crate) static cublasComputeType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasComputeType_t\nenum cublasComputeType_t, from cublas_api.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLAS_COMPUTE_16F", 64);
        table.member("CUBLAS_COMPUTE_16F_PEDANTIC", 65);
        table.member("CUBLAS_COMPUTE_32F", 68);
        table.member("CUBLAS_COMPUTE_32F_PEDANTIC", 69);
        table.member("CUBLAS_COMPUTE_32F_FAST_16F", 74);
        table.member("CUBLAS_COMPUTE_32F_FAST_16BF", 75);
        table.member("CUBLAS_COMPUTE_32F_FAST_TF32", 77);
        table.member("CUBLAS_COMPUTE_32F_EMULATED_16BFX9", 78);
        table.member("CUBLAS_COMPUTE_64F", 70);
        table.member("CUBLAS_COMPUTE_64F_PEDANTIC", 71);
        table.member("CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT", 79);
        table.member("CUBLAS_COMPUTE_32I", 72);
        table.member("CUBLAS_COMPUTE_32I_PEDANTIC", 73);
    },
);

pub(crate) static cublasDiagType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasDiagType_t\nenum cublasDiagType_t, from cublas_api.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLAS_DIAG_NON_UNIT", 0);
        table.member("CUBLAS_DIAG_UNIT", 1);
    },
);

pub(crate) static cublasEmulationStrategy_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasEmulationStrategy_t\nenum cublasEmulationStrategy_t, from cublas_api.h. Since CUDA 12.9.",
    |table| {
        table.member("CUBLAS_EMULATION_STRATEGY_DEFAULT", 0);
        table.member("CUBLAS_EMULATION_STRATEGY_PERFORMANT", 1);
        table.member("CUBLAS_EMULATION_STRATEGY_EAGER", 2);
    },
);

pub(crate) static cublasFillMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasFillMode_t\nenum cublasFillMode_t, from cublas_api.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLAS_FILL_MODE_LOWER", 0);
        table.member("CUBLAS_FILL_MODE_UPPER", 1);
        table.member("CUBLAS_FILL_MODE_FULL", 2);
    },
);

pub(crate) static cublasGemmAlgo_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasGemmAlgo_t\nenum cublasGemmAlgo_t, from cublas_api.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLAS_GEMM_DFALT", -1);
        table.member("CUBLAS_GEMM_DEFAULT", -1);
        table.member("CUBLAS_GEMM_ALGO0", 0);
        table.member("CUBLAS_GEMM_ALGO1", 1);
        table.member("CUBLAS_GEMM_ALGO2", 2);
        table.member("CUBLAS_GEMM_ALGO3", 3);
        table.member("CUBLAS_GEMM_ALGO4", 4);
        table.member("CUBLAS_GEMM_ALGO5", 5);
        table.member("CUBLAS_GEMM_ALGO6", 6);
        table.member("CUBLAS_GEMM_ALGO7", 7);
        table.member("CUBLAS_GEMM_ALGO8", 8);
        table.member("CUBLAS_GEMM_ALGO9", 9);
        table.member("CUBLAS_GEMM_ALGO10", 10);
        table.member("CUBLAS_GEMM_ALGO11", 11);
        table.member("CUBLAS_GEMM_ALGO12", 12);
        table.member("CUBLAS_GEMM_ALGO13", 13);
        table.member("CUBLAS_GEMM_ALGO14", 14);
        table.member("CUBLAS_GEMM_ALGO15", 15);
        table.member("CUBLAS_GEMM_ALGO16", 16);
        table.member("CUBLAS_GEMM_ALGO17", 17);
        table.member("CUBLAS_GEMM_ALGO18", 18);
        table.member("CUBLAS_GEMM_ALGO19", 19);
        table.member("CUBLAS_GEMM_ALGO20", 20);
        table.member("CUBLAS_GEMM_ALGO21", 21);
        table.member("CUBLAS_GEMM_ALGO22", 22);
        table.member("CUBLAS_GEMM_ALGO23", 23);
        table.member("CUBLAS_GEMM_DEFAULT_TENSOR_OP", 99);
        table.member("CUBLAS_GEMM_DFALT_TENSOR_OP", 99);
        table.member("CUBLAS_GEMM_ALGO0_TENSOR_OP", 100);
        table.member("CUBLAS_GEMM_ALGO1_TENSOR_OP", 101);
        table.member("CUBLAS_GEMM_ALGO2_TENSOR_OP", 102);
        table.member("CUBLAS_GEMM_ALGO3_TENSOR_OP", 103);
        table.member("CUBLAS_GEMM_ALGO4_TENSOR_OP", 104);
        table.member("CUBLAS_GEMM_ALGO5_TENSOR_OP", 105);
        table.member("CUBLAS_GEMM_ALGO6_TENSOR_OP", 106);
        table.member("CUBLAS_GEMM_ALGO7_TENSOR_OP", 107);
        table.member("CUBLAS_GEMM_ALGO8_TENSOR_OP", 108);
        table.member("CUBLAS_GEMM_ALGO9_TENSOR_OP", 109);
        table.member("CUBLAS_GEMM_ALGO10_TENSOR_OP", 110);
        table.member("CUBLAS_GEMM_ALGO11_TENSOR_OP", 111);
        table.member("CUBLAS_GEMM_ALGO12_TENSOR_OP", 112);
        table.member("CUBLAS_GEMM_ALGO13_TENSOR_OP", 113);
        table.member("CUBLAS_GEMM_ALGO14_TENSOR_OP", 114);
        table.member("CUBLAS_GEMM_ALGO15_TENSOR_OP", 115);
        table.member("CUBLAS_GEMM_AUTOTUNE", 999);
    },
);

pub(crate) static cublasHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cublas.cublasHandle_t\ntypedef cublasHandle_t, from cublas_api.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cublasLogCallback__signature: Signature = Signature::new(None, &[ArgKind::Value(Ty::CString)]);

pub(crate) static cublasLogCallback: ValueDef = ValueDef::new(
        "cubind.cuda13.cublas.cublasLogCallback\nthe address of a C function, cublasLogCallback, from cublas_api.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cublasLogCallback__signature);

pub(crate) static cublasMath_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasMath_t\nenum cublasMath_t, from cublas_api.h. Since CUDA 12.0 or earlier. Deprecated: CUBLAS_TENSOR_OP_MATH.",
    |table| {
        table.member("CUBLAS_DEFAULT_MATH", 0);
        table.member("CUBLAS_TENSOR_OP_MATH", 1);
        table.member("CUBLAS_PEDANTIC_MATH", 2);
        table.member("CUBLAS_TF32_TENSOR_OP_MATH", 3);
        table.member("CUBLAS_FP32_EMULATED_BF16X9_MATH", 4);
        table.member("CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH", 8);
        table.member("CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION", 16);
    },
);

pub(crate) static cublasOperation_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasOperation_t\nenum cublasOperation_t, from cublas_api.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLAS_OP_N", 0);
        table.member("CUBLAS_OP_T", 1);
        table.member("CUBLAS_OP_C", 2);
        table.member("CUBLAS_OP_HERMITAN", 2);
        table.member("CUBLAS_OP_CONJG", 3);
    },
);

pub(crate) static cublasPointerMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasPointerMode_t\nenum cublasPointerMode_t, from cublas_api.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLAS_POINTER_MODE_HOST", 0);
        table.member("CUBLAS_POINTER_MODE_DEVICE", 1);
    },
);

pub(crate) static cublasSideMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasSideMode_t\nenum cublasSideMode_t, from cublas_api.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLAS_SIDE_LEFT", 0);
        table.member("CUBLAS_SIDE_RIGHT", 1);
    },
);

pub(crate) static cublasStatus_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasStatus_t\nenum cublasStatus_t, from cublas_api.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLAS_STATUS_SUCCESS", 0);
        table.member("CUBLAS_STATUS_NOT_INITIALIZED", 1);
        table.member("CUBLAS_STATUS_ALLOC_FAILED", 3);
        table.member("CUBLAS_STATUS_INVALID_VALUE", 7);
        table.member("CUBLAS_STATUS_ARCH_MISMATCH", 8);
        table.member("CUBLAS_STATUS_MAPPING_ERROR", 11);
        table.member("CUBLAS_STATUS_EXECUTION_FAILED", 13);
        table.member("CUBLAS_STATUS_INTERNAL_ERROR", 14);
        table.member("CUBLAS_STATUS_NOT_SUPPORTED", 15);
        table.member("CUBLAS_STATUS_LICENSE_ERROR", 16);
    },
);

pub(crate) static cublasXtBlasOp_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasXtBlasOp_t\nenum cublasXtBlasOp_t, from cublasXt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASXT_GEMM", 0);
        table.member("CUBLASXT_SYRK", 1);
        table.member("CUBLASXT_HERK", 2);
        table.member("CUBLASXT_SYMM", 3);
        table.member("CUBLASXT_HEMM", 4);
        table.member("CUBLASXT_TRSM", 5);
        table.member("CUBLASXT_SYR2K", 6);
        table.member("CUBLASXT_HER2K", 7);
        table.member("CUBLASXT_SPMM", 8);
        table.member("CUBLASXT_SYRKX", 9);
        table.member("CUBLASXT_HERKX", 10);
        table.member("CUBLASXT_TRMM", 11);
        table.member("CUBLASXT_ROUTINE_MAX", 12);
    },
);

pub(crate) static cublasXtHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cublas.cublasXtHandle_t\ntypedef cublasXtHandle_t, from cublasXt.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cublasXtOpType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasXtOpType_t\nenum cublasXtOpType_t, from cublasXt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASXT_FLOAT", 0);
        table.member("CUBLASXT_DOUBLE", 1);
        table.member("CUBLASXT_COMPLEX", 2);
        table.member("CUBLASXT_DOUBLECOMPLEX", 3);
    },
);

pub(crate) static cublasXtPinnedMemMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasXtPinnedMemMode_t\nenum cublasXtPinnedMemMode_t, from cublasXt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUBLASXT_PINNING_DISABLED", 0);
        table.member("CUBLASXT_PINNING_ENABLED", 1);
    },
);
