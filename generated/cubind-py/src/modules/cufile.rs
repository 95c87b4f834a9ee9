//! The contents of `cufile` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cufile::slots;
use crate::support::gen1::*;
use crate::tables::{cufile, driver};

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Enum(&cufile::CUFileBoolConfigParameter_t));
    table.class(Class::Enum(&cufile::CUFileSizeTConfigParameter_t));
    table.class(Class::Enum(&cufile::CUFileStringConfigParameter_t));
    table.class(Class::Value(&cufile::CUfileBatchHandle_t));
    table.class(Class::Enum(&cufile::CUfileBatchMode_t));
    table.class(Class::Record(&cufile::CUfileDescr_t_handle));
    table.class(Class::Enum(&cufile::CUfileDriverControlFlags_t));
    table.class(Class::Record(&cufile::CUfileDrvProps));
    table.class(Class::Record(&cufile::CUfileDrvProps_t));
    table.class(Class::Record(&cufile::CUfileDrvProps_t_nvfs));
    table.class(Class::Enum(&cufile::CUfileFeatureFlags_t));
    table.class(Class::Enum(&cufile::CUfileFileHandleType));
    table.class(Class::Value(&cufile::CUfileHandle_t));
    table.class(Class::Record(&cufile::CUfileIOEvents));
    table.class(Class::Record(&cufile::CUfileIOEvents_t));
    table.class(Class::Record(&cufile::CUfileIOParams));
    table.class(Class::Record(&cufile::CUfileIOParams_t));
    table.class(Class::Record(&cufile::CUfileIOParams_t_u));
    table.class(Class::Record(&cufile::CUfileIOParams_t_u_batch));
    table.class(Class::Enum(&cufile::CUfileOpcode_t));
    table.class(Class::Enum(&cufile::CUfileStatus_t));
    table.class_as("CUresult", Class::Enum(&driver::CUresult));
    table.class_as("CUstream", Class::Value(&driver::CUstream));
    table.class(Class::Record(&cufile::cufileRDMAInfo));
    table.class(Class::Record(&cufile::cufileRDMAInfo_t));
    table.class(Class::Record(&cufile::timespec));
}

pub(super) fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
}

c_functions! {
    "cuFileBatchIOCancel" "CUfileError_t (CUfileBatchHandle_t)" 4294967254 slots::cuFileBatchIOCancel,
    "cuFileBatchIODestroy" "void (CUfileBatchHandle_t)" 0 slots::cuFileBatchIODestroy,
    "cuFileBatchIOGetStatus" "CUfileError_t (CUfileBatchHandle_t, unsigned int, unsigned int *, CUfileIOEvents_t *, struct timespec *)" 4294967254 slots::cuFileBatchIOGetStatus,
    "cuFileBatchIOSetUp" "CUfileError_t (CUfileBatchHandle_t *, unsigned int)" 4294967254 slots::cuFileBatchIOSetUp,
    "cuFileBatchIOSubmit" "CUfileError_t (CUfileBatchHandle_t, unsigned int, CUfileIOParams_t *, unsigned int)" 4294967254 slots::cuFileBatchIOSubmit,
    "cuFileBufDeregister" "CUfileError_t (void const *)" 4294967254 slots::cuFileBufDeregister,
    "cuFileBufRegister" "CUfileError_t (void const *, size_t, int)" 4294967254 slots::cuFileBufRegister,
    "cuFileDriverClose" "CUfileError_t (void)" 4294967254 slots::cuFileDriverClose_v2,
    "cuFileDriverClose_v2" "CUfileError_t (void)" 4294967254 slots::cuFileDriverClose_v2,
    "cuFileDriverGetProperties" "CUfileError_t (CUfileDrvProps_t *)" 4294967254 slots::cuFileDriverGetProperties,
    "cuFileDriverOpen" "CUfileError_t (void)" 4294967254 slots::cuFileDriverOpen,
    "cuFileDriverSetMaxCacheSize" "CUfileError_t (size_t)" 4294967254 slots::cuFileDriverSetMaxCacheSize,
    "cuFileDriverSetMaxDirectIOSize" "CUfileError_t (size_t)" 4294967254 slots::cuFileDriverSetMaxDirectIOSize,
    "cuFileDriverSetMaxPinnedMemSize" "CUfileError_t (size_t)" 4294967254 slots::cuFileDriverSetMaxPinnedMemSize,
    "cuFileDriverSetPollMode" "CUfileError_t (bool, size_t)" 4294967254 slots::cuFileDriverSetPollMode,
    "cuFileGetParameterBool" "CUfileError_t (CUFileBoolConfigParameter_t, bool *)" 4294967254 slots::cuFileGetParameterBool,
    "cuFileGetParameterSizeT" "CUfileError_t (CUFileSizeTConfigParameter_t, size_t *)" 4294967254 slots::cuFileGetParameterSizeT,
    "cuFileGetParameterString" "CUfileError_t (CUFileStringConfigParameter_t, char *, int)" 4294967254 slots::cuFileGetParameterString,
    "cuFileGetVersion" "CUfileError_t (int *)" 4294967254 slots::cuFileGetVersion,
    "cuFileHandleDeregister" "void (CUfileHandle_t)" 0 slots::cuFileHandleDeregister,
    "cuFileHandleRegister" "CUfileError_t (CUfileHandle_t *, CUfileDescr_t *)" 4294967254 slots::cuFileHandleRegister,
    "cuFileRead" "Py_ssize_t (CUfileHandle_t, void *, size_t, off_t, off_t)" 0 slots::cuFileRead,
    "cuFileReadAsync" "CUfileError_t (CUfileHandle_t, void *, size_t *, off_t *, off_t *, Py_ssize_t *, CUstream)" 4294967254 slots::cuFileReadAsync,
    "cuFileSetParameterBool" "CUfileError_t (CUFileBoolConfigParameter_t, bool)" 4294967254 slots::cuFileSetParameterBool,
    "cuFileSetParameterSizeT" "CUfileError_t (CUFileSizeTConfigParameter_t, size_t)" 4294967254 slots::cuFileSetParameterSizeT,
    "cuFileSetParameterString" "CUfileError_t (CUFileStringConfigParameter_t, char const *)" 4294967254 slots::cuFileSetParameterString,
    "cuFileStreamDeregister" "CUfileError_t (CUstream)" 4294967254 slots::cuFileStreamDeregister,
    "cuFileStreamRegister" "CUfileError_t (CUstream, unsigned int)" 4294967254 slots::cuFileStreamRegister,
    "cuFileUseCount" "long (void)" 0 slots::cuFileUseCount,
    "cuFileWrite" "Py_ssize_t (CUfileHandle_t, void const *, size_t, off_t, off_t)" 0 slots::cuFileWrite,
    "cuFileWriteAsync" "CUfileError_t (CUfileHandle_t, void *, size_t *, off_t *, off_t *, Py_ssize_t *, CUstream)" 4294967254 slots::cuFileWriteAsync,
}

int_constants! {
    CUFILEOP_BASE_ERR = 5000,
    CU_FILE_RDMA_REGISTER = 1,
    CU_FILE_RDMA_RELAXED_ORDERING = 2,
    CU_FILE_STREAM_FIXED_BUF_OFFSET = 1,
    CU_FILE_STREAM_FIXED_FILE_OFFSET = 2,
    CU_FILE_STREAM_FIXED_FILE_SIZE = 4,
    CU_FILE_STREAM_PAGE_ALIGNED_INPUTS = 8,
}
