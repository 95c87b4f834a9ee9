//! `cargo xtask clients`: runs the test suites of programs that use `cuda.bindings`, first with NVIDIA's package, and
//! then only with cubind.
//!
//! A bundle contains everything that a run requires: wheels, test suites, the runner and its plan. The bundle is run on
//! this machine, or copied (`--pack`) to a machine that has a GPU but no network access. `--compare` then reads the
//! results from that machine.

mod bundle;
mod compare;
mod junit;
mod list;
mod pack;
mod results;
mod source;
mod table;
mod wheels;

use crate::{interpreters, shell::Programs, venv::cannot};
use bundle::Bundle;
use codegen::diag::Failure;
use list::List;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The folder that contains the list of clients and the runner.
const FOLDER: &str = "tests/clients";
/// The two sides of the comparison, in the order in which their tests run.
const SIDES: [&str; 2] = ["nvidia", "cubind"];

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Run only this client of tests/clients/clients.yaml; can be repeated
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Use this checkout of a source instead of fetching it: cuda-python=../cuda-python
    #[arg(long, value_name = "NAME=PATH")]
    source: Vec<source::Local>,
    /// Use this wheel of cubind instead of building it
    #[arg(long, value_name = "FILE")]
    wheel: Option<PathBuf>,
    /// Take the large packages from this site-packages folder instead of downloading them
    #[arg(long, value_name = "DIR", conflicts_with = "pack")]
    beside: Option<PathBuf>,
    /// Do not run anything, but write everything that a machine without network access needs to this folder, in parts
    #[arg(long, value_name = "DIR", conflicts_with = "compare")]
    pack: Option<PathBuf>,
    /// The maximum size of a part of a pack, in MB
    #[arg(long, value_name = "MB", default_value_t = 50, requires = "pack")]
    limit: u64,
    /// Do not run anything, but compare the results in this folder, which come from another machine
    #[arg(long, value_name = "DIR")]
    compare: Option<PathBuf>,
    /// Also write the table to docs/compatibility.md
    #[arg(long)]
    docs: bool,
}

/// Runs all or the selected test suites on both sides, and prints the table of results.
pub(crate) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let list = List::read(&root.join(FOLDER).join("clients.yaml"))?.only(&options.only)?;
    if let Some(folder) = &options.compare {
        return report(root, &list, folder, options.docs);
    }
    let programs = Programs::new(root)?;
    let target = root.join("target/cubind/clients");
    let bundle = Bundle::make(&programs, root, &target, &list, options)?;
    if let Some(folder) = &options.pack {
        return pack::write(&programs, &bundle, folder, options.limit * 1_000_000);
    }
    let out = target.join("results");
    execute(&programs, &bundle, &target, &out, options.beside.as_deref())?;
    report(root, &list, &out, options.docs)
}

/// Creates the environments, and runs the test suites of both sides on this machine.
fn execute(
    programs: &Programs,
    bundle: &Bundle,
    target: &Path,
    out: &Path,
    beside: Option<&Path>,
) -> Result<(), Failure> {
    let environments = target.join("environments");
    for old in [&environments, &out.to_owned()] {
        if old.exists() {
            fs::remove_dir_all(old).map_err(|error| cannot("remove", old, &error))?;
        }
    }
    let runner = bundle.folder.join("runner");
    let install = programs.program(interpreters::default()).arg(runner.join("install.py"));
    let install = install.arg(&bundle.folder).arg(&environments);
    programs.run(match beside {
        Some(beside) => install.arg("--beside").arg(beside),
        None => install,
    })?;
    for side in SIDES {
        let run = programs.program(interpreters::default()).arg(runner.join("run.py"));
        programs.run(run.arg(&bundle.folder).arg(&environments).arg(side).arg(out))?;
    }
    Ok(())
}

/// Prints the comparison. A difference without a known reason is a finding.
fn report(root: &Path, list: &List, folder: &Path, docs: bool) -> Result<(), Failure> {
    let results = results::read(folder)?;
    let compared = compare::all(list, &results);
    let text = table::markdown(list, &compared);
    println!("{text}");
    if docs {
        table::insert(&root.join("docs/compatibility.md"), &text)?;
    }
    let findings = table::findings(&compared);
    if findings.is_empty() { Ok(()) } else { Err(Failure::Check(findings.join("\n"))) }
}
