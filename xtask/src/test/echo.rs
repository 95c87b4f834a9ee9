//! The echo libraries, built once for all tests that call through them, and what those tests find them by.

use super::Context;
use crate::progress::Steps;
use codegen::{diag::Failure, echo, pipeline, resolve, toolkit::Toolkits};
use std::ffi::OsString;

/// Builds the echo libraries; returns the environment of the tests.
pub(super) fn environment(context: &Context<'_>) -> Result<Vec<(String, OsString)>, Failure> {
    let (root, progress) = (context.root, Steps::new());
    let (specs, registries) = pipeline::load(root)?;
    let api = resolve::resolve(&registries, &specs)?;
    let built = echo::build(root, &api, &registries, &progress)?;
    let toolkits = Toolkits::load(root)?;
    let mut environment = vec![
        ("CUBIND_ECHO_DIR".to_owned(), built.folder.clone().into_os_string()),
        ("CUBIND_ECHO_CALLS".to_owned(), built.calls.clone().into_os_string()),
        ("CUBIND_ECHO_CALLS_JSON".to_owned(), built.python_calls.clone().into_os_string()),
    ];
    for version in &built.newest {
        let libraries = toolkits.libraries(root, *version, &progress)?;
        environment.push((format!("CUBIND_LIBRARIES_{}", version.major), libraries.into_os_string()));
    }
    Ok(environment)
}
