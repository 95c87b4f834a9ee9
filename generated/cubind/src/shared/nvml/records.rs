//! Structs and unions (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct nvmlAccountingStats_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlAccountingStats_t {
    /// `unsigned int gpuUtilization`.
    pub gpuUtilization: u32,
    /// `unsigned int memoryUtilization`.
    pub memoryUtilization: u32,
    /// `unsigned long long maxMemoryUsage`.
    pub maxMemoryUsage: u64,
    /// `unsigned long long time`.
    pub time: u64,
    /// `unsigned long long startTime`.
    pub startTime: u64,
    /// `unsigned int isRunning`.
    pub isRunning: u32,
    /// `unsigned int reserved[5]`.
    pub reserved: [u32; 5],
}

layout!(
    nvmlAccountingStats_t size 56 align 8, gpuUtilization at 0, memoryUtilization at 4, maxMemoryUsage at 8, time at 16,
    startTime at 24, isRunning at 32, reserved at 36
);

impl Eq for nvmlAccountingStats_t {}

record!(nvmlAccountingStats_t);

/// `struct nvmlActiveVgpuInstanceInfo_v1_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlActiveVgpuInstanceInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int vgpuCount`.
    pub vgpuCount: u32,
    /// `nvmlVgpuInstance_t *vgpuInstances`.
    pub vgpuInstances: *mut nvmlVgpuInstance_t,
}

layout!(nvmlActiveVgpuInstanceInfo_v1_t size 16 align 8, version at 0, vgpuCount at 4, vgpuInstances at 8);

impl Eq for nvmlActiveVgpuInstanceInfo_v1_t {}

record!(nvmlActiveVgpuInstanceInfo_v1_t, version : 16777232);

/// `struct nvmlBAR1Memory_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlBAR1Memory_t {
    /// `unsigned long long bar1Total`.
    pub bar1Total: u64,
    /// `unsigned long long bar1Free`.
    pub bar1Free: u64,
    /// `unsigned long long bar1Used`.
    pub bar1Used: u64,
}

layout!(nvmlBAR1Memory_t size 24 align 8, bar1Total at 0, bar1Free at 8, bar1Used at 16);

impl Eq for nvmlBAR1Memory_t {}

record!(nvmlBAR1Memory_t);

/// `struct nvmlBridgeChipHierarchy_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlBridgeChipHierarchy_t {
    /// `unsigned char bridgeCount`.
    pub bridgeCount: u8,
    /// `nvmlBridgeChipInfo_t bridgeChipInfo[128]`.
    pub bridgeChipInfo: [nvmlBridgeChipInfo_t; 128],
}

layout!(nvmlBridgeChipHierarchy_t size 1028 align 4, bridgeCount at 0, bridgeChipInfo at 4);

impl Eq for nvmlBridgeChipHierarchy_t {}

record!(nvmlBridgeChipHierarchy_t);

/// `struct nvmlBridgeChipInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlBridgeChipInfo_t {
    /// `nvmlBridgeChipType_t type`.
    pub r#type: nvmlBridgeChipType_t,
    /// `unsigned int fwVersion`.
    pub fwVersion: u32,
}

layout!(nvmlBridgeChipInfo_t size 8 align 4, r#type at 0, fwVersion at 4);

impl Eq for nvmlBridgeChipInfo_t {}

record!(nvmlBridgeChipInfo_t);

/// `struct nvmlC2cModeInfo_v1_t`, from `nvml.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlC2cModeInfo_v1_t {
    /// `unsigned int isC2cEnabled`.
    pub isC2cEnabled: u32,
}

layout!(nvmlC2cModeInfo_v1_t size 4 align 4, isC2cEnabled at 0);

impl Eq for nvmlC2cModeInfo_v1_t {}

record!(nvmlC2cModeInfo_v1_t);

/// `struct nvmlClkMonFaultInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlClkMonFaultInfo_t {
    /// `unsigned int clkApiDomain`.
    pub clkApiDomain: u32,
    /// `unsigned int clkDomainFaultMask`.
    pub clkDomainFaultMask: u32,
}

layout!(nvmlClkMonFaultInfo_t size 8 align 4, clkApiDomain at 0, clkDomainFaultMask at 4);

impl Eq for nvmlClkMonFaultInfo_t {}

record!(nvmlClkMonFaultInfo_t);

/// `struct nvmlClkMonStatus_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlClkMonStatus_t {
    /// `unsigned int bGlobalStatus`.
    pub bGlobalStatus: u32,
    /// `unsigned int clkMonListSize`.
    pub clkMonListSize: u32,
    /// `nvmlClkMonFaultInfo_t clkMonList[32]`.
    pub clkMonList: [nvmlClkMonFaultInfo_t; 32],
}

layout!(nvmlClkMonStatus_t size 264 align 4, bGlobalStatus at 0, clkMonListSize at 4, clkMonList at 8);

impl Eq for nvmlClkMonStatus_t {}

record!(nvmlClkMonStatus_t);

/// `struct nvmlClockOffset_v1_t`, from `nvml.h`, since CUDA 12.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlClockOffset_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlClockType_t type`.
    pub r#type: nvmlClockType_t,
    /// `nvmlPstates_t pstate`.
    pub pstate: nvmlPstates_t,
    /// `int clockOffsetMHz`.
    pub clockOffsetMHz: i32,
    /// `int minClockOffsetMHz`.
    pub minClockOffsetMHz: i32,
    /// `int maxClockOffsetMHz`.
    pub maxClockOffsetMHz: i32,
}

layout!(
    nvmlClockOffset_v1_t size 24 align 4, version at 0, r#type at 4, pstate at 8, clockOffsetMHz at 12,
    minClockOffsetMHz at 16, maxClockOffsetMHz at 20
);

impl Eq for nvmlClockOffset_v1_t {}

record!(nvmlClockOffset_v1_t, version : 16777240);

/// `struct nvmlComputeInstanceInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlComputeInstanceInfo_t {
    /// `nvmlDevice_t device`.
    pub device: nvmlDevice_t,
    /// `nvmlGpuInstance_t gpuInstance`.
    pub gpuInstance: nvmlGpuInstance_t,
    /// `unsigned int id`.
    pub id: u32,
    /// `unsigned int profileId`.
    pub profileId: u32,
    /// `nvmlComputeInstancePlacement_t placement`.
    pub placement: nvmlComputeInstancePlacement_t,
}

layout!(
    nvmlComputeInstanceInfo_t size 32 align 8, device at 0, gpuInstance at 8, id at 16, profileId at 20, placement at 24
);

impl Eq for nvmlComputeInstanceInfo_t {}

record!(nvmlComputeInstanceInfo_t);

/// `struct nvmlComputeInstancePlacement_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlComputeInstancePlacement_t {
    /// `unsigned int start`.
    pub start: u32,
    /// `unsigned int size`.
    pub size: u32,
}

layout!(nvmlComputeInstancePlacement_t size 8 align 4, start at 0, size at 4);

impl Eq for nvmlComputeInstancePlacement_t {}

record!(nvmlComputeInstancePlacement_t);

/// `struct nvmlComputeInstanceProfileInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlComputeInstanceProfileInfo_t {
    /// `unsigned int id`.
    pub id: u32,
    /// `unsigned int sliceCount`.
    pub sliceCount: u32,
    /// `unsigned int instanceCount`.
    pub instanceCount: u32,
    /// `unsigned int multiprocessorCount`.
    pub multiprocessorCount: u32,
    /// `unsigned int sharedCopyEngineCount`.
    pub sharedCopyEngineCount: u32,
    /// `unsigned int sharedDecoderCount`.
    pub sharedDecoderCount: u32,
    /// `unsigned int sharedEncoderCount`.
    pub sharedEncoderCount: u32,
    /// `unsigned int sharedJpegCount`.
    pub sharedJpegCount: u32,
    /// `unsigned int sharedOfaCount`.
    pub sharedOfaCount: u32,
}

layout!(
    nvmlComputeInstanceProfileInfo_t size 36 align 4, id at 0, sliceCount at 4, instanceCount at 8,
    multiprocessorCount at 12, sharedCopyEngineCount at 16, sharedDecoderCount at 20, sharedEncoderCount at 24,
    sharedJpegCount at 28, sharedOfaCount at 32
);

impl Eq for nvmlComputeInstanceProfileInfo_t {}

record!(nvmlComputeInstanceProfileInfo_t);

/// `struct nvmlComputeInstanceProfileInfo_v2_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlComputeInstanceProfileInfo_v2_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int id`.
    pub id: u32,
    /// `unsigned int sliceCount`.
    pub sliceCount: u32,
    /// `unsigned int instanceCount`.
    pub instanceCount: u32,
    /// `unsigned int multiprocessorCount`.
    pub multiprocessorCount: u32,
    /// `unsigned int sharedCopyEngineCount`.
    pub sharedCopyEngineCount: u32,
    /// `unsigned int sharedDecoderCount`.
    pub sharedDecoderCount: u32,
    /// `unsigned int sharedEncoderCount`.
    pub sharedEncoderCount: u32,
    /// `unsigned int sharedJpegCount`.
    pub sharedJpegCount: u32,
    /// `unsigned int sharedOfaCount`.
    pub sharedOfaCount: u32,
    /// `char name[96]`.
    pub name: [core::ffi::c_char; 96],
}

layout!(
    nvmlComputeInstanceProfileInfo_v2_t size 136 align 4, version at 0, id at 4, sliceCount at 8, instanceCount at 12,
    multiprocessorCount at 16, sharedCopyEngineCount at 20, sharedDecoderCount at 24, sharedEncoderCount at 28,
    sharedJpegCount at 32, sharedOfaCount at 36, name at 40
);

impl Eq for nvmlComputeInstanceProfileInfo_v2_t {}

record!(nvmlComputeInstanceProfileInfo_v2_t, version : 33554568);

/// `struct nvmlComputeInstanceProfileInfo_v3_t`, from `nvml.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlComputeInstanceProfileInfo_v3_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int id`.
    pub id: u32,
    /// `unsigned int sliceCount`.
    pub sliceCount: u32,
    /// `unsigned int instanceCount`.
    pub instanceCount: u32,
    /// `unsigned int multiprocessorCount`.
    pub multiprocessorCount: u32,
    /// `unsigned int sharedCopyEngineCount`.
    pub sharedCopyEngineCount: u32,
    /// `unsigned int sharedDecoderCount`.
    pub sharedDecoderCount: u32,
    /// `unsigned int sharedEncoderCount`.
    pub sharedEncoderCount: u32,
    /// `unsigned int sharedJpegCount`.
    pub sharedJpegCount: u32,
    /// `unsigned int sharedOfaCount`.
    pub sharedOfaCount: u32,
    /// `char name[96]`.
    pub name: [core::ffi::c_char; 96],
    /// `unsigned int capabilities`.
    pub capabilities: u32,
}

layout!(
    nvmlComputeInstanceProfileInfo_v3_t size 140 align 4, version at 0, id at 4, sliceCount at 8, instanceCount at 12,
    multiprocessorCount at 16, sharedCopyEngineCount at 20, sharedDecoderCount at 24, sharedEncoderCount at 28,
    sharedJpegCount at 32, sharedOfaCount at 36, name at 40, capabilities at 136
);

impl Eq for nvmlComputeInstanceProfileInfo_v3_t {}

record!(nvmlComputeInstanceProfileInfo_v3_t, version : 50331788);

/// `struct nvmlConfComputeGetKeyRotationThresholdInfo_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlConfComputeGetKeyRotationThresholdInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned long long attackerAdvantage`.
    pub attackerAdvantage: u64,
}

layout!(nvmlConfComputeGetKeyRotationThresholdInfo_v1_t size 16 align 8, version at 0, attackerAdvantage at 8);

impl Eq for nvmlConfComputeGetKeyRotationThresholdInfo_v1_t {}

record!(nvmlConfComputeGetKeyRotationThresholdInfo_v1_t, version : 16777232);

/// `struct nvmlConfComputeGpuAttestationReport_t`, from `nvml.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlConfComputeGpuAttestationReport_t {
    /// `unsigned int isCecAttestationReportPresent`.
    pub isCecAttestationReportPresent: u32,
    /// `unsigned int attestationReportSize`.
    pub attestationReportSize: u32,
    /// `unsigned int cecAttestationReportSize`.
    pub cecAttestationReportSize: u32,
    /// `unsigned char nonce[32]`.
    pub nonce: [u8; 32],
    /// `unsigned char attestationReport[8192]`.
    pub attestationReport: [u8; 8192],
    /// `unsigned char cecAttestationReport[4096]`.
    pub cecAttestationReport: [u8; 4096],
}

layout!(
    nvmlConfComputeGpuAttestationReport_t size 12332 align 4, isCecAttestationReportPresent at 0,
    attestationReportSize at 4, cecAttestationReportSize at 8, nonce at 12, attestationReport at 44,
    cecAttestationReport at 8236
);

impl Eq for nvmlConfComputeGpuAttestationReport_t {}

record!(nvmlConfComputeGpuAttestationReport_t);

/// `struct nvmlConfComputeGpuCertificate_t`, from `nvml.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlConfComputeGpuCertificate_t {
    /// `unsigned int certChainSize`.
    pub certChainSize: u32,
    /// `unsigned int attestationCertChainSize`.
    pub attestationCertChainSize: u32,
    /// `unsigned char certChain[4096]`.
    pub certChain: [u8; 4096],
    /// `unsigned char attestationCertChain[5120]`.
    pub attestationCertChain: [u8; 5120],
}

layout!(
    nvmlConfComputeGpuCertificate_t size 9224 align 4, certChainSize at 0, attestationCertChainSize at 4,
    certChain at 8, attestationCertChain at 4104
);

impl Eq for nvmlConfComputeGpuCertificate_t {}

record!(nvmlConfComputeGpuCertificate_t);

/// `struct nvmlConfComputeMemSizeInfo_t`, from `nvml.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlConfComputeMemSizeInfo_t {
    /// `unsigned long long protectedMemSizeKib`.
    pub protectedMemSizeKib: u64,
    /// `unsigned long long unprotectedMemSizeKib`.
    pub unprotectedMemSizeKib: u64,
}

layout!(nvmlConfComputeMemSizeInfo_t size 16 align 8, protectedMemSizeKib at 0, unprotectedMemSizeKib at 8);

impl Eq for nvmlConfComputeMemSizeInfo_t {}

record!(nvmlConfComputeMemSizeInfo_t);

/// `struct nvmlConfComputeSetKeyRotationThresholdInfo_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlConfComputeSetKeyRotationThresholdInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned long long maxAttackerAdvantage`.
    pub maxAttackerAdvantage: u64,
}

layout!(nvmlConfComputeSetKeyRotationThresholdInfo_v1_t size 16 align 8, version at 0, maxAttackerAdvantage at 8);

impl Eq for nvmlConfComputeSetKeyRotationThresholdInfo_v1_t {}

record!(nvmlConfComputeSetKeyRotationThresholdInfo_v1_t, version : 16777232);

/// `struct nvmlConfComputeSystemCaps_t`, from `nvml.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlConfComputeSystemCaps_t {
    /// `unsigned int cpuCaps`.
    pub cpuCaps: u32,
    /// `unsigned int gpusCaps`.
    pub gpusCaps: u32,
}

layout!(nvmlConfComputeSystemCaps_t size 8 align 4, cpuCaps at 0, gpusCaps at 4);

impl Eq for nvmlConfComputeSystemCaps_t {}

record!(nvmlConfComputeSystemCaps_t);

/// `struct nvmlConfComputeSystemState_t`, from `nvml.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlConfComputeSystemState_t {
    /// `unsigned int environment`.
    pub environment: u32,
    /// `unsigned int ccFeature`.
    pub ccFeature: u32,
    /// `unsigned int devToolsMode`.
    pub devToolsMode: u32,
}

layout!(nvmlConfComputeSystemState_t size 12 align 4, environment at 0, ccFeature at 4, devToolsMode at 8);

impl Eq for nvmlConfComputeSystemState_t {}

record!(nvmlConfComputeSystemState_t);

/// `struct nvmlCoolerInfo_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlCoolerInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int index`.
    pub index: u32,
    /// `nvmlCoolerControl_t signalType`.
    pub signalType: nvmlCoolerControl_t,
    /// `nvmlCoolerTarget_t target`.
    pub target: nvmlCoolerTarget_t,
}

layout!(nvmlCoolerInfo_v1_t size 16 align 4, version at 0, index at 4, signalType at 8, target at 12);

impl Eq for nvmlCoolerInfo_v1_t {}

record!(nvmlCoolerInfo_v1_t, version : 16777232);

/// `struct nvmlDeviceAttributes_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlDeviceAttributes_t {
    /// `unsigned int multiprocessorCount`.
    pub multiprocessorCount: u32,
    /// `unsigned int sharedCopyEngineCount`.
    pub sharedCopyEngineCount: u32,
    /// `unsigned int sharedDecoderCount`.
    pub sharedDecoderCount: u32,
    /// `unsigned int sharedEncoderCount`.
    pub sharedEncoderCount: u32,
    /// `unsigned int sharedJpegCount`.
    pub sharedJpegCount: u32,
    /// `unsigned int sharedOfaCount`.
    pub sharedOfaCount: u32,
    /// `unsigned int gpuInstanceSliceCount`.
    pub gpuInstanceSliceCount: u32,
    /// `unsigned int computeInstanceSliceCount`.
    pub computeInstanceSliceCount: u32,
    /// `unsigned long long memorySizeMB`.
    pub memorySizeMB: u64,
}

layout!(
    nvmlDeviceAttributes_t size 40 align 8, multiprocessorCount at 0, sharedCopyEngineCount at 4,
    sharedDecoderCount at 8, sharedEncoderCount at 12, sharedJpegCount at 16, sharedOfaCount at 20,
    gpuInstanceSliceCount at 24, computeInstanceSliceCount at 28, memorySizeMB at 32
);

impl Eq for nvmlDeviceAttributes_t {}

record!(nvmlDeviceAttributes_t);

/// `struct nvmlDeviceCapabilities_v1_t`, from `nvml.h`, since CUDA 12.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlDeviceCapabilities_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int capMask`.
    pub capMask: u32,
}

layout!(nvmlDeviceCapabilities_v1_t size 8 align 4, version at 0, capMask at 4);

impl Eq for nvmlDeviceCapabilities_v1_t {}

record!(nvmlDeviceCapabilities_v1_t, version : 16777224);

/// `struct nvmlDeviceCurrentClockFreqs_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlDeviceCurrentClockFreqs_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `char str[2048]`.
    pub str: [core::ffi::c_char; 2048],
}

layout!(nvmlDeviceCurrentClockFreqs_v1_t size 2052 align 4, version at 0, str at 4);

impl Eq for nvmlDeviceCurrentClockFreqs_v1_t {}

record!(nvmlDeviceCurrentClockFreqs_v1_t, version : 16779268);

/// `struct nvmlDevicePerfModes_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlDevicePerfModes_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `char str[2048]`.
    pub str: [core::ffi::c_char; 2048],
}

layout!(nvmlDevicePerfModes_v1_t size 2052 align 4, version at 0, str at 4);

impl Eq for nvmlDevicePerfModes_v1_t {}

record!(nvmlDevicePerfModes_v1_t, version : 16779268);

/// `struct nvmlDramEncryptionInfo_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlDramEncryptionInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlEnableState_t encryptionState`.
    pub encryptionState: nvmlEnableState_t,
}

layout!(nvmlDramEncryptionInfo_v1_t size 8 align 4, version at 0, encryptionState at 4);

impl Eq for nvmlDramEncryptionInfo_v1_t {}

record!(nvmlDramEncryptionInfo_v1_t, version : 16777224);

/// `struct nvmlEccErrorCounts_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEccErrorCounts_t {
    /// `unsigned long long l1Cache`.
    pub l1Cache: u64,
    /// `unsigned long long l2Cache`.
    pub l2Cache: u64,
    /// `unsigned long long deviceMemory`.
    pub deviceMemory: u64,
    /// `unsigned long long registerFile`.
    pub registerFile: u64,
}

layout!(nvmlEccErrorCounts_t size 32 align 8, l1Cache at 0, l2Cache at 8, deviceMemory at 16, registerFile at 24);

impl Eq for nvmlEccErrorCounts_t {}

record!(nvmlEccErrorCounts_t);

/// `struct nvmlEccSramErrorStatus_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEccSramErrorStatus_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned long long aggregateUncParity`.
    pub aggregateUncParity: u64,
    /// `unsigned long long aggregateUncSecDed`.
    pub aggregateUncSecDed: u64,
    /// `unsigned long long aggregateCor`.
    pub aggregateCor: u64,
    /// `unsigned long long volatileUncParity`.
    pub volatileUncParity: u64,
    /// `unsigned long long volatileUncSecDed`.
    pub volatileUncSecDed: u64,
    /// `unsigned long long volatileCor`.
    pub volatileCor: u64,
    /// `unsigned long long aggregateUncBucketL2`.
    pub aggregateUncBucketL2: u64,
    /// `unsigned long long aggregateUncBucketSm`.
    pub aggregateUncBucketSm: u64,
    /// `unsigned long long aggregateUncBucketPcie`.
    pub aggregateUncBucketPcie: u64,
    /// `unsigned long long aggregateUncBucketMcu`.
    pub aggregateUncBucketMcu: u64,
    /// `unsigned long long aggregateUncBucketOther`.
    pub aggregateUncBucketOther: u64,
    /// `unsigned int bThresholdExceeded`.
    pub bThresholdExceeded: u32,
}

layout!(
    nvmlEccSramErrorStatus_v1_t size 104 align 8, version at 0, aggregateUncParity at 8, aggregateUncSecDed at 16,
    aggregateCor at 24, volatileUncParity at 32, volatileUncSecDed at 40, volatileCor at 48, aggregateUncBucketL2 at 56,
    aggregateUncBucketSm at 64, aggregateUncBucketPcie at 72, aggregateUncBucketMcu at 80,
    aggregateUncBucketOther at 88, bThresholdExceeded at 96
);

impl Eq for nvmlEccSramErrorStatus_v1_t {}

record!(nvmlEccSramErrorStatus_v1_t, version : 16777320);

/// `struct nvmlEncoderSessionInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEncoderSessionInfo_t {
    /// `unsigned int sessionId`.
    pub sessionId: u32,
    /// `unsigned int pid`.
    pub pid: u32,
    /// `nvmlVgpuInstance_t vgpuInstance`.
    pub vgpuInstance: nvmlVgpuInstance_t,
    /// `nvmlEncoderType_t codecType`.
    pub codecType: nvmlEncoderType_t,
    /// `unsigned int hResolution`.
    pub hResolution: u32,
    /// `unsigned int vResolution`.
    pub vResolution: u32,
    /// `unsigned int averageFps`.
    pub averageFps: u32,
    /// `unsigned int averageLatency`.
    pub averageLatency: u32,
}

layout!(
    nvmlEncoderSessionInfo_t size 32 align 4, sessionId at 0, pid at 4, vgpuInstance at 8, codecType at 12,
    hResolution at 16, vResolution at 20, averageFps at 24, averageLatency at 28
);

impl Eq for nvmlEncoderSessionInfo_t {}

record!(nvmlEncoderSessionInfo_t);

/// `struct nvmlEventData_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEventData_t {
    /// `nvmlDevice_t device`.
    pub device: nvmlDevice_t,
    /// `unsigned long long eventType`.
    pub eventType: u64,
    /// `unsigned long long eventData`.
    pub eventData: u64,
    /// `unsigned int gpuInstanceId`.
    pub gpuInstanceId: u32,
    /// `unsigned int computeInstanceId`.
    pub computeInstanceId: u32,
}

layout!(
    nvmlEventData_t size 32 align 8, device at 0, eventType at 8, eventData at 16, gpuInstanceId at 24,
    computeInstanceId at 28
);

impl Eq for nvmlEventData_t {}

record!(nvmlEventData_t);

/// `struct nvmlExcludedDeviceInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlExcludedDeviceInfo_t {
    /// `nvmlPciInfo_t pciInfo`.
    pub pciInfo: nvmlPciInfo_t,
    /// `char uuid[80]`.
    pub uuid: [core::ffi::c_char; 80],
}

layout!(nvmlExcludedDeviceInfo_t size 148 align 4, pciInfo at 0, uuid at 68);

impl Eq for nvmlExcludedDeviceInfo_t {}

record!(nvmlExcludedDeviceInfo_t);

/// `struct nvmlFBCSessionInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlFBCSessionInfo_t {
    /// `unsigned int sessionId`.
    pub sessionId: u32,
    /// `unsigned int pid`.
    pub pid: u32,
    /// `nvmlVgpuInstance_t vgpuInstance`.
    pub vgpuInstance: nvmlVgpuInstance_t,
    /// `unsigned int displayOrdinal`.
    pub displayOrdinal: u32,
    /// `nvmlFBCSessionType_t sessionType`.
    pub sessionType: nvmlFBCSessionType_t,
    /// `unsigned int sessionFlags`.
    pub sessionFlags: u32,
    /// `unsigned int hMaxResolution`.
    pub hMaxResolution: u32,
    /// `unsigned int vMaxResolution`.
    pub vMaxResolution: u32,
    /// `unsigned int hResolution`.
    pub hResolution: u32,
    /// `unsigned int vResolution`.
    pub vResolution: u32,
    /// `unsigned int averageFPS`.
    pub averageFPS: u32,
    /// `unsigned int averageLatency`.
    pub averageLatency: u32,
}

layout!(
    nvmlFBCSessionInfo_t size 48 align 4, sessionId at 0, pid at 4, vgpuInstance at 8, displayOrdinal at 12,
    sessionType at 16, sessionFlags at 20, hMaxResolution at 24, vMaxResolution at 28, hResolution at 32,
    vResolution at 36, averageFPS at 40, averageLatency at 44
);

impl Eq for nvmlFBCSessionInfo_t {}

record!(nvmlFBCSessionInfo_t);

/// `struct nvmlFBCStats_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlFBCStats_t {
    /// `unsigned int sessionsCount`.
    pub sessionsCount: u32,
    /// `unsigned int averageFPS`.
    pub averageFPS: u32,
    /// `unsigned int averageLatency`.
    pub averageLatency: u32,
}

layout!(nvmlFBCStats_t size 12 align 4, sessionsCount at 0, averageFPS at 4, averageLatency at 8);

impl Eq for nvmlFBCStats_t {}

record!(nvmlFBCStats_t);

/// `struct nvmlFanSpeedInfo_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlFanSpeedInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int fan`.
    pub fan: u32,
    /// `unsigned int speed`.
    pub speed: u32,
}

layout!(nvmlFanSpeedInfo_v1_t size 12 align 4, version at 0, fan at 4, speed at 8);

impl Eq for nvmlFanSpeedInfo_v1_t {}

record!(nvmlFanSpeedInfo_v1_t, version : 16777228);

/// `struct nvmlFieldValue_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlFieldValue_t {
    /// `unsigned int fieldId`.
    pub fieldId: u32,
    /// `unsigned int scopeId`.
    pub scopeId: u32,
    /// `long long timestamp`.
    pub timestamp: i64,
    /// `long long latencyUsec`.
    pub latencyUsec: i64,
    /// `nvmlValueType_t valueType`.
    pub valueType: nvmlValueType_t,
    /// `nvmlReturn_t nvmlReturn`.
    pub nvmlReturn: nvmlReturn_t,
    /// `nvmlValue_t value`.
    pub value: nvmlValue_t,
}

layout!(
    nvmlFieldValue_t size 40 align 8, fieldId at 0, scopeId at 4, timestamp at 8, latencyUsec at 16, valueType at 24,
    nvmlReturn at 28, value at 32
);

record!(nvmlFieldValue_t);

/// `struct nvmlGpmMetric_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct nvmlGpmMetric_t {
    /// `unsigned int metricId`.
    pub metricId: u32,
    /// `nvmlReturn_t nvmlReturn`.
    pub nvmlReturn: nvmlReturn_t,
    /// `double value`.
    pub value: f64,
    /// `nvmlGpmMetric_t.metricInfo metricInfo`.
    pub metricInfo: nvmlGpmMetric_t_metricInfo,
}

layout!(nvmlGpmMetric_t size 40 align 8, metricId at 0, nvmlReturn at 4, value at 8, metricInfo at 16);

record!(nvmlGpmMetric_t);

/// `struct nvmlGpmMetric_t.metricInfo`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpmMetric_t_metricInfo {
    /// `char *shortName`.
    pub shortName: *mut core::ffi::c_char,
    /// `char *longName`.
    pub longName: *mut core::ffi::c_char,
    /// `char *unit`.
    pub unit: *mut core::ffi::c_char,
}

layout!(nvmlGpmMetric_t_metricInfo size 24 align 8, shortName at 0, longName at 8, unit at 16);

impl Eq for nvmlGpmMetric_t_metricInfo {}

record!(nvmlGpmMetric_t_metricInfo);

/// `struct nvmlGpmSupport_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpmSupport_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int isSupportedDevice`.
    pub isSupportedDevice: u32,
}

layout!(nvmlGpmSupport_t size 8 align 4, version at 0, isSupportedDevice at 4);

impl Eq for nvmlGpmSupport_t {}

record!(nvmlGpmSupport_t, version : 1);

/// `struct nvmlGpuDynamicPstatesInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuDynamicPstatesInfo_t {
    /// `unsigned int flags`.
    pub flags: u32,
    /// `nvmlGpuDynamicPstatesInfo_t.utilization utilization[8]`.
    pub utilization: [nvmlGpuDynamicPstatesInfo_t_utilization; 8],
}

layout!(nvmlGpuDynamicPstatesInfo_t size 132 align 4, flags at 0, utilization at 4);

impl Eq for nvmlGpuDynamicPstatesInfo_t {}

record!(nvmlGpuDynamicPstatesInfo_t);

/// `struct nvmlGpuDynamicPstatesInfo_t.utilization`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuDynamicPstatesInfo_t_utilization {
    /// `unsigned int bIsPresent`.
    pub bIsPresent: u32,
    /// `unsigned int percentage`.
    pub percentage: u32,
    /// `unsigned int incThreshold`.
    pub incThreshold: u32,
    /// `unsigned int decThreshold`.
    pub decThreshold: u32,
}

layout!(
    nvmlGpuDynamicPstatesInfo_t_utilization size 16 align 4, bIsPresent at 0, percentage at 4, incThreshold at 8,
    decThreshold at 12
);

impl Eq for nvmlGpuDynamicPstatesInfo_t_utilization {}

record!(nvmlGpuDynamicPstatesInfo_t_utilization);

/// `struct nvmlGpuFabricInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuFabricInfo_t {
    /// `unsigned char clusterUuid[16]`.
    pub clusterUuid: [u8; 16],
    /// `nvmlReturn_t status`.
    pub status: nvmlReturn_t,
    /// `unsigned int cliqueId`, since CUDA 12.3.
    pub cliqueId: u32,
    /// `nvmlGpuFabricState_t state`.
    pub state: nvmlGpuFabricState_t,
}

layout!(nvmlGpuFabricInfo_t size 28 align 4, clusterUuid at 0, status at 16, cliqueId at 20, state at 24);

impl Eq for nvmlGpuFabricInfo_t {}

record!(nvmlGpuFabricInfo_t);

/// `struct nvmlGpuFabricInfo_v2_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuFabricInfo_v2_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned char clusterUuid[16]`.
    pub clusterUuid: [u8; 16],
    /// `nvmlReturn_t status`.
    pub status: nvmlReturn_t,
    /// `unsigned int cliqueId`.
    pub cliqueId: u32,
    /// `nvmlGpuFabricState_t state`.
    pub state: nvmlGpuFabricState_t,
    /// `unsigned int healthMask`.
    pub healthMask: u32,
}

layout!(
    nvmlGpuFabricInfo_v2_t size 36 align 4, version at 0, clusterUuid at 4, status at 20, cliqueId at 24, state at 28,
    healthMask at 32
);

impl Eq for nvmlGpuFabricInfo_v2_t {}

record!(nvmlGpuFabricInfo_v2_t, version : 33554468);

/// `struct nvmlGpuInstanceInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuInstanceInfo_t {
    /// `nvmlDevice_t device`.
    pub device: nvmlDevice_t,
    /// `unsigned int id`.
    pub id: u32,
    /// `unsigned int profileId`.
    pub profileId: u32,
    /// `nvmlGpuInstancePlacement_t placement`.
    pub placement: nvmlGpuInstancePlacement_t,
}

layout!(nvmlGpuInstanceInfo_t size 24 align 8, device at 0, id at 8, profileId at 12, placement at 16);

impl Eq for nvmlGpuInstanceInfo_t {}

record!(nvmlGpuInstanceInfo_t);

/// `struct nvmlGpuInstancePlacement_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuInstancePlacement_t {
    /// `unsigned int start`.
    pub start: u32,
    /// `unsigned int size`.
    pub size: u32,
}

layout!(nvmlGpuInstancePlacement_t size 8 align 4, start at 0, size at 4);

impl Eq for nvmlGpuInstancePlacement_t {}

record!(nvmlGpuInstancePlacement_t);

/// `struct nvmlGpuInstanceProfileInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuInstanceProfileInfo_t {
    /// `unsigned int id`.
    pub id: u32,
    /// `unsigned int isP2pSupported`.
    pub isP2pSupported: u32,
    /// `unsigned int sliceCount`.
    pub sliceCount: u32,
    /// `unsigned int instanceCount`.
    pub instanceCount: u32,
    /// `unsigned int multiprocessorCount`.
    pub multiprocessorCount: u32,
    /// `unsigned int copyEngineCount`.
    pub copyEngineCount: u32,
    /// `unsigned int decoderCount`.
    pub decoderCount: u32,
    /// `unsigned int encoderCount`.
    pub encoderCount: u32,
    /// `unsigned int jpegCount`.
    pub jpegCount: u32,
    /// `unsigned int ofaCount`.
    pub ofaCount: u32,
    /// `unsigned long long memorySizeMB`.
    pub memorySizeMB: u64,
}

layout!(
    nvmlGpuInstanceProfileInfo_t size 48 align 8, id at 0, isP2pSupported at 4, sliceCount at 8, instanceCount at 12,
    multiprocessorCount at 16, copyEngineCount at 20, decoderCount at 24, encoderCount at 28, jpegCount at 32,
    ofaCount at 36, memorySizeMB at 40
);

impl Eq for nvmlGpuInstanceProfileInfo_t {}

record!(nvmlGpuInstanceProfileInfo_t);

/// `struct nvmlGpuInstanceProfileInfo_v2_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuInstanceProfileInfo_v2_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int id`.
    pub id: u32,
    /// `unsigned int isP2pSupported`.
    pub isP2pSupported: u32,
    /// `unsigned int sliceCount`.
    pub sliceCount: u32,
    /// `unsigned int instanceCount`.
    pub instanceCount: u32,
    /// `unsigned int multiprocessorCount`.
    pub multiprocessorCount: u32,
    /// `unsigned int copyEngineCount`.
    pub copyEngineCount: u32,
    /// `unsigned int decoderCount`.
    pub decoderCount: u32,
    /// `unsigned int encoderCount`.
    pub encoderCount: u32,
    /// `unsigned int jpegCount`.
    pub jpegCount: u32,
    /// `unsigned int ofaCount`.
    pub ofaCount: u32,
    /// `unsigned long long memorySizeMB`.
    pub memorySizeMB: u64,
    /// `char name[96]`.
    pub name: [core::ffi::c_char; 96],
}

layout!(
    nvmlGpuInstanceProfileInfo_v2_t size 152 align 8, version at 0, id at 4, isP2pSupported at 8, sliceCount at 12,
    instanceCount at 16, multiprocessorCount at 20, copyEngineCount at 24, decoderCount at 28, encoderCount at 32,
    jpegCount at 36, ofaCount at 40, memorySizeMB at 48, name at 56
);

impl Eq for nvmlGpuInstanceProfileInfo_v2_t {}

record!(nvmlGpuInstanceProfileInfo_v2_t, version : 33554584);

/// `struct nvmlGpuInstanceProfileInfo_v3_t`, from `nvml.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuInstanceProfileInfo_v3_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int id`.
    pub id: u32,
    /// `unsigned int sliceCount`.
    pub sliceCount: u32,
    /// `unsigned int instanceCount`.
    pub instanceCount: u32,
    /// `unsigned int multiprocessorCount`.
    pub multiprocessorCount: u32,
    /// `unsigned int copyEngineCount`.
    pub copyEngineCount: u32,
    /// `unsigned int decoderCount`.
    pub decoderCount: u32,
    /// `unsigned int encoderCount`.
    pub encoderCount: u32,
    /// `unsigned int jpegCount`.
    pub jpegCount: u32,
    /// `unsigned int ofaCount`.
    pub ofaCount: u32,
    /// `unsigned long long memorySizeMB`.
    pub memorySizeMB: u64,
    /// `char name[96]`.
    pub name: [core::ffi::c_char; 96],
    /// `unsigned int capabilities`.
    pub capabilities: u32,
}

layout!(
    nvmlGpuInstanceProfileInfo_v3_t size 152 align 8, version at 0, id at 4, sliceCount at 8, instanceCount at 12,
    multiprocessorCount at 16, copyEngineCount at 20, decoderCount at 24, encoderCount at 28, jpegCount at 32,
    ofaCount at 36, memorySizeMB at 40, name at 48, capabilities at 144
);

impl Eq for nvmlGpuInstanceProfileInfo_v3_t {}

record!(nvmlGpuInstanceProfileInfo_v3_t, version : 50331800);

/// `struct nvmlGpuThermalSettings_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuThermalSettings_t {
    /// `unsigned int count`.
    pub count: u32,
    /// `nvmlGpuThermalSettings_t.sensor sensor[3]`.
    pub sensor: [nvmlGpuThermalSettings_t_sensor; 3],
}

layout!(nvmlGpuThermalSettings_t size 64 align 4, count at 0, sensor at 4);

impl Eq for nvmlGpuThermalSettings_t {}

record!(nvmlGpuThermalSettings_t);

/// `struct nvmlGpuThermalSettings_t.sensor`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuThermalSettings_t_sensor {
    /// `nvmlThermalController_t controller`.
    pub controller: nvmlThermalController_t,
    /// `int defaultMinTemp`.
    pub defaultMinTemp: i32,
    /// `int defaultMaxTemp`.
    pub defaultMaxTemp: i32,
    /// `int currentTemp`.
    pub currentTemp: i32,
    /// `nvmlThermalTarget_t target`.
    pub target: nvmlThermalTarget_t,
}

layout!(
    nvmlGpuThermalSettings_t_sensor size 20 align 4, controller at 0, defaultMinTemp at 4, defaultMaxTemp at 8,
    currentTemp at 12, target at 16
);

impl Eq for nvmlGpuThermalSettings_t_sensor {}

record!(nvmlGpuThermalSettings_t_sensor);

/// `struct nvmlGridLicensableFeature_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGridLicensableFeature_t {
    /// `nvmlGridLicenseFeatureCode_t featureCode`.
    pub featureCode: nvmlGridLicenseFeatureCode_t,
    /// `unsigned int featureState`.
    pub featureState: u32,
    /// `char licenseInfo[128]`.
    pub licenseInfo: [core::ffi::c_char; 128],
    /// `char productName[128]`.
    pub productName: [core::ffi::c_char; 128],
    /// `unsigned int featureEnabled`.
    pub featureEnabled: u32,
    /// `nvmlGridLicenseExpiry_t licenseExpiry`.
    pub licenseExpiry: nvmlGridLicenseExpiry_t,
}

layout!(
    nvmlGridLicensableFeature_t size 284 align 4, featureCode at 0, featureState at 4, licenseInfo at 8,
    productName at 136, featureEnabled at 264, licenseExpiry at 268
);

impl Eq for nvmlGridLicensableFeature_t {}

record!(nvmlGridLicensableFeature_t);

/// `struct nvmlGridLicensableFeatures_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGridLicensableFeatures_t {
    /// `int isGridLicenseSupported`.
    pub isGridLicenseSupported: i32,
    /// `unsigned int licensableFeaturesCount`.
    pub licensableFeaturesCount: u32,
    /// `nvmlGridLicensableFeature_t gridLicensableFeatures[3]`.
    pub gridLicensableFeatures: [nvmlGridLicensableFeature_t; 3],
}

layout!(
    nvmlGridLicensableFeatures_t size 860 align 4, isGridLicenseSupported at 0, licensableFeaturesCount at 4,
    gridLicensableFeatures at 8
);

impl Eq for nvmlGridLicensableFeatures_t {}

record!(nvmlGridLicensableFeatures_t);

/// `struct nvmlGridLicenseExpiry_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGridLicenseExpiry_t {
    /// `unsigned int year`.
    pub year: u32,
    /// `unsigned short month`.
    pub month: u16,
    /// `unsigned short day`.
    pub day: u16,
    /// `unsigned short hour`.
    pub hour: u16,
    /// `unsigned short min`.
    pub min: u16,
    /// `unsigned short sec`.
    pub sec: u16,
    /// `unsigned char status`.
    pub status: u8,
}

layout!(
    nvmlGridLicenseExpiry_t size 16 align 4, year at 0, month at 4, day at 6, hour at 8, min at 10, sec at 12,
    status at 14
);

impl Eq for nvmlGridLicenseExpiry_t {}

record!(nvmlGridLicenseExpiry_t);

/// `struct nvmlHwbcEntry_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlHwbcEntry_t {
    /// `unsigned int hwbcId`.
    pub hwbcId: u32,
    /// `char firmwareVersion[32]`.
    pub firmwareVersion: [core::ffi::c_char; 32],
}

layout!(nvmlHwbcEntry_t size 36 align 4, hwbcId at 0, firmwareVersion at 4);

impl Eq for nvmlHwbcEntry_t {}

record!(nvmlHwbcEntry_t);

/// `struct nvmlLedState_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlLedState_t {
    /// `char cause[256]`.
    pub cause: [core::ffi::c_char; 256],
    /// `nvmlLedColor_t color`.
    pub color: nvmlLedColor_t,
}

layout!(nvmlLedState_t size 260 align 4, cause at 0, color at 256);

impl Eq for nvmlLedState_t {}

record!(nvmlLedState_t);

/// `struct nvmlMarginTemperature_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlMarginTemperature_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `int marginTemperature`.
    pub marginTemperature: i32,
}

layout!(nvmlMarginTemperature_v1_t size 8 align 4, version at 0, marginTemperature at 4);

impl Eq for nvmlMarginTemperature_v1_t {}

record!(nvmlMarginTemperature_v1_t, version : 16777224);

/// `struct nvmlMask255_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlMask255_t {
    /// `unsigned int mask[8]`.
    pub mask: [u32; 8],
}

layout!(nvmlMask255_t size 32 align 4, mask at 0);

impl Eq for nvmlMask255_t {}

record!(nvmlMask255_t);

/// `struct nvmlMemory_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlMemory_t {
    /// `unsigned long long total`.
    pub total: u64,
    /// `unsigned long long free`.
    pub free: u64,
    /// `unsigned long long used`.
    pub used: u64,
}

layout!(nvmlMemory_t size 24 align 8, total at 0, free at 8, used at 16);

impl Eq for nvmlMemory_t {}

record!(nvmlMemory_t);

/// `struct nvmlMemory_v2_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlMemory_v2_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned long long total`.
    pub total: u64,
    /// `unsigned long long reserved`.
    pub reserved: u64,
    /// `unsigned long long free`.
    pub free: u64,
    /// `unsigned long long used`.
    pub used: u64,
}

layout!(nvmlMemory_v2_t size 40 align 8, version at 0, total at 8, reserved at 16, free at 24, used at 32);

impl Eq for nvmlMemory_v2_t {}

record!(nvmlMemory_v2_t, version : 33554472);

/// `struct nvmlNvLinkPowerThres_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvLinkPowerThres_t {
    /// `unsigned int lowPwrThreshold`.
    pub lowPwrThreshold: u32,
}

layout!(nvmlNvLinkPowerThres_t size 4 align 4, lowPwrThreshold at 0);

impl Eq for nvmlNvLinkPowerThres_t {}

record!(nvmlNvLinkPowerThres_t);

/// `struct nvmlNvLinkUtilizationControl_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvLinkUtilizationControl_t {
    /// `nvmlNvLinkUtilizationCountUnits_t units`.
    pub units: nvmlNvLinkUtilizationCountUnits_t,
    /// `nvmlNvLinkUtilizationCountPktTypes_t pktfilter`.
    pub pktfilter: nvmlNvLinkUtilizationCountPktTypes_t,
}

layout!(nvmlNvLinkUtilizationControl_t size 8 align 4, units at 0, pktfilter at 4);

impl Eq for nvmlNvLinkUtilizationControl_t {}

record!(nvmlNvLinkUtilizationControl_t);

/// `struct nvmlNvlinkGetBwMode_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvlinkGetBwMode_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int bIsBest`.
    pub bIsBest: u32,
    /// `unsigned char bwMode`.
    pub bwMode: u8,
}

layout!(nvmlNvlinkGetBwMode_v1_t size 12 align 4, version at 0, bIsBest at 4, bwMode at 8);

impl Eq for nvmlNvlinkGetBwMode_v1_t {}

record!(nvmlNvlinkGetBwMode_v1_t, version : 16777228);

/// `struct nvmlNvlinkSetBwMode_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvlinkSetBwMode_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int bSetBest`.
    pub bSetBest: u32,
    /// `unsigned char bwMode`.
    pub bwMode: u8,
}

layout!(nvmlNvlinkSetBwMode_v1_t size 12 align 4, version at 0, bSetBest at 4, bwMode at 8);

impl Eq for nvmlNvlinkSetBwMode_v1_t {}

record!(nvmlNvlinkSetBwMode_v1_t, version : 16777228);

/// `struct nvmlNvlinkSupportedBwModes_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvlinkSupportedBwModes_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned char bwModes[23]`.
    pub bwModes: [u8; 23],
    /// `unsigned char totalBwModes`.
    pub totalBwModes: u8,
}

layout!(nvmlNvlinkSupportedBwModes_v1_t size 28 align 4, version at 0, bwModes at 4, totalBwModes at 27);

impl Eq for nvmlNvlinkSupportedBwModes_v1_t {}

record!(nvmlNvlinkSupportedBwModes_v1_t, version : 16777244);

/// `struct nvmlPSUInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPSUInfo_t {
    /// `char state[256]`.
    pub state: [core::ffi::c_char; 256],
    /// `unsigned int current`.
    pub current: u32,
    /// `unsigned int voltage`.
    pub voltage: u32,
    /// `unsigned int power`.
    pub power: u32,
}

layout!(nvmlPSUInfo_t size 268 align 4, state at 0, current at 256, voltage at 260, power at 264);

impl Eq for nvmlPSUInfo_t {}

record!(nvmlPSUInfo_t);

/// `struct nvmlPciInfoExt_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPciInfoExt_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int domain`.
    pub domain: u32,
    /// `unsigned int bus`.
    pub bus: u32,
    /// `unsigned int device`.
    pub device: u32,
    /// `unsigned int pciDeviceId`.
    pub pciDeviceId: u32,
    /// `unsigned int pciSubSystemId`.
    pub pciSubSystemId: u32,
    /// `unsigned int baseClass`.
    pub baseClass: u32,
    /// `unsigned int subClass`.
    pub subClass: u32,
    /// `char busId[32]`.
    pub busId: [core::ffi::c_char; 32],
}

layout!(
    nvmlPciInfoExt_v1_t size 64 align 4, version at 0, domain at 4, bus at 8, device at 12, pciDeviceId at 16,
    pciSubSystemId at 20, baseClass at 24, subClass at 28, busId at 32
);

impl Eq for nvmlPciInfoExt_v1_t {}

record!(nvmlPciInfoExt_v1_t, version : 16777280);

/// `struct nvmlPciInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPciInfo_t {
    /// `char busIdLegacy[16]`.
    pub busIdLegacy: [core::ffi::c_char; 16],
    /// `unsigned int domain`.
    pub domain: u32,
    /// `unsigned int bus`.
    pub bus: u32,
    /// `unsigned int device`.
    pub device: u32,
    /// `unsigned int pciDeviceId`.
    pub pciDeviceId: u32,
    /// `unsigned int pciSubSystemId`.
    pub pciSubSystemId: u32,
    /// `char busId[32]`.
    pub busId: [core::ffi::c_char; 32],
}

layout!(
    nvmlPciInfo_t size 68 align 4, busIdLegacy at 0, domain at 16, bus at 20, device at 24, pciDeviceId at 28,
    pciSubSystemId at 32, busId at 36
);

impl Eq for nvmlPciInfo_t {}

record!(nvmlPciInfo_t);

/// `struct nvmlPlatformInfo_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPlatformInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned char ibGuid[16]`.
    pub ibGuid: [u8; 16],
    /// `unsigned char rackGuid[16]`.
    pub rackGuid: [u8; 16],
    /// `unsigned char chassisPhysicalSlotNumber`.
    pub chassisPhysicalSlotNumber: u8,
    /// `unsigned char computeSlotIndex`.
    pub computeSlotIndex: u8,
    /// `unsigned char nodeIndex`.
    pub nodeIndex: u8,
    /// `unsigned char peerType`.
    pub peerType: u8,
    /// `unsigned char moduleId`.
    pub moduleId: u8,
}

layout!(
    nvmlPlatformInfo_v1_t size 44 align 4, version at 0, ibGuid at 4, rackGuid at 20, chassisPhysicalSlotNumber at 36,
    computeSlotIndex at 37, nodeIndex at 38, peerType at 39, moduleId at 40
);

impl Eq for nvmlPlatformInfo_v1_t {}

record!(nvmlPlatformInfo_v1_t, version : 16777260);

/// `struct nvmlPlatformInfo_v2_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPlatformInfo_v2_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned char ibGuid[16]`.
    pub ibGuid: [u8; 16],
    /// `unsigned char chassisSerialNumber[16]`.
    pub chassisSerialNumber: [u8; 16],
    /// `unsigned char slotNumber`.
    pub slotNumber: u8,
    /// `unsigned char trayIndex`.
    pub trayIndex: u8,
    /// `unsigned char hostId`.
    pub hostId: u8,
    /// `unsigned char peerType`.
    pub peerType: u8,
    /// `unsigned char moduleId`.
    pub moduleId: u8,
}

layout!(
    nvmlPlatformInfo_v2_t size 44 align 4, version at 0, ibGuid at 4, chassisSerialNumber at 20, slotNumber at 36,
    trayIndex at 37, hostId at 38, peerType at 39, moduleId at 40
);

impl Eq for nvmlPlatformInfo_v2_t {}

record!(nvmlPlatformInfo_v2_t, version : 33554476);

/// `struct nvmlPowerSmoothingProfile_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct nvmlPowerSmoothingProfile_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int profileId`.
    pub profileId: u32,
    /// `unsigned int paramId`.
    pub paramId: u32,
    /// `double value`.
    pub value: f64,
}

layout!(nvmlPowerSmoothingProfile_v1_t size 24 align 8, version at 0, profileId at 4, paramId at 8, value at 16);

record!(nvmlPowerSmoothingProfile_v1_t, version : 16777240);

/// `struct nvmlPowerSmoothingState_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPowerSmoothingState_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlEnableState_t state`.
    pub state: nvmlEnableState_t,
}

layout!(nvmlPowerSmoothingState_v1_t size 8 align 4, version at 0, state at 4);

impl Eq for nvmlPowerSmoothingState_v1_t {}

record!(nvmlPowerSmoothingState_v1_t, version : 16777224);

/// `struct nvmlPowerValue_v2_t`, from `nvml.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPowerValue_v2_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlPowerScopeType_t powerScope`.
    pub powerScope: nvmlPowerScopeType_t,
    /// `unsigned int powerValueMw`.
    pub powerValueMw: u32,
}

layout!(nvmlPowerValue_v2_t size 12 align 4, version at 0, powerScope at 4, powerValueMw at 8);

impl Eq for nvmlPowerValue_v2_t {}

record!(nvmlPowerValue_v2_t, version : 33554444);

/// `struct nvmlProcessDetailList_v1_t`, from `nvml.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlProcessDetailList_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int mode`.
    pub mode: u32,
    /// `unsigned int numProcArrayEntries`.
    pub numProcArrayEntries: u32,
    /// `nvmlProcessDetail_v1_t *procArray`.
    pub procArray: *mut nvmlProcessDetail_v1_t,
}

layout!(nvmlProcessDetailList_v1_t size 24 align 8, version at 0, mode at 4, numProcArrayEntries at 8, procArray at 16);

impl Eq for nvmlProcessDetailList_v1_t {}

record!(nvmlProcessDetailList_v1_t, version : 16777240);

/// `struct nvmlProcessDetail_v1_t`, from `nvml.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlProcessDetail_v1_t {
    /// `unsigned int pid`.
    pub pid: u32,
    /// `unsigned long long usedGpuMemory`.
    pub usedGpuMemory: u64,
    /// `unsigned int gpuInstanceId`.
    pub gpuInstanceId: u32,
    /// `unsigned int computeInstanceId`.
    pub computeInstanceId: u32,
    /// `unsigned long long usedGpuCcProtectedMemory`.
    pub usedGpuCcProtectedMemory: u64,
}

layout!(
    nvmlProcessDetail_v1_t size 32 align 8, pid at 0, usedGpuMemory at 8, gpuInstanceId at 16, computeInstanceId at 20,
    usedGpuCcProtectedMemory at 24
);

impl Eq for nvmlProcessDetail_v1_t {}

record!(nvmlProcessDetail_v1_t);

/// `struct nvmlProcessInfo_v1_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlProcessInfo_v1_t {
    /// `unsigned int pid`.
    pub pid: u32,
    /// `unsigned long long usedGpuMemory`.
    pub usedGpuMemory: u64,
}

layout!(nvmlProcessInfo_v1_t size 16 align 8, pid at 0, usedGpuMemory at 8);

impl Eq for nvmlProcessInfo_v1_t {}

record!(nvmlProcessInfo_v1_t);

/// `struct nvmlProcessInfo_v2_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlProcessInfo_v2_t {
    /// `unsigned int pid`.
    pub pid: u32,
    /// `unsigned long long usedGpuMemory`.
    pub usedGpuMemory: u64,
    /// `unsigned int gpuInstanceId`.
    pub gpuInstanceId: u32,
    /// `unsigned int computeInstanceId`.
    pub computeInstanceId: u32,
}

layout!(
    nvmlProcessInfo_v2_t size 24 align 8, pid at 0, usedGpuMemory at 8, gpuInstanceId at 16, computeInstanceId at 20
);

impl Eq for nvmlProcessInfo_v2_t {}

record!(nvmlProcessInfo_v2_t);

/// `struct nvmlProcessUtilizationInfo_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlProcessUtilizationInfo_v1_t {
    /// `unsigned long long timeStamp`.
    pub timeStamp: u64,
    /// `unsigned int pid`.
    pub pid: u32,
    /// `unsigned int smUtil`.
    pub smUtil: u32,
    /// `unsigned int memUtil`.
    pub memUtil: u32,
    /// `unsigned int encUtil`.
    pub encUtil: u32,
    /// `unsigned int decUtil`.
    pub decUtil: u32,
    /// `unsigned int jpgUtil`.
    pub jpgUtil: u32,
    /// `unsigned int ofaUtil`.
    pub ofaUtil: u32,
}

layout!(
    nvmlProcessUtilizationInfo_v1_t size 40 align 8, timeStamp at 0, pid at 8, smUtil at 12, memUtil at 16,
    encUtil at 20, decUtil at 24, jpgUtil at 28, ofaUtil at 32
);

impl Eq for nvmlProcessUtilizationInfo_v1_t {}

record!(nvmlProcessUtilizationInfo_v1_t);

/// `struct nvmlProcessUtilizationSample_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlProcessUtilizationSample_t {
    /// `unsigned int pid`.
    pub pid: u32,
    /// `unsigned long long timeStamp`.
    pub timeStamp: u64,
    /// `unsigned int smUtil`.
    pub smUtil: u32,
    /// `unsigned int memUtil`.
    pub memUtil: u32,
    /// `unsigned int encUtil`.
    pub encUtil: u32,
    /// `unsigned int decUtil`.
    pub decUtil: u32,
}

layout!(
    nvmlProcessUtilizationSample_t size 32 align 8, pid at 0, timeStamp at 8, smUtil at 16, memUtil at 20,
    encUtil at 24, decUtil at 28
);

impl Eq for nvmlProcessUtilizationSample_t {}

record!(nvmlProcessUtilizationSample_t);

/// `struct nvmlProcessesUtilizationInfo_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlProcessesUtilizationInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int processSamplesCount`.
    pub processSamplesCount: u32,
    /// `unsigned long long lastSeenTimeStamp`.
    pub lastSeenTimeStamp: u64,
    /// `nvmlProcessUtilizationInfo_v1_t *procUtilArray`.
    pub procUtilArray: *mut nvmlProcessUtilizationInfo_v1_t,
}

layout!(
    nvmlProcessesUtilizationInfo_v1_t size 24 align 8, version at 0, processSamplesCount at 4, lastSeenTimeStamp at 8,
    procUtilArray at 16
);

impl Eq for nvmlProcessesUtilizationInfo_v1_t {}

record!(nvmlProcessesUtilizationInfo_v1_t, version : 16777240);

/// `struct nvmlRowRemapperHistogramValues_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlRowRemapperHistogramValues_t {
    /// `unsigned int max`.
    pub max: u32,
    /// `unsigned int high`.
    pub high: u32,
    /// `unsigned int partial`.
    pub partial: u32,
    /// `unsigned int low`.
    pub low: u32,
    /// `unsigned int none`.
    pub none: u32,
}

layout!(nvmlRowRemapperHistogramValues_t size 20 align 4, max at 0, high at 4, partial at 8, low at 12, none at 16);

impl Eq for nvmlRowRemapperHistogramValues_t {}

record!(nvmlRowRemapperHistogramValues_t);

/// `struct nvmlSample_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlSample_t {
    /// `unsigned long long timeStamp`.
    pub timeStamp: u64,
    /// `nvmlValue_t sampleValue`.
    pub sampleValue: nvmlValue_t,
}

layout!(nvmlSample_t size 16 align 8, timeStamp at 0, sampleValue at 8);

record!(nvmlSample_t);

/// `struct nvmlSystemConfComputeSettings_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlSystemConfComputeSettings_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int environment`.
    pub environment: u32,
    /// `unsigned int ccFeature`.
    pub ccFeature: u32,
    /// `unsigned int devToolsMode`.
    pub devToolsMode: u32,
    /// `unsigned int multiGpuMode`.
    pub multiGpuMode: u32,
}

layout!(
    nvmlSystemConfComputeSettings_v1_t size 20 align 4, version at 0, environment at 4, ccFeature at 8,
    devToolsMode at 12, multiGpuMode at 16
);

impl Eq for nvmlSystemConfComputeSettings_v1_t {}

record!(nvmlSystemConfComputeSettings_v1_t, version : 16777236);

/// `struct nvmlSystemDriverBranchInfo_v1_t`, from `nvml.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlSystemDriverBranchInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `char branch[80]`.
    pub branch: [core::ffi::c_char; 80],
}

layout!(nvmlSystemDriverBranchInfo_v1_t size 84 align 4, version at 0, branch at 4);

impl Eq for nvmlSystemDriverBranchInfo_v1_t {}

record!(nvmlSystemDriverBranchInfo_v1_t, version : 16777300);

/// `struct nvmlSystemEventData_v1_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlSystemEventData_v1_t {
    /// `unsigned long long eventType`.
    pub eventType: u64,
    /// `unsigned int gpuId`.
    pub gpuId: u32,
}

layout!(nvmlSystemEventData_v1_t size 16 align 8, eventType at 0, gpuId at 8);

impl Eq for nvmlSystemEventData_v1_t {}

record!(nvmlSystemEventData_v1_t);

/// `struct nvmlSystemEventSetCreateRequest_v1_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlSystemEventSetCreateRequest_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlSystemEventSet_t set`.
    pub set: nvmlSystemEventSet_t,
}

layout!(nvmlSystemEventSetCreateRequest_v1_t size 16 align 8, version at 0, set at 8);

impl Eq for nvmlSystemEventSetCreateRequest_v1_t {}

record!(nvmlSystemEventSetCreateRequest_v1_t, version : 16777232);

/// `struct nvmlSystemEventSetFreeRequest_v1_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlSystemEventSetFreeRequest_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlSystemEventSet_t set`.
    pub set: nvmlSystemEventSet_t,
}

layout!(nvmlSystemEventSetFreeRequest_v1_t size 16 align 8, version at 0, set at 8);

impl Eq for nvmlSystemEventSetFreeRequest_v1_t {}

record!(nvmlSystemEventSetFreeRequest_v1_t, version : 16777232);

/// `struct nvmlSystemEventSetWaitRequest_v1_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlSystemEventSetWaitRequest_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int timeoutms`.
    pub timeoutms: u32,
    /// `nvmlSystemEventSet_t set`.
    pub set: nvmlSystemEventSet_t,
    /// `nvmlSystemEventData_v1_t *data`.
    pub data: *mut nvmlSystemEventData_v1_t,
    /// `unsigned int dataSize`.
    pub dataSize: u32,
    /// `unsigned int numEvent`.
    pub numEvent: u32,
}

layout!(
    nvmlSystemEventSetWaitRequest_v1_t size 32 align 8, version at 0, timeoutms at 4, set at 8, data at 16,
    dataSize at 24, numEvent at 28
);

impl Eq for nvmlSystemEventSetWaitRequest_v1_t {}

record!(nvmlSystemEventSetWaitRequest_v1_t, version : 16777248);

/// `struct nvmlSystemRegisterEventRequest_v1_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlSystemRegisterEventRequest_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned long long eventTypes`.
    pub eventTypes: u64,
    /// `nvmlSystemEventSet_t set`.
    pub set: nvmlSystemEventSet_t,
}

layout!(nvmlSystemRegisterEventRequest_v1_t size 24 align 8, version at 0, eventTypes at 8, set at 16);

impl Eq for nvmlSystemRegisterEventRequest_v1_t {}

record!(nvmlSystemRegisterEventRequest_v1_t, version : 16777240);

/// `union nvmlUUIDValue_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy)]
pub union nvmlUUIDValue_t {
    /// `char str[41]`.
    pub str: [core::ffi::c_char; 41],
    /// `unsigned char bytes[16]`.
    pub bytes: [u8; 16],
}

layout!(nvmlUUIDValue_t size 41 align 1, str at 0, bytes at 0);

opaque!(nvmlUUIDValue_t);

record!(nvmlUUIDValue_t);

/// `struct nvmlUUID_v1_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlUUID_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int type`.
    pub r#type: u32,
    /// `nvmlUUIDValue_t value`.
    pub value: nvmlUUIDValue_t,
}

layout!(nvmlUUID_v1_t size 52 align 4, version at 0, r#type at 4, value at 8);

record!(nvmlUUID_v1_t, version : 16777268);

/// `struct nvmlUnitFanInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlUnitFanInfo_t {
    /// `unsigned int speed`.
    pub speed: u32,
    /// `nvmlFanState_t state`.
    pub state: nvmlFanState_t,
}

layout!(nvmlUnitFanInfo_t size 8 align 4, speed at 0, state at 4);

impl Eq for nvmlUnitFanInfo_t {}

record!(nvmlUnitFanInfo_t);

/// `struct nvmlUnitFanSpeeds_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlUnitFanSpeeds_t {
    /// `nvmlUnitFanInfo_t fans[24]`.
    pub fans: [nvmlUnitFanInfo_t; 24],
    /// `unsigned int count`.
    pub count: u32,
}

layout!(nvmlUnitFanSpeeds_t size 196 align 4, fans at 0, count at 192);

impl Eq for nvmlUnitFanSpeeds_t {}

record!(nvmlUnitFanSpeeds_t);

/// `struct nvmlUnitInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlUnitInfo_t {
    /// `char name[96]`.
    pub name: [core::ffi::c_char; 96],
    /// `char id[96]`.
    pub id: [core::ffi::c_char; 96],
    /// `char serial[96]`.
    pub serial: [core::ffi::c_char; 96],
    /// `char firmwareVersion[96]`.
    pub firmwareVersion: [core::ffi::c_char; 96],
}

layout!(nvmlUnitInfo_t size 384 align 1, name at 0, id at 96, serial at 192, firmwareVersion at 288);

impl Eq for nvmlUnitInfo_t {}

record!(nvmlUnitInfo_t);

/// `struct nvmlUtilization_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlUtilization_t {
    /// `unsigned int gpu`.
    pub gpu: u32,
    /// `unsigned int memory`.
    pub memory: u32,
}

layout!(nvmlUtilization_t size 8 align 4, gpu at 0, memory at 4);

impl Eq for nvmlUtilization_t {}

record!(nvmlUtilization_t);

/// `union nvmlValue_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union nvmlValue_t {
    /// `double dVal`.
    pub dVal: f64,
    /// `int siVal`, since CUDA 12.2.
    pub siVal: i32,
    /// `unsigned int uiVal`.
    pub uiVal: u32,
    /// `unsigned long ulVal`.
    pub ulVal: core::ffi::c_ulong,
    /// `unsigned long long ullVal`.
    pub ullVal: u64,
    /// `long long sllVal`.
    pub sllVal: i64,
    /// `unsigned short usVal`, since CUDA 12.6.
    pub usVal: u16,
}

layout!(
    nvmlValue_t size 8 align 8, dVal at 0, siVal at 0, uiVal at 0, ulVal at 0, ullVal at 0, sllVal at 0, usVal at 0
);

opaque!(nvmlValue_t);

record!(nvmlValue_t);

/// `struct nvmlVgpuCreatablePlacementInfo_v1_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuCreatablePlacementInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlVgpuTypeId_t vgpuTypeId`.
    pub vgpuTypeId: nvmlVgpuTypeId_t,
    /// `unsigned int count`.
    pub count: u32,
    /// `unsigned int *placementIds`.
    pub placementIds: *mut u32,
    /// `unsigned int placementSize`.
    pub placementSize: u32,
}

layout!(
    nvmlVgpuCreatablePlacementInfo_v1_t size 32 align 8, version at 0, vgpuTypeId at 4, count at 8, placementIds at 16,
    placementSize at 24
);

impl Eq for nvmlVgpuCreatablePlacementInfo_v1_t {}

record!(nvmlVgpuCreatablePlacementInfo_v1_t, version : 16777248);

/// `struct nvmlVgpuHeterogeneousMode_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuHeterogeneousMode_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int mode`.
    pub mode: u32,
}

layout!(nvmlVgpuHeterogeneousMode_v1_t size 8 align 4, version at 0, mode at 4);

impl Eq for nvmlVgpuHeterogeneousMode_v1_t {}

record!(nvmlVgpuHeterogeneousMode_v1_t, version : 16777224);

/// `struct nvmlVgpuInstanceUtilizationInfo_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlVgpuInstanceUtilizationInfo_v1_t {
    /// `unsigned long long timeStamp`.
    pub timeStamp: u64,
    /// `nvmlVgpuInstance_t vgpuInstance`.
    pub vgpuInstance: nvmlVgpuInstance_t,
    /// `nvmlValue_t smUtil`.
    pub smUtil: nvmlValue_t,
    /// `nvmlValue_t memUtil`.
    pub memUtil: nvmlValue_t,
    /// `nvmlValue_t encUtil`.
    pub encUtil: nvmlValue_t,
    /// `nvmlValue_t decUtil`.
    pub decUtil: nvmlValue_t,
    /// `nvmlValue_t jpgUtil`.
    pub jpgUtil: nvmlValue_t,
    /// `nvmlValue_t ofaUtil`.
    pub ofaUtil: nvmlValue_t,
}

layout!(
    nvmlVgpuInstanceUtilizationInfo_v1_t size 64 align 8, timeStamp at 0, vgpuInstance at 8, smUtil at 16,
    memUtil at 24, encUtil at 32, decUtil at 40, jpgUtil at 48, ofaUtil at 56
);

record!(nvmlVgpuInstanceUtilizationInfo_v1_t);

/// `struct nvmlVgpuInstanceUtilizationSample_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlVgpuInstanceUtilizationSample_t {
    /// `nvmlVgpuInstance_t vgpuInstance`.
    pub vgpuInstance: nvmlVgpuInstance_t,
    /// `unsigned long long timeStamp`.
    pub timeStamp: u64,
    /// `nvmlValue_t smUtil`.
    pub smUtil: nvmlValue_t,
    /// `nvmlValue_t memUtil`.
    pub memUtil: nvmlValue_t,
    /// `nvmlValue_t encUtil`.
    pub encUtil: nvmlValue_t,
    /// `nvmlValue_t decUtil`.
    pub decUtil: nvmlValue_t,
}

layout!(
    nvmlVgpuInstanceUtilizationSample_t size 48 align 8, vgpuInstance at 0, timeStamp at 8, smUtil at 16, memUtil at 24,
    encUtil at 32, decUtil at 40
);

record!(nvmlVgpuInstanceUtilizationSample_t);

/// `struct nvmlVgpuInstancesUtilizationInfo_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuInstancesUtilizationInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlValueType_t sampleValType`.
    pub sampleValType: nvmlValueType_t,
    /// `unsigned int vgpuInstanceCount`.
    pub vgpuInstanceCount: u32,
    /// `unsigned long long lastSeenTimeStamp`.
    pub lastSeenTimeStamp: u64,
    /// `nvmlVgpuInstanceUtilizationInfo_v1_t *vgpuUtilArray`.
    pub vgpuUtilArray: *mut nvmlVgpuInstanceUtilizationInfo_v1_t,
}

layout!(
    nvmlVgpuInstancesUtilizationInfo_v1_t size 32 align 8, version at 0, sampleValType at 4, vgpuInstanceCount at 8,
    lastSeenTimeStamp at 16, vgpuUtilArray at 24
);

impl Eq for nvmlVgpuInstancesUtilizationInfo_v1_t {}

record!(nvmlVgpuInstancesUtilizationInfo_v1_t, version : 16777248);

/// `struct nvmlVgpuLicenseExpiry_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuLicenseExpiry_t {
    /// `unsigned int year`.
    pub year: u32,
    /// `unsigned short month`.
    pub month: u16,
    /// `unsigned short day`.
    pub day: u16,
    /// `unsigned short hour`.
    pub hour: u16,
    /// `unsigned short min`.
    pub min: u16,
    /// `unsigned short sec`.
    pub sec: u16,
    /// `unsigned char status`.
    pub status: u8,
}

layout!(
    nvmlVgpuLicenseExpiry_t size 16 align 4, year at 0, month at 4, day at 6, hour at 8, min at 10, sec at 12,
    status at 14
);

impl Eq for nvmlVgpuLicenseExpiry_t {}

record!(nvmlVgpuLicenseExpiry_t);

/// `struct nvmlVgpuLicenseInfo_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuLicenseInfo_t {
    /// `unsigned char isLicensed`.
    pub isLicensed: u8,
    /// `nvmlVgpuLicenseExpiry_t licenseExpiry`.
    pub licenseExpiry: nvmlVgpuLicenseExpiry_t,
    /// `unsigned int currentState`.
    pub currentState: u32,
}

layout!(nvmlVgpuLicenseInfo_t size 24 align 4, isLicensed at 0, licenseExpiry at 4, currentState at 20);

impl Eq for nvmlVgpuLicenseInfo_t {}

record!(nvmlVgpuLicenseInfo_t);

/// `struct nvmlVgpuMetadata_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuMetadata_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int revision`.
    pub revision: u32,
    /// `nvmlVgpuGuestInfoState_t guestInfoState`.
    pub guestInfoState: nvmlVgpuGuestInfoState_t,
    /// `char guestDriverVersion[80]`.
    pub guestDriverVersion: [core::ffi::c_char; 80],
    /// `char hostDriverVersion[80]`.
    pub hostDriverVersion: [core::ffi::c_char; 80],
    /// `unsigned int reserved[6]`.
    pub reserved: [u32; 6],
    /// `unsigned int vgpuVirtualizationCaps`.
    pub vgpuVirtualizationCaps: u32,
    /// `unsigned int guestVgpuVersion`.
    pub guestVgpuVersion: u32,
    /// `unsigned int opaqueDataSize`.
    pub opaqueDataSize: u32,
    /// `char opaqueData[4]`.
    pub opaqueData: [core::ffi::c_char; 4],
}

layout!(
    nvmlVgpuMetadata_t size 212 align 4, version at 0, revision at 4, guestInfoState at 8, guestDriverVersion at 12,
    hostDriverVersion at 92, reserved at 172, vgpuVirtualizationCaps at 196, guestVgpuVersion at 200,
    opaqueDataSize at 204, opaqueData at 208
);

impl Eq for nvmlVgpuMetadata_t {}

record!(nvmlVgpuMetadata_t);

/// `struct nvmlVgpuPgpuCompatibility_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuPgpuCompatibility_t {
    /// `nvmlVgpuVmCompatibility_t vgpuVmCompatibility`.
    pub vgpuVmCompatibility: nvmlVgpuVmCompatibility_t,
    /// `nvmlVgpuPgpuCompatibilityLimitCode_t compatibilityLimitCode`.
    pub compatibilityLimitCode: nvmlVgpuPgpuCompatibilityLimitCode_t,
}

layout!(nvmlVgpuPgpuCompatibility_t size 8 align 4, vgpuVmCompatibility at 0, compatibilityLimitCode at 4);

impl Eq for nvmlVgpuPgpuCompatibility_t {}

record!(nvmlVgpuPgpuCompatibility_t);

/// `struct nvmlVgpuPgpuMetadata_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuPgpuMetadata_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int revision`.
    pub revision: u32,
    /// `char hostDriverVersion[80]`.
    pub hostDriverVersion: [core::ffi::c_char; 80],
    /// `unsigned int pgpuVirtualizationCaps`.
    pub pgpuVirtualizationCaps: u32,
    /// `unsigned int reserved[5]`.
    pub reserved: [u32; 5],
    /// `nvmlVgpuVersion_t hostSupportedVgpuRange`.
    pub hostSupportedVgpuRange: nvmlVgpuVersion_t,
    /// `unsigned int opaqueDataSize`.
    pub opaqueDataSize: u32,
    /// `char opaqueData[4]`.
    pub opaqueData: [core::ffi::c_char; 4],
}

layout!(
    nvmlVgpuPgpuMetadata_t size 128 align 4, version at 0, revision at 4, hostDriverVersion at 8,
    pgpuVirtualizationCaps at 88, reserved at 92, hostSupportedVgpuRange at 112, opaqueDataSize at 120,
    opaqueData at 124
);

impl Eq for nvmlVgpuPgpuMetadata_t {}

record!(nvmlVgpuPgpuMetadata_t);

/// `struct nvmlVgpuPlacementId_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuPlacementId_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int placementId`.
    pub placementId: u32,
}

layout!(nvmlVgpuPlacementId_v1_t size 8 align 4, version at 0, placementId at 4);

impl Eq for nvmlVgpuPlacementId_v1_t {}

record!(nvmlVgpuPlacementId_v1_t, version : 16777224);

/// `struct nvmlVgpuPlacementList_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuPlacementList_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int placementSize`.
    pub placementSize: u32,
    /// `unsigned int count`.
    pub count: u32,
    /// `unsigned int *placementIds`.
    pub placementIds: *mut u32,
}

layout!(nvmlVgpuPlacementList_v1_t size 24 align 8, version at 0, placementSize at 4, count at 8, placementIds at 16);

impl Eq for nvmlVgpuPlacementList_v1_t {}

record!(nvmlVgpuPlacementList_v1_t, version : 16777240);

/// `struct nvmlVgpuPlacementList_v2_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuPlacementList_v2_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int placementSize`.
    pub placementSize: u32,
    /// `unsigned int count`.
    pub count: u32,
    /// `unsigned int *placementIds`.
    pub placementIds: *mut u32,
    /// `unsigned int mode`.
    pub mode: u32,
}

layout!(
    nvmlVgpuPlacementList_v2_t size 32 align 8, version at 0, placementSize at 4, count at 8, placementIds at 16,
    mode at 24
);

impl Eq for nvmlVgpuPlacementList_v2_t {}

record!(nvmlVgpuPlacementList_v2_t, version : 33554464);

/// `struct nvmlVgpuProcessUtilizationInfo_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuProcessUtilizationInfo_v1_t {
    /// `char processName[64]`.
    pub processName: [core::ffi::c_char; 64],
    /// `unsigned long long timeStamp`.
    pub timeStamp: u64,
    /// `nvmlVgpuInstance_t vgpuInstance`.
    pub vgpuInstance: nvmlVgpuInstance_t,
    /// `unsigned int pid`.
    pub pid: u32,
    /// `unsigned int smUtil`.
    pub smUtil: u32,
    /// `unsigned int memUtil`.
    pub memUtil: u32,
    /// `unsigned int encUtil`.
    pub encUtil: u32,
    /// `unsigned int decUtil`.
    pub decUtil: u32,
    /// `unsigned int jpgUtil`.
    pub jpgUtil: u32,
    /// `unsigned int ofaUtil`.
    pub ofaUtil: u32,
}

layout!(
    nvmlVgpuProcessUtilizationInfo_v1_t size 104 align 8, processName at 0, timeStamp at 64, vgpuInstance at 72,
    pid at 76, smUtil at 80, memUtil at 84, encUtil at 88, decUtil at 92, jpgUtil at 96, ofaUtil at 100
);

impl Eq for nvmlVgpuProcessUtilizationInfo_v1_t {}

record!(nvmlVgpuProcessUtilizationInfo_v1_t);

/// `struct nvmlVgpuProcessUtilizationSample_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuProcessUtilizationSample_t {
    /// `nvmlVgpuInstance_t vgpuInstance`.
    pub vgpuInstance: nvmlVgpuInstance_t,
    /// `unsigned int pid`.
    pub pid: u32,
    /// `char processName[64]`.
    pub processName: [core::ffi::c_char; 64],
    /// `unsigned long long timeStamp`.
    pub timeStamp: u64,
    /// `unsigned int smUtil`.
    pub smUtil: u32,
    /// `unsigned int memUtil`.
    pub memUtil: u32,
    /// `unsigned int encUtil`.
    pub encUtil: u32,
    /// `unsigned int decUtil`.
    pub decUtil: u32,
}

layout!(
    nvmlVgpuProcessUtilizationSample_t size 96 align 8, vgpuInstance at 0, pid at 4, processName at 8, timeStamp at 72,
    smUtil at 80, memUtil at 84, encUtil at 88, decUtil at 92
);

impl Eq for nvmlVgpuProcessUtilizationSample_t {}

record!(nvmlVgpuProcessUtilizationSample_t);

/// `struct nvmlVgpuProcessesUtilizationInfo_v1_t`, from `nvml.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuProcessesUtilizationInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int vgpuProcessCount`.
    pub vgpuProcessCount: u32,
    /// `unsigned long long lastSeenTimeStamp`.
    pub lastSeenTimeStamp: u64,
    /// `nvmlVgpuProcessUtilizationInfo_v1_t *vgpuProcUtilArray`.
    pub vgpuProcUtilArray: *mut nvmlVgpuProcessUtilizationInfo_v1_t,
}

layout!(
    nvmlVgpuProcessesUtilizationInfo_v1_t size 24 align 8, version at 0, vgpuProcessCount at 4, lastSeenTimeStamp at 8,
    vgpuProcUtilArray at 16
);

impl Eq for nvmlVgpuProcessesUtilizationInfo_v1_t {}

record!(nvmlVgpuProcessesUtilizationInfo_v1_t, version : 16777240);

/// `struct nvmlVgpuRuntimeState_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuRuntimeState_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned long long size`.
    pub size: u64,
}

layout!(nvmlVgpuRuntimeState_v1_t size 16 align 8, version at 0, size at 8);

impl Eq for nvmlVgpuRuntimeState_v1_t {}

record!(nvmlVgpuRuntimeState_v1_t, version : 16777232);

/// `struct nvmlVgpuSchedulerCapabilities_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuSchedulerCapabilities_t {
    /// `unsigned int supportedSchedulers[3]`.
    pub supportedSchedulers: [u32; 3],
    /// `unsigned int maxTimeslice`.
    pub maxTimeslice: u32,
    /// `unsigned int minTimeslice`.
    pub minTimeslice: u32,
    /// `unsigned int isArrModeSupported`.
    pub isArrModeSupported: u32,
    /// `unsigned int maxFrequencyForARR`.
    pub maxFrequencyForARR: u32,
    /// `unsigned int minFrequencyForARR`.
    pub minFrequencyForARR: u32,
    /// `unsigned int maxAvgFactorForARR`.
    pub maxAvgFactorForARR: u32,
    /// `unsigned int minAvgFactorForARR`.
    pub minAvgFactorForARR: u32,
}

layout!(
    nvmlVgpuSchedulerCapabilities_t size 40 align 4, supportedSchedulers at 0, maxTimeslice at 12, minTimeslice at 16,
    isArrModeSupported at 20, maxFrequencyForARR at 24, minFrequencyForARR at 28, maxAvgFactorForARR at 32,
    minAvgFactorForARR at 36
);

impl Eq for nvmlVgpuSchedulerCapabilities_t {}

record!(nvmlVgpuSchedulerCapabilities_t);

/// `struct nvmlVgpuSchedulerGetState_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlVgpuSchedulerGetState_t {
    /// `unsigned int schedulerPolicy`.
    pub schedulerPolicy: u32,
    /// `unsigned int arrMode`, since CUDA 12.2.
    pub arrMode: u32,
    /// `nvmlVgpuSchedulerParams_t schedulerParams`.
    pub schedulerParams: nvmlVgpuSchedulerParams_t,
}

layout!(nvmlVgpuSchedulerGetState_t size 16 align 4, schedulerPolicy at 0, arrMode at 4, schedulerParams at 8);

record!(nvmlVgpuSchedulerGetState_t);

/// `struct nvmlVgpuSchedulerLogEntry_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuSchedulerLogEntry_t {
    /// `unsigned long long timestamp`.
    pub timestamp: u64,
    /// `unsigned long long timeRunTotal`.
    pub timeRunTotal: u64,
    /// `unsigned long long timeRun`.
    pub timeRun: u64,
    /// `unsigned int swRunlistId`.
    pub swRunlistId: u32,
    /// `unsigned long long targetTimeSlice`.
    pub targetTimeSlice: u64,
    /// `unsigned long long cumulativePreemptionTime`.
    pub cumulativePreemptionTime: u64,
}

layout!(
    nvmlVgpuSchedulerLogEntry_t size 48 align 8, timestamp at 0, timeRunTotal at 8, timeRun at 16, swRunlistId at 24,
    targetTimeSlice at 32, cumulativePreemptionTime at 40
);

impl Eq for nvmlVgpuSchedulerLogEntry_t {}

record!(nvmlVgpuSchedulerLogEntry_t);

/// `struct nvmlVgpuSchedulerLogInfo_v1_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlVgpuSchedulerLogInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int engineId`.
    pub engineId: u32,
    /// `unsigned int schedulerPolicy`.
    pub schedulerPolicy: u32,
    /// `unsigned int arrMode`.
    pub arrMode: u32,
    /// `nvmlVgpuSchedulerParams_t schedulerParams`.
    pub schedulerParams: nvmlVgpuSchedulerParams_t,
    /// `unsigned int entriesCount`.
    pub entriesCount: u32,
    /// `nvmlVgpuSchedulerLogEntry_t logEntries[200]`.
    pub logEntries: [nvmlVgpuSchedulerLogEntry_t; 200],
}

layout!(
    nvmlVgpuSchedulerLogInfo_v1_t size 9632 align 8, version at 0, engineId at 4, schedulerPolicy at 8, arrMode at 12,
    schedulerParams at 16, entriesCount at 24, logEntries at 32
);

record!(nvmlVgpuSchedulerLogInfo_v1_t, version : 16786848);

/// `struct nvmlVgpuSchedulerLog_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlVgpuSchedulerLog_t {
    /// `unsigned int engineId`.
    pub engineId: u32,
    /// `unsigned int schedulerPolicy`.
    pub schedulerPolicy: u32,
    /// `unsigned int arrMode`, since CUDA 12.2.
    pub arrMode: u32,
    /// `nvmlVgpuSchedulerParams_t schedulerParams`.
    pub schedulerParams: nvmlVgpuSchedulerParams_t,
    /// `unsigned int entriesCount`.
    pub entriesCount: u32,
    /// `nvmlVgpuSchedulerLogEntry_t logEntries[200]`.
    pub logEntries: [nvmlVgpuSchedulerLogEntry_t; 200],
}

layout!(
    nvmlVgpuSchedulerLog_t size 9624 align 8, engineId at 0, schedulerPolicy at 4, arrMode at 8, schedulerParams at 12,
    entriesCount at 20, logEntries at 24
);

record!(nvmlVgpuSchedulerLog_t);

/// `union nvmlVgpuSchedulerParams_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union nvmlVgpuSchedulerParams_t {
    /// `nvmlVgpuSchedulerParams_t.vgpuSchedDataWithARR vgpuSchedDataWithARR`.
    pub vgpuSchedDataWithARR: nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR,
    /// `nvmlVgpuSchedulerParams_t.vgpuSchedData vgpuSchedData`.
    pub vgpuSchedData: nvmlVgpuSchedulerParams_t_vgpuSchedData,
}

layout!(nvmlVgpuSchedulerParams_t size 8 align 4, vgpuSchedDataWithARR at 0, vgpuSchedData at 0);

opaque!(nvmlVgpuSchedulerParams_t);

record!(nvmlVgpuSchedulerParams_t);

/// `struct nvmlVgpuSchedulerParams_t.vgpuSchedData`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuSchedulerParams_t_vgpuSchedData {
    /// `unsigned int timeslice`.
    pub timeslice: u32,
}

layout!(nvmlVgpuSchedulerParams_t_vgpuSchedData size 4 align 4, timeslice at 0);

impl Eq for nvmlVgpuSchedulerParams_t_vgpuSchedData {}

record!(nvmlVgpuSchedulerParams_t_vgpuSchedData);

/// `struct nvmlVgpuSchedulerParams_t.vgpuSchedDataWithARR`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR {
    /// `unsigned int avgFactor`.
    pub avgFactor: u32,
    /// `unsigned int timeslice`.
    pub timeslice: u32,
}

layout!(nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR size 8 align 4, avgFactor at 0, timeslice at 4);

impl Eq for nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR {}

record!(nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR);

/// `union nvmlVgpuSchedulerSetParams_t`, from `nvml.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy)]
pub union nvmlVgpuSchedulerSetParams_t {
    /// `nvmlVgpuSchedulerSetParams_t.vgpuSchedDataWithARR vgpuSchedDataWithARR`.
    pub vgpuSchedDataWithARR: nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR,
    /// `nvmlVgpuSchedulerSetParams_t.vgpuSchedData vgpuSchedData`.
    pub vgpuSchedData: nvmlVgpuSchedulerSetParams_t_vgpuSchedData,
}

layout!(nvmlVgpuSchedulerSetParams_t size 8 align 4, vgpuSchedDataWithARR at 0, vgpuSchedData at 0);

opaque!(nvmlVgpuSchedulerSetParams_t);

record!(nvmlVgpuSchedulerSetParams_t);

/// `struct nvmlVgpuSchedulerSetParams_t.vgpuSchedData`, from `nvml.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuSchedulerSetParams_t_vgpuSchedData {
    /// `unsigned int timeslice`.
    pub timeslice: u32,
}

layout!(nvmlVgpuSchedulerSetParams_t_vgpuSchedData size 4 align 4, timeslice at 0);

impl Eq for nvmlVgpuSchedulerSetParams_t_vgpuSchedData {}

record!(nvmlVgpuSchedulerSetParams_t_vgpuSchedData);

/// `struct nvmlVgpuSchedulerSetParams_t.vgpuSchedDataWithARR`, from `nvml.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR {
    /// `unsigned int avgFactor`.
    pub avgFactor: u32,
    /// `unsigned int frequency`.
    pub frequency: u32,
}

layout!(nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR size 8 align 4, avgFactor at 0, frequency at 4);

impl Eq for nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR {}

record!(nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR);

/// `struct nvmlVgpuSchedulerSetState_t`, from `nvml.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlVgpuSchedulerSetState_t {
    /// `unsigned int schedulerPolicy`.
    pub schedulerPolicy: u32,
    /// `unsigned int enableARRMode`.
    pub enableARRMode: u32,
    /// `nvmlVgpuSchedulerSetParams_t schedulerParams`.
    pub schedulerParams: nvmlVgpuSchedulerSetParams_t,
}

layout!(nvmlVgpuSchedulerSetState_t size 16 align 4, schedulerPolicy at 0, enableARRMode at 4, schedulerParams at 8);

record!(nvmlVgpuSchedulerSetState_t);

/// `struct nvmlVgpuSchedulerStateInfo_v1_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlVgpuSchedulerStateInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int engineId`.
    pub engineId: u32,
    /// `unsigned int schedulerPolicy`.
    pub schedulerPolicy: u32,
    /// `unsigned int arrMode`.
    pub arrMode: u32,
    /// `nvmlVgpuSchedulerParams_t schedulerParams`.
    pub schedulerParams: nvmlVgpuSchedulerParams_t,
}

layout!(
    nvmlVgpuSchedulerStateInfo_v1_t size 24 align 4, version at 0, engineId at 4, schedulerPolicy at 8, arrMode at 12,
    schedulerParams at 16
);

record!(nvmlVgpuSchedulerStateInfo_v1_t, version : 16777240);

/// `struct nvmlVgpuSchedulerState_v1_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlVgpuSchedulerState_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int engineId`.
    pub engineId: u32,
    /// `unsigned int schedulerPolicy`.
    pub schedulerPolicy: u32,
    /// `unsigned int enableARRMode`.
    pub enableARRMode: u32,
    /// `nvmlVgpuSchedulerSetParams_t schedulerParams`.
    pub schedulerParams: nvmlVgpuSchedulerSetParams_t,
}

layout!(
    nvmlVgpuSchedulerState_v1_t size 24 align 4, version at 0, engineId at 4, schedulerPolicy at 8, enableARRMode at 12,
    schedulerParams at 16
);

record!(nvmlVgpuSchedulerState_v1_t, version : 16777240);

/// `struct nvmlVgpuTypeBar1Info_v1_t`, from `nvml.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuTypeBar1Info_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned long long bar1Size`.
    pub bar1Size: u64,
}

layout!(nvmlVgpuTypeBar1Info_v1_t size 16 align 8, version at 0, bar1Size at 8);

impl Eq for nvmlVgpuTypeBar1Info_v1_t {}

record!(nvmlVgpuTypeBar1Info_v1_t, version : 16777232);

/// `struct nvmlVgpuTypeIdInfo_v1_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuTypeIdInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int vgpuCount`.
    pub vgpuCount: u32,
    /// `nvmlVgpuTypeId_t *vgpuTypeIds`.
    pub vgpuTypeIds: *mut nvmlVgpuTypeId_t,
}

layout!(nvmlVgpuTypeIdInfo_v1_t size 16 align 8, version at 0, vgpuCount at 4, vgpuTypeIds at 8);

impl Eq for nvmlVgpuTypeIdInfo_v1_t {}

record!(nvmlVgpuTypeIdInfo_v1_t, version : 16777232);

/// `struct nvmlVgpuTypeMaxInstance_v1_t`, from `nvml.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuTypeMaxInstance_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlVgpuTypeId_t vgpuTypeId`.
    pub vgpuTypeId: nvmlVgpuTypeId_t,
    /// `unsigned int maxInstancePerGI`.
    pub maxInstancePerGI: u32,
}

layout!(nvmlVgpuTypeMaxInstance_v1_t size 12 align 4, version at 0, vgpuTypeId at 4, maxInstancePerGI at 8);

impl Eq for nvmlVgpuTypeMaxInstance_v1_t {}

record!(nvmlVgpuTypeMaxInstance_v1_t, version : 16777228);

/// `struct nvmlVgpuVersion_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuVersion_t {
    /// `unsigned int minVersion`.
    pub minVersion: u32,
    /// `unsigned int maxVersion`.
    pub maxVersion: u32,
}

layout!(nvmlVgpuVersion_t size 8 align 4, minVersion at 0, maxVersion at 4);

impl Eq for nvmlVgpuVersion_t {}

record!(nvmlVgpuVersion_t);

/// `struct nvmlViolationTime_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlViolationTime_t {
    /// `unsigned long long referenceTime`.
    pub referenceTime: u64,
    /// `unsigned long long violationTime`.
    pub violationTime: u64,
}

layout!(nvmlViolationTime_t size 16 align 8, referenceTime at 0, violationTime at 8);

impl Eq for nvmlViolationTime_t {}

record!(nvmlViolationTime_t);

/// `struct nvmlWorkloadPowerProfileCurrentProfiles_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlWorkloadPowerProfileCurrentProfiles_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlMask255_t perfProfilesMask`.
    pub perfProfilesMask: nvmlMask255_t,
    /// `nvmlMask255_t requestedProfilesMask`.
    pub requestedProfilesMask: nvmlMask255_t,
    /// `nvmlMask255_t enforcedProfilesMask`.
    pub enforcedProfilesMask: nvmlMask255_t,
}

layout!(
    nvmlWorkloadPowerProfileCurrentProfiles_v1_t size 100 align 4, version at 0, perfProfilesMask at 4,
    requestedProfilesMask at 36, enforcedProfilesMask at 68
);

impl Eq for nvmlWorkloadPowerProfileCurrentProfiles_v1_t {}

record!(nvmlWorkloadPowerProfileCurrentProfiles_v1_t, version : 16777316);

/// `struct nvmlWorkloadPowerProfileInfo_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlWorkloadPowerProfileInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int profileId`.
    pub profileId: u32,
    /// `unsigned int priority`.
    pub priority: u32,
    /// `nvmlMask255_t conflictingMask`.
    pub conflictingMask: nvmlMask255_t,
}

layout!(
    nvmlWorkloadPowerProfileInfo_v1_t size 44 align 4, version at 0, profileId at 4, priority at 8,
    conflictingMask at 12
);

impl Eq for nvmlWorkloadPowerProfileInfo_v1_t {}

record!(nvmlWorkloadPowerProfileInfo_v1_t, version : 16777260);

/// `struct nvmlWorkloadPowerProfileProfilesInfo_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlWorkloadPowerProfileProfilesInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlMask255_t perfProfilesMask`.
    pub perfProfilesMask: nvmlMask255_t,
    /// `nvmlWorkloadPowerProfileInfo_t perfProfile[255]`.
    pub perfProfile: [nvmlWorkloadPowerProfileInfo_t; 255],
}

layout!(
    nvmlWorkloadPowerProfileProfilesInfo_v1_t size 11256 align 4, version at 0, perfProfilesMask at 4, perfProfile at 36
);

impl Eq for nvmlWorkloadPowerProfileProfilesInfo_v1_t {}

record!(nvmlWorkloadPowerProfileProfilesInfo_v1_t, version : 16788472);

/// `struct nvmlWorkloadPowerProfileRequestedProfiles_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlWorkloadPowerProfileRequestedProfiles_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlMask255_t requestedProfilesMask`.
    pub requestedProfilesMask: nvmlMask255_t,
}

layout!(nvmlWorkloadPowerProfileRequestedProfiles_v1_t size 36 align 4, version at 0, requestedProfilesMask at 4);

impl Eq for nvmlWorkloadPowerProfileRequestedProfiles_v1_t {}

record!(nvmlWorkloadPowerProfileRequestedProfiles_v1_t, version : 16777252);
