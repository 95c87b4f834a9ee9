//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::driver;

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY3D_DESCRIPTOR\ntypedef CUDA_ARRAY3D_DESCRIPTOR_v2 CUDA_ARRAY3D_DESCRIPTOR, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_ARRAY3D_DESCRIPTOR_v2,
);

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY3D_DESCRIPTOR_v1_st\nstruct CUDA_ARRAY3D_DESCRIPTOR_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (24, 4, false),
    |table| {
        table.field(c"Width", 0, Ty::U32);
        table.field(c"Height", 4, Ty::U32);
        table.field(c"Depth", 8, Ty::U32);
        table.field(c"Format", 12, Ty::Enum(&driver::CUarray_format));
        table.field(c"NumChannels", 16, Ty::U32);
        table.field(c"Flags", 20, Ty::U32);
    },
);

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY3D_DESCRIPTOR_v1\nstruct CUDA_ARRAY3D_DESCRIPTOR_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_ARRAY3D_DESCRIPTOR_v1_st,
);

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY3D_DESCRIPTOR_st\nstruct CUDA_ARRAY3D_DESCRIPTOR_v2, from cuda.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"Width", 0, Ty::U64);
        table.field(c"Height", 8, Ty::U64);
        table.field(c"Depth", 16, Ty::U64);
        table.field(c"Format", 24, Ty::Enum(&driver::CUarray_format));
        table.field(c"NumChannels", 28, Ty::U32);
        table.field(c"Flags", 32, Ty::U32);
    },
);

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY3D_DESCRIPTOR_v2\nstruct CUDA_ARRAY3D_DESCRIPTOR_v2, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_ARRAY3D_DESCRIPTOR_st,
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_DESCRIPTOR\ntypedef CUDA_ARRAY_DESCRIPTOR_v2 CUDA_ARRAY_DESCRIPTOR, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_ARRAY_DESCRIPTOR_v2,
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY_DESCRIPTOR_v1_st\nstruct CUDA_ARRAY_DESCRIPTOR_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (16, 4, false),
    |table| {
        table.field(c"Width", 0, Ty::U32);
        table.field(c"Height", 4, Ty::U32);
        table.field(c"Format", 8, Ty::Enum(&driver::CUarray_format));
        table.field(c"NumChannels", 12, Ty::U32);
    },
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_DESCRIPTOR_v1\nstruct CUDA_ARRAY_DESCRIPTOR_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_ARRAY_DESCRIPTOR_v1_st,
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY_DESCRIPTOR_st\nstruct CUDA_ARRAY_DESCRIPTOR_v2, from cuda.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"Width", 0, Ty::U64);
        table.field(c"Height", 8, Ty::U64);
        table.field(c"Format", 16, Ty::Enum(&driver::CUarray_format));
        table.field(c"NumChannels", 20, Ty::U32);
    },
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_DESCRIPTOR_v2\nstruct CUDA_ARRAY_DESCRIPTOR_v2, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_ARRAY_DESCRIPTOR_st,
);

pub(crate) static CUDA_ARRAY_MEMORY_REQUIREMENTS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_MEMORY_REQUIREMENTS\ntypedef CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 CUDA_ARRAY_MEMORY_REQUIREMENTS, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_ARRAY_MEMORY_REQUIREMENTS_v1,
);

pub(crate) static CUDA_ARRAY_MEMORY_REQUIREMENTS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY_MEMORY_REQUIREMENTS_st\nstruct CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"size", 0, Ty::U64);
        table.field(c"alignment", 8, Ty::U64);
        table.field(c"reserved", 16, Ty::array(Ty::U32, 4));
    },
);

pub(crate) static CUDA_ARRAY_MEMORY_REQUIREMENTS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1\nstruct CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_ARRAY_MEMORY_REQUIREMENTS_st,
);

pub(crate) static CUDA_ARRAY_SPARSE_PROPERTIES: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_SPARSE_PROPERTIES\ntypedef CUDA_ARRAY_SPARSE_PROPERTIES_v1 CUDA_ARRAY_SPARSE_PROPERTIES, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_ARRAY_SPARSE_PROPERTIES_v1,
);

pub(crate) static CUDA_ARRAY_SPARSE_PROPERTIES_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY_SPARSE_PROPERTIES_st\nstruct CUDA_ARRAY_SPARSE_PROPERTIES_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (48, 8, false),
    |table| {
        table.field(c"tileExtent", 0, Ty::Record(&driver::CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent));
        table.field(c"miptailFirstLevel", 12, Ty::U32);
        table.field(c"miptailSize", 16, Ty::U64);
        table.field(c"flags", 24, Ty::U32);
        table.field(c"reserved", 28, Ty::array(Ty::U32, 4));
    },
);

pub(crate) static CUDA_ARRAY_SPARSE_PROPERTIES_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_ARRAY_SPARSE_PROPERTIES_v1\nstruct CUDA_ARRAY_SPARSE_PROPERTIES_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_ARRAY_SPARSE_PROPERTIES_st,
);

pub(crate) static CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent\nstruct CUDA_ARRAY_SPARSE_PROPERTIES_v1.tileExtent, from cuda.h. Since CUDA 12.0 or earlier.",
    (12, 4, false),
    |table| {
        table.field(c"width", 0, Ty::U32);
        table.field(c"height", 4, Ty::U32);
        table.field(c"depth", 8, Ty::U32);
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
        table.field(c"size", 12, Ty::U32);
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
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_BUFFER_DESC\ntypedef CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 CUDA_EXTERNAL_MEMORY_BUFFER_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1,
);

pub(crate) static CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st\nstruct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"offset", 0, Ty::U64);
        table.field(c"size", 8, Ty::U64);
        table.field(c"flags", 16, Ty::U32);
        table.field(c"reserved", 20, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1\nstruct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st,
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC\ntypedef CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 CUDA_EXTERNAL_MEMORY_HANDLE_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1,
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st\nstruct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (104, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUexternalMemoryHandleType));
        table.field(c"handle", 8, Ty::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle));
        table.field(c"size", 24, Ty::U64);
        table.field(c"flags", 32, Ty::U32);
        table.field(c"reserved", 36, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1\nstruct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st,
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle\nstruct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1.handle, from cuda.h. Since CUDA 12.0 or earlier.",
    (16, 8, true),
    |table| {
        table.field(c"fd", 0, Ty::I32);
        table.field(c"win32", 0, Ty::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32));
        table.field(c"nvSciBufObject", 0, Ty::Pointer);
    },
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32\nstruct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1.handle.win32, from cuda.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"handle", 0, Ty::Pointer);
        table.field(c"name", 8, Ty::Pointer);
    },
);

pub(crate) static CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC\ntypedef CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1,
);

pub(crate) static CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st\nstruct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (120, 8, false),
    |table| {
        table.field(c"offset", 0, Ty::U64);
        table.field(c"arrayDesc", 8, Ty::Record(&driver::CUDA_ARRAY3D_DESCRIPTOR));
        table.field(c"numLevels", 48, Ty::U32);
        table.field(c"reserved", 52, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1\nstruct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC\ntypedef CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st\nstruct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (96, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUexternalSemaphoreHandleType));
        table.field(c"handle", 8, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle));
        table.field(c"flags", 24, Ty::U32);
        table.field(c"reserved", 28, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1\nstruct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle\nstruct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1.handle, from cuda.h. Since CUDA 12.0 or earlier.",
    (16, 8, true),
    |table| {
        table.field(c"fd", 0, Ty::I32);
        table.field(c"win32", 0, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32));
        table.field(c"nvSciSyncObj", 0, Ty::Pointer);
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32\nstruct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1.handle.win32, from cuda.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"handle", 0, Ty::Pointer);
        table.field(c"name", 8, Ty::Pointer);
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS\ntypedef CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st\nstruct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"params", 0, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params));
        table.field(c"flags", 72, Ty::U32);
        table.field(c"reserved", 76, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1\nstruct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params\nstruct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params, from cuda.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"fence", 0, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence));
        table.field(c"nvSciSync", 8, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync));
        table.field(c"keyedMutex", 16, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex));
        table.field(c"reserved", 24, Ty::array(Ty::U32, 12));
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence\nstruct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.fence, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"value", 0, Ty::U64);
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex\nstruct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.keyedMutex, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"key", 0, Ty::U64);
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync\nstruct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.nvSciSync, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"fence", 0, Ty::Pointer);
        table.field(c"reserved", 0, Ty::U64);
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS\ntypedef CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st\nstruct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"params", 0, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params));
        table.field(c"flags", 72, Ty::U32);
        table.field(c"reserved", 76, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1\nstruct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st,
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params\nstruct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params, from cuda.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"fence", 0, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence));
        table.field(c"nvSciSync", 8, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync));
        table.field(c"keyedMutex", 16, Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex));
        table.field(c"reserved", 32, Ty::array(Ty::U32, 10));
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence\nstruct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.fence, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"value", 0, Ty::U64);
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex\nstruct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.keyedMutex, from cuda.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"key", 0, Ty::U64);
        table.field(c"timeoutMs", 8, Ty::U32);
    },
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync\nstruct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.nvSciSync, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"fence", 0, Ty::Pointer);
        table.field(c"reserved", 0, Ty::U64);
    },
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS\ntypedef CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1,
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st\nstruct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&driver::CUexternalSemaphore)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS)));
        table.field(c"numExtSems", 16, Ty::U32);
    },
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1\nstruct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st,
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXT_SEM_WAIT_NODE_PARAMS\ntypedef CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 CUDA_EXT_SEM_WAIT_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1,
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXT_SEM_WAIT_NODE_PARAMS_st\nstruct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&driver::CUexternalSemaphore)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS)));
        table.field(c"numExtSems", 16, Ty::U32);
    },
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1\nstruct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS_st,
);

pub(crate) static CUDA_GRAPH_INSTANTIATE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_GRAPH_INSTANTIATE_PARAMS_st\nstruct CUDA_GRAPH_INSTANTIATE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"flags", 0, Ty::Value(&driver::cuuint64_t));
        table.field(c"hUploadStream", 8, Ty::Value(&driver::CUstream));
        table.field(c"hErrNode_out", 16, Ty::Value(&driver::CUgraphNode));
        table.field(c"result_out", 24, Ty::Enum(&driver::CUgraphInstantiateResult));
    },
);

pub(crate) static CUDA_GRAPH_INSTANTIATE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_GRAPH_INSTANTIATE_PARAMS\nstruct CUDA_GRAPH_INSTANTIATE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_GRAPH_INSTANTIATE_PARAMS_st,
);

pub(crate) static CUDA_HOST_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_HOST_NODE_PARAMS\ntypedef CUDA_HOST_NODE_PARAMS_v1 CUDA_HOST_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_HOST_NODE_PARAMS_v1,
);

pub(crate) static CUDA_HOST_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_HOST_NODE_PARAMS_st\nstruct CUDA_HOST_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"fn", 0, Ty::Callback(Some(&driver::CUhostFn__signature)));
        table.field(c"userData", 8, Ty::Data);
    },
);

pub(crate) static CUDA_HOST_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_HOST_NODE_PARAMS_v1\nstruct CUDA_HOST_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_HOST_NODE_PARAMS_st,
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_KERNEL_NODE_PARAMS\ntypedef CUDA_KERNEL_NODE_PARAMS_v2 CUDA_KERNEL_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_KERNEL_NODE_PARAMS_v2,
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_KERNEL_NODE_PARAMS_st\nstruct CUDA_KERNEL_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"func", 0, Ty::Value(&driver::CUfunction));
        table.field(c"gridDimX", 8, Ty::U32);
        table.field(c"gridDimY", 12, Ty::U32);
        table.field(c"gridDimZ", 16, Ty::U32);
        table.field(c"blockDimX", 20, Ty::U32);
        table.field(c"blockDimY", 24, Ty::U32);
        table.field(c"blockDimZ", 28, Ty::U32);
        table.field(c"sharedMemBytes", 32, Ty::U32);
        table.field(c"kernelParams", 40, Ty::KernelParams).in_digits();
        table.field(c"extra", 48, Ty::Pointer).in_digits();
    },
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_KERNEL_NODE_PARAMS_v1\nstruct CUDA_KERNEL_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_KERNEL_NODE_PARAMS_st,
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_KERNEL_NODE_PARAMS_v2_st\nstruct CUDA_KERNEL_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.0 or earlier.",
    (72, 8, false),
    |table| {
        table.field(c"func", 0, Ty::Value(&driver::CUfunction));
        table.field(c"gridDimX", 8, Ty::U32);
        table.field(c"gridDimY", 12, Ty::U32);
        table.field(c"gridDimZ", 16, Ty::U32);
        table.field(c"blockDimX", 20, Ty::U32);
        table.field(c"blockDimY", 24, Ty::U32);
        table.field(c"blockDimZ", 28, Ty::U32);
        table.field(c"sharedMemBytes", 32, Ty::U32);
        table.field(c"kernelParams", 40, Ty::KernelParams).in_digits();
        table.field(c"extra", 48, Ty::Pointer).in_digits();
        table.field(c"kern", 56, Ty::Value(&driver::CUkernel));
        table.field(c"ctx", 64, Ty::Value(&driver::CUcontext));
    },
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_KERNEL_NODE_PARAMS_v2\nstruct CUDA_KERNEL_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_KERNEL_NODE_PARAMS_v2_st,
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v3_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_KERNEL_NODE_PARAMS_v3_st\nstruct CUDA_KERNEL_NODE_PARAMS_v3, from cuda.h. Since CUDA 12.2.",
    (72, 8, false),
    |table| {
        table.field(c"func", 0, Ty::Value(&driver::CUfunction));
        table.field(c"gridDimX", 8, Ty::U32);
        table.field(c"gridDimY", 12, Ty::U32);
        table.field(c"gridDimZ", 16, Ty::U32);
        table.field(c"blockDimX", 20, Ty::U32);
        table.field(c"blockDimY", 24, Ty::U32);
        table.field(c"blockDimZ", 28, Ty::U32);
        table.field(c"sharedMemBytes", 32, Ty::U32);
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
    "cubind.cuda13.driver.CUDA_LAUNCH_PARAMS\ntypedef CUDA_LAUNCH_PARAMS_v1 CUDA_LAUNCH_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_LAUNCH_PARAMS_v1,
);

pub(crate) static CUDA_LAUNCH_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_LAUNCH_PARAMS_st\nstruct CUDA_LAUNCH_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (56, 8, false),
    |table| {
        table.field(c"function", 0, Ty::Value(&driver::CUfunction));
        table.field(c"gridDimX", 8, Ty::U32);
        table.field(c"gridDimY", 12, Ty::U32);
        table.field(c"gridDimZ", 16, Ty::U32);
        table.field(c"blockDimX", 20, Ty::U32);
        table.field(c"blockDimY", 24, Ty::U32);
        table.field(c"blockDimZ", 28, Ty::U32);
        table.field(c"sharedMemBytes", 32, Ty::U32);
        table.field(c"hStream", 40, Ty::Value(&driver::CUstream));
        table.field(c"kernelParams", 48, Ty::KernelParams).in_digits();
    },
);

pub(crate) static CUDA_LAUNCH_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_LAUNCH_PARAMS_v1\nstruct CUDA_LAUNCH_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_LAUNCH_PARAMS_st,
);

pub(crate) static CUDA_MEMCPY2D: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY2D\ntypedef CUDA_MEMCPY2D_v2 CUDA_MEMCPY2D, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_MEMCPY2D_v2,
);

pub(crate) static CUDA_MEMCPY2D_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY2D_v1_st\nstruct CUDA_MEMCPY2D_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (96, 8, false),
    |table| {
        table.field(c"srcXInBytes", 0, Ty::U32);
        table.field(c"srcY", 4, Ty::U32);
        table.field(c"srcMemoryType", 8, Ty::Enum(&driver::CUmemorytype));
        table.field(c"srcHost", 16, Ty::Pointer);
        table.field(c"srcDevice", 24, Ty::Value(&driver::CUdeviceptr_v1));
        table.field(c"srcArray", 32, Ty::Value(&driver::CUarray));
        table.field(c"srcPitch", 40, Ty::U32);
        table.field(c"dstXInBytes", 44, Ty::U32);
        table.field(c"dstY", 48, Ty::U32);
        table.field(c"dstMemoryType", 52, Ty::Enum(&driver::CUmemorytype));
        table.field(c"dstHost", 56, Ty::Pointer);
        table.field(c"dstDevice", 64, Ty::Value(&driver::CUdeviceptr_v1));
        table.field(c"dstArray", 72, Ty::Value(&driver::CUarray));
        table.field(c"dstPitch", 80, Ty::U32);
        table.field(c"WidthInBytes", 84, Ty::U32);
        table.field(c"Height", 88, Ty::U32);
    },
);

pub(crate) static CUDA_MEMCPY2D_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY2D_v1\nstruct CUDA_MEMCPY2D_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_MEMCPY2D_v1_st,
);

pub(crate) static CUDA_MEMCPY2D_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY2D_st\nstruct CUDA_MEMCPY2D_v2, from cuda.h. Since CUDA 12.0 or earlier.",
    (128, 8, false),
    |table| {
        table.field(c"srcXInBytes", 0, Ty::U64);
        table.field(c"srcY", 8, Ty::U64);
        table.field(c"srcMemoryType", 16, Ty::Enum(&driver::CUmemorytype));
        table.field(c"srcHost", 24, Ty::Pointer);
        table.field(c"srcDevice", 32, Ty::Value(&driver::CUdeviceptr));
        table.field(c"srcArray", 40, Ty::Value(&driver::CUarray));
        table.field(c"srcPitch", 48, Ty::U64);
        table.field(c"dstXInBytes", 56, Ty::U64);
        table.field(c"dstY", 64, Ty::U64);
        table.field(c"dstMemoryType", 72, Ty::Enum(&driver::CUmemorytype));
        table.field(c"dstHost", 80, Ty::Pointer);
        table.field(c"dstDevice", 88, Ty::Value(&driver::CUdeviceptr));
        table.field(c"dstArray", 96, Ty::Value(&driver::CUarray));
        table.field(c"dstPitch", 104, Ty::U64);
        table.field(c"WidthInBytes", 112, Ty::U64);
        table.field(c"Height", 120, Ty::U64);
    },
);

pub(crate) static CUDA_MEMCPY2D_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY2D_v2\nstruct CUDA_MEMCPY2D_v2, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_MEMCPY2D_st,
);

pub(crate) static CUDA_MEMCPY3D: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY3D\ntypedef CUDA_MEMCPY3D_v2 CUDA_MEMCPY3D, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_MEMCPY3D_v2,
);

pub(crate) static CUDA_MEMCPY3D_PEER: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_PEER\ntypedef CUDA_MEMCPY3D_PEER_v1 CUDA_MEMCPY3D_PEER, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_MEMCPY3D_PEER_v1,
);

pub(crate) static CUDA_MEMCPY3D_PEER_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_PEER_st\nstruct CUDA_MEMCPY3D_PEER_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (200, 8, false),
    |table| {
        table.field(c"srcXInBytes", 0, Ty::U64);
        table.field(c"srcY", 8, Ty::U64);
        table.field(c"srcZ", 16, Ty::U64);
        table.field(c"srcLOD", 24, Ty::U64);
        table.field(c"srcMemoryType", 32, Ty::Enum(&driver::CUmemorytype));
        table.field(c"srcHost", 40, Ty::Pointer);
        table.field(c"srcDevice", 48, Ty::Value(&driver::CUdeviceptr));
        table.field(c"srcArray", 56, Ty::Value(&driver::CUarray));
        table.field(c"srcContext", 64, Ty::Value(&driver::CUcontext));
        table.field(c"srcPitch", 72, Ty::U64);
        table.field(c"srcHeight", 80, Ty::U64);
        table.field(c"dstXInBytes", 88, Ty::U64);
        table.field(c"dstY", 96, Ty::U64);
        table.field(c"dstZ", 104, Ty::U64);
        table.field(c"dstLOD", 112, Ty::U64);
        table.field(c"dstMemoryType", 120, Ty::Enum(&driver::CUmemorytype));
        table.field(c"dstHost", 128, Ty::Pointer);
        table.field(c"dstDevice", 136, Ty::Value(&driver::CUdeviceptr));
        table.field(c"dstArray", 144, Ty::Value(&driver::CUarray));
        table.field(c"dstContext", 152, Ty::Value(&driver::CUcontext));
        table.field(c"dstPitch", 160, Ty::U64);
        table.field(c"dstHeight", 168, Ty::U64);
        table.field(c"WidthInBytes", 176, Ty::U64);
        table.field(c"Height", 184, Ty::U64);
        table.field(c"Depth", 192, Ty::U64);
    },
);

pub(crate) static CUDA_MEMCPY3D_PEER_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_PEER_v1\nstruct CUDA_MEMCPY3D_PEER_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_MEMCPY3D_PEER_st,
);

pub(crate) static CUDA_MEMCPY3D_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_v1_st\nstruct CUDA_MEMCPY3D_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"srcXInBytes", 0, Ty::U32);
        table.field(c"srcY", 4, Ty::U32);
        table.field(c"srcZ", 8, Ty::U32);
        table.field(c"srcLOD", 12, Ty::U32);
        table.field(c"srcMemoryType", 16, Ty::Enum(&driver::CUmemorytype));
        table.field(c"srcHost", 24, Ty::Pointer);
        table.field(c"srcDevice", 32, Ty::Value(&driver::CUdeviceptr_v1));
        table.field(c"srcArray", 40, Ty::Value(&driver::CUarray));
        table.field(c"reserved0", 48, Ty::Pointer);
        table.field(c"srcPitch", 56, Ty::U32);
        table.field(c"srcHeight", 60, Ty::U32);
        table.field(c"dstXInBytes", 64, Ty::U32);
        table.field(c"dstY", 68, Ty::U32);
        table.field(c"dstZ", 72, Ty::U32);
        table.field(c"dstLOD", 76, Ty::U32);
        table.field(c"dstMemoryType", 80, Ty::Enum(&driver::CUmemorytype));
        table.field(c"dstHost", 88, Ty::Pointer);
        table.field(c"dstDevice", 96, Ty::Value(&driver::CUdeviceptr_v1));
        table.field(c"dstArray", 104, Ty::Value(&driver::CUarray));
        table.field(c"reserved1", 112, Ty::Pointer);
        table.field(c"dstPitch", 120, Ty::U32);
        table.field(c"dstHeight", 124, Ty::U32);
        table.field(c"WidthInBytes", 128, Ty::U32);
        table.field(c"Height", 132, Ty::U32);
        table.field(c"Depth", 136, Ty::U32);
    },
);

pub(crate) static CUDA_MEMCPY3D_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_v1\nstruct CUDA_MEMCPY3D_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_MEMCPY3D_v1_st,
);

pub(crate) static CUDA_MEMCPY3D_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_st\nstruct CUDA_MEMCPY3D_v2, from cuda.h. Since CUDA 12.0 or earlier.",
    (200, 8, false),
    |table| {
        table.field(c"srcXInBytes", 0, Ty::U64);
        table.field(c"srcY", 8, Ty::U64);
        table.field(c"srcZ", 16, Ty::U64);
        table.field(c"srcLOD", 24, Ty::U64);
        table.field(c"srcMemoryType", 32, Ty::Enum(&driver::CUmemorytype));
        table.field(c"srcHost", 40, Ty::Pointer);
        table.field(c"srcDevice", 48, Ty::Value(&driver::CUdeviceptr));
        table.field(c"srcArray", 56, Ty::Value(&driver::CUarray));
        table.field(c"reserved0", 64, Ty::Pointer);
        table.field(c"srcPitch", 72, Ty::U64);
        table.field(c"srcHeight", 80, Ty::U64);
        table.field(c"dstXInBytes", 88, Ty::U64);
        table.field(c"dstY", 96, Ty::U64);
        table.field(c"dstZ", 104, Ty::U64);
        table.field(c"dstLOD", 112, Ty::U64);
        table.field(c"dstMemoryType", 120, Ty::Enum(&driver::CUmemorytype));
        table.field(c"dstHost", 128, Ty::Pointer);
        table.field(c"dstDevice", 136, Ty::Value(&driver::CUdeviceptr));
        table.field(c"dstArray", 144, Ty::Value(&driver::CUarray));
        table.field(c"reserved1", 152, Ty::Pointer);
        table.field(c"dstPitch", 160, Ty::U64);
        table.field(c"dstHeight", 168, Ty::U64);
        table.field(c"WidthInBytes", 176, Ty::U64);
        table.field(c"Height", 184, Ty::U64);
        table.field(c"Depth", 192, Ty::U64);
    },
);

pub(crate) static CUDA_MEMCPY3D_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_v2\nstruct CUDA_MEMCPY3D_v2, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_MEMCPY3D_st,
);

pub(crate) static CUDA_MEMCPY_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY_NODE_PARAMS_st\nstruct CUDA_MEMCPY_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    (216, 8, false),
    |table| {
        table.field(c"flags", 0, Ty::I32);
        table.field(c"reserved", 4, Ty::I32);
        table.field(c"copyCtx", 8, Ty::Value(&driver::CUcontext));
        table.field(c"copyParams", 16, Ty::Record(&driver::CUDA_MEMCPY3D));
    },
);

pub(crate) static CUDA_MEMCPY_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY_NODE_PARAMS\nstruct CUDA_MEMCPY_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    &driver::CUDA_MEMCPY_NODE_PARAMS_st,
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMSET_NODE_PARAMS\ntypedef CUDA_MEMSET_NODE_PARAMS_v1 CUDA_MEMSET_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_MEMSET_NODE_PARAMS_v1,
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMSET_NODE_PARAMS_st\nstruct CUDA_MEMSET_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"dst", 0, Ty::Value(&driver::CUdeviceptr));
        table.field(c"pitch", 8, Ty::U64);
        table.field(c"value", 16, Ty::U32);
        table.field(c"elementSize", 20, Ty::U32);
        table.field(c"width", 24, Ty::U64);
        table.field(c"height", 32, Ty::U64);
    },
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMSET_NODE_PARAMS_v1\nstruct CUDA_MEMSET_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_MEMSET_NODE_PARAMS_st,
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMSET_NODE_PARAMS_v2_st\nstruct CUDA_MEMSET_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    (48, 8, false),
    |table| {
        table.field(c"dst", 0, Ty::Value(&driver::CUdeviceptr));
        table.field(c"pitch", 8, Ty::U64);
        table.field(c"value", 16, Ty::U32);
        table.field(c"elementSize", 20, Ty::U32);
        table.field(c"width", 24, Ty::U64);
        table.field(c"height", 32, Ty::U64);
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
    "cubind.cuda13.driver.CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS\nenum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE", 0);
        table.member("CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ", 1);
        table.member("CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE", 3);
    },
);

pub(crate) static CUDA_POINTER_ATTRIBUTE_P2P_TOKENS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_POINTER_ATTRIBUTE_P2P_TOKENS\ntypedef CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 CUDA_POINTER_ATTRIBUTE_P2P_TOKENS, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1,
);

pub(crate) static CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st\nstruct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"p2pToken", 0, Ty::U64);
        table.field(c"vaSpaceToken", 8, Ty::U32);
    },
);

pub(crate) static CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1\nstruct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st,
);

pub(crate) static CUDA_RESOURCE_DESC: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC\ntypedef CUDA_RESOURCE_DESC_v1 CUDA_RESOURCE_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_RESOURCE_DESC_v1,
);

pub(crate) static CUDA_RESOURCE_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_st\nstruct CUDA_RESOURCE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (144, 8, false),
    |table| {
        table.field(c"resType", 0, Ty::Enum(&driver::CUresourcetype));
        table.field(c"res", 8, Ty::Record(&driver::CUDA_RESOURCE_DESC_v1_res));
        table.field(c"flags", 136, Ty::U32);
    },
);

pub(crate) static CUDA_RESOURCE_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1\nstruct CUDA_RESOURCE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_RESOURCE_DESC_st,
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1_res\nstruct CUDA_RESOURCE_DESC_v1.res, from cuda.h. Since CUDA 12.0 or earlier.",
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
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1_res_array\nstruct CUDA_RESOURCE_DESC_v1.res.array, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"hArray", 0, Ty::Value(&driver::CUarray));
    },
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_linear: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1_res_linear\nstruct CUDA_RESOURCE_DESC_v1.res.linear, from cuda.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"devPtr", 0, Ty::Value(&driver::CUdeviceptr));
        table.field(c"format", 8, Ty::Enum(&driver::CUarray_format));
        table.field(c"numChannels", 12, Ty::U32);
        table.field(c"sizeInBytes", 16, Ty::U64);
    },
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_mipmap: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1_res_mipmap\nstruct CUDA_RESOURCE_DESC_v1.res.mipmap, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"hMipmappedArray", 0, Ty::Value(&driver::CUmipmappedArray));
    },
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_pitch2D: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1_res_pitch2D\nstruct CUDA_RESOURCE_DESC_v1.res.pitch2D, from cuda.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"devPtr", 0, Ty::Value(&driver::CUdeviceptr));
        table.field(c"format", 8, Ty::Enum(&driver::CUarray_format));
        table.field(c"numChannels", 12, Ty::U32);
        table.field(c"width", 16, Ty::U64);
        table.field(c"height", 24, Ty::U64);
        table.field(c"pitchInBytes", 32, Ty::U64);
    },
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_reserved: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_DESC_v1_res_reserved\nstruct CUDA_RESOURCE_DESC_v1.res.reserved, from cuda.h. Since CUDA 12.0 or earlier.",
    (128, 4, false),
    |table| {
        table.field(c"reserved", 0, Ty::array(Ty::I32, 32));
    },
);

pub(crate) static CUDA_RESOURCE_VIEW_DESC: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_RESOURCE_VIEW_DESC\ntypedef CUDA_RESOURCE_VIEW_DESC_v1 CUDA_RESOURCE_VIEW_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_RESOURCE_VIEW_DESC_v1,
);

pub(crate) static CUDA_RESOURCE_VIEW_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_RESOURCE_VIEW_DESC_st\nstruct CUDA_RESOURCE_VIEW_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (112, 8, false),
    |table| {
        table.field(c"format", 0, Ty::Enum(&driver::CUresourceViewFormat));
        table.field(c"width", 8, Ty::U64);
        table.field(c"height", 16, Ty::U64);
        table.field(c"depth", 24, Ty::U64);
        table.field(c"firstMipmapLevel", 32, Ty::U32);
        table.field(c"lastMipmapLevel", 36, Ty::U32);
        table.field(c"firstLayer", 40, Ty::U32);
        table.field(c"lastLayer", 44, Ty::U32);
        table.field(c"reserved", 48, Ty::array(Ty::U32, 16));
    },
);

pub(crate) static CUDA_RESOURCE_VIEW_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_RESOURCE_VIEW_DESC_v1\nstruct CUDA_RESOURCE_VIEW_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_RESOURCE_VIEW_DESC_st,
);

pub(crate) static CUDA_TEXTURE_DESC: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_TEXTURE_DESC\ntypedef CUDA_TEXTURE_DESC_v1 CUDA_TEXTURE_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_TEXTURE_DESC_v1,
);

pub(crate) static CUDA_TEXTURE_DESC_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_TEXTURE_DESC_st\nstruct CUDA_TEXTURE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (104, 4, false),
    |table| {
        table.field(c"addressMode", 0, Ty::array(Ty::Enum(&driver::CUaddress_mode), 3));
        table.field(c"filterMode", 12, Ty::Enum(&driver::CUfilter_mode));
        table.field(c"flags", 16, Ty::U32);
        table.field(c"maxAnisotropy", 20, Ty::U32);
        table.field(c"mipmapFilterMode", 24, Ty::Enum(&driver::CUfilter_mode));
        table.field(c"mipmapLevelBias", 28, Ty::F32);
        table.field(c"minMipmapLevelClamp", 32, Ty::F32);
        table.field(c"maxMipmapLevelClamp", 36, Ty::F32);
        table.field(c"borderColor", 40, Ty::array(Ty::F32, 4));
        table.field(c"reserved", 56, Ty::array(Ty::I32, 12));
    },
);

pub(crate) static CUDA_TEXTURE_DESC_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_TEXTURE_DESC_v1\nstruct CUDA_TEXTURE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUDA_TEXTURE_DESC_st,
);

pub(crate) static CUGLDeviceList: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUGLDeviceList\nenum CUGLDeviceList, from cudaGL.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_GL_DEVICE_LIST_ALL", 1);
        table.member("CU_GL_DEVICE_LIST_CURRENT_FRAME", 2);
        table.member("CU_GL_DEVICE_LIST_NEXT_FRAME", 3);
    },
);

pub(crate) static CUGLmap_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUGLmap_flags\nenum CUGLmap_flags, from cudaGL.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_GL_MAP_RESOURCE_FLAGS_NONE", 0);
        table.member("CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY", 1);
        table.member("CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD", 2);
    },
);

pub(crate) static CUGPUDirectRDMAWritesOrdering: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUGPUDirectRDMAWritesOrdering\nenum CUGPUDirectRDMAWritesOrdering, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE", 0);
        table.member("CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER", 100);
        table.member("CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES", 200);
    },
);

pub(crate) static CUaccessPolicyWindow: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUaccessPolicyWindow\ntypedef CUaccessPolicyWindow_v1 CUaccessPolicyWindow, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUaccessPolicyWindow_v1,
);

pub(crate) static CUaccessPolicyWindow_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUaccessPolicyWindow_st\nstruct CUaccessPolicyWindow_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"base_ptr", 0, Ty::Pointer);
        table.field(c"num_bytes", 8, Ty::U64);
        table.field(c"hitRatio", 16, Ty::F32);
        table.field(c"hitProp", 20, Ty::Enum(&driver::CUaccessProperty));
        table.field(c"missProp", 24, Ty::Enum(&driver::CUaccessProperty));
    },
);

pub(crate) static CUaccessPolicyWindow_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUaccessPolicyWindow_v1\nstruct CUaccessPolicyWindow_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUaccessPolicyWindow_st,
);

pub(crate) static CUaccessProperty: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUaccessProperty\nenum CUaccessProperty, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_ACCESS_PROPERTY_NORMAL", 0);
        table.member("CU_ACCESS_PROPERTY_STREAMING", 1);
        table.member("CU_ACCESS_PROPERTY_PERSISTING", 2);
    },
);

pub(crate) static CUaddress_mode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUaddress_mode\nenum CUaddress_mode, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_TR_ADDRESS_MODE_WRAP", 0);
        table.member("CU_TR_ADDRESS_MODE_CLAMP", 1);
        table.member("CU_TR_ADDRESS_MODE_MIRROR", 2);
        table.member("CU_TR_ADDRESS_MODE_BORDER", 3);
    },
);

pub(crate) static CUarray: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUarray\ntypedef CUarray, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::Handle, None,
);

pub(crate) static CUarrayMapInfo: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUarrayMapInfo\ntypedef CUarrayMapInfo_v1 CUarrayMapInfo, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUarrayMapInfo_v1,
);

pub(crate) static CUarrayMapInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUarrayMapInfo_st\nstruct CUarrayMapInfo_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (96, 8, false),
    |table| {
        table.field(c"resourceType", 0, Ty::Enum(&driver::CUresourcetype));
        table.field(c"resource", 8, Ty::Record(&driver::CUarrayMapInfo_v1_resource));
        table.field(c"subresourceType", 16, Ty::Enum(&driver::CUarraySparseSubresourceType));
        table.field(c"subresource", 24, Ty::Record(&driver::CUarrayMapInfo_v1_subresource));
        table.field(c"memOperationType", 56, Ty::Enum(&driver::CUmemOperationType));
        table.field(c"memHandleType", 60, Ty::Enum(&driver::CUmemHandleType));
        table.field(c"memHandle", 64, Ty::Record(&driver::CUarrayMapInfo_v1_memHandle));
        table.field(c"offset", 72, Ty::U64);
        table.field(c"deviceBitMask", 80, Ty::U32);
        table.field(c"flags", 84, Ty::U32);
        table.field(c"reserved", 88, Ty::array(Ty::U32, 2));
    },
);

pub(crate) static CUarrayMapInfo_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUarrayMapInfo_v1\nstruct CUarrayMapInfo_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUarrayMapInfo_st,
);

pub(crate) static CUarrayMapInfo_v1_memHandle: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUarrayMapInfo_v1_memHandle\nstruct CUarrayMapInfo_v1.memHandle, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"memHandle", 0, Ty::Value(&driver::CUmemGenericAllocationHandle));
    },
);

pub(crate) static CUarrayMapInfo_v1_resource: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUarrayMapInfo_v1_resource\nstruct CUarrayMapInfo_v1.resource, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"mipmap", 0, Ty::Value(&driver::CUmipmappedArray));
        table.field(c"array", 0, Ty::Value(&driver::CUarray));
    },
);

pub(crate) static CUarrayMapInfo_v1_subresource: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUarrayMapInfo_v1_subresource\nstruct CUarrayMapInfo_v1.subresource, from cuda.h. Since CUDA 12.0 or earlier.",
    (32, 8, true),
    |table| {
        table.field(c"sparseLevel", 0, Ty::Record(&driver::CUarrayMapInfo_v1_subresource_sparseLevel));
        table.field(c"miptail", 0, Ty::Record(&driver::CUarrayMapInfo_v1_subresource_miptail));
    },
);

pub(crate) static CUarrayMapInfo_v1_subresource_miptail: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUarrayMapInfo_v1_subresource_miptail\nstruct CUarrayMapInfo_v1.subresource.miptail, from cuda.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"layer", 0, Ty::U32);
        table.field(c"offset", 8, Ty::U64);
        table.field(c"size", 16, Ty::U64);
    },
);

pub(crate) static CUarrayMapInfo_v1_subresource_sparseLevel: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUarrayMapInfo_v1_subresource_sparseLevel\nstruct CUarrayMapInfo_v1.subresource.sparseLevel, from cuda.h. Since CUDA 12.0 or earlier.",
    (32, 4, false),
    |table| {
        table.field(c"level", 0, Ty::U32);
        table.field(c"layer", 4, Ty::U32);
        table.field(c"offsetX", 8, Ty::U32);
        table.field(c"offsetY", 12, Ty::U32);
        table.field(c"offsetZ", 16, Ty::U32);
        table.field(c"extentWidth", 20, Ty::U32);
        table.field(c"extentHeight", 24, Ty::U32);
        table.field(c"extentDepth", 28, Ty::U32);
    },
);

pub(crate) static CUarraySparseSubresourceType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUarraySparseSubresourceType\nenum CUarraySparseSubresourceType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL", 0);
        table.member("CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL", 1);
    },
);

pub(crate) static CUarray_cubemap_face: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUarray_cubemap_face\nenum CUarray_cubemap_face, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_CUBEMAP_FACE_POSITIVE_X", 0);
        table.member("CU_CUBEMAP_FACE_NEGATIVE_X", 1);
        table.member("CU_CUBEMAP_FACE_POSITIVE_Y", 2);
        table.member("CU_CUBEMAP_FACE_NEGATIVE_Y", 3);
        table.member("CU_CUBEMAP_FACE_POSITIVE_Z", 4);
        table.member("CU_CUBEMAP_FACE_NEGATIVE_Z", 5);
    },
);

pub(crate) static CUarray_format: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUarray_format\nenum CUarray_format, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_AD_FORMAT_UNSIGNED_INT8", 1);
        table.member("CU_AD_FORMAT_UNSIGNED_INT16", 2);
        table.member("CU_AD_FORMAT_UNSIGNED_INT32", 3);
        table.member("CU_AD_FORMAT_SIGNED_INT8", 8);
        table.member("CU_AD_FORMAT_SIGNED_INT16", 9);
        table.member("CU_AD_FORMAT_SIGNED_INT32", 10);
        table.member("CU_AD_FORMAT_HALF", 16);
        table.member("CU_AD_FORMAT_FLOAT", 32);
        table.member("CU_AD_FORMAT_NV12", 176);
        table.member("CU_AD_FORMAT_UNORM_INT8X1", 192);
        table.member("CU_AD_FORMAT_UNORM_INT8X2", 193);
        table.member("CU_AD_FORMAT_UNORM_INT8X4", 194);
        table.member("CU_AD_FORMAT_UNORM_INT16X1", 195);
        table.member("CU_AD_FORMAT_UNORM_INT16X2", 196);
        table.member("CU_AD_FORMAT_UNORM_INT16X4", 197);
        table.member("CU_AD_FORMAT_SNORM_INT8X1", 198);
        table.member("CU_AD_FORMAT_SNORM_INT8X2", 199);
        table.member("CU_AD_FORMAT_SNORM_INT8X4", 200);
        table.member("CU_AD_FORMAT_SNORM_INT16X1", 201);
        table.member("CU_AD_FORMAT_SNORM_INT16X2", 202);
        table.member("CU_AD_FORMAT_SNORM_INT16X4", 203);
        table.member("CU_AD_FORMAT_BC1_UNORM", 145);
        table.member("CU_AD_FORMAT_BC1_UNORM_SRGB", 146);
        table.member("CU_AD_FORMAT_BC2_UNORM", 147);
        table.member("CU_AD_FORMAT_BC2_UNORM_SRGB", 148);
        table.member("CU_AD_FORMAT_BC3_UNORM", 149);
        table.member("CU_AD_FORMAT_BC3_UNORM_SRGB", 150);
        table.member("CU_AD_FORMAT_BC4_UNORM", 151);
        table.member("CU_AD_FORMAT_BC4_SNORM", 152);
        table.member("CU_AD_FORMAT_BC5_UNORM", 153);
        table.member("CU_AD_FORMAT_BC5_SNORM", 154);
        table.member("CU_AD_FORMAT_BC6H_UF16", 155);
        table.member("CU_AD_FORMAT_BC6H_SF16", 156);
        table.member("CU_AD_FORMAT_BC7_UNORM", 157);
        table.member("CU_AD_FORMAT_BC7_UNORM_SRGB", 158);
        table.member("CU_AD_FORMAT_P010", 159);
        table.member("CU_AD_FORMAT_P016", 161);
        table.member("CU_AD_FORMAT_NV16", 162);
        table.member("CU_AD_FORMAT_P210", 163);
        table.member("CU_AD_FORMAT_P216", 164);
        table.member("CU_AD_FORMAT_YUY2", 165);
        table.member("CU_AD_FORMAT_Y210", 166);
        table.member("CU_AD_FORMAT_Y216", 167);
        table.member("CU_AD_FORMAT_AYUV", 168);
        table.member("CU_AD_FORMAT_Y410", 169);
        table.member("CU_AD_FORMAT_Y416", 177);
        table.member("CU_AD_FORMAT_Y444_PLANAR8", 178);
        table.member("CU_AD_FORMAT_Y444_PLANAR10", 179);
        table.member("CU_AD_FORMAT_YUV444_8bit_SemiPlanar", 180);
        table.member("CU_AD_FORMAT_YUV444_16bit_SemiPlanar", 181);
        table.member("CU_AD_FORMAT_UNORM_INT_101010_2", 80);
        table.member("CU_AD_FORMAT_UINT8_PACKED_422", 81);
        table.member("CU_AD_FORMAT_UINT8_PACKED_444", 82);
        table.member("CU_AD_FORMAT_UINT8_SEMIPLANAR_420", 83);
        table.member("CU_AD_FORMAT_UINT16_SEMIPLANAR_420", 84);
        table.member("CU_AD_FORMAT_UINT8_SEMIPLANAR_422", 85);
        table.member("CU_AD_FORMAT_UINT16_SEMIPLANAR_422", 86);
        table.member("CU_AD_FORMAT_UINT8_SEMIPLANAR_444", 87);
        table.member("CU_AD_FORMAT_UINT16_SEMIPLANAR_444", 88);
        table.member("CU_AD_FORMAT_UINT8_PLANAR_420", 89);
        table.member("CU_AD_FORMAT_UINT16_PLANAR_420", 90);
        table.member("CU_AD_FORMAT_UINT8_PLANAR_422", 91);
        table.member("CU_AD_FORMAT_UINT16_PLANAR_422", 92);
        table.member("CU_AD_FORMAT_UINT8_PLANAR_444", 93);
        table.member("CU_AD_FORMAT_UINT16_PLANAR_444", 94);
        table.member("CU_AD_FORMAT_MAX", 2147483647);
    },
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
        table.field(c"bytesOverBudget", 0, Ty::U64);
    },
);

pub(crate) static CUasyncNotificationType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUasyncNotificationType\nenum CUasyncNotificationType, from cuda.h. Since CUDA 12.4.",
    |table| {
        table.member("CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET", 1);
    },
);

pub(crate) static CUcheckpointLockArgs_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUcheckpointLockArgs_st\nstruct CUcheckpointLockArgs, from cuda.h. Since CUDA 12.8.",
    (64, 8, false),
    |table| {
        table.field(c"timeoutMs", 0, Ty::U32);
        table.field(c"reserved0", 4, Ty::U32);
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
    |table| {
        table.member("CIG_DATA_TYPE_D3D12_COMMAND_QUEUE", 1);
        table.member("CIG_DATA_TYPE_NV_BLOB", 2);
    },
);

pub(crate) static CUclusterSchedulingPolicy: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUclusterSchedulingPolicy\nenum CUclusterSchedulingPolicy, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_CLUSTER_SCHEDULING_POLICY_DEFAULT", 0);
        table.member("CU_CLUSTER_SCHEDULING_POLICY_SPREAD", 1);
        table.member("CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING", 2);
        table.member("CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY", 3);
    },
);

pub(crate) static CUcomputemode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUcomputemode\nenum CUcomputemode, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_COMPUTEMODE_DEFAULT", 0);
        table.member("CU_COMPUTEMODE_PROHIBITED", 2);
        table.member("CU_COMPUTEMODE_EXCLUSIVE_PROCESS", 3);
    },
);

pub(crate) static CUcontext: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUcontext\ntypedef CUcontext, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::Handle,
    None,
);

pub(crate) static CUcoredumpSettings: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUcoredumpSettings\nenum CUcoredumpSettings, from cuda.h. Since CUDA 12.1.",
    |table| {
        table.member("CU_COREDUMP_ENABLE_ON_EXCEPTION", 1);
        table.member("CU_COREDUMP_TRIGGER_HOST", 2);
        table.member("CU_COREDUMP_LIGHTWEIGHT", 3);
        table.member("CU_COREDUMP_ENABLE_USER_TRIGGER", 4);
        table.member("CU_COREDUMP_FILE", 5);
        table.member("CU_COREDUMP_PIPE", 6);
        table.member("CU_COREDUMP_GENERATION_FLAGS", 7);
        table.member("CU_COREDUMP_MAX", 8);
    },
);

pub(crate) static CUctxCigParam_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUctxCigParam_st\nstruct CUctxCigParam, from cuda.h. Since CUDA 12.5.",
    (16, 8, false),
    |table| {
        table.field(c"sharedDataType", 0, Ty::Enum(&driver::CUcigDataType));
        table.field(c"sharedData", 8, Ty::Pointer);
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
        table.field(c"numExecAffinityParams", 8, Ty::I32);
        table.field(c"cigParams", 16, Ty::list(Ty::Record(&driver::CUctxCigParam)));
    },
);

pub(crate) static CUctxCreateParams: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUctxCreateParams\nstruct CUctxCreateParams, from cuda.h. Since CUDA 12.5.",
    &driver::CUctxCreateParams_st,
);

pub(crate) static CUctx_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUctx_flags\nenum CUctx_flags, from cuda.h. Since CUDA 12.0 or earlier. Deprecated: CU_CTX_BLOCKING_SYNC, CU_CTX_MAP_HOST.",
    |table| {
        table.member("CU_CTX_SCHED_AUTO", 0);
        table.member("CU_CTX_SCHED_SPIN", 1);
        table.member("CU_CTX_SCHED_YIELD", 2);
        table.member("CU_CTX_SCHED_BLOCKING_SYNC", 4);
        table.member("CU_CTX_BLOCKING_SYNC", 4);
        table.member("CU_CTX_SCHED_MASK", 7);
        table.member("CU_CTX_MAP_HOST", 8);
        table.member("CU_CTX_LMEM_RESIZE_TO_MAX", 16);
        table.member("CU_CTX_COREDUMP_ENABLE", 32);
        table.member("CU_CTX_USER_COREDUMP_ENABLE", 64);
        table.member("CU_CTX_SYNC_MEMOPS", 128);
        table.member("CU_CTX_FLAGS_MASK", 255);
    },
);

pub(crate) static CUdevResourceDesc: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUdevResourceDesc\ntypedef CUdevResourceDesc, from cuda.h. Since CUDA 12.4.",
    ValueKind::Handle, None,
);

pub(crate) static CUdevResourceType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdevResourceType\nenum CUdevResourceType, from cuda.h. Since CUDA 12.4.",
    |table| {
        table.member("CU_DEV_RESOURCE_TYPE_INVALID", 0);
        table.member("CU_DEV_RESOURCE_TYPE_SM", 1);
        table.member("CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG", 1000);
        table.member("CU_DEV_RESOURCE_TYPE_WORKQUEUE", 10000);
    },
);

pub(crate) static CUdevice: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUdevice\ntypedef CUdevice, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::I32, None,
);

pub(crate) static CUdeviceNumaConfig: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdeviceNumaConfig\nenum CUdeviceNumaConfig, from cuda.h. Since CUDA 12.2.",
    |table| {
        table.member("CU_DEVICE_NUMA_CONFIG_NONE", 0);
        table.member("CU_DEVICE_NUMA_CONFIG_NUMA_NODE", 1);
    },
);

pub(crate) static CUdevice_P2PAttribute: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdevice_P2PAttribute\nenum CUdevice_P2PAttribute, from cuda.h. Since CUDA 12.0 or earlier. Deprecated: CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED.",
    |table| {
        table.member("CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK", 1);
        table.member("CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED", 2);
        table.member("CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED", 3);
        table.member("CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED", 4);
        table.member("CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED", 4);
        table.member("CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED", 5);
    },
);

pub(crate) static CUdeviceptr: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUdeviceptr\ntypedef CUdeviceptr, from cuda.h. Since CUDA 12.0 or earlier.",
    ValueKind::DevicePointer, None,
);

pub(crate) static CUdeviceptr_v1: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUdeviceptr_v1\ntypedef CUdeviceptr_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    ValueKind::U32, None,
);

pub(crate) static CUdevprop: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUdevprop\ntypedef CUdevprop_v1 CUdevprop, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUdevprop_v1,
);

pub(crate) static CUdevprop_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUdevprop_st\nstruct CUdevprop_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (56, 4, false),
    |table| {
        table.field(c"maxThreadsPerBlock", 0, Ty::I32);
        table.field(c"maxThreadsDim", 4, Ty::array(Ty::I32, 3));
        table.field(c"maxGridSize", 16, Ty::array(Ty::I32, 3));
        table.field(c"sharedMemPerBlock", 28, Ty::I32);
        table.field(c"totalConstantMemory", 32, Ty::I32);
        table.field(c"SIMDWidth", 36, Ty::I32);
        table.field(c"memPitch", 40, Ty::I32);
        table.field(c"regsPerBlock", 44, Ty::I32);
        table.field(c"clockRate", 48, Ty::I32);
        table.field(c"textureAlign", 52, Ty::I32);
    },
);

pub(crate) static CUdevprop_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUdevprop_v1\nstruct CUdevprop_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUdevprop_st,
);

pub(crate) static CUdriverProcAddressQueryResult: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdriverProcAddressQueryResult\nenum CUdriverProcAddressQueryResult, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_GET_PROC_ADDRESS_SUCCESS", 0);
        table.member("CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND", 1);
        table.member("CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT", 2);
    },
);

pub(crate) static CUdriverProcAddress_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdriverProcAddress_flags\nenum CUdriverProcAddress_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_GET_PROC_ADDRESS_DEFAULT", 0);
        table.member("CU_GET_PROC_ADDRESS_LEGACY_STREAM", 1);
        table.member("CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM", 2);
    },
);

pub(crate) static CUeglColorFormat: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUeglColorFormat\nenum CUeglColorFormat, from cudaEGL.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_EGL_COLOR_FORMAT_YUV420_PLANAR", 0);
        table.member("CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR", 1);
        table.member("CU_EGL_COLOR_FORMAT_YUV422_PLANAR", 2);
        table.member("CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR", 3);
        table.member("CU_EGL_COLOR_FORMAT_RGB", 4);
        table.member("CU_EGL_COLOR_FORMAT_BGR", 5);
        table.member("CU_EGL_COLOR_FORMAT_ARGB", 6);
        table.member("CU_EGL_COLOR_FORMAT_RGBA", 7);
        table.member("CU_EGL_COLOR_FORMAT_L", 8);
        table.member("CU_EGL_COLOR_FORMAT_R", 9);
        table.member("CU_EGL_COLOR_FORMAT_YUV444_PLANAR", 10);
        table.member("CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR", 11);
        table.member("CU_EGL_COLOR_FORMAT_YUYV_422", 12);
        table.member("CU_EGL_COLOR_FORMAT_UYVY_422", 13);
        table.member("CU_EGL_COLOR_FORMAT_ABGR", 14);
        table.member("CU_EGL_COLOR_FORMAT_BGRA", 15);
        table.member("CU_EGL_COLOR_FORMAT_A", 16);
        table.member("CU_EGL_COLOR_FORMAT_RG", 17);
        table.member("CU_EGL_COLOR_FORMAT_AYUV", 18);
        table.member("CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR", 19);
        table.member("CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR", 20);
        table.member("CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR", 21);
        table.member("CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR", 22);
        table.member("CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR", 23);
        table.member("CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR", 24);
        table.member("CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR", 25);
        table.member("CU_EGL_COLOR_FORMAT_VYUY_ER", 26);
        table.member("CU_EGL_COLOR_FORMAT_UYVY_ER", 27);
        table.member("CU_EGL_COLOR_FORMAT_YUYV_ER", 28);
        table.member("CU_EGL_COLOR_FORMAT_YVYU_ER", 29);
        table.member("CU_EGL_COLOR_FORMAT_YUV_ER", 30);
        table.member("CU_EGL_COLOR_FORMAT_YUVA_ER", 31);
        table.member("CU_EGL_COLOR_FORMAT_AYUV_ER", 32);
        table.member("CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER", 33);
        table.member("CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER", 34);
        table.member("CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER", 35);
        table.member("CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER", 36);
        table.member("CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER", 37);
        table.member("CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER", 38);
        table.member("CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER", 39);
        table.member("CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER", 40);
        table.member("CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER", 41);
        table.member("CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER", 42);
        table.member("CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER", 43);
        table.member("CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER", 44);
        table.member("CU_EGL_COLOR_FORMAT_BAYER_RGGB", 45);
        table.member("CU_EGL_COLOR_FORMAT_BAYER_BGGR", 46);
        table.member("CU_EGL_COLOR_FORMAT_BAYER_GRBG", 47);
        table.member("CU_EGL_COLOR_FORMAT_BAYER_GBRG", 48);
        table.member("CU_EGL_COLOR_FORMAT_BAYER10_RGGB", 49);
        table.member("CU_EGL_COLOR_FORMAT_BAYER10_BGGR", 50);
        table.member("CU_EGL_COLOR_FORMAT_BAYER10_GRBG", 51);
        table.member("CU_EGL_COLOR_FORMAT_BAYER10_GBRG", 52);
        table.member("CU_EGL_COLOR_FORMAT_BAYER12_RGGB", 53);
        table.member("CU_EGL_COLOR_FORMAT_BAYER12_BGGR", 54);
        table.member("CU_EGL_COLOR_FORMAT_BAYER12_GRBG", 55);
        table.member("CU_EGL_COLOR_FORMAT_BAYER12_GBRG", 56);
        table.member("CU_EGL_COLOR_FORMAT_BAYER14_RGGB", 57);
        table.member("CU_EGL_COLOR_FORMAT_BAYER14_BGGR", 58);
        table.member("CU_EGL_COLOR_FORMAT_BAYER14_GRBG", 59);
        table.member("CU_EGL_COLOR_FORMAT_BAYER14_GBRG", 60);
        table.member("CU_EGL_COLOR_FORMAT_BAYER20_RGGB", 61);
        table.member("CU_EGL_COLOR_FORMAT_BAYER20_BGGR", 62);
        table.member("CU_EGL_COLOR_FORMAT_BAYER20_GRBG", 63);
        table.member("CU_EGL_COLOR_FORMAT_BAYER20_GBRG", 64);
        table.member("CU_EGL_COLOR_FORMAT_YVU444_PLANAR", 65);
        table.member("CU_EGL_COLOR_FORMAT_YVU422_PLANAR", 66);
        table.member("CU_EGL_COLOR_FORMAT_YVU420_PLANAR", 67);
        table.member("CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB", 68);
        table.member("CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR", 69);
        table.member("CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG", 70);
        table.member("CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG", 71);
        table.member("CU_EGL_COLOR_FORMAT_BAYER_BCCR", 72);
        table.member("CU_EGL_COLOR_FORMAT_BAYER_RCCB", 73);
        table.member("CU_EGL_COLOR_FORMAT_BAYER_CRBC", 74);
        table.member("CU_EGL_COLOR_FORMAT_BAYER_CBRC", 75);
        table.member("CU_EGL_COLOR_FORMAT_BAYER10_CCCC", 76);
        table.member("CU_EGL_COLOR_FORMAT_BAYER12_BCCR", 77);
        table.member("CU_EGL_COLOR_FORMAT_BAYER12_RCCB", 78);
        table.member("CU_EGL_COLOR_FORMAT_BAYER12_CRBC", 79);
        table.member("CU_EGL_COLOR_FORMAT_BAYER12_CBRC", 80);
        table.member("CU_EGL_COLOR_FORMAT_BAYER12_CCCC", 81);
        table.member("CU_EGL_COLOR_FORMAT_Y", 82);
        table.member("CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020", 83);
        table.member("CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020", 84);
        table.member("CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020", 85);
        table.member("CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020", 86);
        table.member("CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709", 87);
        table.member("CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709", 88);
        table.member("CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709", 89);
        table.member("CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709", 90);
        table.member("CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709", 91);
        table.member("CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020", 92);
        table.member("CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020", 93);
        table.member("CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR", 94);
        table.member("CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709", 95);
        table.member("CU_EGL_COLOR_FORMAT_Y_ER", 96);
        table.member("CU_EGL_COLOR_FORMAT_Y_709_ER", 97);
        table.member("CU_EGL_COLOR_FORMAT_Y10_ER", 98);
        table.member("CU_EGL_COLOR_FORMAT_Y10_709_ER", 99);
        table.member("CU_EGL_COLOR_FORMAT_Y12_ER", 100);
        table.member("CU_EGL_COLOR_FORMAT_Y12_709_ER", 101);
        table.member("CU_EGL_COLOR_FORMAT_YUVA", 102);
        table.member("CU_EGL_COLOR_FORMAT_YUV", 103);
        table.member("CU_EGL_COLOR_FORMAT_YVYU", 104);
        table.member("CU_EGL_COLOR_FORMAT_VYUY", 105);
        table.member("CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER", 106);
        table.member("CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER", 107);
        table.member("CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER", 108);
        table.member("CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER", 109);
        table.member("CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER", 110);
        table.member("CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER", 111);
        table.member("CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER", 112);
        table.member("CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER", 113);
        table.member("CU_EGL_COLOR_FORMAT_UYVY_709", 114);
        table.member("CU_EGL_COLOR_FORMAT_UYVY_709_ER", 115);
        table.member("CU_EGL_COLOR_FORMAT_UYVY_2020", 116);
        table.member("CU_EGL_COLOR_FORMAT_MAX", 117);
    },
);

pub(crate) static CUeglFrame: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUeglFrame\ntypedef CUeglFrame_v1 CUeglFrame, from cudaEGL.h. Since CUDA 12.0 or earlier.",
    &driver::CUeglFrame_v1,
);

pub(crate) static CUeglFrameType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUeglFrameType\nenum CUeglFrameType, from cudaEGL.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_EGL_FRAME_TYPE_ARRAY", 0);
        table.member("CU_EGL_FRAME_TYPE_PITCH", 1);
    },
);

pub(crate) static CUeglFrame_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUeglFrame_st\nstruct CUeglFrame_v1, from cudaEGL.h. Since CUDA 12.0 or earlier.",
    (64, 8, false),
    |table| {
        table.field(c"frame", 0, Ty::Record(&driver::CUeglFrame_v1_frame));
        table.field(c"width", 24, Ty::U32);
        table.field(c"height", 28, Ty::U32);
        table.field(c"depth", 32, Ty::U32);
        table.field(c"pitch", 36, Ty::U32);
        table.field(c"planeCount", 40, Ty::U32);
        table.field(c"numChannels", 44, Ty::U32);
        table.field(c"frameType", 48, Ty::Enum(&driver::CUeglFrameType));
        table.field(c"eglColorFormat", 52, Ty::Enum(&driver::CUeglColorFormat));
        table.field(c"cuFormat", 56, Ty::Enum(&driver::CUarray_format));
    },
);

pub(crate) static CUeglFrame_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUeglFrame_v1\nstruct CUeglFrame_v1, from cudaEGL.h. Since CUDA 12.0 or earlier.",
    &driver::CUeglFrame_st,
);

pub(crate) static CUeglFrame_v1_frame: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUeglFrame_v1_frame\nstruct CUeglFrame_v1.frame, from cudaEGL.h. Since CUDA 12.0 or earlier.",
    (24, 8, true),
    |table| {
        table.field(c"pArray", 0, Ty::array(Ty::Value(&driver::CUarray), 3));
        table.field(c"pPitch", 0, Ty::array(Ty::Pointer, 3));
    },
);

pub(crate) static CUeglResourceLocationFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUeglResourceLocationFlags\nenum CUeglResourceLocationFlags, from cudaEGL.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_EGL_RESOURCE_LOCATION_SYSMEM", 0);
        table.member("CU_EGL_RESOURCE_LOCATION_VIDMEM", 1);
    },
);

pub(crate) static CUeglStreamConnection: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUeglStreamConnection\ntypedef CUeglStreamConnection, from cudaEGL.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUevent: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUevent\ntypedef CUevent, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::Handle, None,
);

pub(crate) static CUevent_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUevent_flags\nenum CUevent_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_EVENT_DEFAULT", 0);
        table.member("CU_EVENT_BLOCKING_SYNC", 1);
        table.member("CU_EVENT_DISABLE_TIMING", 2);
        table.member("CU_EVENT_INTERPROCESS", 4);
    },
);

pub(crate) static CUevent_record_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUevent_record_flags\nenum CUevent_record_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_EVENT_RECORD_DEFAULT", 0);
        table.member("CU_EVENT_RECORD_EXTERNAL", 1);
    },
);

pub(crate) static CUevent_sched_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUevent_sched_flags\nenum CUevent_sched_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_EVENT_SCHED_AUTO", 0);
        table.member("CU_EVENT_SCHED_SPIN", 1);
        table.member("CU_EVENT_SCHED_YIELD", 2);
        table.member("CU_EVENT_SCHED_BLOCKING_SYNC", 4);
    },
);

pub(crate) static CUevent_wait_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUevent_wait_flags\nenum CUevent_wait_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_EVENT_WAIT_DEFAULT", 0);
        table.member("CU_EVENT_WAIT_EXTERNAL", 1);
    },
);

pub(crate) static CUexecAffinityParam: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUexecAffinityParam\ntypedef CUexecAffinityParam_v1 CUexecAffinityParam, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUexecAffinityParam_v1,
);

pub(crate) static CUexecAffinityParam_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUexecAffinityParam_st\nstruct CUexecAffinityParam_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUexecAffinityType));
        table.field(c"param", 4, Ty::Record(&driver::CUexecAffinityParam_v1_param));
    },
);

pub(crate) static CUexecAffinityParam_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUexecAffinityParam_v1\nstruct CUexecAffinityParam_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUexecAffinityParam_st,
);

pub(crate) static CUexecAffinityParam_v1_param: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUexecAffinityParam_v1_param\nstruct CUexecAffinityParam_v1.param, from cuda.h. Since CUDA 12.0 or earlier.",
    (4, 4, true),
    |table| {
        table.field(c"smCount", 0, Ty::Record(&driver::CUexecAffinitySmCount));
    },
);

pub(crate) static CUexecAffinitySmCount: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUexecAffinitySmCount\ntypedef CUexecAffinitySmCount_v1 CUexecAffinitySmCount, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUexecAffinitySmCount_v1,
);

pub(crate) static CUexecAffinitySmCount_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUexecAffinitySmCount_st\nstruct CUexecAffinitySmCount_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (4, 4, false),
    |table| {
        table.field(c"val", 0, Ty::U32);
    },
);

pub(crate) static CUexecAffinitySmCount_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUexecAffinitySmCount_v1\nstruct CUexecAffinitySmCount_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUexecAffinitySmCount_st,
);

pub(crate) static CUexecAffinityType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUexecAffinityType\nenum CUexecAffinityType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_EXEC_AFFINITY_TYPE_SM_COUNT", 0);
        table.member("CU_EXEC_AFFINITY_TYPE_MAX", 1);
    },
);

pub(crate) static CUextent3D: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUextent3D\ntypedef CUextent3D_v1 CUextent3D, from cuda.h. Since CUDA 12.8.",
    &driver::CUextent3D_v1,
);

pub(crate) static CUextent3D_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUextent3D_st\nstruct CUextent3D_v1, from cuda.h. Since CUDA 12.8.",
    (24, 8, false),
    |table| {
        table.field(c"width", 0, Ty::U64);
        table.field(c"height", 8, Ty::U64);
        table.field(c"depth", 16, Ty::U64);
    },
);

pub(crate) static CUextent3D_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUextent3D_v1\nstruct CUextent3D_v1, from cuda.h. Since CUDA 12.8.", &driver::CUextent3D_st,
);

pub(crate) static CUexternalMemory: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUexternalMemory\ntypedef CUexternalMemory, from cuda.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUexternalMemoryHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUexternalMemoryHandleType\nenum CUexternalMemoryHandleType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD", 1);
        table.member("CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32", 2);
        table.member("CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT", 3);
        table.member("CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP", 4);
        table.member("CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE", 5);
        table.member("CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE", 6);
        table.member("CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT", 7);
        table.member("CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF", 8);
        table.member("CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD", 9);
    },
);

pub(crate) static CUexternalSemaphore: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUexternalSemaphore\ntypedef CUexternalSemaphore, from cuda.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUexternalSemaphoreHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUexternalSemaphoreHandleType\nenum CUexternalSemaphoreHandleType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD", 1);
        table.member("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32", 2);
        table.member("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT", 3);
        table.member("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE", 4);
        table.member("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE", 5);
        table.member("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC", 6);
        table.member("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX", 7);
        table.member("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT", 8);
        table.member("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD", 9);
        table.member("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32", 10);
    },
);

pub(crate) static CUfilter_mode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUfilter_mode\nenum CUfilter_mode, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_TR_FILTER_MODE_POINT", 0);
        table.member("CU_TR_FILTER_MODE_LINEAR", 1);
    },
);

pub(crate) static CUflushGPUDirectRDMAWritesOptions: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUflushGPUDirectRDMAWritesOptions\nenum CUflushGPUDirectRDMAWritesOptions, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST", 1);
        table.member("CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS", 2);
    },
);

pub(crate) static CUflushGPUDirectRDMAWritesScope: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUflushGPUDirectRDMAWritesScope\nenum CUflushGPUDirectRDMAWritesScope, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER", 100);
        table.member("CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES", 200);
    },
);

pub(crate) static CUflushGPUDirectRDMAWritesTarget: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUflushGPUDirectRDMAWritesTarget\nenum CUflushGPUDirectRDMAWritesTarget, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX", 0);
    },
);

pub(crate) static CUfunc_cache: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUfunc_cache\nenum CUfunc_cache, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_FUNC_CACHE_PREFER_NONE", 0);
        table.member("CU_FUNC_CACHE_PREFER_SHARED", 1);
        table.member("CU_FUNC_CACHE_PREFER_L1", 2);
        table.member("CU_FUNC_CACHE_PREFER_EQUAL", 3);
    },
);

pub(crate) static CUfunction: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUfunction\ntypedef CUfunction, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::Handle,
    None,
);

pub(crate) static CUfunctionLoadingState: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUfunctionLoadingState\nenum CUfunctionLoadingState, from cuda.h. Since CUDA 12.4.",
    |table| {
        table.member("CU_FUNCTION_LOADING_STATE_UNLOADED", 0);
        table.member("CU_FUNCTION_LOADING_STATE_LOADED", 1);
        table.member("CU_FUNCTION_LOADING_STATE_MAX", 2);
    },
);

pub(crate) static CUgraph: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgraph\ntypedef CUgraph, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::Handle, None,
);

pub(crate) static CUgraphChildGraphNodeOwnership: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphChildGraphNodeOwnership\nenum CUgraphChildGraphNodeOwnership, from cuda.h. Since CUDA 12.9.",
    |table| {
        table.member("CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE", 0);
        table.member("CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE", 1);
        table.member("CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID", -1);
    },
);

pub(crate) static CUgraphConditionalHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgraphConditionalHandle\ntypedef CUgraphConditionalHandle, from cuda.h. Since CUDA 12.3.",
    ValueKind::U64, None,
);

pub(crate) static CUgraphConditionalNodeType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphConditionalNodeType\nenum CUgraphConditionalNodeType, from cuda.h. Since CUDA 12.3.",
    |table| {
        table.member("CU_GRAPH_COND_TYPE_IF", 0);
        table.member("CU_GRAPH_COND_TYPE_WHILE", 1);
        table.member("CU_GRAPH_COND_TYPE_SWITCH", 2);
    },
);

pub(crate) static CUgraphDebugDot_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphDebugDot_flags\nenum CUgraphDebugDot_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE", 1);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES", 2);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS", 4);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS", 8);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS", 16);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS", 32);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS", 64);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS", 128);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS", 256);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES", 512);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES", 1024);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS", 2048);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS", 4096);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS", 8192);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO", 16384);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS", 32768);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS", 65536);
        table.member("CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS", 131072);
    },
);

pub(crate) static CUgraphDependencyType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphDependencyType\nenum CUgraphDependencyType, from cuda.h. Since CUDA 12.3.",
    |table| {
        table.member("CU_GRAPH_DEPENDENCY_TYPE_DEFAULT", 0);
        table.member("CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC", 1);
    },
);

pub(crate) static CUgraphDeviceNode: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgraphDeviceNode\ntypedef CUgraphDeviceNode, from cuda.h. Since CUDA 12.4.",
    ValueKind::Handle, None,
);

pub(crate) static CUgraphEdgeData_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUgraphEdgeData_st\nstruct CUgraphEdgeData, from cuda.h. Since CUDA 12.3.",
    (8, 1, false),
    |table| {
        table.field(c"from_port", 0, Ty::U8);
        table.field(c"to_port", 1, Ty::U8);
        table.field(c"type", 2, Ty::U8);
        table.field(c"reserved", 3, Ty::Chars(5));
    },
);

pub(crate) static CUgraphEdgeData: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUgraphEdgeData\nstruct CUgraphEdgeData, from cuda.h. Since CUDA 12.3.",
    &driver::CUgraphEdgeData_st,
);

pub(crate) static CUgraphExec: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgraphExec\ntypedef CUgraphExec, from cuda.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUgraphExecUpdateResult: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphExecUpdateResult\nenum CUgraphExecUpdateResult, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_GRAPH_EXEC_UPDATE_SUCCESS", 0);
        table.member("CU_GRAPH_EXEC_UPDATE_ERROR", 1);
        table.member("CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED", 2);
        table.member("CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED", 3);
        table.member("CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED", 4);
        table.member("CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED", 5);
        table.member("CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED", 6);
        table.member("CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE", 7);
        table.member("CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED", 8);
    },
);

pub(crate) static CUgraphExecUpdateResultInfo: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUgraphExecUpdateResultInfo\ntypedef CUgraphExecUpdateResultInfo_v1 CUgraphExecUpdateResultInfo, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUgraphExecUpdateResultInfo_v1,
);

pub(crate) static CUgraphExecUpdateResultInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUgraphExecUpdateResultInfo_st\nstruct CUgraphExecUpdateResultInfo_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"result", 0, Ty::Enum(&driver::CUgraphExecUpdateResult));
        table.field(c"errorNode", 8, Ty::Value(&driver::CUgraphNode));
        table.field(c"errorFromNode", 16, Ty::Value(&driver::CUgraphNode));
    },
);

pub(crate) static CUgraphExecUpdateResultInfo_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUgraphExecUpdateResultInfo_v1\nstruct CUgraphExecUpdateResultInfo_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUgraphExecUpdateResultInfo_st,
);

pub(crate) static CUgraphInstantiateResult: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphInstantiateResult\nenum CUgraphInstantiateResult, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUDA_GRAPH_INSTANTIATE_SUCCESS", 0);
        table.member("CUDA_GRAPH_INSTANTIATE_ERROR", 1);
        table.member("CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE", 2);
        table.member("CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED", 3);
        table.member("CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED", 4);
        table.member("CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED", 5);
    },
);

pub(crate) static CUgraphInstantiate_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphInstantiate_flags\nenum CUgraphInstantiate_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH", 1);
        table.member("CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD", 2);
        table.member("CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH", 4);
        table.member("CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY", 8);
    },
);

pub(crate) static CUgraphMem_attribute: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphMem_attribute\nenum CUgraphMem_attribute, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT", 0);
        table.member("CU_GRAPH_MEM_ATTR_USED_MEM_HIGH", 1);
        table.member("CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT", 2);
        table.member("CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH", 3);
    },
);

pub(crate) static CUgraphNode: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgraphNode\ntypedef CUgraphNode, from cuda.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUgraphNodeType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphNodeType\nenum CUgraphNodeType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_GRAPH_NODE_TYPE_KERNEL", 0);
        table.member("CU_GRAPH_NODE_TYPE_MEMCPY", 1);
        table.member("CU_GRAPH_NODE_TYPE_MEMSET", 2);
        table.member("CU_GRAPH_NODE_TYPE_HOST", 3);
        table.member("CU_GRAPH_NODE_TYPE_GRAPH", 4);
        table.member("CU_GRAPH_NODE_TYPE_EMPTY", 5);
        table.member("CU_GRAPH_NODE_TYPE_WAIT_EVENT", 6);
        table.member("CU_GRAPH_NODE_TYPE_EVENT_RECORD", 7);
        table.member("CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL", 8);
        table.member("CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT", 9);
        table.member("CU_GRAPH_NODE_TYPE_MEM_ALLOC", 10);
        table.member("CU_GRAPH_NODE_TYPE_MEM_FREE", 11);
        table.member("CU_GRAPH_NODE_TYPE_BATCH_MEM_OP", 12);
        table.member("CU_GRAPH_NODE_TYPE_CONDITIONAL", 13);
        table.member("CU_GRAPH_NODE_TYPE_MEMCPY_BATCH", 14);
        table.member("CU_GRAPH_NODE_TYPE_RESERVED_16", 16);
        table.member("CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE", 17);
        table.member("CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH", 18);
    },
);

pub(crate) static CUgraphicsMapResourceFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphicsMapResourceFlags\nenum CUgraphicsMapResourceFlags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE", 0);
        table.member("CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY", 1);
        table.member("CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD", 2);
    },
);

pub(crate) static CUgraphicsRegisterFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphicsRegisterFlags\nenum CUgraphicsRegisterFlags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_GRAPHICS_REGISTER_FLAGS_NONE", 0);
        table.member("CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY", 1);
        table.member("CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD", 2);
        table.member("CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST", 4);
        table.member("CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER", 8);
    },
);

pub(crate) static CUgraphicsResource: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgraphicsResource\ntypedef CUgraphicsResource, from cuda.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUgreenCtx: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUgreenCtx\ntypedef CUgreenCtx, from cuda.h. Since CUDA 12.4.", ValueKind::Handle, None,
);

pub(crate) static CUgreenCtxCreate_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgreenCtxCreate_flags\nenum CUgreenCtxCreate_flags, from cuda.h. Since CUDA 12.4.",
    |table| {
        table.member("CU_GREEN_CTX_NONE", 0);
        table.member("CU_GREEN_CTX_DEFAULT_STREAM", 1);
    },
);

pub(crate) static CUhostFn__signature: Signature = Signature::new(None, &[ArgKind::Data]);

pub(crate) static CUhostFn: ValueDef = ValueDef::new(
        "cubind.cuda13.driver.CUhostFn\nthe address of a C function, CUhostFn, from cuda.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUhostFn__signature);

pub(crate) static CUipcEventHandle: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUipcEventHandle\ntypedef CUipcEventHandle_v1 CUipcEventHandle, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUipcEventHandle_v1,
);

pub(crate) static CUipcEventHandle_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUipcEventHandle_st\nstruct CUipcEventHandle_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static CUipcEventHandle_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUipcEventHandle_v1\nstruct CUipcEventHandle_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUipcEventHandle_st,
);

pub(crate) static CUipcMemHandle: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUipcMemHandle\ntypedef CUipcMemHandle_v1 CUipcMemHandle, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUipcMemHandle_v1,
);

pub(crate) static CUipcMemHandle_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUipcMemHandle_st\nstruct CUipcMemHandle_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static CUipcMemHandle_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUipcMemHandle_v1\nstruct CUipcMemHandle_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUipcMemHandle_st,
);

pub(crate) static CUipcMem_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUipcMem_flags\nenum CUipcMem_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS", 1);
    },
);

pub(crate) static CUjitInputType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUjitInputType\nenum CUjitInputType, from cuda.h. Since CUDA 12.0 or earlier. Deprecated: CU_JIT_INPUT_NVVM.",
    |table| {
        table.member("CU_JIT_INPUT_CUBIN", 0);
        table.member("CU_JIT_INPUT_PTX", 1);
        table.member("CU_JIT_INPUT_FATBINARY", 2);
        table.member("CU_JIT_INPUT_OBJECT", 3);
        table.member("CU_JIT_INPUT_LIBRARY", 4);
        table.member("CU_JIT_INPUT_NVVM", 5);
        table.member("CU_JIT_NUM_INPUT_TYPES", 6);
    },
);

pub(crate) static CUjit_cacheMode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUjit_cacheMode\nenum CUjit_cacheMode, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_JIT_CACHE_OPTION_NONE", 0);
        table.member("CU_JIT_CACHE_OPTION_CG", 1);
        table.member("CU_JIT_CACHE_OPTION_CA", 2);
    },
);

pub(crate) static CUjit_fallback: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUjit_fallback\nenum CUjit_fallback, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_PREFER_PTX", 0);
        table.member("CU_PREFER_BINARY", 1);
    },
);

pub(crate) static CUjit_target: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUjit_target\nenum CUjit_target, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_TARGET_COMPUTE_30", 30);
        table.member("CU_TARGET_COMPUTE_32", 32);
        table.member("CU_TARGET_COMPUTE_35", 35);
        table.member("CU_TARGET_COMPUTE_37", 37);
        table.member("CU_TARGET_COMPUTE_50", 50);
        table.member("CU_TARGET_COMPUTE_52", 52);
        table.member("CU_TARGET_COMPUTE_53", 53);
        table.member("CU_TARGET_COMPUTE_60", 60);
        table.member("CU_TARGET_COMPUTE_61", 61);
        table.member("CU_TARGET_COMPUTE_62", 62);
        table.member("CU_TARGET_COMPUTE_70", 70);
        table.member("CU_TARGET_COMPUTE_72", 72);
        table.member("CU_TARGET_COMPUTE_75", 75);
        table.member("CU_TARGET_COMPUTE_80", 80);
        table.member("CU_TARGET_COMPUTE_86", 86);
        table.member("CU_TARGET_COMPUTE_87", 87);
        table.member("CU_TARGET_COMPUTE_89", 89);
        table.member("CU_TARGET_COMPUTE_90", 90);
        table.member("CU_TARGET_COMPUTE_100", 100);
        table.member("CU_TARGET_COMPUTE_101", 101);
        table.member("CU_TARGET_COMPUTE_110", 110);
        table.member("CU_TARGET_COMPUTE_103", 103);
        table.member("CU_TARGET_COMPUTE_107", 107);
        table.member("CU_TARGET_COMPUTE_120", 120);
        table.member("CU_TARGET_COMPUTE_121", 121);
        table.member("CU_TARGET_COMPUTE_90A", 65626);
        table.member("CU_TARGET_COMPUTE_100A", 65636);
        table.member("CU_TARGET_COMPUTE_101A", 65637);
        table.member("CU_TARGET_COMPUTE_110A", 65646);
        table.member("CU_TARGET_COMPUTE_103A", 65639);
        table.member("CU_TARGET_COMPUTE_107A", 65643);
        table.member("CU_TARGET_COMPUTE_120A", 65656);
        table.member("CU_TARGET_COMPUTE_121A", 65657);
        table.member("CU_TARGET_COMPUTE_100F", 131172);
        table.member("CU_TARGET_COMPUTE_101F", 131173);
        table.member("CU_TARGET_COMPUTE_110F", 131182);
        table.member("CU_TARGET_COMPUTE_103F", 131175);
        table.member("CU_TARGET_COMPUTE_107F", 131179);
        table.member("CU_TARGET_COMPUTE_120F", 131192);
        table.member("CU_TARGET_COMPUTE_121F", 131193);
    },
);

pub(crate) static CUkernel: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUkernel\ntypedef CUkernel, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::Handle,
    None,
);

pub(crate) static CUlaunchAttributeID: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUlaunchAttributeID\nenum CUlaunchAttributeID, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_LAUNCH_ATTRIBUTE_IGNORE", 0);
        table.member("CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", 1);
        table.member("CU_LAUNCH_ATTRIBUTE_COOPERATIVE", 2);
        table.member("CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY", 3);
        table.member("CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", 4);
        table.member("CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 5);
        table.member("CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", 6);
        table.member("CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", 7);
        table.member("CU_LAUNCH_ATTRIBUTE_PRIORITY", 8);
        table.member("CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", 9);
        table.member("CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN", 10);
        table.member("CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION", 11);
        table.member("CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", 12);
        table.member("CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", 13);
        table.member("CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", 14);
        table.member("CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING", 16);
        table.member("CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE", 17);
        table.member("CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE", 18);
    },
);

pub(crate) static CUlaunchAttributeValue_clusterDim: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchAttributeValue_clusterDim\nstruct CUlaunchAttributeValue.clusterDim, from cuda.h. Since CUDA 12.0 or earlier.",
    (12, 4, false),
    |table| {
        table.field(c"x", 0, Ty::U32);
        table.field(c"y", 4, Ty::U32);
        table.field(c"z", 8, Ty::U32);
    },
);

pub(crate) static CUlaunchAttributeValue_deviceUpdatableKernelNode: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchAttributeValue_deviceUpdatableKernelNode\nstruct CUlaunchAttributeValue.deviceUpdatableKernelNode, from cuda.h. Since CUDA 12.4.",
    (16, 8, false),
    |table| {
        table.field(c"deviceUpdatable", 0, Ty::I32);
        table.field(c"devNode", 8, Ty::Value(&driver::CUgraphDeviceNode));
    },
);

pub(crate) static CUlaunchAttributeValue_launchCompletionEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchAttributeValue_launchCompletionEvent\nstruct CUlaunchAttributeValue.launchCompletionEvent, from cuda.h. Since CUDA 12.3.",
    (16, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&driver::CUevent));
        table.field(c"flags", 8, Ty::I32);
    },
);

pub(crate) static CUlaunchAttributeValue_preferredClusterDim: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchAttributeValue_preferredClusterDim\nstruct CUlaunchAttributeValue.preferredClusterDim, from cuda.h. Since CUDA 12.8.",
    (12, 4, false),
    |table| {
        table.field(c"x", 0, Ty::U32);
        table.field(c"y", 4, Ty::U32);
        table.field(c"z", 8, Ty::U32);
    },
);

pub(crate) static CUlaunchAttributeValue_programmaticEvent: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchAttributeValue_programmaticEvent\nstruct CUlaunchAttributeValue.programmaticEvent, from cuda.h. Since CUDA 12.0 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&driver::CUevent));
        table.field(c"flags", 8, Ty::I32);
        table.field(c"triggerAtBlockStart", 12, Ty::I32);
    },
);

pub(crate) static CUlaunchMemSyncDomain: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUlaunchMemSyncDomain\nenum CUlaunchMemSyncDomain, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT", 0);
        table.member("CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE", 1);
    },
);

pub(crate) static CUlaunchMemSyncDomainMap_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchMemSyncDomainMap_st\nstruct CUlaunchMemSyncDomainMap, from cuda.h. Since CUDA 12.0 or earlier.",
    (2, 1, false),
    |table| {
        table.field(c"default_", 0, Ty::U8);
        table.field(c"remote", 1, Ty::U8);
    },
);

pub(crate) static CUlaunchMemSyncDomainMap: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUlaunchMemSyncDomainMap\nstruct CUlaunchMemSyncDomainMap, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUlaunchMemSyncDomainMap_st,
);

pub(crate) static CUlibrary: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUlibrary\ntypedef CUlibrary, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::Handle,
    None,
);

pub(crate) static CUlibraryHostUniversalFunctionAndDataTable_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlibraryHostUniversalFunctionAndDataTable_st\nstruct CUlibraryHostUniversalFunctionAndDataTable, from cuda.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"functionTable", 0, Ty::Pointer);
        table.field(c"functionWindowSize", 8, Ty::U64);
        table.field(c"dataTable", 16, Ty::Pointer);
        table.field(c"dataWindowSize", 24, Ty::U64);
    },
);

pub(crate) static CUlibraryHostUniversalFunctionAndDataTable: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUlibraryHostUniversalFunctionAndDataTable\nstruct CUlibraryHostUniversalFunctionAndDataTable, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUlibraryHostUniversalFunctionAndDataTable_st,
);

pub(crate) static CUlibraryOption: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUlibraryOption\nenum CUlibraryOption, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE", 0);
        table.member("CU_LIBRARY_BINARY_IS_PRESERVED", 1);
        table.member("CU_LIBRARY_NUM_OPTIONS", 2);
    },
);

pub(crate) static CUlinkState: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUlinkState\ntypedef CUlinkState, from cuda.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUlogIterator: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUlogIterator\ntypedef CUlogIterator, from cuda.h. Since CUDA 12.9.", ValueKind::U32, None,
);

pub(crate) static CUlogLevel: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUlogLevel\nenum CUlogLevel, from cuda.h. Since CUDA 12.9.",
    |table| {
        table.member("CU_LOG_LEVEL_ERROR", 0);
        table.member("CU_LOG_LEVEL_WARNING", 1);
    },
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
    "cubind.cuda13.driver.CUmemAccess_flags\nenum CUmemAccess_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEM_ACCESS_FLAGS_PROT_NONE", 0);
        table.member("CU_MEM_ACCESS_FLAGS_PROT_READ", 1);
        table.member("CU_MEM_ACCESS_FLAGS_PROT_READWRITE", 3);
        table.member("CU_MEM_ACCESS_FLAGS_PROT_MAX", 2147483647);
    },
);

pub(crate) static CUmemAllocationCompType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemAllocationCompType\nenum CUmemAllocationCompType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEM_ALLOCATION_COMP_NONE", 0);
        table.member("CU_MEM_ALLOCATION_COMP_GENERIC", 1);
    },
);

pub(crate) static CUmemAllocationGranularity_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemAllocationGranularity_flags\nenum CUmemAllocationGranularity_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEM_ALLOC_GRANULARITY_MINIMUM", 0);
        table.member("CU_MEM_ALLOC_GRANULARITY_RECOMMENDED", 1);
    },
);

pub(crate) static CUmemAllocationHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemAllocationHandleType\nenum CUmemAllocationHandleType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEM_HANDLE_TYPE_NONE", 0);
        table.member("CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR", 1);
        table.member("CU_MEM_HANDLE_TYPE_WIN32", 2);
        table.member("CU_MEM_HANDLE_TYPE_WIN32_KMT", 4);
        table.member("CU_MEM_HANDLE_TYPE_FABRIC", 8);
        table.member("CU_MEM_HANDLE_TYPE_MAX", 2147483647);
    },
);

pub(crate) static CUmemAllocationProp_v1_allocFlags: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemAllocationProp_v1_allocFlags\nstruct CUmemAllocationProp_v1.allocFlags, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 2, false),
    |table| {
        table.field(c"compressionType", 0, Ty::U8);
        table.field(c"gpuDirectRDMACapable", 1, Ty::U8);
        table.field(c"usage", 2, Ty::U16);
        table.field(c"reserved", 4, Ty::Chars(4));
    },
);

pub(crate) static CUmemAllocationType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemAllocationType\nenum CUmemAllocationType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEM_ALLOCATION_TYPE_INVALID", 0);
        table.member("CU_MEM_ALLOCATION_TYPE_PINNED", 1);
        table.member("CU_MEM_ALLOCATION_TYPE_MANAGED", 2);
        table.member("CU_MEM_ALLOCATION_TYPE_MAX", 2147483647);
    },
);

pub(crate) static CUmemAttach_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemAttach_flags\nenum CUmemAttach_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEM_ATTACH_GLOBAL", 1);
        table.member("CU_MEM_ATTACH_HOST", 2);
        table.member("CU_MEM_ATTACH_SINGLE", 4);
    },
);

pub(crate) static CUmemDecompressAlgorithm: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemDecompressAlgorithm\nenum CUmemDecompressAlgorithm, from cuda.h. Since CUDA 12.8.",
    |table| {
        table.member("CU_MEM_DECOMPRESS_UNSUPPORTED", 0);
        table.member("CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE", 1);
        table.member("CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY", 2);
        table.member("CU_MEM_DECOMPRESS_ALGORITHM_LZ4", 4);
    },
);

pub(crate) static CUmemDecompressParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemDecompressParams_st\nstruct CUmemDecompressParams, from cuda.h. Since CUDA 12.8.",
    (64, 8, false),
    |table| {
        table.field(c"srcNumBytes", 0, Ty::U64);
        table.field(c"dstNumBytes", 8, Ty::U64);
        table.field(c"dstActBytes", 16, Ty::Pointer).in_digits();
        table.field(c"src", 24, Ty::Pointer);
        table.field(c"dst", 32, Ty::Pointer);
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
    "cubind.cuda13.driver.CUmemGenericAllocationHandle\ntypedef CUmemGenericAllocationHandle, from cuda.h. Since CUDA 12.0 or earlier.",
    ValueKind::U64, None,
);

pub(crate) static CUmemHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemHandleType\nenum CUmemHandleType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEM_HANDLE_TYPE_GENERIC", 0);
    },
);

pub(crate) static CUmemLocationType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemLocationType\nenum CUmemLocationType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEM_LOCATION_TYPE_INVALID", 0);
        table.member("CU_MEM_LOCATION_TYPE_NONE", 0);
        table.member("CU_MEM_LOCATION_TYPE_DEVICE", 1);
        table.member("CU_MEM_LOCATION_TYPE_HOST", 2);
        table.member("CU_MEM_LOCATION_TYPE_HOST_NUMA", 3);
        table.member("CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT", 4);
        table.member("CU_MEM_LOCATION_TYPE_INVISIBLE", 5);
        table.member("CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN", 6);
        table.member("CU_MEM_LOCATION_TYPE_MAX", 2147483647);
    },
);

pub(crate) static CUmemOperationType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemOperationType\nenum CUmemOperationType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEM_OPERATION_TYPE_MAP", 1);
        table.member("CU_MEM_OPERATION_TYPE_UNMAP", 2);
    },
);

pub(crate) static CUmemPoolPtrExportData: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemPoolPtrExportData\ntypedef CUmemPoolPtrExportData_v1 CUmemPoolPtrExportData, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUmemPoolPtrExportData_v1,
);

pub(crate) static CUmemPoolPtrExportData_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemPoolPtrExportData_st\nstruct CUmemPoolPtrExportData_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    (64, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(64));
    },
);

pub(crate) static CUmemPoolPtrExportData_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemPoolPtrExportData_v1\nstruct CUmemPoolPtrExportData_v1, from cuda.h. Since CUDA 12.0 or earlier.",
    &driver::CUmemPoolPtrExportData_st,
);

pub(crate) static CUmemPool_attribute: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemPool_attribute\nenum CUmemPool_attribute, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES", 1);
        table.member("CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC", 2);
        table.member("CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES", 3);
        table.member("CU_MEMPOOL_ATTR_RELEASE_THRESHOLD", 4);
        table.member("CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT", 5);
        table.member("CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH", 6);
        table.member("CU_MEMPOOL_ATTR_USED_MEM_CURRENT", 7);
        table.member("CU_MEMPOOL_ATTR_USED_MEM_HIGH", 8);
        table.member("CU_MEMPOOL_ATTR_ALLOCATION_TYPE", 9);
        table.member("CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES", 10);
        table.member("CU_MEMPOOL_ATTR_LOCATION_ID", 11);
        table.member("CU_MEMPOOL_ATTR_LOCATION_TYPE", 12);
        table.member("CU_MEMPOOL_ATTR_MAX_POOL_SIZE", 13);
        table.member("CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED", 14);
        table.member("CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID", 15);
    },
);

pub(crate) static CUmemRangeFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemRangeFlags\nenum CUmemRangeFlags, from cuda.h. Since CUDA 12.8.",
    |table| {
        table.member("CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE", 1);
    },
);

pub(crate) static CUmemRangeHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemRangeHandleType\nenum CUmemRangeHandleType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD", 1);
        table.member("CU_MEM_RANGE_HANDLE_TYPE_MAX", 2147483647);
    },
);

pub(crate) static CUmem_advise: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmem_advise\nenum CUmem_advise, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEM_ADVISE_SET_READ_MOSTLY", 1);
        table.member("CU_MEM_ADVISE_UNSET_READ_MOSTLY", 2);
        table.member("CU_MEM_ADVISE_SET_PREFERRED_LOCATION", 3);
        table.member("CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION", 4);
        table.member("CU_MEM_ADVISE_SET_ACCESSED_BY", 5);
        table.member("CU_MEM_ADVISE_UNSET_ACCESSED_BY", 6);
    },
);

pub(crate) static CUmem_range_attribute: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmem_range_attribute\nenum CUmem_range_attribute, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY", 1);
        table.member("CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION", 2);
        table.member("CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY", 3);
        table.member("CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION", 4);
        table.member("CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE", 5);
        table.member("CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID", 6);
        table.member("CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE", 7);
        table.member("CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID", 8);
    },
);

pub(crate) static CUmemcpy3DOperandType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemcpy3DOperandType\nenum CUmemcpy3DOperandType, from cuda.h. Since CUDA 12.8.",
    |table| {
        table.member("CU_MEMCPY_OPERAND_TYPE_POINTER", 1);
        table.member("CU_MEMCPY_OPERAND_TYPE_ARRAY", 2);
        table.member("CU_MEMCPY_OPERAND_TYPE_MAX", 2147483647);
    },
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
    |table| {
        table.member("CU_MEMCPY_FLAG_DEFAULT", 0);
        table.member("CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE", 1);
    },
);

pub(crate) static CUmemcpySrcAccessOrder: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemcpySrcAccessOrder\nenum CUmemcpySrcAccessOrder, from cuda.h. Since CUDA 12.8.",
    |table| {
        table.member("CU_MEMCPY_SRC_ACCESS_ORDER_INVALID", 0);
        table.member("CU_MEMCPY_SRC_ACCESS_ORDER_STREAM", 1);
        table.member("CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL", 2);
        table.member("CU_MEMCPY_SRC_ACCESS_ORDER_ANY", 3);
        table.member("CU_MEMCPY_SRC_ACCESS_ORDER_MAX", 2147483647);
    },
);

pub(crate) static CUmemoryPool: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUmemoryPool\ntypedef CUmemoryPool, from cuda.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUmemorytype: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmemorytype\nenum CUmemorytype, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MEMORYTYPE_HOST", 1);
        table.member("CU_MEMORYTYPE_DEVICE", 2);
        table.member("CU_MEMORYTYPE_ARRAY", 3);
        table.member("CU_MEMORYTYPE_UNIFIED", 4);
    },
);

pub(crate) static CUmipmappedArray: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUmipmappedArray\ntypedef CUmipmappedArray, from cuda.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUmodule: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUmodule\ntypedef CUmodule, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::Handle,
    None,
);

pub(crate) static CUmoduleLoadingMode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmoduleLoadingMode\nenum CUmoduleLoadingMode, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_MODULE_EAGER_LOADING", 1);
        table.member("CU_MODULE_LAZY_LOADING", 2);
    },
);

pub(crate) static CUmulticastGranularity_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUmulticastGranularity_flags\nenum CUmulticastGranularity_flags, from cuda.h. Since CUDA 12.1.",
    |table| {
        table.member("CU_MULTICAST_GRANULARITY_MINIMUM", 0);
        table.member("CU_MULTICAST_GRANULARITY_RECOMMENDED", 1);
    },
);

pub(crate) static CUmulticastObjectProp: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmulticastObjectProp\ntypedef CUmulticastObjectProp_v1 CUmulticastObjectProp, from cuda.h. Since CUDA 12.1.",
    &driver::CUmulticastObjectProp_v1,
);

pub(crate) static CUmulticastObjectProp_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmulticastObjectProp_st\nstruct CUmulticastObjectProp_v1, from cuda.h. Since CUDA 12.1.",
    (32, 8, false),
    |table| {
        table.field(c"numDevices", 0, Ty::U32);
        table.field(c"size", 8, Ty::U64);
        table.field(c"handleTypes", 16, Ty::U64);
        table.field(c"flags", 24, Ty::U64);
    },
);

pub(crate) static CUmulticastObjectProp_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmulticastObjectProp_v1\nstruct CUmulticastObjectProp_v1, from cuda.h. Since CUDA 12.1.",
    &driver::CUmulticastObjectProp_st,
);

pub(crate) static CUoccupancyB2DSize__signature: Signature = Signature::new(Some(Ty::U64), &[ArgKind::Value(Ty::I32)]);

pub(crate) static CUoccupancyB2DSize: ValueDef = ValueDef::new(
        "cubind.cuda13.driver.CUoccupancyB2DSize\nthe address of a C function, CUoccupancyB2DSize, from cuda.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUoccupancyB2DSize__signature);

pub(crate) static CUoccupancy_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUoccupancy_flags\nenum CUoccupancy_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_OCCUPANCY_DEFAULT", 0);
        table.member("CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE", 1);
    },
);

pub(crate) static CUoffset3D: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUoffset3D\ntypedef CUoffset3D_v1 CUoffset3D, from cuda.h. Since CUDA 12.8.",
    &driver::CUoffset3D_v1,
);

pub(crate) static CUoffset3D_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUoffset3D_st\nstruct CUoffset3D_v1, from cuda.h. Since CUDA 12.8.",
    (24, 8, false),
    |table| {
        table.field(c"x", 0, Ty::U64);
        table.field(c"y", 8, Ty::U64);
        table.field(c"z", 16, Ty::U64);
    },
);

pub(crate) static CUoffset3D_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUoffset3D_v1\nstruct CUoffset3D_v1, from cuda.h. Since CUDA 12.8.", &driver::CUoffset3D_st,
);

pub(crate) static CUoutput_mode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUoutput_mode\nenum CUoutput_mode, from cudaProfiler.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_OUT_KEY_VALUE_PAIR", 0);
        table.member("CU_OUT_CSV", 1);
    },
);

pub(crate) static CUpointer_attribute: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUpointer_attribute\nenum CUpointer_attribute, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_POINTER_ATTRIBUTE_CONTEXT", 1);
        table.member("CU_POINTER_ATTRIBUTE_MEMORY_TYPE", 2);
        table.member("CU_POINTER_ATTRIBUTE_DEVICE_POINTER", 3);
        table.member("CU_POINTER_ATTRIBUTE_HOST_POINTER", 4);
        table.member("CU_POINTER_ATTRIBUTE_P2P_TOKENS", 5);
        table.member("CU_POINTER_ATTRIBUTE_SYNC_MEMOPS", 6);
        table.member("CU_POINTER_ATTRIBUTE_BUFFER_ID", 7);
        table.member("CU_POINTER_ATTRIBUTE_IS_MANAGED", 8);
        table.member("CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL", 9);
        table.member("CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE", 10);
        table.member("CU_POINTER_ATTRIBUTE_RANGE_START_ADDR", 11);
        table.member("CU_POINTER_ATTRIBUTE_RANGE_SIZE", 12);
        table.member("CU_POINTER_ATTRIBUTE_MAPPED", 13);
        table.member("CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES", 14);
        table.member("CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE", 15);
        table.member("CU_POINTER_ATTRIBUTE_ACCESS_FLAGS", 16);
        table.member("CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE", 17);
        table.member("CU_POINTER_ATTRIBUTE_MAPPING_SIZE", 18);
        table.member("CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR", 19);
        table.member("CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID", 20);
        table.member("CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE", 21);
        table.member("CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL", 22);
    },
);

pub(crate) static CUprocessState: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUprocessState\nenum CUprocessState, from cuda.h. Since CUDA 12.8.",
    |table| {
        table.member("CU_PROCESS_STATE_RUNNING", 0);
        table.member("CU_PROCESS_STATE_LOCKED", 1);
        table.member("CU_PROCESS_STATE_CHECKPOINTED", 2);
        table.member("CU_PROCESS_STATE_FAILED", 3);
        table.member("CU_PROCESS_STATE_CHECKPOINTING", 4);
        table.member("CU_PROCESS_STATE_RESTORING", 5);
    },
);

pub(crate) static CUresourceViewFormat: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUresourceViewFormat\nenum CUresourceViewFormat, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_RES_VIEW_FORMAT_NONE", 0);
        table.member("CU_RES_VIEW_FORMAT_UINT_1X8", 1);
        table.member("CU_RES_VIEW_FORMAT_UINT_2X8", 2);
        table.member("CU_RES_VIEW_FORMAT_UINT_4X8", 3);
        table.member("CU_RES_VIEW_FORMAT_SINT_1X8", 4);
        table.member("CU_RES_VIEW_FORMAT_SINT_2X8", 5);
        table.member("CU_RES_VIEW_FORMAT_SINT_4X8", 6);
        table.member("CU_RES_VIEW_FORMAT_UINT_1X16", 7);
        table.member("CU_RES_VIEW_FORMAT_UINT_2X16", 8);
        table.member("CU_RES_VIEW_FORMAT_UINT_4X16", 9);
        table.member("CU_RES_VIEW_FORMAT_SINT_1X16", 10);
        table.member("CU_RES_VIEW_FORMAT_SINT_2X16", 11);
        table.member("CU_RES_VIEW_FORMAT_SINT_4X16", 12);
        table.member("CU_RES_VIEW_FORMAT_UINT_1X32", 13);
        table.member("CU_RES_VIEW_FORMAT_UINT_2X32", 14);
        table.member("CU_RES_VIEW_FORMAT_UINT_4X32", 15);
        table.member("CU_RES_VIEW_FORMAT_SINT_1X32", 16);
        table.member("CU_RES_VIEW_FORMAT_SINT_2X32", 17);
        table.member("CU_RES_VIEW_FORMAT_SINT_4X32", 18);
        table.member("CU_RES_VIEW_FORMAT_FLOAT_1X16", 19);
        table.member("CU_RES_VIEW_FORMAT_FLOAT_2X16", 20);
        table.member("CU_RES_VIEW_FORMAT_FLOAT_4X16", 21);
        table.member("CU_RES_VIEW_FORMAT_FLOAT_1X32", 22);
        table.member("CU_RES_VIEW_FORMAT_FLOAT_2X32", 23);
        table.member("CU_RES_VIEW_FORMAT_FLOAT_4X32", 24);
        table.member("CU_RES_VIEW_FORMAT_UNSIGNED_BC1", 25);
        table.member("CU_RES_VIEW_FORMAT_UNSIGNED_BC2", 26);
        table.member("CU_RES_VIEW_FORMAT_UNSIGNED_BC3", 27);
        table.member("CU_RES_VIEW_FORMAT_UNSIGNED_BC4", 28);
        table.member("CU_RES_VIEW_FORMAT_SIGNED_BC4", 29);
        table.member("CU_RES_VIEW_FORMAT_UNSIGNED_BC5", 30);
        table.member("CU_RES_VIEW_FORMAT_SIGNED_BC5", 31);
        table.member("CU_RES_VIEW_FORMAT_UNSIGNED_BC6H", 32);
        table.member("CU_RES_VIEW_FORMAT_SIGNED_BC6H", 33);
        table.member("CU_RES_VIEW_FORMAT_UNSIGNED_BC7", 34);
    },
);

pub(crate) static CUresourcetype: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUresourcetype\nenum CUresourcetype, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_RESOURCE_TYPE_ARRAY", 0);
        table.member("CU_RESOURCE_TYPE_MIPMAPPED_ARRAY", 1);
        table.member("CU_RESOURCE_TYPE_LINEAR", 2);
        table.member("CU_RESOURCE_TYPE_PITCH2D", 3);
    },
);

pub(crate) static CUresult: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUresult\nenum CUresult, from cuda.h. Since CUDA 12.0 or earlier. Deprecated: CUDA_ERROR_PROFILER_NOT_INITIALIZED, CUDA_ERROR_PROFILER_ALREADY_STARTED, CUDA_ERROR_PROFILER_ALREADY_STOPPED, CUDA_ERROR_CONTEXT_ALREADY_CURRENT.",
    |table| {
        table.member("CUDA_SUCCESS", 0);
        table.member("CUDA_ERROR_INVALID_VALUE", 1);
        table.member("CUDA_ERROR_OUT_OF_MEMORY", 2);
        table.member("CUDA_ERROR_NOT_INITIALIZED", 3);
        table.member("CUDA_ERROR_DEINITIALIZED", 4);
        table.member("CUDA_ERROR_PROFILER_DISABLED", 5);
        table.member("CUDA_ERROR_PROFILER_NOT_INITIALIZED", 6);
        table.member("CUDA_ERROR_PROFILER_ALREADY_STARTED", 7);
        table.member("CUDA_ERROR_PROFILER_ALREADY_STOPPED", 8);
        table.member("CUDA_ERROR_STUB_LIBRARY", 34);
        table.member("CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER", 36);
        table.member("CUDA_ERROR_DEVICE_UNAVAILABLE", 46);
        table.member("CUDA_ERROR_MULTICAST_RESOURCE_FULL", 47);
        table.member("CUDA_ERROR_NO_DEVICE", 100);
        table.member("CUDA_ERROR_INVALID_DEVICE", 101);
        table.member("CUDA_ERROR_DEVICE_NOT_LICENSED", 102);
        table.member("CUDA_ERROR_INVALID_IMAGE", 200);
        table.member("CUDA_ERROR_INVALID_CONTEXT", 201);
        table.member("CUDA_ERROR_CONTEXT_ALREADY_CURRENT", 202);
        table.member("CUDA_ERROR_MAP_FAILED", 205);
        table.member("CUDA_ERROR_UNMAP_FAILED", 206);
        table.member("CUDA_ERROR_ARRAY_IS_MAPPED", 207);
        table.member("CUDA_ERROR_ALREADY_MAPPED", 208);
        table.member("CUDA_ERROR_NO_BINARY_FOR_GPU", 209);
        table.member("CUDA_ERROR_ALREADY_ACQUIRED", 210);
        table.member("CUDA_ERROR_NOT_MAPPED", 211);
        table.member("CUDA_ERROR_NOT_MAPPED_AS_ARRAY", 212);
        table.member("CUDA_ERROR_NOT_MAPPED_AS_POINTER", 213);
        table.member("CUDA_ERROR_ECC_UNCORRECTABLE", 214);
        table.member("CUDA_ERROR_UNSUPPORTED_LIMIT", 215);
        table.member("CUDA_ERROR_CONTEXT_ALREADY_IN_USE", 216);
        table.member("CUDA_ERROR_PEER_ACCESS_UNSUPPORTED", 217);
        table.member("CUDA_ERROR_INVALID_PTX", 218);
        table.member("CUDA_ERROR_INVALID_GRAPHICS_CONTEXT", 219);
        table.member("CUDA_ERROR_NVLINK_UNCORRECTABLE", 220);
        table.member("CUDA_ERROR_JIT_COMPILER_NOT_FOUND", 221);
        table.member("CUDA_ERROR_UNSUPPORTED_PTX_VERSION", 222);
        table.member("CUDA_ERROR_JIT_COMPILATION_DISABLED", 223);
        table.member("CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY", 224);
        table.member("CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC", 225);
        table.member("CUDA_ERROR_CONTAINED", 226);
        table.member("CUDA_ERROR_INSUFFICIENT_LOADER_VERSION", 227);
        table.member("CUDA_ERROR_INVALID_SOURCE", 300);
        table.member("CUDA_ERROR_FILE_NOT_FOUND", 301);
        table.member("CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND", 302);
        table.member("CUDA_ERROR_SHARED_OBJECT_INIT_FAILED", 303);
        table.member("CUDA_ERROR_OPERATING_SYSTEM", 304);
        table.member("CUDA_ERROR_INVALID_HANDLE", 400);
        table.member("CUDA_ERROR_ILLEGAL_STATE", 401);
        table.member("CUDA_ERROR_LOSSY_QUERY", 402);
        table.member("CUDA_ERROR_NOT_FOUND", 500);
        table.member("CUDA_ERROR_NOT_READY", 600);
        table.member("CUDA_ERROR_ILLEGAL_ADDRESS", 700);
        table.member("CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", 701);
        table.member("CUDA_ERROR_LAUNCH_TIMEOUT", 702);
        table.member("CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING", 703);
        table.member("CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED", 704);
        table.member("CUDA_ERROR_PEER_ACCESS_NOT_ENABLED", 705);
        table.member("CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE", 708);
        table.member("CUDA_ERROR_CONTEXT_IS_DESTROYED", 709);
        table.member("CUDA_ERROR_ASSERT", 710);
        table.member("CUDA_ERROR_TOO_MANY_PEERS", 711);
        table.member("CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED", 712);
        table.member("CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED", 713);
        table.member("CUDA_ERROR_HARDWARE_STACK_ERROR", 714);
        table.member("CUDA_ERROR_ILLEGAL_INSTRUCTION", 715);
        table.member("CUDA_ERROR_MISALIGNED_ADDRESS", 716);
        table.member("CUDA_ERROR_INVALID_ADDRESS_SPACE", 717);
        table.member("CUDA_ERROR_INVALID_PC", 718);
        table.member("CUDA_ERROR_LAUNCH_FAILED", 719);
        table.member("CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE", 720);
        table.member("CUDA_ERROR_TENSOR_MEMORY_LEAK", 721);
        table.member("CUDA_ERROR_NOT_PERMITTED", 800);
        table.member("CUDA_ERROR_NOT_SUPPORTED", 801);
        table.member("CUDA_ERROR_SYSTEM_NOT_READY", 802);
        table.member("CUDA_ERROR_SYSTEM_DRIVER_MISMATCH", 803);
        table.member("CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE", 804);
        table.member("CUDA_ERROR_MPS_CONNECTION_FAILED", 805);
        table.member("CUDA_ERROR_MPS_RPC_FAILURE", 806);
        table.member("CUDA_ERROR_MPS_SERVER_NOT_READY", 807);
        table.member("CUDA_ERROR_MPS_MAX_CLIENTS_REACHED", 808);
        table.member("CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED", 809);
        table.member("CUDA_ERROR_MPS_CLIENT_TERMINATED", 810);
        table.member("CUDA_ERROR_CDP_NOT_SUPPORTED", 811);
        table.member("CUDA_ERROR_CDP_VERSION_MISMATCH", 812);
        table.member("CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED", 900);
        table.member("CUDA_ERROR_STREAM_CAPTURE_INVALIDATED", 901);
        table.member("CUDA_ERROR_STREAM_CAPTURE_MERGE", 902);
        table.member("CUDA_ERROR_STREAM_CAPTURE_UNMATCHED", 903);
        table.member("CUDA_ERROR_STREAM_CAPTURE_UNJOINED", 904);
        table.member("CUDA_ERROR_STREAM_CAPTURE_ISOLATION", 905);
        table.member("CUDA_ERROR_STREAM_CAPTURE_IMPLICIT", 906);
        table.member("CUDA_ERROR_CAPTURED_EVENT", 907);
        table.member("CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD", 908);
        table.member("CUDA_ERROR_TIMEOUT", 909);
        table.member("CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE", 910);
        table.member("CUDA_ERROR_EXTERNAL_DEVICE", 911);
        table.member("CUDA_ERROR_INVALID_CLUSTER_SIZE", 912);
        table.member("CUDA_ERROR_FUNCTION_NOT_LOADED", 913);
        table.member("CUDA_ERROR_INVALID_RESOURCE_TYPE", 914);
        table.member("CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION", 915);
        table.member("CUDA_ERROR_KEY_ROTATION", 916);
        table.member("CUDA_ERROR_STREAM_DETACHED", 917);
        table.member("CUDA_ERROR_GRAPH_RECAPTURE_FAILURE", 918);
        table.member("CUDA_ERROR_FABRIC_NOT_READY", 919);
        table.member("CUDA_ERROR_UNKNOWN", 999);
    },
);

pub(crate) static CUshared_carveout: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUshared_carveout\nenum CUshared_carveout, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_SHAREDMEM_CARVEOUT_DEFAULT", -1);
        table.member("CU_SHAREDMEM_CARVEOUT_MAX_SHARED", 100);
        table.member("CU_SHAREDMEM_CARVEOUT_MAX_L1", 0);
    },
);

pub(crate) static CUsharedconfig: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUsharedconfig\nenum CUsharedconfig, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE", 0);
        table.member("CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE", 1);
        table.member("CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE", 2);
    },
);

pub(crate) static CUstream: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUstream\ntypedef CUstream, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::Stream,
    None,
);

pub(crate) static CUstreamBatchMemOpType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamBatchMemOpType\nenum CUstreamBatchMemOpType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_STREAM_MEM_OP_WAIT_VALUE_32", 1);
        table.member("CU_STREAM_MEM_OP_WRITE_VALUE_32", 2);
        table.member("CU_STREAM_MEM_OP_WAIT_VALUE_64", 4);
        table.member("CU_STREAM_MEM_OP_WRITE_VALUE_64", 5);
        table.member("CU_STREAM_MEM_OP_BARRIER", 6);
        table.member("CU_STREAM_MEM_OP_ATOMIC_REDUCTION", 8);
        table.member("CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES", 3);
    },
);

pub(crate) static CUstreamCallback__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::Value(&driver::CUstream)), ArgKind::Value(Ty::Enum(&driver::CUresult)), ArgKind::Data],
);

pub(crate) static CUstreamCallback: ValueDef = ValueDef::new(
        "cubind.cuda13.driver.CUstreamCallback\nthe address of a C function, CUstreamCallback, from cuda.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUstreamCallback__signature);

pub(crate) static CUstreamCaptureMode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamCaptureMode\nenum CUstreamCaptureMode, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_STREAM_CAPTURE_MODE_GLOBAL", 0);
        table.member("CU_STREAM_CAPTURE_MODE_THREAD_LOCAL", 1);
        table.member("CU_STREAM_CAPTURE_MODE_RELAXED", 2);
    },
);

pub(crate) static CUstreamCaptureStatus: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamCaptureStatus\nenum CUstreamCaptureStatus, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_STREAM_CAPTURE_STATUS_NONE", 0);
        table.member("CU_STREAM_CAPTURE_STATUS_ACTIVE", 1);
        table.member("CU_STREAM_CAPTURE_STATUS_INVALIDATED", 2);
    },
);

pub(crate) static CUstreamMemOpFlushRemoteWritesParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamMemOpFlushRemoteWritesParams_st\nstruct CUstreamMemOpFlushRemoteWritesParams_st, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType));
        table.field(c"flags", 4, Ty::U32);
    },
);

pub(crate) static CUstreamMemOpMemoryBarrierParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamMemOpMemoryBarrierParams_st\nstruct CUstreamMemOpMemoryBarrierParams_st, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType));
        table.field(c"flags", 4, Ty::U32);
    },
);

pub(crate) static CUstreamMemOpWaitValueParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamMemOpWaitValueParams_st\nstruct CUstreamMemOpWaitValueParams_st, from cuda.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType));
        table.field(c"address", 8, Ty::Value(&driver::CUdeviceptr));
        table.field(c"value", 16, Ty::Value(&driver::cuuint32_t));
        table.field(c"value64", 16, Ty::Value(&driver::cuuint64_t));
        table.field(c"flags", 24, Ty::U32);
        table.field(c"alias", 32, Ty::Value(&driver::CUdeviceptr));
    },
);

pub(crate) static CUstreamMemOpWaitValueParams_st_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamMemOpWaitValueParams_st_anon0\nstruct CUstreamMemOpWaitValueParams_st.anon0, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"value", 0, Ty::Value(&driver::cuuint32_t));
        table.field(c"value64", 0, Ty::Value(&driver::cuuint64_t));
    },
);

pub(crate) static CUstreamMemOpWriteValueParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamMemOpWriteValueParams_st\nstruct CUstreamMemOpWriteValueParams_st, from cuda.h. Since CUDA 12.0 or earlier.",
    (40, 8, false),
    |table| {
        table.field(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType));
        table.field(c"address", 8, Ty::Value(&driver::CUdeviceptr));
        table.field(c"value", 16, Ty::Value(&driver::cuuint32_t));
        table.field(c"value64", 16, Ty::Value(&driver::cuuint64_t));
        table.field(c"flags", 24, Ty::U32);
        table.field(c"alias", 32, Ty::Value(&driver::CUdeviceptr));
    },
);

pub(crate) static CUstreamMemOpWriteValueParams_st_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamMemOpWriteValueParams_st_anon0\nstruct CUstreamMemOpWriteValueParams_st.anon0, from cuda.h. Since CUDA 12.0 or earlier.",
    (8, 8, true),
    |table| {
        table.field(c"value", 0, Ty::Value(&driver::cuuint32_t));
        table.field(c"value64", 0, Ty::Value(&driver::cuuint64_t));
    },
);

pub(crate) static CUstreamMemoryBarrier_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamMemoryBarrier_flags\nenum CUstreamMemoryBarrier_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_STREAM_MEMORY_BARRIER_TYPE_SYS", 0);
        table.member("CU_STREAM_MEMORY_BARRIER_TYPE_GPU", 1);
    },
);

pub(crate) static CUstreamUpdateCaptureDependencies_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamUpdateCaptureDependencies_flags\nenum CUstreamUpdateCaptureDependencies_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_STREAM_ADD_CAPTURE_DEPENDENCIES", 0);
        table.member("CU_STREAM_SET_CAPTURE_DEPENDENCIES", 1);
    },
);

pub(crate) static CUstreamWaitValue_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamWaitValue_flags\nenum CUstreamWaitValue_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_STREAM_WAIT_VALUE_GEQ", 0);
        table.member("CU_STREAM_WAIT_VALUE_EQ", 1);
        table.member("CU_STREAM_WAIT_VALUE_AND", 2);
        table.member("CU_STREAM_WAIT_VALUE_NOR", 3);
        table.member("CU_STREAM_WAIT_VALUE_FLUSH", 1073741824);
    },
);

pub(crate) static CUstreamWriteValue_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamWriteValue_flags\nenum CUstreamWriteValue_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_STREAM_WRITE_VALUE_DEFAULT", 0);
        table.member("CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER", 1);
    },
);

pub(crate) static CUstream_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstream_flags\nenum CUstream_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_STREAM_DEFAULT", 0);
        table.member("CU_STREAM_NON_BLOCKING", 1);
    },
);

pub(crate) static CUsurfObject: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUsurfObject\ntypedef CUsurfObject, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::U64,
    None,
);

pub(crate) static CUsurfref: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUsurfref\ntypedef CUsurfref, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::Handle,
    None,
);

pub(crate) static CUsynchronizationPolicy: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUsynchronizationPolicy\nenum CUsynchronizationPolicy, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_SYNC_POLICY_AUTO", 1);
        table.member("CU_SYNC_POLICY_SPIN", 2);
        table.member("CU_SYNC_POLICY_YIELD", 3);
        table.member("CU_SYNC_POLICY_BLOCKING_SYNC", 4);
    },
);

pub(crate) static CUtensorMapDataType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUtensorMapDataType\nenum CUtensorMapDataType, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_TENSOR_MAP_DATA_TYPE_UINT8", 0);
        table.member("CU_TENSOR_MAP_DATA_TYPE_UINT16", 1);
        table.member("CU_TENSOR_MAP_DATA_TYPE_UINT32", 2);
        table.member("CU_TENSOR_MAP_DATA_TYPE_INT32", 3);
        table.member("CU_TENSOR_MAP_DATA_TYPE_UINT64", 4);
        table.member("CU_TENSOR_MAP_DATA_TYPE_INT64", 5);
        table.member("CU_TENSOR_MAP_DATA_TYPE_FLOAT16", 6);
        table.member("CU_TENSOR_MAP_DATA_TYPE_FLOAT32", 7);
        table.member("CU_TENSOR_MAP_DATA_TYPE_FLOAT64", 8);
        table.member("CU_TENSOR_MAP_DATA_TYPE_BFLOAT16", 9);
        table.member("CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ", 10);
        table.member("CU_TENSOR_MAP_DATA_TYPE_TFLOAT32", 11);
        table.member("CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ", 12);
        table.member("CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B", 13);
        table.member("CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", 14);
        table.member("CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B", 15);
    },
);

pub(crate) static CUtensorMapFloatOOBfill: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUtensorMapFloatOOBfill\nenum CUtensorMapFloatOOBfill, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE", 0);
        table.member("CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA", 1);
    },
);

pub(crate) static CUtensorMapIm2ColWideMode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUtensorMapIm2ColWideMode\nenum CUtensorMapIm2ColWideMode, from cuda.h. Since CUDA 12.8.",
    |table| {
        table.member("CU_TENSOR_MAP_IM2COL_WIDE_MODE_W", 0);
        table.member("CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128", 1);
    },
);

pub(crate) static CUtensorMapInterleave: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUtensorMapInterleave\nenum CUtensorMapInterleave, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_TENSOR_MAP_INTERLEAVE_NONE", 0);
        table.member("CU_TENSOR_MAP_INTERLEAVE_16B", 1);
        table.member("CU_TENSOR_MAP_INTERLEAVE_32B", 2);
    },
);

pub(crate) static CUtensorMapL2promotion: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUtensorMapL2promotion\nenum CUtensorMapL2promotion, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_TENSOR_MAP_L2_PROMOTION_NONE", 0);
        table.member("CU_TENSOR_MAP_L2_PROMOTION_L2_64B", 1);
        table.member("CU_TENSOR_MAP_L2_PROMOTION_L2_128B", 2);
        table.member("CU_TENSOR_MAP_L2_PROMOTION_L2_256B", 3);
    },
);

pub(crate) static CUtensorMapSwizzle: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUtensorMapSwizzle\nenum CUtensorMapSwizzle, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_TENSOR_MAP_SWIZZLE_NONE", 0);
        table.member("CU_TENSOR_MAP_SWIZZLE_32B", 1);
        table.member("CU_TENSOR_MAP_SWIZZLE_64B", 2);
        table.member("CU_TENSOR_MAP_SWIZZLE_128B", 3);
        table.member("CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B", 4);
        table.member("CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B", 5);
        table.member("CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B", 6);
    },
);

pub(crate) static CUtexObject: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUtexObject\ntypedef CUtexObject, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::U64,
    None,
);

pub(crate) static CUtexref: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUtexref\ntypedef CUtexref, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::Handle,
    None,
);

pub(crate) static CUuserObject: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUuserObject\ntypedef CUuserObject, from cuda.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static CUuserObjectRetain_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUuserObjectRetain_flags\nenum CUuserObjectRetain_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_GRAPH_USER_OBJECT_MOVE", 1);
    },
);

pub(crate) static CUuserObject_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUuserObject_flags\nenum CUuserObject_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CU_USER_OBJECT_NO_DESTRUCTOR_SYNC", 1);
    },
);

pub(crate) static CUuuid_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUuuid_st\nstruct CUuuid, from cuda.h. Since CUDA 12.0 or earlier.",
    (16, 1, false),
    |table| {
        table.field(c"bytes", 0, Ty::Id(16));
    },
);

pub(crate) static CUuuid: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUuuid\nstruct CUuuid, from cuda.h. Since CUDA 12.0 or earlier.", &driver::CUuuid_st,
);

pub(crate) static EGLImageKHR: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.EGLImageKHR\ntypedef EGLImageKHR, from EGL/eglext.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static EGLStreamKHR: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.EGLStreamKHR\ntypedef EGLStreamKHR, from EGL/eglext.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static EGLSyncKHR: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.EGLSyncKHR\ntypedef EGLSyncKHR, from EGL/eglext.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static EGLint: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.EGLint\ntypedef EGLint, from EGL/egl.h. Since CUDA 12.0 or earlier.", ValueKind::I32, None,
);

pub(crate) static GLenum: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.GLenum\ntypedef GLenum, from GL/gl.h. Since CUDA 12.0 or earlier.", ValueKind::U32, None,
);

pub(crate) static GLuint: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.GLuint\ntypedef GLuint, from GL/gl.h. Since CUDA 12.0 or earlier.", ValueKind::U32, None,
);

pub(crate) static VdpDevice: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.VdpDevice\ntypedef VdpDevice, from vdpau/vdpau.h. Since CUDA 12.0 or earlier.",
    ValueKind::U32, None,
);

pub(crate) static VdpFuncId: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.VdpFuncId\ntypedef VdpFuncId, from vdpau/vdpau.h. Since CUDA 12.0 or earlier.",
    ValueKind::U32, None,
);

pub(crate) static VdpGetProcAddress__signature: Signature = Signature::new(
    Some(Ty::Enum(&driver::VdpStatus)),
    &[
        ArgKind::Value(Ty::Value(&driver::VdpDevice)), ArgKind::Value(Ty::Value(&driver::VdpFuncId)),
        ArgKind::Value(Ty::Pointer),
    ],
);

pub(crate) static VdpGetProcAddress: ValueDef = ValueDef::new(
        "cubind.cuda13.driver.VdpGetProcAddress\nthe address of a C function, VdpGetProcAddress, from vdpau/vdpau.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&VdpGetProcAddress__signature);

pub(crate) static VdpOutputSurface: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.VdpOutputSurface\ntypedef VdpOutputSurface, from vdpau/vdpau.h. Since CUDA 12.0 or earlier.",
    ValueKind::U32, None,
);

pub(crate) static VdpStatus: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.VdpStatus\nenum VdpStatus, from vdpau/vdpau.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("VDP_STATUS_OK", 0);
        table.member("VDP_STATUS_NO_IMPLEMENTATION", 1);
        table.member("VDP_STATUS_DISPLAY_PREEMPTED", 2);
        table.member("VDP_STATUS_INVALID_HANDLE", 3);
        table.member("VDP_STATUS_INVALID_POINTER", 4);
        table.member("VDP_STATUS_INVALID_CHROMA_TYPE", 5);
        table.member("VDP_STATUS_INVALID_Y_CB_CR_FORMAT", 6);
        table.member("VDP_STATUS_INVALID_RGBA_FORMAT", 7);
        table.member("VDP_STATUS_INVALID_INDEXED_FORMAT", 8);
        table.member("VDP_STATUS_INVALID_COLOR_STANDARD", 9);
        table.member("VDP_STATUS_INVALID_COLOR_TABLE_FORMAT", 10);
        table.member("VDP_STATUS_INVALID_BLEND_FACTOR", 11);
        table.member("VDP_STATUS_INVALID_BLEND_EQUATION", 12);
        table.member("VDP_STATUS_INVALID_FLAG", 13);
        table.member("VDP_STATUS_INVALID_DECODER_PROFILE", 14);
        table.member("VDP_STATUS_INVALID_VIDEO_MIXER_FEATURE", 15);
        table.member("VDP_STATUS_INVALID_VIDEO_MIXER_PARAMETER", 16);
        table.member("VDP_STATUS_INVALID_VIDEO_MIXER_ATTRIBUTE", 17);
        table.member("VDP_STATUS_INVALID_VIDEO_MIXER_PICTURE_STRUCTURE", 18);
        table.member("VDP_STATUS_INVALID_FUNC_ID", 19);
        table.member("VDP_STATUS_INVALID_SIZE", 20);
        table.member("VDP_STATUS_INVALID_VALUE", 21);
        table.member("VDP_STATUS_INVALID_STRUCT_VERSION", 22);
        table.member("VDP_STATUS_RESOURCES", 23);
        table.member("VDP_STATUS_HANDLE_DEVICE_MISMATCH", 24);
        table.member("VDP_STATUS_ERROR", 25);
    },
);

pub(crate) static VdpVideoSurface: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.VdpVideoSurface\ntypedef VdpVideoSurface, from vdpau/vdpau.h. Since CUDA 12.0 or earlier.",
    ValueKind::U32, None,
);

pub(crate) static cl_context_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.cl_context_flags\nenum cl_context_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVCL_CTX_SCHED_AUTO", 0);
        table.member("NVCL_CTX_SCHED_SPIN", 1);
        table.member("NVCL_CTX_SCHED_YIELD", 2);
        table.member("NVCL_CTX_SCHED_BLOCKING_SYNC", 4);
    },
);

pub(crate) static cl_event_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.cl_event_flags\nenum cl_event_flags, from cuda.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVCL_EVENT_SCHED_AUTO", 0);
        table.member("NVCL_EVENT_SCHED_SPIN", 1);
        table.member("NVCL_EVENT_SCHED_YIELD", 2);
        table.member("NVCL_EVENT_SCHED_BLOCKING_SYNC", 4);
    },
);

pub(crate) static cuuint32_t: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.cuuint32_t\ntypedef cuuint32_t, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::U32,
    None,
);

pub(crate) static cuuint64_t: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.cuuint64_t\ntypedef cuuint64_t, from cuda.h. Since CUDA 12.0 or earlier.", ValueKind::U64,
    None,
);
