//! Handles, integer typedefs, callback types and other type aliases (cuTENSOR).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef _IO_FILE FILE`, from `stdio.h`, since at least cuTENSOR 2.3.
pub type FILE = c_void;

/// `typedef struct cutensorBlockSparseTensorDescriptor *cutensorBlockSparseTensorDescriptor_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cutensorBlockSparseTensorDescriptor_t(pub *mut c_void);

handle!(cutensorBlockSparseTensorDescriptor_t);

/// `typedef struct cutensorComputeDescriptor *cutensorComputeDescriptor_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cutensorComputeDescriptor_t(pub *mut c_void);

handle!(cutensorComputeDescriptor_t);

/// `typedef cudaDataType cutensorDataType_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub type cutensorDataType_t = runtime::cudaDataType;

/// `typedef struct cutensorHandle *cutensorHandle_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cutensorHandle_t(pub *mut c_void);

handle!(cutensorHandle_t);

/// `void (*cutensorLoggerCallback_t)(int32_t, const char *, const char *)`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
pub type cutensorLoggerCallback_t = Option<
    unsafe extern "system" fn(logLevel: i32, functionName: *const core::ffi::c_char, message: *const core::ffi::c_char),
>;

/// `typedef struct cutensorOperationDescriptor *cutensorOperationDescriptor_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cutensorOperationDescriptor_t(pub *mut c_void);

handle!(cutensorOperationDescriptor_t);

/// `typedef struct cutensorPlanPreference *cutensorPlanPreference_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cutensorPlanPreference_t(pub *mut c_void);

handle!(cutensorPlanPreference_t);

/// `typedef struct cutensorPlan *cutensorPlan_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cutensorPlan_t(pub *mut c_void);

handle!(cutensorPlan_t);

/// `typedef struct cutensorTensorDescriptor *cutensorTensorDescriptor_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cutensorTensorDescriptor_t(pub *mut c_void);

handle!(cutensorTensorDescriptor_t);
