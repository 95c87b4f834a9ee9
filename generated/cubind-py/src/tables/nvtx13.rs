//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{driver, nvtx, nvtx13, runtime};

pub(crate) static nvtxCounterAttr_v1: RecordDef = RecordDef::new(
        "cubind.cuda13.nvtx.nvtxCounterAttr_v1\nstruct nvtxCounterAttr_t, from nvtx3/nvToolsExtCounters.h. Since CUDA 13.0.",
        (56, 8, false),
        |table| {
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"schemaId", 8, Ty::U64);
            table.field(c"name", 16, Ty::CString);
            table.field(c"description", 24, Ty::CString);
            table.field(c"scopeId", 32, Ty::U64);
            table.field(c"semantics", 40, Ty::list(Ty::Record(&nvtx13::nvtxSemanticsHeader_t)));
            table.field(c"counterId", 48, Ty::U64);
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
        table.field(c"counterId", 0, Ty::U64);
        table.field(c"counters", 8, Ty::Pointer);
        table.field(c"countersSize", 16, Ty::U64);
        table.field(c"flags", 24, Ty::U64);
        table.field(c"timestamps", 32, Ty::Pointer).in_digits();
        table.field(c"timestampsSize", 40, Ty::U64);
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
        table.field(c"i64", 0, Ty::I64);
        table.field(c"u64", 0, Ty::U64);
        table.field(c"f64", 0, Ty::F64);
    },
);

pub(crate) static nvtxEventBatch_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxEventBatch_v1\nstruct nvtxEventBatch_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    (64, 8, false),
    |table| {
        table.field(c"eventSchemaId", 0, Ty::U64);
        table.field(c"size", 8, Ty::U64);
        table.field(c"events", 16, Ty::Pointer);
        table.field(c"scope", 24, Ty::U64);
        table.field(c"flags", 32, Ty::U64);
        table.field(c"flexData", 40, Ty::Pointer);
        table.field(c"flexDataSize", 48, Ty::U64);
        table.field(c"flexDataOffset", 56, Ty::U64);
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
            table.field(c"extCompatID", 0, Ty::U16);
            table.field(c"structSize", 2, Ty::U16);
            table.field(c"reserved0", 4, Ty::U32);
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
            table.field(c"extCompatID", 0, Ty::U16);
            table.field(c"structSize", 2, Ty::U16);
            table.field(c"reserved0", 4, Ty::U32);
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
            table.field(c"extCompatID", 0, Ty::U16);
            table.field(c"structSize", 2, Ty::U16);
            table.field(c"reserved0", 4, Ty::U32);
            table.field(c"usage", 8, Ty::U32);
            table.field(c"type", 12, Ty::U32);
            table.field(c"typeSpecificDescSize", 16, Ty::U64);
            table.field(c"typeSpecificDesc", 24, Ty::Pointer);
            table.field(c"category", 32, Ty::U32);
            table.field(c"messageType", 36, Ty::U32);
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
            table.field(c"extCompatID", 0, Ty::U16);
            table.field(c"structSize", 2, Ty::U16);
            table.field(c"regionType", 4, Ty::U32);
            table.field(c"regionDescCount", 8, Ty::U64);
            table.field(c"regionDescElementSize", 16, Ty::U64);
            table.field(c"regionDescElements", 24, Ty::Pointer);
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
            table.field(c"extCompatID", 0, Ty::U16);
            table.field(c"structSize", 2, Ty::U16);
            table.field(c"reserved0", 4, Ty::U32);
            table.field(c"permissions", 8, Ty::Value(&nvtx13::nvtxMemPermissionsHandle_t));
            table.field(c"regionCount", 16, Ty::U64);
            table.field(c"regionElementSize", 24, Ty::U64);
            table.field(c"regionElements", 32, Ty::list(Ty::Record(&nvtx13::nvtxMemPermissionsAssignRegionDesc_t)));
            table.field(c"reserved1", 40, Ty::U64);
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
        table.field(c"flags", 0, Ty::U32);
        table.field(c"regionRefType", 4, Ty::U32);
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
        table.field(c"regionRefType", 0, Ty::U32);
        table.field(c"nameType", 4, Ty::U32);
        table.field(c"region", 8, Ty::Record(&nvtx13::nvtxMemRegionRef_t));
        table.field(c"name", 16, Ty::Record(&nvtx::nvtxMessageValue_t));
        table.field(c"category", 24, Ty::U32);
        table.field(c"reserved0", 28, Ty::U32);
    },
);

pub(crate) static nvtxMemRegionRef_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxMemRegionRef_t\nstruct nvtxMemRegionRef_t, from nvtx3/nvToolsExtMem.h. Since CUDA 13.0.",
    (8, 8, true),
    |table| {
        table.field(c"pointer", 0, Ty::Pointer);
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
            table.field(c"extCompatID", 0, Ty::U16);
            table.field(c"structSize", 2, Ty::U16);
            table.field(c"reserved0", 4, Ty::U32);
            table.field(c"regionCount", 8, Ty::U64);
            table.field(c"regionElementSize", 16, Ty::U64);
            table.field(c"regionElements", 24, Ty::list(Ty::Record(&nvtx13::nvtxMemRegionNameDesc_t)));
            table.field(c"reserved1", 32, Ty::U64);
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
            table.field(c"extCompatID", 0, Ty::U16);
            table.field(c"structSize", 2, Ty::U16);
            table.field(c"regionType", 4, Ty::U32);
            table.field(c"heap", 8, Ty::Value(&nvtx13::nvtxMemHeapHandle_t));
            table.field(c"regionCount", 16, Ty::U64);
            table.field(c"regionDescElementSize", 24, Ty::U64);
            table.field(c"regionDescElements", 32, Ty::Pointer);
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
            table.field(c"extCompatID", 0, Ty::U16);
            table.field(c"structSize", 2, Ty::U16);
            table.field(c"regionType", 4, Ty::U32);
            table.field(c"regionDescCount", 8, Ty::U64);
            table.field(c"regionDescElementSize", 16, Ty::U64);
            table.field(c"regionDescElements", 24, Ty::Pointer);
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
            table.field(c"extCompatID", 0, Ty::U16);
            table.field(c"structSize", 2, Ty::U16);
            table.field(c"refType", 4, Ty::U32);
            table.field(c"refCount", 8, Ty::U64);
            table.field(c"refElementSize", 16, Ty::U64);
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
        table.field(c"size", 0, Ty::U64);
        table.field(c"ptr", 8, Ty::Pointer);
    },
);

pub(crate) static nvtxPayloadData_v1: RecordDef = RecordDef::new(
    "cubind.cuda13.nvtx.nvtxPayloadData_v1\nstruct nvtxPayloadData_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    (24, 8, false),
    |table| {
        table.field(c"schemaId", 0, Ty::U64);
        table.field(c"size", 8, Ty::U64);
        table.field(c"payload", 16, Ty::Pointer);
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
        table.field(c"size", 0, Ty::U16);
        table.field(c"align", 2, Ty::U16);
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
        table.field(c"fieldMask", 0, Ty::U64);
        table.field(c"name", 8, Ty::CString);
        table.field(c"entries", 16, Ty::list(Ty::Record(&nvtx13::nvtxPayloadEnum_t)));
        table.field(c"numEntries", 24, Ty::U64);
        table.field(c"sizeOfEnum", 32, Ty::U64);
        table.field(c"schemaId", 40, Ty::U64);
        table.field(c"extension", 48, Ty::Pointer);
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
        table.field(c"name", 0, Ty::CString);
        table.field(c"value", 8, Ty::U64);
        table.field(c"isFlag", 16, Ty::I8);
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
        table.field(c"fieldMask", 0, Ty::U64);
        table.field(c"name", 8, Ty::CString);
        table.field(c"type", 16, Ty::U64);
        table.field(c"flags", 24, Ty::U64);
        table.field(c"entries", 32, Ty::list(Ty::Record(&nvtx13::nvtxPayloadSchemaEntry_t)));
        table.field(c"numEntries", 40, Ty::U64);
        table.field(c"payloadStaticSize", 48, Ty::U64);
        table.field(c"packAlign", 56, Ty::U64);
        table.field(c"schemaId", 64, Ty::U64);
        table.field(c"extension", 72, Ty::Pointer);
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
        table.field(c"flags", 0, Ty::U64);
        table.field(c"type", 8, Ty::U64);
        table.field(c"name", 16, Ty::CString);
        table.field(c"description", 24, Ty::CString);
        table.field(c"arrayOrUnionDetail", 32, Ty::U64);
        table.field(c"offset", 40, Ty::U64);
        table.field(c"semantics", 48, Ty::list(Ty::Record(&nvtx13::nvtxSemanticsHeader_t)));
        table.field(c"reserved", 56, Ty::Pointer);
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
            table.field(c"structSize", 0, Ty::U64);
            table.field(c"path", 8, Ty::CString);
            table.field(c"parentScope", 16, Ty::U64);
            table.field(c"scopeId", 24, Ty::U64);
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
        table.field(c"displayName", 32, Ty::CString);
        table.field(c"role", 40, Ty::U64);
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
        table.field(c"flags", 16, Ty::U64);
        table.field(c"unit", 24, Ty::CString);
        table.field(c"unitScaleNumerator", 32, Ty::U64);
        table.field(c"unitScaleDenominator", 40, Ty::U64);
        table.field(c"limitType", 48, Ty::I64);
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
        table.field(c"structSize", 0, Ty::U32);
        table.field(c"semanticId", 4, Ty::U16);
        table.field(c"version", 6, Ty::U16);
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
        table.field(c"scopeId", 16, Ty::U64);
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
        table.field(c"timeDomainId", 16, Ty::U64);
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
        table.field(c"src", 0, Ty::I64);
        table.field(c"dst", 8, Ty::I64);
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
        table.field(c"scopeId", 0, Ty::U64);
        table.field(c"timestampTypeId", 8, Ty::U64);
        table.field(c"timeDomainId", 16, Ty::U64);
        table.field(c"timerFlags", 24, Ty::U64);
        table.field(c"timerResolution", 32, Ty::I64);
        table.field(c"timerStart", 40, Ty::U64);
    },
);

pub(crate) static nvtxTimeDomainAttr_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvtx.nvtxTimeDomainAttr_t\nstruct nvtxTimeDomainAttr_t, from nvtx3/nvToolsExtPayload.h. Since CUDA 13.0.",
    &nvtx13::nvtxTimeDomainAttr_v1,
);
