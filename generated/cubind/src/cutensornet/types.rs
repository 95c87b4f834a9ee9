//! Handles, integers with a meaning, callbacks, and other names of types: cuTensorNet.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef _IO_FILE FILE`, from `stdio.h`, since cuTensorNet 2.13 or earlier.
pub type FILE = c_void;

/// `typedef void *cutensornetContractionAutotunePreference_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetContractionAutotunePreference_t(pub *mut c_void);

handle!(cutensornetContractionAutotunePreference_t);

/// `typedef void *cutensornetContractionOptimizerConfig_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetContractionOptimizerConfig_t(pub *mut c_void);

handle!(cutensornetContractionOptimizerConfig_t);

/// `typedef void *cutensornetContractionOptimizerInfo_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetContractionOptimizerInfo_t(pub *mut c_void);

handle!(cutensornetContractionOptimizerInfo_t);

/// `typedef void *cutensornetContractionPlan_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetContractionPlan_t(pub *mut c_void);

handle!(cutensornetContractionPlan_t);

/// `typedef void *cutensornetHandle_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetHandle_t(pub *mut c_void);

handle!(cutensornetHandle_t);

/// `void (*cutensornetLoggerCallbackData_t)(int32_t, const char *, const char *, void *)`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
pub type cutensornetLoggerCallbackData_t = Option<
    unsafe extern "system" fn(
        logLevel: i32, functionName: *const core::ffi::c_char, message: *const core::ffi::c_char, userData: *mut c_void,
    ),
>;

/// `void (*cutensornetLoggerCallback_t)(int32_t, const char *, const char *)`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
pub type cutensornetLoggerCallback_t = Option<
    unsafe extern "system" fn(logLevel: i32, functionName: *const core::ffi::c_char, message: *const core::ffi::c_char),
>;

/// `typedef void *cutensornetNetworkAutotunePreference_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetNetworkAutotunePreference_t(pub *mut c_void);

handle!(cutensornetNetworkAutotunePreference_t);

/// `typedef void *cutensornetNetworkDescriptor_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetNetworkDescriptor_t(pub *mut c_void);

handle!(cutensornetNetworkDescriptor_t);

/// `typedef void *cutensornetNetworkOperator_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetNetworkOperator_t(pub *mut c_void);

handle!(cutensornetNetworkOperator_t);

/// `typedef void *cutensornetSliceGroup_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetSliceGroup_t(pub *mut c_void);

handle!(cutensornetSliceGroup_t);

/// `typedef void *cutensornetStateAccessor_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetStateAccessor_t(pub *mut c_void);

handle!(cutensornetStateAccessor_t);

/// `typedef void *cutensornetStateExpectation_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetStateExpectation_t(pub *mut c_void);

handle!(cutensornetStateExpectation_t);

/// `typedef void *cutensornetStateMarginal_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetStateMarginal_t(pub *mut c_void);

handle!(cutensornetStateMarginal_t);

/// `typedef void *cutensornetStateProjectionMPS_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetStateProjectionMPS_t(pub *mut c_void);

handle!(cutensornetStateProjectionMPS_t);

/// `typedef void *cutensornetStateSampler_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetStateSampler_t(pub *mut c_void);

handle!(cutensornetStateSampler_t);

/// `typedef void *cutensornetState_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetState_t(pub *mut c_void);

handle!(cutensornetState_t);

/// `typedef void *cutensornetTensorDescriptor_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetTensorDescriptor_t(pub *mut c_void);

handle!(cutensornetTensorDescriptor_t);

/// `typedef void *cutensornetTensorSVDConfig_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetTensorSVDConfig_t(pub *mut c_void);

handle!(cutensornetTensorSVDConfig_t);

/// `typedef void *cutensornetTensorSVDInfo_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetTensorSVDInfo_t(pub *mut c_void);

handle!(cutensornetTensorSVDInfo_t);

/// `typedef void *cutensornetWorkspaceDescriptor_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetWorkspaceDescriptor_t(pub *mut c_void);

handle!(cutensornetWorkspaceDescriptor_t);
