//! Names and symbols of functions, and the versions that introduced them (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
use crate::__gen1::history::Row;

/// All functions of the library, sorted by name.
pub(crate) static FUNCTIONS: &[Row] = &[
    ("cuFileBatchIOCancel", "cuFileBatchIOCancel", ""),
    ("cuFileBatchIODestroy", "cuFileBatchIODestroy", ""),
    ("cuFileBatchIOGetStatus", "cuFileBatchIOGetStatus", ""),
    ("cuFileBatchIOSetUp", "cuFileBatchIOSetUp", ""),
    ("cuFileBatchIOSubmit", "cuFileBatchIOSubmit", ""),
    ("cuFileBufDeregister", "cuFileBufDeregister", ""),
    ("cuFileBufRegister", "cuFileBufRegister", ""),
    ("cuFileDriverClose", "cuFileDriverClose_v2", ""),
    ("cuFileDriverClose_v2", "cuFileDriverClose_v2", ""),
    ("cuFileDriverGetProperties", "cuFileDriverGetProperties", ""),
    ("cuFileDriverOpen", "cuFileDriverOpen", ""),
    ("cuFileDriverSetMaxCacheSize", "cuFileDriverSetMaxCacheSize", ""),
    ("cuFileDriverSetMaxDirectIOSize", "cuFileDriverSetMaxDirectIOSize", ""),
    ("cuFileDriverSetMaxPinnedMemSize", "cuFileDriverSetMaxPinnedMemSize", ""),
    ("cuFileDriverSetPollMode", "cuFileDriverSetPollMode", ""),
    ("cuFileGetParameterBool", "cuFileGetParameterBool", "12.9"),
    ("cuFileGetParameterSizeT", "cuFileGetParameterSizeT", "12.9"),
    ("cuFileGetParameterString", "cuFileGetParameterString", "12.9"),
    ("cuFileGetVersion", "cuFileGetVersion", ""),
    ("cuFileHandleDeregister", "cuFileHandleDeregister", ""),
    ("cuFileHandleRegister", "cuFileHandleRegister", ""),
    ("cuFileRead", "cuFileRead", ""),
    ("cuFileReadAsync", "cuFileReadAsync", ""),
    ("cuFileSetParameterBool", "cuFileSetParameterBool", "12.9"),
    ("cuFileSetParameterSizeT", "cuFileSetParameterSizeT", "12.9"),
    ("cuFileSetParameterString", "cuFileSetParameterString", "12.9"),
    ("cuFileStreamDeregister", "cuFileStreamDeregister", ""),
    ("cuFileStreamRegister", "cuFileStreamRegister", ""),
    ("cuFileUseCount", "cuFileUseCount", ""),
    ("cuFileWrite", "cuFileWrite", ""),
    ("cuFileWriteAsync", "cuFileWriteAsync", ""),
];
