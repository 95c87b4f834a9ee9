//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{driver, runtime};

pub(crate) static cudaGraphMemAttributeType: Attributes = Attributes::new(
    &runtime::cudaGraphMemAttributeType,
    &[
        (0, Ty::Value(&driver::cuuint64_t)), (1, Ty::Value(&driver::cuuint64_t)), (2, Ty::Value(&driver::cuuint64_t)),
        (3, Ty::Value(&driver::cuuint64_t)),
    ],
);

pub(crate) static cudaJitOption: Attributes = Attributes::new(
    &runtime::cudaJitOption,
    &[
        (0, Ty::U32), (1, Ty::U32), (2, Ty::F32), (3, Ty::CString), (4, Ty::U32), (5, Ty::CString), (6, Ty::U32),
        (7, Ty::U32), (10, Ty::Enum(&runtime::cudaJit_Fallback)), (11, Ty::I32), (12, Ty::I32), (13, Ty::I32),
        (14, Ty::Enum(&runtime::cudaJit_CacheMode)), (30, Ty::I32), (31, Ty::U32), (32, Ty::I32), (33, Ty::I32),
    ],
);

pub(crate) static cudaLibraryOption: Attributes = Attributes::new(
    &runtime::cudaLibraryOption,
    &[(0, Ty::Record(&runtime::cudalibraryHostUniversalFunctionAndDataTable)), (1, Ty::U32)],
);

pub(crate) static cudaMemAllocationHandleType: Attributes = Attributes::new(
    &runtime::cudaMemAllocationHandleType,
    &[(0, Ty::I32), (1, Ty::I32), (2, Ty::Pointer), (4, Ty::U32), (8, Ty::Record(&runtime::cudaMemFabricHandle_t))],
);

pub(crate) static cudaMemPoolAttr: Attributes = Attributes::new(
    &runtime::cudaMemPoolAttr,
    &[
        (1, Ty::I32), (2, Ty::I32), (3, Ty::I32), (4, Ty::Value(&driver::cuuint64_t)),
        (5, Ty::Value(&driver::cuuint64_t)), (6, Ty::Value(&driver::cuuint64_t)), (7, Ty::Value(&driver::cuuint64_t)),
        (8, Ty::Value(&driver::cuuint64_t)), (9, Ty::Enum(&runtime::cudaMemAllocationType)),
        (10, Ty::Enum(&runtime::cudaMemAllocationHandleType)), (11, Ty::I32),
        (12, Ty::Enum(&runtime::cudaMemLocationType)), (13, Ty::Value(&driver::cuuint64_t)), (14, Ty::I32),
        (15, Ty::I32),
    ],
);

pub(crate) static cudaMemRangeAttribute: Attributes = Attributes::new(
    &runtime::cudaMemRangeAttribute,
    &[
        (1, Ty::I32), (2, Ty::I32), (3, Ty::List(&Ty::I32)), (4, Ty::I32), (5, Ty::Enum(&runtime::cudaMemLocationType)),
        (6, Ty::I32), (7, Ty::Enum(&runtime::cudaMemLocationType)), (8, Ty::I32),
    ],
);
