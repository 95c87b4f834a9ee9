//! This repository's own specs and registries.
//!
//! Tests share one copy of the specs, which is read and resolved once. The copy omits the libraries of packages that
//! are tested separately.

use crate::{
    checkout,
    diag::Failure,
    registry::Registry,
    spec::{self, Spec, Specs},
};
use std::{
    env,
    path::{Path, PathBuf},
    sync::LazyLock,
};

/// Reads the checked-in specs and their registries, in the same order. Moves history-only versions to
/// `Registry::unbound`.
pub fn load(root: &Path) -> Result<(Specs, Vec<Registry>), Failure> {
    let specs = spec::load(root)?;
    let registries = registries(root, &specs)?;
    Ok((specs, registries))
}

/// Like [`load`], but without the libraries of packages that are tested separately.
pub fn load_common(root: &Path) -> Result<(Specs, Vec<Registry>), Failure> {
    let mut specs = spec::load(root)?;
    let common = specs.common();
    specs.libraries.retain(|spec| common.contains(spec.name()));
    let registries = registries(root, &specs)?;
    Ok((specs, registries))
}

fn registries(root: &Path, specs: &Specs) -> Result<Vec<Registry>, Failure> {
    let load = |spec: &Spec| {
        let mut registry = Registry::load(root, spec.name())?;
        registry.set_apart(|version| specs.is_unbound(spec, version));
        Ok(registry)
    };
    specs.libraries.iter().map(load).collect()
}

/// Returns the root of the checkout.
pub fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> =
        LazyLock::new(|| checkout::root(env!("CARGO_MANIFEST_DIR")).unwrap_or_else(|failure| panic!("{failure}")));
    &ROOT
}

/// Returns the specs and registries of this repository.
pub fn read() -> &'static (Specs, Vec<Registry>) {
    static READ: LazyLock<(Specs, Vec<Registry>)> =
        LazyLock::new(|| load_common(root()).unwrap_or_else(|failure| panic!("{failure}")));
    &READ
}

/// Returns true if tests check every toolkit, as in `cargo xtask test --all-toolkits`, which CI runs every night.
pub fn all_toolkits() -> bool {
    env::var_os("CUBIND_ALL_TOOLKITS").is_some_and(|value| !value.is_empty() && value != "0")
}
