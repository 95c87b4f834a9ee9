//! A package that stands on `cubind`, of the library in `tests/package`: what it has of its own, and what it takes. The step `python
//! package` builds and calls it.

mod support;

use codegen::{
    analysis, diag::Diagnostics, language::Files, package::Package, pipeline, registry::Registry, scan::Scanner, spec,
    version::Version,
};
use std::fs;
use support::{libclang, root};

/// The version that its header has.
const VERSION: Version = Version::new(1, 2);

/// The files of both languages.
fn generated() -> Files {
    let folder = root().join("tests/package");
    let text = fs::read_to_string(folder.join("fx.yaml")).unwrap();
    let mut found = Diagnostics::default();
    let spec = spec::parse(&text, "tests/package/fx.yaml", &mut found);
    found.into_result().unwrap_or_else(|failure| panic!("{failure}"));
    let spec = spec.expect("a spec");
    let (mut specs, mut registries) = pipeline::load(root()).unwrap_or_else(|failure| panic!("{failure}"));
    let scanner = Scanner::new(&folder.join("include"), libclang()).unwrap_or_else(|failure| panic!("{failure}"));
    let facts = scanner.scan(&pipeline::request(&spec, VERSION)).unwrap_or_else(|failure| panic!("{failure}"));
    let mut registry = Registry::new(spec.name());
    registry.toolkits.insert(VERSION, facts);
    let package = Package::of_specs(&[&spec]).unwrap_or_else(|failure| panic!("{failure}"));
    specs.libraries.push(spec);
    registries.push(registry);
    let needed = spec::with_used(specs.libraries.iter().map(|spec| &spec.content.library), &package.libraries);
    let api = analysis::resolve_some(&registries, &specs, &needed).unwrap_or_else(|failure| panic!("{failure}"));
    pipeline::print(&api, &package, &registries, &package.libraries).into_files()
}

#[test]
fn what_it_uses_of_cubind_is_taken_from_there_and_nothing_else_of_it_is_printed() {
    let files = generated();
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
    // Who destroys a stream keeps what calls were given for it.
    let functions = text("python/src/functions/fx/both.rs");
    assert!(functions.contains("base_keepalive::hold(&runtime::cudaStream_t, "), "{functions}");
    assert!(functions.contains(" handle_keepalive::hold(&fx1::fxHandle_t, "), "{functions}");
    let stub = text("python/python/cubind_fx/fx.pyi");
    let imports = stub.split_once("from cubind.cuda13.runtime import (").map_or("", |(_, rest)| rest);
    assert!(imports.contains("    cudaStream_t,\n"), "{stub}");
    let python = || files.keys().filter(|path| path.starts_with("python/"));
    assert!(!python().any(|path| path.contains("/cuda13") || path.contains("compat")), "{:#?}", files.keys());
}
