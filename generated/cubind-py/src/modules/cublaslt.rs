//! The contents of `cublaslt` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cublaslt::common;
use crate::support::gen1::*;
use crate::tables::{cublas, cublaslt, runtime};

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("cublasComputeType_t", Class::Enum(&cublas::cublasComputeType_t));
    table.class(Class::Enum(&cublaslt::cublasLtBatchMode_t));
    table.class(Class::Enum(&cublaslt::cublasLtClusterShape_t));
    table.class(Class::Enum(&cublaslt::cublasLtEpilogue_t));
    table.class(Class::Value(&cublaslt::cublasLtHandle_t));
    table.class(Class::Value(&cublaslt::cublasLtLoggerCallback_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatmulAlgoCapAttributes_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatmulAlgoConfigAttributes_t));
    table.class(Class::Record(&cublaslt::cublasLtMatmulAlgo_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatmulDescAttributes_t));
    table.class(Class::Record(&cublaslt::cublasLtMatmulDescOpaque_t));
    table.class(Class::Record(&cublaslt::cublasLtMatmulHeuristicResult_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatmulInnerShape_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatmulPreferenceAttributes_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatmulSearch_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatrixLayoutAttribute_t));
    table.class(Class::Enum(&cublaslt::cublasLtMatrixTransformDescAttributes_t));
    table.class(Class::Record(&cublaslt::cublasLtMatrixTransformDescOpaque_t));
    table.class(Class::Value(&cublaslt::cublasLtNumericalImplFlags_t));
    table.class(Class::Enum(&cublaslt::cublasLtOrder_t));
    table.class(Class::Enum(&cublaslt::cublasLtPointerModeMask_t));
    table.class(Class::Enum(&cublaslt::cublasLtPointerMode_t));
    table.class(Class::Enum(&cublaslt::cublasLtReductionScheme_t));
    table.class_as("cublasStatus_t", Class::Enum(&cublas::cublasStatus_t));
    table.class_as("cudaDataType", Class::Enum(&runtime::cudaDataType));
    table.class_as("cudaDataType_t", Class::Enum(&runtime::cudaDataType));
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
}

pub(super) fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
}

functions! {
    common::cublasLtCreate,
    common::cublasLtDestroy,
    common::cublasLtDisableCpuInstructionsSetMask,
    common::cublasLtGetCudartVersion,
    common::cublasLtGetProperty,
    common::cublasLtGetStatusName,
    common::cublasLtGetStatusString,
    common::cublasLtGetVersion,
    common::cublasLtHeuristicsCacheGetCapacity,
    common::cublasLtHeuristicsCacheSetCapacity,
    common::cublasLtLoggerForceDisable,
    common::cublasLtLoggerOpenFile,
    common::cublasLtLoggerSetCallback,
    common::cublasLtLoggerSetFile,
    common::cublasLtLoggerSetLevel,
    common::cublasLtLoggerSetMask,
    common::cublasLtMatmul,
    common::cublasLtMatmulAlgoCapGetAttribute,
    common::cublasLtMatmulAlgoCheck,
    common::cublasLtMatmulAlgoGetHeuristic,
    common::cublasLtMatmulAlgoGetIds,
    common::cublasLtMatmulAlgoInit,
    common::cublasLtMatmulDescCreate,
    common::cublasLtMatmulDescDestroy,
    common::cublasLtMatmulDescInit_internal,
    common::cublasLtMatmulPreferenceCreate,
    common::cublasLtMatmulPreferenceDestroy,
    common::cublasLtMatmulPreferenceGetAttribute,
    common::cublasLtMatmulPreferenceInit_internal,
    common::cublasLtMatmulPreferenceSetAttribute,
    common::cublasLtMatrixLayoutCreate,
    common::cublasLtMatrixLayoutDestroy,
    common::cublasLtMatrixLayoutInit_internal,
    common::cublasLtMatrixTransform,
    common::cublasLtMatrixTransformDescCreate,
    common::cublasLtMatrixTransformDescDestroy,
    common::cublasLtMatrixTransformDescGetAttribute,
    common::cublasLtMatrixTransformDescInit_internal,
    common::cublasLtMatrixTransformDescSetAttribute,
}

int_constants! {
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F = 256,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F = 512,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I = 2048,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F = 1024,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK = 65280,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA = 8,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA = 1,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN = 4294967296,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA = 2,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA = 4,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF = 131072,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F = 65536,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F = 524288,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F = 1048576,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3 = 4194304,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2 = 8388608,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I = 2097152,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32 = 262144,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK = 16711680,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK = 255,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK = 254,
}
