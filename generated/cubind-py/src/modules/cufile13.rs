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
    ints(table);
    table.constant("CU_FILE_P2P_FLAG_C2C", Constant::Enum(&cufile13::CUfileP2PFlags_t, 8));
    table.constant("CU_FILE_P2P_FLAG_DMABUF", Constant::Enum(&cufile13::CUfileP2PFlags_t, 4));
    table.constant("CU_FILE_P2P_FLAG_NVFS", Constant::Enum(&cufile13::CUfileP2PFlags_t, 2));
    table.constant("CU_FILE_P2P_FLAG_PCI_P2PDMA", Constant::Enum(&cufile13::CUfileP2PFlags_t, 1));
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

c_functions! {
    ..shared,
    "cuFileDriverGetP2PFlags" "CUfileError_t (CUfileDriverStatusFlags_t, CUfileP2PFlags_t *)" 4294967254 slots::cuFileDriverGetP2PFlags,
    "cuFileDriverSetP2PFlags" "CUfileError_t (CUfileDriverStatusFlags_t, CUfileP2PFlags_t)" 4294967254 slots::cuFileDriverSetP2PFlags,
    "cuFileExportPCIeTopology" "CUfileError_t (char const *)" 4294967254 slots::cuFileExportPCIeTopology,
    "cuFileGetBARSizeInKB" "CUfileError_t (int, size_t *)" 4294967254 slots::cuFileGetBARSizeInKB,
    "cuFileGetParameterGpuBounceBufferSlabArray" "CUfileError_t (size_t *, size_t *, int)" 4294967254 slots::cuFileGetParameterGpuBounceBufferSlabArray,
    "cuFileGetParameterMinMaxValue" "CUfileError_t (CUFileSizeTConfigParameter_t, size_t *, size_t *)" 4294967254 slots::cuFileGetParameterMinMaxValue,
    "cuFileGetParameterPosixPoolSlabArray" "CUfileError_t (size_t *, size_t *, int)" 4294967254 slots::cuFileGetParameterPosixPoolSlabArray,
    "cuFileGetStatsL1" "CUfileError_t (CUfileStatsLevel1_t *)" 4294967254 slots::cuFileGetStatsL1,
    "cuFileGetStatsL2" "CUfileError_t (CUfileStatsLevel2_t *)" 4294967254 slots::cuFileGetStatsL2,
    "cuFileGetStatsL3" "CUfileError_t (CUfileStatsLevel3_t *)" 4294967254 slots::cuFileGetStatsL3,
    "cuFileGetStatsLevel" "CUfileError_t (int *)" 4294967254 slots::cuFileGetStatsLevel,
    "cuFileReadv" "Py_ssize_t (CUfileHandle_t, CUfileIOVec_t const *, size_t, off_t, unsigned int)" 0 slots::cuFileReadv,
    "cuFileSetParameterGpuBounceBufferSlabArray" "CUfileError_t (size_t const *, size_t const *, int)" 4294967254 slots::cuFileSetParameterGpuBounceBufferSlabArray,
    "cuFileSetParameterPosixPoolSlabArray" "CUfileError_t (size_t const *, size_t const *, int)" 4294967254 slots::cuFileSetParameterPosixPoolSlabArray,
    "cuFileSetStatsLevel" "CUfileError_t (int)" 4294967254 slots::cuFileSetStatsLevel,
    "cuFileStatsReset" "CUfileError_t (void)" 4294967254 slots::cuFileStatsReset,
    "cuFileStatsStart" "CUfileError_t (void)" 4294967254 slots::cuFileStatsStart,
    "cuFileStatsStop" "CUfileError_t (void)" 4294967254 slots::cuFileStatsStop,
    "cuFileWritev" "Py_ssize_t (CUfileHandle_t, CUfileIOVec_t const *, size_t, off_t, unsigned int)" 0 slots::cuFileWritev,
}

int_constants! {
    CUFILE_GPU_UUID_LEN = 16,
    CU_FILE_RDMA_ERR_BASE = 6000,
    CU_FILE_RDMA_RESET_TOKEN = 6001,
    CU_FILE_RDMA_RESET_TOKEN_FAILED = 6002,
    CU_FILE_RDMA_SUCCESS = 0,
}
