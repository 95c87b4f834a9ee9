// Written by cubind's generator: do not edit.
//! How the extension is linked, and for which kind of Python it is compiled.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    pyo3_build_config::use_pyo3_cfgs();
    // Nothing unwinds through the extension: a panic aborts. Without this header, glibc's pthread_exit, by which CPython ends
    // daemon threads up to 3.13, goes past its frames at once. With it, libgcc's unwinder would call the personality routine
    // of an extension that zig has linked to LLVM's, and each takes the other's data for its own.
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux") {
        println!("cargo::rustc-link-arg-cdylib=-Wl,--no-eh-frame-hdr");
        println!("cargo::rustc-link-arg-cdylib=-fno-unwind-tables");
    }
}
