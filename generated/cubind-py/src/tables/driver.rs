//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::driver;

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY3D_DESCRIPTOR\ntypedef CUDA_ARRAY3D_DESCRIPTOR_v2 CUDA_ARRAY3D_DESCRIPTOR, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_ARRAY3D_DESCRIPTOR_v2,
);

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY3D_DESCRIPTOR_v1_st\nstruct CUDA_ARRAY3D_DESCRIPTOR_v1, from cuda.h. Since at least CUDA 12.0.",
    (24, 4, false),
    |table| {
        table.plain("Width\0U32 0\0Height\0U32 4\0Depth\0U32 8\0");
        table.field(c"Format", 12, Ty::Enum(&driver::CUarray_format));
        table.plain("NumChannels\0U32 16\0Flags\0U32 20\0");
    },
);

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY3D_DESCRIPTOR_v1\nstruct CUDA_ARRAY3D_DESCRIPTOR_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_ARRAY3D_DESCRIPTOR_v1_st,
);

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY3D_DESCRIPTOR_st\nstruct CUDA_ARRAY3D_DESCRIPTOR_v2, from cuda.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.plain("Width\0U64 0\0Height\0U64 8\0Depth\0U64 16\0");
        table.field(c"Format", 24, Ty::Enum(&driver::CUarray_format));
        table.plain("NumChannels\0U32 28\0Flags\0U32 32\0");
    },
);

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY3D_DESCRIPTOR_v2\nstruct CUDA_ARRAY3D_DESCRIPTOR_v2, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_ARRAY3D_DESCRIPTOR_st,
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_DESCRIPTOR\ntypedef CUDA_ARRAY_DESCRIPTOR_v2 CUDA_ARRAY_DESCRIPTOR, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_ARRAY_DESCRIPTOR_v2,
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY_DESCRIPTOR_v1_st\nstruct CUDA_ARRAY_DESCRIPTOR_v1, from cuda.h. Since at least CUDA 12.0.",
    (16, 4, false),
    |table| {
        table.plain("Width\0U32 0\0Height\0U32 4\0");
        table.field(c"Format", 8, Ty::Enum(&driver::CUarray_format));
        table.plain("NumChannels\0U32 12\0");
    },
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_DESCRIPTOR_v1\nstruct CUDA_ARRAY_DESCRIPTOR_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_ARRAY_DESCRIPTOR_v1_st,
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY_DESCRIPTOR_st\nstruct CUDA_ARRAY_DESCRIPTOR_v2, from cuda.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.plain("Width\0U64 0\0Height\0U64 8\0");
        table.field(c"Format", 16, Ty::Enum(&driver::CUarray_format));
        table.plain("NumChannels\0U32 20\0");
    },
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_DESCRIPTOR_v2\nstruct CUDA_ARRAY_DESCRIPTOR_v2, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_ARRAY_DESCRIPTOR_st,
);

pub(crate) static CUDA_ARRAY_MEMORY_REQUIREMENTS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_MEMORY_REQUIREMENTS\ntypedef CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 CUDA_ARRAY_MEMORY_REQUIREMENTS, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_ARRAY_MEMORY_REQUIREMENTS_v1,
);

pub(crate) static CUDA_ARRAY_MEMORY_REQUIREMENTS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY_MEMORY_REQUIREMENTS_st\nstruct CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, from cuda.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.plain("size\0U64 0\0alignment\0U64 8\0");
        table.field(c"reserved", 16, Ty::array(Ty::U32, 4));
    },
);

pub(crate) static CUDA_ARRAY_MEMORY_REQUIREMENTS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1\nstruct CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_ARRAY_MEMORY_REQUIREMENTS_st,
);

pub(crate) static CUDA_ARRAY_SPARSE_PROPERTIES: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_SPARSE_PROPERTIES\ntypedef CUDA_ARRAY_SPARSE_PROPERTIES_v1 CUDA_ARRAY_SPARSE_PROPERTIES, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_ARRAY_SPARSE_PROPERTIES_v1,
);

pub(crate) static CUDA_ARRAY_SPARSE_PROPERTIES_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY_SPARSE_PROPERTIES_st\nstruct CUDA_ARRAY_SPARSE_PROPERTIES_v1, from cuda.h. Since at least CUDA 12.0.",
    (48, 8, false),
    |table| {
        table.field(c"tileExtent", 0, Ty::Record(&driver::CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent));
        table.plain("miptailFirstLevel\0U32 12\0miptailSize\0U64 16\0flags\0U32 24\0");
        table.field(c"reserved", 28, Ty::array(Ty::U32, 4));
    },
);

pub(crate) static CUDA_ARRAY_SPARSE_PROPERTIES_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_SPARSE_PROPERTIES_v1\nstruct CUDA_ARRAY_SPARSE_PROPERTIES_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_ARRAY_SPARSE_PROPERTIES_st,
);

pub(crate) static CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent\nstruct CUDA_ARRAY_SPARSE_PROPERTIES_v1.tileExtent, from cuda.h. Since at least CUDA 12.0.",
    (12, 4, false),
    |table| {
        table.plain("width\0U32 0\0height\0U32 4\0depth\0U32 8\0");
    },
);

pub(crate) static CUDA_CHILD_GRAPH_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_CHILD_GRAPH_NODE_PARAMS_st\nstruct CUDA_CHILD_GRAPH_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    (16, 8, false),
    |table| {
        table.field(c"graph", 0, Ty::Value(&driver::CUgraph));
        table.field(c"ownership", 8, Ty::Enum(&driver::CUgraphChildGraphNodeOwnership));
    },
);

pub(crate) static CUDA_CHILD_GRAPH_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_CHILD_GRAPH_NODE_PARAMS\nstruct CUDA_CHILD_GRAPH_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    &driver::CUDA_CHILD_GRAPH_NODE_PARAMS_st,
);

pub(crate) static CUDA_CONDITIONAL_NODE_PARAMS: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_CONDITIONAL_NODE_PARAMS\nstruct CUDA_CONDITIONAL_NODE_PARAMS, from cuda.h. Since CUDA 12.3.",
    (32, 8, false),
    |table| {
        table.field(c"handle", 0, Ty::Value(&driver::CUgraphConditionalHandle));
        table.field(c"type", 8, Ty::Enum(&driver::CUgraphConditionalNodeType));
        table.plain("size\0U32 12\0");
        table.field(c"phGraph_out", 16, Ty::filled(Ty::Value(&driver::CUgraph))).counted(12, 4);
        table.field(c"ctx", 24, Ty::Value(&driver::CUcontext));
    },
);

pub(crate) static CUDA_EVENT_WAIT_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EVENT_WAIT_NODE_PARAMS_st\nstruct CUDA_EVENT_WAIT_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    (8, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&driver::CUevent));
    },
);

pub(crate) static CUDA_EVENT_WAIT_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EVENT_WAIT_NODE_PARAMS\nstruct CUDA_EVENT_WAIT_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    &driver::CUDA_EVENT_WAIT_NODE_PARAMS_st,
);

pub(crate) static CUDA_EXTERNAL_MEMORY_BUFFER_DESC: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_BUFFER_DESC\ntypedef CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 CUDA_EXTERNAL_MEMORY_BUFFER_DESC, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1,
);

pub(crate) static CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st\nstruct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    (88, 8, false),
    |table| {
        table.plain("offset\0U64 0\0size\0U64 8\0flags\0U32 16\0");
        table.field(c"reserved", 20, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1\nstruct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st,
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC\ntypedef CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 CUDA_EXTERNAL_MEMORY_HANDLE_DESC, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1,
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st\nstruct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    (104, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUexternalMemoryHandleType));
        table.field(c"handle", 8, Ty::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle));
        table.plain("size\0U64 24\0flags\0U32 32\0");
        table.field(c"reserved", 36, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1\nstruct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st,
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle\nstruct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1.handle, from cuda.h. Since at least CUDA 12.0.",
    (16, 8, true),
    |table| {
        table.plain("fd\0I32 0\0");
        table.field(c"win32", 0, Ty::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32));
        table.plain("nvSciBufObject\0Pointer 0\0");
    },
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32\nstruct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1.handle.win32, from cuda.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("handle\0Pointer 0\0name\0Pointer 8\0");
    },
);

pub(crate) static CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC\ntypedef CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1,
);

pub(crate) static CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st\nstruct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    (120, 8, false),
    |table| {
        table.plain("offset\0U64 0\0");
        table.field(c"arrayDesc", 8, Ty::Record(&driver::CUDA_ARRAY3D_DESCRIPTOR));
        table.plain("numLevels\0U32 48\0");
        table.field(c"reserved", 52, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1\nstruct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC\ntypedef CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st\nstruct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    (96, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUexternalSemaphoreHandleType));
        table.field(c"handle", 8, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle));
        table.plain("flags\0U32 24\0");
        table.field(c"reserved", 28, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1\nstruct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle\nstruct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1.handle, from cuda.h. Since at least CUDA 12.0.",
    (16, 8, true),
    |table| {
        table.plain("fd\0I32 0\0");
        table.field(c"win32", 0, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32));
        table.plain("nvSciSyncObj\0Pointer 0\0");
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32\nstruct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1.handle.win32, from cuda.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("handle\0Pointer 0\0name\0Pointer 8\0");
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS\ntypedef CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st\nstruct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    (144, 8, false),
    |table| {
        table.field(c"params", 0, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params));
        table.plain("flags\0U32 72\0");
        table.field(c"reserved", 76, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1\nstruct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params\nstruct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params, from cuda.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"fence", 0, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence));
        table.field(c"nvSciSync", 8, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync));
        table.field(c"keyedMutex", 16, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex));
        table.field(c"reserved", 24, Ty::array(Ty::U32, 12));
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence\nstruct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.fence, from cuda.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.plain("value\0U64 0\0");
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex\nstruct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.keyedMutex, from cuda.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.plain("key\0U64 0\0");
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync\nstruct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.nvSciSync, from cuda.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.plain("fence\0Pointer 0\0reserved\0U64 0\0");
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS\ntypedef CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st\nstruct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    (144, 8, false),
    |table| {
        table.field(c"params", 0, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params));
        table.plain("flags\0U32 72\0");
        table.field(c"reserved", 76, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1\nstruct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params\nstruct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params, from cuda.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"fence", 0, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence));
        table.field(c"nvSciSync", 8, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync));
        table.field(c"keyedMutex", 16, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex));
        table.field(c"reserved", 32, Ty::array(Ty::U32, 10));
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence\nstruct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.fence, from cuda.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.plain("value\0U64 0\0");
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex\nstruct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.keyedMutex, from cuda.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("key\0U64 0\0timeoutMs\0U32 8\0");
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync\nstruct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.nvSciSync, from cuda.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.plain("fence\0Pointer 0\0reserved\0U64 0\0");
    },
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS\ntypedef CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1,
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st\nstruct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&driver::CUexternalSemaphore)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS)));
        table.plain("numExtSems\0U32 16\0");
    },
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1\nstruct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st,
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXT_SEM_WAIT_NODE_PARAMS\ntypedef CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 CUDA_EXT_SEM_WAIT_NODE_PARAMS, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1,
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXT_SEM_WAIT_NODE_PARAMS_st\nstruct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&driver::CUexternalSemaphore)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS)));
        table.plain("numExtSems\0U32 16\0");
    },
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1\nstruct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS_st,
);

pub(crate) static CUDA_GRAPH_INSTANTIATE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_GRAPH_INSTANTIATE_PARAMS_st\nstruct CUDA_GRAPH_INSTANTIATE_PARAMS, from cuda.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"flags", 0, Ty::Value(&driver::cuuint64_t));
        table.field(c"hUploadStream", 8, Ty::Value(&driver::CUstream));
        table.field(c"hErrNode_out", 16, Ty::Value(&driver::CUgraphNode));
        table.field(c"result_out", 24, Ty::Enum(&driver::CUgraphInstantiateResult));
    },
);

pub(crate) static CUDA_GRAPH_INSTANTIATE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_GRAPH_INSTANTIATE_PARAMS\nstruct CUDA_GRAPH_INSTANTIATE_PARAMS, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_GRAPH_INSTANTIATE_PARAMS_st,
);

pub(crate) static CUDA_HOST_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_HOST_NODE_PARAMS\ntypedef CUDA_HOST_NODE_PARAMS_v1 CUDA_HOST_NODE_PARAMS, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_HOST_NODE_PARAMS_v1,
);

pub(crate) static CUDA_HOST_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_HOST_NODE_PARAMS_st\nstruct CUDA_HOST_NODE_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.field(c"fn", 0, Ty::Callback(Some(&driver::CUhostFn__signature)));
        table.field(c"userData", 8, Ty::Data);
    },
);

pub(crate) static CUDA_HOST_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_HOST_NODE_PARAMS_v1\nstruct CUDA_HOST_NODE_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_HOST_NODE_PARAMS_st,
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_KERNEL_NODE_PARAMS\ntypedef CUDA_KERNEL_NODE_PARAMS_v2 CUDA_KERNEL_NODE_PARAMS, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_KERNEL_NODE_PARAMS_v2,
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_KERNEL_NODE_PARAMS_st\nstruct CUDA_KERNEL_NODE_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    (56, 8, false),
    |table| {
        table.field(c"func", 0, Ty::Value(&driver::CUfunction));
        table
            .plain(
                "gridDimX\0U32 8\0gridDimY\0U32 12\0gridDimZ\0U32 16\0blockDimX\0U32 20\0blockDimY\0U32 24\0blockDimZ\0U32 28\0sharedMemBytes\0U32 32\0",
            );
        table.field(c"kernelParams", 40, Ty::KernelParams).in_digits();
        table.field(c"extra", 48, Ty::Pointer).in_digits();
    },
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_KERNEL_NODE_PARAMS_v1\nstruct CUDA_KERNEL_NODE_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_KERNEL_NODE_PARAMS_st,
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_KERNEL_NODE_PARAMS_v2_st\nstruct CUDA_KERNEL_NODE_PARAMS_v2, from cuda.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"func", 0, Ty::Value(&driver::CUfunction));
        table
            .plain(
                "gridDimX\0U32 8\0gridDimY\0U32 12\0gridDimZ\0U32 16\0blockDimX\0U32 20\0blockDimY\0U32 24\0blockDimZ\0U32 28\0sharedMemBytes\0U32 32\0",
            );
        table.field(c"kernelParams", 40, Ty::KernelParams).in_digits();
        table.field(c"extra", 48, Ty::Pointer).in_digits();
        table.field(c"kern", 56, Ty::Value(&driver::CUkernel));
        table.field(c"ctx", 64, Ty::Value(&driver::CUcontext));
    },
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_KERNEL_NODE_PARAMS_v2\nstruct CUDA_KERNEL_NODE_PARAMS_v2, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_KERNEL_NODE_PARAMS_v2_st,
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v3_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_KERNEL_NODE_PARAMS_v3_st\nstruct CUDA_KERNEL_NODE_PARAMS_v3, from cuda.h. Since CUDA 12.2.",
    (72, 8, false),
    |table| {
        table.field(c"func", 0, Ty::Value(&driver::CUfunction));
        table
            .plain(
                "gridDimX\0U32 8\0gridDimY\0U32 12\0gridDimZ\0U32 16\0blockDimX\0U32 20\0blockDimY\0U32 24\0blockDimZ\0U32 28\0sharedMemBytes\0U32 32\0",
            );
        table.field(c"kernelParams", 40, Ty::KernelParams).in_digits();
        table.field(c"extra", 48, Ty::Pointer).in_digits();
        table.field(c"kern", 56, Ty::Value(&driver::CUkernel));
        table.field(c"ctx", 64, Ty::Value(&driver::CUcontext));
    },
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v3: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_KERNEL_NODE_PARAMS_v3\nstruct CUDA_KERNEL_NODE_PARAMS_v3, from cuda.h. Since CUDA 12.2.",
    &driver::CUDA_KERNEL_NODE_PARAMS_v3_st,
);

pub(crate) static CUDA_LAUNCH_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_LAUNCH_PARAMS\ntypedef CUDA_LAUNCH_PARAMS_v1 CUDA_LAUNCH_PARAMS, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_LAUNCH_PARAMS_v1,
);

pub(crate) static CUDA_LAUNCH_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_LAUNCH_PARAMS_st\nstruct CUDA_LAUNCH_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    (56, 8, false),
    |table| {
        table.field(c"function", 0, Ty::Value(&driver::CUfunction));
        table
            .plain(
                "gridDimX\0U32 8\0gridDimY\0U32 12\0gridDimZ\0U32 16\0blockDimX\0U32 20\0blockDimY\0U32 24\0blockDimZ\0U32 28\0sharedMemBytes\0U32 32\0",
            );
        table.field(c"hStream", 40, Ty::Value(&driver::CUstream));
        table.field(c"kernelParams", 48, Ty::KernelParams).in_digits();
    },
);

pub(crate) static CUDA_LAUNCH_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_LAUNCH_PARAMS_v1\nstruct CUDA_LAUNCH_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_LAUNCH_PARAMS_st,
);

pub(crate) static CUDA_MEMCPY2D: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY2D\ntypedef CUDA_MEMCPY2D_v2 CUDA_MEMCPY2D, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_MEMCPY2D_v2,
);

pub(crate) static CUDA_MEMCPY2D_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY2D_v1_st\nstruct CUDA_MEMCPY2D_v1, from cuda.h. Since at least CUDA 12.0.",
    (96, 8, false),
    |table| {
        table.plain("srcXInBytes\0U32 0\0srcY\0U32 4\0");
        table.field(c"srcMemoryType", 8, Ty::Enum(&driver::CUmemorytype));
        table.plain("srcHost\0Pointer 16\0");
        table.field(c"srcDevice", 24, Ty::Value(&driver::CUdeviceptr_v1));
        table.field(c"srcArray", 32, Ty::Value(&driver::CUarray));
        table.plain("srcPitch\0U32 40\0dstXInBytes\0U32 44\0dstY\0U32 48\0");
        table.field(c"dstMemoryType", 52, Ty::Enum(&driver::CUmemorytype));
        table.plain("dstHost\0Pointer 56\0");
        table.field(c"dstDevice", 64, Ty::Value(&driver::CUdeviceptr_v1));
        table.field(c"dstArray", 72, Ty::Value(&driver::CUarray));
        table.plain("dstPitch\0U32 80\0WidthInBytes\0U32 84\0Height\0U32 88\0");
    },
);

pub(crate) static CUDA_MEMCPY2D_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY2D_v1\nstruct CUDA_MEMCPY2D_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_MEMCPY2D_v1_st,
);

pub(crate) static CUDA_MEMCPY2D_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY2D_st\nstruct CUDA_MEMCPY2D_v2, from cuda.h. Since at least CUDA 12.0.",
    (128, 8, false),
    |table| {
        table.plain("srcXInBytes\0U64 0\0srcY\0U64 8\0");
        table.field(c"srcMemoryType", 16, Ty::Enum(&driver::CUmemorytype));
        table.plain("srcHost\0Pointer 24\0");
        table.field(c"srcDevice", 32, Ty::Value(&driver::CUdeviceptr));
        table.field(c"srcArray", 40, Ty::Value(&driver::CUarray));
        table.plain("srcPitch\0U64 48\0dstXInBytes\0U64 56\0dstY\0U64 64\0");
        table.field(c"dstMemoryType", 72, Ty::Enum(&driver::CUmemorytype));
        table.plain("dstHost\0Pointer 80\0");
        table.field(c"dstDevice", 88, Ty::Value(&driver::CUdeviceptr));
        table.field(c"dstArray", 96, Ty::Value(&driver::CUarray));
        table.plain("dstPitch\0U64 104\0WidthInBytes\0U64 112\0Height\0U64 120\0");
    },
);

pub(crate) static CUDA_MEMCPY2D_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY2D_v2\nstruct CUDA_MEMCPY2D_v2, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_MEMCPY2D_st,
);

pub(crate) static CUDA_MEMCPY3D: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY3D\ntypedef CUDA_MEMCPY3D_v2 CUDA_MEMCPY3D, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_MEMCPY3D_v2,
);

pub(crate) static CUDA_MEMCPY3D_PEER: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_PEER\ntypedef CUDA_MEMCPY3D_PEER_v1 CUDA_MEMCPY3D_PEER, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_MEMCPY3D_PEER_v1,
);

pub(crate) static CUDA_MEMCPY3D_PEER_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_PEER_st\nstruct CUDA_MEMCPY3D_PEER_v1, from cuda.h. Since at least CUDA 12.0.",
    (200, 8, false),
    |table| {
        table.plain("srcXInBytes\0U64 0\0srcY\0U64 8\0srcZ\0U64 16\0srcLOD\0U64 24\0");
        table.field(c"srcMemoryType", 32, Ty::Enum(&driver::CUmemorytype));
        table.plain("srcHost\0Pointer 40\0");
        table.field(c"srcDevice", 48, Ty::Value(&driver::CUdeviceptr));
        table.field(c"srcArray", 56, Ty::Value(&driver::CUarray));
        table.field(c"srcContext", 64, Ty::Value(&driver::CUcontext));
        table
            .plain(
                "srcPitch\0U64 72\0srcHeight\0U64 80\0dstXInBytes\0U64 88\0dstY\0U64 96\0dstZ\0U64 104\0dstLOD\0U64 112\0",
            );
        table.field(c"dstMemoryType", 120, Ty::Enum(&driver::CUmemorytype));
        table.plain("dstHost\0Pointer 128\0");
        table.field(c"dstDevice", 136, Ty::Value(&driver::CUdeviceptr));
        table.field(c"dstArray", 144, Ty::Value(&driver::CUarray));
        table.field(c"dstContext", 152, Ty::Value(&driver::CUcontext));
        table.plain("dstPitch\0U64 160\0dstHeight\0U64 168\0WidthInBytes\0U64 176\0Height\0U64 184\0Depth\0U64 192\0");
    },
);

pub(crate) static CUDA_MEMCPY3D_PEER_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_PEER_v1\nstruct CUDA_MEMCPY3D_PEER_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_MEMCPY3D_PEER_st,
);

pub(crate) static CUDA_MEMCPY3D_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_v1_st\nstruct CUDA_MEMCPY3D_v1, from cuda.h. Since at least CUDA 12.0.",
    (144, 8, false),
    |table| {
        table.plain("srcXInBytes\0U32 0\0srcY\0U32 4\0srcZ\0U32 8\0srcLOD\0U32 12\0");
        table.field(c"srcMemoryType", 16, Ty::Enum(&driver::CUmemorytype));
        table.plain("srcHost\0Pointer 24\0");
        table.field(c"srcDevice", 32, Ty::Value(&driver::CUdeviceptr_v1));
        table.field(c"srcArray", 40, Ty::Value(&driver::CUarray));
        table
            .plain(
                "reserved0\0Pointer 48\0srcPitch\0U32 56\0srcHeight\0U32 60\0dstXInBytes\0U32 64\0dstY\0U32 68\0dstZ\0U32 72\0dstLOD\0U32 76\0",
            );
        table.field(c"dstMemoryType", 80, Ty::Enum(&driver::CUmemorytype));
        table.plain("dstHost\0Pointer 88\0");
        table.field(c"dstDevice", 96, Ty::Value(&driver::CUdeviceptr_v1));
        table.field(c"dstArray", 104, Ty::Value(&driver::CUarray));
        table
            .plain(
                "reserved1\0Pointer 112\0dstPitch\0U32 120\0dstHeight\0U32 124\0WidthInBytes\0U32 128\0Height\0U32 132\0Depth\0U32 136\0",
            );
    },
);

pub(crate) static CUDA_MEMCPY3D_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_v1\nstruct CUDA_MEMCPY3D_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_MEMCPY3D_v1_st,
);

pub(crate) static CUDA_MEMCPY3D_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_st\nstruct CUDA_MEMCPY3D_v2, from cuda.h. Since at least CUDA 12.0.",
    (200, 8, false),
    |table| {
        table.plain("srcXInBytes\0U64 0\0srcY\0U64 8\0srcZ\0U64 16\0srcLOD\0U64 24\0");
        table.field(c"srcMemoryType", 32, Ty::Enum(&driver::CUmemorytype));
        table.plain("srcHost\0Pointer 40\0");
        table.field(c"srcDevice", 48, Ty::Value(&driver::CUdeviceptr));
        table.field(c"srcArray", 56, Ty::Value(&driver::CUarray));
        table
            .plain(
                "reserved0\0Pointer 64\0srcPitch\0U64 72\0srcHeight\0U64 80\0dstXInBytes\0U64 88\0dstY\0U64 96\0dstZ\0U64 104\0dstLOD\0U64 112\0",
            );
        table.field(c"dstMemoryType", 120, Ty::Enum(&driver::CUmemorytype));
        table.plain("dstHost\0Pointer 128\0");
        table.field(c"dstDevice", 136, Ty::Value(&driver::CUdeviceptr));
        table.field(c"dstArray", 144, Ty::Value(&driver::CUarray));
        table
            .plain(
                "reserved1\0Pointer 152\0dstPitch\0U64 160\0dstHeight\0U64 168\0WidthInBytes\0U64 176\0Height\0U64 184\0Depth\0U64 192\0",
            );
    },
);

pub(crate) static CUDA_MEMCPY3D_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_v2\nstruct CUDA_MEMCPY3D_v2, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_MEMCPY3D_st,
);

pub(crate) static CUDA_MEMCPY_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY_NODE_PARAMS_st\nstruct CUDA_MEMCPY_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    (216, 8, false),
    |table| {
        table.plain("flags\0I32 0\0reserved\0I32 4\0");
        table.field(c"copyCtx", 8, Ty::Value(&driver::CUcontext));
        table.field(c"copyParams", 16, Ty::Record(&driver::CUDA_MEMCPY3D));
    },
);

pub(crate) static CUDA_MEMCPY_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY_NODE_PARAMS\nstruct CUDA_MEMCPY_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    &driver::CUDA_MEMCPY_NODE_PARAMS_st,
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMSET_NODE_PARAMS\ntypedef CUDA_MEMSET_NODE_PARAMS_v1 CUDA_MEMSET_NODE_PARAMS, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_MEMSET_NODE_PARAMS_v1,
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMSET_NODE_PARAMS_st\nstruct CUDA_MEMSET_NODE_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"dst", 0, Ty::Value(&driver::CUdeviceptr));
        table.plain("pitch\0U64 8\0value\0U32 16\0elementSize\0U32 20\0width\0U64 24\0height\0U64 32\0");
    },
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMSET_NODE_PARAMS_v1\nstruct CUDA_MEMSET_NODE_PARAMS_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_MEMSET_NODE_PARAMS_st,
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMSET_NODE_PARAMS_v2_st\nstruct CUDA_MEMSET_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    (48, 8, false),
    |table| {
        table.field(c"dst", 0, Ty::Value(&driver::CUdeviceptr));
        table.plain("pitch\0U64 8\0value\0U32 16\0elementSize\0U32 20\0width\0U64 24\0height\0U64 32\0");
        table.field(c"ctx", 40, Ty::Value(&driver::CUcontext));
    },
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMSET_NODE_PARAMS_v2\nstruct CUDA_MEMSET_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    &driver::CUDA_MEMSET_NODE_PARAMS_v2_st,
);

pub(crate) static CUDA_MEM_FREE_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEM_FREE_NODE_PARAMS_st\nstruct CUDA_MEM_FREE_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    (8, 8, false),
    |table| {
        table.field(c"dptr", 0, Ty::Value(&driver::CUdeviceptr));
    },
);

pub(crate) static CUDA_MEM_FREE_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEM_FREE_NODE_PARAMS\nstruct CUDA_MEM_FREE_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    &driver::CUDA_MEM_FREE_NODE_PARAMS_st,
);

pub(crate) static CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS\nenum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS, from cuda.h. Since at least CUDA 12.0.",
    "CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE=3",
);

pub(crate) static CUDA_POINTER_ATTRIBUTE_P2P_TOKENS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_POINTER_ATTRIBUTE_P2P_TOKENS\ntypedef CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 CUDA_POINTER_ATTRIBUTE_P2P_TOKENS, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1,
);

pub(crate) static CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st\nstruct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1, from cuda.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("p2pToken\0U64 0\0vaSpaceToken\0U32 8\0");
    },
);

pub(crate) static CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1\nstruct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st,
);

pub(crate) static CUDA_RESOURCE_DESC: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC\ntypedef CUDA_RESOURCE_DESC_v1 CUDA_RESOURCE_DESC, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_RESOURCE_DESC_v1,
);

pub(crate) static CUDA_RESOURCE_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_st\nstruct CUDA_RESOURCE_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    (144, 8, false),
    |table| {
        table.field(c"resType", 0, Ty::Enum(&driver::CUresourcetype));
        table.field(c"res", 8, Ty::Record(&driver::CUDA_RESOURCE_DESC_v1_res));
        table.plain("flags\0U32 136\0");
    },
);

pub(crate) static CUDA_RESOURCE_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1\nstruct CUDA_RESOURCE_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_RESOURCE_DESC_st,
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1_res\nstruct CUDA_RESOURCE_DESC_v1.res, from cuda.h. Since at least CUDA 12.0.",
    (128, 8, true),
    |table| {
        table.field(c"array", 0, Ty::Record(&driver::CUDA_RESOURCE_DESC_v1_res_array));
        table.field(c"mipmap", 0, Ty::Record(&driver::CUDA_RESOURCE_DESC_v1_res_mipmap));
        table.field(c"linear", 0, Ty::Record(&driver::CUDA_RESOURCE_DESC_v1_res_linear));
        table.field(c"pitch2D", 0, Ty::Record(&driver::CUDA_RESOURCE_DESC_v1_res_pitch2D));
        table.field(c"reserved", 0, Ty::Record(&driver::CUDA_RESOURCE_DESC_v1_res_reserved));
    },
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_array: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1_res_array\nstruct CUDA_RESOURCE_DESC_v1.res.array, from cuda.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.field(c"hArray", 0, Ty::Value(&driver::CUarray));
    },
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_linear: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1_res_linear\nstruct CUDA_RESOURCE_DESC_v1.res.linear, from cuda.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"devPtr", 0, Ty::Value(&driver::CUdeviceptr));
        table.field(c"format", 8, Ty::Enum(&driver::CUarray_format));
        table.plain("numChannels\0U32 12\0sizeInBytes\0U64 16\0");
    },
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_mipmap: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1_res_mipmap\nstruct CUDA_RESOURCE_DESC_v1.res.mipmap, from cuda.h. Since at least CUDA 12.0.",
    (8, 8, false),
    |table| {
        table.field(c"hMipmappedArray", 0, Ty::Value(&driver::CUmipmappedArray));
    },
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_pitch2D: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1_res_pitch2D\nstruct CUDA_RESOURCE_DESC_v1.res.pitch2D, from cuda.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"devPtr", 0, Ty::Value(&driver::CUdeviceptr));
        table.field(c"format", 8, Ty::Enum(&driver::CUarray_format));
        table.plain("numChannels\0U32 12\0width\0U64 16\0height\0U64 24\0pitchInBytes\0U64 32\0");
    },
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_reserved: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1_res_reserved\nstruct CUDA_RESOURCE_DESC_v1.res.reserved, from cuda.h. Since at least CUDA 12.0.",
    (128, 4, false),
    |table| {
        table.field(c"reserved", 0, Ty::array(Ty::I32, 32));
    },
);

pub(crate) static CUDA_RESOURCE_VIEW_DESC: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_RESOURCE_VIEW_DESC\ntypedef CUDA_RESOURCE_VIEW_DESC_v1 CUDA_RESOURCE_VIEW_DESC, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_RESOURCE_VIEW_DESC_v1,
);

pub(crate) static CUDA_RESOURCE_VIEW_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_VIEW_DESC_st\nstruct CUDA_RESOURCE_VIEW_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    (112, 8, false),
    |table| {
        table.field(c"format", 0, Ty::Enum(&driver::CUresourceViewFormat));
        table
            .plain(
                "width\0U64 8\0height\0U64 16\0depth\0U64 24\0firstMipmapLevel\0U32 32\0lastMipmapLevel\0U32 36\0firstLayer\0U32 40\0lastLayer\0U32 44\0",
            );
        table.field(c"reserved", 48, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_RESOURCE_VIEW_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_RESOURCE_VIEW_DESC_v1\nstruct CUDA_RESOURCE_VIEW_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_RESOURCE_VIEW_DESC_st,
);

pub(crate) static CUDA_TEXTURE_DESC: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_TEXTURE_DESC\ntypedef CUDA_TEXTURE_DESC_v1 CUDA_TEXTURE_DESC, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_TEXTURE_DESC_v1,
);

pub(crate) static CUDA_TEXTURE_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_TEXTURE_DESC_st\nstruct CUDA_TEXTURE_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    (104, 4, false),
    |table| {
        table.field(c"addressMode", 0, Ty::array(Ty::Enum(&driver::CUaddress_mode), 3));
        table.field(c"filterMode", 12, Ty::Enum(&driver::CUfilter_mode));
        table.plain("flags\0U32 16\0maxAnisotropy\0U32 20\0");
        table.field(c"mipmapFilterMode", 24, Ty::Enum(&driver::CUfilter_mode));
        table.plain("mipmapLevelBias\0F32 28\0minMipmapLevelClamp\0F32 32\0maxMipmapLevelClamp\0F32 36\0");
        table.field(c"borderColor", 40, Ty::array(Ty::F32, 4));
        table.field(c"reserved", 56, Ty::array(Ty::I32, 12));
    },
);

pub(crate) static CUDA_TEXTURE_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_TEXTURE_DESC_v1\nstruct CUDA_TEXTURE_DESC_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUDA_TEXTURE_DESC_st,
);

pub(crate) static CUGLDeviceList: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUGLDeviceList\nenum CUGLDeviceList, from cudaGL.h. Since at least CUDA 12.0.",
    "CU_GL_DEVICE_LIST_ALL=1 CU_GL_DEVICE_LIST_CURRENT_FRAME CU_GL_DEVICE_LIST_NEXT_FRAME",
);

pub(crate) static CUGLmap_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUGLmap_flags\nenum CUGLmap_flags, from cudaGL.h. Since at least CUDA 12.0.",
    "CU_GL_MAP_RESOURCE_FLAGS_NONE CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD",
);

pub(crate) static CUGPUDirectRDMAWritesOrdering: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUGPUDirectRDMAWritesOrdering\nenum CUGPUDirectRDMAWritesOrdering, from cuda.h. Since at least CUDA 12.0.",
    "CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER=100 CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES=200",
);

pub(crate) static CUaccessPolicyWindow: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUaccessPolicyWindow\ntypedef CUaccessPolicyWindow_v1 CUaccessPolicyWindow, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUaccessPolicyWindow_v1,
);

pub(crate) static CUaccessPolicyWindow_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUaccessPolicyWindow_st\nstruct CUaccessPolicyWindow_v1, from cuda.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.plain("base_ptr\0Pointer 0\0num_bytes\0U64 8\0hitRatio\0F32 16\0");
        table.field(c"hitProp", 20, Ty::Enum(&driver::CUaccessProperty));
        table.field(c"missProp", 24, Ty::Enum(&driver::CUaccessProperty));
    },
);

pub(crate) static CUaccessPolicyWindow_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUaccessPolicyWindow_v1\nstruct CUaccessPolicyWindow_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUaccessPolicyWindow_st,
);

pub(crate) static CUaccessProperty: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUaccessProperty\nenum CUaccessProperty, from cuda.h. Since at least CUDA 12.0.",
    "CU_ACCESS_PROPERTY_NORMAL CU_ACCESS_PROPERTY_STREAMING CU_ACCESS_PROPERTY_PERSISTING",
);

pub(crate) static CUaddress_mode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUaddress_mode\nenum CUaddress_mode, from cuda.h. Since at least CUDA 12.0.",
    "CU_TR_ADDRESS_MODE_WRAP CU_TR_ADDRESS_MODE_CLAMP CU_TR_ADDRESS_MODE_MIRROR CU_TR_ADDRESS_MODE_BORDER",
);

pub(crate) static CUarray: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUarray\ntypedef CUarray, from cuda.h. Since at least CUDA 12.0.", ValueKind::Handle, None,
);

pub(crate) static CUarrayMapInfo: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUarrayMapInfo\ntypedef CUarrayMapInfo_v1 CUarrayMapInfo, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUarrayMapInfo_v1,
);

pub(crate) static CUarrayMapInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUarrayMapInfo_st\nstruct CUarrayMapInfo_v1, from cuda.h. Since at least CUDA 12.0.",
    (96, 8, false),
    |table| {
        table.field(c"resourceType", 0, Ty::Enum(&driver::CUresourcetype));
        table.field(c"resource", 8, Ty::Record(&driver::CUarrayMapInfo_v1_resource));
        table.field(c"subresourceType", 16, Ty::Enum(&driver::CUarraySparseSubresourceType));
        table.field(c"subresource", 24, Ty::Record(&driver::CUarrayMapInfo_v1_subresource));
        table.field(c"memOperationType", 56, Ty::Enum(&driver::CUmemOperationType));
        table.field(c"memHandleType", 60, Ty::Enum(&driver::CUmemHandleType));
        table.field(c"memHandle", 64, Ty::Record(&driver::CUarrayMapInfo_v1_memHandle));
        table.plain("offset\0U64 72\0deviceBitMask\0U32 80\0flags\0U32 84\0");
        table.field(c"reserved", 88, Ty::array(Ty::U32, 2));
    },
);

pub(crate) static CUarrayMapInfo_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUarrayMapInfo_v1\nstruct CUarrayMapInfo_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUarrayMapInfo_st,
);

pub(crate) static CUarrayMapInfo_v1_memHandle: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUarrayMapInfo_v1_memHandle\nstruct CUarrayMapInfo_v1.memHandle, from cuda.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.field(c"memHandle", 0, Ty::Value(&driver::CUmemGenericAllocationHandle));
    },
);

pub(crate) static CUarrayMapInfo_v1_resource: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUarrayMapInfo_v1_resource\nstruct CUarrayMapInfo_v1.resource, from cuda.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.field(c"mipmap", 0, Ty::Value(&driver::CUmipmappedArray));
        table.field(c"array", 0, Ty::Value(&driver::CUarray));
    },
);

pub(crate) static CUarrayMapInfo_v1_subresource: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUarrayMapInfo_v1_subresource\nstruct CUarrayMapInfo_v1.subresource, from cuda.h. Since at least CUDA 12.0.",
    (32, 8, true),
    |table| {
        table.field(c"sparseLevel", 0, Ty::Record(&driver::CUarrayMapInfo_v1_subresource_sparseLevel));
        table.field(c"miptail", 0, Ty::Record(&driver::CUarrayMapInfo_v1_subresource_miptail));
    },
);

pub(crate) static CUarrayMapInfo_v1_subresource_miptail: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUarrayMapInfo_v1_subresource_miptail\nstruct CUarrayMapInfo_v1.subresource.miptail, from cuda.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.plain("layer\0U32 0\0offset\0U64 8\0size\0U64 16\0");
    },
);

pub(crate) static CUarrayMapInfo_v1_subresource_sparseLevel: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUarrayMapInfo_v1_subresource_sparseLevel\nstruct CUarrayMapInfo_v1.subresource.sparseLevel, from cuda.h. Since at least CUDA 12.0.",
    (32, 4, false),
    |table| {
        table
            .plain(
                "level\0U32 0\0layer\0U32 4\0offsetX\0U32 8\0offsetY\0U32 12\0offsetZ\0U32 16\0extentWidth\0U32 20\0extentHeight\0U32 24\0extentDepth\0U32 28\0",
            );
    },
);

pub(crate) static CUarraySparseSubresourceType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUarraySparseSubresourceType\nenum CUarraySparseSubresourceType, from cuda.h. Since at least CUDA 12.0.",
    "CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL",
);

pub(crate) static CUarray_cubemap_face: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUarray_cubemap_face\nenum CUarray_cubemap_face, from cuda.h. Since at least CUDA 12.0.",
    "CU_CUBEMAP_FACE_POSITIVE_X CU_CUBEMAP_FACE_NEGATIVE_X CU_CUBEMAP_FACE_POSITIVE_Y CU_CUBEMAP_FACE_NEGATIVE_Y CU_CUBEMAP_FACE_POSITIVE_Z CU_CUBEMAP_FACE_NEGATIVE_Z",
);

pub(crate) static CUarray_format: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUarray_format\nenum CUarray_format, from cuda.h. Since at least CUDA 12.0.",
    "CU_AD_FORMAT_UNSIGNED_INT8=1 CU_AD_FORMAT_UNSIGNED_INT16 CU_AD_FORMAT_UNSIGNED_INT32 CU_AD_FORMAT_SIGNED_INT8=8 CU_AD_FORMAT_SIGNED_INT16 CU_AD_FORMAT_SIGNED_INT32 CU_AD_FORMAT_HALF=16 CU_AD_FORMAT_FLOAT=32 CU_AD_FORMAT_NV12=176 CU_AD_FORMAT_UNORM_INT8X1=192 CU_AD_FORMAT_UNORM_INT8X2 CU_AD_FORMAT_UNORM_INT8X4 CU_AD_FORMAT_UNORM_INT16X1 CU_AD_FORMAT_UNORM_INT16X2 CU_AD_FORMAT_UNORM_INT16X4 CU_AD_FORMAT_SNORM_INT8X1 CU_AD_FORMAT_SNORM_INT8X2 CU_AD_FORMAT_SNORM_INT8X4 CU_AD_FORMAT_SNORM_INT16X1 CU_AD_FORMAT_SNORM_INT16X2 CU_AD_FORMAT_SNORM_INT16X4 CU_AD_FORMAT_BC1_UNORM=145 CU_AD_FORMAT_BC1_UNORM_SRGB CU_AD_FORMAT_BC2_UNORM CU_AD_FORMAT_BC2_UNORM_SRGB CU_AD_FORMAT_BC3_UNORM CU_AD_FORMAT_BC3_UNORM_SRGB CU_AD_FORMAT_BC4_UNORM CU_AD_FORMAT_BC4_SNORM CU_AD_FORMAT_BC5_UNORM CU_AD_FORMAT_BC5_SNORM CU_AD_FORMAT_BC6H_UF16 CU_AD_FORMAT_BC6H_SF16 CU_AD_FORMAT_BC7_UNORM CU_AD_FORMAT_BC7_UNORM_SRGB CU_AD_FORMAT_P010 CU_AD_FORMAT_P016=161 CU_AD_FORMAT_NV16 CU_AD_FORMAT_P210 CU_AD_FORMAT_P216 CU_AD_FORMAT_YUY2 CU_AD_FORMAT_Y210 CU_AD_FORMAT_Y216 CU_AD_FORMAT_AYUV CU_AD_FORMAT_Y410 CU_AD_FORMAT_Y416=177 CU_AD_FORMAT_Y444_PLANAR8 CU_AD_FORMAT_Y444_PLANAR10 CU_AD_FORMAT_YUV444_8bit_SemiPlanar CU_AD_FORMAT_YUV444_16bit_SemiPlanar CU_AD_FORMAT_UNORM_INT_101010_2=80 CU_AD_FORMAT_UINT8_PACKED_422 CU_AD_FORMAT_UINT8_PACKED_444 CU_AD_FORMAT_UINT8_SEMIPLANAR_420 CU_AD_FORMAT_UINT16_SEMIPLANAR_420 CU_AD_FORMAT_UINT8_SEMIPLANAR_422 CU_AD_FORMAT_UINT16_SEMIPLANAR_422 CU_AD_FORMAT_UINT8_SEMIPLANAR_444 CU_AD_FORMAT_UINT16_SEMIPLANAR_444 CU_AD_FORMAT_UINT8_PLANAR_420 CU_AD_FORMAT_UINT16_PLANAR_420 CU_AD_FORMAT_UINT8_PLANAR_422 CU_AD_FORMAT_UINT16_PLANAR_422 CU_AD_FORMAT_UINT8_PLANAR_444 CU_AD_FORMAT_UINT16_PLANAR_444 CU_AD_FORMAT_MAX=2147483647",
);

pub(crate) static CUasyncCallback__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Record(&driver::CUasyncNotificationInfo), ArgKind::Data,
        ArgKind::Value(Ty::Value(&driver::CUasyncCallbackHandle)),
    ],
);

pub(crate) static CUasyncCallback: ValueDef = ValueDef::new(
        "cubind.cuda13.driver.CUasyncCallback\nthe address of a C function, CUasyncCallback, from cuda.h. Since CUDA 12.4.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUasyncCallback__signature);

pub(crate) static CUasyncCallbackHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUasyncCallbackHandle\ntypedef CUasyncCallbackHandle, from cuda.h. Since CUDA 12.4.",
    ValueKind::Handle, None,
);

pub(crate) static CUasyncNotificationInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUasyncNotificationInfo_st\nstruct CUasyncNotificationInfo, from cuda.h. Since CUDA 12.4.",
    (16, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUasyncNotificationType));
        table.field(c"info", 8, Ty::Record(&driver::CUasyncNotificationInfo_info));
    },
);

pub(crate) static CUasyncNotificationInfo: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUasyncNotificationInfo\nstruct CUasyncNotificationInfo, from cuda.h. Since CUDA 12.4.",
    &driver::CUasyncNotificationInfo_st,
);

pub(crate) static CUasyncNotificationInfo_info: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUasyncNotificationInfo_info\nstruct CUasyncNotificationInfo.info, from cuda.h. Since CUDA 12.4.",
    (8, 8, true),
    |table| {
        table.field(c"overBudget", 0, Ty::Record(&driver::CUasyncNotificationInfo_info_overBudget));
    },
);

pub(crate) static CUasyncNotificationInfo_info_overBudget: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUasyncNotificationInfo_info_overBudget\nstruct CUasyncNotificationInfo.info.overBudget, from cuda.h. Since CUDA 12.4.",
    (8, 8, false),
    |table| {
        table.plain("bytesOverBudget\0U64 0\0");
    },
);

pub(crate) static CUasyncNotificationType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUasyncNotificationType\nenum CUasyncNotificationType, from cuda.h. Since CUDA 12.4.",
    "CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET=1",
);

pub(crate) static CUcheckpointLockArgs_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUcheckpointLockArgs_st\nstruct CUcheckpointLockArgs, from cuda.h. Since CUDA 12.8.",
    (64, 8, false),
    |table| {
        table.plain("timeoutMs\0U32 0\0reserved0\0U32 4\0");
        table.field(c"reserved1", 8, Ty::array(Ty::Value(&driver::cuuint64_t), 7));
    },
);

pub(crate) static CUcheckpointLockArgs: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUcheckpointLockArgs\nstruct CUcheckpointLockArgs, from cuda.h. Since CUDA 12.8.",
    &driver::CUcheckpointLockArgs_st,
);

pub(crate) static CUcheckpointUnlockArgs_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUcheckpointUnlockArgs_st\nstruct CUcheckpointUnlockArgs, from cuda.h. Since CUDA 12.8.",
    (64, 8, false),
    |table| {
        table.field(c"reserved", 0, Ty::array(Ty::Value(&driver::cuuint64_t), 8));
    },
);

pub(crate) static CUcheckpointUnlockArgs: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUcheckpointUnlockArgs\nstruct CUcheckpointUnlockArgs, from cuda.h. Since CUDA 12.8.",
    &driver::CUcheckpointUnlockArgs_st,
);

pub(crate) static CUcigDataType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUcigDataType\nenum CUcigDataType, from cuda.h. Since CUDA 12.5.",
    "CIG_DATA_TYPE_D3D12_COMMAND_QUEUE=1 CIG_DATA_TYPE_NV_BLOB",
);

pub(crate) static CUclusterSchedulingPolicy: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUclusterSchedulingPolicy\nenum CUclusterSchedulingPolicy, from cuda.h. Since at least CUDA 12.0.",
    "CU_CLUSTER_SCHEDULING_POLICY_DEFAULT CU_CLUSTER_SCHEDULING_POLICY_SPREAD CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY",
);

pub(crate) static CUcomputemode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUcomputemode\nenum CUcomputemode, from cuda.h. Since at least CUDA 12.0.",
    "CU_COMPUTEMODE_DEFAULT CU_COMPUTEMODE_PROHIBITED=2 CU_COMPUTEMODE_EXCLUSIVE_PROCESS",
);

pub(crate) static CUcontext: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUcontext\ntypedef CUcontext, from cuda.h. Since at least CUDA 12.0.", ValueKind::Handle,
    None,
);

pub(crate) static CUcoredumpSettings: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUcoredumpSettings\nenum CUcoredumpSettings, from cuda.h. Since CUDA 12.1.",
    "CU_COREDUMP_ENABLE_ON_EXCEPTION=1 CU_COREDUMP_TRIGGER_HOST CU_COREDUMP_LIGHTWEIGHT CU_COREDUMP_ENABLE_USER_TRIGGER CU_COREDUMP_FILE CU_COREDUMP_PIPE CU_COREDUMP_GENERATION_FLAGS CU_COREDUMP_MAX",
);

pub(crate) static CUctxCigParam_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUctxCigParam_st\nstruct CUctxCigParam, from cuda.h. Since CUDA 12.5.",
    (16, 8, false),
    |table| {
        table.field(c"sharedDataType", 0, Ty::Enum(&driver::CUcigDataType));
        table.plain("sharedData\0Pointer 8\0");
    },
);

pub(crate) static CUctxCigParam: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUctxCigParam\nstruct CUctxCigParam, from cuda.h. Since CUDA 12.5.",
    &driver::CUctxCigParam_st,
);

pub(crate) static CUctxCreateParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUctxCreateParams_st\nstruct CUctxCreateParams, from cuda.h. Since CUDA 12.5.",
    (24, 8, false),
    |table| {
        table.field(c"execAffinityParams", 0, Ty::list(Ty::Record(&driver::CUexecAffinityParam)));
        table.plain("numExecAffinityParams\0I32 8\0");
        table.field(c"cigParams", 16, Ty::list(Ty::Record(&driver::CUctxCigParam)));
    },
);

pub(crate) static CUctxCreateParams: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUctxCreateParams\nstruct CUctxCreateParams, from cuda.h. Since CUDA 12.5.",
    &driver::CUctxCreateParams_st,
);

pub(crate) static CUctx_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUctx_flags\nenum CUctx_flags, from cuda.h. Since at least CUDA 12.0. Deprecated: CU_CTX_BLOCKING_SYNC, CU_CTX_MAP_HOST.",
    "CU_CTX_SCHED_AUTO CU_CTX_SCHED_SPIN CU_CTX_SCHED_YIELD CU_CTX_SCHED_BLOCKING_SYNC=4 CU_CTX_BLOCKING_SYNC=4 CU_CTX_SCHED_MASK=7 CU_CTX_MAP_HOST CU_CTX_LMEM_RESIZE_TO_MAX=16 CU_CTX_COREDUMP_ENABLE=32 CU_CTX_USER_COREDUMP_ENABLE=64 CU_CTX_SYNC_MEMOPS=128 CU_CTX_FLAGS_MASK=255",
);

pub(crate) static CUdevResourceDesc: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUdevResourceDesc\ntypedef CUdevResourceDesc, from cuda.h. Since CUDA 12.4.",
    ValueKind::Handle, None,
);

pub(crate) static CUdevResourceType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdevResourceType\nenum CUdevResourceType, from cuda.h. Since CUDA 12.4.",
    "CU_DEV_RESOURCE_TYPE_INVALID CU_DEV_RESOURCE_TYPE_SM CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG=1000 CU_DEV_RESOURCE_TYPE_WORKQUEUE=10000",
);

pub(crate) static CUdevice: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUdevice\ntypedef CUdevice, from cuda.h. Since at least CUDA 12.0.", ValueKind::I32, None,
);

pub(crate) static CUdeviceNumaConfig: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdeviceNumaConfig\nenum CUdeviceNumaConfig, from cuda.h. Since CUDA 12.2.",
    "CU_DEVICE_NUMA_CONFIG_NONE CU_DEVICE_NUMA_CONFIG_NUMA_NODE",
);

pub(crate) static CUdevice_P2PAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdevice_P2PAttribute\nenum CUdevice_P2PAttribute, from cuda.h. Since at least CUDA 12.0. Deprecated: CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED.",
    "CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK=1 CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED=4 CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED",
);

pub(crate) static CUdeviceptr: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUdeviceptr\ntypedef CUdeviceptr, from cuda.h. Since at least CUDA 12.0.",
    ValueKind::DevicePointer, None,
);

pub(crate) static CUdeviceptr_v1: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUdeviceptr_v1\ntypedef CUdeviceptr_v1, from cuda.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static CUdevprop: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUdevprop\ntypedef CUdevprop_v1 CUdevprop, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUdevprop_v1,
);

pub(crate) static CUdevprop_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUdevprop_st\nstruct CUdevprop_v1, from cuda.h. Since at least CUDA 12.0.",
    (56, 4, false),
    |table| {
        table.plain("maxThreadsPerBlock\0I32 0\0");
        table.field(c"maxThreadsDim", 4, Ty::array(Ty::I32, 3));
        table.field(c"maxGridSize", 16, Ty::array(Ty::I32, 3));
        table
            .plain(
                "sharedMemPerBlock\0I32 28\0totalConstantMemory\0I32 32\0SIMDWidth\0I32 36\0memPitch\0I32 40\0regsPerBlock\0I32 44\0clockRate\0I32 48\0textureAlign\0I32 52\0",
            );
    },
);

pub(crate) static CUdevprop_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUdevprop_v1\nstruct CUdevprop_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUdevprop_st,
);

pub(crate) static CUdriverProcAddressQueryResult: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdriverProcAddressQueryResult\nenum CUdriverProcAddressQueryResult, from cuda.h. Since at least CUDA 12.0.",
    "CU_GET_PROC_ADDRESS_SUCCESS CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT",
);

pub(crate) static CUdriverProcAddress_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdriverProcAddress_flags\nenum CUdriverProcAddress_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_GET_PROC_ADDRESS_DEFAULT CU_GET_PROC_ADDRESS_LEGACY_STREAM CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM",
);

pub(crate) static CUeglColorFormat: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUeglColorFormat\nenum CUeglColorFormat, from cudaEGL.h. Since at least CUDA 12.0.",
    "CU_EGL_COLOR_FORMAT_YUV420_PLANAR CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR CU_EGL_COLOR_FORMAT_YUV422_PLANAR CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR CU_EGL_COLOR_FORMAT_RGB CU_EGL_COLOR_FORMAT_BGR CU_EGL_COLOR_FORMAT_ARGB CU_EGL_COLOR_FORMAT_RGBA CU_EGL_COLOR_FORMAT_L CU_EGL_COLOR_FORMAT_R CU_EGL_COLOR_FORMAT_YUV444_PLANAR CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR CU_EGL_COLOR_FORMAT_YUYV_422 CU_EGL_COLOR_FORMAT_UYVY_422 CU_EGL_COLOR_FORMAT_ABGR CU_EGL_COLOR_FORMAT_BGRA CU_EGL_COLOR_FORMAT_A CU_EGL_COLOR_FORMAT_RG CU_EGL_COLOR_FORMAT_AYUV CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR CU_EGL_COLOR_FORMAT_VYUY_ER CU_EGL_COLOR_FORMAT_UYVY_ER CU_EGL_COLOR_FORMAT_YUYV_ER CU_EGL_COLOR_FORMAT_YVYU_ER CU_EGL_COLOR_FORMAT_YUV_ER CU_EGL_COLOR_FORMAT_YUVA_ER CU_EGL_COLOR_FORMAT_AYUV_ER CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER CU_EGL_COLOR_FORMAT_BAYER_RGGB CU_EGL_COLOR_FORMAT_BAYER_BGGR CU_EGL_COLOR_FORMAT_BAYER_GRBG CU_EGL_COLOR_FORMAT_BAYER_GBRG CU_EGL_COLOR_FORMAT_BAYER10_RGGB CU_EGL_COLOR_FORMAT_BAYER10_BGGR CU_EGL_COLOR_FORMAT_BAYER10_GRBG CU_EGL_COLOR_FORMAT_BAYER10_GBRG CU_EGL_COLOR_FORMAT_BAYER12_RGGB CU_EGL_COLOR_FORMAT_BAYER12_BGGR CU_EGL_COLOR_FORMAT_BAYER12_GRBG CU_EGL_COLOR_FORMAT_BAYER12_GBRG CU_EGL_COLOR_FORMAT_BAYER14_RGGB CU_EGL_COLOR_FORMAT_BAYER14_BGGR CU_EGL_COLOR_FORMAT_BAYER14_GRBG CU_EGL_COLOR_FORMAT_BAYER14_GBRG CU_EGL_COLOR_FORMAT_BAYER20_RGGB CU_EGL_COLOR_FORMAT_BAYER20_BGGR CU_EGL_COLOR_FORMAT_BAYER20_GRBG CU_EGL_COLOR_FORMAT_BAYER20_GBRG CU_EGL_COLOR_FORMAT_YVU444_PLANAR CU_EGL_COLOR_FORMAT_YVU422_PLANAR CU_EGL_COLOR_FORMAT_YVU420_PLANAR CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG CU_EGL_COLOR_FORMAT_BAYER_BCCR CU_EGL_COLOR_FORMAT_BAYER_RCCB CU_EGL_COLOR_FORMAT_BAYER_CRBC CU_EGL_COLOR_FORMAT_BAYER_CBRC CU_EGL_COLOR_FORMAT_BAYER10_CCCC CU_EGL_COLOR_FORMAT_BAYER12_BCCR CU_EGL_COLOR_FORMAT_BAYER12_RCCB CU_EGL_COLOR_FORMAT_BAYER12_CRBC CU_EGL_COLOR_FORMAT_BAYER12_CBRC CU_EGL_COLOR_FORMAT_BAYER12_CCCC CU_EGL_COLOR_FORMAT_Y CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020 CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020 CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020 CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020 CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709 CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709 CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709 CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709 CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709 CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020 CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020 CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709 CU_EGL_COLOR_FORMAT_Y_ER CU_EGL_COLOR_FORMAT_Y_709_ER CU_EGL_COLOR_FORMAT_Y10_ER CU_EGL_COLOR_FORMAT_Y10_709_ER CU_EGL_COLOR_FORMAT_Y12_ER CU_EGL_COLOR_FORMAT_Y12_709_ER CU_EGL_COLOR_FORMAT_YUVA CU_EGL_COLOR_FORMAT_YUV CU_EGL_COLOR_FORMAT_YVYU CU_EGL_COLOR_FORMAT_VYUY CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER CU_EGL_COLOR_FORMAT_UYVY_709 CU_EGL_COLOR_FORMAT_UYVY_709_ER CU_EGL_COLOR_FORMAT_UYVY_2020 CU_EGL_COLOR_FORMAT_MAX",
);

pub(crate) static CUeglFrame: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUeglFrame\ntypedef CUeglFrame_v1 CUeglFrame, from cudaEGL.h. Since at least CUDA 12.0.",
    &driver::CUeglFrame_v1,
);

pub(crate) static CUeglFrameType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUeglFrameType\nenum CUeglFrameType, from cudaEGL.h. Since at least CUDA 12.0.",
    "CU_EGL_FRAME_TYPE_ARRAY CU_EGL_FRAME_TYPE_PITCH",
);

pub(crate) static CUeglFrame_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUeglFrame_st\nstruct CUeglFrame_v1, from cudaEGL.h. Since at least CUDA 12.0.",
    (64, 8, false),
    |table| {
        table.field(c"frame", 0, Ty::Record(&driver::CUeglFrame_v1_frame));
        table
            .plain(
                "width\0U32 24\0height\0U32 28\0depth\0U32 32\0pitch\0U32 36\0planeCount\0U32 40\0numChannels\0U32 44\0",
            );
        table.field(c"frameType", 48, Ty::Enum(&driver::CUeglFrameType));
        table.field(c"eglColorFormat", 52, Ty::Enum(&driver::CUeglColorFormat));
        table.field(c"cuFormat", 56, Ty::Enum(&driver::CUarray_format));
    },
);

pub(crate) static CUeglFrame_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUeglFrame_v1\nstruct CUeglFrame_v1, from cudaEGL.h. Since at least CUDA 12.0.",
    &driver::CUeglFrame_st,
);

pub(crate) static CUeglFrame_v1_frame: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUeglFrame_v1_frame\nstruct CUeglFrame_v1.frame, from cudaEGL.h. Since at least CUDA 12.0.",
    (24, 8, true),
    |table| {
        table.field(c"pArray", 0, Ty::array(Ty::Value(&driver::CUarray), 3));
        table.field(c"pPitch", 0, Ty::array(Ty::Pointer, 3));
    },
);

pub(crate) static CUeglResourceLocationFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUeglResourceLocationFlags\nenum CUeglResourceLocationFlags, from cudaEGL.h. Since at least CUDA 12.0.",
    "CU_EGL_RESOURCE_LOCATION_SYSMEM CU_EGL_RESOURCE_LOCATION_VIDMEM",
);

pub(crate) static CUeglStreamConnection: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUeglStreamConnection\ntypedef CUeglStreamConnection, from cudaEGL.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static CUevent: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUevent\ntypedef CUevent, from cuda.h. Since at least CUDA 12.0.", ValueKind::Handle, None,
);

pub(crate) static CUevent_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUevent_flags\nenum CUevent_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_EVENT_DEFAULT CU_EVENT_BLOCKING_SYNC CU_EVENT_DISABLE_TIMING CU_EVENT_INTERPROCESS=4",
);

pub(crate) static CUevent_record_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUevent_record_flags\nenum CUevent_record_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_EVENT_RECORD_DEFAULT CU_EVENT_RECORD_EXTERNAL",
);

pub(crate) static CUevent_sched_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUevent_sched_flags\nenum CUevent_sched_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_EVENT_SCHED_AUTO CU_EVENT_SCHED_SPIN CU_EVENT_SCHED_YIELD CU_EVENT_SCHED_BLOCKING_SYNC=4",
);

pub(crate) static CUevent_wait_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUevent_wait_flags\nenum CUevent_wait_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_EVENT_WAIT_DEFAULT CU_EVENT_WAIT_EXTERNAL",
);

pub(crate) static CUexecAffinityParam: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUexecAffinityParam\ntypedef CUexecAffinityParam_v1 CUexecAffinityParam, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUexecAffinityParam_v1,
);

pub(crate) static CUexecAffinityParam_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUexecAffinityParam_st\nstruct CUexecAffinityParam_v1, from cuda.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUexecAffinityType));
        table.field(c"param", 4, Ty::Record(&driver::CUexecAffinityParam_v1_param));
    },
);

pub(crate) static CUexecAffinityParam_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUexecAffinityParam_v1\nstruct CUexecAffinityParam_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUexecAffinityParam_st,
);

pub(crate) static CUexecAffinityParam_v1_param: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUexecAffinityParam_v1_param\nstruct CUexecAffinityParam_v1.param, from cuda.h. Since at least CUDA 12.0.",
    (4, 4, true),
    |table| {
        table.field(c"smCount", 0, Ty::Record(&driver::CUexecAffinitySmCount));
    },
);

pub(crate) static CUexecAffinitySmCount: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUexecAffinitySmCount\ntypedef CUexecAffinitySmCount_v1 CUexecAffinitySmCount, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUexecAffinitySmCount_v1,
);

pub(crate) static CUexecAffinitySmCount_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUexecAffinitySmCount_st\nstruct CUexecAffinitySmCount_v1, from cuda.h. Since at least CUDA 12.0.",
    (4, 4, false),
    |table| {
        table.plain("val\0U32 0\0");
    },
);

pub(crate) static CUexecAffinitySmCount_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUexecAffinitySmCount_v1\nstruct CUexecAffinitySmCount_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUexecAffinitySmCount_st,
);

pub(crate) static CUexecAffinityType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUexecAffinityType\nenum CUexecAffinityType, from cuda.h. Since at least CUDA 12.0.",
    "CU_EXEC_AFFINITY_TYPE_SM_COUNT CU_EXEC_AFFINITY_TYPE_MAX",
);

pub(crate) static CUextent3D: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUextent3D\ntypedef CUextent3D_v1 CUextent3D, from cuda.h. Since CUDA 12.8.",
    &driver::CUextent3D_v1,
);

pub(crate) static CUextent3D_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUextent3D_st\nstruct CUextent3D_v1, from cuda.h. Since CUDA 12.8.",
    (24, 8, false),
    |table| {
        table.plain("width\0U64 0\0height\0U64 8\0depth\0U64 16\0");
    },
);

pub(crate) static CUextent3D_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUextent3D_v1\nstruct CUextent3D_v1, from cuda.h. Since CUDA 12.8.", &driver::CUextent3D_st,
);

pub(crate) static CUexternalMemory: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUexternalMemory\ntypedef CUexternalMemory, from cuda.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static CUexternalMemoryHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUexternalMemoryHandleType\nenum CUexternalMemoryHandleType, from cuda.h. Since at least CUDA 12.0.",
    "CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD=1 CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD",
);

pub(crate) static CUexternalSemaphore: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUexternalSemaphore\ntypedef CUexternalSemaphore, from cuda.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static CUexternalSemaphoreHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUexternalSemaphoreHandleType\nenum CUexternalSemaphoreHandleType, from cuda.h. Since at least CUDA 12.0.",
    "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD=1 CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32",
);

pub(crate) static CUfilter_mode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUfilter_mode\nenum CUfilter_mode, from cuda.h. Since at least CUDA 12.0.",
    "CU_TR_FILTER_MODE_POINT CU_TR_FILTER_MODE_LINEAR",
);

pub(crate) static CUflushGPUDirectRDMAWritesOptions: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUflushGPUDirectRDMAWritesOptions\nenum CUflushGPUDirectRDMAWritesOptions, from cuda.h. Since at least CUDA 12.0.",
    "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST=1 CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS",
);

pub(crate) static CUflushGPUDirectRDMAWritesScope: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUflushGPUDirectRDMAWritesScope\nenum CUflushGPUDirectRDMAWritesScope, from cuda.h. Since at least CUDA 12.0.",
    "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER=100 CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES=200",
);

pub(crate) static CUflushGPUDirectRDMAWritesTarget: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUflushGPUDirectRDMAWritesTarget\nenum CUflushGPUDirectRDMAWritesTarget, from cuda.h. Since at least CUDA 12.0.",
    "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX",
);

pub(crate) static CUfunc_cache: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUfunc_cache\nenum CUfunc_cache, from cuda.h. Since at least CUDA 12.0.",
    "CU_FUNC_CACHE_PREFER_NONE CU_FUNC_CACHE_PREFER_SHARED CU_FUNC_CACHE_PREFER_L1 CU_FUNC_CACHE_PREFER_EQUAL",
);

pub(crate) static CUfunction: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUfunction\ntypedef CUfunction, from cuda.h. Since at least CUDA 12.0.", ValueKind::Handle,
    None,
);

pub(crate) static CUfunctionLoadingState: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUfunctionLoadingState\nenum CUfunctionLoadingState, from cuda.h. Since CUDA 12.4.",
    "CU_FUNCTION_LOADING_STATE_UNLOADED CU_FUNCTION_LOADING_STATE_LOADED CU_FUNCTION_LOADING_STATE_MAX",
);

pub(crate) static CUgraph: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgraph\ntypedef CUgraph, from cuda.h. Since at least CUDA 12.0.", ValueKind::Handle, None,
);

pub(crate) static CUgraphChildGraphNodeOwnership: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphChildGraphNodeOwnership\nenum CUgraphChildGraphNodeOwnership, from cuda.h. Since CUDA 12.9.",
    "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID=-1",
);

pub(crate) static CUgraphConditionalHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgraphConditionalHandle\ntypedef CUgraphConditionalHandle, from cuda.h. Since CUDA 12.3.",
    ValueKind::U64, None,
);

pub(crate) static CUgraphConditionalNodeType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphConditionalNodeType\nenum CUgraphConditionalNodeType, from cuda.h. Since CUDA 12.3.",
    "CU_GRAPH_COND_TYPE_IF CU_GRAPH_COND_TYPE_WHILE CU_GRAPH_COND_TYPE_SWITCH",
);

pub(crate) static CUgraphDebugDot_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphDebugDot_flags\nenum CUgraphDebugDot_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE=1 CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS=4 CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS=8 CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS=16 CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS=32 CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS=64 CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS=128 CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS=256 CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES=512 CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES=1024 CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS=2048 CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS=4096 CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS=8192 CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO=16384 CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS=32768 CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS=65536 CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS=131072",
);

pub(crate) static CUgraphDependencyType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphDependencyType\nenum CUgraphDependencyType, from cuda.h. Since CUDA 12.3.",
    "CU_GRAPH_DEPENDENCY_TYPE_DEFAULT CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC",
);

pub(crate) static CUgraphDeviceNode: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgraphDeviceNode\ntypedef CUgraphDeviceNode, from cuda.h. Since CUDA 12.4.",
    ValueKind::Handle, None,
);

pub(crate) static CUgraphEdgeData_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUgraphEdgeData_st\nstruct CUgraphEdgeData, from cuda.h. Since CUDA 12.3.",
    (8, 1, false),
    |table| {
        table.plain("from_port\0U8 0\0to_port\0U8 1\0type\0U8 2\0");
        table.field(c"reserved", 3, Ty::Chars(5));
    },
);

pub(crate) static CUgraphEdgeData: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUgraphEdgeData\nstruct CUgraphEdgeData, from cuda.h. Since CUDA 12.3.",
    &driver::CUgraphEdgeData_st,
);

pub(crate) static CUgraphExec: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgraphExec\ntypedef CUgraphExec, from cuda.h. Since at least CUDA 12.0.", ValueKind::Handle,
    None,
);

pub(crate) static CUgraphExecUpdateResult: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphExecUpdateResult\nenum CUgraphExecUpdateResult, from cuda.h. Since at least CUDA 12.0.",
    "CU_GRAPH_EXEC_UPDATE_SUCCESS CU_GRAPH_EXEC_UPDATE_ERROR CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED",
);

pub(crate) static CUgraphExecUpdateResultInfo: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUgraphExecUpdateResultInfo\ntypedef CUgraphExecUpdateResultInfo_v1 CUgraphExecUpdateResultInfo, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUgraphExecUpdateResultInfo_v1,
);

pub(crate) static CUgraphExecUpdateResultInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUgraphExecUpdateResultInfo_st\nstruct CUgraphExecUpdateResultInfo_v1, from cuda.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"result", 0, Ty::Enum(&driver::CUgraphExecUpdateResult));
        table.field(c"errorNode", 8, Ty::Value(&driver::CUgraphNode));
        table.field(c"errorFromNode", 16, Ty::Value(&driver::CUgraphNode));
    },
);

pub(crate) static CUgraphExecUpdateResultInfo_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUgraphExecUpdateResultInfo_v1\nstruct CUgraphExecUpdateResultInfo_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUgraphExecUpdateResultInfo_st,
);

pub(crate) static CUgraphInstantiateResult: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphInstantiateResult\nenum CUgraphInstantiateResult, from cuda.h. Since at least CUDA 12.0.",
    "CUDA_GRAPH_INSTANTIATE_SUCCESS CUDA_GRAPH_INSTANTIATE_ERROR CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED",
);

pub(crate) static CUgraphInstantiate_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphInstantiate_flags\nenum CUgraphInstantiate_flags, from cuda.h. Since at least CUDA 12.0.",
    "CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH=1 CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH=4 CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY=8",
);

pub(crate) static CUgraphMem_attribute: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphMem_attribute\nenum CUgraphMem_attribute, from cuda.h. Since at least CUDA 12.0.",
    "CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT CU_GRAPH_MEM_ATTR_USED_MEM_HIGH CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH",
);

pub(crate) static CUgraphNode: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgraphNode\ntypedef CUgraphNode, from cuda.h. Since at least CUDA 12.0.", ValueKind::Handle,
    None,
);

pub(crate) static CUgraphNodeType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphNodeType\nenum CUgraphNodeType, from cuda.h. Since at least CUDA 12.0.",
    "CU_GRAPH_NODE_TYPE_KERNEL CU_GRAPH_NODE_TYPE_MEMCPY CU_GRAPH_NODE_TYPE_MEMSET CU_GRAPH_NODE_TYPE_HOST CU_GRAPH_NODE_TYPE_GRAPH CU_GRAPH_NODE_TYPE_EMPTY CU_GRAPH_NODE_TYPE_WAIT_EVENT CU_GRAPH_NODE_TYPE_EVENT_RECORD CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT CU_GRAPH_NODE_TYPE_MEM_ALLOC CU_GRAPH_NODE_TYPE_MEM_FREE CU_GRAPH_NODE_TYPE_BATCH_MEM_OP CU_GRAPH_NODE_TYPE_CONDITIONAL CU_GRAPH_NODE_TYPE_MEMCPY_BATCH CU_GRAPH_NODE_TYPE_RESERVED_16=16 CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH",
);

pub(crate) static CUgraphicsMapResourceFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphicsMapResourceFlags\nenum CUgraphicsMapResourceFlags, from cuda.h. Since at least CUDA 12.0.",
    "CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD",
);

pub(crate) static CUgraphicsRegisterFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphicsRegisterFlags\nenum CUgraphicsRegisterFlags, from cuda.h. Since at least CUDA 12.0.",
    "CU_GRAPHICS_REGISTER_FLAGS_NONE CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST=4 CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER=8",
);

pub(crate) static CUgraphicsResource: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgraphicsResource\ntypedef CUgraphicsResource, from cuda.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static CUgreenCtx: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgreenCtx\ntypedef CUgreenCtx, from cuda.h. Since CUDA 12.4.", ValueKind::Handle, None,
);

pub(crate) static CUgreenCtxCreate_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgreenCtxCreate_flags\nenum CUgreenCtxCreate_flags, from cuda.h. Since CUDA 12.4.",
    "CU_GREEN_CTX_NONE CU_GREEN_CTX_DEFAULT_STREAM",
);

pub(crate) static CUhostFn__signature: Signature = Signature::new(None, &[ArgKind::Data]);

pub(crate) static CUhostFn: ValueDef = ValueDef::new(
        "cubind.cuda13.driver.CUhostFn\nthe address of a C function, CUhostFn, from cuda.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUhostFn__signature);

pub(crate) static CUipcEventHandle: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUipcEventHandle\ntypedef CUipcEventHandle_v1 CUipcEventHandle, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUipcEventHandle_v1,
);

pub(crate) static CUipcEventHandle_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUipcEventHandle_st\nstruct CUipcEventHandle_v1, from cuda.h. Since at least CUDA 12.0.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static CUipcEventHandle_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUipcEventHandle_v1\nstruct CUipcEventHandle_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUipcEventHandle_st,
);

pub(crate) static CUipcMemHandle: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUipcMemHandle\ntypedef CUipcMemHandle_v1 CUipcMemHandle, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUipcMemHandle_v1,
);

pub(crate) static CUipcMemHandle_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUipcMemHandle_st\nstruct CUipcMemHandle_v1, from cuda.h. Since at least CUDA 12.0.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static CUipcMemHandle_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUipcMemHandle_v1\nstruct CUipcMemHandle_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUipcMemHandle_st,
);

pub(crate) static CUipcMem_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUipcMem_flags\nenum CUipcMem_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS=1",
);

pub(crate) static CUjitInputType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUjitInputType\nenum CUjitInputType, from cuda.h. Since at least CUDA 12.0. Deprecated: CU_JIT_INPUT_NVVM.",
    "CU_JIT_INPUT_CUBIN CU_JIT_INPUT_PTX CU_JIT_INPUT_FATBINARY CU_JIT_INPUT_OBJECT CU_JIT_INPUT_LIBRARY CU_JIT_INPUT_NVVM CU_JIT_NUM_INPUT_TYPES",
);

pub(crate) static CUjit_cacheMode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUjit_cacheMode\nenum CUjit_cacheMode, from cuda.h. Since at least CUDA 12.0.",
    "CU_JIT_CACHE_OPTION_NONE CU_JIT_CACHE_OPTION_CG CU_JIT_CACHE_OPTION_CA",
);

pub(crate) static CUjit_fallback: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUjit_fallback\nenum CUjit_fallback, from cuda.h. Since at least CUDA 12.0.",
    "CU_PREFER_PTX CU_PREFER_BINARY",
);

pub(crate) static CUjit_target: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUjit_target\nenum CUjit_target, from cuda.h. Since at least CUDA 12.0.",
    "CU_TARGET_COMPUTE_30=30 CU_TARGET_COMPUTE_32=32 CU_TARGET_COMPUTE_35=35 CU_TARGET_COMPUTE_37=37 CU_TARGET_COMPUTE_50=50 CU_TARGET_COMPUTE_52=52 CU_TARGET_COMPUTE_53 CU_TARGET_COMPUTE_60=60 CU_TARGET_COMPUTE_61 CU_TARGET_COMPUTE_62 CU_TARGET_COMPUTE_70=70 CU_TARGET_COMPUTE_72=72 CU_TARGET_COMPUTE_75=75 CU_TARGET_COMPUTE_80=80 CU_TARGET_COMPUTE_86=86 CU_TARGET_COMPUTE_87 CU_TARGET_COMPUTE_89=89 CU_TARGET_COMPUTE_90 CU_TARGET_COMPUTE_100=100 CU_TARGET_COMPUTE_101 CU_TARGET_COMPUTE_110=110 CU_TARGET_COMPUTE_103=103 CU_TARGET_COMPUTE_107=107 CU_TARGET_COMPUTE_120=120 CU_TARGET_COMPUTE_121 CU_TARGET_COMPUTE_90A=65626 CU_TARGET_COMPUTE_100A=65636 CU_TARGET_COMPUTE_101A CU_TARGET_COMPUTE_110A=65646 CU_TARGET_COMPUTE_103A=65639 CU_TARGET_COMPUTE_107A=65643 CU_TARGET_COMPUTE_120A=65656 CU_TARGET_COMPUTE_121A CU_TARGET_COMPUTE_100F=131172 CU_TARGET_COMPUTE_101F CU_TARGET_COMPUTE_110F=131182 CU_TARGET_COMPUTE_103F=131175 CU_TARGET_COMPUTE_107F=131179 CU_TARGET_COMPUTE_120F=131192 CU_TARGET_COMPUTE_121F",
);

pub(crate) static CUkernel: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUkernel\ntypedef CUkernel, from cuda.h. Since at least CUDA 12.0.", ValueKind::Handle, None,
);

pub(crate) static CUlaunchAttributeID: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUlaunchAttributeID\nenum CUlaunchAttributeID, from cuda.h. Since at least CUDA 12.0.",
    "CU_LAUNCH_ATTRIBUTE_IGNORE CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW CU_LAUNCH_ATTRIBUTE_COOPERATIVE CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT CU_LAUNCH_ATTRIBUTE_PRIORITY CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING=16 CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE",
);

pub(crate) static CUlaunchAttributeValue_clusterDim: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchAttributeValue_clusterDim\nstruct CUlaunchAttributeValue.clusterDim, from cuda.h. Since at least CUDA 12.0.",
    (12, 4, false),
    |table| {
        table.plain("x\0U32 0\0y\0U32 4\0z\0U32 8\0");
    },
);

pub(crate) static CUlaunchAttributeValue_deviceUpdatableKernelNode: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchAttributeValue_deviceUpdatableKernelNode\nstruct CUlaunchAttributeValue.deviceUpdatableKernelNode, from cuda.h. Since CUDA 12.4.",
    (16, 8, false),
    |table| {
        table.plain("deviceUpdatable\0I32 0\0");
        table.field(c"devNode", 8, Ty::Value(&driver::CUgraphDeviceNode));
    },
);

pub(crate) static CUlaunchAttributeValue_launchCompletionEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchAttributeValue_launchCompletionEvent\nstruct CUlaunchAttributeValue.launchCompletionEvent, from cuda.h. Since CUDA 12.3.",
    (16, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&driver::CUevent));
        table.plain("flags\0I32 8\0");
    },
);

pub(crate) static CUlaunchAttributeValue_preferredClusterDim: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchAttributeValue_preferredClusterDim\nstruct CUlaunchAttributeValue.preferredClusterDim, from cuda.h. Since CUDA 12.8.",
    (12, 4, false),
    |table| {
        table.plain("x\0U32 0\0y\0U32 4\0z\0U32 8\0");
    },
);

pub(crate) static CUlaunchAttributeValue_programmaticEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchAttributeValue_programmaticEvent\nstruct CUlaunchAttributeValue.programmaticEvent, from cuda.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&driver::CUevent));
        table.plain("flags\0I32 8\0triggerAtBlockStart\0I32 12\0");
    },
);

pub(crate) static CUlaunchMemSyncDomain: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUlaunchMemSyncDomain\nenum CUlaunchMemSyncDomain, from cuda.h. Since at least CUDA 12.0.",
    "CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE",
);

pub(crate) static CUlaunchMemSyncDomainMap_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchMemSyncDomainMap_st\nstruct CUlaunchMemSyncDomainMap, from cuda.h. Since at least CUDA 12.0.",
    (2, 1, false),
    |table| {
        table.plain("default_\0U8 0\0remote\0U8 1\0");
    },
);

pub(crate) static CUlaunchMemSyncDomainMap: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUlaunchMemSyncDomainMap\nstruct CUlaunchMemSyncDomainMap, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUlaunchMemSyncDomainMap_st,
);

pub(crate) static CUlibrary: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUlibrary\ntypedef CUlibrary, from cuda.h. Since at least CUDA 12.0.", ValueKind::Handle,
    None,
);

pub(crate) static CUlibraryHostUniversalFunctionAndDataTable_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlibraryHostUniversalFunctionAndDataTable_st\nstruct CUlibraryHostUniversalFunctionAndDataTable, from cuda.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table
            .plain(
                "functionTable\0Pointer 0\0functionWindowSize\0U64 8\0dataTable\0Pointer 16\0dataWindowSize\0U64 24\0",
            );
    },
);

pub(crate) static CUlibraryHostUniversalFunctionAndDataTable: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUlibraryHostUniversalFunctionAndDataTable\nstruct CUlibraryHostUniversalFunctionAndDataTable, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUlibraryHostUniversalFunctionAndDataTable_st,
);

pub(crate) static CUlibraryOption: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUlibraryOption\nenum CUlibraryOption, from cuda.h. Since at least CUDA 12.0.",
    "CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE CU_LIBRARY_BINARY_IS_PRESERVED CU_LIBRARY_NUM_OPTIONS",
);

pub(crate) static CUlinkState: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUlinkState\ntypedef CUlinkState, from cuda.h. Since at least CUDA 12.0.", ValueKind::Handle,
    None,
);

pub(crate) static CUlogIterator: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUlogIterator\ntypedef CUlogIterator, from cuda.h. Since CUDA 12.9.", ValueKind::U32, None,
);

pub(crate) static CUlogLevel: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUlogLevel\nenum CUlogLevel, from cuda.h. Since CUDA 12.9.",
    "CU_LOG_LEVEL_ERROR CU_LOG_LEVEL_WARNING",
);

pub(crate) static CUlogsCallback__signature: Signature = Signature::new(
    None, &[ArgKind::Data, ArgKind::Value(Ty::Enum(&driver::CUlogLevel)), ArgKind::String, ArgKind::Value(Ty::U64)],
);

pub(crate) static CUlogsCallback: ValueDef = ValueDef::new(
        "cubind.cuda13.driver.CUlogsCallback\nthe address of a C function, CUlogsCallback, from cuda.h. Since CUDA 12.9.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUlogsCallback__signature);

pub(crate) static CUlogsCallbackHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUlogsCallbackHandle\ntypedef CUlogsCallbackHandle, from cuda.h. Since CUDA 12.9.",
    ValueKind::Handle, None,
);

pub(crate) static CUmemAccess_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemAccess_flags\nenum CUmemAccess_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEM_ACCESS_FLAGS_PROT_NONE CU_MEM_ACCESS_FLAGS_PROT_READ CU_MEM_ACCESS_FLAGS_PROT_READWRITE=3 CU_MEM_ACCESS_FLAGS_PROT_MAX=2147483647",
);

pub(crate) static CUmemAllocationCompType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemAllocationCompType\nenum CUmemAllocationCompType, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEM_ALLOCATION_COMP_NONE CU_MEM_ALLOCATION_COMP_GENERIC",
);

pub(crate) static CUmemAllocationGranularity_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemAllocationGranularity_flags\nenum CUmemAllocationGranularity_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEM_ALLOC_GRANULARITY_MINIMUM CU_MEM_ALLOC_GRANULARITY_RECOMMENDED",
);

pub(crate) static CUmemAllocationHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemAllocationHandleType\nenum CUmemAllocationHandleType, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEM_HANDLE_TYPE_NONE CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR CU_MEM_HANDLE_TYPE_WIN32 CU_MEM_HANDLE_TYPE_WIN32_KMT=4 CU_MEM_HANDLE_TYPE_FABRIC=8 CU_MEM_HANDLE_TYPE_MAX=2147483647",
);

pub(crate) static CUmemAllocationProp_v1_allocFlags: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemAllocationProp_v1_allocFlags\nstruct CUmemAllocationProp_v1.allocFlags, from cuda.h. Since at least CUDA 12.0.",
    (8, 2, false),
    |table| {
        table.plain("compressionType\0U8 0\0gpuDirectRDMACapable\0U8 1\0usage\0U16 2\0");
        table.field(c"reserved", 4, Ty::Chars(4));
    },
);

pub(crate) static CUmemAllocationType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemAllocationType\nenum CUmemAllocationType, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEM_ALLOCATION_TYPE_INVALID CU_MEM_ALLOCATION_TYPE_PINNED CU_MEM_ALLOCATION_TYPE_MANAGED CU_MEM_ALLOCATION_TYPE_MAX=2147483647",
);

pub(crate) static CUmemAttach_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemAttach_flags\nenum CUmemAttach_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEM_ATTACH_GLOBAL=1 CU_MEM_ATTACH_HOST CU_MEM_ATTACH_SINGLE=4",
);

pub(crate) static CUmemDecompressAlgorithm: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemDecompressAlgorithm\nenum CUmemDecompressAlgorithm, from cuda.h. Since CUDA 12.8.",
    "CU_MEM_DECOMPRESS_UNSUPPORTED CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY CU_MEM_DECOMPRESS_ALGORITHM_LZ4=4",
);

pub(crate) static CUmemDecompressParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemDecompressParams_st\nstruct CUmemDecompressParams, from cuda.h. Since CUDA 12.8.",
    (64, 8, false),
    |table| {
        table.plain("srcNumBytes\0U64 0\0dstNumBytes\0U64 8\0");
        table.field(c"dstActBytes", 16, Ty::Pointer).in_digits();
        table.plain("src\0Pointer 24\0dst\0Pointer 32\0");
        table.field(c"algo", 40, Ty::Enum(&driver::CUmemDecompressAlgorithm));
        table.field(c"padding", 44, Ty::Chars(20));
    },
);

pub(crate) static CUmemDecompressParams: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemDecompressParams\nstruct CUmemDecompressParams, from cuda.h. Since CUDA 12.8.",
    &driver::CUmemDecompressParams_st,
);

pub(crate) static CUmemFabricHandle: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemFabricHandle\ntypedef CUmemFabricHandle_v1 CUmemFabricHandle, from cuda.h. Since CUDA 12.3.",
    &driver::CUmemFabricHandle_v1,
);

pub(crate) static CUmemFabricHandle_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemFabricHandle_st\nstruct CUmemFabricHandle_v1, from cuda.h. Since CUDA 12.3.",
    (64, 1, false),
    |table| {
        table.field(c"data", 0, Ty::Chars(64));
    },
);

pub(crate) static CUmemFabricHandle_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemFabricHandle_v1\nstruct CUmemFabricHandle_v1, from cuda.h. Since CUDA 12.3.",
    &driver::CUmemFabricHandle_st,
);

pub(crate) static CUmemGenericAllocationHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUmemGenericAllocationHandle\ntypedef CUmemGenericAllocationHandle, from cuda.h. Since at least CUDA 12.0.",
    ValueKind::U64, None,
);

pub(crate) static CUmemHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemHandleType\nenum CUmemHandleType, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEM_HANDLE_TYPE_GENERIC",
);

pub(crate) static CUmemLocationType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemLocationType\nenum CUmemLocationType, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEM_LOCATION_TYPE_INVALID CU_MEM_LOCATION_TYPE_NONE=0 CU_MEM_LOCATION_TYPE_DEVICE CU_MEM_LOCATION_TYPE_HOST CU_MEM_LOCATION_TYPE_HOST_NUMA CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT CU_MEM_LOCATION_TYPE_INVISIBLE CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN CU_MEM_LOCATION_TYPE_MAX=2147483647",
);

pub(crate) static CUmemOperationType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemOperationType\nenum CUmemOperationType, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEM_OPERATION_TYPE_MAP=1 CU_MEM_OPERATION_TYPE_UNMAP",
);

pub(crate) static CUmemPoolPtrExportData: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemPoolPtrExportData\ntypedef CUmemPoolPtrExportData_v1 CUmemPoolPtrExportData, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUmemPoolPtrExportData_v1,
);

pub(crate) static CUmemPoolPtrExportData_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemPoolPtrExportData_st\nstruct CUmemPoolPtrExportData_v1, from cuda.h. Since at least CUDA 12.0.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static CUmemPoolPtrExportData_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemPoolPtrExportData_v1\nstruct CUmemPoolPtrExportData_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver::CUmemPoolPtrExportData_st,
);

pub(crate) static CUmemPool_attribute: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemPool_attribute\nenum CUmemPool_attribute, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES=1 CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES CU_MEMPOOL_ATTR_RELEASE_THRESHOLD CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH CU_MEMPOOL_ATTR_USED_MEM_CURRENT CU_MEMPOOL_ATTR_USED_MEM_HIGH CU_MEMPOOL_ATTR_ALLOCATION_TYPE CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES CU_MEMPOOL_ATTR_LOCATION_ID CU_MEMPOOL_ATTR_LOCATION_TYPE CU_MEMPOOL_ATTR_MAX_POOL_SIZE CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID",
);

pub(crate) static CUmemRangeFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemRangeFlags\nenum CUmemRangeFlags, from cuda.h. Since CUDA 12.8.",
    "CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE=1",
);

pub(crate) static CUmemRangeHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemRangeHandleType\nenum CUmemRangeHandleType, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD=1 CU_MEM_RANGE_HANDLE_TYPE_MAX=2147483647",
);

pub(crate) static CUmem_advise: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmem_advise\nenum CUmem_advise, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEM_ADVISE_SET_READ_MOSTLY=1 CU_MEM_ADVISE_UNSET_READ_MOSTLY CU_MEM_ADVISE_SET_PREFERRED_LOCATION CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION CU_MEM_ADVISE_SET_ACCESSED_BY CU_MEM_ADVISE_UNSET_ACCESSED_BY",
);

pub(crate) static CUmem_range_attribute: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmem_range_attribute\nenum CUmem_range_attribute, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY=1 CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID",
);

pub(crate) static CUmemcpy3DOperandType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemcpy3DOperandType\nenum CUmemcpy3DOperandType, from cuda.h. Since CUDA 12.8.",
    "CU_MEMCPY_OPERAND_TYPE_POINTER=1 CU_MEMCPY_OPERAND_TYPE_ARRAY CU_MEMCPY_OPERAND_TYPE_MAX=2147483647",
);

pub(crate) static CUmemcpy3DOperand_v1_op_array: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemcpy3DOperand_v1_op_array\nstruct CUmemcpy3DOperand_v1.op.array, from cuda.h. Since CUDA 12.8.",
    (32, 8, false),
    |table| {
        table.field(c"array", 0, Ty::Value(&driver::CUarray));
        table.field(c"offset", 8, Ty::Record(&driver::CUoffset3D));
    },
);

pub(crate) static CUmemcpyFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemcpyFlags\nenum CUmemcpyFlags, from cuda.h. Since CUDA 12.8.",
    "CU_MEMCPY_FLAG_DEFAULT CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE",
);

pub(crate) static CUmemcpySrcAccessOrder: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemcpySrcAccessOrder\nenum CUmemcpySrcAccessOrder, from cuda.h. Since CUDA 12.8.",
    "CU_MEMCPY_SRC_ACCESS_ORDER_INVALID CU_MEMCPY_SRC_ACCESS_ORDER_STREAM CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL CU_MEMCPY_SRC_ACCESS_ORDER_ANY CU_MEMCPY_SRC_ACCESS_ORDER_MAX=2147483647",
);

pub(crate) static CUmemoryPool: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUmemoryPool\ntypedef CUmemoryPool, from cuda.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static CUmemorytype: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemorytype\nenum CUmemorytype, from cuda.h. Since at least CUDA 12.0.",
    "CU_MEMORYTYPE_HOST=1 CU_MEMORYTYPE_DEVICE CU_MEMORYTYPE_ARRAY CU_MEMORYTYPE_UNIFIED",
);

pub(crate) static CUmipmappedArray: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUmipmappedArray\ntypedef CUmipmappedArray, from cuda.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static CUmodule: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUmodule\ntypedef CUmodule, from cuda.h. Since at least CUDA 12.0.", ValueKind::Handle, None,
);

pub(crate) static CUmoduleLoadingMode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmoduleLoadingMode\nenum CUmoduleLoadingMode, from cuda.h. Since at least CUDA 12.0.",
    "CU_MODULE_EAGER_LOADING=1 CU_MODULE_LAZY_LOADING",
);

pub(crate) static CUmulticastGranularity_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmulticastGranularity_flags\nenum CUmulticastGranularity_flags, from cuda.h. Since CUDA 12.1.",
    "CU_MULTICAST_GRANULARITY_MINIMUM CU_MULTICAST_GRANULARITY_RECOMMENDED",
);

pub(crate) static CUmulticastObjectProp: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmulticastObjectProp\ntypedef CUmulticastObjectProp_v1 CUmulticastObjectProp, from cuda.h. Since CUDA 12.1.",
    &driver::CUmulticastObjectProp_v1,
);

pub(crate) static CUmulticastObjectProp_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmulticastObjectProp_st\nstruct CUmulticastObjectProp_v1, from cuda.h. Since CUDA 12.1.",
    (32, 8, false),
    |table| {
        table.plain("numDevices\0U32 0\0size\0U64 8\0handleTypes\0U64 16\0flags\0U64 24\0");
    },
);

pub(crate) static CUmulticastObjectProp_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmulticastObjectProp_v1\nstruct CUmulticastObjectProp_v1, from cuda.h. Since CUDA 12.1.",
    &driver::CUmulticastObjectProp_st,
);

pub(crate) static CUoccupancyB2DSize__signature: Signature = Signature::new(Some(Ty::U64), &[ArgKind::Value(Ty::I32)]);

pub(crate) static CUoccupancyB2DSize: ValueDef = ValueDef::new(
        "cubind.cuda13.driver.CUoccupancyB2DSize\nthe address of a C function, CUoccupancyB2DSize, from cuda.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUoccupancyB2DSize__signature);

pub(crate) static CUoccupancy_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUoccupancy_flags\nenum CUoccupancy_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_OCCUPANCY_DEFAULT CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE",
);

pub(crate) static CUoffset3D: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUoffset3D\ntypedef CUoffset3D_v1 CUoffset3D, from cuda.h. Since CUDA 12.8.",
    &driver::CUoffset3D_v1,
);

pub(crate) static CUoffset3D_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUoffset3D_st\nstruct CUoffset3D_v1, from cuda.h. Since CUDA 12.8.",
    (24, 8, false),
    |table| {
        table.plain("x\0U64 0\0y\0U64 8\0z\0U64 16\0");
    },
);

pub(crate) static CUoffset3D_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUoffset3D_v1\nstruct CUoffset3D_v1, from cuda.h. Since CUDA 12.8.", &driver::CUoffset3D_st,
);

pub(crate) static CUoutput_mode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUoutput_mode\nenum CUoutput_mode, from cudaProfiler.h. Since at least CUDA 12.0.",
    "CU_OUT_KEY_VALUE_PAIR CU_OUT_CSV",
);

pub(crate) static CUpointer_attribute: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUpointer_attribute\nenum CUpointer_attribute, from cuda.h. Since at least CUDA 12.0.",
    "CU_POINTER_ATTRIBUTE_CONTEXT=1 CU_POINTER_ATTRIBUTE_MEMORY_TYPE CU_POINTER_ATTRIBUTE_DEVICE_POINTER CU_POINTER_ATTRIBUTE_HOST_POINTER CU_POINTER_ATTRIBUTE_P2P_TOKENS CU_POINTER_ATTRIBUTE_SYNC_MEMOPS CU_POINTER_ATTRIBUTE_BUFFER_ID CU_POINTER_ATTRIBUTE_IS_MANAGED CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE CU_POINTER_ATTRIBUTE_RANGE_START_ADDR CU_POINTER_ATTRIBUTE_RANGE_SIZE CU_POINTER_ATTRIBUTE_MAPPED CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE CU_POINTER_ATTRIBUTE_ACCESS_FLAGS CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE CU_POINTER_ATTRIBUTE_MAPPING_SIZE CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL",
);

pub(crate) static CUprocessState: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUprocessState\nenum CUprocessState, from cuda.h. Since CUDA 12.8.",
    "CU_PROCESS_STATE_RUNNING CU_PROCESS_STATE_LOCKED CU_PROCESS_STATE_CHECKPOINTED CU_PROCESS_STATE_FAILED CU_PROCESS_STATE_CHECKPOINTING CU_PROCESS_STATE_RESTORING",
);

pub(crate) static CUresourceViewFormat: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUresourceViewFormat\nenum CUresourceViewFormat, from cuda.h. Since at least CUDA 12.0.",
    "CU_RES_VIEW_FORMAT_NONE CU_RES_VIEW_FORMAT_UINT_1X8 CU_RES_VIEW_FORMAT_UINT_2X8 CU_RES_VIEW_FORMAT_UINT_4X8 CU_RES_VIEW_FORMAT_SINT_1X8 CU_RES_VIEW_FORMAT_SINT_2X8 CU_RES_VIEW_FORMAT_SINT_4X8 CU_RES_VIEW_FORMAT_UINT_1X16 CU_RES_VIEW_FORMAT_UINT_2X16 CU_RES_VIEW_FORMAT_UINT_4X16 CU_RES_VIEW_FORMAT_SINT_1X16 CU_RES_VIEW_FORMAT_SINT_2X16 CU_RES_VIEW_FORMAT_SINT_4X16 CU_RES_VIEW_FORMAT_UINT_1X32 CU_RES_VIEW_FORMAT_UINT_2X32 CU_RES_VIEW_FORMAT_UINT_4X32 CU_RES_VIEW_FORMAT_SINT_1X32 CU_RES_VIEW_FORMAT_SINT_2X32 CU_RES_VIEW_FORMAT_SINT_4X32 CU_RES_VIEW_FORMAT_FLOAT_1X16 CU_RES_VIEW_FORMAT_FLOAT_2X16 CU_RES_VIEW_FORMAT_FLOAT_4X16 CU_RES_VIEW_FORMAT_FLOAT_1X32 CU_RES_VIEW_FORMAT_FLOAT_2X32 CU_RES_VIEW_FORMAT_FLOAT_4X32 CU_RES_VIEW_FORMAT_UNSIGNED_BC1 CU_RES_VIEW_FORMAT_UNSIGNED_BC2 CU_RES_VIEW_FORMAT_UNSIGNED_BC3 CU_RES_VIEW_FORMAT_UNSIGNED_BC4 CU_RES_VIEW_FORMAT_SIGNED_BC4 CU_RES_VIEW_FORMAT_UNSIGNED_BC5 CU_RES_VIEW_FORMAT_SIGNED_BC5 CU_RES_VIEW_FORMAT_UNSIGNED_BC6H CU_RES_VIEW_FORMAT_SIGNED_BC6H CU_RES_VIEW_FORMAT_UNSIGNED_BC7",
);

pub(crate) static CUresourcetype: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUresourcetype\nenum CUresourcetype, from cuda.h. Since at least CUDA 12.0.",
    "CU_RESOURCE_TYPE_ARRAY CU_RESOURCE_TYPE_MIPMAPPED_ARRAY CU_RESOURCE_TYPE_LINEAR CU_RESOURCE_TYPE_PITCH2D",
);

pub(crate) static CUresult: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUresult\nenum CUresult, from cuda.h. Since at least CUDA 12.0. Deprecated: CUDA_ERROR_PROFILER_NOT_INITIALIZED, CUDA_ERROR_PROFILER_ALREADY_STARTED, CUDA_ERROR_PROFILER_ALREADY_STOPPED, CUDA_ERROR_CONTEXT_ALREADY_CURRENT.",
    "CUDA_SUCCESS CUDA_ERROR_INVALID_VALUE CUDA_ERROR_OUT_OF_MEMORY CUDA_ERROR_NOT_INITIALIZED CUDA_ERROR_DEINITIALIZED CUDA_ERROR_PROFILER_DISABLED CUDA_ERROR_PROFILER_NOT_INITIALIZED CUDA_ERROR_PROFILER_ALREADY_STARTED CUDA_ERROR_PROFILER_ALREADY_STOPPED CUDA_ERROR_STUB_LIBRARY=34 CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER=36 CUDA_ERROR_DEVICE_UNAVAILABLE=46 CUDA_ERROR_MULTICAST_RESOURCE_FULL CUDA_ERROR_NO_DEVICE=100 CUDA_ERROR_INVALID_DEVICE CUDA_ERROR_DEVICE_NOT_LICENSED CUDA_ERROR_INVALID_IMAGE=200 CUDA_ERROR_INVALID_CONTEXT CUDA_ERROR_CONTEXT_ALREADY_CURRENT CUDA_ERROR_MAP_FAILED=205 CUDA_ERROR_UNMAP_FAILED CUDA_ERROR_ARRAY_IS_MAPPED CUDA_ERROR_ALREADY_MAPPED CUDA_ERROR_NO_BINARY_FOR_GPU CUDA_ERROR_ALREADY_ACQUIRED CUDA_ERROR_NOT_MAPPED CUDA_ERROR_NOT_MAPPED_AS_ARRAY CUDA_ERROR_NOT_MAPPED_AS_POINTER CUDA_ERROR_ECC_UNCORRECTABLE CUDA_ERROR_UNSUPPORTED_LIMIT CUDA_ERROR_CONTEXT_ALREADY_IN_USE CUDA_ERROR_PEER_ACCESS_UNSUPPORTED CUDA_ERROR_INVALID_PTX CUDA_ERROR_INVALID_GRAPHICS_CONTEXT CUDA_ERROR_NVLINK_UNCORRECTABLE CUDA_ERROR_JIT_COMPILER_NOT_FOUND CUDA_ERROR_UNSUPPORTED_PTX_VERSION CUDA_ERROR_JIT_COMPILATION_DISABLED CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC CUDA_ERROR_CONTAINED CUDA_ERROR_INSUFFICIENT_LOADER_VERSION CUDA_ERROR_INVALID_SOURCE=300 CUDA_ERROR_FILE_NOT_FOUND CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND CUDA_ERROR_SHARED_OBJECT_INIT_FAILED CUDA_ERROR_OPERATING_SYSTEM CUDA_ERROR_INVALID_HANDLE=400 CUDA_ERROR_ILLEGAL_STATE CUDA_ERROR_LOSSY_QUERY CUDA_ERROR_NOT_FOUND=500 CUDA_ERROR_NOT_READY=600 CUDA_ERROR_ILLEGAL_ADDRESS=700 CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES CUDA_ERROR_LAUNCH_TIMEOUT CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED CUDA_ERROR_PEER_ACCESS_NOT_ENABLED CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE=708 CUDA_ERROR_CONTEXT_IS_DESTROYED CUDA_ERROR_ASSERT CUDA_ERROR_TOO_MANY_PEERS CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED CUDA_ERROR_HARDWARE_STACK_ERROR CUDA_ERROR_ILLEGAL_INSTRUCTION CUDA_ERROR_MISALIGNED_ADDRESS CUDA_ERROR_INVALID_ADDRESS_SPACE CUDA_ERROR_INVALID_PC CUDA_ERROR_LAUNCH_FAILED CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE CUDA_ERROR_TENSOR_MEMORY_LEAK CUDA_ERROR_NOT_PERMITTED=800 CUDA_ERROR_NOT_SUPPORTED CUDA_ERROR_SYSTEM_NOT_READY CUDA_ERROR_SYSTEM_DRIVER_MISMATCH CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE CUDA_ERROR_MPS_CONNECTION_FAILED CUDA_ERROR_MPS_RPC_FAILURE CUDA_ERROR_MPS_SERVER_NOT_READY CUDA_ERROR_MPS_MAX_CLIENTS_REACHED CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED CUDA_ERROR_MPS_CLIENT_TERMINATED CUDA_ERROR_CDP_NOT_SUPPORTED CUDA_ERROR_CDP_VERSION_MISMATCH CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED=900 CUDA_ERROR_STREAM_CAPTURE_INVALIDATED CUDA_ERROR_STREAM_CAPTURE_MERGE CUDA_ERROR_STREAM_CAPTURE_UNMATCHED CUDA_ERROR_STREAM_CAPTURE_UNJOINED CUDA_ERROR_STREAM_CAPTURE_ISOLATION CUDA_ERROR_STREAM_CAPTURE_IMPLICIT CUDA_ERROR_CAPTURED_EVENT CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD CUDA_ERROR_TIMEOUT CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE CUDA_ERROR_EXTERNAL_DEVICE CUDA_ERROR_INVALID_CLUSTER_SIZE CUDA_ERROR_FUNCTION_NOT_LOADED CUDA_ERROR_INVALID_RESOURCE_TYPE CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION CUDA_ERROR_KEY_ROTATION CUDA_ERROR_STREAM_DETACHED CUDA_ERROR_GRAPH_RECAPTURE_FAILURE CUDA_ERROR_FABRIC_NOT_READY CUDA_ERROR_UNKNOWN=999",
);

pub(crate) static CUshared_carveout: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUshared_carveout\nenum CUshared_carveout, from cuda.h. Since at least CUDA 12.0.",
    "CU_SHAREDMEM_CARVEOUT_DEFAULT=-1 CU_SHAREDMEM_CARVEOUT_MAX_SHARED=100 CU_SHAREDMEM_CARVEOUT_MAX_L1=0",
);

pub(crate) static CUsharedconfig: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUsharedconfig\nenum CUsharedconfig, from cuda.h. Since at least CUDA 12.0.",
    "CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE",
);

pub(crate) static CUstream: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUstream\ntypedef CUstream, from cuda.h. Since at least CUDA 12.0.", ValueKind::Stream, None,
);

pub(crate) static CUstreamBatchMemOpType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamBatchMemOpType\nenum CUstreamBatchMemOpType, from cuda.h. Since at least CUDA 12.0.",
    "CU_STREAM_MEM_OP_WAIT_VALUE_32=1 CU_STREAM_MEM_OP_WRITE_VALUE_32 CU_STREAM_MEM_OP_WAIT_VALUE_64=4 CU_STREAM_MEM_OP_WRITE_VALUE_64 CU_STREAM_MEM_OP_BARRIER CU_STREAM_MEM_OP_ATOMIC_REDUCTION=8 CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES=3",
);

pub(crate) static CUstreamCallback__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::Value(&driver::CUstream)), ArgKind::Value(Ty::Enum(&driver::CUresult)), ArgKind::Data],
);

pub(crate) static CUstreamCallback: ValueDef = ValueDef::new(
        "cubind.cuda13.driver.CUstreamCallback\nthe address of a C function, CUstreamCallback, from cuda.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUstreamCallback__signature);

pub(crate) static CUstreamCaptureMode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamCaptureMode\nenum CUstreamCaptureMode, from cuda.h. Since at least CUDA 12.0.",
    "CU_STREAM_CAPTURE_MODE_GLOBAL CU_STREAM_CAPTURE_MODE_THREAD_LOCAL CU_STREAM_CAPTURE_MODE_RELAXED",
);

pub(crate) static CUstreamCaptureStatus: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamCaptureStatus\nenum CUstreamCaptureStatus, from cuda.h. Since at least CUDA 12.0.",
    "CU_STREAM_CAPTURE_STATUS_NONE CU_STREAM_CAPTURE_STATUS_ACTIVE CU_STREAM_CAPTURE_STATUS_INVALIDATED",
);

pub(crate) static CUstreamMemOpFlushRemoteWritesParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamMemOpFlushRemoteWritesParams_st\nstruct CUstreamMemOpFlushRemoteWritesParams_st, from cuda.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.field(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType));
        table.plain("flags\0U32 4\0");
    },
);

pub(crate) static CUstreamMemOpMemoryBarrierParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamMemOpMemoryBarrierParams_st\nstruct CUstreamMemOpMemoryBarrierParams_st, from cuda.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.field(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType));
        table.plain("flags\0U32 4\0");
    },
);

pub(crate) static CUstreamMemOpWaitValueParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamMemOpWaitValueParams_st\nstruct CUstreamMemOpWaitValueParams_st, from cuda.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType));
        table.field(c"address", 8, Ty::Value(&driver::CUdeviceptr));
        table.field(c"value", 16, Ty::Value(&driver::cuuint32_t));
        table.field(c"value64", 16, Ty::Value(&driver::cuuint64_t));
        table.plain("flags\0U32 24\0");
        table.field(c"alias", 32, Ty::Value(&driver::CUdeviceptr));
    },
);

pub(crate) static CUstreamMemOpWaitValueParams_st_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamMemOpWaitValueParams_st_anon0\nstruct CUstreamMemOpWaitValueParams_st.anon0, from cuda.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.field(c"value", 0, Ty::Value(&driver::cuuint32_t));
        table.field(c"value64", 0, Ty::Value(&driver::cuuint64_t));
    },
);

pub(crate) static CUstreamMemOpWriteValueParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamMemOpWriteValueParams_st\nstruct CUstreamMemOpWriteValueParams_st, from cuda.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.field(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType));
        table.field(c"address", 8, Ty::Value(&driver::CUdeviceptr));
        table.field(c"value", 16, Ty::Value(&driver::cuuint32_t));
        table.field(c"value64", 16, Ty::Value(&driver::cuuint64_t));
        table.plain("flags\0U32 24\0");
        table.field(c"alias", 32, Ty::Value(&driver::CUdeviceptr));
    },
);

pub(crate) static CUstreamMemOpWriteValueParams_st_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamMemOpWriteValueParams_st_anon0\nstruct CUstreamMemOpWriteValueParams_st.anon0, from cuda.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table.field(c"value", 0, Ty::Value(&driver::cuuint32_t));
        table.field(c"value64", 0, Ty::Value(&driver::cuuint64_t));
    },
);

pub(crate) static CUstreamMemoryBarrier_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamMemoryBarrier_flags\nenum CUstreamMemoryBarrier_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_STREAM_MEMORY_BARRIER_TYPE_SYS CU_STREAM_MEMORY_BARRIER_TYPE_GPU",
);

pub(crate) static CUstreamUpdateCaptureDependencies_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamUpdateCaptureDependencies_flags\nenum CUstreamUpdateCaptureDependencies_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_STREAM_ADD_CAPTURE_DEPENDENCIES CU_STREAM_SET_CAPTURE_DEPENDENCIES",
);

pub(crate) static CUstreamWaitValue_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamWaitValue_flags\nenum CUstreamWaitValue_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_STREAM_WAIT_VALUE_GEQ CU_STREAM_WAIT_VALUE_EQ CU_STREAM_WAIT_VALUE_AND CU_STREAM_WAIT_VALUE_NOR CU_STREAM_WAIT_VALUE_FLUSH=1073741824",
);

pub(crate) static CUstreamWriteValue_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamWriteValue_flags\nenum CUstreamWriteValue_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_STREAM_WRITE_VALUE_DEFAULT CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER",
);

pub(crate) static CUstream_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstream_flags\nenum CUstream_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_STREAM_DEFAULT CU_STREAM_NON_BLOCKING",
);

pub(crate) static CUsurfObject: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUsurfObject\ntypedef CUsurfObject, from cuda.h. Since at least CUDA 12.0.", ValueKind::U64,
    None,
);

pub(crate) static CUsurfref: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUsurfref\ntypedef CUsurfref, from cuda.h. Since at least CUDA 12.0.", ValueKind::Handle,
    None,
);

pub(crate) static CUsynchronizationPolicy: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUsynchronizationPolicy\nenum CUsynchronizationPolicy, from cuda.h. Since at least CUDA 12.0.",
    "CU_SYNC_POLICY_AUTO=1 CU_SYNC_POLICY_SPIN CU_SYNC_POLICY_YIELD CU_SYNC_POLICY_BLOCKING_SYNC",
);

pub(crate) static CUtensorMapDataType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUtensorMapDataType\nenum CUtensorMapDataType, from cuda.h. Since at least CUDA 12.0.",
    "CU_TENSOR_MAP_DATA_TYPE_UINT8 CU_TENSOR_MAP_DATA_TYPE_UINT16 CU_TENSOR_MAP_DATA_TYPE_UINT32 CU_TENSOR_MAP_DATA_TYPE_INT32 CU_TENSOR_MAP_DATA_TYPE_UINT64 CU_TENSOR_MAP_DATA_TYPE_INT64 CU_TENSOR_MAP_DATA_TYPE_FLOAT16 CU_TENSOR_MAP_DATA_TYPE_FLOAT32 CU_TENSOR_MAP_DATA_TYPE_FLOAT64 CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
);

pub(crate) static CUtensorMapFloatOOBfill: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUtensorMapFloatOOBfill\nenum CUtensorMapFloatOOBfill, from cuda.h. Since at least CUDA 12.0.",
    "CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA",
);

pub(crate) static CUtensorMapIm2ColWideMode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUtensorMapIm2ColWideMode\nenum CUtensorMapIm2ColWideMode, from cuda.h. Since CUDA 12.8.",
    "CU_TENSOR_MAP_IM2COL_WIDE_MODE_W CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128",
);

pub(crate) static CUtensorMapInterleave: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUtensorMapInterleave\nenum CUtensorMapInterleave, from cuda.h. Since at least CUDA 12.0.",
    "CU_TENSOR_MAP_INTERLEAVE_NONE CU_TENSOR_MAP_INTERLEAVE_16B CU_TENSOR_MAP_INTERLEAVE_32B",
);

pub(crate) static CUtensorMapL2promotion: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUtensorMapL2promotion\nenum CUtensorMapL2promotion, from cuda.h. Since at least CUDA 12.0.",
    "CU_TENSOR_MAP_L2_PROMOTION_NONE CU_TENSOR_MAP_L2_PROMOTION_L2_64B CU_TENSOR_MAP_L2_PROMOTION_L2_128B CU_TENSOR_MAP_L2_PROMOTION_L2_256B",
);

pub(crate) static CUtensorMapSwizzle: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUtensorMapSwizzle\nenum CUtensorMapSwizzle, from cuda.h. Since at least CUDA 12.0.",
    "CU_TENSOR_MAP_SWIZZLE_NONE CU_TENSOR_MAP_SWIZZLE_32B CU_TENSOR_MAP_SWIZZLE_64B CU_TENSOR_MAP_SWIZZLE_128B CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B",
);

pub(crate) static CUtexObject: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUtexObject\ntypedef CUtexObject, from cuda.h. Since at least CUDA 12.0.", ValueKind::U64,
    None,
);

pub(crate) static CUtexref: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUtexref\ntypedef CUtexref, from cuda.h. Since at least CUDA 12.0.", ValueKind::Handle, None,
);

pub(crate) static CUuserObject: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUuserObject\ntypedef CUuserObject, from cuda.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static CUuserObjectRetain_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUuserObjectRetain_flags\nenum CUuserObjectRetain_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_GRAPH_USER_OBJECT_MOVE=1",
);

pub(crate) static CUuserObject_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUuserObject_flags\nenum CUuserObject_flags, from cuda.h. Since at least CUDA 12.0.",
    "CU_USER_OBJECT_NO_DESTRUCTOR_SYNC=1",
);

pub(crate) static CUuuid_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUuuid_st\nstruct CUuuid, from cuda.h. Since at least CUDA 12.0.",
    (16, 1, false),
    |table| {
        table.field(c"bytes", 0, Ty::Id(16));
    },
);

pub(crate) static CUuuid: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUuuid\nstruct CUuuid, from cuda.h. Since at least CUDA 12.0.", &driver::CUuuid_st,
);

pub(crate) static EGLImageKHR: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.EGLImageKHR\ntypedef EGLImageKHR, from EGL/eglext.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static EGLStreamKHR: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.EGLStreamKHR\ntypedef EGLStreamKHR, from EGL/eglext.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static EGLSyncKHR: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.EGLSyncKHR\ntypedef EGLSyncKHR, from EGL/eglext.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static EGLint: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.EGLint\ntypedef EGLint, from EGL/egl.h. Since at least CUDA 12.0.", ValueKind::I32, None,
);

pub(crate) static GLenum: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.GLenum\ntypedef GLenum, from GL/gl.h. Since at least CUDA 12.0.", ValueKind::U32, None,
);

pub(crate) static GLuint: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.GLuint\ntypedef GLuint, from GL/gl.h. Since at least CUDA 12.0.", ValueKind::U32, None,
);

pub(crate) static VdpDevice: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.VdpDevice\ntypedef VdpDevice, from vdpau/vdpau.h. Since at least CUDA 12.0.", ValueKind::U32,
    None,
);

pub(crate) static VdpFuncId: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.VdpFuncId\ntypedef VdpFuncId, from vdpau/vdpau.h. Since at least CUDA 12.0.", ValueKind::U32,
    None,
);

pub(crate) static VdpGetProcAddress__signature: Signature = Signature::new(
    Some(Ty::Enum(&driver::VdpStatus)),
    &[
        ArgKind::Value(Ty::Value(&driver::VdpDevice)), ArgKind::Value(Ty::Value(&driver::VdpFuncId)),
        ArgKind::Value(Ty::Pointer),
    ],
);

pub(crate) static VdpGetProcAddress: ValueDef = ValueDef::new(
        "cubind.cuda13.driver.VdpGetProcAddress\nthe address of a C function, VdpGetProcAddress, from vdpau/vdpau.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&VdpGetProcAddress__signature);

pub(crate) static VdpOutputSurface: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.VdpOutputSurface\ntypedef VdpOutputSurface, from vdpau/vdpau.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static VdpStatus: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.VdpStatus\nenum VdpStatus, from vdpau/vdpau.h. Since at least CUDA 12.0.",
    "VDP_STATUS_OK VDP_STATUS_NO_IMPLEMENTATION VDP_STATUS_DISPLAY_PREEMPTED VDP_STATUS_INVALID_HANDLE VDP_STATUS_INVALID_POINTER VDP_STATUS_INVALID_CHROMA_TYPE VDP_STATUS_INVALID_Y_CB_CR_FORMAT VDP_STATUS_INVALID_RGBA_FORMAT VDP_STATUS_INVALID_INDEXED_FORMAT VDP_STATUS_INVALID_COLOR_STANDARD VDP_STATUS_INVALID_COLOR_TABLE_FORMAT VDP_STATUS_INVALID_BLEND_FACTOR VDP_STATUS_INVALID_BLEND_EQUATION VDP_STATUS_INVALID_FLAG VDP_STATUS_INVALID_DECODER_PROFILE VDP_STATUS_INVALID_VIDEO_MIXER_FEATURE VDP_STATUS_INVALID_VIDEO_MIXER_PARAMETER VDP_STATUS_INVALID_VIDEO_MIXER_ATTRIBUTE VDP_STATUS_INVALID_VIDEO_MIXER_PICTURE_STRUCTURE VDP_STATUS_INVALID_FUNC_ID VDP_STATUS_INVALID_SIZE VDP_STATUS_INVALID_VALUE VDP_STATUS_INVALID_STRUCT_VERSION VDP_STATUS_RESOURCES VDP_STATUS_HANDLE_DEVICE_MISMATCH VDP_STATUS_ERROR",
);

pub(crate) static VdpVideoSurface: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.VdpVideoSurface\ntypedef VdpVideoSurface, from vdpau/vdpau.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static cl_context_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.cl_context_flags\nenum cl_context_flags, from cuda.h. Since at least CUDA 12.0.",
    "NVCL_CTX_SCHED_AUTO NVCL_CTX_SCHED_SPIN NVCL_CTX_SCHED_YIELD NVCL_CTX_SCHED_BLOCKING_SYNC=4",
);

pub(crate) static cl_event_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.cl_event_flags\nenum cl_event_flags, from cuda.h. Since at least CUDA 12.0.",
    "NVCL_EVENT_SCHED_AUTO NVCL_EVENT_SCHED_SPIN NVCL_EVENT_SCHED_YIELD NVCL_EVENT_SCHED_BLOCKING_SYNC=4",
);

pub(crate) static cuuint32_t: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.cuuint32_t\ntypedef cuuint32_t, from cuda.h. Since at least CUDA 12.0.", ValueKind::U32, None,
);

pub(crate) static cuuint64_t: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.cuuint64_t\ntypedef cuuint64_t, from cuda.h. Since at least CUDA 12.0.", ValueKind::U64, None,
);
