//! The commands of this repository: `cargo xtask regen`, `library`, `explain`, `coverage`, `diff`, `review`, `semver`,
//! `interface`, `hidden`, `deny`, `site`, `wheel`, `distributions`, `release`, `package`, `clients`, `soundness`, `fuzz`, `soak`,
//! `platforms`, `pythons`, `bench`, `test`.
//!
//! Thin: arguments in, text and an exit code out. What the commands do is in `codegen`.
//!
//! Exit codes: 0 done, 1 a finding, 2 wrong use, 3 something is missing on this machine.

// Output to a pipe that was closed ends the program.
#[macro_use(print, println)]
extern crate codegen;

mod bench;
mod clients;
mod debian;
mod deny;
mod distributions;
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
mod readme;
mod regen;
mod release;
mod reports;
mod review;
mod semver;
mod shell;
mod site;
mod soak;
mod soundness;
mod test;
mod toolkit;
mod tools;
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
    /// The checkout to work on; tests name others than the one that this program was built from.
    #[arg(long, hide = true, global = true)]
    root: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// Write the registry, the resolved roles and the generated crates from the headers and the specs
    ///
    /// Without --cuda nothing is scanned: the registry and the specs say everything, and neither a network nor libclang
    /// nor Python is needed. With it the toolkit's headers are fetched (or read from --cuda-home) and its part of the
    /// registry is brought up to date first.
    Regen(Regen),
    /// Take in a new CUDA toolkit
    Toolkit {
        #[command(subcommand)]
        command: ToolkitCommand,
    },
    /// Take in a new library
    Library {
        #[command(subcommand)]
        command: LibraryCommand,
    },
    /// Take in a new release of a library that has versions of its own; or, with --dry-run, rehearse a release of cubind
    ///
    /// The rehearsal has indexes that are folders, and lists what a person has to do for a real one.
    #[command(args_conflicts_with_subcommands = true)]
    Release {
        #[command(flatten)]
        rehearsal: release::Options,
        #[command(subcommand)]
        command: Option<ReleaseCommand>,
    },
    /// List the toolkits and releases that the package index has and specs/toolkits.yaml does not
    ///
    /// Each is printed as the command that takes it in.
    News(toolkit::NewsOptions),
    /// Show one function, type or constant after every pass, and who decided what
    Explain {
        /// As the header calls it: cuMemAlloc, cuMemAlloc_v2, CUresult, CUDA_SUCCESS, …
        #[arg(required_unless_present = "keys")]
        name: Option<String>,
        /// Print the reference of all keys that specs have, in Markdown
        #[arg(long, conflicts_with = "name")]
        keys: bool,
    },
    /// Count what is declared, bound and skipped, and give the reasons
    Coverage,
    /// Show what changed between two scanned toolkits, in either direction, for whoever must port a program
    ///
    /// `diff nccl@2.27 2.28` does so for two releases of a library that has versions of its own.
    Diff {
        /// The toolkit that the program was written for
        old: reports::OldVersion,
        /// The toolkit that it shall be built with
        new: Version,
        /// How to show it
        #[arg(long, value_enum, default_value_t)]
        format: reports::Format,
    },
    /// Print what a reviewer of a change to specs/ wants to see, as Markdown: new functions, roles, judgements
    ///
    /// Exit code 1 if something still needs a decision; the review is printed all the same.
    Review {
        /// The git revision to compare with; otherwise the merge base with origin/main or main, else HEAD
        #[arg(long, value_name = "REV")]
        base: Option<String>,
    },
    /// List what breaks programs that compile with the crate of another revision
    ///
    /// cargo-semver-checks compares; the first call builds it into target/, which takes minutes, and every comparison documents
    /// the crate twice. Exit code 1 if something breaks: the changelog must say so, and the policy in CONTRIBUTING.md how.
    Semver(semver::Options),
    /// List what the hand-written part of the crate offers, in tests/rust/interface.txt
    ///
    /// cargo-public-api reads what a nightly rustdoc says; the first call builds it into target/.
    Interface(interface::Options),
    /// Compare the safe public items that the crate's documentation hides with tests/rust/hidden.txt, which has a reason for each
    Hidden,
    /// Check licences, sources and known vulnerabilities of what the crates depend on
    ///
    /// cargo-deny compares with .deny.toml; the first call builds it into target/, which takes minutes.
    Deny(deny::Options),
    /// Write the site, which has every name of every library on a page, and the same as data, to target/site
    ///
    /// Plain files that any server can serve, or none: `python3 -m http.server -d target/site`.
    Site(site::Options),
    /// Build the Python wheel into target/wheels/ and print its path
    Wheel(wheel::Options),
    /// Build the crate and the wheel for other machines, and run them under emulators: aarch64 under qemu, Windows under Wine
    ///
    /// The standard library is compiled from its source: needs a nightly toolchain with rust-src. What else a step needs, it says.
    Platforms(platforms::Options),
    /// Measure calls, imports and sizes: one table with the goal beside each figure
    ///
    /// Exit code 1 if what does not depend on the machine is above its limit.
    Bench(bench::Options),
    /// Run the Python suite with every Python from 3.11 on; one that this machine does not have is Debian's, unpacked in target/
    Pythons(pythons::Options),
    /// Build the wheel and the source distribution of a release, and check them with auditwheel, abi3audit and twine
    Distributions(distributions::Options),
    /// Print, build and test a package of libraries that cubind itself does not have, below target/packages/NAME
    ///
    /// specs/packages.yaml lists the packages. The last lines are where its crate and its wheel are.
    Package {
        /// The package, such as cubind-cuquantum
        name: String,
    },
    /// Run the test suites of programs made for cuda.bindings, with NVIDIA's package and with cubind alone, and compare
    ///
    /// Needs a GPU, unless a part of that is asked for: --pack makes parts that can be carried to a machine with one, --compare
    /// reads the results that were brought back. tests/clients/clients.yaml lists the suites. Exit code 1 if a test differs
    /// for which the list has no reason.
    Clients(clients::Options),
    /// Try what safe code cannot do with tools that are no part of the tests of every day: a fuzzer, loom, Miri, sanitizers
    ///
    /// Each prints how much it has tried. Exit code 1 if something is found.
    Soundness(soundness::Options),
    /// Give random input to what the generator reads: C types, registries, specs, wheels, headers
    ///
    /// libFuzzer makes it, by cargo-fuzz, which the first call builds into target/; needs a nightly toolchain. What is kept in
    /// tests/fuzz/corpus is tried with every run of the tests. Exit code 1 if something panics, hangs or eats the memory.
    Fuzz(fuzz::Options),
    /// Use both packages for a long time: memory does not grow in Python, and safe Rust functions do no harm in random order
    Soak(soak::Options),
    /// Check everything that can be checked without a GPU
    Test(test::Options),
}

#[derive(Subcommand)]
enum ToolkitCommand {
    /// Find the wheels of a toolkit, pin their hashes, scan it, and stop at what needs a judgement
    ///
    /// Writes specs/toolkits.yaml and the registry. Where every parameter is decided already, everything else follows;
    /// else the lines to paste into the specs are printed, and `cargo xtask regen` goes on once they are filled in.
    /// Of a major version that specs/majors.yaml calls `unbound` only the history is taken in.
    Add(toolkit::AddOptions),
    /// Find the wheels of a newer patch of a toolkit that is listed, pin their hashes, and scan it again
    ///
    /// Goes on as `add` does.
    Update {
        /// The toolkit, such as 13.4
        version: Version,
    },
    /// List packages in every toolkit that has them, with the hashes of the wheels that belong to it
    ///
    /// What belongs to a toolkit is what NVIDIA's package cuda-toolkit says. Writes specs/toolkits.yaml.
    Package(toolkit::PackageOptions),
}

#[derive(Subcommand)]
enum LibraryCommand {
    /// Write the first lines of a library's spec, as far as its wheel on the package index says them
    ///
    /// For a library with versions of its own. Writes specs/NAME.yaml, which must not be there yet; then read it, replace the words
    /// in capitals, and go on with `release add`.
    New(library::NewOptions),
}

#[derive(Subcommand)]
enum ReleaseCommand {
    /// Find the wheel of a release, pin its hash, scan it, and stop at what needs a judgement
    ///
    /// Writes specs/toolkits.yaml and the registry, as `toolkit add` does.
    Add(toolkit::ReleaseOptions),
    /// Find the wheels of a newer patch of a release that is listed, pin their hashes, and scan it again
    ///
    /// Goes on as `add` does.
    Update {
        /// The library, as its spec calls it
        library: String,
        /// The release by its first two numbers, such as 2.28
        version: Version,
    },
}

#[derive(clap::Args)]
struct Regen {
    /// The toolkit to scan, such as 13.0
    #[arg(long, value_name = "VERSION", conflicts_with = "library")]
    cuda: Option<Version>,
    /// The library of which a release is to be scanned, one with versions of its own
    #[arg(long, value_name = "NAME", requires = "release")]
    library: Option<String>,
    /// The release of --library to scan, such as 2.28
    #[arg(long, value_name = "VERSION", requires = "library")]
    release: Option<Version>,
    /// Scan everything that specs/toolkits.yaml lists: after a change of the scan
    #[arg(long, conflicts_with_all = ["cuda", "library"])]
    all: bool,
    /// Where that toolkit is installed, instead of fetching its headers
    #[arg(long, value_name = "DIR", requires = "cuda")]
    cuda_home: Option<PathBuf>,
    /// Change nothing; fail if any file is not as it would be written
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
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
        Command::Toolkit { command: ToolkitCommand::Add(options) } => toolkit::add(root, options),
        Command::Toolkit { command: ToolkitCommand::Update { version } } => toolkit::update(root, *version),
        Command::Toolkit { command: ToolkitCommand::Package(options) } => toolkit::packages(root, options),
        Command::Library { command: LibraryCommand::New(options) } => library::new(root, options),
        Command::Release { command: None, rehearsal } => release::run(root, rehearsal),
        Command::Release { command: Some(ReleaseCommand::Add(options)), .. } => toolkit::add_release(root, options),
        Command::Release { command: Some(ReleaseCommand::Update { library, version }), .. } => {
            toolkit::update_release(root, library, *version)
        }
        Command::News(options) => toolkit::news(root, options),
        Command::Explain { name: Some(name), keys: _ } => reports::explain(root, name),
        Command::Explain { name: None, keys: _ } => reports::keys(),
        Command::Coverage => reports::coverage(root),
        Command::Diff { old, new, format } => reports::diff(root, old, *new, *format),
        Command::Review { base } => review::run(root, base.as_deref()),
        Command::Semver(options) => semver::run(root, options),
        Command::Interface(options) => interface::run(root, options),
        Command::Hidden => hidden::run(root, &shell::Programs::new(root)?),
        Command::Deny(options) => deny::run(root, options),
        Command::Site(options) => site::run(root, options),
        Command::Wheel(options) => wheel::run(root, options),
        Command::Platforms(options) => platforms::run(root, options),
        Command::Pythons(options) => pythons::run(root, options),
        Command::Bench(options) => bench::run(root, options),
        Command::Distributions(options) => distributions::run(root, options),
        Command::Package { name } => package::run(root, name),
        Command::Clients(options) => clients::run(root, options),
        Command::Soundness(options) => soundness::run(root, options),
        Command::Fuzz(options) => fuzz::run(root, options),
        Command::Soak(options) => soak::run(root, options),
        Command::Test(options) => test::run(root, options),
    }
}
