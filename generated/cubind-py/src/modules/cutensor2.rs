//! The contents of `cubind.cutensor`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cutensor::{both, slots};
use crate::support::prelude::*;
use crate::tables::{cutensor2, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuTENSOR",
        &["libcutensor.so.2"],
        None,
        &["cutensor/lib"],
        "cutensor",
        &[],
    )
    .installed_by(&["cutensor-cu13", "cutensor-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::CUTENSOR_COMPUTE_DESC_16BF, None, ""),
        (slots::CUTENSOR_COMPUTE_DESC_16F, None, ""),
        (slots::CUTENSOR_COMPUTE_DESC_32F, None, ""),
        (slots::CUTENSOR_COMPUTE_DESC_3XTF32, None, ""),
        (slots::CUTENSOR_COMPUTE_DESC_4X16F, None, "2.5"),
        (slots::CUTENSOR_COMPUTE_DESC_64F, None, ""),
        (slots::CUTENSOR_COMPUTE_DESC_8XINT8, None, "2.4"),
        (slots::CUTENSOR_COMPUTE_DESC_9X16BF, None, ""),
        (slots::CUTENSOR_COMPUTE_DESC_TF32, None, ""),
        (slots::cutensorBlockSparseContract, None, ""),
        (slots::cutensorContract, None, ""),
        (slots::cutensorContractTrinary, None, ""),
        (slots::cutensorCreate, None, ""),
        (slots::cutensorCreateBlockSparseContraction, None, ""),
        (slots::cutensorCreateBlockSparseTensorDescriptor, None, ""),
        (slots::cutensorCreateContraction, None, ""),
        (slots::cutensorCreateContractionTrinary, None, ""),
        (slots::cutensorCreateElementwiseBinary, None, ""),
        (slots::cutensorCreateElementwiseTrinary, None, ""),
        (slots::cutensorCreatePermutation, None, ""),
        (slots::cutensorCreatePlan, None, ""),
        (slots::cutensorCreatePlanPreference, None, ""),
        (slots::cutensorCreateReduction, None, ""),
        (slots::cutensorCreateTensorDescriptor, None, ""),
        (slots::cutensorDestroy, None, ""),
        (slots::cutensorDestroyBlockSparseTensorDescriptor, None, ""),
        (slots::cutensorDestroyOperationDescriptor, None, ""),
        (slots::cutensorDestroyPlan, None, ""),
        (slots::cutensorDestroyPlanPreference, None, ""),
        (slots::cutensorDestroyTensorDescriptor, None, ""),
        (slots::cutensorElementwiseBinaryExecute, None, ""),
        (slots::cutensorElementwiseTrinaryExecute, None, ""),
        (slots::cutensorEstimateWorkspaceSize, None, ""),
        (slots::cutensorGetCudartVersion, None, ""),
        (slots::cutensorGetErrorString, None, ""),
        (slots::cutensorGetVersion, None, ""),
        (slots::cutensorHandleReadPlanCacheFromFile, None, ""),
        (slots::cutensorHandleResizePlanCache, None, ""),
        (slots::cutensorHandleWritePlanCacheToFile, None, ""),
        (slots::cutensorLoggerForceDisable, None, ""),
        (slots::cutensorLoggerOpenFile, None, ""),
        (slots::cutensorLoggerSetCallback, None, ""),
        (slots::cutensorLoggerSetFile, None, ""),
        (slots::cutensorLoggerSetLevel, None, ""),
        (slots::cutensorLoggerSetMask, None, ""),
        (slots::cutensorOperationDescriptorGetAttribute, None, ""),
        (slots::cutensorOperationDescriptorSetAttribute, None, ""),
        (slots::cutensorPermute, None, ""),
        (slots::cutensorPlanGetAttribute, None, ""),
        (slots::cutensorPlanPreferenceGetAttribute, None, "2.4"),
        (slots::cutensorPlanPreferenceSetAttribute, None, ""),
        (slots::cutensorReadKernelCacheFromFile, None, ""),
        (slots::cutensorReduce, None, ""),
        (slots::cutensorWriteKernelCacheToFile, None, ""),
    ],
);

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

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"CUTENSOR_COMPUTE_DESC_16BF",
            both::CUTENSOR_COMPUTE_DESC_16BF,
            c"CUTENSOR_COMPUTE_DESC_16BF($self)\n--\n\nStands for computation in bfloat16.\n\n``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_16BF``\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\nvalue : cutensorComputeDescriptor_t\n\nNotes\n-----\nIn ``cutensor/types.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_16BF\n",
        );
    table
        .function(
            c"CUTENSOR_COMPUTE_DESC_16F",
            both::CUTENSOR_COMPUTE_DESC_16F,
            c"CUTENSOR_COMPUTE_DESC_16F($self)\n--\n\nStands for computation in half precision.\n\n``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_16F``\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\nvalue : cutensorComputeDescriptor_t\n\nNotes\n-----\nIn ``cutensor/types.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_16F\n",
        );
    table
        .function(
            c"CUTENSOR_COMPUTE_DESC_32F",
            both::CUTENSOR_COMPUTE_DESC_32F,
            c"CUTENSOR_COMPUTE_DESC_32F($self)\n--\n\nStands for computation in single precision.\n\n``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_32F``\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\nvalue : cutensorComputeDescriptor_t\n\nNotes\n-----\nIn ``cutensor/types.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_32F\n",
        );
    table
        .function(
            c"CUTENSOR_COMPUTE_DESC_3XTF32",
            both::CUTENSOR_COMPUTE_DESC_3XTF32,
            c"CUTENSOR_COMPUTE_DESC_3XTF32($self)\n--\n\nStands for computation in TF32 three times, which comes near to single precision.\n\n``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_3XTF32``\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\nvalue : cutensorComputeDescriptor_t\n\nNotes\n-----\nIn ``cutensor/types.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_3XTF32\n",
        );
    table
        .function(
            c"CUTENSOR_COMPUTE_DESC_4X16F",
            both::CUTENSOR_COMPUTE_DESC_4X16F,
            c"CUTENSOR_COMPUTE_DESC_4X16F($self)\n--\n\nStands for computation that four products in half precision emulate.\n\n``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_4X16F``\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\nvalue : cutensorComputeDescriptor_t\n\nNotes\n-----\nIn ``cutensor/types.h``. Since cuTENSOR 2.5.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_4X16F\n",
        );
    table
        .function(
            c"CUTENSOR_COMPUTE_DESC_64F",
            both::CUTENSOR_COMPUTE_DESC_64F,
            c"CUTENSOR_COMPUTE_DESC_64F($self)\n--\n\nStands for computation in double precision.\n\n``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_64F``\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\nvalue : cutensorComputeDescriptor_t\n\nNotes\n-----\nIn ``cutensor/types.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_64F\n",
        );
    table
        .function(
            c"CUTENSOR_COMPUTE_DESC_8XINT8",
            both::CUTENSOR_COMPUTE_DESC_8XINT8,
            c"CUTENSOR_COMPUTE_DESC_8XINT8($self)\n--\n\nStands for computation that products of 8-bit integers emulate.\n\n``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_8XINT8``\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\nvalue : cutensorComputeDescriptor_t\n\nNotes\n-----\nIn ``cutensor/types.h``. Since cuTENSOR 2.4.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_8XINT8\n",
        );
    table
        .function(
            c"CUTENSOR_COMPUTE_DESC_9X16BF",
            both::CUTENSOR_COMPUTE_DESC_9X16BF,
            c"CUTENSOR_COMPUTE_DESC_9X16BF($self)\n--\n\nStands for single precision that nine products in bfloat16 emulate.\n\n``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_9X16BF``\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\nvalue : cutensorComputeDescriptor_t\n\nNotes\n-----\nIn ``cutensor/types.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_9X16BF\n",
        );
    table
        .function(
            c"CUTENSOR_COMPUTE_DESC_TF32",
            both::CUTENSOR_COMPUTE_DESC_TF32,
            c"CUTENSOR_COMPUTE_DESC_TF32($self)\n--\n\nStands for computation in TF32.\n\n``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_TF32``\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\nvalue : cutensorComputeDescriptor_t\n\nNotes\n-----\nIn ``cutensor/types.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_TF32\n",
        );
    table
        .function(
            c"cutensorBlockSparseContract",
            both::cutensorBlockSparseContract,
            c"cutensorBlockSparseContract($self, handle, plan, alpha, A, B, beta, C, D, workspace, workspaceSize, stream)\n--\n\nRuns the plan of a block-sparse contraction, D = α·A·B + β·C; takes arrays of pointers to blocks.\n\n``cutensorStatus_t cutensorBlockSparseContract(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *const *A, const void *const *B, const void *beta, const void *const *C, void *const *D, void *workspace, uint64_t workspaceSize, cudaStream_t stream)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nplan : cutensorPlan_t or None\nalpha : number with a type\nA : list[address or buffer] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nB : list[address or buffer] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nbeta : number with a type\nC : list[address or buffer] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nD : list[address or buffer] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nworkspaceSize : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``, ``CUTENSOR_STATUS_CUDA_ERROR``, ``CUTENSOR_STATUS_INSUFFICIENT_DRIVER``, ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorBlockSparseContract\n",
        );
    table
        .function(
            c"cutensorContract",
            both::cutensorContract,
            c"cutensorContract($self, handle, plan, alpha, A, B, beta, C, D, workspace, workspaceSize, stream)\n--\n\nRuns the plan of a contraction, D = α·A·B + β·C, on a stream.\n\n``cutensorStatus_t cutensorContract(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *B, const void *beta, const void *C, void *D, void *workspace, uint64_t workspaceSize, cudaStream_t stream)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nplan : cutensorPlan_t or None\nalpha : number with a type\nA : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nB : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nbeta : number with a type\nC : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nD : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nworkspaceSize : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``, ``CUTENSOR_STATUS_CUDA_ERROR``, ``CUTENSOR_STATUS_INSUFFICIENT_DRIVER``, ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorContract\n",
        );
    table
        .function(
            c"cutensorContractTrinary",
            both::cutensorContractTrinary,
            c"cutensorContractTrinary($self, handle, plan, alpha, A, B, C, beta, D, E, workspace, workspaceSize, stream)\n--\n\nRuns the plan of a contraction of three tensors, E = α·A·B·C + β·D, on a stream.\n\n``cutensorStatus_t cutensorContractTrinary(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *B, const void *C, const void *beta, const void *D, void *E, void *workspace, uint64_t workspaceSize, cudaStream_t stream)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nplan : cutensorPlan_t or None\nalpha : number with a type\nA : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nB : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nC : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nbeta : number with a type\nD : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nE : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nworkspaceSize : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``, ``CUTENSOR_STATUS_CUDA_ERROR``, ``CUTENSOR_STATUS_INSUFFICIENT_DRIVER``, ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorContractTrinary\n",
        );
    table
        .function(
            c"cutensorCreate",
            both::cutensorCreate,
            c"cutensorCreate($self)\n--\n\nCreates a cuTENSOR handle on the current device, with a cache of plans.\n\n``cutensorStatus_t cutensorCreate(cutensorHandle_t *handle)``\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\nhandle : cutensorHandle_t\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreate\n",
        );
    table
        .function(
            c"cutensorCreateBlockSparseContraction",
            both::cutensorCreateBlockSparseContraction,
            c"cutensorCreateBlockSparseContraction($self, handle, descA, modeA, opA, descB, modeB, opB, descC, modeC, opC, descD, modeD, descCompute)\n--\n\nDescribes D = α·A·B + β·C, a contraction of block-sparse tensors.\n\n``cutensorStatus_t cutensorCreateBlockSparseContraction(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorBlockSparseTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorBlockSparseTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, cutensorBlockSparseTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorBlockSparseTensorDescriptor_t descD, const int32_t *modeD, cutensorComputeDescriptor_t descCompute)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\ndescA : cutensorBlockSparseTensorDescriptor_t or None\nmodeA : list[int] or None\nopA : cutensorOperator_t\ndescB : cutensorBlockSparseTensorDescriptor_t or None\nmodeB : list[int] or None\nopB : cutensorOperator_t\ndescC : cutensorBlockSparseTensorDescriptor_t or None\nmodeC : list[int] or None\nopC : cutensorOperator_t\ndescD : cutensorBlockSparseTensorDescriptor_t or None\nmodeD : list[int] or None\ndescCompute : cutensorComputeDescriptor_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\ndesc : cutensorOperationDescriptor_t\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateBlockSparseContraction\n",
        );
    table
        .function(
            c"cutensorCreateBlockSparseTensorDescriptor",
            both::cutensorCreateBlockSparseTensorDescriptor,
            c"cutensorCreateBlockSparseTensorDescriptor($self, handle, numModes, numNonZeroBlocks, numSectionsPerMode, extent, nonZeroCoordinates, stride, dataType)\n--\n\nDescribes a tensor cut into sections along each mode, of which only some blocks are stored.\n\n``cutensorStatus_t cutensorCreateBlockSparseTensorDescriptor(cutensorHandle_t handle, cutensorBlockSparseTensorDescriptor_t *desc, uint32_t numModes, uint64_t numNonZeroBlocks, const uint32_t *numSectionsPerMode, const int64_t *extent, const int32_t *nonZeroCoordinates, const int64_t *stride, cudaDataType_t dataType)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nnumModes : int\nnumNonZeroBlocks : int\nnumSectionsPerMode : list[int] or None\nextent : list[int] or None\nnonZeroCoordinates : list[int] or None\nstride : list[int] or None\ndataType : runtime.cudaDataType\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\ndesc : cutensorBlockSparseTensorDescriptor_t\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateBlockSparseTensorDescriptor\n",
        );
    table
        .function(
            c"cutensorCreateContraction",
            both::cutensorCreateContraction,
            c"cutensorCreateContraction($self, handle, descA, modeA, opA, descB, modeB, opB, descC, modeC, opC, descD, modeD, descCompute)\n--\n\nDescribes D = α·A·B + β·C, which sums over the modes that A and B share and C lacks.\n\n``cutensorStatus_t cutensorCreateContraction(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorComputeDescriptor_t descCompute)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\ndescA : cutensorTensorDescriptor_t or None\nmodeA : list[int] or None\nopA : cutensorOperator_t\ndescB : cutensorTensorDescriptor_t or None\nmodeB : list[int] or None\nopB : cutensorOperator_t\ndescC : cutensorTensorDescriptor_t or None\nmodeC : list[int] or None\nopC : cutensorOperator_t\ndescD : cutensorTensorDescriptor_t or None\nmodeD : list[int] or None\ndescCompute : cutensorComputeDescriptor_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\ndesc : cutensorOperationDescriptor_t\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateContraction\n",
        );
    table
        .function(
            c"cutensorCreateContractionTrinary",
            both::cutensorCreateContractionTrinary,
            c"cutensorCreateContractionTrinary($self, handle, descA, modeA, opA, descB, modeB, opB, descC, modeC, opC, descD, modeD, opD, descE, modeE, descCompute)\n--\n\nDescribes E = α·A·B·C + β·D, which sums over the modes that D lacks.\n\n``cutensorStatus_t cutensorCreateContractionTrinary(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opD, cutensorTensorDescriptor_t descE, const int32_t *modeE, cutensorComputeDescriptor_t descCompute)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\ndescA : cutensorTensorDescriptor_t or None\nmodeA : list[int] or None\nopA : cutensorOperator_t\ndescB : cutensorTensorDescriptor_t or None\nmodeB : list[int] or None\nopB : cutensorOperator_t\ndescC : cutensorTensorDescriptor_t or None\nmodeC : list[int] or None\nopC : cutensorOperator_t\ndescD : cutensorTensorDescriptor_t or None\nmodeD : list[int] or None\nopD : cutensorOperator_t\ndescE : cutensorTensorDescriptor_t or None\nmodeE : list[int] or None\ndescCompute : cutensorComputeDescriptor_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\ndesc : cutensorOperationDescriptor_t\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateContractionTrinary\n",
        );
    table
        .function(
            c"cutensorCreateElementwiseBinary",
            both::cutensorCreateElementwiseBinary,
            c"cutensorCreateElementwiseBinary($self, handle, descA, modeA, opA, descC, modeC, opC, descD, modeD, opAC, descCompute)\n--\n\nDescribes D = opAC(α·opA(A), γ·opC(C)) element by element, with modes in any order.\n\n``cutensorStatus_t cutensorCreateElementwiseBinary(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opAC, cutensorComputeDescriptor_t descCompute)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\ndescA : cutensorTensorDescriptor_t or None\nmodeA : list[int] or None\nopA : cutensorOperator_t\ndescC : cutensorTensorDescriptor_t or None\nmodeC : list[int] or None\nopC : cutensorOperator_t\ndescD : cutensorTensorDescriptor_t or None\nmodeD : list[int] or None\nopAC : cutensorOperator_t\ndescCompute : cutensorComputeDescriptor_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\ndesc : cutensorOperationDescriptor_t\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateElementwiseBinary\n",
        );
    table
        .function(
            c"cutensorCreateElementwiseTrinary",
            both::cutensorCreateElementwiseTrinary,
            c"cutensorCreateElementwiseTrinary($self, handle, descA, modeA, opA, descB, modeB, opB, descC, modeC, opC, descD, modeD, opAB, opABC, descCompute)\n--\n\nDescribes D = opABC(opAB(α·opA(A), β·opB(B)), γ·opC(C)) element by element.\n\n``cutensorStatus_t cutensorCreateElementwiseTrinary(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opAB, cutensorOperator_t opABC, cutensorComputeDescriptor_t descCompute)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\ndescA : cutensorTensorDescriptor_t or None\nmodeA : list[int] or None\nopA : cutensorOperator_t\ndescB : cutensorTensorDescriptor_t or None\nmodeB : list[int] or None\nopB : cutensorOperator_t\ndescC : cutensorTensorDescriptor_t or None\nmodeC : list[int] or None\nopC : cutensorOperator_t\ndescD : cutensorTensorDescriptor_t or None\nmodeD : list[int] or None\nopAB : cutensorOperator_t\nopABC : cutensorOperator_t\ndescCompute : cutensorComputeDescriptor_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``, ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.\ndesc : cutensorOperationDescriptor_t\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateElementwiseTrinary\n",
        );
    table
        .function(
            c"cutensorCreatePermutation",
            both::cutensorCreatePermutation,
            c"cutensorCreatePermutation($self, handle, descA, modeA, opA, descB, modeB, descCompute)\n--\n\nDescribes B = α·opA(A) with the modes in another order.\n\n``cutensorStatus_t cutensorCreatePermutation(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB, const int32_t *modeB, cutensorComputeDescriptor_t descCompute)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\ndescA : cutensorTensorDescriptor_t or None\nmodeA : list[int] or None\nopA : cutensorOperator_t\ndescB : cutensorTensorDescriptor_t or None\nmodeB : list[int] or None\ndescCompute : cutensorComputeDescriptor_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\ndesc : cutensorOperationDescriptor_t\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreatePermutation\n",
        );
    table
        .function(
            c"cutensorCreatePlan",
            both::cutensorCreatePlan,
            c"cutensorCreatePlan($self, handle, desc, pref, workspaceSizeLimit)\n--\n\nChooses a kernel for an operation within a limit of workspace, maybe compiling it.\n\n``cutensorStatus_t cutensorCreatePlan(cutensorHandle_t handle, cutensorPlan_t *plan, cutensorOperationDescriptor_t desc, cutensorPlanPreference_t pref, uint64_t workspaceSizeLimit)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\ndesc : cutensorOperationDescriptor_t or None\npref : cutensorPlanPreference_t or None\nworkspaceSizeLimit : int\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE``, ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\nplan : cutensorPlan_t\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreatePlan\n",
        );
    table
        .function(
            c"cutensorCreatePlanPreference",
            both::cutensorCreatePlanPreference,
            c"cutensorCreatePlanPreference($self, handle, algo, jitMode)\n--\n\nCreates preferences for a plan: the algorithm, and whether kernels may be compiled for it.\n\n``cutensorStatus_t cutensorCreatePlanPreference(cutensorHandle_t handle, cutensorPlanPreference_t *pref, cutensorAlgo_t algo, cutensorJitMode_t jitMode)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nalgo : cutensorAlgo_t\njitMode : cutensorJitMode_t\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\npref : cutensorPlanPreference_t\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreatePlanPreference\n",
        );
    table
        .function(
            c"cutensorCreateReduction",
            both::cutensorCreateReduction,
            c"cutensorCreateReduction($self, handle, descA, modeA, opA, descC, modeC, opC, descD, modeD, opReduce, descCompute)\n--\n\nDescribes D = α·opReduce(opA(A)) + β·opC(C), which reduces the modes that C lacks.\n\n``cutensorStatus_t cutensorCreateReduction(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc, cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opReduce, cutensorComputeDescriptor_t descCompute)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\ndescA : cutensorTensorDescriptor_t or None\nmodeA : list[int] or None\nopA : cutensorOperator_t\ndescC : cutensorTensorDescriptor_t or None\nmodeC : list[int] or None\nopC : cutensorOperator_t\ndescD : cutensorTensorDescriptor_t or None\nmodeD : list[int] or None\nopReduce : cutensorOperator_t\ndescCompute : cutensorComputeDescriptor_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\ndesc : cutensorOperationDescriptor_t\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateReduction\n",
        );
    table
        .function(
            c"cutensorCreateTensorDescriptor",
            both::cutensorCreateTensorDescriptor,
            c"cutensorCreateTensorDescriptor($self, handle, numModes, extent, stride, dataType, alignmentRequirement)\n--\n\nDescribes a tensor by the extent and stride of each mode, its type and alignment.\n\n``cutensorStatus_t cutensorCreateTensorDescriptor(cutensorHandle_t handle, cutensorTensorDescriptor_t *desc, uint32_t numModes, const int64_t *extent, const int64_t *stride, cudaDataType_t dataType, uint32_t alignmentRequirement)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nnumModes : int\nextent : list[int] or None\nstride : list[int] or None\ndataType : runtime.cudaDataType\nalignmentRequirement : int\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\ndesc : cutensorTensorDescriptor_t\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateTensorDescriptor\n",
        );
    table
        .function(
            c"cutensorDestroy",
            both::cutensorDestroy,
            c"cutensorDestroy($self, handle)\n--\n\nDestroys a cuTENSOR handle and its cache of plans.\n\n``cutensorStatus_t cutensorDestroy(cutensorHandle_t handle)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroy\n",
        );
    table
        .function(
            c"cutensorDestroyBlockSparseTensorDescriptor",
            both::cutensorDestroyBlockSparseTensorDescriptor,
            c"cutensorDestroyBlockSparseTensorDescriptor($self, desc)\n--\n\nDestroys a block-sparse tensor's descriptor, not its data.\n\n``cutensorStatus_t cutensorDestroyBlockSparseTensorDescriptor(cutensorBlockSparseTensorDescriptor_t desc)``\n\nParameters\n----------\ndesc : cutensorBlockSparseTensorDescriptor_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyBlockSparseTensorDescriptor\n",
        );
    table
        .function(
            c"cutensorDestroyOperationDescriptor",
            both::cutensorDestroyOperationDescriptor,
            c"cutensorDestroyOperationDescriptor($self, desc)\n--\n\nDestroys the descriptor of an operation.\n\n``cutensorStatus_t cutensorDestroyOperationDescriptor(cutensorOperationDescriptor_t desc)``\n\nParameters\n----------\ndesc : cutensorOperationDescriptor_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyOperationDescriptor\n",
        );
    table
        .function(
            c"cutensorDestroyPlan",
            both::cutensorDestroyPlan,
            c"cutensorDestroyPlan($self, plan)\n--\n\nDestroys a plan.\n\n``cutensorStatus_t cutensorDestroyPlan(cutensorPlan_t plan)``\n\nParameters\n----------\nplan : cutensorPlan_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyPlan\n",
        );
    table
        .function(
            c"cutensorDestroyPlanPreference",
            both::cutensorDestroyPlanPreference,
            c"cutensorDestroyPlanPreference($self, pref)\n--\n\nDestroys preferences for a plan.\n\n``cutensorStatus_t cutensorDestroyPlanPreference(cutensorPlanPreference_t pref)``\n\nParameters\n----------\npref : cutensorPlanPreference_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyPlanPreference\n",
        );
    table
        .function(
            c"cutensorDestroyTensorDescriptor",
            both::cutensorDestroyTensorDescriptor,
            c"cutensorDestroyTensorDescriptor($self, desc)\n--\n\nDestroys a tensor's descriptor, not its data.\n\n``cutensorStatus_t cutensorDestroyTensorDescriptor(cutensorTensorDescriptor_t desc)``\n\nParameters\n----------\ndesc : cutensorTensorDescriptor_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyTensorDescriptor\n",
        );
    table
        .function(
            c"cutensorElementwiseBinaryExecute",
            both::cutensorElementwiseBinaryExecute,
            c"cutensorElementwiseBinaryExecute($self, handle, plan, alpha, A, gamma, C, D, stream)\n--\n\nRuns the plan of a binary operation element by element on a stream.\n\n``cutensorStatus_t cutensorElementwiseBinaryExecute(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *gamma, const void *C, void *D, cudaStream_t stream)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nplan : cutensorPlan_t or None\nalpha : number with a type\nA : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\ngamma : number with a type\nC : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nD : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorElementwiseBinaryExecute\n",
        );
    table
        .function(
            c"cutensorElementwiseTrinaryExecute",
            both::cutensorElementwiseTrinaryExecute,
            c"cutensorElementwiseTrinaryExecute($self, handle, plan, alpha, A, beta, B, gamma, C, D, stream)\n--\n\nRuns the plan of a trinary operation element by element on a stream.\n\n``cutensorStatus_t cutensorElementwiseTrinaryExecute(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *beta, const void *B, const void *gamma, const void *C, void *D, cudaStream_t stream)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nplan : cutensorPlan_t or None\nalpha : number with a type\nA : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nbeta : number with a type\nB : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\ngamma : number with a type\nC : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nD : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorElementwiseTrinaryExecute\n",
        );
    table
        .function(
            c"cutensorEstimateWorkspaceSize",
            both::cutensorEstimateWorkspaceSize,
            c"cutensorEstimateWorkspaceSize($self, handle, desc, planPref, workspacePref)\n--\n\nWrites about how many bytes of workspace an operation needs: least, usual or most.\n\n``cutensorStatus_t cutensorEstimateWorkspaceSize(cutensorHandle_t handle, cutensorOperationDescriptor_t desc, cutensorPlanPreference_t planPref, cutensorWorksizePreference_t workspacePref, uint64_t *workspaceSizeEstimate)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\ndesc : cutensorOperationDescriptor_t or None\nplanPref : cutensorPlanPreference_t or None\nworkspacePref : cutensorWorksizePreference_t\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.\nworkspaceSizeEstimate : int\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorEstimateWorkspaceSize\n",
        );
    table
        .function(
            c"cutensorGetCudartVersion",
            both::cutensorGetCudartVersion,
            c"cutensorGetCudartVersion($self)\n--\n\nReturns the version of the CUDA runtime with which cuTENSOR was built.\n\n``size_t cutensorGetCudartVersion(void)``\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorGetCudartVersion\n",
        );
    table
        .function(
            c"cutensorGetErrorString",
            both::cutensorGetErrorString,
            c"cutensorGetErrorString($self, error)\n--\n\nReturns a static string that explains a status.\n\n``const char *cutensorGetErrorString(cutensorStatus_t error)``\n\nParameters\n----------\nerror : cutensorStatus_t\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\nvalue : bytes\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorGetErrorString\n",
        );
    table
        .function(
            c"cutensorGetVersion",
            both::cutensorGetVersion,
            c"cutensorGetVersion($self)\n--\n\nReturns cuTENSOR's version as one number, such as 20300 for 2.3.0.\n\n``size_t cutensorGetVersion(void)``\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorGetVersion\n",
        );
    table
        .function(
            c"cutensorHandleReadPlanCacheFromFile",
            both::cutensorHandleReadPlanCacheFromFile,
            c"cutensorHandleReadPlanCacheFromFile($self, handle, filename)\n--\n\nFills a handle's cache of plans from a file and writes how many entries it read.\n\n``cutensorStatus_t cutensorHandleReadPlanCacheFromFile(cutensorHandle_t handle, const char *filename, uint32_t *numCachelinesRead)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nfilename : bytes or str\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE``, ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_IO_ERROR``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.\nnumCachelinesRead : int\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorHandleReadPlanCacheFromFile\n",
        );
    table
        .function(
            c"cutensorHandleResizePlanCache",
            both::cutensorHandleResizePlanCache,
            c"cutensorHandleResizePlanCache($self, handle, numEntries)\n--\n\nSets how many plans a handle's cache holds at most.\n\n``cutensorStatus_t cutensorHandleResizePlanCache(cutensorHandle_t handle, uint32_t numEntries)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nnumEntries : int\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorHandleResizePlanCache\n",
        );
    table
        .function(
            c"cutensorHandleWritePlanCacheToFile",
            both::cutensorHandleWritePlanCacheToFile,
            c"cutensorHandleWritePlanCacheToFile($self, handle, filename)\n--\n\nWrites a handle's cache of plans to a file, which overwrites the file.\n\n``cutensorStatus_t cutensorHandleWritePlanCacheToFile(cutensorHandle_t handle, const char *filename)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nfilename : bytes or str\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_IO_ERROR``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorHandleWritePlanCacheToFile\n",
        );
    table
        .function(
            c"cutensorLoggerForceDisable",
            both::cutensorLoggerForceDisable,
            c"cutensorLoggerForceDisable($self)\n--\n\nTurns cuTENSOR's log off for the rest of the process.\n\n``cutensorStatus_t cutensorLoggerForceDisable(void)``\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerForceDisable\n",
        );
    table
        .function(
            c"cutensorLoggerOpenFile",
            both::cutensorLoggerOpenFile,
            c"cutensorLoggerOpenFile($self, logFile)\n--\n\nOpens a file by its path and makes cuTENSOR write its log into it.\n\n``cutensorStatus_t cutensorLoggerOpenFile(const char *logFile)``\n\nParameters\n----------\nlogFile : bytes or str\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerOpenFile\n",
        );
    table
        .function(
            c"cutensorLoggerSetCallback",
            both::cutensorLoggerSetCallback,
            c"cutensorLoggerSetCallback($self, callback)\n--\n\nInstalls a function that gets every line of cuTENSOR's log.\n\n``cutensorStatus_t cutensorLoggerSetCallback(cutensorLoggerCallback_t callback)``\n\nParameters\n----------\ncallback : callback\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetCallback\n",
        );
    table
        .function(
            c"cutensorLoggerSetFile",
            both::cutensorLoggerSetFile,
            c"cutensorLoggerSetFile($self, file)\n--\n\nMakes cuTENSOR write its log into an open C stream.\n\n``cutensorStatus_t cutensorLoggerSetFile(FILE *file)``\n\nParameters\n----------\nfile : address or buffer\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetFile\n",
        );
    table
        .function(
            c"cutensorLoggerSetLevel",
            both::cutensorLoggerSetLevel,
            c"cutensorLoggerSetLevel($self, level)\n--\n\nSets how much cuTENSOR logs, from 0 (nothing) upward.\n\n``cutensorStatus_t cutensorLoggerSetLevel(int32_t level)``\n\nParameters\n----------\nlevel : int\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetLevel\n",
        );
    table
        .function(
            c"cutensorLoggerSetMask",
            both::cutensorLoggerSetMask,
            c"cutensorLoggerSetMask($self, mask)\n--\n\nSets what cuTENSOR logs, as a mask of bits instead of a level.\n\n``cutensorStatus_t cutensorLoggerSetMask(int32_t mask)``\n\nParameters\n----------\nmask : int\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetMask\n",
        );
    table
        .function(
            c"cutensorOperationDescriptorGetAttribute",
            both::cutensorOperationDescriptorGetAttribute,
            c"cutensorOperationDescriptorGetAttribute($self, handle, desc, attr, sizeInBytes)\n--\n\nReads one attribute of an operation, such as its flops or the type of scalars.\n\n``cutensorStatus_t cutensorOperationDescriptorGetAttribute(cutensorHandle_t handle, cutensorOperationDescriptor_t desc, cutensorOperationDescriptorAttribute_t attr, void *buf, size_t sizeInBytes)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\ndesc : cutensorOperationDescriptor_t or None\nattr : cutensorOperationDescriptorAttribute_t\nsizeInBytes : int\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.\nbuf : object\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorOperationDescriptorGetAttribute\n",
        );
    table
        .function(
            c"cutensorOperationDescriptorSetAttribute",
            both::cutensorOperationDescriptorSetAttribute,
            c"cutensorOperationDescriptorSetAttribute($self, handle, desc, attr, buf, sizeInBytes)\n--\n\nSets one attribute of an operation, such as a tag or the type of scalars.\n\n``cutensorStatus_t cutensorOperationDescriptorSetAttribute(cutensorHandle_t handle, cutensorOperationDescriptor_t desc, cutensorOperationDescriptorAttribute_t attr, const void *buf, size_t sizeInBytes)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\ndesc : cutensorOperationDescriptor_t or None\nattr : cutensorOperationDescriptorAttribute_t\nbuf : object\nsizeInBytes : int\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorOperationDescriptorSetAttribute\n",
        );
    table
        .function(
            c"cutensorPermute",
            both::cutensorPermute,
            c"cutensorPermute($self, handle, plan, alpha, A, B, stream)\n--\n\nRuns the plan of a permutation, B = α·A with modes in another order, on a stream.\n\n``cutensorStatus_t cutensorPermute(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, void *B, cudaStream_t stream)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nplan : cutensorPlan_t or None\nalpha : number with a type\nA : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nB : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPermute\n",
        );
    table
        .function(
            c"cutensorPlanGetAttribute",
            both::cutensorPlanGetAttribute,
            c"cutensorPlanGetAttribute($self, handle, plan, attr, sizeInBytes)\n--\n\nReads one attribute of a plan, such as the workspace it needs in bytes.\n\n``cutensorStatus_t cutensorPlanGetAttribute(cutensorHandle_t handle, cutensorPlan_t plan, cutensorPlanAttribute_t attr, void *buf, size_t sizeInBytes)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nplan : cutensorPlan_t or None\nattr : cutensorPlanAttribute_t\nsizeInBytes : int\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``.\nbuf : object\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPlanGetAttribute\n",
        );
    table
        .function(
            c"cutensorPlanPreferenceGetAttribute",
            both::cutensorPlanPreferenceGetAttribute,
            c"cutensorPlanPreferenceGetAttribute($self, handle, pref, attr, sizeInBytes)\n--\n\nReads one preference for a plan, such as the use of the cache or a kernel's rank.\n\n``cutensorStatus_t cutensorPlanPreferenceGetAttribute(cutensorHandle_t handle, cutensorPlanPreference_t pref, cutensorPlanPreferenceAttribute_t attr, void *buf, size_t sizeInBytes)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\npref : cutensorPlanPreference_t or None\nattr : cutensorPlanPreferenceAttribute_t\nsizeInBytes : int\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.\nbuf : object\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.4.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPlanPreferenceGetAttribute\n",
        );
    table
        .function(
            c"cutensorPlanPreferenceSetAttribute",
            both::cutensorPlanPreferenceSetAttribute,
            c"cutensorPlanPreferenceSetAttribute($self, handle, pref, attr, buf, sizeInBytes)\n--\n\nSets one preference for a plan, such as the use of the cache or a kernel's rank.\n\n``cutensorStatus_t cutensorPlanPreferenceSetAttribute(cutensorHandle_t handle, cutensorPlanPreference_t pref, cutensorPlanPreferenceAttribute_t attr, const void *buf, size_t sizeInBytes)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\npref : cutensorPlanPreference_t or None\nattr : cutensorPlanPreferenceAttribute_t\nbuf : object\nsizeInBytes : int\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPlanPreferenceSetAttribute\n",
        );
    table
        .function(
            c"cutensorReadKernelCacheFromFile",
            both::cutensorReadKernelCacheFromFile,
            c"cutensorReadKernelCacheFromFile($self, handle, filename)\n--\n\nLoads kernels from a file, so that they need not be compiled again.\n\n``cutensorStatus_t cutensorReadKernelCacheFromFile(cutensorHandle_t handle, const char *filename)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nfilename : bytes or str\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_IO_ERROR``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorReadKernelCacheFromFile\n",
        );
    table
        .function(
            c"cutensorReduce",
            both::cutensorReduce,
            c"cutensorReduce($self, handle, plan, alpha, A, beta, C, D, workspace, workspaceSize, stream)\n--\n\nRuns the plan of a reduction, D = α·reduce(A) + β·C, on a stream.\n\n``cutensorStatus_t cutensorReduce(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A, const void *beta, const void *C, void *D, void *workspace, uint64_t workspaceSize, cudaStream_t stream)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nplan : cutensorPlan_t or None\nalpha : number with a type\nA : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nbeta : number with a type\nC : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nD : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nworkspace : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nworkspaceSize : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorReduce\n",
        );
    table
        .function(
            c"cutensorWriteKernelCacheToFile",
            both::cutensorWriteKernelCacheToFile,
            c"cutensorWriteKernelCacheToFile($self, handle, filename)\n--\n\nWrites the kernels that were compiled at run time to a file.\n\n``cutensorStatus_t cutensorWriteKernelCacheToFile(cutensorHandle_t handle, const char *filename)``\n\nParameters\n----------\nhandle : cutensorHandle_t or None\nfilename : bytes or str\n\nReturns\n-------\ncutensorStatus_t\n    ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_IO_ERROR``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cutensor.h``. Since cuTENSOR 2.3 or earlier.\nhttps://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorWriteKernelCacheToFile\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

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
    table.constant("CUTENSOR_MAJOR", Constant::Int(2));
    table.constant("CUTENSOR_MINOR", Constant::Int(8));
    table.constant("CUTENSOR_PATCH", Constant::Int(0));
    table.constant("CUTENSOR_VERSION", Constant::Int(20800));
}
