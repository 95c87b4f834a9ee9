//! The commands of this repository: `cargo xtask regen`, `upstream`, `explain`, `diff`, `review`, `site`, `package`,
//! `release`, `clients`, `hunt`, `bench`, `test`.
//!
//! This crate parses arguments, prints text and sets the exit code. The crates in `codegen` implement the commands.
//!
//! Exit codes: 0 for success, 1 for a finding, 2 for a usage error, 3 for a missing part of the environment.

// The program exits if the reader of its output closes the pipe.
#[macro_use(print, println)]
extern crate codegen;

mod aliases;
mod bench;
mod clients;
mod debian;
mod deny;
mod distributions;
mod document;
mod each_form;
mod fuzz;
mod git;
mod hidden;
mod interface;
mod interpreters;
mod library;
mod package;
mod platforms;
mod progress;
mod pythons;
mod regen;
mod release;
mod reports;
mod review;
mod rustdoc;
mod semver;
mod shell;
mod site;
mod soak;
mod soundness;
mod strangers;
mod test;
#[cfg(test)]
mod texts;
mod tools;
mod upstream;
mod usage;
mod venv;
mod wheel;

use clap::{Parser, Subcommand};
use codegen::{checkout, diag::Failure, version::Version};
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "The commands of this repository")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// The checkout on which the command operates. Tests use checkouts other than the one from which this program was
    /// built.
    #[arg(long, hide = true, global = true)]
    root: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// Write the registry and the generated crates from the headers and the specs
    ///
    /// Without --cuda nothing is scanned: the registry and the specs are the only input, and neither network access nor
    /// libclang nor Python is needed. With --cuda, the toolkit's headers are fetched (or read from --cuda-home), and
    /// the toolkit's facts in the registry are updated first.
    Regen(Regen),
    /// Add NVIDIA's new releases: toolkits, releases of libraries, and new libraries
    Upstream {
        #[command(subcommand)]
        command: upstream::Command,
    },
    /// Explain one function, type or constant, and print the source of each decision about it
    ///
    /// With --all, count the declared, bound and skipped functions of each library, with the reasons. Exit code 1 if a
    /// declaration is neither bound nor skipped.
    Explain {
        /// The name in the header, such as cuMemAlloc, cuMemAlloc_v2, CUresult or CUDA_SUCCESS
        #[arg(required_unless_present_any = ["all", "keys"])]
        name: Option<String>,
        /// Count the declared, bound and skipped functions
        #[arg(long, conflicts_with_all = ["name", "keys"])]
        all: bool,
        /// Print the reference for all keys of specs and of views, in Markdown
        #[arg(long, conflicts_with = "name")]
        keys: bool,
    },
    /// Show the changes from one scanned toolkit to another, older or newer one, for porting programs
    ///
    /// `diff nccl@2.27 2.28` compares two releases of an independently versioned library.
    Diff {
        /// The toolkit for which the program was written
        old: reports::OldVersion,
        /// The toolkit with which the program will be built
        new: Version,
        /// The output format
        #[arg(long, value_enum, default_value_t)]
        format: reports::Format,
    },
    /// Review a change to specs/: print the new functions, roles and entries as Markdown
    ///
    /// Exit code 1 if something still needs a decision by a person. The review is printed in any case.
    Review {
        /// The git revision to compare with. Default: the merge base with origin/main or main, or HEAD if neither
        /// branch exists
        #[arg(long, value_name = "REV")]
        base: Option<String>,
    },
    /// Write the site to target/site: a page for each name of every library, and the same information as data
    ///
    /// The site consists of static files that any web server can serve: `python3 -m http.server -d target/site`.
    Site(site::Options),
    /// Build and check the files of a release of cubind
    ///
    /// This command publishes nothing: workflows publish a release when a tag `v…` is pushed.
    Release {
        #[command(subcommand)]
        command: ReleaseCommand,
    },
    /// Measure calls, imports and sizes, and print one table with the goal for each figure
    ///
    /// Exit code 1 if a figure that does not depend on the machine is above its limit.
    Bench(bench::Options),
    /// Generate, build and test a package of libraries that cubind itself does not contain, in target/packages/NAME
    ///
    /// specs/packages.yaml lists the packages. The last lines of the output are the paths of the package's crate and
    /// wheel.
    Package {
        /// The name of the package, such as cubind-cuquantum
        name: String,
    },
    /// Run the test suites of programs that use cuda.bindings, with NVIDIA's package and with cubind alone, and compare
    /// the results
    ///
    /// This command needs a GPU, except with two options: --pack writes parts that can be copied to a machine with a
    /// GPU, and --compare reads the results from that machine. tests/clients/clients.yaml lists the suites. Exit code 1
    /// if the result of a test differs and the list contains no reason for the difference.
    Clients(clients::Options),
    /// Search for faults with long-running tools, and with inputs that the daily tests do not use
    Hunt {
        #[command(subcommand)]
        command: HuntCommand,
    },
    /// Run all checks that do not need a GPU
    Test(test::Options),
}

#[derive(Subcommand)]
enum ReleaseCommand {
    /// Build the Python wheel into target/wheels/ and print its path
    Wheel(wheel::Options),
    /// Build the wheel and the source distribution, and check them with auditwheel, abi3audit and twine
    Distributions(distributions::Options),
    /// Build the wheel cuda-bindings-stubs, which contains types of NVIDIA's package for type checkers
    Stubs,
    /// Rehearse a release with local folders as indexes, and list the manual steps of a real release
    Rehearse,
}

#[derive(Subcommand)]
enum HuntCommand {
    /// Try to break safe code with a fuzzer, loom, Miri and sanitizers
    ///
    /// Each tool prints how much work it has done. Exit code 1 if a fault is found.
    Soundness(soundness::Options),
    /// Test the generator's readers with random input: C types, registry files, specs, wheels, headers
    ///
    /// Runs libFuzzer through cargo-fuzz, which the first call builds in target/. Requires a nightly toolchain. Every
    /// run of the test suite tries the inputs in tests/fuzz/corpus. Exit code 1 if a reader panics, hangs or exhausts
    /// the memory.
    Fuzz(fuzz::Options),
    /// Use the Rust crate and the Python package for a long time. Checks that memory does not grow in Python, and that
    /// safe Rust functions in random order cause no errors
    Soak(soak::Options),
    /// Generate crates for other vendors' libraries from Debian's packages, and call these libraries
    ///
    /// Prints a table with the number of findings for the headers alone, the number of spec lines that resolve them,
    /// and the number of bound functions. Exit code 1 if a crate cannot be generated or compiled, or if a call returns
    /// a wrong result.
    Strangers(strangers::Options),
}

#[derive(clap::Args)]
struct Regen {
    /// The toolkit to scan, such as 13.0
    #[arg(long, value_name = "VERSION", conflicts_with = "release")]
    cuda: Option<Version>,
    /// The independently versioned library whose release is scanned. With --cuda or --all: the only library that is
    /// scanned
    #[arg(long, value_name = "NAME")]
    library: Option<String>,
    /// The release of --library to scan, such as 2.28
    #[arg(long, value_name = "VERSION", requires = "library")]
    release: Option<Version>,
    /// Scan all toolkits and releases that specs/toolkits.yaml lists, for use after a change to the scan
    #[arg(long, conflicts_with_all = ["cuda", "release"])]
    all: bool,
    /// The folder of an installed toolkit whose headers are scanned, instead of fetching the headers
    #[arg(long, value_name = "DIR", requires = "cuda")]
    cuda_home: Option<PathBuf>,
    /// Do not change files. Fail if a file differs from the generated file
    #[arg(long)]
    check: bool,
    /// Print all findings instead of one screen of findings
    #[arg(long)]
    full: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse_from(aliases::replaced(std::env::args().collect()));
    let root = arguments.root.map_or_else(|| checkout::root(env!("CARGO_MANIFEST_DIR")), Ok);
    match root.and_then(|root| run(&root, &arguments.command)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(root: &Path, command: &Command) -> Result<(), Failure> {
    match command {
        Command::Regen(options) => regen::run(root, options),
        Command::Upstream { command } => upstream::run(root, command),
        Command::Explain { name: Some(name), .. } => reports::explain(root, name),
        Command::Explain { name: None, keys: true, .. } => reports::keys(),
        Command::Explain { name: None, keys: false, .. } => reports::coverage(root),
        Command::Diff { old, new, format } => reports::diff(root, old, *new, *format),
        Command::Review { base } => review::run(root, base.as_deref()),
        Command::Site(options) => site::run(root, options),
        Command::Release { command: ReleaseCommand::Wheel(options) } => wheel::run(root, options),
        Command::Release { command: ReleaseCommand::Distributions(options) } => distributions::run(root, options),
        Command::Release { command: ReleaseCommand::Stubs } => wheel::stubs::run(root),
        Command::Release { command: ReleaseCommand::Rehearse } => release::run(root),
        Command::Bench(options) => bench::run(root, options),
        Command::Package { name } => package::run(root, name),
        Command::Clients(options) => clients::run(root, options),
        Command::Hunt { command: HuntCommand::Soundness(options) } => soundness::run(root, options),
        Command::Hunt { command: HuntCommand::Fuzz(options) } => fuzz::run(root, options),
        Command::Hunt { command: HuntCommand::Soak(options) } => soak::run(root, options),
        Command::Hunt { command: HuntCommand::Strangers(options) } => strangers::run(root, options),
        Command::Test(options) => test::run(root, options),
    }
}
