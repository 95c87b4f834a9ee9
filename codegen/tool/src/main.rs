//! `cubind`: a tool that generates Rust and Python bindings for a CUDA library outside this repository.
//!
//! This crate parses arguments, prints text and sets the exit code. The commands are implemented in
//! `codegen::generate`.
//!
//! Exit codes: 0 for success, 1 for a finding, 2 for a usage error, 3 for a missing part of the environment.

// The macros `print!` and `println!` of `codegen` end the program if the reader of its output closes the pipe.
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
    /// spec, in NAME.registry.yaml. Without these two options, NAME.registry.yaml and the spec are the only input.
    Generate(generate::Options),
    /// Call every function of the generated crate through a recording stub, which is built from the headers
    ///
    /// A recording stub is a library that records the arguments of calls. The command needs a C compiler, but not the
    /// real library.
    Test(test::Options),
    /// Show the changes between two versions of a library, based only on the library's registry
    Diff(reports::DiffOptions),
    /// Explain one function, type or constant, and print the source of each decision
    Explain(reports::ExplainOptions),
    /// Print a review of a spec as Markdown: functions, roles and spec entries
    ///
    /// The exit code is 1 if a parameter is still undecided. The review is printed in any case.
    Review(reports::ReviewOptions),
}

/// The options that specify the specs of the libraries.
#[derive(clap::Args)]
struct Specs {
    /// The spec of a library. With several specs, the package contains all of their libraries
    #[arg(long = "spec", value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// The value of a version option, with an optional library name: `1.0` or `NAME@1.0`.
type NamedVersion = (Option<String>, Version);

fn version(text: &str) -> Result<NamedVersion, String> {
    named_version(text)
}

/// Prints each progress message on its own line.
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
