//! Handles, integer typedefs, callback types and other type aliases (cuRAND).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef curandDirectionVectorSet curandDirectionVectorSet_t`, from `curand.h`, since at least CUDA 12.0.
pub type curandDirectionVectorSet_t = curandDirectionVectorSet;

/// `typedef unsigned int curandDirectionVectors32_t[32]`, from `curand.h`, since at least CUDA 12.0.
pub type curandDirectionVectors32_t = [u32; 32];

/// `typedef unsigned long long curandDirectionVectors64_t[64]`, from `curand.h`, since at least CUDA 12.0.
pub type curandDirectionVectors64_t = [u64; 64];

/// `typedef struct curandDiscreteDistribution_st *curandDiscreteDistribution_t`, from `curand.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct curandDiscreteDistribution_t(pub *mut c_void);

handle!(curandDiscreteDistribution_t);

/// `typedef struct curandDistributionM2Shift_st *curandDistributionM2Shift_t`, from `curand.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct curandDistributionM2Shift_t(pub *mut c_void);

handle!(curandDistributionM2Shift_t);

/// `typedef struct curandDistributionShift_st *curandDistributionShift_t`, from `curand.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct curandDistributionShift_t(pub *mut c_void);

handle!(curandDistributionShift_t);

/// `typedef double curandDistribution_st`, from `curand.h`, since at least CUDA 12.0.
pub type curandDistribution_st = f64;

/// `typedef curandDistribution_st *curandDistribution_t`, from `curand.h`, since at least CUDA 12.0.
pub type curandDistribution_t = *mut curandDistribution_st;

/// `typedef struct curandGenerator_st *curandGenerator_t`, from `curand.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct curandGenerator_t(pub *mut c_void);

handle!(curandGenerator_t);

/// `typedef unsigned int curandHistogramM2K_st`, from `curand.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct curandHistogramM2K_st(pub u32);

scalar!(curandHistogramM2K_st, u32);

/// `typedef curandHistogramM2K_st *curandHistogramM2K_t`, from `curand.h`, since at least CUDA 12.0.
pub type curandHistogramM2K_t = *mut curandHistogramM2K_st;

/// `typedef double curandHistogramM2V_st`, from `curand.h`, since at least CUDA 12.0.
pub type curandHistogramM2V_st = f64;

/// `typedef curandHistogramM2V_st *curandHistogramM2V_t`, from `curand.h`, since at least CUDA 12.0.
pub type curandHistogramM2V_t = *mut curandHistogramM2V_st;

/// `typedef struct curandHistogramM2_st *curandHistogramM2_t`, from `curand.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct curandHistogramM2_t(pub *mut c_void);

handle!(curandHistogramM2_t);

/// `typedef curandMethod curandMethod_t`, from `curand.h`, since at least CUDA 12.0.
pub type curandMethod_t = curandMethod;

/// `typedef curandOrdering curandOrdering_t`, from `curand.h`, since at least CUDA 12.0.
pub type curandOrdering_t = curandOrdering;

/// `typedef curandRngType curandRngType_t`, from `curand.h`, since at least CUDA 12.0.
pub type curandRngType_t = curandRngType;

/// `typedef curandStatus curandStatus_t`, from `curand.h`, since at least CUDA 12.0.
pub type curandStatus_t = curandStatus;
