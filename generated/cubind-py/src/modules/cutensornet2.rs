//! The contents of `cubind.cutensornet`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cutensornet::{both, slots};
use crate::support::gen1::*;
use crate::tables::{cutensornet2, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuTensorNet",
        &["libcutensornet.so.2"],
        None,
        &["cuquantum/lib"],
        "cutensornet",
        &[],
    )
    .installed_by(&["cutensornet-cu13", "cutensornet-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 2u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 2u32,
    library: "cutensornet",
    name: c"cubind.cutensornet",
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

c_functions! {
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("cudaDataType", Class::Enum(&runtime::cudaDataType));
    table.class_as("cudaDataType_t", Class::Enum(&runtime::cudaDataType));
    table.class(Class::Enum(&cutensornet2::cutensornetAccessorAttributes_t));
    table.class(Class::Enum(&cutensornet2::cutensornetBoundaryCondition_t));
    table.class(Class::Enum(&cutensornet2::cutensornetComputeType_t));
    table.class(Class::Enum(&cutensornet2::cutensornetContractionAutotunePreferenceAttributes_t));
    table.class(Class::Value(&cutensornet2::cutensornetContractionAutotunePreference_t));
    table.class(Class::Enum(&cutensornet2::cutensornetContractionOptimizerConfigAttributes_t));
    table.class(Class::Value(&cutensornet2::cutensornetContractionOptimizerConfig_t));
    table.class(Class::Enum(&cutensornet2::cutensornetContractionOptimizerInfoAttributes_t));
    table.class(Class::Value(&cutensornet2::cutensornetContractionOptimizerInfo_t));
    table.class(Class::Record(&cutensornet2::cutensornetContractionPath_t));
    table.class(Class::Value(&cutensornet2::cutensornetContractionPlan_t));
    table.class(Class::Record(&cutensornet2::cutensornetDeviceMemHandler_t));
    table.class(Class::Record(&cutensornet2::cutensornetDistributedCommunicator_t));
    table.class(Class::Record(&cutensornet2::cutensornetDistributedInterface_t));
    table.class(Class::Enum(&cutensornet2::cutensornetExpectationAttributes_t));
    table.class(Class::Enum(&cutensornet2::cutensornetGateSplitAlgo_t));
    table.class(Class::Record(&cutensornet2::cutensornetGesvdjParams_t));
    table.class(Class::Record(&cutensornet2::cutensornetGesvdjStatus_t));
    table.class(Class::Record(&cutensornet2::cutensornetGesvdpStatus_t));
    table.class(Class::Record(&cutensornet2::cutensornetGesvdrParams_t));
    table.class(Class::Enum(&cutensornet2::cutensornetGraphAlgo_t));
    table.class(Class::Value(&cutensornet2::cutensornetHandle_t));
    table.class(Class::Value(&cutensornet2::cutensornetLoggerCallbackData_t));
    table.class(Class::Value(&cutensornet2::cutensornetLoggerCallback_t));
    table.class(Class::Record(&cutensornet2::cutensornetMPSEnvBounds_t));
    table.class(Class::Enum(&cutensornet2::cutensornetMarginalAttributes_t));
    table.class(Class::Enum(&cutensornet2::cutensornetMarginalKind_t));
    table.class(Class::Enum(&cutensornet2::cutensornetMemoryModel_t));
    table.class(Class::Enum(&cutensornet2::cutensornetMemspace_t));
    table.class(Class::Enum(&cutensornet2::cutensornetNetworkAttributes_t));
    table.class(Class::Enum(&cutensornet2::cutensornetNetworkAutotunePreferenceAttributes_t));
    table.class(Class::Value(&cutensornet2::cutensornetNetworkAutotunePreference_t));
    table.class(Class::Value(&cutensornet2::cutensornetNetworkDescriptor_t));
    table.class(Class::Value(&cutensornet2::cutensornetNetworkOperator_t));
    table.class(Class::Record(&cutensornet2::cutensornetNodePair_t));
    table.class(Class::Enum(&cutensornet2::cutensornetOptimizerCost_t));
    table.class(Class::Enum(&cutensornet2::cutensornetSamplerAttributes_t));
    table.class(Class::Value(&cutensornet2::cutensornetSliceGroup_t));
    table.class(Class::Record(&cutensornet2::cutensornetSliceInfoPair_t));
    table.class(Class::Record(&cutensornet2::cutensornetSlicingConfig_t));
    table.class(Class::Enum(&cutensornet2::cutensornetSmartOption_t));
    table.class(Class::Value(&cutensornet2::cutensornetStateAccessor_t));
    table.class(Class::Enum(&cutensornet2::cutensornetStateAttributes_t));
    table.class(Class::Value(&cutensornet2::cutensornetStateExpectation_t));
    table.class(Class::Enum(&cutensornet2::cutensornetStateMPOApplication_t));
    table.class(Class::Enum(&cutensornet2::cutensornetStateMPSGaugeOption_t));
    table.class(Class::Value(&cutensornet2::cutensornetStateMarginal_t));
    table.class(Class::Enum(&cutensornet2::cutensornetStateProjectionMPSAttributes_t));
    table.class(Class::Enum(&cutensornet2::cutensornetStateProjectionMPSMaxExtentPreparePolicy_t));
    table.class(Class::Enum(&cutensornet2::cutensornetStateProjectionMPSOrthoOption_t));
    table.class(Class::Value(&cutensornet2::cutensornetStateProjectionMPS_t));
    table.class(Class::Enum(&cutensornet2::cutensornetStatePurity_t));
    table.class(Class::Value(&cutensornet2::cutensornetStateSampler_t));
    table.class(Class::Value(&cutensornet2::cutensornetState_t));
    table.class(Class::Enum(&cutensornet2::cutensornetStatus_t));
    table.class(Class::Enum(&cutensornet2::cutensornetTensorDescriptorAttributes_t));
    table.class(Class::Value(&cutensornet2::cutensornetTensorDescriptor_t));
    table.class(Class::Record(&cutensornet2::cutensornetTensorIDList_t));
    table.class(Class::Record(&cutensornet2::cutensornetTensorQualifiers_t));
    table.class(Class::Enum(&cutensornet2::cutensornetTensorSVDAlgo_t));
    table.class(Class::Enum(&cutensornet2::cutensornetTensorSVDConfigAttributes_t));
    table.class(Class::Value(&cutensornet2::cutensornetTensorSVDConfig_t));
    table.class(Class::Enum(&cutensornet2::cutensornetTensorSVDInfoAttributes_t));
    table.class(Class::Value(&cutensornet2::cutensornetTensorSVDInfo_t));
    table.class(Class::Enum(&cutensornet2::cutensornetTensorSVDNormalization_t));
    table.class(Class::Enum(&cutensornet2::cutensornetTensorSVDPartition_t));
    table.class(Class::Enum(&cutensornet2::cutensornetWorksizePref_t));
    table.class(Class::Value(&cutensornet2::cutensornetWorkspaceDescriptor_t));
    table.class(Class::Enum(&cutensornet2::cutensornetWorkspaceKind_t));
    table.class_as("double2", Class::Record(&runtime::double2));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CUTENSORNET_ALLOCATOR_NAME_LEN", Constant::Int(64));
    table.constant("CUTENSORNET_DISTRIBUTED_INTERFACE_VERSION", Constant::Int(2));
    table.constant("CUTENSORNET_MAJOR", Constant::Int(2));
    table.constant("CUTENSORNET_MINOR", Constant::Int(14));
    table.constant("CUTENSORNET_PATCH", Constant::Int(0));
    table.constant("CUTENSORNET_VERSION", Constant::Int(21400));
}

functions! {
    both::cutensornetAccessorCompute,
    both::cutensornetAccessorConfigure,
    both::cutensornetAccessorGetInfo,
    both::cutensornetAccessorPrepare,
    both::cutensornetContractSlices,
    both::cutensornetContraction,
    both::cutensornetContractionAutotune,
    both::cutensornetContractionAutotunePreferenceGetAttribute,
    both::cutensornetContractionAutotunePreferenceSetAttribute,
    both::cutensornetContractionOptimize,
    both::cutensornetContractionOptimizerConfigGetAttribute,
    both::cutensornetContractionOptimizerConfigSetAttribute,
    both::cutensornetContractionOptimizerInfoGetAttribute,
    both::cutensornetContractionOptimizerInfoGetPackedSize,
    both::cutensornetContractionOptimizerInfoPackData,
    both::cutensornetContractionOptimizerInfoSetAttribute,
    both::cutensornetCreate,
    both::cutensornetCreateAccessor,
    both::cutensornetCreateContractionAutotunePreference,
    both::cutensornetCreateContractionOptimizerConfig,
    both::cutensornetCreateContractionOptimizerInfo,
    both::cutensornetCreateContractionOptimizerInfoFromPackedData,
    both::cutensornetCreateContractionPlan,
    both::cutensornetCreateDistributedTensorDescriptor,
    both::cutensornetCreateExpectation,
    both::cutensornetCreateMarginal,
    both::cutensornetCreateMarginalDiagonal,
    both::cutensornetCreateNetwork,
    both::cutensornetCreateNetworkAutotunePreference,
    both::cutensornetCreateNetworkDescriptor,
    both::cutensornetCreateNetworkOperator,
    both::cutensornetCreateSampler,
    both::cutensornetCreateSliceGroupFromIDRange,
    both::cutensornetCreateSliceGroupFromIDs,
    both::cutensornetCreateState,
    both::cutensornetCreateStateProjectionMPS,
    both::cutensornetCreateTensorDescriptor,
    both::cutensornetCreateTensorSVDConfig,
    both::cutensornetCreateTensorSVDInfo,
    both::cutensornetCreateWorkspaceDescriptor,
    both::cutensornetDestroy,
    both::cutensornetDestroyAccessor,
    both::cutensornetDestroyContractionAutotunePreference,
    both::cutensornetDestroyContractionOptimizerConfig,
    both::cutensornetDestroyContractionOptimizerInfo,
    both::cutensornetDestroyContractionPlan,
    both::cutensornetDestroyExpectation,
    both::cutensornetDestroyMarginal,
    both::cutensornetDestroyNetwork,
    both::cutensornetDestroyNetworkAutotunePreference,
    both::cutensornetDestroyNetworkDescriptor,
    both::cutensornetDestroyNetworkOperator,
    both::cutensornetDestroySampler,
    both::cutensornetDestroySliceGroup,
    both::cutensornetDestroyState,
    both::cutensornetDestroyStateProjectionMPS,
    both::cutensornetDestroyTensorDescriptor,
    both::cutensornetDestroyTensorSVDConfig,
    both::cutensornetDestroyTensorSVDInfo,
    both::cutensornetDestroyWorkspaceDescriptor,
    both::cutensornetDistributedGetNumRanks,
    both::cutensornetDistributedGetProcRank,
    both::cutensornetDistributedResetConfiguration,
    both::cutensornetDistributedSynchronize,
    both::cutensornetExpectationCompute,
    both::cutensornetExpectationComputeWithGradientsBackward,
    both::cutensornetExpectationConfigure,
    both::cutensornetExpectationGetInfo,
    both::cutensornetExpectationPrepare,
    both::cutensornetGateSplit,
    both::cutensornetGetCudartVersion,
    both::cutensornetGetDeviceMemHandler,
    both::cutensornetGetErrorString,
    both::cutensornetGetLastError,
    both::cutensornetGetOutputStateDetails,
    both::cutensornetGetOutputTensorDescriptor,
    both::cutensornetGetOutputTensorDetails,
    both::cutensornetGetTensorDetails,
    both::cutensornetGetVersion,
    both::cutensornetLoggerForceDisable,
    both::cutensornetLoggerOpenFile,
    both::cutensornetLoggerSetCallback,
    both::cutensornetLoggerSetCallbackData,
    both::cutensornetLoggerSetFile,
    both::cutensornetLoggerSetLevel,
    both::cutensornetLoggerSetMask,
    both::cutensornetMarginalCompute,
    both::cutensornetMarginalConfigure,
    both::cutensornetMarginalGetInfo,
    both::cutensornetMarginalPrepare,
    both::cutensornetNetworkAppendTensor,
    both::cutensornetNetworkAutotuneContraction,
    both::cutensornetNetworkAutotunePreferenceGetAttribute,
    both::cutensornetNetworkAutotunePreferenceSetAttribute,
    both::cutensornetNetworkComputeGradientsBackward,
    both::cutensornetNetworkContract,
    both::cutensornetNetworkGetAttribute,
    both::cutensornetNetworkOperatorAppendMPO,
    both::cutensornetNetworkOperatorAppendProduct,
    both::cutensornetNetworkPrepareContraction,
    both::cutensornetNetworkPrepareGradientsBackward,
    both::cutensornetNetworkSetAdjointTensorMemory,
    both::cutensornetNetworkSetAttribute,
    both::cutensornetNetworkSetGradientTensorMemory,
    both::cutensornetNetworkSetInputTensorMemory,
    both::cutensornetNetworkSetOptimizerInfo,
    both::cutensornetNetworkSetOutputTensor,
    both::cutensornetNetworkSetOutputTensorMemory,
    both::cutensornetSamplerConfigure,
    both::cutensornetSamplerGetInfo,
    both::cutensornetSamplerPrepare,
    both::cutensornetSamplerSample,
    both::cutensornetSetDeviceMemHandler,
    both::cutensornetStateApplyControlledTensorOperator,
    both::cutensornetStateApplyDiagonalTensorOperator,
    both::cutensornetStateApplyGeneralChannel,
    both::cutensornetStateApplyNetworkOperator,
    both::cutensornetStateApplyTensor,
    both::cutensornetStateApplyTensorOperator,
    both::cutensornetStateApplyTensorOperatorWithGradient,
    both::cutensornetStateApplyUnitaryChannel,
    both::cutensornetStateCaptureMPS,
    both::cutensornetStateCompute,
    both::cutensornetStateConfigure,
    both::cutensornetStateFinalizeMPS,
    both::cutensornetStateGetInfo,
    both::cutensornetStateInitializeMPS,
    both::cutensornetStatePrepare,
    both::cutensornetStateProjectionMPSComputeTensorEnv,
    both::cutensornetStateProjectionMPSConfigure,
    both::cutensornetStateProjectionMPSExtractTensor,
    both::cutensornetStateProjectionMPSGetTensorInfo,
    both::cutensornetStateProjectionMPSInsertTensor,
    both::cutensornetStateProjectionMPSPrepare,
    both::cutensornetStateProjectionMPSUpdateCoefficients,
    both::cutensornetStateProjectionMPSUpdateDualTensors,
    both::cutensornetStateUpdateTensor,
    both::cutensornetStateUpdateTensorOperator,
    both::cutensornetStateUpdateTensorOperatorGradient,
    both::cutensornetTensorDescriptorGetAttribute,
    both::cutensornetTensorQR,
    both::cutensornetTensorSVD,
    both::cutensornetTensorSVDConfigGetAttribute,
    both::cutensornetTensorSVDConfigSetAttribute,
    both::cutensornetTensorSVDInfoGetAttribute,
    both::cutensornetUpdateContractionOptimizerInfoFromPackedData,
    both::cutensornetWorkspaceComputeContractionSizes,
    both::cutensornetWorkspaceComputeGateSplitSizes,
    both::cutensornetWorkspaceComputeQRSizes,
    both::cutensornetWorkspaceComputeSVDSizes,
    both::cutensornetWorkspaceComputeSizes,
    both::cutensornetWorkspaceGet,
    both::cutensornetWorkspaceGetMemory,
    both::cutensornetWorkspaceGetMemorySize,
    both::cutensornetWorkspaceGetSize,
    both::cutensornetWorkspacePurgeCache,
    both::cutensornetWorkspaceSet,
    both::cutensornetWorkspaceSetMemory,
}
