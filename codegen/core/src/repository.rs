//! This repository's own description of CUDA, for tests: read and resolved once. Without
//! packages that are tested alone.

use crate::{analysis, api::Api, checkout, pipeline, registry::Registry, spec::Specs};
use std::{
    path::{Path, PathBuf},
    sync::LazyLock,
};

/// The root of the checkout.
pub(crate) fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> =
        LazyLock::new(|| checkout::root(env!("CARGO_MANIFEST_DIR")).unwrap_or_else(|failure| panic!("{failure}")));
    &ROOT
}

/// The specs and the registries.
pub(crate) fn read() -> &'static (Specs, Vec<Registry>) {
    static READ: LazyLock<(Specs, Vec<Registry>)> =
        LazyLock::new(|| pipeline::load_common(root()).unwrap_or_else(|failure| panic!("{failure}")));
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
