//! Handles, integer typedefs, callback types and other type aliases (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `void (*CUpti_BuffersCallbackCompleteFunc)(CUcontext, uint32_t, uint8_t *, size_t, size_t)`, from `cupti_activity.h`, since at least CUDA 12.0.
pub type CUpti_BuffersCallbackCompleteFunc = Option<
    unsafe extern "system" fn(
        context: driver::CUcontext, streamId: u32, buffer: *mut u8, size: usize, validSize: usize,
    ),
>;

/// `void (*CUpti_BuffersCallbackRequestFunc)(uint8_t **, size_t *, size_t *)`, from `cupti_activity.h`, since at least CUDA 12.0.
pub type CUpti_BuffersCallbackRequestFunc = Option<
    unsafe extern "system" fn(buffer: *mut *mut u8, size: *mut usize, maxNumRecords: *mut usize),
>;

/// `void (*CUpti_CallbackFunc)(void *, CUpti_CallbackDomain, CUpti_CallbackId, const void *)`, from `cupti_callbacks.h`, since at least CUDA 12.0.
pub type CUpti_CallbackFunc = Option<
    unsafe extern "system" fn(
        userdata: *mut c_void, domain: CUpti_CallbackDomain, cbid: CUpti_CallbackId, cbdata: *const c_void,
    ),
>;

/// `typedef uint32_t CUpti_CallbackId`, from `cupti_callbacks.h`, since at least CUDA 12.0.
pub type CUpti_CallbackId = u32;

/// `void (*CUpti_ComputeCrcCallbackFunc)(const void *, size_t, uint64_t *)`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
pub type CUpti_ComputeCrcCallbackFunc = Option<
    unsafe extern "system" fn(cubin: *const c_void, cubinSize: usize, cubinCrc: *mut u64),
>;

/// `typedef CUpti_CallbackDomain *CUpti_DomainTable`, from `cupti_callbacks.h`, since at least CUDA 12.0.
pub type CUpti_DomainTable = *mut CUpti_CallbackDomain;

/// `typedef uint32_t CUpti_EventDomainID`, from `cupti_events.h`, since at least CUDA 12.0.
pub type CUpti_EventDomainID = u32;

/// `typedef void *CUpti_EventGroup`, from `cupti_events.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_EventGroup(pub *mut c_void);

handle!(CUpti_EventGroup);

/// `typedef uint32_t CUpti_EventID`, from `cupti_events.h`, since at least CUDA 12.0.
pub type CUpti_EventID = u32;

/// `void (*CUpti_KernelReplayUpdateFunc)(const char *, int, void *)`, from `cupti_events.h`, since at least CUDA 12.0.
pub type CUpti_KernelReplayUpdateFunc = Option<
    unsafe extern "system" fn(kernelName: *const core::ffi::c_char, numReplaysDone: i32, customData: *mut c_void),
>;

/// `typedef uint32_t CUpti_MetricID`, from `cupti_metrics.h`, since at least CUDA 12.0.
pub type CUpti_MetricID = u32;

/// `typedef struct CUpti_Subscriber_st *CUpti_SubscriberHandle`, from `cupti_callbacks.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SubscriberHandle(pub *mut c_void);

handle!(CUpti_SubscriberHandle);

/// `uint64_t (*CUpti_TimestampCallbackFunc)()`, from `cupti_activity.h`, since at least CUDA 12.0.
pub type CUpti_TimestampCallbackFunc = Option<unsafe extern "system" fn() -> u64>;
