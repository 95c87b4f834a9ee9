//! Lookup of functions by name: the version that introduced them, and their availability.

/// A name and a major version, with the expected symbol and the version that introduced it.
const KNOWN: [(&str, u32, &str, Option<&str>); 6] = [
    ("cuGraphAddNode", 12, "cuGraphAddNode", Some("12.2")),
    ("cuCtxCreate", 12, "cuCtxCreate_v2", Some("3.2")),
    ("cuCtxCreate", 13, "cuCtxCreate_v4", Some("12.5")),
    ("cuCtxCreate_v4", 12, "cuCtxCreate_v4", Some("12.5")),
    ("cuInit", 13, "cuInit", Some("2.0")),
    ("cublasSgemm", 13, "cublasSgemm_v2", None),
];

#[test]
fn names_are_looked_up_in_their_major_version() {
    for (name, major, symbol, since) in KNOWN {
        let found = if major == 12 { cubind::cuda12::function(name) } else { cubind::cuda13::function(name) };
        let found = found.unwrap_or_else(|| panic!("{name} of CUDA {major}"));
        assert_eq!((found.symbol(), found.since()), (symbol, since), "{name} of CUDA {major}");
    }
    assert!(cubind::cuda12::function("cuDevSmResourceSplit").is_none());
    assert!(cubind::function("cuFoo").is_none());
}

#[test]
fn lookup_prefers_the_newest_major_version() {
    assert_eq!(cubind::function("cuCtxCreate").unwrap().symbol(), "cuCtxCreate_v4");
    let shrink = cubind::function("ncclCommShrink").unwrap();
    assert_eq!((shrink.since(), shrink.library().loaded_from()), (Some("2.27"), None));
}

#[test]
fn functions_of_missing_libraries_are_not_available() {
    // The library in this test is rarely installed.
    let function = cubind::cuda13::function("cudlaCreateDevice").unwrap();
    assert_eq!(function.available(), cubind::cuda13::cudla::CUDLA.load().is_ok(), "{function:?}");
}
