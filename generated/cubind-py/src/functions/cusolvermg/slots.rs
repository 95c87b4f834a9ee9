//! cusolvermg's symbols, and their positions in the table of each major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

crate::support::gen1::slots! {
    cusolverMgCreate,
    cusolverMgCreateDeviceGrid,
    cusolverMgCreateMatrixDesc,
    cusolverMgDestroy,
    cusolverMgDestroyGrid,
    cusolverMgDestroyMatrixDesc,
    cusolverMgDeviceSelect,
    cusolverMgGetrf,
    cusolverMgGetrf_bufferSize,
    cusolverMgGetrs,
    cusolverMgGetrs_bufferSize,
    cusolverMgPotrf,
    cusolverMgPotrf_bufferSize,
    cusolverMgPotri,
    cusolverMgPotri_bufferSize,
    cusolverMgPotrs,
    cusolverMgPotrs_bufferSize,
    cusolverMgSyevd,
    cusolverMgSyevd_bufferSize,
}
