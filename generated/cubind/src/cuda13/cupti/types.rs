//! Handles, integers with a meaning, callbacks, and other names of types: CUPTI.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef CUpti_ActivityMemcpyPtoP CUpti_ActivityMemcpy2`, from `cupti_activity_deprecated.h`, since CUDA 12.0 or earlier.
pub type CUpti_ActivityMemcpy2 = CUpti_ActivityMemcpyPtoP;

/// `void (*CUpti_BuffersCallbackCompleteFunc_v2)(uint8_t *, size_t, size_t, CUpti_BufferCallbackCompleteInfo *)`, from `cupti_activity.h`, since CUDA 13.2.
pub type CUpti_BuffersCallbackCompleteFunc_v2 = Option<
    unsafe extern "system" fn(
        buffer: *mut u8,
        size: usize,
        validSize: usize,
        pBufferCompleteInfo: *mut CUpti_BufferCallbackCompleteInfo,
    ),
>;

/// `void (*CUpti_BuffersCallbackRequestFunc_v2)(uint8_t **, size_t *, size_t *, CUpti_BufferCallbackRequestInfo *)`, from `cupti_activity.h`, since CUDA 13.2.
pub type CUpti_BuffersCallbackRequestFunc_v2 = Option<
    unsafe extern "system" fn(
        buffer: *mut *mut u8,
        size: *mut usize,
        maxNumRecords: *mut usize,
        pBufferRequestInfo: *mut CUpti_BufferCallbackRequestInfo,
    ),
>;
