//! Names and symbols of functions, and the versions that introduced them (cuSOLVERMg).
// Written by cubind's generator from `specs/`: do not edit.
use crate::__gen1::history::Row;

/// All functions of the library, sorted by name.
pub(crate) static FUNCTIONS: &[Row] = &[
    ("cusolverMgCreate", "cusolverMgCreate", ""),
    ("cusolverMgCreateDeviceGrid", "cusolverMgCreateDeviceGrid", ""),
    ("cusolverMgCreateMatrixDesc", "cusolverMgCreateMatrixDesc", ""),
    ("cusolverMgDestroy", "cusolverMgDestroy", ""),
    ("cusolverMgDestroyGrid", "cusolverMgDestroyGrid", ""),
    ("cusolverMgDestroyMatrixDesc", "cusolverMgDestroyMatrixDesc", ""),
    ("cusolverMgDeviceSelect", "cusolverMgDeviceSelect", ""),
    ("cusolverMgGetrf", "cusolverMgGetrf", ""),
    ("cusolverMgGetrf_bufferSize", "cusolverMgGetrf_bufferSize", ""),
    ("cusolverMgGetrs", "cusolverMgGetrs", ""),
    ("cusolverMgGetrs_bufferSize", "cusolverMgGetrs_bufferSize", ""),
    ("cusolverMgPotrf", "cusolverMgPotrf", ""),
    ("cusolverMgPotrf_bufferSize", "cusolverMgPotrf_bufferSize", ""),
    ("cusolverMgPotri", "cusolverMgPotri", ""),
    ("cusolverMgPotri_bufferSize", "cusolverMgPotri_bufferSize", ""),
    ("cusolverMgPotrs", "cusolverMgPotrs", ""),
    ("cusolverMgPotrs_bufferSize", "cusolverMgPotrs_bufferSize", ""),
    ("cusolverMgSyevd", "cusolverMgSyevd", ""),
    ("cusolverMgSyevd_bufferSize", "cusolverMgSyevd_bufferSize", ""),
];
