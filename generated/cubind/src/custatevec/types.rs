//! Handles, integers with a meaning, callbacks, and other names of types: cuStateVec.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef _IO_FILE FILE`, from `stdio.h`, since cuStateVec 1.14 or earlier.
pub type FILE = c_void;

/// `typedef struct custatevecAccessorDescriptor *custatevecAccessorDescriptor_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct custatevecAccessorDescriptor_t(pub *mut c_void);

handle!(custatevecAccessorDescriptor_t);

/// `typedef struct custatevecCommunicator_t *custatevecCommunicatorDescriptor_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct custatevecCommunicatorDescriptor_t(pub *mut c_void);

handle!(custatevecCommunicatorDescriptor_t);

/// `typedef struct custatevecDistIndexBitSwapScheduler_t *custatevecDistIndexBitSwapSchedulerDescriptor_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct custatevecDistIndexBitSwapSchedulerDescriptor_t(pub *mut c_void);

handle!(custatevecDistIndexBitSwapSchedulerDescriptor_t);

/// `typedef struct custatevecExCommunicator_t *custatevecExCommunicatorDescriptor_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct custatevecExCommunicatorDescriptor_t(pub *mut c_void);

handle!(custatevecExCommunicatorDescriptor_t);

/// `typedef struct custatevecExDictionary *custatevecExDictionaryDescriptor_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct custatevecExDictionaryDescriptor_t(pub *mut c_void);

handle!(custatevecExDictionaryDescriptor_t);

/// `typedef struct custatevecExResourceManager *custatevecExResourceManagerDescriptor_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct custatevecExResourceManagerDescriptor_t(pub *mut c_void);

handle!(custatevecExResourceManagerDescriptor_t);

/// `typedef struct custatevecExSVUpdater *custatevecExSVUpdaterDescriptor_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct custatevecExSVUpdaterDescriptor_t(pub *mut c_void);

handle!(custatevecExSVUpdaterDescriptor_t);

/// `typedef struct custatevecExStateVector *custatevecExStateVectorDescriptor_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct custatevecExStateVectorDescriptor_t(pub *mut c_void);

handle!(custatevecExStateVectorDescriptor_t);

/// `typedef struct custatevecContext *custatevecHandle_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct custatevecHandle_t(pub *mut c_void);

handle!(custatevecHandle_t);

/// `typedef int64_t custatevecIndex_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
pub type custatevecIndex_t = i64;

/// `void (*custatevecLoggerCallbackData_t)(int32_t, const char *, const char *, void *)`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
pub type custatevecLoggerCallbackData_t = Option<
    unsafe extern "system" fn(
        logLevel: i32, functionName: *const core::ffi::c_char, message: *const core::ffi::c_char, userData: *mut c_void,
    ),
>;

/// `void (*custatevecLoggerCallback_t)(int32_t, const char *, const char *)`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
pub type custatevecLoggerCallback_t = Option<
    unsafe extern "system" fn(logLevel: i32, functionName: *const core::ffi::c_char, message: *const core::ffi::c_char),
>;

/// `typedef struct custatevecSVSwapWorker_t *custatevecSVSwapWorkerDescriptor_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct custatevecSVSwapWorkerDescriptor_t(pub *mut c_void);

handle!(custatevecSVSwapWorkerDescriptor_t);

/// `typedef struct custatevecSamplerDescriptor *custatevecSamplerDescriptor_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct custatevecSamplerDescriptor_t(pub *mut c_void);

handle!(custatevecSamplerDescriptor_t);

/// `typedef struct custatevecSubSVMigratorDescriptor *custatevecSubSVMigratorDescriptor_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct custatevecSubSVMigratorDescriptor_t(pub *mut c_void);

handle!(custatevecSubSVMigratorDescriptor_t);
