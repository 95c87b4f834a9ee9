//! Handles, integer typedefs, callback types and other type aliases (cuDSS).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef _IO_FILE FILE`, from `stdio.h`, since at least cuDSS 1.0.
pub type FILE = c_void;

/// `typedef struct cudssConfig *cudssConfig_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudssConfig_t(pub *mut c_void);

handle!(cudssConfig_t);

/// `typedef cudaDataType cudssDataType_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
pub type cudssDataType_t = runtime::cudaDataType;

/// `typedef struct cudssData *cudssData_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudssData_t(pub *mut c_void);

handle!(cudssData_t);

/// `typedef struct cudssContext *cudssHandle_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudssHandle_t(pub *mut c_void);

handle!(cudssHandle_t);

/// `void (*cudssLoggerCallback_t)(int, const char *, const char *)`, from `cudss.h`, since at least cuDSS 1.0.
pub type cudssLoggerCallback_t = Option<
    unsafe extern "system" fn(logLevel: i32, functionName: *const core::ffi::c_char, message: *const core::ffi::c_char),
>;

/// `typedef struct cudssMatrix *cudssMatrix_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudssMatrix_t(pub *mut c_void);

handle!(cudssMatrix_t);

/// `void (*cudss_thr_func_t)(int, void *)`, from `cudss_threading_interface.h`, since at least cuDSS 1.0.
pub type cudss_thr_func_t = Option<
    unsafe extern "system" fn(task: i32, ctx: *mut c_void),
>;
