//! The crate's example, as programs run it: it verifies its result.
//!
//! Skipped, with the reason, where there is no GPU; CUBIND_REQUIRE_GPU=1 makes that a failure.
// Of an example only `run` is used, which is public there for programs that copy it.
#![allow(dead_code, missing_docs, unreachable_pub)]

use cubind::cuda13::runtime::RUNTIME;
use cubind_cuquantum::custatevec::CUSTATEVEC;
use cubind_tests::gpu::has_gpu_with;

#[path = "../../rust/examples/circuit.rs"]
mod circuit;

#[test]
fn a_quantum_circuit() {
    if has_gpu_with(&[&RUNTIME, &CUSTATEVEC]) {
        circuit::run().unwrap();
    }
}
