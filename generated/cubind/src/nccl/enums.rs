//! Enumerations (NCCL).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum ncclCommMemStat_t`, from `nccl.h`, since NCCL 2.29.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct ncclCommMemStat_t(pub i32);

enumeration! {
    ncclCommMemStat_t;
    ncclStatGpuMemSuspend = 0,
    ncclStatGpuMemSuspended = 1,
    ncclStatGpuMemPersist = 2,
    ncclStatGpuMemTotal = 3,
}

/// `enum ncclDataType_t`, from `nccl.h`, since at least NCCL 2.18.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct ncclDataType_t(pub i32);

enumeration! {
    ncclDataType_t;
    ncclInt8 = 0,
    ncclChar = 0,
    ncclUint8 = 1,
    ncclInt32 = 2,
    ncclInt = 2,
    ncclUint32 = 3,
    ncclInt64 = 4,
    ncclUint64 = 5,
    ncclFloat16 = 6,
    ncclHalf = 6,
    ncclFloat32 = 7,
    ncclFloat = 7,
    ncclFloat64 = 8,
    ncclDouble = 8,
    ncclBfloat16 = 9,
    ncclFloat8e4m3 = 10 "since NCCL 2.24",
    ncclFloat8e5m2 = 11 "since NCCL 2.24",
    ncclNumTypes = 12,
}

elements! {
    ncclDataType_t;
    i8 = ncclInt8,
    u8 = ncclUint8,
    i32 = ncclInt32,
    u32 = ncclUint32,
    f32 = ncclFloat32,
    f64 = ncclFloat64,
    i64 = ncclInt64,
    u64 = ncclUint64,
    ;
    float16 ncclFloat16;
    bfloat16 ncclBfloat16
}

/// `enum ncclEncryptionMode_t`, from `nccl.h`, since NCCL 2.32.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct ncclEncryptionMode_t(pub i32);

enumeration! {
    ncclEncryptionMode_t;
    NCCL_ENCRYPTION_MODE_NONE = 0,
    NCCL_ENCRYPTION_MODE_PSK = 1,
}

/// `enum ncclHostCftMode_t`, from `nccl.h`, since NCCL 2.31.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct ncclHostCftMode_t(pub i32);

enumeration! {
    ncclHostCftMode_t;
    ncclHostCftDefault = - 2147483648,
    ncclHostCftEnable = 1,
    ncclHostCftDisable = 2,
    ncclHostCftFallback = 3,
}

/// `enum ncclNvlsHostMode_t`, from `nccl.h`, since NCCL 2.32.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct ncclNvlsHostMode_t(pub u32);

flag_set! {
    ncclNvlsHostMode_t;
    ncclNvlsHostModeDefault = 0x80000000,
    ncclNvlsHostModeEnable = 0,
    ncclNvlsHostModeDisableTransport = 1,
    ncclNvlsHostModeDisableSymmetricMultimem = 2,
    ncclNvlsHostModeDisable = 0x7fffffff,
}

/// `enum ncclRedOp_dummy_t`, from `nccl.h`, since at least NCCL 2.18.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct ncclRedOp_dummy_t(pub i32);

enumeration! {
    ncclRedOp_dummy_t;
    ncclNumOps_dummy = 5,
}

/// `enum ncclRedOp_t`, from `nccl.h`, since at least NCCL 2.18.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct ncclRedOp_t(pub i32);

enumeration! {
    ncclRedOp_t;
    ncclSum = 0,
    ncclProd = 1,
    ncclMax = 2,
    ncclMin = 3,
    ncclAvg = 4,
    ncclNumOps = 5,
    ncclMaxRedOp = 2147483647,
}

/// `enum ncclResult_t`, from `nccl.h`, since at least NCCL 2.18.
///
/// The result codes of NCCL.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct ncclResult_t(pub i32);

enumeration! {
    status ncclResult_t;
    ncclSuccess = 0,
    ncclUnhandledCudaError = 1,
    ncclSystemError = 2,
    ncclInternalError = 3,
    ncclInvalidArgument = 4,
    ncclInvalidUsage = 5,
    ncclRemoteError = 6,
    ncclInProgress = 7,
    ncclTimeout = 8 "since NCCL 2.30",
    ncclNumResults = 9,
}

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
        unsafe { support::text(sys::ncclGetErrorString(self)) }
    }
}

status!(ncclResult_t);

/// `enum ncclScalarResidence_t`, from `nccl.h`, since at least NCCL 2.18.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct ncclScalarResidence_t(pub i32);

enumeration! {
    ncclScalarResidence_t;
    ncclScalarDevice = 0,
    ncclScalarHostImmediate = 1,
}
