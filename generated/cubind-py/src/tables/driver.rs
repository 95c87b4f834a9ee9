//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;
use crate::tables::driver;

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR: RecordDef = RecordDef::alias(
    "CUDA_ARRAY3D_DESCRIPTOR",
    "cubind.cuda13.driver",
    &driver::CUDA_ARRAY3D_DESCRIPTOR_v2,
    "typedef CUDA_ARRAY3D_DESCRIPTOR_v2 CUDA_ARRAY3D_DESCRIPTOR, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR_v1_st: RecordDef = RecordDef::new(
    "CUDA_ARRAY3D_DESCRIPTOR_v1_st",
    "cubind.cuda13.driver",
    (24, 4, false),
    &[
        FieldDef::new(c"Width", 0, Ty::U32),
        FieldDef::new(c"Height", 4, Ty::U32),
        FieldDef::new(c"Depth", 8, Ty::U32),
        FieldDef::new(c"Format", 12, Ty::Enum(&driver::CUarray_format)),
        FieldDef::new(c"NumChannels", 16, Ty::U32),
        FieldDef::new(c"Flags", 20, Ty::U32),
    ],
    "struct CUDA_ARRAY3D_DESCRIPTOR_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR_v1: RecordDef = RecordDef::alias(
    "CUDA_ARRAY3D_DESCRIPTOR_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_ARRAY3D_DESCRIPTOR_v1_st,
    "struct CUDA_ARRAY3D_DESCRIPTOR_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR_st: RecordDef = RecordDef::new(
    "CUDA_ARRAY3D_DESCRIPTOR_st",
    "cubind.cuda13.driver",
    (40, 8, false),
    &[
        FieldDef::new(c"Width", 0, Ty::U64),
        FieldDef::new(c"Height", 8, Ty::U64),
        FieldDef::new(c"Depth", 16, Ty::U64),
        FieldDef::new(c"Format", 24, Ty::Enum(&driver::CUarray_format)),
        FieldDef::new(c"NumChannels", 28, Ty::U32),
        FieldDef::new(c"Flags", 32, Ty::U32),
    ],
    "struct CUDA_ARRAY3D_DESCRIPTOR_v2, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY3D_DESCRIPTOR_v2: RecordDef = RecordDef::alias(
    "CUDA_ARRAY3D_DESCRIPTOR_v2",
    "cubind.cuda13.driver",
    &driver::CUDA_ARRAY3D_DESCRIPTOR_st,
    "struct CUDA_ARRAY3D_DESCRIPTOR_v2, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR: RecordDef = RecordDef::alias(
    "CUDA_ARRAY_DESCRIPTOR",
    "cubind.cuda13.driver",
    &driver::CUDA_ARRAY_DESCRIPTOR_v2,
    "typedef CUDA_ARRAY_DESCRIPTOR_v2 CUDA_ARRAY_DESCRIPTOR, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR_v1_st: RecordDef = RecordDef::new(
    "CUDA_ARRAY_DESCRIPTOR_v1_st",
    "cubind.cuda13.driver",
    (16, 4, false),
    &[
        FieldDef::new(c"Width", 0, Ty::U32),
        FieldDef::new(c"Height", 4, Ty::U32),
        FieldDef::new(c"Format", 8, Ty::Enum(&driver::CUarray_format)),
        FieldDef::new(c"NumChannels", 12, Ty::U32),
    ],
    "struct CUDA_ARRAY_DESCRIPTOR_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR_v1: RecordDef = RecordDef::alias(
    "CUDA_ARRAY_DESCRIPTOR_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_ARRAY_DESCRIPTOR_v1_st,
    "struct CUDA_ARRAY_DESCRIPTOR_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR_st: RecordDef = RecordDef::new(
    "CUDA_ARRAY_DESCRIPTOR_st",
    "cubind.cuda13.driver",
    (24, 8, false),
    &[
        FieldDef::new(c"Width", 0, Ty::U64),
        FieldDef::new(c"Height", 8, Ty::U64),
        FieldDef::new(c"Format", 16, Ty::Enum(&driver::CUarray_format)),
        FieldDef::new(c"NumChannels", 20, Ty::U32),
    ],
    "struct CUDA_ARRAY_DESCRIPTOR_v2, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY_DESCRIPTOR_v2: RecordDef = RecordDef::alias(
    "CUDA_ARRAY_DESCRIPTOR_v2",
    "cubind.cuda13.driver",
    &driver::CUDA_ARRAY_DESCRIPTOR_st,
    "struct CUDA_ARRAY_DESCRIPTOR_v2, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY_MEMORY_REQUIREMENTS: RecordDef = RecordDef::alias(
    "CUDA_ARRAY_MEMORY_REQUIREMENTS",
    "cubind.cuda13.driver",
    &driver::CUDA_ARRAY_MEMORY_REQUIREMENTS_v1,
    "typedef CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 CUDA_ARRAY_MEMORY_REQUIREMENTS, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY_MEMORY_REQUIREMENTS_st: RecordDef = RecordDef::new(
    "CUDA_ARRAY_MEMORY_REQUIREMENTS_st",
    "cubind.cuda13.driver",
    (32, 8, false),
    &[
        FieldDef::new(c"size", 0, Ty::U64),
        FieldDef::new(c"alignment", 8, Ty::U64),
        FieldDef::new(c"reserved", 16, Ty::Array(&Ty::U32, 4)),
    ],
    "struct CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY_MEMORY_REQUIREMENTS_v1: RecordDef = RecordDef::alias(
    "CUDA_ARRAY_MEMORY_REQUIREMENTS_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_ARRAY_MEMORY_REQUIREMENTS_st,
    "struct CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY_SPARSE_PROPERTIES: RecordDef = RecordDef::alias(
    "CUDA_ARRAY_SPARSE_PROPERTIES",
    "cubind.cuda13.driver",
    &driver::CUDA_ARRAY_SPARSE_PROPERTIES_v1,
    "typedef CUDA_ARRAY_SPARSE_PROPERTIES_v1 CUDA_ARRAY_SPARSE_PROPERTIES, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY_SPARSE_PROPERTIES_st: RecordDef = RecordDef::new(
    "CUDA_ARRAY_SPARSE_PROPERTIES_st",
    "cubind.cuda13.driver",
    (48, 8, false),
    &[
        FieldDef::new(
            c"tileExtent",
            0,
            Ty::Record(&driver::CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent),
        ),
        FieldDef::new(c"miptailFirstLevel", 12, Ty::U32),
        FieldDef::new(c"miptailSize", 16, Ty::U64),
        FieldDef::new(c"flags", 24, Ty::U32),
        FieldDef::new(c"reserved", 28, Ty::Array(&Ty::U32, 4)),
    ],
    "struct CUDA_ARRAY_SPARSE_PROPERTIES_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY_SPARSE_PROPERTIES_v1: RecordDef = RecordDef::alias(
    "CUDA_ARRAY_SPARSE_PROPERTIES_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_ARRAY_SPARSE_PROPERTIES_st,
    "struct CUDA_ARRAY_SPARSE_PROPERTIES_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent: RecordDef = RecordDef::new(
    "CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent",
    "cubind.cuda13.driver",
    (12, 4, false),
    &[
        FieldDef::new(c"width", 0, Ty::U32),
        FieldDef::new(c"height", 4, Ty::U32),
        FieldDef::new(c"depth", 8, Ty::U32),
    ],
    "struct CUDA_ARRAY_SPARSE_PROPERTIES_v1.tileExtent, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_CHILD_GRAPH_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_CHILD_GRAPH_NODE_PARAMS_st",
    "cubind.cuda13.driver",
    (16, 8, false),
    &[
        FieldDef::new(c"graph", 0, Ty::Value(&driver::CUgraph)),
        FieldDef::new(c"ownership", 8, Ty::Enum(&driver::CUgraphChildGraphNodeOwnership)),
    ],
    "struct CUDA_CHILD_GRAPH_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_CHILD_GRAPH_NODE_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_CHILD_GRAPH_NODE_PARAMS",
    "cubind.cuda13.driver",
    &driver::CUDA_CHILD_GRAPH_NODE_PARAMS_st,
    "struct CUDA_CHILD_GRAPH_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_CONDITIONAL_NODE_PARAMS: RecordDef = RecordDef::new(
    "CUDA_CONDITIONAL_NODE_PARAMS",
    "cubind.cuda13.driver",
    (32, 8, false),
    &[
        FieldDef::new(c"handle", 0, Ty::Value(&driver::CUgraphConditionalHandle)),
        FieldDef::new(c"type", 8, Ty::Enum(&driver::CUgraphConditionalNodeType)),
        FieldDef::new(c"size", 12, Ty::U32),
        FieldDef::new(
            c"phGraph_out",
            16,
            Ty::Filled(&Ty::Value(&driver::CUgraph), -4, 4),
        ),
        FieldDef::new(c"ctx", 24, Ty::Value(&driver::CUcontext)),
    ],
    "struct CUDA_CONDITIONAL_NODE_PARAMS, from cuda.h. Since CUDA 12.3.",
);

pub(crate) static CUDA_EVENT_WAIT_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_EVENT_WAIT_NODE_PARAMS_st",
    "cubind.cuda13.driver",
    (8, 8, false),
    &[FieldDef::new(c"event", 0, Ty::Value(&driver::CUevent))],
    "struct CUDA_EVENT_WAIT_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_EVENT_WAIT_NODE_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_EVENT_WAIT_NODE_PARAMS",
    "cubind.cuda13.driver",
    &driver::CUDA_EVENT_WAIT_NODE_PARAMS_st,
    "struct CUDA_EVENT_WAIT_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_EXTERNAL_MEMORY_BUFFER_DESC: RecordDef = RecordDef::alias(
    "CUDA_EXTERNAL_MEMORY_BUFFER_DESC",
    "cubind.cuda13.driver",
    &driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1,
    "typedef CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 CUDA_EXTERNAL_MEMORY_BUFFER_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st",
    "cubind.cuda13.driver",
    (88, 8, false),
    &[
        FieldDef::new(c"offset", 0, Ty::U64),
        FieldDef::new(c"size", 8, Ty::U64),
        FieldDef::new(c"flags", 16, Ty::U32),
        FieldDef::new(c"reserved", 20, Ty::Array(&Ty::U32, 16)),
    ],
    "struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1: RecordDef = RecordDef::alias(
    "CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st,
    "struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC: RecordDef = RecordDef::alias(
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC",
    "cubind.cuda13.driver",
    &driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1,
    "typedef CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 CUDA_EXTERNAL_MEMORY_HANDLE_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st",
    "cubind.cuda13.driver",
    (104, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&driver::CUexternalMemoryHandleType)),
        FieldDef::new(
            c"handle",
            8,
            Ty::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle),
        ),
        FieldDef::new(c"size", 24, Ty::U64),
        FieldDef::new(c"flags", 32, Ty::U32),
        FieldDef::new(c"reserved", 36, Ty::Array(&Ty::U32, 16)),
    ],
    "struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1: RecordDef = RecordDef::alias(
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st,
    "struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle",
    "cubind.cuda13.driver",
    (16, 8, true),
    &[
        FieldDef::new(c"fd", 0, Ty::I32),
        FieldDef::new(
            c"win32",
            0,
            Ty::Record(&driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32),
        ),
        FieldDef::new(c"nvSciBufObject", 0, Ty::Pointer),
    ],
    "struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1.handle, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32",
    "cubind.cuda13.driver",
    (16, 8, false),
    &[FieldDef::new(c"handle", 0, Ty::Pointer), FieldDef::new(c"name", 8, Ty::Pointer)],
    "struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1.handle.win32, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC: RecordDef = RecordDef::alias(
    "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC",
    "cubind.cuda13.driver",
    &driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1,
    "typedef CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st",
    "cubind.cuda13.driver",
    (120, 8, false),
    &[
        FieldDef::new(c"offset", 0, Ty::U64),
        FieldDef::new(c"arrayDesc", 8, Ty::Record(&driver::CUDA_ARRAY3D_DESCRIPTOR)),
        FieldDef::new(c"numLevels", 48, Ty::U32),
        FieldDef::new(c"reserved", 52, Ty::Array(&Ty::U32, 16)),
    ],
    "struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1: RecordDef = RecordDef::alias(
    "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st,
    "struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC: RecordDef = RecordDef::alias(
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC",
    "cubind.cuda13.driver",
    &driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1,
    "typedef CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st",
    "cubind.cuda13.driver",
    (96, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&driver::CUexternalSemaphoreHandleType)),
        FieldDef::new(
            c"handle",
            8,
            Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle),
        ),
        FieldDef::new(c"flags", 24, Ty::U32),
        FieldDef::new(c"reserved", 28, Ty::Array(&Ty::U32, 16)),
    ],
    "struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1: RecordDef = RecordDef::alias(
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st,
    "struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle",
    "cubind.cuda13.driver",
    (16, 8, true),
    &[
        FieldDef::new(c"fd", 0, Ty::I32),
        FieldDef::new(
            c"win32",
            0,
            Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32),
        ),
        FieldDef::new(c"nvSciSyncObj", 0, Ty::Pointer),
    ],
    "struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1.handle, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32",
    "cubind.cuda13.driver",
    (16, 8, false),
    &[FieldDef::new(c"handle", 0, Ty::Pointer), FieldDef::new(c"name", 8, Ty::Pointer)],
    "struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1.handle.win32, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS",
    "cubind.cuda13.driver",
    &driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1,
    "typedef CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st",
    "cubind.cuda13.driver",
    (144, 8, false),
    &[
        FieldDef::new(
            c"params",
            0,
            Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params),
        ),
        FieldDef::new(c"flags", 72, Ty::U32),
        FieldDef::new(c"reserved", 76, Ty::Array(&Ty::U32, 16)),
    ],
    "struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1: RecordDef = RecordDef::alias(
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st,
    "struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params",
    "cubind.cuda13.driver",
    (72, 8, false),
    &[
        FieldDef::new(
            c"fence",
            0,
            Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence),
        ),
        FieldDef::new(
            c"nvSciSync",
            8,
            Ty::Record(
                &driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync,
            ),
        ),
        FieldDef::new(
            c"keyedMutex",
            16,
            Ty::Record(
                &driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex,
            ),
        ),
        FieldDef::new(c"reserved", 24, Ty::Array(&Ty::U32, 12)),
    ],
    "struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence",
    "cubind.cuda13.driver",
    (8, 8, false),
    &[FieldDef::new(c"value", 0, Ty::U64)],
    "struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.fence, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex",
    "cubind.cuda13.driver",
    (8, 8, false),
    &[FieldDef::new(c"key", 0, Ty::U64)],
    "struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.keyedMutex, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync",
    "cubind.cuda13.driver",
    (8, 8, true),
    &[FieldDef::new(c"fence", 0, Ty::Pointer), FieldDef::new(c"reserved", 0, Ty::U64)],
    "struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.nvSciSync, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS",
    "cubind.cuda13.driver",
    &driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1,
    "typedef CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st",
    "cubind.cuda13.driver",
    (144, 8, false),
    &[
        FieldDef::new(
            c"params",
            0,
            Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params),
        ),
        FieldDef::new(c"flags", 72, Ty::U32),
        FieldDef::new(c"reserved", 76, Ty::Array(&Ty::U32, 16)),
    ],
    "struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1: RecordDef = RecordDef::alias(
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st,
    "struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params",
    "cubind.cuda13.driver",
    (72, 8, false),
    &[
        FieldDef::new(
            c"fence",
            0,
            Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence),
        ),
        FieldDef::new(
            c"nvSciSync",
            8,
            Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync),
        ),
        FieldDef::new(
            c"keyedMutex",
            16,
            Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex),
        ),
        FieldDef::new(c"reserved", 32, Ty::Array(&Ty::U32, 10)),
    ],
    "struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence",
    "cubind.cuda13.driver",
    (8, 8, false),
    &[FieldDef::new(c"value", 0, Ty::U64)],
    "struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.fence, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex",
    "cubind.cuda13.driver",
    (16, 8, false),
    &[FieldDef::new(c"key", 0, Ty::U64), FieldDef::new(c"timeoutMs", 8, Ty::U32)],
    "struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.keyedMutex, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync: RecordDef = RecordDef::new(
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync",
    "cubind.cuda13.driver",
    (8, 8, true),
    &[FieldDef::new(c"fence", 0, Ty::Pointer), FieldDef::new(c"reserved", 0, Ty::U64)],
    "struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.nvSciSync, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS",
    "cubind.cuda13.driver",
    &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1,
    "typedef CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st",
    "cubind.cuda13.driver",
    (24, 8, false),
    &[
        FieldDef::new(
            c"extSemArray",
            0,
            Ty::List(&Ty::Value(&driver::CUexternalSemaphore)),
        ),
        FieldDef::new(
            c"paramsArray",
            8,
            Ty::List(&Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS)),
        ),
        FieldDef::new(c"numExtSems", 16, Ty::U32),
    ],
    "struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st,
    "struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS",
    "cubind.cuda13.driver",
    &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1,
    "typedef CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 CUDA_EXT_SEM_WAIT_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_st",
    "cubind.cuda13.driver",
    (24, 8, false),
    &[
        FieldDef::new(
            c"extSemArray",
            0,
            Ty::List(&Ty::Value(&driver::CUexternalSemaphore)),
        ),
        FieldDef::new(
            c"paramsArray",
            8,
            Ty::List(&Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS)),
        ),
        FieldDef::new(c"numExtSems", 16, Ty::U32),
    ],
    "struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS_st,
    "struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_GRAPH_INSTANTIATE_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_GRAPH_INSTANTIATE_PARAMS_st",
    "cubind.cuda13.driver",
    (32, 8, false),
    &[
        FieldDef::new(c"flags", 0, Ty::Value(&driver::cuuint64_t)),
        FieldDef::new(c"hUploadStream", 8, Ty::Value(&driver::CUstream)),
        FieldDef::new(c"hErrNode_out", 16, Ty::Value(&driver::CUgraphNode)),
        FieldDef::new(c"result_out", 24, Ty::Enum(&driver::CUgraphInstantiateResult)),
    ],
    "struct CUDA_GRAPH_INSTANTIATE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_GRAPH_INSTANTIATE_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_GRAPH_INSTANTIATE_PARAMS",
    "cubind.cuda13.driver",
    &driver::CUDA_GRAPH_INSTANTIATE_PARAMS_st,
    "struct CUDA_GRAPH_INSTANTIATE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_HOST_NODE_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_HOST_NODE_PARAMS",
    "cubind.cuda13.driver",
    &driver::CUDA_HOST_NODE_PARAMS_v1,
    "typedef CUDA_HOST_NODE_PARAMS_v1 CUDA_HOST_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_HOST_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_HOST_NODE_PARAMS_st",
    "cubind.cuda13.driver",
    (16, 8, false),
    &[
        FieldDef::new(c"fn", 0, Ty::Callback(Some(&driver::CUhostFn__signature))),
        FieldDef::new(c"userData", 8, Ty::Data),
    ],
    "struct CUDA_HOST_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_HOST_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "CUDA_HOST_NODE_PARAMS_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_HOST_NODE_PARAMS_st,
    "struct CUDA_HOST_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_KERNEL_NODE_PARAMS",
    "cubind.cuda13.driver",
    &driver::CUDA_KERNEL_NODE_PARAMS_v2,
    "typedef CUDA_KERNEL_NODE_PARAMS_v2 CUDA_KERNEL_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_KERNEL_NODE_PARAMS_st",
    "cubind.cuda13.driver",
    (56, 8, false),
    &[
        FieldDef::new(c"func", 0, Ty::Value(&driver::CUfunction)),
        FieldDef::new(c"gridDimX", 8, Ty::U32),
        FieldDef::new(c"gridDimY", 12, Ty::U32),
        FieldDef::new(c"gridDimZ", 16, Ty::U32),
        FieldDef::new(c"blockDimX", 20, Ty::U32),
        FieldDef::new(c"blockDimY", 24, Ty::U32),
        FieldDef::new(c"blockDimZ", 28, Ty::U32),
        FieldDef::new(c"sharedMemBytes", 32, Ty::U32),
        FieldDef::new(c"kernelParams", 40, Ty::KernelParams).in_digits(),
        FieldDef::new(c"extra", 48, Ty::Pointer).in_digits(),
    ],
    "struct CUDA_KERNEL_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "CUDA_KERNEL_NODE_PARAMS_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_KERNEL_NODE_PARAMS_st,
    "struct CUDA_KERNEL_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "CUDA_KERNEL_NODE_PARAMS_v2_st",
    "cubind.cuda13.driver",
    (72, 8, false),
    &[
        FieldDef::new(c"func", 0, Ty::Value(&driver::CUfunction)),
        FieldDef::new(c"gridDimX", 8, Ty::U32),
        FieldDef::new(c"gridDimY", 12, Ty::U32),
        FieldDef::new(c"gridDimZ", 16, Ty::U32),
        FieldDef::new(c"blockDimX", 20, Ty::U32),
        FieldDef::new(c"blockDimY", 24, Ty::U32),
        FieldDef::new(c"blockDimZ", 28, Ty::U32),
        FieldDef::new(c"sharedMemBytes", 32, Ty::U32),
        FieldDef::new(c"kernelParams", 40, Ty::KernelParams).in_digits(),
        FieldDef::new(c"extra", 48, Ty::Pointer).in_digits(),
        FieldDef::new(c"kern", 56, Ty::Value(&driver::CUkernel)),
        FieldDef::new(c"ctx", 64, Ty::Value(&driver::CUcontext)),
    ],
    "struct CUDA_KERNEL_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "CUDA_KERNEL_NODE_PARAMS_v2",
    "cubind.cuda13.driver",
    &driver::CUDA_KERNEL_NODE_PARAMS_v2_st,
    "struct CUDA_KERNEL_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v3_st: RecordDef = RecordDef::new(
    "CUDA_KERNEL_NODE_PARAMS_v3_st",
    "cubind.cuda13.driver",
    (72, 8, false),
    &[
        FieldDef::new(c"func", 0, Ty::Value(&driver::CUfunction)),
        FieldDef::new(c"gridDimX", 8, Ty::U32),
        FieldDef::new(c"gridDimY", 12, Ty::U32),
        FieldDef::new(c"gridDimZ", 16, Ty::U32),
        FieldDef::new(c"blockDimX", 20, Ty::U32),
        FieldDef::new(c"blockDimY", 24, Ty::U32),
        FieldDef::new(c"blockDimZ", 28, Ty::U32),
        FieldDef::new(c"sharedMemBytes", 32, Ty::U32),
        FieldDef::new(c"kernelParams", 40, Ty::KernelParams).in_digits(),
        FieldDef::new(c"extra", 48, Ty::Pointer).in_digits(),
        FieldDef::new(c"kern", 56, Ty::Value(&driver::CUkernel)),
        FieldDef::new(c"ctx", 64, Ty::Value(&driver::CUcontext)),
    ],
    "struct CUDA_KERNEL_NODE_PARAMS_v3, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_KERNEL_NODE_PARAMS_v3: RecordDef = RecordDef::alias(
    "CUDA_KERNEL_NODE_PARAMS_v3",
    "cubind.cuda13.driver",
    &driver::CUDA_KERNEL_NODE_PARAMS_v3_st,
    "struct CUDA_KERNEL_NODE_PARAMS_v3, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_LAUNCH_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_LAUNCH_PARAMS",
    "cubind.cuda13.driver",
    &driver::CUDA_LAUNCH_PARAMS_v1,
    "typedef CUDA_LAUNCH_PARAMS_v1 CUDA_LAUNCH_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_LAUNCH_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_LAUNCH_PARAMS_st",
    "cubind.cuda13.driver",
    (56, 8, false),
    &[
        FieldDef::new(c"function", 0, Ty::Value(&driver::CUfunction)),
        FieldDef::new(c"gridDimX", 8, Ty::U32),
        FieldDef::new(c"gridDimY", 12, Ty::U32),
        FieldDef::new(c"gridDimZ", 16, Ty::U32),
        FieldDef::new(c"blockDimX", 20, Ty::U32),
        FieldDef::new(c"blockDimY", 24, Ty::U32),
        FieldDef::new(c"blockDimZ", 28, Ty::U32),
        FieldDef::new(c"sharedMemBytes", 32, Ty::U32),
        FieldDef::new(c"hStream", 40, Ty::Value(&driver::CUstream)),
        FieldDef::new(c"kernelParams", 48, Ty::KernelParams).in_digits(),
    ],
    "struct CUDA_LAUNCH_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_LAUNCH_PARAMS_v1: RecordDef = RecordDef::alias(
    "CUDA_LAUNCH_PARAMS_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_LAUNCH_PARAMS_st,
    "struct CUDA_LAUNCH_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY2D: RecordDef = RecordDef::alias(
    "CUDA_MEMCPY2D",
    "cubind.cuda13.driver",
    &driver::CUDA_MEMCPY2D_v2,
    "typedef CUDA_MEMCPY2D_v2 CUDA_MEMCPY2D, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY2D_v1_st: RecordDef = RecordDef::new(
    "CUDA_MEMCPY2D_v1_st",
    "cubind.cuda13.driver",
    (96, 8, false),
    &[
        FieldDef::new(c"srcXInBytes", 0, Ty::U32),
        FieldDef::new(c"srcY", 4, Ty::U32),
        FieldDef::new(c"srcMemoryType", 8, Ty::Enum(&driver::CUmemorytype)),
        FieldDef::new(c"srcHost", 16, Ty::Pointer),
        FieldDef::new(c"srcDevice", 24, Ty::Value(&driver::CUdeviceptr_v1)),
        FieldDef::new(c"srcArray", 32, Ty::Value(&driver::CUarray)),
        FieldDef::new(c"srcPitch", 40, Ty::U32),
        FieldDef::new(c"dstXInBytes", 44, Ty::U32),
        FieldDef::new(c"dstY", 48, Ty::U32),
        FieldDef::new(c"dstMemoryType", 52, Ty::Enum(&driver::CUmemorytype)),
        FieldDef::new(c"dstHost", 56, Ty::Pointer),
        FieldDef::new(c"dstDevice", 64, Ty::Value(&driver::CUdeviceptr_v1)),
        FieldDef::new(c"dstArray", 72, Ty::Value(&driver::CUarray)),
        FieldDef::new(c"dstPitch", 80, Ty::U32),
        FieldDef::new(c"WidthInBytes", 84, Ty::U32),
        FieldDef::new(c"Height", 88, Ty::U32),
    ],
    "struct CUDA_MEMCPY2D_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY2D_v1: RecordDef = RecordDef::alias(
    "CUDA_MEMCPY2D_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_MEMCPY2D_v1_st,
    "struct CUDA_MEMCPY2D_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY2D_st: RecordDef = RecordDef::new(
    "CUDA_MEMCPY2D_st",
    "cubind.cuda13.driver",
    (128, 8, false),
    &[
        FieldDef::new(c"srcXInBytes", 0, Ty::U64),
        FieldDef::new(c"srcY", 8, Ty::U64),
        FieldDef::new(c"srcMemoryType", 16, Ty::Enum(&driver::CUmemorytype)),
        FieldDef::new(c"srcHost", 24, Ty::Pointer),
        FieldDef::new(c"srcDevice", 32, Ty::Value(&driver::CUdeviceptr)),
        FieldDef::new(c"srcArray", 40, Ty::Value(&driver::CUarray)),
        FieldDef::new(c"srcPitch", 48, Ty::U64),
        FieldDef::new(c"dstXInBytes", 56, Ty::U64),
        FieldDef::new(c"dstY", 64, Ty::U64),
        FieldDef::new(c"dstMemoryType", 72, Ty::Enum(&driver::CUmemorytype)),
        FieldDef::new(c"dstHost", 80, Ty::Pointer),
        FieldDef::new(c"dstDevice", 88, Ty::Value(&driver::CUdeviceptr)),
        FieldDef::new(c"dstArray", 96, Ty::Value(&driver::CUarray)),
        FieldDef::new(c"dstPitch", 104, Ty::U64),
        FieldDef::new(c"WidthInBytes", 112, Ty::U64),
        FieldDef::new(c"Height", 120, Ty::U64),
    ],
    "struct CUDA_MEMCPY2D_v2, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY2D_v2: RecordDef = RecordDef::alias(
    "CUDA_MEMCPY2D_v2",
    "cubind.cuda13.driver",
    &driver::CUDA_MEMCPY2D_st,
    "struct CUDA_MEMCPY2D_v2, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY3D: RecordDef = RecordDef::alias(
    "CUDA_MEMCPY3D",
    "cubind.cuda13.driver",
    &driver::CUDA_MEMCPY3D_v2,
    "typedef CUDA_MEMCPY3D_v2 CUDA_MEMCPY3D, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY3D_PEER: RecordDef = RecordDef::alias(
    "CUDA_MEMCPY3D_PEER",
    "cubind.cuda13.driver",
    &driver::CUDA_MEMCPY3D_PEER_v1,
    "typedef CUDA_MEMCPY3D_PEER_v1 CUDA_MEMCPY3D_PEER, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY3D_PEER_st: RecordDef = RecordDef::new(
    "CUDA_MEMCPY3D_PEER_st",
    "cubind.cuda13.driver",
    (200, 8, false),
    &[
        FieldDef::new(c"srcXInBytes", 0, Ty::U64),
        FieldDef::new(c"srcY", 8, Ty::U64),
        FieldDef::new(c"srcZ", 16, Ty::U64),
        FieldDef::new(c"srcLOD", 24, Ty::U64),
        FieldDef::new(c"srcMemoryType", 32, Ty::Enum(&driver::CUmemorytype)),
        FieldDef::new(c"srcHost", 40, Ty::Pointer),
        FieldDef::new(c"srcDevice", 48, Ty::Value(&driver::CUdeviceptr)),
        FieldDef::new(c"srcArray", 56, Ty::Value(&driver::CUarray)),
        FieldDef::new(c"srcContext", 64, Ty::Value(&driver::CUcontext)),
        FieldDef::new(c"srcPitch", 72, Ty::U64),
        FieldDef::new(c"srcHeight", 80, Ty::U64),
        FieldDef::new(c"dstXInBytes", 88, Ty::U64),
        FieldDef::new(c"dstY", 96, Ty::U64),
        FieldDef::new(c"dstZ", 104, Ty::U64),
        FieldDef::new(c"dstLOD", 112, Ty::U64),
        FieldDef::new(c"dstMemoryType", 120, Ty::Enum(&driver::CUmemorytype)),
        FieldDef::new(c"dstHost", 128, Ty::Pointer),
        FieldDef::new(c"dstDevice", 136, Ty::Value(&driver::CUdeviceptr)),
        FieldDef::new(c"dstArray", 144, Ty::Value(&driver::CUarray)),
        FieldDef::new(c"dstContext", 152, Ty::Value(&driver::CUcontext)),
        FieldDef::new(c"dstPitch", 160, Ty::U64),
        FieldDef::new(c"dstHeight", 168, Ty::U64),
        FieldDef::new(c"WidthInBytes", 176, Ty::U64),
        FieldDef::new(c"Height", 184, Ty::U64),
        FieldDef::new(c"Depth", 192, Ty::U64),
    ],
    "struct CUDA_MEMCPY3D_PEER_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY3D_PEER_v1: RecordDef = RecordDef::alias(
    "CUDA_MEMCPY3D_PEER_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_MEMCPY3D_PEER_st,
    "struct CUDA_MEMCPY3D_PEER_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY3D_v1_st: RecordDef = RecordDef::new(
    "CUDA_MEMCPY3D_v1_st",
    "cubind.cuda13.driver",
    (144, 8, false),
    &[
        FieldDef::new(c"srcXInBytes", 0, Ty::U32),
        FieldDef::new(c"srcY", 4, Ty::U32),
        FieldDef::new(c"srcZ", 8, Ty::U32),
        FieldDef::new(c"srcLOD", 12, Ty::U32),
        FieldDef::new(c"srcMemoryType", 16, Ty::Enum(&driver::CUmemorytype)),
        FieldDef::new(c"srcHost", 24, Ty::Pointer),
        FieldDef::new(c"srcDevice", 32, Ty::Value(&driver::CUdeviceptr_v1)),
        FieldDef::new(c"srcArray", 40, Ty::Value(&driver::CUarray)),
        FieldDef::new(c"reserved0", 48, Ty::Pointer),
        FieldDef::new(c"srcPitch", 56, Ty::U32),
        FieldDef::new(c"srcHeight", 60, Ty::U32),
        FieldDef::new(c"dstXInBytes", 64, Ty::U32),
        FieldDef::new(c"dstY", 68, Ty::U32),
        FieldDef::new(c"dstZ", 72, Ty::U32),
        FieldDef::new(c"dstLOD", 76, Ty::U32),
        FieldDef::new(c"dstMemoryType", 80, Ty::Enum(&driver::CUmemorytype)),
        FieldDef::new(c"dstHost", 88, Ty::Pointer),
        FieldDef::new(c"dstDevice", 96, Ty::Value(&driver::CUdeviceptr_v1)),
        FieldDef::new(c"dstArray", 104, Ty::Value(&driver::CUarray)),
        FieldDef::new(c"reserved1", 112, Ty::Pointer),
        FieldDef::new(c"dstPitch", 120, Ty::U32),
        FieldDef::new(c"dstHeight", 124, Ty::U32),
        FieldDef::new(c"WidthInBytes", 128, Ty::U32),
        FieldDef::new(c"Height", 132, Ty::U32),
        FieldDef::new(c"Depth", 136, Ty::U32),
    ],
    "struct CUDA_MEMCPY3D_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY3D_v1: RecordDef = RecordDef::alias(
    "CUDA_MEMCPY3D_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_MEMCPY3D_v1_st,
    "struct CUDA_MEMCPY3D_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY3D_st: RecordDef = RecordDef::new(
    "CUDA_MEMCPY3D_st",
    "cubind.cuda13.driver",
    (200, 8, false),
    &[
        FieldDef::new(c"srcXInBytes", 0, Ty::U64),
        FieldDef::new(c"srcY", 8, Ty::U64),
        FieldDef::new(c"srcZ", 16, Ty::U64),
        FieldDef::new(c"srcLOD", 24, Ty::U64),
        FieldDef::new(c"srcMemoryType", 32, Ty::Enum(&driver::CUmemorytype)),
        FieldDef::new(c"srcHost", 40, Ty::Pointer),
        FieldDef::new(c"srcDevice", 48, Ty::Value(&driver::CUdeviceptr)),
        FieldDef::new(c"srcArray", 56, Ty::Value(&driver::CUarray)),
        FieldDef::new(c"reserved0", 64, Ty::Pointer),
        FieldDef::new(c"srcPitch", 72, Ty::U64),
        FieldDef::new(c"srcHeight", 80, Ty::U64),
        FieldDef::new(c"dstXInBytes", 88, Ty::U64),
        FieldDef::new(c"dstY", 96, Ty::U64),
        FieldDef::new(c"dstZ", 104, Ty::U64),
        FieldDef::new(c"dstLOD", 112, Ty::U64),
        FieldDef::new(c"dstMemoryType", 120, Ty::Enum(&driver::CUmemorytype)),
        FieldDef::new(c"dstHost", 128, Ty::Pointer),
        FieldDef::new(c"dstDevice", 136, Ty::Value(&driver::CUdeviceptr)),
        FieldDef::new(c"dstArray", 144, Ty::Value(&driver::CUarray)),
        FieldDef::new(c"reserved1", 152, Ty::Pointer),
        FieldDef::new(c"dstPitch", 160, Ty::U64),
        FieldDef::new(c"dstHeight", 168, Ty::U64),
        FieldDef::new(c"WidthInBytes", 176, Ty::U64),
        FieldDef::new(c"Height", 184, Ty::U64),
        FieldDef::new(c"Depth", 192, Ty::U64),
    ],
    "struct CUDA_MEMCPY3D_v2, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY3D_v2: RecordDef = RecordDef::alias(
    "CUDA_MEMCPY3D_v2",
    "cubind.cuda13.driver",
    &driver::CUDA_MEMCPY3D_st,
    "struct CUDA_MEMCPY3D_v2, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMCPY_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_MEMCPY_NODE_PARAMS_st",
    "cubind.cuda13.driver",
    (216, 8, false),
    &[
        FieldDef::new(c"flags", 0, Ty::I32),
        FieldDef::new(c"reserved", 4, Ty::I32),
        FieldDef::new(c"copyCtx", 8, Ty::Value(&driver::CUcontext)),
        FieldDef::new(c"copyParams", 16, Ty::Record(&driver::CUDA_MEMCPY3D)),
    ],
    "struct CUDA_MEMCPY_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_MEMCPY_NODE_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_MEMCPY_NODE_PARAMS",
    "cubind.cuda13.driver",
    &driver::CUDA_MEMCPY_NODE_PARAMS_st,
    "struct CUDA_MEMCPY_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_MEMSET_NODE_PARAMS",
    "cubind.cuda13.driver",
    &driver::CUDA_MEMSET_NODE_PARAMS_v1,
    "typedef CUDA_MEMSET_NODE_PARAMS_v1 CUDA_MEMSET_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_MEMSET_NODE_PARAMS_st",
    "cubind.cuda13.driver",
    (40, 8, false),
    &[
        FieldDef::new(c"dst", 0, Ty::Value(&driver::CUdeviceptr)),
        FieldDef::new(c"pitch", 8, Ty::U64),
        FieldDef::new(c"value", 16, Ty::U32),
        FieldDef::new(c"elementSize", 20, Ty::U32),
        FieldDef::new(c"width", 24, Ty::U64),
        FieldDef::new(c"height", 32, Ty::U64),
    ],
    "struct CUDA_MEMSET_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "CUDA_MEMSET_NODE_PARAMS_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_MEMSET_NODE_PARAMS_st,
    "struct CUDA_MEMSET_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "CUDA_MEMSET_NODE_PARAMS_v2_st",
    "cubind.cuda13.driver",
    (48, 8, false),
    &[
        FieldDef::new(c"dst", 0, Ty::Value(&driver::CUdeviceptr)),
        FieldDef::new(c"pitch", 8, Ty::U64),
        FieldDef::new(c"value", 16, Ty::U32),
        FieldDef::new(c"elementSize", 20, Ty::U32),
        FieldDef::new(c"width", 24, Ty::U64),
        FieldDef::new(c"height", 32, Ty::U64),
        FieldDef::new(c"ctx", 40, Ty::Value(&driver::CUcontext)),
    ],
    "struct CUDA_MEMSET_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_MEMSET_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "CUDA_MEMSET_NODE_PARAMS_v2",
    "cubind.cuda13.driver",
    &driver::CUDA_MEMSET_NODE_PARAMS_v2_st,
    "struct CUDA_MEMSET_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_MEM_FREE_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_MEM_FREE_NODE_PARAMS_st",
    "cubind.cuda13.driver",
    (8, 8, false),
    &[FieldDef::new(c"dptr", 0, Ty::Value(&driver::CUdeviceptr))],
    "struct CUDA_MEM_FREE_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_MEM_FREE_NODE_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_MEM_FREE_NODE_PARAMS",
    "cubind.cuda13.driver",
    &driver::CUDA_MEM_FREE_NODE_PARAMS_st,
    "struct CUDA_MEM_FREE_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS: EnumDef = EnumDef::new(
    "CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS",
    "cubind.cuda13.driver",
    &[
        ("CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE", 0),
        ("CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ", 1),
        ("CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE", 3),
    ],
    "enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_POINTER_ATTRIBUTE_P2P_TOKENS: RecordDef = RecordDef::alias(
    "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS",
    "cubind.cuda13.driver",
    &driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1,
    "typedef CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 CUDA_POINTER_ATTRIBUTE_P2P_TOKENS, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st: RecordDef = RecordDef::new(
    "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st",
    "cubind.cuda13.driver",
    (16, 8, false),
    &[
        FieldDef::new(c"p2pToken", 0, Ty::U64),
        FieldDef::new(c"vaSpaceToken", 8, Ty::U32),
    ],
    "struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1: RecordDef = RecordDef::alias(
    "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st,
    "struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_RESOURCE_DESC: RecordDef = RecordDef::alias(
    "CUDA_RESOURCE_DESC",
    "cubind.cuda13.driver",
    &driver::CUDA_RESOURCE_DESC_v1,
    "typedef CUDA_RESOURCE_DESC_v1 CUDA_RESOURCE_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_RESOURCE_DESC_st: RecordDef = RecordDef::new(
    "CUDA_RESOURCE_DESC_st",
    "cubind.cuda13.driver",
    (144, 8, false),
    &[
        FieldDef::new(c"resType", 0, Ty::Enum(&driver::CUresourcetype)),
        FieldDef::new(c"res", 8, Ty::Record(&driver::CUDA_RESOURCE_DESC_v1_res)),
        FieldDef::new(c"flags", 136, Ty::U32),
    ],
    "struct CUDA_RESOURCE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_RESOURCE_DESC_v1: RecordDef = RecordDef::alias(
    "CUDA_RESOURCE_DESC_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_RESOURCE_DESC_st,
    "struct CUDA_RESOURCE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res: RecordDef = RecordDef::new(
    "CUDA_RESOURCE_DESC_v1_res",
    "cubind.cuda13.driver",
    (128, 8, true),
    &[
        FieldDef::new(c"array", 0, Ty::Record(&driver::CUDA_RESOURCE_DESC_v1_res_array)),
        FieldDef::new(
            c"mipmap",
            0,
            Ty::Record(&driver::CUDA_RESOURCE_DESC_v1_res_mipmap),
        ),
        FieldDef::new(
            c"linear",
            0,
            Ty::Record(&driver::CUDA_RESOURCE_DESC_v1_res_linear),
        ),
        FieldDef::new(
            c"pitch2D",
            0,
            Ty::Record(&driver::CUDA_RESOURCE_DESC_v1_res_pitch2D),
        ),
        FieldDef::new(
            c"reserved",
            0,
            Ty::Record(&driver::CUDA_RESOURCE_DESC_v1_res_reserved),
        ),
    ],
    "struct CUDA_RESOURCE_DESC_v1.res, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_array: RecordDef = RecordDef::new(
    "CUDA_RESOURCE_DESC_v1_res_array",
    "cubind.cuda13.driver",
    (8, 8, false),
    &[FieldDef::new(c"hArray", 0, Ty::Value(&driver::CUarray))],
    "struct CUDA_RESOURCE_DESC_v1.res.array, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_linear: RecordDef = RecordDef::new(
    "CUDA_RESOURCE_DESC_v1_res_linear",
    "cubind.cuda13.driver",
    (24, 8, false),
    &[
        FieldDef::new(c"devPtr", 0, Ty::Value(&driver::CUdeviceptr)),
        FieldDef::new(c"format", 8, Ty::Enum(&driver::CUarray_format)),
        FieldDef::new(c"numChannels", 12, Ty::U32),
        FieldDef::new(c"sizeInBytes", 16, Ty::U64),
    ],
    "struct CUDA_RESOURCE_DESC_v1.res.linear, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_mipmap: RecordDef = RecordDef::new(
    "CUDA_RESOURCE_DESC_v1_res_mipmap",
    "cubind.cuda13.driver",
    (8, 8, false),
    &[FieldDef::new(c"hMipmappedArray", 0, Ty::Value(&driver::CUmipmappedArray))],
    "struct CUDA_RESOURCE_DESC_v1.res.mipmap, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_pitch2D: RecordDef = RecordDef::new(
    "CUDA_RESOURCE_DESC_v1_res_pitch2D",
    "cubind.cuda13.driver",
    (40, 8, false),
    &[
        FieldDef::new(c"devPtr", 0, Ty::Value(&driver::CUdeviceptr)),
        FieldDef::new(c"format", 8, Ty::Enum(&driver::CUarray_format)),
        FieldDef::new(c"numChannels", 12, Ty::U32),
        FieldDef::new(c"width", 16, Ty::U64),
        FieldDef::new(c"height", 24, Ty::U64),
        FieldDef::new(c"pitchInBytes", 32, Ty::U64),
    ],
    "struct CUDA_RESOURCE_DESC_v1.res.pitch2D, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_RESOURCE_DESC_v1_res_reserved: RecordDef = RecordDef::new(
    "CUDA_RESOURCE_DESC_v1_res_reserved",
    "cubind.cuda13.driver",
    (128, 4, false),
    &[FieldDef::new(c"reserved", 0, Ty::Array(&Ty::I32, 32))],
    "struct CUDA_RESOURCE_DESC_v1.res.reserved, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_RESOURCE_VIEW_DESC: RecordDef = RecordDef::alias(
    "CUDA_RESOURCE_VIEW_DESC",
    "cubind.cuda13.driver",
    &driver::CUDA_RESOURCE_VIEW_DESC_v1,
    "typedef CUDA_RESOURCE_VIEW_DESC_v1 CUDA_RESOURCE_VIEW_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_RESOURCE_VIEW_DESC_st: RecordDef = RecordDef::new(
    "CUDA_RESOURCE_VIEW_DESC_st",
    "cubind.cuda13.driver",
    (112, 8, false),
    &[
        FieldDef::new(c"format", 0, Ty::Enum(&driver::CUresourceViewFormat)),
        FieldDef::new(c"width", 8, Ty::U64),
        FieldDef::new(c"height", 16, Ty::U64),
        FieldDef::new(c"depth", 24, Ty::U64),
        FieldDef::new(c"firstMipmapLevel", 32, Ty::U32),
        FieldDef::new(c"lastMipmapLevel", 36, Ty::U32),
        FieldDef::new(c"firstLayer", 40, Ty::U32),
        FieldDef::new(c"lastLayer", 44, Ty::U32),
        FieldDef::new(c"reserved", 48, Ty::Array(&Ty::U32, 16)),
    ],
    "struct CUDA_RESOURCE_VIEW_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_RESOURCE_VIEW_DESC_v1: RecordDef = RecordDef::alias(
    "CUDA_RESOURCE_VIEW_DESC_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_RESOURCE_VIEW_DESC_st,
    "struct CUDA_RESOURCE_VIEW_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_TEXTURE_DESC: RecordDef = RecordDef::alias(
    "CUDA_TEXTURE_DESC",
    "cubind.cuda13.driver",
    &driver::CUDA_TEXTURE_DESC_v1,
    "typedef CUDA_TEXTURE_DESC_v1 CUDA_TEXTURE_DESC, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_TEXTURE_DESC_st: RecordDef = RecordDef::new(
    "CUDA_TEXTURE_DESC_st",
    "cubind.cuda13.driver",
    (104, 4, false),
    &[
        FieldDef::new(
            c"addressMode",
            0,
            Ty::Array(&Ty::Enum(&driver::CUaddress_mode), 3),
        ),
        FieldDef::new(c"filterMode", 12, Ty::Enum(&driver::CUfilter_mode)),
        FieldDef::new(c"flags", 16, Ty::U32),
        FieldDef::new(c"maxAnisotropy", 20, Ty::U32),
        FieldDef::new(c"mipmapFilterMode", 24, Ty::Enum(&driver::CUfilter_mode)),
        FieldDef::new(c"mipmapLevelBias", 28, Ty::F32),
        FieldDef::new(c"minMipmapLevelClamp", 32, Ty::F32),
        FieldDef::new(c"maxMipmapLevelClamp", 36, Ty::F32),
        FieldDef::new(c"borderColor", 40, Ty::Array(&Ty::F32, 4)),
        FieldDef::new(c"reserved", 56, Ty::Array(&Ty::I32, 12)),
    ],
    "struct CUDA_TEXTURE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUDA_TEXTURE_DESC_v1: RecordDef = RecordDef::alias(
    "CUDA_TEXTURE_DESC_v1",
    "cubind.cuda13.driver",
    &driver::CUDA_TEXTURE_DESC_st,
    "struct CUDA_TEXTURE_DESC_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUGLDeviceList: EnumDef = EnumDef::new(
    "CUGLDeviceList",
    "cubind.cuda13.driver",
    &[
        ("CU_GL_DEVICE_LIST_ALL", 1),
        ("CU_GL_DEVICE_LIST_CURRENT_FRAME", 2),
        ("CU_GL_DEVICE_LIST_NEXT_FRAME", 3),
    ],
    "enum CUGLDeviceList, from cudaGL.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUGLmap_flags: EnumDef = EnumDef::new(
    "CUGLmap_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_GL_MAP_RESOURCE_FLAGS_NONE", 0),
        ("CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY", 1),
        ("CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD", 2),
    ],
    "enum CUGLmap_flags, from cudaGL.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUGPUDirectRDMAWritesOrdering: EnumDef = EnumDef::new(
    "CUGPUDirectRDMAWritesOrdering",
    "cubind.cuda13.driver",
    &[
        ("CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE", 0),
        ("CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER", 100),
        ("CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES", 200),
    ],
    "enum CUGPUDirectRDMAWritesOrdering, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUaccessPolicyWindow: RecordDef = RecordDef::alias(
    "CUaccessPolicyWindow",
    "cubind.cuda13.driver",
    &driver::CUaccessPolicyWindow_v1,
    "typedef CUaccessPolicyWindow_v1 CUaccessPolicyWindow, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUaccessPolicyWindow_st: RecordDef = RecordDef::new(
    "CUaccessPolicyWindow_st",
    "cubind.cuda13.driver",
    (32, 8, false),
    &[
        FieldDef::new(c"base_ptr", 0, Ty::Pointer),
        FieldDef::new(c"num_bytes", 8, Ty::U64),
        FieldDef::new(c"hitRatio", 16, Ty::F32),
        FieldDef::new(c"hitProp", 20, Ty::Enum(&driver::CUaccessProperty)),
        FieldDef::new(c"missProp", 24, Ty::Enum(&driver::CUaccessProperty)),
    ],
    "struct CUaccessPolicyWindow_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUaccessPolicyWindow_v1: RecordDef = RecordDef::alias(
    "CUaccessPolicyWindow_v1",
    "cubind.cuda13.driver",
    &driver::CUaccessPolicyWindow_st,
    "struct CUaccessPolicyWindow_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUaccessProperty: EnumDef = EnumDef::new(
    "CUaccessProperty",
    "cubind.cuda13.driver",
    &[
        ("CU_ACCESS_PROPERTY_NORMAL", 0),
        ("CU_ACCESS_PROPERTY_STREAMING", 1),
        ("CU_ACCESS_PROPERTY_PERSISTING", 2),
    ],
    "enum CUaccessProperty, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUaddress_mode: EnumDef = EnumDef::new(
    "CUaddress_mode",
    "cubind.cuda13.driver",
    &[
        ("CU_TR_ADDRESS_MODE_WRAP", 0),
        ("CU_TR_ADDRESS_MODE_CLAMP", 1),
        ("CU_TR_ADDRESS_MODE_MIRROR", 2),
        ("CU_TR_ADDRESS_MODE_BORDER", 3),
    ],
    "enum CUaddress_mode, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUarray: ValueDef = ValueDef::new(
    "CUarray",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUarray, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUarrayMapInfo: RecordDef = RecordDef::alias(
    "CUarrayMapInfo",
    "cubind.cuda13.driver",
    &driver::CUarrayMapInfo_v1,
    "typedef CUarrayMapInfo_v1 CUarrayMapInfo, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUarrayMapInfo_st: RecordDef = RecordDef::new(
    "CUarrayMapInfo_st",
    "cubind.cuda13.driver",
    (96, 8, false),
    &[
        FieldDef::new(c"resourceType", 0, Ty::Enum(&driver::CUresourcetype)),
        FieldDef::new(c"resource", 8, Ty::Record(&driver::CUarrayMapInfo_v1_resource)),
        FieldDef::new(
            c"subresourceType",
            16,
            Ty::Enum(&driver::CUarraySparseSubresourceType),
        ),
        FieldDef::new(
            c"subresource",
            24,
            Ty::Record(&driver::CUarrayMapInfo_v1_subresource),
        ),
        FieldDef::new(c"memOperationType", 56, Ty::Enum(&driver::CUmemOperationType)),
        FieldDef::new(c"memHandleType", 60, Ty::Enum(&driver::CUmemHandleType)),
        FieldDef::new(
            c"memHandle",
            64,
            Ty::Record(&driver::CUarrayMapInfo_v1_memHandle),
        ),
        FieldDef::new(c"offset", 72, Ty::U64),
        FieldDef::new(c"deviceBitMask", 80, Ty::U32),
        FieldDef::new(c"flags", 84, Ty::U32),
        FieldDef::new(c"reserved", 88, Ty::Array(&Ty::U32, 2)),
    ],
    "struct CUarrayMapInfo_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUarrayMapInfo_v1: RecordDef = RecordDef::alias(
    "CUarrayMapInfo_v1",
    "cubind.cuda13.driver",
    &driver::CUarrayMapInfo_st,
    "struct CUarrayMapInfo_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUarrayMapInfo_v1_memHandle: RecordDef = RecordDef::new(
    "CUarrayMapInfo_v1_memHandle",
    "cubind.cuda13.driver",
    (8, 8, true),
    &[FieldDef::new(c"memHandle", 0, Ty::Value(&driver::CUmemGenericAllocationHandle))],
    "struct CUarrayMapInfo_v1.memHandle, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUarrayMapInfo_v1_resource: RecordDef = RecordDef::new(
    "CUarrayMapInfo_v1_resource",
    "cubind.cuda13.driver",
    (8, 8, true),
    &[
        FieldDef::new(c"mipmap", 0, Ty::Value(&driver::CUmipmappedArray)),
        FieldDef::new(c"array", 0, Ty::Value(&driver::CUarray)),
    ],
    "struct CUarrayMapInfo_v1.resource, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUarrayMapInfo_v1_subresource: RecordDef = RecordDef::new(
    "CUarrayMapInfo_v1_subresource",
    "cubind.cuda13.driver",
    (32, 8, true),
    &[
        FieldDef::new(
            c"sparseLevel",
            0,
            Ty::Record(&driver::CUarrayMapInfo_v1_subresource_sparseLevel),
        ),
        FieldDef::new(
            c"miptail",
            0,
            Ty::Record(&driver::CUarrayMapInfo_v1_subresource_miptail),
        ),
    ],
    "struct CUarrayMapInfo_v1.subresource, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUarrayMapInfo_v1_subresource_miptail: RecordDef = RecordDef::new(
    "CUarrayMapInfo_v1_subresource_miptail",
    "cubind.cuda13.driver",
    (24, 8, false),
    &[
        FieldDef::new(c"layer", 0, Ty::U32),
        FieldDef::new(c"offset", 8, Ty::U64),
        FieldDef::new(c"size", 16, Ty::U64),
    ],
    "struct CUarrayMapInfo_v1.subresource.miptail, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUarrayMapInfo_v1_subresource_sparseLevel: RecordDef = RecordDef::new(
    "CUarrayMapInfo_v1_subresource_sparseLevel",
    "cubind.cuda13.driver",
    (32, 4, false),
    &[
        FieldDef::new(c"level", 0, Ty::U32),
        FieldDef::new(c"layer", 4, Ty::U32),
        FieldDef::new(c"offsetX", 8, Ty::U32),
        FieldDef::new(c"offsetY", 12, Ty::U32),
        FieldDef::new(c"offsetZ", 16, Ty::U32),
        FieldDef::new(c"extentWidth", 20, Ty::U32),
        FieldDef::new(c"extentHeight", 24, Ty::U32),
        FieldDef::new(c"extentDepth", 28, Ty::U32),
    ],
    "struct CUarrayMapInfo_v1.subresource.sparseLevel, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUarraySparseSubresourceType: EnumDef = EnumDef::new(
    "CUarraySparseSubresourceType",
    "cubind.cuda13.driver",
    &[
        ("CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL", 0),
        ("CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL", 1),
    ],
    "enum CUarraySparseSubresourceType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUarray_cubemap_face: EnumDef = EnumDef::new(
    "CUarray_cubemap_face",
    "cubind.cuda13.driver",
    &[
        ("CU_CUBEMAP_FACE_POSITIVE_X", 0),
        ("CU_CUBEMAP_FACE_NEGATIVE_X", 1),
        ("CU_CUBEMAP_FACE_POSITIVE_Y", 2),
        ("CU_CUBEMAP_FACE_NEGATIVE_Y", 3),
        ("CU_CUBEMAP_FACE_POSITIVE_Z", 4),
        ("CU_CUBEMAP_FACE_NEGATIVE_Z", 5),
    ],
    "enum CUarray_cubemap_face, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUarray_format: EnumDef = EnumDef::new(
    "CUarray_format",
    "cubind.cuda13.driver",
    &[
        ("CU_AD_FORMAT_UNSIGNED_INT8", 1),
        ("CU_AD_FORMAT_UNSIGNED_INT16", 2),
        ("CU_AD_FORMAT_UNSIGNED_INT32", 3),
        ("CU_AD_FORMAT_SIGNED_INT8", 8),
        ("CU_AD_FORMAT_SIGNED_INT16", 9),
        ("CU_AD_FORMAT_SIGNED_INT32", 10),
        ("CU_AD_FORMAT_HALF", 16),
        ("CU_AD_FORMAT_FLOAT", 32),
        ("CU_AD_FORMAT_NV12", 176),
        ("CU_AD_FORMAT_UNORM_INT8X1", 192),
        ("CU_AD_FORMAT_UNORM_INT8X2", 193),
        ("CU_AD_FORMAT_UNORM_INT8X4", 194),
        ("CU_AD_FORMAT_UNORM_INT16X1", 195),
        ("CU_AD_FORMAT_UNORM_INT16X2", 196),
        ("CU_AD_FORMAT_UNORM_INT16X4", 197),
        ("CU_AD_FORMAT_SNORM_INT8X1", 198),
        ("CU_AD_FORMAT_SNORM_INT8X2", 199),
        ("CU_AD_FORMAT_SNORM_INT8X4", 200),
        ("CU_AD_FORMAT_SNORM_INT16X1", 201),
        ("CU_AD_FORMAT_SNORM_INT16X2", 202),
        ("CU_AD_FORMAT_SNORM_INT16X4", 203),
        ("CU_AD_FORMAT_BC1_UNORM", 145),
        ("CU_AD_FORMAT_BC1_UNORM_SRGB", 146),
        ("CU_AD_FORMAT_BC2_UNORM", 147),
        ("CU_AD_FORMAT_BC2_UNORM_SRGB", 148),
        ("CU_AD_FORMAT_BC3_UNORM", 149),
        ("CU_AD_FORMAT_BC3_UNORM_SRGB", 150),
        ("CU_AD_FORMAT_BC4_UNORM", 151),
        ("CU_AD_FORMAT_BC4_SNORM", 152),
        ("CU_AD_FORMAT_BC5_UNORM", 153),
        ("CU_AD_FORMAT_BC5_SNORM", 154),
        ("CU_AD_FORMAT_BC6H_UF16", 155),
        ("CU_AD_FORMAT_BC6H_SF16", 156),
        ("CU_AD_FORMAT_BC7_UNORM", 157),
        ("CU_AD_FORMAT_BC7_UNORM_SRGB", 158),
        ("CU_AD_FORMAT_P010", 159),
        ("CU_AD_FORMAT_P016", 161),
        ("CU_AD_FORMAT_NV16", 162),
        ("CU_AD_FORMAT_P210", 163),
        ("CU_AD_FORMAT_P216", 164),
        ("CU_AD_FORMAT_YUY2", 165),
        ("CU_AD_FORMAT_Y210", 166),
        ("CU_AD_FORMAT_Y216", 167),
        ("CU_AD_FORMAT_AYUV", 168),
        ("CU_AD_FORMAT_Y410", 169),
        ("CU_AD_FORMAT_Y416", 177),
        ("CU_AD_FORMAT_Y444_PLANAR8", 178),
        ("CU_AD_FORMAT_Y444_PLANAR10", 179),
        ("CU_AD_FORMAT_YUV444_8bit_SemiPlanar", 180),
        ("CU_AD_FORMAT_YUV444_16bit_SemiPlanar", 181),
        ("CU_AD_FORMAT_UNORM_INT_101010_2", 80),
        ("CU_AD_FORMAT_UINT8_PACKED_422", 81),
        ("CU_AD_FORMAT_UINT8_PACKED_444", 82),
        ("CU_AD_FORMAT_UINT8_SEMIPLANAR_420", 83),
        ("CU_AD_FORMAT_UINT16_SEMIPLANAR_420", 84),
        ("CU_AD_FORMAT_UINT8_SEMIPLANAR_422", 85),
        ("CU_AD_FORMAT_UINT16_SEMIPLANAR_422", 86),
        ("CU_AD_FORMAT_UINT8_SEMIPLANAR_444", 87),
        ("CU_AD_FORMAT_UINT16_SEMIPLANAR_444", 88),
        ("CU_AD_FORMAT_UINT8_PLANAR_420", 89),
        ("CU_AD_FORMAT_UINT16_PLANAR_420", 90),
        ("CU_AD_FORMAT_UINT8_PLANAR_422", 91),
        ("CU_AD_FORMAT_UINT16_PLANAR_422", 92),
        ("CU_AD_FORMAT_UINT8_PLANAR_444", 93),
        ("CU_AD_FORMAT_UINT16_PLANAR_444", 94),
        ("CU_AD_FORMAT_MAX", 2147483647),
    ],
    "enum CUarray_format, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUasyncCallback__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Record(&driver::CUasyncNotificationInfo),
        ArgKind::Data,
        ArgKind::Value(Ty::Value(&driver::CUasyncCallbackHandle)),
    ],
);

pub(crate) static CUasyncCallback: ValueDef = ValueDef::new(
        "CUasyncCallback",
        "cubind.cuda13.driver",
        ValueKind::Callback,
        None,
        "the address of a C function, CUasyncCallback, from cuda.h. Since CUDA 12.4.",
    )
    .calling(&CUasyncCallback__signature);

pub(crate) static CUasyncCallbackHandle: ValueDef = ValueDef::new(
    "CUasyncCallbackHandle",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUasyncCallbackHandle, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUasyncNotificationInfo_st: RecordDef = RecordDef::new(
    "CUasyncNotificationInfo_st",
    "cubind.cuda13.driver",
    (16, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&driver::CUasyncNotificationType)),
        FieldDef::new(c"info", 8, Ty::Record(&driver::CUasyncNotificationInfo_info)),
    ],
    "struct CUasyncNotificationInfo, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUasyncNotificationInfo: RecordDef = RecordDef::alias(
    "CUasyncNotificationInfo",
    "cubind.cuda13.driver",
    &driver::CUasyncNotificationInfo_st,
    "struct CUasyncNotificationInfo, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUasyncNotificationInfo_info: RecordDef = RecordDef::new(
    "CUasyncNotificationInfo_info",
    "cubind.cuda13.driver",
    (8, 8, true),
    &[
        FieldDef::new(
            c"overBudget",
            0,
            Ty::Record(&driver::CUasyncNotificationInfo_info_overBudget),
        ),
    ],
    "struct CUasyncNotificationInfo.info, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUasyncNotificationInfo_info_overBudget: RecordDef = RecordDef::new(
    "CUasyncNotificationInfo_info_overBudget",
    "cubind.cuda13.driver",
    (8, 8, false),
    &[FieldDef::new(c"bytesOverBudget", 0, Ty::U64)],
    "struct CUasyncNotificationInfo.info.overBudget, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUasyncNotificationType: EnumDef = EnumDef::new(
    "CUasyncNotificationType",
    "cubind.cuda13.driver",
    &[("CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET", 1)],
    "enum CUasyncNotificationType, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUcheckpointLockArgs_st: RecordDef = RecordDef::new(
    "CUcheckpointLockArgs_st",
    "cubind.cuda13.driver",
    (64, 8, false),
    &[
        FieldDef::new(c"timeoutMs", 0, Ty::U32),
        FieldDef::new(c"reserved0", 4, Ty::U32),
        FieldDef::new(c"reserved1", 8, Ty::Array(&Ty::Value(&driver::cuuint64_t), 7)),
    ],
    "struct CUcheckpointLockArgs, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUcheckpointLockArgs: RecordDef = RecordDef::alias(
    "CUcheckpointLockArgs",
    "cubind.cuda13.driver",
    &driver::CUcheckpointLockArgs_st,
    "struct CUcheckpointLockArgs, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUcheckpointUnlockArgs_st: RecordDef = RecordDef::new(
    "CUcheckpointUnlockArgs_st",
    "cubind.cuda13.driver",
    (64, 8, false),
    &[FieldDef::new(c"reserved", 0, Ty::Array(&Ty::Value(&driver::cuuint64_t), 8))],
    "struct CUcheckpointUnlockArgs, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUcheckpointUnlockArgs: RecordDef = RecordDef::alias(
    "CUcheckpointUnlockArgs",
    "cubind.cuda13.driver",
    &driver::CUcheckpointUnlockArgs_st,
    "struct CUcheckpointUnlockArgs, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUcigDataType: EnumDef = EnumDef::new(
    "CUcigDataType",
    "cubind.cuda13.driver",
    &[("CIG_DATA_TYPE_D3D12_COMMAND_QUEUE", 1), ("CIG_DATA_TYPE_NV_BLOB", 2)],
    "enum CUcigDataType, from cuda.h. Since CUDA 12.5.",
);

pub(crate) static CUclusterSchedulingPolicy: EnumDef = EnumDef::new(
    "CUclusterSchedulingPolicy",
    "cubind.cuda13.driver",
    &[
        ("CU_CLUSTER_SCHEDULING_POLICY_DEFAULT", 0),
        ("CU_CLUSTER_SCHEDULING_POLICY_SPREAD", 1),
        ("CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING", 2),
        ("CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY", 3),
    ],
    "enum CUclusterSchedulingPolicy, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUcomputemode: EnumDef = EnumDef::new(
    "CUcomputemode",
    "cubind.cuda13.driver",
    &[
        ("CU_COMPUTEMODE_DEFAULT", 0),
        ("CU_COMPUTEMODE_PROHIBITED", 2),
        ("CU_COMPUTEMODE_EXCLUSIVE_PROCESS", 3),
    ],
    "enum CUcomputemode, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUcontext: ValueDef = ValueDef::new(
    "CUcontext",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUcontext, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUcoredumpSettings: EnumDef = EnumDef::new(
    "CUcoredumpSettings",
    "cubind.cuda13.driver",
    &[
        ("CU_COREDUMP_ENABLE_ON_EXCEPTION", 1),
        ("CU_COREDUMP_TRIGGER_HOST", 2),
        ("CU_COREDUMP_LIGHTWEIGHT", 3),
        ("CU_COREDUMP_ENABLE_USER_TRIGGER", 4),
        ("CU_COREDUMP_FILE", 5),
        ("CU_COREDUMP_PIPE", 6),
        ("CU_COREDUMP_GENERATION_FLAGS", 7),
        ("CU_COREDUMP_MAX", 8),
    ],
    "enum CUcoredumpSettings, from cuda.h. Since CUDA 12.1.",
);

pub(crate) static CUctxCigParam_st: RecordDef = RecordDef::new(
    "CUctxCigParam_st",
    "cubind.cuda13.driver",
    (16, 8, false),
    &[
        FieldDef::new(c"sharedDataType", 0, Ty::Enum(&driver::CUcigDataType)),
        FieldDef::new(c"sharedData", 8, Ty::Pointer),
    ],
    "struct CUctxCigParam, from cuda.h. Since CUDA 12.5.",
);

pub(crate) static CUctxCigParam: RecordDef = RecordDef::alias(
    "CUctxCigParam",
    "cubind.cuda13.driver",
    &driver::CUctxCigParam_st,
    "struct CUctxCigParam, from cuda.h. Since CUDA 12.5.",
);

pub(crate) static CUctxCreateParams_st: RecordDef = RecordDef::new(
    "CUctxCreateParams_st",
    "cubind.cuda13.driver",
    (24, 8, false),
    &[
        FieldDef::new(
            c"execAffinityParams",
            0,
            Ty::List(&Ty::Record(&driver::CUexecAffinityParam)),
        ),
        FieldDef::new(c"numExecAffinityParams", 8, Ty::I32),
        FieldDef::new(c"cigParams", 16, Ty::List(&Ty::Record(&driver::CUctxCigParam))),
    ],
    "struct CUctxCreateParams, from cuda.h. Since CUDA 12.5.",
);

pub(crate) static CUctxCreateParams: RecordDef = RecordDef::alias(
    "CUctxCreateParams",
    "cubind.cuda13.driver",
    &driver::CUctxCreateParams_st,
    "struct CUctxCreateParams, from cuda.h. Since CUDA 12.5.",
);

pub(crate) static CUctx_flags: EnumDef = EnumDef::new(
    "CUctx_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_CTX_SCHED_AUTO", 0),
        ("CU_CTX_SCHED_SPIN", 1),
        ("CU_CTX_SCHED_YIELD", 2),
        ("CU_CTX_SCHED_BLOCKING_SYNC", 4),
        ("CU_CTX_BLOCKING_SYNC", 4),
        ("CU_CTX_SCHED_MASK", 7),
        ("CU_CTX_MAP_HOST", 8),
        ("CU_CTX_LMEM_RESIZE_TO_MAX", 16),
        ("CU_CTX_COREDUMP_ENABLE", 32),
        ("CU_CTX_USER_COREDUMP_ENABLE", 64),
        ("CU_CTX_SYNC_MEMOPS", 128),
        ("CU_CTX_FLAGS_MASK", 255),
    ],
    "enum CUctx_flags, from cuda.h. Since CUDA 12.0 or earlier. Deprecated: CU_CTX_BLOCKING_SYNC, CU_CTX_MAP_HOST.",
);

pub(crate) static CUdevResourceDesc: ValueDef = ValueDef::new(
    "CUdevResourceDesc",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUdevResourceDesc, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUdevResourceType: EnumDef = EnumDef::new(
    "CUdevResourceType",
    "cubind.cuda13.driver",
    &[
        ("CU_DEV_RESOURCE_TYPE_INVALID", 0),
        ("CU_DEV_RESOURCE_TYPE_SM", 1),
        ("CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG", 1000),
        ("CU_DEV_RESOURCE_TYPE_WORKQUEUE", 10000),
    ],
    "enum CUdevResourceType, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUdevSmResourceSplit_flags: EnumDef = EnumDef::new(
    "CUdevSmResourceSplit_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING", 1),
        ("CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE", 2),
    ],
    "enum CUdevSmResourceSplit_flags, from cuda.h. Since CUDA 12.5, until CUDA 13.0.",
);

pub(crate) static CUdevice: ValueDef = ValueDef::new(
    "CUdevice",
    "cubind.cuda13.driver",
    ValueKind::I32,
    None,
    "typedef CUdevice, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUdeviceNumaConfig: EnumDef = EnumDef::new(
    "CUdeviceNumaConfig",
    "cubind.cuda13.driver",
    &[("CU_DEVICE_NUMA_CONFIG_NONE", 0), ("CU_DEVICE_NUMA_CONFIG_NUMA_NODE", 1)],
    "enum CUdeviceNumaConfig, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUdevice_P2PAttribute: EnumDef = EnumDef::new(
    "CUdevice_P2PAttribute",
    "cubind.cuda13.driver",
    &[
        ("CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK", 1),
        ("CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED", 2),
        ("CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED", 3),
        ("CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED", 4),
        ("CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED", 4),
        ("CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED", 5),
    ],
    "enum CUdevice_P2PAttribute, from cuda.h. Since CUDA 12.0 or earlier. Deprecated: CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED.",
);

pub(crate) static CUdeviceptr: ValueDef = ValueDef::new(
    "CUdeviceptr",
    "cubind.cuda13.driver",
    ValueKind::DevicePointer,
    None,
    "typedef CUdeviceptr, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUdeviceptr_v1: ValueDef = ValueDef::new(
    "CUdeviceptr_v1",
    "cubind.cuda13.driver",
    ValueKind::U32,
    None,
    "typedef CUdeviceptr_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUdevprop: RecordDef = RecordDef::alias(
    "CUdevprop",
    "cubind.cuda13.driver",
    &driver::CUdevprop_v1,
    "typedef CUdevprop_v1 CUdevprop, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUdevprop_st: RecordDef = RecordDef::new(
    "CUdevprop_st",
    "cubind.cuda13.driver",
    (56, 4, false),
    &[
        FieldDef::new(c"maxThreadsPerBlock", 0, Ty::I32),
        FieldDef::new(c"maxThreadsDim", 4, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"maxGridSize", 16, Ty::Array(&Ty::I32, 3)),
        FieldDef::new(c"sharedMemPerBlock", 28, Ty::I32),
        FieldDef::new(c"totalConstantMemory", 32, Ty::I32),
        FieldDef::new(c"SIMDWidth", 36, Ty::I32),
        FieldDef::new(c"memPitch", 40, Ty::I32),
        FieldDef::new(c"regsPerBlock", 44, Ty::I32),
        FieldDef::new(c"clockRate", 48, Ty::I32),
        FieldDef::new(c"textureAlign", 52, Ty::I32),
    ],
    "struct CUdevprop_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUdevprop_v1: RecordDef = RecordDef::alias(
    "CUdevprop_v1",
    "cubind.cuda13.driver",
    &driver::CUdevprop_st,
    "struct CUdevprop_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUdriverProcAddressQueryResult: EnumDef = EnumDef::new(
    "CUdriverProcAddressQueryResult",
    "cubind.cuda13.driver",
    &[
        ("CU_GET_PROC_ADDRESS_SUCCESS", 0),
        ("CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND", 1),
        ("CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT", 2),
    ],
    "enum CUdriverProcAddressQueryResult, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUdriverProcAddress_flags: EnumDef = EnumDef::new(
    "CUdriverProcAddress_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_GET_PROC_ADDRESS_DEFAULT", 0),
        ("CU_GET_PROC_ADDRESS_LEGACY_STREAM", 1),
        ("CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM", 2),
    ],
    "enum CUdriverProcAddress_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUeglColorFormat: EnumDef = EnumDef::new(
    "CUeglColorFormat",
    "cubind.cuda13.driver",
    &[
        ("CU_EGL_COLOR_FORMAT_YUV420_PLANAR", 0),
        ("CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR", 1),
        ("CU_EGL_COLOR_FORMAT_YUV422_PLANAR", 2),
        ("CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR", 3),
        ("CU_EGL_COLOR_FORMAT_RGB", 4),
        ("CU_EGL_COLOR_FORMAT_BGR", 5),
        ("CU_EGL_COLOR_FORMAT_ARGB", 6),
        ("CU_EGL_COLOR_FORMAT_RGBA", 7),
        ("CU_EGL_COLOR_FORMAT_L", 8),
        ("CU_EGL_COLOR_FORMAT_R", 9),
        ("CU_EGL_COLOR_FORMAT_YUV444_PLANAR", 10),
        ("CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR", 11),
        ("CU_EGL_COLOR_FORMAT_YUYV_422", 12),
        ("CU_EGL_COLOR_FORMAT_UYVY_422", 13),
        ("CU_EGL_COLOR_FORMAT_ABGR", 14),
        ("CU_EGL_COLOR_FORMAT_BGRA", 15),
        ("CU_EGL_COLOR_FORMAT_A", 16),
        ("CU_EGL_COLOR_FORMAT_RG", 17),
        ("CU_EGL_COLOR_FORMAT_AYUV", 18),
        ("CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR", 19),
        ("CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR", 20),
        ("CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR", 21),
        ("CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR", 22),
        ("CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR", 23),
        ("CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR", 24),
        ("CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR", 25),
        ("CU_EGL_COLOR_FORMAT_VYUY_ER", 26),
        ("CU_EGL_COLOR_FORMAT_UYVY_ER", 27),
        ("CU_EGL_COLOR_FORMAT_YUYV_ER", 28),
        ("CU_EGL_COLOR_FORMAT_YVYU_ER", 29),
        ("CU_EGL_COLOR_FORMAT_YUV_ER", 30),
        ("CU_EGL_COLOR_FORMAT_YUVA_ER", 31),
        ("CU_EGL_COLOR_FORMAT_AYUV_ER", 32),
        ("CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER", 33),
        ("CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER", 34),
        ("CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER", 35),
        ("CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER", 36),
        ("CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER", 37),
        ("CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER", 38),
        ("CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER", 39),
        ("CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER", 40),
        ("CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER", 41),
        ("CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER", 42),
        ("CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER", 43),
        ("CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER", 44),
        ("CU_EGL_COLOR_FORMAT_BAYER_RGGB", 45),
        ("CU_EGL_COLOR_FORMAT_BAYER_BGGR", 46),
        ("CU_EGL_COLOR_FORMAT_BAYER_GRBG", 47),
        ("CU_EGL_COLOR_FORMAT_BAYER_GBRG", 48),
        ("CU_EGL_COLOR_FORMAT_BAYER10_RGGB", 49),
        ("CU_EGL_COLOR_FORMAT_BAYER10_BGGR", 50),
        ("CU_EGL_COLOR_FORMAT_BAYER10_GRBG", 51),
        ("CU_EGL_COLOR_FORMAT_BAYER10_GBRG", 52),
        ("CU_EGL_COLOR_FORMAT_BAYER12_RGGB", 53),
        ("CU_EGL_COLOR_FORMAT_BAYER12_BGGR", 54),
        ("CU_EGL_COLOR_FORMAT_BAYER12_GRBG", 55),
        ("CU_EGL_COLOR_FORMAT_BAYER12_GBRG", 56),
        ("CU_EGL_COLOR_FORMAT_BAYER14_RGGB", 57),
        ("CU_EGL_COLOR_FORMAT_BAYER14_BGGR", 58),
        ("CU_EGL_COLOR_FORMAT_BAYER14_GRBG", 59),
        ("CU_EGL_COLOR_FORMAT_BAYER14_GBRG", 60),
        ("CU_EGL_COLOR_FORMAT_BAYER20_RGGB", 61),
        ("CU_EGL_COLOR_FORMAT_BAYER20_BGGR", 62),
        ("CU_EGL_COLOR_FORMAT_BAYER20_GRBG", 63),
        ("CU_EGL_COLOR_FORMAT_BAYER20_GBRG", 64),
        ("CU_EGL_COLOR_FORMAT_YVU444_PLANAR", 65),
        ("CU_EGL_COLOR_FORMAT_YVU422_PLANAR", 66),
        ("CU_EGL_COLOR_FORMAT_YVU420_PLANAR", 67),
        ("CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB", 68),
        ("CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR", 69),
        ("CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG", 70),
        ("CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG", 71),
        ("CU_EGL_COLOR_FORMAT_BAYER_BCCR", 72),
        ("CU_EGL_COLOR_FORMAT_BAYER_RCCB", 73),
        ("CU_EGL_COLOR_FORMAT_BAYER_CRBC", 74),
        ("CU_EGL_COLOR_FORMAT_BAYER_CBRC", 75),
        ("CU_EGL_COLOR_FORMAT_BAYER10_CCCC", 76),
        ("CU_EGL_COLOR_FORMAT_BAYER12_BCCR", 77),
        ("CU_EGL_COLOR_FORMAT_BAYER12_RCCB", 78),
        ("CU_EGL_COLOR_FORMAT_BAYER12_CRBC", 79),
        ("CU_EGL_COLOR_FORMAT_BAYER12_CBRC", 80),
        ("CU_EGL_COLOR_FORMAT_BAYER12_CCCC", 81),
        ("CU_EGL_COLOR_FORMAT_Y", 82),
        ("CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020", 83),
        ("CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020", 84),
        ("CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020", 85),
        ("CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020", 86),
        ("CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709", 87),
        ("CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709", 88),
        ("CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709", 89),
        ("CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709", 90),
        ("CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709", 91),
        ("CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020", 92),
        ("CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020", 93),
        ("CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR", 94),
        ("CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709", 95),
        ("CU_EGL_COLOR_FORMAT_Y_ER", 96),
        ("CU_EGL_COLOR_FORMAT_Y_709_ER", 97),
        ("CU_EGL_COLOR_FORMAT_Y10_ER", 98),
        ("CU_EGL_COLOR_FORMAT_Y10_709_ER", 99),
        ("CU_EGL_COLOR_FORMAT_Y12_ER", 100),
        ("CU_EGL_COLOR_FORMAT_Y12_709_ER", 101),
        ("CU_EGL_COLOR_FORMAT_YUVA", 102),
        ("CU_EGL_COLOR_FORMAT_YUV", 103),
        ("CU_EGL_COLOR_FORMAT_YVYU", 104),
        ("CU_EGL_COLOR_FORMAT_VYUY", 105),
        ("CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER", 106),
        ("CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER", 107),
        ("CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER", 108),
        ("CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER", 109),
        ("CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER", 110),
        ("CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER", 111),
        ("CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER", 112),
        ("CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER", 113),
        ("CU_EGL_COLOR_FORMAT_UYVY_709", 114),
        ("CU_EGL_COLOR_FORMAT_UYVY_709_ER", 115),
        ("CU_EGL_COLOR_FORMAT_UYVY_2020", 116),
        ("CU_EGL_COLOR_FORMAT_MAX", 117),
    ],
    "enum CUeglColorFormat, from cudaEGL.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUeglFrame: RecordDef = RecordDef::alias(
    "CUeglFrame",
    "cubind.cuda13.driver",
    &driver::CUeglFrame_v1,
    "typedef CUeglFrame_v1 CUeglFrame, from cudaEGL.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUeglFrameType: EnumDef = EnumDef::new(
    "CUeglFrameType",
    "cubind.cuda13.driver",
    &[("CU_EGL_FRAME_TYPE_ARRAY", 0), ("CU_EGL_FRAME_TYPE_PITCH", 1)],
    "enum CUeglFrameType, from cudaEGL.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUeglFrame_st: RecordDef = RecordDef::new(
    "CUeglFrame_st",
    "cubind.cuda13.driver",
    (64, 8, false),
    &[
        FieldDef::new(c"frame", 0, Ty::Record(&driver::CUeglFrame_v1_frame)),
        FieldDef::new(c"width", 24, Ty::U32),
        FieldDef::new(c"height", 28, Ty::U32),
        FieldDef::new(c"depth", 32, Ty::U32),
        FieldDef::new(c"pitch", 36, Ty::U32),
        FieldDef::new(c"planeCount", 40, Ty::U32),
        FieldDef::new(c"numChannels", 44, Ty::U32),
        FieldDef::new(c"frameType", 48, Ty::Enum(&driver::CUeglFrameType)),
        FieldDef::new(c"eglColorFormat", 52, Ty::Enum(&driver::CUeglColorFormat)),
        FieldDef::new(c"cuFormat", 56, Ty::Enum(&driver::CUarray_format)),
    ],
    "struct CUeglFrame_v1, from cudaEGL.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUeglFrame_v1: RecordDef = RecordDef::alias(
    "CUeglFrame_v1",
    "cubind.cuda13.driver",
    &driver::CUeglFrame_st,
    "struct CUeglFrame_v1, from cudaEGL.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUeglFrame_v1_frame: RecordDef = RecordDef::new(
    "CUeglFrame_v1_frame",
    "cubind.cuda13.driver",
    (24, 8, true),
    &[
        FieldDef::new(c"pArray", 0, Ty::Array(&Ty::Value(&driver::CUarray), 3)),
        FieldDef::new(c"pPitch", 0, Ty::Array(&Ty::Pointer, 3)),
    ],
    "struct CUeglFrame_v1.frame, from cudaEGL.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUeglResourceLocationFlags: EnumDef = EnumDef::new(
    "CUeglResourceLocationFlags",
    "cubind.cuda13.driver",
    &[("CU_EGL_RESOURCE_LOCATION_SYSMEM", 0), ("CU_EGL_RESOURCE_LOCATION_VIDMEM", 1)],
    "enum CUeglResourceLocationFlags, from cudaEGL.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUeglStreamConnection: ValueDef = ValueDef::new(
    "CUeglStreamConnection",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUeglStreamConnection, from cudaEGL.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUevent: ValueDef = ValueDef::new(
    "CUevent",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUevent, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUevent_flags: EnumDef = EnumDef::new(
    "CUevent_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_EVENT_DEFAULT", 0),
        ("CU_EVENT_BLOCKING_SYNC", 1),
        ("CU_EVENT_DISABLE_TIMING", 2),
        ("CU_EVENT_INTERPROCESS", 4),
    ],
    "enum CUevent_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUevent_record_flags: EnumDef = EnumDef::new(
    "CUevent_record_flags",
    "cubind.cuda13.driver",
    &[("CU_EVENT_RECORD_DEFAULT", 0), ("CU_EVENT_RECORD_EXTERNAL", 1)],
    "enum CUevent_record_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUevent_sched_flags: EnumDef = EnumDef::new(
    "CUevent_sched_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_EVENT_SCHED_AUTO", 0),
        ("CU_EVENT_SCHED_SPIN", 1),
        ("CU_EVENT_SCHED_YIELD", 2),
        ("CU_EVENT_SCHED_BLOCKING_SYNC", 4),
    ],
    "enum CUevent_sched_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUevent_wait_flags: EnumDef = EnumDef::new(
    "CUevent_wait_flags",
    "cubind.cuda13.driver",
    &[("CU_EVENT_WAIT_DEFAULT", 0), ("CU_EVENT_WAIT_EXTERNAL", 1)],
    "enum CUevent_wait_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUexecAffinityParam: RecordDef = RecordDef::alias(
    "CUexecAffinityParam",
    "cubind.cuda13.driver",
    &driver::CUexecAffinityParam_v1,
    "typedef CUexecAffinityParam_v1 CUexecAffinityParam, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUexecAffinityParam_st: RecordDef = RecordDef::new(
    "CUexecAffinityParam_st",
    "cubind.cuda13.driver",
    (8, 4, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&driver::CUexecAffinityType)),
        FieldDef::new(c"param", 4, Ty::Record(&driver::CUexecAffinityParam_v1_param)),
    ],
    "struct CUexecAffinityParam_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUexecAffinityParam_v1: RecordDef = RecordDef::alias(
    "CUexecAffinityParam_v1",
    "cubind.cuda13.driver",
    &driver::CUexecAffinityParam_st,
    "struct CUexecAffinityParam_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUexecAffinityParam_v1_param: RecordDef = RecordDef::new(
    "CUexecAffinityParam_v1_param",
    "cubind.cuda13.driver",
    (4, 4, true),
    &[FieldDef::new(c"smCount", 0, Ty::Record(&driver::CUexecAffinitySmCount))],
    "struct CUexecAffinityParam_v1.param, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUexecAffinitySmCount: RecordDef = RecordDef::alias(
    "CUexecAffinitySmCount",
    "cubind.cuda13.driver",
    &driver::CUexecAffinitySmCount_v1,
    "typedef CUexecAffinitySmCount_v1 CUexecAffinitySmCount, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUexecAffinitySmCount_st: RecordDef = RecordDef::new(
    "CUexecAffinitySmCount_st",
    "cubind.cuda13.driver",
    (4, 4, false),
    &[FieldDef::new(c"val", 0, Ty::U32)],
    "struct CUexecAffinitySmCount_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUexecAffinitySmCount_v1: RecordDef = RecordDef::alias(
    "CUexecAffinitySmCount_v1",
    "cubind.cuda13.driver",
    &driver::CUexecAffinitySmCount_st,
    "struct CUexecAffinitySmCount_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUexecAffinityType: EnumDef = EnumDef::new(
    "CUexecAffinityType",
    "cubind.cuda13.driver",
    &[("CU_EXEC_AFFINITY_TYPE_SM_COUNT", 0), ("CU_EXEC_AFFINITY_TYPE_MAX", 1)],
    "enum CUexecAffinityType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUextent3D: RecordDef = RecordDef::alias(
    "CUextent3D",
    "cubind.cuda13.driver",
    &driver::CUextent3D_v1,
    "typedef CUextent3D_v1 CUextent3D, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUextent3D_st: RecordDef = RecordDef::new(
    "CUextent3D_st",
    "cubind.cuda13.driver",
    (24, 8, false),
    &[
        FieldDef::new(c"width", 0, Ty::U64),
        FieldDef::new(c"height", 8, Ty::U64),
        FieldDef::new(c"depth", 16, Ty::U64),
    ],
    "struct CUextent3D_v1, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUextent3D_v1: RecordDef = RecordDef::alias(
    "CUextent3D_v1",
    "cubind.cuda13.driver",
    &driver::CUextent3D_st,
    "struct CUextent3D_v1, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUexternalMemory: ValueDef = ValueDef::new(
    "CUexternalMemory",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUexternalMemory, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUexternalMemoryHandleType: EnumDef = EnumDef::new(
    "CUexternalMemoryHandleType",
    "cubind.cuda13.driver",
    &[
        ("CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD", 1),
        ("CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32", 2),
        ("CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT", 3),
        ("CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP", 4),
        ("CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE", 5),
        ("CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE", 6),
        ("CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT", 7),
        ("CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF", 8),
        ("CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD", 9),
    ],
    "enum CUexternalMemoryHandleType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUexternalSemaphore: ValueDef = ValueDef::new(
    "CUexternalSemaphore",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUexternalSemaphore, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUexternalSemaphoreHandleType: EnumDef = EnumDef::new(
    "CUexternalSemaphoreHandleType",
    "cubind.cuda13.driver",
    &[
        ("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD", 1),
        ("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32", 2),
        ("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT", 3),
        ("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE", 4),
        ("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE", 5),
        ("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC", 6),
        ("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX", 7),
        ("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT", 8),
        ("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD", 9),
        ("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32", 10),
    ],
    "enum CUexternalSemaphoreHandleType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUfilter_mode: EnumDef = EnumDef::new(
    "CUfilter_mode",
    "cubind.cuda13.driver",
    &[("CU_TR_FILTER_MODE_POINT", 0), ("CU_TR_FILTER_MODE_LINEAR", 1)],
    "enum CUfilter_mode, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUflushGPUDirectRDMAWritesOptions: EnumDef = EnumDef::new(
    "CUflushGPUDirectRDMAWritesOptions",
    "cubind.cuda13.driver",
    &[
        ("CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST", 1),
        ("CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS", 2),
    ],
    "enum CUflushGPUDirectRDMAWritesOptions, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUflushGPUDirectRDMAWritesScope: EnumDef = EnumDef::new(
    "CUflushGPUDirectRDMAWritesScope",
    "cubind.cuda13.driver",
    &[
        ("CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER", 100),
        ("CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES", 200),
    ],
    "enum CUflushGPUDirectRDMAWritesScope, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUflushGPUDirectRDMAWritesTarget: EnumDef = EnumDef::new(
    "CUflushGPUDirectRDMAWritesTarget",
    "cubind.cuda13.driver",
    &[("CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX", 0)],
    "enum CUflushGPUDirectRDMAWritesTarget, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUfunc_cache: EnumDef = EnumDef::new(
    "CUfunc_cache",
    "cubind.cuda13.driver",
    &[
        ("CU_FUNC_CACHE_PREFER_NONE", 0),
        ("CU_FUNC_CACHE_PREFER_SHARED", 1),
        ("CU_FUNC_CACHE_PREFER_L1", 2),
        ("CU_FUNC_CACHE_PREFER_EQUAL", 3),
    ],
    "enum CUfunc_cache, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUfunction: ValueDef = ValueDef::new(
    "CUfunction",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUfunction, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUfunctionLoadingState: EnumDef = EnumDef::new(
    "CUfunctionLoadingState",
    "cubind.cuda13.driver",
    &[
        ("CU_FUNCTION_LOADING_STATE_UNLOADED", 0),
        ("CU_FUNCTION_LOADING_STATE_LOADED", 1),
        ("CU_FUNCTION_LOADING_STATE_MAX", 2),
    ],
    "enum CUfunctionLoadingState, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUgraph: ValueDef = ValueDef::new(
    "CUgraph",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUgraph, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphChildGraphNodeOwnership: EnumDef = EnumDef::new(
    "CUgraphChildGraphNodeOwnership",
    "cubind.cuda13.driver",
    &[
        ("CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE", 0),
        ("CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE", 1),
        ("CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID", -1),
    ],
    "enum CUgraphChildGraphNodeOwnership, from cuda.h. Since CUDA 12.9.",
);

pub(crate) static CUgraphConditionalHandle: ValueDef = ValueDef::new(
    "CUgraphConditionalHandle",
    "cubind.cuda13.driver",
    ValueKind::U64,
    None,
    "typedef CUgraphConditionalHandle, from cuda.h. Since CUDA 12.3.",
);

pub(crate) static CUgraphConditionalNodeType: EnumDef = EnumDef::new(
    "CUgraphConditionalNodeType",
    "cubind.cuda13.driver",
    &[
        ("CU_GRAPH_COND_TYPE_IF", 0),
        ("CU_GRAPH_COND_TYPE_WHILE", 1),
        ("CU_GRAPH_COND_TYPE_SWITCH", 2),
    ],
    "enum CUgraphConditionalNodeType, from cuda.h. Since CUDA 12.3.",
);

pub(crate) static CUgraphDebugDot_flags: EnumDef = EnumDef::new(
    "CUgraphDebugDot_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE", 1),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES", 2),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS", 4),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS", 8),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS", 16),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS", 32),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS", 64),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS", 128),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS", 256),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES", 512),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES", 1024),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS", 2048),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS", 4096),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS", 8192),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO", 16384),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS", 32768),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS", 65536),
        ("CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS", 131072),
    ],
    "enum CUgraphDebugDot_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphDependencyType: EnumDef = EnumDef::new(
    "CUgraphDependencyType",
    "cubind.cuda13.driver",
    &[
        ("CU_GRAPH_DEPENDENCY_TYPE_DEFAULT", 0),
        ("CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC", 1),
    ],
    "enum CUgraphDependencyType, from cuda.h. Since CUDA 12.3.",
);

pub(crate) static CUgraphDeviceNode: ValueDef = ValueDef::new(
    "CUgraphDeviceNode",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUgraphDeviceNode, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUgraphEdgeData_st: RecordDef = RecordDef::new(
    "CUgraphEdgeData_st",
    "cubind.cuda13.driver",
    (8, 1, false),
    &[
        FieldDef::new(c"from_port", 0, Ty::U8),
        FieldDef::new(c"to_port", 1, Ty::U8),
        FieldDef::new(c"type", 2, Ty::U8),
        FieldDef::new(c"reserved", 3, Ty::Chars(5)),
    ],
    "struct CUgraphEdgeData, from cuda.h. Since CUDA 12.3.",
);

pub(crate) static CUgraphEdgeData: RecordDef = RecordDef::alias(
    "CUgraphEdgeData",
    "cubind.cuda13.driver",
    &driver::CUgraphEdgeData_st,
    "struct CUgraphEdgeData, from cuda.h. Since CUDA 12.3.",
);

pub(crate) static CUgraphExec: ValueDef = ValueDef::new(
    "CUgraphExec",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUgraphExec, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphExecUpdateResult: EnumDef = EnumDef::new(
    "CUgraphExecUpdateResult",
    "cubind.cuda13.driver",
    &[
        ("CU_GRAPH_EXEC_UPDATE_SUCCESS", 0),
        ("CU_GRAPH_EXEC_UPDATE_ERROR", 1),
        ("CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED", 2),
        ("CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED", 3),
        ("CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED", 4),
        ("CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED", 5),
        ("CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED", 6),
        ("CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE", 7),
        ("CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED", 8),
    ],
    "enum CUgraphExecUpdateResult, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphExecUpdateResultInfo: RecordDef = RecordDef::alias(
    "CUgraphExecUpdateResultInfo",
    "cubind.cuda13.driver",
    &driver::CUgraphExecUpdateResultInfo_v1,
    "typedef CUgraphExecUpdateResultInfo_v1 CUgraphExecUpdateResultInfo, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphExecUpdateResultInfo_st: RecordDef = RecordDef::new(
    "CUgraphExecUpdateResultInfo_st",
    "cubind.cuda13.driver",
    (24, 8, false),
    &[
        FieldDef::new(c"result", 0, Ty::Enum(&driver::CUgraphExecUpdateResult)),
        FieldDef::new(c"errorNode", 8, Ty::Value(&driver::CUgraphNode)),
        FieldDef::new(c"errorFromNode", 16, Ty::Value(&driver::CUgraphNode)),
    ],
    "struct CUgraphExecUpdateResultInfo_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphExecUpdateResultInfo_v1: RecordDef = RecordDef::alias(
    "CUgraphExecUpdateResultInfo_v1",
    "cubind.cuda13.driver",
    &driver::CUgraphExecUpdateResultInfo_st,
    "struct CUgraphExecUpdateResultInfo_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphInstantiateResult: EnumDef = EnumDef::new(
    "CUgraphInstantiateResult",
    "cubind.cuda13.driver",
    &[
        ("CUDA_GRAPH_INSTANTIATE_SUCCESS", 0),
        ("CUDA_GRAPH_INSTANTIATE_ERROR", 1),
        ("CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE", 2),
        ("CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED", 3),
        ("CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED", 4),
        ("CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED", 5),
    ],
    "enum CUgraphInstantiateResult, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphInstantiate_flags: EnumDef = EnumDef::new(
    "CUgraphInstantiate_flags",
    "cubind.cuda13.driver",
    &[
        ("CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH", 1),
        ("CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD", 2),
        ("CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH", 4),
        ("CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY", 8),
    ],
    "enum CUgraphInstantiate_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphMem_attribute: EnumDef = EnumDef::new(
    "CUgraphMem_attribute",
    "cubind.cuda13.driver",
    &[
        ("CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT", 0),
        ("CU_GRAPH_MEM_ATTR_USED_MEM_HIGH", 1),
        ("CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT", 2),
        ("CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH", 3),
    ],
    "enum CUgraphMem_attribute, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphNode: ValueDef = ValueDef::new(
    "CUgraphNode",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUgraphNode, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphNodeType: EnumDef = EnumDef::new(
    "CUgraphNodeType",
    "cubind.cuda13.driver",
    &[
        ("CU_GRAPH_NODE_TYPE_KERNEL", 0),
        ("CU_GRAPH_NODE_TYPE_MEMCPY", 1),
        ("CU_GRAPH_NODE_TYPE_MEMSET", 2),
        ("CU_GRAPH_NODE_TYPE_HOST", 3),
        ("CU_GRAPH_NODE_TYPE_GRAPH", 4),
        ("CU_GRAPH_NODE_TYPE_EMPTY", 5),
        ("CU_GRAPH_NODE_TYPE_WAIT_EVENT", 6),
        ("CU_GRAPH_NODE_TYPE_EVENT_RECORD", 7),
        ("CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL", 8),
        ("CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT", 9),
        ("CU_GRAPH_NODE_TYPE_MEM_ALLOC", 10),
        ("CU_GRAPH_NODE_TYPE_MEM_FREE", 11),
        ("CU_GRAPH_NODE_TYPE_BATCH_MEM_OP", 12),
        ("CU_GRAPH_NODE_TYPE_CONDITIONAL", 13),
        ("CU_GRAPH_NODE_TYPE_MEMCPY_BATCH", 14),
        ("CU_GRAPH_NODE_TYPE_RESERVED_16", 16),
        ("CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE", 17),
        ("CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH", 18),
    ],
    "enum CUgraphNodeType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphicsMapResourceFlags: EnumDef = EnumDef::new(
    "CUgraphicsMapResourceFlags",
    "cubind.cuda13.driver",
    &[
        ("CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE", 0),
        ("CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY", 1),
        ("CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD", 2),
    ],
    "enum CUgraphicsMapResourceFlags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphicsRegisterFlags: EnumDef = EnumDef::new(
    "CUgraphicsRegisterFlags",
    "cubind.cuda13.driver",
    &[
        ("CU_GRAPHICS_REGISTER_FLAGS_NONE", 0),
        ("CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY", 1),
        ("CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD", 2),
        ("CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST", 4),
        ("CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER", 8),
    ],
    "enum CUgraphicsRegisterFlags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphicsResource: ValueDef = ValueDef::new(
    "CUgraphicsResource",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUgraphicsResource, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgreenCtx: ValueDef = ValueDef::new(
    "CUgreenCtx",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUgreenCtx, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUgreenCtxCreate_flags: EnumDef = EnumDef::new(
    "CUgreenCtxCreate_flags",
    "cubind.cuda13.driver",
    &[("CU_GREEN_CTX_NONE", 0), ("CU_GREEN_CTX_DEFAULT_STREAM", 1)],
    "enum CUgreenCtxCreate_flags, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUhostFn__signature: Signature = Signature::new(
    None,
    &[ArgKind::Data],
);

pub(crate) static CUhostFn: ValueDef = ValueDef::new(
        "CUhostFn",
        "cubind.cuda13.driver",
        ValueKind::Callback,
        None,
        "the address of a C function, CUhostFn, from cuda.h. Since CUDA 12.0 or earlier.",
    )
    .calling(&CUhostFn__signature);

pub(crate) static CUipcEventHandle: RecordDef = RecordDef::alias(
    "CUipcEventHandle",
    "cubind.cuda13.driver",
    &driver::CUipcEventHandle_v1,
    "typedef CUipcEventHandle_v1 CUipcEventHandle, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUipcEventHandle_st: RecordDef = RecordDef::new(
    "CUipcEventHandle_st",
    "cubind.cuda13.driver",
    (64, 1, false),
    &[FieldDef::new(c"reserved", 0, Ty::Chars(64))],
    "struct CUipcEventHandle_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUipcEventHandle_v1: RecordDef = RecordDef::alias(
    "CUipcEventHandle_v1",
    "cubind.cuda13.driver",
    &driver::CUipcEventHandle_st,
    "struct CUipcEventHandle_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUipcMemHandle: RecordDef = RecordDef::alias(
    "CUipcMemHandle",
    "cubind.cuda13.driver",
    &driver::CUipcMemHandle_v1,
    "typedef CUipcMemHandle_v1 CUipcMemHandle, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUipcMemHandle_st: RecordDef = RecordDef::new(
    "CUipcMemHandle_st",
    "cubind.cuda13.driver",
    (64, 1, false),
    &[FieldDef::new(c"reserved", 0, Ty::Chars(64))],
    "struct CUipcMemHandle_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUipcMemHandle_v1: RecordDef = RecordDef::alias(
    "CUipcMemHandle_v1",
    "cubind.cuda13.driver",
    &driver::CUipcMemHandle_st,
    "struct CUipcMemHandle_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUipcMem_flags: EnumDef = EnumDef::new(
    "CUipcMem_flags",
    "cubind.cuda13.driver",
    &[("CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS", 1)],
    "enum CUipcMem_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUjitInputType: EnumDef = EnumDef::new(
    "CUjitInputType",
    "cubind.cuda13.driver",
    &[
        ("CU_JIT_INPUT_CUBIN", 0),
        ("CU_JIT_INPUT_PTX", 1),
        ("CU_JIT_INPUT_FATBINARY", 2),
        ("CU_JIT_INPUT_OBJECT", 3),
        ("CU_JIT_INPUT_LIBRARY", 4),
        ("CU_JIT_INPUT_NVVM", 5),
        ("CU_JIT_NUM_INPUT_TYPES", 6),
    ],
    "enum CUjitInputType, from cuda.h. Since CUDA 12.0 or earlier. Deprecated: CU_JIT_INPUT_NVVM.",
);

pub(crate) static CUjit_cacheMode: EnumDef = EnumDef::new(
    "CUjit_cacheMode",
    "cubind.cuda13.driver",
    &[
        ("CU_JIT_CACHE_OPTION_NONE", 0),
        ("CU_JIT_CACHE_OPTION_CG", 1),
        ("CU_JIT_CACHE_OPTION_CA", 2),
    ],
    "enum CUjit_cacheMode, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUjit_fallback: EnumDef = EnumDef::new(
    "CUjit_fallback",
    "cubind.cuda13.driver",
    &[("CU_PREFER_PTX", 0), ("CU_PREFER_BINARY", 1)],
    "enum CUjit_fallback, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUjit_target: EnumDef = EnumDef::new(
    "CUjit_target",
    "cubind.cuda13.driver",
    &[
        ("CU_TARGET_COMPUTE_30", 30),
        ("CU_TARGET_COMPUTE_32", 32),
        ("CU_TARGET_COMPUTE_35", 35),
        ("CU_TARGET_COMPUTE_37", 37),
        ("CU_TARGET_COMPUTE_50", 50),
        ("CU_TARGET_COMPUTE_52", 52),
        ("CU_TARGET_COMPUTE_53", 53),
        ("CU_TARGET_COMPUTE_60", 60),
        ("CU_TARGET_COMPUTE_61", 61),
        ("CU_TARGET_COMPUTE_62", 62),
        ("CU_TARGET_COMPUTE_70", 70),
        ("CU_TARGET_COMPUTE_72", 72),
        ("CU_TARGET_COMPUTE_75", 75),
        ("CU_TARGET_COMPUTE_80", 80),
        ("CU_TARGET_COMPUTE_86", 86),
        ("CU_TARGET_COMPUTE_87", 87),
        ("CU_TARGET_COMPUTE_89", 89),
        ("CU_TARGET_COMPUTE_90", 90),
        ("CU_TARGET_COMPUTE_100", 100),
        ("CU_TARGET_COMPUTE_101", 101),
        ("CU_TARGET_COMPUTE_110", 110),
        ("CU_TARGET_COMPUTE_103", 103),
        ("CU_TARGET_COMPUTE_107", 107),
        ("CU_TARGET_COMPUTE_120", 120),
        ("CU_TARGET_COMPUTE_121", 121),
        ("CU_TARGET_COMPUTE_90A", 65626),
        ("CU_TARGET_COMPUTE_100A", 65636),
        ("CU_TARGET_COMPUTE_101A", 65637),
        ("CU_TARGET_COMPUTE_110A", 65646),
        ("CU_TARGET_COMPUTE_103A", 65639),
        ("CU_TARGET_COMPUTE_107A", 65643),
        ("CU_TARGET_COMPUTE_120A", 65656),
        ("CU_TARGET_COMPUTE_121A", 65657),
        ("CU_TARGET_COMPUTE_100F", 131172),
        ("CU_TARGET_COMPUTE_101F", 131173),
        ("CU_TARGET_COMPUTE_110F", 131182),
        ("CU_TARGET_COMPUTE_103F", 131175),
        ("CU_TARGET_COMPUTE_107F", 131179),
        ("CU_TARGET_COMPUTE_120F", 131192),
        ("CU_TARGET_COMPUTE_121F", 131193),
    ],
    "enum CUjit_target, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUkernel: ValueDef = ValueDef::new(
    "CUkernel",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUkernel, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlaunchAttributeID: EnumDef = EnumDef::new(
    "CUlaunchAttributeID",
    "cubind.cuda13.driver",
    &[
        ("CU_LAUNCH_ATTRIBUTE_IGNORE", 0),
        ("CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", 1),
        ("CU_LAUNCH_ATTRIBUTE_COOPERATIVE", 2),
        ("CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY", 3),
        ("CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", 4),
        ("CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 5),
        ("CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", 6),
        ("CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", 7),
        ("CU_LAUNCH_ATTRIBUTE_PRIORITY", 8),
        ("CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", 9),
        ("CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN", 10),
        ("CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION", 11),
        ("CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", 12),
        ("CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", 13),
        ("CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", 14),
        ("CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING", 16),
        ("CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE", 17),
        ("CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE", 18),
    ],
    "enum CUlaunchAttributeID, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlaunchAttributeValue_clusterDim: RecordDef = RecordDef::new(
    "CUlaunchAttributeValue_clusterDim",
    "cubind.cuda13.driver",
    (12, 4, false),
    &[
        FieldDef::new(c"x", 0, Ty::U32),
        FieldDef::new(c"y", 4, Ty::U32),
        FieldDef::new(c"z", 8, Ty::U32),
    ],
    "struct CUlaunchAttributeValue.clusterDim, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlaunchAttributeValue_deviceUpdatableKernelNode: RecordDef = RecordDef::new(
    "CUlaunchAttributeValue_deviceUpdatableKernelNode",
    "cubind.cuda13.driver",
    (16, 8, false),
    &[
        FieldDef::new(c"deviceUpdatable", 0, Ty::I32),
        FieldDef::new(c"devNode", 8, Ty::Value(&driver::CUgraphDeviceNode)),
    ],
    "struct CUlaunchAttributeValue.deviceUpdatableKernelNode, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUlaunchAttributeValue_launchCompletionEvent: RecordDef = RecordDef::new(
    "CUlaunchAttributeValue_launchCompletionEvent",
    "cubind.cuda13.driver",
    (16, 8, false),
    &[
        FieldDef::new(c"event", 0, Ty::Value(&driver::CUevent)),
        FieldDef::new(c"flags", 8, Ty::I32),
    ],
    "struct CUlaunchAttributeValue.launchCompletionEvent, from cuda.h. Since CUDA 12.3.",
);

pub(crate) static CUlaunchAttributeValue_preferredClusterDim: RecordDef = RecordDef::new(
    "CUlaunchAttributeValue_preferredClusterDim",
    "cubind.cuda13.driver",
    (12, 4, false),
    &[
        FieldDef::new(c"x", 0, Ty::U32),
        FieldDef::new(c"y", 4, Ty::U32),
        FieldDef::new(c"z", 8, Ty::U32),
    ],
    "struct CUlaunchAttributeValue.preferredClusterDim, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUlaunchAttributeValue_programmaticEvent: RecordDef = RecordDef::new(
    "CUlaunchAttributeValue_programmaticEvent",
    "cubind.cuda13.driver",
    (16, 8, false),
    &[
        FieldDef::new(c"event", 0, Ty::Value(&driver::CUevent)),
        FieldDef::new(c"flags", 8, Ty::I32),
        FieldDef::new(c"triggerAtBlockStart", 12, Ty::I32),
    ],
    "struct CUlaunchAttributeValue.programmaticEvent, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlaunchMemSyncDomain: EnumDef = EnumDef::new(
    "CUlaunchMemSyncDomain",
    "cubind.cuda13.driver",
    &[("CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT", 0), ("CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE", 1)],
    "enum CUlaunchMemSyncDomain, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlaunchMemSyncDomainMap_st: RecordDef = RecordDef::new(
    "CUlaunchMemSyncDomainMap_st",
    "cubind.cuda13.driver",
    (2, 1, false),
    &[FieldDef::new(c"default_", 0, Ty::U8), FieldDef::new(c"remote", 1, Ty::U8)],
    "struct CUlaunchMemSyncDomainMap, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlaunchMemSyncDomainMap: RecordDef = RecordDef::alias(
    "CUlaunchMemSyncDomainMap",
    "cubind.cuda13.driver",
    &driver::CUlaunchMemSyncDomainMap_st,
    "struct CUlaunchMemSyncDomainMap, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlibrary: ValueDef = ValueDef::new(
    "CUlibrary",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUlibrary, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlibraryHostUniversalFunctionAndDataTable_st: RecordDef = RecordDef::new(
    "CUlibraryHostUniversalFunctionAndDataTable_st",
    "cubind.cuda13.driver",
    (32, 8, false),
    &[
        FieldDef::new(c"functionTable", 0, Ty::Pointer),
        FieldDef::new(c"functionWindowSize", 8, Ty::U64),
        FieldDef::new(c"dataTable", 16, Ty::Pointer),
        FieldDef::new(c"dataWindowSize", 24, Ty::U64),
    ],
    "struct CUlibraryHostUniversalFunctionAndDataTable, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlibraryHostUniversalFunctionAndDataTable: RecordDef = RecordDef::alias(
    "CUlibraryHostUniversalFunctionAndDataTable",
    "cubind.cuda13.driver",
    &driver::CUlibraryHostUniversalFunctionAndDataTable_st,
    "struct CUlibraryHostUniversalFunctionAndDataTable, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlibraryOption: EnumDef = EnumDef::new(
    "CUlibraryOption",
    "cubind.cuda13.driver",
    &[
        ("CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE", 0),
        ("CU_LIBRARY_BINARY_IS_PRESERVED", 1),
        ("CU_LIBRARY_NUM_OPTIONS", 2),
    ],
    "enum CUlibraryOption, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlinkState: ValueDef = ValueDef::new(
    "CUlinkState",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUlinkState, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlogIterator: ValueDef = ValueDef::new(
    "CUlogIterator",
    "cubind.cuda13.driver",
    ValueKind::U32,
    None,
    "typedef CUlogIterator, from cuda.h. Since CUDA 12.9.",
);

pub(crate) static CUlogLevel: EnumDef = EnumDef::new(
    "CUlogLevel",
    "cubind.cuda13.driver",
    &[("CU_LOG_LEVEL_ERROR", 0), ("CU_LOG_LEVEL_WARNING", 1)],
    "enum CUlogLevel, from cuda.h. Since CUDA 12.9.",
);

pub(crate) static CUlogsCallback__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Data,
        ArgKind::Value(Ty::Enum(&driver::CUlogLevel)),
        ArgKind::String,
        ArgKind::Value(Ty::U64),
    ],
);

pub(crate) static CUlogsCallback: ValueDef = ValueDef::new(
        "CUlogsCallback",
        "cubind.cuda13.driver",
        ValueKind::Callback,
        None,
        "the address of a C function, CUlogsCallback, from cuda.h. Since CUDA 12.9.",
    )
    .calling(&CUlogsCallback__signature);

pub(crate) static CUlogsCallbackHandle: ValueDef = ValueDef::new(
    "CUlogsCallbackHandle",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUlogsCallbackHandle, from cuda.h. Since CUDA 12.9.",
);

pub(crate) static CUmemAccess_flags: EnumDef = EnumDef::new(
    "CUmemAccess_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_MEM_ACCESS_FLAGS_PROT_NONE", 0),
        ("CU_MEM_ACCESS_FLAGS_PROT_READ", 1),
        ("CU_MEM_ACCESS_FLAGS_PROT_READWRITE", 3),
        ("CU_MEM_ACCESS_FLAGS_PROT_MAX", 2147483647),
    ],
    "enum CUmemAccess_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemAllocationCompType: EnumDef = EnumDef::new(
    "CUmemAllocationCompType",
    "cubind.cuda13.driver",
    &[("CU_MEM_ALLOCATION_COMP_NONE", 0), ("CU_MEM_ALLOCATION_COMP_GENERIC", 1)],
    "enum CUmemAllocationCompType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemAllocationGranularity_flags: EnumDef = EnumDef::new(
    "CUmemAllocationGranularity_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_MEM_ALLOC_GRANULARITY_MINIMUM", 0),
        ("CU_MEM_ALLOC_GRANULARITY_RECOMMENDED", 1),
    ],
    "enum CUmemAllocationGranularity_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemAllocationHandleType: EnumDef = EnumDef::new(
    "CUmemAllocationHandleType",
    "cubind.cuda13.driver",
    &[
        ("CU_MEM_HANDLE_TYPE_NONE", 0),
        ("CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR", 1),
        ("CU_MEM_HANDLE_TYPE_WIN32", 2),
        ("CU_MEM_HANDLE_TYPE_WIN32_KMT", 4),
        ("CU_MEM_HANDLE_TYPE_FABRIC", 8),
        ("CU_MEM_HANDLE_TYPE_MAX", 2147483647),
    ],
    "enum CUmemAllocationHandleType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemAllocationProp_v1_allocFlags: RecordDef = RecordDef::new(
    "CUmemAllocationProp_v1_allocFlags",
    "cubind.cuda13.driver",
    (8, 2, false),
    &[
        FieldDef::new(c"compressionType", 0, Ty::U8),
        FieldDef::new(c"gpuDirectRDMACapable", 1, Ty::U8),
        FieldDef::new(c"usage", 2, Ty::U16),
        FieldDef::new(c"reserved", 4, Ty::Chars(4)),
    ],
    "struct CUmemAllocationProp_v1.allocFlags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemAllocationType: EnumDef = EnumDef::new(
    "CUmemAllocationType",
    "cubind.cuda13.driver",
    &[
        ("CU_MEM_ALLOCATION_TYPE_INVALID", 0),
        ("CU_MEM_ALLOCATION_TYPE_PINNED", 1),
        ("CU_MEM_ALLOCATION_TYPE_MANAGED", 2),
        ("CU_MEM_ALLOCATION_TYPE_MAX", 2147483647),
    ],
    "enum CUmemAllocationType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemAttach_flags: EnumDef = EnumDef::new(
    "CUmemAttach_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_MEM_ATTACH_GLOBAL", 1),
        ("CU_MEM_ATTACH_HOST", 2),
        ("CU_MEM_ATTACH_SINGLE", 4),
    ],
    "enum CUmemAttach_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemDecompressAlgorithm: EnumDef = EnumDef::new(
    "CUmemDecompressAlgorithm",
    "cubind.cuda13.driver",
    &[
        ("CU_MEM_DECOMPRESS_UNSUPPORTED", 0),
        ("CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE", 1),
        ("CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY", 2),
        ("CU_MEM_DECOMPRESS_ALGORITHM_LZ4", 4),
    ],
    "enum CUmemDecompressAlgorithm, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemDecompressParams_st: RecordDef = RecordDef::new(
    "CUmemDecompressParams_st",
    "cubind.cuda13.driver",
    (64, 8, false),
    &[
        FieldDef::new(c"srcNumBytes", 0, Ty::U64),
        FieldDef::new(c"dstNumBytes", 8, Ty::U64),
        FieldDef::new(c"dstActBytes", 16, Ty::Pointer).in_digits(),
        FieldDef::new(c"src", 24, Ty::Pointer),
        FieldDef::new(c"dst", 32, Ty::Pointer),
        FieldDef::new(c"algo", 40, Ty::Enum(&driver::CUmemDecompressAlgorithm)),
        FieldDef::new(c"padding", 44, Ty::Chars(20)),
    ],
    "struct CUmemDecompressParams, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemDecompressParams: RecordDef = RecordDef::alias(
    "CUmemDecompressParams",
    "cubind.cuda13.driver",
    &driver::CUmemDecompressParams_st,
    "struct CUmemDecompressParams, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemFabricHandle: RecordDef = RecordDef::alias(
    "CUmemFabricHandle",
    "cubind.cuda13.driver",
    &driver::CUmemFabricHandle_v1,
    "typedef CUmemFabricHandle_v1 CUmemFabricHandle, from cuda.h. Since CUDA 12.3.",
);

pub(crate) static CUmemFabricHandle_st: RecordDef = RecordDef::new(
    "CUmemFabricHandle_st",
    "cubind.cuda13.driver",
    (64, 1, false),
    &[FieldDef::new(c"data", 0, Ty::Chars(64))],
    "struct CUmemFabricHandle_v1, from cuda.h. Since CUDA 12.3.",
);

pub(crate) static CUmemFabricHandle_v1: RecordDef = RecordDef::alias(
    "CUmemFabricHandle_v1",
    "cubind.cuda13.driver",
    &driver::CUmemFabricHandle_st,
    "struct CUmemFabricHandle_v1, from cuda.h. Since CUDA 12.3.",
);

pub(crate) static CUmemGenericAllocationHandle: ValueDef = ValueDef::new(
    "CUmemGenericAllocationHandle",
    "cubind.cuda13.driver",
    ValueKind::U64,
    None,
    "typedef CUmemGenericAllocationHandle, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemHandleType: EnumDef = EnumDef::new(
    "CUmemHandleType",
    "cubind.cuda13.driver",
    &[("CU_MEM_HANDLE_TYPE_GENERIC", 0)],
    "enum CUmemHandleType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemLocationType: EnumDef = EnumDef::new(
    "CUmemLocationType",
    "cubind.cuda13.driver",
    &[
        ("CU_MEM_LOCATION_TYPE_INVALID", 0),
        ("CU_MEM_LOCATION_TYPE_NONE", 0),
        ("CU_MEM_LOCATION_TYPE_DEVICE", 1),
        ("CU_MEM_LOCATION_TYPE_HOST", 2),
        ("CU_MEM_LOCATION_TYPE_HOST_NUMA", 3),
        ("CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT", 4),
        ("CU_MEM_LOCATION_TYPE_INVISIBLE", 5),
        ("CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN", 6),
        ("CU_MEM_LOCATION_TYPE_MAX", 2147483647),
    ],
    "enum CUmemLocationType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemOperationType: EnumDef = EnumDef::new(
    "CUmemOperationType",
    "cubind.cuda13.driver",
    &[("CU_MEM_OPERATION_TYPE_MAP", 1), ("CU_MEM_OPERATION_TYPE_UNMAP", 2)],
    "enum CUmemOperationType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemPoolPtrExportData: RecordDef = RecordDef::alias(
    "CUmemPoolPtrExportData",
    "cubind.cuda13.driver",
    &driver::CUmemPoolPtrExportData_v1,
    "typedef CUmemPoolPtrExportData_v1 CUmemPoolPtrExportData, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemPoolPtrExportData_st: RecordDef = RecordDef::new(
    "CUmemPoolPtrExportData_st",
    "cubind.cuda13.driver",
    (64, 1, false),
    &[FieldDef::new(c"reserved", 0, Ty::Chars(64))],
    "struct CUmemPoolPtrExportData_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemPoolPtrExportData_v1: RecordDef = RecordDef::alias(
    "CUmemPoolPtrExportData_v1",
    "cubind.cuda13.driver",
    &driver::CUmemPoolPtrExportData_st,
    "struct CUmemPoolPtrExportData_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemPool_attribute: EnumDef = EnumDef::new(
    "CUmemPool_attribute",
    "cubind.cuda13.driver",
    &[
        ("CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES", 1),
        ("CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC", 2),
        ("CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES", 3),
        ("CU_MEMPOOL_ATTR_RELEASE_THRESHOLD", 4),
        ("CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT", 5),
        ("CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH", 6),
        ("CU_MEMPOOL_ATTR_USED_MEM_CURRENT", 7),
        ("CU_MEMPOOL_ATTR_USED_MEM_HIGH", 8),
        ("CU_MEMPOOL_ATTR_ALLOCATION_TYPE", 9),
        ("CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES", 10),
        ("CU_MEMPOOL_ATTR_LOCATION_ID", 11),
        ("CU_MEMPOOL_ATTR_LOCATION_TYPE", 12),
        ("CU_MEMPOOL_ATTR_MAX_POOL_SIZE", 13),
        ("CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED", 14),
        ("CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID", 15),
    ],
    "enum CUmemPool_attribute, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemRangeFlags: EnumDef = EnumDef::new(
    "CUmemRangeFlags",
    "cubind.cuda13.driver",
    &[("CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE", 1)],
    "enum CUmemRangeFlags, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemRangeHandleType: EnumDef = EnumDef::new(
    "CUmemRangeHandleType",
    "cubind.cuda13.driver",
    &[
        ("CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD", 1),
        ("CU_MEM_RANGE_HANDLE_TYPE_MAX", 2147483647),
    ],
    "enum CUmemRangeHandleType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmem_advise: EnumDef = EnumDef::new(
    "CUmem_advise",
    "cubind.cuda13.driver",
    &[
        ("CU_MEM_ADVISE_SET_READ_MOSTLY", 1),
        ("CU_MEM_ADVISE_UNSET_READ_MOSTLY", 2),
        ("CU_MEM_ADVISE_SET_PREFERRED_LOCATION", 3),
        ("CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION", 4),
        ("CU_MEM_ADVISE_SET_ACCESSED_BY", 5),
        ("CU_MEM_ADVISE_UNSET_ACCESSED_BY", 6),
    ],
    "enum CUmem_advise, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmem_range_attribute: EnumDef = EnumDef::new(
    "CUmem_range_attribute",
    "cubind.cuda13.driver",
    &[
        ("CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY", 1),
        ("CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION", 2),
        ("CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY", 3),
        ("CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION", 4),
        ("CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE", 5),
        ("CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID", 6),
        ("CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE", 7),
        ("CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID", 8),
    ],
    "enum CUmem_range_attribute, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemcpy3DOperandType: EnumDef = EnumDef::new(
    "CUmemcpy3DOperandType",
    "cubind.cuda13.driver",
    &[
        ("CU_MEMCPY_OPERAND_TYPE_POINTER", 1),
        ("CU_MEMCPY_OPERAND_TYPE_ARRAY", 2),
        ("CU_MEMCPY_OPERAND_TYPE_MAX", 2147483647),
    ],
    "enum CUmemcpy3DOperandType, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemcpy3DOperand_v1_op_array: RecordDef = RecordDef::new(
    "CUmemcpy3DOperand_v1_op_array",
    "cubind.cuda13.driver",
    (32, 8, false),
    &[
        FieldDef::new(c"array", 0, Ty::Value(&driver::CUarray)),
        FieldDef::new(c"offset", 8, Ty::Record(&driver::CUoffset3D)),
    ],
    "struct CUmemcpy3DOperand_v1.op.array, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemcpyFlags: EnumDef = EnumDef::new(
    "CUmemcpyFlags",
    "cubind.cuda13.driver",
    &[("CU_MEMCPY_FLAG_DEFAULT", 0), ("CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE", 1)],
    "enum CUmemcpyFlags, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemcpySrcAccessOrder: EnumDef = EnumDef::new(
    "CUmemcpySrcAccessOrder",
    "cubind.cuda13.driver",
    &[
        ("CU_MEMCPY_SRC_ACCESS_ORDER_INVALID", 0),
        ("CU_MEMCPY_SRC_ACCESS_ORDER_STREAM", 1),
        ("CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL", 2),
        ("CU_MEMCPY_SRC_ACCESS_ORDER_ANY", 3),
        ("CU_MEMCPY_SRC_ACCESS_ORDER_MAX", 2147483647),
    ],
    "enum CUmemcpySrcAccessOrder, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemoryPool: ValueDef = ValueDef::new(
    "CUmemoryPool",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUmemoryPool, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemorytype: EnumDef = EnumDef::new(
    "CUmemorytype",
    "cubind.cuda13.driver",
    &[
        ("CU_MEMORYTYPE_HOST", 1),
        ("CU_MEMORYTYPE_DEVICE", 2),
        ("CU_MEMORYTYPE_ARRAY", 3),
        ("CU_MEMORYTYPE_UNIFIED", 4),
    ],
    "enum CUmemorytype, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmipmappedArray: ValueDef = ValueDef::new(
    "CUmipmappedArray",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUmipmappedArray, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmodule: ValueDef = ValueDef::new(
    "CUmodule",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUmodule, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmoduleLoadingMode: EnumDef = EnumDef::new(
    "CUmoduleLoadingMode",
    "cubind.cuda13.driver",
    &[("CU_MODULE_EAGER_LOADING", 1), ("CU_MODULE_LAZY_LOADING", 2)],
    "enum CUmoduleLoadingMode, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmulticastGranularity_flags: EnumDef = EnumDef::new(
    "CUmulticastGranularity_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_MULTICAST_GRANULARITY_MINIMUM", 0),
        ("CU_MULTICAST_GRANULARITY_RECOMMENDED", 1),
    ],
    "enum CUmulticastGranularity_flags, from cuda.h. Since CUDA 12.1.",
);

pub(crate) static CUmulticastObjectProp: RecordDef = RecordDef::alias(
    "CUmulticastObjectProp",
    "cubind.cuda13.driver",
    &driver::CUmulticastObjectProp_v1,
    "typedef CUmulticastObjectProp_v1 CUmulticastObjectProp, from cuda.h. Since CUDA 12.1.",
);

pub(crate) static CUmulticastObjectProp_st: RecordDef = RecordDef::new(
    "CUmulticastObjectProp_st",
    "cubind.cuda13.driver",
    (32, 8, false),
    &[
        FieldDef::new(c"numDevices", 0, Ty::U32),
        FieldDef::new(c"size", 8, Ty::U64),
        FieldDef::new(c"handleTypes", 16, Ty::U64),
        FieldDef::new(c"flags", 24, Ty::U64),
    ],
    "struct CUmulticastObjectProp_v1, from cuda.h. Since CUDA 12.1.",
);

pub(crate) static CUmulticastObjectProp_v1: RecordDef = RecordDef::alias(
    "CUmulticastObjectProp_v1",
    "cubind.cuda13.driver",
    &driver::CUmulticastObjectProp_st,
    "struct CUmulticastObjectProp_v1, from cuda.h. Since CUDA 12.1.",
);

pub(crate) static CUoccupancyB2DSize__signature: Signature = Signature::new(
    Some(Ty::U64),
    &[ArgKind::Value(Ty::I32)],
);

pub(crate) static CUoccupancyB2DSize: ValueDef = ValueDef::new(
        "CUoccupancyB2DSize",
        "cubind.cuda13.driver",
        ValueKind::Callback,
        None,
        "the address of a C function, CUoccupancyB2DSize, from cuda.h. Since CUDA 12.0 or earlier.",
    )
    .calling(&CUoccupancyB2DSize__signature);

pub(crate) static CUoccupancy_flags: EnumDef = EnumDef::new(
    "CUoccupancy_flags",
    "cubind.cuda13.driver",
    &[("CU_OCCUPANCY_DEFAULT", 0), ("CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE", 1)],
    "enum CUoccupancy_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUoffset3D: RecordDef = RecordDef::alias(
    "CUoffset3D",
    "cubind.cuda13.driver",
    &driver::CUoffset3D_v1,
    "typedef CUoffset3D_v1 CUoffset3D, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUoffset3D_st: RecordDef = RecordDef::new(
    "CUoffset3D_st",
    "cubind.cuda13.driver",
    (24, 8, false),
    &[
        FieldDef::new(c"x", 0, Ty::U64),
        FieldDef::new(c"y", 8, Ty::U64),
        FieldDef::new(c"z", 16, Ty::U64),
    ],
    "struct CUoffset3D_v1, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUoffset3D_v1: RecordDef = RecordDef::alias(
    "CUoffset3D_v1",
    "cubind.cuda13.driver",
    &driver::CUoffset3D_st,
    "struct CUoffset3D_v1, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUoutput_mode: EnumDef = EnumDef::new(
    "CUoutput_mode",
    "cubind.cuda13.driver",
    &[("CU_OUT_KEY_VALUE_PAIR", 0), ("CU_OUT_CSV", 1)],
    "enum CUoutput_mode, from cudaProfiler.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUpointer_attribute: EnumDef = EnumDef::new(
    "CUpointer_attribute",
    "cubind.cuda13.driver",
    &[
        ("CU_POINTER_ATTRIBUTE_CONTEXT", 1),
        ("CU_POINTER_ATTRIBUTE_MEMORY_TYPE", 2),
        ("CU_POINTER_ATTRIBUTE_DEVICE_POINTER", 3),
        ("CU_POINTER_ATTRIBUTE_HOST_POINTER", 4),
        ("CU_POINTER_ATTRIBUTE_P2P_TOKENS", 5),
        ("CU_POINTER_ATTRIBUTE_SYNC_MEMOPS", 6),
        ("CU_POINTER_ATTRIBUTE_BUFFER_ID", 7),
        ("CU_POINTER_ATTRIBUTE_IS_MANAGED", 8),
        ("CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL", 9),
        ("CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE", 10),
        ("CU_POINTER_ATTRIBUTE_RANGE_START_ADDR", 11),
        ("CU_POINTER_ATTRIBUTE_RANGE_SIZE", 12),
        ("CU_POINTER_ATTRIBUTE_MAPPED", 13),
        ("CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES", 14),
        ("CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE", 15),
        ("CU_POINTER_ATTRIBUTE_ACCESS_FLAGS", 16),
        ("CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE", 17),
        ("CU_POINTER_ATTRIBUTE_MAPPING_SIZE", 18),
        ("CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR", 19),
        ("CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID", 20),
        ("CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE", 21),
        ("CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL", 22),
    ],
    "enum CUpointer_attribute, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUprocessState: EnumDef = EnumDef::new(
    "CUprocessState",
    "cubind.cuda13.driver",
    &[
        ("CU_PROCESS_STATE_RUNNING", 0),
        ("CU_PROCESS_STATE_LOCKED", 1),
        ("CU_PROCESS_STATE_CHECKPOINTED", 2),
        ("CU_PROCESS_STATE_FAILED", 3),
        ("CU_PROCESS_STATE_CHECKPOINTING", 4),
        ("CU_PROCESS_STATE_RESTORING", 5),
    ],
    "enum CUprocessState, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUresourceViewFormat: EnumDef = EnumDef::new(
    "CUresourceViewFormat",
    "cubind.cuda13.driver",
    &[
        ("CU_RES_VIEW_FORMAT_NONE", 0),
        ("CU_RES_VIEW_FORMAT_UINT_1X8", 1),
        ("CU_RES_VIEW_FORMAT_UINT_2X8", 2),
        ("CU_RES_VIEW_FORMAT_UINT_4X8", 3),
        ("CU_RES_VIEW_FORMAT_SINT_1X8", 4),
        ("CU_RES_VIEW_FORMAT_SINT_2X8", 5),
        ("CU_RES_VIEW_FORMAT_SINT_4X8", 6),
        ("CU_RES_VIEW_FORMAT_UINT_1X16", 7),
        ("CU_RES_VIEW_FORMAT_UINT_2X16", 8),
        ("CU_RES_VIEW_FORMAT_UINT_4X16", 9),
        ("CU_RES_VIEW_FORMAT_SINT_1X16", 10),
        ("CU_RES_VIEW_FORMAT_SINT_2X16", 11),
        ("CU_RES_VIEW_FORMAT_SINT_4X16", 12),
        ("CU_RES_VIEW_FORMAT_UINT_1X32", 13),
        ("CU_RES_VIEW_FORMAT_UINT_2X32", 14),
        ("CU_RES_VIEW_FORMAT_UINT_4X32", 15),
        ("CU_RES_VIEW_FORMAT_SINT_1X32", 16),
        ("CU_RES_VIEW_FORMAT_SINT_2X32", 17),
        ("CU_RES_VIEW_FORMAT_SINT_4X32", 18),
        ("CU_RES_VIEW_FORMAT_FLOAT_1X16", 19),
        ("CU_RES_VIEW_FORMAT_FLOAT_2X16", 20),
        ("CU_RES_VIEW_FORMAT_FLOAT_4X16", 21),
        ("CU_RES_VIEW_FORMAT_FLOAT_1X32", 22),
        ("CU_RES_VIEW_FORMAT_FLOAT_2X32", 23),
        ("CU_RES_VIEW_FORMAT_FLOAT_4X32", 24),
        ("CU_RES_VIEW_FORMAT_UNSIGNED_BC1", 25),
        ("CU_RES_VIEW_FORMAT_UNSIGNED_BC2", 26),
        ("CU_RES_VIEW_FORMAT_UNSIGNED_BC3", 27),
        ("CU_RES_VIEW_FORMAT_UNSIGNED_BC4", 28),
        ("CU_RES_VIEW_FORMAT_SIGNED_BC4", 29),
        ("CU_RES_VIEW_FORMAT_UNSIGNED_BC5", 30),
        ("CU_RES_VIEW_FORMAT_SIGNED_BC5", 31),
        ("CU_RES_VIEW_FORMAT_UNSIGNED_BC6H", 32),
        ("CU_RES_VIEW_FORMAT_SIGNED_BC6H", 33),
        ("CU_RES_VIEW_FORMAT_UNSIGNED_BC7", 34),
    ],
    "enum CUresourceViewFormat, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUresourcetype: EnumDef = EnumDef::new(
    "CUresourcetype",
    "cubind.cuda13.driver",
    &[
        ("CU_RESOURCE_TYPE_ARRAY", 0),
        ("CU_RESOURCE_TYPE_MIPMAPPED_ARRAY", 1),
        ("CU_RESOURCE_TYPE_LINEAR", 2),
        ("CU_RESOURCE_TYPE_PITCH2D", 3),
    ],
    "enum CUresourcetype, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUresult: EnumDef = EnumDef::new(
    "CUresult",
    "cubind.cuda13.driver",
    &[
        ("CUDA_SUCCESS", 0),
        ("CUDA_ERROR_INVALID_VALUE", 1),
        ("CUDA_ERROR_OUT_OF_MEMORY", 2),
        ("CUDA_ERROR_NOT_INITIALIZED", 3),
        ("CUDA_ERROR_DEINITIALIZED", 4),
        ("CUDA_ERROR_PROFILER_DISABLED", 5),
        ("CUDA_ERROR_PROFILER_NOT_INITIALIZED", 6),
        ("CUDA_ERROR_PROFILER_ALREADY_STARTED", 7),
        ("CUDA_ERROR_PROFILER_ALREADY_STOPPED", 8),
        ("CUDA_ERROR_STUB_LIBRARY", 34),
        ("CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER", 36),
        ("CUDA_ERROR_DEVICE_UNAVAILABLE", 46),
        ("CUDA_ERROR_MULTICAST_RESOURCE_FULL", 47),
        ("CUDA_ERROR_NO_DEVICE", 100),
        ("CUDA_ERROR_INVALID_DEVICE", 101),
        ("CUDA_ERROR_DEVICE_NOT_LICENSED", 102),
        ("CUDA_ERROR_INVALID_IMAGE", 200),
        ("CUDA_ERROR_INVALID_CONTEXT", 201),
        ("CUDA_ERROR_CONTEXT_ALREADY_CURRENT", 202),
        ("CUDA_ERROR_MAP_FAILED", 205),
        ("CUDA_ERROR_UNMAP_FAILED", 206),
        ("CUDA_ERROR_ARRAY_IS_MAPPED", 207),
        ("CUDA_ERROR_ALREADY_MAPPED", 208),
        ("CUDA_ERROR_NO_BINARY_FOR_GPU", 209),
        ("CUDA_ERROR_ALREADY_ACQUIRED", 210),
        ("CUDA_ERROR_NOT_MAPPED", 211),
        ("CUDA_ERROR_NOT_MAPPED_AS_ARRAY", 212),
        ("CUDA_ERROR_NOT_MAPPED_AS_POINTER", 213),
        ("CUDA_ERROR_ECC_UNCORRECTABLE", 214),
        ("CUDA_ERROR_UNSUPPORTED_LIMIT", 215),
        ("CUDA_ERROR_CONTEXT_ALREADY_IN_USE", 216),
        ("CUDA_ERROR_PEER_ACCESS_UNSUPPORTED", 217),
        ("CUDA_ERROR_INVALID_PTX", 218),
        ("CUDA_ERROR_INVALID_GRAPHICS_CONTEXT", 219),
        ("CUDA_ERROR_NVLINK_UNCORRECTABLE", 220),
        ("CUDA_ERROR_JIT_COMPILER_NOT_FOUND", 221),
        ("CUDA_ERROR_UNSUPPORTED_PTX_VERSION", 222),
        ("CUDA_ERROR_JIT_COMPILATION_DISABLED", 223),
        ("CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY", 224),
        ("CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC", 225),
        ("CUDA_ERROR_CONTAINED", 226),
        ("CUDA_ERROR_INSUFFICIENT_LOADER_VERSION", 227),
        ("CUDA_ERROR_INVALID_SOURCE", 300),
        ("CUDA_ERROR_FILE_NOT_FOUND", 301),
        ("CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND", 302),
        ("CUDA_ERROR_SHARED_OBJECT_INIT_FAILED", 303),
        ("CUDA_ERROR_OPERATING_SYSTEM", 304),
        ("CUDA_ERROR_INVALID_HANDLE", 400),
        ("CUDA_ERROR_ILLEGAL_STATE", 401),
        ("CUDA_ERROR_LOSSY_QUERY", 402),
        ("CUDA_ERROR_NOT_FOUND", 500),
        ("CUDA_ERROR_NOT_READY", 600),
        ("CUDA_ERROR_ILLEGAL_ADDRESS", 700),
        ("CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", 701),
        ("CUDA_ERROR_LAUNCH_TIMEOUT", 702),
        ("CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING", 703),
        ("CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED", 704),
        ("CUDA_ERROR_PEER_ACCESS_NOT_ENABLED", 705),
        ("CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE", 708),
        ("CUDA_ERROR_CONTEXT_IS_DESTROYED", 709),
        ("CUDA_ERROR_ASSERT", 710),
        ("CUDA_ERROR_TOO_MANY_PEERS", 711),
        ("CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED", 712),
        ("CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED", 713),
        ("CUDA_ERROR_HARDWARE_STACK_ERROR", 714),
        ("CUDA_ERROR_ILLEGAL_INSTRUCTION", 715),
        ("CUDA_ERROR_MISALIGNED_ADDRESS", 716),
        ("CUDA_ERROR_INVALID_ADDRESS_SPACE", 717),
        ("CUDA_ERROR_INVALID_PC", 718),
        ("CUDA_ERROR_LAUNCH_FAILED", 719),
        ("CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE", 720),
        ("CUDA_ERROR_TENSOR_MEMORY_LEAK", 721),
        ("CUDA_ERROR_NOT_PERMITTED", 800),
        ("CUDA_ERROR_NOT_SUPPORTED", 801),
        ("CUDA_ERROR_SYSTEM_NOT_READY", 802),
        ("CUDA_ERROR_SYSTEM_DRIVER_MISMATCH", 803),
        ("CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE", 804),
        ("CUDA_ERROR_MPS_CONNECTION_FAILED", 805),
        ("CUDA_ERROR_MPS_RPC_FAILURE", 806),
        ("CUDA_ERROR_MPS_SERVER_NOT_READY", 807),
        ("CUDA_ERROR_MPS_MAX_CLIENTS_REACHED", 808),
        ("CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED", 809),
        ("CUDA_ERROR_MPS_CLIENT_TERMINATED", 810),
        ("CUDA_ERROR_CDP_NOT_SUPPORTED", 811),
        ("CUDA_ERROR_CDP_VERSION_MISMATCH", 812),
        ("CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED", 900),
        ("CUDA_ERROR_STREAM_CAPTURE_INVALIDATED", 901),
        ("CUDA_ERROR_STREAM_CAPTURE_MERGE", 902),
        ("CUDA_ERROR_STREAM_CAPTURE_UNMATCHED", 903),
        ("CUDA_ERROR_STREAM_CAPTURE_UNJOINED", 904),
        ("CUDA_ERROR_STREAM_CAPTURE_ISOLATION", 905),
        ("CUDA_ERROR_STREAM_CAPTURE_IMPLICIT", 906),
        ("CUDA_ERROR_CAPTURED_EVENT", 907),
        ("CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD", 908),
        ("CUDA_ERROR_TIMEOUT", 909),
        ("CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE", 910),
        ("CUDA_ERROR_EXTERNAL_DEVICE", 911),
        ("CUDA_ERROR_INVALID_CLUSTER_SIZE", 912),
        ("CUDA_ERROR_FUNCTION_NOT_LOADED", 913),
        ("CUDA_ERROR_INVALID_RESOURCE_TYPE", 914),
        ("CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION", 915),
        ("CUDA_ERROR_KEY_ROTATION", 916),
        ("CUDA_ERROR_STREAM_DETACHED", 917),
        ("CUDA_ERROR_GRAPH_RECAPTURE_FAILURE", 918),
        ("CUDA_ERROR_FABRIC_NOT_READY", 919),
        ("CUDA_ERROR_UNKNOWN", 999),
    ],
    "enum CUresult, from cuda.h. Since CUDA 12.0 or earlier. Deprecated: CUDA_ERROR_PROFILER_NOT_INITIALIZED, CUDA_ERROR_PROFILER_ALREADY_STARTED, CUDA_ERROR_PROFILER_ALREADY_STOPPED, CUDA_ERROR_CONTEXT_ALREADY_CURRENT.",
);

pub(crate) static CUshared_carveout: EnumDef = EnumDef::new(
    "CUshared_carveout",
    "cubind.cuda13.driver",
    &[
        ("CU_SHAREDMEM_CARVEOUT_DEFAULT", -1),
        ("CU_SHAREDMEM_CARVEOUT_MAX_SHARED", 100),
        ("CU_SHAREDMEM_CARVEOUT_MAX_L1", 0),
    ],
    "enum CUshared_carveout, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUsharedconfig: EnumDef = EnumDef::new(
    "CUsharedconfig",
    "cubind.cuda13.driver",
    &[
        ("CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE", 0),
        ("CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE", 1),
        ("CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE", 2),
    ],
    "enum CUsharedconfig, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstream: ValueDef = ValueDef::new(
    "CUstream",
    "cubind.cuda13.driver",
    ValueKind::Stream,
    None,
    "typedef CUstream, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamBatchMemOpType: EnumDef = EnumDef::new(
    "CUstreamBatchMemOpType",
    "cubind.cuda13.driver",
    &[
        ("CU_STREAM_MEM_OP_WAIT_VALUE_32", 1),
        ("CU_STREAM_MEM_OP_WRITE_VALUE_32", 2),
        ("CU_STREAM_MEM_OP_WAIT_VALUE_64", 4),
        ("CU_STREAM_MEM_OP_WRITE_VALUE_64", 5),
        ("CU_STREAM_MEM_OP_BARRIER", 6),
        ("CU_STREAM_MEM_OP_ATOMIC_REDUCTION", 8),
        ("CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES", 3),
    ],
    "enum CUstreamBatchMemOpType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamCallback__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Value(Ty::Value(&driver::CUstream)),
        ArgKind::Value(Ty::Enum(&driver::CUresult)),
        ArgKind::Data,
    ],
);

pub(crate) static CUstreamCallback: ValueDef = ValueDef::new(
        "CUstreamCallback",
        "cubind.cuda13.driver",
        ValueKind::Callback,
        None,
        "the address of a C function, CUstreamCallback, from cuda.h. Since CUDA 12.0 or earlier.",
    )
    .calling(&CUstreamCallback__signature);

pub(crate) static CUstreamCaptureMode: EnumDef = EnumDef::new(
    "CUstreamCaptureMode",
    "cubind.cuda13.driver",
    &[
        ("CU_STREAM_CAPTURE_MODE_GLOBAL", 0),
        ("CU_STREAM_CAPTURE_MODE_THREAD_LOCAL", 1),
        ("CU_STREAM_CAPTURE_MODE_RELAXED", 2),
    ],
    "enum CUstreamCaptureMode, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamCaptureStatus: EnumDef = EnumDef::new(
    "CUstreamCaptureStatus",
    "cubind.cuda13.driver",
    &[
        ("CU_STREAM_CAPTURE_STATUS_NONE", 0),
        ("CU_STREAM_CAPTURE_STATUS_ACTIVE", 1),
        ("CU_STREAM_CAPTURE_STATUS_INVALIDATED", 2),
    ],
    "enum CUstreamCaptureStatus, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamMemOpFlushRemoteWritesParams_st: RecordDef = RecordDef::new(
    "CUstreamMemOpFlushRemoteWritesParams_st",
    "cubind.cuda13.driver",
    (8, 4, false),
    &[
        FieldDef::new(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType)),
        FieldDef::new(c"flags", 4, Ty::U32),
    ],
    "struct CUstreamMemOpFlushRemoteWritesParams_st, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamMemOpMemoryBarrierParams_st: RecordDef = RecordDef::new(
    "CUstreamMemOpMemoryBarrierParams_st",
    "cubind.cuda13.driver",
    (8, 4, false),
    &[
        FieldDef::new(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType)),
        FieldDef::new(c"flags", 4, Ty::U32),
    ],
    "struct CUstreamMemOpMemoryBarrierParams_st, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamMemOpWaitValueParams_st: RecordDef = RecordDef::new(
    "CUstreamMemOpWaitValueParams_st",
    "cubind.cuda13.driver",
    (40, 8, false),
    &[
        FieldDef::new(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType)),
        FieldDef::new(c"address", 8, Ty::Value(&driver::CUdeviceptr)),
        FieldDef::new(c"value", 16, Ty::Value(&driver::cuuint32_t)),
        FieldDef::new(c"value64", 16, Ty::Value(&driver::cuuint64_t)),
        FieldDef::new(c"flags", 24, Ty::U32),
        FieldDef::new(c"alias", 32, Ty::Value(&driver::CUdeviceptr)),
    ],
    "struct CUstreamMemOpWaitValueParams_st, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamMemOpWaitValueParams_st_anon0: RecordDef = RecordDef::new(
    "CUstreamMemOpWaitValueParams_st_anon0",
    "cubind.cuda13.driver",
    (8, 8, true),
    &[
        FieldDef::new(c"value", 0, Ty::Value(&driver::cuuint32_t)),
        FieldDef::new(c"value64", 0, Ty::Value(&driver::cuuint64_t)),
    ],
    "struct CUstreamMemOpWaitValueParams_st.anon0, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamMemOpWriteValueParams_st: RecordDef = RecordDef::new(
    "CUstreamMemOpWriteValueParams_st",
    "cubind.cuda13.driver",
    (40, 8, false),
    &[
        FieldDef::new(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType)),
        FieldDef::new(c"address", 8, Ty::Value(&driver::CUdeviceptr)),
        FieldDef::new(c"value", 16, Ty::Value(&driver::cuuint32_t)),
        FieldDef::new(c"value64", 16, Ty::Value(&driver::cuuint64_t)),
        FieldDef::new(c"flags", 24, Ty::U32),
        FieldDef::new(c"alias", 32, Ty::Value(&driver::CUdeviceptr)),
    ],
    "struct CUstreamMemOpWriteValueParams_st, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamMemOpWriteValueParams_st_anon0: RecordDef = RecordDef::new(
    "CUstreamMemOpWriteValueParams_st_anon0",
    "cubind.cuda13.driver",
    (8, 8, true),
    &[
        FieldDef::new(c"value", 0, Ty::Value(&driver::cuuint32_t)),
        FieldDef::new(c"value64", 0, Ty::Value(&driver::cuuint64_t)),
    ],
    "struct CUstreamMemOpWriteValueParams_st.anon0, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamMemoryBarrier_flags: EnumDef = EnumDef::new(
    "CUstreamMemoryBarrier_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_STREAM_MEMORY_BARRIER_TYPE_SYS", 0),
        ("CU_STREAM_MEMORY_BARRIER_TYPE_GPU", 1),
    ],
    "enum CUstreamMemoryBarrier_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamUpdateCaptureDependencies_flags: EnumDef = EnumDef::new(
    "CUstreamUpdateCaptureDependencies_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_STREAM_ADD_CAPTURE_DEPENDENCIES", 0),
        ("CU_STREAM_SET_CAPTURE_DEPENDENCIES", 1),
    ],
    "enum CUstreamUpdateCaptureDependencies_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamWaitValue_flags: EnumDef = EnumDef::new(
    "CUstreamWaitValue_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_STREAM_WAIT_VALUE_GEQ", 0),
        ("CU_STREAM_WAIT_VALUE_EQ", 1),
        ("CU_STREAM_WAIT_VALUE_AND", 2),
        ("CU_STREAM_WAIT_VALUE_NOR", 3),
        ("CU_STREAM_WAIT_VALUE_FLUSH", 1073741824),
    ],
    "enum CUstreamWaitValue_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamWriteValue_flags: EnumDef = EnumDef::new(
    "CUstreamWriteValue_flags",
    "cubind.cuda13.driver",
    &[
        ("CU_STREAM_WRITE_VALUE_DEFAULT", 0),
        ("CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER", 1),
    ],
    "enum CUstreamWriteValue_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstream_flags: EnumDef = EnumDef::new(
    "CUstream_flags",
    "cubind.cuda13.driver",
    &[("CU_STREAM_DEFAULT", 0), ("CU_STREAM_NON_BLOCKING", 1)],
    "enum CUstream_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUsurfObject: ValueDef = ValueDef::new(
    "CUsurfObject",
    "cubind.cuda13.driver",
    ValueKind::U64,
    None,
    "typedef CUsurfObject, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUsurfref: ValueDef = ValueDef::new(
    "CUsurfref",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUsurfref, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUsynchronizationPolicy: EnumDef = EnumDef::new(
    "CUsynchronizationPolicy",
    "cubind.cuda13.driver",
    &[
        ("CU_SYNC_POLICY_AUTO", 1),
        ("CU_SYNC_POLICY_SPIN", 2),
        ("CU_SYNC_POLICY_YIELD", 3),
        ("CU_SYNC_POLICY_BLOCKING_SYNC", 4),
    ],
    "enum CUsynchronizationPolicy, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUtensorMapDataType: EnumDef = EnumDef::new(
    "CUtensorMapDataType",
    "cubind.cuda13.driver",
    &[
        ("CU_TENSOR_MAP_DATA_TYPE_UINT8", 0),
        ("CU_TENSOR_MAP_DATA_TYPE_UINT16", 1),
        ("CU_TENSOR_MAP_DATA_TYPE_UINT32", 2),
        ("CU_TENSOR_MAP_DATA_TYPE_INT32", 3),
        ("CU_TENSOR_MAP_DATA_TYPE_UINT64", 4),
        ("CU_TENSOR_MAP_DATA_TYPE_INT64", 5),
        ("CU_TENSOR_MAP_DATA_TYPE_FLOAT16", 6),
        ("CU_TENSOR_MAP_DATA_TYPE_FLOAT32", 7),
        ("CU_TENSOR_MAP_DATA_TYPE_FLOAT64", 8),
        ("CU_TENSOR_MAP_DATA_TYPE_BFLOAT16", 9),
        ("CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ", 10),
        ("CU_TENSOR_MAP_DATA_TYPE_TFLOAT32", 11),
        ("CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ", 12),
        ("CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B", 13),
        ("CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", 14),
        ("CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B", 15),
    ],
    "enum CUtensorMapDataType, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUtensorMapFloatOOBfill: EnumDef = EnumDef::new(
    "CUtensorMapFloatOOBfill",
    "cubind.cuda13.driver",
    &[
        ("CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE", 0),
        ("CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA", 1),
    ],
    "enum CUtensorMapFloatOOBfill, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUtensorMapIm2ColWideMode: EnumDef = EnumDef::new(
    "CUtensorMapIm2ColWideMode",
    "cubind.cuda13.driver",
    &[
        ("CU_TENSOR_MAP_IM2COL_WIDE_MODE_W", 0),
        ("CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128", 1),
    ],
    "enum CUtensorMapIm2ColWideMode, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUtensorMapInterleave: EnumDef = EnumDef::new(
    "CUtensorMapInterleave",
    "cubind.cuda13.driver",
    &[
        ("CU_TENSOR_MAP_INTERLEAVE_NONE", 0),
        ("CU_TENSOR_MAP_INTERLEAVE_16B", 1),
        ("CU_TENSOR_MAP_INTERLEAVE_32B", 2),
    ],
    "enum CUtensorMapInterleave, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUtensorMapL2promotion: EnumDef = EnumDef::new(
    "CUtensorMapL2promotion",
    "cubind.cuda13.driver",
    &[
        ("CU_TENSOR_MAP_L2_PROMOTION_NONE", 0),
        ("CU_TENSOR_MAP_L2_PROMOTION_L2_64B", 1),
        ("CU_TENSOR_MAP_L2_PROMOTION_L2_128B", 2),
        ("CU_TENSOR_MAP_L2_PROMOTION_L2_256B", 3),
    ],
    "enum CUtensorMapL2promotion, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUtensorMapSwizzle: EnumDef = EnumDef::new(
    "CUtensorMapSwizzle",
    "cubind.cuda13.driver",
    &[
        ("CU_TENSOR_MAP_SWIZZLE_NONE", 0),
        ("CU_TENSOR_MAP_SWIZZLE_32B", 1),
        ("CU_TENSOR_MAP_SWIZZLE_64B", 2),
        ("CU_TENSOR_MAP_SWIZZLE_128B", 3),
        ("CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B", 4),
        ("CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B", 5),
        ("CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B", 6),
    ],
    "enum CUtensorMapSwizzle, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUtexObject: ValueDef = ValueDef::new(
    "CUtexObject",
    "cubind.cuda13.driver",
    ValueKind::U64,
    None,
    "typedef CUtexObject, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUtexref: ValueDef = ValueDef::new(
    "CUtexref",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUtexref, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUuserObject: ValueDef = ValueDef::new(
    "CUuserObject",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef CUuserObject, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUuserObjectRetain_flags: EnumDef = EnumDef::new(
    "CUuserObjectRetain_flags",
    "cubind.cuda13.driver",
    &[("CU_GRAPH_USER_OBJECT_MOVE", 1)],
    "enum CUuserObjectRetain_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUuserObject_flags: EnumDef = EnumDef::new(
    "CUuserObject_flags",
    "cubind.cuda13.driver",
    &[("CU_USER_OBJECT_NO_DESTRUCTOR_SYNC", 1)],
    "enum CUuserObject_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUuuid_st: RecordDef = RecordDef::new(
    "CUuuid_st",
    "cubind.cuda13.driver",
    (16, 1, false),
    &[FieldDef::new(c"bytes", 0, Ty::Id(16))],
    "struct CUuuid, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUuuid: RecordDef = RecordDef::alias(
    "CUuuid",
    "cubind.cuda13.driver",
    &driver::CUuuid_st,
    "struct CUuuid, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static EGLImageKHR: ValueDef = ValueDef::new(
    "EGLImageKHR",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef EGLImageKHR, from EGL/eglext.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static EGLStreamKHR: ValueDef = ValueDef::new(
    "EGLStreamKHR",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef EGLStreamKHR, from EGL/eglext.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static EGLSyncKHR: ValueDef = ValueDef::new(
    "EGLSyncKHR",
    "cubind.cuda13.driver",
    ValueKind::Handle,
    None,
    "typedef EGLSyncKHR, from EGL/eglext.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static EGLint: ValueDef = ValueDef::new(
    "EGLint",
    "cubind.cuda13.driver",
    ValueKind::I32,
    None,
    "typedef EGLint, from EGL/egl.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static GLenum: ValueDef = ValueDef::new(
    "GLenum",
    "cubind.cuda13.driver",
    ValueKind::U32,
    None,
    "typedef GLenum, from GL/gl.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static GLuint: ValueDef = ValueDef::new(
    "GLuint",
    "cubind.cuda13.driver",
    ValueKind::U32,
    None,
    "typedef GLuint, from GL/gl.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static VdpDevice: ValueDef = ValueDef::new(
    "VdpDevice",
    "cubind.cuda13.driver",
    ValueKind::U32,
    None,
    "typedef VdpDevice, from vdpau/vdpau.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static VdpFuncId: ValueDef = ValueDef::new(
    "VdpFuncId",
    "cubind.cuda13.driver",
    ValueKind::U32,
    None,
    "typedef VdpFuncId, from vdpau/vdpau.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static VdpGetProcAddress__signature: Signature = Signature::new(
    Some(Ty::Enum(&driver::VdpStatus)),
    &[
        ArgKind::Value(Ty::Value(&driver::VdpDevice)),
        ArgKind::Value(Ty::Value(&driver::VdpFuncId)),
        ArgKind::Value(Ty::Pointer),
    ],
);

pub(crate) static VdpGetProcAddress: ValueDef = ValueDef::new(
        "VdpGetProcAddress",
        "cubind.cuda13.driver",
        ValueKind::Callback,
        None,
        "the address of a C function, VdpGetProcAddress, from vdpau/vdpau.h. Since CUDA 12.0 or earlier.",
    )
    .calling(&VdpGetProcAddress__signature);

pub(crate) static VdpOutputSurface: ValueDef = ValueDef::new(
    "VdpOutputSurface",
    "cubind.cuda13.driver",
    ValueKind::U32,
    None,
    "typedef VdpOutputSurface, from vdpau/vdpau.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static VdpStatus: EnumDef = EnumDef::new(
    "VdpStatus",
    "cubind.cuda13.driver",
    &[
        ("VDP_STATUS_OK", 0),
        ("VDP_STATUS_NO_IMPLEMENTATION", 1),
        ("VDP_STATUS_DISPLAY_PREEMPTED", 2),
        ("VDP_STATUS_INVALID_HANDLE", 3),
        ("VDP_STATUS_INVALID_POINTER", 4),
        ("VDP_STATUS_INVALID_CHROMA_TYPE", 5),
        ("VDP_STATUS_INVALID_Y_CB_CR_FORMAT", 6),
        ("VDP_STATUS_INVALID_RGBA_FORMAT", 7),
        ("VDP_STATUS_INVALID_INDEXED_FORMAT", 8),
        ("VDP_STATUS_INVALID_COLOR_STANDARD", 9),
        ("VDP_STATUS_INVALID_COLOR_TABLE_FORMAT", 10),
        ("VDP_STATUS_INVALID_BLEND_FACTOR", 11),
        ("VDP_STATUS_INVALID_BLEND_EQUATION", 12),
        ("VDP_STATUS_INVALID_FLAG", 13),
        ("VDP_STATUS_INVALID_DECODER_PROFILE", 14),
        ("VDP_STATUS_INVALID_VIDEO_MIXER_FEATURE", 15),
        ("VDP_STATUS_INVALID_VIDEO_MIXER_PARAMETER", 16),
        ("VDP_STATUS_INVALID_VIDEO_MIXER_ATTRIBUTE", 17),
        ("VDP_STATUS_INVALID_VIDEO_MIXER_PICTURE_STRUCTURE", 18),
        ("VDP_STATUS_INVALID_FUNC_ID", 19),
        ("VDP_STATUS_INVALID_SIZE", 20),
        ("VDP_STATUS_INVALID_VALUE", 21),
        ("VDP_STATUS_INVALID_STRUCT_VERSION", 22),
        ("VDP_STATUS_RESOURCES", 23),
        ("VDP_STATUS_HANDLE_DEVICE_MISMATCH", 24),
        ("VDP_STATUS_ERROR", 25),
    ],
    "enum VdpStatus, from vdpau/vdpau.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static VdpVideoSurface: ValueDef = ValueDef::new(
    "VdpVideoSurface",
    "cubind.cuda13.driver",
    ValueKind::U32,
    None,
    "typedef VdpVideoSurface, from vdpau/vdpau.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cl_context_flags: EnumDef = EnumDef::new(
    "cl_context_flags",
    "cubind.cuda13.driver",
    &[
        ("NVCL_CTX_SCHED_AUTO", 0),
        ("NVCL_CTX_SCHED_SPIN", 1),
        ("NVCL_CTX_SCHED_YIELD", 2),
        ("NVCL_CTX_SCHED_BLOCKING_SYNC", 4),
    ],
    "enum cl_context_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cl_event_flags: EnumDef = EnumDef::new(
    "cl_event_flags",
    "cubind.cuda13.driver",
    &[
        ("NVCL_EVENT_SCHED_AUTO", 0),
        ("NVCL_EVENT_SCHED_SPIN", 1),
        ("NVCL_EVENT_SCHED_YIELD", 2),
        ("NVCL_EVENT_SCHED_BLOCKING_SYNC", 4),
    ],
    "enum cl_event_flags, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cuuint32_t: ValueDef = ValueDef::new(
    "cuuint32_t",
    "cubind.cuda13.driver",
    ValueKind::U32,
    None,
    "typedef cuuint32_t, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static cuuint64_t: ValueDef = ValueDef::new(
    "cuuint64_t",
    "cubind.cuda13.driver",
    ValueKind::U64,
    None,
    "typedef cuuint64_t, from cuda.h. Since CUDA 12.0 or earlier.",
);
