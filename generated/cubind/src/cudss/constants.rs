//! Macros with a value (cuDSS).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUDSS_ALLOCATOR_NAME_LEN`, from `cudss_data_types.h`, since at least cuDSS 1.0.
pub const CUDSS_ALLOCATOR_NAME_LEN: u32 = 64;

/// `#define CUDSS_C_32F`, from `cudss_data_types.h`, since at least cuDSS 1.0.
pub const CUDSS_C_32F: runtime::cudaDataType = runtime::cudaDataType(4);

/// `#define CUDSS_C_64F`, from `cudss_data_types.h`, since at least cuDSS 1.0.
pub const CUDSS_C_64F: runtime::cudaDataType = runtime::cudaDataType(5);

/// `#define CUDSS_DATA_TYPE_UNSET`, from `cudss_data_types.h`, since at least cuDSS 1.0.
pub const CUDSS_DATA_TYPE_UNSET: runtime::cudaDataType = runtime::cudaDataType(63);

/// `#define CUDSS_R_32F`, from `cudss_data_types.h`, since at least cuDSS 1.0.
pub const CUDSS_R_32F: runtime::cudaDataType = runtime::cudaDataType(0);

/// `#define CUDSS_R_32I`, from `cudss_data_types.h`, since at least cuDSS 1.0.
pub const CUDSS_R_32I: runtime::cudaDataType = runtime::cudaDataType(10);

/// `#define CUDSS_R_64F`, from `cudss_data_types.h`, since at least cuDSS 1.0.
pub const CUDSS_R_64F: runtime::cudaDataType = runtime::cudaDataType(1);

/// `#define CUDSS_R_64F_64F`, from `cudss_data_types.h`, since at least cuDSS 1.0.
pub const CUDSS_R_64F_64F: runtime::cudaDataType = runtime::cudaDataType(62);

/// `#define CUDSS_R_64F_MP2`, from `cudss_data_types.h`, since at least cuDSS 1.0.
pub const CUDSS_R_64F_MP2: runtime::cudaDataType = runtime::cudaDataType(62);

/// `#define CUDSS_R_64I`, from `cudss_data_types.h`, since at least cuDSS 1.0.
pub const CUDSS_R_64I: runtime::cudaDataType = runtime::cudaDataType(24);

/// `#define CUDSS_VERSION`, from `cudss.h`, since at least cuDSS 1.0.
pub const CUDSS_VERSION: u32 = 10000;

/// `#define CUDSS_VERSION_MAJOR`, from `cudss.h`, since at least cuDSS 1.0.
pub const CUDSS_VERSION_MAJOR: u32 = 1;

/// `#define CUDSS_VERSION_MINOR`, from `cudss.h`, since at least cuDSS 1.0.
pub const CUDSS_VERSION_MINOR: u32 = 0;

/// `#define CUDSS_VERSION_PATCH`, from `cudss.h`, since at least cuDSS 1.0.
pub const CUDSS_VERSION_PATCH: u32 = 0;
