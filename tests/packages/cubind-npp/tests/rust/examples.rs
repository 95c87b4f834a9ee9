//! Runs the crate's example like a program. The example verifies its result.
//!
//! Without a GPU, the test is skipped and prints the reason. With CUBIND_REQUIRE_GPU=1 it fails instead.
// Only `run` of an example is used. The function is public for programs that copy it.
#![allow(dead_code, missing_docs, unreachable_pub)]

use cubind::cuda13::runtime::RUNTIME;
use cubind_npp::cuda13::nppial::NPPIAL;
use cubind_npp::cuda13::nppif::NPPIF;
use cubind_npp::cuda13::npps::NPPS;
use cubind_tests::gpu::has_gpu_with;

#[path = "../../rust/examples/image.rs"]
mod image;

#[test]
fn an_image_is_brightened_and_blurred() {
    if has_gpu_with(&[&RUNTIME, &NPPIAL, &NPPIF, &NPPS]) {
        image::run().unwrap();
    }
}
