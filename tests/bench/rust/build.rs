//! Compiles the calls from C, and the stub driver with which they are linked.

fn main() {
    println!("cargo:rerun-if-changed=c/calls.c");
    cc::Build::new().file("c/calls.c").opt_level(2).compile("calls");
    let folder = std::env::var("CUBIND_BENCH_LIBRARIES").expect("measure.py names the folder of the stub driver");
    println!("cargo:rustc-link-search={folder}");
    println!("cargo:rustc-link-arg={folder}/libcuda.so.1");
}
