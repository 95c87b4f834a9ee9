//! The table of steps, and each step. To add one: write a function, and name it in the table.

use super::{Context, Needs, Step, consumer, echo, python, tutorial, workflows};
use crate::{
    Regen, bench, deny, hidden, interface, package, regen, reports, semver,
    shell::Programs,
    site,
    wheel::{NATIVE, PACKAGE},
};
use codegen::{diag::Failure, header_set::HeaderSet, pipeline, toolkit::Toolkits};
use std::{collections::BTreeSet, path::Path};

/// The manifest of the generated crate.
pub(crate) const CRATE: &str = "generated/cubind/Cargo.toml";
/// The manifest of the tests that use it from outside.
const TESTS: &str = "tests/rust/Cargo.toml";

/// The reason why the optimized wheel is not tested on that Python.
const REFERENCES_RUN_THERE: &str = "the step `python references` runs the same tests on the newest Python";
/// The reason why the Python tests do not run twice.
const OLDEST_RUNS: &str =
    "`python tests` runs the same tests on the oldest Python, and hardly any fails on the newest alone";
/// The reason why not every library is compiled alone.
const TOGETHER: &str = "`crate lints` compiles all of them together, and `crate features` the crate without any";
/// The reason why the tests are not linted.
const COMPILED: &str = "`rust tests` compiles them, and the compiler's own warnings are seen there";

/// All steps, the cheapest and most informative first.
pub(super) const STEPS: &[Step] = &[
    Step { name: "format", needs: Needs::Nothing, run: format },
    Step { name: "workflows", needs: Needs::Tools(workflows::missing), run: workflows::lint },
    Step { name: "lints", needs: Needs::Nothing, run: lints },
    Step { name: "generator", needs: Needs::Nothing, run: generator },
    Step { name: "fresh", needs: Needs::Nothing, run: fresh },
    Step { name: "coverage", needs: Needs::Nothing, run: coverage },
    Step { name: "crate lints", needs: Needs::File(CRATE), run: crate_lints },
    Step { name: "crate features", needs: Needs::File(CRATE), run: crate_features },
    Step { name: "crate docs", needs: Needs::File(CRATE), run: crate_docs },
    Step { name: "crate hidden", needs: Needs::File(CRATE), run: crate_hidden },
    Step { name: "crate tests", needs: Needs::File(CRATE), run: crate_tests },
    Step { name: "crate package", needs: Needs::File(CRATE), run: consumer::package },
    Step { name: "crate consumer", needs: Needs::File(CRATE), run: consumer::consume },
    Step { name: "crate oldest", needs: Needs::OldestRust, run: consumer::oldest },
    Step { name: "rust tests", needs: Needs::File(TESTS), run: rust_tests },
    Step { name: "python lints", needs: Needs::File(PACKAGE), run: python_lints },
    Step { name: "python wheel", needs: Needs::File(PACKAGE), run: python::package },
    Step { name: "bench guard", needs: Needs::Tools(bench::missing), run: bench::guard },
    Step { name: "site data", needs: Needs::Nothing, run: site::data },
    Step { name: "site in a browser", needs: Needs::Tools(site::missing), run: site::in_browser },
    Step { name: "tutorial", needs: Needs::File(PACKAGE), run: tutorial::run },
    Step { name: "python bare", needs: Needs::File(PACKAGE), run: python::bare },
    Step { name: "python types", needs: Needs::File(PACKAGE), run: python::types },
    Step { name: "python package", needs: Needs::File(PACKAGE), run: python::second },
    Step { name: "packages", needs: Needs::File("specs/packages.yaml"), run: packages },
    Step { name: "python tests", needs: Needs::File(PACKAGE), run: python::tests },
    Step { name: "crate libraries", needs: Needs::Night(TOGETHER, nothing), run: crate_libraries },
    Step { name: "rust lints", needs: Needs::Night(COMPILED, nothing), run: rust_lints },
    Step { name: "python references", needs: Needs::Night(OLDEST_RUNS, nothing), run: python::references },
    Step { name: "python newest", needs: Needs::Night(REFERENCES_RUN_THERE, python::lacks_newer), run: python::newest },
    Step { name: "crate semver", needs: Needs::Name, run: semver::run },
    Step { name: "crate interface", needs: Needs::Name, run: interface::run },
    Step { name: "dependencies", needs: Needs::Name, run: deny::run },
];

/// Reports that no program is missing.
fn nothing(_: &Context<'_>) -> Result<Option<String>, Failure> {
    Ok(None)
}

/// The tools' sources are formatted by rustfmt. Generated files are not formatted, so that they do not depend on the
/// installed version.
fn format(context: &Context<'_>) -> Result<(), Failure> {
    cargo(context, &["fmt", "--all", "--check"])?;
    cargo(context, &["fmt", "--manifest-path", NATIVE, "--check"])
}

/// The tools have no warnings.
fn lints(context: &Context<'_>) -> Result<(), Failure> {
    cargo(context, &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
}

/// The tests of the tools: rules, registry, errors, fixtures, bad input.
fn generator(context: &Context<'_>) -> Result<(), Failure> {
    let command = context.programs.cargo(&["test", "--workspace", "--locked"]);
    let all = if context.all_toolkits { "1" } else { "0" };
    context.programs.run(command.env("CUBIND_ALL_TOOLKITS", all))
}

/// The generated files match the specs and the registry, and the registry matches the headers.
fn fresh(context: &Context<'_>) -> Result<(), Failure> {
    let check = |cuda, library, release| {
        regen::run(context.root, &Regen { cuda, library, release, all: false, cuda_home: None, check: true })
    };
    check(None, None, None)?;
    let toolkits = Toolkits::load(context.root)?;
    let scanned = toolkits.with_installed().map(HeaderSet::Toolkit).chain(toolkits.releases());
    scanned.filter(|_| context.all_toolkits).try_for_each(|headers| match headers {
        HeaderSet::Toolkit(version) => check(Some(version), None, None),
        HeaderSet::Release { library, version } => check(None, Some(library), Some(version)),
    })
}

/// No declaration is unaccounted for.
fn coverage(context: &Context<'_>) -> Result<(), Failure> {
    reports::coverage(context.root)
}

/// The generated crate has no warnings, with all features.
fn crate_lints(context: &Context<'_>) -> Result<(), Failure> {
    cargo(context, &["clippy", "--manifest-path", CRATE, "--all-features", "--all-targets", "--", "-D", "warnings"])
}

/// The Python extension has no warnings, and calls nothing that its `clippy.toml` disallows. The same holds for its
/// support code by itself.
fn python_lints(context: &Context<'_>) -> Result<(), Failure> {
    cargo(context, &["clippy", "--manifest-path", NATIVE, "--locked", "--all-targets", "--", "-D", "warnings"])?;
    cargo(context, &["clippy", "--manifest-path", PACKAGE, "--locked", "--", "-D", "warnings"])
}

/// Sets of features without a library or without layers, and those for other crates, which only add to the owned layer.
const OTHERS: [&str; 9] = [
    "",
    "std",
    "std,driver,runtime,cuda-12,cuda-13",
    "checked,std,driver,runtime,cuda-12,cuda-13",
    "dlpack,ndarray,tracing",
    "std,dlpack,ndarray,tracing",
    "std,driver,cuda-12,dlpack",
    "std,driver,cuda-13,ndarray",
    "std,driver,cuda-12,cuda-13,tracing",
];

/// The crate builds with `std` and without libraries, and its features for other crates build with their dependencies
/// and without. A program without `std` runs.
fn crate_features(context: &Context<'_>) -> Result<(), Failure> {
    check_features(context, &OTHERS.map(str::to_owned))?;
    let program = "tests/no_std/Cargo.toml";
    cargo(context, &["fmt", "--manifest-path", program, "--check"])?;
    cargo(context, &["clippy", "--manifest-path", program, "--locked", "--", "-D", "warnings"])?;
    cargo(context, &["run", "--manifest-path", program, "--locked"])
}

/// The layers of libraries that are built alone, in turns.
const LAYERS: [&str; 3] = ["", "checked,", "owned,"];

/// Every library of CUDA builds with all of its layers, without the others and without `std`, for each major version and for all of them.
fn crate_libraries(context: &Context<'_>) -> Result<(), Failure> {
    let (specs, registries) = pipeline::load_common(context.root)?;
    let of_cuda = specs.libraries.iter().zip(&registries).filter(|(spec, _)| !spec.content.library.has_own_versions());
    let toolkits = of_cuda.flat_map(|(_, registry)| registry.toolkits.keys());
    let majors: BTreeSet<String> = toolkits.map(|version| format!("cuda-{}", version.major)).collect();
    let mut majors: Vec<String> = majors.into_iter().collect();
    majors.push(majors.join(","));
    let majors = majors.iter().cycle();
    // The crate has no library of another package.
    let is_core = |library: &str| specs.packages.of(library).is_none();
    let libraries = registries
        .iter()
        .filter(|registry| is_core(&registry.library))
        .zip(majors)
        .map(|(registry, majors)| format!("owned,{majors},{}", registry.library));
    // An independently versioned library does not need a library of CUDA.
    let own = specs.libraries.iter().filter(|spec| spec.content.library.has_own_versions());
    let own = own.filter(|spec| is_core(spec.name()));
    let alone = own.zip(LAYERS.iter().cycle()).map(|(spec, layers)| format!("{layers}{}", spec.name()));
    check_features(context, &libraries.chain(alone).collect::<Vec<_>>())
}

/// The crate compiles with each of these sets of features. A check of one crate keeps one core busy, and cargo allows
/// one run at a time in a folder, so there are two runs with two folders.
fn check_features(context: &Context<'_>, sets: &[String]) -> Result<(), Failure> {
    let (first, second) = sets.split_at(sets.len() / 2);
    let (root, target) = (context.root, context.programs.target());
    std::thread::scope(|scope| {
        let other = scope.spawn(|| check_each(root, second, &target.join("features")));
        let this = check_each(root, first, target);
        this.and(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// Checks the sets of one run.
fn check_each(root: &Path, sets: &[String], target: &Path) -> Result<(), Failure> {
    let programs = Programs::new(root)?;
    sets.iter().try_for_each(|features| {
        let check = ["check", "--manifest-path", CRATE, "--no-default-features", "--features", features];
        programs.run(programs.cargo(&check).env("CARGO_TARGET_DIR", target))
    })
}

/// The documentation has no broken links and other errors. It is built ahead of other steps, in a folder of its own.
fn crate_docs(context: &Context<'_>) -> Result<(), Failure> {
    let command = context.programs.cargo(&["doc", "--manifest-path", CRATE, "--all-features", "--no-deps"]);
    let command = command.env("CARGO_TARGET_DIR", context.programs.target().join("docs"));
    context.programs.run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Every safe, hidden public item has a reason why programs may use it.
fn crate_hidden(context: &Context<'_>) -> Result<(), Failure> {
    hidden::run(context.root, &context.programs)
}

/// The generated crate's own tests, including the examples of its documentation.
fn crate_tests(context: &Context<'_>) -> Result<(), Failure> {
    cargo(context, &["test", "--manifest-path", CRATE, "--all-features"])
}

/// Tests that use the crate from outside: every function called through recording stubs, loading, real NVRTC.
fn rust_tests(context: &Context<'_>) -> Result<(), Failure> {
    cargo(context, &["fmt", "--manifest-path", TESTS, "--check"])?;
    with_echo(context, &["test", "--manifest-path", TESTS, "--locked", "--", "--nocapture"])
}

/// These tests and the calls that are generated for them have no warnings.
fn rust_lints(context: &Context<'_>) -> Result<(), Failure> {
    with_echo(context, &["clippy", "--manifest-path", TESTS, "--locked", "--all-targets", "--", "-D", "warnings"])
}

/// cargo with the paths of the recording stubs and of their calls.
fn with_echo(context: &Context<'_>, arguments: &[&str]) -> Result<(), Failure> {
    let environment = echo::environment(context)?;
    let command = context.programs.cargo(arguments);
    context.programs.run(environment.iter().fold(command, |command, (name, value)| command.env(name, value)))
}

/// The packages of libraries that `cubind` does not have, each with its own tests; at night also each library alone,
/// and the documentation.
fn packages(context: &Context<'_>) -> Result<(), Failure> {
    package::each(context.root, &context.programs, context.night)
}

fn cargo(context: &Context<'_>, arguments: &[&str]) -> Result<(), Failure> {
    context.programs.run(context.programs.cargo(arguments))
}
