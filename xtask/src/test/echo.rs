//! Recording stubs (`echo`), which are built once for all tests that use them, and the environment variables for these
//! tests.

use super::Context;
use crate::progress::Steps;
use codegen::{
    analysis,
    api::Api,
    cc::Compiler,
    diag::Failure,
    echo::{self, EchoPaths},
    package::Package,
    pipeline,
    registry::Registry,
    report,
    toolkit::Toolkits,
};
use std::{ffi::OsString, fmt, fs, path::Path};

/// The environment variables for the tests, as names and values.
pub(crate) type Environment = Vec<(String, OsString)>;

/// The file with the environment variables of the last build, for the steps that follow in the same run.
const BUILT: &str = "environment.json";

/// Builds the recording stubs, unless a preceding step has built them in the same run. Returns the environment
/// variables for the tests.
pub(super) fn environment(context: &Context<'_>) -> Result<Environment, Failure> {
    let stored = context.root.join(echo::FOLDER).join(BUILT);
    if context.follows
        && let Ok(text) = fs::read_to_string(&stored)
    {
        return serde_json::from_str(&text).map_err(|error| cannot("read", &stored, &error));
    }
    let (root, progress) = (context.root, Steps::new());
    let (built, mut environment) = libraries(root, Path::new(echo::FOLDER), &Compiler::of_this_machine(), &progress)?;
    let toolkits = Toolkits::load(root)?;
    for version in &built.newest {
        let libraries = toolkits.libraries(root, *version, &progress)?;
        environment.push((format!("CUBIND_LIBRARIES_{}", version.major), libraries.into_os_string()));
    }
    let text = serde_json::to_string(&environment).map_err(|error| cannot("write", &stored, &error))?;
    fs::write(&stored, text).map_err(|error| cannot("write", &stored, &error))?;
    Ok(environment)
}

/// Builds the recording stubs for another machine type into this folder. Returns the environment variables for tests
/// that do not need real libraries.
pub(crate) fn elsewhere(root: &Path, folder: &Path, compiler: &Compiler) -> Result<Environment, Failure> {
    libraries(root, folder, compiler, &Steps::new()).map(|(_, environment)| environment)
}

fn libraries(
    root: &Path,
    folder: &Path,
    compiler: &Compiler,
    progress: &Steps,
) -> Result<(EchoPaths, Environment), Failure> {
    let (specs, registries) = pipeline::load_common(root)?;
    let api = analysis::resolve(&registries, &specs)?;
    let built = echo::build(root, folder, &api, &registries, &Package::core_of(&api), compiler, progress)?;
    let environment = vec![
        ("CUBIND_ECHO_DIR".to_owned(), built.folder.clone().into_os_string()),
        ("CUBIND_ECHO_CALLS".to_owned(), built.calls.clone().into_os_string()),
        ("CUBIND_ECHO_FUZZ".to_owned(), echo::write_fuzz(root, &api, &registries)?.into_os_string()),
        ("CUBIND_ECHO_CALLS_JSON".to_owned(), built.python_calls.clone().into_os_string()),
        ("CUBIND_NEWER".to_owned(), newer(&built.folder, &api, &registries)?),
    ];
    Ok((built, environment))
}

/// Writes the names that the reference release of `cuda.bindings` lacks because this release is older than the newest
/// toolkit. Each line contains a major version and a name.
fn newer(folder: &Path, api: &Api, registries: &[Registry]) -> Result<OsString, Failure> {
    let mut text = String::new();
    for major in api.major_numbers() {
        for name in api.majors.reference(major).map(|toolkit| report::newer(registries, toolkit)).unwrap_or_default() {
            text += &format!("{major} {name}\n");
        }
    }
    let path = folder.join("newer.txt");
    fs::write(&path, text).map_err(|error| cannot("write", &path, &error))?;
    Ok(path.into_os_string())
}

fn cannot(what: &str, path: &Path, error: &dyn fmt::Display) -> Failure {
    Failure::environment(format!("cannot {what} {}: {error}", path.display()), "check the permissions of target/")
}
