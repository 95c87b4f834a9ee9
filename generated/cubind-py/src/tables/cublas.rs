//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cublasAtomicsMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasAtomicsMode_t\nenum cublasAtomicsMode_t, from cublas_api.h. Since at least CUDA 12.0.",
    "CUBLAS_ATOMICS_NOT_ALLOWED CUBLAS_ATOMICS_ALLOWED",
);

pub(crate) static cublasComputeType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasComputeType_t\nenum cublasComputeType_t, from cublas_api.h. Since at least CUDA 12.0.",
    "CUBLAS_COMPUTE_16F=64 CUBLAS_COMPUTE_16F_PEDANTIC CUBLAS_COMPUTE_32F=68 CUBLAS_COMPUTE_32F_PEDANTIC CUBLAS_COMPUTE_32F_FAST_16F=74 CUBLAS_COMPUTE_32F_FAST_16BF CUBLAS_COMPUTE_32F_FAST_TF32=77 CUBLAS_COMPUTE_32F_EMULATED_16BFX9 CUBLAS_COMPUTE_64F=70 CUBLAS_COMPUTE_64F_PEDANTIC CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT=79 CUBLAS_COMPUTE_32I=72 CUBLAS_COMPUTE_32I_PEDANTIC",
);

pub(crate) static cublasDiagType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasDiagType_t\nenum cublasDiagType_t, from cublas_api.h. Since at least CUDA 12.0.",
    "CUBLAS_DIAG_NON_UNIT CUBLAS_DIAG_UNIT",
);

pub(crate) static cublasEmulationStrategy_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasEmulationStrategy_t\nenum cublasEmulationStrategy_t, from cublas_api.h. Since CUDA 12.9.",
    "CUBLAS_EMULATION_STRATEGY_DEFAULT CUBLAS_EMULATION_STRATEGY_PERFORMANT CUBLAS_EMULATION_STRATEGY_EAGER",
);

pub(crate) static cublasFillMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasFillMode_t\nenum cublasFillMode_t, from cublas_api.h. Since at least CUDA 12.0.",
    "CUBLAS_FILL_MODE_LOWER CUBLAS_FILL_MODE_UPPER CUBLAS_FILL_MODE_FULL",
);

pub(crate) static cublasGemmAlgo_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasGemmAlgo_t\nenum cublasGemmAlgo_t, from cublas_api.h. Since at least CUDA 12.0.",
    "CUBLAS_GEMM_DFALT=-1 CUBLAS_GEMM_DEFAULT=-1 CUBLAS_GEMM_ALGO0 CUBLAS_GEMM_ALGO1 CUBLAS_GEMM_ALGO2 CUBLAS_GEMM_ALGO3 CUBLAS_GEMM_ALGO4 CUBLAS_GEMM_ALGO5 CUBLAS_GEMM_ALGO6 CUBLAS_GEMM_ALGO7 CUBLAS_GEMM_ALGO8 CUBLAS_GEMM_ALGO9 CUBLAS_GEMM_ALGO10 CUBLAS_GEMM_ALGO11 CUBLAS_GEMM_ALGO12 CUBLAS_GEMM_ALGO13 CUBLAS_GEMM_ALGO14 CUBLAS_GEMM_ALGO15 CUBLAS_GEMM_ALGO16 CUBLAS_GEMM_ALGO17 CUBLAS_GEMM_ALGO18 CUBLAS_GEMM_ALGO19 CUBLAS_GEMM_ALGO20 CUBLAS_GEMM_ALGO21 CUBLAS_GEMM_ALGO22 CUBLAS_GEMM_ALGO23 CUBLAS_GEMM_DEFAULT_TENSOR_OP=99 CUBLAS_GEMM_DFALT_TENSOR_OP=99 CUBLAS_GEMM_ALGO0_TENSOR_OP CUBLAS_GEMM_ALGO1_TENSOR_OP CUBLAS_GEMM_ALGO2_TENSOR_OP CUBLAS_GEMM_ALGO3_TENSOR_OP CUBLAS_GEMM_ALGO4_TENSOR_OP CUBLAS_GEMM_ALGO5_TENSOR_OP CUBLAS_GEMM_ALGO6_TENSOR_OP CUBLAS_GEMM_ALGO7_TENSOR_OP CUBLAS_GEMM_ALGO8_TENSOR_OP CUBLAS_GEMM_ALGO9_TENSOR_OP CUBLAS_GEMM_ALGO10_TENSOR_OP CUBLAS_GEMM_ALGO11_TENSOR_OP CUBLAS_GEMM_ALGO12_TENSOR_OP CUBLAS_GEMM_ALGO13_TENSOR_OP CUBLAS_GEMM_ALGO14_TENSOR_OP CUBLAS_GEMM_ALGO15_TENSOR_OP CUBLAS_GEMM_AUTOTUNE=999",
);

pub(crate) static cublasHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cublas.cublasHandle_t\ntypedef cublasHandle_t, from cublas_api.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cublasLogCallback__signature: Signature = Signature::new(None, &[ArgKind::Value(Ty::CString)]);

pub(crate) static cublasLogCallback: ValueDef = ValueDef::new(
        "cubind.cuda13.cublas.cublasLogCallback\nthe address of a C function, cublasLogCallback, from cublas_api.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&cublasLogCallback__signature);

pub(crate) static cublasMath_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasMath_t\nenum cublasMath_t, from cublas_api.h. Since at least CUDA 12.0. Deprecated: CUBLAS_TENSOR_OP_MATH.",
    "CUBLAS_DEFAULT_MATH CUBLAS_TENSOR_OP_MATH CUBLAS_PEDANTIC_MATH CUBLAS_TF32_TENSOR_OP_MATH CUBLAS_FP32_EMULATED_BF16X9_MATH CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH=8 CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION=16",
);

pub(crate) static cublasOperation_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasOperation_t\nenum cublasOperation_t, from cublas_api.h. Since at least CUDA 12.0.",
    "CUBLAS_OP_N CUBLAS_OP_T CUBLAS_OP_C CUBLAS_OP_HERMITAN=2 CUBLAS_OP_CONJG",
);

pub(crate) static cublasPointerMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasPointerMode_t\nenum cublasPointerMode_t, from cublas_api.h. Since at least CUDA 12.0.",
    "CUBLAS_POINTER_MODE_HOST CUBLAS_POINTER_MODE_DEVICE",
);

pub(crate) static cublasSideMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasSideMode_t\nenum cublasSideMode_t, from cublas_api.h. Since at least CUDA 12.0.",
    "CUBLAS_SIDE_LEFT CUBLAS_SIDE_RIGHT",
);

pub(crate) static cublasStatus_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasStatus_t\nenum cublasStatus_t, from cublas_api.h. Since at least CUDA 12.0.",
    "CUBLAS_STATUS_SUCCESS CUBLAS_STATUS_NOT_INITIALIZED CUBLAS_STATUS_ALLOC_FAILED=3 CUBLAS_STATUS_INVALID_VALUE=7 CUBLAS_STATUS_ARCH_MISMATCH CUBLAS_STATUS_MAPPING_ERROR=11 CUBLAS_STATUS_EXECUTION_FAILED=13 CUBLAS_STATUS_INTERNAL_ERROR CUBLAS_STATUS_NOT_SUPPORTED CUBLAS_STATUS_LICENSE_ERROR",
);

pub(crate) static cublasXtBlasOp_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasXtBlasOp_t\nenum cublasXtBlasOp_t, from cublasXt.h. Since at least CUDA 12.0.",
    "CUBLASXT_GEMM CUBLASXT_SYRK CUBLASXT_HERK CUBLASXT_SYMM CUBLASXT_HEMM CUBLASXT_TRSM CUBLASXT_SYR2K CUBLASXT_HER2K CUBLASXT_SPMM CUBLASXT_SYRKX CUBLASXT_HERKX CUBLASXT_TRMM CUBLASXT_ROUTINE_MAX",
);

pub(crate) static cublasXtHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cublas.cublasXtHandle_t\ntypedef cublasXtHandle_t, from cublasXt.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cublasXtOpType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasXtOpType_t\nenum cublasXtOpType_t, from cublasXt.h. Since at least CUDA 12.0.",
    "CUBLASXT_FLOAT CUBLASXT_DOUBLE CUBLASXT_COMPLEX CUBLASXT_DOUBLECOMPLEX",
);

pub(crate) static cublasXtPinnedMemMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cublas.cublasXtPinnedMemMode_t\nenum cublasXtPinnedMemMode_t, from cublasXt.h. Since at least CUDA 12.0.",
    "CUBLASXT_PINNING_DISABLED CUBLASXT_PINNING_ENABLED",
);
