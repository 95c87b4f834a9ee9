//! Echo libraries: a `libcuda.so.1`, `libcudart.so.*`, … whose functions note what they receive and answer with known
//! patterns, and a Rust test that calls every public function of the crate through them.
//!
//! ```text
//! registry + roles ──library──▶ functions with effects ──source──▶ C ──compile──▶ target/cubind/echo/13.0/libcuda.so.1
//!                                       ├──────────────calls──▶ target/cubind/echo/calls.rs
//!                                       ├───────────────fuzz──▶ target/cubind/echo/fuzz.rs
//!                                       └─────────────python──▶ target/cubind/echo/calls.json
//! ```
//!
//! The C is compiled against the real headers, so a signature that differs from theirs is an error of the compiler.
//! What a function does beside noting its arguments follows from the roles (`effect.rs`): memory that CUDA reads is
//! noted, memory that CUDA writes is noted and then filled with a pattern that a test can compute as well.
//!
//! There is a folder for the newest toolkit of each major version and one for the oldest of all, with the libraries as
//! those toolkits have them: the driver of 12.9 lacks what came with 13.0, and that of 12.0 all that came since. That is
//! what tests of missing functions need.
//!
//! *Architecture invariant:* what an echo function does, and how Rust calls it for a tuple, are a second reading of the
//! roles: where it differs from the plan, the test does not compile, or fails. Only which bits an integer has is the plan's.
//!
//! Of the functions that return `Result`s, and of those whose handles have owners, there is no second reading. Which these
//! are, what they return and what is passed on are asked of the plan ([`CallPlan`](codegen_core::api::plan::CallPlan), its
//! `growth` and `keyed`) and of the crate's own model ([`RustFn`](codegen_rust::RustFn)). The calls show that these pass on
//! what they are given and return what the library has written; a decision that is wrong itself, such as a hazard that
//! nobody stated, they cannot show. Goldens (`tests/fixtures`), `analysis/tests` and a driver that finds fault with what it
//! is given (`tests/rust/src/stub`) are for that. What a Python function shows of its parameters comes from the plan as well:
//! the differential test judges that.

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

/// Where the libraries of `cubind` itself and the calls are put, relative to the repository.
pub const FOLDER: &str = "target/cubind/echo";

/// What was built.
#[derive(Clone, Debug)]
pub struct EchoPaths {
    /// The folder with a folder for each toolkit: what the tests want in `CUBIND_ECHO_DIR`.
    pub folder: PathBuf,
    /// The Rust source with a call of every function: what the tests want in `CUBIND_ECHO_CALLS`.
    pub calls: PathBuf,
    /// What to call from Python: what the tests want in `CUBIND_ECHO_CALLS_JSON`.
    pub python_calls: PathBuf,
    /// The newest toolkit of each major version, oldest first: each has a folder, and real libraries beside the echo.
    pub newest: Vec<Version>,
}

/// Builds the echo libraries of what a package of this repository has itself, of every major version, in this folder, and the calls
/// that go through them. `compiler` says for which machine; each has a folder of its own.
///
/// The registries are in the order of the libraries. Headers are fetched where they are not at hand; what did not
/// change since the last time is not compiled again.
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
    // Only a few of the scanned toolkits: the others' headers need not be fetched.
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

/// Writes the Rust source that calls safe functions of the crate at random: what the tests want in `CUBIND_ECHO_FUZZ`.
pub fn write_fuzz(root: &Path, api: &Api, registries: &[Registry]) -> Result<PathBuf, Failure> {
    let path = root.join(FOLDER).join("fuzz.rs");
    let package = Package::core_of(api);
    compile::write_if_changed(&path, &fuzz::source(api, registries, &libraries(api, registries), &package))?;
    Ok(path)
}

/// Builds the echo library of each library that a package has itself, as of its newest version, in a folder below this one, and
/// the calls that go through them: `calls.rs`, whose path is returned. `includes` are the folders with the headers.
pub fn build_package(
    folder: &Path,
    api: &Api,
    registries: &[Registry],
    package: &Package,
    includes: &[PathBuf],
) -> Result<PathBuf, Failure> {
    let own = || api.libraries.iter().zip(registries).enumerate().filter(|(_, (it, _))| package.has(&it.spec.name));
    let newest = |registry: &Registry| registry.toolkits.keys().next_back().copied();
    // Beside the toolkit whose headers they are read with.
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

/// Every library as of each toolkit that gets a folder, oldest first. The newest release of each major version of a library
/// with versions of its own is beside the newest toolkit's.
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

/// The toolkits that get a folder: the newest are what bindings are made for, the oldest is what lacks the most.
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
