//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;
use crate::tables::{
    cublas, cublaslt, cublaslt12, cublaslt13, cudnn9, cufft, cusparse, cusparse13,
    cusparselt0, cutensor2, driver, driver12, driver13, runtime,
};

pub(crate) static CUcoredumpSettings: Attributes = Attributes::new(
    &driver::CUcoredumpSettings,
    &[
        (1, Ty::Bool),
        (2, Ty::Bool),
        (3, Ty::Bool),
        (4, Ty::Bool),
        (5, Ty::Chars(1024)),
        (6, Ty::Chars(1024)),
        (7, Ty::U32),
    ],
);

pub(crate) static CUgraphMem_attribute: Attributes = Attributes::new(
    &driver::CUgraphMem_attribute,
    &[
        (0, Ty::Value(&driver::cuuint64_t)),
        (1, Ty::Value(&driver::cuuint64_t)),
        (2, Ty::Value(&driver::cuuint64_t)),
        (3, Ty::Value(&driver::cuuint64_t)),
    ],
);

pub(crate) static CUjit_option12: Attributes = Attributes::new(
    &driver12::CUjit_option,
    &[
        (0, Ty::U32),
        (1, Ty::U32),
        (2, Ty::F32),
        (3, Ty::CString),
        (4, Ty::U32),
        (5, Ty::CString),
        (6, Ty::U32),
        (7, Ty::U32),
        (8, Ty::U32),
        (9, Ty::Enum(&driver::CUjit_target)),
        (10, Ty::Enum(&driver::CUjit_fallback)),
        (11, Ty::I32),
        (12, Ty::I32),
        (13, Ty::I32),
        (14, Ty::Enum(&driver::CUjit_cacheMode)),
        (15, Ty::I32),
        (16, Ty::I32),
        (17, Ty::List(&Ty::CString)),
        (18, Ty::List(&Ty::Pointer)),
        (19, Ty::U32),
        (20, Ty::I32),
        (21, Ty::I32),
        (22, Ty::I32),
        (23, Ty::I32),
        (24, Ty::I32),
        (25, Ty::List(&Ty::CString)),
        (26, Ty::U32),
        (27, Ty::List(&Ty::CString)),
        (28, Ty::U32),
        (29, Ty::I32),
        (30, Ty::I32),
        (31, Ty::U32),
        (32, Ty::I32),
        (33, Ty::I32),
    ],
);

pub(crate) static CUjit_option13: Attributes = Attributes::new(
    &driver13::CUjit_option,
    &[
        (0, Ty::U32),
        (1, Ty::U32),
        (2, Ty::F32),
        (3, Ty::CString),
        (4, Ty::U32),
        (5, Ty::CString),
        (6, Ty::U32),
        (7, Ty::U32),
        (8, Ty::U32),
        (9, Ty::Enum(&driver::CUjit_target)),
        (10, Ty::Enum(&driver::CUjit_fallback)),
        (11, Ty::I32),
        (12, Ty::I32),
        (13, Ty::I32),
        (14, Ty::Enum(&driver::CUjit_cacheMode)),
        (15, Ty::I32),
        (16, Ty::I32),
        (17, Ty::List(&Ty::CString)),
        (18, Ty::List(&Ty::Pointer)),
        (19, Ty::U32),
        (20, Ty::I32),
        (21, Ty::I32),
        (22, Ty::I32),
        (23, Ty::I32),
        (24, Ty::I32),
        (25, Ty::List(&Ty::CString)),
        (26, Ty::U32),
        (27, Ty::List(&Ty::CString)),
        (28, Ty::U32),
        (29, Ty::I32),
        (30, Ty::I32),
        (31, Ty::U32),
        (32, Ty::I32),
        (33, Ty::I32),
        (34, Ty::U32),
        (35, Ty::U32),
    ],
);

pub(crate) static CUlibraryOption: Attributes = Attributes::new(
    &driver::CUlibraryOption,
    &[(0, Ty::Record(&driver::CUlibraryHostUniversalFunctionAndDataTable)), (1, Ty::U32)],
);

pub(crate) static CUlogicalEndpointIpcHandleType: Attributes = Attributes::new(
    &driver13::CUlogicalEndpointIpcHandleType,
    &[
        (0, Ty::Record(&driver13::CUlogicalEndpointFabricHandle)),
        (1, Ty::Record(&driver13::CUlogicalEndpointFabricHandle)),
    ],
);

pub(crate) static CUmemAllocationHandleType: Attributes = Attributes::new(
    &driver::CUmemAllocationHandleType,
    &[
        (0, Ty::I32),
        (1, Ty::I32),
        (2, Ty::Pointer),
        (4, Ty::U32),
        (8, Ty::Record(&driver::CUmemFabricHandle)),
    ],
);

pub(crate) static CUmemPool_attribute: Attributes = Attributes::new(
    &driver::CUmemPool_attribute,
    &[
        (1, Ty::I32),
        (2, Ty::I32),
        (3, Ty::I32),
        (4, Ty::Value(&driver::cuuint64_t)),
        (5, Ty::Value(&driver::cuuint64_t)),
        (6, Ty::Value(&driver::cuuint64_t)),
        (7, Ty::Value(&driver::cuuint64_t)),
        (8, Ty::Value(&driver::cuuint64_t)),
        (9, Ty::Enum(&driver::CUmemAllocationType)),
        (10, Ty::Enum(&driver::CUmemAllocationHandleType)),
        (11, Ty::I32),
        (12, Ty::Enum(&driver::CUmemLocationType)),
        (13, Ty::Value(&driver::cuuint64_t)),
        (14, Ty::I32),
        (15, Ty::I32),
    ],
);

pub(crate) static CUmemRangeHandleType: Attributes = Attributes::new(
    &driver::CUmemRangeHandleType,
    &[(1, Ty::I32)],
);

pub(crate) static CUmem_range_attribute: Attributes = Attributes::new(
    &driver::CUmem_range_attribute,
    &[
        (1, Ty::I32),
        (2, Ty::I32),
        (3, Ty::List(&Ty::I32)),
        (4, Ty::I32),
        (5, Ty::Enum(&driver::CUmemLocationType)),
        (6, Ty::I32),
        (7, Ty::Enum(&driver::CUmemLocationType)),
        (8, Ty::I32),
    ],
);

pub(crate) static CUpointer_attribute: Attributes = Attributes::new(
    &driver::CUpointer_attribute,
    &[
        (1, Ty::Value(&driver::CUcontext)),
        (2, Ty::Enum(&driver::CUmemorytype)),
        (3, Ty::Value(&driver::CUdeviceptr)),
        (4, Ty::Pointer),
        (5, Ty::Record(&driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS)),
        (6, Ty::Flag),
        (7, Ty::U64),
        (8, Ty::Flag),
        (9, Ty::I32),
        (10, Ty::Flag),
        (11, Ty::Value(&driver::CUdeviceptr)),
        (12, Ty::U64),
        (13, Ty::Flag),
        (14, Ty::U64),
        (15, Ty::U32),
        (16, Ty::Enum(&driver::CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS)),
        (17, Ty::Value(&driver::CUmemoryPool)),
        (18, Ty::U64),
        (19, Ty::Value(&driver::CUdeviceptr)),
        (20, Ty::U64),
        (21, Ty::Flag),
        (22, Ty::I32),
    ],
);

pub(crate) static cublasComputeType_t: Attributes = Attributes::new(
    &cublas::cublasComputeType_t,
    &[
        (64, Ty::Float16),
        (65, Ty::Float16),
        (68, Ty::F32),
        (69, Ty::F32),
        (70, Ty::F64),
        (71, Ty::F64),
        (72, Ty::I32),
        (73, Ty::I32),
        (74, Ty::F32),
        (75, Ty::F32),
        (77, Ty::F32),
        (78, Ty::F32),
        (79, Ty::F64),
    ],
);

pub(crate) static cublasLtEmulationDescAttributes_t: Attributes = Attributes::new(
    &cublaslt13::cublasLtEmulationDescAttributes_t,
    &[
        (0, Ty::I32),
        (1, Ty::I32),
        (2, Ty::I32),
        (3, Ty::I32),
        (4, Ty::I32),
        (5, Ty::Pointer),
    ],
);

pub(crate) static cublasLtMatmulAlgoCapAttributes_t: Attributes = Attributes::new(
    &cublaslt::cublasLtMatmulAlgoCapAttributes_t,
    &[
        (0, Ty::I32),
        (1, Ty::U32),
        (2, Ty::U32),
        (3, Ty::I32),
        (4, Ty::I32),
        (5, Ty::I32),
        (6, Ty::List(&Ty::U32)),
        (7, Ty::I32),
        (10, Ty::I32),
        (11, Ty::U32),
        (12, Ty::U32),
        (13, Ty::List(&Ty::U32)),
        (14, Ty::I32),
        (15, Ty::U64),
        (16, Ty::U32),
        (17, Ty::U32),
        (18, Ty::U32),
        (19, Ty::U32),
        (20, Ty::I32),
        (21, Ty::I32),
        (22, Ty::I32),
        (23, Ty::I32),
    ],
);

pub(crate) static cublasLtMatmulAlgoConfigAttributes_t12: Attributes = Attributes::new(
    &cublaslt::cublasLtMatmulAlgoConfigAttributes_t,
    &[
        (0, Ty::I32),
        (1, Ty::Enum(&cublaslt12::cublasLtMatmulTile_t)),
        (2, Ty::I32),
        (3, Ty::U32),
        (4, Ty::U32),
        (5, Ty::U32),
        (6, Ty::Enum(&cublaslt12::cublasLtMatmulStages_t)),
        (7, Ty::U16),
        (8, Ty::U16),
    ],
);

pub(crate) static cublasLtMatmulAlgoConfigAttributes_t13: Attributes = Attributes::new(
    &cublaslt::cublasLtMatmulAlgoConfigAttributes_t,
    &[
        (0, Ty::I32),
        (1, Ty::Enum(&cublaslt13::cublasLtMatmulTile_t)),
        (2, Ty::I32),
        (3, Ty::U32),
        (4, Ty::U32),
        (5, Ty::U32),
        (6, Ty::Enum(&cublaslt13::cublasLtMatmulStages_t)),
        (7, Ty::U16),
        (8, Ty::U16),
    ],
);

pub(crate) static cublasLtMatmulDescAttributes_t12: Attributes = Attributes::new(
    &cublaslt::cublasLtMatmulDescAttributes_t,
    &[
        (0, Ty::Enum(&cublas::cublasComputeType_t)),
        (1, Ty::Enum(&runtime::cudaDataType)),
        (2, Ty::Enum(&cublaslt::cublasLtPointerMode_t)),
        (3, Ty::Enum(&cublas::cublasOperation_t)),
        (4, Ty::Enum(&cublas::cublasOperation_t)),
        (5, Ty::Enum(&cublas::cublasOperation_t)),
        (6, Ty::Enum(&cublas::cublasFillMode_t)),
        (7, Ty::Enum(&cublaslt::cublasLtEpilogue_t)),
        (8, Ty::Pointer),
        (10, Ty::I64),
        (11, Ty::Pointer),
        (12, Ty::I64),
        (13, Ty::I64),
        (14, Ty::I64),
        (15, Ty::I32),
        (17, Ty::Pointer),
        (18, Ty::Pointer),
        (19, Ty::Pointer),
        (20, Ty::Pointer),
        (21, Ty::Pointer),
        (22, Ty::Enum(&runtime::cudaDataType)),
        (23, Ty::Pointer),
        (24, Ty::Pointer),
        (25, Ty::I8),
        (26, Ty::Enum(&runtime::cudaDataType)),
        (27, Ty::I32),
        (28, Ty::I32),
        (29, Ty::Pointer),
        (30, Ty::Pointer),
        (31, Ty::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t)),
        (32, Ty::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t)),
        (33, Ty::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t)),
        (34, Ty::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t)),
        (35, Ty::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t)),
        (36, Ty::Pointer),
        (37, Ty::Enum(&cublaslt12::cublasLtMatmulMatrixScale_t)),
        (38, Ty::Pointer),
        (39, Ty::I64),
        (40, Ty::I64),
        (41, Ty::Pointer),
    ],
);

pub(crate) static cublasLtMatmulDescAttributes_t13: Attributes = Attributes::new(
    &cublaslt::cublasLtMatmulDescAttributes_t,
    &[
        (0, Ty::Enum(&cublas::cublasComputeType_t)),
        (1, Ty::Enum(&runtime::cudaDataType)),
        (2, Ty::Enum(&cublaslt::cublasLtPointerMode_t)),
        (3, Ty::Enum(&cublas::cublasOperation_t)),
        (4, Ty::Enum(&cublas::cublasOperation_t)),
        (5, Ty::Enum(&cublas::cublasOperation_t)),
        (6, Ty::Enum(&cublas::cublasFillMode_t)),
        (7, Ty::Enum(&cublaslt::cublasLtEpilogue_t)),
        (8, Ty::Pointer),
        (10, Ty::I64),
        (11, Ty::Pointer),
        (12, Ty::I64),
        (13, Ty::I64),
        (14, Ty::I64),
        (15, Ty::I32),
        (17, Ty::Pointer),
        (18, Ty::Pointer),
        (19, Ty::Pointer),
        (20, Ty::Pointer),
        (21, Ty::Pointer),
        (22, Ty::Enum(&runtime::cudaDataType)),
        (23, Ty::Pointer),
        (24, Ty::Pointer),
        (25, Ty::I8),
        (26, Ty::Enum(&runtime::cudaDataType)),
        (27, Ty::I32),
        (28, Ty::I32),
        (29, Ty::Pointer),
        (30, Ty::Pointer),
        (31, Ty::Enum(&cublaslt13::cublasLtMatmulMatrixScale_t)),
        (32, Ty::Enum(&cublaslt13::cublasLtMatmulMatrixScale_t)),
        (33, Ty::Enum(&cublaslt13::cublasLtMatmulMatrixScale_t)),
        (34, Ty::Enum(&cublaslt13::cublasLtMatmulMatrixScale_t)),
        (35, Ty::Enum(&cublaslt13::cublasLtMatmulMatrixScale_t)),
        (36, Ty::Pointer),
        (37, Ty::Enum(&cublaslt13::cublasLtMatmulMatrixScale_t)),
        (38, Ty::Pointer),
        (39, Ty::I64),
        (40, Ty::I64),
        (41, Ty::Enum(&cublaslt13::cublasLtMatmulBatchInvarianceFlags_t)),
    ],
);

pub(crate) static cublasLtMatmulPreferenceAttributes_t: Attributes = Attributes::new(
    &cublaslt::cublasLtMatmulPreferenceAttributes_t,
    &[
        (0, Ty::Enum(&cublaslt::cublasLtMatmulSearch_t)),
        (1, Ty::U64),
        (3, Ty::U32),
        (5, Ty::U32),
        (6, Ty::U32),
        (7, Ty::U32),
        (8, Ty::U32),
        (9, Ty::F32),
        (12, Ty::U64),
        (13, Ty::U32),
        (14, Ty::U32),
        (15, Ty::U32),
    ],
);

pub(crate) static cublasLtMatrixLayoutAttribute_t12: Attributes = Attributes::new(
    &cublaslt::cublasLtMatrixLayoutAttribute_t,
    &[
        (0, Ty::Enum(&runtime::cudaDataType)),
        (1, Ty::Enum(&cublaslt::cublasLtOrder_t)),
        (2, Ty::U64),
        (3, Ty::U64),
        (4, Ty::I64),
        (5, Ty::I32),
        (6, Ty::I64),
        (7, Ty::I64),
        (8, Ty::Enum(&cublaslt::cublasLtBatchMode_t)),
        (9, Ty::Pointer),
        (10, Ty::Pointer),
        (11, Ty::Pointer),
        (12, Ty::Pointer),
        (13, Ty::Pointer),
    ],
);

pub(crate) static cublasLtMatrixLayoutAttribute_t13: Attributes = Attributes::new(
    &cublaslt::cublasLtMatrixLayoutAttribute_t,
    &[
        (0, Ty::Enum(&runtime::cudaDataType)),
        (1, Ty::Enum(&cublaslt::cublasLtOrder_t)),
        (2, Ty::U64),
        (3, Ty::U64),
        (4, Ty::I64),
        (5, Ty::I32),
        (6, Ty::I64),
        (7, Ty::I64),
        (8, Ty::Enum(&cublaslt::cublasLtBatchMode_t)),
        (9, Ty::Pointer),
        (10, Ty::Pointer),
        (11, Ty::Pointer),
        (12, Ty::Enum(&cublaslt13::cublasLtIntegerWidth_t)),
        (13, Ty::Enum(&cublaslt13::cublasLtIntegerWidth_t)),
    ],
);

pub(crate) static cublasLtMatrixTransformDescAttributes_t: Attributes = Attributes::new(
    &cublaslt::cublasLtMatrixTransformDescAttributes_t,
    &[
        (0, Ty::Enum(&runtime::cudaDataType)),
        (1, Ty::Enum(&cublaslt::cublasLtPointerMode_t)),
        (2, Ty::Enum(&cublas::cublasOperation_t)),
        (3, Ty::Enum(&cublas::cublasOperation_t)),
    ],
);

pub(crate) static cublas_cudaDataType: Attributes = Attributes::new(
    &runtime::cudaDataType,
    &[
        (0, Ty::F32),
        (1, Ty::F64),
        (2, Ty::Float16),
        (4, Ty::Complex64),
        (5, Ty::Complex128),
        (14, Ty::Bfloat16),
    ],
);

pub(crate) static cudaGraphMemAttributeType: Attributes = Attributes::new(
    &runtime::cudaGraphMemAttributeType,
    &[
        (0, Ty::Value(&driver::cuuint64_t)),
        (1, Ty::Value(&driver::cuuint64_t)),
        (2, Ty::Value(&driver::cuuint64_t)),
        (3, Ty::Value(&driver::cuuint64_t)),
    ],
);

pub(crate) static cudaJitOption: Attributes = Attributes::new(
    &runtime::cudaJitOption,
    &[
        (0, Ty::U32),
        (1, Ty::U32),
        (2, Ty::F32),
        (3, Ty::CString),
        (4, Ty::U32),
        (5, Ty::CString),
        (6, Ty::U32),
        (7, Ty::U32),
        (10, Ty::Enum(&runtime::cudaJit_Fallback)),
        (11, Ty::I32),
        (12, Ty::I32),
        (13, Ty::I32),
        (14, Ty::Enum(&runtime::cudaJit_CacheMode)),
        (30, Ty::I32),
        (31, Ty::U32),
        (32, Ty::I32),
        (33, Ty::I32),
    ],
);

pub(crate) static cudaLibraryOption: Attributes = Attributes::new(
    &runtime::cudaLibraryOption,
    &[
        (0, Ty::Record(&runtime::cudalibraryHostUniversalFunctionAndDataTable)),
        (1, Ty::U32),
    ],
);

pub(crate) static cudaMemAllocationHandleType: Attributes = Attributes::new(
    &runtime::cudaMemAllocationHandleType,
    &[
        (0, Ty::I32),
        (1, Ty::I32),
        (2, Ty::Pointer),
        (4, Ty::U32),
        (8, Ty::Record(&runtime::cudaMemFabricHandle_t)),
    ],
);

pub(crate) static cudaMemPoolAttr: Attributes = Attributes::new(
    &runtime::cudaMemPoolAttr,
    &[
        (1, Ty::I32),
        (2, Ty::I32),
        (3, Ty::I32),
        (4, Ty::Value(&driver::cuuint64_t)),
        (5, Ty::Value(&driver::cuuint64_t)),
        (6, Ty::Value(&driver::cuuint64_t)),
        (7, Ty::Value(&driver::cuuint64_t)),
        (8, Ty::Value(&driver::cuuint64_t)),
        (9, Ty::Enum(&runtime::cudaMemAllocationType)),
        (10, Ty::Enum(&runtime::cudaMemAllocationHandleType)),
        (11, Ty::I32),
        (12, Ty::Enum(&runtime::cudaMemLocationType)),
        (13, Ty::Value(&driver::cuuint64_t)),
        (14, Ty::I32),
        (15, Ty::I32),
    ],
);

pub(crate) static cudaMemRangeAttribute: Attributes = Attributes::new(
    &runtime::cudaMemRangeAttribute,
    &[
        (1, Ty::I32),
        (2, Ty::I32),
        (3, Ty::List(&Ty::I32)),
        (4, Ty::I32),
        (5, Ty::Enum(&runtime::cudaMemLocationType)),
        (6, Ty::I32),
        (7, Ty::Enum(&runtime::cudaMemLocationType)),
        (8, Ty::I32),
    ],
);

pub(crate) static cudnnBackendAttributeType_t: Attributes = Attributes::new(
    &cudnn9::cudnnBackendAttributeType_t,
    &[
        (0, Ty::Value(&cudnn9::cudnnHandle_t)),
        (1, Ty::Enum(&cudnn9::cudnnDataType_t)),
        (2, Ty::Bool),
        (3, Ty::I64),
        (4, Ty::F32),
        (5, Ty::F64),
        (6, Ty::Pointer),
        (7, Ty::Enum(&cudnn9::cudnnConvolutionMode_t)),
        (8, Ty::Enum(&cudnn9::cudnnBackendHeurMode_t)),
        (9, Ty::Enum(&cudnn9::cudnnBackendKnobType_t)),
        (10, Ty::Enum(&cudnn9::cudnnNanPropagation_t)),
        (11, Ty::Enum(&cudnn9::cudnnBackendNumericalNote_t)),
        (12, Ty::Enum(&cudnn9::cudnnBackendLayoutType_t)),
        (13, Ty::Enum(&cudnn9::cudnnBackendAttributeName_t)),
        (14, Ty::Enum(&cudnn9::cudnnPointwiseMode_t)),
        (15, Ty::Value(&cudnn9::cudnnBackendDescriptor_t)),
        (16, Ty::Enum(&cudnn9::cudnnGenStatsMode_t)),
        (17, Ty::Enum(&cudnn9::cudnnBnFinalizeStatsMode_t)),
        (18, Ty::Enum(&cudnn9::cudnnReduceTensorOp_t)),
        (19, Ty::Enum(&cudnn9::cudnnBackendBehaviorNote_t)),
        (20, Ty::Enum(&cudnn9::cudnnBackendTensorReordering_t)),
        (21, Ty::Enum(&cudnn9::cudnnResampleMode_t)),
        (22, Ty::Enum(&cudnn9::cudnnPaddingMode_t)),
        (23, Ty::I32),
        (24, Ty::Chars(1)),
        (25, Ty::Enum(&cudnn9::cudnnSignalMode_t)),
        (26, Ty::Record(&cudnn9::cudnnFraction_t)),
        (27, Ty::Enum(&cudnn9::cudnnBackendNormMode_t)),
        (28, Ty::Enum(&cudnn9::cudnnBackendNormFwdPhase_t)),
        (29, Ty::Enum(&cudnn9::cudnnRngDistribution_t)),
        (30, Ty::Enum(&cudnn9::cudnnMoeGroupedMatmulMode_t)),
        (31, Ty::Enum(&cudnn9::cudnnBackendReshapeMode_t)),
        (32, Ty::Enum(&cudnn9::cudnnBackendOperationGraphMode_t)),
        (33, Ty::Enum(&cudnn9::cudnnCudaGraphRetention_t)),
    ],
);

pub(crate) static cudnnDataType_t: Attributes = Attributes::new(
    &cudnn9::cudnnDataType_t,
    &[
        (0, Ty::F32),
        (1, Ty::F64),
        (2, Ty::Float16),
        (3, Ty::I8),
        (4, Ty::I32),
        (6, Ty::U8),
        (9, Ty::Bfloat16),
        (10, Ty::I64),
        (19, Ty::U32),
    ],
);

pub(crate) static cufftXtQueryType: Attributes = Attributes::new(
    &cufft::cufftXtQueryType,
    &[(0, Ty::Record(&cufft::cufftXt1dFactors))],
);

pub(crate) static cusolver_cudaDataType: Attributes = Attributes::new(
    &runtime::cudaDataType,
    &[(0, Ty::F32), (1, Ty::F64)],
);

pub(crate) static cusparseLtMatDescAttribute_t: Attributes = Attributes::new(
    &cusparselt0::cusparseLtMatDescAttribute_t,
    &[(0, Ty::I32), (1, Ty::I64)],
);

pub(crate) static cusparseLtMatmulAlgAttribute_t: Attributes = Attributes::new(
    &cusparselt0::cusparseLtMatmulAlgAttribute_t,
    &[
        (0, Ty::I32),
        (1, Ty::I32),
        (2, Ty::I32),
        (3, Ty::I32),
        (4, Ty::Enum(&cusparselt0::cusparseLtSplitKMode_t)),
        (5, Ty::I32),
    ],
);

pub(crate) static cusparseLtMatmulDescAttribute_t: Attributes = Attributes::new(
    &cusparselt0::cusparseLtMatmulDescAttribute_t,
    &[
        (0, Ty::I32),
        (1, Ty::F32),
        (2, Ty::F32),
        (3, Ty::I32),
        (4, Ty::F32),
        (5, Ty::I32),
        (6, Ty::I32),
        (7, Ty::I64),
        (8, Ty::Pointer),
        (9, Ty::Pointer),
        (10, Ty::Enum(&cusparselt0::cusparseLtMatmulMatrixScale_t)),
        (11, Ty::Enum(&cusparselt0::cusparseLtMatmulMatrixScale_t)),
        (12, Ty::Enum(&cusparselt0::cusparseLtMatmulMatrixScale_t)),
        (13, Ty::Enum(&cusparselt0::cusparseLtMatmulMatrixScale_t)),
        (14, Ty::Enum(&cusparselt0::cusparseLtMatmulMatrixScale_t)),
        (15, Ty::Pointer),
        (16, Ty::Pointer),
        (17, Ty::Pointer),
        (18, Ty::Pointer),
        (19, Ty::Pointer),
    ],
);

pub(crate) static cusparseSpMatAttribute_t12: Attributes = Attributes::new(
    &cusparse::cusparseSpMatAttribute_t,
    &[
        (0, Ty::Enum(&cusparse::cusparseFillMode_t)),
        (1, Ty::Enum(&cusparse::cusparseDiagType_t)),
        (2, Ty::Pointer),
        (3, Ty::Pointer),
    ],
);

pub(crate) static cusparseSpMatAttribute_t13: Attributes = Attributes::new(
    &cusparse::cusparseSpMatAttribute_t,
    &[
        (0, Ty::Enum(&cusparse::cusparseFillMode_t)),
        (1, Ty::Enum(&cusparse::cusparseDiagType_t)),
        (2, Ty::Enum(&cusparse13::cusparseSpMatStorage_t)),
        (3, Ty::Enum(&cusparse13::cusparseSymmetryType_t)),
    ],
);

pub(crate) static cusparse_cudaDataType: Attributes = Attributes::new(
    &runtime::cudaDataType,
    &[
        (0, Ty::F32),
        (1, Ty::F64),
        (2, Ty::Float16),
        (4, Ty::Complex64),
        (5, Ty::Complex128),
        (10, Ty::I32),
        (14, Ty::Bfloat16),
    ],
);

pub(crate) static cutensorOperationDescriptorAttribute_t: Attributes = Attributes::new(
    &cutensor2::cutensorOperationDescriptorAttribute_t,
    &[
        (0, Ty::I32),
        (1, Ty::Enum(&runtime::cudaDataType)),
        (2, Ty::F32),
        (3, Ty::F32),
        (4, Ty::List(&Ty::U32)),
        (5, Ty::List(&Ty::U32)),
        (6, Ty::List(&Ty::U8)),
        (14, Ty::I32),
    ],
);

pub(crate) static cutensorPlanAttribute_t: Attributes = Attributes::new(
    &cutensor2::cutensorPlanAttribute_t,
    &[(0, Ty::U64)],
);

pub(crate) static cutensorPlanPreferenceAttribute_t: Attributes = Attributes::new(
    &cutensor2::cutensorPlanPreferenceAttribute_t,
    &[
        (0, Ty::Enum(&cutensor2::cutensorAutotuneMode_t)),
        (1, Ty::Enum(&cutensor2::cutensorCacheMode_t)),
        (2, Ty::I32),
        (3, Ty::Enum(&cutensor2::cutensorAlgo_t)),
        (4, Ty::I32),
        (5, Ty::Enum(&cutensor2::cutensorJitMode_t)),
        (6, Ty::I32),
    ],
);
