//! Runs the crate's example like a program. The example verifies its result.
//!
//! With fewer than two GPUs, the test is skipped and prints the reason. With CUBIND_REQUIRE_GPU=1 it fails if there is
//! no GPU.
// Only `run` of an example is used. The function is public for programs that copy it.
#![allow(dead_code, missing_docs, unreachable_pub)]

use cubind::cuda13::runtime::RUNTIME;
use cubind_nvshmem::nvshmem::NVSHMEM;
use cubind_tests::gpu::has_gpu_with;

#[path = "../../rust/examples/put.rs"]
mod put;

/// Runs this test also in the processes of the example, which start this program again with only this test.
#[test]
fn two_gpus_write_into_each_others_memory() {
    if has_gpu_with(&[&RUNTIME, &NVSHMEM]) {
        put::run(&["--exact", "two_gpus_write_into_each_others_memory", "--nocapture"]).unwrap();
    }
}
