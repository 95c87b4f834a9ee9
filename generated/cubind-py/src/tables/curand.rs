//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static curandDirectionVectorSet: EnumDef = EnumDef::new(
    "cubind.cuda13.curand.curandDirectionVectorSet\nenum curandDirectionVectorSet, from curand.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CURAND_DIRECTION_VECTORS_32_JOEKUO6", 101);
        table.member("CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6", 102);
        table.member("CURAND_DIRECTION_VECTORS_64_JOEKUO6", 103);
        table.member("CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6", 104);
    },
);

pub(crate) static curandDiscreteDistribution_t: ValueDef = ValueDef::new(
    "cubind.cuda13.curand.curandDiscreteDistribution_t\ntypedef curandDiscreteDistribution_t, from curand.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static curandDistributionM2Shift_t: ValueDef = ValueDef::new(
    "cubind.cuda13.curand.curandDistributionM2Shift_t\ntypedef curandDistributionM2Shift_t, from curand.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static curandDistributionShift_t: ValueDef = ValueDef::new(
    "cubind.cuda13.curand.curandDistributionShift_t\ntypedef curandDistributionShift_t, from curand.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static curandGenerator_t: ValueDef = ValueDef::new(
    "cubind.cuda13.curand.curandGenerator_t\ntypedef curandGenerator_t, from curand.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static curandHistogramM2K_st: ValueDef = ValueDef::new(
    "cubind.cuda13.curand.curandHistogramM2K_st\ntypedef curandHistogramM2K_st, from curand.h. Since CUDA 12.0 or earlier.",
    ValueKind::U32, None,
);

pub(crate) static curandHistogramM2_t: ValueDef = ValueDef::new(
    "cubind.cuda13.curand.curandHistogramM2_t\ntypedef curandHistogramM2_t, from curand.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static curandMethod: EnumDef = EnumDef::new(
    "cubind.cuda13.curand.curandMethod\nenum curandMethod, from curand.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CURAND_CHOOSE_BEST", 0);
        table.member("CURAND_ITR", 1);
        table.member("CURAND_KNUTH", 2);
        table.member("CURAND_HITR", 3);
        table.member("CURAND_M1", 4);
        table.member("CURAND_M2", 5);
        table.member("CURAND_BINARY_SEARCH", 6);
        table.member("CURAND_DISCRETE_GAUSS", 7);
        table.member("CURAND_REJECTION", 8);
        table.member("CURAND_DEVICE_API", 9);
        table.member("CURAND_FAST_REJECTION", 10);
        table.member("CURAND_3RD", 11);
        table.member("CURAND_DEFINITION", 12);
        table.member("CURAND_POISSON", 13);
    },
);

pub(crate) static curandOrdering: EnumDef = EnumDef::new(
    "cubind.cuda13.curand.curandOrdering\nenum curandOrdering, from curand.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CURAND_ORDERING_PSEUDO_BEST", 100);
        table.member("CURAND_ORDERING_PSEUDO_DEFAULT", 101);
        table.member("CURAND_ORDERING_PSEUDO_SEEDED", 102);
        table.member("CURAND_ORDERING_PSEUDO_LEGACY", 103);
        table.member("CURAND_ORDERING_PSEUDO_DYNAMIC", 104);
        table.member("CURAND_ORDERING_QUASI_DEFAULT", 201);
    },
);

pub(crate) static curandRngType: EnumDef = EnumDef::new(
    "cubind.cuda13.curand.curandRngType\nenum curandRngType, from curand.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CURAND_RNG_TEST", 0);
        table.member("CURAND_RNG_PSEUDO_DEFAULT", 100);
        table.member("CURAND_RNG_PSEUDO_XORWOW", 101);
        table.member("CURAND_RNG_PSEUDO_MRG32K3A", 121);
        table.member("CURAND_RNG_PSEUDO_MTGP32", 141);
        table.member("CURAND_RNG_PSEUDO_MT19937", 142);
        table.member("CURAND_RNG_PSEUDO_PHILOX4_32_10", 161);
        table.member("CURAND_RNG_QUASI_DEFAULT", 200);
        table.member("CURAND_RNG_QUASI_SOBOL32", 201);
        table.member("CURAND_RNG_QUASI_SCRAMBLED_SOBOL32", 202);
        table.member("CURAND_RNG_QUASI_SOBOL64", 203);
        table.member("CURAND_RNG_QUASI_SCRAMBLED_SOBOL64", 204);
    },
);

pub(crate) static curandStatus: EnumDef = EnumDef::new(
    "cubind.cuda13.curand.curandStatus_t\nenum curandStatus, from curand.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CURAND_STATUS_SUCCESS", 0);
        table.member("CURAND_STATUS_VERSION_MISMATCH", 100);
        table.member("CURAND_STATUS_NOT_INITIALIZED", 101);
        table.member("CURAND_STATUS_ALLOCATION_FAILED", 102);
        table.member("CURAND_STATUS_TYPE_ERROR", 103);
        table.member("CURAND_STATUS_OUT_OF_RANGE", 104);
        table.member("CURAND_STATUS_LENGTH_NOT_MULTIPLE", 105);
        table.member("CURAND_STATUS_DOUBLE_PRECISION_REQUIRED", 106);
        table.member("CURAND_STATUS_LAUNCH_FAILURE", 201);
        table.member("CURAND_STATUS_PREEXISTING_FAILURE", 202);
        table.member("CURAND_STATUS_INITIALIZATION_FAILED", 203);
        table.member("CURAND_STATUS_ARCH_MISMATCH", 204);
        table.member("CURAND_STATUS_INTERNAL_ERROR", 999);
    },
);
