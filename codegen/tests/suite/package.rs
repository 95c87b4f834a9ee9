//! Tests of a package that depends on `cubind`, with the library in `tests/package`. They check the package's own
//! items, and the items that the package imports from `cubind`. The step `python package` builds this package and calls
//! its functions.

use crate::support::{libclang, repository, root};
use codegen::{
    analysis, diag::Diagnostics, language::Files, package::Package, pipeline, registry::Registry, scan::Scanner, spec,
    version::Version,
};
use std::{fs, path::PathBuf};

/// The version in the library's header.
const VERSION: Version = Version::new(1, 2);

/// The folder that contains the library.
fn folder() -> PathBuf {
    root().join("tests/package")
}

/// The spec of the library.
fn text() -> String {
    fs::read_to_string(folder().join("fx.yaml")).unwrap()
}

/// The files of both languages, generated from the library's header in these versions.
fn generated(text: &str, versions: &[Version]) -> Files {
    let mut found = Diagnostics::default();
    let spec = spec::parse(text, "tests/package/fx.yaml", &mut found);
    found.into_result().unwrap_or_else(|failure| panic!("{failure}"));
    let spec = spec.expect("a spec");
    let mut specs = spec::load(root()).unwrap_or_else(|failure| panic!("{failure}"));
    let mut registries = repository().1.clone();
    let scanner = Scanner::new(&folder().join("include"), libclang()).unwrap_or_else(|failure| panic!("{failure}"));
    let mut registry = Registry::new(spec.name());
    for version in versions {
        let facts = scanner.scan(&pipeline::request(&spec, *version)).unwrap_or_else(|failure| panic!("{failure}"));
        registry.toolkits.insert(*version, facts);
    }
    let package = Package::of_specs(&[&spec]).unwrap_or_else(|failure| panic!("{failure}"));
    specs.libraries.push(spec);
    registries.push(registry);
    let needed = spec::with_used(specs.libraries.iter().map(|spec| &spec.content.library), &package.libraries);
    let api = analysis::resolve_some(&registries, &specs, &needed).unwrap_or_else(|failure| panic!("{failure}"));
    pipeline::print(&api, &package, &registries, &package.libraries).into_files()
}

#[test]
fn functions_of_a_package_accept_owned_memory_of_cubind() {
    let files = generated(&text(), &[VERSION]);
    let text = files.get("rust/src/owned/fx.rs").unwrap_or_else(|| panic!("{:#?}", files.keys()));
    let pressed = |text: &str| text.split_whitespace().collect::<String>();
    for part in [
        "#[cfg(feature = \"std\")] use ::cubind::owned::{ AnyDeviceInput, AnyDeviceOutput,",
        "#[cfg(feature = \"std\")] owned! {",
        "fn fxScale( handle: impl AsHandle<fxHandle_t>, values: impl DeviceOutput<f32>, count: usize",
        "let called = called!(FX, fxScale); check_len!(called : values as f32, [count]);",
        "fn fxFill<T: Element<runtime::cudaDataType>>( handle: impl AsHandle<fxHandle_t>, memory: impl DeviceOutput<T>, count: usize,",
        "checked::fxFill(handle.as_handle(), memory.0.into(), T::NUMBER, count, stream.as_handle_or_null())?;",
        "borrow!(work = Work::in_stream(&stream), called : [user = 0 handle.as_handle()] memory);",
        "record_use!(work; memory);",
    ] {
        assert!(pressed(text).contains(&pressed(part)), "no {part} in {text}");
    }
}

#[test]
fn items_of_cubind_are_imported_and_not_printed() {
    let files = generated(&text(), &[VERSION]);
    let text = |path: &str| files.get(path).unwrap_or_else(|| panic!("no {path} in {:#?}", files.keys()));
    let taken = text("python/src/tables/taken.rs");
    let classes: Vec<&str> = taken.lines().filter_map(|line| line.trim().strip_prefix("table.class(Class::")).collect();
    let expected = [
        "Value(&driver::CUstream));",
        "Record(&runtime::cudaAccessPolicyWindow));",
        "Enum(&runtime::cudaAccessProperty));",
        "Enum(&runtime::cudaDataType));",
        "Record(&runtime::cudaExtent));",
        "Value(&runtime::cudaStream_t));",
    ];
    assert_eq!(classes, expected);
    for table in text("python/src/tables/runtime.rs").split("pub(crate) static ").skip(1) {
        assert!(
            table.contains(": Signature = ") || table.contains(".taken()") || table.contains("EnumDef::taken("),
            "{table}"
        );
    }
    assert!(!text("python/src/tables/fx1.rs").contains("taken"));
    // If a call keeps objects alive for a stream, the package that defines the class of the stream stores the objects.
    let functions = text("python/src/functions/fx/common.rs");
    assert!(functions.contains("base_keepalive::hold(&runtime::cudaStream_t, "), "{functions}");
    assert!(functions.contains(" handle_keepalive::hold(&fx1::fxHandle_t, "), "{functions}");
    let stub = text("python/python/cubind_fx/fx.pyi");
    let imports = stub.split_once("from cubind.cuda13.runtime import (").map_or("", |(_, rest)| rest);
    assert!(imports.contains("    cudaStream_t,\n"), "{stub}");
    let python = || files.keys().filter(|path| path.starts_with("python/"));
    assert!(!python().any(|path| path.contains("/cuda13") || path.contains("compat")), "{:#?}", files.keys());
}

#[test]
fn manifests_contain_only_the_license_of_the_spec() {
    const MANIFESTS: [&str; 3] = ["rust/Cargo.toml", "python/Cargo.toml", "python/pyproject.toml"];
    let licensed = text().replace("package: {", "package: {license: MIT OR BSD-3-Clause, ");
    for (text, expected) in [(text(), None), (licensed, Some("license = \"MIT OR BSD-3-Clause\""))] {
        let files = generated(&text, &[VERSION]);
        for manifest in MANIFESTS {
            let mut lines = files[manifest].lines().take_while(|line| !line.starts_with("[lib]"));
            assert_eq!(lines.find(|line| line.contains("license")), expected, "{}", files[manifest]);
        }
    }
}

#[test]
fn a_library_that_comes_with_cuda_has_modules_of_both_major_versions() {
    let own = "  axis: own\n  version_macro: {FX_VERSION: [10000, 100]}\n";
    let of_cuda = text().replace(own, "").replace("\"1\": {linux", "\"12..\": {linux");
    let files = generated(&of_cuda, &[Version::new(12, 9), Version::new(13, 0)]);
    let text = |path: &str| files.get(path).unwrap_or_else(|| panic!("no {path} in {:#?}", files.keys()));
    let package = "python/python/cubind_fx";
    assert!(text(&format!("{package}/fx.py")).contains("default=\"13\", package=\"cubind_fx\")"));
    assert!(text(&format!("{package}/checked/fx.py")).contains("package=\"cubind_fx.checked\")"));
    assert!(text(&format!("{package}/cuda12/fx.py")).contains("_modules.fill(globals(), 12, \"fx\")"));
    assert!(text(&format!("{package}/cuda13/__init__.pyi")).contains("from cubind_fx.cuda13 import fx as fx"));
    assert!(
        text(&format!("{package}/__init__.py")).contains("modules=(\"fx\", \"cuda12\", \"cuda13\", \"checked\", )")
    );
    assert!(text(&format!("{package}/_results.py")).contains("\"cubind_fx.cuda13.fx\""));
    assert!(text("python/src/tables/fx.rs").contains("cubind_fx.cuda13.fx.fxHandle_t"));
    // In Rust, an item that is equal in both major versions is a single type. The module that defines the item imports
    // the CUDA modules that the item uses.
    assert!(text("rust/Cargo.toml").contains("\ncuda-12 = [\"cubind/cuda-12\"]\ncuda-13 = [\"cubind/cuda-13\"]\n"));
    let manifest = text("rust/Cargo.toml");
    assert!(manifest.contains("features = [\"owned\"") && !manifest.contains("\"owned\", \"cuda-13\""), "{manifest}");
    let root = text("rust/src/lib.rs");
    for module in [
        "#[cfg(any(feature = \"cuda-12\", feature = \"cuda-13\"))]\npub mod shared;",
        "#[cfg(feature = \"cuda-12\")]\npub mod cuda12;",
        "#[cfg(feature = \"cuda-13\")]\npub mod cuda13;",
    ] {
        assert!(root.contains(module), "{module} in {root}");
    }
    assert!(!root.contains("pub mod fx;") && !files.contains_key("rust/src/checked/mod.rs"), "{root}");
    assert!(root.contains("//! - [`cuda13::checked::fx`]: "), "{root}");
    let both = text("rust/src/cuda13/mod.rs");
    assert!(both.contains("#[cfg(all(feature = \"fx\", not(windows)))]\npub mod fx;"), "{both}");
    assert!(both.contains("pub mod checked;\npub mod owned;\npub mod sys;"), "{both}");
    assert!(text("rust/src/cuda13/fx/mod.rs").contains("use ::cubind::cuda13::runtime;"));
    assert!(text("rust/src/shared/fx/mod.rs").contains("use ::cubind::shared::runtime;"));
    assert!(text("rust/README.md").contains("| `cubind_fx::cuda13::owned::fx` |"), "{}", text("rust/README.md"));
}
