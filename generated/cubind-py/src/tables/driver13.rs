//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{driver, driver13};

pub(crate) static CUCoredumpGenerationFlags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUCoredumpGenerationFlags\nenum CUCoredumpGenerationFlags, from cuda.h. Since CUDA 12.5.",
    "CU_COREDUMP_DEFAULT_FLAGS CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES CU_COREDUMP_SKIP_GLOBAL_MEMORY CU_COREDUMP_SKIP_SHARED_MEMORY=4 CU_COREDUMP_SKIP_LOCAL_MEMORY=8 CU_COREDUMP_SKIP_ABORT=16 CU_COREDUMP_SKIP_CONSTBANK_MEMORY=32 CU_COREDUMP_GZIP_COMPRESS=64 CU_COREDUMP_FAULTED_CONTEXTS_ONLY=128 CU_COREDUMP_SKIP_TENSOR_MEMORY=256 CU_COREDUMP_NO_ERRBAR_AT_EXIT=1073741824 CU_COREDUMP_LOG_ONLY=-2147483648 CU_COREDUMP_LIGHTWEIGHT_FLAGS=303",
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_BATCH_MEM_OP_NODE_PARAMS\ntypedef CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 CUDA_BATCH_MEM_OP_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    &driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS_v1,
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st\nstruct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table.field(c"ctx", 0, Ty::Value(&driver::CUcontext));
        table.plain("count\0U32 8\0");
        table.field(c"paramArray", 16, Ty::list(Ty::Record(&driver13::CUstreamBatchMemOpParams)));
        table.plain("flags\0U32 24\0");
    },
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1\nstruct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2.",
    &driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st,
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st\nstruct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table.field(c"ctx", 0, Ty::Value(&driver::CUcontext));
        table.plain("count\0U32 8\0");
        table.field(c"paramArray", 16, Ty::list(Ty::Record(&driver13::CUstreamBatchMemOpParams)));
        table.plain("flags\0U32 24\0");
    },
);

pub(crate) static CUDA_BATCH_MEM_OP_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_BATCH_MEM_OP_NODE_PARAMS_v2\nstruct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    &driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st,
);

pub(crate) static CUDA_EVENT_RECORD_NODE_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EVENT_RECORD_NODE_PARAMS_st\nstruct CUDA_EVENT_RECORD_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    (16, 8, false),
    |table| {
        table.field(c"event", 0, Ty::Value(&driver::CUevent));
        table.field(c"ctx", 8, Ty::Value(&driver::CUcontext));
        table.field(c"gCtx", 8, Ty::Value(&driver::CUgreenCtx));
    },
);

pub(crate) static CUDA_EVENT_RECORD_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EVENT_RECORD_NODE_PARAMS\nstruct CUDA_EVENT_RECORD_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    &driver13::CUDA_EVENT_RECORD_NODE_PARAMS_st,
);

pub(crate) static CUDA_EVENT_RECORD_NODE_PARAMS_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EVENT_RECORD_NODE_PARAMS_anon0\nstruct CUDA_EVENT_RECORD_NODE_PARAMS.anon0, from cuda.h. Since CUDA 13.4.",
    (8, 8, true),
    |table| {
        table.field(c"ctx", 0, Ty::Value(&driver::CUcontext));
        table.field(c"gCtx", 0, Ty::Value(&driver::CUgreenCtx));
    },
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st\nstruct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&driver::CUexternalSemaphore)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS)));
        table.plain("numExtSems\0U32 16\0");
        table.field(c"ctx", 24, Ty::Value(&driver::CUcontext));
        table.field(c"gCtx", 24, Ty::Value(&driver::CUgreenCtx));
    },
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2\nstruct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    &driver13::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st,
);

pub(crate) static CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0\nstruct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2.anon0, from cuda.h. Since CUDA 13.4.",
    (8, 8, true),
    |table| {
        table.field(c"ctx", 0, Ty::Value(&driver::CUcontext));
        table.field(c"gCtx", 0, Ty::Value(&driver::CUgreenCtx));
    },
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st\nstruct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table.field(c"extSemArray", 0, Ty::list(Ty::Value(&driver::CUexternalSemaphore)));
        table.field(c"paramsArray", 8, Ty::list(Ty::Record(&driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS)));
        table.plain("numExtSems\0U32 16\0");
        table.field(c"ctx", 24, Ty::Value(&driver::CUcontext));
        table.field(c"gCtx", 24, Ty::Value(&driver::CUgreenCtx));
    },
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2\nstruct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    &driver13::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st,
);

pub(crate) static CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0\nstruct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2.anon0, from cuda.h. Since CUDA 13.4.",
    (8, 8, true),
    |table| {
        table.field(c"ctx", 0, Ty::Value(&driver::CUcontext));
        table.field(c"gCtx", 0, Ty::Value(&driver::CUgreenCtx));
    },
);

pub(crate) static CUDA_FABRIC_COPY_BATCH_OP: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_FABRIC_COPY_BATCH_OP\ntypedef CUDA_FABRIC_COPY_BATCH_OP_v1 CUDA_FABRIC_COPY_BATCH_OP, from cuda.h. Since CUDA 13.5.",
    &driver13::CUDA_FABRIC_COPY_BATCH_OP_v1,
);

pub(crate) static CUDA_FABRIC_COPY_BATCH_OP_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_FABRIC_COPY_BATCH_OP_st\nstruct CUDA_FABRIC_COPY_BATCH_OP_st, from cuda.h. Since CUDA 13.5.",
    (64, 8, false),
    |table| {
        table.field(c"src", 0, Ty::Record(&driver13::CUfabricCpyOperand));
        table.field(c"dst", 24, Ty::Record(&driver13::CUfabricCpyOperand));
        table.plain("size\0U64 48\0flags\0U32 56\0");
    },
);

pub(crate) static CUDA_FABRIC_COPY_BATCH_OP_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_FABRIC_COPY_BATCH_OP_v1\ntypedef CUDA_FABRIC_COPY_BATCH_OP_st CUDA_FABRIC_COPY_BATCH_OP_v1, from cuda.h. Since CUDA 13.5.",
    &driver13::CUDA_FABRIC_COPY_BATCH_OP_st,
);

pub(crate) static CUDA_FABRIC_CPY_BATCH_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_FABRIC_CPY_BATCH_NODE_PARAMS\ntypedef CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 CUDA_FABRIC_CPY_BATCH_NODE_PARAMS, from cuda.h. Since CUDA 13.5.",
    &driver13::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1,
);

pub(crate) static CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st\nstruct CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, from cuda.h. Since CUDA 13.5.",
    (32, 8, false),
    |table| {
        table.plain("numOps\0U64 0\0");
        table.field(c"opList", 8, Ty::list(Ty::Record(&driver13::CUDA_FABRIC_COPY_BATCH_OP))).counted(0, 8);
        table.plain("flags\0U64 16\0");
        table.field(c"ctx", 24, Ty::Value(&driver::CUcontext));
        table.field(c"gCtx", 24, Ty::Value(&driver::CUgreenCtx));
    },
);

pub(crate) static CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1\nstruct CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, from cuda.h. Since CUDA 13.5.",
    &driver13::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st,
);

pub(crate) static CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0\nstruct CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1.anon0, from cuda.h. Since CUDA 13.5.",
    (8, 8, true),
    |table| {
        table.field(c"ctx", 0, Ty::Value(&driver::CUcontext));
        table.field(c"gCtx", 0, Ty::Value(&driver::CUgreenCtx));
    },
);

pub(crate) static CUDA_HOST_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_HOST_NODE_PARAMS_v2_st\nstruct CUDA_HOST_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table.field(c"fn", 0, Ty::Callback(Some(&driver::CUhostFn__signature)));
        table.field(c"userData", 8, Ty::Data);
        table.plain("syncMode\0U32 16\0");
        table.field(c"ctx", 24, Ty::Value(&driver::CUcontext));
        table.field(c"gCtx", 24, Ty::Value(&driver::CUgreenCtx));
    },
);

pub(crate) static CUDA_HOST_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_HOST_NODE_PARAMS_v2\nstruct CUDA_HOST_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    &driver13::CUDA_HOST_NODE_PARAMS_v2_st,
);

pub(crate) static CUDA_HOST_NODE_PARAMS_v2_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_HOST_NODE_PARAMS_v2_anon0\nstruct CUDA_HOST_NODE_PARAMS_v2.anon0, from cuda.h. Since CUDA 13.4.",
    (8, 8, true),
    |table| {
        table.field(c"ctx", 0, Ty::Value(&driver::CUcontext));
        table.field(c"gCtx", 0, Ty::Value(&driver::CUgreenCtx));
    },
);

pub(crate) static CUDA_MEMCPY3D_BATCH_OP: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_BATCH_OP\ntypedef CUDA_MEMCPY3D_BATCH_OP_v1 CUDA_MEMCPY3D_BATCH_OP, from cuda.h. Since CUDA 12.8.",
    &driver13::CUDA_MEMCPY3D_BATCH_OP_v1,
);

pub(crate) static CUDA_MEMCPY3D_BATCH_OP_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_BATCH_OP_st\nstruct CUDA_MEMCPY3D_BATCH_OP_v1, from cuda.h. Since CUDA 12.8.",
    (112, 8, false),
    |table| {
        table.field(c"src", 0, Ty::Record(&driver13::CUmemcpy3DOperand));
        table.field(c"dst", 40, Ty::Record(&driver13::CUmemcpy3DOperand));
        table.field(c"extent", 80, Ty::Record(&driver::CUextent3D));
        table.field(c"srcAccessOrder", 104, Ty::Enum(&driver::CUmemcpySrcAccessOrder));
        table.plain("flags\0U32 108\0");
    },
);

pub(crate) static CUDA_MEMCPY3D_BATCH_OP_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY3D_BATCH_OP_v1\nstruct CUDA_MEMCPY3D_BATCH_OP_v1, from cuda.h. Since CUDA 12.8.",
    &driver13::CUDA_MEMCPY3D_BATCH_OP_st,
);

pub(crate) static CUDA_MEMCPY_BATCH_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY_BATCH_NODE_PARAMS\ntypedef CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 CUDA_MEMCPY_BATCH_NODE_PARAMS, from cuda.h. Since CUDA 13.5.",
    &driver13::CUDA_MEMCPY_BATCH_NODE_PARAMS_V1,
);

pub(crate) static CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st: RecordDef = RecordDef::new(
        "cubind.cuda13.driver.CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st\nstruct CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, from cuda.h. Since CUDA 13.5.",
        (64, 8, false),
        |table| {
            table.plain("count\0U64 0\0");
            table.field(c"dsts", 8, Ty::list(Ty::Value(&driver::CUdeviceptr))).counted(0, 8);
            table.field(c"srcs", 16, Ty::list(Ty::Value(&driver::CUdeviceptr))).counted(0, 8);
            table.field(c"sizes", 24, Ty::Pointer).in_digits();
            table.field(c"attrs", 32, Ty::list(Ty::Record(&driver13::CUmemcpyAttributes))).counted(48, 8);
            table.field(c"attrsIdxs", 40, Ty::Pointer).in_digits();
            table.plain("numAttrs\0U64 48\0");
            table.field(c"ctx", 56, Ty::Value(&driver::CUcontext));
            table.field(c"gCtx", 56, Ty::Value(&driver::CUgreenCtx));
        },
    )
    .together(c"set_dsts_srcs", &[c"dsts", c"srcs"]);

pub(crate) static CUDA_MEMCPY_BATCH_NODE_PARAMS_V1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEMCPY_BATCH_NODE_PARAMS_V1\nstruct CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, from cuda.h. Since CUDA 13.5.",
    &driver13::CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st,
);

pub(crate) static CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0\nstruct CUDA_MEMCPY_BATCH_NODE_PARAMS_V1.anon0, from cuda.h. Since CUDA 13.5.",
    (8, 8, true),
    |table| {
        table.field(c"ctx", 0, Ty::Value(&driver::CUcontext));
        table.field(c"gCtx", 0, Ty::Value(&driver::CUgreenCtx));
    },
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEM_ALLOC_NODE_PARAMS\ntypedef CUDA_MEM_ALLOC_NODE_PARAMS_v1 CUDA_MEM_ALLOC_NODE_PARAMS, from cuda.h. Since CUDA 12.2.",
    &driver13::CUDA_MEM_ALLOC_NODE_PARAMS_v1,
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEM_ALLOC_NODE_PARAMS_v1_st\nstruct CUDA_MEM_ALLOC_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2.",
    (120, 8, false),
    |table| {
        table.field(c"poolProps", 0, Ty::Record(&driver13::CUmemPoolProps));
        table.field(c"accessDescs", 88, Ty::list(Ty::Record(&driver13::CUmemAccessDesc)));
        table.plain("accessDescCount\0U64 96\0bytesize\0U64 104\0");
        table.field(c"dptr", 112, Ty::Value(&driver::CUdeviceptr));
    },
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEM_ALLOC_NODE_PARAMS_v1\nstruct CUDA_MEM_ALLOC_NODE_PARAMS_v1, from cuda.h. Since CUDA 12.2.",
    &driver13::CUDA_MEM_ALLOC_NODE_PARAMS_v1_st,
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUDA_MEM_ALLOC_NODE_PARAMS_v2_st\nstruct CUDA_MEM_ALLOC_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    (120, 8, false),
    |table| {
        table.field(c"poolProps", 0, Ty::Record(&driver13::CUmemPoolProps));
        table.field(c"accessDescs", 88, Ty::list(Ty::Record(&driver13::CUmemAccessDesc)));
        table.plain("accessDescCount\0U64 96\0bytesize\0U64 104\0");
        table.field(c"dptr", 112, Ty::Value(&driver::CUdeviceptr));
    },
);

pub(crate) static CUDA_MEM_ALLOC_NODE_PARAMS_v2: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUDA_MEM_ALLOC_NODE_PARAMS_v2\nstruct CUDA_MEM_ALLOC_NODE_PARAMS_v2, from cuda.h. Since CUDA 12.2.",
    &driver13::CUDA_MEM_ALLOC_NODE_PARAMS_v2_st,
);

pub(crate) static CU_DEV_SM_RESOURCE_GROUP_PARAMS_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CU_DEV_SM_RESOURCE_GROUP_PARAMS_st\nstruct CU_DEV_SM_RESOURCE_GROUP_PARAMS, from cuda.h. Since CUDA 13.1.",
    (64, 4, false),
    |table| {
        table
            .plain(
                "smCount\0U32 0\0coscheduledSmCount\0U32 4\0preferredCoscheduledSmCount\0U32 8\0flags\0U32 12\0localityDomainId\0U32 16\0",
            );
        table.field(c"reserved", 20, Ty::array(Ty::U32, 11));
    },
);

pub(crate) static CU_DEV_SM_RESOURCE_GROUP_PARAMS: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CU_DEV_SM_RESOURCE_GROUP_PARAMS\nstruct CU_DEV_SM_RESOURCE_GROUP_PARAMS, from cuda.h. Since CUDA 13.1.",
    &driver13::CU_DEV_SM_RESOURCE_GROUP_PARAMS_st,
);

pub(crate) static CUatomicOperation: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUatomicOperation\nenum CUatomicOperation, from cuda.h. Since CUDA 13.0.",
    "CU_ATOMIC_OPERATION_INTEGER_ADD CU_ATOMIC_OPERATION_INTEGER_MIN CU_ATOMIC_OPERATION_INTEGER_MAX CU_ATOMIC_OPERATION_INTEGER_INCREMENT CU_ATOMIC_OPERATION_INTEGER_DECREMENT CU_ATOMIC_OPERATION_AND CU_ATOMIC_OPERATION_OR CU_ATOMIC_OPERATION_XOR CU_ATOMIC_OPERATION_EXCHANGE CU_ATOMIC_OPERATION_CAS CU_ATOMIC_OPERATION_FLOAT_ADD CU_ATOMIC_OPERATION_FLOAT_MIN CU_ATOMIC_OPERATION_FLOAT_MAX CU_ATOMIC_OPERATION_MAX",
);

pub(crate) static CUatomicOperationCapability: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUatomicOperationCapability\nenum CUatomicOperationCapability, from cuda.h. Since CUDA 13.0.",
    "CU_ATOMIC_CAPABILITY_SIGNED=1 CU_ATOMIC_CAPABILITY_UNSIGNED CU_ATOMIC_CAPABILITY_REDUCTION=4 CU_ATOMIC_CAPABILITY_SCALAR_32=8 CU_ATOMIC_CAPABILITY_SCALAR_64=16 CU_ATOMIC_CAPABILITY_SCALAR_128=32 CU_ATOMIC_CAPABILITY_VECTOR_32x4=64",
);

pub(crate) static CUcheckpointCheckpointArgs_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUcheckpointCheckpointArgs_st\nstruct CUcheckpointCheckpointArgs, from cuda.h. Since CUDA 12.8.",
    (64, 8, false),
    |table| {
        table.field(c"customStorageInfo_out", 0, Ty::Pointer).in_digits();
        table.field(c"reserved", 8, Ty::Chars(56));
    },
);

pub(crate) static CUcheckpointCheckpointArgs: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUcheckpointCheckpointArgs\nstruct CUcheckpointCheckpointArgs, from cuda.h. Since CUDA 12.8.",
    &driver13::CUcheckpointCheckpointArgs_st,
);

pub(crate) static CUcheckpointCustomStorageInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUcheckpointCustomStorageInfo_st\nstruct CUcheckpointCustomStorageInfo, from cuda.h. Since CUDA 13.4.",
    (24, 8, false),
    |table| {
        table.field(c"handle", 0, Ty::Value(&driver13::CUcheckpointOperationHandle));
        table.field(c"perDeviceData", 8, Ty::list(Ty::Record(&driver13::CUcheckpointCustomStoragePerDeviceData)));
        table.plain("deviceCount\0U32 16\0");
    },
);

pub(crate) static CUcheckpointCustomStorageInfo: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUcheckpointCustomStorageInfo\nstruct CUcheckpointCustomStorageInfo, from cuda.h. Since CUDA 13.4.",
    &driver13::CUcheckpointCustomStorageInfo_st,
);

pub(crate) static CUcheckpointCustomStoragePerDeviceData_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUcheckpointCustomStoragePerDeviceData_st\nstruct CUcheckpointCustomStoragePerDeviceData, from cuda.h. Since CUDA 13.4.",
    (24, 8, false),
    |table| {
        table.field(c"devPtr", 0, Ty::Value(&driver::CUdeviceptr));
        table.plain("size\0U64 8\0");
        table.field(c"stream", 16, Ty::Value(&driver::CUstream));
    },
);

pub(crate) static CUcheckpointCustomStoragePerDeviceData: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUcheckpointCustomStoragePerDeviceData\nstruct CUcheckpointCustomStoragePerDeviceData, from cuda.h. Since CUDA 13.4.",
    &driver13::CUcheckpointCustomStoragePerDeviceData_st,
);

pub(crate) static CUcheckpointGpuPair_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUcheckpointGpuPair_st\nstruct CUcheckpointGpuPair, from cuda.h. Since CUDA 13.0.",
    (32, 1, false),
    |table| {
        table.field(c"oldUuid", 0, Ty::Record(&driver::CUuuid));
        table.field(c"newUuid", 16, Ty::Record(&driver::CUuuid));
    },
);

pub(crate) static CUcheckpointGpuPair: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUcheckpointGpuPair\nstruct CUcheckpointGpuPair, from cuda.h. Since CUDA 13.0.",
    &driver13::CUcheckpointGpuPair_st,
);

pub(crate) static CUcheckpointOperationHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUcheckpointOperationHandle\ntypedef CUcheckpointOperationHandle, from cuda.h. Since CUDA 13.4.",
    ValueKind::Handle, None,
);

pub(crate) static CUcheckpointRestoreArgs_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUcheckpointRestoreArgs_st\nstruct CUcheckpointRestoreArgs, from cuda.h. Since CUDA 12.8.",
    (64, 8, false),
    |table| {
        table.field(c"gpuPairs", 0, Ty::list(Ty::Record(&driver13::CUcheckpointGpuPair)));
        table.plain("gpuPairsCount\0U32 8\0padding0\0U32 12\0");
        table.field(c"customStorageInfo_out", 16, Ty::Pointer).in_digits();
        table.field(c"reserved", 24, Ty::Chars(40));
    },
);

pub(crate) static CUcheckpointRestoreArgs: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUcheckpointRestoreArgs\nstruct CUcheckpointRestoreArgs, from cuda.h. Since CUDA 12.8.",
    &driver13::CUcheckpointRestoreArgs_st,
);

pub(crate) static CUcliqueInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUcliqueInfo_st\nstruct CUcliqueInfo, from cuda.h. Since CUDA 13.4.",
    (8, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver13::CUcliqueType));
        table.plain("id\0U32 4\0");
    },
);

pub(crate) static CUcliqueInfo: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUcliqueInfo\nstruct CUcliqueInfo, from cuda.h. Since CUDA 13.4.", &driver13::CUcliqueInfo_st,
);

pub(crate) static CUcliqueType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUcliqueType\nenum CUcliqueType, from cuda.h. Since CUDA 13.4.",
    "CU_CLIQUE_TYPE_UNICAST_POINTER CU_CLIQUE_TYPE_MULTICAST_POINTER CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT",
);

pub(crate) static CUcoredumpCallbackHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUcoredumpCallbackHandle\ntypedef CUcoredumpCallbackHandle, from cuda.h. Since CUDA 13.2.",
    ValueKind::Handle, None,
);

pub(crate) static CUcoredumpStatusCallback__signature: Signature = Signature::new(
    None, &[ArgKind::Data, ArgKind::Value(Ty::I32), ArgKind::Value(Ty::Value(&driver::CUdevice))],
);

pub(crate) static CUcoredumpStatusCallback: ValueDef = ValueDef::new(
        "cubind.cuda13.driver.CUcoredumpStatusCallback\nthe address of a C function, CUcoredumpStatusCallback, from cuda.h. Since CUDA 13.2.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUcoredumpStatusCallback__signature);

pub(crate) static CUdevResource: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUdevResource\ntypedef CUdevResource_v1 CUdevResource, from cuda.h. Since CUDA 12.4.",
    &driver13::CUdevResource_v1,
);

pub(crate) static CUdevResource_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUdevResource_st\nstruct CUdevResource_v1, from cuda.h. Since CUDA 12.4.",
    (144, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUdevResourceType));
        table.field(c"_internal_padding", 4, Ty::Chars(92));
        table.field(c"sm", 96, Ty::Record(&driver13::CUdevSmResource));
        table.field(c"wqConfig", 96, Ty::Record(&driver13::CUdevWorkqueueConfigResource));
        table.field(c"wq", 96, Ty::Record(&driver13::CUdevWorkqueueResource));
        table.field(c"_oversize", 96, Ty::Chars(40));
        table.field(c"nextResource", 136, Ty::list(Ty::Record(&driver13::CUdevResource_v1)));
    },
);

pub(crate) static CUdevResource_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUdevResource_v1\nstruct CUdevResource_v1, from cuda.h. Since CUDA 12.4.",
    &driver13::CUdevResource_st,
);

pub(crate) static CUdevResource_v1_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUdevResource_v1_anon0\nstruct CUdevResource_v1.anon0, from cuda.h. Since CUDA 12.4.",
    (40, 4, true),
    |table| {
        table.field(c"sm", 0, Ty::Record(&driver13::CUdevSmResource));
        table.field(c"wqConfig", 0, Ty::Record(&driver13::CUdevWorkqueueConfigResource));
        table.field(c"wq", 0, Ty::Record(&driver13::CUdevWorkqueueResource));
        table.field(c"_oversize", 0, Ty::Chars(40));
    },
);

pub(crate) static CUdevSmResource_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUdevSmResource_st\nstruct CUdevSmResource, from cuda.h. Since CUDA 12.4.",
    (20, 4, false),
    |table| {
        table
            .plain(
                "smCount\0U32 0\0minSmPartitionSize\0U32 4\0smCoscheduledAlignment\0U32 8\0flags\0U32 12\0localityDomainId\0U32 16\0",
            );
    },
);

pub(crate) static CUdevSmResource: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUdevSmResource\nstruct CUdevSmResource, from cuda.h. Since CUDA 12.4.",
    &driver13::CUdevSmResource_st,
);

pub(crate) static CUdevSmResourceGroup_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdevSmResourceGroup_flags\nenum CUdevSmResourceGroup_flags, from cuda.h. Since CUDA 13.1.",
    "CU_DEV_SM_RESOURCE_GROUP_DEFAULT CU_DEV_SM_RESOURCE_GROUP_BACKFILL CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS=4",
);

pub(crate) static CUdevSmResourceSplitByCount_flags: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdevSmResourceSplitByCount_flags\nenum CUdevSmResourceSplitByCount_flags, from cuda.h. Since CUDA 13.1.",
    "CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING=1 CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE",
);

pub(crate) static CUdevWorkqueueConfigResource_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUdevWorkqueueConfigResource_st\nstruct CUdevWorkqueueConfigResource, from cuda.h. Since CUDA 13.1.",
    (12, 4, false),
    |table| {
        table.field(c"device", 0, Ty::Value(&driver::CUdevice));
        table.plain("wqConcurrencyLimit\0U32 4\0");
        table.field(c"sharingScope", 8, Ty::Enum(&driver13::CUdevWorkqueueConfigScope));
    },
);

pub(crate) static CUdevWorkqueueConfigResource: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUdevWorkqueueConfigResource\nstruct CUdevWorkqueueConfigResource, from cuda.h. Since CUDA 13.1.",
    &driver13::CUdevWorkqueueConfigResource_st,
);

pub(crate) static CUdevWorkqueueConfigScope: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdevWorkqueueConfigScope\nenum CUdevWorkqueueConfigScope, from cuda.h. Since CUDA 13.1.",
    "CU_WORKQUEUE_SCOPE_DEVICE_CTX CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED",
);

pub(crate) static CUdevWorkqueueResource_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUdevWorkqueueResource_st\nstruct CUdevWorkqueueResource, from cuda.h. Since CUDA 13.1.",
    (40, 1, false),
    |table| {
        table.field(c"reserved", 0, Ty::Chars(40));
    },
);

pub(crate) static CUdevWorkqueueResource: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUdevWorkqueueResource\nstruct CUdevWorkqueueResource, from cuda.h. Since CUDA 13.1.",
    &driver13::CUdevWorkqueueResource_st,
);

pub(crate) static CUdevice_attribute: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUdevice_attribute\nenum CUdevice_attribute, from cuda.h. Since at least CUDA 12.0. Deprecated: CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK, CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK, CU_DEVICE_ATTRIBUTE_GPU_OVERLAP, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES, CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH, CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1, CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1, CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1, CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH, CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED.",
    "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK=1 CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK=8 CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY CU_DEVICE_ATTRIBUTE_WARP_SIZE CU_DEVICE_ATTRIBUTE_MAX_PITCH CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK=12 CU_DEVICE_ATTRIBUTE_CLOCK_RATE CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT CU_DEVICE_ATTRIBUTE_GPU_OVERLAP CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT CU_DEVICE_ATTRIBUTE_INTEGRATED CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY CU_DEVICE_ATTRIBUTE_COMPUTE_MODE CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH=27 CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS CU_DEVICE_ATTRIBUTE_ECC_ENABLED CU_DEVICE_ATTRIBUTE_PCI_BUS_ID CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID CU_DEVICE_ATTRIBUTE_TCC_DRIVER CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED=102 CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS CU_DEVICE_ATTRIBUTE_NUMA_CONFIG CU_DEVICE_ATTRIBUTE_NUMA_ID CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED CU_DEVICE_ATTRIBUTE_MPS_ENABLED CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED CU_DEVICE_ATTRIBUTE_MAX",
);

pub(crate) static CUfabricCpyOperand_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUfabricCpyOperand_st\nstruct CUfabricCpyOperand, from cuda.h. Since CUDA 13.5.",
    (24, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver13::CUfabricCpyOperandType));
        table.field(c"op", 8, Ty::Record(&driver13::CUfabricCpyOperand_op));
    },
);

pub(crate) static CUfabricCpyOperand: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUfabricCpyOperand\nstruct CUfabricCpyOperand, from cuda.h. Since CUDA 13.5.",
    &driver13::CUfabricCpyOperand_st,
);

pub(crate) static CUfabricCpyOperand_op: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUfabricCpyOperand_op\nstruct CUfabricCpyOperand.op, from cuda.h. Since CUDA 13.5.",
    (16, 8, true),
    |table| {
        table.field(c"ptr", 0, Ty::Record(&driver13::CUfabricCpyOperand_op_ptr));
        table.field(c"le", 0, Ty::Record(&driver13::CUfabricCpyOperand_op_le));
    },
);

pub(crate) static CUfabricCpyOperand_op_le: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUfabricCpyOperand_op_le\nstruct CUfabricCpyOperand.op.le, from cuda.h. Since CUDA 13.5.",
    (16, 8, false),
    |table| {
        table.field(c"id", 0, Ty::Value(&driver13::CUlogicalEndpointId));
        table.field(c"offset", 8, Ty::Value(&driver::cuuint64_t));
    },
);

pub(crate) static CUfabricCpyOperand_op_ptr: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUfabricCpyOperand_op_ptr\nstruct CUfabricCpyOperand.op.ptr, from cuda.h. Since CUDA 13.5.",
    (16, 8, false),
    |table| {
        table.field(c"ptr", 0, Ty::Value(&driver::CUdeviceptr));
        table.field(c"locHint", 8, Ty::Record(&driver13::CUmemLocation));
    },
);

pub(crate) static CUfabricCpyOperandType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUfabricCpyOperandType\nenum CUfabricCpyOperandType, from cuda.h. Since CUDA 13.5.",
    "CU_FABRIC_COPY_OPERAND_TYPE_POINTER=1 CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT CU_FABRIC_COPY_OPERAND_TYPE_MAX=2147483647",
);

pub(crate) static CUfunction_attribute: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUfunction_attribute\nenum CUfunction_attribute, from cuda.h. Since at least CUDA 12.0.",
    "CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES CU_FUNC_ATTRIBUTE_NUM_REGS CU_FUNC_ATTRIBUTE_PTX_VERSION CU_FUNC_ATTRIBUTE_BINARY_VERSION CU_FUNC_ATTRIBUTE_CACHE_MODE_CA CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE CU_FUNC_ATTRIBUTE_MAX",
);

pub(crate) static CUgraphNodeParams_st: RecordDef = RecordDef::new(
        "cubind.cuda13.driver.CUgraphNodeParams_st\nstruct CUgraphNodeParams, from cuda.h. Since CUDA 12.2.",
        (256, 8, false),
        |table| {
            table.field(c"type", 0, Ty::Enum(&driver::CUgraphNodeType));
            table.field(c"reserved0", 4, Ty::array(Ty::I32, 3));
            table.field(c"reserved1", 16, Ty::array(Ty::I64, 29));
            table.field(c"kernel", 16, Ty::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v3));
            table.field(c"memcpy", 16, Ty::Record(&driver::CUDA_MEMCPY_NODE_PARAMS));
            table.field(c"memset", 16, Ty::Record(&driver::CUDA_MEMSET_NODE_PARAMS_v2));
            table.field(c"host", 16, Ty::Record(&driver13::CUDA_HOST_NODE_PARAMS_v2));
            table.field(c"graph", 16, Ty::Record(&driver::CUDA_CHILD_GRAPH_NODE_PARAMS));
            table.field(c"eventWait", 16, Ty::Record(&driver::CUDA_EVENT_WAIT_NODE_PARAMS));
            table.field(c"eventRecord", 16, Ty::Record(&driver13::CUDA_EVENT_RECORD_NODE_PARAMS));
            table.field(c"extSemSignal", 16, Ty::Record(&driver13::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2));
            table.field(c"extSemWait", 16, Ty::Record(&driver13::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2));
            table.field(c"alloc", 16, Ty::Record(&driver13::CUDA_MEM_ALLOC_NODE_PARAMS_v2));
            table.field(c"free", 16, Ty::Record(&driver::CUDA_MEM_FREE_NODE_PARAMS));
            table.field(c"memOp", 16, Ty::Record(&driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2));
            table.field(c"conditional", 16, Ty::Record(&driver::CUDA_CONDITIONAL_NODE_PARAMS));
            table.field(c"memcpyBatch", 16, Ty::Record(&driver13::CUDA_MEMCPY_BATCH_NODE_PARAMS_V1));
            table.field(c"fabricCpyBatch", 16, Ty::Record(&driver13::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1));
            table.field(c"asBytes", 16, Ty::Chars(232));
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
            Selected {
                at: 16,
                of: &driver13::CUDA_MEMCPY_BATCH_NODE_PARAMS_V1,
                by: Some((0, 14)),
            },
            Selected {
                at: 16,
                of: &driver13::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1,
                by: Some((0, 18)),
            },
        ],
    );

pub(crate) static CUgraphNodeParams: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUgraphNodeParams\nstruct CUgraphNodeParams, from cuda.h. Since CUDA 12.2.",
    &driver13::CUgraphNodeParams_st,
);

pub(crate) static CUgraphNodeParams_anon0: RecordDef = RecordDef::new(
        "cubind.cuda13.driver.CUgraphNodeParams_anon0\nstruct CUgraphNodeParams.anon0, from cuda.h. Since CUDA 12.2.",
        (232, 8, true),
        |table| {
            table.field(c"reserved1", 0, Ty::array(Ty::I64, 29));
            table.field(c"kernel", 0, Ty::Record(&driver::CUDA_KERNEL_NODE_PARAMS_v3));
            table.field(c"memcpy", 0, Ty::Record(&driver::CUDA_MEMCPY_NODE_PARAMS));
            table.field(c"memset", 0, Ty::Record(&driver::CUDA_MEMSET_NODE_PARAMS_v2));
            table.field(c"host", 0, Ty::Record(&driver13::CUDA_HOST_NODE_PARAMS_v2));
            table.field(c"graph", 0, Ty::Record(&driver::CUDA_CHILD_GRAPH_NODE_PARAMS));
            table.field(c"eventWait", 0, Ty::Record(&driver::CUDA_EVENT_WAIT_NODE_PARAMS));
            table.field(c"eventRecord", 0, Ty::Record(&driver13::CUDA_EVENT_RECORD_NODE_PARAMS));
            table.field(c"extSemSignal", 0, Ty::Record(&driver13::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2));
            table.field(c"extSemWait", 0, Ty::Record(&driver13::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2));
            table.field(c"alloc", 0, Ty::Record(&driver13::CUDA_MEM_ALLOC_NODE_PARAMS_v2));
            table.field(c"free", 0, Ty::Record(&driver::CUDA_MEM_FREE_NODE_PARAMS));
            table.field(c"memOp", 0, Ty::Record(&driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2));
            table.field(c"conditional", 0, Ty::Record(&driver::CUDA_CONDITIONAL_NODE_PARAMS));
            table.field(c"memcpyBatch", 0, Ty::Record(&driver13::CUDA_MEMCPY_BATCH_NODE_PARAMS_V1));
            table.field(c"fabricCpyBatch", 0, Ty::Record(&driver13::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1));
            table.field(c"asBytes", 0, Ty::Chars(232));
        },
    )
    .selecting(
        &[
            Selected {
                at: 0,
                of: &driver::CUDA_CONDITIONAL_NODE_PARAMS,
                by: None,
            },
            Selected {
                at: 0,
                of: &driver13::CUDA_MEMCPY_BATCH_NODE_PARAMS_V1,
                by: None,
            },
            Selected {
                at: 0,
                of: &driver13::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1,
                by: None,
            },
        ],
    );

pub(crate) static CUgraphRecaptureCallback__signature: Signature = Signature::new(
    Some(Ty::Enum(&driver::CUresult)),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Value(&driver::CUgraphNode)), ArgKind::Record(&driver13::CUgraphNodeParams),
        ArgKind::Record(&driver13::CUgraphNodeParams), ArgKind::Value(Ty::Enum(&driver13::CUgraphRecaptureStatus)),
    ],
);

pub(crate) static CUgraphRecaptureCallback: ValueDef = ValueDef::new(
        "cubind.cuda13.driver.CUgraphRecaptureCallback\nthe address of a C function, CUgraphRecaptureCallback, from cuda.h. Since CUDA 13.3.",
        ValueKind::Callback,
        None,
    )
    .calling(&CUgraphRecaptureCallback__signature);

pub(crate) static CUgraphRecaptureStatus: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUgraphRecaptureStatus\nenum CUgraphRecaptureStatus, from cuda.h. Since CUDA 13.3.",
    "CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE CU_GRAPH_RECAPTURE_ERROR",
);

pub(crate) static CUhostTaskSyncMode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUhostTaskSyncMode\nenum CUhostTaskSyncMode, from cuda.h. Since CUDA 13.2.",
    "CU_HOST_TASK_BLOCKING CU_HOST_TASK_SPINWAIT",
);

pub(crate) static CUjit_option: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUjit_option\nenum CUjit_option, from cuda.h. Since at least CUDA 12.0. Deprecated: CU_JIT_NEW_SM3X_OPT, CU_JIT_LTO, CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA, CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_NAMES, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE.",
    "CU_JIT_MAX_REGISTERS CU_JIT_THREADS_PER_BLOCK CU_JIT_WALL_TIME CU_JIT_INFO_LOG_BUFFER CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES CU_JIT_ERROR_LOG_BUFFER CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES CU_JIT_OPTIMIZATION_LEVEL CU_JIT_TARGET_FROM_CUCONTEXT CU_JIT_TARGET CU_JIT_FALLBACK_STRATEGY CU_JIT_GENERATE_DEBUG_INFO CU_JIT_LOG_VERBOSE CU_JIT_GENERATE_LINE_INFO CU_JIT_CACHE_MODE CU_JIT_NEW_SM3X_OPT CU_JIT_FAST_COMPILE CU_JIT_GLOBAL_SYMBOL_NAMES CU_JIT_GLOBAL_SYMBOL_ADDRESSES CU_JIT_GLOBAL_SYMBOL_COUNT CU_JIT_LTO CU_JIT_FTZ CU_JIT_PREC_DIV CU_JIT_PREC_SQRT CU_JIT_FMA CU_JIT_REFERENCED_KERNEL_NAMES CU_JIT_REFERENCED_KERNEL_COUNT CU_JIT_REFERENCED_VARIABLE_NAMES CU_JIT_REFERENCED_VARIABLE_COUNT CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES CU_JIT_POSITION_INDEPENDENT_CODE CU_JIT_MIN_CTA_PER_SM CU_JIT_MAX_THREADS_PER_BLOCK CU_JIT_OVERRIDE_DIRECTIVE_VALUES CU_JIT_SPLIT_COMPILE CU_JIT_BINARY_LOADER_THREAD_COUNT CU_JIT_NUM_OPTIONS",
);

pub(crate) static CUkernelNodeAttrValue: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUkernelNodeAttrValue\ntypedef CUkernelNodeAttrValue_v1 CUkernelNodeAttrValue, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUkernelNodeAttrValue_v1,
);

pub(crate) static CUkernelNodeAttrValue_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUkernelNodeAttrValue_v1\ntypedef CUlaunchAttributeValue CUkernelNodeAttrValue_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUlaunchAttributeValue,
);

pub(crate) static CUlaunchAttribute_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchAttribute_st\nstruct CUlaunchAttribute, from cuda.h. Since at least CUDA 12.0.",
    (72, 8, false),
    |table| {
        table.field(c"id", 0, Ty::Enum(&driver::CUlaunchAttributeID));
        table.field(c"pad", 4, Ty::Chars(4));
        table.field(c"value", 8, Ty::Record(&driver13::CUlaunchAttributeValue));
    },
);

pub(crate) static CUlaunchAttribute: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUlaunchAttribute\nstruct CUlaunchAttribute, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUlaunchAttribute_st,
);

pub(crate) static CUlaunchAttributePortableClusterMode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUlaunchAttributePortableClusterMode\nenum CUlaunchAttributePortableClusterMode, from cuda.h. Since CUDA 13.2.",
    "CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE",
);

pub(crate) static CUlaunchAttributeValue_union: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchAttributeValue_union\nstruct CUlaunchAttributeValue, from cuda.h. Since at least CUDA 12.0.",
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
        table.plain("sharedMemCarveout\0U32 0\0nvlinkUtilCentricScheduling\0U32 0\0");
        table.field(c"portableClusterSizeMode", 0, Ty::Enum(&driver13::CUlaunchAttributePortableClusterMode));
        table.field(c"sharedMemoryMode", 0, Ty::Enum(&driver13::CUsharedMemoryMode));
    },
);

pub(crate) static CUlaunchAttributeValue: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUlaunchAttributeValue\nstruct CUlaunchAttributeValue, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUlaunchAttributeValue_union,
);

pub(crate) static CUlaunchConfig_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlaunchConfig_st\nstruct CUlaunchConfig, from cuda.h. Since at least CUDA 12.0.",
    (56, 8, false),
    |table| {
        table
            .plain(
                "gridDimX\0U32 0\0gridDimY\0U32 4\0gridDimZ\0U32 8\0blockDimX\0U32 12\0blockDimY\0U32 16\0blockDimZ\0U32 20\0sharedMemBytes\0U32 24\0",
            );
        table.field(c"hStream", 32, Ty::Value(&driver::CUstream));
        table.field(c"attrs", 40, Ty::list(Ty::Record(&driver13::CUlaunchAttribute)));
        table.plain("numAttrs\0U32 48\0");
    },
);

pub(crate) static CUlaunchConfig: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUlaunchConfig\nstruct CUlaunchConfig, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUlaunchConfig_st,
);

pub(crate) static CUlimit: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUlimit\nenum CUlimit, from cuda.h. Since at least CUDA 12.0.",
    "CU_LIMIT_STACK_SIZE CU_LIMIT_PRINTF_FIFO_SIZE CU_LIMIT_MALLOC_HEAP_SIZE CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT CU_LIMIT_MAX_L2_FETCH_GRANULARITY CU_LIMIT_PERSISTING_L2_CACHE_SIZE CU_LIMIT_SHMEM_SIZE CU_LIMIT_CIG_ENABLED CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED CU_LIMIT_PER_BLOCK_MEMORY_SIZE CU_LIMIT_MAX",
);

pub(crate) static CUlogicalEndpointFabricHandle_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlogicalEndpointFabricHandle_st\nstruct CUlogicalEndpointFabricHandle, from cuda.h. Since CUDA 13.3.",
    (64, 1, false),
    |table| {
        table.field(c"data", 0, Ty::Chars(64));
    },
);

pub(crate) static CUlogicalEndpointFabricHandle: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUlogicalEndpointFabricHandle\nstruct CUlogicalEndpointFabricHandle, from cuda.h. Since CUDA 13.3.",
    &driver13::CUlogicalEndpointFabricHandle_st,
);

pub(crate) static CUlogicalEndpointFlag: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUlogicalEndpointFlag\nenum CUlogicalEndpointFlag, from cuda.h. Since CUDA 13.3.",
    "CU_LOGICAL_ENDPOINT_FLAG_NONE CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS",
);

pub(crate) static CUlogicalEndpointId: ValueDef = ValueDef::new(
    "cubind.cuda13.driver.CUlogicalEndpointId\ntypedef CUlogicalEndpointId, from cuda.h. Since CUDA 13.3.",
    ValueKind::U32, None,
);

pub(crate) static CUlogicalEndpointIpcHandleType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUlogicalEndpointIpcHandleType\nenum CUlogicalEndpointIpcHandleType, from cuda.h. Since CUDA 13.3.",
    "CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC",
);

pub(crate) static CUlogicalEndpointProp_struct: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlogicalEndpointProp_struct\nstruct CUlogicalEndpointProp, from cuda.h. Since CUDA 13.3.",
    (24, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver13::CUlogicalEndpointType));
        table.field(c"unicast", 4, Ty::Record(&driver13::CUlogicalEndpointProp_anon0_unicast));
        table.field(c"multicast", 4, Ty::Record(&driver13::CUlogicalEndpointProp_anon0_multicast));
        table.plain("size\0U64 8\0ipcHandleTypes\0U32 16\0flags\0U32 20\0");
    },
);

pub(crate) static CUlogicalEndpointProp: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUlogicalEndpointProp\nstruct CUlogicalEndpointProp, from cuda.h. Since CUDA 13.3.",
    &driver13::CUlogicalEndpointProp_struct,
);

pub(crate) static CUlogicalEndpointProp_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlogicalEndpointProp_anon0\nstruct CUlogicalEndpointProp.anon0, from cuda.h. Since CUDA 13.3.",
    (4, 4, true),
    |table| {
        table.field(c"unicast", 0, Ty::Record(&driver13::CUlogicalEndpointProp_anon0_unicast));
        table.field(c"multicast", 0, Ty::Record(&driver13::CUlogicalEndpointProp_anon0_multicast));
    },
);

pub(crate) static CUlogicalEndpointProp_anon0_multicast: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlogicalEndpointProp_anon0_multicast\nstruct CUlogicalEndpointProp.anon0.multicast, from cuda.h. Since CUDA 13.3.",
    (4, 4, false),
    |table| {
        table.plain("numDevices\0U32 0\0");
    },
);

pub(crate) static CUlogicalEndpointProp_anon0_unicast: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUlogicalEndpointProp_anon0_unicast\nstruct CUlogicalEndpointProp.anon0.unicast, from cuda.h. Since CUDA 13.3.",
    (4, 4, false),
    |table| {
        table.field(c"device", 0, Ty::Value(&driver::CUdevice));
    },
);

pub(crate) static CUlogicalEndpointType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUlogicalEndpointType\nenum CUlogicalEndpointType, from cuda.h. Since CUDA 13.3.",
    "CU_LOGICAL_ENDPOINT_TYPE_INVALID CU_LOGICAL_ENDPOINT_TYPE_UNICAST CU_LOGICAL_ENDPOINT_TYPE_MULTICAST",
);

pub(crate) static CUmemAccessDesc: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemAccessDesc\ntypedef CUmemAccessDesc_v1 CUmemAccessDesc, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUmemAccessDesc_v1,
);

pub(crate) static CUmemAccessDesc_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemAccessDesc_st\nstruct CUmemAccessDesc_v1, from cuda.h. Since at least CUDA 12.0.",
    (12, 4, false),
    |table| {
        table.field(c"location", 0, Ty::Record(&driver13::CUmemLocation));
        table.field(c"flags", 8, Ty::Enum(&driver::CUmemAccess_flags));
    },
);

pub(crate) static CUmemAccessDesc_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemAccessDesc_v1\nstruct CUmemAccessDesc_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUmemAccessDesc_st,
);

pub(crate) static CUmemAllocationProp: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemAllocationProp\ntypedef CUmemAllocationProp_v1 CUmemAllocationProp, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUmemAllocationProp_v1,
);

pub(crate) static CUmemAllocationProp_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemAllocationProp_st\nstruct CUmemAllocationProp_v1, from cuda.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUmemAllocationType));
        table.field(c"requestedHandleTypes", 4, Ty::Enum(&driver::CUmemAllocationHandleType));
        table.field(c"location", 8, Ty::Record(&driver13::CUmemLocation));
        table.plain("win32HandleMetaData\0Pointer 16\0");
        table.field(c"allocFlags", 24, Ty::Record(&driver::CUmemAllocationProp_v1_allocFlags));
    },
);

pub(crate) static CUmemAllocationProp_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemAllocationProp_v1\nstruct CUmemAllocationProp_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUmemAllocationProp_st,
);

pub(crate) static CUmemLocation: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemLocation\ntypedef CUmemLocation_v1 CUmemLocation, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUmemLocation_v1,
);

pub(crate) static CUmemLocation_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemLocation_st\nstruct CUmemLocation_v1, from cuda.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUmemLocationType));
        table.plain("id\0I32 4\0");
        table.field(c"localized", 4, Ty::Record(&driver13::CUmemLocation_v1_anon0_localized));
    },
);

pub(crate) static CUmemLocation_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemLocation_v1\nstruct CUmemLocation_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUmemLocation_st,
);

pub(crate) static CUmemLocation_v1_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemLocation_v1_anon0\nstruct CUmemLocation_v1.anon0, from cuda.h. Since CUDA 13.2.",
    (4, 4, true),
    |table| {
        table.plain("id\0I32 0\0");
        table.field(c"localized", 0, Ty::Record(&driver13::CUmemLocation_v1_anon0_localized));
    },
);

pub(crate) static CUmemLocation_v1_anon0_localized: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemLocation_v1_anon0_localized\nstruct CUmemLocation_v1.anon0.localized, from cuda.h. Since CUDA 13.4.",
    (2, 1, false),
    |table| {
        table.plain("deviceId\0U8 0\0localityDomainId\0U8 1\0");
    },
);

pub(crate) static CUmemPoolProps: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemPoolProps\ntypedef CUmemPoolProps_v1 CUmemPoolProps, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUmemPoolProps_v1,
);

pub(crate) static CUmemPoolProps_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemPoolProps_st\nstruct CUmemPoolProps_v1, from cuda.h. Since at least CUDA 12.0.",
    (88, 8, false),
    |table| {
        table.field(c"allocType", 0, Ty::Enum(&driver::CUmemAllocationType));
        table.field(c"handleTypes", 4, Ty::Enum(&driver::CUmemAllocationHandleType));
        table.field(c"location", 8, Ty::Record(&driver13::CUmemLocation));
        table
            .plain(
                "win32SecurityAttributes\0Pointer 16\0maxSize\0U64 24\0usage\0U16 32\0gpuDirectRDMACapable\0U8 34\0",
            );
        table.field(c"reserved", 35, Ty::Chars(53));
    },
);

pub(crate) static CUmemPoolProps_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemPoolProps_v1\nstruct CUmemPoolProps_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUmemPoolProps_st,
);

pub(crate) static CUmemcpy3DOperand: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemcpy3DOperand\ntypedef CUmemcpy3DOperand_v1 CUmemcpy3DOperand, from cuda.h. Since CUDA 12.8.",
    &driver13::CUmemcpy3DOperand_v1,
);

pub(crate) static CUmemcpy3DOperand_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemcpy3DOperand_st\nstruct CUmemcpy3DOperand_v1, from cuda.h. Since CUDA 12.8.",
    (40, 8, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&driver::CUmemcpy3DOperandType));
        table.field(c"op", 8, Ty::Record(&driver13::CUmemcpy3DOperand_v1_op));
    },
);

pub(crate) static CUmemcpy3DOperand_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemcpy3DOperand_v1\nstruct CUmemcpy3DOperand_v1, from cuda.h. Since CUDA 12.8.",
    &driver13::CUmemcpy3DOperand_st,
);

pub(crate) static CUmemcpy3DOperand_v1_op: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemcpy3DOperand_v1_op\nstruct CUmemcpy3DOperand_v1.op, from cuda.h. Since CUDA 12.8.",
    (32, 8, true),
    |table| {
        table.field(c"ptr", 0, Ty::Record(&driver13::CUmemcpy3DOperand_v1_op_ptr));
        table.field(c"array", 0, Ty::Record(&driver::CUmemcpy3DOperand_v1_op_array));
    },
);

pub(crate) static CUmemcpy3DOperand_v1_op_ptr: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemcpy3DOperand_v1_op_ptr\nstruct CUmemcpy3DOperand_v1.op.ptr, from cuda.h. Since CUDA 12.8.",
    (32, 8, false),
    |table| {
        table.field(c"ptr", 0, Ty::Value(&driver::CUdeviceptr));
        table.plain("rowLength\0U64 8\0layerHeight\0U64 16\0");
        table.field(c"locHint", 24, Ty::Record(&driver13::CUmemLocation));
    },
);

pub(crate) static CUmemcpyAttributes: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemcpyAttributes\ntypedef CUmemcpyAttributes_v1 CUmemcpyAttributes, from cuda.h. Since CUDA 12.8.",
    &driver13::CUmemcpyAttributes_v1,
);

pub(crate) static CUmemcpyAttributes_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUmemcpyAttributes_st\nstruct CUmemcpyAttributes_v1, from cuda.h. Since CUDA 12.8.",
    (24, 4, false),
    |table| {
        table.field(c"srcAccessOrder", 0, Ty::Enum(&driver::CUmemcpySrcAccessOrder));
        table.field(c"srcLocHint", 4, Ty::Record(&driver13::CUmemLocation));
        table.field(c"dstLocHint", 12, Ty::Record(&driver13::CUmemLocation));
        table.plain("flags\0U32 20\0");
    },
);

pub(crate) static CUmemcpyAttributes_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUmemcpyAttributes_v1\nstruct CUmemcpyAttributes_v1, from cuda.h. Since CUDA 12.8.",
    &driver13::CUmemcpyAttributes_st,
);

pub(crate) static CUsharedMemoryMode: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUsharedMemoryMode\nenum CUsharedMemoryMode, from cuda.h. Since CUDA 13.2.",
    "CU_SHARED_MEMORY_MODE_DEFAULT CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY",
);

pub(crate) static CUstreamAtomicReductionDataType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamAtomicReductionDataType\nenum CUstreamAtomicReductionDataType, from cuda.h. Since CUDA 13.1.",
    "CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32=14 CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64=22",
);

pub(crate) static CUstreamAtomicReductionOpType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamAtomicReductionOpType\nenum CUstreamAtomicReductionOpType, from cuda.h. Since CUDA 13.1.",
    "CU_STREAM_ATOMIC_REDUCTION_OP_OR=6 CU_STREAM_ATOMIC_REDUCTION_OP_AND=5 CU_STREAM_ATOMIC_REDUCTION_OP_ADD=0",
);

pub(crate) static CUstreamAttrValue: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUstreamAttrValue\ntypedef CUstreamAttrValue_v1 CUstreamAttrValue, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUstreamAttrValue_v1,
);

pub(crate) static CUstreamAttrValue_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUstreamAttrValue_v1\ntypedef CUlaunchAttributeValue CUstreamAttrValue_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUlaunchAttributeValue,
);

pub(crate) static CUstreamBatchMemOpParams: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUstreamBatchMemOpParams\ntypedef CUstreamBatchMemOpParams_v1 CUstreamBatchMemOpParams, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUstreamBatchMemOpParams_v1,
);

pub(crate) static CUstreamBatchMemOpParams_union: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamBatchMemOpParams_union\nstruct CUstreamBatchMemOpParams_v1, from cuda.h. Since at least CUDA 12.0.",
    (48, 8, true),
    |table| {
        table.field(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType));
        table.field(c"waitValue", 0, Ty::Record(&driver::CUstreamMemOpWaitValueParams_st));
        table.field(c"writeValue", 0, Ty::Record(&driver::CUstreamMemOpWriteValueParams_st));
        table.field(c"flushRemoteWrites", 0, Ty::Record(&driver::CUstreamMemOpFlushRemoteWritesParams_st));
        table.field(c"memoryBarrier", 0, Ty::Record(&driver::CUstreamMemOpMemoryBarrierParams_st));
        table.field(c"atomicReduction", 0, Ty::Record(&driver13::CUstreamMemOpAtomicReductionParams_st));
        table.field(c"pad", 0, Ty::array(Ty::Value(&driver::cuuint64_t), 6));
    },
);

pub(crate) static CUstreamBatchMemOpParams_v1: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUstreamBatchMemOpParams_v1\nstruct CUstreamBatchMemOpParams_v1, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUstreamBatchMemOpParams_union,
);

pub(crate) static CUstreamCigCaptureParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamCigCaptureParams_st\nstruct CUstreamCigCaptureParams, from cuda.h. Since CUDA 13.2.",
    (8, 8, false),
    |table| {
        table.field(c"streamCigParams", 0, Ty::list(Ty::Record(&driver13::CUstreamCigParam)));
    },
);

pub(crate) static CUstreamCigCaptureParams: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUstreamCigCaptureParams\nstruct CUstreamCigCaptureParams, from cuda.h. Since CUDA 13.2.",
    &driver13::CUstreamCigCaptureParams_st,
);

pub(crate) static CUstreamCigDataType: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUstreamCigDataType\nenum CUstreamCigDataType, from cuda.h. Since CUDA 13.2.",
    "STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST=1 STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV",
);

pub(crate) static CUstreamCigParam_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamCigParam_st\nstruct CUstreamCigParam, from cuda.h. Since CUDA 13.2.",
    (16, 8, false),
    |table| {
        table.field(c"streamSharedDataType", 0, Ty::Enum(&driver13::CUstreamCigDataType));
        table.plain("streamSharedData\0Pointer 8\0");
    },
);

pub(crate) static CUstreamCigParam: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUstreamCigParam\nstruct CUstreamCigParam, from cuda.h. Since CUDA 13.2.",
    &driver13::CUstreamCigParam_st,
);

pub(crate) static CUstreamMemOpAtomicReductionParams_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUstreamMemOpAtomicReductionParams_st\nstruct CUstreamMemOpAtomicReductionParams_st, from cuda.h. Since CUDA 13.1.",
    (40, 8, false),
    |table| {
        table.field(c"operation", 0, Ty::Enum(&driver::CUstreamBatchMemOpType));
        table.plain("flags\0U32 4\0");
        table.field(c"reductionOp", 8, Ty::Enum(&driver13::CUstreamAtomicReductionOpType));
        table.field(c"dataType", 12, Ty::Enum(&driver13::CUstreamAtomicReductionDataType));
        table.field(c"address", 16, Ty::Value(&driver::CUdeviceptr));
        table.field(c"value", 24, Ty::Value(&driver::cuuint64_t));
        table.field(c"alias", 32, Ty::Value(&driver::CUdeviceptr));
    },
);

pub(crate) static CUtensorMap_st: RecordDef = RecordDef::new(
    "cubind.cuda13.driver.CUtensorMap_st\nstruct CUtensorMap, from cuda.h. Since at least CUDA 12.0.",
    (128, 128, false),
    |table| {
        table.field(c"opaque", 0, Ty::array(Ty::Value(&driver::cuuint64_t), 16));
    },
);

pub(crate) static CUtensorMap: RecordDef = RecordDef::alias(
    "cubind.cuda13.driver.CUtensorMap\nstruct CUtensorMap, from cuda.h. Since at least CUDA 12.0.",
    &driver13::CUtensorMap_st,
);

pub(crate) static CUtensorMapAllocClass: EnumDef = EnumDef::new(
    "cubind.cuda13.driver.CUtensorMapAllocClass\nenum CUtensorMapAllocClass, from cuda.h. Since CUDA 13.5.",
    "CU_TENSOR_MAP_ALLOC_CLASS_AUTO CU_TENSOR_MAP_ALLOC_CLASS_SMALL CU_TENSOR_MAP_ALLOC_CLASS_LARGE",
);
