//! Fuzz targets whose input is text: C types, registry files, and specs.

use super::repository;
use codegen::{
    ctype::CType,
    diag::Diagnostics,
    pipeline,
    registry::Registry,
    spec::{self, Specs},
    views::Views,
};
use std::{collections::BTreeMap, fs, sync::LazyLock};

/// Reads a C type, and tests that the type is written as text with the same meaning.
pub fn c_type(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(read) = text.parse::<CType>() else { return };
    let written = read.to_string();
    assert_eq!(written.parse(), Ok(read), "{text:?} is written as {written:?}");
}

/// Reads a registry file, and tests that its contents are written as text with the same meaning.
pub fn registry(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let library = text.lines().find_map(|line| line.strip_prefix("library: ")).unwrap_or("fuzz");
    let Ok(read) = Registry::parse(library, text, "registry.yaml") else { return };
    let written = read.to_text();
    match Registry::parse(library, &written, "written.yaml") {
        Ok(again) => assert!(again == read, "another registry is read from\n{written}"),
        Err(failure) => panic!("{failure}\n{written}"),
    }
}

/// Reads a spec. If the spec is valid, also tests everything that is generated from the spec, with the registry of the
/// fixture that the spec refers to.
pub fn spec(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for other in ["majors.yaml", "packages.yaml"] {
        let _ = spec::of_texts([(other, text)], &mut Diagnostics::default());
    }
    let _ = Views::parse([("view.yaml", text)]);
    let mut found = Diagnostics::default();
    let specs = spec::of_texts([("spec.yaml", text)], &mut found);
    if let (true, Some(registry)) = (found.is_empty(), of_fixture(&specs)) {
        // Errors in the spec are reported.
        let _ = pipeline::generate(&specs, std::slice::from_ref(registry), &Views::default());
    }
}

/// Returns the registry of the fixture with this name.
fn of_fixture(specs: &Specs) -> Option<&'static Registry> {
    static REGISTRIES: LazyLock<BTreeMap<String, Registry>> = LazyLock::new(|| {
        let fixtures = fs::read_dir(repository().join("tests/fixtures")).expect("the fixtures are there");
        let folders = fixtures.map(|entry| entry.expect("the fixtures are there").path());
        let registries = folders.filter_map(|folder| {
            let name = folder.file_name()?.to_str()?.to_owned();
            let text = fs::read_to_string(folder.join("expected/registry.yaml")).ok()?;
            let read = Registry::parse(&name, &text, "registry.yaml");
            Some((name, read.unwrap_or_else(|failure| panic!("{failure}"))))
        });
        registries.collect()
    });
    REGISTRIES.get(specs.libraries.first()?.name())
}
