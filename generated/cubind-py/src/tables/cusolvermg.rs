//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cudaLibMgGrid_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolvermg.cudaLibMgGrid_t\ntypedef cudaLibMgGrid_t, from cusolverMg.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cudaLibMgMatrixDesc_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolvermg.cudaLibMgMatrixDesc_t\ntypedef cudaLibMgMatrixDesc_t, from cusolverMg.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static cusolverMgGridMapping_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusolvermg.cusolverMgGridMapping_t\nenum cusolverMgGridMapping_t, from cusolverMg.h. Since at least CUDA 12.0.",
    "CUDALIBMG_GRID_MAPPING_ROW_MAJOR=1 CUDALIBMG_GRID_MAPPING_COL_MAJOR=0",
);

pub(crate) static cusolverMgHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusolvermg.cusolverMgHandle_t\ntypedef cusolverMgHandle_t, from cusolverMg.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);
