//! The contents of `cubind.custatevec`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::custatevec::{both, slots};
use crate::support::gen1::*;
use crate::tables::{custatevec1, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuStateVec",
        &["libcustatevec.so.1"],
        None,
        &["cuquantum/lib"],
        "custatevec",
        &[],
    )
    .versions_of("cuStateVec")
    .installed_by(&["custatevec-cu13", "custatevec-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 1u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 1u32,
    library: "custatevec",
    name: c"cubind.custatevec",
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
    table.class(Class::Value(&custatevec1::custatevecAccessorDescriptor_t));
    table.class(Class::Enum(&custatevec1::custatevecCollapseOp_t));
    table.class(Class::Value(&custatevec1::custatevecCommunicatorDescriptor_t));
    table.class(Class::Enum(&custatevec1::custatevecCommunicatorType_t));
    table.class(Class::Enum(&custatevec1::custatevecComputeType_t));
    table.class(Class::Enum(&custatevec1::custatevecDataTransferType_t));
    table.class(Class::Record(&custatevec1::custatevecDeviceMemHandler_t));
    table.class(Class::Enum(&custatevec1::custatevecDeviceNetworkType_t));
    table.class(Class::Value(&custatevec1::custatevecDistIndexBitSwapSchedulerDescriptor_t));
    table.class(Class::Value(&custatevec1::custatevecExCommunicatorDescriptor_t));
    table.class(Class::Enum(&custatevec1::custatevecExCommunicatorStatus_t));
    table.class(Class::Value(&custatevec1::custatevecExDictionaryDescriptor_t));
    table.class(Class::Enum(&custatevec1::custatevecExExposeResources_t));
    table.class(Class::Enum(&custatevec1::custatevecExGlobalIndexBitClass_t));
    table.class(Class::Enum(&custatevec1::custatevecExIndexBitDomain_t));
    table.class(Class::Enum(&custatevec1::custatevecExMatrixType_t));
    table.class(Class::Enum(&custatevec1::custatevecExMemoryPlacement_t));
    table.class(Class::Enum(&custatevec1::custatevecExMemorySharingMethod_t));
    table.class(Class::Enum(&custatevec1::custatevecExPermutationType_t));
    table.class(Class::Value(&custatevec1::custatevecExResourceManagerDescriptor_t));
    table.class(Class::Record(&custatevec1::custatevecExSVUpdaterConfigItem_t));
    table.class(Class::Record(&custatevec1::custatevecExSVUpdaterConfigItem_t_value));
    table.class(Class::Enum(&custatevec1::custatevecExSVUpdaterConfigName_t));
    table.class(Class::Value(&custatevec1::custatevecExSVUpdaterDescriptor_t));
    table.class(Class::Enum(&custatevec1::custatevecExStateVectorCapability_t));
    table.class(Class::Value(&custatevec1::custatevecExStateVectorDescriptor_t));
    table.class(Class::Enum(&custatevec1::custatevecExStateVectorDistributionType_t));
    table.class(Class::Enum(&custatevec1::custatevecExStateVectorProperty_t));
    table.class(Class::Enum(&custatevec1::custatevecExSynchronizationScope_t));
    table.class(Class::Enum(&custatevec1::custatevecExWireInitMode_t));
    table.class(Class::Value(&custatevec1::custatevecHandle_t));
    table.class(Class::Value(&custatevec1::custatevecLoggerCallbackData_t));
    table.class(Class::Value(&custatevec1::custatevecLoggerCallback_t));
    table.class(Class::Enum(&custatevec1::custatevecMathMode_t));
    table.class(Class::Enum(&custatevec1::custatevecMatrixLayout_t));
    table.class(Class::Enum(&custatevec1::custatevecMatrixMapType_t));
    table.class(Class::Enum(&custatevec1::custatevecMatrixType_t));
    table.class(Class::Enum(&custatevec1::custatevecPauli_t));
    table.class(Class::Record(&custatevec1::custatevecSVSwapParameters_t));
    table.class(Class::Value(&custatevec1::custatevecSVSwapWorkerDescriptor_t));
    table.class(Class::Value(&custatevec1::custatevecSamplerDescriptor_t));
    table.class(Class::Enum(&custatevec1::custatevecSamplerOutput_t));
    table.class(Class::Enum(&custatevec1::custatevecStateVectorType_t));
    table.class(Class::Enum(&custatevec1::custatevecStatus_t));
    table.class(Class::Value(&custatevec1::custatevecSubSVMigratorDescriptor_t));
    table.class_as("double2", Class::Record(&runtime::double2));
    table.class(Class::Record(&custatevec1::int2));
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CUSTATEVEC_ALLOCATOR_NAME_LEN", Constant::Int(64));
    table.constant("CUSTATEVEC_MAX_SEGMENT_MASK_SIZE", Constant::Int(48));
    table.constant("CUSTATEVEC_VERSION", Constant::Int(11500));
    table.constant("CUSTATEVEC_VER_MAJOR", Constant::Int(1));
    table.constant("CUSTATEVEC_VER_MINOR", Constant::Int(15));
    table.constant("CUSTATEVEC_VER_PATCH", Constant::Int(0));
}

functions! {
    both::custatevecAbs2SumArray,
    both::custatevecAbs2SumArrayBatched,
    both::custatevecAbs2SumOnZBasis,
    both::custatevecAccessorCreate,
    both::custatevecAccessorCreateView,
    both::custatevecAccessorDestroy,
    both::custatevecAccessorGet,
    both::custatevecAccessorSet,
    both::custatevecAccessorSetExtraWorkspace,
    both::custatevecApplyGeneralizedPermutationMatrix,
    both::custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize,
    both::custatevecApplyMatrix,
    both::custatevecApplyMatrixBatched,
    both::custatevecApplyMatrixBatchedGetWorkspaceSize,
    both::custatevecApplyMatrixGetWorkspaceSize,
    both::custatevecApplyPauliRotation,
    both::custatevecBatchMeasure,
    both::custatevecBatchMeasureWithOffset,
    both::custatevecCollapseByBitString,
    both::custatevecCollapseByBitStringBatched,
    both::custatevecCollapseByBitStringBatchedGetWorkspaceSize,
    both::custatevecCollapseOnZBasis,
    both::custatevecCommunicatorCreate,
    both::custatevecCommunicatorDestroy,
    both::custatevecComputeExpectation,
    both::custatevecComputeExpectationBatched,
    both::custatevecComputeExpectationBatchedGetWorkspaceSize,
    both::custatevecComputeExpectationGetWorkspaceSize,
    both::custatevecComputeExpectationsOnPauliBasis,
    both::custatevecCreate,
    both::custatevecDestroy,
    both::custatevecDistIndexBitSwapSchedulerCreate,
    both::custatevecDistIndexBitSwapSchedulerDestroy,
    both::custatevecDistIndexBitSwapSchedulerGetParameters,
    both::custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps,
    both::custatevecExAbs2SumArray,
    both::custatevecExApplyMatrix,
    both::custatevecExApplyPauliRotation,
    both::custatevecExCommunicatorCreate,
    both::custatevecExCommunicatorDestroy,
    both::custatevecExCommunicatorFinalize,
    both::custatevecExCommunicatorGetSizeAndRank,
    both::custatevecExCommunicatorInitialize,
    both::custatevecExComputeExpectation,
    both::custatevecExComputeExpectationOnPauliBasis,
    both::custatevecExConfigureSVUpdater,
    both::custatevecExConfigureStateVectorMultiDevice,
    both::custatevecExConfigureStateVectorMultiProcess,
    both::custatevecExConfigureStateVectorSingleDevice,
    both::custatevecExDictionaryDestroy,
    both::custatevecExMeasure,
    both::custatevecExSVUpdaterApply,
    both::custatevecExSVUpdaterClear,
    both::custatevecExSVUpdaterCreate,
    both::custatevecExSVUpdaterDestroy,
    both::custatevecExSVUpdaterEnqueueGeneralChannel,
    both::custatevecExSVUpdaterEnqueueMatrix,
    both::custatevecExSVUpdaterEnqueueUnitaryChannel,
    both::custatevecExSVUpdaterGetMaxNumRequiredRandnums,
    both::custatevecExSample,
    both::custatevecExStateVectorAddWires,
    both::custatevecExStateVectorCreateMultiProcess,
    both::custatevecExStateVectorCreateSingleProcess,
    both::custatevecExStateVectorDestroy,
    both::custatevecExStateVectorExposeResources,
    both::custatevecExStateVectorGetProperty,
    both::custatevecExStateVectorGetResourcesFromDeviceSubSV,
    both::custatevecExStateVectorGetResourcesFromDeviceSubSVView,
    both::custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice,
    both::custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView,
    both::custatevecExStateVectorGetState,
    both::custatevecExStateVectorPermuteIndexBits,
    both::custatevecExStateVectorReassignWireOrdering,
    both::custatevecExStateVectorSetMathMode,
    both::custatevecExStateVectorSetState,
    both::custatevecExStateVectorSetZeroState,
    both::custatevecExStateVectorStageSubSV,
    both::custatevecExStateVectorSynchronize,
    both::custatevecExStateVectorSynchronizeScoped,
    both::custatevecGetDefaultWorkspaceSize,
    both::custatevecGetDeviceMemHandler,
    both::custatevecGetErrorName,
    both::custatevecGetErrorString,
    both::custatevecGetMathMode,
    both::custatevecGetProperty,
    both::custatevecGetStream,
    both::custatevecGetVersion,
    both::custatevecInitializeStateVector,
    both::custatevecLoggerForceDisable,
    both::custatevecLoggerOpenFile,
    both::custatevecLoggerSetCallback,
    both::custatevecLoggerSetCallbackData,
    both::custatevecLoggerSetFile,
    both::custatevecLoggerSetLevel,
    both::custatevecLoggerSetMask,
    both::custatevecMeasureBatched,
    both::custatevecMeasureOnZBasis,
    both::custatevecMultiDeviceSwapIndexBits,
    both::custatevecSVSwapWorkerCreate,
    both::custatevecSVSwapWorkerCreateWithSemaphore,
    both::custatevecSVSwapWorkerDestroy,
    both::custatevecSVSwapWorkerExecute,
    both::custatevecSVSwapWorkerSetExtraWorkspace,
    both::custatevecSVSwapWorkerSetParameters,
    both::custatevecSVSwapWorkerSetSubSVsP2P,
    both::custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores,
    both::custatevecSVSwapWorkerSetTransferWorkspace,
    both::custatevecSamplerApplySubSVOffset,
    both::custatevecSamplerCreate,
    both::custatevecSamplerDestroy,
    both::custatevecSamplerGetSquaredNorm,
    both::custatevecSamplerPreprocess,
    both::custatevecSamplerSample,
    both::custatevecSetDeviceMemHandler,
    both::custatevecSetMathMode,
    both::custatevecSetStream,
    both::custatevecSetWorkspace,
    both::custatevecSubSVMigratorCreate,
    both::custatevecSubSVMigratorDestroy,
    both::custatevecSubSVMigratorMigrate,
    both::custatevecSwapIndexBits,
    both::custatevecTestMatrixType,
    both::custatevecTestMatrixTypeGetWorkspaceSize,
}
