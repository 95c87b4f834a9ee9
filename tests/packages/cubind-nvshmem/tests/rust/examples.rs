//! The crate's example, as programs run it: it verifies its result.
//!
//! Skipped with a reason if there are fewer than two GPUs; CUBIND_REQUIRE_GPU=1 makes the lack of any GPU a failure.
// Only `run` of an example is used; it is public for programs that copy it.
#![allow(dead_code, missing_docs, unreachable_pub)]

use cubind::cuda13::runtime::RUNTIME;
use cubind_nvshmem::nvshmem::NVSHMEM;
use cubind_tests::gpu::has_gpu_with;

#[path = "../../rust/examples/put.rs"]
mod put;

/// This test also runs in the example's processes, which start this program again with only this test.
#[test]
fn two_gpus_write_into_each_others_memory() {
    if has_gpu_with(&[&RUNTIME, &NVSHMEM]) {
        put::run(&["--exact", "two_gpus_write_into_each_others_memory", "--nocapture"]).unwrap();
    }
}
