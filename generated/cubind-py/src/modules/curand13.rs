//! The contents of `cubind.cuda13.curand`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::curand::{common, slots};
use crate::support::gen1::*;
use crate::tables::{curand, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuRAND of CUDA 13",
        if cfg!(windows) { &["curand64_10.dll"] } else { &["libcurand.so.10"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "curand",
        &[],
    )
    .installed_by(&["nvidia-curand"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "curand",
    name: c"cubind.cuda13.curand",
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

c_functions! {
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
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

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CURAND_VERSION", Constant::Int(10405));
    table.constant("CURAND_VER_BUILD", Constant::Int(25));
    table.constant("CURAND_VER_MAJOR", Constant::Int(10));
    table.constant("CURAND_VER_MINOR", Constant::Int(4));
    table.constant("CURAND_VER_PATCH", Constant::Int(5));
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
