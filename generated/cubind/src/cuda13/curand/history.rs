//! Names and symbols of functions, and the versions that introduced them (cuRAND).
// Written by cubind's generator from `specs/`: do not edit.
use crate::__gen1::history::Row;

/// All functions of the library, sorted by name.
pub(crate) static FUNCTIONS: &[Row] = &[
    ("curandCreateGenerator", "curandCreateGenerator", ""),
    ("curandCreateGeneratorHost", "curandCreateGeneratorHost", ""),
    ("curandCreatePoissonDistribution", "curandCreatePoissonDistribution", ""),
    ("curandDestroyDistribution", "curandDestroyDistribution", ""),
    ("curandDestroyGenerator", "curandDestroyGenerator", ""),
    ("curandGenerate", "curandGenerate", ""),
    ("curandGenerateBinomial", "curandGenerateBinomial", ""),
    ("curandGenerateBinomialMethod", "curandGenerateBinomialMethod", ""),
    ("curandGenerateLogNormal", "curandGenerateLogNormal", ""),
    ("curandGenerateLogNormalDouble", "curandGenerateLogNormalDouble", ""),
    ("curandGenerateLongLong", "curandGenerateLongLong", ""),
    ("curandGenerateNormal", "curandGenerateNormal", ""),
    ("curandGenerateNormalDouble", "curandGenerateNormalDouble", ""),
    ("curandGeneratePoisson", "curandGeneratePoisson", ""),
    ("curandGeneratePoissonMethod", "curandGeneratePoissonMethod", ""),
    ("curandGenerateSeeds", "curandGenerateSeeds", ""),
    ("curandGenerateUniform", "curandGenerateUniform", ""),
    ("curandGenerateUniformDouble", "curandGenerateUniformDouble", ""),
    ("curandGetDirectionVectors32", "curandGetDirectionVectors32", ""),
    ("curandGetDirectionVectors64", "curandGetDirectionVectors64", ""),
    ("curandGetProperty", "curandGetProperty", ""),
    ("curandGetScrambleConstants32", "curandGetScrambleConstants32", ""),
    ("curandGetScrambleConstants64", "curandGetScrambleConstants64", ""),
    ("curandGetVersion", "curandGetVersion", ""),
    ("curandSetGeneratorOffset", "curandSetGeneratorOffset", ""),
    ("curandSetGeneratorOrdering", "curandSetGeneratorOrdering", ""),
    ("curandSetPseudoRandomGeneratorSeed", "curandSetPseudoRandomGeneratorSeed", ""),
    ("curandSetQuasiRandomGeneratorDimensions", "curandSetQuasiRandomGeneratorDimensions", ""),
    ("curandSetStream", "curandSetStream", ""),
];
