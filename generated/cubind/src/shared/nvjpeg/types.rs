//! Handles, integer typedefs, callback types and other type aliases (nvJPEG).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef struct nvjpegBufferDevice *nvjpegBufferDevice_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpegBufferDevice_t(pub *mut c_void);

handle!(nvjpegBufferDevice_t);

/// `typedef struct nvjpegBufferPinned *nvjpegBufferPinned_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpegBufferPinned_t(pub *mut c_void);

handle!(nvjpegBufferPinned_t);

/// `typedef struct nvjpegDecodeParams *nvjpegDecodeParams_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpegDecodeParams_t(pub *mut c_void);

handle!(nvjpegDecodeParams_t);

/// `typedef struct nvjpegEncoderParams *nvjpegEncoderParams_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpegEncoderParams_t(pub *mut c_void);

handle!(nvjpegEncoderParams_t);

/// `typedef struct nvjpegEncoderState *nvjpegEncoderState_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpegEncoderState_t(pub *mut c_void);

handle!(nvjpegEncoderState_t);

/// `typedef struct nvjpegHandle *nvjpegHandle_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpegHandle_t(pub *mut c_void);

handle!(nvjpegHandle_t);

/// `typedef struct nvjpegJpegDecoder *nvjpegJpegDecoder_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpegJpegDecoder_t(pub *mut c_void);

handle!(nvjpegJpegDecoder_t);

/// `typedef struct nvjpegJpegState *nvjpegJpegState_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpegJpegState_t(pub *mut c_void);

handle!(nvjpegJpegState_t);

/// `typedef struct nvjpegJpegStream *nvjpegJpegStream_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpegJpegStream_t(pub *mut c_void);

handle!(nvjpegJpegStream_t);

/// `int (*tDevFree)(void *)`, from `nvjpeg.h`, since at least CUDA 12.0.
pub type tDevFree = Option<unsafe extern "system" fn(arg0: *mut c_void) -> i32>;

/// `int (*tDevFreeV2)(void *, void *, size_t, cudaStream_t)`, from `nvjpeg.h`, since at least CUDA 12.0.
pub type tDevFreeV2 = Option<
    unsafe extern "system" fn(ctx: *mut c_void, ptr: *mut c_void, size: usize, stream: runtime::cudaStream_t) -> i32,
>;

/// `int (*tDevMalloc)(void **, size_t)`, from `nvjpeg.h`, since at least CUDA 12.0.
pub type tDevMalloc = Option<
    unsafe extern "system" fn(arg0: *mut *mut c_void, arg1: usize) -> i32,
>;

/// `int (*tDevMallocV2)(void *, void **, size_t, cudaStream_t)`, from `nvjpeg.h`, since at least CUDA 12.0.
pub type tDevMallocV2 = Option<
    unsafe extern "system" fn(
        ctx: *mut c_void, ptr: *mut *mut c_void, size: usize, stream: runtime::cudaStream_t,
    ) -> i32,
>;

/// `int (*tPinnedFree)(void *)`, from `nvjpeg.h`, since at least CUDA 12.0.
pub type tPinnedFree = Option<unsafe extern "system" fn(arg0: *mut c_void) -> i32>;

/// `int (*tPinnedFreeV2)(void *, void *, size_t, cudaStream_t)`, from `nvjpeg.h`, since at least CUDA 12.0.
pub type tPinnedFreeV2 = Option<
    unsafe extern "system" fn(ctx: *mut c_void, ptr: *mut c_void, size: usize, stream: runtime::cudaStream_t) -> i32,
>;

/// `int (*tPinnedMalloc)(void **, size_t, unsigned int)`, from `nvjpeg.h`, since at least CUDA 12.0.
pub type tPinnedMalloc = Option<
    unsafe extern "system" fn(arg0: *mut *mut c_void, arg1: usize, flags: u32) -> i32,
>;

/// `int (*tPinnedMallocV2)(void *, void **, size_t, cudaStream_t)`, from `nvjpeg.h`, since at least CUDA 12.0.
pub type tPinnedMallocV2 = Option<
    unsafe extern "system" fn(
        ctx: *mut c_void, ptr: *mut *mut c_void, size: usize, stream: runtime::cudaStream_t,
    ) -> i32,
>;
