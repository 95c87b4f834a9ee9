//! Enumerations: NCCL.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum ncclCommMemStat_t`, from `nccl.h`, since NCCL 2.29.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ncclCommMemStat_t(pub i32);

impl ncclCommMemStat_t {
    /// 0, since NCCL 2.29.
    pub const ncclStatGpuMemSuspend: Self = Self(0);
    /// 1, since NCCL 2.29.
    pub const ncclStatGpuMemSuspended: Self = Self(1);
    /// 2, since NCCL 2.29.
    pub const ncclStatGpuMemPersist: Self = Self(2);
    /// 3, since NCCL 2.29.
    pub const ncclStatGpuMemTotal: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "ncclStatGpuMemSuspend"),
        (1, "ncclStatGpuMemSuspended"),
        (2, "ncclStatGpuMemPersist"),
        (3, "ncclStatGpuMemTotal"),
    ];
}

enumeration!(ncclCommMemStat_t);

/// `enum ncclDataType_t`, from `nccl.h`, since NCCL 2.18 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ncclDataType_t(pub i32);

impl ncclDataType_t {
    /// 0, since NCCL 2.18 or earlier.
    pub const ncclInt8: Self = Self(0);
    /// 0, since NCCL 2.18 or earlier.
    pub const ncclChar: Self = Self(0);
    /// 1, since NCCL 2.18 or earlier.
    pub const ncclUint8: Self = Self(1);
    /// 2, since NCCL 2.18 or earlier.
    pub const ncclInt32: Self = Self(2);
    /// 2, since NCCL 2.18 or earlier.
    pub const ncclInt: Self = Self(2);
    /// 3, since NCCL 2.18 or earlier.
    pub const ncclUint32: Self = Self(3);
    /// 4, since NCCL 2.18 or earlier.
    pub const ncclInt64: Self = Self(4);
    /// 5, since NCCL 2.18 or earlier.
    pub const ncclUint64: Self = Self(5);
    /// 6, since NCCL 2.18 or earlier.
    pub const ncclFloat16: Self = Self(6);
    /// 6, since NCCL 2.18 or earlier.
    pub const ncclHalf: Self = Self(6);
    /// 7, since NCCL 2.18 or earlier.
    pub const ncclFloat32: Self = Self(7);
    /// 7, since NCCL 2.18 or earlier.
    pub const ncclFloat: Self = Self(7);
    /// 8, since NCCL 2.18 or earlier.
    pub const ncclFloat64: Self = Self(8);
    /// 8, since NCCL 2.18 or earlier.
    pub const ncclDouble: Self = Self(8);
    /// 9, since NCCL 2.24.
    pub const ncclBfloat16: Self = Self(9);
    /// 10, since NCCL 2.24.
    pub const ncclFloat8e4m3: Self = Self(10);
    /// 11, since NCCL 2.24.
    pub const ncclFloat8e5m2: Self = Self(11);
    /// 12, since NCCL 2.18 or earlier.
    pub const ncclNumTypes: Self = Self(12);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "ncclInt8"),
        (0, "ncclChar"),
        (1, "ncclUint8"),
        (2, "ncclInt32"),
        (2, "ncclInt"),
        (3, "ncclUint32"),
        (4, "ncclInt64"),
        (5, "ncclUint64"),
        (6, "ncclFloat16"),
        (6, "ncclHalf"),
        (7, "ncclFloat32"),
        (7, "ncclFloat"),
        (8, "ncclFloat64"),
        (8, "ncclDouble"),
        (9, "ncclBfloat16"),
        (10, "ncclFloat8e4m3"),
        (11, "ncclFloat8e5m2"),
        (12, "ncclNumTypes"),
    ];
}

enumeration!(ncclDataType_t);

/// `enum ncclEncryptionMode_t`, from `nccl.h`, since NCCL 2.32.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ncclEncryptionMode_t(pub i32);

impl ncclEncryptionMode_t {
    /// 0, since NCCL 2.32.
    pub const NCCL_ENCRYPTION_MODE_NONE: Self = Self(0);
    /// 1, since NCCL 2.32.
    pub const NCCL_ENCRYPTION_MODE_PSK: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NCCL_ENCRYPTION_MODE_NONE"),
        (1, "NCCL_ENCRYPTION_MODE_PSK"),
    ];
}

enumeration!(ncclEncryptionMode_t);

/// `enum ncclHostCftMode_t`, from `nccl.h`, since NCCL 2.31.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ncclHostCftMode_t(pub i32);

impl ncclHostCftMode_t {
    /// -2147483648, since NCCL 2.31.
    pub const ncclHostCftDefault: Self = Self(-2147483648);
    /// 1, since NCCL 2.31.
    pub const ncclHostCftEnable: Self = Self(1);
    /// 2, since NCCL 2.31.
    pub const ncclHostCftDisable: Self = Self(2);
    /// 3, since NCCL 2.31.
    pub const ncclHostCftFallback: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (-2147483648, "ncclHostCftDefault"),
        (1, "ncclHostCftEnable"),
        (2, "ncclHostCftDisable"),
        (3, "ncclHostCftFallback"),
    ];
}

enumeration!(ncclHostCftMode_t);

/// `enum ncclNvlsHostMode_t`, from `nccl.h`, since NCCL 2.32.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ncclNvlsHostMode_t(pub u32);

flag_set! {
    impl ncclNvlsHostMode_t {
        /// 0x80000000, since NCCL 2.32.
        pub const ncclNvlsHostModeDefault: Self = Self(0x80000000);
        /// 0, since NCCL 2.32.
        pub const ncclNvlsHostModeEnable: Self = Self(0);
        /// 1, since NCCL 2.32.
        pub const ncclNvlsHostModeDisableTransport: Self = Self(1);
        /// 2, since NCCL 2.32.
        pub const ncclNvlsHostModeDisableSymmetricMultimem: Self = Self(2);
        /// 0x7fffffff, since NCCL 2.32.
        pub const ncclNvlsHostModeDisable: Self = Self(0x7fffffff);
    }
}

/// `enum ncclRedOp_dummy_t`, from `nccl.h`, since NCCL 2.18 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ncclRedOp_dummy_t(pub i32);

impl ncclRedOp_dummy_t {
    /// 5, since NCCL 2.18 or earlier.
    pub const ncclNumOps_dummy: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[(5, "ncclNumOps_dummy")];
}

enumeration!(ncclRedOp_dummy_t);

/// `enum ncclRedOp_t`, from `nccl.h`, since NCCL 2.18 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ncclRedOp_t(pub i32);

impl ncclRedOp_t {
    /// 0, since NCCL 2.18 or earlier.
    pub const ncclSum: Self = Self(0);
    /// 1, since NCCL 2.18 or earlier.
    pub const ncclProd: Self = Self(1);
    /// 2, since NCCL 2.18 or earlier.
    pub const ncclMax: Self = Self(2);
    /// 3, since NCCL 2.18 or earlier.
    pub const ncclMin: Self = Self(3);
    /// 4, since NCCL 2.18 or earlier.
    pub const ncclAvg: Self = Self(4);
    /// 5, since NCCL 2.18 or earlier.
    pub const ncclNumOps: Self = Self(5);
    /// 2147483647, since NCCL 2.18 or earlier.
    pub const ncclMaxRedOp: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "ncclSum"),
        (1, "ncclProd"),
        (2, "ncclMax"),
        (3, "ncclMin"),
        (4, "ncclAvg"),
        (5, "ncclNumOps"),
        (2147483647, "ncclMaxRedOp"),
    ];
}

enumeration!(ncclRedOp_t);

/// `enum ncclResult_t`, from `nccl.h`, since NCCL 2.18 or earlier.
///
/// NCCL: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ncclResult_t(pub i32);

impl ncclResult_t {
    /// 0, since NCCL 2.18 or earlier.
    pub const ncclSuccess: Self = Self(0);
    /// 1, since NCCL 2.18 or earlier.
    pub const ncclUnhandledCudaError: Self = Self(1);
    /// 2, since NCCL 2.18 or earlier.
    pub const ncclSystemError: Self = Self(2);
    /// 3, since NCCL 2.18 or earlier.
    pub const ncclInternalError: Self = Self(3);
    /// 4, since NCCL 2.18 or earlier.
    pub const ncclInvalidArgument: Self = Self(4);
    /// 5, since NCCL 2.18 or earlier.
    pub const ncclInvalidUsage: Self = Self(5);
    /// 6, since NCCL 2.18 or earlier.
    pub const ncclRemoteError: Self = Self(6);
    /// 7, since NCCL 2.18 or earlier.
    pub const ncclInProgress: Self = Self(7);
    /// 8, since NCCL 2.30.
    pub const ncclTimeout: Self = Self(8);
    /// 9, since NCCL 2.18 or earlier.
    pub const ncclNumResults: Self = Self(9);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "ncclSuccess"),
        (1, "ncclUnhandledCudaError"),
        (2, "ncclSystemError"),
        (3, "ncclInternalError"),
        (4, "ncclInvalidArgument"),
        (5, "ncclInvalidUsage"),
        (6, "ncclRemoteError"),
        (7, "ncclInProgress"),
        (8, "ncclTimeout"),
        (9, "ncclNumResults"),
    ];
}

enumeration!(ncclResult_t, status);

impl Status for ncclResult_t {
    const SUCCESS: Self = Self::ncclSuccess;
    const MISSING_LIBRARY: Self = Self::ncclSystemError;
    const MISSING_SYMBOL: Self = Self::ncclInvalidUsage;
    const INVALID_ARGUMENT: Self = Self::ncclInvalidArgument;
    const IN_PROGRESS: Option<Self> = Some(Self::ncclInProgress);
    fn library() -> &'static Library {
        &NCCL
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !NCCL.is_loaded() {
            return None;
        }
        unsafe { text(sys::ncclGetErrorString(self)) }
    }
}

status!(ncclResult_t);

/// `enum ncclScalarResidence_t`, from `nccl.h`, since NCCL 2.18 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ncclScalarResidence_t(pub i32);

impl ncclScalarResidence_t {
    /// 0, since NCCL 2.18 or earlier.
    pub const ncclScalarDevice: Self = Self(0);
    /// 1, since NCCL 2.18 or earlier.
    pub const ncclScalarHostImmediate: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "ncclScalarDevice"),
        (1, "ncclScalarHostImmediate"),
    ];
}

enumeration!(ncclScalarResidence_t);
