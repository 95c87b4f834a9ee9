//! The table of test steps, and the functions that run them. To add a step, write a function and add it to the table.

use super::{Context, Needs, Step, consumer, echo, features, python, tutorial, workflows};
use crate::{
    Regen, bench, deny, hidden, interface, package, regen, reports, rustdoc, semver,
    shell::{CRATE_FOLDER, PYTHON_FOLDER},
    site,
    wheel::{NATIVE, PACKAGE, part},
};
use codegen::{diag::Failure, header_set::HeaderSet, pipeline, toolkit::Toolkits};
use std::{fs, path::PathBuf};

/// The manifest of the generated crate.
pub(crate) const CRATE: &str = "generated/cubind/Cargo.toml";
/// The script that searches the crate's documentation for functions.
const SEARCH: &str = "tests/rust/search.js";
/// The manifest of the tests that use the generated crate as a dependency.
const TESTS: &str = "tests/rust/Cargo.toml";

/// The reason why daily runs do not test the optimized wheel with the newest Python.
const REFERENCES_RUN_THERE: &str = "the step `python references` runs the same tests on the newest Python";
/// The reason why daily runs do not run the Python tests twice.
const OLDEST_RUNS: &str =
    "`python tests` runs the same tests on the oldest Python, and hardly any test fails only on the newest";
/// The reason why daily runs do not compile each library alone.
const TOGETHER: &str = "`rust tests` compiles all of them together, and `crate features` the crate without any";
/// The reason why daily runs do not lint the tests.
const COMPILED: &str = "`rust tests` compiles them and shows the compiler's own warnings";

/// All test steps. Each step starts as soon as possible, in the order of this table: the cheapest and most informative
/// steps come first, then the steps that precede many others.
pub(super) const STEPS: &[Step] = &[
    Step { name: "format", run: format, seconds: 2, finds: "sources that rustfmt would change", ..Step::PLAIN },
    Step {
        name: "workflows",
        needs: Needs::Tools(workflows::missing),
        run: workflows::lint,
        seconds: 8,
        finds: "faults of GitHub's workflows (actionlint, zizmor)",
        ..Step::PLAIN
    },
    Step {
        name: "fresh",
        run: fresh,
        seconds: 36,
        finds: "generated files and registries that differ from specs and headers",
        ..Step::PLAIN
    },
    Step {
        name: "coverage",
        run: coverage,
        seconds: 20,
        finds: "declarations that are neither bound nor skipped",
        ..Step::PLAIN
    },
    Step {
        name: "python wheel",
        needs: Needs::File(PACKAGE),
        run: python::package,
        seconds: 152,
        finds: "a wheel that is too large, or that old systems cannot load",
        gigabytes: 3,
        ..Step::PLAIN
    },
    Step {
        name: "site data",
        run: site::data,
        seconds: 86,
        finds: "broken links and schema violations of the site",
        ..Step::PLAIN
    },
    Step {
        name: "lints",
        run: lints,
        seconds: 116,
        finds: "clippy's warnings in the tools",
        folder: "tools",
        gigabytes: 2,
        ..Step::PLAIN
    },
    Step {
        name: "generator",
        run: generator,
        seconds: 650,
        finds: "wrong rules, registries, layouts, diagnostics and printed code: the generator's own tests",
        folder: "tools",
        after: &["site data"],
        gigabytes: 3,
        ..Step::PLAIN
    },
    Step {
        name: "bench guard",
        needs: Needs::Tools(bench::missing),
        run: bench::guard,
        seconds: 37,
        finds: "calls that execute more instructions than before",
        folder: "environment",
        after: &["python wheel"],
        ..Step::PLAIN
    },
    Step {
        name: "python bare",
        needs: Needs::File(PACKAGE),
        run: python::bare,
        seconds: 5,
        finds: "imports that need another package",
        after: &["python wheel"],
        ..Step::PLAIN
    },
    Step {
        name: "python types",
        needs: Needs::File(PACKAGE),
        run: python::types,
        seconds: 54,
        finds: "stubs that mypy, pyright and stubtest reject",
        folder: "environment",
        after: &["python wheel"],
        gigabytes: 2,
    },
    Step {
        name: "python package",
        needs: Needs::File(PACKAGE),
        run: python::second,
        seconds: 28,
        finds: "faults of a package that depends on `cubind`",
        folder: "environment",
        after: &["generator", "python wheel"],
        ..Step::PLAIN
    },
    Step {
        name: "packages",
        needs: Needs::File("specs/packages.yaml"),
        run: packages,
        seconds: 45,
        finds: "faults of the packages based on `cubind`",
        folder: "environment",
        after: &["generator", "python wheel"],
        gigabytes: 2,
    },
    Step {
        name: "crate lints",
        needs: Needs::File(CRATE),
        run: crate_lints,
        seconds: 40,
        finds: "clippy's warnings in generated Rust",
        folder: "crate",
        gigabytes: 2,
        ..Step::PLAIN
    },
    Step {
        name: "crate features",
        needs: Needs::File(CRATE),
        run: features::each_set,
        seconds: 28,
        finds: "sets of features that do not compile; faults of a program without `std`",
        folder: "crate",
        gigabytes: 2,
        ..Step::PLAIN
    },
    Step {
        name: "crate tests",
        needs: Needs::File(CRATE),
        run: crate_tests,
        seconds: 55,
        finds: "faults of the support code, and of examples in the documentation",
        folder: "crate",
        gigabytes: 3,
        ..Step::PLAIN
    },
    Step {
        name: "crate docs",
        needs: Needs::File(CRATE),
        run: crate_docs,
        seconds: 48,
        finds: "broken and missing links in rustdoc, or too many pages",
        folder: "docs",
        gigabytes: 3,
        ..Step::PLAIN
    },
    Step {
        name: "crate search",
        needs: Needs::Tools(no_node),
        run: crate_search,
        seconds: 2,
        finds: "words for which rustdoc's search does not find the right function first",
        folder: "docs",
        after: &["crate docs"],
        ..Step::PLAIN
    },
    Step {
        name: "crate hidden",
        needs: Needs::File(CRATE),
        run: crate_hidden,
        seconds: 24,
        finds: "safe, hidden items without a reason",
        gigabytes: 2,
        ..Step::PLAIN
    },
    Step {
        name: "crate package",
        needs: Needs::File(CRATE),
        run: consumer::package,
        seconds: 1,
        finds: "files that the published crate lacks",
        ..Step::PLAIN
    },
    Step {
        name: "crate consumer",
        needs: Needs::File(CRATE),
        run: consumer::consume,
        seconds: 8,
        finds: "faults of the published crate in a program that uses it",
        folder: "crate",
        after: &["crate package"],
        ..Step::PLAIN
    },
    Step {
        name: "crate oldest",
        needs: Needs::OldestRust,
        run: consumer::oldest,
        seconds: 6,
        finds: "features of a newer Rust than the crate's `rust-version`",
        after: &["crate package"],
        ..Step::PLAIN
    },
    Step {
        name: "rust tests",
        needs: Needs::File(TESTS),
        run: rust_tests,
        seconds: 218,
        finds: "wrong arguments, outputs and lifetimes of Rust functions, with recording stubs and a stub driver",
        folder: "crate",
        gigabytes: 3,
        ..Step::PLAIN
    },
    Step {
        name: "python lints",
        needs: Needs::File(PACKAGE),
        run: python_lints,
        seconds: 38,
        finds: "clippy's warnings in the extension; forbidden functions of PyO3",
        folder: "python",
        gigabytes: 2,
        ..Step::PLAIN
    },
    Step {
        name: "tutorial",
        needs: Needs::File(PACKAGE),
        run: tutorial::run,
        seconds: 49,
        finds: "steps of the tutorial of `cubind generate` that do not work",
        after: &["generator", "python wheel"],
        gigabytes: 2,
        ..Step::PLAIN
    },
    Step {
        name: "site in a browser",
        needs: Needs::Tools(site::missing),
        run: site::in_browser,
        seconds: 50,
        finds: "faults of the site's search and pages in Chromium",
        after: &["site data"],
        ..Step::PLAIN
    },
    Step {
        name: "python tests",
        needs: Needs::File(PACKAGE),
        run: python::tests,
        seconds: 249,
        finds: "faults of the Python package, also in comparison with cuda.bindings",
        folder: "environment",
        after: &["python wheel", "rust tests"],
        gigabytes: 2,
    },
    Step {
        name: "crate libraries",
        needs: Needs::Night(TOGETHER, nothing),
        run: features::each_library,
        seconds: 600,
        finds: "a library that does not compile without the others",
        folder: "crate",
        gigabytes: 2,
        ..Step::PLAIN
    },
    Step {
        name: "rust lints",
        needs: Needs::Night(COMPILED, nothing),
        run: rust_lints,
        seconds: 60,
        finds: "clippy's warnings in tests of the crate, and in every generated library",
        folder: "crate",
        after: &["rust tests"],
        gigabytes: 3,
    },
    Step {
        name: "python references",
        needs: Needs::Night(OLDEST_RUNS, nothing),
        run: python::references,
        seconds: 450,
        finds: "references that PyO3 would drop later",
        folder: "environment",
        after: &["python tests"],
        gigabytes: 3,
    },
    Step {
        name: "python newest",
        needs: Needs::Night(REFERENCES_RUN_THERE, python::lacks_newer),
        run: python::newest,
        seconds: 350,
        finds: "tests that fail on the newest Python only",
        folder: "environment",
        after: &["python tests"],
        gigabytes: 2,
    },
    Step {
        name: "crate semver",
        needs: Needs::Name,
        run: semver::run,
        seconds: 300,
        finds: "changes that break programs",
        ..Step::PLAIN
    },
    Step {
        name: "crate interface",
        needs: Needs::Name,
        run: interface::run,
        seconds: 60,
        finds: "changes of the hand-written interface",
        ..Step::PLAIN
    },
    Step {
        name: "dependencies",
        needs: Needs::Name,
        run: deny::run,
        seconds: 60,
        finds: "unsuitable licenses and known vulnerabilities of dependencies",
        ..Step::PLAIN
    },
];

/// Reports that no program is missing.
fn nothing(_: &Context<'_>) -> Result<Option<String>, Failure> {
    Ok(None)
}

/// Checks that rustfmt has formatted the sources of the tools. Generated files are not formatted, so that they do not
/// depend on the installed version of rustfmt.
fn format(context: &Context<'_>) -> Result<(), Failure> {
    cargo(context, &["fmt", "--all", "--check"])?;
    cargo(context, &["fmt", "--manifest-path", NATIVE, "--check"])
}

/// Checks that clippy reports no warnings for the tools. The tools' tests, which the step `generator` compiles, are
/// only linted at night.
fn lints(context: &Context<'_>) -> Result<(), Failure> {
    let targets: &[&str] = if context.night { &["--all-targets"] } else { &["--lib", "--bins"] };
    let before = ["clippy", "--workspace", "--locked"];
    cargo(context, &[before.as_slice(), targets, &["--", "-D", "warnings"]].concat())
}

/// Runs the tests of the tools: rules, registry, errors, fixtures, bad input. Tests of the whole site read the files
/// that the step `site data` has written in the same run.
fn generator(context: &Context<'_>) -> Result<(), Failure> {
    let command = context.programs.cargo(&["test", "--workspace", "--locked"]);
    let all = if context.all_toolkits { "1" } else { "0" };
    let mut command = command.env("CUBIND_ALL_TOOLKITS", all);
    if context.night {
        // Compiling the code for these headers takes a minute.
        command = command.env("CUBIND_HEADERS", "40");
    }
    context.programs.run(if context.follows { command.env("CUBIND_SITE", site::folder(context.root)) } else { command })
}

/// Checks that the generated files match the specs and the registry, and that the registry matches the headers.
fn fresh(context: &Context<'_>) -> Result<(), Failure> {
    let check = |cuda, library, release| {
        regen::run(
            context.root,
            &Regen { cuda, library, release, all: false, cuda_home: None, check: true, full: true },
        )
    };
    check(None, None, None)?;
    let toolkits = Toolkits::load(context.root)?;
    let scanned = toolkits.with_installed().map(HeaderSet::Toolkit).chain(toolkits.releases());
    scanned.filter(|_| context.all_toolkits).try_for_each(|headers| match headers {
        HeaderSet::Toolkit(version) => check(Some(version), None, None),
        HeaderSet::Release { library, version } => check(None, Some(library), Some(version)),
    })
}

/// Checks that no declaration is unaccounted for.
fn coverage(context: &Context<'_>) -> Result<(), Failure> {
    reports::coverage(context.root)
}

/// Checks that clippy reports no warnings for the generated crate, with a library of each shape. At night, all features
/// and the examples are included.
fn crate_lints(context: &Context<'_>) -> Result<(), Failure> {
    let before = ["clippy", "--manifest-path", CRATE];
    let deny = ["--", "-D", "warnings"];
    if context.night {
        return crate_cargo(context, &[before.as_slice(), &["--all-features", "--all-targets"], &deny].concat());
    }
    let features = features::daily_features(context)?;
    crate_cargo(context, &[before.as_slice(), &features.each_ref().map(String::as_str), &deny].concat())
}

/// Checks that clippy reports no warnings for the Python extension, and that the extension calls no function that its
/// `clippy.toml` disallows. Checks the same for the extension's support code as a separate crate. In daily runs, the
/// extension contains one library of each kind.
fn python_lints(context: &Context<'_>) -> Result<(), Failure> {
    let lint = |manifest: &str, options: &[&str]| {
        let before = ["clippy", "--manifest-path", manifest, "--locked"];
        let command = [before.as_slice(), options, &["--", "-D", "warnings"]].concat();
        context.programs.run(context.programs.cargo_in(PYTHON_FOLDER, &command))
    };
    lint(NATIVE, &["--all-targets"])?;
    if context.night {
        return lint(PACKAGE, &[]);
    }
    let (specs, _) = pipeline::load_common(context.root)?;
    let is_library = |name: &String| specs.libraries.iter().any(|spec| spec.name() == name);
    let libraries: Vec<String> = features::daily(context)?.into_iter().filter(is_library).collect();
    lint(&part::print(context.root, &libraries)?.display().to_string(), &[])
}

/// Checks that the documentation contains no broken links or other errors, that it is small enough, and that the pages
/// of each function's forms link to each other.
fn crate_docs(context: &Context<'_>) -> Result<(), Failure> {
    let docs = document(context)?;
    if rustdoc::is_too_large(rustdoc::size(&docs)?) {
        // rustdoc leaves the pages of items that no longer exist.
        fs::remove_dir_all(&docs).map_err(|error| Failure::Check(format!("{}: {error}", docs.display())))?;
        document(context)?;
    }
    rustdoc::check(&docs, "cubind")
}

/// Builds the crate's documentation with all features, in a separate folder, and returns the folder with the pages.
fn document(context: &Context<'_>) -> Result<PathBuf, Failure> {
    let target = context.programs.target().join("docs");
    let command = context.programs.cargo(&["doc", "--manifest-path", CRATE, "--all-features", "--no-deps"]);
    let command = command.env("CARGO_TARGET_DIR", &target);
    context.programs.run(command.env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(target.join("doc"))
}

/// Checks that rustdoc's search finds the expected functions first.
fn crate_search(context: &Context<'_>) -> Result<(), Failure> {
    let docs = document(context)?;
    context.programs.run(context.programs.program("node").arg(SEARCH).arg(docs))
}

/// Returns the reason why Node.js is not available, if it is missing.
fn no_node(context: &Context<'_>) -> Result<Option<String>, Failure> {
    let is_missing = !context.programs.has("node");
    Ok(is_missing.then(|| "node is not installed; it runs rustdoc's search".to_owned()))
}

/// Checks that the list of reasons covers every public item that is hidden from the documentation and safe to use.
fn crate_hidden(context: &Context<'_>) -> Result<(), Failure> {
    hidden::run(context.root, &context.programs)
}

/// Runs the generated crate's own tests, and the examples in its documentation. At night, all features are enabled. The
/// step `rust tests` compiles the example programs.
fn crate_tests(context: &Context<'_>) -> Result<(), Failure> {
    let before = ["test", "--manifest-path", CRATE];
    if context.night {
        return crate_cargo(context, &[before.as_slice(), &["--all-features"]].concat());
    }
    crate_cargo(context, &[before.as_slice(), &["--lib", "--features", features::OF_OTHERS]].concat())?;
    let features = features::daily_features(context)?;
    crate_cargo(context, &[before.as_slice(), &["--doc"], &features.each_ref().map(String::as_str)].concat())
}

/// Runs the tests that use the crate as a dependency: calls to every function with recording stubs, loading of
/// libraries, and the real NVRTC.
fn rust_tests(context: &Context<'_>) -> Result<(), Failure> {
    cargo(context, &["fmt", "--manifest-path", TESTS, "--check"])?;
    with_echo(context, &["test", "--manifest-path", TESTS, "--locked", "--", "--nocapture"])
}

/// Checks that clippy reports no warnings for the tests that use the crate as a dependency, and for the calls that are
/// generated for these tests.
fn rust_lints(context: &Context<'_>) -> Result<(), Failure> {
    with_echo(context, &["clippy", "--manifest-path", TESTS, "--locked", "--all-targets", "--", "-D", "warnings"])
}

/// Runs cargo with the paths of the recording stubs and of the generated calls in the environment.
fn with_echo(context: &Context<'_>, arguments: &[&str]) -> Result<(), Failure> {
    let environment = echo::environment(context)?;
    let command = context.programs.cargo_in(CRATE_FOLDER, arguments);
    context.programs.run(environment.iter().fold(command, |command, (name, value)| command.env(name, value)))
}

/// Tests the packages of libraries that `cubind` itself does not contain. At night, each of these libraries is also
/// built alone, and the documentation is checked.
fn packages(context: &Context<'_>) -> Result<(), Failure> {
    package::each(context.root, &context.programs, context.night)
}

/// Runs cargo in the build folder of the tools.
pub(super) fn cargo(context: &Context<'_>, arguments: &[&str]) -> Result<(), Failure> {
    context.programs.run(context.programs.cargo(arguments))
}

/// Runs cargo in the build folder of the generated crate.
pub(super) fn crate_cargo(context: &Context<'_>, arguments: &[&str]) -> Result<(), Failure> {
    context.programs.run(context.programs.cargo_in(CRATE_FOLDER, arguments))
}
