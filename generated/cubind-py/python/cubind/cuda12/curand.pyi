"""cuRAND of CUDA 12 (API of toolkit 12.9).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from typing import Final as _Final

from cubind.cuda12.runtime import (
    libraryPropertyType as libraryPropertyType,
)
from cubind.cuda13.curand import (
    CURAND_VER_MAJOR as CURAND_VER_MAJOR,
    curandCreateGenerator as curandCreateGenerator,
    curandCreateGeneratorHost as curandCreateGeneratorHost,
    curandCreatePoissonDistribution as curandCreatePoissonDistribution,
    curandDestroyDistribution as curandDestroyDistribution,
    curandDestroyGenerator as curandDestroyGenerator,
    curandDirectionVectorSet as curandDirectionVectorSet,
    curandDirectionVectorSet_t as curandDirectionVectorSet_t,
    curandDiscreteDistribution_t as curandDiscreteDistribution_t,
    curandDistributionM2Shift_t as curandDistributionM2Shift_t,
    curandDistributionShift_t as curandDistributionShift_t,
    curandGenerate as curandGenerate,
    curandGenerateBinomial as curandGenerateBinomial,
    curandGenerateBinomialMethod as curandGenerateBinomialMethod,
    curandGenerateLogNormal as curandGenerateLogNormal,
    curandGenerateLogNormalDouble as curandGenerateLogNormalDouble,
    curandGenerateLongLong as curandGenerateLongLong,
    curandGenerateNormal as curandGenerateNormal,
    curandGenerateNormalDouble as curandGenerateNormalDouble,
    curandGeneratePoisson as curandGeneratePoisson,
    curandGeneratePoissonMethod as curandGeneratePoissonMethod,
    curandGenerateSeeds as curandGenerateSeeds,
    curandGenerateUniform as curandGenerateUniform,
    curandGenerateUniformDouble as curandGenerateUniformDouble,
    curandGenerator_t as curandGenerator_t,
    curandGetDirectionVectors32 as curandGetDirectionVectors32,
    curandGetDirectionVectors64 as curandGetDirectionVectors64,
    curandGetProperty as curandGetProperty,
    curandGetScrambleConstants32 as curandGetScrambleConstants32,
    curandGetScrambleConstants64 as curandGetScrambleConstants64,
    curandGetVersion as curandGetVersion,
    curandHistogramM2K_st as curandHistogramM2K_st,
    curandHistogramM2_t as curandHistogramM2_t,
    curandMethod as curandMethod,
    curandMethod_t as curandMethod_t,
    curandOrdering as curandOrdering,
    curandOrdering_t as curandOrdering_t,
    curandRngType as curandRngType,
    curandRngType_t as curandRngType_t,
    curandSetGeneratorOffset as curandSetGeneratorOffset,
    curandSetGeneratorOrdering as curandSetGeneratorOrdering,
    curandSetPseudoRandomGeneratorSeed as curandSetPseudoRandomGeneratorSeed,
    curandSetQuasiRandomGeneratorDimensions as curandSetQuasiRandomGeneratorDimensions,
    curandSetStream as curandSetStream,
    curandStatus as curandStatus,
    curandStatus_t as curandStatus_t,
)

CURAND_VERSION: _Final = 10310
CURAND_VER_BUILD: _Final = 19
CURAND_VER_MINOR: _Final = 3
CURAND_VER_PATCH: _Final = 10

def sizeof(objType: type) -> int: ...
