//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{driver, driver12};

pub(crate) static CUCoredumpGenerationFlags: EnumDef = EnumDef::new(
    "cubind.cuda12.driver.CUCoredumpGenerationFlags\nenum CUCoredumpGenerationFlags, from cuda.h. Since CUDA 12.5.",
    "CU_COREDUMP_DEFAULT_FLAGS CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES CU_COREDUMP_SKIP_GLOBAL_MEMORY CU_COREDUMP_SKIP_SHARED_MEMORY=4 CU_COREDUMP_SKIP_LOCAL_MEMORY=8 CU_COREDUMP_SKIP_ABORT=16 CU_COREDUMP_SKIP_CONSTBANK_MEMORY=32 CU_COREDUMP_LIGHTWEIGHT_FLAGS=47",
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUDA_BATCH_MEM_OP_NODE_PARAMS_st\nstruct CUDA_BATCH_MEM_OP_NODE_PARAMS, from cuda.h. Since at least CUDA 12.0, until CUDA 12.1.",
    (32, 8, false),
    |table| {
        table.field(c"ctx", 0, Ty::Value(&driver::CUcontext));
        table.plain("count\0U32 8\0");
        table.field(c"paramArray", 16, Ty::list(Ty::Record(&driver12::CUstreamBatchMemOpParams)));
        table.plain("flags\0U32 24\0");
    },
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUDA_BATCH_MEM_OP_NODE_PARAMS\nstruct CUDA_BATCH_MEM_OP_NODE_PARAMS, from cuda.h. Since at least CUDA 12.0, until CUDA 12.1.",
    &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_st,
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st\nstruct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table.field(c"ctx", 0, Ty::Value(&driver::CUcontext));
        table.plain("count\0U32 8\0");
        table.field(c"paramArray", 16, Ty::list(Ty::Record(&driver12::CUstreamBatchMemOpParams)));
        table.plain("flags\0U32 24\0");
    },
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1\nstruct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2.",
    &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st,
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st\nstruct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table.field(c"ctx", 0, Ty::Value(&driver::CUcontext));
        table.plain("count\0U32 8\0");
        table.field(c"paramArray", 16, Ty::list(Ty::Record(&driver12::CUstreamBatchMemOpParams)));
        table.plain("flags\0U32 24\0");
    },
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUDA_BATCH_MEM_OP_NODE_PARAMS_v2\nstruct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st,
);

pub(crate) static CUDA_EVENT_RECORD_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUDA_EVENT_RECORD_NODE_PARAMS_st\nstruct CUDA_EVENT_RECORD_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    (8, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&driver::CUevent));
    },
);

pub(crate) static CUDA_EVENT_RECORD_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUDA_EVENT_RECORD_NODE_PARAMS\nstruct CUDA_EVENT_RECORD_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    &driver12::CUDA_EVENT_RECORD_NODE_PARAMS_st,
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st\nstruct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&driver::CUexternalSemaphore)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS)));
        table.plain("numExtSems\0U32 16\0");
    },
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2\nstruct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    &driver12::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st,
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st\nstruct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    (24, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&driver::CUexternalSemaphore)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS)));
        table.plain("numExtSems\0U32 16\0");
    },
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2\nstruct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    &driver12::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st,
);

pub(crate) static CUDA_HOST_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUDA_HOST_NODE_PARAMS_v2_st\nstruct CUDA_HOST_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    (16, 8, false),
    |table| {
        table.field(c"fn", 0, Ty::Callback(Some(&driver::CUhostFn__signature)));
        table.field(c"userData", 8, Ty::Data);
    },
);

pub(crate) static CUDA_HOST_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUDA_HOST_NODE_PARAMS_v2\nstruct CUDA_HOST_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    &driver12::CUDA_HOST_NODE_PARAMS_v2_st,
);

pub(crate) static CUDA_MEMCPY3D_BATCH_OP: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUDA_MEMCPY3D_BATCH_OP\ntypedef CUDA_MEMCPY3D_BATCH_OP_v1 CUDA_MEMCPY3D_BATCH_OP, from cuda.h. Since CUDA 12.8.",
    &driver12::CUDA_MEMCPY3D_BATCH_OP_v1,
);

pub(crate) static CUDA_MEMCPY3D_BATCH_OP_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUDA_MEMCPY3D_BATCH_OP_st\nstruct CUDA_MEMCPY3D_BATCH_OP_v1, from cuda.h. Since CUDA 12.8.",
    (112, 8, false),
    |table| {
        table.field(c"src", 0, Ty::Record(&driver12::CUmemcpy3DOperand));
        table.field(c"dst", 40, Ty::Record(&driver12::CUmemcpy3DOperand));
        table.field(c"extent", 80, Ty::Record(&driver::CUextent3D));
        table.field(c"srcAccessOrder", 104, Ty::Enum(&driver::CUmemcpySrcAccessOrder));
        table.plain("flags\0U32 108\0");
    },
);

pub(crate) static CUDA_MEMCPY3D_BATCH_OP_v1: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUDA_MEMCPY3D_BATCH_OP_v1\nstruct CUDA_MEMCPY3D_BATCH_OP_v1, from cuda.h. Since CUDA 12.8.",
    &driver12::CUDA_MEMCPY3D_BATCH_OP_st,
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUDA_MEM_ALLOC_NODE_PARAMS_st\nstruct CUDA_MEM_ALLOC_NODE_PARAMS, from cuda.h. Since at least CUDA 12.0, until CUDA 12.1.",
    (120, 8, false),
    |table| {
        table.field(c"poolProps", 0, Ty::Record(&driver12::CUmemPoolProps));
        table.field(c"accessDescs", 88, Ty::list(Ty::Record(&driver12::CUmemAccessDesc)));
        table.plain("accessDescCount\0U64 96\0bytesize\0U64 104\0");
        table.field(c"dptr", 112, Ty::Value(&driver::CUdeviceptr));
    },
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUDA_MEM_ALLOC_NODE_PARAMS\nstruct CUDA_MEM_ALLOC_NODE_PARAMS, from cuda.h. Since at least CUDA 12.0, until CUDA 12.1.",
    &driver12::CUDA_MEM_ALLOC_NODE_PARAMS_st,
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUDA_MEM_ALLOC_NODE_PARAMS_v1_st\nstruct CUDA_MEM_ALLOC_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2.",
    (120, 8, false),
    |table| {
        table.field(c"poolProps", 0, Ty::Record(&driver12::CUmemPoolProps));
        table.field(c"accessDescs", 88, Ty::list(Ty::Record(&driver12::CUmemAccessDesc)));
        table.plain("accessDescCount\0U64 96\0bytesize\0U64 104\0");
        table.field(c"dptr", 112, Ty::Value(&driver::CUdeviceptr));
    },
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUDA_MEM_ALLOC_NODE_PARAMS_v1\nstruct CUDA_MEM_ALLOC_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2.",
    &driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v1_st,
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUDA_MEM_ALLOC_NODE_PARAMS_v2_st\nstruct CUDA_MEM_ALLOC_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    (120, 8, false),
    |table| {
        table.field(c"poolProps", 0, Ty::Record(&driver12::CUmemPoolProps));
        table.field(c"accessDescs", 88, Ty::list(Ty::Record(&driver12::CUmemAccessDesc)));
        table.plain("accessDescCount\0U64 96\0bytesize\0U64 104\0");
        table.field(c"dptr", 112, Ty::Value(&driver::CUdeviceptr));
    },
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUDA_MEM_ALLOC_NODE_PARAMS_v2\nstruct CUDA_MEM_ALLOC_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    &driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v2_st,
);

pub(crate) static CUcheckpointCheckpointArgs_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUcheckpointCheckpointArgs_st\nstruct CUcheckpointCheckpointArgs, from cuda.h. Since CUDA 12.8.",
    (64, 8, false),
    |table| {
        table.field(c"reserved", 0, Ty::array(Ty::Value(&driver::cuuint64_t), 8));
    },
);

pub(crate) static CUcheckpointCheckpointArgs: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUcheckpointCheckpointArgs\nstruct CUcheckpointCheckpointArgs, from cuda.h. Since CUDA 12.8.",
    &driver12::CUcheckpointCheckpointArgs_st,
);

pub(crate) static CUcheckpointRestoreArgs_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUcheckpointRestoreArgs_st\nstruct CUcheckpointRestoreArgs, from cuda.h. Since CUDA 12.8.",
    (64, 8, false),
    |table| {
        table.field(c"reserved", 0, Ty::array(Ty::Value(&driver::cuuint64_t), 8));
    },
);

pub(crate) static CUcheckpointRestoreArgs: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUcheckpointRestoreArgs\nstruct CUcheckpointRestoreArgs, from cuda.h. Since CUDA 12.8.",
    &driver12::CUcheckpointRestoreArgs_st,
);

pub(crate) static CUdevResource: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUdevResource\ntypedef CUdevResource_v1 CUdevResource, from cuda.h. Since CUDA 12.4.",
    &driver12::CUdevResource_v1,
);

pub(crate) static CUdevResource_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUdevResource_st\nstruct CUdevResource_v1, from cuda.h. Since CUDA 12.4.",
    (144, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUdevResourceType));
        table.field(c"_internal_padding", 4, Ty::Chars(92));
        table.field(c"sm", 96, Ty::Record(&driver12::CUdevSmResource));
        table.field(c"_oversize", 96, Ty::Chars(48));
    },
);

pub(crate) static CUdevResource_v1: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUdevResource_v1\nstruct CUdevResource_v1, from cuda.h. Since CUDA 12.4.",
    &driver12::CUdevResource_st,
);

pub(crate) static CUdevResource_v1_anon0: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUdevResource_v1_anon0\nstruct CUdevResource_v1.anon0, from cuda.h. Since CUDA 12.4.",
    (48, 4, true),
    |table| {
        table.field(c"sm", 0, Ty::Record(&driver12::CUdevSmResource));
        table.field(c"_oversize", 0, Ty::Chars(48));
    },
);

pub(crate) static CUdevSmResource_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUdevSmResource_st\nstruct CUdevSmResource, from cuda.h. Since CUDA 12.4.",
    (4, 4, false),
    |table| {
        table.plain("smCount\0U32 0\0");
    },
);

pub(crate) static CUdevSmResource: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUdevSmResource\nstruct CUdevSmResource, from cuda.h. Since CUDA 12.4.",
    &driver12::CUdevSmResource_st,
);

pub(crate) static CUdevSmResourceSplit_flags: EnumDef = EnumDef::new(
    "cubind.cuda12.driver.CUdevSmResourceSplit_flags\nenum CUdevSmResourceSplit_flags, from cuda.h. Since CUDA 12.5, until CUDA 13.0.",
    "CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING=1 CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE",
);

pub(crate) static CUdevice_attribute: EnumDef = EnumDef::new(
    "cubind.cuda12.driver.CUdevice_attribute\nenum CUdevice_attribute, from cuda.h. Since at least CUDA 12.0. Deprecated: CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK, CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK, CU_DEVICE_ATTRIBUTE_GPU_OVERLAP, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES, CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH, CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1, CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1, CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1, CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH, CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED.",
    "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK=1 CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK=8 CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY CU_DEVICE_ATTRIBUTE_WARP_SIZE CU_DEVICE_ATTRIBUTE_MAX_PITCH CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK=12 CU_DEVICE_ATTRIBUTE_CLOCK_RATE CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT CU_DEVICE_ATTRIBUTE_GPU_OVERLAP CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT CU_DEVICE_ATTRIBUTE_INTEGRATED CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY CU_DEVICE_ATTRIBUTE_COMPUTE_MODE CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH=27 CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS CU_DEVICE_ATTRIBUTE_ECC_ENABLED CU_DEVICE_ATTRIBUTE_PCI_BUS_ID CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID CU_DEVICE_ATTRIBUTE_TCC_DRIVER CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED=102 CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS CU_DEVICE_ATTRIBUTE_NUMA_CONFIG CU_DEVICE_ATTRIBUTE_NUMA_ID CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED CU_DEVICE_ATTRIBUTE_MPS_ENABLED CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED CU_DEVICE_ATTRIBUTE_MAX",
);

pub(crate) static CUfunction_attribute: EnumDef = EnumDef::new(
    "cubind.cuda12.driver.CUfunction_attribute\nenum CUfunction_attribute, from cuda.h. Since at least CUDA 12.0.",
    "CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES CU_FUNC_ATTRIBUTE_NUM_REGS CU_FUNC_ATTRIBUTE_PTX_VERSION CU_FUNC_ATTRIBUTE_BINARY_VERSION CU_FUNC_ATTRIBUTE_CACHE_MODE_CA CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE CU_FUNC_ATTRIBUTE_MAX",
);

pub(crate) static CUgraphNodeParams_st: RecordDef = RecordDef::new(
        "cubind.cuda12.driver.CUgraphNodeParams_st\nstruct CUgraphNodeParams, from cuda.h. Since CUDA 12.2.",
        (256, 8, false),
        |table| {
            table.field(c"type", 0, Ty::Enum(&driver::CUgraphNodeType));
            table.field(c"reserved0", 4, Ty::array(Ty::I32, 3));
            table.field(c"reserved1", 16, Ty::array(Ty::I64, 29));
            table.field(c"kernel", 16, Ty::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v3));
            table.field(c"memcpy", 16, Ty::Record(&driver::CUDA_MEMCPY_NODE_PARAMS));
            table.field(c"memset", 16, Ty::Record(&driver::CUDA_MEMSET_NODE_PARAMS_v2));
            table.field(c"host", 16, Ty::Record(&driver12::CUDA_HOST_NODE_PARAMS_v2));
            table.field(c"graph", 16, Ty::Record(&driver::CUDA_CHILD_GRAPH_NODE_PARAMS));
            table.field(c"eventWait", 16, Ty::Record(&driver::CUDA_EVENT_WAIT_NODE_PARAMS));
            table.field(c"eventRecord", 16, Ty::Record(&driver12::CUDA_EVENT_RECORD_NODE_PARAMS));
            table.field(c"extSemSignal", 16, Ty::Record(&driver12::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2));
            table.field(c"extSemWait", 16, Ty::Record(&driver12::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2));
            table.field(c"alloc", 16, Ty::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v2));
            table.field(c"free", 16, Ty::Record(&driver::CUDA_MEM_FREE_NODE_PARAMS));
            table.field(c"memOp", 16, Ty::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2));
            table.field(c"conditional", 16, Ty::Record(&driver::CUDA_CONDITIONAL_NODE_PARAMS));
            table.plain("reserved2\0I64 248\0");
        },
    )
    .selecting(
        &[
            Selected {
                at: 16,
                of: &driver::CUDA_CONDITIONAL_NODE_PARAMS,
                by: Some((0, 13)),
            },
        ],
    );

pub(crate) static CUgraphNodeParams: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUgraphNodeParams\nstruct CUgraphNodeParams, from cuda.h. Since CUDA 12.2.",
    &driver12::CUgraphNodeParams_st,
);

pub(crate) static CUgraphNodeParams_anon0: RecordDef = RecordDef::new(
        "cubind.cuda12.driver.CUgraphNodeParams_anon0\nstruct CUgraphNodeParams.anon0, from cuda.h. Since CUDA 12.2.",
        (232, 8, true),
        |table| {
            table.field(c"reserved1", 0, Ty::array(Ty::I64, 29));
            table.field(c"kernel", 0, Ty::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v3));
            table.field(c"memcpy", 0, Ty::Record(&driver::CUDA_MEMCPY_NODE_PARAMS));
            table.field(c"memset", 0, Ty::Record(&driver::CUDA_MEMSET_NODE_PARAMS_v2));
            table.field(c"host", 0, Ty::Record(&driver12::CUDA_HOST_NODE_PARAMS_v2));
            table.field(c"graph", 0, Ty::Record(&driver::CUDA_CHILD_GRAPH_NODE_PARAMS));
            table.field(c"eventWait", 0, Ty::Record(&driver::CUDA_EVENT_WAIT_NODE_PARAMS));
            table.field(c"eventRecord", 0, Ty::Record(&driver12::CUDA_EVENT_RECORD_NODE_PARAMS));
            table.field(c"extSemSignal", 0, Ty::Record(&driver12::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2));
            table.field(c"extSemWait", 0, Ty::Record(&driver12::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2));
            table.field(c"alloc", 0, Ty::Record(&driver12::CUDA_MEM_ALLOC_NODE_PARAMS_v2));
            table.field(c"free", 0, Ty::Record(&driver::CUDA_MEM_FREE_NODE_PARAMS));
            table.field(c"memOp", 0, Ty::Record(&driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2));
            table.field(c"conditional", 0, Ty::Record(&driver::CUDA_CONDITIONAL_NODE_PARAMS));
        },
    )
    .selecting(
        &[
            Selected {
                at: 0,
                of: &driver::CUDA_CONDITIONAL_NODE_PARAMS,
                by: None,
            },
        ],
    );

pub(crate) static CUjit_option: EnumDef = EnumDef::new(
    "cubind.cuda12.driver.CUjit_option\nenum CUjit_option, from cuda.h. Since at least CUDA 12.0. Deprecated: CU_JIT_NEW_SM3X_OPT, CU_JIT_LTO, CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA, CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_NAMES, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE.",
    "CU_JIT_MAX_REGISTERS CU_JIT_THREADS_PER_BLOCK CU_JIT_WALL_TIME CU_JIT_INFO_LOG_BUFFER CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES CU_JIT_ERROR_LOG_BUFFER CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES CU_JIT_OPTIMIZATION_LEVEL CU_JIT_TARGET_FROM_CUCONTEXT CU_JIT_TARGET CU_JIT_FALLBACK_STRATEGY CU_JIT_GENERATE_DEBUG_INFO CU_JIT_LOG_VERBOSE CU_JIT_GENERATE_LINE_INFO CU_JIT_CACHE_MODE CU_JIT_NEW_SM3X_OPT CU_JIT_FAST_COMPILE CU_JIT_GLOBAL_SYMBOL_NAMES CU_JIT_GLOBAL_SYMBOL_ADDRESSES CU_JIT_GLOBAL_SYMBOL_COUNT CU_JIT_LTO CU_JIT_FTZ CU_JIT_PREC_DIV CU_JIT_PREC_SQRT CU_JIT_FMA CU_JIT_REFERENCED_KERNEL_NAMES CU_JIT_REFERENCED_KERNEL_COUNT CU_JIT_REFERENCED_VARIABLE_NAMES CU_JIT_REFERENCED_VARIABLE_COUNT CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES CU_JIT_POSITION_INDEPENDENT_CODE CU_JIT_MIN_CTA_PER_SM CU_JIT_MAX_THREADS_PER_BLOCK CU_JIT_OVERRIDE_DIRECTIVE_VALUES CU_JIT_NUM_OPTIONS",
);

pub(crate) static CUkernelNodeAttrValue: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUkernelNodeAttrValue\ntypedef CUkernelNodeAttrValue_v1 CUkernelNodeAttrValue, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUkernelNodeAttrValue_v1,
);

pub(crate) static CUkernelNodeAttrValue_v1: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUkernelNodeAttrValue_v1\ntypedef CUlaunchAttributeValue CUkernelNodeAttrValue_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUlaunchAttributeValue,
);

pub(crate) static CUlaunchAttribute_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUlaunchAttribute_st\nstruct CUlaunchAttribute, from cuda.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"id", 0, Ty::Enum(&driver::CUlaunchAttributeID));
        table.field(c"pad", 4, Ty::Chars(4));
        table.field(c"value", 8, Ty::Record(&driver12::CUlaunchAttributeValue));
    },
);

pub(crate) static CUlaunchAttribute: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUlaunchAttribute\nstruct CUlaunchAttribute, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUlaunchAttribute_st,
);

pub(crate) static CUlaunchAttributeValue_union: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUlaunchAttributeValue_union\nstruct CUlaunchAttributeValue, from cuda.h. Since at least CUDA 12.0.",
    (64, 8, true),
    |table| {
        table.field(c"pad", 0, Ty::Chars(64));
        table.field(c"accessPolicyWindow", 0, Ty::Record(&driver::CUaccessPolicyWindow));
        table.plain("cooperative\0I32 0\0");
        table.field(c"syncPolicy", 0, Ty::Enum(&driver::CUsynchronizationPolicy));
        table.field(c"clusterDim", 0, Ty::Record(&driver::CUlaunchAttributeValue_clusterDim));
        table.field(c"clusterSchedulingPolicyPreference", 0, Ty::Enum(&driver::CUclusterSchedulingPolicy));
        table.plain("programmaticStreamSerializationAllowed\0I32 0\0");
        table.field(c"programmaticEvent", 0, Ty::Record(&driver::CUlaunchAttributeValue_programmaticEvent));
        table.field(c"launchCompletionEvent", 0, Ty::Record(&driver::CUlaunchAttributeValue_launchCompletionEvent));
        table.plain("priority\0I32 0\0");
        table.field(c"memSyncDomainMap", 0, Ty::Record(&driver::CUlaunchMemSyncDomainMap));
        table.field(c"memSyncDomain", 0, Ty::Enum(&driver::CUlaunchMemSyncDomain));
        table.field(c"preferredClusterDim", 0, Ty::Record(&driver::CUlaunchAttributeValue_preferredClusterDim));
        table
            .field(
                c"deviceUpdatableKernelNode", 0, Ty::Record(&driver::CUlaunchAttributeValue_deviceUpdatableKernelNode),
            );
        table.plain("sharedMemCarveout\0U32 0\0");
    },
);

pub(crate) static CUlaunchAttributeValue: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUlaunchAttributeValue\nstruct CUlaunchAttributeValue, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUlaunchAttributeValue_union,
);

pub(crate) static CUlaunchConfig_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUlaunchConfig_st\nstruct CUlaunchConfig, from cuda.h. Since at least CUDA 12.0.",
    (56, 8, false),
    |table| {
        table
            .plain(
                "gridDimX\0U32 0\0gridDimY\0U32 4\0gridDimZ\0U32 8\0blockDimX\0U32 12\0blockDimY\0U32 16\0blockDimZ\0U32 20\0sharedMemBytes\0U32 24\0",
            );
        table.field(c"hStream", 32, Ty::Value(&driver::CUstream));
        table.field(c"attrs", 40, Ty::list(Ty::Record(&driver12::CUlaunchAttribute)));
        table.plain("numAttrs\0U32 48\0");
    },
);

pub(crate) static CUlaunchConfig: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUlaunchConfig\nstruct CUlaunchConfig, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUlaunchConfig_st,
);

pub(crate) static CUlimit: EnumDef = EnumDef::new(
    "cubind.cuda12.driver.CUlimit\nenum CUlimit, from cuda.h. Since at least CUDA 12.0.",
    "CU_LIMIT_STACK_SIZE CU_LIMIT_PRINTF_FIFO_SIZE CU_LIMIT_MALLOC_HEAP_SIZE CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT CU_LIMIT_MAX_L2_FETCH_GRANULARITY CU_LIMIT_PERSISTING_L2_CACHE_SIZE CU_LIMIT_SHMEM_SIZE CU_LIMIT_CIG_ENABLED CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED CU_LIMIT_MAX",
);

pub(crate) static CUmemAccessDesc: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUmemAccessDesc\ntypedef CUmemAccessDesc_v1 CUmemAccessDesc, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUmemAccessDesc_v1,
);

pub(crate) static CUmemAccessDesc_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUmemAccessDesc_st\nstruct CUmemAccessDesc_v1, from cuda.h. Since at least CUDA 12.0.",
    (12, 4, false),
    |table| {
        table.field(c"location", 0, Ty::Record(&driver12::CUmemLocation));
        table.field(c"flags", 8, Ty::Enum(&driver::CUmemAccess_flags));
    },
);

pub(crate) static CUmemAccessDesc_v1: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUmemAccessDesc_v1\nstruct CUmemAccessDesc_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUmemAccessDesc_st,
);

pub(crate) static CUmemAllocationProp: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUmemAllocationProp\ntypedef CUmemAllocationProp_v1 CUmemAllocationProp, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUmemAllocationProp_v1,
);

pub(crate) static CUmemAllocationProp_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUmemAllocationProp_st\nstruct CUmemAllocationProp_v1, from cuda.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUmemAllocationType));
        table.field(c"requestedHandleTypes", 4, Ty::Enum(&driver::CUmemAllocationHandleType));
        table.field(c"location", 8, Ty::Record(&driver12::CUmemLocation));
        table.plain("win32HandleMetaData\0Pointer 16\0");
        table.field(c"allocFlags", 24, Ty::Record(&driver::CUmemAllocationProp_v1_allocFlags));
    },
);

pub(crate) static CUmemAllocationProp_v1: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUmemAllocationProp_v1\nstruct CUmemAllocationProp_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUmemAllocationProp_st,
);

pub(crate) static CUmemLocation: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUmemLocation\ntypedef CUmemLocation_v1 CUmemLocation, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUmemLocation_v1,
);

pub(crate) static CUmemLocation_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUmemLocation_st\nstruct CUmemLocation_v1, from cuda.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUmemLocationType));
        table.plain("id\0I32 4\0");
    },
);

pub(crate) static CUmemLocation_v1: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUmemLocation_v1\nstruct CUmemLocation_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUmemLocation_st,
);

pub(crate) static CUmemPoolProps: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUmemPoolProps\ntypedef CUmemPoolProps_v1 CUmemPoolProps, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUmemPoolProps_v1,
);

pub(crate) static CUmemPoolProps_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUmemPoolProps_st\nstruct CUmemPoolProps_v1, from cuda.h. Since at least CUDA 12.0.",
    (88, 8, false),
    |table| {
        table.field(c"allocType", 0, Ty::Enum(&driver::CUmemAllocationType));
        table.field(c"handleTypes", 4, Ty::Enum(&driver::CUmemAllocationHandleType));
        table.field(c"location", 8, Ty::Record(&driver12::CUmemLocation));
        table.plain("win32SecurityAttributes\0Pointer 16\0maxSize\0U64 24\0usage\0U16 32\0");
        table.field(c"reserved", 34, Ty::Chars(54));
    },
);

pub(crate) static CUmemPoolProps_v1: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUmemPoolProps_v1\nstruct CUmemPoolProps_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUmemPoolProps_st,
);

pub(crate) static CUmemcpy3DOperand: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUmemcpy3DOperand\ntypedef CUmemcpy3DOperand_v1 CUmemcpy3DOperand, from cuda.h. Since CUDA 12.8.",
    &driver12::CUmemcpy3DOperand_v1,
);

pub(crate) static CUmemcpy3DOperand_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUmemcpy3DOperand_st\nstruct CUmemcpy3DOperand_v1, from cuda.h. Since CUDA 12.8.",
    (40, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUmemcpy3DOperandType));
        table.field(c"op", 8, Ty::Record(&driver12::CUmemcpy3DOperand_v1_op));
    },
);

pub(crate) static CUmemcpy3DOperand_v1: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUmemcpy3DOperand_v1\nstruct CUmemcpy3DOperand_v1, from cuda.h. Since CUDA 12.8.",
    &driver12::CUmemcpy3DOperand_st,
);

pub(crate) static CUmemcpy3DOperand_v1_op: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUmemcpy3DOperand_v1_op\nstruct CUmemcpy3DOperand_v1.op, from cuda.h. Since CUDA 12.8.",
    (32, 8, true),
    |table| {
        table.field(c"ptr", 0, Ty::Record(&driver12::CUmemcpy3DOperand_v1_op_ptr));
        table.field(c"array", 0, Ty::Record(&driver::CUmemcpy3DOperand_v1_op_array));
    },
);

pub(crate) static CUmemcpy3DOperand_v1_op_ptr: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUmemcpy3DOperand_v1_op_ptr\nstruct CUmemcpy3DOperand_v1.op.ptr, from cuda.h. Since CUDA 12.8.",
    (32, 8, false),
    |table| {
        table.field(c"ptr", 0, Ty::Value(&driver::CUdeviceptr));
        table.plain("rowLength\0U64 8\0layerHeight\0U64 16\0");
        table.field(c"locHint", 24, Ty::Record(&driver12::CUmemLocation));
    },
);

pub(crate) static CUmemcpyAttributes: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUmemcpyAttributes\ntypedef CUmemcpyAttributes_v1 CUmemcpyAttributes, from cuda.h. Since CUDA 12.8.",
    &driver12::CUmemcpyAttributes_v1,
);

pub(crate) static CUmemcpyAttributes_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUmemcpyAttributes_st\nstruct CUmemcpyAttributes_v1, from cuda.h. Since CUDA 12.8.",
    (24, 4, false),
    |table| {
        table.field(c"srcAccessOrder", 0, Ty::Enum(&driver::CUmemcpySrcAccessOrder));
        table.field(c"srcLocHint", 4, Ty::Record(&driver12::CUmemLocation));
        table.field(c"dstLocHint", 12, Ty::Record(&driver12::CUmemLocation));
        table.plain("flags\0U32 20\0");
    },
);

pub(crate) static CUmemcpyAttributes_v1: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUmemcpyAttributes_v1\nstruct CUmemcpyAttributes_v1, from cuda.h. Since CUDA 12.8.",
    &driver12::CUmemcpyAttributes_st,
);

pub(crate) static CUstreamAttrValue: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUstreamAttrValue\ntypedef CUstreamAttrValue_v1 CUstreamAttrValue, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUstreamAttrValue_v1,
);

pub(crate) static CUstreamAttrValue_v1: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUstreamAttrValue_v1\ntypedef CUlaunchAttributeValue CUstreamAttrValue_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUlaunchAttributeValue,
);

pub(crate) static CUstreamBatchMemOpParams: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUstreamBatchMemOpParams\ntypedef CUstreamBatchMemOpParams_v1 CUstreamBatchMemOpParams, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUstreamBatchMemOpParams_v1,
);

pub(crate) static CUstreamBatchMemOpParams_union: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUstreamBatchMemOpParams_union\nstruct CUstreamBatchMemOpParams_v1, from cuda.h. Since at least CUDA 12.0.",
    (48, 8, true),
    |table| {
        table.field(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType));
        table.field(c"waitValue", 0, Ty::Record(&driver::CUstreamMemOpWaitValueParams_st));
        table.field(c"writeValue", 0, Ty::Record(&driver::CUstreamMemOpWriteValueParams_st));
        table.field(c"flushRemoteWrites", 0, Ty::Record(&driver::CUstreamMemOpFlushRemoteWritesParams_st));
        table.field(c"memoryBarrier", 0, Ty::Record(&driver::CUstreamMemOpMemoryBarrierParams_st));
        table.field(c"pad", 0, Ty::array(Ty::Value(&driver::cuuint64_t), 6));
    },
);

pub(crate) static CUstreamBatchMemOpParams_v1: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUstreamBatchMemOpParams_v1\nstruct CUstreamBatchMemOpParams_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUstreamBatchMemOpParams_union,
);

pub(crate) static CUtensorMap_st: RecordDef = RecordDef::new(
    "cubind.cuda12.driver.CUtensorMap_st\nstruct CUtensorMap, from cuda.h. Since at least CUDA 12.0.",
    (128, 64, false),
    |table| {
        table.field(c"opaque", 0, Ty::array(Ty::Value(&driver::cuuint64_t), 16));
    },
);

pub(crate) static CUtensorMap: RecordDef = RecordDef::alias(
    "cubind.cuda12.driver.CUtensorMap\nstruct CUtensorMap, from cuda.h. Since at least CUDA 12.0.",
    &driver12::CUtensorMap_st,
);
