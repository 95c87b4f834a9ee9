// Written by cubind's generator: do not edit.
//! Linker options of the extension, and build configuration for the kind of Python that it is compiled for.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    pyo3_build_config::use_pyo3_cfgs();
    // No exception unwinds through the extension, because a panic aborts. Up to 3.13, CPython ends daemon threads with
    // glibc's pthread_exit, which skips the extension's frames if they have no unwind header. With an unwind header,
    // libgcc's unwinder would call the personality routine of an extension that zig has linked with LLVM's unwinder.
    // The two unwinders would misread each other's data.
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux") {
        println!("cargo::rustc-link-arg-cdylib=-Wl,--no-eh-frame-hdr");
        println!("cargo::rustc-link-arg-cdylib=-fno-unwind-tables");
    }
}
