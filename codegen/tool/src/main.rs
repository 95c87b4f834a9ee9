//! `cubind`: Rust and Python for a CUDA library that this repository does not have.
//!
//! This crate parses arguments, prints text and sets the exit code. The commands are implemented in
//! `codegen::generate`.
//!
//! Exit codes: 0 done, 1 a finding, 2 wrong use, 3 something is missing on this machine.

// Output to a pipe that was closed ends the program.
#[macro_use(print, println)]
extern crate codegen;

mod brought;
mod cargo;
mod cubind_at;
mod generate;
mod headers;
mod reports;
mod test;
mod words;

use clap::{Parser, Subcommand};
use codegen::{diag::Failure, generate::named_version, toolkit::Progress, version::Version};
use headers::Headers;
use std::{path::PathBuf, process::ExitCode};

#[derive(Parser)]
#[command(name = "cubind", version, about = "Rust and Python for your own CUDA library, with the types of cubind")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Write a crate and a Python package for a library, from its headers and its spec
    ///
    /// With --include and --version its headers are read, and what they declare is kept beside the spec, in NAME.registry.yaml.
    /// Without, everything follows from that file and the spec.
    Generate(generate::Options),
    /// Call every function of the generated crate through a library that notes what it is given, made from the headers
    ///
    /// Needs a C compiler, and nothing of the real library.
    Test(test::Options),
    /// Show what changed between two versions of a library, from its registry alone
    Diff(reports::DiffOptions),
    /// Show one function, type or constant after every pass, and who decided what
    Explain(reports::ExplainOptions),
    /// Print what a reviewer of a spec wants to see, as Markdown: functions, roles, judgements
    ///
    /// Exit code 1 if something still needs a decision; the review is printed all the same.
    Review(reports::ReviewOptions),
}

/// The specs of the libraries.
#[derive(clap::Args)]
struct Specs {
    /// The spec of a library; more than one makes one package of them
    #[arg(long = "spec", value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// A version as an option names it: `1.0`, `NAME@1.0`.
type NamedVersion = (Option<String>, Version);

fn version(text: &str) -> Result<NamedVersion, String> {
    named_version(text)
}

/// Progress messages as plain lines.
struct Lines;

impl Progress for Lines {
    fn step(&self, message: &str) {
        eprintln!("{message}");
    }
}

fn main() -> ExitCode {
    match run(&Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{}", words::of_the_tool(&failure.to_string()));
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Generate(options) => generate::run(options),
        Command::Test(options) => test::run(options),
        Command::Diff(options) => reports::diff(options),
        Command::Explain(options) => reports::explain(options),
        Command::Review(options) => reports::review(options),
    }
}
