//! The contents of `cubind.cutensor`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cutensor::{common, slots};
use crate::support::gen1::*;
use crate::tables::{cutensor2, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuTENSOR",
        if cfg!(windows) { &["cutensor.dll"] } else { &["libcutensor.so.2"] },
        None,
        &["cutensor/lib"],
        "cutensor",
        &[],
    )
    .versions_of("cuTENSOR")
    .installed_by(&["cutensor-cu13", "cutensor-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 2u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 2u32,
    library: "cutensor",
    name: c"cubind.cutensor",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("cudaDataType", Class::Enum(&runtime::cudaDataType));
    table.class_as("cudaDataType_t", Class::Enum(&runtime::cudaDataType));
    table.class(Class::Enum(&cutensor2::cutensorAlgo_t));
    table.class(Class::Enum(&cutensor2::cutensorAutotuneMode_t));
    table.class(Class::Value(&cutensor2::cutensorBlockSparseTensorDescriptor_t));
    table.class(Class::Enum(&cutensor2::cutensorCacheMode_t));
    table.class(Class::Value(&cutensor2::cutensorComputeDescriptor_t));
    table.class_as("cutensorDataType_t", Class::Enum(&runtime::cudaDataType));
    table.class(Class::Value(&cutensor2::cutensorHandle_t));
    table.class(Class::Enum(&cutensor2::cutensorJitMode_t));
    table.class(Class::Value(&cutensor2::cutensorLoggerCallback_t));
    table.class(Class::Enum(&cutensor2::cutensorOperationDescriptorAttribute_t));
    table.class(Class::Value(&cutensor2::cutensorOperationDescriptor_t));
    table.class(Class::Enum(&cutensor2::cutensorOperator_t));
    table.class(Class::Enum(&cutensor2::cutensorPlanAttribute_t));
    table.class(Class::Enum(&cutensor2::cutensorPlanPreferenceAttribute_t));
    table.class(Class::Value(&cutensor2::cutensorPlanPreference_t));
    table.class(Class::Value(&cutensor2::cutensorPlan_t));
    table.class(Class::Enum(&cutensor2::cutensorStatus_t));
    table.class(Class::Value(&cutensor2::cutensorTensorDescriptor_t));
    table.class(Class::Enum(&cutensor2::cutensorWorksizePreference_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
    table.constant("CUTENSOR_C_16BF", Constant::Enum(&runtime::cudaDataType, 15));
    table.constant("CUTENSOR_C_16F", Constant::Enum(&runtime::cudaDataType, 6));
    table.constant("CUTENSOR_C_16I", Constant::Enum(&runtime::cudaDataType, 21));
    table.constant("CUTENSOR_C_16U", Constant::Enum(&runtime::cudaDataType, 23));
    table.constant("CUTENSOR_C_32F", Constant::Enum(&runtime::cudaDataType, 4));
    table.constant("CUTENSOR_C_32I", Constant::Enum(&runtime::cudaDataType, 11));
    table.constant("CUTENSOR_C_32U", Constant::Enum(&runtime::cudaDataType, 13));
    table.constant("CUTENSOR_C_4I", Constant::Enum(&runtime::cudaDataType, 17));
    table.constant("CUTENSOR_C_4U", Constant::Enum(&runtime::cudaDataType, 19));
    table.constant("CUTENSOR_C_64F", Constant::Enum(&runtime::cudaDataType, 5));
    table.constant("CUTENSOR_C_64I", Constant::Enum(&runtime::cudaDataType, 25));
    table.constant("CUTENSOR_C_64U", Constant::Enum(&runtime::cudaDataType, 27));
    table.constant("CUTENSOR_C_8I", Constant::Enum(&runtime::cudaDataType, 7));
    table.constant("CUTENSOR_C_8U", Constant::Enum(&runtime::cudaDataType, 9));
    table.constant("CUTENSOR_R_16BF", Constant::Enum(&runtime::cudaDataType, 14));
    table.constant("CUTENSOR_R_16F", Constant::Enum(&runtime::cudaDataType, 2));
    table.constant("CUTENSOR_R_16I", Constant::Enum(&runtime::cudaDataType, 20));
    table.constant("CUTENSOR_R_16U", Constant::Enum(&runtime::cudaDataType, 22));
    table.constant("CUTENSOR_R_32F", Constant::Enum(&runtime::cudaDataType, 0));
    table.constant("CUTENSOR_R_32I", Constant::Enum(&runtime::cudaDataType, 10));
    table.constant("CUTENSOR_R_32U", Constant::Enum(&runtime::cudaDataType, 12));
    table.constant("CUTENSOR_R_4I", Constant::Enum(&runtime::cudaDataType, 16));
    table.constant("CUTENSOR_R_4U", Constant::Enum(&runtime::cudaDataType, 18));
    table.constant("CUTENSOR_R_64F", Constant::Enum(&runtime::cudaDataType, 1));
    table.constant("CUTENSOR_R_64I", Constant::Enum(&runtime::cudaDataType, 24));
    table.constant("CUTENSOR_R_64U", Constant::Enum(&runtime::cudaDataType, 26));
    table.constant("CUTENSOR_R_8I", Constant::Enum(&runtime::cudaDataType, 3));
    table.constant("CUTENSOR_R_8U", Constant::Enum(&runtime::cudaDataType, 8));
}

functions! {
    common::CUTENSOR_COMPUTE_DESC_16BF,
    common::CUTENSOR_COMPUTE_DESC_16F,
    common::CUTENSOR_COMPUTE_DESC_32F,
    common::CUTENSOR_COMPUTE_DESC_3XTF32,
    common::CUTENSOR_COMPUTE_DESC_4X16F,
    common::CUTENSOR_COMPUTE_DESC_64F,
    common::CUTENSOR_COMPUTE_DESC_8XINT8,
    common::CUTENSOR_COMPUTE_DESC_9X16BF,
    common::CUTENSOR_COMPUTE_DESC_TF32,
    common::cutensorBlockSparseContract,
    common::cutensorContract,
    common::cutensorContractTrinary,
    common::cutensorCreate,
    common::cutensorCreateBlockSparseContraction,
    common::cutensorCreateBlockSparseTensorDescriptor,
    common::cutensorCreateContraction,
    common::cutensorCreateContractionTrinary,
    common::cutensorCreateElementwiseBinary,
    common::cutensorCreateElementwiseTrinary,
    common::cutensorCreatePermutation,
    common::cutensorCreatePlan,
    common::cutensorCreatePlanPreference,
    common::cutensorCreateReduction,
    common::cutensorCreateTensorDescriptor,
    common::cutensorDestroy,
    common::cutensorDestroyBlockSparseTensorDescriptor,
    common::cutensorDestroyOperationDescriptor,
    common::cutensorDestroyPlan,
    common::cutensorDestroyPlanPreference,
    common::cutensorDestroyTensorDescriptor,
    common::cutensorElementwiseBinaryExecute,
    common::cutensorElementwiseTrinaryExecute,
    common::cutensorEstimateWorkspaceSize,
    common::cutensorGetCudartVersion,
    common::cutensorGetErrorString,
    common::cutensorGetVersion,
    common::cutensorHandleReadPlanCacheFromFile,
    common::cutensorHandleResizePlanCache,
    common::cutensorHandleWritePlanCacheToFile,
    common::cutensorLoggerForceDisable,
    common::cutensorLoggerOpenFile,
    common::cutensorLoggerSetCallback,
    common::cutensorLoggerSetFile,
    common::cutensorLoggerSetLevel,
    common::cutensorLoggerSetMask,
    common::cutensorOperationDescriptorGetAttribute,
    common::cutensorOperationDescriptorSetAttribute,
    common::cutensorPermute,
    common::cutensorPlanGetAttribute,
    common::cutensorPlanPreferenceGetAttribute,
    common::cutensorPlanPreferenceSetAttribute,
    common::cutensorReadKernelCacheFromFile,
    common::cutensorReduce,
    common::cutensorWriteKernelCacheToFile,
}

c_functions! {}

int_constants! {
    CUTENSOR_MAJOR = 2,
    CUTENSOR_MINOR = 8,
    CUTENSOR_PATCH = 0,
    CUTENSOR_VERSION = 20800,
}
