//! Fuzz targets that scan headers, and generate both packages from these headers.

use super::repository;
use codegen::{
    diag::{Diagnostics, Failure},
    pipeline,
    registry::Registry,
    scan::{Scanner, unlisted},
    spec::{self, Specs},
    toolkit::{Progress, Toolkits},
    version::Version,
    views::Views,
};
use std::{fs, path::PathBuf, sync::LazyLock};

/// A spec that contains no entries.
const SPEC: &str = r#"
library:
  name: fuzz
  title: fixture
  headers: [input.h]
  min_functions: 0
  rules: cuda
  loads: {"12..": {linux: [libfx.so.1], windows: [fx.dll]}}
  result: {type: fxResult, success: FX_SUCCESS, missing_library: FX_NO_LIBRARY, missing_symbol: FX_NO_SYMBOL,
           invalid_argument: FX_INVALID, description: fxDescribe}
  docs: https://example.com/{group}.html
"#;

/// The declarations to which the spec refers. They precede each input in the header.
const HEAD: &str = "\
typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_NO_LIBRARY = 2, FX_NO_SYMBOL = 3 } fxResult;
const char *fxDescribe(fxResult code);
";

/// A toolkit that consists of one header.
struct Toolkit {
    include: tempfile::TempDir,
    libclang: PathBuf,
    specs: Specs,
}

/// Scans a header. The facts are written as a registry that can be read back, and all bindings that rules alone
/// determine are printed.
pub fn scanner(data: &[u8]) {
    static TOOLKIT: LazyLock<Toolkit> = LazyLock::new(|| {
        let mut found = Diagnostics::default();
        let specs = spec::of_texts([("spec.yaml", SPEC)], &mut found);
        found.into_result().unwrap_or_else(|failure| panic!("{failure}"));
        Toolkit { include: tempfile::tempdir().expect("there is a temporary folder"), libclang: libclang(), specs }
    });
    let Toolkit { include, libclang, specs } = &*TOOLKIT;
    let text = [HEAD.as_bytes(), data].concat();
    fs::write(include.path().join("input.h"), text).expect("the folder can be written to");
    let _ = unlisted(include.path(), specs);
    let version = Version::new(13, 0);
    let scanner = Scanner::new(include.path(), libclang).unwrap_or_else(|failure| panic!("{failure}"));
    let Ok(facts) = scanner.scan(&pipeline::request(&specs.libraries[0], version)) else { return };
    let mut scanned = Registry::new("fuzz");
    scanned.toolkits.insert(version, facts);
    let text = scanned.to_text();
    match Registry::parse("fuzz", &text, "registry.yaml") {
        Ok(read) => assert!(read == scanned, "another registry is read from\n{text}"),
        Err(failure) => panic!("{failure}\n{text}"),
    }
    // Undecided parameters are reported.
    let _ = pipeline::generate(specs, &[scanned], &Views::default());
}

/// A spec for headers that the grammar generates, in which every pointer is an address.
const ALL_ADDRESSES: &str = r#"
library:
  name: NAME
  title: fixture
  headers: [input.h]
  min_functions: 0
  loads: {"12..": {linux: [libfx.so.1], windows: [fx.dll]}}
  result: {type: fxResult, success: FX_SUCCESS, missing_library: FX_NO_LIBRARY, missing_symbol: FX_NO_SYMBOL,
           invalid_argument: FX_INVALID, returns: {"*": zeros}}
  docs: https://example.com/
families:
  written: {params: {"*": {role: address, writes: true}}}
  read: {params: {"*": {role: address, reads: true}}}
skip: {"odd*": {reason: a vector}}
"#;

/// Scans a header that the grammar has generated, and prints it in both languages if no finding is reported.
pub fn grammar(data: &[u8]) {
    if let Ok((specs, registries)) = grammatical("fuzz", data) {
        let _ = pipeline::generate(&specs, &registries, &Views::default());
    }
}

/// Returns the spec and the facts of a header that the grammar has generated, as the library `name`, or the findings of
/// the scan.
pub fn grammatical(name: &str, data: &[u8]) -> Result<(Specs, Vec<Registry>), Failure> {
    static LIBCLANG: LazyLock<PathBuf> = LazyLock::new(libclang);
    let mut found = Diagnostics::default();
    let specs = spec::of_texts([("spec.yaml", ALL_ADDRESSES.replace("NAME", name).as_str())], &mut found);
    found.into_result().unwrap_or_else(|failure| panic!("{failure}"));
    let include = tempfile::tempdir().expect("there is a temporary folder");
    fs::write(include.path().join("input.h"), super::grammar::header(data)).expect("the folder can be written to");
    let version = Version::new(13, 0);
    let scanner = Scanner::new(include.path(), &LIBCLANG).unwrap_or_else(|failure| panic!("{failure}"));
    let facts = scanner.scan(&pipeline::request(&specs.libraries[0], version))?;
    let mut scanned = Registry::new(name);
    scanned.toolkits.insert(version, facts);
    Ok((specs, vec![scanned]))
}

/// Returns the pinned libclang, or the one in `LIBCLANG_PATH`.
fn libclang() -> PathBuf {
    struct Told;
    impl Progress for Told {
        fn step(&self, message: &str) {
            eprintln!("{message}");
        }
    }
    let root = repository();
    let found = Toolkits::load(&root).and_then(|toolkits| toolkits.libclang(&root, &Told));
    found.unwrap_or_else(|failure| panic!("{failure}"))
}
