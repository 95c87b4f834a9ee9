//! Enumerations: nvJitLink.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvJitLinkInputType`, from `nvJitLink.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvJitLinkInputType(pub i32);

impl nvJitLinkInputType {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVJITLINK_INPUT_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVJITLINK_INPUT_CUBIN: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVJITLINK_INPUT_PTX: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVJITLINK_INPUT_LTOIR: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVJITLINK_INPUT_FATBIN: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVJITLINK_INPUT_OBJECT: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVJITLINK_INPUT_LIBRARY: Self = Self(6);
    /// 7, since CUDA 12.6.
    pub const NVJITLINK_INPUT_INDEX: Self = Self(7);
    /// 10, since CUDA 12.4.
    pub const NVJITLINK_INPUT_ANY: Self = Self(10);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVJITLINK_INPUT_NONE"),
        (1, "NVJITLINK_INPUT_CUBIN"),
        (2, "NVJITLINK_INPUT_PTX"),
        (3, "NVJITLINK_INPUT_LTOIR"),
        (4, "NVJITLINK_INPUT_FATBIN"),
        (5, "NVJITLINK_INPUT_OBJECT"),
        (6, "NVJITLINK_INPUT_LIBRARY"),
        (7, "NVJITLINK_INPUT_INDEX"),
        (10, "NVJITLINK_INPUT_ANY"),
    ];
}

enumeration!(nvJitLinkInputType);
