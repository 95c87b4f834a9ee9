# NVML of CUDA 12 (API of toolkit 12.9), for Cython's `cimport`.
# Written by cubind's generator: do not edit.


ctypedef struct nvmlAccountingStats_t "nvmlAccountingStats_t":
    unsigned int gpuUtilization
    unsigned int memoryUtilization
    unsigned long long maxMemoryUsage
    unsigned long long time
    unsigned long long startTime
    unsigned int isRunning
    unsigned int reserved[5]
ctypedef unsigned int nvmlVgpuInstance_t "nvmlVgpuInstance_t"
ctypedef struct nvmlActiveVgpuInstanceInfo_v1_t "nvmlActiveVgpuInstanceInfo_v1_t":
    unsigned int version
    unsigned int vgpuCount
    nvmlVgpuInstance_t* vgpuInstances
ctypedef nvmlActiveVgpuInstanceInfo_v1_t nvmlActiveVgpuInstanceInfo_t "nvmlActiveVgpuInstanceInfo_t"
ctypedef unsigned int nvmlAffinityScope_t "nvmlAffinityScope_t"
ctypedef struct nvmlBAR1Memory_t "nvmlBAR1Memory_t":
    unsigned long long bar1Total
    unsigned long long bar1Free
    unsigned long long bar1Used
ctypedef struct nvmlPciInfo_t "nvmlPciInfo_t":
    char busIdLegacy[16]
    unsigned int domain
    unsigned int bus
    unsigned int device
    unsigned int pciDeviceId
    unsigned int pciSubSystemId
    char busId[32]
ctypedef struct nvmlExcludedDeviceInfo_t "nvmlExcludedDeviceInfo_t":
    nvmlPciInfo_t pciInfo
    char uuid[80]
ctypedef nvmlExcludedDeviceInfo_t nvmlBlacklistDeviceInfo_t "nvmlBlacklistDeviceInfo_t"
ctypedef enum nvmlBrandType_t "nvmlBrandType_t":
    NVML_BRAND_UNKNOWN = 0
    NVML_BRAND_QUADRO = 1
    NVML_BRAND_TESLA = 2
    NVML_BRAND_NVS = 3
    NVML_BRAND_GRID = 4
    NVML_BRAND_GEFORCE = 5
    NVML_BRAND_TITAN = 6
    NVML_BRAND_NVIDIA_VAPPS = 7
    NVML_BRAND_NVIDIA_VPC = 8
    NVML_BRAND_NVIDIA_VCS = 9
    NVML_BRAND_NVIDIA_VWS = 10
    NVML_BRAND_NVIDIA_CLOUD_GAMING = 11
    NVML_BRAND_NVIDIA_VGAMING = 11
    NVML_BRAND_QUADRO_RTX = 12
    NVML_BRAND_NVIDIA_RTX = 13
    NVML_BRAND_NVIDIA = 14
    NVML_BRAND_GEFORCE_RTX = 15
    NVML_BRAND_TITAN_RTX = 16
    NVML_BRAND_COUNT = 17
ctypedef enum nvmlBridgeChipType_t "nvmlBridgeChipType_t":
    NVML_BRIDGE_CHIP_PLX = 0
    NVML_BRIDGE_CHIP_BRO4 = 1
ctypedef struct nvmlBridgeChipInfo_t "nvmlBridgeChipInfo_t":
    nvmlBridgeChipType_t type
    unsigned int fwVersion
ctypedef struct nvmlBridgeChipHierarchy_t "nvmlBridgeChipHierarchy_t":
    unsigned char bridgeCount
    nvmlBridgeChipInfo_t bridgeChipInfo[128]
ctypedef unsigned int nvmlBusType_t "nvmlBusType_t"
ctypedef struct nvmlC2cModeInfo_v1_t "nvmlC2cModeInfo_v1_t":
    unsigned int isC2cEnabled
ctypedef struct nvmlClkMonFaultInfo_t "nvmlClkMonFaultInfo_t":
    unsigned int clkApiDomain
    unsigned int clkDomainFaultMask
ctypedef struct nvmlClkMonStatus_t "nvmlClkMonStatus_t":
    unsigned int bGlobalStatus
    unsigned int clkMonListSize
    nvmlClkMonFaultInfo_t clkMonList[32]
ctypedef enum nvmlClockId_t "nvmlClockId_t":
    NVML_CLOCK_ID_CURRENT = 0
    NVML_CLOCK_ID_APP_CLOCK_TARGET = 1
    NVML_CLOCK_ID_APP_CLOCK_DEFAULT = 2
    NVML_CLOCK_ID_CUSTOMER_BOOST_MAX = 3
    NVML_CLOCK_ID_COUNT = 4
ctypedef enum nvmlClockLimitId_t "nvmlClockLimitId_t":
    NVML_CLOCK_LIMIT_ID_RANGE_START = -256
    NVML_CLOCK_LIMIT_ID_TDP = -255
    NVML_CLOCK_LIMIT_ID_UNLIMITED = -254
ctypedef enum nvmlClockType_t "nvmlClockType_t":
    NVML_CLOCK_GRAPHICS = 0
    NVML_CLOCK_SM = 1
    NVML_CLOCK_MEM = 2
    NVML_CLOCK_VIDEO = 3
    NVML_CLOCK_COUNT = 4
ctypedef enum nvmlPstates_t "nvmlPstates_t":
    NVML_PSTATE_0 = 0
    NVML_PSTATE_1 = 1
    NVML_PSTATE_2 = 2
    NVML_PSTATE_3 = 3
    NVML_PSTATE_4 = 4
    NVML_PSTATE_5 = 5
    NVML_PSTATE_6 = 6
    NVML_PSTATE_7 = 7
    NVML_PSTATE_8 = 8
    NVML_PSTATE_9 = 9
    NVML_PSTATE_10 = 10
    NVML_PSTATE_11 = 11
    NVML_PSTATE_12 = 12
    NVML_PSTATE_13 = 13
    NVML_PSTATE_14 = 14
    NVML_PSTATE_15 = 15
    NVML_PSTATE_UNKNOWN = 32
ctypedef struct nvmlClockOffset_v1_t "nvmlClockOffset_v1_t":
    unsigned int version
    nvmlClockType_t type
    nvmlPstates_t pstate
    int clockOffsetMHz
    int minClockOffsetMHz
    int maxClockOffsetMHz
ctypedef nvmlClockOffset_v1_t nvmlClockOffset_t "nvmlClockOffset_t"
ctypedef void* nvmlDevice_t "nvmlDevice_t"
ctypedef void* nvmlGpuInstance_t "nvmlGpuInstance_t"
ctypedef struct nvmlComputeInstancePlacement_t "nvmlComputeInstancePlacement_t":
    unsigned int start
    unsigned int size
ctypedef struct nvmlComputeInstanceInfo_t "nvmlComputeInstanceInfo_t":
    nvmlDevice_t device
    nvmlGpuInstance_t gpuInstance
    unsigned int id
    unsigned int profileId
    nvmlComputeInstancePlacement_t placement
ctypedef struct nvmlComputeInstanceProfileInfo_t "nvmlComputeInstanceProfileInfo_t":
    unsigned int id
    unsigned int sliceCount
    unsigned int instanceCount
    unsigned int multiprocessorCount
    unsigned int sharedCopyEngineCount
    unsigned int sharedDecoderCount
    unsigned int sharedEncoderCount
    unsigned int sharedJpegCount
    unsigned int sharedOfaCount
ctypedef struct nvmlComputeInstanceProfileInfo_v2_t "nvmlComputeInstanceProfileInfo_v2_t":
    unsigned int version
    unsigned int id
    unsigned int sliceCount
    unsigned int instanceCount
    unsigned int multiprocessorCount
    unsigned int sharedCopyEngineCount
    unsigned int sharedDecoderCount
    unsigned int sharedEncoderCount
    unsigned int sharedJpegCount
    unsigned int sharedOfaCount
    char name[96]
ctypedef struct nvmlComputeInstanceProfileInfo_v3_t "nvmlComputeInstanceProfileInfo_v3_t":
    unsigned int version
    unsigned int id
    unsigned int sliceCount
    unsigned int instanceCount
    unsigned int multiprocessorCount
    unsigned int sharedCopyEngineCount
    unsigned int sharedDecoderCount
    unsigned int sharedEncoderCount
    unsigned int sharedJpegCount
    unsigned int sharedOfaCount
    char name[96]
    unsigned int capabilities
ctypedef void* nvmlComputeInstance_t "nvmlComputeInstance_t"
ctypedef enum nvmlComputeMode_t "nvmlComputeMode_t":
    NVML_COMPUTEMODE_DEFAULT = 0
    NVML_COMPUTEMODE_EXCLUSIVE_THREAD = 1
    NVML_COMPUTEMODE_PROHIBITED = 2
    NVML_COMPUTEMODE_EXCLUSIVE_PROCESS = 3
    NVML_COMPUTEMODE_COUNT = 4
ctypedef struct nvmlConfComputeGetKeyRotationThresholdInfo_v1_t "nvmlConfComputeGetKeyRotationThresholdInfo_v1_t":
    unsigned int version
    unsigned long long attackerAdvantage
ctypedef nvmlConfComputeGetKeyRotationThresholdInfo_v1_t nvmlConfComputeGetKeyRotationThresholdInfo_t "nvmlConfComputeGetKeyRotationThresholdInfo_t"
ctypedef struct nvmlConfComputeGpuAttestationReport_t "nvmlConfComputeGpuAttestationReport_t":
    unsigned int isCecAttestationReportPresent
    unsigned int attestationReportSize
    unsigned int cecAttestationReportSize
    unsigned char nonce[32]
    unsigned char attestationReport[8192]
    unsigned char cecAttestationReport[4096]
ctypedef struct nvmlConfComputeGpuCertificate_t "nvmlConfComputeGpuCertificate_t":
    unsigned int certChainSize
    unsigned int attestationCertChainSize
    unsigned char certChain[4096]
    unsigned char attestationCertChain[5120]
ctypedef struct nvmlConfComputeMemSizeInfo_t "nvmlConfComputeMemSizeInfo_t":
    unsigned long long protectedMemSizeKib
    unsigned long long unprotectedMemSizeKib
ctypedef struct nvmlConfComputeSetKeyRotationThresholdInfo_v1_t "nvmlConfComputeSetKeyRotationThresholdInfo_v1_t":
    unsigned int version
    unsigned long long maxAttackerAdvantage
ctypedef nvmlConfComputeSetKeyRotationThresholdInfo_v1_t nvmlConfComputeSetKeyRotationThresholdInfo_t "nvmlConfComputeSetKeyRotationThresholdInfo_t"
ctypedef struct nvmlConfComputeSystemCaps_t "nvmlConfComputeSystemCaps_t":
    unsigned int cpuCaps
    unsigned int gpusCaps
ctypedef struct nvmlConfComputeSystemState_t "nvmlConfComputeSystemState_t":
    unsigned int environment
    unsigned int ccFeature
    unsigned int devToolsMode
ctypedef enum nvmlCoolerControl_t "nvmlCoolerControl_t":
    NVML_THERMAL_COOLER_SIGNAL_NONE = 0
    NVML_THERMAL_COOLER_SIGNAL_TOGGLE = 1
    NVML_THERMAL_COOLER_SIGNAL_VARIABLE = 2
    NVML_THERMAL_COOLER_SIGNAL_COUNT = 3
ctypedef enum nvmlCoolerTarget_t "nvmlCoolerTarget_t":
    NVML_THERMAL_COOLER_TARGET_NONE = 1
    NVML_THERMAL_COOLER_TARGET_GPU = 2
    NVML_THERMAL_COOLER_TARGET_MEMORY = 4
    NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY = 8
    NVML_THERMAL_COOLER_TARGET_GPU_RELATED = 14
ctypedef struct nvmlCoolerInfo_v1_t "nvmlCoolerInfo_v1_t":
    unsigned int version
    unsigned int index
    nvmlCoolerControl_t signalType
    nvmlCoolerTarget_t target
ctypedef nvmlCoolerInfo_v1_t nvmlCoolerInfo_t "nvmlCoolerInfo_t"
ctypedef enum nvmlDetachGpuState_t "nvmlDetachGpuState_t":
    NVML_DETACH_GPU_KEEP = 0
    NVML_DETACH_GPU_REMOVE = 1
ctypedef unsigned int nvmlDeviceArchitecture_t "nvmlDeviceArchitecture_t"
ctypedef struct nvmlDeviceAttributes_t "nvmlDeviceAttributes_t":
    unsigned int multiprocessorCount
    unsigned int sharedCopyEngineCount
    unsigned int sharedDecoderCount
    unsigned int sharedEncoderCount
    unsigned int sharedJpegCount
    unsigned int sharedOfaCount
    unsigned int gpuInstanceSliceCount
    unsigned int computeInstanceSliceCount
    unsigned long long memorySizeMB
ctypedef struct nvmlDeviceCapabilities_v1_t "nvmlDeviceCapabilities_v1_t":
    unsigned int version
    unsigned int capMask
ctypedef nvmlDeviceCapabilities_v1_t nvmlDeviceCapabilities_t "nvmlDeviceCapabilities_t"
ctypedef struct nvmlDeviceCurrentClockFreqs_v1_t "nvmlDeviceCurrentClockFreqs_v1_t":
    unsigned int version
    char str[2048]
ctypedef nvmlDeviceCurrentClockFreqs_v1_t nvmlDeviceCurrentClockFreqs_t "nvmlDeviceCurrentClockFreqs_t"
ctypedef enum nvmlDeviceGpuRecoveryAction_t "nvmlDeviceGpuRecoveryAction_t":
    NVML_GPU_RECOVERY_ACTION_NONE = 0
    NVML_GPU_RECOVERY_ACTION_GPU_RESET = 1
    NVML_GPU_RECOVERY_ACTION_NODE_REBOOT = 2
    NVML_GPU_RECOVERY_ACTION_DRAIN_P2P = 3
    NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET = 4
    NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN = 5
    NVML_GPU_RECOVERY_ACTION_BUS_RESET = 6
    NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT = 7
ctypedef struct nvmlDevicePerfModes_v1_t "nvmlDevicePerfModes_v1_t":
    unsigned int version
    char str[2048]
ctypedef nvmlDevicePerfModes_v1_t nvmlDevicePerfModes_t "nvmlDevicePerfModes_t"
ctypedef enum nvmlDeviceVgpuCapability_t "nvmlDeviceVgpuCapability_t":
    NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU = 0
    NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES = 1
    NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES = 2
    NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW = 3
    NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW = 4
    NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING = 5
    NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU = 6
    NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU = 7
    NVML_DEVICE_VGPU_CAP_WARM_UPDATE = 8
    NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS = 9
    NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED = 10
    NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED = 11
    NVML_DEVICE_VGPU_CAP_COUNT = 12
ctypedef enum nvmlEnableState_t "nvmlEnableState_t":
    NVML_FEATURE_DISABLED = 0
    NVML_FEATURE_ENABLED = 1
ctypedef struct nvmlDramEncryptionInfo_v1_t "nvmlDramEncryptionInfo_v1_t":
    unsigned int version
    nvmlEnableState_t encryptionState
ctypedef nvmlDramEncryptionInfo_v1_t nvmlDramEncryptionInfo_t "nvmlDramEncryptionInfo_t"
ctypedef enum nvmlDriverModel_t "nvmlDriverModel_t":
    NVML_DRIVER_WDDM = 0
    NVML_DRIVER_WDM = 1
    NVML_DRIVER_MCDM = 2
ctypedef enum nvmlMemoryErrorType_t "nvmlMemoryErrorType_t":
    NVML_MEMORY_ERROR_TYPE_CORRECTED = 0
    NVML_MEMORY_ERROR_TYPE_UNCORRECTED = 1
    NVML_MEMORY_ERROR_TYPE_COUNT = 2
ctypedef nvmlMemoryErrorType_t nvmlEccBitType_t "nvmlEccBitType_t"
ctypedef enum nvmlEccCounterType_t "nvmlEccCounterType_t":
    NVML_VOLATILE_ECC = 0
    NVML_AGGREGATE_ECC = 1
    NVML_ECC_COUNTER_TYPE_COUNT = 2
ctypedef struct nvmlEccErrorCounts_t "nvmlEccErrorCounts_t":
    unsigned long long l1Cache
    unsigned long long l2Cache
    unsigned long long deviceMemory
    unsigned long long registerFile
ctypedef struct nvmlEccSramErrorStatus_v1_t "nvmlEccSramErrorStatus_v1_t":
    unsigned int version
    unsigned long long aggregateUncParity
    unsigned long long aggregateUncSecDed
    unsigned long long aggregateCor
    unsigned long long volatileUncParity
    unsigned long long volatileUncSecDed
    unsigned long long volatileCor
    unsigned long long aggregateUncBucketL2
    unsigned long long aggregateUncBucketSm
    unsigned long long aggregateUncBucketPcie
    unsigned long long aggregateUncBucketMcu
    unsigned long long aggregateUncBucketOther
    unsigned int bThresholdExceeded
ctypedef nvmlEccSramErrorStatus_v1_t nvmlEccSramErrorStatus_t "nvmlEccSramErrorStatus_t"
ctypedef enum nvmlEncoderType_t "nvmlEncoderType_t":
    NVML_ENCODER_QUERY_H264 = 0
    NVML_ENCODER_QUERY_HEVC = 1
    NVML_ENCODER_QUERY_AV1 = 2
    NVML_ENCODER_QUERY_UNKNOWN = 255
ctypedef struct nvmlEncoderSessionInfo_t "nvmlEncoderSessionInfo_t":
    unsigned int sessionId
    unsigned int pid
    nvmlVgpuInstance_t vgpuInstance
    nvmlEncoderType_t codecType
    unsigned int hResolution
    unsigned int vResolution
    unsigned int averageFps
    unsigned int averageLatency
ctypedef struct nvmlEventData_t "nvmlEventData_t":
    nvmlDevice_t device
    unsigned long long eventType
    unsigned long long eventData
    unsigned int gpuInstanceId
    unsigned int computeInstanceId
ctypedef void* nvmlEventSet_t "nvmlEventSet_t"
ctypedef enum nvmlFBCSessionType_t "nvmlFBCSessionType_t":
    NVML_FBC_SESSION_TYPE_UNKNOWN = 0
    NVML_FBC_SESSION_TYPE_TOSYS = 1
    NVML_FBC_SESSION_TYPE_CUDA = 2
    NVML_FBC_SESSION_TYPE_VID = 3
    NVML_FBC_SESSION_TYPE_HWENC = 4
ctypedef struct nvmlFBCSessionInfo_t "nvmlFBCSessionInfo_t":
    unsigned int sessionId
    unsigned int pid
    nvmlVgpuInstance_t vgpuInstance
    unsigned int displayOrdinal
    nvmlFBCSessionType_t sessionType
    unsigned int sessionFlags
    unsigned int hMaxResolution
    unsigned int vMaxResolution
    unsigned int hResolution
    unsigned int vResolution
    unsigned int averageFPS
    unsigned int averageLatency
ctypedef struct nvmlFBCStats_t "nvmlFBCStats_t":
    unsigned int sessionsCount
    unsigned int averageFPS
    unsigned int averageLatency
ctypedef unsigned int nvmlFanControlPolicy_t "nvmlFanControlPolicy_t"
ctypedef struct nvmlFanSpeedInfo_v1_t "nvmlFanSpeedInfo_v1_t":
    unsigned int version
    unsigned int fan
    unsigned int speed
ctypedef nvmlFanSpeedInfo_v1_t nvmlFanSpeedInfo_t "nvmlFanSpeedInfo_t"
ctypedef enum nvmlFanState_t "nvmlFanState_t":
    NVML_FAN_NORMAL = 0
    NVML_FAN_FAILED = 1
ctypedef enum nvmlValueType_t "nvmlValueType_t":
    NVML_VALUE_TYPE_DOUBLE = 0
    NVML_VALUE_TYPE_UNSIGNED_INT = 1
    NVML_VALUE_TYPE_UNSIGNED_LONG = 2
    NVML_VALUE_TYPE_UNSIGNED_LONG_LONG = 3
    NVML_VALUE_TYPE_SIGNED_LONG_LONG = 4
    NVML_VALUE_TYPE_SIGNED_INT = 5
    NVML_VALUE_TYPE_UNSIGNED_SHORT = 6
    NVML_VALUE_TYPE_COUNT = 7
ctypedef enum nvmlReturn_t "nvmlReturn_t":
    NVML_SUCCESS = 0
    NVML_ERROR_UNINITIALIZED = 1
    NVML_ERROR_INVALID_ARGUMENT = 2
    NVML_ERROR_NOT_SUPPORTED = 3
    NVML_ERROR_NO_PERMISSION = 4
    NVML_ERROR_ALREADY_INITIALIZED = 5
    NVML_ERROR_NOT_FOUND = 6
    NVML_ERROR_INSUFFICIENT_SIZE = 7
    NVML_ERROR_INSUFFICIENT_POWER = 8
    NVML_ERROR_DRIVER_NOT_LOADED = 9
    NVML_ERROR_TIMEOUT = 10
    NVML_ERROR_IRQ_ISSUE = 11
    NVML_ERROR_LIBRARY_NOT_FOUND = 12
    NVML_ERROR_FUNCTION_NOT_FOUND = 13
    NVML_ERROR_CORRUPTED_INFOROM = 14
    NVML_ERROR_GPU_IS_LOST = 15
    NVML_ERROR_RESET_REQUIRED = 16
    NVML_ERROR_OPERATING_SYSTEM = 17
    NVML_ERROR_LIB_RM_VERSION_MISMATCH = 18
    NVML_ERROR_IN_USE = 19
    NVML_ERROR_MEMORY = 20
    NVML_ERROR_NO_DATA = 21
    NVML_ERROR_VGPU_ECC_NOT_SUPPORTED = 22
    NVML_ERROR_INSUFFICIENT_RESOURCES = 23
    NVML_ERROR_FREQ_NOT_SUPPORTED = 24
    NVML_ERROR_ARGUMENT_VERSION_MISMATCH = 25
    NVML_ERROR_DEPRECATED = 26
    NVML_ERROR_NOT_READY = 27
    NVML_ERROR_GPU_NOT_FOUND = 28
    NVML_ERROR_INVALID_STATE = 29
    NVML_ERROR_RESET_TYPE_NOT_SUPPORTED = 30
    NVML_ERROR_UNKNOWN = 999
    _NVMLRETURN_T_INTERNAL_LOADING_ERROR = -42
ctypedef union nvmlValue_t "nvmlValue_t":
    double dVal
    int siVal
    unsigned int uiVal
    unsigned long ulVal
    unsigned long long ullVal
    long long sllVal
    unsigned short usVal
ctypedef struct nvmlFieldValue_t "nvmlFieldValue_t":
    unsigned int fieldId
    unsigned int scopeId
    long long timestamp
    long long latencyUsec
    nvmlValueType_t valueType
    nvmlReturn_t nvmlReturn
    nvmlValue_t value
ctypedef enum nvmlGpmMetricId_t "nvmlGpmMetricId_t":
    NVML_GPM_METRIC_GRAPHICS_UTIL = 1
    NVML_GPM_METRIC_SM_UTIL = 2
    NVML_GPM_METRIC_SM_OCCUPANCY = 3
    NVML_GPM_METRIC_INTEGER_UTIL = 4
    NVML_GPM_METRIC_ANY_TENSOR_UTIL = 5
    NVML_GPM_METRIC_DFMA_TENSOR_UTIL = 6
    NVML_GPM_METRIC_HMMA_TENSOR_UTIL = 7
    NVML_GPM_METRIC_IMMA_TENSOR_UTIL = 9
    NVML_GPM_METRIC_DRAM_BW_UTIL = 10
    NVML_GPM_METRIC_FP64_UTIL = 11
    NVML_GPM_METRIC_FP32_UTIL = 12
    NVML_GPM_METRIC_FP16_UTIL = 13
    NVML_GPM_METRIC_PCIE_TX_PER_SEC = 20
    NVML_GPM_METRIC_PCIE_RX_PER_SEC = 21
    NVML_GPM_METRIC_NVDEC_0_UTIL = 30
    NVML_GPM_METRIC_NVDEC_1_UTIL = 31
    NVML_GPM_METRIC_NVDEC_2_UTIL = 32
    NVML_GPM_METRIC_NVDEC_3_UTIL = 33
    NVML_GPM_METRIC_NVDEC_4_UTIL = 34
    NVML_GPM_METRIC_NVDEC_5_UTIL = 35
    NVML_GPM_METRIC_NVDEC_6_UTIL = 36
    NVML_GPM_METRIC_NVDEC_7_UTIL = 37
    NVML_GPM_METRIC_NVJPG_0_UTIL = 40
    NVML_GPM_METRIC_NVJPG_1_UTIL = 41
    NVML_GPM_METRIC_NVJPG_2_UTIL = 42
    NVML_GPM_METRIC_NVJPG_3_UTIL = 43
    NVML_GPM_METRIC_NVJPG_4_UTIL = 44
    NVML_GPM_METRIC_NVJPG_5_UTIL = 45
    NVML_GPM_METRIC_NVJPG_6_UTIL = 46
    NVML_GPM_METRIC_NVJPG_7_UTIL = 47
    NVML_GPM_METRIC_NVOFA_0_UTIL = 50
    NVML_GPM_METRIC_NVOFA_1_UTIL = 51
    NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC = 60
    NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC = 61
    NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC = 62
    NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC = 63
    NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC = 64
    NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC = 65
    NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC = 66
    NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC = 67
    NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC = 68
    NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC = 69
    NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC = 70
    NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC = 71
    NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC = 72
    NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC = 73
    NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC = 74
    NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC = 75
    NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC = 76
    NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC = 77
    NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC = 78
    NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC = 79
    NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC = 80
    NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC = 81
    NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC = 82
    NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC = 83
    NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC = 84
    NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC = 85
    NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC = 86
    NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC = 87
    NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC = 88
    NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC = 89
    NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC = 90
    NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC = 91
    NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC = 92
    NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC = 93
    NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC = 94
    NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC = 95
    NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC = 96
    NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC = 97
    NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC = 100
    NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC = 101
    NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC = 102
    NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC = 103
    NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC = 104
    NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC = 105
    NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC = 106
    NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC = 107
    NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC = 108
    NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC = 109
    NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC = 110
    NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC = 111
    NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC = 112
    NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC = 113
    NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC = 114
    NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC = 115
    NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC = 116
    NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC = 117
    NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC = 118
    NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC = 119
    NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC = 120
    NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC = 121
    NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC = 122
    NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC = 123
    NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC = 124
    NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC = 125
    NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC = 126
    NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC = 127
    NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC = 128
    NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC = 129
    NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC = 130
    NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC = 131
    NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC = 132
    NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC = 133
    NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC = 134
    NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC = 135
    NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC = 136
    NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC = 137
    NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC = 138
    NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC = 139
    NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC = 140
    NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC = 141
    NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC = 142
    NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC = 143
    NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC = 144
    NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC = 145
    NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC = 146
    NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC = 147
    NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC = 148
    NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC = 149
    NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC = 150
    NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC = 151
    NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC = 152
    NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC = 153
    NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC = 154
    NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC = 155
    NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC = 156
    NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC = 157
    NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC = 158
    NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC = 159
    NVML_GPM_METRIC_HOSTMEM_CACHE_HIT = 160
    NVML_GPM_METRIC_HOSTMEM_CACHE_MISS = 161
    NVML_GPM_METRIC_PEERMEM_CACHE_HIT = 162
    NVML_GPM_METRIC_PEERMEM_CACHE_MISS = 163
    NVML_GPM_METRIC_DRAM_CACHE_HIT = 164
    NVML_GPM_METRIC_DRAM_CACHE_MISS = 165
    NVML_GPM_METRIC_NVENC_0_UTIL = 166
    NVML_GPM_METRIC_NVENC_1_UTIL = 167
    NVML_GPM_METRIC_NVENC_2_UTIL = 168
    NVML_GPM_METRIC_NVENC_3_UTIL = 169
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED = 170
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE = 171
    NVML_GPM_METRIC_GR0_CTXSW_REQUESTS = 172
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ = 173
    NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT = 174
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED = 175
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE = 176
    NVML_GPM_METRIC_GR1_CTXSW_REQUESTS = 177
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ = 178
    NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT = 179
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED = 180
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE = 181
    NVML_GPM_METRIC_GR2_CTXSW_REQUESTS = 182
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ = 183
    NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT = 184
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED = 185
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE = 186
    NVML_GPM_METRIC_GR3_CTXSW_REQUESTS = 187
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ = 188
    NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT = 189
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED = 190
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE = 191
    NVML_GPM_METRIC_GR4_CTXSW_REQUESTS = 192
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ = 193
    NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT = 194
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED = 195
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE = 196
    NVML_GPM_METRIC_GR5_CTXSW_REQUESTS = 197
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ = 198
    NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT = 199
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED = 200
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE = 201
    NVML_GPM_METRIC_GR6_CTXSW_REQUESTS = 202
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ = 203
    NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT = 204
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED = 205
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE = 206
    NVML_GPM_METRIC_GR7_CTXSW_REQUESTS = 207
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ = 208
    NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT = 209
    NVML_GPM_METRIC_MAX = 210
ctypedef struct nvmlGpmMetric_t_metricInfo "nvmlGpmMetric_t_metricInfo":
    char* shortName
    char* longName
    char* unit
ctypedef struct nvmlGpmMetric_t "nvmlGpmMetric_t":
    unsigned int metricId
    nvmlReturn_t nvmlReturn
    double value
    nvmlGpmMetric_t_metricInfo metricInfo
ctypedef void* nvmlGpmSample_t "nvmlGpmSample_t"
ctypedef struct nvmlGpmMetricsGet_t "nvmlGpmMetricsGet_t":
    unsigned int version
    unsigned int numMetrics
    nvmlGpmSample_t sample1
    nvmlGpmSample_t sample2
    nvmlGpmMetric_t metrics[210]
ctypedef struct nvmlGpmSupport_t "nvmlGpmSupport_t":
    unsigned int version
    unsigned int isSupportedDevice
ctypedef struct nvmlGpuDynamicPstatesInfo_t_utilization "nvmlGpuDynamicPstatesInfo_t_utilization":
    unsigned int bIsPresent
    unsigned int percentage
    unsigned int incThreshold
    unsigned int decThreshold
ctypedef struct nvmlGpuDynamicPstatesInfo_t "nvmlGpuDynamicPstatesInfo_t":
    unsigned int flags
    nvmlGpuDynamicPstatesInfo_t_utilization utilization[8]
ctypedef unsigned char nvmlGpuFabricState_t "nvmlGpuFabricState_t"
ctypedef struct nvmlGpuFabricInfo_v2_t "nvmlGpuFabricInfo_v2_t":
    unsigned int version
    unsigned char clusterUuid[16]
    nvmlReturn_t status
    unsigned int cliqueId
    nvmlGpuFabricState_t state
    unsigned int healthMask
ctypedef nvmlGpuFabricInfo_v2_t nvmlGpuFabricInfoV_t "nvmlGpuFabricInfoV_t"
ctypedef struct nvmlGpuFabricInfo_t "nvmlGpuFabricInfo_t":
    unsigned char clusterUuid[16]
    nvmlReturn_t status
    unsigned int cliqueId
    nvmlGpuFabricState_t state
ctypedef struct nvmlGpuInstancePlacement_t "nvmlGpuInstancePlacement_t":
    unsigned int start
    unsigned int size
ctypedef struct nvmlGpuInstanceInfo_t "nvmlGpuInstanceInfo_t":
    nvmlDevice_t device
    unsigned int id
    unsigned int profileId
    nvmlGpuInstancePlacement_t placement
ctypedef struct nvmlGpuInstanceProfileInfo_t "nvmlGpuInstanceProfileInfo_t":
    unsigned int id
    unsigned int isP2pSupported
    unsigned int sliceCount
    unsigned int instanceCount
    unsigned int multiprocessorCount
    unsigned int copyEngineCount
    unsigned int decoderCount
    unsigned int encoderCount
    unsigned int jpegCount
    unsigned int ofaCount
    unsigned long long memorySizeMB
ctypedef struct nvmlGpuInstanceProfileInfo_v2_t "nvmlGpuInstanceProfileInfo_v2_t":
    unsigned int version
    unsigned int id
    unsigned int isP2pSupported
    unsigned int sliceCount
    unsigned int instanceCount
    unsigned int multiprocessorCount
    unsigned int copyEngineCount
    unsigned int decoderCount
    unsigned int encoderCount
    unsigned int jpegCount
    unsigned int ofaCount
    unsigned long long memorySizeMB
    char name[96]
ctypedef struct nvmlGpuInstanceProfileInfo_v3_t "nvmlGpuInstanceProfileInfo_v3_t":
    unsigned int version
    unsigned int id
    unsigned int sliceCount
    unsigned int instanceCount
    unsigned int multiprocessorCount
    unsigned int copyEngineCount
    unsigned int decoderCount
    unsigned int encoderCount
    unsigned int jpegCount
    unsigned int ofaCount
    unsigned long long memorySizeMB
    char name[96]
    unsigned int capabilities
ctypedef enum nvmlGpuOperationMode_t "nvmlGpuOperationMode_t":
    NVML_GOM_ALL_ON = 0
    NVML_GOM_COMPUTE = 1
    NVML_GOM_LOW_DP = 2
ctypedef enum nvmlGpuP2PCapsIndex_t "nvmlGpuP2PCapsIndex_t":
    NVML_P2P_CAPS_INDEX_READ = 0
    NVML_P2P_CAPS_INDEX_WRITE = 1
    NVML_P2P_CAPS_INDEX_NVLINK = 2
    NVML_P2P_CAPS_INDEX_ATOMICS = 3
    NVML_P2P_CAPS_INDEX_PCI = 4
    NVML_P2P_CAPS_INDEX_PROP = 4
    NVML_P2P_CAPS_INDEX_UNKNOWN = 5
ctypedef enum nvmlGpuP2PStatus_t "nvmlGpuP2PStatus_t":
    NVML_P2P_STATUS_OK = 0
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED = 1
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED = 1
    NVML_P2P_STATUS_GPU_NOT_SUPPORTED = 2
    NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED = 3
    NVML_P2P_STATUS_DISABLED_BY_REGKEY = 4
    NVML_P2P_STATUS_NOT_SUPPORTED = 5
    NVML_P2P_STATUS_UNKNOWN = 6
ctypedef enum nvmlThermalController_t "nvmlThermalController_t":
    NVML_THERMAL_CONTROLLER_NONE = 0
    NVML_THERMAL_CONTROLLER_GPU_INTERNAL = 1
    NVML_THERMAL_CONTROLLER_ADM1032 = 2
    NVML_THERMAL_CONTROLLER_ADT7461 = 3
    NVML_THERMAL_CONTROLLER_MAX6649 = 4
    NVML_THERMAL_CONTROLLER_MAX1617 = 5
    NVML_THERMAL_CONTROLLER_LM99 = 6
    NVML_THERMAL_CONTROLLER_LM89 = 7
    NVML_THERMAL_CONTROLLER_LM64 = 8
    NVML_THERMAL_CONTROLLER_G781 = 9
    NVML_THERMAL_CONTROLLER_ADT7473 = 10
    NVML_THERMAL_CONTROLLER_SBMAX6649 = 11
    NVML_THERMAL_CONTROLLER_VBIOSEVT = 12
    NVML_THERMAL_CONTROLLER_OS = 13
    NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS = 14
    NVML_THERMAL_CONTROLLER_NVSYSCON_E551 = 15
    NVML_THERMAL_CONTROLLER_MAX6649R = 16
    NVML_THERMAL_CONTROLLER_ADT7473S = 17
    NVML_THERMAL_CONTROLLER_UNKNOWN = -1
ctypedef enum nvmlThermalTarget_t "nvmlThermalTarget_t":
    NVML_THERMAL_TARGET_NONE = 0
    NVML_THERMAL_TARGET_GPU = 1
    NVML_THERMAL_TARGET_MEMORY = 2
    NVML_THERMAL_TARGET_POWER_SUPPLY = 4
    NVML_THERMAL_TARGET_BOARD = 8
    NVML_THERMAL_TARGET_VCD_BOARD = 9
    NVML_THERMAL_TARGET_VCD_INLET = 10
    NVML_THERMAL_TARGET_VCD_OUTLET = 11
    NVML_THERMAL_TARGET_ALL = 15
    NVML_THERMAL_TARGET_UNKNOWN = -1
ctypedef struct nvmlGpuThermalSettings_t_sensor "nvmlGpuThermalSettings_t_sensor":
    nvmlThermalController_t controller
    int defaultMinTemp
    int defaultMaxTemp
    int currentTemp
    nvmlThermalTarget_t target
ctypedef struct nvmlGpuThermalSettings_t "nvmlGpuThermalSettings_t":
    unsigned int count
    nvmlGpuThermalSettings_t_sensor sensor[3]
ctypedef enum nvmlGpuTopologyLevel_t "nvmlGpuTopologyLevel_t":
    NVML_TOPOLOGY_INTERNAL = 0
    NVML_TOPOLOGY_SINGLE = 10
    NVML_TOPOLOGY_MULTIPLE = 20
    NVML_TOPOLOGY_HOSTBRIDGE = 30
    NVML_TOPOLOGY_NODE = 40
    NVML_TOPOLOGY_SYSTEM = 50
ctypedef enum nvmlGpuUtilizationDomainId_t "nvmlGpuUtilizationDomainId_t":
    NVML_GPU_UTILIZATION_DOMAIN_GPU = 0
    NVML_GPU_UTILIZATION_DOMAIN_FB = 1
    NVML_GPU_UTILIZATION_DOMAIN_VID = 2
    NVML_GPU_UTILIZATION_DOMAIN_BUS = 3
ctypedef enum nvmlGpuVirtualizationMode_t "nvmlGpuVirtualizationMode_t":
    NVML_GPU_VIRTUALIZATION_MODE_NONE = 0
    NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH = 1
    NVML_GPU_VIRTUALIZATION_MODE_VGPU = 2
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU = 3
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA = 4
ctypedef enum nvmlGridLicenseFeatureCode_t "nvmlGridLicenseFeatureCode_t":
    NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN = 0
    NVML_GRID_LICENSE_FEATURE_CODE_VGPU = 1
    NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX = 2
    NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION = 2
    NVML_GRID_LICENSE_FEATURE_CODE_GAMING = 3
    NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE = 4
    NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV = 5
ctypedef struct nvmlGridLicenseExpiry_t "nvmlGridLicenseExpiry_t":
    unsigned int year
    unsigned short month
    unsigned short day
    unsigned short hour
    unsigned short min
    unsigned short sec
    unsigned char status
ctypedef struct nvmlGridLicensableFeature_t "nvmlGridLicensableFeature_t":
    nvmlGridLicenseFeatureCode_t featureCode
    unsigned int featureState
    char licenseInfo[128]
    char productName[128]
    unsigned int featureEnabled
    nvmlGridLicenseExpiry_t licenseExpiry
ctypedef struct nvmlGridLicensableFeatures_t "nvmlGridLicensableFeatures_t":
    int isGridLicenseSupported
    unsigned int licensableFeaturesCount
    nvmlGridLicensableFeature_t gridLicensableFeatures[3]
ctypedef enum nvmlHostVgpuMode_t "nvmlHostVgpuMode_t":
    NVML_HOST_VGPU_MODE_NON_SRIOV = 0
    NVML_HOST_VGPU_MODE_SRIOV = 1
ctypedef struct nvmlHwbcEntry_t "nvmlHwbcEntry_t":
    unsigned int hwbcId
    char firmwareVersion[32]
ctypedef enum nvmlInforomObject_t "nvmlInforomObject_t":
    NVML_INFOROM_OEM = 0
    NVML_INFOROM_ECC = 1
    NVML_INFOROM_POWER = 2
    NVML_INFOROM_DEN = 3
    NVML_INFOROM_COUNT = 4
ctypedef enum nvmlIntNvLinkDeviceType_t "nvmlIntNvLinkDeviceType_t":
    NVML_NVLINK_DEVICE_TYPE_GPU = 0
    NVML_NVLINK_DEVICE_TYPE_IBMNPU = 1
    NVML_NVLINK_DEVICE_TYPE_SWITCH = 2
    NVML_NVLINK_DEVICE_TYPE_UNKNOWN = 255
ctypedef enum nvmlLedColor_t "nvmlLedColor_t":
    NVML_LED_COLOR_GREEN = 0
    NVML_LED_COLOR_AMBER = 1
ctypedef struct nvmlLedState_t "nvmlLedState_t":
    char cause[256]
    nvmlLedColor_t color
ctypedef struct nvmlMarginTemperature_v1_t "nvmlMarginTemperature_v1_t":
    unsigned int version
    int marginTemperature
ctypedef nvmlMarginTemperature_v1_t nvmlMarginTemperature_t "nvmlMarginTemperature_t"
ctypedef struct nvmlMask255_t "nvmlMask255_t":
    unsigned int mask[8]
ctypedef enum nvmlMemoryLocation_t "nvmlMemoryLocation_t":
    NVML_MEMORY_LOCATION_L1_CACHE = 0
    NVML_MEMORY_LOCATION_L2_CACHE = 1
    NVML_MEMORY_LOCATION_DRAM = 2
    NVML_MEMORY_LOCATION_DEVICE_MEMORY = 2
    NVML_MEMORY_LOCATION_REGISTER_FILE = 3
    NVML_MEMORY_LOCATION_TEXTURE_MEMORY = 4
    NVML_MEMORY_LOCATION_TEXTURE_SHM = 5
    NVML_MEMORY_LOCATION_CBU = 6
    NVML_MEMORY_LOCATION_SRAM = 7
    NVML_MEMORY_LOCATION_COUNT = 8
ctypedef struct nvmlMemory_t "nvmlMemory_t":
    unsigned long long total
    unsigned long long free
    unsigned long long used
ctypedef struct nvmlMemory_v2_t "nvmlMemory_v2_t":
    unsigned int version
    unsigned long long total
    unsigned long long reserved
    unsigned long long free
    unsigned long long used
ctypedef enum nvmlNvLinkCapability_t "nvmlNvLinkCapability_t":
    NVML_NVLINK_CAP_P2P_SUPPORTED = 0
    NVML_NVLINK_CAP_SYSMEM_ACCESS = 1
    NVML_NVLINK_CAP_P2P_ATOMICS = 2
    NVML_NVLINK_CAP_SYSMEM_ATOMICS = 3
    NVML_NVLINK_CAP_SLI_BRIDGE = 4
    NVML_NVLINK_CAP_VALID = 5
    NVML_NVLINK_CAP_COUNT = 6
ctypedef enum nvmlNvLinkErrorCounter_t "nvmlNvLinkErrorCounter_t":
    NVML_NVLINK_ERROR_DL_REPLAY = 0
    NVML_NVLINK_ERROR_DL_RECOVERY = 1
    NVML_NVLINK_ERROR_DL_CRC_FLIT = 2
    NVML_NVLINK_ERROR_DL_CRC_DATA = 3
    NVML_NVLINK_ERROR_DL_ECC_DATA = 4
    NVML_NVLINK_ERROR_COUNT = 5
ctypedef struct nvmlNvLinkPowerThres_t "nvmlNvLinkPowerThres_t":
    unsigned int lowPwrThreshold
ctypedef enum nvmlNvLinkUtilizationCountUnits_t "nvmlNvLinkUtilizationCountUnits_t":
    NVML_NVLINK_COUNTER_UNIT_CYCLES = 0
    NVML_NVLINK_COUNTER_UNIT_PACKETS = 1
    NVML_NVLINK_COUNTER_UNIT_BYTES = 2
    NVML_NVLINK_COUNTER_UNIT_RESERVED = 3
    NVML_NVLINK_COUNTER_UNIT_COUNT = 4
ctypedef enum nvmlNvLinkUtilizationCountPktTypes_t "nvmlNvLinkUtilizationCountPktTypes_t":
    NVML_NVLINK_COUNTER_PKTFILTER_NOP = 1
    NVML_NVLINK_COUNTER_PKTFILTER_READ = 2
    NVML_NVLINK_COUNTER_PKTFILTER_WRITE = 4
    NVML_NVLINK_COUNTER_PKTFILTER_RATOM = 8
    NVML_NVLINK_COUNTER_PKTFILTER_NRATOM = 16
    NVML_NVLINK_COUNTER_PKTFILTER_FLUSH = 32
    NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA = 64
    NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA = 128
    NVML_NVLINK_COUNTER_PKTFILTER_ALL = 255
ctypedef struct nvmlNvLinkUtilizationControl_t "nvmlNvLinkUtilizationControl_t":
    nvmlNvLinkUtilizationCountUnits_t units
    nvmlNvLinkUtilizationCountPktTypes_t pktfilter
ctypedef struct nvmlNvlinkGetBwMode_v1_t "nvmlNvlinkGetBwMode_v1_t":
    unsigned int version
    unsigned int bIsBest
    unsigned char bwMode
ctypedef nvmlNvlinkGetBwMode_v1_t nvmlNvlinkGetBwMode_t "nvmlNvlinkGetBwMode_t"
ctypedef struct nvmlNvlinkSetBwMode_v1_t "nvmlNvlinkSetBwMode_v1_t":
    unsigned int version
    unsigned int bSetBest
    unsigned char bwMode
ctypedef nvmlNvlinkSetBwMode_v1_t nvmlNvlinkSetBwMode_t "nvmlNvlinkSetBwMode_t"
ctypedef struct nvmlNvlinkSupportedBwModes_v1_t "nvmlNvlinkSupportedBwModes_v1_t":
    unsigned int version
    unsigned char bwModes[23]
    unsigned char totalBwModes
ctypedef nvmlNvlinkSupportedBwModes_v1_t nvmlNvlinkSupportedBwModes_t "nvmlNvlinkSupportedBwModes_t"
ctypedef enum nvmlNvlinkVersion_t "nvmlNvlinkVersion_t":
    NVML_NVLINK_VERSION_INVALID = 0
    NVML_NVLINK_VERSION_1_0 = 1
    NVML_NVLINK_VERSION_2_0 = 2
    NVML_NVLINK_VERSION_2_2 = 3
    NVML_NVLINK_VERSION_3_0 = 4
    NVML_NVLINK_VERSION_3_1 = 5
    NVML_NVLINK_VERSION_4_0 = 6
    NVML_NVLINK_VERSION_5_0 = 7
    NVML_NVLINK_VERSION_6_0 = 8
ctypedef struct nvmlPSUInfo_t "nvmlPSUInfo_t":
    char state[256]
    unsigned int current
    unsigned int voltage
    unsigned int power
ctypedef enum nvmlPageRetirementCause_t "nvmlPageRetirementCause_t":
    NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS = 0
    NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR = 1
    NVML_PAGE_RETIREMENT_CAUSE_COUNT = 2
ctypedef struct nvmlPciInfoExt_v1_t "nvmlPciInfoExt_v1_t":
    unsigned int version
    unsigned int domain
    unsigned int bus
    unsigned int device
    unsigned int pciDeviceId
    unsigned int pciSubSystemId
    unsigned int baseClass
    unsigned int subClass
    char busId[32]
ctypedef nvmlPciInfoExt_v1_t nvmlPciInfoExt_t "nvmlPciInfoExt_t"
ctypedef enum nvmlPcieLinkState_t "nvmlPcieLinkState_t":
    NVML_PCIE_LINK_KEEP = 0
    NVML_PCIE_LINK_SHUT_DOWN = 1
ctypedef enum nvmlPcieUtilCounter_t "nvmlPcieUtilCounter_t":
    NVML_PCIE_UTIL_TX_BYTES = 0
    NVML_PCIE_UTIL_RX_BYTES = 1
    NVML_PCIE_UTIL_COUNT = 2
ctypedef enum nvmlPerfPolicyType_t "nvmlPerfPolicyType_t":
    NVML_PERF_POLICY_POWER = 0
    NVML_PERF_POLICY_THERMAL = 1
    NVML_PERF_POLICY_SYNC_BOOST = 2
    NVML_PERF_POLICY_BOARD_LIMIT = 3
    NVML_PERF_POLICY_LOW_UTILIZATION = 4
    NVML_PERF_POLICY_RELIABILITY = 5
    NVML_PERF_POLICY_TOTAL_APP_CLOCKS = 10
    NVML_PERF_POLICY_TOTAL_BASE_CLOCKS = 11
    NVML_PERF_POLICY_COUNT = 12
ctypedef struct nvmlPlatformInfo_v2_t "nvmlPlatformInfo_v2_t":
    unsigned int version
    unsigned char ibGuid[16]
    unsigned char chassisSerialNumber[16]
    unsigned char slotNumber
    unsigned char trayIndex
    unsigned char hostId
    unsigned char peerType
    unsigned char moduleId
ctypedef nvmlPlatformInfo_v2_t nvmlPlatformInfo_t "nvmlPlatformInfo_t"
ctypedef struct nvmlPlatformInfo_v1_t "nvmlPlatformInfo_v1_t":
    unsigned int version
    unsigned char ibGuid[16]
    unsigned char rackGuid[16]
    unsigned char chassisPhysicalSlotNumber
    unsigned char computeSlotIndex
    unsigned char nodeIndex
    unsigned char peerType
    unsigned char moduleId
ctypedef enum nvmlPowerProfileType_t "nvmlPowerProfileType_t":
    NVML_POWER_PROFILE_MAX_P = 0
    NVML_POWER_PROFILE_MAX_Q = 1
    NVML_POWER_PROFILE_COMPUTE = 2
    NVML_POWER_PROFILE_MEMORY_BOUND = 3
    NVML_POWER_PROFILE_NETWORK = 4
    NVML_POWER_PROFILE_BALANCED = 5
    NVML_POWER_PROFILE_LLM_INFERENCE = 6
    NVML_POWER_PROFILE_LLM_TRAINING = 7
    NVML_POWER_PROFILE_RBM = 8
    NVML_POWER_PROFILE_DCPCIE = 9
    NVML_POWER_PROFILE_HMMA_SPARSE = 10
    NVML_POWER_PROFILE_HMMA_DENSE = 11
    NVML_POWER_PROFILE_SYNC_BALANCED = 12
    NVML_POWER_PROFILE_HPC = 13
    NVML_POWER_PROFILE_MIG = 14
    NVML_POWER_PROFILE_MAX = 15
ctypedef unsigned char nvmlPowerScopeType_t "nvmlPowerScopeType_t"
ctypedef struct nvmlPowerSmoothingProfile_v1_t "nvmlPowerSmoothingProfile_v1_t":
    unsigned int version
    unsigned int profileId
    unsigned int paramId
    double value
ctypedef nvmlPowerSmoothingProfile_v1_t nvmlPowerSmoothingProfile_t "nvmlPowerSmoothingProfile_t"
ctypedef struct nvmlPowerSmoothingState_v1_t "nvmlPowerSmoothingState_v1_t":
    unsigned int version
    nvmlEnableState_t state
ctypedef nvmlPowerSmoothingState_v1_t nvmlPowerSmoothingState_t "nvmlPowerSmoothingState_t"
ctypedef unsigned int nvmlPowerSource_t "nvmlPowerSource_t"
ctypedef struct nvmlPowerValue_v2_t "nvmlPowerValue_v2_t":
    unsigned int version
    nvmlPowerScopeType_t powerScope
    unsigned int powerValueMw
ctypedef struct nvmlProcessDetail_v1_t "nvmlProcessDetail_v1_t":
    unsigned int pid
    unsigned long long usedGpuMemory
    unsigned int gpuInstanceId
    unsigned int computeInstanceId
    unsigned long long usedGpuCcProtectedMemory
ctypedef struct nvmlProcessDetailList_v1_t "nvmlProcessDetailList_v1_t":
    unsigned int version
    unsigned int mode
    unsigned int numProcArrayEntries
    nvmlProcessDetail_v1_t* procArray
ctypedef nvmlProcessDetailList_v1_t nvmlProcessDetailList_t "nvmlProcessDetailList_t"
ctypedef struct nvmlProcessInfo_t "nvmlProcessInfo_t":
    unsigned int pid
    unsigned long long usedGpuMemory
    unsigned int gpuInstanceId
    unsigned int computeInstanceId
ctypedef struct nvmlProcessInfo_v1_t "nvmlProcessInfo_v1_t":
    unsigned int pid
    unsigned long long usedGpuMemory
ctypedef struct nvmlProcessInfo_v2_t "nvmlProcessInfo_v2_t":
    unsigned int pid
    unsigned long long usedGpuMemory
    unsigned int gpuInstanceId
    unsigned int computeInstanceId
ctypedef struct nvmlProcessUtilizationInfo_v1_t "nvmlProcessUtilizationInfo_v1_t":
    unsigned long long timeStamp
    unsigned int pid
    unsigned int smUtil
    unsigned int memUtil
    unsigned int encUtil
    unsigned int decUtil
    unsigned int jpgUtil
    unsigned int ofaUtil
ctypedef struct nvmlProcessUtilizationSample_t "nvmlProcessUtilizationSample_t":
    unsigned int pid
    unsigned long long timeStamp
    unsigned int smUtil
    unsigned int memUtil
    unsigned int encUtil
    unsigned int decUtil
ctypedef struct nvmlProcessesUtilizationInfo_v1_t "nvmlProcessesUtilizationInfo_v1_t":
    unsigned int version
    unsigned int processSamplesCount
    unsigned long long lastSeenTimeStamp
    nvmlProcessUtilizationInfo_v1_t* procUtilArray
ctypedef nvmlProcessesUtilizationInfo_v1_t nvmlProcessesUtilizationInfo_t "nvmlProcessesUtilizationInfo_t"
ctypedef enum nvmlRestrictedAPI_t "nvmlRestrictedAPI_t":
    NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS = 0
    NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS = 1
    NVML_RESTRICTED_API_COUNT = 2
ctypedef struct nvmlRowRemapperHistogramValues_t "nvmlRowRemapperHistogramValues_t":
    unsigned int max
    unsigned int high
    unsigned int partial
    unsigned int low
    unsigned int none
ctypedef struct nvmlSample_t "nvmlSample_t":
    unsigned long long timeStamp
    nvmlValue_t sampleValue
ctypedef enum nvmlSamplingType_t "nvmlSamplingType_t":
    NVML_TOTAL_POWER_SAMPLES = 0
    NVML_GPU_UTILIZATION_SAMPLES = 1
    NVML_MEMORY_UTILIZATION_SAMPLES = 2
    NVML_ENC_UTILIZATION_SAMPLES = 3
    NVML_DEC_UTILIZATION_SAMPLES = 4
    NVML_PROCESSOR_CLK_SAMPLES = 5
    NVML_MEMORY_CLK_SAMPLES = 6
    NVML_MODULE_POWER_SAMPLES = 7
    NVML_JPG_UTILIZATION_SAMPLES = 8
    NVML_OFA_UTILIZATION_SAMPLES = 9
    NVML_SAMPLINGTYPE_COUNT = 10
ctypedef struct nvmlSystemConfComputeSettings_v1_t "nvmlSystemConfComputeSettings_v1_t":
    unsigned int version
    unsigned int environment
    unsigned int ccFeature
    unsigned int devToolsMode
    unsigned int multiGpuMode
ctypedef nvmlSystemConfComputeSettings_v1_t nvmlSystemConfComputeSettings_t "nvmlSystemConfComputeSettings_t"
ctypedef struct nvmlSystemDriverBranchInfo_v1_t "nvmlSystemDriverBranchInfo_v1_t":
    unsigned int version
    char branch[80]
ctypedef nvmlSystemDriverBranchInfo_v1_t nvmlSystemDriverBranchInfo_t "nvmlSystemDriverBranchInfo_t"
ctypedef struct nvmlSystemEventData_v1_t "nvmlSystemEventData_v1_t":
    unsigned long long eventType
    unsigned int gpuId
ctypedef void* nvmlSystemEventSet_t "nvmlSystemEventSet_t"
ctypedef struct nvmlSystemEventSetCreateRequest_v1_t "nvmlSystemEventSetCreateRequest_v1_t":
    unsigned int version
    nvmlSystemEventSet_t set
ctypedef nvmlSystemEventSetCreateRequest_v1_t nvmlSystemEventSetCreateRequest_t "nvmlSystemEventSetCreateRequest_t"
ctypedef struct nvmlSystemEventSetFreeRequest_v1_t "nvmlSystemEventSetFreeRequest_v1_t":
    unsigned int version
    nvmlSystemEventSet_t set
ctypedef nvmlSystemEventSetFreeRequest_v1_t nvmlSystemEventSetFreeRequest_t "nvmlSystemEventSetFreeRequest_t"
ctypedef struct nvmlSystemEventSetWaitRequest_v1_t "nvmlSystemEventSetWaitRequest_v1_t":
    unsigned int version
    unsigned int timeoutms
    nvmlSystemEventSet_t set
    nvmlSystemEventData_v1_t* data
    unsigned int dataSize
    unsigned int numEvent
ctypedef nvmlSystemEventSetWaitRequest_v1_t nvmlSystemEventSetWaitRequest_t "nvmlSystemEventSetWaitRequest_t"
ctypedef struct nvmlSystemRegisterEventRequest_v1_t "nvmlSystemRegisterEventRequest_v1_t":
    unsigned int version
    unsigned long long eventTypes
    nvmlSystemEventSet_t set
ctypedef nvmlSystemRegisterEventRequest_v1_t nvmlSystemRegisterEventRequest_t "nvmlSystemRegisterEventRequest_t"
ctypedef enum nvmlTemperatureSensors_t "nvmlTemperatureSensors_t":
    NVML_TEMPERATURE_GPU = 0
    NVML_TEMPERATURE_COUNT = 1
ctypedef enum nvmlTemperatureThresholds_t "nvmlTemperatureThresholds_t":
    NVML_TEMPERATURE_THRESHOLD_SHUTDOWN = 0
    NVML_TEMPERATURE_THRESHOLD_SLOWDOWN = 1
    NVML_TEMPERATURE_THRESHOLD_MEM_MAX = 2
    NVML_TEMPERATURE_THRESHOLD_GPU_MAX = 3
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN = 4
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR = 5
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX = 6
    NVML_TEMPERATURE_THRESHOLD_GPS_CURR = 7
    NVML_TEMPERATURE_THRESHOLD_COUNT = 8
ctypedef struct nvmlTemperature_v1_t "nvmlTemperature_v1_t":
    unsigned int version
    nvmlTemperatureSensors_t sensorType
    int temperature
ctypedef nvmlTemperature_v1_t nvmlTemperature_t "nvmlTemperature_t"
ctypedef enum nvmlUUIDType_t "nvmlUUIDType_t":
    NVML_UUID_TYPE_NONE = 0
    NVML_UUID_TYPE_ASCII = 1
    NVML_UUID_TYPE_BINARY = 2
ctypedef union nvmlUUIDValue_t "nvmlUUIDValue_t":
    char str[41]
    unsigned char bytes[16]
ctypedef struct nvmlUUID_v1_t "nvmlUUID_v1_t":
    unsigned int version
    unsigned int type
    nvmlUUIDValue_t value
ctypedef nvmlUUID_v1_t nvmlUUID_t "nvmlUUID_t"
ctypedef struct nvmlUnitFanInfo_t "nvmlUnitFanInfo_t":
    unsigned int speed
    nvmlFanState_t state
ctypedef struct nvmlUnitFanSpeeds_t "nvmlUnitFanSpeeds_t":
    nvmlUnitFanInfo_t fans[24]
    unsigned int count
ctypedef struct nvmlUnitInfo_t "nvmlUnitInfo_t":
    char name[96]
    char id[96]
    char serial[96]
    char firmwareVersion[96]
ctypedef void* nvmlUnit_t "nvmlUnit_t"
ctypedef struct nvmlUtilization_t "nvmlUtilization_t":
    unsigned int gpu
    unsigned int memory
ctypedef enum nvmlVgpuCapability_t "nvmlVgpuCapability_t":
    NVML_VGPU_CAP_NVLINK_P2P = 0
    NVML_VGPU_CAP_GPUDIRECT = 1
    NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE = 2
    NVML_VGPU_CAP_EXCLUSIVE_TYPE = 3
    NVML_VGPU_CAP_EXCLUSIVE_SIZE = 4
    NVML_VGPU_CAP_COUNT = 5
ctypedef unsigned int nvmlVgpuTypeId_t "nvmlVgpuTypeId_t"
ctypedef struct nvmlVgpuCreatablePlacementInfo_v1_t "nvmlVgpuCreatablePlacementInfo_v1_t":
    unsigned int version
    nvmlVgpuTypeId_t vgpuTypeId
    unsigned int count
    unsigned int* placementIds
    unsigned int placementSize
ctypedef nvmlVgpuCreatablePlacementInfo_v1_t nvmlVgpuCreatablePlacementInfo_t "nvmlVgpuCreatablePlacementInfo_t"
ctypedef enum nvmlVgpuDriverCapability_t "nvmlVgpuDriverCapability_t":
    NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU = 0
    NVML_VGPU_DRIVER_CAP_WARM_UPDATE = 1
    NVML_VGPU_DRIVER_CAP_COUNT = 2
ctypedef enum nvmlVgpuGuestInfoState_t "nvmlVgpuGuestInfoState_t":
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED = 0
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED = 1
ctypedef struct nvmlVgpuHeterogeneousMode_v1_t "nvmlVgpuHeterogeneousMode_v1_t":
    unsigned int version
    unsigned int mode
ctypedef nvmlVgpuHeterogeneousMode_v1_t nvmlVgpuHeterogeneousMode_t "nvmlVgpuHeterogeneousMode_t"
ctypedef struct nvmlVgpuInstanceUtilizationInfo_v1_t "nvmlVgpuInstanceUtilizationInfo_v1_t":
    unsigned long long timeStamp
    nvmlVgpuInstance_t vgpuInstance
    nvmlValue_t smUtil
    nvmlValue_t memUtil
    nvmlValue_t encUtil
    nvmlValue_t decUtil
    nvmlValue_t jpgUtil
    nvmlValue_t ofaUtil
ctypedef struct nvmlVgpuInstanceUtilizationSample_t "nvmlVgpuInstanceUtilizationSample_t":
    nvmlVgpuInstance_t vgpuInstance
    unsigned long long timeStamp
    nvmlValue_t smUtil
    nvmlValue_t memUtil
    nvmlValue_t encUtil
    nvmlValue_t decUtil
ctypedef struct nvmlVgpuInstancesUtilizationInfo_v1_t "nvmlVgpuInstancesUtilizationInfo_v1_t":
    unsigned int version
    nvmlValueType_t sampleValType
    unsigned int vgpuInstanceCount
    unsigned long long lastSeenTimeStamp
    nvmlVgpuInstanceUtilizationInfo_v1_t* vgpuUtilArray
ctypedef nvmlVgpuInstancesUtilizationInfo_v1_t nvmlVgpuInstancesUtilizationInfo_t "nvmlVgpuInstancesUtilizationInfo_t"
ctypedef struct nvmlVgpuLicenseExpiry_t "nvmlVgpuLicenseExpiry_t":
    unsigned int year
    unsigned short month
    unsigned short day
    unsigned short hour
    unsigned short min
    unsigned short sec
    unsigned char status
ctypedef struct nvmlVgpuLicenseInfo_t "nvmlVgpuLicenseInfo_t":
    unsigned char isLicensed
    nvmlVgpuLicenseExpiry_t licenseExpiry
    unsigned int currentState
ctypedef struct nvmlVgpuMetadata_t "nvmlVgpuMetadata_t":
    unsigned int version
    unsigned int revision
    nvmlVgpuGuestInfoState_t guestInfoState
    char guestDriverVersion[80]
    char hostDriverVersion[80]
    unsigned int reserved[6]
    unsigned int vgpuVirtualizationCaps
    unsigned int guestVgpuVersion
    unsigned int opaqueDataSize
    char opaqueData[4]
ctypedef enum nvmlVgpuPgpuCompatibilityLimitCode_t "nvmlVgpuPgpuCompatibilityLimitCode_t":
    NVML_VGPU_COMPATIBILITY_LIMIT_NONE = 0
    NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER = 1
    NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER = 2
    NVML_VGPU_COMPATIBILITY_LIMIT_GPU = 4
    NVML_VGPU_COMPATIBILITY_LIMIT_OTHER = -2147483648
ctypedef enum nvmlVgpuVmCompatibility_t "nvmlVgpuVmCompatibility_t":
    NVML_VGPU_VM_COMPATIBILITY_NONE = 0
    NVML_VGPU_VM_COMPATIBILITY_COLD = 1
    NVML_VGPU_VM_COMPATIBILITY_HIBERNATE = 2
    NVML_VGPU_VM_COMPATIBILITY_SLEEP = 4
    NVML_VGPU_VM_COMPATIBILITY_LIVE = 8
ctypedef struct nvmlVgpuPgpuCompatibility_t "nvmlVgpuPgpuCompatibility_t":
    nvmlVgpuVmCompatibility_t vgpuVmCompatibility
    nvmlVgpuPgpuCompatibilityLimitCode_t compatibilityLimitCode
ctypedef struct nvmlVgpuVersion_t "nvmlVgpuVersion_t":
    unsigned int minVersion
    unsigned int maxVersion
ctypedef struct nvmlVgpuPgpuMetadata_t "nvmlVgpuPgpuMetadata_t":
    unsigned int version
    unsigned int revision
    char hostDriverVersion[80]
    unsigned int pgpuVirtualizationCaps
    unsigned int reserved[5]
    nvmlVgpuVersion_t hostSupportedVgpuRange
    unsigned int opaqueDataSize
    char opaqueData[4]
ctypedef struct nvmlVgpuPlacementId_v1_t "nvmlVgpuPlacementId_v1_t":
    unsigned int version
    unsigned int placementId
ctypedef nvmlVgpuPlacementId_v1_t nvmlVgpuPlacementId_t "nvmlVgpuPlacementId_t"
ctypedef struct nvmlVgpuPlacementList_v2_t "nvmlVgpuPlacementList_v2_t":
    unsigned int version
    unsigned int placementSize
    unsigned int count
    unsigned int* placementIds
    unsigned int mode
ctypedef nvmlVgpuPlacementList_v2_t nvmlVgpuPlacementList_t "nvmlVgpuPlacementList_t"
ctypedef struct nvmlVgpuPlacementList_v1_t "nvmlVgpuPlacementList_v1_t":
    unsigned int version
    unsigned int placementSize
    unsigned int count
    unsigned int* placementIds
ctypedef struct nvmlVgpuProcessUtilizationInfo_v1_t "nvmlVgpuProcessUtilizationInfo_v1_t":
    char processName[64]
    unsigned long long timeStamp
    nvmlVgpuInstance_t vgpuInstance
    unsigned int pid
    unsigned int smUtil
    unsigned int memUtil
    unsigned int encUtil
    unsigned int decUtil
    unsigned int jpgUtil
    unsigned int ofaUtil
ctypedef struct nvmlVgpuProcessUtilizationSample_t "nvmlVgpuProcessUtilizationSample_t":
    nvmlVgpuInstance_t vgpuInstance
    unsigned int pid
    char processName[64]
    unsigned long long timeStamp
    unsigned int smUtil
    unsigned int memUtil
    unsigned int encUtil
    unsigned int decUtil
ctypedef struct nvmlVgpuProcessesUtilizationInfo_v1_t "nvmlVgpuProcessesUtilizationInfo_v1_t":
    unsigned int version
    unsigned int vgpuProcessCount
    unsigned long long lastSeenTimeStamp
    nvmlVgpuProcessUtilizationInfo_v1_t* vgpuProcUtilArray
ctypedef nvmlVgpuProcessesUtilizationInfo_v1_t nvmlVgpuProcessesUtilizationInfo_t "nvmlVgpuProcessesUtilizationInfo_t"
ctypedef struct nvmlVgpuRuntimeState_v1_t "nvmlVgpuRuntimeState_v1_t":
    unsigned int version
    unsigned long long size
ctypedef nvmlVgpuRuntimeState_v1_t nvmlVgpuRuntimeState_t "nvmlVgpuRuntimeState_t"
ctypedef struct nvmlVgpuSchedulerCapabilities_t "nvmlVgpuSchedulerCapabilities_t":
    unsigned int supportedSchedulers[3]
    unsigned int maxTimeslice
    unsigned int minTimeslice
    unsigned int isArrModeSupported
    unsigned int maxFrequencyForARR
    unsigned int minFrequencyForARR
    unsigned int maxAvgFactorForARR
    unsigned int minAvgFactorForARR
ctypedef struct nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR "nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR":
    unsigned int avgFactor
    unsigned int timeslice
ctypedef struct nvmlVgpuSchedulerParams_t_vgpuSchedData "nvmlVgpuSchedulerParams_t_vgpuSchedData":
    unsigned int timeslice
ctypedef union nvmlVgpuSchedulerParams_t "nvmlVgpuSchedulerParams_t":
    nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR vgpuSchedDataWithARR
    nvmlVgpuSchedulerParams_t_vgpuSchedData vgpuSchedData
ctypedef struct nvmlVgpuSchedulerGetState_t "nvmlVgpuSchedulerGetState_t":
    unsigned int schedulerPolicy
    unsigned int arrMode
    nvmlVgpuSchedulerParams_t schedulerParams
ctypedef struct nvmlVgpuSchedulerLogEntry_t "nvmlVgpuSchedulerLogEntry_t":
    unsigned long long timestamp
    unsigned long long timeRunTotal
    unsigned long long timeRun
    unsigned int swRunlistId
    unsigned long long targetTimeSlice
    unsigned long long cumulativePreemptionTime
ctypedef struct nvmlVgpuSchedulerLogInfo_v1_t "nvmlVgpuSchedulerLogInfo_v1_t":
    unsigned int version
    unsigned int engineId
    unsigned int schedulerPolicy
    unsigned int arrMode
    nvmlVgpuSchedulerParams_t schedulerParams
    unsigned int entriesCount
    nvmlVgpuSchedulerLogEntry_t logEntries[200]
ctypedef nvmlVgpuSchedulerLogInfo_v1_t nvmlVgpuSchedulerLogInfo_t "nvmlVgpuSchedulerLogInfo_t"
ctypedef struct nvmlVgpuSchedulerLog_t "nvmlVgpuSchedulerLog_t":
    unsigned int engineId
    unsigned int schedulerPolicy
    unsigned int arrMode
    nvmlVgpuSchedulerParams_t schedulerParams
    unsigned int entriesCount
    nvmlVgpuSchedulerLogEntry_t logEntries[200]
ctypedef struct nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR "nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR":
    unsigned int avgFactor
    unsigned int frequency
ctypedef struct nvmlVgpuSchedulerSetParams_t_vgpuSchedData "nvmlVgpuSchedulerSetParams_t_vgpuSchedData":
    unsigned int timeslice
ctypedef union nvmlVgpuSchedulerSetParams_t "nvmlVgpuSchedulerSetParams_t":
    nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR vgpuSchedDataWithARR
    nvmlVgpuSchedulerSetParams_t_vgpuSchedData vgpuSchedData
ctypedef struct nvmlVgpuSchedulerSetState_t "nvmlVgpuSchedulerSetState_t":
    unsigned int schedulerPolicy
    unsigned int enableARRMode
    nvmlVgpuSchedulerSetParams_t schedulerParams
ctypedef struct nvmlVgpuSchedulerStateInfo_v1_t "nvmlVgpuSchedulerStateInfo_v1_t":
    unsigned int version
    unsigned int engineId
    unsigned int schedulerPolicy
    unsigned int arrMode
    nvmlVgpuSchedulerParams_t schedulerParams
ctypedef nvmlVgpuSchedulerStateInfo_v1_t nvmlVgpuSchedulerStateInfo_t "nvmlVgpuSchedulerStateInfo_t"
ctypedef struct nvmlVgpuSchedulerState_v1_t "nvmlVgpuSchedulerState_v1_t":
    unsigned int version
    unsigned int engineId
    unsigned int schedulerPolicy
    unsigned int enableARRMode
    nvmlVgpuSchedulerSetParams_t schedulerParams
ctypedef nvmlVgpuSchedulerState_v1_t nvmlVgpuSchedulerState_t "nvmlVgpuSchedulerState_t"
ctypedef struct nvmlVgpuTypeBar1Info_v1_t "nvmlVgpuTypeBar1Info_v1_t":
    unsigned int version
    unsigned long long bar1Size
ctypedef nvmlVgpuTypeBar1Info_v1_t nvmlVgpuTypeBar1Info_t "nvmlVgpuTypeBar1Info_t"
ctypedef struct nvmlVgpuTypeIdInfo_v1_t "nvmlVgpuTypeIdInfo_v1_t":
    unsigned int version
    unsigned int vgpuCount
    nvmlVgpuTypeId_t* vgpuTypeIds
ctypedef nvmlVgpuTypeIdInfo_v1_t nvmlVgpuTypeIdInfo_t "nvmlVgpuTypeIdInfo_t"
ctypedef struct nvmlVgpuTypeMaxInstance_v1_t "nvmlVgpuTypeMaxInstance_v1_t":
    unsigned int version
    nvmlVgpuTypeId_t vgpuTypeId
    unsigned int maxInstancePerGI
ctypedef nvmlVgpuTypeMaxInstance_v1_t nvmlVgpuTypeMaxInstance_t "nvmlVgpuTypeMaxInstance_t"
ctypedef enum nvmlVgpuVmIdType_t "nvmlVgpuVmIdType_t":
    NVML_VGPU_VM_ID_DOMAIN_ID = 0
    NVML_VGPU_VM_ID_UUID = 1
ctypedef struct nvmlViolationTime_t "nvmlViolationTime_t":
    unsigned long long referenceTime
    unsigned long long violationTime
ctypedef struct nvmlWorkloadPowerProfileCurrentProfiles_v1_t "nvmlWorkloadPowerProfileCurrentProfiles_v1_t":
    unsigned int version
    nvmlMask255_t perfProfilesMask
    nvmlMask255_t requestedProfilesMask
    nvmlMask255_t enforcedProfilesMask
ctypedef nvmlWorkloadPowerProfileCurrentProfiles_v1_t nvmlWorkloadPowerProfileCurrentProfiles_t "nvmlWorkloadPowerProfileCurrentProfiles_t"
ctypedef struct nvmlWorkloadPowerProfileInfo_v1_t "nvmlWorkloadPowerProfileInfo_v1_t":
    unsigned int version
    unsigned int profileId
    unsigned int priority
    nvmlMask255_t conflictingMask
ctypedef nvmlWorkloadPowerProfileInfo_v1_t nvmlWorkloadPowerProfileInfo_t "nvmlWorkloadPowerProfileInfo_t"
ctypedef struct nvmlWorkloadPowerProfileProfilesInfo_v1_t "nvmlWorkloadPowerProfileProfilesInfo_v1_t":
    unsigned int version
    nvmlMask255_t perfProfilesMask
    nvmlWorkloadPowerProfileInfo_t perfProfile[255]
ctypedef nvmlWorkloadPowerProfileProfilesInfo_v1_t nvmlWorkloadPowerProfileProfilesInfo_t "nvmlWorkloadPowerProfileProfilesInfo_t"
ctypedef struct nvmlWorkloadPowerProfileRequestedProfiles_v1_t "nvmlWorkloadPowerProfileRequestedProfiles_v1_t":
    unsigned int version
    nvmlMask255_t requestedProfilesMask
ctypedef nvmlWorkloadPowerProfileRequestedProfiles_v1_t nvmlWorkloadPowerProfileRequestedProfiles_t "nvmlWorkloadPowerProfileRequestedProfiles_t"
ctypedef nvmlAccountingStats_t nvmlAccountingStats_st "nvmlAccountingStats_st"
ctypedef nvmlBAR1Memory_t nvmlBAR1Memory_st "nvmlBAR1Memory_st"
ctypedef nvmlBrandType_t nvmlBrandType_enum "nvmlBrandType_enum"
ctypedef nvmlBridgeChipHierarchy_t nvmlBridgeChipHierarchy_st "nvmlBridgeChipHierarchy_st"
ctypedef nvmlBridgeChipInfo_t nvmlBridgeChipInfo_st "nvmlBridgeChipInfo_st"
ctypedef nvmlBridgeChipType_t nvmlBridgeChipType_enum "nvmlBridgeChipType_enum"
ctypedef nvmlClkMonFaultInfo_t nvmlClkMonFaultInfo_struct "nvmlClkMonFaultInfo_struct"
ctypedef nvmlClkMonStatus_t nvmlClkMonStatus_status "nvmlClkMonStatus_status"
ctypedef nvmlClockId_t nvmlClockId_enum "nvmlClockId_enum"
ctypedef nvmlClockLimitId_t nvmlClockLimitId_enum "nvmlClockLimitId_enum"
ctypedef nvmlClockType_t nvmlClockType_enum "nvmlClockType_enum"
ctypedef nvmlComputeInstanceInfo_t nvmlComputeInstanceInfo_st "nvmlComputeInstanceInfo_st"
ctypedef nvmlComputeInstancePlacement_t nvmlComputeInstancePlacement_st "nvmlComputeInstancePlacement_st"
ctypedef nvmlComputeInstanceProfileInfo_t nvmlComputeInstanceProfileInfo_st "nvmlComputeInstanceProfileInfo_st"
ctypedef nvmlComputeInstanceProfileInfo_v2_t nvmlComputeInstanceProfileInfo_v2_st "nvmlComputeInstanceProfileInfo_v2_st"
ctypedef nvmlComputeInstanceProfileInfo_v3_t nvmlComputeInstanceProfileInfo_v3_st "nvmlComputeInstanceProfileInfo_v3_st"
ctypedef nvmlComputeMode_t nvmlComputeMode_enum "nvmlComputeMode_enum"
ctypedef nvmlConfComputeGetKeyRotationThresholdInfo_v1_t nvmlConfComputeGetKeyRotationThresholdInfo_st "nvmlConfComputeGetKeyRotationThresholdInfo_st"
ctypedef nvmlConfComputeGpuAttestationReport_t nvmlConfComputeGpuAttestationReport_st "nvmlConfComputeGpuAttestationReport_st"
ctypedef nvmlConfComputeGpuCertificate_t nvmlConfComputeGpuCertificate_st "nvmlConfComputeGpuCertificate_st"
ctypedef nvmlConfComputeMemSizeInfo_t nvmlConfComputeMemSizeInfo_st "nvmlConfComputeMemSizeInfo_st"
ctypedef nvmlConfComputeSetKeyRotationThresholdInfo_v1_t nvmlConfComputeSetKeyRotationThresholdInfo_st "nvmlConfComputeSetKeyRotationThresholdInfo_st"
ctypedef nvmlConfComputeSystemCaps_t nvmlConfComputeSystemCaps_st "nvmlConfComputeSystemCaps_st"
ctypedef nvmlConfComputeSystemState_t nvmlConfComputeSystemState_st "nvmlConfComputeSystemState_st"
ctypedef nvmlCoolerControl_t nvmlCoolerControl_enum "nvmlCoolerControl_enum"
ctypedef nvmlCoolerTarget_t nvmlCoolerTarget_enum "nvmlCoolerTarget_enum"
ctypedef nvmlDetachGpuState_t nvmlDetachGpuState_enum "nvmlDetachGpuState_enum"
ctypedef nvmlDeviceAttributes_t nvmlDeviceAttributes_st "nvmlDeviceAttributes_st"
ctypedef nvmlDeviceGpuRecoveryAction_t nvmlDeviceGpuRecoveryAction_s "nvmlDeviceGpuRecoveryAction_s"
ctypedef nvmlDeviceVgpuCapability_t nvmlDeviceVgpuCapability_enum "nvmlDeviceVgpuCapability_enum"
ctypedef nvmlDriverModel_t nvmlDriverModel_enum "nvmlDriverModel_enum"
ctypedef nvmlEccCounterType_t nvmlEccCounterType_enum "nvmlEccCounterType_enum"
ctypedef nvmlEccErrorCounts_t nvmlEccErrorCounts_st "nvmlEccErrorCounts_st"
ctypedef nvmlEnableState_t nvmlEnableState_enum "nvmlEnableState_enum"
ctypedef nvmlEncoderType_t nvmlEncoderQueryType_enum "nvmlEncoderQueryType_enum"
ctypedef nvmlEncoderSessionInfo_t nvmlEncoderSessionInfo_st "nvmlEncoderSessionInfo_st"
ctypedef nvmlEventData_t nvmlEventData_st "nvmlEventData_st"
ctypedef nvmlExcludedDeviceInfo_t nvmlExcludedDeviceInfo_st "nvmlExcludedDeviceInfo_st"
ctypedef nvmlFBCSessionInfo_t nvmlFBCSessionInfo_st "nvmlFBCSessionInfo_st"
ctypedef nvmlFBCSessionType_t nvmlFBCSessionType_enum "nvmlFBCSessionType_enum"
ctypedef nvmlFBCStats_t nvmlFBCStats_st "nvmlFBCStats_st"
ctypedef nvmlFanState_t nvmlFanState_enum "nvmlFanState_enum"
ctypedef nvmlFieldValue_t nvmlFieldValue_st "nvmlFieldValue_st"
ctypedef nvmlGpuOperationMode_t nvmlGom_enum "nvmlGom_enum"
ctypedef nvmlGpuDynamicPstatesInfo_t nvmlGpuDynamicPstatesInfo_st "nvmlGpuDynamicPstatesInfo_st"
ctypedef nvmlGpuInstanceInfo_t nvmlGpuInstanceInfo_st "nvmlGpuInstanceInfo_st"
ctypedef nvmlGpuInstancePlacement_t nvmlGpuInstancePlacement_st "nvmlGpuInstancePlacement_st"
ctypedef nvmlGpuInstanceProfileInfo_t nvmlGpuInstanceProfileInfo_st "nvmlGpuInstanceProfileInfo_st"
ctypedef nvmlGpuInstanceProfileInfo_v2_t nvmlGpuInstanceProfileInfo_v2_st "nvmlGpuInstanceProfileInfo_v2_st"
ctypedef nvmlGpuInstanceProfileInfo_v3_t nvmlGpuInstanceProfileInfo_v3_st "nvmlGpuInstanceProfileInfo_v3_st"
ctypedef nvmlGpuTopologyLevel_t nvmlGpuLevel_enum "nvmlGpuLevel_enum"
ctypedef nvmlGpuP2PCapsIndex_t nvmlGpuP2PCapsIndex_enum "nvmlGpuP2PCapsIndex_enum"
ctypedef nvmlGpuP2PStatus_t nvmlGpuP2PStatus_enum "nvmlGpuP2PStatus_enum"
ctypedef nvmlGpuVirtualizationMode_t nvmlGpuVirtualizationMode "nvmlGpuVirtualizationMode"
ctypedef nvmlGridLicensableFeature_t nvmlGridLicensableFeature_st "nvmlGridLicensableFeature_st"
ctypedef nvmlGridLicensableFeatures_t nvmlGridLicensableFeatures_st "nvmlGridLicensableFeatures_st"
ctypedef nvmlGridLicenseExpiry_t nvmlGridLicenseExpiry_st "nvmlGridLicenseExpiry_st"
ctypedef nvmlHostVgpuMode_t nvmlHostVgpuMode_enum "nvmlHostVgpuMode_enum"
ctypedef nvmlHwbcEntry_t nvmlHwbcEntry_st "nvmlHwbcEntry_st"
ctypedef nvmlInforomObject_t nvmlInforomObject_enum "nvmlInforomObject_enum"
ctypedef nvmlIntNvLinkDeviceType_t nvmlIntNvLinkDeviceType_enum "nvmlIntNvLinkDeviceType_enum"
ctypedef nvmlLedColor_t nvmlLedColor_enum "nvmlLedColor_enum"
ctypedef nvmlLedState_t nvmlLedState_st "nvmlLedState_st"
ctypedef nvmlMemoryErrorType_t nvmlMemoryErrorType_enum "nvmlMemoryErrorType_enum"
ctypedef nvmlMemoryLocation_t nvmlMemoryLocation_enum "nvmlMemoryLocation_enum"
ctypedef nvmlMemory_t nvmlMemory_st "nvmlMemory_st"
ctypedef nvmlMemory_v2_t nvmlMemory_v2_st "nvmlMemory_v2_st"
ctypedef nvmlNvLinkCapability_t nvmlNvLinkCapability_enum "nvmlNvLinkCapability_enum"
ctypedef nvmlNvLinkErrorCounter_t nvmlNvLinkErrorCounter_enum "nvmlNvLinkErrorCounter_enum"
ctypedef nvmlNvLinkPowerThres_t nvmlNvLinkPowerThres_st "nvmlNvLinkPowerThres_st"
ctypedef nvmlNvLinkUtilizationControl_t nvmlNvLinkUtilizationControl_st "nvmlNvLinkUtilizationControl_st"
ctypedef nvmlNvLinkUtilizationCountPktTypes_t nvmlNvLinkUtilizationCountPktTypes_enum "nvmlNvLinkUtilizationCountPktTypes_enum"
ctypedef nvmlNvLinkUtilizationCountUnits_t nvmlNvLinkUtilizationCountUnits_enum "nvmlNvLinkUtilizationCountUnits_enum"
ctypedef nvmlNvlinkVersion_t nvmlNvlinkVersion_enum "nvmlNvlinkVersion_enum"
ctypedef nvmlPSUInfo_t nvmlPSUInfo_st "nvmlPSUInfo_st"
ctypedef nvmlPstates_t nvmlPStates_enum "nvmlPStates_enum"
ctypedef nvmlPageRetirementCause_t nvmlPageRetirementCause_enum "nvmlPageRetirementCause_enum"
ctypedef nvmlPciInfo_t nvmlPciInfo_st "nvmlPciInfo_st"
ctypedef nvmlPcieLinkState_t nvmlPcieLinkState_enum "nvmlPcieLinkState_enum"
ctypedef nvmlPcieUtilCounter_t nvmlPcieUtilCounter_enum "nvmlPcieUtilCounter_enum"
ctypedef nvmlPerfPolicyType_t nvmlPerfPolicyType_enum "nvmlPerfPolicyType_enum"
ctypedef nvmlProcessInfo_t nvmlProcessInfo_st "nvmlProcessInfo_st"
ctypedef nvmlProcessInfo_v1_t nvmlProcessInfo_v1_st "nvmlProcessInfo_v1_st"
ctypedef nvmlProcessInfo_v2_t nvmlProcessInfo_v2_st "nvmlProcessInfo_v2_st"
ctypedef nvmlProcessUtilizationSample_t nvmlProcessUtilizationSample_st "nvmlProcessUtilizationSample_st"
ctypedef nvmlRestrictedAPI_t nvmlRestrictedAPI_enum "nvmlRestrictedAPI_enum"
ctypedef nvmlReturn_t nvmlReturn_enum "nvmlReturn_enum"
ctypedef nvmlRowRemapperHistogramValues_t nvmlRowRemapperHistogramValues_st "nvmlRowRemapperHistogramValues_st"
ctypedef nvmlSample_t nvmlSample_st "nvmlSample_st"
ctypedef nvmlSamplingType_t nvmlSamplingType_enum "nvmlSamplingType_enum"
ctypedef nvmlTemperatureSensors_t nvmlTemperatureSensors_enum "nvmlTemperatureSensors_enum"
ctypedef nvmlTemperatureThresholds_t nvmlTemperatureThresholds_enum "nvmlTemperatureThresholds_enum"
ctypedef nvmlUnitFanInfo_t nvmlUnitFanInfo_st "nvmlUnitFanInfo_st"
ctypedef nvmlUnitFanSpeeds_t nvmlUnitFanSpeeds_st "nvmlUnitFanSpeeds_st"
ctypedef nvmlUnitInfo_t nvmlUnitInfo_st "nvmlUnitInfo_st"
ctypedef nvmlUtilization_t nvmlUtilization_st "nvmlUtilization_st"
ctypedef nvmlValueType_t nvmlValueType_enum "nvmlValueType_enum"
ctypedef nvmlValue_t nvmlValue_st "nvmlValue_st"
ctypedef nvmlVgpuCapability_t nvmlVgpuCapability_enum "nvmlVgpuCapability_enum"
ctypedef nvmlVgpuDriverCapability_t nvmlVgpuDriverCapability_enum "nvmlVgpuDriverCapability_enum"
ctypedef nvmlVgpuGuestInfoState_t nvmlVgpuGuestInfoState_enum "nvmlVgpuGuestInfoState_enum"
ctypedef nvmlVgpuInstanceUtilizationSample_t nvmlVgpuInstanceUtilizationSample_st "nvmlVgpuInstanceUtilizationSample_st"
ctypedef nvmlVgpuLicenseExpiry_t nvmlVgpuLicenseExpiry_st "nvmlVgpuLicenseExpiry_st"
ctypedef nvmlVgpuLicenseInfo_t nvmlVgpuLicenseInfo_st "nvmlVgpuLicenseInfo_st"
ctypedef nvmlVgpuMetadata_t nvmlVgpuMetadata_st "nvmlVgpuMetadata_st"
ctypedef nvmlVgpuPgpuCompatibilityLimitCode_t nvmlVgpuPgpuCompatibilityLimitCode_enum "nvmlVgpuPgpuCompatibilityLimitCode_enum"
ctypedef nvmlVgpuPgpuCompatibility_t nvmlVgpuPgpuCompatibility_st "nvmlVgpuPgpuCompatibility_st"
ctypedef nvmlVgpuPgpuMetadata_t nvmlVgpuPgpuMetadata_st "nvmlVgpuPgpuMetadata_st"
ctypedef nvmlVgpuProcessUtilizationSample_t nvmlVgpuProcessUtilizationSample_st "nvmlVgpuProcessUtilizationSample_st"
ctypedef nvmlVgpuSchedulerCapabilities_t nvmlVgpuSchedulerCapabilities_st "nvmlVgpuSchedulerCapabilities_st"
ctypedef nvmlVgpuSchedulerGetState_t nvmlVgpuSchedulerGetState_st "nvmlVgpuSchedulerGetState_st"
ctypedef nvmlVgpuSchedulerLogEntry_t nvmlVgpuSchedulerLogEntries_st "nvmlVgpuSchedulerLogEntries_st"
ctypedef nvmlVgpuSchedulerLog_t nvmlVgpuSchedulerLog_st "nvmlVgpuSchedulerLog_st"
ctypedef nvmlVgpuSchedulerSetState_t nvmlVgpuSchedulerSetState_st "nvmlVgpuSchedulerSetState_st"
ctypedef nvmlVgpuVersion_t nvmlVgpuVersion_st "nvmlVgpuVersion_st"
ctypedef nvmlVgpuVmCompatibility_t nvmlVgpuVmCompatibility_enum "nvmlVgpuVmCompatibility_enum"
ctypedef nvmlVgpuVmIdType_t nvmlVgpuVmIdType "nvmlVgpuVmIdType"
ctypedef nvmlViolationTime_t nvmlViolationTime_st "nvmlViolationTime_st"

cdef enum: INVALID_GPU_INSTANCE_ID = 4294967295
cdef enum: INVALID_GPU_INSTANCE_PROFILE_ID = 4294967295
cdef enum: MAX_CLK_DOMAINS = 32
cdef enum: NVML_255_MASK_BITS_PER_ELEM = 32
cdef enum: NVML_255_MASK_NUM_ELEMS = 8
cdef enum: NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED = 0
cdef enum: NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED = 1
cdef enum: NVML_AFFINITY_SCOPE_NODE = 0
cdef enum: NVML_AFFINITY_SCOPE_SOCKET = 1
cdef enum: NVML_API_VERSION = 12
cdef enum: NVML_BUS_TYPE_AGP = 4
cdef enum: NVML_BUS_TYPE_FPCI = 3
cdef enum: NVML_BUS_TYPE_PCI = 1
cdef enum: NVML_BUS_TYPE_PCIE = 2
cdef enum: NVML_BUS_TYPE_UNKNOWN = 0
cdef enum: NVML_C2C_POWER_STATE_FULL_POWER = 0
cdef enum: NVML_C2C_POWER_STATE_LOW_POWER = 1
cdef enum: NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE = 0
cdef enum: NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE = 1
cdef enum: NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT = 0
cdef enum: NVML_CC_CEC_ATTESTATION_REPORT_PRESENT = 1
cdef enum: NVML_CC_GPU_ATTESTATION_REPORT_SIZE = 8192
cdef enum: NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE = 4096
cdef enum: NVML_CC_GPU_CEC_NONCE_SIZE = 32
cdef enum: NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX = 65
cdef enum: NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN = 50
cdef enum: NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV = 1
cdef enum: NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP = 3
cdef enum: NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM = 4
cdef enum: NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX = 2
cdef enum: NVML_CC_SYSTEM_CPU_CAPS_NONE = 0
cdef enum: NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF = 0
cdef enum: NVML_CC_SYSTEM_DEVTOOLS_MODE_ON = 1
cdef enum: NVML_CC_SYSTEM_ENVIRONMENT_PROD = 2
cdef enum: NVML_CC_SYSTEM_ENVIRONMENT_SIM = 1
cdef enum: NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE = 0
cdef enum: NVML_CC_SYSTEM_FEATURE_DISABLED = 0
cdef enum: NVML_CC_SYSTEM_FEATURE_ENABLED = 1
cdef enum: NVML_CC_SYSTEM_GPUS_CC_CAPABLE = 1
cdef enum: NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE = 0
cdef enum: NVML_CC_SYSTEM_MULTIGPU_NONE = 0
cdef enum: NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE = 1
cdef enum: NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT = 1
cdef enum: NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED = 0
cdef enum: NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE = 0
cdef enum: NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1 = 7
cdef enum: NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE = 1
cdef enum: NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE = 2
cdef enum: NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE = 3
cdef enum: NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE = 6
cdef enum: NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE = 4
cdef enum: NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE = 5
cdef enum: NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX = 1
cdef enum: NVML_COMPUTE_INSTANCE_PROFILE_COUNT = 8
cdef enum: NVML_COUNTER_COLLECTION_UNIT_STREAM_STATE_DISABLE = 0
cdef enum: NVML_COUNTER_COLLECTION_UNIT_STREAM_STATE_ENABLE = 1
cdef enum: NVML_DEVICE_ARCH_ADA = 8
cdef enum: NVML_DEVICE_ARCH_AMPERE = 7
cdef enum: NVML_DEVICE_ARCH_BLACKWELL = 10
cdef enum: NVML_DEVICE_ARCH_HOPPER = 9
cdef enum: NVML_DEVICE_ARCH_KEPLER = 2
cdef enum: NVML_DEVICE_ARCH_MAXWELL = 3
cdef enum: NVML_DEVICE_ARCH_PASCAL = 4
cdef enum: NVML_DEVICE_ARCH_T23X = 11
cdef enum: NVML_DEVICE_ARCH_TURING = 6
cdef enum: NVML_DEVICE_ARCH_UNKNOWN = 4294967295
cdef enum: NVML_DEVICE_ARCH_VOLTA = 5
cdef enum: NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE = 16
cdef enum: NVML_DEVICE_MIG_DISABLE = 0
cdef enum: NVML_DEVICE_MIG_ENABLE = 1
cdef enum: NVML_DEVICE_NAME_BUFFER_SIZE = 64
cdef enum: NVML_DEVICE_NAME_V2_BUFFER_SIZE = 96
cdef enum: NVML_DEVICE_PART_NUMBER_BUFFER_SIZE = 80
cdef enum: NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE = 32
cdef enum: NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE = 16
cdef enum: NVML_DEVICE_SERIAL_BUFFER_SIZE = 30
cdef enum: NVML_DEVICE_UUID_ASCII_LEN = 41
cdef enum: NVML_DEVICE_UUID_BINARY_LEN = 16
cdef enum: NVML_DEVICE_UUID_BUFFER_SIZE = 80
cdef enum: NVML_DEVICE_UUID_V2_BUFFER_SIZE = 96
cdef enum: NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE = 32
cdef enum: NVML_DEV_CAP_EGM = 1
cdef enum: NVML_DOUBLE_BIT_ECC = 1
cdef enum: NVML_FAN_POLICY_MANUAL = 1
cdef enum: NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW = 0
cdef enum: NVML_FI_DEV_C2C_LINK_COUNT = 170
cdef enum: NVML_FI_DEV_C2C_LINK_ERROR_INTR = 231
cdef enum: NVML_FI_DEV_C2C_LINK_ERROR_REPLAY = 232
cdef enum: NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B = 233
cdef enum: NVML_FI_DEV_C2C_LINK_GET_MAX_BW = 172
cdef enum: NVML_FI_DEV_C2C_LINK_GET_STATUS = 171
cdef enum: NVML_FI_DEV_C2C_LINK_POWER_STATE = 234
cdef enum: NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN = 253
cdef enum: NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN = 252
cdef enum: NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP = 74
cdef enum: NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN = 251
cdef enum: NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST = 76
cdef enum: NVML_FI_DEV_DRAIN_AND_RESET_STATUS = 227
cdef enum: NVML_FI_DEV_ECC_CURRENT = 1
cdef enum: NVML_FI_DEV_ECC_DBE_AGG_CBU = 28
cdef enum: NVML_FI_DEV_ECC_DBE_AGG_DEV = 23
cdef enum: NVML_FI_DEV_ECC_DBE_AGG_L1 = 19
cdef enum: NVML_FI_DEV_ECC_DBE_AGG_L2 = 21
cdef enum: NVML_FI_DEV_ECC_DBE_AGG_REG = 25
cdef enum: NVML_FI_DEV_ECC_DBE_AGG_TEX = 27
cdef enum: NVML_FI_DEV_ECC_DBE_AGG_TOTAL = 6
cdef enum: NVML_FI_DEV_ECC_DBE_VOL_CBU = 17
cdef enum: NVML_FI_DEV_ECC_DBE_VOL_DEV = 12
cdef enum: NVML_FI_DEV_ECC_DBE_VOL_L1 = 8
cdef enum: NVML_FI_DEV_ECC_DBE_VOL_L2 = 10
cdef enum: NVML_FI_DEV_ECC_DBE_VOL_REG = 14
cdef enum: NVML_FI_DEV_ECC_DBE_VOL_TEX = 16
cdef enum: NVML_FI_DEV_ECC_DBE_VOL_TOTAL = 4
cdef enum: NVML_FI_DEV_ECC_PENDING = 2
cdef enum: NVML_FI_DEV_ECC_SBE_AGG_DEV = 22
cdef enum: NVML_FI_DEV_ECC_SBE_AGG_L1 = 18
cdef enum: NVML_FI_DEV_ECC_SBE_AGG_L2 = 20
cdef enum: NVML_FI_DEV_ECC_SBE_AGG_REG = 24
cdef enum: NVML_FI_DEV_ECC_SBE_AGG_TEX = 26
cdef enum: NVML_FI_DEV_ECC_SBE_AGG_TOTAL = 5
cdef enum: NVML_FI_DEV_ECC_SBE_VOL_DEV = 11
cdef enum: NVML_FI_DEV_ECC_SBE_VOL_L1 = 7
cdef enum: NVML_FI_DEV_ECC_SBE_VOL_L2 = 9
cdef enum: NVML_FI_DEV_ECC_SBE_VOL_REG = 13
cdef enum: NVML_FI_DEV_ECC_SBE_VOL_TEX = 15
cdef enum: NVML_FI_DEV_ECC_SBE_VOL_TOTAL = 3
cdef enum: NVML_FI_DEV_ENERGY = 191
cdef enum: NVML_FI_DEV_GET_GPU_RECOVERY_ACTION = 230
cdef enum: NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE = 199
cdef enum: NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED = 184
cdef enum: NVML_FI_DEV_MEMORY_TEMP = 82
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0 = 60
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1 = 61
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10 = 124
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11 = 125
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2 = 62
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3 = 63
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4 = 64
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5 = 65
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6 = 120
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7 = 121
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8 = 122
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9 = 123
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL = 66
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0 = 67
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1 = 68
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10 = 130
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11 = 131
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2 = 69
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3 = 70
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4 = 71
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5 = 72
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6 = 126
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7 = 127
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8 = 128
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9 = 129
cdef enum: NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL = 73
cdef enum: NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS = 207
cdef enum: NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER = 220
cdef enum: NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS = 219
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0 = 235
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1 = 236
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10 = 245
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11 = 246
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12 = 247
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13 = 248
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14 = 249
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15 = 250
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2 = 237
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3 = 238
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4 = 239
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5 = 240
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6 = 241
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7 = 242
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8 = 243
cdef enum: NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9 = 244
cdef enum: NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS = 215
cdef enum: NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS = 214
cdef enum: NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS = 213
cdef enum: NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS = 211
cdef enum: NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS = 206
cdef enum: NVML_FI_DEV_NVLINK_COUNT_RAW_BER = 218
cdef enum: NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0 = 216
cdef enum: NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1 = 217
cdef enum: NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES = 204
cdef enum: NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS = 208
cdef enum: NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS = 210
cdef enum: NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS = 203
cdef enum: NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS = 209
cdef enum: NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER = 222
cdef enum: NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS = 221
cdef enum: NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED = 205
cdef enum: NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES = 202
cdef enum: NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS = 212
cdef enum: NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS = 201
cdef enum: NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0 = 39
cdef enum: NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1 = 40
cdef enum: NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10 = 106
cdef enum: NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11 = 107
cdef enum: NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2 = 41
cdef enum: NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3 = 42
cdef enum: NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4 = 43
cdef enum: NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5 = 44
cdef enum: NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6 = 102
cdef enum: NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7 = 103
cdef enum: NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8 = 104
cdef enum: NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9 = 105
cdef enum: NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL = 45
cdef enum: NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0 = 32
cdef enum: NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1 = 33
cdef enum: NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10 = 100
cdef enum: NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11 = 101
cdef enum: NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2 = 34
cdef enum: NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3 = 35
cdef enum: NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4 = 36
cdef enum: NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5 = 37
cdef enum: NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6 = 96
cdef enum: NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7 = 97
cdef enum: NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8 = 98
cdef enum: NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9 = 99
cdef enum: NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL = 38
cdef enum: NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0 = 148
cdef enum: NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1 = 149
cdef enum: NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10 = 158
cdef enum: NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11 = 159
cdef enum: NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2 = 150
cdef enum: NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3 = 151
cdef enum: NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4 = 152
cdef enum: NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5 = 153
cdef enum: NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6 = 154
cdef enum: NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7 = 155
cdef enum: NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8 = 156
cdef enum: NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9 = 157
cdef enum: NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL = 160
cdef enum: NVML_FI_DEV_NVLINK_ERROR_DL_CRC = 163
cdef enum: NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY = 162
cdef enum: NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY = 161
cdef enum: NVML_FI_DEV_NVLINK_GET_POWER_STATE = 167
cdef enum: NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD = 168
cdef enum: NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX = 200
cdef enum: NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN = 223
cdef enum: NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED = 225
cdef enum: NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS = 224
cdef enum: NVML_FI_DEV_NVLINK_GET_SPEED = 164
cdef enum: NVML_FI_DEV_NVLINK_GET_STATE = 165
cdef enum: NVML_FI_DEV_NVLINK_GET_VERSION = 166
cdef enum: NVML_FI_DEV_NVLINK_LINK_COUNT = 91
cdef enum: NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0 = 53
cdef enum: NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1 = 54
cdef enum: NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10 = 118
cdef enum: NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11 = 119
cdef enum: NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2 = 55
cdef enum: NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3 = 56
cdef enum: NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4 = 57
cdef enum: NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5 = 58
cdef enum: NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6 = 114
cdef enum: NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7 = 115
cdef enum: NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8 = 116
cdef enum: NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9 = 117
cdef enum: NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL = 59
cdef enum: NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID = 146
cdef enum: NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0 = 46
cdef enum: NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1 = 47
cdef enum: NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10 = 112
cdef enum: NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11 = 113
cdef enum: NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2 = 48
cdef enum: NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3 = 49
cdef enum: NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4 = 50
cdef enum: NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5 = 51
cdef enum: NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6 = 108
cdef enum: NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7 = 109
cdef enum: NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8 = 110
cdef enum: NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9 = 111
cdef enum: NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL = 52
cdef enum: NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON = 90
cdef enum: NVML_FI_DEV_NVLINK_SPEED_MBPS_L0 = 84
cdef enum: NVML_FI_DEV_NVLINK_SPEED_MBPS_L1 = 85
cdef enum: NVML_FI_DEV_NVLINK_SPEED_MBPS_L10 = 136
cdef enum: NVML_FI_DEV_NVLINK_SPEED_MBPS_L11 = 137
cdef enum: NVML_FI_DEV_NVLINK_SPEED_MBPS_L2 = 86
cdef enum: NVML_FI_DEV_NVLINK_SPEED_MBPS_L3 = 87
cdef enum: NVML_FI_DEV_NVLINK_SPEED_MBPS_L4 = 88
cdef enum: NVML_FI_DEV_NVLINK_SPEED_MBPS_L5 = 89
cdef enum: NVML_FI_DEV_NVLINK_SPEED_MBPS_L6 = 132
cdef enum: NVML_FI_DEV_NVLINK_SPEED_MBPS_L7 = 133
cdef enum: NVML_FI_DEV_NVLINK_SPEED_MBPS_L8 = 134
cdef enum: NVML_FI_DEV_NVLINK_SPEED_MBPS_L9 = 135
cdef enum: NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX = 139
cdef enum: NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX = 138
cdef enum: NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX = 141
cdef enum: NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX = 140
cdef enum: NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT = 147
cdef enum: NVML_FI_DEV_PCIE_COUNT_BAD_DLLP = 178
cdef enum: NVML_FI_DEV_PCIE_COUNT_BAD_TLP = 176
cdef enum: NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS = 173
cdef enum: NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR = 180
cdef enum: NVML_FI_DEV_PCIE_COUNT_LANE_ERROR = 183
cdef enum: NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR = 182
cdef enum: NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED = 174
cdef enum: NVML_FI_DEV_PCIE_COUNT_NAKS_SENT = 177
cdef enum: NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR = 179
cdef enum: NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR = 175
cdef enum: NVML_FI_DEV_PCIE_COUNT_RX_BYTES = 198
cdef enum: NVML_FI_DEV_PCIE_COUNT_TX_BYTES = 197
cdef enum: NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ = 181
cdef enum: NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK = 229
cdef enum: NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER = 169
cdef enum: NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK = 228
cdef enum: NVML_FI_DEV_PCIE_REPLAY_COUNTER = 94
cdef enum: NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER = 95
cdef enum: NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT = 77
cdef enum: NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION = 78
cdef enum: NVML_FI_DEV_PERF_POLICY_POWER = 74
cdef enum: NVML_FI_DEV_PERF_POLICY_RELIABILITY = 79
cdef enum: NVML_FI_DEV_PERF_POLICY_SYNC_BOOST = 76
cdef enum: NVML_FI_DEV_PERF_POLICY_THERMAL = 75
cdef enum: NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS = 80
cdef enum: NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS = 81
cdef enum: NVML_FI_DEV_POWER_AVERAGE = 185
cdef enum: NVML_FI_DEV_POWER_CURRENT_LIMIT = 190
cdef enum: NVML_FI_DEV_POWER_DEFAULT_LIMIT = 189
cdef enum: NVML_FI_DEV_POWER_INSTANT = 186
cdef enum: NVML_FI_DEV_POWER_MAX_LIMIT = 188
cdef enum: NVML_FI_DEV_POWER_MIN_LIMIT = 187
cdef enum: NVML_FI_DEV_POWER_REQUESTED_LIMIT = 192
cdef enum: NVML_FI_DEV_POWER_SYNC_BALANCING_AF = 255
cdef enum: NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ = 254
cdef enum: NVML_FI_DEV_REMAPPED_COR = 142
cdef enum: NVML_FI_DEV_REMAPPED_FAILURE = 145
cdef enum: NVML_FI_DEV_REMAPPED_PENDING = 144
cdef enum: NVML_FI_DEV_REMAPPED_UNC = 143
cdef enum: NVML_FI_DEV_RESET_STATUS = 226
cdef enum: NVML_FI_DEV_RETIRED_DBE = 30
cdef enum: NVML_FI_DEV_RETIRED_PENDING = 31
cdef enum: NVML_FI_DEV_RETIRED_PENDING_DBE = 93
cdef enum: NVML_FI_DEV_RETIRED_PENDING_SBE = 92
cdef enum: NVML_FI_DEV_RETIRED_SBE = 29
cdef enum: NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT = 196
cdef enum: NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT = 195
cdef enum: NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT = 193
cdef enum: NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT = 194
cdef enum: NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION = 83
cdef enum: NVML_FI_MAX = 274
cdef enum: NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE = 269
cdef enum: NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR = 270
cdef enum: NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL = 273
cdef enum: NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE = 272
cdef enum: NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE = 271
cdef enum: NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL = 259
cdef enum: NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR = 260
cdef enum: NVML_FI_PWR_SMOOTHING_ENABLED = 256
cdef enum: NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING = 263
cdef enum: NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED = 258
cdef enum: NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES = 264
cdef enum: NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING = 261
cdef enum: NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING = 262
cdef enum: NVML_FI_PWR_SMOOTHING_PRIV_LVL = 257
cdef enum: NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR = 265
cdef enum: NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL = 268
cdef enum: NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE = 267
cdef enum: NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE = 266
cdef enum: NVML_GPM_METRICS_GET_VERSION = 1
cdef enum: NVML_GPM_SUPPORT_VERSION = 1
cdef enum: NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE = 5120
cdef enum: NVML_GPU_CERT_CHAIN_SIZE = 4096
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE = 2
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED = 0
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE = 1
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE = 2
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED = 0
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE = 1
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE = 2
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED = 0
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE = 1
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE = 2
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED = 0
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE = 1
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY = 6
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW = 0
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY = 2
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY = 4
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY = 3
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW = 3
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY = 3
cdef enum: NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY = 3
cdef enum: NVML_GPU_FABRIC_STATE_COMPLETED = 3
cdef enum: NVML_GPU_FABRIC_STATE_IN_PROGRESS = 2
cdef enum: NVML_GPU_FABRIC_STATE_NOT_STARTED = 1
cdef enum: NVML_GPU_FABRIC_STATE_NOT_SUPPORTED = 0
cdef enum: NVML_GPU_FABRIC_UUID_LEN = 16
cdef enum: NVML_GPU_INSTANCE_PROFILE_1_SLICE = 0
cdef enum: NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME = 15
cdef enum: NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX = 10
cdef enum: NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME = 13
cdef enum: NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1 = 7
cdef enum: NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2 = 9
cdef enum: NVML_GPU_INSTANCE_PROFILE_2_SLICE = 1
cdef enum: NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME = 16
cdef enum: NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX = 11
cdef enum: NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME = 14
cdef enum: NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1 = 8
cdef enum: NVML_GPU_INSTANCE_PROFILE_3_SLICE = 2
cdef enum: NVML_GPU_INSTANCE_PROFILE_4_SLICE = 3
cdef enum: NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX = 12
cdef enum: NVML_GPU_INSTANCE_PROFILE_6_SLICE = 6
cdef enum: NVML_GPU_INSTANCE_PROFILE_7_SLICE = 4
cdef enum: NVML_GPU_INSTANCE_PROFILE_8_SLICE = 5
cdef enum: NVML_GPU_INSTANCE_PROFILE_CAPS_GFX = 2
cdef enum: NVML_GPU_INSTANCE_PROFILE_CAPS_P2P = 1
cdef enum: NVML_GPU_INSTANCE_PROFILE_COUNT = 17
cdef enum: NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P = 1
cdef enum: NVML_GRID_LICENSE_BUFFER_SIZE = 128
cdef enum: NVML_GRID_LICENSE_EXPIRY_INVALID = 1
cdef enum: NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE = 3
cdef enum: NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE = 0
cdef enum: NVML_GRID_LICENSE_EXPIRY_PERMANENT = 4
cdef enum: NVML_GRID_LICENSE_EXPIRY_VALID = 2
cdef enum: NVML_GRID_LICENSE_FEATURE_MAX_COUNT = 3
cdef enum: NVML_GRID_LICENSE_STATE_LICENSED = 5
cdef enum: NVML_GRID_LICENSE_STATE_UNINITIALIZED = 1
cdef enum: NVML_GRID_LICENSE_STATE_UNKNOWN = 0
cdef enum: NVML_GRID_LICENSE_STATE_UNLICENSED = 4
cdef enum: NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED = 3
cdef enum: NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED = 2
cdef enum: NVML_GSP_FIRMWARE_VERSION_BUF_SIZE = 64
cdef enum: NVML_INIT_FLAG_NO_ATTACH = 2
cdef enum: NVML_INIT_FLAG_NO_GPUS = 1
cdef enum: NVML_INVALID_VGPU_PLACEMENT_ID = 65535
cdef enum: NVML_MAX_GPU_PERF_PSTATES = 16
cdef enum: NVML_MAX_GPU_UTILIZATIONS = 8
cdef enum: NVML_MAX_PHYSICAL_BRIDGE = 128
cdef enum: NVML_MAX_THERMAL_SENSORS_PER_GPU = 3
cdef enum: NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE = 8
cdef enum: NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT = 4
cdef enum: NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT = 16
cdef enum: NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED = 2
cdef enum: NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED = 1
cdef enum: NVML_NVLINK_BER_EXP_SHIFT = 0
cdef enum: NVML_NVLINK_BER_EXP_WIDTH = 255
cdef enum: NVML_NVLINK_BER_MANTISSA_SHIFT = 8
cdef enum: NVML_NVLINK_BER_MANTISSA_WIDTH = 15
cdef enum: NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT = 4294967295
cdef enum: NVML_NVLINK_LOW_POWER_THRESHOLD_MAX = 8191
cdef enum: NVML_NVLINK_LOW_POWER_THRESHOLD_MIN = 1
cdef enum: NVML_NVLINK_LOW_POWER_THRESHOLD_RESET = 4294967295
cdef enum: NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US = 0
cdef enum: NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US = 1
cdef enum: NVML_NVLINK_MAX_LINKS = 18
cdef enum: NVML_NVLINK_POWER_STATE_HIGH_SPEED = 0
cdef enum: NVML_NVLINK_POWER_STATE_LOW = 1
cdef enum: NVML_NVLINK_STATE_ACTIVE = 1
cdef enum: NVML_NVLINK_STATE_INACTIVE = 0
cdef enum: NVML_NVLINK_STATE_SLEEP = 2
cdef enum: NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES = 23
cdef enum: NVML_PCIE_ATOMICS_CAP_CAS128 = 64
cdef enum: NVML_PCIE_ATOMICS_CAP_CAS32 = 16
cdef enum: NVML_PCIE_ATOMICS_CAP_CAS64 = 32
cdef enum: NVML_PCIE_ATOMICS_CAP_FETCHADD32 = 1
cdef enum: NVML_PCIE_ATOMICS_CAP_FETCHADD64 = 2
cdef enum: NVML_PCIE_ATOMICS_CAP_SWAP32 = 4
cdef enum: NVML_PCIE_ATOMICS_CAP_SWAP64 = 8
cdef enum: NVML_PCIE_ATOMICS_OPS_MAX = 7
cdef enum: NVML_PCIE_LINK_MAX_SPEED_16000MBPS = 4
cdef enum: NVML_PCIE_LINK_MAX_SPEED_2500MBPS = 1
cdef enum: NVML_PCIE_LINK_MAX_SPEED_32000MBPS = 5
cdef enum: NVML_PCIE_LINK_MAX_SPEED_5000MBPS = 2
cdef enum: NVML_PCIE_LINK_MAX_SPEED_64000MBPS = 6
cdef enum: NVML_PCIE_LINK_MAX_SPEED_8000MBPS = 3
cdef enum: NVML_PCIE_LINK_MAX_SPEED_INVALID = 0
cdef enum: NVML_PERF_MODES_BUFFER_SIZE = 2048
cdef enum: NVML_POWER_SCOPE_GPU = 0
cdef enum: NVML_POWER_SCOPE_MEMORY = 2
cdef enum: NVML_POWER_SCOPE_MODULE = 1
cdef enum: NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET = 4294967295
cdef enum: NVML_POWER_SMOOTHING_MAX_NUM_PROFILES = 5
cdef enum: NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS = 4
cdef enum: NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR = 0
cdef enum: NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS = 3
cdef enum: NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE = 2
cdef enum: NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE = 1
cdef enum: NVML_POWER_SOURCE_AC = 0
cdef enum: NVML_POWER_SOURCE_BATTERY = 1
cdef enum: NVML_POWER_SOURCE_UNDERSIZED = 2
cdef enum: NVML_SCHEDULER_SW_MAX_LOG_ENTRIES = 200
cdef enum: NVML_SINGLE_BIT_ECC = 0
cdef enum: NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT = 3
cdef enum: NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE = 80
cdef enum: NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE = 80
cdef enum: NVML_TOPOLOGY_CPU = 40
cdef enum: NVML_VALUE_NOT_AVAILABLE = -1
cdef enum: NVML_VGPU_NAME_BUFFER_SIZE = 64
cdef enum: NVML_VGPU_PGPU_HETEROGENEOUS_MODE = 0
cdef enum: NVML_VGPU_PGPU_HOMOGENEOUS_MODE = 1
cdef enum: NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO = 0
cdef enum: NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES = 1
cdef enum: NVML_VGPU_SCHEDULER_ARR_DEFAULT = 0
cdef enum: NVML_VGPU_SCHEDULER_ARR_DISABLE = 1
cdef enum: NVML_VGPU_SCHEDULER_ARR_ENABLE = 2
cdef enum: NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS = 1
cdef enum: NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT = 1
cdef enum: NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE = 2
cdef enum: NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE = 3
cdef enum: NVML_VGPU_SCHEDULER_POLICY_UNKNOWN = 0
cdef enum: NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO = 0
cdef enum: NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES = 1
cdef enum: NVML_WORKLOAD_POWER_MAX_PROFILES = 255
cdef enum: nvmlActiveVgpuInstanceInfo_v1 = 16777232
cdef enum: nvmlC2cModeInfo_v1 = 16777220
cdef enum: nvmlClockOffset_v1 = 16777240
cdef enum: nvmlClocksEventReasonAll = 511
cdef enum: nvmlClocksEventReasonApplicationsClocksSetting = 2
cdef enum: nvmlClocksEventReasonDisplayClockSetting = 256
cdef enum: nvmlClocksEventReasonGpuIdle = 1
cdef enum: nvmlClocksEventReasonNone = 0
cdef enum: nvmlClocksEventReasonSwPowerCap = 4
cdef enum: nvmlClocksEventReasonSwThermalSlowdown = 32
cdef enum: nvmlClocksEventReasonSyncBoost = 16
cdef enum: nvmlClocksThrottleReasonAll = 511
cdef enum: nvmlClocksThrottleReasonApplicationsClocksSetting = 2
cdef enum: nvmlClocksThrottleReasonDisplayClockSetting = 256
cdef enum: nvmlClocksThrottleReasonGpuIdle = 1
cdef enum: nvmlClocksThrottleReasonHwPowerBrakeSlowdown = 128
cdef enum: nvmlClocksThrottleReasonHwSlowdown = 8
cdef enum: nvmlClocksThrottleReasonHwThermalSlowdown = 64
cdef enum: nvmlClocksThrottleReasonNone = 0
cdef enum: nvmlClocksThrottleReasonSwPowerCap = 4
cdef enum: nvmlClocksThrottleReasonSwThermalSlowdown = 32
cdef enum: nvmlClocksThrottleReasonSyncBoost = 16
cdef enum: nvmlClocksThrottleReasonUserDefinedClocks = 2
cdef enum: nvmlComputeInstanceProfileInfo_v2 = 33554568
cdef enum: nvmlComputeInstanceProfileInfo_v3 = 50331788
cdef enum: nvmlConfComputeGetKeyRotationThresholdInfo_v1 = 16777232
cdef enum: nvmlConfComputeSetKeyRotationThresholdInfo_v1 = 16777232
cdef enum: nvmlCoolerInfo_v1 = 16777232
cdef enum: nvmlDeviceCapabilities_v1 = 16777224
cdef enum: nvmlDeviceCurrentClockFreqs_v1 = 16779268
cdef enum: nvmlDevicePerfModes_v1 = 16779268
cdef enum: nvmlDramEncryptionInfo_v1 = 16777224
cdef enum: nvmlEccSramErrorStatus_v1 = 16777320
cdef enum: nvmlEventMigConfigChange = 256
cdef enum: nvmlEventTypeAll = 65439
cdef enum: nvmlEventTypeClock = 16
cdef enum: nvmlEventTypeDoubleBitEccError = 2
cdef enum: nvmlEventTypeDramRetirementEvent = 1024
cdef enum: nvmlEventTypeDramRetirementFailure = 2048
cdef enum: nvmlEventTypeFatalPoisonError = 8192
cdef enum: nvmlEventTypeGpuRecoveryAction = 32768
cdef enum: nvmlEventTypeGpuUnavailableError = 16384
cdef enum: nvmlEventTypeNonFatalPoisonError = 4096
cdef enum: nvmlEventTypeNone = 0
cdef enum: nvmlEventTypePState = 4
cdef enum: nvmlEventTypePowerSourceChange = 128
cdef enum: nvmlEventTypeSingleBitEccError = 1
cdef enum: nvmlEventTypeSingleBitEccErrorStorm = 512
cdef enum: nvmlEventTypeXidCriticalError = 8
cdef enum: nvmlFanSpeedInfo_v1 = 16777228
cdef enum: nvmlFlagDefault = 0
cdef enum: nvmlFlagForce = 1
cdef enum: nvmlGpuFabricInfo_v2 = 33554468
cdef enum: nvmlGpuInstanceProfileInfo_v2 = 33554584
cdef enum: nvmlGpuInstanceProfileInfo_v3 = 50331800
cdef enum: nvmlMarginTemperature_v1 = 16777224
cdef enum: nvmlMemory_v2 = 33554472
cdef enum: nvmlNvlinkGetBwMode_v1 = 16777228
cdef enum: nvmlNvlinkSetBwMode_v1 = 16777228
cdef enum: nvmlNvlinkSupportedBwModes_v1 = 16777244
cdef enum: nvmlPciInfoExt_v1 = 16777280
cdef enum: nvmlPlatformInfo_v1 = 16777260
cdef enum: nvmlPlatformInfo_v2 = 33554476
cdef enum: nvmlPowerSmoothingProfile_v1 = 16777240
cdef enum: nvmlPowerSmoothingState_v1 = 16777224
cdef enum: nvmlPowerValue_v2 = 33554444
cdef enum: nvmlProcessDetailList_v1 = 16777240
cdef enum: nvmlProcessesUtilizationInfo_v1 = 16777240
cdef enum: nvmlSystemConfComputeSettings_v1 = 16777236
cdef enum: nvmlSystemDriverBranchInfo_v1 = 16777300
cdef enum: nvmlSystemEventSetCreateRequest_v1 = 16777232
cdef enum: nvmlSystemEventSetFreeRequest_v1 = 16777232
cdef enum: nvmlSystemEventSetWaitRequest_v1 = 16777248
cdef enum: nvmlSystemEventTypeCount = 2
cdef enum: nvmlSystemEventTypeGpuDriverBind = 2
cdef enum: nvmlSystemEventTypeGpuDriverUnbind = 1
cdef enum: nvmlSystemRegisterEventRequest_v1 = 16777240
cdef enum: nvmlTemperature_v1 = 16777228
cdef enum: nvmlUUID_v1 = 16777268
cdef enum: nvmlVgpuCreatablePlacementInfo_v1 = 16777248
cdef enum: nvmlVgpuHeterogeneousMode_v1 = 16777224
cdef enum: nvmlVgpuInstancesUtilizationInfo_v1 = 16777248
cdef enum: nvmlVgpuPlacementId_v1 = 16777224
cdef enum: nvmlVgpuPlacementList_v1 = 16777240
cdef enum: nvmlVgpuPlacementList_v2 = 33554464
cdef enum: nvmlVgpuProcessesUtilizationInfo_v1 = 16777240
cdef enum: nvmlVgpuRuntimeState_v1 = 16777232
cdef enum: nvmlVgpuSchedulerLogInfo_v1 = 16786848
cdef enum: nvmlVgpuSchedulerStateInfo_v1 = 16777240
cdef enum: nvmlVgpuSchedulerState_v1 = 16777240
cdef enum: nvmlVgpuTypeBar1Info_v1 = 16777232
cdef enum: nvmlVgpuTypeIdInfo_v1 = 16777232
cdef enum: nvmlVgpuTypeMaxInstance_v1 = 16777228
cdef enum: nvmlWorkloadPowerProfileCurrentProfiles_v1 = 16777316
cdef enum: nvmlWorkloadPowerProfileInfo_v1 = 16777260
cdef enum: nvmlWorkloadPowerProfileProfilesInfo_v1 = 16788472
cdef enum: nvmlWorkloadPowerProfileRequestedProfiles_v1 = 16777252

cdef const char* nvmlErrorString(nvmlReturn_t result) except? NULL nogil
cdef nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlComputeInstanceGetInfo(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t* info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t* info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceCcuGetStreamState(nvmlDevice_t device, unsigned int* state) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceCcuSetStreamState(nvmlDevice_t device, unsigned int state) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t* values) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t* gpuInstance) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId, const nvmlGpuInstancePlacement_t* placement, nvmlGpuInstance_t* gpuInstance) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t* pciInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlEnableState_t freeze) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t* isRestricted) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int* bufferSize) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t* mode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int* count, unsigned int* pids) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t* stats) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int* vgpuCount, nvmlVgpuInstance_t* vgpuInstances) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device, unsigned int* adaptiveClockStatus) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int* clockMHz) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t* arch) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetAttributes(nvmlDevice_t device, nvmlDeviceAttributes_t* attributes) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t* attributes) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t* isEnabled, nvmlEnableState_t* defaultIsEnabled) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t* bar1Memory) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int* boardId) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char* partNumber, unsigned int length) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t* type) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device, nvmlBridgeChipHierarchy_t* bridgeHierarchy) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t* type) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t* c2cModeInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t* caps) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t* status) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId, unsigned int* clockMHz) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int* clock) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t* info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int* id) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t* mode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetComputeRunningProcesses(nvmlDevice_t device, unsigned int* infoCount, nvmlProcessInfo_t* infos) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int* infoCount, nvmlProcessInfo_v2_t* infos) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int* infoCount, nvmlProcessInfo_t* infos) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device, nvmlConfComputeGpuAttestationReport_t* gpuAtstReport) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device, nvmlConfComputeGpuCertificate_t* gpuCert) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t* memInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t* memory) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t* coolerInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetCount(unsigned int* deviceCount) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int* deviceCount) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long* cpuSet) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long* cpuSet, nvmlAffinityScope_t scope) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int* vgpuCount, nvmlVgpuTypeId_t* vgpuTypeIds) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int* major, int* minor) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int* currLinkGen) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int* currLinkWidth) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t* currentClockFreqs) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device, unsigned long long* clocksEventReasons) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device, unsigned long long* clocksThrottleReasons) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int* utilization, unsigned int* samplingPeriodUs) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int* clockMHz) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t* defaultMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t* eccCounts) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice, nvmlDevice_t* device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t* isActive) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t* display) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t* current, nvmlDramEncryptionInfo_t* pending) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetDriverModel(nvmlDevice_t device, nvmlDriverModel_t* current, nvmlDriverModel_t* pending) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t* current, nvmlDriverModel_t* pending) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t* pDynamicPstatesInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t* current, nvmlEnableState_t* pending) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType, unsigned int* encoderCapacity) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int* sessionCount, nvmlEncoderSessionInfo_t* sessionInfos) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int* sessionCount, unsigned int* averageFps, unsigned int* averageLatency) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int* utilization, unsigned int* samplingPeriodUs) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int* limit) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int* sessionCount, nvmlFBCSessionInfo_t* sessionInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t* fbcStats) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t* policy) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int* speed) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t* fanSpeed) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int* speed) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t* values) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int* minOffset, int* maxOffset) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int* offset) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t* gpuFabricInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t* gpuFabricInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t* gpuInstance) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int* id) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t* placements, unsigned int* count) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t* placements, unsigned int* count) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_t* info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t* info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId, unsigned int* count) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t* gpuInstances, unsigned int* count) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int* maxLinkGenDevice) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t* current, nvmlGpuOperationMode_t* pending) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses(nvmlDevice_t device, unsigned int* infoCount, nvmlProcessInfo_t* infos) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v2(nvmlDevice_t device, unsigned int* infoCount, nvmlProcessInfo_v2_t* infos) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int* infoCount, nvmlProcessInfo_t* infos) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGridLicensableFeatures(nvmlDevice_t device, nvmlGridLicensableFeatures_t* pGridLicensableFeatures) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v2(nvmlDevice_t device, nvmlGridLicensableFeatures_t* pGridLicensableFeatures) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v3(nvmlDevice_t device, nvmlGridLicensableFeatures_t* pGridLicensableFeatures) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device, nvmlGridLicensableFeatures_t* pGridLicensableFeatures) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int* isEnabled, unsigned int* defaultMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char* version) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetHandleByIndex(unsigned int index, nvmlDevice_t* device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t* device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetHandleByPciBusId(const char* pciBusId, nvmlDevice_t* device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char* pciBusId, nvmlDevice_t* device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetHandleBySerial(const char* serial, nvmlDevice_t* device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetHandleByUUID(const char* uuid, nvmlDevice_t* device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t* uuid, nvmlDevice_t* device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t* pHostVgpuMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int* index) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int* checksum) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char* version, unsigned int length) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char* version, unsigned int length) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int* irqNum) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int* utilization, unsigned int* samplingPeriodUs) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long* timestamp, unsigned long* durationUs) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses(nvmlDevice_t device, unsigned int* infoCount, nvmlProcessInfo_t* infos) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int* infoCount, nvmlProcessInfo_v2_t* infos) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int* infoCount, nvmlProcessInfo_t* infos) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device, nvmlMarginTemperature_t* marginTempInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int* clock) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int* clockMHz) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int* count) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int* maxLinkGen) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int* maxLinkWidth) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int* minOffset, int* maxOffset) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int* offset) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize, unsigned long* nodeSet, nvmlAffinityScope_t scope) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int* busWidth) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, unsigned long long* count) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t* memory) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t* memory) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index, nvmlDevice_t* migDevice) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int* currentMode, unsigned int* pendingMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate, unsigned int* minClockMHz, unsigned int* maxClockMHz) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int* minSpeed, unsigned int* maxSpeed) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int* minorNumber) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int* moduleId) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int* multiGpuBool) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char* name, unsigned int length) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int* numFans) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int* numCores) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int* node) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link, nvmlNvLinkCapability_t capability, unsigned int* capResult) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link, nvmlNvLinkErrorCounter_t counter, unsigned long long* counterValue) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link, nvmlIntNvLinkDeviceType_t* pNvLinkDeviceType) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t* pci) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t* pci) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t* isActive) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t* control) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, unsigned long long* rxcounter, unsigned long long* txcounter) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link, unsigned int* version) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t* getBwMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device, nvmlNvlinkSupportedBwModes_t* supportedBwMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int* utilization, unsigned int* samplingPeriodUs) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t* p2pStatus) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPciInfo(nvmlDevice_t device, nvmlPciInfo_t* pci) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t* pci) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPciInfo_v2(nvmlDevice_t device, nvmlPciInfo_t* pci) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t* pci) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int* maxSpeed) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int* value) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int* pcieSpeed) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int* value) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t* perfModes) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t* pState) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t* mode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char* pgpuMetadata, unsigned int* bufferSize) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t* platformInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int* defaultLimit) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int* limit) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int* minLimit, unsigned int* maxLimit) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t* mode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t* powerSource) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t* pState) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int* power) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device, nvmlProcessUtilizationSample_t* utilization, unsigned int* processSamplesCount, unsigned long long lastSeenTimeStamp) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device, nvmlProcessesUtilizationInfo_t* procesesUtilInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int* corrRows, unsigned int* uncRows, unsigned int* isPending, unsigned int* failureOccurred) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int* pageCount, unsigned long long* addresses) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device, nvmlEnableState_t* isPending) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int* pageCount, unsigned long long* addresses, unsigned long long* timestamps) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device, nvmlRowRemapperHistogramValues_t* values) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device, nvmlProcessDetailList_t* plist) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type, unsigned long long lastSeenTimeStamp, nvmlValueType_t* sampleValType, unsigned int* sampleCount, nvmlSample_t* samples) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char* serial, unsigned int length) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t* status) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device, unsigned long long* supportedClocksEventReasons) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device, unsigned long long* supportedClocksThrottleReasons) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long* eventTypes) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz, unsigned int* count, unsigned int* clocksMHz) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int* count, unsigned int* clocksMHz) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t* pstates, unsigned int size) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int* vgpuCount, nvmlVgpuTypeId_t* vgpuTypeIds) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int* targetSpeed) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType, unsigned int* temp) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, unsigned int* temp) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t* temperature) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex, nvmlGpuThermalSettings_t* pThermalSettings) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuTopologyLevel_t* pathInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level, unsigned int* count, nvmlDevice_t* deviceArray) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, unsigned long long* eccCounts) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long* energy) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char* uuid, unsigned int length) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t* utilization) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char* version, unsigned int length) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, unsigned int* capResult) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t* pHeterogeneousMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device, nvmlVgpuInstancesUtilizationInfo_t* vgpuUtilInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t* pgpuMetadata, unsigned int* bufferSize) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, unsigned int* vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t* utilizationSamples) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device, nvmlVgpuProcessesUtilizationInfo_t* vgpuProcUtilInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device, nvmlVgpuSchedulerCapabilities_t* pCapabilities) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device, nvmlVgpuSchedulerLog_t* pSchedulerLog) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerGetState_t* pSchedulerState) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t* pPlacementList) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t* pPlacementList) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, nvmlValueType_t* sampleValType, unsigned int* vgpuInstanceSamplesCount, nvmlVgpuInstanceUtilizationSample_t* utilizationSamples) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t* violTime) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t* pVirtualMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int* isMigDevice) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t* pciInfo, nvmlEnableState_t newState) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int* onSameBoard) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device, nvmlPowerSmoothingProfile_t* profile) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t* state) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device, nvmlPowerSmoothingProfile_t* profile) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t* pciInfo, nvmlEnableState_t* currentState) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceRemoveGpu(nvmlPciInfo_t* pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t* pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t* info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device, unsigned long long sizeKiB) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device, const nvmlDramEncryptionInfo_t* dramEncryption) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t* activationStatus) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device, nvmlNvLinkPowerThres_t* info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t* control, unsigned int reset) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t* setBwMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t* powerValue) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int* temp) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device, const nvmlVgpuHeterogeneousMode_t* pHeterogeneousMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t* pSchedulerState) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t* requestedProfiles) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileCurrentProfiles_t* currentProfiles) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device, nvmlWorkloadPowerProfileProfilesInfo_t* profilesInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t* requestedProfiles) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t* set) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlEventSetWait(nvmlEventSet_t set, nvmlEventData_t* data, unsigned int timeoutms) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t* data, unsigned int timeoutms) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGetBlacklistDeviceCount(unsigned int* deviceCount) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGetBlacklistDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t* info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int* deviceCount) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t* info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t* vgpuMetadata, nvmlVgpuPgpuMetadata_t* pgpuMetadata, nvmlVgpuPgpuCompatibility_t* compatibilityInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability, unsigned int* capResult) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t* supported, nvmlVgpuVersion_t* current) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t* metricsGet) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t* gpmSupport) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int* state) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t* gpmSample) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t* computeInstance) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance, unsigned int profileId, const nvmlComputeInstancePlacement_t* placement, nvmlComputeInstance_t* computeInstance) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance, nvmlActiveVgpuInstanceInfo_t* pVgpuInstanceInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id, nvmlComputeInstance_t* computeInstance) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstancePlacement_t* placements, unsigned int* count) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t* info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t* info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int* count) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t* computeInstances, unsigned int* count) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t* pVgpus) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t* info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, nvmlVgpuHeterogeneousMode_t* pHeterogeneousMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_t* pSchedulerLogInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_t* pSchedulerStateInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance, nvmlVgpuCreatablePlacementInfo_t* pCreatablePlacementInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, const nvmlVgpuHeterogeneousMode_t* pHeterogeneousMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t* pScheduler) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlInit() except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlInitWithFlags(unsigned int flags) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlInit_v2() except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t* vgpuVersion) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlShutdown() except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t* request) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t* request) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t* request) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t* capabilities) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int* isAcceptingWork) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t* pKeyRotationThrInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t* settings) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t* state) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetCudaDriverVersion(int* cudaDriverVersion) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int* cudaDriverVersion) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t* branchInfo, unsigned int length) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetDriverVersion(char* version, unsigned int length) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetHicVersion(unsigned int* hwbcCount, nvmlHwbcEntry_t* hwbcEntries) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetNVMLVersion(char* version, unsigned int length) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int* nvlinkBwMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char* name, unsigned int length) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int* count, nvmlDevice_t* deviceArray) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t* request) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t* pKeyRotationThrInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlUnitGetCount(unsigned int* unitCount) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int* deviceCount, nvmlDevice_t* devices) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t* fanSpeeds) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t* unit) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t* state) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t* psu) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int* temp) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t* info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t* mode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int* count, unsigned int* pids) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid, nvmlAccountingStats_t* stats) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t* eccMode) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int* encoderCapacity) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int* sessionCount, nvmlEncoderSessionInfo_t* sessionInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance, unsigned int* sessionCount, unsigned int* averageFps, unsigned int* averageLatency) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int* sessionCount, nvmlFBCSessionInfo_t* sessionInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t* fbcStats) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance, unsigned long long* fbUsage) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance, unsigned int* frameRateLimit) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance, unsigned int* gpuInstanceId) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char* vgpuPciId, unsigned int* length) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t* licenseInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t* licenseInfo) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int* licensed) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char* mdevUuid, unsigned int size) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t* vgpuMetadata, unsigned int* bufferSize) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t* pPlacement) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t* pState) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t* vgpuTypeId) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char* uuid, unsigned int size) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char* version, unsigned int length) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char* vmId, unsigned int size, nvmlVgpuVmIdType_t* vmIdType) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t* bar1Info) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability, unsigned int* capResult) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char* vgpuTypeClass, unsigned int* size) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long* deviceID, unsigned long long* subsystemID) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long* fbReservation) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId, unsigned int* frameRateLimit) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long* fbSize) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId, unsigned int* gpuInstanceProfileId) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long* gspHeapSize) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char* vgpuTypeLicenseString, unsigned int size) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, unsigned int* vgpuInstanceCount) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t* pMaxInstance) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId, unsigned int* vgpuInstanceCountPerVm) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char* vgpuTypeName, unsigned int* size) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId, unsigned int* numDisplayHeads) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
cdef nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex, unsigned int* xdim, unsigned int* ydim) except? _NVMLRETURN_T_INTERNAL_LOADING_ERROR nogil
