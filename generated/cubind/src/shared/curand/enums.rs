//! Enumerations: cuRAND.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum curandDirectionVectorSet`, from `curand.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct curandDirectionVectorSet(pub i32);

impl curandDirectionVectorSet {
    /// 101, since CUDA 12.0 or earlier.
    pub const CURAND_DIRECTION_VECTORS_32_JOEKUO6: Self = Self(101);
    /// 102, since CUDA 12.0 or earlier.
    pub const CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6: Self = Self(102);
    /// 103, since CUDA 12.0 or earlier.
    pub const CURAND_DIRECTION_VECTORS_64_JOEKUO6: Self = Self(103);
    /// 104, since CUDA 12.0 or earlier.
    pub const CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6: Self = Self(104);
    const NAMES: &'static [(i32, &'static str)] = &[
        (101, "CURAND_DIRECTION_VECTORS_32_JOEKUO6"),
        (102, "CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6"),
        (103, "CURAND_DIRECTION_VECTORS_64_JOEKUO6"),
        (104, "CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6"),
    ];
}

enumeration!(curandDirectionVectorSet);

/// `enum curandMethod`, from `curand.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct curandMethod(pub i32);

impl curandMethod {
    /// 0, since CUDA 12.0 or earlier.
    pub const CURAND_CHOOSE_BEST: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CURAND_ITR: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CURAND_KNUTH: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CURAND_HITR: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CURAND_M1: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CURAND_M2: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CURAND_BINARY_SEARCH: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CURAND_DISCRETE_GAUSS: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CURAND_REJECTION: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CURAND_DEVICE_API: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CURAND_FAST_REJECTION: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CURAND_3RD: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CURAND_DEFINITION: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CURAND_POISSON: Self = Self(13);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CURAND_CHOOSE_BEST"),
        (1, "CURAND_ITR"),
        (2, "CURAND_KNUTH"),
        (3, "CURAND_HITR"),
        (4, "CURAND_M1"),
        (5, "CURAND_M2"),
        (6, "CURAND_BINARY_SEARCH"),
        (7, "CURAND_DISCRETE_GAUSS"),
        (8, "CURAND_REJECTION"),
        (9, "CURAND_DEVICE_API"),
        (10, "CURAND_FAST_REJECTION"),
        (11, "CURAND_3RD"),
        (12, "CURAND_DEFINITION"),
        (13, "CURAND_POISSON"),
    ];
}

enumeration!(curandMethod);

/// `enum curandOrdering`, from `curand.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct curandOrdering(pub i32);

impl curandOrdering {
    /// 100, since CUDA 12.0 or earlier.
    pub const CURAND_ORDERING_PSEUDO_BEST: Self = Self(100);
    /// 101, since CUDA 12.0 or earlier.
    pub const CURAND_ORDERING_PSEUDO_DEFAULT: Self = Self(101);
    /// 102, since CUDA 12.0 or earlier.
    pub const CURAND_ORDERING_PSEUDO_SEEDED: Self = Self(102);
    /// 103, since CUDA 12.0 or earlier.
    pub const CURAND_ORDERING_PSEUDO_LEGACY: Self = Self(103);
    /// 104, since CUDA 12.0 or earlier.
    pub const CURAND_ORDERING_PSEUDO_DYNAMIC: Self = Self(104);
    /// 201, since CUDA 12.0 or earlier.
    pub const CURAND_ORDERING_QUASI_DEFAULT: Self = Self(201);
    const NAMES: &'static [(i32, &'static str)] = &[
        (100, "CURAND_ORDERING_PSEUDO_BEST"),
        (101, "CURAND_ORDERING_PSEUDO_DEFAULT"),
        (102, "CURAND_ORDERING_PSEUDO_SEEDED"),
        (103, "CURAND_ORDERING_PSEUDO_LEGACY"),
        (104, "CURAND_ORDERING_PSEUDO_DYNAMIC"),
        (201, "CURAND_ORDERING_QUASI_DEFAULT"),
    ];
}

enumeration!(curandOrdering);

/// `enum curandRngType`, from `curand.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct curandRngType(pub i32);

impl curandRngType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CURAND_RNG_TEST: Self = Self(0);
    /// 100, since CUDA 12.0 or earlier.
    pub const CURAND_RNG_PSEUDO_DEFAULT: Self = Self(100);
    /// 101, since CUDA 12.0 or earlier.
    pub const CURAND_RNG_PSEUDO_XORWOW: Self = Self(101);
    /// 121, since CUDA 12.0 or earlier.
    pub const CURAND_RNG_PSEUDO_MRG32K3A: Self = Self(121);
    /// 141, since CUDA 12.0 or earlier.
    pub const CURAND_RNG_PSEUDO_MTGP32: Self = Self(141);
    /// 142, since CUDA 12.0 or earlier.
    pub const CURAND_RNG_PSEUDO_MT19937: Self = Self(142);
    /// 161, since CUDA 12.0 or earlier.
    pub const CURAND_RNG_PSEUDO_PHILOX4_32_10: Self = Self(161);
    /// 200, since CUDA 12.0 or earlier.
    pub const CURAND_RNG_QUASI_DEFAULT: Self = Self(200);
    /// 201, since CUDA 12.0 or earlier.
    pub const CURAND_RNG_QUASI_SOBOL32: Self = Self(201);
    /// 202, since CUDA 12.0 or earlier.
    pub const CURAND_RNG_QUASI_SCRAMBLED_SOBOL32: Self = Self(202);
    /// 203, since CUDA 12.0 or earlier.
    pub const CURAND_RNG_QUASI_SOBOL64: Self = Self(203);
    /// 204, since CUDA 12.0 or earlier.
    pub const CURAND_RNG_QUASI_SCRAMBLED_SOBOL64: Self = Self(204);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CURAND_RNG_TEST"),
        (100, "CURAND_RNG_PSEUDO_DEFAULT"),
        (101, "CURAND_RNG_PSEUDO_XORWOW"),
        (121, "CURAND_RNG_PSEUDO_MRG32K3A"),
        (141, "CURAND_RNG_PSEUDO_MTGP32"),
        (142, "CURAND_RNG_PSEUDO_MT19937"),
        (161, "CURAND_RNG_PSEUDO_PHILOX4_32_10"),
        (200, "CURAND_RNG_QUASI_DEFAULT"),
        (201, "CURAND_RNG_QUASI_SOBOL32"),
        (202, "CURAND_RNG_QUASI_SCRAMBLED_SOBOL32"),
        (203, "CURAND_RNG_QUASI_SOBOL64"),
        (204, "CURAND_RNG_QUASI_SCRAMBLED_SOBOL64"),
    ];
}

enumeration!(curandRngType);

/// `enum curandStatus`, from `curand.h`, since CUDA 12.0 or earlier.
///
/// cuRAND: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct curandStatus(pub i32);

impl curandStatus {
    /// 0, since CUDA 12.0 or earlier.
    pub const CURAND_STATUS_SUCCESS: Self = Self(0);
    /// 100, since CUDA 12.0 or earlier.
    pub const CURAND_STATUS_VERSION_MISMATCH: Self = Self(100);
    /// 101, since CUDA 12.0 or earlier.
    pub const CURAND_STATUS_NOT_INITIALIZED: Self = Self(101);
    /// 102, since CUDA 12.0 or earlier.
    pub const CURAND_STATUS_ALLOCATION_FAILED: Self = Self(102);
    /// 103, since CUDA 12.0 or earlier.
    pub const CURAND_STATUS_TYPE_ERROR: Self = Self(103);
    /// 104, since CUDA 12.0 or earlier.
    pub const CURAND_STATUS_OUT_OF_RANGE: Self = Self(104);
    /// 105, since CUDA 12.0 or earlier.
    pub const CURAND_STATUS_LENGTH_NOT_MULTIPLE: Self = Self(105);
    /// 106, since CUDA 12.0 or earlier.
    pub const CURAND_STATUS_DOUBLE_PRECISION_REQUIRED: Self = Self(106);
    /// 201, since CUDA 12.0 or earlier.
    pub const CURAND_STATUS_LAUNCH_FAILURE: Self = Self(201);
    /// 202, since CUDA 12.0 or earlier.
    pub const CURAND_STATUS_PREEXISTING_FAILURE: Self = Self(202);
    /// 203, since CUDA 12.0 or earlier.
    pub const CURAND_STATUS_INITIALIZATION_FAILED: Self = Self(203);
    /// 204, since CUDA 12.0 or earlier.
    pub const CURAND_STATUS_ARCH_MISMATCH: Self = Self(204);
    /// 999, since CUDA 12.0 or earlier.
    pub const CURAND_STATUS_INTERNAL_ERROR: Self = Self(999);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CURAND_STATUS_SUCCESS"),
        (100, "CURAND_STATUS_VERSION_MISMATCH"),
        (101, "CURAND_STATUS_NOT_INITIALIZED"),
        (102, "CURAND_STATUS_ALLOCATION_FAILED"),
        (103, "CURAND_STATUS_TYPE_ERROR"),
        (104, "CURAND_STATUS_OUT_OF_RANGE"),
        (105, "CURAND_STATUS_LENGTH_NOT_MULTIPLE"),
        (106, "CURAND_STATUS_DOUBLE_PRECISION_REQUIRED"),
        (201, "CURAND_STATUS_LAUNCH_FAILURE"),
        (202, "CURAND_STATUS_PREEXISTING_FAILURE"),
        (203, "CURAND_STATUS_INITIALIZATION_FAILED"),
        (204, "CURAND_STATUS_ARCH_MISMATCH"),
        (999, "CURAND_STATUS_INTERNAL_ERROR"),
    ];
}

enumeration!(curandStatus, status);

impl Status for curandStatus {
    const SUCCESS: Self = Self::CURAND_STATUS_SUCCESS;
    const MISSING_LIBRARY: Self = Self::CURAND_STATUS_INITIALIZATION_FAILED;
    const MISSING_SYMBOL: Self = Self::CURAND_STATUS_VERSION_MISMATCH;
    const INVALID_ARGUMENT: Self = Self::CURAND_STATUS_OUT_OF_RANGE;
    fn library() -> &'static Library {
        &CURAND
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
}

status!(curandStatus);
