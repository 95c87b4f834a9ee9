//! Handles, integer typedefs, callback types and other type aliases (nvTIFF).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef struct nvtiffDecodeParams *nvtiffDecodeParams_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtiffDecodeParams_t(pub *mut c_void);

handle!(nvtiffDecodeParams_t);

/// `typedef struct nvtiffDecoder *nvtiffDecoder_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtiffDecoder_t(pub *mut c_void);

handle!(nvtiffDecoder_t);

/// `int (*nvtiffDeviceFreeAsync)(void *, void *, size_t, cudaStream_t)`, from `nvtiff.h`, since at least nvTIFF 0.8.
pub type nvtiffDeviceFreeAsync = Option<
    unsafe extern "system" fn(ctx: *mut c_void, ptr: *mut c_void, size: usize, stream: runtime::cudaStream_t) -> i32,
>;

/// `int (*nvtiffDeviceMallocAsync)(void *, void **, size_t, cudaStream_t)`, from `nvtiff.h`, since at least nvTIFF 0.8.
pub type nvtiffDeviceMallocAsync = Option<
    unsafe extern "system" fn(
        ctx: *mut c_void, ptr: *mut *mut c_void, size: usize, stream: runtime::cudaStream_t,
    ) -> i32,
>;

/// `typedef struct nvtiffEncodeParams *nvtiffEncodeParams_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtiffEncodeParams_t(pub *mut c_void);

handle!(nvtiffEncodeParams_t);

/// `typedef struct nvtiffEncoder *nvtiffEncoder_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtiffEncoder_t(pub *mut c_void);

handle!(nvtiffEncoder_t);

/// `typedef uint32_t nvtiffImageType_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
pub type nvtiffImageType_t = u32;

/// `int (*nvtiffPinnedFreeAsync)(void *, void *, size_t, cudaStream_t)`, from `nvtiff.h`, since at least nvTIFF 0.8.
pub type nvtiffPinnedFreeAsync = Option<
    unsafe extern "system" fn(ctx: *mut c_void, ptr: *mut c_void, size: usize, stream: runtime::cudaStream_t) -> i32,
>;

/// `int (*nvtiffPinnedMallocAsync)(void *, void **, size_t, cudaStream_t)`, from `nvtiff.h`, since at least nvTIFF 0.8.
pub type nvtiffPinnedMallocAsync = Option<
    unsafe extern "system" fn(
        ctx: *mut c_void, ptr: *mut *mut c_void, size: usize, stream: runtime::cudaStream_t,
    ) -> i32,
>;

/// `typedef struct nvtiffStream *nvtiffStream_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtiffStream_t(pub *mut c_void);

handle!(nvtiffStream_t);
