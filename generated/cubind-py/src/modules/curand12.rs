//! The contents of `cubind.cuda12.curand`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::curand::{both, slots};
use crate::support::prelude::*;
use crate::tables::{curand, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuRAND of CUDA 12",
        &["libcurand.so.10"],
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/curand/lib"],
        "curand",
        &[],
    )
    .installed_by(&["nvidia-curand-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::curandCreateGenerator, None, ""),
        (slots::curandCreateGeneratorHost, None, ""),
        (slots::curandCreatePoissonDistribution, None, ""),
        (slots::curandDestroyDistribution, None, ""),
        (slots::curandDestroyGenerator, None, ""),
        (slots::curandGenerate, None, ""),
        (slots::curandGenerateBinomial, None, ""),
        (slots::curandGenerateBinomialMethod, None, ""),
        (slots::curandGenerateLogNormal, None, ""),
        (slots::curandGenerateLogNormalDouble, None, ""),
        (slots::curandGenerateLongLong, None, ""),
        (slots::curandGenerateNormal, None, ""),
        (slots::curandGenerateNormalDouble, None, ""),
        (slots::curandGeneratePoisson, None, ""),
        (slots::curandGeneratePoissonMethod, None, ""),
        (slots::curandGenerateSeeds, None, ""),
        (slots::curandGenerateUniform, None, ""),
        (slots::curandGenerateUniformDouble, None, ""),
        (slots::curandGetDirectionVectors32, None, ""),
        (slots::curandGetDirectionVectors64, None, ""),
        (slots::curandGetProperty, None, ""),
        (slots::curandGetScrambleConstants32, None, ""),
        (slots::curandGetScrambleConstants64, None, ""),
        (slots::curandGetVersion, None, ""),
        (slots::curandSetGeneratorOffset, None, ""),
        (slots::curandSetGeneratorOrdering, None, ""),
        (slots::curandSetPseudoRandomGeneratorSeed, None, ""),
        (slots::curandSetQuasiRandomGeneratorDimensions, None, ""),
        (slots::curandSetStream, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "curand",
    name: c"cubind.cuda12.curand",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"curandCreateGenerator",
            both::curandCreateGenerator,
            c"curandCreateGenerator($self, rng_type)\n--\n\nCreates a generator of random or quasi-random numbers that works on the GPU.\n\n``curandStatus_t curandCreateGenerator(curandGenerator_t *generator, curandRngType_t rng_type)``\n\nParameters\n----------\nrng_type : curandRngType\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_INITIALIZATION_FAILED``, ``CURAND_STATUS_TYPE_ERROR``, ``CURAND_STATUS_VERSION_MISMATCH``.\ngenerator : curandGenerator_t\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandCreateGenerator\n",
        );
    table
        .function(
            c"curandCreateGeneratorHost",
            both::curandCreateGeneratorHost,
            c"curandCreateGeneratorHost($self, rng_type)\n--\n\nCreates a generator that works on the CPU and writes into host memory.\n\n``curandStatus_t curandCreateGeneratorHost(curandGenerator_t *generator, curandRngType_t rng_type)``\n\nParameters\n----------\nrng_type : curandRngType\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_INITIALIZATION_FAILED``, ``CURAND_STATUS_TYPE_ERROR``, ``CURAND_STATUS_VERSION_MISMATCH``.\ngenerator : curandGenerator_t\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandCreateGeneratorHost\n",
        );
    table
        .function(
            c"curandCreatePoissonDistribution",
            both::curandCreatePoissonDistribution,
            c"curandCreatePoissonDistribution($self, lambda_)\n--\n\nBuilds a table of the Poisson distribution that kernels draw from.\n\n``curandStatus_t curandCreatePoissonDistribution(double lambda, curandDiscreteDistribution_t *discrete_distribution)``\n\nParameters\n----------\nlambda_ : float\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_INITIALIZATION_FAILED``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``, ``CURAND_STATUS_PREEXISTING_FAILURE``.\ndiscrete_distribution : curandDiscreteDistribution_t\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandCreatePoissonDistribution\n",
        );
    table
        .function(
            c"curandDestroyDistribution",
            both::curandDestroyDistribution,
            c"curandDestroyDistribution($self, discrete_distribution)\n--\n\nDestroys a distribution's table.\n\n``curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t discrete_distribution)``\n\nParameters\n----------\ndiscrete_distribution : curandDiscreteDistribution_t or None\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandDestroyDistribution\n",
        );
    table
        .function(
            c"curandDestroyGenerator",
            both::curandDestroyGenerator,
            c"curandDestroyGenerator($self, generator)\n--\n\nDestroys a generator and frees its state.\n\n``curandStatus_t curandDestroyGenerator(curandGenerator_t generator)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandDestroyGenerator\n",
        );
    table
        .function(
            c"curandGenerate",
            both::curandGenerate,
            c"curandGenerate($self, generator, outputPtr, num)\n--\n\nGenerates num random unsigned integers of 32 bits.\n\n``curandStatus_t curandGenerate(curandGenerator_t generator, unsigned int *outputPtr, size_t num)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\noutputPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``generator``'s stream.\nnum : int\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``, ``CURAND_STATUS_TYPE_ERROR``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerate\n",
        );
    table
        .function(
            c"curandGenerateBinomial",
            both::curandGenerateBinomial,
            c"curandGenerateBinomial($self, generator, outputPtr, num, n, p)\n--\n\nGenerates num unsigned integers of the binomial distribution of n trials of probability p.\n\n``curandStatus_t curandGenerateBinomial(curandGenerator_t generator, unsigned int *outputPtr, size_t num, unsigned int n, double p)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\noutputPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``generator``'s stream.\nnum : int\nn : int\np : float\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateBinomial\n",
        );
    table
        .function(
            c"curandGenerateBinomialMethod",
            both::curandGenerateBinomialMethod,
            c"curandGenerateBinomialMethod($self, generator, outputPtr, num, n, p, method)\n--\n\nGenerates num unsigned integers of the binomial distribution by a chosen method.\n\n``curandStatus_t curandGenerateBinomialMethod(curandGenerator_t generator, unsigned int *outputPtr, size_t num, unsigned int n, double p, curandMethod_t method)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\noutputPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``generator``'s stream.\nnum : int\nn : int\np : float\nmethod : curandMethod\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateBinomialMethod\n",
        );
    table
        .function(
            c"curandGenerateLogNormal",
            both::curandGenerateLogNormal,
            c"curandGenerateLogNormal($self, generator, outputPtr, n, mean, stddev)\n--\n\nGenerates n floats whose logarithms are normal with the mean and deviation.\n\n``curandStatus_t curandGenerateLogNormal(curandGenerator_t generator, float *outputPtr, size_t n, float mean, float stddev)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\noutputPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``generator``'s stream.\nn : int\nmean : float\nstddev : float\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateLogNormal\n",
        );
    table
        .function(
            c"curandGenerateLogNormalDouble",
            both::curandGenerateLogNormalDouble,
            c"curandGenerateLogNormalDouble($self, generator, outputPtr, n, mean, stddev)\n--\n\nGenerates n doubles whose logarithms are normal with the mean and deviation.\n\n``curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t generator, double *outputPtr, size_t n, double mean, double stddev)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\noutputPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``generator``'s stream.\nn : int\nmean : float\nstddev : float\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateLogNormalDouble\n",
        );
    table
        .function(
            c"curandGenerateLongLong",
            both::curandGenerateLongLong,
            c"curandGenerateLongLong($self, generator, outputPtr, num)\n--\n\nGenerates num random unsigned integers of 64 bits, for quasi-random generators of 64 bits.\n\n``curandStatus_t curandGenerateLongLong(curandGenerator_t generator, unsigned long long *outputPtr, size_t num)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\noutputPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``generator``'s stream.\nnum : int\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``, ``CURAND_STATUS_TYPE_ERROR``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateLongLong\n",
        );
    table
        .function(
            c"curandGenerateNormal",
            both::curandGenerateNormal,
            c"curandGenerateNormal($self, generator, outputPtr, n, mean, stddev)\n--\n\nGenerates n normally distributed floats; n must be even for pseudo-random generators.\n\n``curandStatus_t curandGenerateNormal(curandGenerator_t generator, float *outputPtr, size_t n, float mean, float stddev)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\noutputPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``generator``'s stream.\nn : int\nmean : float\nstddev : float\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateNormal\n",
        );
    table
        .function(
            c"curandGenerateNormalDouble",
            both::curandGenerateNormalDouble,
            c"curandGenerateNormalDouble($self, generator, outputPtr, n, mean, stddev)\n--\n\nGenerates n normally distributed doubles; n must be even for pseudo-random generators.\n\n``curandStatus_t curandGenerateNormalDouble(curandGenerator_t generator, double *outputPtr, size_t n, double mean, double stddev)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\noutputPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``generator``'s stream.\nn : int\nmean : float\nstddev : float\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateNormalDouble\n",
        );
    table
        .function(
            c"curandGeneratePoisson",
            both::curandGeneratePoisson,
            c"curandGeneratePoisson($self, generator, outputPtr, n, lambda_)\n--\n\nGenerates n unsigned integers of the Poisson distribution with the mean lambda.\n\n``curandStatus_t curandGeneratePoisson(curandGenerator_t generator, unsigned int *outputPtr, size_t n, double lambda)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\noutputPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``generator``'s stream.\nn : int\nlambda_ : float\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``, ``CURAND_STATUS_PREEXISTING_FAILURE``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGeneratePoisson\n",
        );
    table
        .function(
            c"curandGeneratePoissonMethod",
            both::curandGeneratePoissonMethod,
            c"curandGeneratePoissonMethod($self, generator, outputPtr, n, lambda_, method)\n--\n\nGenerates n unsigned integers of the Poisson distribution by a chosen method.\n\n``curandStatus_t curandGeneratePoissonMethod(curandGenerator_t generator, unsigned int *outputPtr, size_t n, double lambda, curandMethod_t method)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\noutputPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``generator``'s stream.\nn : int\nlambda_ : float\nmethod : curandMethod\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGeneratePoissonMethod\n",
        );
    table
        .function(
            c"curandGenerateSeeds",
            both::curandGenerateSeeds,
            c"curandGenerateSeeds($self, generator)\n--\n\nPrepares a generator's states now instead of at the first numbers.\n\n``curandStatus_t curandGenerateSeeds(curandGenerator_t generator)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateSeeds\n",
        );
    table
        .function(
            c"curandGenerateUniform",
            both::curandGenerateUniform,
            c"curandGenerateUniform($self, generator, outputPtr, num)\n--\n\nGenerates num floats evenly distributed over (0, 1].\n\n``curandStatus_t curandGenerateUniform(curandGenerator_t generator, float *outputPtr, size_t num)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\noutputPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``generator``'s stream.\nnum : int\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateUniform\n",
        );
    table
        .function(
            c"curandGenerateUniformDouble",
            both::curandGenerateUniformDouble,
            c"curandGenerateUniformDouble($self, generator, outputPtr, num)\n--\n\nGenerates num doubles evenly distributed over (0, 1].\n\n``curandStatus_t curandGenerateUniformDouble(curandGenerator_t generator, double *outputPtr, size_t num)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\noutputPtr : address or buffer\n    Used after the call: keep it alive until this call completes on ``generator``'s stream.\nnum : int\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateUniformDouble\n",
        );
    table
        .function(
            c"curandGetDirectionVectors32",
            both::curandGetDirectionVectors32,
            c"curandGetDirectionVectors32($self, set)\n--\n\nWrites where the 32-bit direction vectors of a Sobol set are, in host memory of cuRAND's.\n\n``curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **vectors, curandDirectionVectorSet_t set)``\n\nParameters\n----------\nset : curandDirectionVectorSet\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_OUT_OF_RANGE``.\nvectors : int\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetDirectionVectors32\n",
        );
    table
        .function(
            c"curandGetDirectionVectors64",
            both::curandGetDirectionVectors64,
            c"curandGetDirectionVectors64($self, set)\n--\n\nWrites where the 64-bit direction vectors of a Sobol set are, in host memory of cuRAND's.\n\n``curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t **vectors, curandDirectionVectorSet_t set)``\n\nParameters\n----------\nset : curandDirectionVectorSet\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_OUT_OF_RANGE``.\nvectors : int\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetDirectionVectors64\n",
        );
    table
        .function(
            c"curandGetProperty",
            both::curandGetProperty,
            c"curandGetProperty($self, typename)\n--\n\nWrites one part of cuRAND's version (major, minor or patch level).\n\n``curandStatus_t curandGetProperty(libraryPropertyType type, int *value)``\n\nParameters\n----------\ntypename : runtime.libraryPropertyType\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_OUT_OF_RANGE``.\nvalue : int\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetProperty\n",
        );
    table
        .function(
            c"curandGetScrambleConstants32",
            both::curandGetScrambleConstants32,
            c"curandGetScrambleConstants32($self)\n--\n\nWrites where the 32-bit scramble constants of Sobol sequences are, in host memory of cuRAND's.\n\n``curandStatus_t curandGetScrambleConstants32(unsigned int **constants)``\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``.\nconstants : int\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetScrambleConstants32\n",
        );
    table
        .function(
            c"curandGetScrambleConstants64",
            both::curandGetScrambleConstants64,
            c"curandGetScrambleConstants64($self)\n--\n\nWrites where the 64-bit scramble constants of Sobol sequences are, in host memory of cuRAND's.\n\n``curandStatus_t curandGetScrambleConstants64(unsigned long long **constants)``\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``.\nconstants : int\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetScrambleConstants64\n",
        );
    table
        .function(
            c"curandGetVersion",
            both::curandGetVersion,
            c"curandGetVersion($self)\n--\n\nWrites cuRAND's version as one number.\n\n``curandStatus_t curandGetVersion(int *version)``\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``.\nversion : int\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetVersion\n",
        );
    table
        .function(
            c"curandSetGeneratorOffset",
            both::curandSetGeneratorOffset,
            c"curandSetGeneratorOffset($self, generator, offset)\n--\n\nSets how many numbers of the sequence are passed over at its beginning.\n\n``curandStatus_t curandSetGeneratorOffset(curandGenerator_t generator, unsigned long long offset)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\noffset : int\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetGeneratorOffset\n",
        );
    table
        .function(
            c"curandSetGeneratorOrdering",
            both::curandSetGeneratorOrdering,
            c"curandSetGeneratorOrdering($self, generator, order)\n--\n\nSets in which order numbers come into memory, such as the fastest or the legacy one.\n\n``curandStatus_t curandSetGeneratorOrdering(curandGenerator_t generator, curandOrdering_t order)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\norder : curandOrdering\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetGeneratorOrdering\n",
        );
    table
        .function(
            c"curandSetPseudoRandomGeneratorSeed",
            both::curandSetPseudoRandomGeneratorSeed,
            c"curandSetPseudoRandomGeneratorSeed($self, generator, seed)\n--\n\nSets the seed of a pseudo-random generator; equal seeds give equal sequences.\n\n``curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t generator, unsigned long long seed)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\nseed : int\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_TYPE_ERROR``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetPseudoRandomGeneratorSeed\n",
        );
    table
        .function(
            c"curandSetQuasiRandomGeneratorDimensions",
            both::curandSetQuasiRandomGeneratorDimensions,
            c"curandSetQuasiRandomGeneratorDimensions($self, generator, num_dimensions)\n--\n\nSets how many dimensions the points of a quasi-random generator have (1 to 20,000).\n\n``curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t generator, unsigned int num_dimensions)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\nnum_dimensions : int\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``, ``CURAND_STATUS_TYPE_ERROR``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetQuasiRandomGeneratorDimensions\n",
        );
    table
        .function(
            c"curandSetStream",
            both::curandSetStream,
            c"curandSetStream($self, generator, stream)\n--\n\nMakes a generator's later work run on a stream.\n\n``curandStatus_t curandSetStream(curandGenerator_t generator, cudaStream_t stream)``\n\nParameters\n----------\ngenerator : curandGenerator_t or None\nstream : runtime.cudaStream_t or None\n    Used after the call: keep it alive until ``generator`` is destroyed or set again.\n\nReturns\n-------\ncurandStatus\n    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``curand.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetStream\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Enum(&curand::curandDirectionVectorSet));
    table
        .class_as(
            "curandDirectionVectorSet_t",
            Class::Enum(&curand::curandDirectionVectorSet),
        );
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

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CURAND_VERSION", Constant::Int(10310));
    table.constant("CURAND_VER_BUILD", Constant::Int(19));
    table.constant("CURAND_VER_MAJOR", Constant::Int(10));
    table.constant("CURAND_VER_MINOR", Constant::Int(3));
    table.constant("CURAND_VER_PATCH", Constant::Int(10));
}
