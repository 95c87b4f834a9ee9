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

c_functions! {
}

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
    table.constant("NVTX3EXT_CBID_nvtxCounterBatchSubmit", Constant::Int(5));
    table.constant("NVTX3EXT_CBID_nvtxCounterRegister", Constant::Int(0));
    table.constant("NVTX3EXT_CBID_nvtxCounterSample", Constant::Int(3));
    table.constant("NVTX3EXT_CBID_nvtxCounterSampleFloat64", Constant::Int(2));
    table.constant("NVTX3EXT_CBID_nvtxCounterSampleInt64", Constant::Int(1));
    table.constant("NVTX3EXT_CBID_nvtxCounterSampleNoValue", Constant::Int(4));
    table.constant("NVTX3EXT_CBID_nvtxDomainIsEnabled", Constant::Int(7));
    table.constant("NVTX3EXT_CBID_nvtxEventBatchSubmit", Constant::Int(17));
    table.constant("NVTX3EXT_CBID_nvtxEventSubmit", Constant::Int(16));
    table.constant("NVTX3EXT_CBID_nvtxMarkPayload", Constant::Int(2));
    table.constant("NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions", Constant::Int(14));
    table.constant("NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions", Constant::Int(13));
    table.constant("NVTX3EXT_CBID_nvtxMemCudaMarkInitialized", Constant::Int(16));
    table.constant("NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess", Constant::Int(15));
    table.constant("NVTX3EXT_CBID_nvtxMemHeapRegister", Constant::Int(0));
    table.constant("NVTX3EXT_CBID_nvtxMemHeapReset", Constant::Int(2));
    table.constant("NVTX3EXT_CBID_nvtxMemHeapUnregister", Constant::Int(1));
    table.constant("NVTX3EXT_CBID_nvtxMemPermissionsAssign", Constant::Int(7));
    table.constant("NVTX3EXT_CBID_nvtxMemPermissionsBind", Constant::Int(11));
    table.constant("NVTX3EXT_CBID_nvtxMemPermissionsCreate", Constant::Int(8));
    table.constant("NVTX3EXT_CBID_nvtxMemPermissionsDestroy", Constant::Int(9));
    table.constant("NVTX3EXT_CBID_nvtxMemPermissionsReset", Constant::Int(10));
    table.constant("NVTX3EXT_CBID_nvtxMemPermissionsUnbind", Constant::Int(12));
    table.constant("NVTX3EXT_CBID_nvtxMemRegionsName", Constant::Int(6));
    table.constant("NVTX3EXT_CBID_nvtxMemRegionsRegister", Constant::Int(3));
    table.constant("NVTX3EXT_CBID_nvtxMemRegionsResize", Constant::Int(4));
    table.constant("NVTX3EXT_CBID_nvtxMemRegionsUnregister", Constant::Int(5));
    table.constant("NVTX3EXT_CBID_nvtxPayloadEnumRegister", Constant::Int(1));
    table.constant("NVTX3EXT_CBID_nvtxPayloadSchemaRegister", Constant::Int(0));
    table.constant("NVTX3EXT_CBID_nvtxRangeEndPayload", Constant::Int(6));
    table.constant("NVTX3EXT_CBID_nvtxRangePopPayload", Constant::Int(4));
    table.constant("NVTX3EXT_CBID_nvtxRangePushPayload", Constant::Int(3));
    table.constant("NVTX3EXT_CBID_nvtxRangeStartPayload", Constant::Int(5));
    table.constant("NVTX3EXT_CBID_nvtxScopeRegister", Constant::Int(12));
    table.constant("NVTX3EXT_CBID_nvtxTimeDomainRegister", Constant::Int(9));
    table.constant("NVTX3EXT_CBID_nvtxTimeSyncPoint", Constant::Int(13));
    table.constant("NVTX3EXT_CBID_nvtxTimeSyncPointTable", Constant::Int(14));
    table.constant("NVTX3EXT_CBID_nvtxTimerSource", Constant::Int(10));
    table.constant("NVTX3EXT_CBID_nvtxTimerSourceWithData", Constant::Int(11));
    table.constant("NVTX3EXT_CBID_nvtxTimestampConversionFactor", Constant::Int(15));
    table.constant("NVTX3EXT_CBID_nvtxTimestampGet", Constant::Int(8));
    table.constant("NVTX_BATCH_FLAG_TIME_SORTED", Constant::Int(0));
    table.constant("NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY", Constant::Int(2));
    table.constant("NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE", Constant::Int(4));
    table.constant("NVTX_BATCH_FLAG_UNSORTED", Constant::Int(6));
    table.constant("NVTX_CORRELATION_ROLE_NONE", Constant::Int(0));
    table.constant("NVTX_CORRELATION_SEMANTIC_VERSION", Constant::Int(1));
    table.constant("NVTX_CORRELATION_VALUE_NONE", Constant::Int(0));
    table.constant("NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR", Constant::Int(4294967296));
    table.constant("NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR", Constant::Int(8589934592));
    table.constant("NVTX_COUNTER_FLAGS_NONE", Constant::Int(0));
    table.constant("NVTX_COUNTER_FLAG_INTERPOLATIONS", Constant::Int(1792));
    table.constant("NVTX_COUNTER_FLAG_INTERPOLATION_LINEAR", Constant::Int(1024));
    table.constant("NVTX_COUNTER_FLAG_INTERPOLATION_POINT", Constant::Int(256));
    table.constant("NVTX_COUNTER_FLAG_INTERPOLATION_SINCE_LAST", Constant::Int(512));
    table.constant("NVTX_COUNTER_FLAG_INTERPOLATION_UNTIL_NEXT", Constant::Int(768));
    table.constant("NVTX_COUNTER_FLAG_LIMITS", Constant::Int(12));
    table.constant("NVTX_COUNTER_FLAG_LIMIT_MAX", Constant::Int(8));
    table.constant("NVTX_COUNTER_FLAG_LIMIT_MIN", Constant::Int(4));
    table.constant("NVTX_COUNTER_FLAG_NORMALIZE", Constant::Int(2));
    table.constant("NVTX_COUNTER_FLAG_VALUETYPES", Constant::Int(48));
    table.constant("NVTX_COUNTER_FLAG_VALUETYPE_ABSOLUTE", Constant::Int(16));
    table.constant("NVTX_COUNTER_FLAG_VALUETYPE_DELTA", Constant::Int(32));
    table.constant("NVTX_COUNTER_FLAG_VALUETYPE_DELTA_SINCE_START", Constant::Int(48));
    table.constant("NVTX_COUNTER_ID_DYNAMIC_START", Constant::Int(4294967296));
    table.constant("NVTX_COUNTER_ID_NONE", Constant::Int(0));
    table.constant("NVTX_COUNTER_ID_STATIC_START", Constant::Int(16777216));
    table.constant("NVTX_COUNTER_LIMIT_F64", Constant::Int(3));
    table.constant("NVTX_COUNTER_LIMIT_I64", Constant::Int(1));
    table.constant("NVTX_COUNTER_LIMIT_U64", Constant::Int(2));
    table.constant("NVTX_COUNTER_LIMIT_UNDEFINED", Constant::Int(0));
    table.constant("NVTX_COUNTER_SAMPLE_UNAVAILABLE", Constant::Int(2));
    table.constant("NVTX_COUNTER_SAMPLE_UNCHANGED", Constant::Int(1));
    table.constant("NVTX_COUNTER_SAMPLE_ZERO", Constant::Int(0));
    table.constant("NVTX_COUNTER_SEMANTIC_VERSION", Constant::Int(2));
    table.constant("NVTX_EXT_COMPATID_MEM", Constant::Int(258));
    table.constant("NVTX_EXT_COUNTERS_COMPATID", Constant::Int(258));
    table.constant("NVTX_EXT_COUNTERS_MODULEID", Constant::Int(4));
    table.constant("NVTX_EXT_MODULEID_MEM", Constant::Int(1));
    table.constant("NVTX_EXT_PAYLOAD_COMPATID", Constant::Int(260));
    table.constant("NVTX_EXT_PAYLOAD_MODULEID", Constant::Int(2));
    table.constant("NVTX_MEM_CUDA_PEER_ALL_DEVICES", Constant::Int(-1));
    table.constant("NVTX_MEM_HEAP_HANDLE_NO_TOOL", Constant::Unsigned(18446744073709551615));
    table.constant("NVTX_MEM_HEAP_HANDLE_PROCESS_WIDE", Constant::Int(0));
    table.constant("NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT", Constant::Int(2));
    table.constant("NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR", Constant::Int(1));
    table.constant("NVTX_MEM_HEAP_USAGE_UNKNOWN", Constant::Int(0));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE", Constant::Int(0));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC", Constant::Int(4));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ", Constant::Int(1));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE", Constant::Int(2));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD", Constant::Int(1));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM", Constant::Int(2));
    table.constant("NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN", Constant::Int(0));
    table.constant("NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC", Constant::Int(4));
    table.constant("NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ", Constant::Int(1));
    table.constant("NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE", Constant::Int(2));
    table.constant("NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE", Constant::Int(0));
    table.constant("NVTX_MEM_PERMISSIONS_HANDLE_NO_TOOL", Constant::Unsigned(18446744073709551615));
    table.constant("NVTX_MEM_PERMISSIONS_HANDLE_PROCESS_WIDE", Constant::Int(0));
    table.constant("NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC", Constant::Int(4));
    table.constant("NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE", Constant::Int(0));
    table.constant("NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ", Constant::Int(1));
    table.constant("NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET", Constant::Int(8));
    table.constant("NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE", Constant::Int(2));
    table.constant("NVTX_MEM_REGION_HANDLE_NO_TOOL", Constant::Unsigned(18446744073709551615));
    table.constant("NVTX_MEM_REGION_REF_TYPE_HANDLE", Constant::Int(2));
    table.constant("NVTX_MEM_REGION_REF_TYPE_POINTER", Constant::Int(1));
    table.constant("NVTX_MEM_REGION_REF_TYPE_UNKNOWN", Constant::Int(0));
    table.constant("NVTX_MEM_TYPE_CUDA_ARRAY", Constant::Int(17));
    table.constant("NVTX_MEM_TYPE_CU_ARRAY", Constant::Int(18));
    table.constant("NVTX_MEM_TYPE_UNKNOWN", Constant::Int(0));
    table.constant("NVTX_MEM_TYPE_VIRTUAL_ADDRESS", Constant::Int(1));
    table.constant("NVTX_NULLPTR", Constant::Int(0));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE", Constant::Int(16));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX", Constant::Int(48));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX", Constant::Int(64));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED", Constant::Int(32));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_COUNTER", Constant::Int(16384));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY", Constant::Int(256));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE", Constant::Int(1024));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_HIDE", Constant::Int(512));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY", Constant::Int(112));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_MARK", Constant::Int(12288));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE", Constant::Int(4));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE", Constant::Int(8));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_POINTER", Constant::Int(2));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN", Constant::Int(4096));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END", Constant::Int(8192));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP", Constant::Int(2048));
    table.constant("NVTX_PAYLOAD_ENTRY_FLAG_UNUSED", Constant::Int(0));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS", Constant::Int(23));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_BF16", Constant::Int(50));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_BYTE", Constant::Int(32));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY", Constant::Int(68));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CHAR", Constant::Int(1));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CHAR16", Constant::Int(26));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CHAR32", Constant::Int(27));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CHAR8", Constant::Int(25));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB", Constant::Int(69));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CSTRING", Constant::Int(75));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16", Constant::Int(77));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32", Constant::Int(78));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8", Constant::Int(76));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE", Constant::Int(20));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_FLOAT", Constant::Int(19));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128", Constant::Int(45));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16", Constant::Int(42));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32", Constant::Int(43));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64", Constant::Int(44));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE", Constant::Int(28));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INT", Constant::Int(5));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INT128", Constant::Int(33));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INT16", Constant::Int(13));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INT32", Constant::Int(15));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INT64", Constant::Int(17));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INT8", Constant::Int(11));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_INVALID", Constant::Int(0));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_LONG", Constant::Int(7));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE", Constant::Int(21));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG", Constant::Int(9));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE", Constant::Int(80));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32", Constant::Int(71));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64", Constant::Int(72));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID", Constant::Int(67));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID", Constant::Int(70));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_SHORT", Constant::Int(3));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_SIZE", Constant::Int(22));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_TF32", Constant::Int(52));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32", Constant::Int(73));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64", Constant::Int(74));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UCHAR", Constant::Int(2));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UINT", Constant::Int(6));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UINT128", Constant::Int(34));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UINT16", Constant::Int(14));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UINT32", Constant::Int(16));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UINT64", Constant::Int(18));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UINT8", Constant::Int(12));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_ULONG", Constant::Int(8));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG", Constant::Int(10));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR", Constant::Int(100));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_USHORT", Constant::Int(4));
    table.constant("NVTX_PAYLOAD_ENTRY_TYPE_WCHAR", Constant::Int(24));
    table.constant("NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES", Constant::Int(4));
    table.constant("NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION", Constant::Int(64));
    table.constant("NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME", Constant::Int(2));
    table.constant("NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES", Constant::Int(8));
    table.constant("NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID", Constant::Int(32));
    table.constant("NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE", Constant::Int(16));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT", Constant::Int(128));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES", Constant::Int(16));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION", Constant::Int(512));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS", Constant::Int(8));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME", Constant::Int(2));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES", Constant::Int(32));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID", Constant::Int(256));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE", Constant::Int(64));
    table.constant("NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE", Constant::Int(4));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP", Constant::Int(8));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY", Constant::Int(2));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_MARK", Constant::Int(32));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_NONE", Constant::Int(0));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END", Constant::Int(64));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP", Constant::Int(48));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH", Constant::Int(40));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP", Constant::Int(16));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START", Constant::Int(56));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND", Constant::Int(24));
    table.constant("NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED", Constant::Int(4));
    table.constant("NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START", Constant::Int(4294967296));
    table.constant("NVTX_PAYLOAD_SCHEMA_ID_STATIC_START", Constant::Int(16777216));
    table.constant("NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC", Constant::Int(2));
    table.constant("NVTX_PAYLOAD_SCHEMA_TYPE_INVALID", Constant::Int(0));
    table.constant("NVTX_PAYLOAD_SCHEMA_TYPE_STATIC", Constant::Int(1));
    table.constant("NVTX_PAYLOAD_SCHEMA_TYPE_UNION", Constant::Int(3));
    table.constant("NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR", Constant::Int(4));
    table.constant("NVTX_PAYLOAD_TYPE_EXT", Constant::Int(-541261815));
    table.constant("NVTX_SCOPE_CURRENT_CONTAINER", Constant::Int(19));
    table.constant("NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL", Constant::Int(5));
    table.constant("NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL", Constant::Int(4));
    table.constant("NVTX_SCOPE_CURRENT_HW_INNERMOST", Constant::Int(15));
    table.constant("NVTX_SCOPE_CURRENT_HW_MACHINE", Constant::Int(2));
    table.constant("NVTX_SCOPE_CURRENT_HW_SOCKET", Constant::Int(3));
    table.constant("NVTX_SCOPE_CURRENT_HYPERVISOR", Constant::Int(16));
    table.constant("NVTX_SCOPE_CURRENT_KERNEL", Constant::Int(18));
    table.constant("NVTX_SCOPE_CURRENT_OS", Constant::Int(20));
    table.constant("NVTX_SCOPE_CURRENT_SW_INNERMOST", Constant::Int(31));
    table.constant("NVTX_SCOPE_CURRENT_SW_PROCESS", Constant::Int(21));
    table.constant("NVTX_SCOPE_CURRENT_SW_THREAD", Constant::Int(22));
    table.constant("NVTX_SCOPE_CURRENT_VM", Constant::Int(17));
    table.constant("NVTX_SCOPE_ID_DYNAMIC_START", Constant::Int(4294967296));
    table.constant("NVTX_SCOPE_ID_STATIC_START", Constant::Int(16777216));
    table.constant("NVTX_SCOPE_NONE", Constant::Int(0));
    table.constant("NVTX_SCOPE_ROOT", Constant::Int(1));
    table.constant("NVTX_SCOPE_SEMANTIC_VERSION", Constant::Int(1));
    table.constant("NVTX_SEMANTIC_ID_CORRELATION_V1", Constant::Int(3));
    table.constant("NVTX_SEMANTIC_ID_COUNTERS_V1", Constant::Int(5));
    table.constant("NVTX_SEMANTIC_ID_SCOPE_V1", Constant::Int(1));
    table.constant("NVTX_SEMANTIC_ID_TIME_V1", Constant::Int(2));
    table.constant("NVTX_TIMER_FLAG_CLOCK_MONOTONIC", Constant::Int(2));
    table.constant("NVTX_TIMER_FLAG_CLOCK_STEADY", Constant::Int(4));
    table.constant("NVTX_TIMER_FLAG_NONE", Constant::Int(0));
    table.constant("NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN", Constant::Int(0));
    table.constant("NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN", Constant::Int(1));
    table.constant("NVTX_TIMER_START_SYSTEM_BOOT", Constant::Int(1));
    table.constant("NVTX_TIMER_START_UNIX_EPOCH", Constant::Int(3));
    table.constant("NVTX_TIMER_START_UNKNOWN", Constant::Int(0));
    table.constant("NVTX_TIMER_START_VM_BOOT", Constant::Int(2));
    table.constant("NVTX_TIMER_START_WIN_FILETIME", Constant::Int(4));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK", Constant::Int(56));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK", Constant::Int(55));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK", Constant::Int(51));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK", Constant::Int(50));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK", Constant::Int(52));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK", Constant::Int(54));
    table.constant("NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK", Constant::Int(53));
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME", Constant::Int(17));
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC", Constant::Int(14));
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE", Constant::Int(16));
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW", Constant::Int(15));
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID", Constant::Int(18));
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME", Constant::Int(12));
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE", Constant::Int(13));
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID", Constant::Int(19));
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_TSC", Constant::Int(10));
    table.constant("NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED", Constant::Int(11));
    table.constant("NVTX_TIMESTAMP_TYPE_C_CLOCK", Constant::Int(41));
    table.constant("NVTX_TIMESTAMP_TYPE_C_TIME", Constant::Int(40));
    table.constant("NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET", Constant::Int(42));
    table.constant("NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER", Constant::Int(80));
    table.constant("NVTX_TIMESTAMP_TYPE_NONE", Constant::Int(0));
    table.constant("NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED", Constant::Int(1));
    table.constant("NVTX_TIMESTAMP_TYPE_WIN_GSTAFT", Constant::Int(31));
    table.constant("NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP", Constant::Int(32));
    table.constant("NVTX_TIMESTAMP_TYPE_WIN_QPC", Constant::Int(30));
    table.constant("NVTX_TIME_DOMAIN_ID_DYNAMIC_START", Constant::Int(4294967296));
    table.constant("NVTX_TIME_DOMAIN_ID_NONE", Constant::Int(0));
    table.constant("NVTX_TIME_DOMAIN_ID_STATIC_START", Constant::Int(16777216));
    table.constant("NVTX_TIME_SEMANTIC_VERSION", Constant::Int(1));
    table.constant("NVTX_TYPE_PAYLOAD_SCHEMA_RAW", Constant::Int(1023));
    table.constant("NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED", Constant::Int(1022));
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
