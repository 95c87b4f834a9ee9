//! Programs that must not compile, and the compiler's errors.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The body of a function, and the strings that the compiler's message must contain.
const PROGRAMS: &[(&str, &[&str])] = &[
    // Outputs cannot be `bool`, because a byte has more values than a `bool`, or references, because CUDA does not
    // write references.
    ("let _ = cuMemcpyDtoH(&mut [false; 4], CUdeviceptr(0));", &["E0277", "bool", "Output`"]),
    ("let _ = cuMemcpyDtoH(&mut [&0_u8; 4], CUdeviceptr(0));", &["E0277", "&u8", "Output`"]),
    (
        "let _: (_, bool) = cuPointerGetAttribute(CUpointer_attribute(0), CUdeviceptr(0));",
        &["E0277", "bool", "Output`"],
    ),
    // The call would copy the addresses of the values instead of the values.
    ("let _ = cuMemcpyHtoD(CUdeviceptr(0), &[vec![1.0_f32]]);", &["E0277", "Vec<f32>", "Input`"]),
    ("let _ = cuMemcpyHtoD(CUdeviceptr(0), &[&[1.0_f32][..]]);", &["E0277", "&[f32]", "Input`"]),
    // A literal without a type would be an `f64`, and a device address is not a scalar in host memory.
    ("let _ = cubind::HostScalar::of(1.0);", &["E0283", "type annotations needed"]),
    ("let _: cubind::HostScalar = (&1.0).into();", &["E0277", "HostScalar: From<&"]),
    ("let _: cubind::AnyScalar = (&1.0).into();", &["E0277", "AnyScalar: From<&"]),
    ("let _: cubind::HostScalar = cubind::CuPtr::<f32>::NULL.into();", &["E0277", "HostScalar: From<", "CuPtr<f32>"]),
    // With a flag, a graph stores the event of these calls. CUDA does not validate code files and precompiled headers.
    (
        "fn f(e: &Event) { let _ = owned::driver::cuEventRecordWithFlags(e, None, CUevent_record_flags(1)); }",
        &["E0133"],
    ),
    ("fn f(e: &Event) { let _ = owned::driver::cuStreamWaitEvent(None, e, CUevent_wait_flags(1)); }", &["E0133"]),
    ("fn f(e: &Event) { let _ = owned::driver::cuIpcGetEventHandle(e); }", &["E0133"]),
    ("fn f() { let _ = owned::driver::cuModuleLoad(c\"a.cubin\"); }", &["E0133"]),
    (
        "fn f(p: &Owned<owned::nvrtc::nvrtcProgram, 13>) { let _ = owned::nvrtc::nvrtcCompileProgram(p, &[c\"--use-pch=a\"]); }",
        &["E0133"],
    ),
    // Unsafe functions of every layer below the owners, and the launch of a graph that does not own its memory.
    ("fn f() { let _ = cuMemGetInfo(); }", &["E0133"]),
    ("fn f() { let _ = cubind::cuda13::checked::driver::cuMemGetInfo(); }", &["E0133"]),
    ("fn f() { let _ = cubind::cuda13::sys::driver::cuInit(0); }", &["E0133"]),
    ("fn f(g: &cubind::owned::GraphExec) { let _ = g.launch(None); }", &["E0133"]),
    // The owner belongs to another major version, in a library of which each version has its own file.
    (
        "fn f(p: &Owned<owned::nvrtc::nvrtcProgram, 12>) { let _ = owned::nvrtc::nvrtcGetProgramLog(p); }",
        &["E0277", "nvrtcProgram, 12>`"],
    ),
    // Functions of two layers have the same name. By default, the compiler only warns.
    (
        "mod m { #![deny(ambiguous_glob_imports)] use cubind::cuda13::{driver::*, owned::driver::*}; pub fn f() { let _ = cuStreamSynchronize; } }",
        &["`cuStreamSynchronize` is ambiguous"],
    ),
    // Messages must not show shared types with a major version other than the program's.
    ("cuInit(0).0.no_such_method();", &["E0599", "CUresult`"]),
    ("CUuuid::default().no_such_method();", &["E0599", "`cubind::shared::driver::CUuuid`"]),
    ("cuMemGetInfo(1);", &["E0061"]),
    // Memory of any address, length and lifetime is not accepted.
    (
        "fn f(b: &mut cubind::owned::DeviceBuffer<f32>) { use cubind::owned::*; let _ = InputOrInPlace::<f32>::in_place_of(InPlace, &b); }",
        &["E0133", "in_place_of"],
    ),
    (
        "fn f(a: cubind::CuPtr<f32>) { use cubind::owned::*; let _ = AnyInputOrInPlace::in_place_of(InPlace, &a); }",
        &["E0133", "in_place_of"],
    ),
    ("fn f(a: cubind::CuPtr<f32>) { let _ = a.memory(1); }", &["E0133", "memory"]),
    // A device could write bytes that are not valid values.
    (
        "fn g(_: impl cubind::owned::AnyKnownOutput) {} fn f(m: &mut cubind::owned::ManagedBuffer<bool>) { g(m) }",
        &["E0277", "bool", "Output`"],
    ),
    (
        "fn g(_: impl cubind::owned::DeviceOutput<bool>) {} fn f(m: &mut cubind::owned::PinnedBuffer<bool>) { g(m) }",
        &["E0277", "bool", "Output`"],
    ),
    ("fn f(m: &cubind::owned::ManagedBuffer<bool>) { let _ = m.host(); }", &["E0599", "host"]),
    (
        "cubind::kernel! { unsafe fn k(x: Out<bool>); } fn f(k: k, m: &mut cubind::owned::ManagedBuffer<bool>) { let _ = unsafe { k.launch(None, 1, 1, m) }; }",
        &["E0277", "bool", "Output`"],
    ),
    // Functions that only the owned layer may call.
    ("fn f() { let _ = cubind::owned::CallGroup::begun(|| Ok::<(), ()>(())); }", &["E0133", "begun"]),
    (
        "fn f<H: cubind::owned::Keeps<13>>(h: H) { let _ = h.destroy_by(true, || Ok::<(), ()>(())); }",
        &["E0133", "destroy_by"],
    ),
    (
        "fn f(k: &cubind::owned::KeptStreams<i32>) { let _ = k.destroy(1, true, || Ok::<(), ()>(())); }",
        &["E0133", "destroy"],
    ),
    (
        "fn f(k: &'static cubind::owned::KeptStreams<i32>) { let _ = k.set(1, &None, || Ok::<(), ()>(())); }",
        &["E0133", "set"],
    ),
    ("fn f(s: CUstream) { cubind::owned::Destroy::<0>::retire(s); }", &["E0133", "retire"]),
    ("fn f(s: CUstream) { let _ = cubind::owned::Work::in_raw(Ok::<_, ()>(s)); }", &["E0133", "in_raw"]),
    // Macros with `unsafe` code are for crates that contain `unsafe` themselves.
    (
        "mod checked {} cubind::__gen1::owned::owned! { driver, CUresult; safe { #[doc = \"\"] fn f(a: usize) -> u8 { *core::ptr::with_exposed_provenance::<u8>(a) } } unsafe {} }",
        &["E0425", "__TRUSTED"],
    ),
    ("struct Rc(std::rc::Rc<u8>); cubind::__gen1::owned::thread_safe! { Rc }", &["E0425", "__TRUSTED"]),
    ("struct Flag(bool); cubind::__gen1::record! { Flag }", &["E0425", "__TRUSTED"]),
    ("struct Long(u64); cubind::__gen1::element! { Long, u8, LONG }", &["E0425", "__TRUSTED"]),
    ("fn f() { let _ = cubind::__gen1::Trusted::new(); }", &["E0133", "Trusted"]),
    // Functions that destroy a primary context have no safe form.
    ("fn f() { let _ = cubind::cuda13::checked::driver::cuDevicePrimaryCtxReset(CUdevice(0)); }", &["E0133"]),
    ("fn f() { let _ = cubind::cuda13::checked::driver::cuDevicePrimaryCtxRelease(CUdevice(0)); }", &["E0133"]),
    ("fn f() { let _ = cubind::cuda13::checked::runtime::cudaDeviceReset(); }", &["E0133"]),
    ("fn f() { let _ = cuDevicePrimaryCtxReset(CUdevice(0)); }", &["E0133"]),
    ("let _ = owned::driver::cuDevicePrimaryCtxReset(CUdevice(0));", &["E0425"]),
    ("let _ = owned::driver::cuDevicePrimaryCtxRelease(CUdevice(0));", &["E0425"]),
    ("let _ = owned::runtime::cudaDeviceReset();", &["E0425"]),
    // A struct of the program is plain data only if it is declared as such, and the type of a handle has its version.
    (
        "#[derive(Clone, Copy)] struct P(u8); cubind::kernel! { unsafe fn k(p: P); }",
        &["E0277", "`P` is not known to be plain data"],
    ),
    (
        "fn f(_: &Owned<owned::nvrtc::nvrtcProgram>) {}",
        &["E0277", "no function that destroys it in the major version `0`"],
    ),
];

#[test]
fn wrong_programs_do_not_compile() {
    let project = Path::new(env!("CARGO_TARGET_TMPDIR")).join("refused");
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../generated/cubind");
    let manifest = format!(
        "[package]\nname = \"refused\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n\
         cubind = {{ path = {crate_folder:?} }}\n\n[workspace]\n"
    );
    let write =
        |path: PathBuf, text: &str| std::fs::write(&path, text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    std::fs::create_dir_all(project.join("src")).expect("tests can write temporary files");
    write(project.join("Cargo.toml"), &manifest);
    // One function per line, so that the line identifies it.
    let mut source =
        "#![allow(unused_unsafe)]\nuse cubind::cuda13::{driver::*, owned};\nuse cubind::owned::{Event, Owned};\n"
            .to_owned();
    for (index, (body, _)) in PROGRAMS.iter().enumerate() {
        writeln!(source, "pub fn program_{index}() {{ unsafe {{ {body} }} }}").expect("memory");
    }
    write(project.join("src/lib.rs"), &source);
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["check", "--quiet", "--offline", "--message-format", "short"]).current_dir(&project);
    let output = cargo.env("CARGO_TARGET_DIR", project.join("target")).output().expect("cargo runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    for (index, (body, expected)) in PROGRAMS.iter().enumerate() {
        let place = format!("src/lib.rs:{}:", index + 4);
        let found =
            said.lines().any(|line| line.starts_with(&place) && expected.iter().all(|part| line.contains(part)));
        assert!(!said.contains("cuda12"), "the program uses cuda13: {said}");
        assert!(found, "{body}\nmust be refused with {expected:?}; the compiler says:\n{said}");
    }
}
