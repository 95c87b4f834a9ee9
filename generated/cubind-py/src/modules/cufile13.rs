//! The contents of `cubind.cuda13.cufile`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cufile as shared;
use crate::functions::cufile::{common, only13, slots};
use crate::support::gen1::*;
use crate::tables::cufile13;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuFile of CUDA 13",
        if cfg!(windows) { &[] } else { &["libcufile.so.0"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cufile",
        &[],
    )
    .installed_by(&["nvidia-cufile"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "cufile",
    name: c"cubind.cuda13.cufile",
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
    c"cuFileBatchIOCancel" c"CUfileError_t (CUfileBatchHandle_t)" 4294967254 slots::cuFileBatchIOCancel,
    c"cuFileBatchIODestroy" c"void (CUfileBatchHandle_t)" 0 slots::cuFileBatchIODestroy,
    c"cuFileBatchIOGetStatus" c"CUfileError_t (CUfileBatchHandle_t, unsigned int, unsigned int *, CUfileIOEvents_t *, struct timespec *)" 4294967254 slots::cuFileBatchIOGetStatus,
    c"cuFileBatchIOSetUp" c"CUfileError_t (CUfileBatchHandle_t *, unsigned int)" 4294967254 slots::cuFileBatchIOSetUp,
    c"cuFileBatchIOSubmit" c"CUfileError_t (CUfileBatchHandle_t, unsigned int, CUfileIOParams_t *, unsigned int)" 4294967254 slots::cuFileBatchIOSubmit,
    c"cuFileBufDeregister" c"CUfileError_t (void const *)" 4294967254 slots::cuFileBufDeregister,
    c"cuFileBufRegister" c"CUfileError_t (void const *, size_t, int)" 4294967254 slots::cuFileBufRegister,
    c"cuFileDriverClose" c"CUfileError_t (void)" 4294967254 slots::cuFileDriverClose_v2,
    c"cuFileDriverClose_v2" c"CUfileError_t (void)" 4294967254 slots::cuFileDriverClose_v2,
    c"cuFileDriverGetP2PFlags" c"CUfileError_t (CUfileDriverStatusFlags_t, CUfileP2PFlags_t *)" 4294967254 slots::cuFileDriverGetP2PFlags,
    c"cuFileDriverGetProperties" c"CUfileError_t (CUfileDrvProps_t *)" 4294967254 slots::cuFileDriverGetProperties,
    c"cuFileDriverOpen" c"CUfileError_t (void)" 4294967254 slots::cuFileDriverOpen,
    c"cuFileDriverSetMaxCacheSize" c"CUfileError_t (size_t)" 4294967254 slots::cuFileDriverSetMaxCacheSize,
    c"cuFileDriverSetMaxDirectIOSize" c"CUfileError_t (size_t)" 4294967254 slots::cuFileDriverSetMaxDirectIOSize,
    c"cuFileDriverSetMaxPinnedMemSize" c"CUfileError_t (size_t)" 4294967254 slots::cuFileDriverSetMaxPinnedMemSize,
    c"cuFileDriverSetP2PFlags" c"CUfileError_t (CUfileDriverStatusFlags_t, CUfileP2PFlags_t)" 4294967254 slots::cuFileDriverSetP2PFlags,
    c"cuFileDriverSetPollMode" c"CUfileError_t (bool, size_t)" 4294967254 slots::cuFileDriverSetPollMode,
    c"cuFileExportPCIeTopology" c"CUfileError_t (char const *)" 4294967254 slots::cuFileExportPCIeTopology,
    c"cuFileGetBARSizeInKB" c"CUfileError_t (int, size_t *)" 4294967254 slots::cuFileGetBARSizeInKB,
    c"cuFileGetParameterBool" c"CUfileError_t (CUFileBoolConfigParameter_t, bool *)" 4294967254 slots::cuFileGetParameterBool,
    c"cuFileGetParameterGpuBounceBufferSlabArray" c"CUfileError_t (size_t *, size_t *, int)" 4294967254 slots::cuFileGetParameterGpuBounceBufferSlabArray,
    c"cuFileGetParameterMinMaxValue" c"CUfileError_t (CUFileSizeTConfigParameter_t, size_t *, size_t *)" 4294967254 slots::cuFileGetParameterMinMaxValue,
    c"cuFileGetParameterPosixPoolSlabArray" c"CUfileError_t (size_t *, size_t *, int)" 4294967254 slots::cuFileGetParameterPosixPoolSlabArray,
    c"cuFileGetParameterSizeT" c"CUfileError_t (CUFileSizeTConfigParameter_t, size_t *)" 4294967254 slots::cuFileGetParameterSizeT,
    c"cuFileGetParameterString" c"CUfileError_t (CUFileStringConfigParameter_t, char *, int)" 4294967254 slots::cuFileGetParameterString,
    c"cuFileGetStatsL1" c"CUfileError_t (CUfileStatsLevel1_t *)" 4294967254 slots::cuFileGetStatsL1,
    c"cuFileGetStatsL2" c"CUfileError_t (CUfileStatsLevel2_t *)" 4294967254 slots::cuFileGetStatsL2,
    c"cuFileGetStatsL3" c"CUfileError_t (CUfileStatsLevel3_t *)" 4294967254 slots::cuFileGetStatsL3,
    c"cuFileGetStatsLevel" c"CUfileError_t (int *)" 4294967254 slots::cuFileGetStatsLevel,
    c"cuFileGetVersion" c"CUfileError_t (int *)" 4294967254 slots::cuFileGetVersion,
    c"cuFileHandleDeregister" c"void (CUfileHandle_t)" 0 slots::cuFileHandleDeregister,
    c"cuFileHandleRegister" c"CUfileError_t (CUfileHandle_t *, CUfileDescr_t *)" 4294967254 slots::cuFileHandleRegister,
    c"cuFileRead" c"Py_ssize_t (CUfileHandle_t, void *, size_t, off_t, off_t)" 0 slots::cuFileRead,
    c"cuFileReadAsync" c"CUfileError_t (CUfileHandle_t, void *, size_t *, off_t *, off_t *, Py_ssize_t *, CUstream)" 4294967254 slots::cuFileReadAsync,
    c"cuFileReadv" c"Py_ssize_t (CUfileHandle_t, CUfileIOVec_t const *, size_t, off_t, unsigned int)" 0 slots::cuFileReadv,
    c"cuFileSetParameterBool" c"CUfileError_t (CUFileBoolConfigParameter_t, bool)" 4294967254 slots::cuFileSetParameterBool,
    c"cuFileSetParameterGpuBounceBufferSlabArray" c"CUfileError_t (size_t const *, size_t const *, int)" 4294967254 slots::cuFileSetParameterGpuBounceBufferSlabArray,
    c"cuFileSetParameterPosixPoolSlabArray" c"CUfileError_t (size_t const *, size_t const *, int)" 4294967254 slots::cuFileSetParameterPosixPoolSlabArray,
    c"cuFileSetParameterSizeT" c"CUfileError_t (CUFileSizeTConfigParameter_t, size_t)" 4294967254 slots::cuFileSetParameterSizeT,
    c"cuFileSetParameterString" c"CUfileError_t (CUFileStringConfigParameter_t, char const *)" 4294967254 slots::cuFileSetParameterString,
    c"cuFileSetStatsLevel" c"CUfileError_t (int)" 4294967254 slots::cuFileSetStatsLevel,
    c"cuFileStatsReset" c"CUfileError_t (void)" 4294967254 slots::cuFileStatsReset,
    c"cuFileStatsStart" c"CUfileError_t (void)" 4294967254 slots::cuFileStatsStart,
    c"cuFileStatsStop" c"CUfileError_t (void)" 4294967254 slots::cuFileStatsStop,
    c"cuFileStreamDeregister" c"CUfileError_t (CUstream)" 4294967254 slots::cuFileStreamDeregister,
    c"cuFileStreamRegister" c"CUfileError_t (CUstream, unsigned int)" 4294967254 slots::cuFileStreamRegister,
    c"cuFileUseCount" c"long (void)" 0 slots::cuFileUseCount,
    c"cuFileWrite" c"Py_ssize_t (CUfileHandle_t, void const *, size_t, off_t, off_t)" 0 slots::cuFileWrite,
    c"cuFileWriteAsync" c"CUfileError_t (CUfileHandle_t, void *, size_t *, off_t *, off_t *, Py_ssize_t *, CUstream)" 4294967254 slots::cuFileWriteAsync,
    c"cuFileWritev" c"Py_ssize_t (CUfileHandle_t, CUfileIOVec_t const *, size_t, off_t, unsigned int)" 0 slots::cuFileWritev,
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    shared::classes(table);
    table.class(Class::Enum(&cufile13::CUFileArrayConfigParameter_t));
    table.class(Class::Record(&cufile13::CUfileDescr_t));
    table.class(Class::Enum(&cufile13::CUfileDriverStatusFlags_t));
    table.class(Class::Record(&cufile13::CUfileError));
    table.class(Class::Record(&cufile13::CUfileError_t));
    table.class(Class::Record(&cufile13::CUfileFSOps));
    table.class(Class::Record(&cufile13::CUfileFSOps_t));
    table.class(Class::Record(&cufile13::CUfileIOVec));
    table.class(Class::Record(&cufile13::CUfileIOVec_t));
    table.class(Class::Record(&cufile13::CUfileOpCounter));
    table.class(Class::Record(&cufile13::CUfileOpCounter_t));
    table.class(Class::Enum(&cufile13::CUfileOpError));
    table.class(Class::Enum(&cufile13::CUfileP2PFlags_t));
    table.class(Class::Record(&cufile13::CUfilePerGpuStats));
    table.class(Class::Record(&cufile13::CUfilePerGpuStats_t));
    table.class(Class::Record(&cufile13::CUfileStatsLevel1));
    table.class(Class::Record(&cufile13::CUfileStatsLevel1_t));
    table.class(Class::Record(&cufile13::CUfileStatsLevel2));
    table.class(Class::Record(&cufile13::CUfileStatsLevel2_t));
    table.class(Class::Record(&cufile13::CUfileStatsLevel3));
    table.class(Class::Record(&cufile13::CUfileStatsLevel3_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    table.constant("CUFILE_GPU_UUID_LEN", Constant::Int(16));
    table.constant("CU_FILE_P2P_FLAG_C2C", Constant::Enum(&cufile13::CUfileP2PFlags_t, 8));
    table.constant("CU_FILE_P2P_FLAG_DMABUF", Constant::Enum(&cufile13::CUfileP2PFlags_t, 4));
    table.constant("CU_FILE_P2P_FLAG_NVFS", Constant::Enum(&cufile13::CUfileP2PFlags_t, 2));
    table.constant("CU_FILE_P2P_FLAG_PCI_P2PDMA", Constant::Enum(&cufile13::CUfileP2PFlags_t, 1));
    table.constant("CU_FILE_RDMA_ERR_BASE", Constant::Int(6000));
    table.constant("CU_FILE_RDMA_RESET_TOKEN", Constant::Int(6001));
    table.constant("CU_FILE_RDMA_RESET_TOKEN_FAILED", Constant::Int(6002));
    table.constant("CU_FILE_RDMA_SUCCESS", Constant::Int(0));
}

functions! {
    only13::cuFileBatchIOCancel documented in common,
    only13::cuFileBatchIODestroy documented in common,
    only13::cuFileBatchIOGetStatus documented in common,
    only13::cuFileBatchIOSetUp documented in common,
    only13::cuFileBatchIOSubmit documented in common,
    only13::cuFileBufDeregister documented in common,
    only13::cuFileBufRegister,
    only13::cuFileDriverClose documented in common,
    "cuFileDriverClose_v2" = only13::cuFileDriverClose documented in common,
    common::cuFileDriverGetP2PFlags,
    only13::cuFileDriverGetProperties documented in common,
    only13::cuFileDriverOpen documented in common,
    only13::cuFileDriverSetMaxCacheSize documented in common,
    only13::cuFileDriverSetMaxDirectIOSize documented in common,
    only13::cuFileDriverSetMaxPinnedMemSize documented in common,
    common::cuFileDriverSetP2PFlags,
    only13::cuFileDriverSetPollMode documented in common,
    common::cuFileExportPCIeTopology,
    common::cuFileGetBARSizeInKB,
    only13::cuFileGetParameterBool documented in common,
    common::cuFileGetParameterGpuBounceBufferSlabArray,
    common::cuFileGetParameterMinMaxValue,
    common::cuFileGetParameterPosixPoolSlabArray,
    only13::cuFileGetParameterSizeT documented in common,
    only13::cuFileGetParameterString documented in common,
    common::cuFileGetStatsL1,
    common::cuFileGetStatsL2,
    common::cuFileGetStatsL3,
    common::cuFileGetStatsLevel,
    only13::cuFileGetVersion documented in common,
    only13::cuFileHandleDeregister documented in common,
    only13::cuFileHandleRegister documented in common,
    only13::cuFileRead documented in common,
    only13::cuFileReadAsync documented in common,
    common::cuFileReadv,
    only13::cuFileSetParameterBool documented in common,
    common::cuFileSetParameterGpuBounceBufferSlabArray,
    common::cuFileSetParameterPosixPoolSlabArray,
    only13::cuFileSetParameterSizeT documented in common,
    only13::cuFileSetParameterString documented in common,
    common::cuFileSetStatsLevel,
    common::cuFileStatsReset,
    common::cuFileStatsStart,
    common::cuFileStatsStop,
    only13::cuFileStreamDeregister documented in common,
    only13::cuFileStreamRegister documented in common,
    only13::cuFileUseCount documented in common,
    only13::cuFileWrite documented in common,
    only13::cuFileWriteAsync documented in common,
    common::cuFileWritev,
}
