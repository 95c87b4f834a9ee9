"""cuTENSOR 2, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t,
)
from cubind.cutensor import (
    CUTENSOR_C_16BF as CUTENSOR_C_16BF,
    CUTENSOR_C_16F as CUTENSOR_C_16F,
    CUTENSOR_C_16I as CUTENSOR_C_16I,
    CUTENSOR_C_16U as CUTENSOR_C_16U,
    CUTENSOR_C_32F as CUTENSOR_C_32F,
    CUTENSOR_C_32I as CUTENSOR_C_32I,
    CUTENSOR_C_32U as CUTENSOR_C_32U,
    CUTENSOR_C_4I as CUTENSOR_C_4I,
    CUTENSOR_C_4U as CUTENSOR_C_4U,
    CUTENSOR_C_64F as CUTENSOR_C_64F,
    CUTENSOR_C_64I as CUTENSOR_C_64I,
    CUTENSOR_C_64U as CUTENSOR_C_64U,
    CUTENSOR_C_8I as CUTENSOR_C_8I,
    CUTENSOR_C_8U as CUTENSOR_C_8U,
    CUTENSOR_MAJOR as CUTENSOR_MAJOR,
    CUTENSOR_MINOR as CUTENSOR_MINOR,
    CUTENSOR_PATCH as CUTENSOR_PATCH,
    CUTENSOR_R_16BF as CUTENSOR_R_16BF,
    CUTENSOR_R_16F as CUTENSOR_R_16F,
    CUTENSOR_R_16I as CUTENSOR_R_16I,
    CUTENSOR_R_16U as CUTENSOR_R_16U,
    CUTENSOR_R_32F as CUTENSOR_R_32F,
    CUTENSOR_R_32I as CUTENSOR_R_32I,
    CUTENSOR_R_32U as CUTENSOR_R_32U,
    CUTENSOR_R_4I as CUTENSOR_R_4I,
    CUTENSOR_R_4U as CUTENSOR_R_4U,
    CUTENSOR_R_64F as CUTENSOR_R_64F,
    CUTENSOR_R_64I as CUTENSOR_R_64I,
    CUTENSOR_R_64U as CUTENSOR_R_64U,
    CUTENSOR_R_8I as CUTENSOR_R_8I,
    CUTENSOR_R_8U as CUTENSOR_R_8U,
    CUTENSOR_VERSION as CUTENSOR_VERSION,
    cudaDataType as cudaDataType,
    cudaDataType_t as cudaDataType_t,
    cutensorAlgo_t as cutensorAlgo_t,
    cutensorAutotuneMode_t as cutensorAutotuneMode_t,
    cutensorBlockSparseTensorDescriptor_t as cutensorBlockSparseTensorDescriptor_t,
    cutensorCacheMode_t as cutensorCacheMode_t,
    cutensorComputeDescriptor_t as cutensorComputeDescriptor_t,
    cutensorDataType_t as cutensorDataType_t,
    cutensorHandle_t as cutensorHandle_t,
    cutensorJitMode_t as cutensorJitMode_t,
    cutensorLoggerCallback_t as cutensorLoggerCallback_t,
    cutensorOperationDescriptorAttribute_t as cutensorOperationDescriptorAttribute_t,
    cutensorOperationDescriptor_t as cutensorOperationDescriptor_t,
    cutensorOperator_t as cutensorOperator_t,
    cutensorPlanAttribute_t as cutensorPlanAttribute_t,
    cutensorPlanPreferenceAttribute_t as cutensorPlanPreferenceAttribute_t,
    cutensorPlanPreference_t as cutensorPlanPreference_t,
    cutensorPlan_t as cutensorPlan_t,
    cutensorStatus_t as cutensorStatus_t,
    cutensorTensorDescriptor_t as cutensorTensorDescriptor_t,
    cutensorWorksizePreference_t as cutensorWorksizePreference_t,
    sizeof as sizeof,
)

def CUTENSOR_COMPUTE_DESC_16BF() -> cutensorComputeDescriptor_t:
    """Returns the compute descriptor for bfloat16.

    Returns
    -------
    value : cutensorComputeDescriptor_t
    """

def CUTENSOR_COMPUTE_DESC_16F() -> cutensorComputeDescriptor_t:
    """Returns the compute descriptor for half precision.

    Returns
    -------
    value : cutensorComputeDescriptor_t
    """

def CUTENSOR_COMPUTE_DESC_32F() -> cutensorComputeDescriptor_t:
    """Returns the compute descriptor for single precision.

    Returns
    -------
    value : cutensorComputeDescriptor_t
    """

def CUTENSOR_COMPUTE_DESC_3XTF32() -> cutensorComputeDescriptor_t:
    """Returns the compute descriptor for single precision, approximated by three TF32 products.

    Returns
    -------
    value : cutensorComputeDescriptor_t
    """

def CUTENSOR_COMPUTE_DESC_4X16F() -> cutensorComputeDescriptor_t:
    """Returns the compute descriptor for emulation by four half-precision products.

    Returns
    -------
    value : cutensorComputeDescriptor_t
    """

def CUTENSOR_COMPUTE_DESC_64F() -> cutensorComputeDescriptor_t:
    """Returns the compute descriptor for double precision.

    Returns
    -------
    value : cutensorComputeDescriptor_t
    """

def CUTENSOR_COMPUTE_DESC_8XINT8() -> cutensorComputeDescriptor_t:
    """Returns the compute descriptor for emulation by 8-bit integer products.

    Returns
    -------
    value : cutensorComputeDescriptor_t
    """

def CUTENSOR_COMPUTE_DESC_9X16BF() -> cutensorComputeDescriptor_t:
    """Returns the compute descriptor for single precision, emulated by nine bfloat16 products.

    Returns
    -------
    value : cutensorComputeDescriptor_t
    """

def CUTENSOR_COMPUTE_DESC_TF32() -> cutensorComputeDescriptor_t:
    """Returns the compute descriptor for TF32.

    Returns
    -------
    value : cutensorComputeDescriptor_t
    """

def cutensorBlockSparseContract(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _Sequence[_typing.Pointer] | None,
    B: _Sequence[_typing.Pointer] | None,
    beta: _typing.TypedNumber,
    C: _Sequence[_typing.Pointer] | None,
    D: _Sequence[_typing.Pointer] | None,
    workspace: _typing.DevicePointer,
    workspaceSize: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Runs the plan of a block-sparse contraction, D = α·A·B + β·C, on arrays of pointers to blocks.

    Parameters
    ----------
    A, B, C, D
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    workspace
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``,
        ``CUTENSOR_STATUS_CUDA_ERROR``, ``CUTENSOR_STATUS_INSUFFICIENT_DRIVER``, ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorContract(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    B: _typing.Pointer,
    beta: _typing.TypedNumber,
    C: _typing.Pointer,
    D: _typing.Pointer,
    workspace: _typing.DevicePointer,
    workspaceSize: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Runs the plan of a contraction, D = α·A·B + β·C, in a stream.

    Parameters
    ----------
    A, B, C, D, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``,
        ``CUTENSOR_STATUS_CUDA_ERROR``, ``CUTENSOR_STATUS_INSUFFICIENT_DRIVER``, ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorContractTrinary(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    B: _typing.Pointer,
    C: _typing.Pointer,
    beta: _typing.TypedNumber,
    D: _typing.Pointer,
    E: _typing.Pointer,
    workspace: _typing.DevicePointer,
    workspaceSize: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Runs the plan of a three-tensor contraction, E = α·A·B·C + β·D, in a stream.

    Parameters
    ----------
    A, B, C, D, E, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``,
        ``CUTENSOR_STATUS_CUDA_ERROR``, ``CUTENSOR_STATUS_INSUFFICIENT_DRIVER``, ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorCreate() -> cutensorHandle_t:
    """Creates a cuTENSOR handle, including a plan cache, on the current device.

    Returns
    -------
    handle : cutensorHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.
    """

def cutensorCreateBlockSparseContraction(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorBlockSparseTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descB: cutensorBlockSparseTensorDescriptor_t | _typing.Integer | None,
    modeB: _Sequence[_typing.Integer] | None,
    opB: cutensorOperator_t,
    descC: cutensorBlockSparseTensorDescriptor_t | _typing.Integer | None,
    modeC: _Sequence[_typing.Integer] | None,
    opC: cutensorOperator_t,
    descD: cutensorBlockSparseTensorDescriptor_t | _typing.Integer | None,
    modeD: _Sequence[_typing.Integer] | None,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> cutensorOperationDescriptor_t:
    """Creates the contraction D = α·A·B + β·C of block-sparse tensors.

    Returns
    -------
    desc : cutensorOperationDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorCreateBlockSparseTensorDescriptor(
    handle: cutensorHandle_t | _typing.Integer | None,
    numModes: _typing.Integer,
    numNonZeroBlocks: _typing.Integer,
    numSectionsPerMode: _Sequence[_typing.Integer] | None,
    extent: _Sequence[_typing.Integer] | None,
    nonZeroCoordinates: _Sequence[_typing.Integer] | None,
    stride: _Sequence[_typing.Integer] | None,
    dataType: cudaDataType,
) -> cutensorBlockSparseTensorDescriptor_t:
    """Creates a descriptor of a tensor whose modes are split into sections and which stores only some blocks.

    Returns
    -------
    desc : cutensorBlockSparseTensorDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.
    """

def cutensorCreateContraction(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descB: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeB: _Sequence[_typing.Integer] | None,
    opB: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeC: _Sequence[_typing.Integer] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeD: _Sequence[_typing.Integer] | None,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> cutensorOperationDescriptor_t:
    """Creates the contraction D = α·A·B + β·C, which sums over modes of A and B that are not in C.

    Returns
    -------
    desc : cutensorOperationDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorCreateContractionTrinary(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descB: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeB: _Sequence[_typing.Integer] | None,
    opB: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeC: _Sequence[_typing.Integer] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeD: _Sequence[_typing.Integer] | None,
    opD: cutensorOperator_t,
    descE: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeE: _Sequence[_typing.Integer] | None,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> cutensorOperationDescriptor_t:
    """Creates the contraction E = α·A·B·C + β·D, which sums over modes that are not in D.

    Returns
    -------
    desc : cutensorOperationDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorCreateElementwiseBinary(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeC: _Sequence[_typing.Integer] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeD: _Sequence[_typing.Integer] | None,
    opAC: cutensorOperator_t,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> cutensorOperationDescriptor_t:
    """Creates the elementwise operation D = opAC(α·opA(A), γ·opC(C)), with any order of modes.

    Returns
    -------
    desc : cutensorOperationDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorCreateElementwiseTrinary(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descB: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeB: _Sequence[_typing.Integer] | None,
    opB: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeC: _Sequence[_typing.Integer] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeD: _Sequence[_typing.Integer] | None,
    opAB: cutensorOperator_t,
    opABC: cutensorOperator_t,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> cutensorOperationDescriptor_t:
    """Creates the elementwise operation D = opABC(opAB(α·opA(A), β·opB(B)), γ·opC(C)).

    Returns
    -------
    desc : cutensorOperationDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``,
        ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.
    """

def cutensorCreatePermutation(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descB: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeB: _Sequence[_typing.Integer] | None,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> cutensorOperationDescriptor_t:
    """Creates the operation B = α·opA(A), which permutes the modes of A.

    Returns
    -------
    desc : cutensorOperationDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorCreatePlan(
    handle: cutensorHandle_t | _typing.Integer | None,
    desc: cutensorOperationDescriptor_t | _typing.Integer | None,
    pref: cutensorPlanPreference_t | _typing.Integer | None,
    workspaceSizeLimit: _typing.Integer,
) -> cutensorPlan_t:
    """Creates a plan, which selects or compiles a kernel for an operation within a workspace limit.

    Returns
    -------
    plan : cutensorPlan_t

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors:
        ``CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE``, ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorCreatePlanPreference(
    handle: cutensorHandle_t | _typing.Integer | None,
    algo: cutensorAlgo_t,
    jitMode: cutensorJitMode_t,
) -> cutensorPlanPreference_t:
    """Creates preferences for a plan: the algorithm, and whether kernels may be compiled at run time.

    Returns
    -------
    pref : cutensorPlanPreference_t

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.
    """

def cutensorCreateReduction(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeC: _Sequence[_typing.Integer] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeD: _Sequence[_typing.Integer] | None,
    opReduce: cutensorOperator_t,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> cutensorOperationDescriptor_t:
    """Creates the operation D = α·opReduce(opA(A)) + β·opC(C), which reduces the modes that are not in C.

    Returns
    -------
    desc : cutensorOperationDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorCreateTensorDescriptor(
    handle: cutensorHandle_t | _typing.Integer | None,
    numModes: _typing.Integer,
    extent: _Sequence[_typing.Integer] | None,
    stride: _Sequence[_typing.Integer] | None,
    dataType: cudaDataType,
    alignmentRequirement: _typing.Integer,
) -> cutensorTensorDescriptor_t:
    """Creates a tensor descriptor from the extent and stride of each mode, the data type and the alignment.

    Returns
    -------
    desc : cutensorTensorDescriptor_t

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorDestroy(handle: cutensorHandle_t | _typing.Integer | None) -> None:
    """Destroys a cuTENSOR handle and its plan cache.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def cutensorDestroyBlockSparseTensorDescriptor(
    desc: cutensorBlockSparseTensorDescriptor_t | _typing.Integer | None,
) -> None:
    """Destroys the descriptor of a block-sparse tensor, but not its data.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``desc``, or objects that belong to it, during or after the call.
    """

def cutensorDestroyOperationDescriptor(desc: cutensorOperationDescriptor_t | _typing.Integer | None) -> None:
    """Destroys the descriptor of an operation.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``desc``, or objects that belong to it, during or after the call.
    """

def cutensorDestroyPlan(plan: cutensorPlan_t | _typing.Integer | None) -> None:
    """Destroys a plan.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``plan``, or objects that belong to it, during or after the call.
    """

def cutensorDestroyPlanPreference(pref: cutensorPlanPreference_t | _typing.Integer | None) -> None:
    """Destroys preferences for a plan.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``pref``, or objects that belong to it, during or after the call.
    """

def cutensorDestroyTensorDescriptor(desc: cutensorTensorDescriptor_t | _typing.Integer | None) -> None:
    """Destroys the descriptor of a tensor, but not its data.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``desc``, or objects that belong to it, during or after the call.
    """

def cutensorElementwiseBinaryExecute(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    gamma: _typing.TypedNumber,
    C: _typing.Pointer,
    D: _typing.Pointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Runs the plan of an elementwise binary operation in a stream.

    Parameters
    ----------
    A, C, D
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorElementwiseTrinaryExecute(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    beta: _typing.TypedNumber,
    B: _typing.Pointer,
    gamma: _typing.TypedNumber,
    C: _typing.Pointer,
    D: _typing.Pointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Runs the plan of an elementwise trinary operation in a stream.

    Parameters
    ----------
    A, B, C, D
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorEstimateWorkspaceSize(
    handle: cutensorHandle_t | _typing.Integer | None,
    desc: cutensorOperationDescriptor_t | _typing.Integer | None,
    planPref: cutensorPlanPreference_t | _typing.Integer | None,
    workspacePref: cutensorWorksizePreference_t,
) -> int:
    """Estimates the minimum, default or maximum workspace size in bytes for an operation.

    Returns
    -------
    workspaceSizeEstimate : int

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.
    """

def cutensorGetCudartVersion() -> int:
    """Returns the version of the CUDA runtime with which cuTENSOR was built.

    Returns
    -------
    value : int
    """

def cutensorGetErrorString(error: cutensorStatus_t) -> str:
    """Returns the English description of a status.

    Returns
    -------
    value : str
    """

def cutensorGetVersion() -> int:
    """Returns the version of cuTENSOR as an integer, such as 20300 for 2.3.0.

    Returns
    -------
    value : int
    """

def cutensorHandleReadPlanCacheFromFile(
    handle: cutensorHandle_t | _typing.Integer | None,
    filename: _typing.Text,
) -> int:
    """Loads a handle's plan cache from a file, and returns the number of entries.

    Returns
    -------
    numCachelinesRead : int

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors:
        ``CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE``, ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_IO_ERROR``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.

    Warnings
    --------
    - ``filename`` must name a complete, valid file; the library does not check the contents.
    """

def cutensorHandleResizePlanCache(
    handle: cutensorHandle_t | _typing.Integer | None,
    numEntries: _typing.Integer,
) -> None:
    """Sets the maximum number of plans in a handle's plan cache.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.
    """

def cutensorHandleWritePlanCacheToFile(
    handle: cutensorHandle_t | _typing.Integer | None,
    filename: _typing.Text,
) -> None:
    """Writes a handle's plan cache to a file, and overwrites an existing file.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_IO_ERROR``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.
    """

def cutensorLoggerForceDisable() -> None:
    """Disables the log of cuTENSOR for the rest of the process.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.
    """

def cutensorLoggerOpenFile(logFile: _typing.Text) -> None:
    """Opens the file at a path and redirects the log of cuTENSOR to it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.
    """

def cutensorLoggerSetCallback(callback: _typing.Callback) -> None:
    """Sets a callback that receives each message of cuTENSOR's log.

    Parameters
    ----------
    callback
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - ``callback`` may be called at any time from now on, on any thread.
    """

def cutensorLoggerSetFile(file: _typing.Pointer) -> None:
    """Redirects the log of cuTENSOR to an open C file stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.
    """

def cutensorLoggerSetLevel(level: _typing.Integer) -> None:
    """Sets the log level of cuTENSOR; 0 disables logging.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.
    """

def cutensorLoggerSetMask(mask: _typing.Integer) -> None:
    """Sets the log mask of cuTENSOR, which overrides the log level.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.
    """

def cutensorOperationDescriptorGetAttribute(
    handle: cutensorHandle_t | _typing.Integer | None,
    desc: cutensorOperationDescriptor_t | _typing.Integer | None,
    attr: cutensorOperationDescriptorAttribute_t,
    sizeInBytes: _typing.Integer,
) -> _Any:
    """Gets an attribute of an operation, such as its FLOP count or the data type of scalars.

    Returns
    -------
    buf : object

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.
    """

def cutensorOperationDescriptorSetAttribute(
    handle: cutensorHandle_t | _typing.Integer | None,
    desc: cutensorOperationDescriptor_t | _typing.Integer | None,
    attr: cutensorOperationDescriptorAttribute_t,
    buf: object,
    sizeInBytes: _typing.Integer,
) -> None:
    """Sets an attribute of an operation, such as a tag or the data type of scalars.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.
    """

def cutensorPermute(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    B: _typing.Pointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Runs the plan of a permutation, B = α·opA(A), in a stream.

    Parameters
    ----------
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """

def cutensorPlanGetAttribute(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    attr: cutensorPlanAttribute_t,
    sizeInBytes: _typing.Integer,
) -> _Any:
    """Gets an attribute of a plan, such as the required workspace size in bytes.

    Returns
    -------
    buf : object

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``.
    """

def cutensorPlanPreferenceGetAttribute(
    handle: cutensorHandle_t | _typing.Integer | None,
    pref: cutensorPlanPreference_t | _typing.Integer | None,
    attr: cutensorPlanPreferenceAttribute_t,
    sizeInBytes: _typing.Integer,
) -> _Any:
    """Gets a preference for a plan, such as the cache mode or the rank of the kernel.

    Returns
    -------
    buf : object

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.
    """

def cutensorPlanPreferenceSetAttribute(
    handle: cutensorHandle_t | _typing.Integer | None,
    pref: cutensorPlanPreference_t | _typing.Integer | None,
    attr: cutensorPlanPreferenceAttribute_t,
    buf: object,
    sizeInBytes: _typing.Integer,
) -> None:
    """Sets a preference for a plan, such as the cache mode or the rank of the kernel.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.
    """

def cutensorReadKernelCacheFromFile(
    handle: cutensorHandle_t | _typing.Integer | None,
    filename: _typing.Text,
) -> None:
    """Loads previously compiled kernels from a file.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_IO_ERROR``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

    Warnings
    --------
    - ``filename`` must name a complete, valid file; the library does not check the contents.
    """

def cutensorReduce(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    beta: _typing.TypedNumber,
    C: _typing.Pointer,
    D: _typing.Pointer,
    workspace: _typing.DevicePointer,
    workspaceSize: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Runs the plan of a reduction, D = α·reduce(A) + β·C, in a stream.

    Parameters
    ----------
    A, C, D, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``.
    """

def cutensorWriteKernelCacheToFile(
    handle: cutensorHandle_t | _typing.Integer | None,
    filename: _typing.Text,
) -> None:
    """Writes the kernels that were compiled at run time to a file.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_IO_ERROR``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    """
