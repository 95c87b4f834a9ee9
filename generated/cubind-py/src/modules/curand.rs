//! The contents of `curand` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::curand::common;
use crate::support::gen1::*;
use crate::tables::{curand, runtime};

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Enum(&curand::curandDirectionVectorSet));
    table.class_as("curandDirectionVectorSet_t", Class::Enum(&curand::curandDirectionVectorSet));
    table.class(Class::Value(&curand::curandDiscreteDistribution_t));
    table.class(Class::Value(&curand::curandDistributionM2Shift_t));
    table.class(Class::Value(&curand::curandDistributionShift_t));
    table.class(Class::Value(&curand::curandGenerator_t));
    table.class(Class::Value(&curand::curandHistogramM2K_st));
    table.class(Class::Value(&curand::curandHistogramM2_t));
    table.class(Class::Enum(&curand::curandMethod));
    table.class_as("curandMethod_t", Class::Enum(&curand::curandMethod));
    table.class(Class::Enum(&curand::curandOrdering));
    table.class_as("curandOrdering_t", Class::Enum(&curand::curandOrdering));
    table.class(Class::Enum(&curand::curandRngType));
    table.class_as("curandRngType_t", Class::Enum(&curand::curandRngType));
    table.class_as("curandStatus", Class::Enum(&curand::curandStatus));
    table.class_as("curandStatus_t", Class::Enum(&curand::curandStatus));
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
}

pub(super) fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
}

functions! {
    common::curandCreateGenerator,
    common::curandCreateGeneratorHost,
    common::curandCreatePoissonDistribution,
    common::curandDestroyDistribution,
    common::curandDestroyGenerator,
    common::curandGenerate,
    common::curandGenerateBinomial,
    common::curandGenerateBinomialMethod,
    common::curandGenerateLogNormal,
    common::curandGenerateLogNormalDouble,
    common::curandGenerateLongLong,
    common::curandGenerateNormal,
    common::curandGenerateNormalDouble,
    common::curandGeneratePoisson,
    common::curandGeneratePoissonMethod,
    common::curandGenerateSeeds,
    common::curandGenerateUniform,
    common::curandGenerateUniformDouble,
    common::curandGetDirectionVectors32,
    common::curandGetDirectionVectors64,
    common::curandGetProperty,
    common::curandGetScrambleConstants32,
    common::curandGetScrambleConstants64,
    common::curandGetVersion,
    common::curandSetGeneratorOffset,
    common::curandSetGeneratorOrdering,
    common::curandSetPseudoRandomGeneratorSeed,
    common::curandSetQuasiRandomGeneratorDimensions,
    common::curandSetStream,
}

int_constants! {
    CURAND_VER_MAJOR = 10,
}
