//! Structs and unions (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct nvmlAccountingStats_v2_t`, from `nvml.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlAccountingStats_v2_t {
    /// `unsigned int pid`.
    pub pid: u32,
    /// `unsigned int isRunning`.
    pub isRunning: u32,
    /// `unsigned int gpuUtilization`.
    pub gpuUtilization: u32,
    /// `unsigned int memoryUtilization`.
    pub memoryUtilization: u32,
    /// `unsigned long long maxMemoryUsage`.
    pub maxMemoryUsage: u64,
    /// `unsigned int sampleCount`.
    pub sampleCount: u32,
    /// `unsigned long long sumGpuUtil`.
    pub sumGpuUtil: u64,
    /// `unsigned long long sumFbUtil`.
    pub sumFbUtil: u64,
    /// `unsigned long long time`.
    pub time: u64,
    /// `unsigned long long startTime`.
    pub startTime: u64,
}

layout!(
    nvmlAccountingStats_v2_t size 64 align 8, pid at 0, isRunning at 4, gpuUtilization at 8, memoryUtilization at 12,
    maxMemoryUsage at 16, sampleCount at 24, sumGpuUtil at 32, sumFbUtil at 40, time at 48, startTime at 56
);

impl Eq for nvmlAccountingStats_v2_t {}

record!(nvmlAccountingStats_v2_t);

/// `struct nvmlAdaptiveTgpModeInfo_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlAdaptiveTgpModeInfo_v1_t {
    /// `nvmlEnableState_t inBandEnableRequest`.
    pub inBandEnableRequest: nvmlEnableState_t,
    /// `nvmlEnableState_t featureAllowedByAdmin`.
    pub featureAllowedByAdmin: nvmlEnableState_t,
    /// `nvmlEnableState_t adminOverrideEnabled`.
    pub adminOverrideEnabled: nvmlEnableState_t,
    /// `nvmlEnableState_t enablementStatus`.
    pub enablementStatus: nvmlEnableState_t,
    /// `unsigned int adjustedLimitMw`.
    pub adjustedLimitMw: u32,
}

layout!(
    nvmlAdaptiveTgpModeInfo_v1_t size 20 align 4, inBandEnableRequest at 0, featureAllowedByAdmin at 4,
    adminOverrideEnabled at 8, enablementStatus at 12, adjustedLimitMw at 16
);

impl Eq for nvmlAdaptiveTgpModeInfo_v1_t {}

record!(nvmlAdaptiveTgpModeInfo_v1_t);

/// `struct nvmlBBXTimeData_v1_t`, from `nvml.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlBBXTimeData_v1_t {
    /// `unsigned int timeRun`.
    pub timeRun: u32,
}

layout!(nvmlBBXTimeData_v1_t size 4 align 4, timeRun at 0);

impl Eq for nvmlBBXTimeData_v1_t {}

record!(nvmlBBXTimeData_v1_t);

/// `struct nvmlCPERCursor_v1_t`, from `nvml.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlCPERCursor_v1_t {
    /// `unsigned int cperTypeMask`.
    pub cperTypeMask: u32,
    /// `char uuid[80]`.
    pub uuid: [core::ffi::c_char; 80],
    /// `nvmlCPERCursorHandle_t handle`.
    pub handle: nvmlCPERCursorHandle_t,
}

layout!(nvmlCPERCursor_v1_t size 96 align 8, cperTypeMask at 0, uuid at 4, handle at 88);

impl Eq for nvmlCPERCursor_v1_t {}

record!(nvmlCPERCursor_v1_t);

/// `struct nvmlCoreRailMetrics_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlCoreRailMetrics_t {
    /// `nvmlRailMetrics_t rails[2]`.
    pub rails: [nvmlRailMetrics_t; 2],
}

layout!(nvmlCoreRailMetrics_t size 32 align 8, rails at 0);

impl Eq for nvmlCoreRailMetrics_t {}

record!(nvmlCoreRailMetrics_t);

/// `struct nvmlDeviceAddressingMode_v1_t`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlDeviceAddressingMode_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int value`.
    pub value: u32,
}

layout!(nvmlDeviceAddressingMode_v1_t size 8 align 4, version at 0, value at 4);

impl Eq for nvmlDeviceAddressingMode_v1_t {}

record!(nvmlDeviceAddressingMode_v1_t, version : 16777224);

/// `struct nvmlDevicePowerMizerModes_v1_t`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlDevicePowerMizerModes_v1_t {
    /// `unsigned int currentMode`.
    pub currentMode: u32,
    /// `unsigned int mode`.
    pub mode: u32,
    /// `unsigned int supportedPowerMizerModes`.
    pub supportedPowerMizerModes: u32,
}

layout!(nvmlDevicePowerMizerModes_v1_t size 12 align 4, currentMode at 0, mode at 4, supportedPowerMizerModes at 8);

impl Eq for nvmlDevicePowerMizerModes_v1_t {}

record!(nvmlDevicePowerMizerModes_v1_t);

/// `struct nvmlEccBankRemapperHistogram_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEccBankRemapperHistogram_v1_t {
    /// `unsigned int maxSpareGroupCount`.
    pub maxSpareGroupCount: u32,
    /// `unsigned int noSpareGroupCount`.
    pub noSpareGroupCount: u32,
}

layout!(nvmlEccBankRemapperHistogram_v1_t size 8 align 4, maxSpareGroupCount at 0, noSpareGroupCount at 4);

impl Eq for nvmlEccBankRemapperHistogram_v1_t {}

record!(nvmlEccBankRemapperHistogram_v1_t);

/// `struct nvmlEccBankRemapperStatus_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEccBankRemapperStatus_v1_t {
    /// `unsigned int activeRemappings`.
    pub activeRemappings: u32,
    /// `unsigned int inactiveRemappings`.
    pub inactiveRemappings: u32,
    /// `unsigned int bPending`.
    pub bPending: u32,
    /// `nvmlEccBankRemapperHistogram_v1_t histogram`.
    pub histogram: nvmlEccBankRemapperHistogram_v1_t,
}

layout!(
    nvmlEccBankRemapperStatus_v1_t size 20 align 4, activeRemappings at 0, inactiveRemappings at 4, bPending at 8,
    histogram at 12
);

impl Eq for nvmlEccBankRemapperStatus_v1_t {}

record!(nvmlEccBankRemapperStatus_v1_t);

/// `struct nvmlEccSramUniqueUncorrectedErrorCounts_v1_t`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEccSramUniqueUncorrectedErrorCounts_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int entryCount`.
    pub entryCount: u32,
    /// `nvmlEccSramUniqueUncorrectedErrorEntry_v1_t *entries`.
    pub entries: *mut nvmlEccSramUniqueUncorrectedErrorEntry_v1_t,
}

layout!(nvmlEccSramUniqueUncorrectedErrorCounts_v1_t size 16 align 8, version at 0, entryCount at 4, entries at 8);

impl Eq for nvmlEccSramUniqueUncorrectedErrorCounts_v1_t {}

record!(nvmlEccSramUniqueUncorrectedErrorCounts_v1_t, version : 16777232);

/// `struct nvmlEccSramUniqueUncorrectedErrorEntry_v1_t`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEccSramUniqueUncorrectedErrorEntry_v1_t {
    /// `unsigned int unit`.
    pub unit: u32,
    /// `unsigned int location`.
    pub location: u32,
    /// `unsigned int sublocation`.
    pub sublocation: u32,
    /// `unsigned int extlocation`.
    pub extlocation: u32,
    /// `unsigned int address`.
    pub address: u32,
    /// `unsigned int isParity`.
    pub isParity: u32,
    /// `unsigned int count`.
    pub count: u32,
}

layout!(
    nvmlEccSramUniqueUncorrectedErrorEntry_v1_t size 28 align 4, unit at 0, location at 4, sublocation at 8,
    extlocation at 12, address at 16, isParity at 20, count at 24
);

impl Eq for nvmlEccSramUniqueUncorrectedErrorEntry_v1_t {}

record!(nvmlEccSramUniqueUncorrectedErrorEntry_v1_t);

/// `struct nvmlEventSetGetContextCount_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEventSetGetContextCount_v1_t {
    /// `unsigned int count`.
    pub count: u32,
}

layout!(nvmlEventSetGetContextCount_v1_t size 4 align 4, count at 0);

impl Eq for nvmlEventSetGetContextCount_v1_t {}

record!(nvmlEventSetGetContextCount_v1_t);

/// `struct nvmlEventSetGetContextData_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEventSetGetContextData_v1_t {
    /// `void *data`.
    pub data: *mut c_void,
    /// `unsigned int index`.
    pub index: u32,
    /// `unsigned int dataSize`.
    pub dataSize: u32,
}

layout!(nvmlEventSetGetContextData_v1_t size 16 align 8, data at 0, index at 8, dataSize at 12);

impl Eq for nvmlEventSetGetContextData_v1_t {}

record!(nvmlEventSetGetContextData_v1_t);

/// `struct nvmlEventSetGetContextInfo_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEventSetGetContextInfo_v1_t {
    /// `unsigned int index`.
    pub index: u32,
    /// `unsigned int nvmlGpuOperationalEventContextType`.
    pub nvmlGpuOperationalEventContextType: u32,
    /// `unsigned int sourceEventContextType`.
    pub sourceEventContextType: u32,
    /// `unsigned int dataSize`.
    pub dataSize: u32,
    /// `unsigned short dataFormatVersion`.
    pub dataFormatVersion: u16,
}

layout!(
    nvmlEventSetGetContextInfo_v1_t size 20 align 4, index at 0, nvmlGpuOperationalEventContextType at 4,
    sourceEventContextType at 8, dataSize at 12, dataFormatVersion at 16
);

impl Eq for nvmlEventSetGetContextInfo_v1_t {}

record!(nvmlEventSetGetContextInfo_v1_t);

/// `struct nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t {
    /// `unsigned int index`.
    pub index: u32,
    /// `unsigned int xidCode`.
    pub xidCode: u32,
}

layout!(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t size 8 align 4, index at 0, xidCode at 4);

impl Eq for nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t {}

record!(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t);

/// `struct nvmlEventSetWait_v3_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlEventSetWait_v3_t {
    /// `unsigned int timeoutMs`.
    pub timeoutMs: u32,
    /// `unsigned int dataType`.
    pub dataType: u32,
    /// `char uuid[96]`.
    pub uuid: [core::ffi::c_char; 96],
    /// `char sourceModule[16]`.
    pub sourceModule: [core::ffi::c_char; 16],
    /// `unsigned long long eventType`.
    pub eventType: u64,
    /// `unsigned long long eventData`.
    pub eventData: u64,
    /// `unsigned long long groupCursor`.
    pub groupCursor: u64,
    /// `unsigned long long instanceId`.
    pub instanceId: u64,
    /// `unsigned long long timestampUsec`.
    pub timestampUsec: u64,
    /// `unsigned long long traceId`.
    pub traceId: u64,
    /// `unsigned int gpuInstanceId`.
    pub gpuInstanceId: u32,
    /// `unsigned int computeInstanceId`.
    pub computeInstanceId: u32,
    /// `unsigned int severity`.
    pub severity: u32,
    /// `unsigned int categoryId`.
    pub categoryId: u32,
    /// `unsigned int moduleEventCode`.
    pub moduleEventCode: u32,
    /// `unsigned int scope`.
    pub scope: u32,
    /// `unsigned int originator`.
    pub originator: u32,
    /// `unsigned int moduleInstance`.
    pub moduleInstance: u32,
    /// `unsigned int chipletId`.
    pub chipletId: u32,
    /// `unsigned int logLevel`.
    pub logLevel: u32,
    /// `unsigned int attributes`.
    pub attributes: u32,
    /// `unsigned int groupCperSize`.
    pub groupCperSize: u32,
    /// `unsigned int groupAttributes`.
    pub groupAttributes: u32,
    /// `unsigned char groupSize`.
    pub groupSize: u8,
    /// `unsigned char groupIndex`.
    pub groupIndex: u8,
}

layout!(
    nvmlEventSetWait_v3_t size 224 align 8, timeoutMs at 0, dataType at 4, uuid at 8, sourceModule at 104,
    eventType at 120, eventData at 128, groupCursor at 136, instanceId at 144, timestampUsec at 152, traceId at 160,
    gpuInstanceId at 168, computeInstanceId at 172, severity at 176, categoryId at 180, moduleEventCode at 184,
    scope at 188, originator at 192, moduleInstance at 196, chipletId at 200, logLevel at 204, attributes at 208,
    groupCperSize at 212, groupAttributes at 216, groupSize at 220, groupIndex at 221
);

impl Eq for nvmlEventSetWait_v3_t {}

record!(nvmlEventSetWait_v3_t);

/// `struct nvmlGetCPER_v1_t`, from `nvml.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGetCPER_v1_t {
    /// `nvmlCPERCursor_v1_t cursor`.
    pub cursor: nvmlCPERCursor_v1_t,
    /// `unsigned char *buffer`.
    pub buffer: *mut u8,
    /// `unsigned int bufferSize`.
    pub bufferSize: u32,
}

layout!(nvmlGetCPER_v1_t size 112 align 8, cursor at 0, buffer at 96, bufferSize at 104);

impl Eq for nvmlGetCPER_v1_t {}

record!(nvmlGetCPER_v1_t);

/// `struct nvmlGetMemoryLimits_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGetMemoryLimits_v1_t {
    /// `const char *nameSpace`.
    pub nameSpace: *const core::ffi::c_char,
    /// `unsigned long long softLimit`.
    pub softLimit: u64,
    /// `unsigned long long hardLimit`.
    pub hardLimit: u64,
    /// `unsigned long long currentUsed`.
    pub currentUsed: u64,
}

layout!(nvmlGetMemoryLimits_v1_t size 32 align 8, nameSpace at 0, softLimit at 8, hardLimit at 16, currentUsed at 24);

impl Eq for nvmlGetMemoryLimits_v1_t {}

record!(nvmlGetMemoryLimits_v1_t);

/// `struct nvmlGpmMetricsGet_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct nvmlGpmMetricsGet_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int numMetrics`.
    pub numMetrics: u32,
    /// `nvmlGpmSample_t sample1`.
    pub sample1: nvmlGpmSample_t,
    /// `nvmlGpmSample_t sample2`.
    pub sample2: nvmlGpmSample_t,
    /// `nvmlGpmMetric_t metrics[477]`.
    pub metrics: [nvmlGpmMetric_t; 477],
}

layout!(
    nvmlGpmMetricsGet_t size 19104 align 8, version at 0, numMetrics at 4, sample1 at 8, sample2 at 16, metrics at 24
);

record!(nvmlGpmMetricsGet_t, version : 1);

/// `struct nvmlGpuFabricClique_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuFabricClique_v1_t {
    /// `unsigned char type`.
    pub r#type: u8,
    /// `unsigned int id`.
    pub id: u32,
}

layout!(nvmlGpuFabricClique_v1_t size 8 align 4, r#type at 0, id at 4);

impl Eq for nvmlGpuFabricClique_v1_t {}

record!(nvmlGpuFabricClique_v1_t);

/// `struct nvmlGpuFabricInfo_v3_t`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuFabricInfo_v3_t {
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
    /// `unsigned char healthSummary`.
    pub healthSummary: u8,
}

layout!(
    nvmlGpuFabricInfo_v3_t size 40 align 4, version at 0, clusterUuid at 4, status at 20, cliqueId at 24, state at 28,
    healthMask at 32, healthSummary at 36
);

impl Eq for nvmlGpuFabricInfo_v3_t {}

record!(nvmlGpuFabricInfo_v3_t, version : 50331688);

/// `struct nvmlGpuFabricInfo_v4_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuFabricInfo_v4_t {
    /// `unsigned char clusterUuid[16]`.
    pub clusterUuid: [u8; 16],
    /// `nvmlReturn_t status`.
    pub status: nvmlReturn_t,
    /// `nvmlGpuFabricClique_v1_t cliques[64]`.
    pub cliques: [nvmlGpuFabricClique_v1_t; 64],
    /// `unsigned int numCliques`.
    pub numCliques: u32,
    /// `nvmlGpuFabricState_t state`.
    pub state: nvmlGpuFabricState_t,
    /// `unsigned int healthMask`.
    pub healthMask: u32,
    /// `unsigned char healthSummary`.
    pub healthSummary: u8,
}

layout!(
    nvmlGpuFabricInfo_v4_t size 548 align 4, clusterUuid at 0, status at 16, cliques at 20, numCliques at 532,
    state at 536, healthMask at 540, healthSummary at 544
);

impl Eq for nvmlGpuFabricInfo_v4_t {}

record!(nvmlGpuFabricInfo_v4_t);

/// `struct nvmlGpuOperationalEventConfig_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuOperationalEventConfig_v1_t {
    /// `char uuid[96]`.
    pub uuid: [core::ffi::c_char; 96],
    /// `unsigned int minLogLevel`.
    pub minLogLevel: u32,
    /// `unsigned int minSeverity`.
    pub minSeverity: u32,
}

layout!(nvmlGpuOperationalEventConfig_v1_t size 104 align 4, uuid at 0, minLogLevel at 96, minSeverity at 100);

impl Eq for nvmlGpuOperationalEventConfig_v1_t {}

record!(nvmlGpuOperationalEventConfig_v1_t);

/// `struct nvmlGpuUptime_v1_t`, from `nvml.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlGpuUptime_v1_t {
    /// `unsigned int uptime`.
    pub uptime: u32,
}

layout!(nvmlGpuUptime_v1_t size 4 align 4, uptime at 0);

impl Eq for nvmlGpuUptime_v1_t {}

record!(nvmlGpuUptime_v1_t);

/// `struct nvmlHostname_v1_t`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlHostname_v1_t {
    /// `char value[64]`.
    pub value: [core::ffi::c_char; 64],
}

layout!(nvmlHostname_v1_t size 64 align 1, value at 0);

impl Eq for nvmlHostname_v1_t {}

record!(nvmlHostname_v1_t);

/// `struct nvmlNvLinkInfo_v1_t`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvLinkInfo_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int isNvleEnabled`.
    pub isNvleEnabled: u32,
}

layout!(nvmlNvLinkInfo_v1_t size 8 align 4, version at 0, isNvleEnabled at 4);

impl Eq for nvmlNvLinkInfo_v1_t {}

record!(nvmlNvLinkInfo_v1_t, version : 16777224);

/// `struct nvmlNvLinkInfo_v2_t`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvLinkInfo_v2_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int isNvleEnabled`.
    pub isNvleEnabled: u32,
    /// `nvmlNvlinkFirmwareInfo_t firmwareInfo`.
    pub firmwareInfo: nvmlNvlinkFirmwareInfo_t,
}

layout!(nvmlNvLinkInfo_v2_t size 1612 align 4, version at 0, isNvleEnabled at 4, firmwareInfo at 8);

impl Eq for nvmlNvLinkInfo_v2_t {}

record!(nvmlNvLinkInfo_v2_t, version : 33556044);

/// `struct nvmlNvLinkInfo_v3_t`, from `nvml.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvLinkInfo_v3_t {
    /// `unsigned int isNvleEnabled`.
    pub isNvleEnabled: u32,
    /// `nvmlNvlinkFirmwareInfo_t firmwareInfo`.
    pub firmwareInfo: nvmlNvlinkFirmwareInfo_t,
    /// `unsigned int isNvleReady`.
    pub isNvleReady: u32,
}

layout!(nvmlNvLinkInfo_v3_t size 1612 align 4, isNvleEnabled at 0, firmwareInfo at 4, isNvleReady at 1608);

impl Eq for nvmlNvLinkInfo_v3_t {}

record!(nvmlNvLinkInfo_v3_t);

/// `struct nvmlNvlinkFirmwareInfo_t`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvlinkFirmwareInfo_t {
    /// `nvmlNvlinkFirmwareVersion_t firmwareVersion[100]`.
    pub firmwareVersion: [nvmlNvlinkFirmwareVersion_t; 100],
    /// `unsigned int numValidEntries`.
    pub numValidEntries: u32,
}

layout!(nvmlNvlinkFirmwareInfo_t size 1604 align 4, firmwareVersion at 0, numValidEntries at 1600);

impl Eq for nvmlNvlinkFirmwareInfo_t {}

record!(nvmlNvlinkFirmwareInfo_t);

/// `struct nvmlNvlinkFirmwareVersion_t`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvlinkFirmwareVersion_t {
    /// `unsigned char ucodeType`.
    pub ucodeType: u8,
    /// `unsigned int major`.
    pub major: u32,
    /// `unsigned int minor`.
    pub minor: u32,
    /// `unsigned int subMinor`.
    pub subMinor: u32,
}

layout!(nvmlNvlinkFirmwareVersion_t size 16 align 4, ucodeType at 0, major at 4, minor at 8, subMinor at 12);

impl Eq for nvmlNvlinkFirmwareVersion_t {}

record!(nvmlNvlinkFirmwareVersion_t);

/// `struct nvmlNvlinkGetRemapTableInfo_v1_t`, from `nvml.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvlinkGetRemapTableInfo_v1_t {
    /// `unsigned int alid`.
    pub alid: u32,
    /// `unsigned int flaRemapTabAddr[4096]`.
    pub flaRemapTabAddr: [u32; 4096],
    /// `unsigned int gpaRemapTabAddr[4096]`.
    pub gpaRemapTabAddr: [u32; 4096],
    /// `unsigned int remapTabSize`.
    pub remapTabSize: u32,
}

layout!(
    nvmlNvlinkGetRemapTableInfo_v1_t size 32776 align 4, alid at 0, flaRemapTabAddr at 4, gpaRemapTabAddr at 16388,
    remapTabSize at 32772
);

impl Eq for nvmlNvlinkGetRemapTableInfo_v1_t {}

record!(nvmlNvlinkGetRemapTableInfo_v1_t);

/// `struct nvmlNvlinkLockRemapTable_v1_t`, from `nvml.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvlinkLockRemapTable_v1_t {
    /// `unsigned char bRemapTableLocked`.
    pub bRemapTableLocked: u8,
    /// `unsigned char bRemapTableLockDisabled`.
    pub bRemapTableLockDisabled: u8,
}

layout!(nvmlNvlinkLockRemapTable_v1_t size 2 align 1, bRemapTableLocked at 0, bRemapTableLockDisabled at 1);

impl Eq for nvmlNvlinkLockRemapTable_v1_t {}

record!(nvmlNvlinkLockRemapTable_v1_t);

/// `struct nvmlNvlinkNvlePrivateInfo_v1_t`, from `nvml.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvlinkNvlePrivateInfo_v1_t {
    /// `unsigned char data[256]`.
    pub data: [u8; 256],
    /// `unsigned int size`.
    pub size: u32,
}

layout!(nvmlNvlinkNvlePrivateInfo_v1_t size 260 align 4, data at 0, size at 256);

impl Eq for nvmlNvlinkNvlePrivateInfo_v1_t {}

record!(nvmlNvlinkNvlePrivateInfo_v1_t);

/// `struct nvmlNvlinkSetBwModeAsync_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvlinkSetBwModeAsync_v1_t {
    /// `unsigned int bSetBest`.
    pub bSetBest: u32,
    /// `unsigned int bwMode`.
    pub bwMode: u32,
    /// `unsigned int asyncPollTimeoutMs`.
    pub asyncPollTimeoutMs: u32,
}

layout!(nvmlNvlinkSetBwModeAsync_v1_t size 12 align 4, bSetBest at 0, bwMode at 4, asyncPollTimeoutMs at 8);

impl Eq for nvmlNvlinkSetBwModeAsync_v1_t {}

record!(nvmlNvlinkSetBwModeAsync_v1_t);

/// `struct nvmlNvlinkSetNvleReady_v1_t`, from `nvml.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvlinkSetNvleReady_v1_t {
    /// `unsigned char bNvleReady`.
    pub bNvleReady: u8,
}

layout!(nvmlNvlinkSetNvleReady_v1_t size 1 align 1, bNvleReady at 0);

impl Eq for nvmlNvlinkSetNvleReady_v1_t {}

record!(nvmlNvlinkSetNvleReady_v1_t);

/// `struct nvmlNvlinkSetupNvleEncryptionKey_v1_t`, from `nvml.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvlinkSetupNvleEncryptionKey_v1_t {
    /// `unsigned char nvleKey[32]`.
    pub nvleKey: [u8; 32],
    /// `unsigned int localGpuAlid`.
    pub localGpuAlid: u32,
    /// `unsigned int remoteGpuAlid`.
    pub remoteGpuAlid: u32,
    /// `nvmlNvlinkNvlePrivateInfo_v1_t localGpuNvlePrivateInfo`.
    pub localGpuNvlePrivateInfo: nvmlNvlinkNvlePrivateInfo_v1_t,
    /// `nvmlNvlinkNvlePrivateInfo_v1_t remoteGpuNvlePrivateInfo`.
    pub remoteGpuNvlePrivateInfo: nvmlNvlinkNvlePrivateInfo_v1_t,
}

layout!(
    nvmlNvlinkSetupNvleEncryptionKey_v1_t size 560 align 4, nvleKey at 0, localGpuAlid at 32, remoteGpuAlid at 36,
    localGpuNvlePrivateInfo at 40, remoteGpuNvlePrivateInfo at 300
);

impl Eq for nvmlNvlinkSetupNvleEncryptionKey_v1_t {}

record!(nvmlNvlinkSetupNvleEncryptionKey_v1_t);

/// `struct nvmlNvlinkTelemetrySample_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvlinkTelemetrySample_v1_t {
    /// `unsigned int linkId`.
    pub linkId: u32,
    /// `unsigned int sampleType`.
    pub sampleType: u32,
    /// `unsigned int sampleCount`.
    pub sampleCount: u32,
    /// `unsigned long long *samples`.
    pub samples: *mut u64,
    /// `nvmlReturn_t nvmlReturn`.
    pub nvmlReturn: nvmlReturn_t,
}

layout!(
    nvmlNvlinkTelemetrySample_v1_t size 32 align 8, linkId at 0, sampleType at 4, sampleCount at 8, samples at 16,
    nvmlReturn at 24
);

impl Eq for nvmlNvlinkTelemetrySample_v1_t {}

record!(nvmlNvlinkTelemetrySample_v1_t);

/// `struct nvmlNvlinkTelemetrySamples_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlNvlinkTelemetrySamples_v1_t {
    /// `unsigned int telemetryCount`.
    pub telemetryCount: u32,
    /// `nvmlNvlinkTelemetrySample_v1_t *telemetrySamples`.
    pub telemetrySamples: *mut nvmlNvlinkTelemetrySample_v1_t,
}

layout!(nvmlNvlinkTelemetrySamples_v1_t size 16 align 8, telemetryCount at 0, telemetrySamples at 8);

impl Eq for nvmlNvlinkTelemetrySamples_v1_t {}

record!(nvmlNvlinkTelemetrySamples_v1_t);

/// `struct nvmlObservedMetrics_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlObservedMetrics_t {
    /// `nvmlPwrModelMetricsDlppm1xDramclkEstimates_t initialDramclkEst[3]`.
    pub initialDramclkEst: [nvmlPwrModelMetricsDlppm1xDramclkEstimates_t; 3],
    /// `unsigned char bValid`.
    pub bValid: u8,
    /// `nvmlCoreRailMetrics_t coreRail`.
    pub coreRail: nvmlCoreRailMetrics_t,
    /// `nvmlRailMetrics_t fbRail`.
    pub fbRail: nvmlRailMetrics_t,
    /// `nvmlPmgrPwrTuple_t tgpPwrTuple`.
    pub tgpPwrTuple: nvmlPmgrPwrTuple_t,
    /// `nvmlPwrModelMetricsDlppm1xPerf_t perfMetrics`.
    pub perfMetrics: nvmlPwrModelMetricsDlppm1xPerf_t,
}

layout!(
    nvmlObservedMetrics_t size 1624 align 8, initialDramclkEst at 0, bValid at 1560, coreRail at 1568, fbRail at 1600,
    tgpPwrTuple at 1616, perfMetrics at 1620
);

impl Eq for nvmlObservedMetrics_t {}

record!(nvmlObservedMetrics_t);

/// `struct nvmlPRMCounterInput_v1_t`, from `nvml.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPRMCounterInput_v1_t {
    /// `unsigned int localPort`.
    pub localPort: u32,
}

layout!(nvmlPRMCounterInput_v1_t size 4 align 4, localPort at 0);

impl Eq for nvmlPRMCounterInput_v1_t {}

record!(nvmlPRMCounterInput_v1_t);

/// `struct nvmlPRMCounterList_v1_t`, from `nvml.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPRMCounterList_v1_t {
    /// `unsigned int numCounters`.
    pub numCounters: u32,
    /// `nvmlPRMCounter_v1_t *counters`.
    pub counters: *mut nvmlPRMCounter_v1_t,
}

layout!(nvmlPRMCounterList_v1_t size 16 align 8, numCounters at 0, counters at 8);

impl Eq for nvmlPRMCounterList_v1_t {}

record!(nvmlPRMCounterList_v1_t);

/// `struct nvmlPRMCounterValue_v1_t`, from `nvml.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlPRMCounterValue_v1_t {
    /// `nvmlReturn_t status`.
    pub status: nvmlReturn_t,
    /// `nvmlValueType_t outputType`.
    pub outputType: nvmlValueType_t,
    /// `nvmlValue_t outputValue`.
    pub outputValue: nvmlValue_t,
}

layout!(nvmlPRMCounterValue_v1_t size 16 align 8, status at 0, outputType at 4, outputValue at 8);

record!(nvmlPRMCounterValue_v1_t);

/// `struct nvmlPRMCounter_v1_t`, from `nvml.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlPRMCounter_v1_t {
    /// `unsigned int counterId`.
    pub counterId: u32,
    /// `nvmlPRMCounterInput_v1_t inData`.
    pub inData: nvmlPRMCounterInput_v1_t,
    /// `nvmlPRMCounterValue_v1_t counterValue`.
    pub counterValue: nvmlPRMCounterValue_v1_t,
}

layout!(nvmlPRMCounter_v1_t size 24 align 8, counterId at 0, inData at 4, counterValue at 8);

record!(nvmlPRMCounter_v1_t);

/// `struct nvmlPRMTLV_v1_t`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlPRMTLV_v1_t {
    /// `unsigned int dataSize`.
    pub dataSize: u32,
    /// `unsigned int status`.
    pub status: u32,
    /// `nvmlPRMTLV_v1_t.anon0 anon0`.
    pub anon0: nvmlPRMTLV_v1_t_anon0,
}

layout!(nvmlPRMTLV_v1_t size 504 align 4, dataSize at 0, status at 4, anon0 at 8);

impl nvmlPRMTLV_v1_t {
    /// `unsigned char [496]`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn inData(&self) -> [u8; 496] {
        unsafe { self.anon0.inData }
    }
    /// Writes `inData`.
    #[inline]
    pub const fn set_inData(&mut self, value: [u8; 496]) {
        self.anon0.inData = value;
    }
    /// `unsigned char [496]`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn outData(&self) -> [u8; 496] {
        unsafe { self.anon0.outData }
    }
    /// Writes `outData`.
    #[inline]
    pub const fn set_outData(&mut self, value: [u8; 496]) {
        self.anon0.outData = value;
    }
}

record!(nvmlPRMTLV_v1_t);

/// `union nvmlPRMTLV_v1_t.anon0`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union nvmlPRMTLV_v1_t_anon0 {
    /// `unsigned char inData[496]`.
    pub inData: [u8; 496],
    /// `unsigned char outData[496]`.
    pub outData: [u8; 496],
}

layout!(nvmlPRMTLV_v1_t_anon0 size 496 align 1, inData at 0, outData at 0);

opaque!(nvmlPRMTLV_v1_t_anon0);

record!(nvmlPRMTLV_v1_t_anon0);

/// `struct nvmlPdi_v1_t`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPdi_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned long long value`.
    pub value: u64,
}

layout!(nvmlPdi_v1_t size 16 align 8, version at 0, value at 8);

impl Eq for nvmlPdi_v1_t {}

record!(nvmlPdi_v1_t, version : 16777232);

/// `struct nvmlPerfMetricControllerSample_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlPerfMetricControllerSample_t {
    /// `unsigned int controllerType`.
    pub controllerType: u32,
    /// `nvmlPerfMetricControllerSample_t.data data`.
    pub data: nvmlPerfMetricControllerSample_t_data,
}

layout!(nvmlPerfMetricControllerSample_t size 2216 align 8, controllerType at 0, data at 8);

record!(nvmlPerfMetricControllerSample_t);

/// `union nvmlPerfMetricControllerSample_t.data`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union nvmlPerfMetricControllerSample_t_data {
    /// `nvmlPerfMetricsDlppc2xSample_t dlppc2x`.
    pub dlppc2x: nvmlPerfMetricsDlppc2xSample_t,
    /// `nvmlPerfMetricsPfpp1xSample_t pfpp1x`.
    pub pfpp1x: nvmlPerfMetricsPfpp1xSample_t,
}

layout!(nvmlPerfMetricControllerSample_t_data size 2208 align 8, dlppc2x at 0, pfpp1x at 0);

opaque!(nvmlPerfMetricControllerSample_t_data);

record!(nvmlPerfMetricControllerSample_t_data);

/// `struct nvmlPerfMetricsDlppc2xSample_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPerfMetricsDlppc2xSample_t {
    /// `nvmlObservedMetrics_t observedMetrics`.
    pub observedMetrics: nvmlObservedMetrics_t,
}

layout!(nvmlPerfMetricsDlppc2xSample_t size 1624 align 8, observedMetrics at 0);

impl Eq for nvmlPerfMetricsDlppc2xSample_t {}

record!(nvmlPerfMetricsDlppc2xSample_t);

/// `struct nvmlPerfMetricsPfpp1xSample_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPerfMetricsPfpp1xSample_t {
    /// `nvmlPwrModelMetricsPfpp1x_t estimatedMetrics`.
    pub estimatedMetrics: nvmlPwrModelMetricsPfpp1x_t,
}

layout!(nvmlPerfMetricsPfpp1xSample_t size 2204 align 4, estimatedMetrics at 0);

impl Eq for nvmlPerfMetricsPfpp1xSample_t {}

record!(nvmlPerfMetricsPfpp1xSample_t);

/// `struct nvmlPerfMetricsSample_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlPerfMetricsSample_t {
    /// `unsigned char numControllerData`.
    pub numControllerData: u8,
    /// `nvmlPerfMetricControllerSample_t controllerData[4]`.
    pub controllerData: [nvmlPerfMetricControllerSample_t; 4],
}

layout!(nvmlPerfMetricsSample_t size 8872 align 8, numControllerData at 0, controllerData at 8);

record!(nvmlPerfMetricsSample_t);

/// `struct nvmlPerfMetricsSamples_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvmlPerfMetricsSamples_v1_t {
    /// `unsigned int numSamples`.
    pub numSamples: u32,
    /// `nvmlPerfMetricsSample_t samples[13]`.
    pub samples: [nvmlPerfMetricsSample_t; 13],
}

layout!(nvmlPerfMetricsSamples_v1_t size 115344 align 8, numSamples at 0, samples at 8);

record!(nvmlPerfMetricsSamples_v1_t);

/// `struct nvmlPmgrPwrTuple_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPmgrPwrTuple_t {
    /// `unsigned int pwrmW`.
    pub pwrmW: u32,
}

layout!(nvmlPmgrPwrTuple_t size 4 align 4, pwrmW at 0);

impl Eq for nvmlPmgrPwrTuple_t {}

record!(nvmlPmgrPwrTuple_t);

/// `struct nvmlPwrModelMetricsDlppm1xDramclkEstimates_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPwrModelMetricsDlppm1xDramclkEstimates_t {
    /// `nvmlPwrModelMetricsDlppm1x_t estimatedMetrics[8]`.
    pub estimatedMetrics: [nvmlPwrModelMetricsDlppm1x_t; 8],
    /// `unsigned char numEstimatedMetrics`.
    pub numEstimatedMetrics: u8,
}

layout!(
    nvmlPwrModelMetricsDlppm1xDramclkEstimates_t size 520 align 8, estimatedMetrics at 0, numEstimatedMetrics at 512
);

impl Eq for nvmlPwrModelMetricsDlppm1xDramclkEstimates_t {}

record!(nvmlPwrModelMetricsDlppm1xDramclkEstimates_t);

/// `struct nvmlPwrModelMetricsDlppm1xPerf_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPwrModelMetricsDlppm1xPerf_t {
    /// `unsigned int perfms`.
    pub perfms: u32,
}

layout!(nvmlPwrModelMetricsDlppm1xPerf_t size 4 align 4, perfms at 0);

impl Eq for nvmlPwrModelMetricsDlppm1xPerf_t {}

record!(nvmlPwrModelMetricsDlppm1xPerf_t);

/// `struct nvmlPwrModelMetricsDlppm1x_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPwrModelMetricsDlppm1x_t {
    /// `unsigned char bValid`.
    pub bValid: u8,
    /// `nvmlCoreRailMetrics_t coreRail`.
    pub coreRail: nvmlCoreRailMetrics_t,
    /// `nvmlRailMetrics_t fbRail`.
    pub fbRail: nvmlRailMetrics_t,
    /// `nvmlPmgrPwrTuple_t tgpPwrTuple`.
    pub tgpPwrTuple: nvmlPmgrPwrTuple_t,
    /// `nvmlPwrModelMetricsDlppm1xPerf_t perfMetrics`.
    pub perfMetrics: nvmlPwrModelMetricsDlppm1xPerf_t,
}

layout!(
    nvmlPwrModelMetricsDlppm1x_t size 64 align 8, bValid at 0, coreRail at 8, fbRail at 40, tgpPwrTuple at 56,
    perfMetrics at 60
);

impl Eq for nvmlPwrModelMetricsDlppm1x_t {}

record!(nvmlPwrModelMetricsDlppm1x_t);

/// `struct nvmlPwrModelMetricsPfpp1x_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPwrModelMetricsPfpp1x_t {
    /// `unsigned char numVfPoints`.
    pub numVfPoints: u8,
    /// `nvmlPwrModelMetricsSamplePfpp1x_t estimatedMetrics[32]`.
    pub estimatedMetrics: [nvmlPwrModelMetricsSamplePfpp1x_t; 32],
    /// `unsigned char bValid`.
    pub bValid: u8,
    /// `nvmlPwrModelOperatingPointPfpp1x_t maxPerfPerWattPoint`.
    pub maxPerfPerWattPoint: nvmlPwrModelOperatingPointPfpp1x_t,
    /// `nvmlPwrModelOperatingPointPfpp1x_t fmaxAtVmaxPoint`.
    pub fmaxAtVmaxPoint: nvmlPwrModelOperatingPointPfpp1x_t,
    /// `unsigned int tgpHeadroommW`.
    pub tgpHeadroommW: u32,
}

layout!(
    nvmlPwrModelMetricsPfpp1x_t size 2204 align 4, numVfPoints at 0, estimatedMetrics at 4, bValid at 2180,
    maxPerfPerWattPoint at 2184, fmaxAtVmaxPoint at 2192, tgpHeadroommW at 2200
);

impl Eq for nvmlPwrModelMetricsPfpp1x_t {}

record!(nvmlPwrModelMetricsPfpp1x_t);

/// `struct nvmlPwrModelMetricsSamplePfpp1x_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPwrModelMetricsSamplePfpp1x_t {
    /// `unsigned int freqkHz[16]`.
    pub freqkHz: [u32; 16],
    /// `unsigned int estTgpPwrmW`.
    pub estTgpPwrmW: u32,
}

layout!(nvmlPwrModelMetricsSamplePfpp1x_t size 68 align 4, freqkHz at 0, estTgpPwrmW at 64);

impl Eq for nvmlPwrModelMetricsSamplePfpp1x_t {}

record!(nvmlPwrModelMetricsSamplePfpp1x_t);

/// `struct nvmlPwrModelOperatingPointPfpp1x_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlPwrModelOperatingPointPfpp1x_t {
    /// `unsigned int freqkHz`.
    pub freqkHz: u32,
    /// `unsigned int pwrmW`.
    pub pwrmW: u32,
}

layout!(nvmlPwrModelOperatingPointPfpp1x_t size 8 align 4, freqkHz at 0, pwrmW at 4);

impl Eq for nvmlPwrModelOperatingPointPfpp1x_t {}

record!(nvmlPwrModelOperatingPointPfpp1x_t);

/// `struct nvmlRailMetrics_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlRailMetrics_t {
    /// `unsigned int freqkHz`.
    pub freqkHz: u32,
    /// `unsigned long long utilPct`.
    pub utilPct: u64,
}

layout!(nvmlRailMetrics_t size 16 align 8, freqkHz at 0, utilPct at 8);

impl Eq for nvmlRailMetrics_t {}

record!(nvmlRailMetrics_t);

/// `struct nvmlRemappedRowsInfo_v2_t`, from `nvml.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlRemappedRowsInfo_v2_t {
    /// `unsigned int corrActiveRemaps`.
    pub corrActiveRemaps: u32,
    /// `unsigned int corrInactiveRemaps`.
    pub corrInactiveRemaps: u32,
    /// `unsigned int uncActiveRemaps`.
    pub uncActiveRemaps: u32,
    /// `unsigned int uncInactiveRemaps`.
    pub uncInactiveRemaps: u32,
    /// `unsigned int bPending`.
    pub bPending: u32,
    /// `unsigned int bFailureOccurred`.
    pub bFailureOccurred: u32,
}

layout!(
    nvmlRemappedRowsInfo_v2_t size 24 align 4, corrActiveRemaps at 0, corrInactiveRemaps at 4, uncActiveRemaps at 8,
    uncInactiveRemaps at 12, bPending at 16, bFailureOccurred at 20
);

impl Eq for nvmlRemappedRowsInfo_v2_t {}

record!(nvmlRemappedRowsInfo_v2_t);

/// `struct nvmlRepairStatus_v1_t`, from `nvml.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlRepairStatus_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned int bChannelRepairPending`.
    pub bChannelRepairPending: u32,
    /// `unsigned int bTpcRepairPending`.
    pub bTpcRepairPending: u32,
}

layout!(nvmlRepairStatus_v1_t size 12 align 4, version at 0, bChannelRepairPending at 4, bTpcRepairPending at 8);

impl Eq for nvmlRepairStatus_v1_t {}

record!(nvmlRepairStatus_v1_t, version : 16777228);

/// `struct nvmlRusdSettings_v1_t`, from `nvml.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlRusdSettings_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `unsigned long long pollMask`.
    pub pollMask: u64,
}

layout!(nvmlRusdSettings_v1_t size 16 align 8, version at 0, pollMask at 8);

impl Eq for nvmlRusdSettings_v1_t {}

record!(nvmlRusdSettings_v1_t, version : 16777232);

/// `struct nvmlSetMemoryLimits_v1_t`, from `nvml.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlSetMemoryLimits_v1_t {
    /// `const char *nameSpace`.
    pub nameSpace: *const core::ffi::c_char,
    /// `unsigned long long softLimit`.
    pub softLimit: u64,
    /// `unsigned long long hardLimit`.
    pub hardLimit: u64,
}

layout!(nvmlSetMemoryLimits_v1_t size 24 align 8, nameSpace at 0, softLimit at 8, hardLimit at 16);

impl Eq for nvmlSetMemoryLimits_v1_t {}

record!(nvmlSetMemoryLimits_v1_t);

/// `struct nvmlSystemConfComputeSettings_v2_t`, from `nvml.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlSystemConfComputeSettings_v2_t {
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
    /// `unsigned int tdispState`.
    pub tdispState: u32,
}

layout!(
    nvmlSystemConfComputeSettings_v2_t size 24 align 4, version at 0, environment at 4, ccFeature at 8,
    devToolsMode at 12, multiGpuMode at 16, tdispState at 20
);

impl Eq for nvmlSystemConfComputeSettings_v2_t {}

record!(nvmlSystemConfComputeSettings_v2_t, version : 33554456);

/// `struct nvmlTemperature_v1_t`, from `nvml.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlTemperature_v1_t {
    /// `unsigned int version`.
    pub version: u32,
    /// `nvmlTemperatureSensors_t sensorType`.
    pub sensorType: nvmlTemperatureSensors_t,
    /// `int temperature`.
    pub temperature: i32,
}

layout!(nvmlTemperature_v1_t size 12 align 4, version at 0, sensorType at 4, temperature at 8);

impl Eq for nvmlTemperature_v1_t {}

record!(nvmlTemperature_v1_t, version : 16777228);

/// `struct nvmlUnrepairableMemoryStatus_v1_t`, from `nvml.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlUnrepairableMemoryStatus_v1_t {
    /// `unsigned int bUnrepairableMemory`.
    pub bUnrepairableMemory: u32,
}

layout!(nvmlUnrepairableMemoryStatus_v1_t size 4 align 4, bUnrepairableMemory at 0);

impl Eq for nvmlUnrepairableMemoryStatus_v1_t {}

record!(nvmlUnrepairableMemoryStatus_v1_t);

/// `struct nvmlVgpuSchedulerLogEntry_v2_t`, from `nvml.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuSchedulerLogEntry_v2_t {
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
    /// `unsigned int weight`.
    pub weight: u32,
}

layout!(
    nvmlVgpuSchedulerLogEntry_v2_t size 56 align 8, timestamp at 0, timeRunTotal at 8, timeRun at 16, swRunlistId at 24,
    targetTimeSlice at 32, cumulativePreemptionTime at 40, weight at 48
);

impl Eq for nvmlVgpuSchedulerLogEntry_v2_t {}

record!(nvmlVgpuSchedulerLogEntry_v2_t);

/// `struct nvmlVgpuSchedulerLogInfo_v2_t`, from `nvml.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuSchedulerLogInfo_v2_t {
    /// `unsigned int engineId`.
    pub engineId: u32,
    /// `unsigned int schedulerPolicy`.
    pub schedulerPolicy: u32,
    /// `unsigned int avgFactor`.
    pub avgFactor: u32,
    /// `unsigned int timeslice`.
    pub timeslice: u32,
    /// `unsigned int entriesCount`.
    pub entriesCount: u32,
    /// `nvmlVgpuSchedulerLogEntry_v2_t logEntries[200]`.
    pub logEntries: [nvmlVgpuSchedulerLogEntry_v2_t; 200],
}

layout!(
    nvmlVgpuSchedulerLogInfo_v2_t size 11224 align 8, engineId at 0, schedulerPolicy at 4, avgFactor at 8,
    timeslice at 12, entriesCount at 16, logEntries at 24
);

impl Eq for nvmlVgpuSchedulerLogInfo_v2_t {}

record!(nvmlVgpuSchedulerLogInfo_v2_t);

/// `struct nvmlVgpuSchedulerStateInfo_v2_t`, from `nvml.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuSchedulerStateInfo_v2_t {
    /// `unsigned int engineId`.
    pub engineId: u32,
    /// `unsigned int schedulerPolicy`.
    pub schedulerPolicy: u32,
    /// `unsigned int avgFactor`.
    pub avgFactor: u32,
    /// `unsigned int timeslice`.
    pub timeslice: u32,
}

layout!(
    nvmlVgpuSchedulerStateInfo_v2_t size 16 align 4, engineId at 0, schedulerPolicy at 4, avgFactor at 8,
    timeslice at 12
);

impl Eq for nvmlVgpuSchedulerStateInfo_v2_t {}

record!(nvmlVgpuSchedulerStateInfo_v2_t);

/// `struct nvmlVgpuSchedulerState_v2_t`, from `nvml.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlVgpuSchedulerState_v2_t {
    /// `unsigned int engineId`.
    pub engineId: u32,
    /// `unsigned int schedulerPolicy`.
    pub schedulerPolicy: u32,
    /// `unsigned int avgFactor`.
    pub avgFactor: u32,
    /// `unsigned int frequency`.
    pub frequency: u32,
}

layout!(
    nvmlVgpuSchedulerState_v2_t size 16 align 4, engineId at 0, schedulerPolicy at 4, avgFactor at 8, frequency at 12
);

impl Eq for nvmlVgpuSchedulerState_v2_t {}

record!(nvmlVgpuSchedulerState_v2_t);

/// `struct nvmlWorkloadPowerProfileUpdateProfiles_v1_t`, from `nvml.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvmlWorkloadPowerProfileUpdateProfiles_v1_t {
    /// `nvmlPowerProfileOperation_t operation`.
    pub operation: nvmlPowerProfileOperation_t,
    /// `nvmlMask255_t updateProfilesMask`.
    pub updateProfilesMask: nvmlMask255_t,
}

layout!(nvmlWorkloadPowerProfileUpdateProfiles_v1_t size 36 align 4, operation at 0, updateProfilesMask at 4);

impl Eq for nvmlWorkloadPowerProfileUpdateProfiles_v1_t {}

record!(nvmlWorkloadPowerProfileUpdateProfiles_v1_t);
