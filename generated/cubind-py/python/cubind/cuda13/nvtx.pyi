"""NVTX of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import ClassVar as _ClassVar, Final as _Final, SupportsInt as _SupportsInt

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.driver import (
    CUarray as CUarray,
    CUcontext as CUcontext,
    CUdevice as CUdevice,
    CUevent as CUevent,
    CUresult,
    CUstream as CUstream,
)
from cubind.cuda13.runtime import (
    cudaArray_t as cudaArray_t,
    cudaEvent_t,
    cudaStream_t,
)

NVTX3EXT_CBID_nvtxCounterBatchSubmit: _Final = 5
NVTX3EXT_CBID_nvtxCounterRegister: _Final = 0
NVTX3EXT_CBID_nvtxCounterSample: _Final = 3
NVTX3EXT_CBID_nvtxCounterSampleFloat64: _Final = 2
NVTX3EXT_CBID_nvtxCounterSampleInt64: _Final = 1
NVTX3EXT_CBID_nvtxCounterSampleNoValue: _Final = 4
NVTX3EXT_CBID_nvtxDomainIsEnabled: _Final = 7
NVTX3EXT_CBID_nvtxEventBatchSubmit: _Final = 17
NVTX3EXT_CBID_nvtxEventSubmit: _Final = 16
NVTX3EXT_CBID_nvtxMarkPayload: _Final = 2
NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions: _Final = 14
NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions: _Final = 13
NVTX3EXT_CBID_nvtxMemCudaMarkInitialized: _Final = 16
NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess: _Final = 15
NVTX3EXT_CBID_nvtxMemHeapRegister: _Final = 0
NVTX3EXT_CBID_nvtxMemHeapReset: _Final = 2
NVTX3EXT_CBID_nvtxMemHeapUnregister: _Final = 1
NVTX3EXT_CBID_nvtxMemPermissionsAssign: _Final = 7
NVTX3EXT_CBID_nvtxMemPermissionsBind: _Final = 11
NVTX3EXT_CBID_nvtxMemPermissionsCreate: _Final = 8
NVTX3EXT_CBID_nvtxMemPermissionsDestroy: _Final = 9
NVTX3EXT_CBID_nvtxMemPermissionsReset: _Final = 10
NVTX3EXT_CBID_nvtxMemPermissionsUnbind: _Final = 12
NVTX3EXT_CBID_nvtxMemRegionsName: _Final = 6
NVTX3EXT_CBID_nvtxMemRegionsRegister: _Final = 3
NVTX3EXT_CBID_nvtxMemRegionsResize: _Final = 4
NVTX3EXT_CBID_nvtxMemRegionsUnregister: _Final = 5
NVTX3EXT_CBID_nvtxPayloadEnumRegister: _Final = 1
NVTX3EXT_CBID_nvtxPayloadSchemaRegister: _Final = 0
NVTX3EXT_CBID_nvtxRangeEndPayload: _Final = 6
NVTX3EXT_CBID_nvtxRangePopPayload: _Final = 4
NVTX3EXT_CBID_nvtxRangePushPayload: _Final = 3
NVTX3EXT_CBID_nvtxRangeStartPayload: _Final = 5
NVTX3EXT_CBID_nvtxScopeRegister: _Final = 12
NVTX3EXT_CBID_nvtxTimeDomainRegister: _Final = 9
NVTX3EXT_CBID_nvtxTimeSyncPoint: _Final = 13
NVTX3EXT_CBID_nvtxTimeSyncPointTable: _Final = 14
NVTX3EXT_CBID_nvtxTimerSource: _Final = 10
NVTX3EXT_CBID_nvtxTimerSourceWithData: _Final = 11
NVTX3EXT_CBID_nvtxTimestampConversionFactor: _Final = 15
NVTX3EXT_CBID_nvtxTimestampGet: _Final = 8
NVTX_BATCH_FLAG_TIME_SORTED: _Final = 0
NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY: _Final = 2
NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE: _Final = 4
NVTX_BATCH_FLAG_UNSORTED: _Final = 6
NVTX_CORRELATION_ROLE_NONE: _Final = 0
NVTX_CORRELATION_SEMANTIC_VERSION: _Final = 1
NVTX_CORRELATION_VALUE_NONE: _Final = 0
NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR: _Final = 4294967296
NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR: _Final = 8589934592
NVTX_COUNTER_FLAGS_NONE: _Final = 0
NVTX_COUNTER_FLAG_INTERPOLATIONS: _Final = 1792
NVTX_COUNTER_FLAG_INTERPOLATION_LINEAR: _Final = 1024
NVTX_COUNTER_FLAG_INTERPOLATION_POINT: _Final = 256
NVTX_COUNTER_FLAG_INTERPOLATION_SINCE_LAST: _Final = 512
NVTX_COUNTER_FLAG_INTERPOLATION_UNTIL_NEXT: _Final = 768
NVTX_COUNTER_FLAG_LIMITS: _Final = 12
NVTX_COUNTER_FLAG_LIMIT_MAX: _Final = 8
NVTX_COUNTER_FLAG_LIMIT_MIN: _Final = 4
NVTX_COUNTER_FLAG_NORMALIZE: _Final = 2
NVTX_COUNTER_FLAG_VALUETYPES: _Final = 48
NVTX_COUNTER_FLAG_VALUETYPE_ABSOLUTE: _Final = 16
NVTX_COUNTER_FLAG_VALUETYPE_DELTA: _Final = 32
NVTX_COUNTER_FLAG_VALUETYPE_DELTA_SINCE_START: _Final = 48
NVTX_COUNTER_ID_DYNAMIC_START: _Final = 4294967296
NVTX_COUNTER_ID_NONE: _Final = 0
NVTX_COUNTER_ID_STATIC_START: _Final = 16777216
NVTX_COUNTER_LIMIT_F64: _Final = 3
NVTX_COUNTER_LIMIT_I64: _Final = 1
NVTX_COUNTER_LIMIT_U64: _Final = 2
NVTX_COUNTER_LIMIT_UNDEFINED: _Final = 0
NVTX_COUNTER_SAMPLE_UNAVAILABLE: _Final = 2
NVTX_COUNTER_SAMPLE_UNCHANGED: _Final = 1
NVTX_COUNTER_SAMPLE_ZERO: _Final = 0
NVTX_COUNTER_SEMANTIC_VERSION: _Final = 2
NVTX_ERR_INIT_ACCESS_LIBRARY: _Final = 3
NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT: _Final = 6
NVTX_ERR_INIT_LOAD_LIBRARY: _Final = 4
NVTX_ERR_INIT_LOAD_PROPERTY: _Final = 2
NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT: _Final = 5
NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE: _Final = 7
NVTX_EVENT_ATTRIB_STRUCT_SIZE: _Final = 48
NVTX_EXT_COMPATID_MEM: _Final = 258
NVTX_EXT_COUNTERS_COMPATID: _Final = 258
NVTX_EXT_COUNTERS_MODULEID: _Final = 4
NVTX_EXT_MODULEID_MEM: _Final = 1
NVTX_EXT_PAYLOAD_COMPATID: _Final = 260
NVTX_EXT_PAYLOAD_MODULEID: _Final = 2
NVTX_FAIL: _Final = 1
NVTX_MEM_CUDA_PEER_ALL_DEVICES: _Final = -1
NVTX_MEM_HEAP_HANDLE_NO_TOOL: _Final = 18446744073709551615
NVTX_MEM_HEAP_HANDLE_PROCESS_WIDE: _Final = 0
NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT: _Final = 2
NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR: _Final = 1
NVTX_MEM_HEAP_USAGE_UNKNOWN: _Final = 0
NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE: _Final = 0
NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC: _Final = 4
NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ: _Final = 1
NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE: _Final = 2
NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD: _Final = 1
NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM: _Final = 2
NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN: _Final = 0
NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC: _Final = 4
NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ: _Final = 1
NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE: _Final = 2
NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE: _Final = 0
NVTX_MEM_PERMISSIONS_HANDLE_NO_TOOL: _Final = 18446744073709551615
NVTX_MEM_PERMISSIONS_HANDLE_PROCESS_WIDE: _Final = 0
NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC: _Final = 4
NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE: _Final = 0
NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ: _Final = 1
NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET: _Final = 8
NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE: _Final = 2
NVTX_MEM_REGION_HANDLE_NO_TOOL: _Final = 18446744073709551615
NVTX_MEM_REGION_REF_TYPE_HANDLE: _Final = 2
NVTX_MEM_REGION_REF_TYPE_POINTER: _Final = 1
NVTX_MEM_REGION_REF_TYPE_UNKNOWN: _Final = 0
NVTX_MEM_TYPE_CUDA_ARRAY: _Final = 17
NVTX_MEM_TYPE_CU_ARRAY: _Final = 18
NVTX_MEM_TYPE_UNKNOWN: _Final = 0
NVTX_MEM_TYPE_VIRTUAL_ADDRESS: _Final = 1
NVTX_NO_PUSH_POP_TRACKING: _Final = -2
NVTX_NULLPTR: _Final = 0
NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE: _Final = 16
NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX: _Final = 48
NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX: _Final = 64
NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED: _Final = 32
NVTX_PAYLOAD_ENTRY_FLAG_COUNTER: _Final = 16384
NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY: _Final = 256
NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE: _Final = 1024
NVTX_PAYLOAD_ENTRY_FLAG_HIDE: _Final = 512
NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY: _Final = 112
NVTX_PAYLOAD_ENTRY_FLAG_MARK: _Final = 12288
NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE: _Final = 4
NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE: _Final = 8
NVTX_PAYLOAD_ENTRY_FLAG_POINTER: _Final = 2
NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN: _Final = 4096
NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END: _Final = 8192
NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP: _Final = 2048
NVTX_PAYLOAD_ENTRY_FLAG_UNUSED: _Final = 0
NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS: _Final = 23
NVTX_PAYLOAD_ENTRY_TYPE_BF16: _Final = 50
NVTX_PAYLOAD_ENTRY_TYPE_BYTE: _Final = 32
NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY: _Final = 68
NVTX_PAYLOAD_ENTRY_TYPE_CHAR: _Final = 1
NVTX_PAYLOAD_ENTRY_TYPE_CHAR16: _Final = 26
NVTX_PAYLOAD_ENTRY_TYPE_CHAR32: _Final = 27
NVTX_PAYLOAD_ENTRY_TYPE_CHAR8: _Final = 25
NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB: _Final = 69
NVTX_PAYLOAD_ENTRY_TYPE_CSTRING: _Final = 75
NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16: _Final = 77
NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32: _Final = 78
NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8: _Final = 76
NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE: _Final = 20
NVTX_PAYLOAD_ENTRY_TYPE_FLOAT: _Final = 19
NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128: _Final = 45
NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16: _Final = 42
NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32: _Final = 43
NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64: _Final = 44
NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE: _Final = 28
NVTX_PAYLOAD_ENTRY_TYPE_INT: _Final = 5
NVTX_PAYLOAD_ENTRY_TYPE_INT128: _Final = 33
NVTX_PAYLOAD_ENTRY_TYPE_INT16: _Final = 13
NVTX_PAYLOAD_ENTRY_TYPE_INT32: _Final = 15
NVTX_PAYLOAD_ENTRY_TYPE_INT64: _Final = 17
NVTX_PAYLOAD_ENTRY_TYPE_INT8: _Final = 11
NVTX_PAYLOAD_ENTRY_TYPE_INVALID: _Final = 0
NVTX_PAYLOAD_ENTRY_TYPE_LONG: _Final = 7
NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE: _Final = 21
NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG: _Final = 9
NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE: _Final = 80
NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32: _Final = 71
NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64: _Final = 72
NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID: _Final = 67
NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID: _Final = 70
NVTX_PAYLOAD_ENTRY_TYPE_SHORT: _Final = 3
NVTX_PAYLOAD_ENTRY_TYPE_SIZE: _Final = 22
NVTX_PAYLOAD_ENTRY_TYPE_TF32: _Final = 52
NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32: _Final = 73
NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64: _Final = 74
NVTX_PAYLOAD_ENTRY_TYPE_UCHAR: _Final = 2
NVTX_PAYLOAD_ENTRY_TYPE_UINT: _Final = 6
NVTX_PAYLOAD_ENTRY_TYPE_UINT128: _Final = 34
NVTX_PAYLOAD_ENTRY_TYPE_UINT16: _Final = 14
NVTX_PAYLOAD_ENTRY_TYPE_UINT32: _Final = 16
NVTX_PAYLOAD_ENTRY_TYPE_UINT64: _Final = 18
NVTX_PAYLOAD_ENTRY_TYPE_UINT8: _Final = 12
NVTX_PAYLOAD_ENTRY_TYPE_ULONG: _Final = 8
NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG: _Final = 10
NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR: _Final = 100
NVTX_PAYLOAD_ENTRY_TYPE_USHORT: _Final = 4
NVTX_PAYLOAD_ENTRY_TYPE_WCHAR: _Final = 24
NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES: _Final = 4
NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION: _Final = 64
NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME: _Final = 2
NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES: _Final = 8
NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID: _Final = 32
NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE: _Final = 16
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT: _Final = 128
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES: _Final = 16
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION: _Final = 512
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS: _Final = 8
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME: _Final = 2
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES: _Final = 32
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID: _Final = 256
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE: _Final = 64
NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE: _Final = 4
NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP: _Final = 8
NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY: _Final = 2
NVTX_PAYLOAD_SCHEMA_FLAG_MARK: _Final = 32
NVTX_PAYLOAD_SCHEMA_FLAG_NONE: _Final = 0
NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END: _Final = 64
NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP: _Final = 48
NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH: _Final = 40
NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP: _Final = 16
NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START: _Final = 56
NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND: _Final = 24
NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED: _Final = 4
NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START: _Final = 4294967296
NVTX_PAYLOAD_SCHEMA_ID_STATIC_START: _Final = 16777216
NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC: _Final = 2
NVTX_PAYLOAD_SCHEMA_TYPE_INVALID: _Final = 0
NVTX_PAYLOAD_SCHEMA_TYPE_STATIC: _Final = 1
NVTX_PAYLOAD_SCHEMA_TYPE_UNION: _Final = 3
NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR: _Final = 4
NVTX_PAYLOAD_TYPE_EXT: _Final = -541261815
NVTX_RESOURCE_ATTRIB_STRUCT_SIZE: _Final = 32
NVTX_RESOURCE_CLASS_CUDA: _Final = 4
NVTX_RESOURCE_CLASS_CUDART: _Final = 5
NVTX_RESOURCE_CLASS_GENERIC: _Final = 1
NVTX_RESOURCE_CLASS_SYNC_OS: _Final = 2
NVTX_RESOURCE_CLASS_SYNC_PTHREAD: _Final = 3
NVTX_SCOPE_CURRENT_CONTAINER: _Final = 19
NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL: _Final = 5
NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL: _Final = 4
NVTX_SCOPE_CURRENT_HW_INNERMOST: _Final = 15
NVTX_SCOPE_CURRENT_HW_MACHINE: _Final = 2
NVTX_SCOPE_CURRENT_HW_SOCKET: _Final = 3
NVTX_SCOPE_CURRENT_HYPERVISOR: _Final = 16
NVTX_SCOPE_CURRENT_KERNEL: _Final = 18
NVTX_SCOPE_CURRENT_OS: _Final = 20
NVTX_SCOPE_CURRENT_SW_INNERMOST: _Final = 31
NVTX_SCOPE_CURRENT_SW_PROCESS: _Final = 21
NVTX_SCOPE_CURRENT_SW_THREAD: _Final = 22
NVTX_SCOPE_CURRENT_VM: _Final = 17
NVTX_SCOPE_ID_DYNAMIC_START: _Final = 4294967296
NVTX_SCOPE_ID_STATIC_START: _Final = 16777216
NVTX_SCOPE_NONE: _Final = 0
NVTX_SCOPE_ROOT: _Final = 1
NVTX_SCOPE_SEMANTIC_VERSION: _Final = 1
NVTX_SEMANTIC_ID_CORRELATION_V1: _Final = 3
NVTX_SEMANTIC_ID_COUNTERS_V1: _Final = 5
NVTX_SEMANTIC_ID_SCOPE_V1: _Final = 1
NVTX_SEMANTIC_ID_TIME_V1: _Final = 2
NVTX_SUCCESS: _Final = 0
NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE: _Final = 16
NVTX_TIMER_FLAG_CLOCK_MONOTONIC: _Final = 2
NVTX_TIMER_FLAG_CLOCK_STEADY: _Final = 4
NVTX_TIMER_FLAG_NONE: _Final = 0
NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN: _Final = 0
NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN: _Final = 1
NVTX_TIMER_START_SYSTEM_BOOT: _Final = 1
NVTX_TIMER_START_UNIX_EPOCH: _Final = 3
NVTX_TIMER_START_UNKNOWN: _Final = 0
NVTX_TIMER_START_VM_BOOT: _Final = 2
NVTX_TIMER_START_WIN_FILETIME: _Final = 4
NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK: _Final = 56
NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK: _Final = 55
NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK: _Final = 51
NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK: _Final = 50
NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK: _Final = 52
NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK: _Final = 54
NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK: _Final = 53
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME: _Final = 17
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC: _Final = 14
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE: _Final = 16
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW: _Final = 15
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID: _Final = 18
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME: _Final = 12
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE: _Final = 13
NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID: _Final = 19
NVTX_TIMESTAMP_TYPE_CPU_TSC: _Final = 10
NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED: _Final = 11
NVTX_TIMESTAMP_TYPE_C_CLOCK: _Final = 41
NVTX_TIMESTAMP_TYPE_C_TIME: _Final = 40
NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET: _Final = 42
NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER: _Final = 80
NVTX_TIMESTAMP_TYPE_NONE: _Final = 0
NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED: _Final = 1
NVTX_TIMESTAMP_TYPE_WIN_GSTAFT: _Final = 31
NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP: _Final = 32
NVTX_TIMESTAMP_TYPE_WIN_QPC: _Final = 30
NVTX_TIME_DOMAIN_ID_DYNAMIC_START: _Final = 4294967296
NVTX_TIME_DOMAIN_ID_NONE: _Final = 0
NVTX_TIME_DOMAIN_ID_STATIC_START: _Final = 16777216
NVTX_TIME_SEMANTIC_VERSION: _Final = 1
NVTX_TYPE_PAYLOAD_SCHEMA_RAW: _Final = 1023
NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED: _Final = 1022
NVTX_VERSION: _Final = 3

class nvtxColorType_t(_enums.IntEnum):
    """nvtxColorType_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

    NVTX_COLOR_UNKNOWN = 0
    NVTX_COLOR_ARGB = 1

class nvtxMessageType_t(_enums.IntEnum):
    """nvtxMessageType_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

    NVTX_MESSAGE_UNKNOWN = 0
    NVTX_MESSAGE_TYPE_ASCII = 1
    NVTX_MESSAGE_TYPE_UNICODE = 2
    NVTX_MESSAGE_TYPE_REGISTERED = 3

class nvtxPayloadType_t(_enums.IntEnum):
    """nvtxPayloadType_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

    NVTX_PAYLOAD_UNKNOWN = 0
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1
    NVTX_PAYLOAD_TYPE_INT64 = 2
    NVTX_PAYLOAD_TYPE_DOUBLE = 3
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4
    NVTX_PAYLOAD_TYPE_INT32 = 5
    NVTX_PAYLOAD_TYPE_FLOAT = 6

class nvtxResourceCUDARTType_t(_enums.IntEnum):
    """nvtxResourceCUDARTType_t, from nvtx3/nvToolsExtCudaRt.h. Since at least CUDA 12.0."""

    NVTX_RESOURCE_TYPE_CUDART_DEVICE = 327680
    NVTX_RESOURCE_TYPE_CUDART_STREAM = 327681
    NVTX_RESOURCE_TYPE_CUDART_EVENT = 327682

class nvtxResourceCUDAType_t(_enums.IntEnum):
    """nvtxResourceCUDAType_t, from nvtx3/nvToolsExtCuda.h. Since at least CUDA 12.0."""

    NVTX_RESOURCE_TYPE_CUDA_DEVICE = 262145
    NVTX_RESOURCE_TYPE_CUDA_CONTEXT = 262146
    NVTX_RESOURCE_TYPE_CUDA_STREAM = 262147
    NVTX_RESOURCE_TYPE_CUDA_EVENT = 262148

class nvtxResourceGenericType_t(_enums.IntEnum):
    """nvtxResourceGenericType_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

    NVTX_RESOURCE_TYPE_UNKNOWN = 0
    NVTX_RESOURCE_TYPE_GENERIC_POINTER = 65537
    NVTX_RESOURCE_TYPE_GENERIC_HANDLE = 65538
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE = 65539
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX = 65540

class nvtxResourceSyncLinuxType_t(_enums.IntEnum):
    """nvtxResourceSyncLinuxType_t, from nvtx3/nvToolsExtSync.h. Since at least CUDA 12.0."""

    NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX = 131073
    NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX = 131074
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE = 131075
    NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION = 131076
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK = 131077
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK = 131078
    NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU = 131079

class nvtxResourceSyncPosixThreadType_t(_enums.IntEnum):
    """nvtxResourceSyncPosixThreadType_t, from nvtx3/nvToolsExtSync.h. Since at least CUDA 12.0."""

    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX = 196609
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION = 196610
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK = 196611
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER = 196612
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK = 196613
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE = 196614

class nvtxResourceSyncWindowsType_t(_enums.IntEnum):
    """nvtxResourceSyncWindowsType_t, from nvtx3/nvToolsExtSync.h. Since at least CUDA 12.0."""

    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX = 131073
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE = 131074
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT = 131075
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION = 131076
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK = 131077

@_disjoint_base
class nvtxDomainHandle_t:
    """nvtxDomainHandle_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtxMemHeapHandle_t:
    """nvtxMemHeapHandle_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtxMemPermissionsHandle_t:
    """nvtxMemPermissionsHandle_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtxMemRegionHandle_t:
    """nvtxMemRegionHandle_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtxRangeId_t:
    """nvtxRangeId_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtxResourceHandle_t:
    """nvtxResourceHandle_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtxStringHandle_t:
    """nvtxStringHandle_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtxSyncUser_t:
    """nvtxSyncUser_t, from nvtx3/nvToolsExtSync.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class identifier_t:
    """identifier_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        pValue: _typing.Pointer = ...,
        ullValue: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    pValue: _typing.PointerField
    ullValue: _typing.IntField

@_disjoint_base
class nvtxCounterAttr_v1:
    """nvtxCounterAttr_t, from nvtx3/nvToolsExtCounters.h. Since CUDA 13.0."""

    def __init__(
        self,
        structSize: _typing.Integer = ...,
        schemaId: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        description: _typing.Text | None = ...,
        scopeId: _typing.Integer = ...,
        semantics: _Sequence[nvtxSemanticsHeader_t] | None = ...,
        counterId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    structSize: _typing.IntField
    schemaId: _typing.IntField
    name: _typing.TextField
    description: _typing.TextField
    scopeId: _typing.IntField
    semantics: _typing.ListField[nvtxSemanticsHeader_t]
    counterId: _typing.IntField

@_disjoint_base
class nvtxCounterBatch_v1:
    """nvtxCounterBatch_t, from nvtx3/nvToolsExtCounters.h. Since CUDA 13.0."""

    def __init__(
        self,
        counterId: _typing.Integer = ...,
        counters: _typing.Pointer = ...,
        countersSize: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        timestamps: _typing.Pointer = ...,
        timestampsSize: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    counterId: _typing.IntField
    counters: _typing.PointerField
    countersSize: _typing.IntField
    flags: _typing.IntField
    timestamps: _typing.PointerField
    timestampsSize: _typing.IntField

@_disjoint_base
class nvtxCounterLimit_t:
    """nvtxCounterLimit_t, from nvtx3/nvToolsExtSemanticsCounters.h. Since CUDA 13.0."""

    def __init__(
        self,
        i64: _typing.Integer = ...,
        u64: _typing.Integer = ...,
        f64: float = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    i64: _typing.IntField
    u64: _typing.IntField
    f64: _typing.FloatField

@_disjoint_base
class nvtxEventAttributes_v2:
    """nvtxEventAttributes_v2, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        version: _typing.Integer = ...,
        size: _typing.Integer = ...,
        category: _typing.Integer = ...,
        colorType: _typing.Integer = ...,
        color: _typing.Integer = ...,
        payloadType: _typing.Integer = ...,
        reserved0: _typing.Integer = ...,
        payload: payload_t = ...,
        messageType: _typing.Integer = ...,
        message: nvtxMessageValue_t = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    version: _typing.IntField
    size: _typing.IntField
    category: _typing.IntField
    colorType: _typing.IntField
    color: _typing.IntField
    payloadType: _typing.IntField
    reserved0: _typing.IntField
    payload: _typing.RecordField[payload_t]
    messageType: _typing.IntField
    message: _typing.RecordField[nvtxMessageValue_t]

@_disjoint_base
class nvtxEventBatch_v1:
    """nvtxEventBatch_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

    def __init__(
        self,
        eventSchemaId: _typing.Integer = ...,
        size: _typing.Integer = ...,
        events: _typing.Pointer = ...,
        scope: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        flexData: _typing.Pointer = ...,
        flexDataSize: _typing.Integer = ...,
        flexDataOffset: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    eventSchemaId: _typing.IntField
    size: _typing.IntField
    events: _typing.PointerField
    scope: _typing.IntField
    flags: _typing.IntField
    flexData: _typing.PointerField
    flexDataSize: _typing.IntField
    flexDataOffset: _typing.IntField

@_disjoint_base
class nvtxMemCuArrayRangeDesc_v1:
    """nvtxMemCuArrayRangeDesc_v1, from nvtx3/nvToolsExtMemCudaRt.h. Since CUDA 13.0."""

    def __init__(
        self,
        extCompatID: _typing.Integer = ...,
        structSize: _typing.Integer = ...,
        reserved0: _typing.Integer = ...,
        src: CUarray | _typing.Integer | None = ...,
        offset: _Sequence[int] | None = ...,
        extent: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extCompatID: _typing.IntField
    structSize: _typing.IntField
    reserved0: _typing.IntField
    src: _typing.ValueField[CUarray]
    offset: _typing.ListField[int]
    extent: _typing.ListField[int]

@_disjoint_base
class nvtxMemCudaArrayRangeDesc_v1:
    """nvtxMemCudaArrayRangeDesc_v1, from nvtx3/nvToolsExtMemCudaRt.h. Since CUDA 13.0."""

    def __init__(
        self,
        extCompatID: _typing.Integer = ...,
        structSize: _typing.Integer = ...,
        reserved0: _typing.Integer = ...,
        src: cudaArray_t | _typing.Integer | None = ...,
        offset: _Sequence[int] | None = ...,
        extent: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extCompatID: _typing.IntField
    structSize: _typing.IntField
    reserved0: _typing.IntField
    src: _typing.ValueField[cudaArray_t]
    offset: _typing.ListField[int]
    extent: _typing.ListField[int]

@_disjoint_base
class nvtxMemHeapDesc_v1:
    """nvtxMemHeapDesc_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

    def __init__(
        self,
        extCompatID: _typing.Integer = ...,
        structSize: _typing.Integer = ...,
        reserved0: _typing.Integer = ...,
        usage: _typing.Integer = ...,
        type: _typing.Integer = ...,
        typeSpecificDescSize: _typing.Integer = ...,
        typeSpecificDesc: _typing.Pointer = ...,
        category: _typing.Integer = ...,
        messageType: _typing.Integer = ...,
        message: nvtxMessageValue_t = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extCompatID: _typing.IntField
    structSize: _typing.IntField
    reserved0: _typing.IntField
    usage: _typing.IntField
    type: _typing.IntField
    typeSpecificDescSize: _typing.IntField
    typeSpecificDesc: _typing.PointerField
    category: _typing.IntField
    messageType: _typing.IntField
    message: _typing.RecordField[nvtxMessageValue_t]

@_disjoint_base
class nvtxMemMarkInitializedBatch_v1:
    """nvtxMemMarkInitializedBatch_v1, from nvtx3/nvToolsExtMemCudaRt.h. Since CUDA 13.0."""

    def __init__(
        self,
        extCompatID: _typing.Integer = ...,
        structSize: _typing.Integer = ...,
        regionType: _typing.Integer = ...,
        regionDescCount: _typing.Integer = ...,
        regionDescElementSize: _typing.Integer = ...,
        regionDescElements: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extCompatID: _typing.IntField
    structSize: _typing.IntField
    regionType: _typing.IntField
    regionDescCount: _typing.IntField
    regionDescElementSize: _typing.IntField
    regionDescElements: _typing.PointerField

@_disjoint_base
class nvtxMemPermissionsAssignBatch_v1:
    """nvtxMemPermissionsAssignBatch_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

    def __init__(
        self,
        extCompatID: _typing.Integer = ...,
        structSize: _typing.Integer = ...,
        reserved0: _typing.Integer = ...,
        permissions: nvtxMemPermissionsHandle_t | _typing.Integer | None = ...,
        regionCount: _typing.Integer = ...,
        regionElementSize: _typing.Integer = ...,
        regionElements: _Sequence[nvtxMemPermissionsAssignRegionDesc_t] | None = ...,
        reserved1: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extCompatID: _typing.IntField
    structSize: _typing.IntField
    reserved0: _typing.IntField
    permissions: _typing.ValueField[nvtxMemPermissionsHandle_t]
    regionCount: _typing.IntField
    regionElementSize: _typing.IntField
    regionElements: _typing.ListField[nvtxMemPermissionsAssignRegionDesc_t]
    reserved1: _typing.IntField

@_disjoint_base
class nvtxMemPermissionsAssignRegionDesc_v1:
    """nvtxMemPermissionsAssignRegionDesc_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

    def __init__(
        self,
        flags: _typing.Integer = ...,
        regionRefType: _typing.Integer = ...,
        region: nvtxMemRegionRef_t = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    flags: _typing.IntField
    regionRefType: _typing.IntField
    region: _typing.RecordField[nvtxMemRegionRef_t]

@_disjoint_base
class nvtxMemRegionNameDesc_v1:
    """nvtxMemRegionNameDesc_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

    def __init__(
        self,
        regionRefType: _typing.Integer = ...,
        nameType: _typing.Integer = ...,
        region: nvtxMemRegionRef_t = ...,
        name: nvtxMessageValue_t = ...,
        category: _typing.Integer = ...,
        reserved0: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    regionRefType: _typing.IntField
    nameType: _typing.IntField
    region: _typing.RecordField[nvtxMemRegionRef_t]
    name: _typing.RecordField[nvtxMessageValue_t]
    category: _typing.IntField
    reserved0: _typing.IntField

@_disjoint_base
class nvtxMemRegionRef_t:
    """nvtxMemRegionRef_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

    def __init__(
        self,
        pointer: _typing.Pointer = ...,
        handle: nvtxMemRegionHandle_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    pointer: _typing.PointerField
    handle: _typing.ValueField[nvtxMemRegionHandle_t]

@_disjoint_base
class nvtxMemRegionsNameBatch_v1:
    """nvtxMemRegionsNameBatch_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

    def __init__(
        self,
        extCompatID: _typing.Integer = ...,
        structSize: _typing.Integer = ...,
        reserved0: _typing.Integer = ...,
        regionCount: _typing.Integer = ...,
        regionElementSize: _typing.Integer = ...,
        regionElements: _Sequence[nvtxMemRegionNameDesc_t] | None = ...,
        reserved1: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extCompatID: _typing.IntField
    structSize: _typing.IntField
    reserved0: _typing.IntField
    regionCount: _typing.IntField
    regionElementSize: _typing.IntField
    regionElements: _typing.ListField[nvtxMemRegionNameDesc_t]
    reserved1: _typing.IntField

@_disjoint_base
class nvtxMemRegionsRegisterBatch_v1:
    """nvtxMemRegionsRegisterBatch_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

    def __init__(
        self,
        extCompatID: _typing.Integer = ...,
        structSize: _typing.Integer = ...,
        regionType: _typing.Integer = ...,
        heap: nvtxMemHeapHandle_t | _typing.Integer | None = ...,
        regionCount: _typing.Integer = ...,
        regionDescElementSize: _typing.Integer = ...,
        regionDescElements: _typing.Pointer = ...,
        regionHandleElementsOut: _Sequence[nvtxMemRegionHandle_t] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extCompatID: _typing.IntField
    structSize: _typing.IntField
    regionType: _typing.IntField
    heap: _typing.ValueField[nvtxMemHeapHandle_t]
    regionCount: _typing.IntField
    regionDescElementSize: _typing.IntField
    regionDescElements: _typing.PointerField
    regionHandleElementsOut: _typing.ListField[nvtxMemRegionHandle_t]

@_disjoint_base
class nvtxMemRegionsResizeBatch_v1:
    """nvtxMemRegionsResizeBatch_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

    def __init__(
        self,
        extCompatID: _typing.Integer = ...,
        structSize: _typing.Integer = ...,
        regionType: _typing.Integer = ...,
        regionDescCount: _typing.Integer = ...,
        regionDescElementSize: _typing.Integer = ...,
        regionDescElements: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extCompatID: _typing.IntField
    structSize: _typing.IntField
    regionType: _typing.IntField
    regionDescCount: _typing.IntField
    regionDescElementSize: _typing.IntField
    regionDescElements: _typing.PointerField

@_disjoint_base
class nvtxMemRegionsUnregisterBatch_v1:
    """nvtxMemRegionsUnregisterBatch_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

    def __init__(
        self,
        extCompatID: _typing.Integer = ...,
        structSize: _typing.Integer = ...,
        refType: _typing.Integer = ...,
        refCount: _typing.Integer = ...,
        refElementSize: _typing.Integer = ...,
        refElements: _Sequence[nvtxMemRegionRef_t] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    extCompatID: _typing.IntField
    structSize: _typing.IntField
    refType: _typing.IntField
    refCount: _typing.IntField
    refElementSize: _typing.IntField
    refElements: _typing.ListField[nvtxMemRegionRef_t]

@_disjoint_base
class nvtxMemVirtualRangeDesc_v1:
    """nvtxMemVirtualRangeDesc_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

    def __init__(self, size: _typing.Integer = ..., ptr: _typing.Pointer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    size: _typing.IntField
    ptr: _typing.PointerField

@_disjoint_base
class nvtxMessageValue_t:
    """nvtxMessageValue_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        ascii: _typing.Text | int | None = ...,
        unicode: _typing.Pointer = ...,
        registered: nvtxStringHandle_t | _typing.Integer | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ascii: _typing.UnionTextField
    unicode: _typing.PointerField
    registered: _typing.ValueField[nvtxStringHandle_t]

@_disjoint_base
class nvtxPayloadData_v1:
    """nvtxPayloadData_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

    def __init__(
        self,
        schemaId: _typing.Integer = ...,
        size: _typing.Integer = ...,
        payload: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    schemaId: _typing.IntField
    size: _typing.IntField
    payload: _typing.PointerField

@_disjoint_base
class nvtxPayloadEntryTypeInfo_v1:
    """nvtxPayloadEntryTypeInfo_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

    def __init__(self, size: _typing.Integer = ..., align: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    size: _typing.IntField
    align: _typing.IntField

@_disjoint_base
class nvtxPayloadEnumAttr_v1:
    """nvtxPayloadEnumAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

    def __init__(
        self,
        fieldMask: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        entries: _Sequence[nvtxPayloadEnum_t] | None = ...,
        numEntries: _typing.Integer = ...,
        sizeOfEnum: _typing.Integer = ...,
        schemaId: _typing.Integer = ...,
        extension: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fieldMask: _typing.IntField
    name: _typing.TextField
    entries: _typing.ListField[nvtxPayloadEnum_t]
    numEntries: _typing.IntField
    sizeOfEnum: _typing.IntField
    schemaId: _typing.IntField
    extension: _typing.PointerField

@_disjoint_base
class nvtxPayloadEnum_v1:
    """nvtxPayloadEnum_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

    def __init__(
        self,
        name: _typing.Text | None = ...,
        value: _typing.Integer = ...,
        isFlag: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    name: _typing.TextField
    value: _typing.IntField
    isFlag: _typing.IntField

@_disjoint_base
class nvtxPayloadSchemaAttr_v1:
    """nvtxPayloadSchemaAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

    def __init__(
        self,
        fieldMask: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        type: _typing.Integer = ...,
        flags: _typing.Integer = ...,
        entries: _Sequence[nvtxPayloadSchemaEntry_t] | None = ...,
        numEntries: _typing.Integer = ...,
        payloadStaticSize: _typing.Integer = ...,
        packAlign: _typing.Integer = ...,
        schemaId: _typing.Integer = ...,
        extension: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    fieldMask: _typing.IntField
    name: _typing.TextField
    type: _typing.IntField
    flags: _typing.IntField
    entries: _typing.ListField[nvtxPayloadSchemaEntry_t]
    numEntries: _typing.IntField
    payloadStaticSize: _typing.IntField
    packAlign: _typing.IntField
    schemaId: _typing.IntField
    extension: _typing.PointerField

@_disjoint_base
class nvtxPayloadSchemaEntry_v1:
    """nvtxPayloadSchemaEntry_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

    def __init__(
        self,
        flags: _typing.Integer = ...,
        type: _typing.Integer = ...,
        name: _typing.Text | None = ...,
        description: _typing.Text | None = ...,
        arrayOrUnionDetail: _typing.Integer = ...,
        offset: _typing.Integer = ...,
        semantics: _Sequence[nvtxSemanticsHeader_t] | None = ...,
        reserved: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    flags: _typing.IntField
    type: _typing.IntField
    name: _typing.TextField
    description: _typing.TextField
    arrayOrUnionDetail: _typing.IntField
    offset: _typing.IntField
    semantics: _typing.ListField[nvtxSemanticsHeader_t]
    reserved: _typing.PointerField

@_disjoint_base
class nvtxResourceAttributes_v0:
    """nvtxResourceAttributes_v0, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        version: _typing.Integer = ...,
        size: _typing.Integer = ...,
        identifierType: _typing.Integer = ...,
        identifier: identifier_t = ...,
        messageType: _typing.Integer = ...,
        message: nvtxMessageValue_t = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    version: _typing.IntField
    size: _typing.IntField
    identifierType: _typing.IntField
    identifier: _typing.RecordField[identifier_t]
    messageType: _typing.IntField
    message: _typing.RecordField[nvtxMessageValue_t]

@_disjoint_base
class nvtxScopeAttr_v1:
    """nvtxScopeAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

    def __init__(
        self,
        structSize: _typing.Integer = ...,
        path: _typing.Text | None = ...,
        parentScope: _typing.Integer = ...,
        scopeId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    structSize: _typing.IntField
    path: _typing.TextField
    parentScope: _typing.IntField
    scopeId: _typing.IntField

@_disjoint_base
class nvtxSemanticsCorrelation_v1:
    """nvtxSemanticsCorrelation_t, from nvtx3/nvToolsExtSemanticsCorrelation.h. Since CUDA 13.2."""

    def __init__(
        self,
        header: nvtxSemanticsHeader_t = ...,
        correlationDomainUuid: _typing.Chars = ...,
        displayName: _typing.Text | None = ...,
        role: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    header: _typing.RecordField[nvtxSemanticsHeader_t]
    correlationDomainUuid: _typing.CharsField
    displayName: _typing.TextField
    role: _typing.IntField

@_disjoint_base
class nvtxSemanticsCounter_v1:
    """nvtxSemanticsCounter_t, from nvtx3/nvToolsExtSemanticsCounters.h. Since CUDA 13.0."""

    def __init__(
        self,
        header: nvtxSemanticsHeader_t = ...,
        flags: _typing.Integer = ...,
        unit: _typing.Text | None = ...,
        unitScaleNumerator: _typing.Integer = ...,
        unitScaleDenominator: _typing.Integer = ...,
        limitType: _typing.Integer = ...,
        min: nvtxCounterLimit_t = ...,
        max: nvtxCounterLimit_t = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    header: _typing.RecordField[nvtxSemanticsHeader_t]
    flags: _typing.IntField
    unit: _typing.TextField
    unitScaleNumerator: _typing.IntField
    unitScaleDenominator: _typing.IntField
    limitType: _typing.IntField
    min: _typing.RecordField[nvtxCounterLimit_t]
    max: _typing.RecordField[nvtxCounterLimit_t]

@_disjoint_base
class nvtxSemanticsHeader_v1:
    """nvtxSemanticsHeader_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

    def __init__(
        self,
        structSize: _typing.Integer = ...,
        semanticId: _typing.Integer = ...,
        version: _typing.Integer = ...,
        next: _Sequence[nvtxSemanticsHeader_t] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    structSize: _typing.IntField
    semanticId: _typing.IntField
    version: _typing.IntField
    next: _typing.ListField[nvtxSemanticsHeader_t]

@_disjoint_base
class nvtxSemanticsScope_v1:
    """nvtxSemanticsScope_t, from nvtx3/nvToolsExtSemanticsScope.h. Since CUDA 13.0."""

    def __init__(
        self,
        header: nvtxSemanticsHeader_t = ...,
        scopeId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    header: _typing.RecordField[nvtxSemanticsHeader_t]
    scopeId: _typing.IntField

@_disjoint_base
class nvtxSemanticsTime_v1:
    """nvtxSemanticsTime_t, from nvtx3/nvToolsExtSemanticsTime.h. Since CUDA 13.0."""

    def __init__(
        self,
        header: nvtxSemanticsHeader_t = ...,
        timeDomainId: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    header: _typing.RecordField[nvtxSemanticsHeader_t]
    timeDomainId: _typing.IntField

@_disjoint_base
class nvtxSyncPoint_v1:
    """nvtxSyncPoint_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

    def __init__(self, src: _typing.Integer = ..., dst: _typing.Integer = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    src: _typing.IntField
    dst: _typing.IntField

@_disjoint_base
class nvtxSyncUserAttributes_v0:
    """nvtxSyncUserAttributes_v0, from nvtx3/nvToolsExtSync.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        version: _typing.Integer = ...,
        size: _typing.Integer = ...,
        messageType: _typing.Integer = ...,
        message: nvtxMessageValue_t = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    version: _typing.IntField
    size: _typing.IntField
    messageType: _typing.IntField
    message: _typing.RecordField[nvtxMessageValue_t]

@_disjoint_base
class nvtxTimeDomainAttr_v1:
    """nvtxTimeDomainAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

    def __init__(
        self,
        scopeId: _typing.Integer = ...,
        timestampTypeId: _typing.Integer = ...,
        timeDomainId: _typing.Integer = ...,
        timerFlags: _typing.Integer = ...,
        timerResolution: _typing.Integer = ...,
        timerStart: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    scopeId: _typing.IntField
    timestampTypeId: _typing.IntField
    timeDomainId: _typing.IntField
    timerFlags: _typing.IntField
    timerResolution: _typing.IntField
    timerStart: _typing.IntField

@_disjoint_base
class payload_t:
    """payload_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        ullValue: _typing.Integer = ...,
        llValue: _typing.Integer = ...,
        dValue: float = ...,
        uiValue: _typing.Integer = ...,
        iValue: _typing.Integer = ...,
        fValue: float = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ullValue: _typing.IntField
    llValue: _typing.IntField
    dValue: _typing.FloatField
    uiValue: _typing.IntField
    iValue: _typing.IntField
    fValue: _typing.FloatField

class nvtxCounterAttr_t(nvtxCounterAttr_v1):
    """nvtxCounterAttr_t, from nvtx3/nvToolsExtCounters.h. Since CUDA 13.0."""

class nvtxCounterBatch_t(nvtxCounterBatch_v1):
    """nvtxCounterBatch_t, from nvtx3/nvToolsExtCounters.h. Since CUDA 13.0."""

class nvtxEventAttributes_t(nvtxEventAttributes_v2):
    """nvtxEventAttributes_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

class nvtxEventBatch_t(nvtxEventBatch_v1):
    """nvtxEventBatch_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

class nvtxMemCuArrayRangeDesc_t(nvtxMemCuArrayRangeDesc_v1):
    """nvtxMemCuArrayRangeDesc_t, from nvtx3/nvToolsExtMemCudaRt.h. Since CUDA 13.0."""

class nvtxMemCudaArrayRangeDesc_t(nvtxMemCudaArrayRangeDesc_v1):
    """nvtxMemCudaArrayRangeDesc_t, from nvtx3/nvToolsExtMemCudaRt.h. Since CUDA 13.0."""

class nvtxMemHeapDesc_t(nvtxMemHeapDesc_v1):
    """nvtxMemHeapDesc_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

class nvtxMemMarkInitializedBatch_t(nvtxMemMarkInitializedBatch_v1):
    """nvtxMemMarkInitializedBatch_t, from nvtx3/nvToolsExtMemCudaRt.h. Since CUDA 13.0."""

class nvtxMemPermissionsAssignBatch_t(nvtxMemPermissionsAssignBatch_v1):
    """nvtxMemPermissionsAssignBatch_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

class nvtxMemPermissionsAssignRegionDesc_t(nvtxMemPermissionsAssignRegionDesc_v1):
    """nvtxMemPermissionsAssignRegionDesc_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

class nvtxMemRegionNameDesc_t(nvtxMemRegionNameDesc_v1):
    """nvtxMemRegionNameDesc_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

class nvtxMemRegionsNameBatch_t(nvtxMemRegionsNameBatch_v1):
    """nvtxMemRegionsNameBatch_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

class nvtxMemRegionsRegisterBatch_t(nvtxMemRegionsRegisterBatch_v1):
    """nvtxMemRegionsRegisterBatch_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

class nvtxMemRegionsResizeBatch_t(nvtxMemRegionsResizeBatch_v1):
    """nvtxMemRegionsResizeBatch_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

class nvtxMemRegionsUnregisterBatch_t(nvtxMemRegionsUnregisterBatch_v1):
    """nvtxMemRegionsUnregisterBatch_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

class nvtxMemVirtualRangeDesc_t(nvtxMemVirtualRangeDesc_v1):
    """nvtxMemVirtualRangeDesc_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0."""

class nvtxPayloadData_t(nvtxPayloadData_v1):
    """nvtxPayloadData_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

class nvtxPayloadEntryTypeInfo_t(nvtxPayloadEntryTypeInfo_v1):
    """nvtxPayloadEntryTypeInfo_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

class nvtxPayloadEnumAttr_t(nvtxPayloadEnumAttr_v1):
    """nvtxPayloadEnumAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

class nvtxPayloadEnum_t(nvtxPayloadEnum_v1):
    """nvtxPayloadEnum_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

class nvtxPayloadSchemaAttr_t(nvtxPayloadSchemaAttr_v1):
    """nvtxPayloadSchemaAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

class nvtxPayloadSchemaEntry_t(nvtxPayloadSchemaEntry_v1):
    """nvtxPayloadSchemaEntry_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

class nvtxResourceAttributes_t(nvtxResourceAttributes_v0):
    """nvtxResourceAttributes_t, from nvtx3/nvToolsExt.h. Since at least CUDA 12.0."""

class nvtxScopeAttr_t(nvtxScopeAttr_v1):
    """nvtxScopeAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

class nvtxSemanticsCorrelation_t(nvtxSemanticsCorrelation_v1):
    """nvtxSemanticsCorrelation_t, from nvtx3/nvToolsExtSemanticsCorrelation.h. Since CUDA 13.2."""

class nvtxSemanticsCounter_t(nvtxSemanticsCounter_v1):
    """nvtxSemanticsCounter_t, from nvtx3/nvToolsExtSemanticsCounters.h. Since CUDA 13.0."""

class nvtxSemanticsHeader_t(nvtxSemanticsHeader_v1):
    """nvtxSemanticsHeader_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

class nvtxSemanticsScope_t(nvtxSemanticsScope_v1):
    """nvtxSemanticsScope_t, from nvtx3/nvToolsExtSemanticsScope.h. Since CUDA 13.0."""

class nvtxSemanticsTime_t(nvtxSemanticsTime_v1):
    """nvtxSemanticsTime_t, from nvtx3/nvToolsExtSemanticsTime.h. Since CUDA 13.0."""

class nvtxSyncPoint_t(nvtxSyncPoint_v1):
    """nvtxSyncPoint_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

class nvtxSyncUserAttributes_t(nvtxSyncUserAttributes_v0):
    """nvtxSyncUserAttributes_t, from nvtx3/nvToolsExtSync.h. Since at least CUDA 12.0."""

class nvtxTimeDomainAttr_t(nvtxTimeDomainAttr_v1):
    """nvtxTimeDomainAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0."""

nvtxResourceSyncAndroidType_t = nvtxResourceSyncLinuxType_t

def sizeof(objType: type) -> int: ...
def nvtxCounterBatchSubmit(
    hDomain: nvtxDomainHandle_t | _typing.Integer | None,
    counterData: nvtxCounterBatch_t | None,
) -> tuple[CUresult]:
    """Reports multiple values of a counter at once, with their timestamps.

    ``void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterBatchSubmit
    """

def nvtxCounterRegister(
    hDomain: nvtxDomainHandle_t | _typing.Integer | None,
    attr: nvtxCounterAttr_t | None,
) -> tuple[CUresult, int]:
    """Registers a counter with its type, scope and semantics, and returns its ID.

    ``uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterRegister
    """

def nvtxCounterSample(
    hDomain: nvtxDomainHandle_t | _typing.Integer | None,
    counterId: _typing.Integer,
    value: _typing.Pointer,
    size: _typing.Integer,
) -> tuple[CUresult]:
    """Reports one or more values of a counter in its registered layout.

    ``void nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value, size_t size)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSample
    """

def nvtxCounterSampleFloat64(
    hDomain: nvtxDomainHandle_t | _typing.Integer | None,
    counterId: _typing.Integer,
    value: float,
) -> tuple[CUresult]:
    """Reports the value of a counter as a double-precision number.

    ``void nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSampleFloat64
    """

def nvtxCounterSampleInt64(
    hDomain: nvtxDomainHandle_t | _typing.Integer | None,
    counterId: _typing.Integer,
    value: _typing.Integer,
) -> tuple[CUresult]:
    """Reports the value of a counter as a 64-bit integer.

    ``void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSampleInt64
    """

def nvtxCounterSampleNoValue(
    hDomain: nvtxDomainHandle_t | _typing.Integer | None,
    counterId: _typing.Integer,
    reason: _typing.Integer,
) -> tuple[CUresult]:
    """Reports that a counter currently has no value, and the reason.

    ``void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCounters.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSampleNoValue
    """

def nvtxDomainCreate(name: _typing.Text) -> tuple[CUresult, nvtxDomainHandle_t]:
    """Creates a named domain, by which tools separate the markers and ranges of different libraries.

    ``nvtxDomainHandle_t nvtxDomainCreateA(const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxDomainHandle_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainCreate
    """

def nvtxDomainCreateA(name: _typing.Text) -> tuple[CUresult, nvtxDomainHandle_t]:
    """An alias of nvtxDomainCreate."""

def nvtxDomainCreateW(name: str) -> tuple[CUresult, nvtxDomainHandle_t]:
    """Creates a domain for markers and ranges, with a name of ``wchar_t`` characters.

    ``nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxDomainHandle_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainCreateW
    """

def nvtxDomainDestroy(domain: nvtxDomainHandle_t | _typing.Integer | None) -> tuple[CUresult]:
    """Destroys a domain and everything that belongs to it.

    ``void nvtxDomainDestroy(nvtxDomainHandle_t domain)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Warnings
    --------
    - No thread may use ``domain``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainDestroy
    """

def nvtxDomainIsEnabled(domain: nvtxDomainHandle_t | _typing.Integer | None) -> tuple[CUresult, int]:
    """Returns whether a tool collects data from a domain; if not, the program can skip work for the domain.

    ``uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainIsEnabled
    """

def nvtxDomainMarkEx(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> tuple[CUresult]:
    """Marks an instant in a domain with a message, color, category and payload.

    ``void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainMarkEx
    """

def nvtxDomainNameCategory(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    category: _typing.Integer,
    name: _typing.Text,
) -> tuple[CUresult]:
    """Names a category of a domain, which is an integer that groups the domain's markers and ranges.

    ``void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainNameCategory
    """

def nvtxDomainNameCategoryA(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    category: _typing.Integer,
    name: _typing.Text,
) -> tuple[CUresult]:
    """An alias of nvtxDomainNameCategory."""

def nvtxDomainNameCategoryW(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    category: _typing.Integer,
    name: str,
) -> tuple[CUresult]:
    """Names a category of a domain, with a string of ``wchar_t`` characters.

    ``void nvtxDomainNameCategoryW(nvtxDomainHandle_t domain, uint32_t category, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainNameCategoryW
    """

def nvtxDomainRangeEnd(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    id: nvtxRangeId_t | _typing.Integer | None,
) -> tuple[CUresult]:
    """Ends a range of a domain, given its ID; any thread may have started the range.

    ``void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangeEnd
    """

def nvtxDomainRangePop(domain: nvtxDomainHandle_t | _typing.Integer | None) -> tuple[CUresult, int]:
    """Closes the range of a domain that the calling thread opened last, and returns its depth.

    ``int nvtxDomainRangePop(nvtxDomainHandle_t domain)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangePop
    """

def nvtxDomainRangePushEx(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> tuple[CUresult, int]:
    """Opens a nested range of a domain in the calling thread, with a message, color and payload.

    ``int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangePushEx
    """

def nvtxDomainRangeStartEx(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> tuple[CUresult, nvtxRangeId_t]:
    """Starts a range in a domain that any thread may end, with a message, color and payload.

    ``nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxRangeId_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangeStartEx
    """

def nvtxDomainRegisterString(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    string: _typing.Text,
) -> tuple[CUresult, nvtxStringHandle_t]:
    """Registers a string with a domain, so that it can be a message without being copied each time.

    ``nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxStringHandle_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRegisterString
    """

def nvtxDomainRegisterStringA(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    string: _typing.Text,
) -> tuple[CUresult, nvtxStringHandle_t]:
    """An alias of nvtxDomainRegisterString."""

def nvtxDomainRegisterStringW(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    string: str,
) -> tuple[CUresult, nvtxStringHandle_t]:
    """Registers a string of ``wchar_t`` characters with a domain, for use as a message.

    ``nvtxStringHandle_t nvtxDomainRegisterStringW(nvtxDomainHandle_t domain, const wchar_t *string)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxStringHandle_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRegisterStringW
    """

def nvtxDomainResourceCreate(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    attribs: nvtxResourceAttributes_t | None,
) -> tuple[CUresult, nvtxResourceHandle_t]:
    """Names one of the program's objects, such as a lock, given by its address, in a domain.

    ``nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxResourceHandle_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainResourceCreate
    """

def nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t | _typing.Integer | None) -> tuple[CUresult]:
    """Removes the name that ``nvtxDomainResourceCreate`` assigned to an object.

    ``void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Warnings
    --------
    - No thread may use ``resource``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainResourceDestroy
    """

def nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t | _typing.Integer | None) -> tuple[CUresult]:
    """Notifies tools that this thread has failed to acquire a lock.

    ``void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtSync.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireFailed
    """

def nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t | _typing.Integer | None) -> tuple[CUresult]:
    """Notifies tools that this thread is trying to acquire a lock.

    ``void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtSync.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireStart
    """

def nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t | _typing.Integer | None) -> tuple[CUresult]:
    """Notifies tools that this thread has acquired a lock.

    ``void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtSync.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireSuccess
    """

def nvtxDomainSyncUserCreate(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    attribs: nvtxSyncUserAttributes_t | None,
) -> tuple[CUresult, nvtxSyncUser_t]:
    """Notifies tools of a lock in the program.

    ``nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxSyncUser_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtSync.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserCreate
    """

def nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t | _typing.Integer | None) -> tuple[CUresult]:
    """Notifies tools that a lock in the program was destroyed.

    ``void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtSync.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserDestroy
    """

def nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t | _typing.Integer | None) -> tuple[CUresult]:
    """Notifies tools that this thread is about to release a lock.

    ``void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtSync.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserReleasing
    """

def nvtxEventBatchSubmit(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    eventBatch: nvtxEventBatch_t | None,
) -> tuple[CUresult]:
    """Reports multiple events at once, as an array of payloads with the same schema.

    ``void nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxEventBatchSubmit
    """

def nvtxEventSubmit(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    payloadData: _Sequence[nvtxPayloadData_t] | None,
    numPayloads: _typing.Integer,
) -> tuple[CUresult]:
    """Reports an event, whose kind and timestamp are in its payloads.

    ``void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t numPayloads)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxEventSubmit
    """

def nvtxInitialize(reserved: _typing.Pointer) -> tuple[CUresult]:
    """Loads the tool, if there is one, immediately instead of at the first call.

    ``void nvtxInitialize(const void *reserved)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxInitialize
    """

def nvtxMark(message: _typing.Text) -> tuple[CUresult]:
    """Marks an instant in the program with a message.

    ``void nvtxMarkA(const char *message)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMark
    """

def nvtxMarkA(message: _typing.Text) -> tuple[CUresult]:
    """An alias of nvtxMark."""

def nvtxMarkEx(eventAttrib: nvtxEventAttributes_t | None) -> tuple[CUresult]:
    """Marks an instant in the program with a message, color, category and payload.

    ``void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkEx
    """

def nvtxMarkPayload(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    payloadData: _Sequence[nvtxPayloadData_t] | None,
    count: _typing.Integer,
) -> tuple[CUresult]:
    """Marks an instant in a domain with payloads of registered schemas.

    ``void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkPayload
    """

def nvtxMarkW(message: str) -> tuple[CUresult]:
    """Marks an instant in the program with a message of ``wchar_t`` characters.

    ``void nvtxMarkW(const wchar_t *message)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkW
    """

def nvtxMemCudaGetDeviceWidePermissions(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    device: _typing.Integer,
) -> tuple[CUresult, nvtxMemPermissionsHandle_t]:
    """Returns the set of memory permissions for a device.

    ``nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(nvtxDomainHandle_t domain, int device)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxMemPermissionsHandle_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMemCudaRt.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaGetDeviceWidePermissions
    """

def nvtxMemCudaGetProcessWidePermissions(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
) -> tuple[CUresult, nvtxMemPermissionsHandle_t]:
    """Returns the set of memory permissions for the whole process.

    ``nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(nvtxDomainHandle_t domain)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxMemPermissionsHandle_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMemCudaRt.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaGetProcessWidePermissions
    """

def nvtxMemCudaMarkInitialized(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    isPerThreadStream: _typing.Integer,
    desc: nvtxMemMarkInitializedBatch_t | None,
) -> tuple[CUresult]:
    """Notifies tools that memory is initialized at this point of a stream.

    ``void nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream, uint8_t isPerThreadStream, const
    nvtxMemMarkInitializedBatch_t *desc)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMemCudaRt.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaMarkInitialized
    """

def nvtxMemCudaSetPeerAccess(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    permissions: nvtxMemPermissionsHandle_t | _typing.Integer | None,
    devicePeer: _typing.Integer,
    flags: _typing.Integer,
) -> tuple[CUresult]:
    """Sets the access of a peer device in a set of memory permissions.

    ``void nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, int devicePeer,
    uint32_t flags)``

    Parameters
    ----------
    flags
        Flags: ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC``, ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE``,
        ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ``, ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET``,
        ``NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMemCudaRt.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaSetPeerAccess
    """

def nvtxMemHeapRegister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    desc: nvtxMemHeapDesc_t | None,
) -> tuple[CUresult, nvtxMemHeapHandle_t]:
    """Notifies tools of a heap from which the program's allocator allocates.

    ``nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxMemHeapHandle_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapRegister
    """

def nvtxMemHeapReset(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    heap: nvtxMemHeapHandle_t | _typing.Integer | None,
) -> tuple[CUresult]:
    """Notifies tools that all memory in a heap has been freed.

    ``void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapReset
    """

def nvtxMemHeapUnregister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    heap: nvtxMemHeapHandle_t | _typing.Integer | None,
) -> tuple[CUresult]:
    """Notifies tools that a heap was destroyed.

    ``void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Warnings
    --------
    - No thread may use ``heap``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapUnregister
    """

def nvtxMemPermissionsAssign(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    desc: nvtxMemPermissionsAssignBatch_t | None,
) -> tuple[CUresult]:
    """Sets the access to memory regions in a set of memory permissions.

    ``void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsAssign
    """

def nvtxMemPermissionsBind(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    permissions: nvtxMemPermissionsHandle_t | _typing.Integer | None,
    bindScope: _typing.Integer,
    bindFlags: _typing.Integer,
) -> tuple[CUresult]:
    """Applies a set of memory permissions to a scope, such as a thread.

    ``void nvtxMemPermissionsBind(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, uint32_t bindScope,
    uint32_t bindFlags)``

    Parameters
    ----------
    bindFlags
        Flags: ``NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE``, ``NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC``,
        ``NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ``, ``NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsBind
    """

def nvtxMemPermissionsCreate(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    creationflags: _typing.Integer,
) -> tuple[CUresult, nvtxMemPermissionsHandle_t]:
    """Creates a set of memory permissions, which specify who may read or write regions of memory.

    ``nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain, int32_t creationflags)``

    Parameters
    ----------
    creationflags
        Flags: ``NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC``,
        ``NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ``,
        ``NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE``, ``NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE``.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxMemPermissionsHandle_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsCreate
    """

def nvtxMemPermissionsDestroy(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    permissionsHandle: nvtxMemPermissionsHandle_t | _typing.Integer | None,
) -> tuple[CUresult]:
    """Destroys a set of memory permissions.

    ``void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Warnings
    --------
    - No thread may use ``permissionsHandle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsDestroy
    """

def nvtxMemPermissionsReset(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    permissionsHandle: nvtxMemPermissionsHandle_t | _typing.Integer | None,
) -> tuple[CUresult]:
    """Removes all permissions from a set of memory permissions.

    ``void nvtxMemPermissionsReset(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsReset
    """

def nvtxMemPermissionsUnbind(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    bindScope: _typing.Integer,
) -> tuple[CUresult]:
    """Removes the memory permissions that are applied to a scope.

    ``void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsUnbind
    """

def nvtxMemRegionsName(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    desc: nvtxMemRegionsNameBatch_t | None,
) -> tuple[CUresult]:
    """Names memory regions for tools.

    ``void nvtxMemRegionsName(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsName
    """

def nvtxMemRegionsRegister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    desc: nvtxMemRegionsRegisterBatch_t | None,
) -> tuple[CUresult]:
    """Notifies tools of memory regions that were allocated in a heap.

    ``void nvtxMemRegionsRegister(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsRegister
    """

def nvtxMemRegionsResize(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    desc: nvtxMemRegionsResizeBatch_t | None,
) -> tuple[CUresult]:
    """Notifies tools that memory regions in a heap were resized.

    ``void nvtxMemRegionsResize(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsResize
    """

def nvtxMemRegionsUnregister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    desc: nvtxMemRegionsUnregisterBatch_t | None,
) -> tuple[CUresult]:
    """Notifies tools that memory regions in a heap were freed.

    ``void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtMem.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsUnregister
    """

def nvtxNameCategory(category: _typing.Integer, name: _typing.Text) -> tuple[CUresult]:
    """Names a category, which is an integer that groups markers and ranges.

    ``void nvtxNameCategoryA(uint32_t category, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCategory
    """

def nvtxNameCategoryA(category: _typing.Integer, name: _typing.Text) -> tuple[CUresult]:
    """An alias of nvtxNameCategory."""

def nvtxNameCategoryW(category: _typing.Integer, name: str) -> tuple[CUresult]:
    """Names a category of markers and ranges, with a string of ``wchar_t`` characters.

    ``void nvtxNameCategoryW(uint32_t category, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCategoryW
    """

def nvtxNameCuContext(context: CUcontext | _typing.Integer | None, name: _typing.Text) -> tuple[CUresult]:
    """Names a context of the CUDA driver for tools.

    ``void nvtxNameCuContextA(CUcontext context, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuContext
    """

def nvtxNameCuContextA(context: CUcontext | _typing.Integer | None, name: _typing.Text) -> tuple[CUresult]:
    """An alias of nvtxNameCuContext."""

def nvtxNameCuContextW(context: CUcontext | _typing.Integer | None, name: str) -> tuple[CUresult]:
    """Names a context of the CUDA driver for tools, with a string of ``wchar_t`` characters.

    ``void nvtxNameCuContextW(CUcontext context, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuContextW
    """

def nvtxNameCuDevice(device: CUdevice | _typing.Integer | None, name: _typing.Text) -> tuple[CUresult]:
    """Names a device of the CUDA driver for tools.

    ``void nvtxNameCuDeviceA(CUdevice device, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuDevice
    """

def nvtxNameCuDeviceA(device: CUdevice | _typing.Integer | None, name: _typing.Text) -> tuple[CUresult]:
    """An alias of nvtxNameCuDevice."""

def nvtxNameCuDeviceW(device: CUdevice | _typing.Integer | None, name: str) -> tuple[CUresult]:
    """Names a device of the CUDA driver for tools, with a string of ``wchar_t`` characters.

    ``void nvtxNameCuDeviceW(CUdevice device, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuDeviceW
    """

def nvtxNameCuEvent(event: CUevent | _typing.Integer | None, name: _typing.Text) -> tuple[CUresult]:
    """Names an event of the CUDA driver for tools.

    ``void nvtxNameCuEventA(CUevent event, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuEvent
    """

def nvtxNameCuEventA(event: CUevent | _typing.Integer | None, name: _typing.Text) -> tuple[CUresult]:
    """An alias of nvtxNameCuEvent."""

def nvtxNameCuEventW(event: CUevent | _typing.Integer | None, name: str) -> tuple[CUresult]:
    """Names an event of the CUDA driver for tools, with a string of ``wchar_t`` characters.

    ``void nvtxNameCuEventW(CUevent event, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuEventW
    """

def nvtxNameCuStream(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    name: _typing.Text,
) -> tuple[CUresult]:
    """Names a stream of the CUDA driver for tools.

    ``void nvtxNameCuStreamA(CUstream stream, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuStream
    """

def nvtxNameCuStreamA(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    name: _typing.Text,
) -> tuple[CUresult]:
    """An alias of nvtxNameCuStream."""

def nvtxNameCuStreamW(
    stream: CUstream | _typing.Integer | _typing.Stream | None,
    name: str,
) -> tuple[CUresult]:
    """Names a stream of the CUDA driver for tools, with a string of ``wchar_t`` characters.

    ``void nvtxNameCuStreamW(CUstream stream, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCuda.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuStreamW
    """

def nvtxNameCudaDevice(device: _typing.Integer, name: _typing.Text) -> tuple[CUresult]:
    """Names a device of the CUDA runtime for tools.

    ``void nvtxNameCudaDeviceA(int device, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCudaRt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaDevice
    """

def nvtxNameCudaDeviceA(device: _typing.Integer, name: _typing.Text) -> tuple[CUresult]:
    """An alias of nvtxNameCudaDevice."""

def nvtxNameCudaDeviceW(device: _typing.Integer, name: str) -> tuple[CUresult]:
    """Names a device of the CUDA runtime for tools, with a string of ``wchar_t`` characters.

    ``void nvtxNameCudaDeviceW(int device, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCudaRt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaDeviceW
    """

def nvtxNameCudaEvent(event: cudaEvent_t | _typing.Integer | None, name: _typing.Text) -> tuple[CUresult]:
    """Names an event of the CUDA runtime for tools.

    ``void nvtxNameCudaEventA(cudaEvent_t event, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCudaRt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaEvent
    """

def nvtxNameCudaEventA(event: cudaEvent_t | _typing.Integer | None, name: _typing.Text) -> tuple[CUresult]:
    """An alias of nvtxNameCudaEvent."""

def nvtxNameCudaEventW(event: cudaEvent_t | _typing.Integer | None, name: str) -> tuple[CUresult]:
    """Names an event of the CUDA runtime for tools, with a string of ``wchar_t`` characters.

    ``void nvtxNameCudaEventW(cudaEvent_t event, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCudaRt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaEventW
    """

def nvtxNameCudaStream(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    name: _typing.Text,
) -> tuple[CUresult]:
    """Names a stream of the CUDA runtime for tools.

    ``void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCudaRt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaStream
    """

def nvtxNameCudaStreamA(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    name: _typing.Text,
) -> tuple[CUresult]:
    """An alias of nvtxNameCudaStream."""

def nvtxNameCudaStreamW(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
    name: str,
) -> tuple[CUresult]:
    """Names a stream of the CUDA runtime for tools, with a string of ``wchar_t`` characters.

    ``void nvtxNameCudaStreamW(cudaStream_t stream, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtCudaRt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaStreamW
    """

def nvtxNameOsThread(threadId: _typing.Integer, name: _typing.Text) -> tuple[CUresult]:
    """Names an operating-system thread, given by its ID, for tools.

    ``void nvtxNameOsThreadA(uint32_t threadId, const char *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameOsThread
    """

def nvtxNameOsThreadA(threadId: _typing.Integer, name: _typing.Text) -> tuple[CUresult]:
    """An alias of nvtxNameOsThread."""

def nvtxNameOsThreadW(threadId: _typing.Integer, name: str) -> tuple[CUresult]:
    """Names an operating-system thread for tools, with a string of ``wchar_t`` characters.

    ``void nvtxNameOsThreadW(uint32_t threadId, const wchar_t *name)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameOsThreadW
    """

def nvtxPayloadEnumRegister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    attr: nvtxPayloadEnumAttr_t | None,
) -> tuple[CUresult, int]:
    """Registers an enumeration's values and their names for use in payloads, and returns its ID.

    ``uint64_t nvtxPayloadEnumRegister(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxPayloadEnumRegister
    """

def nvtxPayloadSchemaRegister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    attr: nvtxPayloadSchemaAttr_t | None,
) -> tuple[CUresult, int]:
    """Registers the layout of a payload (the names and types of its fields), and returns the layout's ID.

    ``uint64_t nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxPayloadSchemaRegister
    """

def nvtxRangeEnd(id: nvtxRangeId_t | _typing.Integer | None) -> tuple[CUresult]:
    """Ends a range, given its ID; any thread may have started the range.

    ``void nvtxRangeEnd(nvtxRangeId_t id)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeEnd
    """

def nvtxRangeEndPayload(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    id: nvtxRangeId_t | _typing.Integer | None,
    payloadData: _Sequence[nvtxPayloadData_t] | None,
    count: _typing.Integer,
) -> tuple[CUresult]:
    """Ends a range of a domain, given its ID, and adds payloads to it.

    ``void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id, const nvtxPayloadData_t *payloadData, size_t
    count)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeEndPayload
    """

def nvtxRangePop() -> tuple[CUresult, int]:
    """Closes the range that the calling thread opened last, and returns its depth.

    ``int nvtxRangePop(void)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePop
    """

def nvtxRangePopPayload(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    payloadData: _Sequence[nvtxPayloadData_t] | None,
    count: _typing.Integer,
) -> tuple[CUresult, int]:
    """Closes the range of a domain that the calling thread opened last, and adds payloads to it.

    ``int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePopPayload
    """

def nvtxRangePush(message: _typing.Text) -> tuple[CUresult, int]:
    """Opens a range in the calling thread, nested in the open ranges, and returns its depth (from 0).

    ``int nvtxRangePushA(const char *message)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePush
    """

def nvtxRangePushA(message: _typing.Text) -> tuple[CUresult, int]:
    """An alias of nvtxRangePush."""

def nvtxRangePushEx(eventAttrib: nvtxEventAttributes_t | None) -> tuple[CUresult, int]:
    """Opens a nested range in the calling thread, with a message, color, category and payload.

    ``int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushEx
    """

def nvtxRangePushPayload(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    payloadData: _Sequence[nvtxPayloadData_t] | None,
    count: _typing.Integer,
) -> tuple[CUresult, int]:
    """Opens a nested range of a domain in the calling thread, with payloads of registered schemas.

    ``int nvtxRangePushPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushPayload
    """

def nvtxRangePushW(message: str) -> tuple[CUresult, int]:
    """Opens a nested range in the calling thread, with a message of ``wchar_t`` characters.

    ``int nvtxRangePushW(const wchar_t *message)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushW
    """

def nvtxRangeStart(message: _typing.Text) -> tuple[CUresult, nvtxRangeId_t]:
    """Starts a range that any thread may end, and returns its ID.

    ``nvtxRangeId_t nvtxRangeStartA(const char *message)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxRangeId_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStart
    """

def nvtxRangeStartA(message: _typing.Text) -> tuple[CUresult, nvtxRangeId_t]:
    """An alias of nvtxRangeStart."""

def nvtxRangeStartEx(eventAttrib: nvtxEventAttributes_t | None) -> tuple[CUresult, nvtxRangeId_t]:
    """Starts a range that any thread may end, with a message, color, category and payload.

    ``nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxRangeId_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartEx
    """

def nvtxRangeStartPayload(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    payloadData: _Sequence[nvtxPayloadData_t] | None,
    count: _typing.Integer,
) -> tuple[CUresult, nvtxRangeId_t]:
    """Starts a range in a domain that any thread may end, with payloads of registered schemas.

    ``nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t
    count)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxRangeId_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartPayload
    """

def nvtxRangeStartW(message: str) -> tuple[CUresult, nvtxRangeId_t]:
    """Starts a range that any thread may end, with a message of ``wchar_t`` characters.

    ``nvtxRangeId_t nvtxRangeStartW(const wchar_t *message)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : nvtxRangeId_t

    Notes
    -----
    Declared in ``nvtx3/nvToolsExt.h``. Since at least CUDA 12.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartW
    """

def nvtxScopeRegister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    attr: nvtxScopeAttr_t | None,
) -> tuple[CUresult, int]:
    """Registers a scope (a part of the system, given by its path), and returns its ID.

    ``uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxScopeRegister
    """

def nvtxTimeDomainRegister(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    timeAttr: nvtxTimeDomainAttr_t | None,
) -> tuple[CUresult, int]:
    """Registers a clock of the caller for timestamps in events, and returns its ID.

    ``uint64_t nvtxTimeDomainRegister(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimeDomainRegister
    """

def nvtxTimeSyncPoint(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    timeDomainId1: _typing.Integer,
    timeDomainId2: _typing.Integer,
    timestamp1: _typing.Integer,
    timestamp2: _typing.Integer,
) -> tuple[CUresult]:
    """Reports a synchronization point: timestamps from two clocks for the same instant.

    ``void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2, int64_t
    timestamp1, int64_t timestamp2)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimeSyncPoint
    """

def nvtxTimeSyncPointTable(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    timeDomainIdSrc: _typing.Integer,
    timeDomainIdDst: _typing.Integer,
    syncPoints: _Sequence[nvtxSyncPoint_t] | None,
    count: _typing.Integer,
) -> tuple[CUresult]:
    """Reports multiple synchronization points: pairs of timestamps from two clocks for the same instants.

    ``void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, const
    nvtxSyncPoint_t *syncPoints, size_t count)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimeSyncPointTable
    """

def nvtxTimerSource(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    timeDomainId: _typing.Integer,
    flags: _typing.Integer,
    timestampProviderFn: _typing.Callback,
) -> tuple[CUresult]:
    """Sets the function that reads a registered clock.

    ``void nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t
    (*timestampProviderFn)())``

    Parameters
    ----------
    flags
        Flags: ``NVTX_TIMER_FLAG_CLOCK_MONOTONIC``, ``NVTX_TIMER_FLAG_CLOCK_STEADY``, ``NVTX_TIMER_FLAG_NONE``.
    timestampProviderFn
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Warnings
    --------
    - ``timestampProviderFn`` may be called at any time from now on, on any thread.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimerSource
    """

def nvtxTimerSourceWithData(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    timeDomainId: _typing.Integer,
    flags: _typing.Integer,
    timestampProviderFn: _typing.Callback,
    data: object,
) -> tuple[CUresult]:
    """Sets the function that reads a registered clock, and a pointer that the function receives.

    ``void nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t
    (*timestampProviderFn)(void *), void *data)``

    Parameters
    ----------
    flags
        Flags: ``NVTX_TIMER_FLAG_CLOCK_MONOTONIC``, ``NVTX_TIMER_FLAG_CLOCK_STEADY``, ``NVTX_TIMER_FLAG_NONE``.
    timestampProviderFn, data
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Warnings
    --------
    - ``timestampProviderFn`` may be called with ``data`` at any time from now on, on any thread.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimerSourceWithData
    """

def nvtxTimestampConversionFactor(
    domain: nvtxDomainHandle_t | _typing.Integer | None,
    timeDomainIdSrc: _typing.Integer,
    timeDomainIdDst: _typing.Integer,
    slope: float,
    timestampSrc: _typing.Integer,
    timestampDst: _typing.Integer,
) -> tuple[CUresult]:
    """Reports how to convert timestamps of one clock to another: the slope and one common instant.

    ``void nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst,
    double slope, int64_t timestampSrc, int64_t timestampDst)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimestampConversionFactor
    """

def nvtxTimestampGet() -> tuple[CUresult, int]:
    """Returns a timestamp from the tool's clock.

    ``int64_t nvtxTimestampGet(void)``

    Returns
    -------
    CUresult
        ``CUDA_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``nvtx3/nvToolsExtPayload.h``. Since CUDA 13.0.
    https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimestampGet
    """
