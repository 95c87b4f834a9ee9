//! `cargo xtask release distributions`: builds and checks the Python files that a release uploads: the wheel, the
//! source distribution, and the stubs for NVIDIA's package.
//!
//! *Architecture invariant:* the uploaded wheel is the tested one, and this command publishes nothing.

use crate::{shell::Programs, venv::Venv, venv::cannot, wheel};
use codegen::diag::Failure;
use std::{
    fs,
    path::{Path, PathBuf},
};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The folder for the distributions. Its previous content is removed
    #[arg(value_name = "DIR", default_value = "target/distributions")]
    folder: PathBuf,
}

/// Builds the distributions, checks them, and prints their paths.
pub(crate) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    make(&Programs::new(root)?, root, &root.join(&options.folder))
}

/// Builds and checks the distributions in this folder. Any other files in the folder are removed.
pub(crate) fn make(programs: &Programs, root: &Path, folder: &Path) -> Result<(), Failure> {
    wheel::remove(folder)?;
    fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;

    let built = wheel::build(programs, root)?;
    wheel::audit(programs, root, &built)?;
    wheel::small(&built)?;
    wheel::lists_its_parts(&built)?;
    let name = built.file_name().ok_or_else(|| Failure::Check(format!("{} is not a file", built.display())))?;
    let wheel = folder.join(name);
    fs::copy(&built, &wheel).map_err(|error| cannot("write", &wheel, &error))?;
    let source = wheel::source(programs, root, folder)?;
    let made = wheel::stubs::build(programs, root)?;
    let stubs = folder.join(made.file_name().unwrap_or_default());
    fs::copy(&made, &stubs).map_err(|error| cannot("write", &stubs, &error))?;

    wheel::stable(programs, root, &wheel)?;
    let venv = Venv::with(programs, root, "venv-release", wheel::RELEASE_REQUIREMENTS)?;
    programs.run(venv.program(programs, "twine").args(["check", "--strict"]).args([&wheel, &source, &stubs]))?;
    println!("{}\n{}\n{}", wheel.display(), source.display(), stubs.display());
    Ok(())
}
