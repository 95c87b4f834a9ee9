//! Handles, integer typedefs, callback types and other type aliases (nvJPEG2000).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef nvjpeg2kBitstreamType_t nvjpeg2kBitstreamType`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8, until nvJPEG2000 0.8.
#[deprecated(note = "renamed to `nvjpeg2kBitstreamType_t`")]
pub type nvjpeg2kBitstreamType = nvjpeg2kBitstreamType_t;

/// `typedef struct nvjpeg2kDecodeParams *nvjpeg2kDecodeParams_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpeg2kDecodeParams_t(pub *mut c_void);

handle!(nvjpeg2kDecodeParams_t);

/// `typedef struct nvjpeg2kDecodeState *nvjpeg2kDecodeState_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpeg2kDecodeState_t(pub *mut c_void);

handle!(nvjpeg2kDecodeState_t);

/// `int (*nvjpeg2kDeviceFree)(void *)`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
pub type nvjpeg2kDeviceFree = Option<
    unsafe extern "system" fn(arg0: *mut c_void) -> i32,
>;

/// `int (*nvjpeg2kDeviceFreeV2)(void *, void *, size_t, cudaStream_t)`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
pub type nvjpeg2kDeviceFreeV2 = Option<
    unsafe extern "system" fn(ctx: *mut c_void, ptr: *mut c_void, size: usize, stream: runtime::cudaStream_t) -> i32,
>;

/// `int (*nvjpeg2kDeviceMalloc)(void **, size_t)`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
pub type nvjpeg2kDeviceMalloc = Option<
    unsafe extern "system" fn(arg0: *mut *mut c_void, arg1: usize) -> i32,
>;

/// `int (*nvjpeg2kDeviceMallocV2)(void *, void **, size_t, cudaStream_t)`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
pub type nvjpeg2kDeviceMallocV2 = Option<
    unsafe extern "system" fn(
        ctx: *mut c_void, ptr: *mut *mut c_void, size: usize, stream: runtime::cudaStream_t,
    ) -> i32,
>;

/// `typedef struct nvjpeg2kEncodeParams *nvjpeg2kEncodeParams_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpeg2kEncodeParams_t(pub *mut c_void);

handle!(nvjpeg2kEncodeParams_t);

/// `typedef struct nvjpeg2kEncodeState *nvjpeg2kEncodeState_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpeg2kEncodeState_t(pub *mut c_void);

handle!(nvjpeg2kEncodeState_t);

/// `typedef struct nvjpeg2kEncoder *nvjpeg2kEncoder_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpeg2kEncoder_t(pub *mut c_void);

handle!(nvjpeg2kEncoder_t);

/// `typedef struct nvjpeg2kHandle *nvjpeg2kHandle_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpeg2kHandle_t(pub *mut c_void);

handle!(nvjpeg2kHandle_t);

/// `int (*nvjpeg2kPinnedFree)(void *)`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
pub type nvjpeg2kPinnedFree = Option<
    unsafe extern "system" fn(arg0: *mut c_void) -> i32,
>;

/// `int (*nvjpeg2kPinnedFreeV2)(void *, void *, size_t, cudaStream_t)`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
pub type nvjpeg2kPinnedFreeV2 = Option<
    unsafe extern "system" fn(ctx: *mut c_void, ptr: *mut c_void, size: usize, stream: runtime::cudaStream_t) -> i32,
>;

/// `int (*nvjpeg2kPinnedMalloc)(void **, size_t, unsigned int)`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
pub type nvjpeg2kPinnedMalloc = Option<
    unsafe extern "system" fn(arg0: *mut *mut c_void, arg1: usize, flags: u32) -> i32,
>;

/// `int (*nvjpeg2kPinnedMallocV2)(void *, void **, size_t, cudaStream_t)`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
pub type nvjpeg2kPinnedMallocV2 = Option<
    unsafe extern "system" fn(
        ctx: *mut c_void, ptr: *mut *mut c_void, size: usize, stream: runtime::cudaStream_t,
    ) -> i32,
>;

/// `typedef struct nvjpeg2kStream *nvjpeg2kStream_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpeg2kStream_t(pub *mut c_void);

handle!(nvjpeg2kStream_t);
