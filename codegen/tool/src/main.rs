//! `cubind`: a tool that generates Rust and Python bindings for a CUDA library outside of this repository.
//!
//! This crate parses arguments, prints text and sets the exit code. The commands are implemented in
//! `codegen::generate`.
//!
//! Exit codes: 0 success, 1 a finding, 2 a usage error, 3 a missing part of the environment.

// These macros end the program if the reader closes the pipe to which it prints.
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
#[command(name = "cubind", version, about = "Rust and Python bindings for your own CUDA library, with cubind's types")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Generate a crate and a Python package for a library, from its headers and its spec
    ///
    /// With --include and --version, the command reads the library's headers and stores their declarations next to the
    /// spec, in NAME.registry.yaml. Without these options, that file and the spec are the only input.
    Generate(generate::Options),
    /// Call every function of the generated crate through a recording stub, built from the headers
    ///
    /// A recording stub is a library that records its arguments. The command needs a C compiler, but not the real
    /// library.
    Test(test::Options),
    /// Show the changes between two versions of a library, based on its registry alone
    Diff(reports::DiffOptions),
    /// Explain one function, type or constant, and print the source of each decision
    Explain(reports::ExplainOptions),
    /// Print a review of a spec as Markdown: functions, roles, entries
    ///
    /// The exit code is 1 if something still needs a decision. The review is printed in any case.
    Review(reports::ReviewOptions),
}

/// The specs of the libraries.
#[derive(clap::Args)]
struct Specs {
    /// The spec of a library. With several specs, the package contains all of the libraries
    #[arg(long = "spec", value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// A version in an option, with an optional library name: `1.0` or `NAME@1.0`.
type NamedVersion = (Option<String>, Version);

fn version(text: &str) -> Result<NamedVersion, String> {
    named_version(text)
}

/// Prints progress messages as separate lines.
struct Lines;

impl Progress for Lines {
    fn step(&self, message: &str) {
        eprintln!("{message}");
    }
}

fn main() -> ExitCode {
    std::panic::set_hook(Box::new(|panic| {
        eprintln!("{panic}\nThis is a bug in the generator. Please report it with the header and the spec.");
    }));
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
