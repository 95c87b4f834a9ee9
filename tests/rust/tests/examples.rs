//! Runs the crate's examples like programs. Each example verifies its result.
//!
//! Without a GPU, the tests are skipped and print the reason. With CUBIND_REQUIRE_GPU=1 they fail instead.
// Only `run` or `main` of an example is used, which is public for programs that copy it.
#![allow(dead_code, missing_docs, unreachable_pub)]

use cubind::cuda13::{
    cublas::CUBLAS, cublaslt::CUBLASLT, cufft::CUFFT, curand::CURAND, driver::DRIVER, nvrtc::NVRTC, runtime::RUNTIME,
};
use cubind::cudnn::CUDNN;
use cubind::cudss::CUDSS;
use cubind::nccl::NCCL;
use cubind::nvcomp::NVCOMP;
use cubind_tests::gpu::{has_gpu, has_gpu_with};
use cubind_tests::process::isolated;
use std::sync::{Mutex, MutexGuard, PoisonError};

#[path = "../../../generated/cubind/examples/all_reduce.rs"]
mod all_reduce;
#[path = "../../../generated/cubind/examples/async_server.rs"]
mod async_server;
#[path = "../../../generated/cubind/examples/callbacks.rs"]
mod callbacks;
#[path = "../../../generated/cubind/examples/clusters.rs"]
mod clusters;
#[path = "../../../generated/cubind/examples/compression.rs"]
mod compression;
#[path = "../../../generated/cubind/examples/convolution.rs"]
mod convolution;
#[path = "../../../generated/cubind/examples/devices.rs"]
mod devices;
#[path = "../../../generated/cubind/examples/double_buffering.rs"]
mod double_buffering;
#[path = "../../../generated/cubind/examples/fft.rs"]
mod fft;
#[path = "../../../generated/cubind/examples/filter.rs"]
mod filter;
#[path = "../../../generated/cubind/examples/gemm.rs"]
mod gemm;
#[path = "../../../generated/cubind/examples/graph.rs"]
mod graph;
#[path = "../../../generated/cubind/examples/histogram.rs"]
mod histogram;
#[path = "../../../generated/cubind/examples/mlp.rs"]
mod mlp;
#[path = "../../../generated/cubind/examples/pipeline.rs"]
mod pipeline;
#[path = "../../../generated/cubind/examples/sparse_solve.rs"]
mod sparse_solve;
#[path = "../../../generated/cubind/examples/training.rs"]
mod training;
#[path = "../../../generated/cubind/examples/vector_add.rs"]
mod vector_add;

/// The lock with which one test runs at a time, because waiting for a context is an error while a stream of the context
/// records.
static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

#[test]
fn a_product_of_matrices() {
    let _alone = alone();
    if has_gpu_with(&[&RUNTIME, &CUBLAS]) {
        gemm::run().unwrap();
    }
}

#[test]
fn a_convolution_as_a_graph() {
    let _alone = alone();
    if has_gpu_with(&[&RUNTIME, &CUDNN]) {
        convolution::run().unwrap();
    }
}

#[test]
fn a_sparse_system_of_equations() {
    let _alone = alone();
    if has_gpu_with(&[&RUNTIME, &CUDSS]) {
        sparse_solve::run().unwrap();
    }
}

#[test]
fn compression_there_and_back() {
    let _alone = alone();
    if has_gpu_with(&[&RUNTIME, &NVCOMP]) {
        compression::run().unwrap();
    }
}

#[test]
fn a_product_and_its_spectra() {
    let _alone = alone();
    if has_gpu_with(&[&CUBLAS, &CUFFT]) {
        fft::main().unwrap();
    }
}

#[test]
fn a_sum_over_all_gpus() {
    let _alone = alone();
    if has_gpu_with(&[&RUNTIME, &NCCL]) {
        all_reduce::main().unwrap();
    }
}

#[test]
fn stages_on_several_gpus() {
    let _alone = alone();
    if has_gpu_with(&[&NVRTC, &NCCL]) {
        pipeline::main().unwrap();
    }
}

#[test]
fn steps_of_a_training() {
    let _alone = alone();
    if has_gpu_with(&[&CUBLASLT, &CUDNN]) {
        training::main().unwrap();
    }
}

#[test]
fn copies_during_kernels() {
    let _alone = alone();
    if has_gpu_with(&[&NVRTC]) {
        double_buffering::main().unwrap();
    }
}

/// Runs the example in a separate process, because threads get the context of the only device that a program uses, and
/// other examples use several devices.
fn one_device(test: &str, example: impl FnOnce()) {
    isolated(test, |_| {}, example);
}

#[test]
fn clusters_of_several_threads() {
    let _alone = alone();
    if has_gpu_with(&[&NVRTC]) {
        one_device("clusters_of_several_threads", || clusters::main().unwrap());
    }
}

#[test]
fn a_sum_of_vectors() {
    let _alone = alone();
    if has_gpu_with(&[&NVRTC]) {
        vector_add::main().unwrap();
    }
}

#[test]
fn a_solver_as_a_graph() {
    let _alone = alone();
    if has_gpu_with(&[&NVRTC]) {
        graph::main().unwrap();
    }
}

#[test]
fn a_graph_of_five_streams() {
    let _alone = alone();
    if has_gpu_with(&[&NVRTC]) {
        histogram::main().unwrap();
    }
}

#[test]
fn filtered_batches_of_signals() {
    let _alone = alone();
    if has_gpu_with(&[&NVRTC, &CUFFT]) {
        filter::main().unwrap();
    }
}

#[test]
fn a_network_with_random_weights() {
    let _alone = alone();
    if has_gpu_with(&[&NVRTC, &CUBLASLT, &CURAND]) {
        mlp::main().unwrap();
    }
}

#[test]
fn closures_and_memory_that_grows() {
    let _alone = alone();
    if has_gpu_with(&[&NVRTC]) {
        callbacks::main().unwrap();
    }
}

#[test]
fn requests_that_await_their_copies() {
    let _alone = alone();
    if has_gpu_with(&[&NVRTC]) {
        one_device("requests_that_await_their_copies", || async_server::main().unwrap());
    }
}

#[test]
fn devices_and_errors() {
    let _alone = alone();
    if has_gpu() {
        devices::main().unwrap();
    }
}

#[test]
fn examples_fail_with_an_error_without_a_driver() {
    if DRIVER.load().is_ok() {
        println!("skipped: there is a driver");
        return;
    }
    let words = [
        vector_add::main().unwrap_err().to_string(),
        graph::main().unwrap_err().to_string(),
        histogram::main().unwrap_err().to_string(),
        filter::main().unwrap_err().to_string(),
        mlp::main().unwrap_err().to_string(),
        callbacks::main().unwrap_err().to_string(),
        async_server::main().unwrap_err().to_string(),
        devices::main().unwrap_err().to_string(),
    ];
    let is_told =
        |words: &String| words.starts_with("cuInit: ") && words.contains("library not found: CUDA driver API");
    assert!(words.iter().all(is_told), "{words:#?}");
}
