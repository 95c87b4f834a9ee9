//! This repository's own specs and registries, and the model that results from them.

use crate::{analysis, api::Api};
use std::sync::LazyLock;

pub use codegen_input::repository::{all_toolkits, load, load_common, read, root};

/// Returns the model that results from this repository's specs and registries.
pub fn resolved() -> &'static Api {
    static RESOLVED: LazyLock<Api> = LazyLock::new(|| {
        let (specs, registries) = read();
        analysis::resolve(registries, specs).unwrap_or_else(|failure| panic!("{failure}"))
    });
    &RESOLVED
}
