//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;
use crate::tables::{driver, driver12};

pub(crate) static CUCoredumpGenerationFlags: EnumDef = EnumDef::new(
    "CUCoredumpGenerationFlags",
    "cubind.cuda12.driver",
    &[
        ("CU_COREDUMP_DEFAULT_FLAGS", 0),
        ("CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES", 1),
        ("CU_COREDUMP_SKIP_GLOBAL_MEMORY", 2),
        ("CU_COREDUMP_SKIP_SHARED_MEMORY", 4),
        ("CU_COREDUMP_SKIP_LOCAL_MEMORY", 8),
        ("CU_COREDUMP_SKIP_ABORT", 16),
        ("CU_COREDUMP_SKIP_CONSTBANK_MEMORY", 32),
        ("CU_COREDUMP_LIGHTWEIGHT_FLAGS", 47),
    ],
    "enum CUCoredumpGenerationFlags, from cuda.h. Since CUDA 12.5.",
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_st",
    "cubind.cuda12.driver",
    (32, 8, false),
    &[
        FieldDef::new(c"ctx", 0, Ty::Value(&driver::CUcontext)),
        FieldDef::new(c"count", 8, Ty::U32),
        FieldDef::new(
            c"paramArray",
            16,
            Ty::List(&Ty::Record(&driver12::CUstreamBatchMemOpParams)),
        ),
        FieldDef::new(c"flags", 24, Ty::U32),
    ],
    "struct CUDA_BATCH_MEM_OP_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier, until CUDA 12.1.",
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_BATCH_MEM_OP_NODE_PARAMS",
    "cubind.cuda12.driver",
    &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_st,
    "struct CUDA_BATCH_MEM_OP_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier, until CUDA 12.1.",
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st: RecordDef = RecordDef::new(
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st",
    "cubind.cuda12.driver",
    (32, 8, false),
    &[
        FieldDef::new(c"ctx", 0, Ty::Value(&driver::CUcontext)),
        FieldDef::new(c"count", 8, Ty::U32),
        FieldDef::new(
            c"paramArray",
            16,
            Ty::List(&Ty::Record(&driver12::CUstreamBatchMemOpParams)),
        ),
        FieldDef::new(c"flags", 24, Ty::U32),
    ],
    "struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1",
    "cubind.cuda12.driver",
    &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st,
    "struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st",
    "cubind.cuda12.driver",
    (32, 8, false),
    &[
        FieldDef::new(c"ctx", 0, Ty::Value(&driver::CUcontext)),
        FieldDef::new(c"count", 8, Ty::U32),
        FieldDef::new(
            c"paramArray",
            16,
            Ty::List(&Ty::Record(&driver12::CUstreamBatchMemOpParams)),
        ),
        FieldDef::new(c"flags", 24, Ty::U32),
    ],
    "struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2",
    "cubind.cuda12.driver",
    &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st,
    "struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_EVENT_RECORD_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_EVENT_RECORD_NODE_PARAMS_st",
    "cubind.cuda12.driver",
    (8, 8, false),
    &[FieldDef::new(c"event", 0, Ty::Value(&driver::CUevent))],
    "struct CUDA_EVENT_RECORD_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_EVENT_RECORD_NODE_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_EVENT_RECORD_NODE_PARAMS",
    "cubind.cuda12.driver",
    &driver12::CUDA_EVENT_RECORD_NODE_PARAMS_st,
    "struct CUDA_EVENT_RECORD_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st",
    "cubind.cuda12.driver",
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
    "struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2",
    "cubind.cuda12.driver",
    &driver12::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st,
    "struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st",
    "cubind.cuda12.driver",
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
    "struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2",
    "cubind.cuda12.driver",
    &driver12::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st,
    "struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_HOST_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "CUDA_HOST_NODE_PARAMS_v2_st",
    "cubind.cuda12.driver",
    (16, 8, false),
    &[
        FieldDef::new(c"fn", 0, Ty::Callback(Some(&driver::CUhostFn__signature))),
        FieldDef::new(c"userData", 8, Ty::Data),
    ],
    "struct CUDA_HOST_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_HOST_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "CUDA_HOST_NODE_PARAMS_v2",
    "cubind.cuda12.driver",
    &driver12::CUDA_HOST_NODE_PARAMS_v2_st,
    "struct CUDA_HOST_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_MEMCPY3D_BATCH_OP: RecordDef = RecordDef::alias(
    "CUDA_MEMCPY3D_BATCH_OP",
    "cubind.cuda12.driver",
    &driver12::CUDA_MEMCPY3D_BATCH_OP_v1,
    "typedef CUDA_MEMCPY3D_BATCH_OP_v1 CUDA_MEMCPY3D_BATCH_OP, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUDA_MEMCPY3D_BATCH_OP_st: RecordDef = RecordDef::new(
    "CUDA_MEMCPY3D_BATCH_OP_st",
    "cubind.cuda12.driver",
    (112, 8, false),
    &[
        FieldDef::new(c"src", 0, Ty::Record(&driver12::CUmemcpy3DOperand)),
        FieldDef::new(c"dst", 40, Ty::Record(&driver12::CUmemcpy3DOperand)),
        FieldDef::new(c"extent", 80, Ty::Record(&driver::CUextent3D)),
        FieldDef::new(c"srcAccessOrder", 104, Ty::Enum(&driver::CUmemcpySrcAccessOrder)),
        FieldDef::new(c"flags", 108, Ty::U32),
    ],
    "struct CUDA_MEMCPY3D_BATCH_OP_v1, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUDA_MEMCPY3D_BATCH_OP_v1: RecordDef = RecordDef::alias(
    "CUDA_MEMCPY3D_BATCH_OP_v1",
    "cubind.cuda12.driver",
    &driver12::CUDA_MEMCPY3D_BATCH_OP_st,
    "struct CUDA_MEMCPY3D_BATCH_OP_v1, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "CUDA_MEM_ALLOC_NODE_PARAMS_st",
    "cubind.cuda12.driver",
    (120, 8, false),
    &[
        FieldDef::new(c"poolProps", 0, Ty::Record(&driver12::CUmemPoolProps)),
        FieldDef::new(
            c"accessDescs",
            88,
            Ty::List(&Ty::Record(&driver12::CUmemAccessDesc)),
        ),
        FieldDef::new(c"accessDescCount", 96, Ty::U64),
        FieldDef::new(c"bytesize", 104, Ty::U64),
        FieldDef::new(c"dptr", 112, Ty::Value(&driver::CUdeviceptr)),
    ],
    "struct CUDA_MEM_ALLOC_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier, until CUDA 12.1.",
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS: RecordDef = RecordDef::alias(
    "CUDA_MEM_ALLOC_NODE_PARAMS",
    "cubind.cuda12.driver",
    &driver12::CUDA_MEM_ALLOC_NODE_PARAMS_st,
    "struct CUDA_MEM_ALLOC_NODE_PARAMS, from cuda.h. Since CUDA 12.0 or earlier, until CUDA 12.1.",
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_v1_st: RecordDef = RecordDef::new(
    "CUDA_MEM_ALLOC_NODE_PARAMS_v1_st",
    "cubind.cuda12.driver",
    (120, 8, false),
    &[
        FieldDef::new(c"poolProps", 0, Ty::Record(&driver12::CUmemPoolProps)),
        FieldDef::new(
            c"accessDescs",
            88,
            Ty::List(&Ty::Record(&driver12::CUmemAccessDesc)),
        ),
        FieldDef::new(c"accessDescCount", 96, Ty::U64),
        FieldDef::new(c"bytesize", 104, Ty::U64),
        FieldDef::new(c"dptr", 112, Ty::Value(&driver::CUdeviceptr)),
    ],
    "struct CUDA_MEM_ALLOC_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "CUDA_MEM_ALLOC_NODE_PARAMS_v1",
    "cubind.cuda12.driver",
    &driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v1_st,
    "struct CUDA_MEM_ALLOC_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "CUDA_MEM_ALLOC_NODE_PARAMS_v2_st",
    "cubind.cuda12.driver",
    (120, 8, false),
    &[
        FieldDef::new(c"poolProps", 0, Ty::Record(&driver12::CUmemPoolProps)),
        FieldDef::new(
            c"accessDescs",
            88,
            Ty::List(&Ty::Record(&driver12::CUmemAccessDesc)),
        ),
        FieldDef::new(c"accessDescCount", 96, Ty::U64),
        FieldDef::new(c"bytesize", 104, Ty::U64),
        FieldDef::new(c"dptr", 112, Ty::Value(&driver::CUdeviceptr)),
    ],
    "struct CUDA_MEM_ALLOC_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "CUDA_MEM_ALLOC_NODE_PARAMS_v2",
    "cubind.cuda12.driver",
    &driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v2_st,
    "struct CUDA_MEM_ALLOC_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUcheckpointCheckpointArgs_st: RecordDef = RecordDef::new(
    "CUcheckpointCheckpointArgs_st",
    "cubind.cuda12.driver",
    (64, 8, false),
    &[FieldDef::new(c"reserved", 0, Ty::Array(&Ty::Value(&driver::cuuint64_t), 8))],
    "struct CUcheckpointCheckpointArgs, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUcheckpointCheckpointArgs: RecordDef = RecordDef::alias(
    "CUcheckpointCheckpointArgs",
    "cubind.cuda12.driver",
    &driver12::CUcheckpointCheckpointArgs_st,
    "struct CUcheckpointCheckpointArgs, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUcheckpointRestoreArgs_st: RecordDef = RecordDef::new(
    "CUcheckpointRestoreArgs_st",
    "cubind.cuda12.driver",
    (64, 8, false),
    &[FieldDef::new(c"reserved", 0, Ty::Array(&Ty::Value(&driver::cuuint64_t), 8))],
    "struct CUcheckpointRestoreArgs, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUcheckpointRestoreArgs: RecordDef = RecordDef::alias(
    "CUcheckpointRestoreArgs",
    "cubind.cuda12.driver",
    &driver12::CUcheckpointRestoreArgs_st,
    "struct CUcheckpointRestoreArgs, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUdevResource: RecordDef = RecordDef::alias(
    "CUdevResource",
    "cubind.cuda12.driver",
    &driver12::CUdevResource_v1,
    "typedef CUdevResource_v1 CUdevResource, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUdevResource_st: RecordDef = RecordDef::new(
    "CUdevResource_st",
    "cubind.cuda12.driver",
    (144, 4, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&driver::CUdevResourceType)),
        FieldDef::new(c"_internal_padding", 4, Ty::Chars(92)),
        FieldDef::new(c"sm", 96, Ty::Record(&driver12::CUdevSmResource)),
        FieldDef::new(c"_oversize", 96, Ty::Chars(48)),
    ],
    "struct CUdevResource_v1, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUdevResource_v1: RecordDef = RecordDef::alias(
    "CUdevResource_v1",
    "cubind.cuda12.driver",
    &driver12::CUdevResource_st,
    "struct CUdevResource_v1, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUdevResource_v1_anon0: RecordDef = RecordDef::new(
    "CUdevResource_v1_anon0",
    "cubind.cuda12.driver",
    (48, 4, true),
    &[
        FieldDef::new(c"sm", 0, Ty::Record(&driver12::CUdevSmResource)),
        FieldDef::new(c"_oversize", 0, Ty::Chars(48)),
    ],
    "struct CUdevResource_v1.anon0, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUdevSmResource_st: RecordDef = RecordDef::new(
    "CUdevSmResource_st",
    "cubind.cuda12.driver",
    (4, 4, false),
    &[FieldDef::new(c"smCount", 0, Ty::U32)],
    "struct CUdevSmResource, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUdevSmResource: RecordDef = RecordDef::alias(
    "CUdevSmResource",
    "cubind.cuda12.driver",
    &driver12::CUdevSmResource_st,
    "struct CUdevSmResource, from cuda.h. Since CUDA 12.4.",
);

pub(crate) static CUdevice_attribute: EnumDef = EnumDef::new(
    "CUdevice_attribute",
    "cubind.cuda12.driver",
    &[
        ("CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK", 1),
        ("CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X", 2),
        ("CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y", 3),
        ("CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z", 4),
        ("CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X", 5),
        ("CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y", 6),
        ("CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z", 7),
        ("CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK", 8),
        ("CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK", 8),
        ("CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY", 9),
        ("CU_DEVICE_ATTRIBUTE_WARP_SIZE", 10),
        ("CU_DEVICE_ATTRIBUTE_MAX_PITCH", 11),
        ("CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK", 12),
        ("CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK", 12),
        ("CU_DEVICE_ATTRIBUTE_CLOCK_RATE", 13),
        ("CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT", 14),
        ("CU_DEVICE_ATTRIBUTE_GPU_OVERLAP", 15),
        ("CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT", 16),
        ("CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT", 17),
        ("CU_DEVICE_ATTRIBUTE_INTEGRATED", 18),
        ("CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY", 19),
        ("CU_DEVICE_ATTRIBUTE_COMPUTE_MODE", 20),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH", 21),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH", 22),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT", 23),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH", 24),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT", 25),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH", 26),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH", 27),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT", 28),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS", 29),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH", 27),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT", 28),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES", 29),
        ("CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT", 30),
        ("CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS", 31),
        ("CU_DEVICE_ATTRIBUTE_ECC_ENABLED", 32),
        ("CU_DEVICE_ATTRIBUTE_PCI_BUS_ID", 33),
        ("CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID", 34),
        ("CU_DEVICE_ATTRIBUTE_TCC_DRIVER", 35),
        ("CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE", 36),
        ("CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH", 37),
        ("CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE", 38),
        ("CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR", 39),
        ("CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT", 40),
        ("CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING", 41),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH", 42),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS", 43),
        ("CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER", 44),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH", 45),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT", 46),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE", 47),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE", 48),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE", 49),
        ("CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID", 50),
        ("CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT", 51),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH", 52),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH", 53),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS", 54),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH", 55),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH", 56),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT", 57),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH", 58),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT", 59),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH", 60),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH", 61),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS", 62),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH", 63),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT", 64),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS", 65),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH", 66),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH", 67),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS", 68),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH", 69),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH", 70),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT", 71),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH", 72),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH", 73),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT", 74),
        ("CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR", 75),
        ("CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR", 76),
        ("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH", 77),
        ("CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED", 78),
        ("CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED", 79),
        ("CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED", 80),
        ("CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR", 81),
        ("CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR", 82),
        ("CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY", 83),
        ("CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD", 84),
        ("CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID", 85),
        ("CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED", 86),
        ("CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO", 87),
        ("CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS", 88),
        ("CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS", 89),
        ("CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED", 90),
        ("CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM", 91),
        ("CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1", 92),
        ("CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1", 93),
        ("CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1", 94),
        ("CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH", 95),
        ("CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH", 96),
        ("CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", 97),
        ("CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES", 98),
        ("CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED", 99),
        ("CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES", 100),
        ("CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST", 101),
        ("CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED", 102),
        ("CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", 102),
        ("CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED", 103),
        ("CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED", 104),
        ("CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED", 105),
        ("CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR", 106),
        ("CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED", 107),
        ("CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE", 108),
        ("CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE", 109),
        ("CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED", 110),
        ("CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK", 111),
        ("CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED", 112),
        ("CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED", 113),
        ("CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED", 114),
        ("CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED", 115),
        ("CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED", 116),
        ("CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS", 117),
        ("CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING", 118),
        ("CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES", 119),
        ("CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH", 120),
        ("CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED", 121),
        ("CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS", 122),
        ("CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR", 123),
        ("CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED", 124),
        ("CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED", 125),
        ("CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT", 126),
        ("CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED", 127),
        ("CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED", 128),
        ("CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS", 129),
        ("CU_DEVICE_ATTRIBUTE_NUMA_CONFIG", 130),
        ("CU_DEVICE_ATTRIBUTE_NUMA_ID", 131),
        ("CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED", 132),
        ("CU_DEVICE_ATTRIBUTE_MPS_ENABLED", 133),
        ("CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID", 134),
        ("CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED", 135),
        ("CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK", 136),
        ("CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH", 137),
        ("CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED", 138),
        ("CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID", 139),
        ("CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID", 140),
        ("CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", 141),
        ("CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED", 142),
        ("CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED", 143),
        ("CU_DEVICE_ATTRIBUTE_MAX", 144),
    ],
    "enum CUdevice_attribute, from cuda.h. Since CUDA 12.0 or earlier. Deprecated: CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK, CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK, CU_DEVICE_ATTRIBUTE_GPU_OVERLAP, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES, CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH, CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1, CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1, CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1, CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH, CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED.",
);

pub(crate) static CUfunction_attribute: EnumDef = EnumDef::new(
    "CUfunction_attribute",
    "cubind.cuda12.driver",
    &[
        ("CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK", 0),
        ("CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES", 1),
        ("CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES", 2),
        ("CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES", 3),
        ("CU_FUNC_ATTRIBUTE_NUM_REGS", 4),
        ("CU_FUNC_ATTRIBUTE_PTX_VERSION", 5),
        ("CU_FUNC_ATTRIBUTE_BINARY_VERSION", 6),
        ("CU_FUNC_ATTRIBUTE_CACHE_MODE_CA", 7),
        ("CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES", 8),
        ("CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", 9),
        ("CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET", 10),
        ("CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH", 11),
        ("CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT", 12),
        ("CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH", 13),
        ("CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED", 14),
        ("CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 15),
        ("CU_FUNC_ATTRIBUTE_MAX", 16),
    ],
    "enum CUfunction_attribute, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUgraphNodeParams_st: RecordDef = RecordDef::new(
        "CUgraphNodeParams_st",
        "cubind.cuda12.driver",
        (256, 8, false),
        &[
            FieldDef::new(c"type", 0, Ty::Enum(&driver::CUgraphNodeType)),
            FieldDef::new(c"reserved0", 4, Ty::Array(&Ty::I32, 3)),
            FieldDef::new(c"reserved1", 16, Ty::Array(&Ty::I64, 29)),
            FieldDef::new(
                c"kernel",
                16,
                Ty::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v3),
            ),
            FieldDef::new(c"memcpy", 16, Ty::Record(&driver::CUDA_MEMCPY_NODE_PARAMS)),
            FieldDef::new(
                c"memset",
                16,
                Ty::Record(&driver::CUDA_MEMSET_NODE_PARAMS_v2),
            ),
            FieldDef::new(c"host", 16, Ty::Record(&driver12::CUDA_HOST_NODE_PARAMS_v2)),
            FieldDef::new(
                c"graph",
                16,
                Ty::Record(&driver::CUDA_CHILD_GRAPH_NODE_PARAMS),
            ),
            FieldDef::new(
                c"eventWait",
                16,
                Ty::Record(&driver::CUDA_EVENT_WAIT_NODE_PARAMS),
            ),
            FieldDef::new(
                c"eventRecord",
                16,
                Ty::Record(&driver12::CUDA_EVENT_RECORD_NODE_PARAMS),
            ),
            FieldDef::new(
                c"extSemSignal",
                16,
                Ty::Record(&driver12::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2),
            ),
            FieldDef::new(
                c"extSemWait",
                16,
                Ty::Record(&driver12::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2),
            ),
            FieldDef::new(
                c"alloc",
                16,
                Ty::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v2),
            ),
            FieldDef::new(c"free", 16, Ty::Record(&driver::CUDA_MEM_FREE_NODE_PARAMS)),
            FieldDef::new(
                c"memOp",
                16,
                Ty::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2),
            ),
            FieldDef::new(
                c"conditional",
                16,
                Ty::Record(&driver::CUDA_CONDITIONAL_NODE_PARAMS),
            ),
            FieldDef::new(c"reserved2", 248, Ty::I64),
        ],
        "struct CUgraphNodeParams, from cuda.h. Since CUDA 12.2.",
    )
    .selecting(
        &[
            Selected {
                at: 16,
                size: 32,
                by: Some((0, 13)),
            },
        ],
    );

pub(crate) static CUgraphNodeParams: RecordDef = RecordDef::alias(
    "CUgraphNodeParams",
    "cubind.cuda12.driver",
    &driver12::CUgraphNodeParams_st,
    "struct CUgraphNodeParams, from cuda.h. Since CUDA 12.2.",
);

pub(crate) static CUgraphNodeParams_anon0: RecordDef = RecordDef::new(
        "CUgraphNodeParams_anon0",
        "cubind.cuda12.driver",
        (232, 8, true),
        &[
            FieldDef::new(c"reserved1", 0, Ty::Array(&Ty::I64, 29)),
            FieldDef::new(c"kernel", 0, Ty::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v3)),
            FieldDef::new(c"memcpy", 0, Ty::Record(&driver::CUDA_MEMCPY_NODE_PARAMS)),
            FieldDef::new(c"memset", 0, Ty::Record(&driver::CUDA_MEMSET_NODE_PARAMS_v2)),
            FieldDef::new(c"host", 0, Ty::Record(&driver12::CUDA_HOST_NODE_PARAMS_v2)),
            FieldDef::new(
                c"graph",
                0,
                Ty::Record(&driver::CUDA_CHILD_GRAPH_NODE_PARAMS),
            ),
            FieldDef::new(
                c"eventWait",
                0,
                Ty::Record(&driver::CUDA_EVENT_WAIT_NODE_PARAMS),
            ),
            FieldDef::new(
                c"eventRecord",
                0,
                Ty::Record(&driver12::CUDA_EVENT_RECORD_NODE_PARAMS),
            ),
            FieldDef::new(
                c"extSemSignal",
                0,
                Ty::Record(&driver12::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2),
            ),
            FieldDef::new(
                c"extSemWait",
                0,
                Ty::Record(&driver12::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2),
            ),
            FieldDef::new(
                c"alloc",
                0,
                Ty::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v2),
            ),
            FieldDef::new(c"free", 0, Ty::Record(&driver::CUDA_MEM_FREE_NODE_PARAMS)),
            FieldDef::new(
                c"memOp",
                0,
                Ty::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2),
            ),
            FieldDef::new(
                c"conditional",
                0,
                Ty::Record(&driver::CUDA_CONDITIONAL_NODE_PARAMS),
            ),
        ],
        "struct CUgraphNodeParams.anon0, from cuda.h. Since CUDA 12.2.",
    )
    .selecting(
        &[
            Selected {
                at: 0,
                size: 32,
                by: None,
            },
        ],
    );

pub(crate) static CUjit_option: EnumDef = EnumDef::new(
    "CUjit_option",
    "cubind.cuda12.driver",
    &[
        ("CU_JIT_MAX_REGISTERS", 0),
        ("CU_JIT_THREADS_PER_BLOCK", 1),
        ("CU_JIT_WALL_TIME", 2),
        ("CU_JIT_INFO_LOG_BUFFER", 3),
        ("CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES", 4),
        ("CU_JIT_ERROR_LOG_BUFFER", 5),
        ("CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES", 6),
        ("CU_JIT_OPTIMIZATION_LEVEL", 7),
        ("CU_JIT_TARGET_FROM_CUCONTEXT", 8),
        ("CU_JIT_TARGET", 9),
        ("CU_JIT_FALLBACK_STRATEGY", 10),
        ("CU_JIT_GENERATE_DEBUG_INFO", 11),
        ("CU_JIT_LOG_VERBOSE", 12),
        ("CU_JIT_GENERATE_LINE_INFO", 13),
        ("CU_JIT_CACHE_MODE", 14),
        ("CU_JIT_NEW_SM3X_OPT", 15),
        ("CU_JIT_FAST_COMPILE", 16),
        ("CU_JIT_GLOBAL_SYMBOL_NAMES", 17),
        ("CU_JIT_GLOBAL_SYMBOL_ADDRESSES", 18),
        ("CU_JIT_GLOBAL_SYMBOL_COUNT", 19),
        ("CU_JIT_LTO", 20),
        ("CU_JIT_FTZ", 21),
        ("CU_JIT_PREC_DIV", 22),
        ("CU_JIT_PREC_SQRT", 23),
        ("CU_JIT_FMA", 24),
        ("CU_JIT_REFERENCED_KERNEL_NAMES", 25),
        ("CU_JIT_REFERENCED_KERNEL_COUNT", 26),
        ("CU_JIT_REFERENCED_VARIABLE_NAMES", 27),
        ("CU_JIT_REFERENCED_VARIABLE_COUNT", 28),
        ("CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES", 29),
        ("CU_JIT_POSITION_INDEPENDENT_CODE", 30),
        ("CU_JIT_MIN_CTA_PER_SM", 31),
        ("CU_JIT_MAX_THREADS_PER_BLOCK", 32),
        ("CU_JIT_OVERRIDE_DIRECTIVE_VALUES", 33),
        ("CU_JIT_NUM_OPTIONS", 34),
    ],
    "enum CUjit_option, from cuda.h. Since CUDA 12.0 or earlier. Deprecated: CU_JIT_NEW_SM3X_OPT, CU_JIT_LTO, CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA, CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_NAMES, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE.",
);

pub(crate) static CUkernelNodeAttrValue: RecordDef = RecordDef::alias(
    "CUkernelNodeAttrValue",
    "cubind.cuda12.driver",
    &driver12::CUkernelNodeAttrValue_v1,
    "typedef CUkernelNodeAttrValue_v1 CUkernelNodeAttrValue, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUkernelNodeAttrValue_v1: RecordDef = RecordDef::alias(
    "CUkernelNodeAttrValue_v1",
    "cubind.cuda12.driver",
    &driver12::CUlaunchAttributeValue,
    "typedef CUlaunchAttributeValue CUkernelNodeAttrValue_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlaunchAttribute_st: RecordDef = RecordDef::new(
    "CUlaunchAttribute_st",
    "cubind.cuda12.driver",
    (72, 8, false),
    &[
        FieldDef::new(c"id", 0, Ty::Enum(&driver::CUlaunchAttributeID)),
        FieldDef::new(c"pad", 4, Ty::Chars(4)),
        FieldDef::new(c"value", 8, Ty::Record(&driver12::CUlaunchAttributeValue)),
    ],
    "struct CUlaunchAttribute, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlaunchAttribute: RecordDef = RecordDef::alias(
    "CUlaunchAttribute",
    "cubind.cuda12.driver",
    &driver12::CUlaunchAttribute_st,
    "struct CUlaunchAttribute, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlaunchAttributeValue_union: RecordDef = RecordDef::new(
    "CUlaunchAttributeValue_union",
    "cubind.cuda12.driver",
    (64, 8, true),
    &[
        FieldDef::new(c"pad", 0, Ty::Chars(64)),
        FieldDef::new(
            c"accessPolicyWindow",
            0,
            Ty::Record(&driver::CUaccessPolicyWindow),
        ),
        FieldDef::new(c"cooperative", 0, Ty::I32),
        FieldDef::new(c"syncPolicy", 0, Ty::Enum(&driver::CUsynchronizationPolicy)),
        FieldDef::new(
            c"clusterDim",
            0,
            Ty::Record(&driver::CUlaunchAttributeValue_clusterDim),
        ),
        FieldDef::new(
            c"clusterSchedulingPolicyPreference",
            0,
            Ty::Enum(&driver::CUclusterSchedulingPolicy),
        ),
        FieldDef::new(c"programmaticStreamSerializationAllowed", 0, Ty::I32),
        FieldDef::new(
            c"programmaticEvent",
            0,
            Ty::Record(&driver::CUlaunchAttributeValue_programmaticEvent),
        ),
        FieldDef::new(
            c"launchCompletionEvent",
            0,
            Ty::Record(&driver::CUlaunchAttributeValue_launchCompletionEvent),
        ),
        FieldDef::new(c"priority", 0, Ty::I32),
        FieldDef::new(
            c"memSyncDomainMap",
            0,
            Ty::Record(&driver::CUlaunchMemSyncDomainMap),
        ),
        FieldDef::new(c"memSyncDomain", 0, Ty::Enum(&driver::CUlaunchMemSyncDomain)),
        FieldDef::new(
            c"preferredClusterDim",
            0,
            Ty::Record(&driver::CUlaunchAttributeValue_preferredClusterDim),
        ),
        FieldDef::new(
            c"deviceUpdatableKernelNode",
            0,
            Ty::Record(&driver::CUlaunchAttributeValue_deviceUpdatableKernelNode),
        ),
        FieldDef::new(c"sharedMemCarveout", 0, Ty::U32),
    ],
    "struct CUlaunchAttributeValue, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlaunchAttributeValue: RecordDef = RecordDef::alias(
    "CUlaunchAttributeValue",
    "cubind.cuda12.driver",
    &driver12::CUlaunchAttributeValue_union,
    "struct CUlaunchAttributeValue, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlaunchConfig_st: RecordDef = RecordDef::new(
    "CUlaunchConfig_st",
    "cubind.cuda12.driver",
    (56, 8, false),
    &[
        FieldDef::new(c"gridDimX", 0, Ty::U32),
        FieldDef::new(c"gridDimY", 4, Ty::U32),
        FieldDef::new(c"gridDimZ", 8, Ty::U32),
        FieldDef::new(c"blockDimX", 12, Ty::U32),
        FieldDef::new(c"blockDimY", 16, Ty::U32),
        FieldDef::new(c"blockDimZ", 20, Ty::U32),
        FieldDef::new(c"sharedMemBytes", 24, Ty::U32),
        FieldDef::new(c"hStream", 32, Ty::Value(&driver::CUstream)),
        FieldDef::new(c"attrs", 40, Ty::List(&Ty::Record(&driver12::CUlaunchAttribute))),
        FieldDef::new(c"numAttrs", 48, Ty::U32),
    ],
    "struct CUlaunchConfig, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlaunchConfig: RecordDef = RecordDef::alias(
    "CUlaunchConfig",
    "cubind.cuda12.driver",
    &driver12::CUlaunchConfig_st,
    "struct CUlaunchConfig, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUlimit: EnumDef = EnumDef::new(
    "CUlimit",
    "cubind.cuda12.driver",
    &[
        ("CU_LIMIT_STACK_SIZE", 0),
        ("CU_LIMIT_PRINTF_FIFO_SIZE", 1),
        ("CU_LIMIT_MALLOC_HEAP_SIZE", 2),
        ("CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH", 3),
        ("CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT", 4),
        ("CU_LIMIT_MAX_L2_FETCH_GRANULARITY", 5),
        ("CU_LIMIT_PERSISTING_L2_CACHE_SIZE", 6),
        ("CU_LIMIT_SHMEM_SIZE", 7),
        ("CU_LIMIT_CIG_ENABLED", 8),
        ("CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED", 9),
        ("CU_LIMIT_MAX", 10),
    ],
    "enum CUlimit, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemAccessDesc: RecordDef = RecordDef::alias(
    "CUmemAccessDesc",
    "cubind.cuda12.driver",
    &driver12::CUmemAccessDesc_v1,
    "typedef CUmemAccessDesc_v1 CUmemAccessDesc, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemAccessDesc_st: RecordDef = RecordDef::new(
    "CUmemAccessDesc_st",
    "cubind.cuda12.driver",
    (12, 4, false),
    &[
        FieldDef::new(c"location", 0, Ty::Record(&driver12::CUmemLocation)),
        FieldDef::new(c"flags", 8, Ty::Enum(&driver::CUmemAccess_flags)),
    ],
    "struct CUmemAccessDesc_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemAccessDesc_v1: RecordDef = RecordDef::alias(
    "CUmemAccessDesc_v1",
    "cubind.cuda12.driver",
    &driver12::CUmemAccessDesc_st,
    "struct CUmemAccessDesc_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemAllocationProp: RecordDef = RecordDef::alias(
    "CUmemAllocationProp",
    "cubind.cuda12.driver",
    &driver12::CUmemAllocationProp_v1,
    "typedef CUmemAllocationProp_v1 CUmemAllocationProp, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemAllocationProp_st: RecordDef = RecordDef::new(
    "CUmemAllocationProp_st",
    "cubind.cuda12.driver",
    (32, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&driver::CUmemAllocationType)),
        FieldDef::new(
            c"requestedHandleTypes",
            4,
            Ty::Enum(&driver::CUmemAllocationHandleType),
        ),
        FieldDef::new(c"location", 8, Ty::Record(&driver12::CUmemLocation)),
        FieldDef::new(c"win32HandleMetaData", 16, Ty::Pointer),
        FieldDef::new(
            c"allocFlags",
            24,
            Ty::Record(&driver::CUmemAllocationProp_v1_allocFlags),
        ),
    ],
    "struct CUmemAllocationProp_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemAllocationProp_v1: RecordDef = RecordDef::alias(
    "CUmemAllocationProp_v1",
    "cubind.cuda12.driver",
    &driver12::CUmemAllocationProp_st,
    "struct CUmemAllocationProp_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemLocation: RecordDef = RecordDef::alias(
    "CUmemLocation",
    "cubind.cuda12.driver",
    &driver12::CUmemLocation_v1,
    "typedef CUmemLocation_v1 CUmemLocation, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemLocation_st: RecordDef = RecordDef::new(
    "CUmemLocation_st",
    "cubind.cuda12.driver",
    (8, 4, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&driver::CUmemLocationType)),
        FieldDef::new(c"id", 4, Ty::I32),
    ],
    "struct CUmemLocation_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemLocation_v1: RecordDef = RecordDef::alias(
    "CUmemLocation_v1",
    "cubind.cuda12.driver",
    &driver12::CUmemLocation_st,
    "struct CUmemLocation_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemPoolProps: RecordDef = RecordDef::alias(
    "CUmemPoolProps",
    "cubind.cuda12.driver",
    &driver12::CUmemPoolProps_v1,
    "typedef CUmemPoolProps_v1 CUmemPoolProps, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemPoolProps_st: RecordDef = RecordDef::new(
    "CUmemPoolProps_st",
    "cubind.cuda12.driver",
    (88, 8, false),
    &[
        FieldDef::new(c"allocType", 0, Ty::Enum(&driver::CUmemAllocationType)),
        FieldDef::new(c"handleTypes", 4, Ty::Enum(&driver::CUmemAllocationHandleType)),
        FieldDef::new(c"location", 8, Ty::Record(&driver12::CUmemLocation)),
        FieldDef::new(c"win32SecurityAttributes", 16, Ty::Pointer),
        FieldDef::new(c"maxSize", 24, Ty::U64),
        FieldDef::new(c"usage", 32, Ty::U16),
        FieldDef::new(c"reserved", 34, Ty::Chars(54)),
    ],
    "struct CUmemPoolProps_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemPoolProps_v1: RecordDef = RecordDef::alias(
    "CUmemPoolProps_v1",
    "cubind.cuda12.driver",
    &driver12::CUmemPoolProps_st,
    "struct CUmemPoolProps_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUmemcpy3DOperand: RecordDef = RecordDef::alias(
    "CUmemcpy3DOperand",
    "cubind.cuda12.driver",
    &driver12::CUmemcpy3DOperand_v1,
    "typedef CUmemcpy3DOperand_v1 CUmemcpy3DOperand, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemcpy3DOperand_st: RecordDef = RecordDef::new(
    "CUmemcpy3DOperand_st",
    "cubind.cuda12.driver",
    (40, 8, false),
    &[
        FieldDef::new(c"type", 0, Ty::Enum(&driver::CUmemcpy3DOperandType)),
        FieldDef::new(c"op", 8, Ty::Record(&driver12::CUmemcpy3DOperand_v1_op)),
    ],
    "struct CUmemcpy3DOperand_v1, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemcpy3DOperand_v1: RecordDef = RecordDef::alias(
    "CUmemcpy3DOperand_v1",
    "cubind.cuda12.driver",
    &driver12::CUmemcpy3DOperand_st,
    "struct CUmemcpy3DOperand_v1, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemcpy3DOperand_v1_op: RecordDef = RecordDef::new(
    "CUmemcpy3DOperand_v1_op",
    "cubind.cuda12.driver",
    (32, 8, true),
    &[
        FieldDef::new(c"ptr", 0, Ty::Record(&driver12::CUmemcpy3DOperand_v1_op_ptr)),
        FieldDef::new(c"array", 0, Ty::Record(&driver::CUmemcpy3DOperand_v1_op_array)),
    ],
    "struct CUmemcpy3DOperand_v1.op, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemcpy3DOperand_v1_op_ptr: RecordDef = RecordDef::new(
    "CUmemcpy3DOperand_v1_op_ptr",
    "cubind.cuda12.driver",
    (32, 8, false),
    &[
        FieldDef::new(c"ptr", 0, Ty::Value(&driver::CUdeviceptr)),
        FieldDef::new(c"rowLength", 8, Ty::U64),
        FieldDef::new(c"layerHeight", 16, Ty::U64),
        FieldDef::new(c"locHint", 24, Ty::Record(&driver12::CUmemLocation)),
    ],
    "struct CUmemcpy3DOperand_v1.op.ptr, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemcpyAttributes: RecordDef = RecordDef::alias(
    "CUmemcpyAttributes",
    "cubind.cuda12.driver",
    &driver12::CUmemcpyAttributes_v1,
    "typedef CUmemcpyAttributes_v1 CUmemcpyAttributes, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemcpyAttributes_st: RecordDef = RecordDef::new(
    "CUmemcpyAttributes_st",
    "cubind.cuda12.driver",
    (24, 4, false),
    &[
        FieldDef::new(c"srcAccessOrder", 0, Ty::Enum(&driver::CUmemcpySrcAccessOrder)),
        FieldDef::new(c"srcLocHint", 4, Ty::Record(&driver12::CUmemLocation)),
        FieldDef::new(c"dstLocHint", 12, Ty::Record(&driver12::CUmemLocation)),
        FieldDef::new(c"flags", 20, Ty::U32),
    ],
    "struct CUmemcpyAttributes_v1, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUmemcpyAttributes_v1: RecordDef = RecordDef::alias(
    "CUmemcpyAttributes_v1",
    "cubind.cuda12.driver",
    &driver12::CUmemcpyAttributes_st,
    "struct CUmemcpyAttributes_v1, from cuda.h. Since CUDA 12.8.",
);

pub(crate) static CUstreamAttrValue: RecordDef = RecordDef::alias(
    "CUstreamAttrValue",
    "cubind.cuda12.driver",
    &driver12::CUstreamAttrValue_v1,
    "typedef CUstreamAttrValue_v1 CUstreamAttrValue, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamAttrValue_v1: RecordDef = RecordDef::alias(
    "CUstreamAttrValue_v1",
    "cubind.cuda12.driver",
    &driver12::CUlaunchAttributeValue,
    "typedef CUlaunchAttributeValue CUstreamAttrValue_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamBatchMemOpParams: RecordDef = RecordDef::alias(
    "CUstreamBatchMemOpParams",
    "cubind.cuda12.driver",
    &driver12::CUstreamBatchMemOpParams_v1,
    "typedef CUstreamBatchMemOpParams_v1 CUstreamBatchMemOpParams, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamBatchMemOpParams_union: RecordDef = RecordDef::new(
    "CUstreamBatchMemOpParams_union",
    "cubind.cuda12.driver",
    (48, 8, true),
    &[
        FieldDef::new(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType)),
        FieldDef::new(
            c"waitValue",
            0,
            Ty::Record(&driver::CUstreamMemOpWaitValueParams_st),
        ),
        FieldDef::new(
            c"writeValue",
            0,
            Ty::Record(&driver::CUstreamMemOpWriteValueParams_st),
        ),
        FieldDef::new(
            c"flushRemoteWrites",
            0,
            Ty::Record(&driver::CUstreamMemOpFlushRemoteWritesParams_st),
        ),
        FieldDef::new(
            c"memoryBarrier",
            0,
            Ty::Record(&driver::CUstreamMemOpMemoryBarrierParams_st),
        ),
        FieldDef::new(c"pad", 0, Ty::Array(&Ty::Value(&driver::cuuint64_t), 6)),
    ],
    "struct CUstreamBatchMemOpParams_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUstreamBatchMemOpParams_v1: RecordDef = RecordDef::alias(
    "CUstreamBatchMemOpParams_v1",
    "cubind.cuda12.driver",
    &driver12::CUstreamBatchMemOpParams_union,
    "struct CUstreamBatchMemOpParams_v1, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUtensorMap_st: RecordDef = RecordDef::new(
    "CUtensorMap_st",
    "cubind.cuda12.driver",
    (128, 64, false),
    &[FieldDef::new(c"opaque", 0, Ty::Array(&Ty::Value(&driver::cuuint64_t), 16))],
    "struct CUtensorMap, from cuda.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static CUtensorMap: RecordDef = RecordDef::alias(
    "CUtensorMap",
    "cubind.cuda12.driver",
    &driver12::CUtensorMap_st,
    "struct CUtensorMap, from cuda.h. Since CUDA 12.0 or earlier.",
);
