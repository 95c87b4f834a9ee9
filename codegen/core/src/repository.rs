//! This repository's own specs and registries, and the model that follows from them.

use crate::{analysis, api::Api};
use std::sync::LazyLock;

pub use codegen_input::repository::{all_toolkits, load, load_common, read, root};

/// The model that follows from this repository's specs and registries.
pub fn resolved() -> &'static Api {
    static RESOLVED: LazyLock<Api> = LazyLock::new(|| {
        let (specs, registries) = read();
        analysis::resolve(registries, specs).unwrap_or_else(|failure| panic!("{failure}"))
    });
    &RESOLVED
}
