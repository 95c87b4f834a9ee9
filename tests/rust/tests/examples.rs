//! The crate's examples for the libraries, as programs run them: each verifies its result.
//!
//! Skipped, with the reason, where there is no GPU; CUBIND_REQUIRE_GPU=1 makes that a failure.
// Of an example only `run` is used, which is public there for programs that copy it.
#![allow(dead_code, missing_docs, unreachable_pub)]

use cubind::cuda13::{cublas::CUBLAS, cufft::CUFFT, runtime::RUNTIME};
use cubind::cudnn::CUDNN;
use cubind::nccl::NCCL;
use cubind_tests::gpu::has_gpu_with;

#[path = "../../../generated/cubind/examples/all_reduce.rs"]
mod all_reduce;
#[path = "../../../generated/cubind/examples/convolution.rs"]
mod convolution;
#[path = "../../../generated/cubind/examples/fft.rs"]
mod fft;
#[path = "../../../generated/cubind/examples/gemm.rs"]
mod gemm;

#[test]
fn a_product_of_matrices() {
    if has_gpu_with(&[&RUNTIME, &CUBLAS]) {
        gemm::run().unwrap();
    }
}

#[test]
fn a_convolution_as_a_graph() {
    if has_gpu_with(&[&RUNTIME, &CUDNN]) {
        convolution::run().unwrap();
    }
}

#[test]
fn a_fourier_transform() {
    if has_gpu_with(&[&RUNTIME, &CUFFT]) {
        fft::run().unwrap();
    }
}

#[test]
fn a_sum_over_all_gpus() {
    if has_gpu_with(&[&RUNTIME, &NCCL]) {
        all_reduce::run().unwrap();
    }
}
