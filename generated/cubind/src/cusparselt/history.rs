//! Names and symbols of functions, and the versions that introduced them (cuSPARSELt).
// Written by cubind's generator from `specs/`: do not edit.
use crate::__gen1::history::Row;

/// All functions of the library, sorted by name.
pub(crate) static FUNCTIONS: &[Row] = &[
    ("cusparseLtDenseDescriptorInit", "cusparseLtDenseDescriptorInit", ""),
    ("cusparseLtDestroy", "cusparseLtDestroy", ""),
    ("cusparseLtGetErrorName", "cusparseLtGetErrorName", ""),
    ("cusparseLtGetErrorString", "cusparseLtGetErrorString", ""),
    ("cusparseLtGetProperty", "cusparseLtGetProperty", ""),
    ("cusparseLtGetVersion", "cusparseLtGetVersion", ""),
    ("cusparseLtInit", "cusparseLtInit", ""),
    ("cusparseLtMatDescGetAttribute", "cusparseLtMatDescGetAttribute", ""),
    ("cusparseLtMatDescSetAttribute", "cusparseLtMatDescSetAttribute", ""),
    ("cusparseLtMatDescriptorDestroy", "cusparseLtMatDescriptorDestroy", ""),
    ("cusparseLtMatmul", "cusparseLtMatmul", ""),
    ("cusparseLtMatmulAlgGetAttribute", "cusparseLtMatmulAlgGetAttribute", ""),
    ("cusparseLtMatmulAlgSelectionDestroy", "cusparseLtMatmulAlgSelectionDestroy", ""),
    ("cusparseLtMatmulAlgSelectionInit", "cusparseLtMatmulAlgSelectionInit", ""),
    ("cusparseLtMatmulAlgSetAttribute", "cusparseLtMatmulAlgSetAttribute", ""),
    ("cusparseLtMatmulDescGetAttribute", "cusparseLtMatmulDescGetAttribute", ""),
    ("cusparseLtMatmulDescSetAttribute", "cusparseLtMatmulDescSetAttribute", ""),
    ("cusparseLtMatmulDescriptorInit", "cusparseLtMatmulDescriptorInit", ""),
    ("cusparseLtMatmulGetWorkspace", "cusparseLtMatmulGetWorkspace", ""),
    ("cusparseLtMatmulPlanDestroy", "cusparseLtMatmulPlanDestroy", ""),
    ("cusparseLtMatmulPlanInit", "cusparseLtMatmulPlanInit", ""),
    ("cusparseLtMatmulSearch", "cusparseLtMatmulSearch", ""),
    ("cusparseLtSpMMACompress", "cusparseLtSpMMACompress", ""),
    ("cusparseLtSpMMACompress2", "cusparseLtSpMMACompress2", ""),
    ("cusparseLtSpMMACompressedSize", "cusparseLtSpMMACompressedSize", ""),
    ("cusparseLtSpMMACompressedSize2", "cusparseLtSpMMACompressedSize2", ""),
    ("cusparseLtSpMMAPrune", "cusparseLtSpMMAPrune", ""),
    ("cusparseLtSpMMAPrune2", "cusparseLtSpMMAPrune2", ""),
    ("cusparseLtSpMMAPruneCheck", "cusparseLtSpMMAPruneCheck", ""),
    ("cusparseLtSpMMAPruneCheck2", "cusparseLtSpMMAPruneCheck2", ""),
    ("cusparseLtStructuredDescriptorInit", "cusparseLtStructuredDescriptorInit", ""),
];
