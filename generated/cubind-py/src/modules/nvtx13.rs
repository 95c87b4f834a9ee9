//! The contents of `cubind.cuda13.nvtx`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvtx as shared;
use crate::functions::nvtx::{common, slots};
use crate::support::gen1::*;
use crate::tables::{driver, nvtx13, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "NVTX of CUDA 13",
        if cfg!(windows) { &[] } else { &["libnvtx3interop.so.1"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "",
        &[],
    )
    .installed_by(&["nvidia-nvtx"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "nvtx",
    name: c"cubind.cuda13.nvtx",
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

fn classes(table: &mut Rows<(&'static str, Class)>) {
    shared::classes(table);
    table.class_as("CUarray", Class::Value(&driver::CUarray));
    table.class_as("cudaArray_t", Class::Value(&runtime::cudaArray_t));
    table.class(Class::Record(&nvtx13::nvtxCounterAttr_t));
    table.class(Class::Record(&nvtx13::nvtxCounterAttr_v1));
    table.class(Class::Record(&nvtx13::nvtxCounterBatch_t));
    table.class(Class::Record(&nvtx13::nvtxCounterBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxCounterLimit_t));
    table.class(Class::Record(&nvtx13::nvtxEventBatch_t));
    table.class(Class::Record(&nvtx13::nvtxEventBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemCuArrayRangeDesc_t));
    table.class(Class::Record(&nvtx13::nvtxMemCuArrayRangeDesc_v1));
    table.class(Class::Record(&nvtx13::nvtxMemCudaArrayRangeDesc_t));
    table.class(Class::Record(&nvtx13::nvtxMemCudaArrayRangeDesc_v1));
    table.class(Class::Record(&nvtx13::nvtxMemHeapDesc_t));
    table.class(Class::Record(&nvtx13::nvtxMemHeapDesc_v1));
    table.class(Class::Value(&nvtx13::nvtxMemHeapHandle_t));
    table.class(Class::Record(&nvtx13::nvtxMemMarkInitializedBatch_t));
    table.class(Class::Record(&nvtx13::nvtxMemMarkInitializedBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemPermissionsAssignBatch_t));
    table.class(Class::Record(&nvtx13::nvtxMemPermissionsAssignBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemPermissionsAssignRegionDesc_t));
    table.class(Class::Record(&nvtx13::nvtxMemPermissionsAssignRegionDesc_v1));
    table.class(Class::Value(&nvtx13::nvtxMemPermissionsHandle_t));
    table.class(Class::Value(&nvtx13::nvtxMemRegionHandle_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionNameDesc_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionNameDesc_v1));
    table.class(Class::Record(&nvtx13::nvtxMemRegionRef_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsNameBatch_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsNameBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsRegisterBatch_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsRegisterBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsResizeBatch_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsResizeBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsUnregisterBatch_t));
    table.class(Class::Record(&nvtx13::nvtxMemRegionsUnregisterBatch_v1));
    table.class(Class::Record(&nvtx13::nvtxMemVirtualRangeDesc_t));
    table.class(Class::Record(&nvtx13::nvtxMemVirtualRangeDesc_v1));
    table.class(Class::Record(&nvtx13::nvtxPayloadData_t));
    table.class(Class::Record(&nvtx13::nvtxPayloadData_v1));
    table.class(Class::Record(&nvtx13::nvtxPayloadEntryTypeInfo_t));
    table.class(Class::Record(&nvtx13::nvtxPayloadEntryTypeInfo_v1));
    table.class(Class::Record(&nvtx13::nvtxPayloadEnumAttr_t));
    table.class(Class::Record(&nvtx13::nvtxPayloadEnumAttr_v1));
    table.class(Class::Record(&nvtx13::nvtxPayloadEnum_t));
    table.class(Class::Record(&nvtx13::nvtxPayloadEnum_v1));
    table.class(Class::Record(&nvtx13::nvtxPayloadSchemaAttr_t));
    table.class(Class::Record(&nvtx13::nvtxPayloadSchemaAttr_v1));
    table.class(Class::Record(&nvtx13::nvtxPayloadSchemaEntry_t));
    table.class(Class::Record(&nvtx13::nvtxPayloadSchemaEntry_v1));
    table.class(Class::Record(&nvtx13::nvtxScopeAttr_t));
    table.class(Class::Record(&nvtx13::nvtxScopeAttr_v1));
    table.class(Class::Record(&nvtx13::nvtxSemanticsCorrelation_t));
    table.class(Class::Record(&nvtx13::nvtxSemanticsCorrelation_v1));
    table.class(Class::Record(&nvtx13::nvtxSemanticsCounter_t));
    table.class(Class::Record(&nvtx13::nvtxSemanticsCounter_v1));
    table.class(Class::Record(&nvtx13::nvtxSemanticsHeader_t));
    table.class(Class::Record(&nvtx13::nvtxSemanticsHeader_v1));
    table.class(Class::Record(&nvtx13::nvtxSemanticsScope_t));
    table.class(Class::Record(&nvtx13::nvtxSemanticsScope_v1));
    table.class(Class::Record(&nvtx13::nvtxSemanticsTime_t));
    table.class(Class::Record(&nvtx13::nvtxSemanticsTime_v1));
    table.class(Class::Record(&nvtx13::nvtxSyncPoint_t));
    table.class(Class::Record(&nvtx13::nvtxSyncPoint_v1));
    table.class(Class::Record(&nvtx13::nvtxTimeDomainAttr_t));
    table.class(Class::Record(&nvtx13::nvtxTimeDomainAttr_v1));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    ints(table);
    table.constant("NVTX_MEM_HEAP_HANDLE_NO_TOOL", Constant::Unsigned(18446744073709551615));
    table.constant("NVTX_MEM_PERMISSIONS_HANDLE_NO_TOOL", Constant::Unsigned(18446744073709551615));
    table.constant("NVTX_MEM_REGION_HANDLE_NO_TOOL", Constant::Unsigned(18446744073709551615));
}

functions! {
    ..shared,
    common::nvtxCounterBatchSubmit,
    common::nvtxCounterRegister,
    common::nvtxCounterSample,
    common::nvtxCounterSampleFloat64,
    common::nvtxCounterSampleInt64,
    common::nvtxCounterSampleNoValue,
    common::nvtxDomainIsEnabled,
    common::nvtxEventBatchSubmit,
    common::nvtxEventSubmit,
    common::nvtxMarkPayload,
    common::nvtxMemCudaGetDeviceWidePermissions,
    common::nvtxMemCudaGetProcessWidePermissions,
    common::nvtxMemCudaMarkInitialized,
    common::nvtxMemCudaSetPeerAccess,
    common::nvtxMemHeapRegister,
    common::nvtxMemHeapReset,
    common::nvtxMemHeapUnregister,
    common::nvtxMemPermissionsAssign,
    common::nvtxMemPermissionsBind,
    common::nvtxMemPermissionsCreate,
    common::nvtxMemPermissionsDestroy,
    common::nvtxMemPermissionsReset,
    common::nvtxMemPermissionsUnbind,
    common::nvtxMemRegionsName,
    common::nvtxMemRegionsRegister,
    common::nvtxMemRegionsResize,
    common::nvtxMemRegionsUnregister,
    common::nvtxPayloadEnumRegister,
    common::nvtxPayloadSchemaRegister,
    common::nvtxRangeEndPayload,
    common::nvtxRangePopPayload,
    common::nvtxRangePushPayload,
    common::nvtxRangeStartPayload,
    common::nvtxScopeRegister,
    common::nvtxTimeDomainRegister,
    common::nvtxTimeSyncPoint,
    common::nvtxTimeSyncPointTable,
    common::nvtxTimerSource,
    common::nvtxTimerSourceWithData,
    common::nvtxTimestampConversionFactor,
    common::nvtxTimestampGet,
}

c_functions! {}

int_constants! {
    NVTX3EXT_CBID_nvtxCounterBatchSubmit = 5,
    NVTX3EXT_CBID_nvtxCounterRegister = 0,
    NVTX3EXT_CBID_nvtxCounterSample = 3,
    NVTX3EXT_CBID_nvtxCounterSampleFloat64 = 2,
    NVTX3EXT_CBID_nvtxCounterSampleInt64 = 1,
    NVTX3EXT_CBID_nvtxCounterSampleNoValue = 4,
    NVTX3EXT_CBID_nvtxDomainIsEnabled = 7,
    NVTX3EXT_CBID_nvtxEventBatchSubmit = 17,
    NVTX3EXT_CBID_nvtxEventSubmit = 16,
    NVTX3EXT_CBID_nvtxMarkPayload = 2,
    NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions = 14,
    NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions = 13,
    NVTX3EXT_CBID_nvtxMemCudaMarkInitialized = 16,
    NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess = 15,
    NVTX3EXT_CBID_nvtxMemHeapRegister = 0,
    NVTX3EXT_CBID_nvtxMemHeapReset = 2,
    NVTX3EXT_CBID_nvtxMemHeapUnregister = 1,
    NVTX3EXT_CBID_nvtxMemPermissionsAssign = 7,
    NVTX3EXT_CBID_nvtxMemPermissionsBind = 11,
    NVTX3EXT_CBID_nvtxMemPermissionsCreate = 8,
    NVTX3EXT_CBID_nvtxMemPermissionsDestroy = 9,
    NVTX3EXT_CBID_nvtxMemPermissionsReset = 10,
    NVTX3EXT_CBID_nvtxMemPermissionsUnbind = 12,
    NVTX3EXT_CBID_nvtxMemRegionsName = 6,
    NVTX3EXT_CBID_nvtxMemRegionsRegister = 3,
    NVTX3EXT_CBID_nvtxMemRegionsResize = 4,
    NVTX3EXT_CBID_nvtxMemRegionsUnregister = 5,
    NVTX3EXT_CBID_nvtxPayloadEnumRegister = 1,
    NVTX3EXT_CBID_nvtxPayloadSchemaRegister = 0,
    NVTX3EXT_CBID_nvtxRangeEndPayload = 6,
    NVTX3EXT_CBID_nvtxRangePopPayload = 4,
    NVTX3EXT_CBID_nvtxRangePushPayload = 3,
    NVTX3EXT_CBID_nvtxRangeStartPayload = 5,
    NVTX3EXT_CBID_nvtxScopeRegister = 12,
    NVTX3EXT_CBID_nvtxTimeDomainRegister = 9,
    NVTX3EXT_CBID_nvtxTimeSyncPoint = 13,
    NVTX3EXT_CBID_nvtxTimeSyncPointTable = 14,
    NVTX3EXT_CBID_nvtxTimerSource = 10,
    NVTX3EXT_CBID_nvtxTimerSourceWithData = 11,
    NVTX3EXT_CBID_nvtxTimestampConversionFactor = 15,
    NVTX3EXT_CBID_nvtxTimestampGet = 8,
    NVTX_BATCH_FLAG_TIME_SORTED = 0,
    NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY = 2,
    NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE = 4,
    NVTX_BATCH_FLAG_UNSORTED = 6,
    NVTX_CORRELATION_ROLE_NONE = 0,
    NVTX_CORRELATION_SEMANTIC_VERSION = 1,
    NVTX_CORRELATION_VALUE_NONE = 0,
    NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR = 4294967296,
    NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR = 8589934592,
    NVTX_COUNTER_FLAGS_NONE = 0,
    NVTX_COUNTER_FLAG_INTERPOLATIONS = 1792,
    NVTX_COUNTER_FLAG_INTERPOLATION_LINEAR = 1024,
    NVTX_COUNTER_FLAG_INTERPOLATION_POINT = 256,
    NVTX_COUNTER_FLAG_INTERPOLATION_SINCE_LAST = 512,
    NVTX_COUNTER_FLAG_INTERPOLATION_UNTIL_NEXT = 768,
    NVTX_COUNTER_FLAG_LIMITS = 12,
    NVTX_COUNTER_FLAG_LIMIT_MAX = 8,
    NVTX_COUNTER_FLAG_LIMIT_MIN = 4,
    NVTX_COUNTER_FLAG_NORMALIZE = 2,
    NVTX_COUNTER_FLAG_VALUETYPES = 48,
    NVTX_COUNTER_FLAG_VALUETYPE_ABSOLUTE = 16,
    NVTX_COUNTER_FLAG_VALUETYPE_DELTA = 32,
    NVTX_COUNTER_FLAG_VALUETYPE_DELTA_SINCE_START = 48,
    NVTX_COUNTER_ID_DYNAMIC_START = 4294967296,
    NVTX_COUNTER_ID_NONE = 0,
    NVTX_COUNTER_ID_STATIC_START = 16777216,
    NVTX_COUNTER_LIMIT_F64 = 3,
    NVTX_COUNTER_LIMIT_I64 = 1,
    NVTX_COUNTER_LIMIT_U64 = 2,
    NVTX_COUNTER_LIMIT_UNDEFINED = 0,
    NVTX_COUNTER_SAMPLE_UNAVAILABLE = 2,
    NVTX_COUNTER_SAMPLE_UNCHANGED = 1,
    NVTX_COUNTER_SAMPLE_ZERO = 0,
    NVTX_COUNTER_SEMANTIC_VERSION = 2,
    NVTX_EXT_COMPATID_MEM = 258,
    NVTX_EXT_COUNTERS_COMPATID = 258,
    NVTX_EXT_COUNTERS_MODULEID = 4,
    NVTX_EXT_MODULEID_MEM = 1,
    NVTX_EXT_PAYLOAD_COMPATID = 260,
    NVTX_EXT_PAYLOAD_MODULEID = 2,
    NVTX_MEM_CUDA_PEER_ALL_DEVICES = -1,
    NVTX_MEM_HEAP_HANDLE_PROCESS_WIDE = 0,
    NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT = 2,
    NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR = 1,
    NVTX_MEM_HEAP_USAGE_UNKNOWN = 0,
    NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE = 0,
    NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC = 4,
    NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ = 1,
    NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE = 2,
    NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD = 1,
    NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM = 2,
    NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN = 0,
    NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC = 4,
    NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ = 1,
    NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE = 2,
    NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE = 0,
    NVTX_MEM_PERMISSIONS_HANDLE_PROCESS_WIDE = 0,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC = 4,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE = 0,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ = 1,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET = 8,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE = 2,
    NVTX_MEM_REGION_REF_TYPE_HANDLE = 2,
    NVTX_MEM_REGION_REF_TYPE_POINTER = 1,
    NVTX_MEM_REGION_REF_TYPE_UNKNOWN = 0,
    NVTX_MEM_TYPE_CUDA_ARRAY = 17,
    NVTX_MEM_TYPE_CU_ARRAY = 18,
    NVTX_MEM_TYPE_UNKNOWN = 0,
    NVTX_MEM_TYPE_VIRTUAL_ADDRESS = 1,
    NVTX_NULLPTR = 0,
    NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE = 16,
    NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX = 48,
    NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX = 64,
    NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED = 32,
    NVTX_PAYLOAD_ENTRY_FLAG_COUNTER = 16384,
    NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY = 256,
    NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE = 1024,
    NVTX_PAYLOAD_ENTRY_FLAG_HIDE = 512,
    NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY = 112,
    NVTX_PAYLOAD_ENTRY_FLAG_MARK = 12288,
    NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE = 4,
    NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE = 8,
    NVTX_PAYLOAD_ENTRY_FLAG_POINTER = 2,
    NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN = 4096,
    NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END = 8192,
    NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP = 2048,
    NVTX_PAYLOAD_ENTRY_FLAG_UNUSED = 0,
    NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS = 23,
    NVTX_PAYLOAD_ENTRY_TYPE_BF16 = 50,
    NVTX_PAYLOAD_ENTRY_TYPE_BYTE = 32,
    NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY = 68,
    NVTX_PAYLOAD_ENTRY_TYPE_CHAR = 1,
    NVTX_PAYLOAD_ENTRY_TYPE_CHAR16 = 26,
    NVTX_PAYLOAD_ENTRY_TYPE_CHAR32 = 27,
    NVTX_PAYLOAD_ENTRY_TYPE_CHAR8 = 25,
    NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB = 69,
    NVTX_PAYLOAD_ENTRY_TYPE_CSTRING = 75,
    NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16 = 77,
    NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32 = 78,
    NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8 = 76,
    NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE = 20,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT = 19,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128 = 45,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16 = 42,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32 = 43,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64 = 44,
    NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE = 28,
    NVTX_PAYLOAD_ENTRY_TYPE_INT = 5,
    NVTX_PAYLOAD_ENTRY_TYPE_INT128 = 33,
    NVTX_PAYLOAD_ENTRY_TYPE_INT16 = 13,
    NVTX_PAYLOAD_ENTRY_TYPE_INT32 = 15,
    NVTX_PAYLOAD_ENTRY_TYPE_INT64 = 17,
    NVTX_PAYLOAD_ENTRY_TYPE_INT8 = 11,
    NVTX_PAYLOAD_ENTRY_TYPE_INVALID = 0,
    NVTX_PAYLOAD_ENTRY_TYPE_LONG = 7,
    NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE = 21,
    NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG = 9,
    NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE = 80,
    NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32 = 71,
    NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64 = 72,
    NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID = 67,
    NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID = 70,
    NVTX_PAYLOAD_ENTRY_TYPE_SHORT = 3,
    NVTX_PAYLOAD_ENTRY_TYPE_SIZE = 22,
    NVTX_PAYLOAD_ENTRY_TYPE_TF32 = 52,
    NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32 = 73,
    NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64 = 74,
    NVTX_PAYLOAD_ENTRY_TYPE_UCHAR = 2,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT = 6,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT128 = 34,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT16 = 14,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT32 = 16,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT64 = 18,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT8 = 12,
    NVTX_PAYLOAD_ENTRY_TYPE_ULONG = 8,
    NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG = 10,
    NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR = 100,
    NVTX_PAYLOAD_ENTRY_TYPE_USHORT = 4,
    NVTX_PAYLOAD_ENTRY_TYPE_WCHAR = 24,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES = 4,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION = 64,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME = 2,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES = 8,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID = 32,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE = 16,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT = 128,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES = 16,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION = 512,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS = 8,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME = 2,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES = 32,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID = 256,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE = 64,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE = 4,
    NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP = 8,
    NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY = 2,
    NVTX_PAYLOAD_SCHEMA_FLAG_MARK = 32,
    NVTX_PAYLOAD_SCHEMA_FLAG_NONE = 0,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END = 64,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP = 48,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH = 40,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP = 16,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START = 56,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND = 24,
    NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED = 4,
    NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START = 4294967296,
    NVTX_PAYLOAD_SCHEMA_ID_STATIC_START = 16777216,
    NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC = 2,
    NVTX_PAYLOAD_SCHEMA_TYPE_INVALID = 0,
    NVTX_PAYLOAD_SCHEMA_TYPE_STATIC = 1,
    NVTX_PAYLOAD_SCHEMA_TYPE_UNION = 3,
    NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR = 4,
    NVTX_PAYLOAD_TYPE_EXT = -541261815,
    NVTX_SCOPE_CURRENT_CONTAINER = 19,
    NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL = 5,
    NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL = 4,
    NVTX_SCOPE_CURRENT_HW_INNERMOST = 15,
    NVTX_SCOPE_CURRENT_HW_MACHINE = 2,
    NVTX_SCOPE_CURRENT_HW_SOCKET = 3,
    NVTX_SCOPE_CURRENT_HYPERVISOR = 16,
    NVTX_SCOPE_CURRENT_KERNEL = 18,
    NVTX_SCOPE_CURRENT_OS = 20,
    NVTX_SCOPE_CURRENT_SW_INNERMOST = 31,
    NVTX_SCOPE_CURRENT_SW_PROCESS = 21,
    NVTX_SCOPE_CURRENT_SW_THREAD = 22,
    NVTX_SCOPE_CURRENT_VM = 17,
    NVTX_SCOPE_ID_DYNAMIC_START = 4294967296,
    NVTX_SCOPE_ID_STATIC_START = 16777216,
    NVTX_SCOPE_NONE = 0,
    NVTX_SCOPE_ROOT = 1,
    NVTX_SCOPE_SEMANTIC_VERSION = 1,
    NVTX_SEMANTIC_ID_CORRELATION_V1 = 3,
    NVTX_SEMANTIC_ID_COUNTERS_V1 = 5,
    NVTX_SEMANTIC_ID_SCOPE_V1 = 1,
    NVTX_SEMANTIC_ID_TIME_V1 = 2,
    NVTX_TIMER_FLAG_CLOCK_MONOTONIC = 2,
    NVTX_TIMER_FLAG_CLOCK_STEADY = 4,
    NVTX_TIMER_FLAG_NONE = 0,
    NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN = 0,
    NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN = 1,
    NVTX_TIMER_START_SYSTEM_BOOT = 1,
    NVTX_TIMER_START_UNIX_EPOCH = 3,
    NVTX_TIMER_START_UNKNOWN = 0,
    NVTX_TIMER_START_VM_BOOT = 2,
    NVTX_TIMER_START_WIN_FILETIME = 4,
    NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK = 56,
    NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK = 55,
    NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK = 51,
    NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK = 50,
    NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK = 52,
    NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK = 54,
    NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK = 53,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME = 17,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC = 14,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE = 16,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW = 15,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID = 18,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME = 12,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE = 13,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID = 19,
    NVTX_TIMESTAMP_TYPE_CPU_TSC = 10,
    NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED = 11,
    NVTX_TIMESTAMP_TYPE_C_CLOCK = 41,
    NVTX_TIMESTAMP_TYPE_C_TIME = 40,
    NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET = 42,
    NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER = 80,
    NVTX_TIMESTAMP_TYPE_NONE = 0,
    NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED = 1,
    NVTX_TIMESTAMP_TYPE_WIN_GSTAFT = 31,
    NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP = 32,
    NVTX_TIMESTAMP_TYPE_WIN_QPC = 30,
    NVTX_TIME_DOMAIN_ID_DYNAMIC_START = 4294967296,
    NVTX_TIME_DOMAIN_ID_NONE = 0,
    NVTX_TIME_DOMAIN_ID_STATIC_START = 16777216,
    NVTX_TIME_SEMANTIC_VERSION = 1,
    NVTX_TYPE_PAYLOAD_SCHEMA_RAW = 1023,
    NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED = 1022,
}
