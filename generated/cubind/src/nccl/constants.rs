//! Macros with a value (NCCL).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define NCCL_API_MAGIC`, from `nccl.h`, since NCCL 2.29.
pub const NCCL_API_MAGIC: u32 = 3405692655;

/// `#define NCCL_COMM_NULL`, from `nccl.h`, since at least NCCL 2.18.
pub const NCCL_COMM_NULL: *mut c_void = core::ptr::without_provenance_mut(0);

/// `#define NCCL_CONFIG_UNDEF_INT`, from `nccl.h`, since at least NCCL 2.18.
pub const NCCL_CONFIG_UNDEF_INT: i32 = -2147483648;

/// `#define NCCL_CONFIG_UNDEF_PTR`, from `nccl.h`, since at least NCCL 2.18.
pub const NCCL_CONFIG_UNDEF_PTR: *mut c_void = core::ptr::without_provenance_mut(0);

/// `#define NCCL_CTA_POLICY_DEFAULT`, from `nccl.h`, since NCCL 2.27.
pub const NCCL_CTA_POLICY_DEFAULT: u32 = 0;

/// `#define NCCL_CTA_POLICY_EFFICIENCY`, from `nccl.h`, since NCCL 2.27.
pub const NCCL_CTA_POLICY_EFFICIENCY: u32 = 1;

/// `#define NCCL_CTA_POLICY_ZERO`, from `nccl.h`, since NCCL 2.28.
pub const NCCL_CTA_POLICY_ZERO: u32 = 2;

/// `#define NCCL_MAJOR`, from `nccl.h`, since at least NCCL 2.18.
pub const NCCL_MAJOR: u32 = 2;

/// `#define NCCL_MINOR`, from `nccl.h`, since at least NCCL 2.18.
pub const NCCL_MINOR: u32 = 32;

/// `#define NCCL_PATCH`, from `nccl.h`, since at least NCCL 2.18.
pub const NCCL_PATCH: u32 = 3;

/// `#define NCCL_REVOKE_DEFAULT`, from `nccl.h`, since NCCL 2.28.
pub const NCCL_REVOKE_DEFAULT: u32 = 0;

/// `#define NCCL_SHRINK_ABORT`, from `nccl.h`, since NCCL 2.27.
pub const NCCL_SHRINK_ABORT: u32 = 1;

/// `#define NCCL_SHRINK_DEFAULT`, from `nccl.h`, since NCCL 2.27.
pub const NCCL_SHRINK_DEFAULT: u32 = 0;

/// `#define NCCL_SPLIT_NOCOLOR`, from `nccl.h`, since at least NCCL 2.18.
pub const NCCL_SPLIT_NOCOLOR: i32 = -1;

/// `#define NCCL_SUFFIX`, from `nccl.h`, since at least NCCL 2.18.
pub const NCCL_SUFFIX: &str = "";

/// `#define NCCL_SUSPEND_MEM`, from `nccl.h`, since NCCL 2.29.
pub const NCCL_SUSPEND_MEM: u32 = 1;

/// `#define NCCL_UNDEF_FLOAT`, from `nccl.h`, since NCCL 2.22.
pub const NCCL_UNDEF_FLOAT: f32 = -1.0;

/// `#define NCCL_UNIQUE_ID_BYTES`, from `nccl.h`, since at least NCCL 2.18.
pub const NCCL_UNIQUE_ID_BYTES: u32 = 128;

/// `#define NCCL_VERSION_CODE`, from `nccl.h`, since at least NCCL 2.18.
pub const NCCL_VERSION_CODE: u32 = 23203;

/// `#define NCCL_WIN_CFT_COUNTED`, from `nccl.h`, since NCCL 2.32.
pub const NCCL_WIN_CFT_COUNTED: u32 = 8;

/// `#define NCCL_WIN_COLL_SYMMETRIC`, from `nccl.h`, since NCCL 2.27.
pub const NCCL_WIN_COLL_SYMMETRIC: u32 = 1;

/// `#define NCCL_WIN_DEFAULT`, from `nccl.h`, since NCCL 2.27.
pub const NCCL_WIN_DEFAULT: u32 = 0;

/// `#define NCCL_WIN_GIN_ONLY`, from `nccl.h`, since NCCL 2.32.
pub const NCCL_WIN_GIN_ONLY: u32 = 4;

/// `#define NCCL_WIN_REQUIRED_ALIGNMENT`, from `nccl.h`, since NCCL 2.28.
pub const NCCL_WIN_REQUIRED_ALIGNMENT: u32 = 4096;

/// `#define NCCL_WIN_STRICT_ORDERING`, from `nccl.h`, since NCCL 2.29.
pub const NCCL_WIN_STRICT_ORDERING: u32 = 2;
