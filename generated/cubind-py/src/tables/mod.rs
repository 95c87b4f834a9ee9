//! Tables from which Python's classes are created.
//!
//! Written by cubind's generator from `specs/`: do not edit.

pub(crate) mod attribute_types;

pub(crate) mod by_value;

pub(crate) mod cublas;

pub(crate) mod cublaslt;

pub(crate) mod cublaslt12;

pub(crate) mod cublaslt13;

pub(crate) mod cudla13;

pub(crate) mod cudnn9;

pub(crate) mod cudss1;

pub(crate) mod cufft;

pub(crate) mod cufft12;

pub(crate) mod cufile;

pub(crate) mod cufile12;

pub(crate) mod cufile13;

pub(crate) mod cupti;

pub(crate) mod cupti12;

pub(crate) mod cupti13;

pub(crate) mod curand;

pub(crate) mod cusolver;

pub(crate) mod cusolver12;

pub(crate) mod cusolver13;

pub(crate) mod cusolvermg;

pub(crate) mod cusparse;

pub(crate) mod cusparse13;

pub(crate) mod cusparselt0;

pub(crate) mod cutensor2;

pub(crate) mod driver;

pub(crate) mod driver12;

pub(crate) mod driver13;

pub(crate) mod nccl2;

pub(crate) mod nvcomp6;

pub(crate) mod nvfatbin;

pub(crate) mod nvjitlink;

pub(crate) mod nvjpeg;

pub(crate) mod nvjpeg12;

pub(crate) mod nvjpeg13;

pub(crate) mod nvjpeg2k0;

pub(crate) mod nvml;

pub(crate) mod nvml12;

pub(crate) mod nvml13;

pub(crate) mod nvrtc;

pub(crate) mod nvrtc13;

pub(crate) mod nvtiff0;

pub(crate) mod nvtx;

pub(crate) mod nvtx13;

pub(crate) mod nvvm;

pub(crate) mod runtime;

pub(crate) mod runtime12;

pub(crate) mod runtime13;
