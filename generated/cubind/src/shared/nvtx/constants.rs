//! Macros with a value (NVTX).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define NVTX_ERR_INIT_ACCESS_LIBRARY`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub const NVTX_ERR_INIT_ACCESS_LIBRARY: u32 = 3;

/// `#define NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub const NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT: u32 = 6;

/// `#define NVTX_ERR_INIT_LOAD_LIBRARY`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub const NVTX_ERR_INIT_LOAD_LIBRARY: u32 = 4;

/// `#define NVTX_ERR_INIT_LOAD_PROPERTY`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub const NVTX_ERR_INIT_LOAD_PROPERTY: u32 = 2;

/// `#define NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub const NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT: u32 = 5;

/// `#define NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub const NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE: u32 = 7;

/// `#define NVTX_EVENT_ATTRIB_STRUCT_SIZE`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub const NVTX_EVENT_ATTRIB_STRUCT_SIZE: u16 = 48;

/// `#define NVTX_FAIL`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub const NVTX_FAIL: u32 = 1;

/// `#define NVTX_NO_PUSH_POP_TRACKING`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub const NVTX_NO_PUSH_POP_TRACKING: i32 = -2;

/// `#define NVTX_RESOURCE_ATTRIB_STRUCT_SIZE`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub const NVTX_RESOURCE_ATTRIB_STRUCT_SIZE: u16 = 32;

/// `#define NVTX_RESOURCE_CLASS_CUDA`, from `nvtx3/nvToolsExtCuda.h`, since at least CUDA 12.0.
pub const NVTX_RESOURCE_CLASS_CUDA: u32 = 4;

/// `#define NVTX_RESOURCE_CLASS_CUDART`, from `nvtx3/nvToolsExtCudaRt.h`, since at least CUDA 12.0.
pub const NVTX_RESOURCE_CLASS_CUDART: u32 = 5;

/// `#define NVTX_RESOURCE_CLASS_GENERIC`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub const NVTX_RESOURCE_CLASS_GENERIC: u32 = 1;

/// `#define NVTX_RESOURCE_CLASS_SYNC_OS`, from `nvtx3/nvToolsExtSync.h`, since at least CUDA 12.0.
pub const NVTX_RESOURCE_CLASS_SYNC_OS: u32 = 2;

/// `#define NVTX_RESOURCE_CLASS_SYNC_PTHREAD`, from `nvtx3/nvToolsExtSync.h`, since at least CUDA 12.0.
pub const NVTX_RESOURCE_CLASS_SYNC_PTHREAD: u32 = 3;

/// `#define NVTX_SUCCESS`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub const NVTX_SUCCESS: u32 = 0;

/// `#define NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE`, from `nvtx3/nvToolsExtSync.h`, since at least CUDA 12.0.
pub const NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE: u16 = 16;

/// `#define NVTX_VERSION`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
pub const NVTX_VERSION: u32 = 3;
