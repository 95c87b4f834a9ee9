"""NVTX of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence

from cubind import _typing
from cubind.cuda13.driver import (
    CUcontext as CUcontext,
    CUdevice as CUdevice,
    CUevent as CUevent,
    CUstream as CUstream,
)
from cubind.cuda13.runtime import (
    cudaEvent_t,
    cudaStream_t,
)
from cubind.cuda13.nvtx import (
    CUarray as CUarray,
    CUcontext as CUcontext,
    CUdevice as CUdevice,
    CUevent as CUevent,
    CUstream as CUstream,
    NVTX3EXT_CBID_nvtxCounterBatchSubmit as NVTX3EXT_CBID_nvtxCounterBatchSubmit,
    NVTX3EXT_CBID_nvtxCounterRegister as NVTX3EXT_CBID_nvtxCounterRegister,
    NVTX3EXT_CBID_nvtxCounterSample as NVTX3EXT_CBID_nvtxCounterSample,
    NVTX3EXT_CBID_nvtxCounterSampleFloat64 as NVTX3EXT_CBID_nvtxCounterSampleFloat64,
    NVTX3EXT_CBID_nvtxCounterSampleInt64 as NVTX3EXT_CBID_nvtxCounterSampleInt64,
    NVTX3EXT_CBID_nvtxCounterSampleNoValue as NVTX3EXT_CBID_nvtxCounterSampleNoValue,
    NVTX3EXT_CBID_nvtxDomainIsEnabled as NVTX3EXT_CBID_nvtxDomainIsEnabled,
    NVTX3EXT_CBID_nvtxEventBatchSubmit as NVTX3EXT_CBID_nvtxEventBatchSubmit,
    NVTX3EXT_CBID_nvtxEventSubmit as NVTX3EXT_CBID_nvtxEventSubmit,
    NVTX3EXT_CBID_nvtxMarkPayload as NVTX3EXT_CBID_nvtxMarkPayload,
    NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions as NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions,
    NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions as NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions,
    NVTX3EXT_CBID_nvtxMemCudaMarkInitialized as NVTX3EXT_CBID_nvtxMemCudaMarkInitialized,
    NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess as NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess,
    NVTX3EXT_CBID_nvtxMemHeapRegister as NVTX3EXT_CBID_nvtxMemHeapRegister,
    NVTX3EXT_CBID_nvtxMemHeapReset as NVTX3EXT_CBID_nvtxMemHeapReset,
    NVTX3EXT_CBID_nvtxMemHeapUnregister as NVTX3EXT_CBID_nvtxMemHeapUnregister,
    NVTX3EXT_CBID_nvtxMemPermissionsAssign as NVTX3EXT_CBID_nvtxMemPermissionsAssign,
    NVTX3EXT_CBID_nvtxMemPermissionsBind as NVTX3EXT_CBID_nvtxMemPermissionsBind,
    NVTX3EXT_CBID_nvtxMemPermissionsCreate as NVTX3EXT_CBID_nvtxMemPermissionsCreate,
    NVTX3EXT_CBID_nvtxMemPermissionsDestroy as NVTX3EXT_CBID_nvtxMemPermissionsDestroy,
    NVTX3EXT_CBID_nvtxMemPermissionsReset as NVTX3EXT_CBID_nvtxMemPermissionsReset,
    NVTX3EXT_CBID_nvtxMemPermissionsUnbind as NVTX3EXT_CBID_nvtxMemPermissionsUnbind,
    NVTX3EXT_CBID_nvtxMemRegionsName as NVTX3EXT_CBID_nvtxMemRegionsName,
    NVTX3EXT_CBID_nvtxMemRegionsRegister as NVTX3EXT_CBID_nvtxMemRegionsRegister,
    NVTX3EXT_CBID_nvtxMemRegionsResize as NVTX3EXT_CBID_nvtxMemRegionsResize,
    NVTX3EXT_CBID_nvtxMemRegionsUnregister as NVTX3EXT_CBID_nvtxMemRegionsUnregister,
    NVTX3EXT_CBID_nvtxPayloadEnumRegister as NVTX3EXT_CBID_nvtxPayloadEnumRegister,
    NVTX3EXT_CBID_nvtxPayloadSchemaRegister as NVTX3EXT_CBID_nvtxPayloadSchemaRegister,
    NVTX3EXT_CBID_nvtxRangeEndPayload as NVTX3EXT_CBID_nvtxRangeEndPayload,
    NVTX3EXT_CBID_nvtxRangePopPayload as NVTX3EXT_CBID_nvtxRangePopPayload,
    NVTX3EXT_CBID_nvtxRangePushPayload as NVTX3EXT_CBID_nvtxRangePushPayload,
    NVTX3EXT_CBID_nvtxRangeStartPayload as NVTX3EXT_CBID_nvtxRangeStartPayload,
    NVTX3EXT_CBID_nvtxScopeRegister as NVTX3EXT_CBID_nvtxScopeRegister,
    NVTX3EXT_CBID_nvtxTimeDomainRegister as NVTX3EXT_CBID_nvtxTimeDomainRegister,
    NVTX3EXT_CBID_nvtxTimeSyncPoint as NVTX3EXT_CBID_nvtxTimeSyncPoint,
    NVTX3EXT_CBID_nvtxTimeSyncPointTable as NVTX3EXT_CBID_nvtxTimeSyncPointTable,
    NVTX3EXT_CBID_nvtxTimerSource as NVTX3EXT_CBID_nvtxTimerSource,
    NVTX3EXT_CBID_nvtxTimerSourceWithData as NVTX3EXT_CBID_nvtxTimerSourceWithData,
    NVTX3EXT_CBID_nvtxTimestampConversionFactor as NVTX3EXT_CBID_nvtxTimestampConversionFactor,
    NVTX3EXT_CBID_nvtxTimestampGet as NVTX3EXT_CBID_nvtxTimestampGet,
    NVTX_BATCH_FLAG_TIME_SORTED as NVTX_BATCH_FLAG_TIME_SORTED,
    NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY as NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY,
    NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE as NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE,
    NVTX_BATCH_FLAG_UNSORTED as NVTX_BATCH_FLAG_UNSORTED,
    NVTX_CORRELATION_ROLE_NONE as NVTX_CORRELATION_ROLE_NONE,
    NVTX_CORRELATION_SEMANTIC_VERSION as NVTX_CORRELATION_SEMANTIC_VERSION,
    NVTX_CORRELATION_VALUE_NONE as NVTX_CORRELATION_VALUE_NONE,
    NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR as NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR,
    NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR as NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR,
    NVTX_COUNTER_FLAGS_NONE as NVTX_COUNTER_FLAGS_NONE,
    NVTX_COUNTER_FLAG_INTERPOLATIONS as NVTX_COUNTER_FLAG_INTERPOLATIONS,
    NVTX_COUNTER_FLAG_INTERPOLATION_LINEAR as NVTX_COUNTER_FLAG_INTERPOLATION_LINEAR,
    NVTX_COUNTER_FLAG_INTERPOLATION_POINT as NVTX_COUNTER_FLAG_INTERPOLATION_POINT,
    NVTX_COUNTER_FLAG_INTERPOLATION_SINCE_LAST as NVTX_COUNTER_FLAG_INTERPOLATION_SINCE_LAST,
    NVTX_COUNTER_FLAG_INTERPOLATION_UNTIL_NEXT as NVTX_COUNTER_FLAG_INTERPOLATION_UNTIL_NEXT,
    NVTX_COUNTER_FLAG_LIMITS as NVTX_COUNTER_FLAG_LIMITS,
    NVTX_COUNTER_FLAG_LIMIT_MAX as NVTX_COUNTER_FLAG_LIMIT_MAX,
    NVTX_COUNTER_FLAG_LIMIT_MIN as NVTX_COUNTER_FLAG_LIMIT_MIN,
    NVTX_COUNTER_FLAG_NORMALIZE as NVTX_COUNTER_FLAG_NORMALIZE,
    NVTX_COUNTER_FLAG_VALUETYPES as NVTX_COUNTER_FLAG_VALUETYPES,
    NVTX_COUNTER_FLAG_VALUETYPE_ABSOLUTE as NVTX_COUNTER_FLAG_VALUETYPE_ABSOLUTE,
    NVTX_COUNTER_FLAG_VALUETYPE_DELTA as NVTX_COUNTER_FLAG_VALUETYPE_DELTA,
    NVTX_COUNTER_FLAG_VALUETYPE_DELTA_SINCE_START as NVTX_COUNTER_FLAG_VALUETYPE_DELTA_SINCE_START,
    NVTX_COUNTER_ID_DYNAMIC_START as NVTX_COUNTER_ID_DYNAMIC_START,
    NVTX_COUNTER_ID_NONE as NVTX_COUNTER_ID_NONE,
    NVTX_COUNTER_ID_STATIC_START as NVTX_COUNTER_ID_STATIC_START,
    NVTX_COUNTER_LIMIT_F64 as NVTX_COUNTER_LIMIT_F64,
    NVTX_COUNTER_LIMIT_I64 as NVTX_COUNTER_LIMIT_I64,
    NVTX_COUNTER_LIMIT_U64 as NVTX_COUNTER_LIMIT_U64,
    NVTX_COUNTER_LIMIT_UNDEFINED as NVTX_COUNTER_LIMIT_UNDEFINED,
    NVTX_COUNTER_SAMPLE_UNAVAILABLE as NVTX_COUNTER_SAMPLE_UNAVAILABLE,
    NVTX_COUNTER_SAMPLE_UNCHANGED as NVTX_COUNTER_SAMPLE_UNCHANGED,
    NVTX_COUNTER_SAMPLE_ZERO as NVTX_COUNTER_SAMPLE_ZERO,
    NVTX_COUNTER_SEMANTIC_VERSION as NVTX_COUNTER_SEMANTIC_VERSION,
    NVTX_ERR_INIT_ACCESS_LIBRARY as NVTX_ERR_INIT_ACCESS_LIBRARY,
    NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT as NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT,
    NVTX_ERR_INIT_LOAD_LIBRARY as NVTX_ERR_INIT_LOAD_LIBRARY,
    NVTX_ERR_INIT_LOAD_PROPERTY as NVTX_ERR_INIT_LOAD_PROPERTY,
    NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT as NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT,
    NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE as NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE,
    NVTX_EVENT_ATTRIB_STRUCT_SIZE as NVTX_EVENT_ATTRIB_STRUCT_SIZE,
    NVTX_EXT_COMPATID_MEM as NVTX_EXT_COMPATID_MEM,
    NVTX_EXT_COUNTERS_COMPATID as NVTX_EXT_COUNTERS_COMPATID,
    NVTX_EXT_COUNTERS_MODULEID as NVTX_EXT_COUNTERS_MODULEID,
    NVTX_EXT_MODULEID_MEM as NVTX_EXT_MODULEID_MEM,
    NVTX_EXT_PAYLOAD_COMPATID as NVTX_EXT_PAYLOAD_COMPATID,
    NVTX_EXT_PAYLOAD_MODULEID as NVTX_EXT_PAYLOAD_MODULEID,
    NVTX_FAIL as NVTX_FAIL,
    NVTX_MEM_CUDA_PEER_ALL_DEVICES as NVTX_MEM_CUDA_PEER_ALL_DEVICES,
    NVTX_MEM_HEAP_HANDLE_NO_TOOL as NVTX_MEM_HEAP_HANDLE_NO_TOOL,
    NVTX_MEM_HEAP_HANDLE_PROCESS_WIDE as NVTX_MEM_HEAP_HANDLE_PROCESS_WIDE,
    NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT as NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT,
    NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR as NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR,
    NVTX_MEM_HEAP_USAGE_UNKNOWN as NVTX_MEM_HEAP_USAGE_UNKNOWN,
    NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE as NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE,
    NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC as NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC,
    NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ as NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ,
    NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE as NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE,
    NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD as NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD,
    NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM as NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM,
    NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN as NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN,
    NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC as NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC,
    NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ as NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ,
    NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE as NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE,
    NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE as NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE,
    NVTX_MEM_PERMISSIONS_HANDLE_NO_TOOL as NVTX_MEM_PERMISSIONS_HANDLE_NO_TOOL,
    NVTX_MEM_PERMISSIONS_HANDLE_PROCESS_WIDE as NVTX_MEM_PERMISSIONS_HANDLE_PROCESS_WIDE,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC as NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE as NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ as NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET as NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE as NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE,
    NVTX_MEM_REGION_HANDLE_NO_TOOL as NVTX_MEM_REGION_HANDLE_NO_TOOL,
    NVTX_MEM_REGION_REF_TYPE_HANDLE as NVTX_MEM_REGION_REF_TYPE_HANDLE,
    NVTX_MEM_REGION_REF_TYPE_POINTER as NVTX_MEM_REGION_REF_TYPE_POINTER,
    NVTX_MEM_REGION_REF_TYPE_UNKNOWN as NVTX_MEM_REGION_REF_TYPE_UNKNOWN,
    NVTX_MEM_TYPE_CUDA_ARRAY as NVTX_MEM_TYPE_CUDA_ARRAY,
    NVTX_MEM_TYPE_CU_ARRAY as NVTX_MEM_TYPE_CU_ARRAY,
    NVTX_MEM_TYPE_UNKNOWN as NVTX_MEM_TYPE_UNKNOWN,
    NVTX_MEM_TYPE_VIRTUAL_ADDRESS as NVTX_MEM_TYPE_VIRTUAL_ADDRESS,
    NVTX_NO_PUSH_POP_TRACKING as NVTX_NO_PUSH_POP_TRACKING,
    NVTX_NULLPTR as NVTX_NULLPTR,
    NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE as NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE,
    NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX as NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX,
    NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX as NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX,
    NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED as NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED,
    NVTX_PAYLOAD_ENTRY_FLAG_COUNTER as NVTX_PAYLOAD_ENTRY_FLAG_COUNTER,
    NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY as NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY,
    NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE as NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE,
    NVTX_PAYLOAD_ENTRY_FLAG_HIDE as NVTX_PAYLOAD_ENTRY_FLAG_HIDE,
    NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY as NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY,
    NVTX_PAYLOAD_ENTRY_FLAG_MARK as NVTX_PAYLOAD_ENTRY_FLAG_MARK,
    NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE as NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE,
    NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE as NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE,
    NVTX_PAYLOAD_ENTRY_FLAG_POINTER as NVTX_PAYLOAD_ENTRY_FLAG_POINTER,
    NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN as NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN,
    NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END as NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END,
    NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP as NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP,
    NVTX_PAYLOAD_ENTRY_FLAG_UNUSED as NVTX_PAYLOAD_ENTRY_FLAG_UNUSED,
    NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS as NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS,
    NVTX_PAYLOAD_ENTRY_TYPE_BF16 as NVTX_PAYLOAD_ENTRY_TYPE_BF16,
    NVTX_PAYLOAD_ENTRY_TYPE_BYTE as NVTX_PAYLOAD_ENTRY_TYPE_BYTE,
    NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY as NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY,
    NVTX_PAYLOAD_ENTRY_TYPE_CHAR as NVTX_PAYLOAD_ENTRY_TYPE_CHAR,
    NVTX_PAYLOAD_ENTRY_TYPE_CHAR16 as NVTX_PAYLOAD_ENTRY_TYPE_CHAR16,
    NVTX_PAYLOAD_ENTRY_TYPE_CHAR32 as NVTX_PAYLOAD_ENTRY_TYPE_CHAR32,
    NVTX_PAYLOAD_ENTRY_TYPE_CHAR8 as NVTX_PAYLOAD_ENTRY_TYPE_CHAR8,
    NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB as NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB,
    NVTX_PAYLOAD_ENTRY_TYPE_CSTRING as NVTX_PAYLOAD_ENTRY_TYPE_CSTRING,
    NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16 as NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16,
    NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32 as NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32,
    NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8 as NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8,
    NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE as NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT as NVTX_PAYLOAD_ENTRY_TYPE_FLOAT,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128 as NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16 as NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32 as NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64 as NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64,
    NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE as NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE,
    NVTX_PAYLOAD_ENTRY_TYPE_INT as NVTX_PAYLOAD_ENTRY_TYPE_INT,
    NVTX_PAYLOAD_ENTRY_TYPE_INT128 as NVTX_PAYLOAD_ENTRY_TYPE_INT128,
    NVTX_PAYLOAD_ENTRY_TYPE_INT16 as NVTX_PAYLOAD_ENTRY_TYPE_INT16,
    NVTX_PAYLOAD_ENTRY_TYPE_INT32 as NVTX_PAYLOAD_ENTRY_TYPE_INT32,
    NVTX_PAYLOAD_ENTRY_TYPE_INT64 as NVTX_PAYLOAD_ENTRY_TYPE_INT64,
    NVTX_PAYLOAD_ENTRY_TYPE_INT8 as NVTX_PAYLOAD_ENTRY_TYPE_INT8,
    NVTX_PAYLOAD_ENTRY_TYPE_INVALID as NVTX_PAYLOAD_ENTRY_TYPE_INVALID,
    NVTX_PAYLOAD_ENTRY_TYPE_LONG as NVTX_PAYLOAD_ENTRY_TYPE_LONG,
    NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE as NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE,
    NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG as NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG,
    NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE as NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE,
    NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32 as NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32,
    NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64 as NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64,
    NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID as NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID,
    NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID as NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID,
    NVTX_PAYLOAD_ENTRY_TYPE_SHORT as NVTX_PAYLOAD_ENTRY_TYPE_SHORT,
    NVTX_PAYLOAD_ENTRY_TYPE_SIZE as NVTX_PAYLOAD_ENTRY_TYPE_SIZE,
    NVTX_PAYLOAD_ENTRY_TYPE_TF32 as NVTX_PAYLOAD_ENTRY_TYPE_TF32,
    NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32 as NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32,
    NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64 as NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64,
    NVTX_PAYLOAD_ENTRY_TYPE_UCHAR as NVTX_PAYLOAD_ENTRY_TYPE_UCHAR,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT as NVTX_PAYLOAD_ENTRY_TYPE_UINT,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT128 as NVTX_PAYLOAD_ENTRY_TYPE_UINT128,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT16 as NVTX_PAYLOAD_ENTRY_TYPE_UINT16,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT32 as NVTX_PAYLOAD_ENTRY_TYPE_UINT32,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT64 as NVTX_PAYLOAD_ENTRY_TYPE_UINT64,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT8 as NVTX_PAYLOAD_ENTRY_TYPE_UINT8,
    NVTX_PAYLOAD_ENTRY_TYPE_ULONG as NVTX_PAYLOAD_ENTRY_TYPE_ULONG,
    NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG as NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG,
    NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR as NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR,
    NVTX_PAYLOAD_ENTRY_TYPE_USHORT as NVTX_PAYLOAD_ENTRY_TYPE_USHORT,
    NVTX_PAYLOAD_ENTRY_TYPE_WCHAR as NVTX_PAYLOAD_ENTRY_TYPE_WCHAR,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES as NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION as NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME as NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES as NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID as NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE as NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT as NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES as NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION as NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS as NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME as NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES as NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID as NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE as NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE as NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE,
    NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP as NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP,
    NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY as NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY,
    NVTX_PAYLOAD_SCHEMA_FLAG_MARK as NVTX_PAYLOAD_SCHEMA_FLAG_MARK,
    NVTX_PAYLOAD_SCHEMA_FLAG_NONE as NVTX_PAYLOAD_SCHEMA_FLAG_NONE,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END as NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP as NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH as NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP as NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START as NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND as NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND,
    NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED as NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED,
    NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START as NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START,
    NVTX_PAYLOAD_SCHEMA_ID_STATIC_START as NVTX_PAYLOAD_SCHEMA_ID_STATIC_START,
    NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC as NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC,
    NVTX_PAYLOAD_SCHEMA_TYPE_INVALID as NVTX_PAYLOAD_SCHEMA_TYPE_INVALID,
    NVTX_PAYLOAD_SCHEMA_TYPE_STATIC as NVTX_PAYLOAD_SCHEMA_TYPE_STATIC,
    NVTX_PAYLOAD_SCHEMA_TYPE_UNION as NVTX_PAYLOAD_SCHEMA_TYPE_UNION,
    NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR as NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR,
    NVTX_PAYLOAD_TYPE_EXT as NVTX_PAYLOAD_TYPE_EXT,
    NVTX_RESOURCE_ATTRIB_STRUCT_SIZE as NVTX_RESOURCE_ATTRIB_STRUCT_SIZE,
    NVTX_RESOURCE_CLASS_CUDA as NVTX_RESOURCE_CLASS_CUDA,
    NVTX_RESOURCE_CLASS_CUDART as NVTX_RESOURCE_CLASS_CUDART,
    NVTX_RESOURCE_CLASS_GENERIC as NVTX_RESOURCE_CLASS_GENERIC,
    NVTX_RESOURCE_CLASS_SYNC_OS as NVTX_RESOURCE_CLASS_SYNC_OS,
    NVTX_RESOURCE_CLASS_SYNC_PTHREAD as NVTX_RESOURCE_CLASS_SYNC_PTHREAD,
    NVTX_SCOPE_CURRENT_CONTAINER as NVTX_SCOPE_CURRENT_CONTAINER,
    NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL as NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL,
    NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL as NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL,
    NVTX_SCOPE_CURRENT_HW_INNERMOST as NVTX_SCOPE_CURRENT_HW_INNERMOST,
    NVTX_SCOPE_CURRENT_HW_MACHINE as NVTX_SCOPE_CURRENT_HW_MACHINE,
    NVTX_SCOPE_CURRENT_HW_SOCKET as NVTX_SCOPE_CURRENT_HW_SOCKET,
    NVTX_SCOPE_CURRENT_HYPERVISOR as NVTX_SCOPE_CURRENT_HYPERVISOR,
    NVTX_SCOPE_CURRENT_KERNEL as NVTX_SCOPE_CURRENT_KERNEL,
    NVTX_SCOPE_CURRENT_OS as NVTX_SCOPE_CURRENT_OS,
    NVTX_SCOPE_CURRENT_SW_INNERMOST as NVTX_SCOPE_CURRENT_SW_INNERMOST,
    NVTX_SCOPE_CURRENT_SW_PROCESS as NVTX_SCOPE_CURRENT_SW_PROCESS,
    NVTX_SCOPE_CURRENT_SW_THREAD as NVTX_SCOPE_CURRENT_SW_THREAD,
    NVTX_SCOPE_CURRENT_VM as NVTX_SCOPE_CURRENT_VM,
    NVTX_SCOPE_ID_DYNAMIC_START as NVTX_SCOPE_ID_DYNAMIC_START,
    NVTX_SCOPE_ID_STATIC_START as NVTX_SCOPE_ID_STATIC_START,
    NVTX_SCOPE_NONE as NVTX_SCOPE_NONE,
    NVTX_SCOPE_ROOT as NVTX_SCOPE_ROOT,
    NVTX_SCOPE_SEMANTIC_VERSION as NVTX_SCOPE_SEMANTIC_VERSION,
    NVTX_SEMANTIC_ID_CORRELATION_V1 as NVTX_SEMANTIC_ID_CORRELATION_V1,
    NVTX_SEMANTIC_ID_COUNTERS_V1 as NVTX_SEMANTIC_ID_COUNTERS_V1,
    NVTX_SEMANTIC_ID_SCOPE_V1 as NVTX_SEMANTIC_ID_SCOPE_V1,
    NVTX_SEMANTIC_ID_TIME_V1 as NVTX_SEMANTIC_ID_TIME_V1,
    NVTX_SUCCESS as NVTX_SUCCESS,
    NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE as NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE,
    NVTX_TIMER_FLAG_CLOCK_MONOTONIC as NVTX_TIMER_FLAG_CLOCK_MONOTONIC,
    NVTX_TIMER_FLAG_CLOCK_STEADY as NVTX_TIMER_FLAG_CLOCK_STEADY,
    NVTX_TIMER_FLAG_NONE as NVTX_TIMER_FLAG_NONE,
    NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN as NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN,
    NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN as NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN,
    NVTX_TIMER_START_SYSTEM_BOOT as NVTX_TIMER_START_SYSTEM_BOOT,
    NVTX_TIMER_START_UNIX_EPOCH as NVTX_TIMER_START_UNIX_EPOCH,
    NVTX_TIMER_START_UNKNOWN as NVTX_TIMER_START_UNKNOWN,
    NVTX_TIMER_START_VM_BOOT as NVTX_TIMER_START_VM_BOOT,
    NVTX_TIMER_START_WIN_FILETIME as NVTX_TIMER_START_WIN_FILETIME,
    NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK as NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK as NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK as NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK as NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK as NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK as NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK as NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME as NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC as NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE as NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW as NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID as NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME as NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE as NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID as NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID,
    NVTX_TIMESTAMP_TYPE_CPU_TSC as NVTX_TIMESTAMP_TYPE_CPU_TSC,
    NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED as NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED,
    NVTX_TIMESTAMP_TYPE_C_CLOCK as NVTX_TIMESTAMP_TYPE_C_CLOCK,
    NVTX_TIMESTAMP_TYPE_C_TIME as NVTX_TIMESTAMP_TYPE_C_TIME,
    NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET as NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET,
    NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER as NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER,
    NVTX_TIMESTAMP_TYPE_NONE as NVTX_TIMESTAMP_TYPE_NONE,
    NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED as NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED,
    NVTX_TIMESTAMP_TYPE_WIN_GSTAFT as NVTX_TIMESTAMP_TYPE_WIN_GSTAFT,
    NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP as NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP,
    NVTX_TIMESTAMP_TYPE_WIN_QPC as NVTX_TIMESTAMP_TYPE_WIN_QPC,
    NVTX_TIME_DOMAIN_ID_DYNAMIC_START as NVTX_TIME_DOMAIN_ID_DYNAMIC_START,
    NVTX_TIME_DOMAIN_ID_NONE as NVTX_TIME_DOMAIN_ID_NONE,
    NVTX_TIME_DOMAIN_ID_STATIC_START as NVTX_TIME_DOMAIN_ID_STATIC_START,
    NVTX_TIME_SEMANTIC_VERSION as NVTX_TIME_SEMANTIC_VERSION,
    NVTX_TYPE_PAYLOAD_SCHEMA_RAW as NVTX_TYPE_PAYLOAD_SCHEMA_RAW,
    NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED as NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED,
    NVTX_VERSION as NVTX_VERSION,
    cudaArray_t as cudaArray_t,
    identifier_t as identifier_t,
    nvtxColorType_t as nvtxColorType_t,
    nvtxCounterAttr_t as nvtxCounterAttr_t,
    nvtxCounterAttr_v1 as nvtxCounterAttr_v1,
    nvtxCounterBatch_t as nvtxCounterBatch_t,
    nvtxCounterBatch_v1 as nvtxCounterBatch_v1,
    nvtxCounterLimit_t as nvtxCounterLimit_t,
    nvtxDomainHandle_t as nvtxDomainHandle_t,
    nvtxEventAttributes_t as nvtxEventAttributes_t,
    nvtxEventAttributes_v2 as nvtxEventAttributes_v2,
    nvtxEventBatch_t as nvtxEventBatch_t,
    nvtxEventBatch_v1 as nvtxEventBatch_v1,
    nvtxMemCuArrayRangeDesc_t as nvtxMemCuArrayRangeDesc_t,
    nvtxMemCuArrayRangeDesc_v1 as nvtxMemCuArrayRangeDesc_v1,
    nvtxMemCudaArrayRangeDesc_t as nvtxMemCudaArrayRangeDesc_t,
    nvtxMemCudaArrayRangeDesc_v1 as nvtxMemCudaArrayRangeDesc_v1,
    nvtxMemHeapDesc_t as nvtxMemHeapDesc_t,
    nvtxMemHeapDesc_v1 as nvtxMemHeapDesc_v1,
    nvtxMemHeapHandle_t as nvtxMemHeapHandle_t,
    nvtxMemMarkInitializedBatch_t as nvtxMemMarkInitializedBatch_t,
    nvtxMemMarkInitializedBatch_v1 as nvtxMemMarkInitializedBatch_v1,
    nvtxMemPermissionsAssignBatch_t as nvtxMemPermissionsAssignBatch_t,
    nvtxMemPermissionsAssignBatch_v1 as nvtxMemPermissionsAssignBatch_v1,
    nvtxMemPermissionsAssignRegionDesc_t as nvtxMemPermissionsAssignRegionDesc_t,
    nvtxMemPermissionsAssignRegionDesc_v1 as nvtxMemPermissionsAssignRegionDesc_v1,
    nvtxMemPermissionsHandle_t as nvtxMemPermissionsHandle_t,
    nvtxMemRegionHandle_t as nvtxMemRegionHandle_t,
    nvtxMemRegionNameDesc_t as nvtxMemRegionNameDesc_t,
    nvtxMemRegionNameDesc_v1 as nvtxMemRegionNameDesc_v1,
    nvtxMemRegionRef_t as nvtxMemRegionRef_t,
    nvtxMemRegionsNameBatch_t as nvtxMemRegionsNameBatch_t,
    nvtxMemRegionsNameBatch_v1 as nvtxMemRegionsNameBatch_v1,
    nvtxMemRegionsRegisterBatch_t as nvtxMemRegionsRegisterBatch_t,
    nvtxMemRegionsRegisterBatch_v1 as nvtxMemRegionsRegisterBatch_v1,
    nvtxMemRegionsResizeBatch_t as nvtxMemRegionsResizeBatch_t,
    nvtxMemRegionsResizeBatch_v1 as nvtxMemRegionsResizeBatch_v1,
    nvtxMemRegionsUnregisterBatch_t as nvtxMemRegionsUnregisterBatch_t,
    nvtxMemRegionsUnregisterBatch_v1 as nvtxMemRegionsUnregisterBatch_v1,
    nvtxMemVirtualRangeDesc_t as nvtxMemVirtualRangeDesc_t,
    nvtxMemVirtualRangeDesc_v1 as nvtxMemVirtualRangeDesc_v1,
    nvtxMessageType_t as nvtxMessageType_t,
    nvtxMessageValue_t as nvtxMessageValue_t,
    nvtxPayloadData_t as nvtxPayloadData_t,
    nvtxPayloadData_v1 as nvtxPayloadData_v1,
    nvtxPayloadEntryTypeInfo_t as nvtxPayloadEntryTypeInfo_t,
    nvtxPayloadEntryTypeInfo_v1 as nvtxPayloadEntryTypeInfo_v1,
    nvtxPayloadEnumAttr_t as nvtxPayloadEnumAttr_t,
    nvtxPayloadEnumAttr_v1 as nvtxPayloadEnumAttr_v1,
    nvtxPayloadEnum_t as nvtxPayloadEnum_t,
    nvtxPayloadEnum_v1 as nvtxPayloadEnum_v1,
    nvtxPayloadSchemaAttr_t as nvtxPayloadSchemaAttr_t,
    nvtxPayloadSchemaAttr_v1 as nvtxPayloadSchemaAttr_v1,
    nvtxPayloadSchemaEntry_t as nvtxPayloadSchemaEntry_t,
    nvtxPayloadSchemaEntry_v1 as nvtxPayloadSchemaEntry_v1,
    nvtxPayloadType_t as nvtxPayloadType_t,
    nvtxRangeId_t as nvtxRangeId_t,
    nvtxResourceAttributes_t as nvtxResourceAttributes_t,
    nvtxResourceAttributes_v0 as nvtxResourceAttributes_v0,
    nvtxResourceCUDARTType_t as nvtxResourceCUDARTType_t,
    nvtxResourceCUDAType_t as nvtxResourceCUDAType_t,
    nvtxResourceGenericType_t as nvtxResourceGenericType_t,
    nvtxResourceHandle_t as nvtxResourceHandle_t,
    nvtxResourceSyncAndroidType_t as nvtxResourceSyncAndroidType_t,
    nvtxResourceSyncLinuxType_t as nvtxResourceSyncLinuxType_t,
    nvtxResourceSyncPosixThreadType_t as nvtxResourceSyncPosixThreadType_t,
    nvtxResourceSyncWindowsType_t as nvtxResourceSyncWindowsType_t,
    nvtxScopeAttr_t as nvtxScopeAttr_t,
    nvtxScopeAttr_v1 as nvtxScopeAttr_v1,
    nvtxSemanticsCorrelation_t as nvtxSemanticsCorrelation_t,
    nvtxSemanticsCorrelation_v1 as nvtxSemanticsCorrelation_v1,
    nvtxSemanticsCounter_t as nvtxSemanticsCounter_t,
    nvtxSemanticsCounter_v1 as nvtxSemanticsCounter_v1,
    nvtxSemanticsHeader_t as nvtxSemanticsHeader_t,
    nvtxSemanticsHeader_v1 as nvtxSemanticsHeader_v1,
    nvtxSemanticsScope_t as nvtxSemanticsScope_t,
    nvtxSemanticsScope_v1 as nvtxSemanticsScope_v1,
    nvtxSemanticsTime_t as nvtxSemanticsTime_t,
    nvtxSemanticsTime_v1 as nvtxSemanticsTime_v1,
    nvtxStringHandle_t as nvtxStringHandle_t,
    nvtxSyncPoint_t as nvtxSyncPoint_t,
    nvtxSyncPoint_v1 as nvtxSyncPoint_v1,
    nvtxSyncUserAttributes_t as nvtxSyncUserAttributes_t,
    nvtxSyncUserAttributes_v0 as nvtxSyncUserAttributes_v0,
    nvtxSyncUser_t as nvtxSyncUser_t,
    nvtxTimeDomainAttr_t as nvtxTimeDomainAttr_t,
    nvtxTimeDomainAttr_v1 as nvtxTimeDomainAttr_v1,
    payload_t as payload_t,
    sizeof as sizeof,
)

def nvtxCounterBatchSubmit(
    hDomain: nvtxDomainHandle_t | _typing.Integer | None,
    counterData: nvtxCounterBatch_t | None,
) -> None:
    """Reports multiple values of a counter at once, with their timestamps.

    Returns
    -------
    None
    """

def nvtxCounterRegister(
    hDomain: nvtxDomainHandle_t | _typing.Integer | None,
    attr: nvtxCounterAttr_t | None,
) -> int:
    """Registers a counter with its type, scope and semantics, and returns its ID.

    Returns
    -------
    value : int
    """

def nvtxCounterSample(
    hDomain: nvtxDomainHandle_t | _typing.Integer | None,
    counterId: _typing.Integer,
    value: _typing.Pointer,
    size: _typing.Integer,
) -> None:
    """Reports one or more values of a counter in its registered layout.

    Returns
    -------
    None
    """

def nvtxCounterSampleFloat64(
    hDomain: nvtxDomainHandle_t | _typing.Integer | None,
    counterId: _typing.Integer,
    value: float,
) -> None:
    """Reports the value of a counter as a double-precision number.

    Returns
    -------
    None
    """

def nvtxCounterSampleInt64(
    hDomain: nvtxDomainHandle_t | _typing.Integer | None,
    counterId: _typing.Integer,
    value: _typing.Integer,
) -> None:
    """Reports the value of a counter as a 64-bit integer.

    Returns
    -------
    None
    """

def nvtxCounterSampleNoValue(
    hDomain: nvtxDomainHandle_t | _typing.Integer | None,
    counterId: _typing.Integer,
    reason: _typing.Integer,
) -> None:
    """Reports that a counter currently has no value, and the reason.

    Returns
    -------
    None
    """

def nvtxDomainCreate(name: _typing.Text) -> nvtxDomainHandle_t:
    """Creates a named domain, by which tools separate the markers and ranges of different libraries.

    Returns
    -------
    value : nvtxDomainHandle_t
    """

def nvtxDomainCreateA(name: _typing.Text) -> nvtxDomainHandle_t:
    """An alias of nvtxDomainCreate."""

def nvtxDomainCreateW(name: str) -> nvtxDomainHandle_t:
    """Creates a domain for markers and ranges, with a name of ``wchar_t`` characters.

    Returns
    -------
    value : nvtxDomainHandle_t
    """

def nvtxDomainDestroy(domain: nvtxDomainHandle_t | _typing.Integer | None) -> None:
    """Destroys a domain and everything that belongs to it.

    Returns
    -------
    None

    Warnings
    --------
    - No thread may use ``domain``, or objects that belong to it, during or after the call.
    """

def nvtxDomainIsEnabled(domain: nvtxDomainHandle_t | _typing.Integer | None) -> int:
    """Returns whether a tool collects data from a domain; if not, the program can skip work for the domain.

    Returns
    -------
    value : int
    """

def nvtxDomainMarkEx(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> None:
    """Marks an instant in a domain with a message, color, category and payload.

    Returns
    -------
    None
    """

def nvtxDomainNameCategory(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    category: _typing.Integer,
    name: _typing.Text,
) -> None:
    """Names a category of a domain, which is an integer that groups the domain's markers and ranges.

    Returns
    -------
    None
    """

def nvtxDomainNameCategoryA(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    category: _typing.Integer,
    name: _typing.Text,
) -> None:
    """An alias of nvtxDomainNameCategory."""

def nvtxDomainNameCategoryW(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    category: _typing.Integer,
    name: str,
) -> None:
    """Names a category of a domain, with a string of ``wchar_t`` characters.

    Returns
    -------
    None
    """

def nvtxDomainRangeEnd(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    id: nvtxRangeId_t | _typing.Integer | None,
) -> None:
    """Ends a range of a domain, given its ID; any thread may have started the range.

    Returns
    -------
    None
    """

def nvtxDomainRangePop(domain: nvtxDomainHandle_t | _typing.Integer | None) -> int:
    """Closes the range of a domain that the calling thread opened last, and returns its depth.

    Returns
    -------
    value : int
    """

def nvtxDomainRangePushEx(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> int:
    """Opens a nested range of a domain in the calling thread, with a message, color and payload.

    Returns
    -------
    value : int
    """

def nvtxDomainRangeStartEx(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> nvtxRangeId_t:
    """Starts a range in a domain that any thread may end, with a message, color and payload.

    Returns
    -------
    value : nvtxRangeId_t
    """

def nvtxDomainRegisterString(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    string: _typing.Text,
) -> nvtxStringHandle_t:
    """Registers a string with a domain, so that it can be a message without being copied each time.

    Returns
    -------
    value : nvtxStringHandle_t
    """

def nvtxDomainRegisterStringA(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    string: _typing.Text,
) -> nvtxStringHandle_t:
    """An alias of nvtxDomainRegisterString."""

def nvtxDomainRegisterStringW(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    string: str,
) -> nvtxStringHandle_t:
    """Registers a string of ``wchar_t`` characters with a domain, for use as a message.

    Returns
    -------
    value : nvtxStringHandle_t
    """

def nvtxDomainResourceCreate(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    attribs: nvtxResourceAttributes_t | None,
) -> nvtxResourceHandle_t:
    """Names one of the program's objects, such as a lock, given by its address, in a domain.

    Returns
    -------
    value : nvtxResourceHandle_t
    """

def nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t | _typing.Integer | None) -> None:
    """Removes the name that ``nvtxDomainResourceCreate`` assigned to an object.

    Returns
    -------
    None

    Warnings
    --------
    - No thread may use ``resource``, or objects that belong to it, during or after the call.
    """

def nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t | _typing.Integer | None) -> None:
    """Notifies tools that this thread has failed to acquire a lock.

    Returns
    -------
    None
    """

def nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t | _typing.Integer | None) -> None:
    """Notifies tools that this thread is trying to acquire a lock.

    Returns
    -------
    None
    """

def nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t | _typing.Integer | None) -> None:
    """Notifies tools that this thread has acquired a lock.

    Returns
    -------
    None
    """

def nvtxDomainSyncUserCreate(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    attribs: nvtxSyncUserAttributes_t | None,
) -> nvtxSyncUser_t:
    """Notifies tools of a lock in the program.

    Returns
    -------
    value : nvtxSyncUser_t
    """

def nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t | _typing.Integer | None) -> None:
    """Notifies tools that a lock in the program was destroyed.

    Returns
    -------
    None

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t | _typing.Integer | None) -> None:
    """Notifies tools that this thread is about to release a lock.

    Returns
    -------
    None
    """

def nvtxEventBatchSubmit(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    eventBatch: nvtxEventBatch_t | None,
) -> None:
    """Reports multiple events at once, as an array of payloads with the same schema.

    Returns
    -------
    None
    """

def nvtxEventSubmit(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    payloadData: _Sequence[nvtxPayloadData_t] | None,
    numPayloads: _typing.Integer,
) -> None:
    """Reports an event, whose kind and timestamp are in its payloads.

    Returns
    -------
    None
    """

def nvtxInitialize(reserved: _typing.Pointer) -> None:
    """Loads the tool, if there is one, immediately instead of at the first call.

    Returns
    -------
    None
    """

def nvtxMark(message: _typing.Text) -> None:
    """Marks an instant in the program with a message.

    Returns
    -------
    None
    """

def nvtxMarkA(message: _typing.Text) -> None:
    """An alias of nvtxMark."""

def nvtxMarkEx(eventAttrib: nvtxEventAttributes_t | None) -> None:
    """Marks an instant in the program with a message, color, category and payload.

    Returns
    -------
    None
    """

def nvtxMarkPayload(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    payloadData: _Sequence[nvtxPayloadData_t] | None,
    count: _typing.Integer,
) -> None:
    """Marks an instant in a domain with payloads of registered schemas.

    Returns
    -------
    None
    """

def nvtxMarkW(message: str) -> None:
    """Marks an instant in the program with a message of ``wchar_t`` characters.

    Returns
    -------
    None
    """

def nvtxMemCudaGetDeviceWidePermissions(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    device: _typing.Integer,
) -> nvtxMemPermissionsHandle_t:
    """Returns the set of memory permissions for a device.

    Returns
    -------
    value : nvtxMemPermissionsHandle_t
    """

def nvtxMemCudaGetProcessWidePermissions(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
) -> nvtxMemPermissionsHandle_t:
    """Returns the set of memory permissions for the whole process.

    Returns
    -------
    value : nvtxMemPermissionsHandle_t
    """

def nvtxMemCudaMarkInitialized(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    isPerThreadStream: _typing.Integer,
    desc: nvtxMemMarkInitializedBatch_t | None,
) -> None:
    """Notifies tools that memory is initialized at this point of a stream.

    Returns
    -------
    None
    """

def nvtxMemCudaSetPeerAccess(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    permissions: nvtxMemPermissionsHandle_t | _typing.Integer | None,
    devicePeer: _typing.Integer,
    flags: _typing.Integer,
) -> None:
    """Sets the access of a peer device in a set of memory permissions.

    Parameters
    ----------
    flags
        Flags: ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC``, ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE``,
        ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ``, ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET``,
        ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE``.

    Returns
    -------
    None
    """

def nvtxMemHeapRegister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    desc: nvtxMemHeapDesc_t | None,
) -> nvtxMemHeapHandle_t:
    """Notifies tools of a heap from which the program's allocator allocates.

    Returns
    -------
    value : nvtxMemHeapHandle_t
    """

def nvtxMemHeapReset(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    heap: nvtxMemHeapHandle_t | _typing.Integer | None,
) -> None:
    """Notifies tools that all memory in a heap has been freed.

    Returns
    -------
    None
    """

def nvtxMemHeapUnregister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    heap: nvtxMemHeapHandle_t | _typing.Integer | None,
) -> None:
    """Notifies tools that a heap was destroyed.

    Returns
    -------
    None

    Warnings
    --------
    - No thread may use ``heap``, or objects that belong to it, during or after the call.
    """

def nvtxMemPermissionsAssign(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    desc: nvtxMemPermissionsAssignBatch_t | None,
) -> None:
    """Sets the access to memory regions in a set of memory permissions.

    Returns
    -------
    None
    """

def nvtxMemPermissionsBind(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    permissions: nvtxMemPermissionsHandle_t | _typing.Integer | None,
    bindScope: _typing.Integer,
    bindFlags: _typing.Integer,
) -> None:
    """Applies a set of memory permissions to a scope, such as a thread.

    Parameters
    ----------
    bindFlags
        Flags: ``NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE``, ``NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC``,
        ``NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ``, ``NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE``.

    Returns
    -------
    None
    """

def nvtxMemPermissionsCreate(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    creationflags: _typing.Integer,
) -> nvtxMemPermissionsHandle_t:
    """Creates a set of memory permissions, which specify who may read or write regions of memory.

    Parameters
    ----------
    creationflags
        Flags: ``NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC``,
        ``NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ``,
        ``NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE``, ``NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE``.

    Returns
    -------
    value : nvtxMemPermissionsHandle_t
    """

def nvtxMemPermissionsDestroy(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    permissionsHandle: nvtxMemPermissionsHandle_t | _typing.Integer | None,
) -> None:
    """Destroys a set of memory permissions.

    Returns
    -------
    None

    Warnings
    --------
    - No thread may use ``permissionsHandle``, or objects that belong to it, during or after the call.
    """

def nvtxMemPermissionsReset(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    permissionsHandle: nvtxMemPermissionsHandle_t | _typing.Integer | None,
) -> None:
    """Removes all permissions from a set of memory permissions.

    Returns
    -------
    None
    """

def nvtxMemPermissionsUnbind(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    bindScope: _typing.Integer,
) -> None:
    """Removes the memory permissions that are applied to a scope.

    Returns
    -------
    None
    """

def nvtxMemRegionsName(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    desc: nvtxMemRegionsNameBatch_t | None,
) -> None:
    """Names memory regions for tools.

    Returns
    -------
    None
    """

def nvtxMemRegionsRegister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    desc: nvtxMemRegionsRegisterBatch_t | None,
) -> None:
    """Notifies tools of memory regions that were allocated in a heap.

    Returns
    -------
    None
    """

def nvtxMemRegionsResize(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    desc: nvtxMemRegionsResizeBatch_t | None,
) -> None:
    """Notifies tools that memory regions in a heap were resized.

    Returns
    -------
    None
    """

def nvtxMemRegionsUnregister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    desc: nvtxMemRegionsUnregisterBatch_t | None,
) -> None:
    """Notifies tools that memory regions in a heap were freed.

    Returns
    -------
    None
    """

def nvtxNameCategory(category: _typing.Integer, name: _typing.Text) -> None:
    """Names a category, which is an integer that groups markers and ranges.

    Returns
    -------
    None
    """

def nvtxNameCategoryA(category: _typing.Integer, name: _typing.Text) -> None:
    """An alias of nvtxNameCategory."""

def nvtxNameCategoryW(category: _typing.Integer, name: str) -> None:
    """Names a category of markers and ranges, with a string of ``wchar_t`` characters.

    Returns
    -------
    None
    """

def nvtxNameCuContext(context: CUcontext | _typing.Integer | None, name: _typing.Text) -> None:
    """Names a context of the CUDA driver for tools.

    Returns
    -------
    None
    """

def nvtxNameCuContextA(context: CUcontext | _typing.Integer | None, name: _typing.Text) -> None:
    """An alias of nvtxNameCuContext."""

def nvtxNameCuContextW(context: CUcontext | _typing.Integer | None, name: str) -> None:
    """Names a context of the CUDA driver for tools, with a string of ``wchar_t`` characters.

    Returns
    -------
    None
    """

def nvtxNameCuDevice(device: CUdevice | _typing.Integer | None, name: _typing.Text) -> None:
    """Names a device of the CUDA driver for tools.

    Returns
    -------
    None
    """

def nvtxNameCuDeviceA(device: CUdevice | _typing.Integer | None, name: _typing.Text) -> None:
    """An alias of nvtxNameCuDevice."""

def nvtxNameCuDeviceW(device: CUdevice | _typing.Integer | None, name: str) -> None:
    """Names a device of the CUDA driver for tools, with a string of ``wchar_t`` characters.

    Returns
    -------
    None
    """

def nvtxNameCuEvent(event: CUevent | _typing.Integer | None, name: _typing.Text) -> None:
    """Names an event of the CUDA driver for tools.

    Returns
    -------
    None
    """

def nvtxNameCuEventA(event: CUevent | _typing.Integer | None, name: _typing.Text) -> None:
    """An alias of nvtxNameCuEvent."""

def nvtxNameCuEventW(event: CUevent | _typing.Integer | None, name: str) -> None:
    """Names an event of the CUDA driver for tools, with a string of ``wchar_t`` characters.

    Returns
    -------
    None
    """

def nvtxNameCuStream(stream: CUstream | _typing.Integer | _typing.Stream | None, name: _typing.Text) -> None:
    """Names a stream of the CUDA driver for tools.

    Returns
    -------
    None
    """

def nvtxNameCuStreamA(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    name: _typing.Text,
) -> None:
    """An alias of nvtxNameCuStream."""

def nvtxNameCuStreamW(stream: CUstream | _typing.Integer | _typing.Stream | None, name: str) -> None:
    """Names a stream of the CUDA driver for tools, with a string of ``wchar_t`` characters.

    Returns
    -------
    None
    """

def nvtxNameCudaDevice(device: _typing.Integer, name: _typing.Text) -> None:
    """Names a device of the CUDA runtime for tools.

    Returns
    -------
    None
    """

def nvtxNameCudaDeviceA(device: _typing.Integer, name: _typing.Text) -> None:
    """An alias of nvtxNameCudaDevice."""

def nvtxNameCudaDeviceW(device: _typing.Integer, name: str) -> None:
    """Names a device of the CUDA runtime for tools, with a string of ``wchar_t`` characters.

    Returns
    -------
    None
    """

def nvtxNameCudaEvent(event: cudaEvent_t | _typing.Integer | None, name: _typing.Text) -> None:
    """Names an event of the CUDA runtime for tools.

    Returns
    -------
    None
    """

def nvtxNameCudaEventA(event: cudaEvent_t | _typing.Integer | None, name: _typing.Text) -> None:
    """An alias of nvtxNameCudaEvent."""

def nvtxNameCudaEventW(event: cudaEvent_t | _typing.Integer | None, name: str) -> None:
    """Names an event of the CUDA runtime for tools, with a string of ``wchar_t`` characters.

    Returns
    -------
    None
    """

def nvtxNameCudaStream(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    name: _typing.Text,
) -> None:
    """Names a stream of the CUDA runtime for tools.

    Returns
    -------
    None
    """

def nvtxNameCudaStreamA(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    name: _typing.Text,
) -> None:
    """An alias of nvtxNameCudaStream."""

def nvtxNameCudaStreamW(stream: cudaStream_t | _typing.Integer | _typing.Stream | None, name: str) -> None:
    """Names a stream of the CUDA runtime for tools, with a string of ``wchar_t`` characters.

    Returns
    -------
    None
    """

def nvtxNameOsThread(threadId: _typing.Integer, name: _typing.Text) -> None:
    """Names an operating-system thread, given by its ID, for tools.

    Returns
    -------
    None
    """

def nvtxNameOsThreadA(threadId: _typing.Integer, name: _typing.Text) -> None:
    """An alias of nvtxNameOsThread."""

def nvtxNameOsThreadW(threadId: _typing.Integer, name: str) -> None:
    """Names an operating-system thread for tools, with a string of ``wchar_t`` characters.

    Returns
    -------
    None
    """

def nvtxPayloadEnumRegister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    attr: nvtxPayloadEnumAttr_t | None,
) -> int:
    """Registers an enumeration's values and their names for use in payloads, and returns its ID.

    Returns
    -------
    value : int
    """

def nvtxPayloadSchemaRegister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    attr: nvtxPayloadSchemaAttr_t | None,
) -> int:
    """Registers the layout of a payload (the names and types of its fields), and returns the layout's ID.

    Returns
    -------
    value : int
    """

def nvtxRangeEnd(id: nvtxRangeId_t | _typing.Integer | None) -> None:
    """Ends a range, given its ID; any thread may have started the range.

    Returns
    -------
    None
    """

def nvtxRangeEndPayload(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    id: nvtxRangeId_t | _typing.Integer | None,
    payloadData: _Sequence[nvtxPayloadData_t] | None,
    count: _typing.Integer,
) -> None:
    """Ends a range of a domain, given its ID, and adds payloads to it.

    Returns
    -------
    None
    """

def nvtxRangePop() -> int:
    """Closes the range that the calling thread opened last, and returns its depth.

    Returns
    -------
    value : int
    """

def nvtxRangePopPayload(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    payloadData: _Sequence[nvtxPayloadData_t] | None,
    count: _typing.Integer,
) -> int:
    """Closes the range of a domain that the calling thread opened last, and adds payloads to it.

    Returns
    -------
    value : int
    """

def nvtxRangePush(message: _typing.Text) -> int:
    """Opens a range in the calling thread, nested in the open ranges, and returns its depth (from 0).

    Returns
    -------
    value : int
    """

def nvtxRangePushA(message: _typing.Text) -> int:
    """An alias of nvtxRangePush."""

def nvtxRangePushEx(eventAttrib: nvtxEventAttributes_t | None) -> int:
    """Opens a nested range in the calling thread, with a message, color, category and payload.

    Returns
    -------
    value : int
    """

def nvtxRangePushPayload(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    payloadData: _Sequence[nvtxPayloadData_t] | None,
    count: _typing.Integer,
) -> int:
    """Opens a nested range of a domain in the calling thread, with payloads of registered schemas.

    Returns
    -------
    value : int
    """

def nvtxRangePushW(message: str) -> int:
    """Opens a nested range in the calling thread, with a message of ``wchar_t`` characters.

    Returns
    -------
    value : int
    """

def nvtxRangeStart(message: _typing.Text) -> nvtxRangeId_t:
    """Starts a range that any thread may end, and returns its ID.

    Returns
    -------
    value : nvtxRangeId_t
    """

def nvtxRangeStartA(message: _typing.Text) -> nvtxRangeId_t:
    """An alias of nvtxRangeStart."""

def nvtxRangeStartEx(eventAttrib: nvtxEventAttributes_t | None) -> nvtxRangeId_t:
    """Starts a range that any thread may end, with a message, color, category and payload.

    Returns
    -------
    value : nvtxRangeId_t
    """

def nvtxRangeStartPayload(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    payloadData: _Sequence[nvtxPayloadData_t] | None,
    count: _typing.Integer,
) -> nvtxRangeId_t:
    """Starts a range in a domain that any thread may end, with payloads of registered schemas.

    Returns
    -------
    value : nvtxRangeId_t
    """

def nvtxRangeStartW(message: str) -> nvtxRangeId_t:
    """Starts a range that any thread may end, with a message of ``wchar_t`` characters.

    Returns
    -------
    value : nvtxRangeId_t
    """

def nvtxScopeRegister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    attr: nvtxScopeAttr_t | None,
) -> int:
    """Registers a scope (a part of the system, given by its path), and returns its ID.

    Returns
    -------
    value : int
    """

def nvtxTimeDomainRegister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    timeAttr: nvtxTimeDomainAttr_t | None,
) -> int:
    """Registers a clock of the caller for timestamps in events, and returns its ID.

    Returns
    -------
    value : int
    """

def nvtxTimeSyncPoint(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    timeDomainId1: _typing.Integer,
    timeDomainId2: _typing.Integer,
    timestamp1: _typing.Integer,
    timestamp2: _typing.Integer,
) -> None:
    """Reports a synchronization point: timestamps from two clocks for the same instant.

    Returns
    -------
    None
    """

def nvtxTimeSyncPointTable(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    timeDomainIdSrc: _typing.Integer,
    timeDomainIdDst: _typing.Integer,
    syncPoints: _Sequence[nvtxSyncPoint_t] | None,
    count: _typing.Integer,
) -> None:
    """Reports multiple synchronization points: pairs of timestamps from two clocks for the same instants.

    Returns
    -------
    None
    """

def nvtxTimerSource(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    timeDomainId: _typing.Integer,
    flags: _typing.Integer,
    timestampProviderFn: _typing.Callback,
) -> None:
    """Sets the function that reads a registered clock.

    Parameters
    ----------
    flags
        Flags: ``NVTX_TIMER_FLAG_CLOCK_MONOTONIC``, ``NVTX_TIMER_FLAG_CLOCK_STEADY``, ``NVTX_TIMER_FLAG_NONE``.
    timestampProviderFn
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    None

    Warnings
    --------
    - ``timestampProviderFn`` may be called at any time from now on, on any thread.
    """

def nvtxTimerSourceWithData(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    timeDomainId: _typing.Integer,
    flags: _typing.Integer,
    timestampProviderFn: _typing.Callback,
    data: object,
) -> None:
    """Sets the function that reads a registered clock, and a pointer that the function receives.

    Parameters
    ----------
    flags
        Flags: ``NVTX_TIMER_FLAG_CLOCK_MONOTONIC``, ``NVTX_TIMER_FLAG_CLOCK_STEADY``, ``NVTX_TIMER_FLAG_NONE``.
    timestampProviderFn, data
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    None

    Warnings
    --------
    - ``timestampProviderFn`` may be called with ``data`` at any time from now on, on any thread.
    """

def nvtxTimestampConversionFactor(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    timeDomainIdSrc: _typing.Integer,
    timeDomainIdDst: _typing.Integer,
    slope: float,
    timestampSrc: _typing.Integer,
    timestampDst: _typing.Integer,
) -> None:
    """Reports how to convert timestamps of one clock to another: the slope and one common instant.

    Returns
    -------
    None
    """

def nvtxTimestampGet() -> int:
    """Returns a timestamp from the tool's clock.

    Returns
    -------
    value : int
    """
