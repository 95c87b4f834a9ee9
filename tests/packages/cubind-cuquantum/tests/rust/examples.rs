//! Runs the crate's examples like programs. Each example verifies its result.
//!
//! Without a GPU, the tests are skipped and print the reason. With CUBIND_REQUIRE_GPU=1 they fail instead.
// Only `run` of an example is used. The function is public for programs that copy it.
#![allow(dead_code, missing_docs, unreachable_pub)]

use cubind::cuda13::{driver::DRIVER, runtime::RUNTIME};
use cubind_cuquantum::custatevec::CUSTATEVEC;
use cubind_cuquantum::cutensornet::CUTENSORNET;
use cubind_tests::gpu::has_gpu_with;

#[path = "../../rust/examples/circuit.rs"]
mod circuit;
#[path = "../../rust/examples/tensor_network.rs"]
mod tensor_network;

#[test]
fn a_quantum_circuit() {
    if has_gpu_with(&[&RUNTIME, &CUSTATEVEC]) {
        circuit::run().unwrap();
    }
}

#[test]
fn a_tensor_network() {
    if has_gpu_with(&[&DRIVER, &CUTENSORNET]) {
        tensor_network::run().unwrap();
    }
}
