//! `cargo xtask hunt soundness`: runs long tests of safe code, with tools that the daily tests do not use.

use crate::{
    shell::{CRATE_FOLDER, Programs},
    test::{Context, PYTHON_REQUIREMENTS, python},
    venv::Venv,
    wheel,
};
use clap::ValueEnum;
use codegen::{analysis, diag::Failure, echo, pipeline};
use std::{
    env,
    path::{Path, PathBuf},
};
use xshell::Cmd;

const TESTS: &str = "tests/rust/Cargo.toml";
/// The compilation target for builds with sanitizers. With an explicit target, build scripts and macros are compiled
/// without sanitizers.
const MACHINE: &str = "x86_64-unknown-linux-gnu";

/// The test that calls NVIDIA's real libraries.
const REAL: &str = "safe_functions_over_real_libraries_take_any_arguments";

/// Tests that load libraries, which Miri does not support.
const LOADING: [&str; 5] = [
    "error::tests::the_cause_is_that_of_the_called_function",
    "library::tests::load_with_finds_functions_with_the_function_of_the_program",
    "library::tests::the_error_of_a_missing_library_lists_the_attempts",
    "search::tests::a_library_without_the_function_is_too_old",
    "status::tests::errors_describe_themselves",
];

/// The Python tests of objects, memory and callbacks, and the tests that call every function with recording stubs.
const OBJECTS: [&str; 14] = [
    // The process that this test starts does not inherit the environment variables that are set here.
    "--deselect=tests/python/test_hostile_arguments.py::test_control_c_while_the_pathfinder_is_imported",
    "tests/python/test_answers.py",
    "tests/python/test_callback_outputs.py",
    "tests/python/test_callbacks.py",
    "tests/python/test_constant_records.py",
    "tests/python/test_cycles.py",
    "tests/python/test_echo.py",
    "tests/python/test_hostile_arguments.py",
    "tests/python/test_hostile_buffers.py",
    "tests/python/test_hostile_callbacks.py",
    "tests/python/test_hostile_records.py",
    "tests/python/test_kept.py",
    "tests/python/test_lifetimes.py",
    "tests/python/test_record_arrays.py",
];

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The tools to run, one after the other. Default: all of them
    what: Vec<What>,
    /// The duration of the fuzzer in seconds
    #[arg(long, default_value_t = 600)]
    seconds: u64,
    /// The random seed of the fuzzer; derived from the time if omitted
    #[arg(long)]
    seed: Option<u64>,
    /// Folders that contain NVIDIA's libraries, for `real`
    #[arg(long, value_name = "FOLDER")]
    libraries: Vec<PathBuf>,
    /// Do not run the program of `real`, but write the program to this file, for a machine with a GPU and without a
    /// toolchain
    #[arg(long, value_name = "FILE")]
    pack: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum What {
    /// Call safe functions in random order, with C functions that report each use of freed memory. Also use memory,
    /// kernels and graphs with a driver that is written in Rust
    Fuzz,
    /// Call each safe function of the real libraries (the installed ones, and those in `--libraries`) with extreme
    /// arguments
    Real,
    /// Try every interleaving of several threads that use the counter of memory uses
    Loom,
    /// Run the support code that needs no library in Miri; needs a nightly toolchain with the components miri and
    /// rust-src
    Miri,
    /// Run the owned layer with the driver written in Rust under ThreadSanitizer; needs a nightly toolchain with
    /// rust-src
    Threads,
    /// Run the tests of the owned layer and the fuzzer under AddressSanitizer; needs a nightly toolchain
    Addresses,
    /// Run the Python extension with recording stubs and hostile objects under AddressSanitizer; needs a nightly
    /// toolchain and GCC's libasan
    Extension,
}

/// Runs the selected tools in turn. Stops at the first one that fails.
pub(crate) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let programs = Programs::new(root)?;
    let all = What::value_variants();
    let chosen = if options.what.is_empty() { all } else { &options.what };
    for what in chosen {
        match what {
            What::Fuzz => programs.run(fuzz(&programs, root, options, &["test"])?)?,
            What::Real => real(&programs, root, options)?,
            What::Loom => {
                let arguments =
                    ["test", "--release", "--manifest-path", "tests/loom/Cargo.toml", "--locked", "--", "--nocapture"];
                programs.run(programs.cargo(&arguments).env("CARGO_TARGET_DIR", programs.target().join("loom")))?;
            }
            What::Miri => {
                let arguments = ["+nightly", "miri", "test", "-p", "cubind-support", "--locked", "--"];
                let command =
                    programs.program("cargo").args(arguments).args(LOADING.iter().flat_map(|it| ["--skip", it]));
                let command = command.env("CARGO_TARGET_DIR", programs.target().join("miri"));
                // The tests read files, as in the daily test suite. Miri must allow this.
                programs.run(command.env("MIRIFLAGS", "-Zmiri-disable-isolation"))?;
            }
            What::Threads => {
                // The standard library also contains locks, so the standard library is compiled with the sanitizer,
                // too.
                let arguments = ["+nightly", "test", "-Zbuild-std", "--target", MACHINE];
                let arguments =
                    [&arguments[..], &["--manifest-path", TESTS, "--locked", "--test", "owned_stub"]].concat();
                programs.run(with_sanitizer(&programs, "thread", programs.cargo(&arguments)))?;
            }
            What::Addresses => {
                let arguments = ["+nightly", "test", "--target", MACHINE];
                let of_stub =
                    [&arguments[..], &["--manifest-path", TESTS, "--locked", "--test", "owned_stub"]].concat();
                programs.run(with_sanitizer(&programs, "address", programs.cargo(&of_stub)))?;
                let command = fuzz(&programs, root, options, &arguments)?;
                programs.run(with_sanitizer(&programs, "address", command))?;
            }
            What::Extension => extension(root)?,
        }
    }
    Ok(())
}

/// Runs the fuzzers for the given duration.
pub(crate) fn soak(root: &Path, seconds: u64) -> Result<(), Failure> {
    run(root, &Options { what: vec![What::Fuzz], seconds, seed: None, libraries: Vec::new(), pack: None })
}

/// Runs the Python tests with an extension that reports invalid memory accesses.
fn extension(root: &Path) -> Result<(), Failure> {
    let context = Context::new(root)?;
    let programs = &context.programs;
    let wheel = wheel::build_sanitized(programs, root, MACHINE)?;
    let venv = Venv::with(programs, root, "venv-addresses", PYTHON_REQUIREMENTS)?;
    venv.install(programs, &wheel)?;
    // The Python executable is compiled without the sanitizer, so the sanitizer's runtime must be loaded before Python.
    let runtime = programs.read(programs.program("cc").arg("-print-file-name=libasan.so"))?;
    let besides = [
        ("LD_PRELOAD", runtime.trim().to_owned()),
        // The sanitizer cannot track Python's own allocator. Memory that Python still holds at exit is not a leak.
        ("PYTHONMALLOC", "malloc".to_owned()),
        ("ASAN_OPTIONS", "detect_leaks=0:allocator_may_return_null=1:max_allocation_size_mb=2048".to_owned()),
    ];
    python::pytest_with(&context, &venv, &OBJECTS, &besides)?;
    // The script that tests out-of-memory behavior is omitted, because the sanitizer handles all allocations in these
    // tests.
    let generators = ["functions", "classes", "records", "kernels", "threads", "views"];
    let hostile = venv.python(programs).args(["tests/python/hostile/run.py", "--seconds", "300"]).args(generators);
    programs.run(besides.iter().fold(hostile, |command, (name, value)| command.env(name, value)))
}

/// Returns the command that runs the fuzzer with cargo. `first` contains the first arguments.
fn fuzz<'a>(programs: &'a Programs, root: &Path, options: &Options, first: &[&str]) -> Result<Cmd<'a>, Failure> {
    let tests = ["--manifest-path", TESTS, "--locked", "--test", "fuzz", "--test", "owned_random", "--", "--nocapture"];
    let command = with_fuzz(root, programs.cargo_in(CRATE_FOLDER, &[first, &tests[..]].concat()))?;
    let command = command.env("CUBIND_FUZZ_SECONDS", options.seconds.to_string());
    Ok(match options.seed {
        Some(seed) => command.env("CUBIND_FUZZ_SEED", seed.to_string()),
        None => command,
    })
}

/// Calls the safe functions of NVIDIA's real libraries.
fn real(programs: &Programs, root: &Path, options: &Options) -> Result<(), Failure> {
    let test = ["test", "--manifest-path", TESTS, "--locked", "--test", "fuzz"];
    let cargo = |options: &[&str]| programs.cargo_in(CRATE_FOLDER, &[&test[..], options].concat());
    let build = cargo(&["--no-run"]);
    if let Some(file) = &options.pack {
        let told = programs.read(with_fuzz(root, build.arg("--message-format=json"))?)?;
        let program = told.lines().rev().find_map(|line| line.split_once("\"executable\":\"")?.1.split('"').next());
        let program = program.ok_or_else(|| {
            Failure::environment(
                "cargo did not report the path of the program".to_owned(),
                "run the command again without --pack",
            )
        })?;
        programs.run(programs.program("strip").arg("-o").arg(file).arg(program))?;
        println!("On the other machine: CUBIND_REAL_SECONDS=60 {} {REAL} --nocapture", file.display());
        return Ok(());
    }
    programs.run(with_fuzz(root, build)?)?;
    let command = with_fuzz(root, cargo(&["--", REAL, "--nocapture"]))?.env("CUBIND_REAL_ROUNDS", "1000000");
    let command = command.env("CUBIND_REAL_SECONDS", options.seconds.to_string());
    let folders = env::join_paths(&options.libraries).map_err(|error| {
        Failure::environment(format!("--libraries: {error}"), "specify folders without a colon in their names")
    })?;
    let command = command.env("CUBIND_REAL_LIBRARIES", folders);
    programs.run(match options.seed {
        Some(seed) => command.env("CUBIND_FUZZ_SEED", seed.to_string()),
        None => command,
    })
}

/// Generates the source of the fuzzer's calls, and adds its path to a command's environment.
fn with_fuzz<'a>(root: &Path, command: Cmd<'a>) -> Result<Cmd<'a>, Failure> {
    let (specs, registries) = pipeline::load_common(root)?;
    let api = analysis::resolve(&registries, &specs)?;
    Ok(command.env("CUBIND_ECHO_FUZZ", echo::write_fuzz(root, &api, &registries)?))
}

/// Configures a command to use a sanitizer and a separate build folder.
fn with_sanitizer<'a>(programs: &Programs, sanitizer: &str, command: Cmd<'a>) -> Cmd<'a> {
    let folder = programs.target().join("sanitizer").join(sanitizer);
    // Memory leaks in tests are not faults.
    let command = command.env("RUSTFLAGS", format!("-Zsanitizer={sanitizer}")).env("ASAN_OPTIONS", "detect_leaks=0");
    command.env("CARGO_TARGET_DIR", folder)
}
