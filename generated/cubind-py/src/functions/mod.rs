//! The functions of all libraries.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#![allow(
    // All bodies have the same safety argument: the interpreter calls them on an attached thread.
    clippy::undocumented_unsafe_blocks,
    // Depending on the type, a conversion may be necessary in one function and redundant in another.
    clippy::unnecessary_cast, clippy::identity_op,
    // The C function determines the number of parameters in the type.
    clippy::type_complexity,
)]

pub(crate) mod cublas;

pub(crate) mod cublaslt;

pub(crate) mod cudla;

pub(crate) mod cudnn;

pub(crate) mod cudss;

pub(crate) mod cufft;

pub(crate) mod cufile;

pub(crate) mod cupti;

pub(crate) mod curand;

pub(crate) mod cusolver;

pub(crate) mod cusolvermg;

pub(crate) mod cusparse;

pub(crate) mod cusparselt;

pub(crate) mod cutensor;

pub(crate) mod driver;

pub(crate) mod nccl;

pub(crate) mod nvcomp;

pub(crate) mod nvfatbin;

pub(crate) mod nvjitlink;

pub(crate) mod nvjpeg;

pub(crate) mod nvjpeg2k;

pub(crate) mod nvml;

pub(crate) mod nvrtc;

pub(crate) mod nvtiff;

pub(crate) mod nvtx;

pub(crate) mod nvvm;

pub(crate) mod runtime;
