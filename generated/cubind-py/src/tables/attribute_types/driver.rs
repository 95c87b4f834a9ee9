//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{driver, driver12, driver13};

pub(crate) static CUcoredumpSettings: Attributes = Attributes::new(
    &driver::CUcoredumpSettings,
    &[
        (1, Ty::Bool), (2, Ty::Bool), (3, Ty::Bool), (4, Ty::Bool), (5, Ty::Chars(1024)), (6, Ty::Chars(1024)),
        (7, Ty::U32),
    ],
);

pub(crate) static CUgraphMem_attribute: Attributes = Attributes::new(
    &driver::CUgraphMem_attribute,
    &[
        (0, Ty::Value(&driver::cuuint64_t)), (1, Ty::Value(&driver::cuuint64_t)), (2, Ty::Value(&driver::cuuint64_t)),
        (3, Ty::Value(&driver::cuuint64_t)),
    ],
);

pub(crate) static CUjit_option12: Attributes = Attributes::new(
    &driver12::CUjit_option,
    &[
        (0, Ty::U32), (1, Ty::U32), (2, Ty::F32), (3, Ty::CString), (4, Ty::U32), (5, Ty::CString), (6, Ty::U32),
        (7, Ty::U32), (8, Ty::U32), (9, Ty::Enum(&driver::CUjit_target)), (10, Ty::Enum(&driver::CUjit_fallback)),
        (11, Ty::I32), (12, Ty::I32), (13, Ty::I32), (14, Ty::Enum(&driver::CUjit_cacheMode)), (15, Ty::I32),
        (16, Ty::I32), (17, Ty::List(&Ty::CString)), (18, Ty::List(&Ty::Pointer)), (19, Ty::U32), (20, Ty::I32),
        (21, Ty::I32), (22, Ty::I32), (23, Ty::I32), (24, Ty::I32), (25, Ty::List(&Ty::CString)), (26, Ty::U32),
        (27, Ty::List(&Ty::CString)), (28, Ty::U32), (29, Ty::I32), (30, Ty::I32), (31, Ty::U32), (32, Ty::I32),
        (33, Ty::I32),
    ],
);

pub(crate) static CUjit_option13: Attributes = Attributes::new(
    &driver13::CUjit_option,
    &[
        (0, Ty::U32), (1, Ty::U32), (2, Ty::F32), (3, Ty::CString), (4, Ty::U32), (5, Ty::CString), (6, Ty::U32),
        (7, Ty::U32), (8, Ty::U32), (9, Ty::Enum(&driver::CUjit_target)), (10, Ty::Enum(&driver::CUjit_fallback)),
        (11, Ty::I32), (12, Ty::I32), (13, Ty::I32), (14, Ty::Enum(&driver::CUjit_cacheMode)), (15, Ty::I32),
        (16, Ty::I32), (17, Ty::List(&Ty::CString)), (18, Ty::List(&Ty::Pointer)), (19, Ty::U32), (20, Ty::I32),
        (21, Ty::I32), (22, Ty::I32), (23, Ty::I32), (24, Ty::I32), (25, Ty::List(&Ty::CString)), (26, Ty::U32),
        (27, Ty::List(&Ty::CString)), (28, Ty::U32), (29, Ty::I32), (30, Ty::I32), (31, Ty::U32), (32, Ty::I32),
        (33, Ty::I32), (34, Ty::U32), (35, Ty::U32),
    ],
);

pub(crate) static CUlibraryOption: Attributes = Attributes::new(
    &driver::CUlibraryOption, &[(0, Ty::Record(&driver::CUlibraryHostUniversalFunctionAndDataTable)), (1, Ty::U32)],
);

pub(crate) static CUlogicalEndpointIpcHandleType: Attributes = Attributes::new(
    &driver13::CUlogicalEndpointIpcHandleType,
    &[
        (0, Ty::Record(&driver13::CUlogicalEndpointFabricHandle)),
        (1, Ty::Record(&driver13::CUlogicalEndpointFabricHandle)),
    ],
);

pub(crate) static CUmemAllocationHandleType: Attributes = Attributes::new(
    &driver::CUmemAllocationHandleType,
    &[(0, Ty::I32), (1, Ty::I32), (2, Ty::Pointer), (4, Ty::U32), (8, Ty::Record(&driver::CUmemFabricHandle))],
);

pub(crate) static CUmemPool_attribute: Attributes = Attributes::new(
    &driver::CUmemPool_attribute,
    &[
        (1, Ty::I32), (2, Ty::I32), (3, Ty::I32), (4, Ty::Value(&driver::cuuint64_t)),
        (5, Ty::Value(&driver::cuuint64_t)), (6, Ty::Value(&driver::cuuint64_t)), (7, Ty::Value(&driver::cuuint64_t)),
        (8, Ty::Value(&driver::cuuint64_t)), (9, Ty::Enum(&driver::CUmemAllocationType)),
        (10, Ty::Enum(&driver::CUmemAllocationHandleType)), (11, Ty::I32), (12, Ty::Enum(&driver::CUmemLocationType)),
        (13, Ty::Value(&driver::cuuint64_t)), (14, Ty::I32), (15, Ty::I32),
    ],
);

pub(crate) static CUmemRangeHandleType: Attributes = Attributes::new(&driver::CUmemRangeHandleType, &[(1, Ty::I32)]);

pub(crate) static CUmem_range_attribute: Attributes = Attributes::new(
    &driver::CUmem_range_attribute,
    &[
        (1, Ty::I32), (2, Ty::I32), (3, Ty::List(&Ty::I32)), (4, Ty::I32), (5, Ty::Enum(&driver::CUmemLocationType)),
        (6, Ty::I32), (7, Ty::Enum(&driver::CUmemLocationType)), (8, Ty::I32),
    ],
);

pub(crate) static CUpointer_attribute: Attributes = Attributes::new(
    &driver::CUpointer_attribute,
    &[
        (1, Ty::Value(&driver::CUcontext)), (2, Ty::Enum(&driver::CUmemorytype)), (3, Ty::Value(&driver::CUdeviceptr)),
        (4, Ty::Pointer), (5, Ty::Record(&driver::CUDA_POINTER_ATTRIBUTE_P2P_TOKENS)), (6, Ty::Flag), (7, Ty::U64),
        (8, Ty::Flag), (9, Ty::I32), (10, Ty::Flag), (11, Ty::Value(&driver::CUdeviceptr)), (12, Ty::U64),
        (13, Ty::Flag), (14, Ty::U64), (15, Ty::U32), (16, Ty::Enum(&driver::CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS)),
        (17, Ty::Value(&driver::CUmemoryPool)), (18, Ty::U64), (19, Ty::Value(&driver::CUdeviceptr)), (20, Ty::U64),
        (21, Ty::Flag), (22, Ty::I32),
    ],
);
