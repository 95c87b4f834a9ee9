//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static curandDirectionVectorSet: EnumDef = EnumDef::new(
    "cubind.cuda13.curand.curandDirectionVectorSet\nenum curandDirectionVectorSet, from curand.h. Since at least CUDA 12.0.",
    "CURAND_DIRECTION_VECTORS_32_JOEKUO6=101 CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 CURAND_DIRECTION_VECTORS_64_JOEKUO6 CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6",
);

pub(crate) static curandDiscreteDistribution_t: ValueDef = ValueDef::new(
    "cubind.cuda13.curand.curandDiscreteDistribution_t\ntypedef curandDiscreteDistribution_t, from curand.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static curandDistributionM2Shift_t: ValueDef = ValueDef::new(
    "cubind.cuda13.curand.curandDistributionM2Shift_t\ntypedef curandDistributionM2Shift_t, from curand.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static curandDistributionShift_t: ValueDef = ValueDef::new(
    "cubind.cuda13.curand.curandDistributionShift_t\ntypedef curandDistributionShift_t, from curand.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static curandGenerator_t: ValueDef = ValueDef::new(
    "cubind.cuda13.curand.curandGenerator_t\ntypedef curandGenerator_t, from curand.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static curandHistogramM2K_st: ValueDef = ValueDef::new(
    "cubind.cuda13.curand.curandHistogramM2K_st\ntypedef curandHistogramM2K_st, from curand.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static curandHistogramM2_t: ValueDef = ValueDef::new(
    "cubind.cuda13.curand.curandHistogramM2_t\ntypedef curandHistogramM2_t, from curand.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static curandMethod: EnumDef = EnumDef::new(
    "cubind.cuda13.curand.curandMethod\nenum curandMethod, from curand.h. Since at least CUDA 12.0.",
    "CURAND_CHOOSE_BEST CURAND_ITR CURAND_KNUTH CURAND_HITR CURAND_M1 CURAND_M2 CURAND_BINARY_SEARCH CURAND_DISCRETE_GAUSS CURAND_REJECTION CURAND_DEVICE_API CURAND_FAST_REJECTION CURAND_3RD CURAND_DEFINITION CURAND_POISSON",
);

pub(crate) static curandOrdering: EnumDef = EnumDef::new(
    "cubind.cuda13.curand.curandOrdering\nenum curandOrdering, from curand.h. Since at least CUDA 12.0.",
    "CURAND_ORDERING_PSEUDO_BEST=100 CURAND_ORDERING_PSEUDO_DEFAULT CURAND_ORDERING_PSEUDO_SEEDED CURAND_ORDERING_PSEUDO_LEGACY CURAND_ORDERING_PSEUDO_DYNAMIC CURAND_ORDERING_QUASI_DEFAULT=201",
);

pub(crate) static curandRngType: EnumDef = EnumDef::new(
    "cubind.cuda13.curand.curandRngType\nenum curandRngType, from curand.h. Since at least CUDA 12.0.",
    "CURAND_RNG_TEST CURAND_RNG_PSEUDO_DEFAULT=100 CURAND_RNG_PSEUDO_XORWOW CURAND_RNG_PSEUDO_MRG32K3A=121 CURAND_RNG_PSEUDO_MTGP32=141 CURAND_RNG_PSEUDO_MT19937 CURAND_RNG_PSEUDO_PHILOX4_32_10=161 CURAND_RNG_QUASI_DEFAULT=200 CURAND_RNG_QUASI_SOBOL32 CURAND_RNG_QUASI_SCRAMBLED_SOBOL32 CURAND_RNG_QUASI_SOBOL64 CURAND_RNG_QUASI_SCRAMBLED_SOBOL64",
);

pub(crate) static curandStatus: EnumDef = EnumDef::new(
    "cubind.cuda13.curand.curandStatus_t\nenum curandStatus, from curand.h. Since at least CUDA 12.0.",
    "CURAND_STATUS_SUCCESS CURAND_STATUS_VERSION_MISMATCH=100 CURAND_STATUS_NOT_INITIALIZED CURAND_STATUS_ALLOCATION_FAILED CURAND_STATUS_TYPE_ERROR CURAND_STATUS_OUT_OF_RANGE CURAND_STATUS_LENGTH_NOT_MULTIPLE CURAND_STATUS_DOUBLE_PRECISION_REQUIRED CURAND_STATUS_LAUNCH_FAILURE=201 CURAND_STATUS_PREEXISTING_FAILURE CURAND_STATUS_INITIALIZATION_FAILED CURAND_STATUS_ARCH_MISMATCH CURAND_STATUS_INTERNAL_ERROR=999",
);
