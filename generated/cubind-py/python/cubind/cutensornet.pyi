"""cuTensorNet 2, as of 2.14.

The outputs in a returned tuple have the types that they have on success. On an error each of them is None: check
the result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, Final as _Final, SupportsInt as _SupportsInt

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.runtime import (
    cuDoubleComplex,
    cudaDataType as cudaDataType,
    cudaStream_t,
    double2 as double2,
)

CUTENSORNET_ALLOCATOR_NAME_LEN: _Final = 64
CUTENSORNET_DISTRIBUTED_INTERFACE_VERSION: _Final = 2
CUTENSORNET_MAJOR: _Final = 2
CUTENSORNET_MINOR: _Final = 14
CUTENSORNET_PATCH: _Final = 0
CUTENSORNET_VERSION: _Final = 21400

class cutensornetAccessorAttributes_t(_enums.IntEnum):
    """cutensornetAccessorAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_ACCESSOR_OPT_NUM_HYPER_SAMPLES = 0
    CUTENSORNET_ACCESSOR_CONFIG_NUM_HYPER_SAMPLES = 1
    CUTENSORNET_ACCESSOR_INFO_FLOPS = 64

class cutensornetBoundaryCondition_t(_enums.IntEnum):
    """cutensornetBoundaryCondition_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_BOUNDARY_CONDITION_OPEN = 0

class cutensornetComputeType_t(_enums.IntEnum):
    """cutensornetComputeType_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_COMPUTE_16F = 1
    CUTENSORNET_COMPUTE_16BF = 1024
    CUTENSORNET_COMPUTE_TF32 = 4096
    CUTENSORNET_COMPUTE_3XTF32 = 8192
    CUTENSORNET_COMPUTE_32F = 4
    CUTENSORNET_COMPUTE_64F = 16
    CUTENSORNET_COMPUTE_8U = 64
    CUTENSORNET_COMPUTE_8I = 256
    CUTENSORNET_COMPUTE_32U = 128
    CUTENSORNET_COMPUTE_32I = 512

class cutensornetContractionAutotunePreferenceAttributes_t(_enums.IntEnum):
    """cutensornetContractionAutotunePreferenceAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or
    earlier."""

    CUTENSORNET_CONTRACTION_AUTOTUNE_MAX_ITERATIONS = 0
    CUTENSORNET_CONTRACTION_AUTOTUNE_INTERMEDIATE_MODES = 1

class cutensornetContractionOptimizerConfigAttributes_t(_enums.IntEnum):
    """cutensornetContractionOptimizerConfigAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or
    earlier."""

    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_PARTITIONS = 0
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_CUTOFF_SIZE = 1
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_ALGORITHM = 2
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_IMBALANCE_FACTOR = 3
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_ITERATIONS = 4
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_CUTS = 5
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_ITERATIONS = 10
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_LEAVES = 11
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_DISABLE_SLICING = 20
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_MODEL = 21
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_FACTOR = 22
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MIN_SLICES = 23
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_SLICE_FACTOR = 24
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES = 30
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_THREADS = 31
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SIMPLIFICATION_DISABLE_DR = 40
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SEED = 60
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_COST_FUNCTION_OBJECTIVE = 61
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_CACHE_REUSE_NRUNS = 62
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SMART_OPTION = 63
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GPU_ARCH = 64

class cutensornetContractionOptimizerInfoAttributes_t(_enums.IntEnum):
    """cutensornetContractionOptimizerInfoAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PATH = 0
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICES = 10
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICED_MODES = 11
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_MODE = 12
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_EXTENT = 13
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_CONFIG = 14
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_OVERHEAD = 15
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PHASE1_FLOP_COUNT = 20
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_FLOP_COUNT = 21
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_EFFECTIVE_FLOPS_EST = 22
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_RUNTIME_EST = 23
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_LARGEST_TENSOR = 24
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_INTERMEDIATE_MODES = 30
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_INTERMEDIATE_MODES = 31

class cutensornetExpectationAttributes_t(_enums.IntEnum):
    """cutensornetExpectationAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_EXPECTATION_OPT_NUM_HYPER_SAMPLES = 0
    CUTENSORNET_EXPECTATION_CONFIG_NUM_HYPER_SAMPLES = 1
    CUTENSORNET_EXPECTATION_INFO_FLOPS = 64

class cutensornetGateSplitAlgo_t(_enums.IntEnum):
    """cutensornetGateSplitAlgo_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_GATE_SPLIT_ALGO_DIRECT = 0
    CUTENSORNET_GATE_SPLIT_ALGO_REDUCED = 1

class cutensornetGraphAlgo_t(_enums.IntEnum):
    """cutensornetGraphAlgo_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_GRAPH_ALGO_RB = 0
    CUTENSORNET_GRAPH_ALGO_KWAY = 1

class cutensornetMarginalAttributes_t(_enums.IntEnum):
    """cutensornetMarginalAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_MARGINAL_OPT_NUM_HYPER_SAMPLES = 0
    CUTENSORNET_MARGINAL_CONFIG_NUM_HYPER_SAMPLES = 1
    CUTENSORNET_MARGINAL_INFO_FLOPS = 64
    CUTENSORNET_MARGINAL_INFO_KIND = 65

class cutensornetMarginalKind_t(_enums.IntEnum):
    """cutensornetMarginalKind_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_MARGINAL_KIND_FULL = 0
    CUTENSORNET_MARGINAL_KIND_DIAGONAL = 1

class cutensornetMemoryModel_t(_enums.IntEnum):
    """cutensornetMemoryModel_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_MEMORY_MODEL_HEURISTIC = 0
    CUTENSORNET_MEMORY_MODEL_CUTENSOR = 1

class cutensornetMemspace_t(_enums.IntEnum):
    """cutensornetMemspace_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_MEMSPACE_DEVICE = 0
    CUTENSORNET_MEMSPACE_HOST = 1

class cutensornetNetworkAttributes_t(_enums.IntEnum):
    """cutensornetNetworkAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONSTANT = 0
    CUTENSORNET_NETWORK_INPUT_TENSORS_CONSTANT = 1
    CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONJUGATED = 10
    CUTENSORNET_NETWORK_INPUT_TENSORS_CONJUGATED = 11
    CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_REQUIRE_GRAD = 20
    CUTENSORNET_NETWORK_INPUT_TENSORS_REQUIRE_GRAD = 21
    CUTENSORNET_NETWORK_COMPUTE_TYPE = 30

class cutensornetNetworkAutotunePreferenceAttributes_t(_enums.IntEnum):
    """cutensornetNetworkAutotunePreferenceAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_NETWORK_AUTOTUNE_MAX_ITERATIONS = 0
    CUTENSORNET_NETWORK_AUTOTUNE_INTERMEDIATE_MODES = 1

class cutensornetOptimizerCost_t(_enums.IntEnum):
    """cutensornetOptimizerCost_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_OPTIMIZER_COST_FLOPS = 0
    CUTENSORNET_OPTIMIZER_COST_TIME = 1

class cutensornetSamplerAttributes_t(_enums.IntEnum):
    """cutensornetSamplerAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_SAMPLER_OPT_NUM_HYPER_SAMPLES = 0
    CUTENSORNET_SAMPLER_CONFIG_NUM_HYPER_SAMPLES = 1
    CUTENSORNET_SAMPLER_CONFIG_DETERMINISTIC = 2
    CUTENSORNET_SAMPLER_INFO_FLOPS = 64

class cutensornetSmartOption_t(_enums.IntEnum):
    """cutensornetSmartOption_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_SMART_OPTION_DISABLED = 0
    CUTENSORNET_SMART_OPTION_ENABLED = 1

class cutensornetStateAttributes_t(_enums.IntEnum):
    """cutensornetStateAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_STATE_MPS_CANONICAL_CENTER = 0
    CUTENSORNET_STATE_MPS_SVD_CONFIG_ABS_CUTOFF = 1
    CUTENSORNET_STATE_MPS_SVD_CONFIG_REL_CUTOFF = 2
    CUTENSORNET_STATE_MPS_SVD_CONFIG_S_NORMALIZATION = 3
    CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO = 4
    CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO_PARAMS = 5
    CUTENSORNET_STATE_MPS_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF = 6
    CUTENSORNET_STATE_NUM_HYPER_SAMPLES = 7
    CUTENSORNET_STATE_CONFIG_MPS_CANONICAL_CENTER = 16
    CUTENSORNET_STATE_CONFIG_MPS_SVD_ABS_CUTOFF = 17
    CUTENSORNET_STATE_CONFIG_MPS_SVD_REL_CUTOFF = 18
    CUTENSORNET_STATE_CONFIG_MPS_SVD_S_NORMALIZATION = 19
    CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO = 20
    CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO_PARAMS = 21
    CUTENSORNET_STATE_CONFIG_MPS_SVD_DISCARDED_WEIGHT_CUTOFF = 22
    CUTENSORNET_STATE_CONFIG_MPS_MPO_APPLICATION = 23
    CUTENSORNET_STATE_CONFIG_MPS_GAUGE_OPTION = 24
    CUTENSORNET_STATE_CONFIG_NUM_HYPER_SAMPLES = 30
    CUTENSORNET_STATE_INFO_FLOPS = 64

class cutensornetStateMPOApplication_t(_enums.IntEnum):
    """cutensornetStateMPOApplication_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_STATE_MPO_APPLICATION_INEXACT = 0
    CUTENSORNET_STATE_MPO_APPLICATION_EXACT = 1

class cutensornetStateMPSGaugeOption_t(_enums.IntEnum):
    """cutensornetStateMPSGaugeOption_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_STATE_MPS_GAUGE_FREE = 0
    CUTENSORNET_STATE_MPS_GAUGE_SIMPLE = 1

class cutensornetStateProjectionMPSAttributes_t(_enums.IntEnum):
    """cutensornetStateProjectionMPSAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_ORTHO_OPTION = 0
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ABS_CUTOFF = 1
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_REL_CUTOFF = 2
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_S_NORMALIZATION = 3
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO = 4
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO_PARAMS = 5
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_DISCARDED_WEIGHT_CUTOFF = 6
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT = 7
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT_PREPARE_POLICY = 8
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_MAX_EXTENT = 9
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_NUM_HYPER_SAMPLES = 10

class cutensornetStateProjectionMPSMaxExtentPreparePolicy_t(_enums.IntEnum):
    """cutensornetStateProjectionMPSMaxExtentPreparePolicy_t, from cutensornet/types.h. Since cuTensorNet 2.13 or
    earlier."""

    CUTENSORNET_STATE_PROJECTION_MPS_MAX_EXTENT_PREPARE_POLICY_BUFFER = 0
    CUTENSORNET_STATE_PROJECTION_MPS_MAX_EXTENT_PREPARE_POLICY_CONFIG = 1

class cutensornetStateProjectionMPSOrthoOption_t(_enums.IntEnum):
    """cutensornetStateProjectionMPSOrthoOption_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_STATE_PROJECTION_MPS_ORTHO_AUTO = 0

class cutensornetStatePurity_t(_enums.IntEnum):
    """cutensornetStatePurity_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_STATE_PURITY_PURE = 0
    CUTENSORNET_STATE_PURITY_MIXED = 1

class cutensornetStatus_t(_enums.IntEnum):
    """cutensornetStatus_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_STATUS_SUCCESS = 0
    CUTENSORNET_STATUS_NOT_INITIALIZED = 1
    CUTENSORNET_STATUS_ALLOC_FAILED = 3
    CUTENSORNET_STATUS_INVALID_VALUE = 7
    CUTENSORNET_STATUS_ARCH_MISMATCH = 8
    CUTENSORNET_STATUS_MAPPING_ERROR = 11
    CUTENSORNET_STATUS_EXECUTION_FAILED = 13
    CUTENSORNET_STATUS_INTERNAL_ERROR = 14
    CUTENSORNET_STATUS_NOT_SUPPORTED = 15
    CUTENSORNET_STATUS_LICENSE_ERROR = 16
    CUTENSORNET_STATUS_CUBLAS_ERROR = 17
    CUTENSORNET_STATUS_CUDA_ERROR = 18
    CUTENSORNET_STATUS_INSUFFICIENT_WORKSPACE = 19
    CUTENSORNET_STATUS_INSUFFICIENT_DRIVER = 20
    CUTENSORNET_STATUS_IO_ERROR = 21
    CUTENSORNET_STATUS_CUTENSOR_VERSION_MISMATCH = 22
    CUTENSORNET_STATUS_NO_DEVICE_ALLOCATOR = 23
    CUTENSORNET_STATUS_ALL_HYPER_SAMPLES_FAILED = 24
    CUTENSORNET_STATUS_CUSOLVER_ERROR = 25
    CUTENSORNET_STATUS_DEVICE_ALLOCATOR_ERROR = 26
    CUTENSORNET_STATUS_DISTRIBUTED_FAILURE = 27
    CUTENSORNET_STATUS_INTERRUPTED = 28
    CUTENSORNET_STATUS_CUTENSOR_ERROR = 29

class cutensornetTensorDescriptorAttributes_t(_enums.IntEnum):
    """cutensornetTensorDescriptorAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.14."""

    CUTENSORNET_TENSOR_DESCRIPTOR_IS_DISTRIBUTED = 0
    CUTENSORNET_TENSOR_DESCRIPTOR_ELEMENT_STRIDES = 1
    CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_SIZES = 2
    CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_STRIDES = 3
    CUTENSORNET_TENSOR_DESCRIPTOR_NRANKS_PER_MODE = 4
    CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_DATA_SIZE = 5
    CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_EXTENTS = 6

class cutensornetTensorSVDAlgo_t(_enums.IntEnum):
    """cutensornetTensorSVDAlgo_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_TENSOR_SVD_ALGO_GESVD = 0
    CUTENSORNET_TENSOR_SVD_ALGO_GESVDJ = 1
    CUTENSORNET_TENSOR_SVD_ALGO_GESVDP = 2
    CUTENSORNET_TENSOR_SVD_ALGO_GESVDR = 3

class cutensornetTensorSVDConfigAttributes_t(_enums.IntEnum):
    """cutensornetTensorSVDConfigAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_TENSOR_SVD_CONFIG_ABS_CUTOFF = 0
    CUTENSORNET_TENSOR_SVD_CONFIG_REL_CUTOFF = 1
    CUTENSORNET_TENSOR_SVD_CONFIG_S_NORMALIZATION = 2
    CUTENSORNET_TENSOR_SVD_CONFIG_S_PARTITION = 3
    CUTENSORNET_TENSOR_SVD_CONFIG_ALGO = 4
    CUTENSORNET_TENSOR_SVD_CONFIG_ALGO_PARAMS = 5
    CUTENSORNET_TENSOR_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF = 6

class cutensornetTensorSVDInfoAttributes_t(_enums.IntEnum):
    """cutensornetTensorSVDInfoAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_TENSOR_SVD_INFO_FULL_EXTENT = 0
    CUTENSORNET_TENSOR_SVD_INFO_REDUCED_EXTENT = 1
    CUTENSORNET_TENSOR_SVD_INFO_DISCARDED_WEIGHT = 2
    CUTENSORNET_TENSOR_SVD_INFO_ALGO = 3
    CUTENSORNET_TENSOR_SVD_INFO_ALGO_STATUS = 4

class cutensornetTensorSVDNormalization_t(_enums.IntEnum):
    """cutensornetTensorSVDNormalization_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_TENSOR_SVD_NORMALIZATION_NONE = 0
    CUTENSORNET_TENSOR_SVD_NORMALIZATION_L1 = 1
    CUTENSORNET_TENSOR_SVD_NORMALIZATION_L2 = 2
    CUTENSORNET_TENSOR_SVD_NORMALIZATION_LINF = 3

class cutensornetTensorSVDPartition_t(_enums.IntEnum):
    """cutensornetTensorSVDPartition_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_TENSOR_SVD_PARTITION_NONE = 0
    CUTENSORNET_TENSOR_SVD_PARTITION_US = 1
    CUTENSORNET_TENSOR_SVD_PARTITION_SV = 2
    CUTENSORNET_TENSOR_SVD_PARTITION_UV_EQUAL = 3

class cutensornetWorksizePref_t(_enums.IntEnum):
    """cutensornetWorksizePref_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_WORKSIZE_PREF_MIN = 0
    CUTENSORNET_WORKSIZE_PREF_RECOMMENDED = 1
    CUTENSORNET_WORKSIZE_PREF_MAX = 2

class cutensornetWorkspaceKind_t(_enums.IntEnum):
    """cutensornetWorkspaceKind_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    CUTENSORNET_WORKSPACE_SCRATCH = 0
    CUTENSORNET_WORKSPACE_CACHE = 1

@_disjoint_base
class cutensornetContractionAutotunePreference_t:
    """cutensornetContractionAutotunePreference_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetContractionOptimizerConfig_t:
    """cutensornetContractionOptimizerConfig_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetContractionOptimizerInfo_t:
    """cutensornetContractionOptimizerInfo_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetContractionPlan_t:
    """cutensornetContractionPlan_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetHandle_t:
    """cutensornetHandle_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetLoggerCallbackData_t:
    """cutensornetLoggerCallbackData_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetLoggerCallback_t:
    """cutensornetLoggerCallback_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetNetworkAutotunePreference_t:
    """cutensornetNetworkAutotunePreference_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetNetworkDescriptor_t:
    """cutensornetNetworkDescriptor_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetNetworkOperator_t:
    """cutensornetNetworkOperator_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetSliceGroup_t:
    """cutensornetSliceGroup_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetStateAccessor_t:
    """cutensornetStateAccessor_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetStateExpectation_t:
    """cutensornetStateExpectation_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetStateMarginal_t:
    """cutensornetStateMarginal_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetStateProjectionMPS_t:
    """cutensornetStateProjectionMPS_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetStateSampler_t:
    """cutensornetStateSampler_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetState_t:
    """cutensornetState_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetTensorDescriptor_t:
    """cutensornetTensorDescriptor_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetTensorSVDConfig_t:
    """cutensornetTensorSVDConfig_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetTensorSVDInfo_t:
    """cutensornetTensorSVDInfo_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetWorkspaceDescriptor_t:
    """cutensornetWorkspaceDescriptor_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class cutensornetContractionPath_t:
    """cutensornetContractionPath_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    numContractions: _typing.IntField
    data: _typing.ListField[cutensornetNodePair_t]

@_disjoint_base
class cutensornetDeviceMemHandler_t:
    """cutensornetDeviceMemHandler_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ctx: _typing.PointerField
    device_alloc: _typing.CallbackField
    device_free: _typing.CallbackField
    name: _typing.CharsField

@_disjoint_base
class cutensornetDistributedCommunicator_t:
    """cutensornetDistributedCommunicator_t, from cutensornet/typesDistributed.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    commPtr: _typing.PointerField
    commSize: _typing.IntField

@_disjoint_base
class cutensornetDistributedInterface_t:
    """cutensornetDistributedInterface_t, from cutensornet/typesDistributed.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    version: _typing.IntField
    getNumRanks: _typing.CallbackField
    getNumRanksShared: _typing.CallbackField
    getProcRank: _typing.CallbackField
    Barrier: _typing.CallbackField
    Bcast: _typing.CallbackField
    Allreduce: _typing.CallbackField
    AllreduceInPlace: _typing.CallbackField
    AllreduceInPlaceMin: _typing.CallbackField
    AllreduceDoubleIntMinloc: _typing.CallbackField
    Allgather: _typing.CallbackField

@_disjoint_base
class cutensornetGesvdjParams_t:
    """cutensornetGesvdjParams_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    tol: _typing.FloatField
    maxSweeps: _typing.IntField

@_disjoint_base
class cutensornetGesvdjStatus_t:
    """cutensornetGesvdjStatus_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    residual: _typing.FloatField
    sweeps: _typing.IntField

@_disjoint_base
class cutensornetGesvdpStatus_t:
    """cutensornetGesvdpStatus_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    errSigma: _typing.FloatField

@_disjoint_base
class cutensornetGesvdrParams_t:
    """cutensornetGesvdrParams_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    oversampling: _typing.IntField
    niters: _typing.IntField

@_disjoint_base
class cutensornetMPSEnvBounds_t:
    """cutensornetMPSEnvBounds_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    lowerBound: _typing.IntField
    upperBound: _typing.IntField

@_disjoint_base
class cutensornetNodePair_t:
    """cutensornetNodePair_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    first: _typing.IntField
    second: _typing.IntField

@_disjoint_base
class cutensornetSliceInfoPair_t:
    """cutensornetSliceInfoPair_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    slicedMode: _typing.IntField
    slicedExtent: _typing.IntField

@_disjoint_base
class cutensornetSlicingConfig_t:
    """cutensornetSlicingConfig_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    numSlicedModes: _typing.IntField
    data: _typing.ListField[cutensornetSliceInfoPair_t]

@_disjoint_base
class cutensornetTensorIDList_t:
    """cutensornetTensorIDList_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    numTensors: _typing.IntField
    data: _typing.PointerField

@_disjoint_base
class cutensornetTensorQualifiers_t:
    """cutensornetTensorQualifiers_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    isConjugate: _typing.IntField
    isConstant: _typing.IntField
    requiresGradient: _typing.IntField

cudaDataType_t = cudaDataType

def sizeof(objType: type) -> int: ...
def cutensornetAccessorCompute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkAccessor: cutensornetStateAccessor_t | _SupportsInt | None,
    projectedModeValues: _Sequence[_SupportsInt] | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    amplitudesTensor: _typing.DevicePointer,
    stateNorm: _typing.Pointer,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Computes amplitudes of a state.

    ``cutensornetStatus_t cutensornetAccessorCompute(cutensornetHandle_t handle, cutensornetStateAccessor_t
    tensorNetworkAccessor, const int64_t *projectedModeValues, cutensornetWorkspaceDescriptor_t workDesc, void
    *amplitudesTensor, void *stateNorm, cudaStream_t cudaStream)``

    Parameters
    ----------
    amplitudesTensor, stateNorm
        Used after the call: keep it alive until this call completes on ``cudaStream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetAccessorCompute
    """

def cutensornetAccessorConfigure(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkAccessor: cutensornetStateAccessor_t | _SupportsInt | None,
    attribute: cutensornetAccessorAttributes_t,
    attributeValue: object,
    attributeSize: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Changes a setting of an accessor.

    ``cutensornetStatus_t cutensornetAccessorConfigure(cutensornetHandle_t handle, cutensornetStateAccessor_t
    tensorNetworkAccessor, cutensornetAccessorAttributes_t attribute, const void *attributeValue, size_t
    attributeSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetAccessorConfigure
    """

def cutensornetAccessorGetInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkAccessor: cutensornetStateAccessor_t | _SupportsInt | None,
    attribute: cutensornetAccessorAttributes_t,
    attributeSize: _SupportsInt,
) -> tuple[cutensornetStatus_t, _Any]:
    """Returns something about the computation of amplitudes.

    ``cutensornetStatus_t cutensornetAccessorGetInfo(cutensornetHandle_t handle, cutensornetStateAccessor_t
    tensorNetworkAccessor, cutensornetAccessorAttributes_t attribute, void *attributeValue, size_t attributeSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    attributeValue : object

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetAccessorGetInfo
    """

def cutensornetAccessorPrepare(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkAccessor: cutensornetStateAccessor_t | _SupportsInt | None,
    maxWorkspaceSizeDevice: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Plans the computation of amplitudes, and sets the workspace that it needs.

    ``cutensornetStatus_t cutensornetAccessorPrepare(cutensornetHandle_t handle, cutensornetStateAccessor_t
    tensorNetworkAccessor, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t
    cudaStream)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetAccessorPrepare
    """

def cutensornetContractSlices(
    handle: cutensornetHandle_t | _SupportsInt | None,
    plan: cutensornetContractionPlan_t | _SupportsInt | None,
    rawDataIn: _Sequence[_typing.Pointer] | None,
    rawDataOut: _typing.DevicePointer,
    accumulateOutput: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    sliceGroup: cutensornetSliceGroup_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Contracts a network, or some slices of it, by a plan.

    ``cutensornetStatus_t cutensornetContractSlices(cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const
    void *const *rawDataIn, void *rawDataOut, int32_t accumulateOutput, cutensornetWorkspaceDescriptor_t workDesc,
    cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)``

    Parameters
    ----------
    rawDataIn, rawDataOut
        Used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractSlices
    """

def cutensornetContraction(
    handle: cutensornetHandle_t | _SupportsInt | None,
    plan: cutensornetContractionPlan_t | _SupportsInt | None,
    rawDataIn: _Sequence[_typing.Pointer] | None,
    rawDataOut: _typing.DevicePointer,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    sliceId: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Contracts one slice of a network by a plan.

    ``cutensornetStatus_t cutensornetContraction(cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const
    void *const *rawDataIn, void *rawDataOut, cutensornetWorkspaceDescriptor_t workDesc, int64_t sliceId, cudaStream_t
    stream)``

    Parameters
    ----------
    rawDataIn, rawDataOut
        Used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContraction
    """

def cutensornetContractionAutotune(
    handle: cutensornetHandle_t | _SupportsInt | None,
    plan: cutensornetContractionPlan_t | _SupportsInt | None,
    rawDataIn: _Sequence[_typing.Pointer] | None,
    rawDataOut: _typing.DevicePointer,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    pref: cutensornetContractionAutotunePreference_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Tries kernels for each contraction of a plan, and keeps the quickest.

    ``cutensornetStatus_t cutensornetContractionAutotune(cutensornetHandle_t handle, cutensornetContractionPlan_t plan,
    const void *const *rawDataIn, void *rawDataOut, cutensornetWorkspaceDescriptor_t workDesc,
    cutensornetContractionAutotunePreference_t pref, cudaStream_t stream)``

    Parameters
    ----------
    rawDataIn, rawDataOut
        Used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionAutotune
    """

def cutensornetContractionAutotunePreferenceGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    autotunePreference: cutensornetContractionAutotunePreference_t | _SupportsInt | None,
    attr: cutensornetContractionAutotunePreferenceAttributes_t,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t, _Any]:
    """Returns a setting for tuning a plan.

    ``cutensornetStatus_t cutensornetContractionAutotunePreferenceGetAttribute(cutensornetHandle_t handle,
    cutensornetContractionAutotunePreference_t autotunePreference, cutensornetContractionAutotunePreferenceAttributes_t
    attr, void *buffer, size_t sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    buffer : object

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionAutotunePreferenceGetAttribute
    """

def cutensornetContractionAutotunePreferenceSetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    autotunePreference: cutensornetContractionAutotunePreference_t | _SupportsInt | None,
    attr: cutensornetContractionAutotunePreferenceAttributes_t,
    buffer: object,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Changes a setting for tuning a plan.

    ``cutensornetStatus_t cutensornetContractionAutotunePreferenceSetAttribute(cutensornetHandle_t handle,
    cutensornetContractionAutotunePreference_t autotunePreference, cutensornetContractionAutotunePreferenceAttributes_t
    attr, const void *buffer, size_t sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionAutotunePreferenceSetAttribute
    """

def cutensornetContractionOptimize(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    optimizerConfig: cutensornetContractionOptimizerConfig_t | _SupportsInt | None,
    workspaceSizeConstraint: _SupportsInt,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Searches for a quick order of contractions that needs no more memory than there is.

    ``cutensornetStatus_t cutensornetContractionOptimize(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t
    networkDesc, cutensornetContractionOptimizerConfig_t optimizerConfig, uint64_t workspaceSizeConstraint,
    cutensornetContractionOptimizerInfo_t optimizerInfo)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimize
    """

def cutensornetContractionOptimizerConfigGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    optimizerConfig: cutensornetContractionOptimizerConfig_t | _SupportsInt | None,
    attr: cutensornetContractionOptimizerConfigAttributes_t,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t, _Any]:
    """Returns a setting of the search.

    ``cutensornetStatus_t cutensornetContractionOptimizerConfigGetAttribute(cutensornetHandle_t handle,
    cutensornetContractionOptimizerConfig_t optimizerConfig, cutensornetContractionOptimizerConfigAttributes_t attr,
    void *buffer, size_t sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    buffer : object

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerConfigGetAttribute
    """

def cutensornetContractionOptimizerConfigSetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    optimizerConfig: cutensornetContractionOptimizerConfig_t | _SupportsInt | None,
    attr: cutensornetContractionOptimizerConfigAttributes_t,
    buffer: object,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Changes a setting of the search.

    ``cutensornetStatus_t cutensornetContractionOptimizerConfigSetAttribute(cutensornetHandle_t handle,
    cutensornetContractionOptimizerConfig_t optimizerConfig, cutensornetContractionOptimizerConfigAttributes_t attr,
    const void *buffer, size_t sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerConfigSetAttribute
    """

def cutensornetContractionOptimizerInfoGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
    attr: cutensornetContractionOptimizerInfoAttributes_t,
    buffer: _typing.Pointer,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Returns something about an order of contractions, such as its cost.

    ``cutensornetStatus_t cutensornetContractionOptimizerInfoGetAttribute(cutensornetHandle_t handle,
    cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetContractionOptimizerInfoAttributes_t attr, void
    *buffer, size_t sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerInfoGetAttribute
    """

def cutensornetContractionOptimizerInfoGetPackedSize(
    handle: cutensornetHandle_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, int]:
    """Returns how many bytes an order of contractions has when it is packed.

    ``cutensornetStatus_t cutensornetContractionOptimizerInfoGetPackedSize(cutensornetHandle_t handle,
    cutensornetContractionOptimizerInfo_t optimizerInfo, size_t *sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    sizeInBytes : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerInfoGetPackedSize
    """

def cutensornetContractionOptimizerInfoPackData(
    handle: cutensornetHandle_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
    buffer: _typing.Pointer,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Packs an order of contractions into bytes, for another process.

    ``cutensornetStatus_t cutensornetContractionOptimizerInfoPackData(cutensornetHandle_t handle,
    cutensornetContractionOptimizerInfo_t optimizerInfo, void *buffer, size_t sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerInfoPackData
    """

def cutensornetContractionOptimizerInfoSetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
    attr: cutensornetContractionOptimizerInfoAttributes_t,
    buffer: object,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Changes an order of contractions, or how it is sliced.

    ``cutensornetStatus_t cutensornetContractionOptimizerInfoSetAttribute(cutensornetHandle_t handle,
    cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetContractionOptimizerInfoAttributes_t attr, const
    void *buffer, size_t sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerInfoSetAttribute
    """

def cutensornetCreate() -> tuple[cutensornetStatus_t, cutensornetHandle_t]:
    """Makes a handle of cuTensorNet on the current device.

    ``cutensornetStatus_t cutensornetCreate(cutensornetHandle_t *handle)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    handle : cutensornetHandle_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreate
    """

def cutensornetCreateAccessor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numProjectedModes: _SupportsInt,
    projectedModes: _Sequence[_SupportsInt] | None,
    amplitudesTensorStrides: _Sequence[_SupportsInt] | None,
) -> tuple[cutensornetStatus_t, cutensornetStateAccessor_t]:
    """Makes an accessor of a state's amplitudes, of all or of a slice.

    ``cutensornetStatus_t cutensornetCreateAccessor(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState,
    int32_t numProjectedModes, const int32_t *projectedModes, const int64_t *amplitudesTensorStrides,
    cutensornetStateAccessor_t *tensorNetworkAccessor)``

    Parameters
    ----------
    tensorNetworkState
        Used after the call: keep it alive as long as ``tensorNetworkAccessor`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorNetworkAccessor : cutensornetStateAccessor_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateAccessor
    """

def cutensornetCreateContractionAutotunePreference(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, cutensornetContractionAutotunePreference_t]:
    """Makes settings for tuning a plan.

    ``cutensornetStatus_t cutensornetCreateContractionAutotunePreference(cutensornetHandle_t handle,
    cutensornetContractionAutotunePreference_t *autotunePreference)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    autotunePreference : cutensornetContractionAutotunePreference_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionAutotunePreference
    """

def cutensornetCreateContractionOptimizerConfig(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, cutensornetContractionOptimizerConfig_t]:
    """Makes settings for the search for an order of contractions.

    ``cutensornetStatus_t cutensornetCreateContractionOptimizerConfig(cutensornetHandle_t handle,
    cutensornetContractionOptimizerConfig_t *optimizerConfig)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    optimizerConfig : cutensornetContractionOptimizerConfig_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionOptimizerConfig
    """

def cutensornetCreateContractionOptimizerInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, cutensornetContractionOptimizerInfo_t]:
    """Makes room for the order in which a network is contracted.

    ``cutensornetStatus_t cutensornetCreateContractionOptimizerInfo(cutensornetHandle_t handle,
    cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerInfo_t *optimizerInfo)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    optimizerInfo : cutensornetContractionOptimizerInfo_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionOptimizerInfo
    """

def cutensornetCreateContractionOptimizerInfoFromPackedData(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    buffer: _typing.Pointer,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t, cutensornetContractionOptimizerInfo_t]:
    """Makes an order of contractions from bytes.

    ``cutensornetStatus_t cutensornetCreateContractionOptimizerInfoFromPackedData(cutensornetHandle_t handle,
    cutensornetNetworkDescriptor_t networkDesc, const void *buffer, size_t sizeInBytes,
    cutensornetContractionOptimizerInfo_t *optimizerInfo)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    optimizerInfo : cutensornetContractionOptimizerInfo_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionOptimizerInfoFromPackedData
    """

def cutensornetCreateContractionPlan(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, cutensornetContractionPlan_t]:
    """Plans the contractions of a network.

    ``cutensornetStatus_t cutensornetCreateContractionPlan(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t
    networkDesc, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetWorkspaceDescriptor_t workDesc,
    cutensornetContractionPlan_t *plan)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    plan : cutensornetContractionPlan_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionPlan
    """

def cutensornetCreateDistributedTensorDescriptor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    numModes: _SupportsInt,
    extents: _Sequence[_SupportsInt] | None,
    elementStrides: _Sequence[_SupportsInt] | None,
    blockSizes: _Sequence[_SupportsInt] | None,
    blockStrides: _Sequence[_SupportsInt] | None,
    nranksPerMode: _Sequence[_SupportsInt] | None,
    modeLabels: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
) -> tuple[cutensornetStatus_t, cutensornetTensorDescriptor_t]:
    """Describes a tensor that is spread over processes.

    ``cutensornetStatus_t cutensornetCreateDistributedTensorDescriptor(cutensornetHandle_t handle, int32_t numModes,
    const int64_t *extents, const int64_t *elementStrides, const int64_t *blockSizes, const int64_t *blockStrides, const
    int64_t *nranksPerMode, const int32_t *modeLabels, cudaDataType_t dataType, cutensornetTensorDescriptor_t
    *tensorDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorDesc : cutensornetTensorDescriptor_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.14.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateDistributedTensorDescriptor
    """

def cutensornetCreateExpectation(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    tensorNetworkOperator: cutensornetNetworkOperator_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, cutensornetStateExpectation_t]:
    """Makes the expectation value of an operator in a state, for computation.

    ``cutensornetStatus_t cutensornetCreateExpectation(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, cutensornetNetworkOperator_t tensorNetworkOperator, cutensornetStateExpectation_t
    *tensorNetworkExpectation)``

    Parameters
    ----------
    tensorNetworkState, tensorNetworkOperator
        Used after the call: keep it alive as long as ``tensorNetworkExpectation`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorNetworkExpectation : cutensornetStateExpectation_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateExpectation
    """

def cutensornetCreateMarginal(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numMarginalModes: _SupportsInt,
    marginalModes: _Sequence[_SupportsInt] | None,
    numProjectedModes: _SupportsInt,
    projectedModes: _Sequence[_SupportsInt] | None,
    marginalTensorStrides: _Sequence[_SupportsInt] | None,
) -> tuple[cutensornetStatus_t, cutensornetStateMarginal_t]:
    """Makes a reduced density matrix of a state, for computation.

    ``cutensornetStatus_t cutensornetCreateMarginal(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState,
    int32_t numMarginalModes, const int32_t *marginalModes, int32_t numProjectedModes, const int32_t *projectedModes,
    const int64_t *marginalTensorStrides, cutensornetStateMarginal_t *tensorNetworkMarginal)``

    Parameters
    ----------
    tensorNetworkState
        Used after the call: keep it alive as long as ``tensorNetworkMarginal`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorNetworkMarginal : cutensornetStateMarginal_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateMarginal
    """

def cutensornetCreateMarginalDiagonal(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numMarginalModes: _SupportsInt,
    marginalModes: _Sequence[_SupportsInt] | None,
    numProjectedModes: _SupportsInt,
    projectedModes: _Sequence[_SupportsInt] | None,
    marginalDiagonalTensorStrides: _Sequence[_SupportsInt] | None,
) -> tuple[cutensornetStatus_t, cutensornetStateMarginal_t]:
    """Makes the diagonal of a reduced density matrix, which has probabilities, for computation.

    ``cutensornetStatus_t cutensornetCreateMarginalDiagonal(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, int32_t numMarginalModes, const int32_t *marginalModes, int32_t numProjectedModes, const int32_t
    *projectedModes, const int64_t *marginalDiagonalTensorStrides, cutensornetStateMarginal_t *tensorNetworkMarginal)``

    Parameters
    ----------
    tensorNetworkState
        Used after the call: keep it alive as long as ``tensorNetworkMarginal`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorNetworkMarginal : cutensornetStateMarginal_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateMarginalDiagonal
    """

def cutensornetCreateNetwork(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, cutensornetNetworkDescriptor_t]:
    """Makes a network without tensors.

    ``cutensornetStatus_t cutensornetCreateNetwork(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t
    *networkDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    networkDesc : cutensornetNetworkDescriptor_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateNetwork
    """

def cutensornetCreateNetworkAutotunePreference(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, cutensornetNetworkAutotunePreference_t]:
    """Makes settings for tuning a network.

    ``cutensornetStatus_t cutensornetCreateNetworkAutotunePreference(cutensornetHandle_t handle,
    cutensornetNetworkAutotunePreference_t *autotunePreference)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    autotunePreference : cutensornetNetworkAutotunePreference_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateNetworkAutotunePreference
    """

def cutensornetCreateNetworkDescriptor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    numInputs: _SupportsInt,
    numModesIn: _Sequence[_SupportsInt] | None,
    extentsIn: _Sequence[_typing.Pointer] | None,
    stridesIn: _Sequence[_typing.Pointer] | None,
    modesIn: _Sequence[_typing.Pointer] | None,
    qualifiersIn: _Sequence[cutensornetTensorQualifiers_t] | None,
    numModesOut: _SupportsInt,
    extentsOut: _Sequence[_SupportsInt] | None,
    stridesOut: _Sequence[_SupportsInt] | None,
    modesOut: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
    computeType: cutensornetComputeType_t,
) -> tuple[cutensornetStatus_t, cutensornetNetworkDescriptor_t]:
    """Makes a network of tensors that are all given at once.

    ``cutensornetStatus_t cutensornetCreateNetworkDescriptor(cutensornetHandle_t handle, int32_t numInputs, const
    int32_t *numModesIn, const int64_t *const *extentsIn, const int64_t *const *stridesIn, const int32_t *const
    *modesIn, const cutensornetTensorQualifiers_t *qualifiersIn, int32_t numModesOut, const int64_t *extentsOut, const
    int64_t *stridesOut, const int32_t *modesOut, cudaDataType_t dataType, cutensornetComputeType_t computeType,
    cutensornetNetworkDescriptor_t *networkDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    networkDesc : cutensornetNetworkDescriptor_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateNetworkDescriptor
    """

def cutensornetCreateNetworkOperator(
    handle: cutensornetHandle_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModeExtents: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
) -> tuple[cutensornetStatus_t, cutensornetNetworkOperator_t]:
    """Makes an operator on a space of given dimensions, without terms.

    ``cutensornetStatus_t cutensornetCreateNetworkOperator(cutensornetHandle_t handle, int32_t numStateModes, const
    int64_t *stateModeExtents, cudaDataType_t dataType, cutensornetNetworkOperator_t *tensorNetworkOperator)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorNetworkOperator : cutensornetNetworkOperator_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateNetworkOperator
    """

def cutensornetCreateSampler(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numModesToSample: _SupportsInt,
    modesToSample: _Sequence[_SupportsInt] | None,
) -> tuple[cutensornetStatus_t, cutensornetStateSampler_t]:
    """Makes a sampler of a state, of all its modes or of some.

    ``cutensornetStatus_t cutensornetCreateSampler(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState,
    int32_t numModesToSample, const int32_t *modesToSample, cutensornetStateSampler_t *tensorNetworkSampler)``

    Parameters
    ----------
    tensorNetworkState
        Used after the call: keep it alive as long as ``tensorNetworkSampler`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorNetworkSampler : cutensornetStateSampler_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateSampler
    """

def cutensornetCreateSliceGroupFromIDRange(
    handle: cutensornetHandle_t | _SupportsInt | None,
    sliceIdStart: _SupportsInt,
    sliceIdStop: _SupportsInt,
    sliceIdStep: _SupportsInt,
) -> tuple[cutensornetStatus_t, cutensornetSliceGroup_t]:
    """Makes a group of slices, by their range.

    ``cutensornetStatus_t cutensornetCreateSliceGroupFromIDRange(cutensornetHandle_t handle, int64_t sliceIdStart,
    int64_t sliceIdStop, int64_t sliceIdStep, cutensornetSliceGroup_t *sliceGroup)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    sliceGroup : cutensornetSliceGroup_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateSliceGroupFromIDRange
    """

def cutensornetCreateSliceGroupFromIDs(
    handle: cutensornetHandle_t | _SupportsInt | None,
    beginIDSequence: _typing.Pointer,
    endIDSequence: _typing.Pointer,
) -> tuple[cutensornetStatus_t, cutensornetSliceGroup_t]:
    """Makes a group of slices, by their numbers.

    ``cutensornetStatus_t cutensornetCreateSliceGroupFromIDs(cutensornetHandle_t handle, const int64_t *beginIDSequence,
    const int64_t *endIDSequence, cutensornetSliceGroup_t *sliceGroup)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    sliceGroup : cutensornetSliceGroup_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateSliceGroupFromIDs
    """

def cutensornetCreateState(
    handle: cutensornetHandle_t | _SupportsInt | None,
    purity: cutensornetStatePurity_t,
    numStateModes: _SupportsInt,
    stateModeExtents: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
) -> tuple[cutensornetStatus_t, cutensornetState_t]:
    """Makes a state of given dimensions, the vacuum.

    ``cutensornetStatus_t cutensornetCreateState(cutensornetHandle_t handle, cutensornetStatePurity_t purity, int32_t
    numStateModes, const int64_t *stateModeExtents, cudaDataType_t dataType, cutensornetState_t *tensorNetworkState)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorNetworkState : cutensornetState_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateState
    """

def cutensornetCreateStateProjectionMPS(
    handle: cutensornetHandle_t | _SupportsInt | None,
    numStates: _SupportsInt,
    tensorNetworkStates: _Sequence[cutensornetState_t] | None,
    coeffs: _Sequence[cuDoubleComplex] | None,
    symmetric: _SupportsInt,
    numEnvs: _SupportsInt,
    specEnvs: _Sequence[cutensornetMPSEnvBounds_t] | None,
    boundaryCondition: cutensornetBoundaryCondition_t,
    numTensors: _SupportsInt,
    quditsPerTensor: _Sequence[_SupportsInt] | None,
    extentsOut: _Sequence[_typing.Pointer] | None,
    stridesOut: _Sequence[_typing.Pointer] | None,
    dualTensorsDataOut: _Sequence[_typing.Pointer] | None,
    orthoSpec: cutensornetMPSEnvBounds_t | None,
) -> tuple[cutensornetStatus_t, cutensornetStateProjectionMPS_t]:
    """Makes the projection of states onto a matrix product state.

    ``cutensornetStatus_t cutensornetCreateStateProjectionMPS(cutensornetHandle_t handle, int32_t numStates, const
    cutensornetState_t *tensorNetworkStates, const cuDoubleComplex *coeffs, int32_t symmetric, int32_t numEnvs, const
    cutensornetMPSEnvBounds_t *specEnvs, cutensornetBoundaryCondition_t boundaryCondition, int32_t numTensors, const
    int32_t *quditsPerTensor, const int64_t **extentsOut, const int64_t **stridesOut, void **dualTensorsDataOut, const
    cutensornetMPSEnvBounds_t *orthoSpec, cutensornetStateProjectionMPS_t *tensorNetworkProjection)``

    Parameters
    ----------
    tensorNetworkStates, dualTensorsDataOut
        cubind keeps it alive as long as ``tensorNetworkProjection`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorNetworkProjection : cutensornetStateProjectionMPS_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateStateProjectionMPS
    """

def cutensornetCreateTensorDescriptor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    numModes: _SupportsInt,
    extents: _Sequence[_SupportsInt] | None,
    strides: _Sequence[_SupportsInt] | None,
    modeLabels: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
) -> tuple[cutensornetStatus_t, cutensornetTensorDescriptor_t]:
    """Describes a tensor.

    ``cutensornetStatus_t cutensornetCreateTensorDescriptor(cutensornetHandle_t handle, int32_t numModes, const int64_t
    *extents, const int64_t *strides, const int32_t *modeLabels, cudaDataType_t dataType, cutensornetTensorDescriptor_t
    *tensorDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorDesc : cutensornetTensorDescriptor_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateTensorDescriptor
    """

def cutensornetCreateTensorSVDConfig(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, cutensornetTensorSVDConfig_t]:
    """Makes settings for singular value decompositions.

    ``cutensornetStatus_t cutensornetCreateTensorSVDConfig(cutensornetHandle_t handle, cutensornetTensorSVDConfig_t
    *svdConfig)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    svdConfig : cutensornetTensorSVDConfig_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateTensorSVDConfig
    """

def cutensornetCreateTensorSVDInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, cutensornetTensorSVDInfo_t]:
    """Makes room for what a singular value decomposition tells of itself.

    ``cutensornetStatus_t cutensornetCreateTensorSVDInfo(cutensornetHandle_t handle, cutensornetTensorSVDInfo_t
    *svdInfo)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    svdInfo : cutensornetTensorSVDInfo_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateTensorSVDInfo
    """

def cutensornetCreateWorkspaceDescriptor(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, cutensornetWorkspaceDescriptor_t]:
    """Makes the description of a workspace.

    ``cutensornetStatus_t cutensornetCreateWorkspaceDescriptor(cutensornetHandle_t handle,
    cutensornetWorkspaceDescriptor_t *workDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    workDesc : cutensornetWorkspaceDescriptor_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateWorkspaceDescriptor
    """

def cutensornetDestroy(handle: cutensornetHandle_t | _SupportsInt | None) -> tuple[cutensornetStatus_t]:
    """Destroys a handle.

    ``cutensornetStatus_t cutensornetDestroy(cutensornetHandle_t handle)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroy
    """

def cutensornetDestroyAccessor(
    tensorNetworkAccessor: cutensornetStateAccessor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys an accessor.

    ``cutensornetStatus_t cutensornetDestroyAccessor(cutensornetStateAccessor_t tensorNetworkAccessor)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyAccessor
    """

def cutensornetDestroyContractionAutotunePreference(
    autotunePreference: cutensornetContractionAutotunePreference_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys settings for tuning a plan.

    ``cutensornetStatus_t cutensornetDestroyContractionAutotunePreference(cutensornetContractionAutotunePreference_t
    autotunePreference)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyContractionAutotunePreference
    """

def cutensornetDestroyContractionOptimizerConfig(
    optimizerConfig: cutensornetContractionOptimizerConfig_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys settings for the search.

    ``cutensornetStatus_t cutensornetDestroyContractionOptimizerConfig(cutensornetContractionOptimizerConfig_t
    optimizerConfig)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyContractionOptimizerConfig
    """

def cutensornetDestroyContractionOptimizerInfo(
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys such an order.

    ``cutensornetStatus_t cutensornetDestroyContractionOptimizerInfo(cutensornetContractionOptimizerInfo_t
    optimizerInfo)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyContractionOptimizerInfo
    """

def cutensornetDestroyContractionPlan(
    plan: cutensornetContractionPlan_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys a plan.

    ``cutensornetStatus_t cutensornetDestroyContractionPlan(cutensornetContractionPlan_t plan)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyContractionPlan
    """

def cutensornetDestroyExpectation(
    tensorNetworkExpectation: cutensornetStateExpectation_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys an expectation value.

    ``cutensornetStatus_t cutensornetDestroyExpectation(cutensornetStateExpectation_t tensorNetworkExpectation)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyExpectation
    """

def cutensornetDestroyMarginal(
    tensorNetworkMarginal: cutensornetStateMarginal_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys a reduced density matrix.

    ``cutensornetStatus_t cutensornetDestroyMarginal(cutensornetStateMarginal_t tensorNetworkMarginal)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyMarginal
    """

def cutensornetDestroyNetwork(
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys a network.

    ``cutensornetStatus_t cutensornetDestroyNetwork(cutensornetNetworkDescriptor_t networkDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyNetwork
    """

def cutensornetDestroyNetworkAutotunePreference(
    autotunePreference: cutensornetNetworkAutotunePreference_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys settings for tuning a network.

    ``cutensornetStatus_t cutensornetDestroyNetworkAutotunePreference(cutensornetNetworkAutotunePreference_t
    autotunePreference)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyNetworkAutotunePreference
    """

def cutensornetDestroyNetworkDescriptor(
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys a network that was made at once.

    ``cutensornetStatus_t cutensornetDestroyNetworkDescriptor(cutensornetNetworkDescriptor_t networkDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyNetworkDescriptor
    """

def cutensornetDestroyNetworkOperator(
    tensorNetworkOperator: cutensornetNetworkOperator_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys an operator that is a network.

    ``cutensornetStatus_t cutensornetDestroyNetworkOperator(cutensornetNetworkOperator_t tensorNetworkOperator)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyNetworkOperator
    """

def cutensornetDestroySampler(
    tensorNetworkSampler: cutensornetStateSampler_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys a sampler.

    ``cutensornetStatus_t cutensornetDestroySampler(cutensornetStateSampler_t tensorNetworkSampler)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroySampler
    """

def cutensornetDestroySliceGroup(
    sliceGroup: cutensornetSliceGroup_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys a group of slices.

    ``cutensornetStatus_t cutensornetDestroySliceGroup(cutensornetSliceGroup_t sliceGroup)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroySliceGroup
    """

def cutensornetDestroyState(
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys a state.

    ``cutensornetStatus_t cutensornetDestroyState(cutensornetState_t tensorNetworkState)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyState
    """

def cutensornetDestroyStateProjectionMPS(
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys a projection.

    ``cutensornetStatus_t cutensornetDestroyStateProjectionMPS(cutensornetStateProjectionMPS_t
    tensorNetworkProjection)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyStateProjectionMPS
    """

def cutensornetDestroyTensorDescriptor(
    tensorDesc: cutensornetTensorDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys the description of a tensor.

    ``cutensornetStatus_t cutensornetDestroyTensorDescriptor(cutensornetTensorDescriptor_t tensorDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyTensorDescriptor
    """

def cutensornetDestroyTensorSVDConfig(
    svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys settings for singular value decompositions.

    ``cutensornetStatus_t cutensornetDestroyTensorSVDConfig(cutensornetTensorSVDConfig_t svdConfig)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyTensorSVDConfig
    """

def cutensornetDestroyTensorSVDInfo(
    svdInfo: cutensornetTensorSVDInfo_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys what a decomposition has told.

    ``cutensornetStatus_t cutensornetDestroyTensorSVDInfo(cutensornetTensorSVDInfo_t svdInfo)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyTensorSVDInfo
    """

def cutensornetDestroyWorkspaceDescriptor(
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Destroys the description of a workspace, and not its memory.

    ``cutensornetStatus_t cutensornetDestroyWorkspaceDescriptor(cutensornetWorkspaceDescriptor_t workDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyWorkspaceDescriptor
    """

def cutensornetDistributedGetNumRanks(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, int]:
    """Returns how many processes work together.

    ``cutensornetStatus_t cutensornetDistributedGetNumRanks(cutensornetHandle_t handle, int32_t *numRanks)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    numRanks : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDistributedGetNumRanks
    """

def cutensornetDistributedGetProcRank(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, int]:
    """Returns which of them this process is.

    ``cutensornetStatus_t cutensornetDistributedGetProcRank(cutensornetHandle_t handle, int32_t *procRank)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    procRank : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDistributedGetProcRank
    """

def cutensornetDistributedResetConfiguration(
    handle: cutensornetHandle_t | _SupportsInt | None,
    commPtr: _typing.Pointer,
    commSize: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Makes a handle work in all processes of a communicator, or alone again.

    ``cutensornetStatus_t cutensornetDistributedResetConfiguration(cutensornetHandle_t handle, const void *commPtr,
    size_t commSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDistributedResetConfiguration
    """

def cutensornetDistributedSynchronize(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Waits until all processes have got here.

    ``cutensornetStatus_t cutensornetDistributedSynchronize(cutensornetHandle_t handle)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDistributedSynchronize
    """

def cutensornetExpectationCompute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkExpectation: cutensornetStateExpectation_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    expectationValue: _typing.Pointer,
    stateNorm: _typing.Pointer,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Computes an expectation value, which is not divided by the norm.

    ``cutensornetStatus_t cutensornetExpectationCompute(cutensornetHandle_t handle, cutensornetStateExpectation_t
    tensorNetworkExpectation, cutensornetWorkspaceDescriptor_t workDesc, void *expectationValue, void *stateNorm,
    cudaStream_t cudaStream)``

    Parameters
    ----------
    expectationValue, stateNorm
        Used after the call: keep it alive until this call completes on ``cudaStream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationCompute
    """

def cutensornetExpectationComputeWithGradientsBackward(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkExpectation: cutensornetStateExpectation_t | _SupportsInt | None,
    accumulateGradients: _SupportsInt,
    expectationValueAdjoint: _typing.TypedNumber,
    stateNormAdjoint: _typing.TypedNumber | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    expectationValue: _typing.Pointer,
    stateNorm: _typing.Pointer,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Computes an expectation value and its gradients by operators of the state.

    ``cutensornetStatus_t cutensornetExpectationComputeWithGradientsBackward(cutensornetHandle_t handle,
    cutensornetStateExpectation_t tensorNetworkExpectation, int32_t accumulateGradients, const void
    *expectationValueAdjoint, const void *stateNormAdjoint, cutensornetWorkspaceDescriptor_t workDesc, void
    *expectationValue, void *stateNorm, cudaStream_t cudaStream)``

    Parameters
    ----------
    expectationValue, stateNorm
        Used after the call: keep it alive until this call completes on ``cudaStream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationComputeWithGradientsBackward
    """

def cutensornetExpectationConfigure(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkExpectation: cutensornetStateExpectation_t | _SupportsInt | None,
    attribute: cutensornetExpectationAttributes_t,
    attributeValue: object,
    attributeSize: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Changes a setting of an expectation value.

    ``cutensornetStatus_t cutensornetExpectationConfigure(cutensornetHandle_t handle, cutensornetStateExpectation_t
    tensorNetworkExpectation, cutensornetExpectationAttributes_t attribute, const void *attributeValue, size_t
    attributeSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationConfigure
    """

def cutensornetExpectationGetInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkExpectation: cutensornetStateExpectation_t | _SupportsInt | None,
    attribute: cutensornetExpectationAttributes_t,
    attributeSize: _SupportsInt,
) -> tuple[cutensornetStatus_t, _Any]:
    """Returns something about the computation of an expectation value.

    ``cutensornetStatus_t cutensornetExpectationGetInfo(cutensornetHandle_t handle, cutensornetStateExpectation_t
    tensorNetworkExpectation, cutensornetExpectationAttributes_t attribute, void *attributeValue, size_t
    attributeSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    attributeValue : object

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationGetInfo
    """

def cutensornetExpectationPrepare(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkExpectation: cutensornetStateExpectation_t | _SupportsInt | None,
    maxWorkspaceSizeDevice: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Plans the computation of an expectation value, and sets the workspace that it needs.

    ``cutensornetStatus_t cutensornetExpectationPrepare(cutensornetHandle_t handle, cutensornetStateExpectation_t
    tensorNetworkExpectation, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t
    cudaStream)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationPrepare
    """

def cutensornetGateSplit(
    handle: cutensornetHandle_t | _SupportsInt | None,
    descTensorInA: cutensornetTensorDescriptor_t | _SupportsInt | None,
    rawDataInA: _typing.DevicePointer,
    descTensorInB: cutensornetTensorDescriptor_t | _SupportsInt | None,
    rawDataInB: _typing.DevicePointer,
    descTensorInG: cutensornetTensorDescriptor_t | _SupportsInt | None,
    rawDataInG: _typing.DevicePointer,
    descTensorU: cutensornetTensorDescriptor_t | _SupportsInt | None,
    u: _typing.DevicePointer,
    s: _typing.DevicePointer,
    descTensorV: cutensornetTensorDescriptor_t | _SupportsInt | None,
    v: _typing.DevicePointer,
    gateAlgo: cutensornetGateSplitAlgo_t,
    svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None,
    computeType: cutensornetComputeType_t,
    svdInfo: cutensornetTensorSVDInfo_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Applies a gate to two tensors that share a mode, and decomposes the result into two again.

    ``cutensornetStatus_t cutensornetGateSplit(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorInA,
    const void *rawDataInA, cutensornetTensorDescriptor_t descTensorInB, const void *rawDataInB,
    cutensornetTensorDescriptor_t descTensorInG, const void *rawDataInG, cutensornetTensorDescriptor_t descTensorU, void
    *u, void *s, cutensornetTensorDescriptor_t descTensorV, void *v, cutensornetGateSplitAlgo_t gateAlgo,
    cutensornetTensorSVDConfig_t svdConfig, cutensornetComputeType_t computeType, cutensornetTensorSVDInfo_t svdInfo,
    cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)``

    Parameters
    ----------
    rawDataInA, rawDataInB, rawDataInG, u, s, v
        Used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGateSplit
    """

def cutensornetGetCudartVersion() -> tuple[cutensornetStatus_t, int]:
    """Returns the version of CUDA's runtime that cuTensorNet was built with.

    ``size_t cutensornetGetCudartVersion(void)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetCudartVersion
    """

def cutensornetGetDeviceMemHandler(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, cutensornetDeviceMemHandler_t]:
    """Returns the functions by which a handle allocates memory.

    ``cutensornetStatus_t cutensornetGetDeviceMemHandler(cutensornetHandle_t handle, cutensornetDeviceMemHandler_t
    *devMemHandler)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    devMemHandler : cutensornetDeviceMemHandler_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetDeviceMemHandler
    """

def cutensornetGetErrorString(error: cutensornetStatus_t) -> tuple[cutensornetStatus_t, bytes]:
    """Returns what a status means, in words.

    ``const char *cutensornetGetErrorString(cutensornetStatus_t error)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    value : bytes

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetErrorString
    """

def cutensornetGetLastError() -> tuple[cutensornetStatus_t, bytes]:
    """Returns why the last call on this thread that failed has failed.

    ``const char *cutensornetGetLastError(void)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    value : bytes

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetLastError
    """

def cutensornetGetOutputStateDetails(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numTensorsOut: _SupportsInt,
    extentsOut: _Sequence[_typing.Pointer] | None,
    stridesOut: _Sequence[_typing.Pointer] | None,
) -> tuple[cutensornetStatus_t, int, list[int]]:
    """Returns the shapes of the tensors that a state results in.

    ``cutensornetStatus_t cutensornetGetOutputStateDetails(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, int32_t *numTensorsOut, int32_t *numModesOut, int64_t **extentsOut, int64_t **stridesOut)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    numTensorsOut : int
    numModesOut : list[int]

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetOutputStateDetails
    """

def cutensornetGetOutputTensorDescriptor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t, cutensornetTensorDescriptor_t]:
    """Describes the result of a network.

    ``cutensornetStatus_t cutensornetGetOutputTensorDescriptor(cutensornetHandle_t handle,
    cutensornetNetworkDescriptor_t networkDesc, cutensornetTensorDescriptor_t *outputTensorDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    outputTensorDesc : cutensornetTensorDescriptor_t

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetOutputTensorDescriptor
    """

def cutensornetGetOutputTensorDetails(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    numModes: _SupportsInt = 0,
) -> tuple[cutensornetStatus_t, int, int, list[int], list[int], list[int]]:
    """Returns the modes of a network's result with their extents and strides, and its size.

    ``cutensornetStatus_t cutensornetGetOutputTensorDetails(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t
    networkDesc, int32_t *numModes, size_t *dataSize, int32_t *modeLabels, int64_t *extents, int64_t *strides)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    numModes : int
    dataSize : int
    modeLabels : list[int]
    extents : list[int]
    strides : list[int]

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetOutputTensorDetails
    """

def cutensornetGetTensorDetails(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorDesc: cutensornetTensorDescriptor_t | _SupportsInt | None,
    numModes: _SupportsInt = 0,
) -> tuple[cutensornetStatus_t, int, int, list[int], list[int], list[int]]:
    """Returns the modes of a tensor with their extents and strides, and its size.

    ``cutensornetStatus_t cutensornetGetTensorDetails(cutensornetHandle_t handle, cutensornetTensorDescriptor_t
    tensorDesc, int32_t *numModes, size_t *dataSize, int32_t *modeLabels, int64_t *extents, int64_t *strides)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    numModes : int
    dataSize : int
    modeLabels : list[int]
    extents : list[int]
    strides : list[int]

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetTensorDetails
    """

def cutensornetGetVersion() -> tuple[cutensornetStatus_t, int]:
    """Returns cuTensorNet's version as one number.

    ``size_t cutensornetGetVersion(void)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetVersion
    """

def cutensornetLoggerForceDisable() -> tuple[cutensornetStatus_t]:
    """Switches logging off for good.

    ``cutensornetStatus_t cutensornetLoggerForceDisable(void)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerForceDisable
    """

def cutensornetLoggerOpenFile(logFile: _typing.Text) -> tuple[cutensornetStatus_t]:
    """Opens a file for the log.

    ``cutensornetStatus_t cutensornetLoggerOpenFile(const char *logFile)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerOpenFile
    """

def cutensornetLoggerSetCallback(callback: _typing.Callback) -> tuple[cutensornetStatus_t]:
    """Sets a function that gets the log's messages.

    ``cutensornetStatus_t cutensornetLoggerSetCallback(cutensornetLoggerCallback_t callback)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetCallback
    """

def cutensornetLoggerSetCallbackData(
    callback: _typing.Callback,
    userData: object,
) -> tuple[cutensornetStatus_t]:
    """Sets a function that gets the log's messages, and what it is given.

    ``cutensornetStatus_t cutensornetLoggerSetCallbackData(cutensornetLoggerCallbackData_t callback, void *userData)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetCallbackData
    """

def cutensornetLoggerSetFile(file: _typing.Pointer) -> tuple[cutensornetStatus_t]:
    """Sends the log to a file that the program has opened.

    ``cutensornetStatus_t cutensornetLoggerSetFile(FILE *file)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetFile
    """

def cutensornetLoggerSetLevel(level: _SupportsInt) -> tuple[cutensornetStatus_t]:
    """Sets how much is logged.

    ``cutensornetStatus_t cutensornetLoggerSetLevel(int32_t level)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetLevel
    """

def cutensornetLoggerSetMask(mask: _SupportsInt) -> tuple[cutensornetStatus_t]:
    """Sets which kinds of messages are logged.

    ``cutensornetStatus_t cutensornetLoggerSetMask(int32_t mask)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetMask
    """

def cutensornetMarginalCompute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkMarginal: cutensornetStateMarginal_t | _SupportsInt | None,
    projectedModeValues: _Sequence[_SupportsInt] | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    marginalTensor: _typing.DevicePointer,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Computes a reduced density matrix, or its diagonal.

    ``cutensornetStatus_t cutensornetMarginalCompute(cutensornetHandle_t handle, cutensornetStateMarginal_t
    tensorNetworkMarginal, const int64_t *projectedModeValues, cutensornetWorkspaceDescriptor_t workDesc, void
    *marginalTensor, cudaStream_t cudaStream)``

    Parameters
    ----------
    marginalTensor
        Used after the call: keep it alive until this call completes on ``cudaStream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetMarginalCompute
    """

def cutensornetMarginalConfigure(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkMarginal: cutensornetStateMarginal_t | _SupportsInt | None,
    attribute: cutensornetMarginalAttributes_t,
    attributeValue: object,
    attributeSize: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Changes a setting of a reduced density matrix.

    ``cutensornetStatus_t cutensornetMarginalConfigure(cutensornetHandle_t handle, cutensornetStateMarginal_t
    tensorNetworkMarginal, cutensornetMarginalAttributes_t attribute, const void *attributeValue, size_t
    attributeSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetMarginalConfigure
    """

def cutensornetMarginalGetInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkMarginal: cutensornetStateMarginal_t | _SupportsInt | None,
    attribute: cutensornetMarginalAttributes_t,
    attributeSize: _SupportsInt,
) -> tuple[cutensornetStatus_t, _Any]:
    """Returns something about the computation of a reduced density matrix.

    ``cutensornetStatus_t cutensornetMarginalGetInfo(cutensornetHandle_t handle, cutensornetStateMarginal_t
    tensorNetworkMarginal, cutensornetMarginalAttributes_t attribute, void *attributeValue, size_t attributeSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    attributeValue : object

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetMarginalGetInfo
    """

def cutensornetMarginalPrepare(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkMarginal: cutensornetStateMarginal_t | _SupportsInt | None,
    maxWorkspaceSizeDevice: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Plans the computation of a reduced density matrix, and sets the workspace that it needs.

    ``cutensornetStatus_t cutensornetMarginalPrepare(cutensornetHandle_t handle, cutensornetStateMarginal_t
    tensorNetworkMarginal, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t
    cudaStream)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetMarginalPrepare
    """

def cutensornetNetworkAppendTensor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    numModes: _SupportsInt,
    extents: _Sequence[_SupportsInt] | None,
    modeLabels: _Sequence[_SupportsInt] | None,
    qualifiers: cutensornetTensorQualifiers_t | None,
    dataType: cudaDataType,
) -> tuple[cutensornetStatus_t, int]:
    """Adds a tensor to a network, by its extents and the labels of its modes.

    ``cutensornetStatus_t cutensornetNetworkAppendTensor(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t
    networkDesc, int32_t numModes, const int64_t *extents, const int32_t *modeLabels, const
    cutensornetTensorQualifiers_t *qualifiers, cudaDataType_t dataType, int64_t *tensorId)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorId : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkAppendTensor
    """

def cutensornetNetworkAutotuneContraction(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    pref: cutensornetNetworkAutotunePreference_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Tries kernels for each contraction of a network, and keeps the quickest.

    ``cutensornetStatus_t cutensornetNetworkAutotuneContraction(cutensornetHandle_t handle,
    cutensornetNetworkDescriptor_t networkDesc, cutensornetWorkspaceDescriptor_t workDesc,
    cutensornetNetworkAutotunePreference_t pref, cudaStream_t stream)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkAutotuneContraction
    """

def cutensornetNetworkAutotunePreferenceGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    autotunePreference: cutensornetNetworkAutotunePreference_t | _SupportsInt | None,
    attr: cutensornetNetworkAutotunePreferenceAttributes_t,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t, _Any]:
    """Returns a setting for tuning a network.

    ``cutensornetStatus_t cutensornetNetworkAutotunePreferenceGetAttribute(cutensornetHandle_t handle,
    cutensornetNetworkAutotunePreference_t autotunePreference, cutensornetNetworkAutotunePreferenceAttributes_t attr,
    void *buffer, size_t sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    buffer : object

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkAutotunePreferenceGetAttribute
    """

def cutensornetNetworkAutotunePreferenceSetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    autotunePreference: cutensornetNetworkAutotunePreference_t | _SupportsInt | None,
    attr: cutensornetNetworkAutotunePreferenceAttributes_t,
    buf: object,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Changes a setting for tuning a network.

    ``cutensornetStatus_t cutensornetNetworkAutotunePreferenceSetAttribute(cutensornetHandle_t handle,
    cutensornetNetworkAutotunePreference_t autotunePreference, cutensornetNetworkAutotunePreferenceAttributes_t attr,
    const void *buf, size_t sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkAutotunePreferenceSetAttribute
    """

def cutensornetNetworkComputeGradientsBackward(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    accumulateOutput: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    sliceGroup: cutensornetSliceGroup_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Computes the gradients of a network that has been contracted.

    ``cutensornetStatus_t cutensornetNetworkComputeGradientsBackward(cutensornetHandle_t handle,
    cutensornetNetworkDescriptor_t networkDesc, int32_t accumulateOutput, cutensornetWorkspaceDescriptor_t workDesc,
    cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkComputeGradientsBackward
    """

def cutensornetNetworkContract(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    accumulateOutput: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    sliceGroup: cutensornetSliceGroup_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Contracts a network, or some slices of it.

    ``cutensornetStatus_t cutensornetNetworkContract(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t
    networkDesc, int32_t accumulateOutput, cutensornetWorkspaceDescriptor_t workDesc, cutensornetSliceGroup_t
    sliceGroup, cudaStream_t stream)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkContract
    """

def cutensornetNetworkGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    attr: cutensornetNetworkAttributes_t,
    buffer: _typing.Pointer,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Returns a setting of a network.

    ``cutensornetStatus_t cutensornetNetworkGetAttribute(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t
    networkDesc, cutensornetNetworkAttributes_t attr, void *buffer, size_t sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkGetAttribute
    """

def cutensornetNetworkOperatorAppendMPO(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkOperator: cutensornetNetworkOperator_t | _SupportsInt | None,
    coefficient: cuDoubleComplex,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    tensorModeExtents: _Sequence[_typing.Pointer] | None,
    tensorModeStrides: _Sequence[_typing.Pointer] | None,
    tensorData: _Sequence[_typing.Pointer] | None,
    boundaryCondition: cutensornetBoundaryCondition_t,
) -> tuple[cutensornetStatus_t, int]:
    """Adds a matrix product operator to an operator.

    ``cutensornetStatus_t cutensornetNetworkOperatorAppendMPO(cutensornetHandle_t handle, cutensornetNetworkOperator_t
    tensorNetworkOperator, cuDoubleComplex coefficient, int32_t numStateModes, const int32_t *stateModes, const int64_t
    **tensorModeExtents, const int64_t **tensorModeStrides, const void **tensorData, cutensornetBoundaryCondition_t
    boundaryCondition, int64_t *componentId)``

    Parameters
    ----------
    tensorData
        cubind keeps it alive as long as ``tensorNetworkOperator`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    componentId : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkOperatorAppendMPO
    """

def cutensornetNetworkOperatorAppendProduct(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkOperator: cutensornetNetworkOperator_t | _SupportsInt | None,
    coefficient: cuDoubleComplex,
    numTensors: _SupportsInt,
    numStateModes: _Sequence[_SupportsInt] | None,
    stateModes: _Sequence[_typing.Pointer] | None,
    tensorModeStrides: _Sequence[_typing.Pointer] | None,
    tensorData: _Sequence[_typing.Pointer] | None,
) -> tuple[cutensornetStatus_t, int]:
    """Adds a product of tensors to an operator.

    ``cutensornetStatus_t cutensornetNetworkOperatorAppendProduct(cutensornetHandle_t handle,
    cutensornetNetworkOperator_t tensorNetworkOperator, cuDoubleComplex coefficient, int32_t numTensors, const int32_t
    *numStateModes, const int32_t **stateModes, const int64_t **tensorModeStrides, const void **tensorData, int64_t
    *componentId)``

    Parameters
    ----------
    tensorData
        cubind keeps it alive as long as ``tensorNetworkOperator`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    componentId : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkOperatorAppendProduct
    """

def cutensornetNetworkPrepareContraction(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Plans the contractions of a network.

    ``cutensornetStatus_t cutensornetNetworkPrepareContraction(cutensornetHandle_t handle,
    cutensornetNetworkDescriptor_t networkDesc, cutensornetWorkspaceDescriptor_t workDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkPrepareContraction
    """

def cutensornetNetworkPrepareGradientsBackward(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Plans the computation of gradients of a network.

    ``cutensornetStatus_t cutensornetNetworkPrepareGradientsBackward(cutensornetHandle_t handle,
    cutensornetNetworkDescriptor_t networkDesc, cutensornetWorkspaceDescriptor_t workDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkPrepareGradientsBackward
    """

def cutensornetNetworkSetAdjointTensorMemory(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    buffer: _typing.DevicePointer,
    strides: _Sequence[_SupportsInt] | None,
) -> tuple[cutensornetStatus_t]:
    """Tells where the gradient for the result of a network is.

    ``cutensornetStatus_t cutensornetNetworkSetAdjointTensorMemory(cutensornetHandle_t handle,
    cutensornetNetworkDescriptor_t networkDesc, const void *buffer, const int64_t *strides)``

    Parameters
    ----------
    buffer
        cubind keeps it alive until ``networkDesc`` is destroyed, or such a call replaces it.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetAdjointTensorMemory
    """

def cutensornetNetworkSetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    attr: cutensornetNetworkAttributes_t,
    buffer: object,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Changes a setting of a network.

    ``cutensornetStatus_t cutensornetNetworkSetAttribute(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t
    networkDesc, cutensornetNetworkAttributes_t attr, const void *buffer, size_t sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetAttribute
    """

def cutensornetNetworkSetGradientTensorMemory(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    correspondingTensorId: _SupportsInt,
    buffer: _typing.DevicePointer,
    strides: _Sequence[_SupportsInt] | None,
) -> tuple[cutensornetStatus_t]:
    """Tells where the gradient for a tensor of a network goes.

    ``cutensornetStatus_t cutensornetNetworkSetGradientTensorMemory(cutensornetHandle_t handle,
    cutensornetNetworkDescriptor_t networkDesc, int64_t correspondingTensorId, void *buffer, const int64_t *strides)``

    Parameters
    ----------
    buffer
        cubind keeps it alive as long as ``networkDesc`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetGradientTensorMemory
    """

def cutensornetNetworkSetInputTensorMemory(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    tensorId: _SupportsInt,
    buffer: _typing.DevicePointer,
    strides: _Sequence[_SupportsInt] | None,
) -> tuple[cutensornetStatus_t]:
    """Tells where the elements of a tensor of a network are.

    ``cutensornetStatus_t cutensornetNetworkSetInputTensorMemory(cutensornetHandle_t handle,
    cutensornetNetworkDescriptor_t networkDesc, int64_t tensorId, const void *buffer, const int64_t *strides)``

    Parameters
    ----------
    buffer
        cubind keeps it alive as long as ``networkDesc`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetInputTensorMemory
    """

def cutensornetNetworkSetOptimizerInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Gives a network the order in which its tensors are contracted.

    ``cutensornetStatus_t cutensornetNetworkSetOptimizerInfo(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t
    networkDesc, cutensornetContractionOptimizerInfo_t optimizerInfo)``

    Parameters
    ----------
    optimizerInfo
        Used after the call: keep it alive until ``networkDesc`` is destroyed or set again.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetOptimizerInfo
    """

def cutensornetNetworkSetOutputTensor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    numModes: _SupportsInt,
    modeLabels: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
) -> tuple[cutensornetStatus_t]:
    """Sets which modes the result of a network has.

    ``cutensornetStatus_t cutensornetNetworkSetOutputTensor(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t
    networkDesc, int32_t numModes, const int32_t *modeLabels, cudaDataType_t dataType)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetOutputTensor
    """

def cutensornetNetworkSetOutputTensorMemory(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    buffer: _typing.DevicePointer,
    strides: _Sequence[_SupportsInt] | None,
) -> tuple[cutensornetStatus_t]:
    """Tells where the result of a network goes.

    ``cutensornetStatus_t cutensornetNetworkSetOutputTensorMemory(cutensornetHandle_t handle,
    cutensornetNetworkDescriptor_t networkDesc, void *buffer, const int64_t *strides)``

    Parameters
    ----------
    buffer
        cubind keeps it alive until ``networkDesc`` is destroyed, or such a call replaces it.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetOutputTensorMemory
    """

def cutensornetSamplerConfigure(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkSampler: cutensornetStateSampler_t | _SupportsInt | None,
    attribute: cutensornetSamplerAttributes_t,
    attributeValue: object,
    attributeSize: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Changes a setting of a sampler.

    ``cutensornetStatus_t cutensornetSamplerConfigure(cutensornetHandle_t handle, cutensornetStateSampler_t
    tensorNetworkSampler, cutensornetSamplerAttributes_t attribute, const void *attributeValue, size_t attributeSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSamplerConfigure
    """

def cutensornetSamplerGetInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkSampler: cutensornetStateSampler_t | _SupportsInt | None,
    attribute: cutensornetSamplerAttributes_t,
    attributeSize: _SupportsInt,
) -> tuple[cutensornetStatus_t, _Any]:
    """Returns something about the sampling of a state.

    ``cutensornetStatus_t cutensornetSamplerGetInfo(cutensornetHandle_t handle, cutensornetStateSampler_t
    tensorNetworkSampler, cutensornetSamplerAttributes_t attribute, void *attributeValue, size_t attributeSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    attributeValue : object

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSamplerGetInfo
    """

def cutensornetSamplerPrepare(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkSampler: cutensornetStateSampler_t | _SupportsInt | None,
    maxWorkspaceSizeDevice: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Plans the sampling of a state, and sets the workspace that it needs.

    ``cutensornetStatus_t cutensornetSamplerPrepare(cutensornetHandle_t handle, cutensornetStateSampler_t
    tensorNetworkSampler, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t
    cudaStream)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSamplerPrepare
    """

def cutensornetSamplerSample(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkSampler: cutensornetStateSampler_t | _SupportsInt | None,
    numShots: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    samples: _typing.Pointer,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Draws values of a state's modes, with the probabilities of the state.

    ``cutensornetStatus_t cutensornetSamplerSample(cutensornetHandle_t handle, cutensornetStateSampler_t
    tensorNetworkSampler, int64_t numShots, cutensornetWorkspaceDescriptor_t workDesc, int64_t *samples, cudaStream_t
    cudaStream)``

    Parameters
    ----------
    samples
        Used after the call: keep it alive until this call completes on ``cudaStream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSamplerSample
    """

def cutensornetSetDeviceMemHandler(
    handle: cutensornetHandle_t | _SupportsInt | None,
    devMemHandler: cutensornetDeviceMemHandler_t | None,
) -> tuple[cutensornetStatus_t]:
    """Makes a handle allocate memory by functions of the program.

    ``cutensornetStatus_t cutensornetSetDeviceMemHandler(cutensornetHandle_t handle, const cutensornetDeviceMemHandler_t
    *devMemHandler)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSetDeviceMemHandler
    """

def cutensornetStateApplyControlledTensorOperator(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numControlModes: _SupportsInt,
    stateControlModes: _Sequence[_SupportsInt] | None,
    stateControlValues: _Sequence[_SupportsInt] | None,
    numTargetModes: _SupportsInt,
    stateTargetModes: _Sequence[_SupportsInt] | None,
    tensorData: _typing.DevicePointer,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
    immutable: _SupportsInt,
    adjoint: _SupportsInt,
    unitary: _SupportsInt,
) -> tuple[cutensornetStatus_t, int]:
    """Applies an operator where other modes have given values.

    ``cutensornetStatus_t cutensornetStateApplyControlledTensorOperator(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, int32_t numControlModes, const int32_t *stateControlModes, const int64_t *stateControlValues,
    int32_t numTargetModes, const int32_t *stateTargetModes, void *tensorData, const int64_t *tensorModeStrides, int32_t
    immutable, int32_t adjoint, int32_t unitary, int64_t *tensorId)``

    Parameters
    ----------
    tensorData
        cubind keeps it alive as long as ``tensorNetworkState`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorId : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyControlledTensorOperator
    """

def cutensornetStateApplyDiagonalTensorOperator(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    tensorData: _typing.DevicePointer,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
    immutable: _SupportsInt,
    adjoint: _SupportsInt,
    unitary: _SupportsInt,
) -> tuple[cutensornetStatus_t, int]:
    """Applies an operator that is given by its diagonal.

    ``cutensornetStatus_t cutensornetStateApplyDiagonalTensorOperator(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t
    *tensorModeStrides, int32_t immutable, int32_t adjoint, int32_t unitary, int64_t *tensorId)``

    Parameters
    ----------
    tensorData
        cubind keeps it alive as long as ``tensorNetworkState`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorId : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyDiagonalTensorOperator
    """

def cutensornetStateApplyGeneralChannel(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    numTensors: _SupportsInt,
    tensorData: _Sequence[_typing.Pointer] | None,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
) -> tuple[cutensornetStatus_t, int]:
    """Applies a noise channel of any operators.

    ``cutensornetStatus_t cutensornetStateApplyGeneralChannel(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, int32_t numTensors, void **tensorData, const
    int64_t *tensorModeStrides, int64_t *channelId)``

    Parameters
    ----------
    tensorData
        cubind keeps it alive as long as ``tensorNetworkState`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    channelId : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyGeneralChannel
    """

def cutensornetStateApplyNetworkOperator(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    tensorNetworkOperator: cutensornetNetworkOperator_t | _SupportsInt | None,
    immutable: _SupportsInt,
    adjoint: _SupportsInt,
    unitary: _SupportsInt,
) -> tuple[cutensornetStatus_t, int]:
    """Applies an operator that is a network itself.

    ``cutensornetStatus_t cutensornetStateApplyNetworkOperator(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, cutensornetNetworkOperator_t tensorNetworkOperator, int32_t immutable, int32_t adjoint, int32_t
    unitary, int64_t *operatorId)``

    Parameters
    ----------
    tensorNetworkOperator
        Used after the call: keep it alive as long as ``tensorNetworkState`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    operatorId : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyNetworkOperator
    """

def cutensornetStateApplyTensor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    tensorData: _typing.DevicePointer,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
    immutable: _SupportsInt,
    adjoint: _SupportsInt,
    unitary: _SupportsInt,
) -> tuple[cutensornetStatus_t, int]:
    """Applies an operator to some modes of a state.

    ``cutensornetStatus_t cutensornetStateApplyTensor(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState,
    int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t *tensorModeStrides, int32_t
    immutable, int32_t adjoint, int32_t unitary, int64_t *tensorId)``

    Parameters
    ----------
    tensorData
        cubind keeps it alive as long as ``tensorNetworkState`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorId : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyTensor
    """

def cutensornetStateApplyTensorOperator(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    tensorData: _typing.DevicePointer,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
    immutable: _SupportsInt,
    adjoint: _SupportsInt,
    unitary: _SupportsInt,
) -> tuple[cutensornetStatus_t, int]:
    """Applies an operator to some modes of a state.

    ``cutensornetStatus_t cutensornetStateApplyTensorOperator(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t
    *tensorModeStrides, int32_t immutable, int32_t adjoint, int32_t unitary, int64_t *tensorId)``

    Parameters
    ----------
    tensorData
        cubind keeps it alive as long as ``tensorNetworkState`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorId : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyTensorOperator
    """

def cutensornetStateApplyTensorOperatorWithGradient(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    tensorData: _typing.DevicePointer,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
    immutable: _SupportsInt,
    adjoint: _SupportsInt,
    unitary: _SupportsInt,
    gradientData: _typing.Pointer,
    gradientModeStrides: _Sequence[_SupportsInt] | None,
) -> tuple[cutensornetStatus_t, int]:
    """Applies an operator whose gradient will be computed.

    ``cutensornetStatus_t cutensornetStateApplyTensorOperatorWithGradient(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t
    *tensorModeStrides, int32_t immutable, int32_t adjoint, int32_t unitary, void *gradientData, const int64_t
    *gradientModeStrides, int64_t *tensorId)``

    Parameters
    ----------
    tensorData, gradientData
        cubind keeps it alive as long as ``tensorNetworkState`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    tensorId : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyTensorOperatorWithGradient
    """

def cutensornetStateApplyUnitaryChannel(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    numTensors: _SupportsInt,
    tensorData: _Sequence[_typing.Pointer] | None,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
    probabilities: _Sequence[float] | None,
) -> tuple[cutensornetStatus_t, int]:
    """Applies a noise channel of unitary operators with probabilities.

    ``cutensornetStatus_t cutensornetStateApplyUnitaryChannel(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, int32_t numTensors, void **tensorData, const
    int64_t *tensorModeStrides, const double *probabilities, int64_t *channelId)``

    Parameters
    ----------
    tensorData
        cubind keeps it alive as long as ``tensorNetworkState`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    channelId : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyUnitaryChannel
    """

def cutensornetStateCaptureMPS(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Begins a state anew with the matrix product state that was computed.

    ``cutensornetStatus_t cutensornetStateCaptureMPS(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateCaptureMPS
    """

def cutensornetStateCompute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    extentsOut: _Sequence[_typing.Pointer] | None,
    stridesOut: _Sequence[_typing.Pointer] | None,
    stateTensorsOut: _Sequence[_typing.Pointer] | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Computes a state, as one tensor or as a matrix product state.

    ``cutensornetStatus_t cutensornetStateCompute(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState,
    cutensornetWorkspaceDescriptor_t workDesc, int64_t **extentsOut, int64_t **stridesOut, void **stateTensorsOut,
    cudaStream_t cudaStream)``

    Parameters
    ----------
    stateTensorsOut
        cubind keeps it alive until ``tensorNetworkState`` is destroyed, or such a call replaces it.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateCompute
    """

def cutensornetStateConfigure(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    attribute: cutensornetStateAttributes_t,
    attributeValue: object,
    attributeSize: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Changes a setting of a state.

    ``cutensornetStatus_t cutensornetStateConfigure(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState,
    cutensornetStateAttributes_t attribute, const void *attributeValue, size_t attributeSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateConfigure
    """

def cutensornetStateFinalizeMPS(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    boundaryCondition: cutensornetBoundaryCondition_t,
    extentsOut: _Sequence[_typing.Pointer] | None,
    stridesOut: _Sequence[_typing.Pointer] | None,
) -> tuple[cutensornetStatus_t]:
    """Makes the result of a state a matrix product state.

    ``cutensornetStatus_t cutensornetStateFinalizeMPS(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState,
    cutensornetBoundaryCondition_t boundaryCondition, const int64_t *const *extentsOut, const int64_t *const
    *stridesOut)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateFinalizeMPS
    """

def cutensornetStateGetInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    attribute: cutensornetStateAttributes_t,
    attributeSize: _SupportsInt,
) -> tuple[cutensornetStatus_t, _Any]:
    """Returns something about the computation of a state.

    ``cutensornetStatus_t cutensornetStateGetInfo(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState,
    cutensornetStateAttributes_t attribute, void *attributeValue, size_t attributeSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    attributeValue : object

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateGetInfo
    """

def cutensornetStateInitializeMPS(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    boundaryCondition: cutensornetBoundaryCondition_t,
    extentsIn: _Sequence[_typing.Pointer] | None,
    stridesIn: _Sequence[_typing.Pointer] | None,
    stateTensorsIn: _Sequence[_typing.Pointer] | None,
) -> tuple[cutensornetStatus_t]:
    """Begins a state with a matrix product state instead of the vacuum.

    ``cutensornetStatus_t cutensornetStateInitializeMPS(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, cutensornetBoundaryCondition_t boundaryCondition, const int64_t *const *extentsIn, const int64_t
    *const *stridesIn, void **stateTensorsIn)``

    Parameters
    ----------
    stateTensorsIn
        cubind keeps it alive as long as ``tensorNetworkState`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateInitializeMPS
    """

def cutensornetStatePrepare(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    maxWorkspaceSizeDevice: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Plans the computation of a state, and sets the workspace that it needs.

    ``cutensornetStatus_t cutensornetStatePrepare(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState,
    size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStatePrepare
    """

def cutensornetStateProjectionMPSComputeTensorEnv(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    envSpec: cutensornetMPSEnvBounds_t | None,
    stridesIn: _Sequence[_SupportsInt] | None,
    envTensorDataIn: _typing.Pointer,
    stridesOut: _Sequence[_SupportsInt] | None,
    envTensorDataOut: _typing.Pointer,
    applyInvMetric: _SupportsInt,
    reResolveChannels: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Computes what surrounds some sites of a projection.

    ``cutensornetStatus_t cutensornetStateProjectionMPSComputeTensorEnv(cutensornetHandle_t handle,
    cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, const int64_t
    *stridesIn, const void *envTensorDataIn, const int64_t *stridesOut, void *envTensorDataOut, int32_t applyInvMetric,
    int32_t reResolveChannels, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

    Parameters
    ----------
    envTensorDataIn, envTensorDataOut
        Used after the call: keep it alive until this call completes on ``cudaStream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSComputeTensorEnv
    """

def cutensornetStateProjectionMPSConfigure(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    attribute: cutensornetStateProjectionMPSAttributes_t,
    attributeValue: object,
    attributeSize: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Changes a setting of a projection.

    ``cutensornetStatus_t cutensornetStateProjectionMPSConfigure(cutensornetHandle_t handle,
    cutensornetStateProjectionMPS_t tensorNetworkProjection, cutensornetStateProjectionMPSAttributes_t attribute, const
    void *attributeValue, size_t attributeSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSConfigure
    """

def cutensornetStateProjectionMPSExtractTensor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    envSpec: cutensornetMPSEnvBounds_t | None,
    strides: _Sequence[_SupportsInt] | None,
    envTensorData: _typing.Pointer,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Takes the tensor of some sites out of a projection.

    ``cutensornetStatus_t cutensornetStateProjectionMPSExtractTensor(cutensornetHandle_t handle,
    cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, const int64_t
    *strides, void *envTensorData, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

    Parameters
    ----------
    envTensorData
        Used after the call: keep it alive until this call completes on ``cudaStream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSExtractTensor
    """

def cutensornetStateProjectionMPSGetTensorInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    envSpec: cutensornetMPSEnvBounds_t | None,
    extents: _Sequence[_SupportsInt] | None,
    recommendedStrides: _Sequence[_SupportsInt] | None,
) -> tuple[cutensornetStatus_t]:
    """Returns the extents of the tensor of some sites, and strides to prefer.

    ``cutensornetStatus_t cutensornetStateProjectionMPSGetTensorInfo(cutensornetHandle_t handle,
    cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, int64_t *extents,
    int64_t *recommendedStrides)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSGetTensorInfo
    """

def cutensornetStateProjectionMPSInsertTensor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    envSpec: cutensornetMPSEnvBounds_t | None,
    orthoSpec: cutensornetMPSEnvBounds_t | None,
    strides: _Sequence[_SupportsInt] | None,
    envTensorData: _typing.Pointer,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Puts the tensor of some sites back into a projection.

    ``cutensornetStatus_t cutensornetStateProjectionMPSInsertTensor(cutensornetHandle_t handle,
    cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, const
    cutensornetMPSEnvBounds_t *orthoSpec, const int64_t *strides, const void *envTensorData,
    cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

    Parameters
    ----------
    envTensorData
        Used after the call: keep it alive until this call completes on ``cudaStream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSInsertTensor
    """

def cutensornetStateProjectionMPSPrepare(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    maxWorkspaceSizeDevice: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Plans the computation of a projection, and sets the workspace that it needs.

    ``cutensornetStatus_t cutensornetStateProjectionMPSPrepare(cutensornetHandle_t handle,
    cutensornetStateProjectionMPS_t tensorNetworkProjection, size_t maxWorkspaceSizeDevice,
    cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSPrepare
    """

def cutensornetStateProjectionMPSUpdateCoefficients(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    numCoeffs: _SupportsInt,
    coeffs: _Sequence[cuDoubleComplex] | None,
) -> tuple[cutensornetStatus_t]:
    """Changes the coefficients of the states that are projected.

    ``cutensornetStatus_t cutensornetStateProjectionMPSUpdateCoefficients(cutensornetHandle_t handle,
    cutensornetStateProjectionMPS_t tensorNetworkProjection, int32_t numCoeffs, const cuDoubleComplex *coeffs)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSUpdateCoefficients
    """

def cutensornetStateProjectionMPSUpdateDualTensors(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    maxExtents: _Sequence[_typing.Pointer] | None,
    validExtents: _Sequence[_typing.Pointer] | None,
    strides: _Sequence[_typing.Pointer] | None,
    dualTensorsData: _Sequence[_typing.Pointer] | None,
    orthoSpec: cutensornetMPSEnvBounds_t | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Changes where the tensors of a projection are.

    ``cutensornetStatus_t cutensornetStateProjectionMPSUpdateDualTensors(cutensornetHandle_t handle,
    cutensornetStateProjectionMPS_t tensorNetworkProjection, const int64_t **maxExtents, const int64_t **validExtents,
    const int64_t **strides, void **dualTensorsData, const cutensornetMPSEnvBounds_t *orthoSpec, cudaStream_t
    cudaStream)``

    Parameters
    ----------
    maxExtents, validExtents, strides
        Used after the call: keep it alive until this call completes on ``cudaStream``.
    dualTensorsData
        cubind keeps it alive as long as ``tensorNetworkProjection`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSUpdateDualTensors
    """

def cutensornetStateUpdateTensor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    tensorId: _SupportsInt,
    tensorData: _typing.DevicePointer,
    unitary: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Tells a state where new elements of an operator are.

    ``cutensornetStatus_t cutensornetStateUpdateTensor(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, int64_t tensorId, void *tensorData, int32_t unitary)``

    Parameters
    ----------
    tensorData
        cubind keeps it alive as long as ``tensorNetworkState`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateUpdateTensor
    """

def cutensornetStateUpdateTensorOperator(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    tensorId: _SupportsInt,
    tensorData: _typing.DevicePointer,
    unitary: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Tells a state where new elements of an operator are.

    ``cutensornetStatus_t cutensornetStateUpdateTensorOperator(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, int64_t tensorId, void *tensorData, int32_t unitary)``

    Parameters
    ----------
    tensorData
        cubind keeps it alive as long as ``tensorNetworkState`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateUpdateTensorOperator
    """

def cutensornetStateUpdateTensorOperatorGradient(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    tensorId: _SupportsInt,
    gradientData: _typing.Pointer,
) -> tuple[cutensornetStatus_t]:
    """Tells a state where the gradient of an operator goes.

    ``cutensornetStatus_t cutensornetStateUpdateTensorOperatorGradient(cutensornetHandle_t handle, cutensornetState_t
    tensorNetworkState, int64_t tensorId, void *gradientData)``

    Parameters
    ----------
    gradientData
        cubind keeps it alive as long as ``tensorNetworkState`` exists.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateUpdateTensorOperatorGradient
    """

def cutensornetTensorDescriptorGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorDesc: cutensornetTensorDescriptor_t | _SupportsInt | None,
    attr: cutensornetTensorDescriptorAttributes_t,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t, _Any]:
    """Returns something about a tensor, such as how it is spread.

    ``cutensornetStatus_t cutensornetTensorDescriptorGetAttribute(cutensornetHandle_t handle,
    cutensornetTensorDescriptor_t tensorDesc, cutensornetTensorDescriptorAttributes_t attr, void *buffer, size_t
    sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    buffer : object

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.14.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorDescriptorGetAttribute
    """

def cutensornetTensorQR(
    handle: cutensornetHandle_t | _SupportsInt | None,
    descTensorIn: cutensornetTensorDescriptor_t | _SupportsInt | None,
    rawDataIn: _typing.DevicePointer,
    descTensorQ: cutensornetTensorDescriptor_t | _SupportsInt | None,
    q: _typing.DevicePointer,
    descTensorR: cutensornetTensorDescriptor_t | _SupportsInt | None,
    r: _typing.DevicePointer,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Decomposes a tensor into an orthogonal and a triangular one.

    ``cutensornetStatus_t cutensornetTensorQR(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorIn,
    const void *rawDataIn, cutensornetTensorDescriptor_t descTensorQ, void *q, cutensornetTensorDescriptor_t
    descTensorR, void *r, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)``

    Parameters
    ----------
    rawDataIn, q, r
        Used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorQR
    """

def cutensornetTensorSVD(
    handle: cutensornetHandle_t | _SupportsInt | None,
    descTensorIn: cutensornetTensorDescriptor_t | _SupportsInt | None,
    rawDataIn: _typing.DevicePointer,
    descTensorU: cutensornetTensorDescriptor_t | _SupportsInt | None,
    u: _typing.DevicePointer,
    s: _typing.DevicePointer,
    descTensorV: cutensornetTensorDescriptor_t | _SupportsInt | None,
    v: _typing.DevicePointer,
    svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None,
    svdInfo: cutensornetTensorSVDInfo_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[cutensornetStatus_t]:
    """Decomposes a tensor into two and singular values, and may cut off small ones.

    ``cutensornetStatus_t cutensornetTensorSVD(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorIn,
    const void *rawDataIn, cutensornetTensorDescriptor_t descTensorU, void *u, void *s, cutensornetTensorDescriptor_t
    descTensorV, void *v, cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDInfo_t svdInfo,
    cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)``

    Parameters
    ----------
    rawDataIn, u, s, v
        Used after the call: keep it alive until this call completes on ``stream``.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorSVD
    """

def cutensornetTensorSVDConfigGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None,
    attr: cutensornetTensorSVDConfigAttributes_t,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t, _Any]:
    """Returns a setting for singular value decompositions.

    ``cutensornetStatus_t cutensornetTensorSVDConfigGetAttribute(cutensornetHandle_t handle,
    cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDConfigAttributes_t attr, void *buffer, size_t
    sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    buffer : object

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorSVDConfigGetAttribute
    """

def cutensornetTensorSVDConfigSetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None,
    attr: cutensornetTensorSVDConfigAttributes_t,
    buffer: object,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Changes a setting for singular value decompositions.

    ``cutensornetStatus_t cutensornetTensorSVDConfigSetAttribute(cutensornetHandle_t handle,
    cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDConfigAttributes_t attr, const void *buffer, size_t
    sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorSVDConfigSetAttribute
    """

def cutensornetTensorSVDInfoGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    svdInfo: cutensornetTensorSVDInfo_t | _SupportsInt | None,
    attr: cutensornetTensorSVDInfoAttributes_t,
    sizeInBytes: _SupportsInt,
) -> tuple[cutensornetStatus_t, _Any]:
    """Returns what a decomposition has told, such as how much was cut off.

    ``cutensornetStatus_t cutensornetTensorSVDInfoGetAttribute(cutensornetHandle_t handle, cutensornetTensorSVDInfo_t
    svdInfo, cutensornetTensorSVDInfoAttributes_t attr, void *buffer, size_t sizeInBytes)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    buffer : object

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorSVDInfoGetAttribute
    """

def cutensornetUpdateContractionOptimizerInfoFromPackedData(
    handle: cutensornetHandle_t | _SupportsInt | None,
    buffer: _typing.Pointer,
    sizeInBytes: _SupportsInt,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Replaces an order of contractions by one from bytes.

    ``cutensornetStatus_t cutensornetUpdateContractionOptimizerInfoFromPackedData(cutensornetHandle_t handle, const void
    *buffer, size_t sizeInBytes, cutensornetContractionOptimizerInfo_t optimizerInfo)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetUpdateContractionOptimizerInfoFromPackedData
    """

def cutensornetWorkspaceComputeContractionSizes(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Computes the workspace that contracting a network needs.

    ``cutensornetStatus_t cutensornetWorkspaceComputeContractionSizes(cutensornetHandle_t handle,
    cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerInfo_t optimizerInfo,
    cutensornetWorkspaceDescriptor_t workDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeContractionSizes
    """

def cutensornetWorkspaceComputeGateSplitSizes(
    handle: cutensornetHandle_t | _SupportsInt | None,
    descTensorInA: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorInB: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorInG: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorU: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorV: cutensornetTensorDescriptor_t | _SupportsInt | None,
    gateAlgo: cutensornetGateSplitAlgo_t,
    svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None,
    computeType: cutensornetComputeType_t,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Computes the workspace that applying a gate to two tensors needs.

    ``cutensornetStatus_t cutensornetWorkspaceComputeGateSplitSizes(cutensornetHandle_t handle,
    cutensornetTensorDescriptor_t descTensorInA, cutensornetTensorDescriptor_t descTensorInB,
    cutensornetTensorDescriptor_t descTensorInG, cutensornetTensorDescriptor_t descTensorU,
    cutensornetTensorDescriptor_t descTensorV, cutensornetGateSplitAlgo_t gateAlgo, cutensornetTensorSVDConfig_t
    svdConfig, cutensornetComputeType_t computeType, cutensornetWorkspaceDescriptor_t workDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeGateSplitSizes
    """

def cutensornetWorkspaceComputeQRSizes(
    handle: cutensornetHandle_t | _SupportsInt | None,
    descTensorIn: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorQ: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorR: cutensornetTensorDescriptor_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Computes the workspace that a QR decomposition needs.

    ``cutensornetStatus_t cutensornetWorkspaceComputeQRSizes(cutensornetHandle_t handle, cutensornetTensorDescriptor_t
    descTensorIn, cutensornetTensorDescriptor_t descTensorQ, cutensornetTensorDescriptor_t descTensorR,
    cutensornetWorkspaceDescriptor_t workDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeQRSizes
    """

def cutensornetWorkspaceComputeSVDSizes(
    handle: cutensornetHandle_t | _SupportsInt | None,
    descTensorIn: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorU: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorV: cutensornetTensorDescriptor_t | _SupportsInt | None,
    svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Computes the workspace that a singular value decomposition needs.

    ``cutensornetStatus_t cutensornetWorkspaceComputeSVDSizes(cutensornetHandle_t handle, cutensornetTensorDescriptor_t
    descTensorIn, cutensornetTensorDescriptor_t descTensorU, cutensornetTensorDescriptor_t descTensorV,
    cutensornetTensorSVDConfig_t svdConfig, cutensornetWorkspaceDescriptor_t workDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeSVDSizes
    """

def cutensornetWorkspaceComputeSizes(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> tuple[cutensornetStatus_t]:
    """Computes the workspace that contracting a network needs.

    ``cutensornetStatus_t cutensornetWorkspaceComputeSizes(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t
    networkDesc, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetWorkspaceDescriptor_t workDesc)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeSizes
    """

def cutensornetWorkspaceGet(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    memSpace: cutensornetMemspace_t,
) -> tuple[cutensornetStatus_t, int, int]:
    """Returns which memory a workspace has.

    ``cutensornetStatus_t cutensornetWorkspaceGet(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc,
    cutensornetMemspace_t memSpace, void **workspacePtr, uint64_t *workspaceSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    workspacePtr : int
    workspaceSize : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceGet
    """

def cutensornetWorkspaceGetMemory(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    memSpace: cutensornetMemspace_t,
    workKind: cutensornetWorkspaceKind_t,
) -> tuple[cutensornetStatus_t, int, int]:
    """Returns which memory of a kind a workspace has.

    ``cutensornetStatus_t cutensornetWorkspaceGetMemory(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t
    workDesc, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, void **memoryPtr, int64_t
    *memorySize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    memoryPtr : int
    memorySize : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceGetMemory
    """

def cutensornetWorkspaceGetMemorySize(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    workPref: cutensornetWorksizePref_t,
    memSpace: cutensornetMemspace_t,
    workKind: cutensornetWorkspaceKind_t,
) -> tuple[cutensornetStatus_t, int]:
    """Returns how much memory of a kind a workspace needs.

    ``cutensornetStatus_t cutensornetWorkspaceGetMemorySize(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t
    workDesc, cutensornetWorksizePref_t workPref, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind,
    int64_t *memorySize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    memorySize : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceGetMemorySize
    """

def cutensornetWorkspaceGetSize(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    workPref: cutensornetWorksizePref_t,
    memSpace: cutensornetMemspace_t,
) -> tuple[cutensornetStatus_t, int]:
    """Returns how much memory a workspace needs.

    ``cutensornetStatus_t cutensornetWorkspaceGetSize(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t
    workDesc, cutensornetWorksizePref_t workPref, cutensornetMemspace_t memSpace, uint64_t *workspaceSize)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.
    workspaceSize : int

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceGetSize
    """

def cutensornetWorkspacePurgeCache(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    memSpace: cutensornetMemspace_t,
) -> tuple[cutensornetStatus_t]:
    """Discards what a workspace has cached.

    ``cutensornetStatus_t cutensornetWorkspacePurgeCache(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t
    workDesc, cutensornetMemspace_t memSpace)``

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspacePurgeCache
    """

def cutensornetWorkspaceSet(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    memSpace: cutensornetMemspace_t,
    workspacePtr: _typing.Pointer,
    workspaceSize: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Gives a workspace its memory.

    ``cutensornetStatus_t cutensornetWorkspaceSet(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc,
    cutensornetMemspace_t memSpace, void *workspacePtr, uint64_t workspaceSize)``

    Parameters
    ----------
    workspacePtr
        cubind keeps it alive until ``workDesc`` is destroyed, or such a call replaces it.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceSet
    """

def cutensornetWorkspaceSetMemory(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    memSpace: cutensornetMemspace_t,
    workKind: cutensornetWorkspaceKind_t,
    memoryPtr: _typing.Pointer,
    memorySize: _SupportsInt,
) -> tuple[cutensornetStatus_t]:
    """Gives a workspace its memory of a kind.

    ``cutensornetStatus_t cutensornetWorkspaceSetMemory(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t
    workDesc, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, void *memoryPtr, int64_t
    memorySize)``

    Parameters
    ----------
    memoryPtr
        cubind keeps it alive until ``workDesc`` is destroyed, or such a call replaces it.

    Returns
    -------
    cutensornetStatus_t
        ``CUTENSORNET_STATUS_SUCCESS``.

    Notes
    -----
    In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceSetMemory
    """
