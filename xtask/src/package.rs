//! `cargo xtask package`: generates, builds and tests a package of libraries that `cubind` itself does not contain.
//!
//! ```text
//! specs ──▶ target/packages/NAME/rust, python  ◀── tests/packages/NAME/rust, python: examples, written by hand
//!              │            └──maturin──▶ wheels/*.whl ──▶ mypy, pytest ◀── tests/packages/NAME/tests/python
//!              └──▶ tests: calls through recording stubs (echo/), and tests/packages/NAME/tests/rust
//! ```
//!
//! Only the hand-written files are checked in.

mod python;
mod written;

use crate::{
    progress::Steps,
    shell::{CRATE_FOLDER, Programs},
    test::PYTHON_REQUIREMENTS,
    venv::Venv,
};
use codegen::{
    analysis,
    api::Api,
    cc::Compiler,
    diag::Failure,
    echo::{self, EchoPaths},
    generate::{Output, print},
    language::Files,
    package::{CoreAt, Package, RUST_FOLDER},
    pipeline::{self, LANGUAGES},
    registry::Registry,
    rust,
    spec::{self, Specs},
};
use std::path::{Path, PathBuf};
pub(crate) use written::files;

/// The folder in which packages are generated and built, relative to the repository.
const FOLDER: &str = "target/packages";

/// A package of libraries that `cubind` itself does not contain, and its folders.
struct Work<'a> {
    root: &'a Path,
    programs: &'a Programs,
    package: Package,
    /// The folder in the repository that contains the package's hand-written files.
    written: PathBuf,
    /// The folder that contains all other files of the package.
    folder: PathBuf,
}

/// Builds and tests one package. The last lines of the output are the paths of its crate and its wheel.
pub(crate) fn run(root: &Path, name: &str) -> Result<(), Failure> {
    let programs = Programs::new(root)?;
    let (specs, registries) = pipeline::load(root)?;
    let package = Package::others(&specs.packages).into_iter().find(|package| package.rust.name == name);
    let Some(package) = package else {
        let names: Vec<&str> = specs.packages.iter().map(|(name, _)| name).collect();
        let message = format!("specs/packages.yaml has no package `{name}`");
        return Err(Failure::wrong_use(message, format!("it has: {}", names.join(", "))));
    };
    let work = Work::new(root, &programs, package);
    let wheel = work.all(&specs, &registries, true)?;
    println!("{}\n{}", work.rust().display(), wheel.display());
    Ok(())
}

/// Like [`run`], for several packages. If `thorough` is set, runs all checks for every package, except for packages
/// that are only tested separately. Otherwise, tests only the first package, because all packages are generated from
/// the same templates.
pub(crate) fn each(root: &Path, programs: &Programs, thorough: bool) -> Result<(), Failure> {
    let (specs, registries) = pipeline::load(root)?;
    for package in Package::others(&specs.packages) {
        let entry = specs.packages.iter().find(|(name, _)| *name == package.rust.name);
        match entry.and_then(|(_, entry)| entry.tested_alone.as_ref()) {
            Some(reason) => println!("{0}: runs only with `cargo xtask package {0}`: {reason}", package.rust.name),
            None => Work::new(root, programs, package).all(&specs, &registries, thorough).map(drop)?,
        }
        if !thorough {
            break;
        }
    }
    Ok(())
}

impl<'a> Work<'a> {
    fn new(root: &'a Path, programs: &'a Programs, mut package: Package) -> Self {
        // The wheel of `cubind` is already built and installed.
        package.rust.core_at = CoreAt::Path(root.join(RUST_FOLDER).display().to_string());
        let (written, folder) = (root.join("tests/packages"), root.join(FOLDER));
        let of = |folder: PathBuf| folder.join(&package.rust.name);
        Self { root, programs, written: of(written), folder: of(folder), package }
    }

    fn rust(&self) -> PathBuf {
        self.folder.join("rust")
    }

    fn python(&self) -> PathBuf {
        self.folder.join("python")
    }

    fn tests(&self) -> PathBuf {
        self.folder.join("tests")
    }

    /// Runs all steps for the package, starting with the quickest and most informative ones. Returns the path of the
    /// wheel.
    fn all(&self, specs: &Specs, registries: &[Registry], thorough: bool) -> Result<PathBuf, Failure> {
        println!("\n--- {}", self.package.rust.name);
        let needed = spec::with_used(specs.libraries.iter().map(|spec| &spec.content.library), &self.package.libraries);
        let api = analysis::resolve_some(registries, specs, &needed)?;
        self.print(&api, specs)?;
        let echo = echo::build(
            self.root,
            &self.folder.join("echo"),
            &api,
            registries,
            &self.package,
            &Compiler::of_this_machine(),
            &Steps::new(),
        )?;
        self.test_crate(&api, &echo, thorough)?;
        let wheel = self.wheel(thorough)?;
        self.test_wheel(&wheel, &echo)?;
        Ok(wheel)
    }

    /// Writes the Rust crate and the Python package, including the hand-written files.
    fn print(&self, api: &Api, specs: &Specs) -> Result<(), Failure> {
        rust::collisions(api, specs, &self.package)?;
        for language in &LANGUAGES {
            let (folder, written) = if language.label == rust::LANGUAGE.label {
                (self.rust(), self.written.join("rust"))
            } else {
                (self.python(), self.written.join("python"))
            };
            let mut files = print(&self.package, api, language);
            files.extend(written::files(&written)?);
            Output::new(&folder, files)?.write()?;
        }
        Ok(())
    }

    /// Checks that every function passes its arguments to the library. The tests of `cubind`, which is generated from
    /// the same templates, and the test fixtures of packages cover everything else. If `thorough` is set, also runs
    /// clippy, builds each library alone, and checks links in the documentation.
    fn test_crate(&self, api: &Api, echo: &EchoPaths, thorough: bool) -> Result<(), Failure> {
        let mut files: Files = echo::test_crate(&self.package, &self.rust());
        // The GPU tests use this repository's GPU test program.
        files.extend(written::gpu(self.root, &files)?);
        let written = written::files(&self.written.join("tests/rust"))?;
        files.extend(written.into_iter().map(|(path, text)| (format!("tests/{path}"), text)));
        Output::new(&self.tests(), files)?.write()?;
        let [krate, tests] = [self.rust(), self.tests()].map(|folder| folder.join("Cargo.toml").display().to_string());
        if thorough {
            let lints =
                ["clippy", "--manifest-path", &krate, "--all-features", "--all-targets", "--", "-D", "warnings"];
            self.cargo(&lints)?;
            for features in features(api, &self.package) {
                self.cargo(&["check", "--manifest-path", &krate, "--no-default-features", "--features", &features])?;
            }
            let docs = self
                .programs
                .cargo_in(CRATE_FOLDER, &["doc", "--manifest-path", &krate, "--all-features", "--no-deps"]);
            self.programs.run(docs.env("RUSTDOCFLAGS", "-D warnings"))?;
        }
        let test = self.programs.cargo_in(CRATE_FOLDER, &["test", "--manifest-path", &tests, "--", "--nocapture"]);
        self.programs.run(test.env("CUBIND_ECHO_DIR", &echo.folder).env("CUBIND_ECHO_CALLS", &echo.calls))
    }

    fn cargo(&self, arguments: &[&str]) -> Result<(), Failure> {
        self.programs.run(self.programs.cargo_in(CRATE_FOLDER, arguments))
    }

    /// Creates the environment for the package's Python tests, with the current wheel of `cubind`.
    fn venv(&self) -> Result<Venv, Failure> {
        Venv::with(self.programs, self.root, "venv-test", PYTHON_REQUIREMENTS)
    }
}

/// Returns feature sets, each of which enables one library of a package. A library of the CUDA toolkit is built for
/// each major version, and for all major versions together.
fn features(api: &Api, package: &Package) -> Vec<String> {
    let own = api.libraries.iter().filter(|library| package.has(&library.spec.name));
    let sets = own.flat_map(|library| {
        let name = &library.spec.name;
        if library.spec.has_own_versions() {
            return vec![name.clone()];
        }
        let majors: Vec<String> = library.majors.keys().map(|major| format!("cuda-{major}")).collect();
        let all = (majors.len() > 1).then(|| majors.join(","));
        majors.into_iter().chain(all).map(|majors| format!("{majors},{name}")).collect()
    });
    sets.collect()
}
