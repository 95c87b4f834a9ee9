//! `cargo xtask bench`: measures the cost of cubind, and prints one table with a goal for each figure.
//!
//! ```text
//! tests/bench/python/calls.py ──JSON──▶ calls, net of an empty loop, against cuda.bindings and an extension written by hand
//! tests/bench/python/imports.py ──────▶ time and memory of an import
//! tests/bench/rust/measure.py ────────▶ calls from Rust, compared with C; uses of memory in `owned`, with `checked`
//! files ──────────────────────────────▶ sizes
//! tests/bench/rust/builds.py ─────────▶ builds of the crate, compared with cudarc (--builds)
//! cargo, bindgen ─────────────────────▶ builds from scratch, and the passes of `regen` (--builds)
//! copies of specs/ ───────────────────▶ `regen` with more libraries and toolkits (--scale)
//! ```
//!
//! Figures for Python are measured with the default Python and with the newest Python on this machine. Times depend on
//! the machine and are informative. Sizes and callgrind's instruction counts do not depend on the machine: the step
//! `bench guard` of the test suite fails if they exceed a limit. The limit prevents regressions from the current value,
//! and may be above the goal.

mod builds;
mod calls;
mod document;
mod figures;
mod imports;
mod plot;
mod scale;
pub(crate) mod sizes;

use crate::{
    interpreters,
    test::{Context, PYTHON_REQUIREMENTS},
    venv::{Venv, cannot},
    wheel,
};
use calls::{Calls, Rust};
use codegen::diag::Failure;
use document::Measured;
use figures::Figure;
use imports::Imports;
use serde::de::DeserializeOwned;
use std::{
    fs,
    path::{Path, PathBuf},
};

const CALLS: &str = "tests/bench/python/calls.py";
const IMPORTS: &str = "tests/bench/python/imports.py";
const RUST: &str = "tests/bench/rust/measure.py";
const COUNTED: &str = "--callgrind";

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only measure the figures that do not depend on the machine: instruction counts and sizes
    #[arg(long, conflicts_with_all = ["plot", "docs"])]
    guard: bool,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// Also write a chart of the calls, or of the growth with --scale, to this SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Also write the figures of calls, or those of --scale, and their chart to docs/benchmarks.md
    #[arg(long)]
    docs: bool,
    /// Also measure builds from scratch, compare the crate with cudarc, and compare the passes of `regen` with bindgen;
    /// takes many minutes
    #[arg(long)]
    builds: bool,
    /// Only measure the cost of `regen` with more libraries and toolkits; takes several minutes
    #[arg(long, conflicts_with_all = ["guard", "builds"])]
    scale: bool,
    /// Only measure the cost of `regen` in this process
    #[arg(long, hide = true)]
    scale_here: bool,
}

/// Measures the figures, prints their table, and fails if a figure that does not depend on the machine exceeds its
/// limit.
pub(crate) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    if options.scale_here {
        return scale::here(root);
    }
    let mut context = Context::new(root)?;
    if options.json {
        context.programs = context.programs.keeping_output();
    }
    let mut all = match (options.guard, options.scale) {
        (true, _) => guarded(&context)?,
        (_, true) => scale::figures(&context, options)?,
        (false, false) => everything(&context, options)?,
    };
    if options.builds {
        all.extend(builds::figures(&context)?);
    }
    if options.json {
        println!("{}", serde_json::to_string_pretty(&all).map_err(|error| Failure::Check(error.to_string()))?);
    } else {
        print!("{}", figures::table(&all));
    }
    check_limits(&all)
}

/// Runs the step `bench guard` of the test suite.
pub(crate) fn guard(context: &Context<'_>) -> Result<(), Failure> {
    let all = guarded(context)?;
    print!("{}", figures::table(&all));
    check_limits(&all)
}

/// Returns the reason why instructions cannot be counted on this machine, or `None` if they can be counted.
pub(crate) fn missing(context: &Context<'_>) -> Result<Option<String>, Failure> {
    Ok((!context.programs.has("valgrind")).then(|| "valgrind, which counts instructions, is not installed".to_owned()))
}

/// Returns true if instructions can be counted on this machine. Otherwise, prints the reason.
fn counts(context: &Context<'_>) -> Result<bool, Failure> {
    let reason = missing(context)?;
    if let Some(reason) = &reason {
        eprintln!("the benchmark does not count instructions: {reason}");
    }
    Ok(reason.is_none())
}

/// Measures only the figures that do not depend on the machine, with the default Python.
fn guarded(context: &Context<'_>) -> Result<Vec<Figure>, Failure> {
    let wheel = wheel::build(&context.programs, context.root)?;
    let venv = default_python(context, &wheel)?;
    let mut all = sizes::figures(context.root, &wheel)?;
    if counts(context)? {
        all.extend(ask::<Calls>(context, &venv, CALLS, &[COUNTED])?.figures());
        all.extend(ask::<Rust>(context, &venv, RUST, &[])?.figures());
    }
    Ok(all)
}

/// Measures all figures with both Python versions, and writes the requested output.
fn everything(context: &Context<'_>, options: &Options) -> Result<Vec<Figure>, Failure> {
    let wheel = wheel::build(&context.programs, context.root)?;
    let counts = counts(context)?;
    let mut pythons = vec![default_python(context, &wheel)?];
    pythons.extend(newest_python(context, &wheel)?);
    let mut all = sizes::figures(context.root, &wheel)?;
    let mut measured = Vec::new();
    for venv in &pythons {
        let instructions = if counts { Some(ask::<Calls>(context, venv, CALLS, &[COUNTED])?) } else { None };
        let time = ask::<Calls>(context, venv, CALLS, &[])?;
        let imports = ask::<Imports>(context, venv, IMPORTS, &[])?;
        all.extend(instructions.iter().chain([&time]).flat_map(Calls::figures));
        all.extend(imports.figures(&time.python));
        measured.push(Measured { time, instructions, import: imports.ratio() });
    }
    if let (true, Some(venv)) = (counts, pythons.first()) {
        all.extend(ask::<Rust>(context, venv, RUST, &[])?.figures());
    }
    if let Some(first) = measured.first() {
        let own = options.docs.then(|| context.root.join(document::PICTURE));
        for path in options.plot.iter().cloned().chain(own) {
            fs::write(&path, plot::svg(&first.time)).map_err(|error| cannot("write", &path, &error))?;
        }
    }
    if options.docs {
        let text = document::text(&measured);
        crate::document::insert(&context.root.join(document::PATH), document::BEGIN, document::END, &text)?;
    }
    Ok(all)
}

/// Creates a virtual environment of the default Python, with cubind's wheel and the packages with which cubind is
/// compared.
fn default_python(context: &Context<'_>, wheel: &Path) -> Result<Venv, Failure> {
    let venv = Venv::with(&context.programs, context.root, "venv-test", PYTHON_REQUIREMENTS)?;
    venv.install(&context.programs, wheel)?;
    Ok(venv)
}

/// Creates a virtual environment of the newest Python on this machine, unless the default Python is the newest one.
fn newest_python(context: &Context<'_>, wheel: &Path) -> Result<Option<Venv>, Failure> {
    let Some(python) = interpreters::newest(&context.programs)? else {
        eprintln!("the benchmark measures only the default Python, because no newer Python is installed");
        return Ok(None);
    };
    let venv = Venv::of(&context.programs, context.root, "venv-test", PYTHON_REQUIREMENTS, &python)?;
    venv.install(&context.programs, wheel)?;
    Ok(Some(venv))
}

/// Runs a script and parses the JSON document that the script prints.
fn ask<T: DeserializeOwned>(context: &Context<'_>, venv: &Venv, script: &str, options: &[&str]) -> Result<T, Failure> {
    eprintln!("{script} {}", options.join(" "));
    let said = context.programs.read(venv.python(&context.programs).arg(script).args(options).arg("--json"))?;
    serde_json::from_str(said.lines().last().unwrap_or_default())
        .map_err(|error| Failure::Check(format!("the JSON that {script} prints has an unexpected form: {error}")))
}

/// Fails if a figure that does not depend on the machine exceeds its limit.
fn check_limits(all: &[Figure]) -> Result<(), Failure> {
    let missed: Vec<&str> =
        all.iter().filter(|figure| figure.is_guarded && figure.is_missed()).map(|it| it.name.as_str()).collect();
    if missed.is_empty() {
        return Ok(());
    }
    Err(Failure::Check(format!(
        "{} exceeds the limit in xtask/src/bench. Reduce the value, or explain the new limit in the commit message",
        missed.join(", ")
    )))
}
