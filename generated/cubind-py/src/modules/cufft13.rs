//! The contents of `cubind.cuda13.cufft`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cufft::{both, slots};
use crate::support::gen1::*;
use crate::tables::{cufft, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuFFT of CUDA 13",
        if cfg!(windows) { &["cufft64_12.dll"] } else { &["libcufft.so.12"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cufft",
        &[],
    )
    .installed_by(&["nvidia-cufft"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "cufft",
    name: c"cubind.cuda13.cufft",
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
    table.class_as("cudaDataType", Class::Enum(&runtime::cudaDataType));
    table.class(Class::Record(&cufft::cudaLibXtDesc));
    table.class(Class::Record(&cufft::cudaLibXtDesc_t));
    table.class(Class::Record(&cufft::cudaXtDesc));
    table.class(Class::Record(&cufft::cudaXtDesc_t));
    table.class(Class::Value(&cufft::cufftCallbackLoadC));
    table.class(Class::Value(&cufft::cufftCallbackLoadD));
    table.class(Class::Value(&cufft::cufftCallbackLoadR));
    table.class(Class::Value(&cufft::cufftCallbackLoadZ));
    table.class(Class::Value(&cufft::cufftCallbackStoreC));
    table.class(Class::Value(&cufft::cufftCallbackStoreD));
    table.class(Class::Value(&cufft::cufftCallbackStoreR));
    table.class(Class::Value(&cufft::cufftCallbackStoreZ));
    table.class(Class::Enum(&cufft::cufftCompatibility));
    table.class(Class::Record(&cufft::cufftComplex));
    table.class(Class::Record(&cufft::cufftDoubleComplex));
    table.class(Class::Value(&cufft::cufftHandle));
    table.class(Class::Value(&cufft::cufftJITCallbackLoadC));
    table.class(Class::Value(&cufft::cufftJITCallbackLoadD));
    table.class(Class::Value(&cufft::cufftJITCallbackLoadR));
    table.class(Class::Value(&cufft::cufftJITCallbackLoadZ));
    table.class(Class::Value(&cufft::cufftJITCallbackStoreC));
    table.class(Class::Value(&cufft::cufftJITCallbackStoreD));
    table.class(Class::Value(&cufft::cufftJITCallbackStoreR));
    table.class(Class::Value(&cufft::cufftJITCallbackStoreZ));
    table.class(Class::Enum(&cufft::cufftProperty));
    table.class(Class::Enum(&cufft::cufftResult));
    table.class(Class::Enum(&cufft::cufftType));
    table.class(Class::Record(&cufft::cufftXt1dFactors));
    table.class(Class::Record(&cufft::cufftXt1dFactors_t));
    table.class(Class::Enum(&cufft::cufftXtCallbackType));
    table.class(Class::Enum(&cufft::cufftXtCopyType));
    table.class(Class::Enum(&cufft::cufftXtQueryType));
    table.class(Class::Enum(&cufft::cufftXtSubFormat));
    table.class(Class::Enum(&cufft::cufftXtWorkAreaPolicy));
    table.class_as("double2", Class::Record(&runtime::double2));
    table.class_as("float2", Class::Record(&runtime::float2));
    table.class_as("libFormat", Class::Enum(&cufft::libFormat_t));
    table.class(Class::Enum(&cufft::libFormat_t));
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CUFFT_COMPATIBILITY_DEFAULT", Constant::Enum(&cufft::cufftCompatibility, 1));
    table.constant("CUFFT_FORWARD", Constant::Int(-1));
    table.constant("CUFFT_INVERSE", Constant::Int(1));
    table.constant("CUFFT_PLAN_NULL", Constant::Int(-1));
    table.constant("CUFFT_VERSION", Constant::Int(12500));
    table.constant("CUFFT_VER_BUILD", Constant::Int(14));
    table.constant("CUFFT_VER_MAJOR", Constant::Int(12));
    table.constant("CUFFT_VER_MINOR", Constant::Int(5));
    table.constant("CUFFT_VER_PATCH", Constant::Int(0));
    table.constant("MAX_CUFFT_ERROR", Constant::Int(21));
    table.constant("MAX_SHIM_RANK", Constant::Int(3));
}

functions! {
    both::cufftCreate,
    both::cufftDestroy,
    both::cufftEstimate1d,
    both::cufftEstimate2d,
    both::cufftEstimate3d,
    both::cufftEstimateMany,
    both::cufftExecC2C,
    both::cufftExecC2R,
    both::cufftExecD2Z,
    both::cufftExecR2C,
    both::cufftExecZ2D,
    both::cufftExecZ2Z,
    both::cufftGetPlanPropertyInt64,
    both::cufftGetProperty,
    both::cufftGetSize,
    both::cufftGetSize1d,
    both::cufftGetSize2d,
    both::cufftGetSize3d,
    both::cufftGetSizeMany,
    both::cufftGetSizeMany64,
    both::cufftGetVersion,
    both::cufftMakePlan1d,
    both::cufftMakePlan2d,
    both::cufftMakePlan3d,
    both::cufftMakePlanMany,
    both::cufftMakePlanMany64,
    both::cufftPlan1d,
    both::cufftPlan2d,
    both::cufftPlan3d,
    both::cufftPlanMany,
    both::cufftResetPlanProperty,
    both::cufftSetAutoAllocation,
    both::cufftSetPlanPropertyInt64,
    both::cufftSetStream,
    both::cufftSetWorkArea,
    both::cufftXtClearCallback,
    both::cufftXtExec,
    both::cufftXtExecDescriptor,
    both::cufftXtExecDescriptorC2C,
    both::cufftXtExecDescriptorC2R,
    both::cufftXtExecDescriptorD2Z,
    both::cufftXtExecDescriptorR2C,
    both::cufftXtExecDescriptorZ2D,
    both::cufftXtExecDescriptorZ2Z,
    both::cufftXtFree,
    both::cufftXtGetSizeMany,
    both::cufftXtMakePlanMany,
    both::cufftXtMalloc,
    both::cufftXtMemcpy,
    both::cufftXtQueryPlan,
    both::cufftXtSetCallback,
    both::cufftXtSetCallbackSharedSize,
    both::cufftXtSetGPUs,
    both::cufftXtSetJITCallback,
    both::cufftXtSetWorkArea,
    both::cufftXtSetWorkAreaPolicy,
}
