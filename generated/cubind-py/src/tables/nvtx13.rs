//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{driver, nvtx, nvtx13, runtime};

pub(crate) static nvtxCounterAttr_v1: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxCounterAttr_v1\nstruct nvtxCounterAttr_t, from nvtx3/nvToolsExtCounters.h. Since CUDA 13.0.",
        (56, 8, false),
        |table| {
            table
                .plain(
                    "structSize\0U64 0\0schemaId\0U64 8\0name\0CString 16\0description\0CString 24\0scopeId\0U64 32\0",
                );
            table.field(c"semantics", 40, Ty::list(Ty::Record(&nvtx13::nvtxSemanticsHeader_t)));
            table.plain("counterId\0U64 48\0");
        },
    )
    .starting(b"8\0\0\0\0\0\0\0");

pub(crate) static nvtxCounterAttr_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxCounterAttr_t\nstruct nvtxCounterAttr_t, from nvtx3/nvToolsExtCounters.h. Since CUDA 13.0.",
    &nvtx13::nvtxCounterAttr_v1,
);

pub(crate) static nvtxCounterBatch_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxCounterBatch_v1\nstruct nvtxCounterBatch_t, from nvtx3/nvToolsExtCounters.h. Since CUDA 13.0.",
    (48, 8, false),
    |table| {
        table.plain("counterId\0U64 0\0counters\0Pointer 8\0countersSize\0U64 16\0flags\0U64 24\0");
        table.field(c"timestamps", 32, Ty::Pointer).in_digits();
        table.plain("timestampsSize\0U64 40\0");
    },
);

pub(crate) static nvtxCounterBatch_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxCounterBatch_t\nstruct nvtxCounterBatch_t, from nvtx3/nvToolsExtCounters.h. Since CUDA 13.0.",
    &nvtx13::nvtxCounterBatch_v1,
);

pub(crate) static nvtxCounterLimit_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxCounterLimit_t\nstruct nvtxCounterLimit_t, from nvtx3/nvToolsExtSemanticsCounters.h. Since CUDA 13.0.",
    (8, 8, true),
    |table| {
        table.plain("i64\0I64 0\0u64\0U64 0\0f64\0F64 0\0");
    },
);

pub(crate) static nvtxEventBatch_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxEventBatch_v1\nstruct nvtxEventBatch_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    (64, 8, false),
    |table| {
        table
            .plain(
                "eventSchemaId\0U64 0\0size\0U64 8\0events\0Pointer 16\0scope\0U64 24\0flags\0U64 32\0flexData\0Pointer 40\0flexDataSize\0U64 48\0flexDataOffset\0U64 56\0",
            );
    },
);

pub(crate) static nvtxEventBatch_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxEventBatch_t\nstruct nvtxEventBatch_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    &nvtx13::nvtxEventBatch_v1,
);

pub(crate) static nvtxMemCuArrayRangeDesc_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxMemCuArrayRangeDesc_t\ntypedef nvtxMemCuArrayRangeDesc_v1 nvtxMemCuArrayRangeDesc_t, from nvtx3/nvToolsExtMemCudaRt.h. Since CUDA 13.0.",
    &nvtx13::nvtxMemCuArrayRangeDesc_v1,
);

pub(crate) static nvtxMemCuArrayRangeDesc_v1: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxMemCuArrayRangeDesc_v1\nstruct nvtxMemCuArrayRangeDesc_v1, from nvtx3/nvToolsExtMemCudaRt.h. Since CUDA 13.0.",
        (64, 8, false),
        |table| {
            table.plain("extCompatID\0U16 0\0structSize\0U16 2\0reserved0\0U32 4\0");
            table.field(c"src", 8, Ty::Value(&driver::CUarray));
            table.field(c"offset", 16, Ty::array(Ty::U64, 3));
            table.field(c"extent", 40, Ty::array(Ty::U64, 3));
        },
    )
    .starting(b"\x02\x01@\0");

pub(crate) static nvtxMemCudaArrayRangeDesc_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxMemCudaArrayRangeDesc_t\ntypedef nvtxMemCudaArrayRangeDesc_v1 nvtxMemCudaArrayRangeDesc_t, from nvtx3/nvToolsExtMemCudaRt.h. Since CUDA 13.0.",
    &nvtx13::nvtxMemCudaArrayRangeDesc_v1,
);

pub(crate) static nvtxMemCudaArrayRangeDesc_v1: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxMemCudaArrayRangeDesc_v1\nstruct nvtxMemCudaArrayRangeDesc_v1, from nvtx3/nvToolsExtMemCudaRt.h. Since CUDA 13.0.",
        (64, 8, false),
        |table| {
            table.plain("extCompatID\0U16 0\0structSize\0U16 2\0reserved0\0U32 4\0");
            table.field(c"src", 8, Ty::Value(&runtime::cudaArray_t));
            table.field(c"offset", 16, Ty::array(Ty::U64, 3));
            table.field(c"extent", 40, Ty::array(Ty::U64, 3));
        },
    )
    .starting(b"\x02\x01@\0");

pub(crate) static nvtxMemHeapDesc_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxMemHeapDesc_t\ntypedef nvtxMemHeapDesc_v1 nvtxMemHeapDesc_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    &nvtx13::nvtxMemHeapDesc_v1,
);

pub(crate) static nvtxMemHeapDesc_v1: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxMemHeapDesc_v1\nstruct nvtxMemHeapDesc_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
        (48, 8, false),
        |table| {
            table
                .plain(
                    "extCompatID\0U16 0\0structSize\0U16 2\0reserved0\0U32 4\0usage\0U32 8\0type\0U32 12\0typeSpecificDescSize\0U64 16\0typeSpecificDesc\0Pointer 24\0category\0U32 32\0messageType\0U32 36\0",
                );
            table.field(c"message", 40, Ty::Record(&nvtx::nvtxMessageValue_t));
        },
    )
    .starting(b"\x02\x010\0");

pub(crate) static nvtxMemHeapHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvtx.nvtxMemHeapHandle_t\ntypedef nvtxMemHeapHandle_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvtxMemMarkInitializedBatch_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxMemMarkInitializedBatch_t\ntypedef nvtxMemMarkInitializedBatch_v1 nvtxMemMarkInitializedBatch_t, from nvtx3/nvToolsExtMemCudaRt.h. Since CUDA 13.0.",
    &nvtx13::nvtxMemMarkInitializedBatch_v1,
);

pub(crate) static nvtxMemMarkInitializedBatch_v1: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxMemMarkInitializedBatch_v1\nstruct nvtxMemMarkInitializedBatch_v1, from nvtx3/nvToolsExtMemCudaRt.h. Since CUDA 13.0.",
        (32, 8, false),
        |table| {
            table
                .plain(
                    "extCompatID\0U16 0\0structSize\0U16 2\0regionType\0U32 4\0regionDescCount\0U64 8\0regionDescElementSize\0U64 16\0regionDescElements\0Pointer 24\0",
                );
        },
    )
    .starting(b"\x02\x01 \0");

pub(crate) static nvtxMemPermissionsAssignBatch_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxMemPermissionsAssignBatch_t\ntypedef nvtxMemPermissionsAssignBatch_v1 nvtxMemPermissionsAssignBatch_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    &nvtx13::nvtxMemPermissionsAssignBatch_v1,
);

pub(crate) static nvtxMemPermissionsAssignBatch_v1: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxMemPermissionsAssignBatch_v1\nstruct nvtxMemPermissionsAssignBatch_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
        (48, 8, false),
        |table| {
            table.plain("extCompatID\0U16 0\0structSize\0U16 2\0reserved0\0U32 4\0");
            table.field(c"permissions", 8, Ty::Value(&nvtx13::nvtxMemPermissionsHandle_t));
            table.plain("regionCount\0U64 16\0regionElementSize\0U64 24\0");
            table.field(c"regionElements", 32, Ty::list(Ty::Record(&nvtx13::nvtxMemPermissionsAssignRegionDesc_t)));
            table.plain("reserved1\0U64 40\0");
        },
    )
    .starting(b"\x02\x010\0");

pub(crate) static nvtxMemPermissionsAssignRegionDesc_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxMemPermissionsAssignRegionDesc_t\ntypedef nvtxMemPermissionsAssignRegionDesc_v1 nvtxMemPermissionsAssignRegionDesc_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    &nvtx13::nvtxMemPermissionsAssignRegionDesc_v1,
);

pub(crate) static nvtxMemPermissionsAssignRegionDesc_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxMemPermissionsAssignRegionDesc_v1\nstruct nvtxMemPermissionsAssignRegionDesc_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    (16, 8, false),
    |table| {
        table.plain("flags\0U32 0\0regionRefType\0U32 4\0");
        table.field(c"region", 8, Ty::Record(&nvtx13::nvtxMemRegionRef_t));
    },
);

pub(crate) static nvtxMemPermissionsHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvtx.nvtxMemPermissionsHandle_t\ntypedef nvtxMemPermissionsHandle_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvtxMemRegionHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvtx.nvtxMemRegionHandle_t\ntypedef nvtxMemRegionHandle_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvtxMemRegionNameDesc_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxMemRegionNameDesc_t\ntypedef nvtxMemRegionNameDesc_v1 nvtxMemRegionNameDesc_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    &nvtx13::nvtxMemRegionNameDesc_v1,
);

pub(crate) static nvtxMemRegionNameDesc_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxMemRegionNameDesc_v1\nstruct nvtxMemRegionNameDesc_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    (32, 8, false),
    |table| {
        table.plain("regionRefType\0U32 0\0nameType\0U32 4\0");
        table.field(c"region", 8, Ty::Record(&nvtx13::nvtxMemRegionRef_t));
        table.field(c"name", 16, Ty::Record(&nvtx::nvtxMessageValue_t));
        table.plain("category\0U32 24\0reserved0\0U32 28\0");
    },
);

pub(crate) static nvtxMemRegionRef_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxMemRegionRef_t\nstruct nvtxMemRegionRef_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    (8, 8, true),
    |table| {
        table.plain("pointer\0Pointer 0\0");
        table.field(c"handle", 0, Ty::Value(&nvtx13::nvtxMemRegionHandle_t));
    },
);

pub(crate) static nvtxMemRegionsNameBatch_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxMemRegionsNameBatch_t\ntypedef nvtxMemRegionsNameBatch_v1 nvtxMemRegionsNameBatch_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    &nvtx13::nvtxMemRegionsNameBatch_v1,
);

pub(crate) static nvtxMemRegionsNameBatch_v1: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxMemRegionsNameBatch_v1\nstruct nvtxMemRegionsNameBatch_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
        (40, 8, false),
        |table| {
            table
                .plain(
                    "extCompatID\0U16 0\0structSize\0U16 2\0reserved0\0U32 4\0regionCount\0U64 8\0regionElementSize\0U64 16\0",
                );
            table.field(c"regionElements", 24, Ty::list(Ty::Record(&nvtx13::nvtxMemRegionNameDesc_t)));
            table.plain("reserved1\0U64 32\0");
        },
    )
    .starting(b"\x02\x01(\0");

pub(crate) static nvtxMemRegionsRegisterBatch_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxMemRegionsRegisterBatch_t\ntypedef nvtxMemRegionsRegisterBatch_v1 nvtxMemRegionsRegisterBatch_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    &nvtx13::nvtxMemRegionsRegisterBatch_v1,
);

pub(crate) static nvtxMemRegionsRegisterBatch_v1: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxMemRegionsRegisterBatch_v1\nstruct nvtxMemRegionsRegisterBatch_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
        (48, 8, false),
        |table| {
            table.plain("extCompatID\0U16 0\0structSize\0U16 2\0regionType\0U32 4\0");
            table.field(c"heap", 8, Ty::Value(&nvtx13::nvtxMemHeapHandle_t));
            table.plain("regionCount\0U64 16\0regionDescElementSize\0U64 24\0regionDescElements\0Pointer 32\0");
            table.field(c"regionHandleElementsOut", 40, Ty::list(Ty::Value(&nvtx13::nvtxMemRegionHandle_t)));
        },
    )
    .starting(b"\x02\x010\0");

pub(crate) static nvtxMemRegionsResizeBatch_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxMemRegionsResizeBatch_t\ntypedef nvtxMemRegionsResizeBatch_v1 nvtxMemRegionsResizeBatch_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    &nvtx13::nvtxMemRegionsResizeBatch_v1,
);

pub(crate) static nvtxMemRegionsResizeBatch_v1: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxMemRegionsResizeBatch_v1\nstruct nvtxMemRegionsResizeBatch_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
        (32, 8, false),
        |table| {
            table
                .plain(
                    "extCompatID\0U16 0\0structSize\0U16 2\0regionType\0U32 4\0regionDescCount\0U64 8\0regionDescElementSize\0U64 16\0regionDescElements\0Pointer 24\0",
                );
        },
    )
    .starting(b"\x02\x01 \0");

pub(crate) static nvtxMemRegionsUnregisterBatch_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxMemRegionsUnregisterBatch_t\ntypedef nvtxMemRegionsUnregisterBatch_v1 nvtxMemRegionsUnregisterBatch_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    &nvtx13::nvtxMemRegionsUnregisterBatch_v1,
);

pub(crate) static nvtxMemRegionsUnregisterBatch_v1: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxMemRegionsUnregisterBatch_v1\nstruct nvtxMemRegionsUnregisterBatch_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
        (32, 8, false),
        |table| {
            table
                .plain(
                    "extCompatID\0U16 0\0structSize\0U16 2\0refType\0U32 4\0refCount\0U64 8\0refElementSize\0U64 16\0",
                );
            table.field(c"refElements", 24, Ty::list(Ty::Record(&nvtx13::nvtxMemRegionRef_t)));
        },
    )
    .starting(b"\x02\x01 \0");

pub(crate) static nvtxMemVirtualRangeDesc_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxMemVirtualRangeDesc_t\ntypedef nvtxMemVirtualRangeDesc_v1 nvtxMemVirtualRangeDesc_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    &nvtx13::nvtxMemVirtualRangeDesc_v1,
);

pub(crate) static nvtxMemVirtualRangeDesc_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxMemVirtualRangeDesc_v1\nstruct nvtxMemVirtualRangeDesc_v1, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    (16, 8, false),
    |table| {
        table.plain("size\0U64 0\0ptr\0Pointer 8\0");
    },
);

pub(crate) static nvtxPayloadData_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxPayloadData_v1\nstruct nvtxPayloadData_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    (24, 8, false),
    |table| {
        table.plain("schemaId\0U64 0\0size\0U64 8\0payload\0Pointer 16\0");
    },
);

pub(crate) static nvtxPayloadData_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxPayloadData_t\nstruct nvtxPayloadData_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    &nvtx13::nvtxPayloadData_v1,
);

pub(crate) static nvtxPayloadEntryTypeInfo_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxPayloadEntryTypeInfo_v1\nstruct nvtxPayloadEntryTypeInfo_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    (4, 2, false),
    |table| {
        table.plain("size\0U16 0\0align\0U16 2\0");
    },
);

pub(crate) static nvtxPayloadEntryTypeInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxPayloadEntryTypeInfo_t\nstruct nvtxPayloadEntryTypeInfo_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    &nvtx13::nvtxPayloadEntryTypeInfo_v1,
);

pub(crate) static nvtxPayloadEnumAttr_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxPayloadEnumAttr_v1\nstruct nvtxPayloadEnumAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    (56, 8, false),
    |table| {
        table.plain("fieldMask\0U64 0\0name\0CString 8\0");
        table.field(c"entries", 16, Ty::list(Ty::Record(&nvtx13::nvtxPayloadEnum_t)));
        table.plain("numEntries\0U64 24\0sizeOfEnum\0U64 32\0schemaId\0U64 40\0extension\0Pointer 48\0");
    },
);

pub(crate) static nvtxPayloadEnumAttr_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxPayloadEnumAttr_t\nstruct nvtxPayloadEnumAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    &nvtx13::nvtxPayloadEnumAttr_v1,
);

pub(crate) static nvtxPayloadEnum_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxPayloadEnum_v1\nstruct nvtxPayloadEnum_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    (24, 8, false),
    |table| {
        table.plain("name\0CString 0\0value\0U64 8\0isFlag\0I8 16\0");
    },
);

pub(crate) static nvtxPayloadEnum_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxPayloadEnum_t\nstruct nvtxPayloadEnum_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    &nvtx13::nvtxPayloadEnum_v1,
);

pub(crate) static nvtxPayloadSchemaAttr_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxPayloadSchemaAttr_v1\nstruct nvtxPayloadSchemaAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    (80, 8, false),
    |table| {
        table.plain("fieldMask\0U64 0\0name\0CString 8\0type\0U64 16\0flags\0U64 24\0");
        table.field(c"entries", 32, Ty::list(Ty::Record(&nvtx13::nvtxPayloadSchemaEntry_t)));
        table
            .plain(
                "numEntries\0U64 40\0payloadStaticSize\0U64 48\0packAlign\0U64 56\0schemaId\0U64 64\0extension\0Pointer 72\0",
            );
    },
);

pub(crate) static nvtxPayloadSchemaAttr_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxPayloadSchemaAttr_t\nstruct nvtxPayloadSchemaAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    &nvtx13::nvtxPayloadSchemaAttr_v1,
);

pub(crate) static nvtxPayloadSchemaEntry_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxPayloadSchemaEntry_v1\nstruct nvtxPayloadSchemaEntry_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    (64, 8, false),
    |table| {
        table
            .plain(
                "flags\0U64 0\0type\0U64 8\0name\0CString 16\0description\0CString 24\0arrayOrUnionDetail\0U64 32\0offset\0U64 40\0",
            );
        table.field(c"semantics", 48, Ty::list(Ty::Record(&nvtx13::nvtxSemanticsHeader_t)));
        table.plain("reserved\0Pointer 56\0");
    },
);

pub(crate) static nvtxPayloadSchemaEntry_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxPayloadSchemaEntry_t\nstruct nvtxPayloadSchemaEntry_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    &nvtx13::nvtxPayloadSchemaEntry_v1,
);

pub(crate) static nvtxScopeAttr_v1: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxScopeAttr_v1\nstruct nvtxScopeAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
        (32, 8, false),
        |table| {
            table.plain("structSize\0U64 0\0path\0CString 8\0parentScope\0U64 16\0scopeId\0U64 24\0");
        },
    )
    .starting(b" \0\0\0\0\0\0\0");

pub(crate) static nvtxScopeAttr_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxScopeAttr_t\nstruct nvtxScopeAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    &nvtx13::nvtxScopeAttr_v1,
);

pub(crate) static nvtxSemanticsCorrelation_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxSemanticsCorrelation_v1\nstruct nvtxSemanticsCorrelation_t, from nvtx3/nvToolsExtSemanticsCorrelation.h. Since CUDA 13.2.",
    (48, 8, false),
    |table| {
        table.field(c"header", 0, Ty::Record(&nvtx13::nvtxSemanticsHeader_t));
        table.field(c"correlationDomainUuid", 16, Ty::Chars(16));
        table.plain("displayName\0CString 32\0role\0U64 40\0");
    },
);

pub(crate) static nvtxSemanticsCorrelation_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxSemanticsCorrelation_t\nstruct nvtxSemanticsCorrelation_t, from nvtx3/nvToolsExtSemanticsCorrelation.h. Since CUDA 13.2.",
    &nvtx13::nvtxSemanticsCorrelation_v1,
);

pub(crate) static nvtxSemanticsCounter_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxSemanticsCounter_v1\nstruct nvtxSemanticsCounter_t, from nvtx3/nvToolsExtSemanticsCounters.h. Since CUDA 13.0.",
    (72, 8, false),
    |table| {
        table.field(c"header", 0, Ty::Record(&nvtx13::nvtxSemanticsHeader_t));
        table
            .plain(
                "flags\0U64 16\0unit\0CString 24\0unitScaleNumerator\0U64 32\0unitScaleDenominator\0U64 40\0limitType\0I64 48\0",
            );
        table.field(c"min", 56, Ty::Record(&nvtx13::nvtxCounterLimit_t));
        table.field(c"max", 64, Ty::Record(&nvtx13::nvtxCounterLimit_t));
    },
);

pub(crate) static nvtxSemanticsCounter_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxSemanticsCounter_t\nstruct nvtxSemanticsCounter_t, from nvtx3/nvToolsExtSemanticsCounters.h. Since CUDA 13.0.",
    &nvtx13::nvtxSemanticsCounter_v1,
);

pub(crate) static nvtxSemanticsHeader_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxSemanticsHeader_v1\nstruct nvtxSemanticsHeader_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    (16, 8, false),
    |table| {
        table.plain("structSize\0U32 0\0semanticId\0U16 4\0version\0U16 6\0");
        table.field(c"next", 8, Ty::list(Ty::Record(&nvtx13::nvtxSemanticsHeader_t)));
    },
);

pub(crate) static nvtxSemanticsHeader_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxSemanticsHeader_t\nstruct nvtxSemanticsHeader_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    &nvtx13::nvtxSemanticsHeader_v1,
);

pub(crate) static nvtxSemanticsScope_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxSemanticsScope_v1\nstruct nvtxSemanticsScope_t, from nvtx3/nvToolsExtSemanticsScope.h. Since CUDA 13.0.",
    (24, 8, false),
    |table| {
        table.field(c"header", 0, Ty::Record(&nvtx13::nvtxSemanticsHeader_t));
        table.plain("scopeId\0U64 16\0");
    },
);

pub(crate) static nvtxSemanticsScope_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxSemanticsScope_t\nstruct nvtxSemanticsScope_t, from nvtx3/nvToolsExtSemanticsScope.h. Since CUDA 13.0.",
    &nvtx13::nvtxSemanticsScope_v1,
);

pub(crate) static nvtxSemanticsTime_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxSemanticsTime_v1\nstruct nvtxSemanticsTime_t, from nvtx3/nvToolsExtSemanticsTime.h. Since CUDA 13.0.",
    (24, 8, false),
    |table| {
        table.field(c"header", 0, Ty::Record(&nvtx13::nvtxSemanticsHeader_t));
        table.plain("timeDomainId\0U64 16\0");
    },
);

pub(crate) static nvtxSemanticsTime_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxSemanticsTime_t\nstruct nvtxSemanticsTime_t, from nvtx3/nvToolsExtSemanticsTime.h. Since CUDA 13.0.",
    &nvtx13::nvtxSemanticsTime_v1,
);

pub(crate) static nvtxSyncPoint_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxSyncPoint_v1\nstruct nvtxSyncPoint_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    (16, 8, false),
    |table| {
        table.plain("src\0I64 0\0dst\0I64 8\0");
    },
);

pub(crate) static nvtxSyncPoint_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxSyncPoint_t\nstruct nvtxSyncPoint_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    &nvtx13::nvtxSyncPoint_v1,
);

pub(crate) static nvtxTimeDomainAttr_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxTimeDomainAttr_v1\nstruct nvtxTimeDomainAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    (48, 8, false),
    |table| {
        table
            .plain(
                "scopeId\0U64 0\0timestampTypeId\0U64 8\0timeDomainId\0U64 16\0timerFlags\0U64 24\0timerResolution\0I64 32\0timerStart\0U64 40\0",
            );
    },
);

pub(crate) static nvtxTimeDomainAttr_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxTimeDomainAttr_t\nstruct nvtxTimeDomainAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    &nvtx13::nvtxTimeDomainAttr_v1,
);
