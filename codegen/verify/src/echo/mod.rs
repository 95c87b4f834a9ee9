//! Recording stubs ("echo libraries"): versions of `libcuda.so.1`, `libcudart.so.*` and other libraries whose functions
//! record their arguments and return known patterns. A Rust test calls every public function of the crate with these
//! libraries.
//!
//! ```text
//! registry + roles ──library──▶ functions with effects ──source──▶ C ──compile──▶ target/cubind/echo/13.0/libcuda.so.1
//!                                       ├──────────────calls──▶ target/cubind/echo/calls.rs
//!                                       ├───────────────fuzz──▶ target/cubind/echo/fuzz.rs
//!                                       └─────────────python──▶ target/cubind/echo/calls.json
//! ```
//!
//! The C code is compiled with the real headers, so an incorrect signature causes a compiler error. The effects of a
//! function are derived from the roles of its parameters (`effect.rs`). Memory that CUDA reads is recorded. Memory that
//! CUDA writes is recorded and then filled with a pattern that tests can also compute.
//!
//! The newest toolkit of each major version has a folder, and so does the oldest toolkit. Each folder contains the
//! libraries of its toolkit. For example, the driver of 12.9 lacks the functions that 13.0 added, and the driver of
//! 12.0 lacks all later functions. Tests of missing functions require this difference.
//!
//! *Architecture invariant:* the effects of a stub's function, and the call to the raw function in Rust, are a second,
//! independent interpretation of the roles. If this interpretation differs from the call plan, the test fails or does
//! not compile. Only the bits of an integer are taken from the plan.
//!
//! There is no second interpretation for functions that return a `Result` and for functions with owned handles. The
//! list of these functions, their return types and their arguments are taken from the plan
//! ([`CallPlan`](codegen_core::api::plan::CallPlan), its `growth` and `attribute`) and from the crate's own model
//! ([`RustFn`](codegen_rust::RustFn)). The calls test that these functions pass their arguments to the library and
//! return the values that the library has written. The calls cannot detect wrong decisions, such as a hazard that is
//! missing in the specs. Other tests detect wrong decisions: the fixtures (`tests/fixtures`), `analysis/tests`, and a
//! driver that rejects invalid arguments (`tests/rust/src/stub`). The visible parameters of a Python function are also
//! taken from the plan. The differential test checks these parameters.

mod calls;
mod compile;
mod effect;
mod entry_points;
mod fuzz;
mod library;
mod python;
mod source;
mod test_crate;

pub use test_crate::{test_crate, test_crate_name};

use crate::cc::Compiler;
use codegen_core::{
    api::Api, diag::Failure, header_set::HeaderSet, package::Package, registry::Registry, version::Version,
};
use codegen_toolkit::{Progress, Toolkits};
use compile::Includes;
use library::EchoLibrary;
use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

/// The folder for the calls and the recording stubs of `cubind` itself, relative to the repository.
pub const FOLDER: &str = "target/cubind/echo";

/// The paths of the files that a build has written.
#[derive(Clone, Debug)]
pub struct EchoPaths {
    /// The folder that contains a folder for each toolkit. Tests read its path from `CUBIND_ECHO_DIR`.
    pub folder: PathBuf,
    /// The Rust source that calls every function. Tests read its path from `CUBIND_ECHO_CALLS`.
    pub calls: PathBuf,
    /// The calls for Python. Tests read the path from `CUBIND_ECHO_CALLS_JSON`.
    pub python_calls: PathBuf,
    /// The newest toolkit of each major version, oldest first. Each of these toolkits also has a folder with real
    /// libraries beside the stubs.
    pub newest: Vec<Version>,
}

/// Builds the recording stubs for a package of this repository in every major version, and the calls that use the
/// stubs. `compiler` determines the target machine. Each target machine has its own folder.
///
/// `registries` has the order of the libraries. Missing headers are fetched. Unchanged sources are not recompiled.
pub fn build(
    root: &Path,
    folder: &Path,
    api: &Api,
    registries: &[Registry],
    package: &Package,
    compiler: &Compiler,
    progress: &dyn Progress,
) -> Result<EchoPaths, Failure> {
    let folder = root.join(folder);
    let toolkits = Toolkits::load(root)?;
    let libraries: Vec<EchoLibrary<'_>> =
        libraries(api, registries).into_iter().filter(|it| package.has(&it.library.spec.name)).collect();
    // Only some of the scanned toolkits are used. The headers of the other toolkits are not fetched.
    let needed: BTreeSet<HeaderSet> = libraries
        .iter()
        .flat_map(|library| library.declared().into_iter().chain([library.version]).map(|it| library.header_set(it)))
        .collect();
    let include = |headers: HeaderSet| {
        let include = toolkits.headers(root, &headers, progress)?.include;
        Ok((headers, vec![include]))
    };
    let includes: Includes = needed.into_iter().map(include).collect::<Result<_, Failure>>()?;
    progress.step("building the echo libraries");
    compile::remove_others(&folder, &echo_toolkits(api, registries))?;
    compile::all(&libraries, &includes, &folder, compiler)?;
    let calls = folder.join("calls.rs");
    compile::write_if_changed(&calls, &calls::source(api, registries, &libraries, package))?;
    let python_calls = folder.join("calls.json");
    compile::write_if_changed(&python_calls, &python::calls(api, registries, &libraries, package))?;
    Ok(EchoPaths { folder, calls, python_calls, newest: newest_toolkits(api, registries) })
}

/// Writes the Rust source with random calls to the crate's safe functions. Tests read the path of the source from
/// `CUBIND_ECHO_FUZZ`.
pub fn write_fuzz(root: &Path, api: &Api, registries: &[Registry]) -> Result<PathBuf, Failure> {
    let path = root.join(FOLDER).join("fuzz.rs");
    let package = Package::core_of(api);
    compile::write_if_changed(&path, &fuzz::source(api, registries, &libraries(api, registries), &package))?;
    Ok(path)
}

/// Builds the recording stub for the newest version of each library in a package, and the calls that use the stubs.
/// Each stub is in a subfolder of `folder`. Returns the path of the calls, `calls.rs`. `includes` contains the folders
/// with the headers.
pub fn build_package(
    folder: &Path,
    api: &Api,
    registries: &[Registry],
    package: &Package,
    includes: &[PathBuf],
) -> Result<PathBuf, Failure> {
    let own = || api.libraries.iter().zip(registries).enumerate().filter(|(_, (it, _))| package.has(&it.spec.name));
    let newest = |registry: &Registry| registry.toolkits.keys().next_back().copied();
    // The library is written to the folder of the toolkit that provides the library's headers.
    let toolkit = newest_toolkits(api, registries).last().copied();
    let libraries = own().filter_map(|(index, (_, registry))| {
        let version = newest(registry)?;
        Some(EchoLibrary::new(api, registries, index, version, toolkit.unwrap_or(version)))
    });
    let libraries: Vec<EchoLibrary<'_>> = libraries.collect();
    let sets = libraries.iter().flat_map(|it| it.declared().into_iter().map(|version| it.header_set(version)));
    let includes: Includes = sets.map(|set| (set, includes.to_vec())).collect();
    compile::remove_others(folder, &libraries.iter().map(|library| library.folder).collect())?;
    compile::all(&libraries, &includes, folder, &Compiler::of_this_machine())?;
    let calls = folder.join("calls.rs");
    compile::write_if_changed(&calls, &calls::source(api, registries, &libraries, package))?;
    Ok(calls)
}

/// All libraries of each toolkit that has a folder, oldest toolkit first. For an independently versioned library, the
/// newest release of each major version is in the folder of the newest toolkit.
fn libraries<'a>(api: &'a Api, registries: &'a [Registry]) -> Vec<EchoLibrary<'a>> {
    let toolkits = echo_toolkits(api, registries);
    let mut libraries = Vec::new();
    for (index, (library, registry)) in api.libraries.iter().zip(registries).enumerate() {
        if library.spec.has_own_versions() {
            let newest = library.majors.keys().filter_map(|number| registry.of_major(*number).next_back());
            let folder = toolkits.last().copied();
            let places = newest.filter_map(|(version, _)| Some((version, folder?)));
            libraries.extend(places.map(|(version, folder)| EchoLibrary::new(api, registries, index, version, folder)));
        } else {
            let has = toolkits.iter().filter(|toolkit| registry.toolkits.contains_key(toolkit));
            libraries.extend(has.map(|toolkit| EchoLibrary::new(api, registries, index, *toolkit, *toolkit)));
        }
    }
    libraries
}

/// The toolkits that have a folder. They are the newest toolkit of each major version for which bindings are generated,
/// and the oldest toolkit, which lacks the most functions.
fn echo_toolkits(api: &Api, registries: &[Registry]) -> BTreeSet<Version> {
    scanned(api, registries).first().copied().into_iter().chain(newest_toolkits(api, registries)).collect()
}

/// The newest scanned toolkit of each major version, oldest first.
fn newest_toolkits(api: &Api, registries: &[Registry]) -> Vec<Version> {
    let by_major: BTreeMap<u32, Version> =
        scanned(api, registries).into_iter().map(|version| (version.major, version)).collect();
    by_major.into_values().collect()
}

fn scanned(api: &Api, registries: &[Registry]) -> BTreeSet<Version> {
    let of_cuda = api.libraries.iter().zip(registries).filter(|(library, _)| !library.spec.has_own_versions());
    of_cuda.flat_map(|(_, registry)| registry.toolkits.keys().copied()).collect()
}
