//! Macros with a value: cuTensorNet.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUTENSORNET_ALLOCATOR_NAME_LEN`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
pub const CUTENSORNET_ALLOCATOR_NAME_LEN: u32 = 64;

/// `#define CUTENSORNET_DISTRIBUTED_INTERFACE_VERSION`, from `cutensornet/typesDistributed.h`, since cuTensorNet 2.13 or earlier.
pub const CUTENSORNET_DISTRIBUTED_INTERFACE_VERSION: u32 = 2;

/// `#define CUTENSORNET_MAJOR`, from `cutensornet.h`, since cuTensorNet 2.13 or earlier.
pub const CUTENSORNET_MAJOR: u32 = 2;

/// `#define CUTENSORNET_MINOR`, from `cutensornet.h`, since cuTensorNet 2.13 or earlier.
pub const CUTENSORNET_MINOR: u32 = 14;

/// `#define CUTENSORNET_PATCH`, from `cutensornet.h`, since cuTensorNet 2.13 or earlier.
pub const CUTENSORNET_PATCH: u32 = 0;

/// `#define CUTENSORNET_VERSION`, from `cutensornet.h`, since cuTensorNet 2.13 or earlier.
pub const CUTENSORNET_VERSION: u32 = 21400;
