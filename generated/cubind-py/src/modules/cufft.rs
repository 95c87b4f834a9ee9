//! The contents of `cufft` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cufft::common;
use crate::support::gen1::*;
use crate::tables::{cufft, runtime};

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
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

pub(super) fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
    table.constant("CUFFT_COMPATIBILITY_DEFAULT", Constant::Enum(&cufft::cufftCompatibility, 1));
}

functions! {
    common::cufftCreate,
    common::cufftDestroy,
    common::cufftEstimate1d,
    common::cufftEstimate2d,
    common::cufftEstimate3d,
    common::cufftEstimateMany,
    common::cufftExecC2C,
    common::cufftExecC2R,
    common::cufftExecD2Z,
    common::cufftExecR2C,
    common::cufftExecZ2D,
    common::cufftExecZ2Z,
    common::cufftGetPlanPropertyInt64,
    common::cufftGetProperty,
    common::cufftGetSize,
    common::cufftGetSize1d,
    common::cufftGetSize2d,
    common::cufftGetSize3d,
    common::cufftGetSizeMany,
    common::cufftGetSizeMany64,
    common::cufftGetVersion,
    common::cufftMakePlan1d,
    common::cufftMakePlan2d,
    common::cufftMakePlan3d,
    common::cufftMakePlanMany,
    common::cufftMakePlanMany64,
    common::cufftPlan1d,
    common::cufftPlan2d,
    common::cufftPlan3d,
    common::cufftPlanMany,
    common::cufftResetPlanProperty,
    common::cufftSetAutoAllocation,
    common::cufftSetPlanPropertyInt64,
    common::cufftSetStream,
    common::cufftSetWorkArea,
    common::cufftXtClearCallback,
    common::cufftXtExec,
    common::cufftXtExecDescriptor,
    common::cufftXtExecDescriptorC2C,
    common::cufftXtExecDescriptorC2R,
    common::cufftXtExecDescriptorD2Z,
    common::cufftXtExecDescriptorR2C,
    common::cufftXtExecDescriptorZ2D,
    common::cufftXtExecDescriptorZ2Z,
    common::cufftXtFree,
    common::cufftXtGetSizeMany,
    common::cufftXtMakePlanMany,
    common::cufftXtMalloc,
    common::cufftXtMemcpy,
    common::cufftXtQueryPlan,
    common::cufftXtSetCallback,
    common::cufftXtSetCallbackSharedSize,
    common::cufftXtSetGPUs,
    common::cufftXtSetWorkArea,
    common::cufftXtSetWorkAreaPolicy,
}

int_constants! {
    CUFFT_FORWARD = -1,
    CUFFT_INVERSE = 1,
    MAX_SHIM_RANK = 3,
}
