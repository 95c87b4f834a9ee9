//! The types of values that an enum's member selects.
//!
//! Written by cubind's generator from `specs/`: do not edit.

pub(crate) mod cublas;

pub(crate) mod cublaslt;

pub(crate) mod cudnn;

pub(crate) mod cudss;

pub(crate) mod cufft;

pub(crate) mod cusolver;

pub(crate) mod cusparse;

pub(crate) mod cusparselt;

pub(crate) mod cutensor;

pub(crate) mod driver;

pub(crate) mod runtime;
