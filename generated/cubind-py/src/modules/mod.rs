//! The Python modules.
//!
//! Written by cubind's generator from `specs/`: do not edit.

mod cublas;

mod cublaslt;

mod cufft;

mod cufile;

mod cupti;

mod curand;

mod cusolver;

mod cusolvermg;

mod cusparse;

mod driver;

mod nvfatbin;

mod nvjitlink;

mod nvjpeg;

mod nvml;

mod nvrtc;

mod nvtx;

mod nvvm;

mod runtime;

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

mod cudnn9;

mod cudss1;

mod cufft12;

mod cufft13;

mod cupti12;

mod cupti13;

mod curand12;

mod curand13;

mod cusparse12;

mod cusparse13;

mod cusolver12;

mod cusolver13;

mod cusolvermg12;

mod cusolvermg13;

mod cusparselt0;

mod cutensor2;

mod nccl2;

mod nvcomp6;

mod nvjpeg12;

mod nvjpeg13;

mod nvjpeg2k0;

mod nvtiff0;

mod nvtx12;

mod nvtx13;

use crate::support::gen1::Module;

/// The file that lists every Python module.
pub(crate) static MODULES: &[&Module] = &[
    &cudla13::MODULE, &driver12::MODULE, &driver13::MODULE, &cufile12::MODULE, &cufile13::MODULE, &nvfatbin12::MODULE,
    &nvfatbin13::MODULE, &nvjitlink12::MODULE, &nvjitlink13::MODULE, &nvml12::MODULE, &nvml13::MODULE, &nvrtc12::MODULE,
    &nvrtc13::MODULE, &nvvm12::MODULE, &nvvm13::MODULE, &runtime12::MODULE, &runtime13::MODULE, &cublas12::MODULE,
    &cublas13::MODULE, &cublaslt12::MODULE, &cublaslt13::MODULE, &cudnn9::MODULE, &cudss1::MODULE, &cufft12::MODULE,
    &cufft13::MODULE, &cupti12::MODULE, &cupti13::MODULE, &curand12::MODULE, &curand13::MODULE, &cusparse12::MODULE,
    &cusparse13::MODULE, &cusolver12::MODULE, &cusolver13::MODULE, &cusolvermg12::MODULE, &cusolvermg13::MODULE,
    &cusparselt0::MODULE, &cutensor2::MODULE, &nccl2::MODULE, &nvcomp6::MODULE, &nvjpeg12::MODULE, &nvjpeg13::MODULE,
    &nvjpeg2k0::MODULE, &nvtiff0::MODULE, &nvtx12::MODULE, &nvtx13::MODULE,
];
