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
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F", Constant::Int(256));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F", Constant::Int(512));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I", Constant::Int(2048));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F", Constant::Int(1024));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK", Constant::Int(65280));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA", Constant::Int(8));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA", Constant::Int(1));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN", Constant::Int(4294967296));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA", Constant::Int(2));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA", Constant::Int(4));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF", Constant::Int(131072));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F", Constant::Int(65536));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F", Constant::Int(524288));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F", Constant::Int(1048576));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3", Constant::Int(4194304));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2", Constant::Int(8388608));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I", Constant::Int(2097152));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32", Constant::Int(262144));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK", Constant::Int(16711680));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK", Constant::Int(255));
    table.constant("CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK", Constant::Int(254));
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
