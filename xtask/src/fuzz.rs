//! `cargo xtask hunt fuzz`: tests the generator's readers with input that libFuzzer generates.

use crate::{shell::Programs, tools::Tool, venv::cannot};
use clap::ValueEnum;
use codegen::diag::Failure;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// The crate that contains the fuzz targets. Its folder `corpus/` contains saved inputs. `codegen/tests/suite/fuzz.rs`
/// runs the fuzz targets with the saved inputs in every run of the test suite.
const FOLDER: &str = "tests/fuzz";

/// The tool that builds the fuzz targets and starts libFuzzer.
const CARGO_FUZZ: Tool = Tool { name: "cargo-fuzz", version: "0.13.1" };

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The fuzz targets to run, one after the other. Default: all of them
    #[arg(value_name = "TARGET")]
    what: Vec<What>,
    /// The duration in seconds for each fuzz target
    #[arg(long, default_value_t = 60)]
    seconds: u64,
}

#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum What {
    /// C types, in the notation of the registry
    CType,
    /// Registry files
    Registry,
    /// Specs, which are also passed to all later passes of the generator
    Spec,
    /// Wheels, as archives from a package index
    Wheel,
    /// Headers, which are passed to libclang and to all later passes of the generator
    Scanner,
    /// Valid headers that are generated from a grammar, and passed on like other headers
    Grammar,
}

impl What {
    /// Returns the name of the fuzz target's program and of its folder in `corpus/`.
    fn name(self) -> &'static str {
        match self {
            Self::CType => "c_type",
            Self::Registry => "registry",
            Self::Spec => "spec",
            Self::Wheel => "wheel",
            Self::Scanner => "scanner",
            Self::Grammar => "grammar",
        }
    }

    /// Returns the file name ending of other tests' input files that are also used as inputs for this fuzz target.
    fn seeds(self) -> Option<&'static str> {
        match self {
            Self::CType | Self::Wheel | Self::Grammar => None,
            Self::Registry => Some("/expected/registry.yaml"),
            Self::Spec => Some("/spec.yaml"),
            Self::Scanner => Some("/input.h"),
        }
    }
}

/// Runs the fuzz targets in turn. Stops at the first target with a finding.
pub(crate) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let programs = Programs::new(root)?;
    let program = CARGO_FUZZ.installed(&programs)?;
    let all = What::value_variants();
    let chosen = if options.what.is_empty() { all } else { &options.what };
    chosen.iter().try_for_each(|what| fuzz(root, &programs, &program, *what, options.seconds))
}

fn fuzz(root: &Path, programs: &Programs, program: &Path, what: What, seconds: u64) -> Result<(), Failure> {
    let name = what.name();
    let folder = programs.target().join("cubind/fuzz").join(name);
    // libFuzzer writes new inputs to the first of the given folders.
    let [learnt, seeds] = ["learnt", "seeds"].map(|part| folder.join(part));
    fs::create_dir_all(&learnt).map_err(|error| cannot("make", &learnt, &error))?;
    let words = seed(root, what, &seeds)?;
    let dictionary = folder.join("words.txt");
    fs::write(&dictionary, words).map_err(|error| cannot("write", &dictionary, &error))?;
    let corpus = root.join(FOLDER).join("corpus").join(name);
    // Apart from its calls to libclang, the generator is safe Rust. A sanitizer would find few errors, and would reduce
    // the speed to a third. By default, cargo-fuzz compiles the generator as one codegen unit, which takes ten minutes
    // on one core.
    let how = ["--sanitizer", "none", "--codegen-units", "64"];
    let command = programs.program(program).args(["fuzz", "run", "--fuzz-dir", FOLDER]).args(how).arg(name);
    let command = command.args([&learnt, &corpus, &seeds]).arg("--").arg(format!("-max_total_time={seconds}"));
    let limits = ["-max_len=20000", "-timeout=20", "-rss_limit_mb=4096", "-print_final_stats=1", "-verbosity=0"];
    let command = command.args(limits);
    let command = if what.seeds().is_some() { command.arg(format!("-dict={}", dictionary.display())) } else { command };
    let command = command.arg(format!("-artifact_prefix={}/", folder.display()));
    let command = command.env("CARGO_TARGET_DIR", programs.target().join("fuzz")).env("RUSTUP_TOOLCHAIN", "nightly");
    // The cargo process that runs this program has set its own compiler in the environment.
    programs.run(command.env_remove("RUSTC").env_remove("CARGO")).map_err(|failure| {
        Failure::Check(format!(
            "{failure}\nthe input is {}: fix the defect, then copy the input to {FOLDER}/corpus/{name}",
            folder.display()
        ))
    })
}

/// Copies the inputs of other tests, and returns a dictionary of the words in these inputs. libFuzzer hardly ever
/// generates such words from random bytes.
fn seed(root: &Path, what: What, folder: &Path) -> Result<String, Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| cannot("remove", folder, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;
    let mut words = BTreeSet::new();
    for tests in ["tests/fixtures", "tests/errors"] {
        for file in files(&root.join(tests))? {
            let path = file.display().to_string().replace('\\', "/");
            if !what.seeds().is_some_and(|end| path.ends_with(end)) {
                continue;
            }
            let bytes = fs::read(&file).map_err(|error| cannot("read", &file, &error))?;
            let text = String::from_utf8_lossy(&bytes);
            let found = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
            words.extend(found.filter(|word| (2..=32).contains(&word.len())).map(|word| format!("{word:?}\n")));
            let copy = folder.join(path.trim_start_matches(&root.display().to_string()).replace('/', "-"));
            fs::write(&copy, &bytes).map_err(|error| cannot("write", &copy, &error))?;
        }
    }
    Ok(words.into_iter().collect())
}

/// Returns all files below a folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |error| cannot("read", folder, &error);
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    Ok(found)
}
