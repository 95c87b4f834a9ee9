//! Macros with a value (NVTX).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define NVTX3EXT_CBID_nvtxCounterBatchSubmit`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxCounterBatchSubmit: u32 = 5;

/// `#define NVTX3EXT_CBID_nvtxCounterRegister`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxCounterRegister: u32 = 0;

/// `#define NVTX3EXT_CBID_nvtxCounterSample`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxCounterSample: u32 = 3;

/// `#define NVTX3EXT_CBID_nvtxCounterSampleFloat64`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxCounterSampleFloat64: u32 = 2;

/// `#define NVTX3EXT_CBID_nvtxCounterSampleInt64`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxCounterSampleInt64: u32 = 1;

/// `#define NVTX3EXT_CBID_nvtxCounterSampleNoValue`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxCounterSampleNoValue: u32 = 4;

/// `#define NVTX3EXT_CBID_nvtxDomainIsEnabled`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxDomainIsEnabled: u32 = 7;

/// `#define NVTX3EXT_CBID_nvtxEventBatchSubmit`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxEventBatchSubmit: u32 = 17;

/// `#define NVTX3EXT_CBID_nvtxEventSubmit`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxEventSubmit: u32 = 16;

/// `#define NVTX3EXT_CBID_nvtxMarkPayload`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMarkPayload: u32 = 2;

/// `#define NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions: u32 = 14;

/// `#define NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions: u32 = 13;

/// `#define NVTX3EXT_CBID_nvtxMemCudaMarkInitialized`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemCudaMarkInitialized: u32 = 16;

/// `#define NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess: u32 = 15;

/// `#define NVTX3EXT_CBID_nvtxMemHeapRegister`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemHeapRegister: u32 = 0;

/// `#define NVTX3EXT_CBID_nvtxMemHeapReset`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemHeapReset: u32 = 2;

/// `#define NVTX3EXT_CBID_nvtxMemHeapUnregister`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemHeapUnregister: u32 = 1;

/// `#define NVTX3EXT_CBID_nvtxMemPermissionsAssign`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemPermissionsAssign: u32 = 7;

/// `#define NVTX3EXT_CBID_nvtxMemPermissionsBind`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemPermissionsBind: u32 = 11;

/// `#define NVTX3EXT_CBID_nvtxMemPermissionsCreate`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemPermissionsCreate: u32 = 8;

/// `#define NVTX3EXT_CBID_nvtxMemPermissionsDestroy`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemPermissionsDestroy: u32 = 9;

/// `#define NVTX3EXT_CBID_nvtxMemPermissionsReset`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemPermissionsReset: u32 = 10;

/// `#define NVTX3EXT_CBID_nvtxMemPermissionsUnbind`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemPermissionsUnbind: u32 = 12;

/// `#define NVTX3EXT_CBID_nvtxMemRegionsName`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemRegionsName: u32 = 6;

/// `#define NVTX3EXT_CBID_nvtxMemRegionsRegister`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemRegionsRegister: u32 = 3;

/// `#define NVTX3EXT_CBID_nvtxMemRegionsResize`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemRegionsResize: u32 = 4;

/// `#define NVTX3EXT_CBID_nvtxMemRegionsUnregister`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxMemRegionsUnregister: u32 = 5;

/// `#define NVTX3EXT_CBID_nvtxPayloadEnumRegister`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxPayloadEnumRegister: u32 = 1;

/// `#define NVTX3EXT_CBID_nvtxPayloadSchemaRegister`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxPayloadSchemaRegister: u32 = 0;

/// `#define NVTX3EXT_CBID_nvtxRangeEndPayload`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxRangeEndPayload: u32 = 6;

/// `#define NVTX3EXT_CBID_nvtxRangePopPayload`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxRangePopPayload: u32 = 4;

/// `#define NVTX3EXT_CBID_nvtxRangePushPayload`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxRangePushPayload: u32 = 3;

/// `#define NVTX3EXT_CBID_nvtxRangeStartPayload`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxRangeStartPayload: u32 = 5;

/// `#define NVTX3EXT_CBID_nvtxScopeRegister`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxScopeRegister: u32 = 12;

/// `#define NVTX3EXT_CBID_nvtxTimeDomainRegister`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxTimeDomainRegister: u32 = 9;

/// `#define NVTX3EXT_CBID_nvtxTimeSyncPoint`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxTimeSyncPoint: u32 = 13;

/// `#define NVTX3EXT_CBID_nvtxTimeSyncPointTable`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxTimeSyncPointTable: u32 = 14;

/// `#define NVTX3EXT_CBID_nvtxTimerSource`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxTimerSource: u32 = 10;

/// `#define NVTX3EXT_CBID_nvtxTimerSourceWithData`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxTimerSourceWithData: u32 = 11;

/// `#define NVTX3EXT_CBID_nvtxTimestampConversionFactor`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxTimestampConversionFactor: u32 = 15;

/// `#define NVTX3EXT_CBID_nvtxTimestampGet`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX3EXT_CBID_nvtxTimestampGet: u32 = 8;

/// `#define NVTX_BATCH_FLAG_TIME_SORTED`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_BATCH_FLAG_TIME_SORTED: u32 = 0;

/// `#define NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY: u32 = 2;

/// `#define NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE: u32 = 4;

/// `#define NVTX_BATCH_FLAG_UNSORTED`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_BATCH_FLAG_UNSORTED: u32 = 6;

/// `#define NVTX_CORRELATION_ROLE_NONE`, from `nvtx3/nvToolsExtSemanticsCorrelation.h`, since CUDA 13.2.
pub const NVTX_CORRELATION_ROLE_NONE: u32 = 0;

/// `#define NVTX_CORRELATION_SEMANTIC_VERSION`, from `nvtx3/nvToolsExtSemanticsCorrelation.h`, since CUDA 13.2.
pub const NVTX_CORRELATION_SEMANTIC_VERSION: u32 = 1;

/// `#define NVTX_CORRELATION_VALUE_NONE`, from `nvtx3/nvToolsExtSemanticsCorrelation.h`, since CUDA 13.2.
pub const NVTX_CORRELATION_VALUE_NONE: u32 = 0;

/// `#define NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR: u64 = 4294967296;

/// `#define NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR: u64 = 8589934592;

/// `#define NVTX_COUNTER_FLAGS_NONE`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_FLAGS_NONE: u32 = 0;

/// `#define NVTX_COUNTER_FLAG_INTERPOLATIONS`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.5.
pub const NVTX_COUNTER_FLAG_INTERPOLATIONS: u32 = 1792;

/// `#define NVTX_COUNTER_FLAG_INTERPOLATION_LINEAR`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_FLAG_INTERPOLATION_LINEAR: u32 = 1024;

/// `#define NVTX_COUNTER_FLAG_INTERPOLATION_POINT`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_FLAG_INTERPOLATION_POINT: u32 = 256;

/// `#define NVTX_COUNTER_FLAG_INTERPOLATION_SINCE_LAST`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_FLAG_INTERPOLATION_SINCE_LAST: u32 = 512;

/// `#define NVTX_COUNTER_FLAG_INTERPOLATION_UNTIL_NEXT`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_FLAG_INTERPOLATION_UNTIL_NEXT: u32 = 768;

/// `#define NVTX_COUNTER_FLAG_LIMITS`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_FLAG_LIMITS: u32 = 12;

/// `#define NVTX_COUNTER_FLAG_LIMIT_MAX`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_FLAG_LIMIT_MAX: u32 = 8;

/// `#define NVTX_COUNTER_FLAG_LIMIT_MIN`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_FLAG_LIMIT_MIN: u32 = 4;

/// `#define NVTX_COUNTER_FLAG_NORMALIZE`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_FLAG_NORMALIZE: u32 = 2;

/// `#define NVTX_COUNTER_FLAG_VALUETYPES`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.5.
pub const NVTX_COUNTER_FLAG_VALUETYPES: u32 = 48;

/// `#define NVTX_COUNTER_FLAG_VALUETYPE_ABSOLUTE`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_FLAG_VALUETYPE_ABSOLUTE: u32 = 16;

/// `#define NVTX_COUNTER_FLAG_VALUETYPE_DELTA`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_FLAG_VALUETYPE_DELTA: u32 = 32;

/// `#define NVTX_COUNTER_FLAG_VALUETYPE_DELTA_SINCE_START`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_FLAG_VALUETYPE_DELTA_SINCE_START: u32 = 48;

/// `#define NVTX_COUNTER_ID_DYNAMIC_START`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_ID_DYNAMIC_START: u64 = 4294967296;

/// `#define NVTX_COUNTER_ID_NONE`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_ID_NONE: u32 = 0;

/// `#define NVTX_COUNTER_ID_STATIC_START`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_ID_STATIC_START: u32 = 16777216;

/// `#define NVTX_COUNTER_LIMIT_F64`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_LIMIT_F64: u32 = 3;

/// `#define NVTX_COUNTER_LIMIT_I64`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_LIMIT_I64: u32 = 1;

/// `#define NVTX_COUNTER_LIMIT_U64`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_LIMIT_U64: u32 = 2;

/// `#define NVTX_COUNTER_LIMIT_UNDEFINED`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_LIMIT_UNDEFINED: u32 = 0;

/// `#define NVTX_COUNTER_SAMPLE_UNAVAILABLE`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_SAMPLE_UNAVAILABLE: u32 = 2;

/// `#define NVTX_COUNTER_SAMPLE_UNCHANGED`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_SAMPLE_UNCHANGED: u32 = 1;

/// `#define NVTX_COUNTER_SAMPLE_ZERO`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_SAMPLE_ZERO: u32 = 0;

/// `#define NVTX_COUNTER_SEMANTIC_VERSION`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_COUNTER_SEMANTIC_VERSION: u32 = 2;

/// `#define NVTX_EXT_COMPATID_MEM`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_EXT_COMPATID_MEM: u32 = 258;

/// `#define NVTX_EXT_COUNTERS_COMPATID`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX_EXT_COUNTERS_COMPATID: u32 = 258;

/// `#define NVTX_EXT_COUNTERS_MODULEID`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
pub const NVTX_EXT_COUNTERS_MODULEID: u32 = 4;

/// `#define NVTX_EXT_MODULEID_MEM`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_EXT_MODULEID_MEM: u32 = 1;

/// `#define NVTX_EXT_PAYLOAD_COMPATID`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_EXT_PAYLOAD_COMPATID: u32 = 260;

/// `#define NVTX_EXT_PAYLOAD_MODULEID`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_EXT_PAYLOAD_MODULEID: u32 = 2;

/// `#define NVTX_MEM_CUDA_PEER_ALL_DEVICES`, from `nvtx3/nvToolsExtMemCudaRt.h`, since CUDA 13.0.
pub const NVTX_MEM_CUDA_PEER_ALL_DEVICES: i32 = -1;

/// `#define NVTX_MEM_HEAP_HANDLE_NO_TOOL`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_HEAP_HANDLE_NO_TOOL: nvtxMemHeapHandle_t = nvtxMemHeapHandle_t(
    core::ptr::without_provenance_mut(18446744073709551615),
);

/// `#define NVTX_MEM_HEAP_HANDLE_PROCESS_WIDE`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_HEAP_HANDLE_PROCESS_WIDE: nvtxMemHeapHandle_t = nvtxMemHeapHandle_t(
    core::ptr::without_provenance_mut(0),
);

/// `#define NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT: u32 = 2;

/// `#define NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR: u32 = 1;

/// `#define NVTX_MEM_HEAP_USAGE_UNKNOWN`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_HEAP_USAGE_UNKNOWN: u32 = 0;

/// `#define NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE: u32 = 0;

/// `#define NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC: u32 = 4;

/// `#define NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ: u32 = 1;

/// `#define NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE: u32 = 2;

/// `#define NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD: u32 = 1;

/// `#define NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM: u32 = 2;

/// `#define NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN: u32 = 0;

/// `#define NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC: u32 = 4;

/// `#define NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ: u32 = 1;

/// `#define NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE: u32 = 2;

/// `#define NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE: u32 = 0;

/// `#define NVTX_MEM_PERMISSIONS_HANDLE_NO_TOOL`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_HANDLE_NO_TOOL: nvtxMemPermissionsHandle_t = nvtxMemPermissionsHandle_t(
    core::ptr::without_provenance_mut(18446744073709551615),
);

/// `#define NVTX_MEM_PERMISSIONS_HANDLE_PROCESS_WIDE`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_HANDLE_PROCESS_WIDE: nvtxMemPermissionsHandle_t = nvtxMemPermissionsHandle_t(
    core::ptr::without_provenance_mut(0),
);

/// `#define NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC: u32 = 4;

/// `#define NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE: u32 = 0;

/// `#define NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ: u32 = 1;

/// `#define NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET: u32 = 8;

/// `#define NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE: u32 = 2;

/// `#define NVTX_MEM_REGION_HANDLE_NO_TOOL`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_REGION_HANDLE_NO_TOOL: nvtxMemRegionHandle_t = nvtxMemRegionHandle_t(
    core::ptr::without_provenance_mut(18446744073709551615),
);

/// `#define NVTX_MEM_REGION_REF_TYPE_HANDLE`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_REGION_REF_TYPE_HANDLE: u32 = 2;

/// `#define NVTX_MEM_REGION_REF_TYPE_POINTER`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_REGION_REF_TYPE_POINTER: u32 = 1;

/// `#define NVTX_MEM_REGION_REF_TYPE_UNKNOWN`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_REGION_REF_TYPE_UNKNOWN: u32 = 0;

/// `#define NVTX_MEM_TYPE_CUDA_ARRAY`, from `nvtx3/nvToolsExtMemCudaRt.h`, since CUDA 13.0.
pub const NVTX_MEM_TYPE_CUDA_ARRAY: u32 = 17;

/// `#define NVTX_MEM_TYPE_CU_ARRAY`, from `nvtx3/nvToolsExtMemCudaRt.h`, since CUDA 13.0.
pub const NVTX_MEM_TYPE_CU_ARRAY: u32 = 18;

/// `#define NVTX_MEM_TYPE_UNKNOWN`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_TYPE_UNKNOWN: u32 = 0;

/// `#define NVTX_MEM_TYPE_VIRTUAL_ADDRESS`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
pub const NVTX_MEM_TYPE_VIRTUAL_ADDRESS: u32 = 1;

/// `#define NVTX_NULLPTR`, from `nvtx3/nvToolsExt.h`, since CUDA 13.0.
pub const NVTX_NULLPTR: *mut c_void = core::ptr::without_provenance_mut(0);

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE: u32 = 16;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX: u32 = 48;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX: u32 = 64;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED: u32 = 32;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_COUNTER`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_COUNTER: u32 = 16384;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY: u32 = 256;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE: u32 = 1024;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_HIDE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_HIDE: u32 = 512;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY: u32 = 112;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_MARK`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_MARK: u32 = 12288;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE: u32 = 4;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE: u32 = 8;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_POINTER`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_POINTER: u32 = 2;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN: u32 = 4096;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END: u32 = 8192;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP: u32 = 2048;

/// `#define NVTX_PAYLOAD_ENTRY_FLAG_UNUSED`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_FLAG_UNUSED: u32 = 0;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS: u32 = 23;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_BF16`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_BF16: u32 = 50;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_BYTE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_BYTE: u32 = 32;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY: u32 = 68;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_CHAR`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_CHAR: u32 = 1;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_CHAR16`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_CHAR16: u32 = 26;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_CHAR32`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_CHAR32: u32 = 27;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_CHAR8`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_CHAR8: u32 = 25;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB: u32 = 69;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_CSTRING`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_CSTRING: u32 = 75;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16: u32 = 77;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32: u32 = 78;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8: u32 = 76;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE: u32 = 20;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_FLOAT`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_FLOAT: u32 = 19;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128: u32 = 45;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16: u32 = 42;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32: u32 = 43;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64: u32 = 44;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE: u32 = 28;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_INT`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_INT: u32 = 5;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_INT128`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_INT128: u32 = 33;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_INT16`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_INT16: u32 = 13;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_INT32`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_INT32: u32 = 15;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_INT64`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_INT64: u32 = 17;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_INT8`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_INT8: u32 = 11;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_INVALID`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_INVALID: u32 = 0;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_LONG`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_LONG: u32 = 7;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE: u32 = 21;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG: u32 = 9;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE: u32 = 80;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32: u32 = 71;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64: u32 = 72;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.5.
pub const NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID: u32 = 67;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID: u32 = 70;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_SHORT`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_SHORT: u32 = 3;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_SIZE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_SIZE: u32 = 22;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_TF32`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_TF32: u32 = 52;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32: u32 = 73;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64: u32 = 74;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_UCHAR`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_UCHAR: u32 = 2;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_UINT`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_UINT: u32 = 6;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_UINT128`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_UINT128: u32 = 34;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_UINT16`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_UINT16: u32 = 14;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_UINT32`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_UINT32: u32 = 16;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_UINT64`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_UINT64: u32 = 18;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_UINT8`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_UINT8: u32 = 12;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_ULONG`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_ULONG: u32 = 8;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG: u32 = 10;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR: u32 = 100;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_USHORT`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_USHORT: u32 = 4;

/// `#define NVTX_PAYLOAD_ENTRY_TYPE_WCHAR`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENTRY_TYPE_WCHAR: u32 = 24;

/// `#define NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES: u32 = 4;

/// `#define NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION: u32 = 64;

/// `#define NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME: u32 = 2;

/// `#define NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES: u32 = 8;

/// `#define NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID: u32 = 32;

/// `#define NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE: u32 = 16;

/// `#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT: u32 = 128;

/// `#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES: u32 = 16;

/// `#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION: u32 = 512;

/// `#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS: u32 = 8;

/// `#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME: u32 = 2;

/// `#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES: u32 = 32;

/// `#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID: u32 = 256;

/// `#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE: u32 = 64;

/// `#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE: u32 = 4;

/// `#define NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP: u32 = 8;

/// `#define NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY: u32 = 2;

/// `#define NVTX_PAYLOAD_SCHEMA_FLAG_MARK`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_FLAG_MARK: u32 = 32;

/// `#define NVTX_PAYLOAD_SCHEMA_FLAG_NONE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_FLAG_NONE: u32 = 0;

/// `#define NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.5.
pub const NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END: u32 = 64;

/// `#define NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.5.
pub const NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP: u32 = 48;

/// `#define NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.5.
pub const NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH: u32 = 40;

/// `#define NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP: u32 = 16;

/// `#define NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.5.
pub const NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START: u32 = 56;

/// `#define NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND: u32 = 24;

/// `#define NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED: u32 = 4;

/// `#define NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START: u64 = 4294967296;

/// `#define NVTX_PAYLOAD_SCHEMA_ID_STATIC_START`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_ID_STATIC_START: u32 = 16777216;

/// `#define NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC: u32 = 2;

/// `#define NVTX_PAYLOAD_SCHEMA_TYPE_INVALID`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_TYPE_INVALID: u32 = 0;

/// `#define NVTX_PAYLOAD_SCHEMA_TYPE_STATIC`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_TYPE_STATIC: u32 = 1;

/// `#define NVTX_PAYLOAD_SCHEMA_TYPE_UNION`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_TYPE_UNION: u32 = 3;

/// `#define NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR: u32 = 4;

/// `#define NVTX_PAYLOAD_TYPE_EXT`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_PAYLOAD_TYPE_EXT: i32 = -541261815;

/// `#define NVTX_SCOPE_CURRENT_CONTAINER`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_CURRENT_CONTAINER: u32 = 19;

/// `#define NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL: u32 = 5;

/// `#define NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL: u32 = 4;

/// `#define NVTX_SCOPE_CURRENT_HW_INNERMOST`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_CURRENT_HW_INNERMOST: u32 = 15;

/// `#define NVTX_SCOPE_CURRENT_HW_MACHINE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_CURRENT_HW_MACHINE: u32 = 2;

/// `#define NVTX_SCOPE_CURRENT_HW_SOCKET`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_CURRENT_HW_SOCKET: u32 = 3;

/// `#define NVTX_SCOPE_CURRENT_HYPERVISOR`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_CURRENT_HYPERVISOR: u32 = 16;

/// `#define NVTX_SCOPE_CURRENT_KERNEL`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_CURRENT_KERNEL: u32 = 18;

/// `#define NVTX_SCOPE_CURRENT_OS`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_CURRENT_OS: u32 = 20;

/// `#define NVTX_SCOPE_CURRENT_SW_INNERMOST`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_CURRENT_SW_INNERMOST: u32 = 31;

/// `#define NVTX_SCOPE_CURRENT_SW_PROCESS`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_CURRENT_SW_PROCESS: u32 = 21;

/// `#define NVTX_SCOPE_CURRENT_SW_THREAD`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_CURRENT_SW_THREAD: u32 = 22;

/// `#define NVTX_SCOPE_CURRENT_VM`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_CURRENT_VM: u32 = 17;

/// `#define NVTX_SCOPE_ID_DYNAMIC_START`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_ID_DYNAMIC_START: u64 = 4294967296;

/// `#define NVTX_SCOPE_ID_STATIC_START`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_ID_STATIC_START: u32 = 16777216;

/// `#define NVTX_SCOPE_NONE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_NONE: u32 = 0;

/// `#define NVTX_SCOPE_ROOT`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_SCOPE_ROOT: u32 = 1;

/// `#define NVTX_SCOPE_SEMANTIC_VERSION`, from `nvtx3/nvToolsExtSemanticsScope.h`, since CUDA 13.1.
pub const NVTX_SCOPE_SEMANTIC_VERSION: u32 = 1;

/// `#define NVTX_SEMANTIC_ID_CORRELATION_V1`, from `nvtx3/nvToolsExtSemanticsCorrelation.h`, since CUDA 13.2.
pub const NVTX_SEMANTIC_ID_CORRELATION_V1: u32 = 3;

/// `#define NVTX_SEMANTIC_ID_COUNTERS_V1`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
pub const NVTX_SEMANTIC_ID_COUNTERS_V1: u32 = 5;

/// `#define NVTX_SEMANTIC_ID_SCOPE_V1`, from `nvtx3/nvToolsExtSemanticsScope.h`, since CUDA 13.0.
pub const NVTX_SEMANTIC_ID_SCOPE_V1: u32 = 1;

/// `#define NVTX_SEMANTIC_ID_TIME_V1`, from `nvtx3/nvToolsExtSemanticsTime.h`, since CUDA 13.0.
pub const NVTX_SEMANTIC_ID_TIME_V1: u32 = 2;

/// `#define NVTX_TIMER_FLAG_CLOCK_MONOTONIC`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMER_FLAG_CLOCK_MONOTONIC: u32 = 2;

/// `#define NVTX_TIMER_FLAG_CLOCK_STEADY`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMER_FLAG_CLOCK_STEADY: u32 = 4;

/// `#define NVTX_TIMER_FLAG_NONE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMER_FLAG_NONE: u32 = 0;

/// `#define NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN: u32 = 0;

/// `#define NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN: u32 = 1;

/// `#define NVTX_TIMER_START_SYSTEM_BOOT`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMER_START_SYSTEM_BOOT: u32 = 1;

/// `#define NVTX_TIMER_START_UNIX_EPOCH`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMER_START_UNIX_EPOCH: u32 = 3;

/// `#define NVTX_TIMER_START_UNKNOWN`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMER_START_UNKNOWN: u32 = 0;

/// `#define NVTX_TIMER_START_VM_BOOT`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMER_START_VM_BOOT: u32 = 2;

/// `#define NVTX_TIMER_START_WIN_FILETIME`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMER_START_WIN_FILETIME: u32 = 4;

/// `#define NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK: u32 = 56;

/// `#define NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK: u32 = 55;

/// `#define NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK: u32 = 51;

/// `#define NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK: u32 = 50;

/// `#define NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK: u32 = 52;

/// `#define NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK: u32 = 54;

/// `#define NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK: u32 = 53;

/// `#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME: u32 = 17;

/// `#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC: u32 = 14;

/// `#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE: u32 = 16;

/// `#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW: u32 = 15;

/// `#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID: u32 = 18;

/// `#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME: u32 = 12;

/// `#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE: u32 = 13;

/// `#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID: u32 = 19;

/// `#define NVTX_TIMESTAMP_TYPE_CPU_TSC`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPU_TSC: u32 = 10;

/// `#define NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED: u32 = 11;

/// `#define NVTX_TIMESTAMP_TYPE_C_CLOCK`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_C_CLOCK: u32 = 41;

/// `#define NVTX_TIMESTAMP_TYPE_C_TIME`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_C_TIME: u32 = 40;

/// `#define NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET: u32 = 42;

/// `#define NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER: u32 = 80;

/// `#define NVTX_TIMESTAMP_TYPE_NONE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_NONE: u32 = 0;

/// `#define NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED: u32 = 1;

/// `#define NVTX_TIMESTAMP_TYPE_WIN_GSTAFT`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_WIN_GSTAFT: u32 = 31;

/// `#define NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP: u32 = 32;

/// `#define NVTX_TIMESTAMP_TYPE_WIN_QPC`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIMESTAMP_TYPE_WIN_QPC: u32 = 30;

/// `#define NVTX_TIME_DOMAIN_ID_DYNAMIC_START`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIME_DOMAIN_ID_DYNAMIC_START: u64 = 4294967296;

/// `#define NVTX_TIME_DOMAIN_ID_NONE`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIME_DOMAIN_ID_NONE: u32 = 0;

/// `#define NVTX_TIME_DOMAIN_ID_STATIC_START`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TIME_DOMAIN_ID_STATIC_START: u32 = 16777216;

/// `#define NVTX_TIME_SEMANTIC_VERSION`, from `nvtx3/nvToolsExtSemanticsTime.h`, since CUDA 13.0.
pub const NVTX_TIME_SEMANTIC_VERSION: u32 = 1;

/// `#define NVTX_TYPE_PAYLOAD_SCHEMA_RAW`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TYPE_PAYLOAD_SCHEMA_RAW: u32 = 1023;

/// `#define NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
pub const NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED: u32 = 1022;
