//! CUDA 13, with the API of toolkit 13.5.
//!
//! A library's module contains its types, and its functions in the form that returns tuples.
//! [`checked`] contains the form that returns [`Result`]s, [`owned`] the form with handles that destroy their objects, and [`sys`] the C functions.
// Written by cubind's generator from `specs/`: do not edit.

#[cfg(all(feature = "cudla", not(windows)))]
pub mod cudla;
#[cfg(feature = "driver")]
pub mod driver;
#[cfg(all(feature = "cufile", not(windows)))]
pub mod cufile;
#[cfg(feature = "nvfatbin")]
pub mod nvfatbin;
#[cfg(feature = "nvjitlink")]
pub mod nvjitlink;
#[cfg(feature = "nvml")]
pub mod nvml;
#[cfg(feature = "nvrtc")]
pub mod nvrtc;
#[cfg(feature = "nvvm")]
pub mod nvvm;
#[cfg(feature = "runtime")]
pub mod runtime;
#[cfg(feature = "cublas")]
pub mod cublas;
#[cfg(feature = "cublaslt")]
pub mod cublaslt;
#[cfg(feature = "cufft")]
pub mod cufft;
#[cfg(feature = "cupti")]
pub mod cupti;
#[cfg(feature = "curand")]
pub mod curand;
#[cfg(feature = "cusparse")]
pub mod cusparse;
#[cfg(feature = "cusolver")]
pub mod cusolver;
#[cfg(feature = "cusolvermg")]
pub mod cusolvermg;
#[cfg(feature = "nvjpeg")]
pub mod nvjpeg;
#[cfg(all(feature = "nvtx", not(windows)))]
pub mod nvtx;
#[cfg(feature = "checked")]
pub mod checked;
#[cfg(feature = "owned")]
pub mod owned;
pub mod sys;

/// Finds a function of CUDA 13 by its C name, with the meaning of this major version. Returns `None` if no
/// library of this build contains it.
///
/// ```
/// let function = cubind::cuda13::function("cuArray3DCreate").expect("its library is in this build");
/// println!("since CUDA {:?}; can be called here: {}", function.since(), function.available());
/// ```
pub fn function(name: &str) -> Option<crate::KnownFunction> {
    let libraries: &[crate::__gen1::history::Functions] = &[
        #[cfg(all(feature = "cudla", not(windows)))]
        (cudla::history::FUNCTIONS, &cudla::CUDLA),
        #[cfg(feature = "driver")]
        (driver::history::FUNCTIONS, &driver::DRIVER),
        #[cfg(all(feature = "cufile", not(windows)))]
        (cufile::history::FUNCTIONS, &cufile::CUFILE),
        #[cfg(feature = "nvfatbin")]
        (nvfatbin::history::FUNCTIONS, &nvfatbin::NVFATBIN),
        #[cfg(feature = "nvjitlink")]
        (nvjitlink::history::FUNCTIONS, &nvjitlink::NVJITLINK),
        #[cfg(feature = "nvml")]
        (nvml::history::FUNCTIONS, &nvml::NVML),
        #[cfg(feature = "nvrtc")]
        (nvrtc::history::FUNCTIONS, &nvrtc::NVRTC),
        #[cfg(feature = "nvvm")]
        (nvvm::history::FUNCTIONS, &nvvm::NVVM),
        #[cfg(feature = "runtime")]
        (runtime::history::FUNCTIONS, &runtime::RUNTIME),
        #[cfg(feature = "cublas")]
        (cublas::history::FUNCTIONS, &cublas::CUBLAS),
        #[cfg(feature = "cublaslt")]
        (cublaslt::history::FUNCTIONS, &cublaslt::CUBLASLT),
        #[cfg(feature = "cufft")]
        (cufft::history::FUNCTIONS, &cufft::CUFFT),
        #[cfg(feature = "cupti")]
        (cupti::history::FUNCTIONS, &cupti::CUPTI),
        #[cfg(feature = "curand")]
        (curand::history::FUNCTIONS, &curand::CURAND),
        #[cfg(feature = "cusparse")]
        (cusparse::history::FUNCTIONS, &cusparse::CUSPARSE),
        #[cfg(feature = "cusolver")]
        (cusolver::history::FUNCTIONS, &cusolver::CUSOLVER),
        #[cfg(feature = "cusolvermg")]
        (cusolvermg::history::FUNCTIONS, &cusolvermg::CUSOLVERMG),
        #[cfg(feature = "nvjpeg")]
        (nvjpeg::history::FUNCTIONS, &nvjpeg::NVJPEG),
        #[cfg(all(feature = "nvtx", not(windows)))]
        (nvtx::history::FUNCTIONS, &nvtx::NVTX),
    ];
    crate::__gen1::history::find(libraries, name)
}
