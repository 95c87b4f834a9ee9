//! This repository's own description of CUDA, for tests: read and resolved once. Without
//! packages that are tested alone.

use crate::{analysis, api::Api, pipeline, registry::Registry, spec::Specs};
use std::{path::Path, sync::LazyLock};

/// The specs and the registries.
pub(crate) fn read() -> &'static (Specs, Vec<Registry>) {
    static READ: LazyLock<(Specs, Vec<Registry>)> = LazyLock::new(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        pipeline::load_common(root).unwrap_or_else(|failure| panic!("{failure}"))
    });
    &READ
}

/// What follows from them.
pub(crate) fn resolved() -> &'static Api {
    static RESOLVED: LazyLock<Api> = LazyLock::new(|| {
        let (specs, registries) = read();
        analysis::resolve(registries, specs).unwrap_or_else(|failure| panic!("{failure}"))
    });
    &RESOLVED
}
