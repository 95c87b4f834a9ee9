//! The Python modules.
//!
//! Written by cubind's generator from `specs/`: do not edit.

mod cudla13;

mod driver12;

mod driver13;

mod cufile12;

mod cufile13;

mod nvfatbin12;

mod nvfatbin13;

mod nvjitlink12;

mod nvjitlink13;

mod nvml12;

mod nvml13;

mod nvrtc12;

mod nvrtc13;

mod nvvm12;

mod nvvm13;

mod runtime12;

mod runtime13;

mod cublas12;

mod cublas13;

mod cublaslt12;

mod cublaslt13;

mod cufft12;

mod cufft13;

mod cupti12;

mod cupti13;

mod curand12;

mod curand13;

mod nccl2;

mod nvjpeg12;

mod nvjpeg13;

mod nvtx12;

mod nvtx13;

use crate::support::prelude::Module;

/// Every Python module.
pub(crate) static MODULES: &[&Module] = &[
    &cudla13::MODULE,
    &driver12::MODULE,
    &driver13::MODULE,
    &cufile12::MODULE,
    &cufile13::MODULE,
    &nvfatbin12::MODULE,
    &nvfatbin13::MODULE,
    &nvjitlink12::MODULE,
    &nvjitlink13::MODULE,
    &nvml12::MODULE,
    &nvml13::MODULE,
    &nvrtc12::MODULE,
    &nvrtc13::MODULE,
    &nvvm12::MODULE,
    &nvvm13::MODULE,
    &runtime12::MODULE,
    &runtime13::MODULE,
    &cublas12::MODULE,
    &cublas13::MODULE,
    &cublaslt12::MODULE,
    &cublaslt13::MODULE,
    &cufft12::MODULE,
    &cufft13::MODULE,
    &cupti12::MODULE,
    &cupti13::MODULE,
    &curand12::MODULE,
    &curand13::MODULE,
    &nccl2::MODULE,
    &nvjpeg12::MODULE,
    &nvjpeg13::MODULE,
    &nvtx12::MODULE,
    &nvtx13::MODULE,
];
