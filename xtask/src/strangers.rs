//! `cargo xtask hunt strangers`: runs the generator on libraries that are not related to CUDA.
//!
//! ```text
//! Debian's packages ──▶ headers, libraries      tests/strangers/NAME/spec.yaml, main.rs
//!                          └──── cubind generate ◀──┘    └── a program with real calls ──▶ right, or not
//! ```
//!
//! `tests/strangers/strangers.yaml` lists the libraries. The printed table shows how many findings the headers alone
//! cause, and how many lines of the spec resolve these findings.

use crate::{
    debian::{self, Release},
    shell::Programs,
    venv::cannot,
    wheel::remove,
};
use codegen::{
    diag::Failure,
    generate::{Brought, Sources},
};
use serde::Deserialize;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    time::Instant,
};

/// The path of the list of libraries, relative to the repository.
const LIST: &str = "tests/strangers/strangers.yaml";

/// The Debian release that provides the packages.
const RELEASE: Release = Release { suite: "bookworm", architecture: "amd64" };

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The libraries to run. Default: all listed libraries
    #[arg(value_name = "NAME")]
    names: Vec<String>,
}

/// A library that is not related to CUDA.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stranger {
    /// The Debian packages that contain the library's headers and files.
    packages: Vec<String>,
    /// The version of the headers.
    version: String,
    /// Maps include folders to the headers in them.
    headers: BTreeMap<String, Vec<String>>,
    /// The library files that a program loads. Empty if the library requires a device.
    #[serde(default)]
    libraries: Vec<String>,
    /// The reason why no recording stub of the library compiles. Otherwise, the crate is called through a stub.
    without_stub: Option<String>,
}

/// The result for one library: a row of the table.
struct Row {
    questions: usize,
    lines: usize,
    bound: usize,
    declared: usize,
    seconds: u64,
    calls: &'static str,
}

pub(crate) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let programs = Programs::new(root)?;
    if let Some(missing) = debian::missing(&programs) {
        return Err(Failure::environment(missing, "run this command on Debian"));
    }
    let text = fs::read_to_string(root.join(LIST)).map_err(|error| cannot("read", &root.join(LIST), &error))?;
    let all: BTreeMap<String, Stranger> = serde_yaml::from_str(&text)
        .map_err(|error| Failure::wrong_use(format!("{LIST}: {error}"), "correct the list"))?;
    if let Some(unknown) = options.names.iter().find(|name| !all.contains_key(*name)) {
        let names = all.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
        return Err(Failure::wrong_use(format!("{LIST} has no `{unknown}`"), format!("it has: {names}")));
    }
    programs.run(programs.cargo(&["build", "--quiet", "--package", "cubind-tool"]))?;
    let chosen = all.iter().filter(|(name, _)| options.names.is_empty() || options.names.contains(name));
    let (mut table, mut failed) = (String::new(), Vec::new());
    for (name, stranger) in chosen {
        match (Work { root, programs: &programs, name, stranger }).all() {
            Ok(Row { questions, lines, bound, declared, seconds, calls }) => {
                table +=
                    &format!("| {name} | {questions} | {lines} | {bound} of {declared} | {seconds} s | {calls} |\n");
            }
            Err(failure) => {
                eprintln!("{name}: {failure}");
                table += &format!("| {name} | | | | | failed |\n");
                failed.push(name.as_str());
            }
        }
    }
    println!(
        "| library | questions | lines of spec | functions bound | generated and checked in | real calls |\n|---|---|---|---|---|---|\n{table}"
    );
    if failed.is_empty() { Ok(()) } else { Err(Failure::Check(format!("these failed: {}", failed.join(", ")))) }
}

/// One library and its working folders.
struct Work<'a> {
    root: &'a Path,
    programs: &'a Programs,
    name: &'a str,
    stranger: &'a Stranger,
}

impl Work<'_> {
    fn all(&self) -> Result<Row, Failure> {
        let packages: Vec<&str> = self.stranger.packages.iter().map(String::as_str).collect();
        let system = debian::unpacked(self.programs, self.root, RELEASE, self.name, &packages)?;
        let folder = self.root.join("target/cubind/strangers").join(self.name);
        remove(&folder)?;
        let include = self.copied(&system, &folder)?;
        let written = self.root.join("tests/strangers").join(self.name);
        let text = read(&written.join("spec.yaml"))?;
        // The name of a spec file must be the name of the library.
        let file = format!("{}.yaml", self.name);
        let (spec, bare) = (folder.join(&file), folder.join("bare").join(&file));
        write(&spec, &text)?;
        write(&bare, &without_entries(&text))?;
        let questions = self.questions(&bare, &include)?;
        let began = Instant::now();
        let krate = folder.join("crate");
        let generated = self.generate(&spec, &include).arg("--rust").arg(&krate).arg("--cubind").arg(self.root);
        self.programs.run(generated)?;
        let check = self.programs.cargo(&["check", "--quiet", "--manifest-path"]).arg(krate.join("Cargo.toml"));
        self.programs.run(check.env("RUSTFLAGS", "-Dwarnings"))?;
        let seconds = began.elapsed().as_secs();
        if self.stranger.without_stub.is_none() {
            self.stubs(&spec, &include, &krate)?;
        }
        let (bound, declared) = counted(&spec)?;
        let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')).count();
        let calls = self.calls(&written, &folder)?;
        Ok(Row { questions, lines, bound, declared, seconds, calls })
    }

    /// Copies the headers to a separate folder, and the libraries next to it.
    fn copied(&self, system: &Path, folder: &Path) -> Result<PathBuf, Failure> {
        let include = folder.join("include");
        for (from, names) in &self.stranger.headers {
            for name in names {
                copy(&system.join(from).join(name), &include.join(name))?;
            }
        }
        for name in &self.stranger.libraries {
            let file = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"].map(|inner| system.join(inner).join(name));
            let file = file.into_iter().find(|file| file.is_file()).unwrap_or_else(|| system.join(name));
            // Debian stores alternative versions of a library in separate folders.
            copy(&file, &folder.join("lib").join(file.file_name().unwrap_or_default()))?;
        }
        Ok(include)
    }

    fn generate(&self, spec: &Path, include: &Path) -> xshell::Cmd<'_> {
        let tool = self.programs.program(self.programs.target().join("debug/cubind"));
        let tool = tool.arg("generate").arg("--spec").arg(spec).arg("--include").arg(include);
        tool.args(["--version", &self.stranger.version, "--cache"]).arg(self.root)
    }

    /// Calls every function of the crate through a recording stub.
    fn stubs(&self, spec: &Path, include: &Path, krate: &Path) -> Result<(), Failure> {
        let tool = self.programs.program(self.programs.target().join("debug/cubind")).arg("test").arg("--spec");
        let tool = tool.arg(spec).arg("--include").arg(include).arg("--rust").arg(krate).arg("--cubind").arg(self.root);
        self.programs.run(tool.arg("--cache").arg(self.root))
    }

    /// Returns the number of findings for a spec without any decisions.
    fn questions(&self, spec: &Path, include: &Path) -> Result<usize, Failure> {
        // The generator prints only one screen of findings. Therefore, the specs are resolved again, from the scanned
        // facts, to count all findings.
        self.generate(spec, include).quiet().ignore_status().ignore_stdout().ignore_stderr().run().map_err(failed)?;
        match Sources::read(&[spec.to_owned()], NOTHING)?.resolve() {
            Ok(_) => Ok(0),
            Err(Failure::Findings(findings)) => Ok(findings.len()),
            Err(failure) => Err(failure),
        }
    }

    /// Runs a program that calls the library through the generated crate.
    fn calls(&self, written: &Path, folder: &Path) -> Result<&'static str, Failure> {
        if self.stranger.libraries.is_empty() {
            return Ok("no device");
        }
        let program = folder.join("program");
        let manifest = format!(
            "[package]\nname = \"program\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\nit = {{ package = \"cubind-{}\", path = \
             \"../crate\" }}\n\n[workspace]\n",
            self.name
        );
        write(&program.join("Cargo.toml"), &manifest)?;
        write(&program.join("src/main.rs"), &read(&written.join("main.rs"))?)?;
        let run = self.programs.cargo(&["run", "--quiet", "--manifest-path"]).arg(program.join("Cargo.toml"));
        self.programs.run(run.env("LD_LIBRARY_PATH", folder.join("lib")))?;
        Ok("right")
    }
}

/// No additional files and no stub headers, because the libraries do not depend on CUDA libraries.
const NOTHING: Brought = Brought { files: &[], stubs: &[] };

/// Returns the numbers of bound and declared functions. A declaration that the registry cannot represent counts as a
/// declared function.
fn counted(spec: &Path) -> Result<(usize, usize), Failure> {
    let sources = Sources::read(&[spec.to_owned()], NOTHING)?;
    let api = sources.resolve()?;
    let majors = api.libraries.iter().flat_map(|library| library.majors.values());
    let facts = sources.registries.iter().flat_map(|registry| registry.toolkits.values());
    let declared = facts.map(|facts| {
        let unread = |what: &str| what == codegen::scan::UNREAD || what.starts_with('`');
        facts.functions.len() + facts.undescribed.values().filter(|item| !unread(&item.what)).count()
    });
    Ok((majors.map(|major| major.functions.len()).sum(), declared.sum()))
}

/// Returns the spec without its decisions: only the sections that describe the library.
fn without_entries(text: &str) -> String {
    let mut keeps = true;
    let lines = text.lines().filter(|line| {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            keeps = ["library:", "skip:"].iter().any(|section| line.starts_with(section));
        }
        keeps
    });
    lines.map(|line| format!("{line}\n")).collect()
}

/// Copies a file, or a folder with all of its contents.
fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    if from.is_dir() {
        let entries = fs::read_dir(from).map_err(|error| cannot("read", from, &error))?;
        for entry in entries {
            let path = entry.map_err(|error| cannot("read", from, &error))?.path();
            copy(&path, &to.join(path.file_name().unwrap_or_default()))?;
        }
        return Ok(());
    }
    let parent = to.parent().unwrap_or(to);
    fs::create_dir_all(parent).map_err(|error| cannot("make", parent, &error))?;
    fs::copy(from, to).map(drop).map_err(|error| cannot("copy", from, &error))
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| cannot("read", path, &error))
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let parent = path.parent().unwrap_or(path);
    fs::create_dir_all(parent).map_err(|error| cannot("make", parent, &error))?;
    fs::write(path, text).map_err(|error| cannot("write", path, &error))
}

fn failed(error: xshell::Error) -> Failure {
    Failure::Check(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_spec_contains_no_function_entries() {
        let text = "library:\n  name: fx\n\nfunctions:\n  fxRun: {params: {a: out}}\nskip:\n  fxOld: {reason: old}\n";
        assert_eq!(without_entries(text), "library:\n  name: fx\n\nskip:\n  fxOld: {reason: old}\n");
    }
}
