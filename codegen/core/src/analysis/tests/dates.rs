//! Tests of the versions that introduced functions, in the registries of this repository.

use crate::{api::Symbol, repository, version::Version};
use std::collections::BTreeMap;

#[test]
fn drivers_date_functions_that_are_older_than_every_scanned_header() {
    let api = repository::resolved();
    let driver = api.libraries.iter().find(|library| library.spec.name == "driver").unwrap();
    let symbols: BTreeMap<&String, &Symbol> = driver.majors.values().flat_map(|major| &major.symbols).collect();

    let old = symbols.values().copied().filter(|symbol| !symbol.availability.since_is_known);
    let (dated, undated): (Vec<&Symbol>, Vec<&Symbol>) =
        old.partition(|symbol| symbol.availability.driver_since.is_some());
    assert_eq!((dated.len(), undated.len()), (488, 0));
    let before = dated.iter().filter(|symbol| symbol.availability.driver_since < Some(Version::new(12, 0)));
    assert_eq!(before.count(), 463);
    for (name, since) in [
        ("cuInit", (2, 0)),
        ("cuMemAlloc", (2, 0)),
        ("cuMemAlloc_v2", (3, 2)),
        ("cuGraphAddNode", (12, 2)),
        ("cuStreamGetCaptureInfo_v2", (11, 3)),
        ("cuGLGetDevices_v2", (6, 5)),
    ] {
        assert_eq!(
            symbols[&name.to_owned()].availability.required_version(),
            Some(Version::new(since.0, since.1)),
            "{name}"
        );
    }

    // If both versions are known, they must be equal, unless drivers exported the function before a header declared the
    // function.
    let differ = symbols.values().filter(|symbol| {
        symbol.availability.since_is_known
            && symbol.availability.driver_since.is_some_and(|driver| driver != symbol.availability.since)
    });
    let differ: Vec<&str> = differ.map(|symbol| symbol.name.as_str()).collect();
    assert_eq!(
        differ,
        [
            "cuGreenCtxGetId",
            "cuLaunchHostFunc_v2",
            "cuMemBatchDecompressAsync",
            "cuStreamBeginCaptureToCig",
            "cuStreamEndCaptureToCig"
        ]
    );
    assert!(
        symbols
            .values()
            .all(|symbol| symbol.availability.driver_since.is_none_or(|driver| driver <= symbol.availability.since))
    );
}
