//! `cargo xtask bench`: what cubind costs, one table with the goal beside each figure.
//!
//! ```text
//! tests/bench/python/calls.py ──JSON──▶ calls, net of an empty loop, against cuda.bindings and an extension written by hand
//! tests/bench/python/imports.py ──────▶ time and memory of an import
//! tests/bench/rust/measure.py ────────▶ calls from Rust against C
//! files ──────────────────────────────▶ sizes
//! ```
//!
//! Times depend on the machine and are for people. Instructions, as callgrind counts them, and sizes do not: these the suite
//! refuses above a limit (the step `bench guard`), which keeps what is reached and may be above the goal.

mod figures;
mod sizes;

use crate::{
    test::{Context, PYTHON_REQUIREMENTS},
    venv::Venv,
    wheel,
};
use codegen::diag::Failure;
use figures::{Calls, Figure, Imports, Rust};
use serde::de::DeserializeOwned;
use std::path::Path;

const CALLS: &str = "tests/bench/python/calls.py";
const IMPORTS: &str = "tests/bench/python/imports.py";
const RUST: &str = "tests/bench/rust/measure.py";

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only what does not depend on the machine: instructions and sizes
    #[arg(long)]
    guard: bool,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// Measures, prints the table, and fails if a figure that does not depend on the machine is above its limit.
pub(crate) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let context = Context::new(root)?;
    let mut all = guarded(&context)?;
    if !options.guard {
        all.extend(timed(&context)?);
    }
    if options.json {
        println!("{}", serde_json::to_string_pretty(&all).map_err(|error| Failure::Check(error.to_string()))?);
    } else {
        print!("{}", figures::table(&all));
    }
    judge(&all)
}

/// The step of the suite.
pub(crate) fn guard(context: &Context<'_>) -> Result<(), Failure> {
    let all = guarded(context)?;
    print!("{}", figures::table(&all));
    judge(&all)
}

/// Why instructions cannot be counted here, if so.
pub(crate) fn missing(context: &Context<'_>) -> Result<Option<String>, Failure> {
    Ok((!context.programs.has("valgrind")).then(|| "there is no valgrind, which counts instructions".to_owned()))
}

/// What does not depend on the machine.
fn guarded(context: &Context<'_>) -> Result<Vec<Figure>, Failure> {
    let (venv, wheel) = environment(context)?;
    let mut all = sizes::figures(context.root, &wheel)?;
    if let Some(reason) = missing(context)? {
        eprintln!("instructions are left out: {reason}");
        return Ok(all);
    }
    all.extend(ask::<Calls>(context, &venv, CALLS, &["--callgrind"])?.figures());
    all.extend(ask::<Rust>(context, &venv, RUST, &[])?.figures());
    Ok(all)
}

/// Times.
fn timed(context: &Context<'_>) -> Result<Vec<Figure>, Failure> {
    let (venv, _) = environment(context)?;
    let mut all = ask::<Calls>(context, &venv, CALLS, &[])?.figures();
    all.extend(ask::<Imports>(context, &venv, IMPORTS, &[])?.figures());
    Ok(all)
}

/// An environment with the wheel and what it is compared with.
fn environment(context: &Context<'_>) -> Result<(Venv, std::path::PathBuf), Failure> {
    let built = wheel::build(&context.programs, context.root)?;
    let venv = Venv::with(&context.programs, context.root, "venv-test", PYTHON_REQUIREMENTS)?;
    venv.install(&context.programs, &built)?;
    Ok((venv, built))
}

/// What a script prints as JSON.
fn ask<T: DeserializeOwned>(context: &Context<'_>, venv: &Venv, script: &str, options: &[&str]) -> Result<T, Failure> {
    eprintln!("{script} {}", options.join(" "));
    let said = context.programs.read(venv.python(&context.programs).arg(script).args(options).arg("--json"))?;
    serde_json::from_str(said.lines().last().unwrap_or_default())
        .map_err(|error| Failure::Check(format!("{script} prints other JSON than is read here: {error}")))
}

/// Fails where a figure that does not depend on the machine is above its limit.
fn judge(all: &[Figure]) -> Result<(), Failure> {
    let missed: Vec<&str> =
        all.iter().filter(|figure| figure.is_guarded && figure.is_missed()).map(|it| it.name.as_str()).collect();
    if missed.is_empty() {
        return Ok(());
    }
    Err(Failure::Check(format!(
        "{} is above the limit of xtask/src/bench: make it smaller, or say in the commit why the limit is another",
        missed.join(", ")
    )))
}
