//! `cargo xtask release rehearse`: rehearses a release with local folders as package indexes, and lists the manual
//! steps that a real release requires.
//!
//! ```text
//! cargo xtask release distributions ──▶ python/   ──pip install──▶ a fresh environment  ──▶ the package's example
//! cargo package                     ──▶ registry/ ──cargo run────▶ a fresh project      ──▶ a program that uses only the crate
//! ```
//!
//! *Architecture invariant:* this command publishes nothing, and uses no key. Workflows publish a release when a tag is
//! pushed.

mod registry;

use crate::{
    distributions,
    progress::Steps,
    shell::Programs,
    test::{PROGRAM, PYTHON_REQUIREMENTS},
    venv::{Venv, cannot},
    wheel::{files, remove, requirement},
};
use codegen::{diag::Failure, toolkit::Toolkits};
use registry::Registry;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The folder for all files of the rehearsal.
const FOLDER: &str = "target/release-rehearsal";
/// The source of a driver library that computes the result of the example's kernel.
const DRIVER: &str = "tests/release/driver.c";
/// The file name under which the example loads the driver library.
const LOADED: &str = "libcuda.so.1";
const EXAMPLE: &str = "generated/cubind-py/examples/saxpy.py";
/// Manual steps that are done once for all releases. The manual steps for each release follow them.
const ONCE: [&str; 6] = [
    "PyPI: reserve the names `cubind` and `cuda-bindings-stubs`, and add wheels.yml of this repository, with the \
    environment `pypi`, as their trusted publisher",
    "crates.io: publish version 0.1.0 of `cubind` by hand with a token, because a new crate has no trusted publisher. \
    Then add crate.yml, with the environment `crates-io`, as its trusted publisher",
    "GitHub: create the environments `pypi` and `crates-io`, each with a reviewer, and let only maintainers create \
    tags `v*`",
    "GitHub: enable private vulnerability reporting, which SECURITY.md describes",
    "codegen/core/src/package.rs: set `IS_RELEASED` after both names are reserved, and run `cargo xtask regen`. The \
    documents then name the registries",
    "conda-forge: submit templates/conda/recipe.yaml with the hash of the source distribution, after PyPI has this \
    file",
];

/// Rehearses a release, and lists the manual steps of a real release.
pub(crate) fn run(root: &Path) -> Result<(), Failure> {
    let programs = Programs::new(root)?;
    let folder = root.join(FOLDER);
    remove(&folder)?;
    fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;
    let registry = Registry::new(&programs, &folder.join("registry"))?;
    let (python, crates) = (python(&programs, root, &folder)?, rust(&programs, &folder, &registry)?);
    println!("\n{python}\n{crates}");
    report(&programs, root, &registry.version)
}

/// Creates the index of Python packages, and a virtual environment in which the package is installed from this index.
fn python(programs: &Programs, root: &Path, folder: &Path) -> Result<String, Failure> {
    let index = folder.join("python");
    distributions::make(programs, root, &index)?;
    let venv = Venv::empty(programs, root, "venv-rehearsal")?;
    let pins = root.join(PYTHON_REQUIREMENTS);
    let pinned = fs::read_to_string(&pins).map_err(|error| cannot("read", &pins, &error))?;
    let numpy = folder.join("numpy.txt");
    fs::write(&numpy, requirement(&pinned, "numpy")).map_err(|error| cannot("write", &numpy, &error))?;
    programs.run(venv.pip(programs).args(["--require-hashes", "--only-binary=:all:", "-r"]).arg(&numpy))?;
    programs.run(venv.pip(programs).args(["--no-index", "--find-links"]).arg(&index).arg("cubind"))?;
    let library = folder.join("lib").join(LOADED);
    fs::create_dir_all(folder.join("lib")).map_err(|error| cannot("make", &library, &error))?;
    programs.run(programs.program("cc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(DRIVER))?;
    // The example's kernel is compiled with NVIDIA's compiler.
    let toolkits = Toolkits::load(root)?;
    let newest = toolkits.versions().last().ok_or_else(|| Failure::Check("no toolkit is listed".to_owned()))?;
    let libraries = toolkits.libraries(root, newest, &Steps::new())?;
    let path = format!("{}:{}", folder.join("lib").display(), libraries.display());
    let example = venv.python(programs).arg("-I").arg(root.join(EXAMPLE)).arg("4096");
    let said = programs.read(example.env("LD_LIBRARY_PATH", path))?;
    println!("{said}");
    if !said.contains("verified          4096 elements") {
        return Err(Failure::Check(format!("{EXAMPLE} did not verify the installed package")));
    }
    let [wheels, sources] = ["whl", "gz"].map(|extension| files(&index, extension).map(|found| found.len()));
    Ok(format!(
        "Python: {} wheels, {} source distribution; installed from the index, the example verified",
        wheels?, sources?
    ))
}

/// Builds and runs a project that uses the crate from a registry of crates.
fn rust(programs: &Programs, folder: &Path, registry: &Registry) -> Result<String, Failure> {
    let project = folder.join("project");
    let manifest = project.join("Cargo.toml");
    let write = |path: PathBuf, text: &str| {
        let made = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, text));
        made.map_err(|error| cannot("write", &path, &error))
    };
    let text = format!(
        "[package]\nname = \"rehearsal\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n\
         cubind = {{ version = \"{}\", registry = \"rehearsal\", features = [\"cuda-12\"] }}\n\n[workspace]\n",
        registry.version
    );
    write(manifest.clone(), &text)?;
    write(project.join("src/main.rs"), PROGRAM)?;
    let index = format!("registries.rehearsal.index=\"file://{}\"", registry.index.display());
    let arguments = ["run", "--quiet", "--config", &index, "--manifest-path"];
    // The build folder is separate, because the usual build folder might contain an earlier crate with the same
    // version.
    let command = programs.cargo(&arguments).arg(&manifest).env("CARGO_TARGET_DIR", folder.join("build"));
    // Cargo caches registries by address, and the registry of an earlier rehearsal has the same address. Therefore,
    // Cargo's home folder is new.
    let command = command.env("CARGO_HOME", folder.join("cargo")).env("CARGO_NET_GIT_FETCH_WITH_CLI", "true");
    programs.run(command)?;
    remove(&folder.join("build"))?;
    remove(&folder.join("cargo"))?;
    Ok(format!(
        "Rust: crate {} {}, {} bytes; built and run from the registry",
        registry.name, registry.version, registry.bytes
    ))
}

/// Prints the remaining steps of the release and the manual steps.
fn report(programs: &Programs, root: &Path, version: &str) -> Result<(), Failure> {
    let path = root.join("CHANGELOG.md");
    let changelog = fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))?;
    let mut each = Vec::new();
    let heading = format!("## {version}");
    if !changelog.lines().any(|line| line.starts_with(&heading) && !line.contains("unreleased")) {
        each.push(format!("CHANGELOG.md: add the release date to the heading of {version}"));
    }
    if !programs.read(programs.program("git").args(["status", "--porcelain"]))?.is_empty() {
        each.push("git: commit or discard the changes".to_owned());
    }
    each.push(format!(
        "git: run `git tag --sign v{version}` and `git push origin v{version}`. The workflows wheels.yml and \
        crate.yml publish the release"
    ));
    each.push(
        "GitHub and registries: approve the runs of both environments, and check the release's pages on PyPI \
              and crates.io"
            .to_owned(),
    );
    println!("\nManual steps, once for all releases:");
    ONCE.iter().for_each(|line| println!("- {line}"));
    println!("\nSteps for release {version}:");
    each.iter().for_each(|line| println!("- {line}"));
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_yaml::Value;

    #[test]
    fn the_recipe_is_for_the_version_of_the_workspace() {
        let recipe: Value = serde_yaml::from_str(include_str!("../../templates/conda/recipe.yaml")).unwrap();
        assert_eq!(recipe["schema_version"], 1);
        assert_eq!(recipe["context"]["version"], env!("CARGO_PKG_VERSION"));
        let parts = ["package", "source", "build", "requirements", "tests", "about", "extra"];
        assert!(parts.iter().all(|part| !recipe[*part].is_null()));
        assert_eq!(recipe["source"]["sha256"].as_str().map(str::len), Some(64));
    }
}
