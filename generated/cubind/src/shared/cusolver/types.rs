//! Handles, integer typedefs, callback types and other type aliases (cuSOLVER).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef struct csrcholInfoHost *csrcholInfoHost_t`, from `cusolverSp_LOWLEVEL_PREVIEW.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct csrcholInfoHost_t(pub *mut c_void);

handle!(csrcholInfoHost_t);

/// `typedef struct csrcholInfo *csrcholInfo_t`, from `cusolverSp_LOWLEVEL_PREVIEW.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct csrcholInfo_t(pub *mut c_void);

handle!(csrcholInfo_t);

/// `typedef struct csrluInfoHost *csrluInfoHost_t`, from `cusolverSp_LOWLEVEL_PREVIEW.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct csrluInfoHost_t(pub *mut c_void);

handle!(csrluInfoHost_t);

/// `typedef struct csrqrInfoHost *csrqrInfoHost_t`, from `cusolverSp_LOWLEVEL_PREVIEW.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct csrqrInfoHost_t(pub *mut c_void);

handle!(csrqrInfoHost_t);

/// `typedef struct csrqrInfo *csrqrInfo_t`, from `cusolverSp.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct csrqrInfo_t(pub *mut c_void);

handle!(csrqrInfo_t);

/// `typedef struct cusolverDnContext *cusolverDnHandle_t`, from `cusolverDn.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusolverDnHandle_t(pub *mut c_void);

handle!(cusolverDnHandle_t);

/// `typedef struct cusolverDnIRSInfos *cusolverDnIRSInfos_t`, from `cusolverDn.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusolverDnIRSInfos_t(pub *mut c_void);

handle!(cusolverDnIRSInfos_t);

/// `typedef struct cusolverDnIRSParams *cusolverDnIRSParams_t`, from `cusolverDn.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusolverDnIRSParams_t(pub *mut c_void);

handle!(cusolverDnIRSParams_t);

/// `void (*cusolverDnLoggerCallback_t)(int, const char *, const char *)`, from `cusolverDn.h`, since at least CUDA 12.0.
pub type cusolverDnLoggerCallback_t = Option<
    unsafe extern "system" fn(logLevel: i32, functionName: *const core::ffi::c_char, message: *const core::ffi::c_char),
>;

/// `typedef struct cusolverDnParams *cusolverDnParams_t`, from `cusolverDn.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusolverDnParams_t(pub *mut c_void);

handle!(cusolverDnParams_t);

/// `typedef struct cusolverRfCommon *cusolverRfHandle_t`, from `cusolverRf.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusolverRfHandle_t(pub *mut c_void);

handle!(cusolverRfHandle_t);

/// `typedef struct cusolverSpContext *cusolverSpHandle_t`, from `cusolverSp.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusolverSpHandle_t(pub *mut c_void);

handle!(cusolverSpHandle_t);

/// `typedef int cusolver_int_t`, from `cusolver_common.h`, since at least CUDA 12.0.
pub type cusolver_int_t = i32;

/// `typedef struct gesvdjInfo *gesvdjInfo_t`, from `cusolverDn.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct gesvdjInfo_t(pub *mut c_void);

handle!(gesvdjInfo_t);

/// `typedef struct syevjInfo *syevjInfo_t`, from `cusolverDn.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct syevjInfo_t(pub *mut c_void);

handle!(syevjInfo_t);
