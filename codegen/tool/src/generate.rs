//! The command `cubind generate`, which generates a crate and a Python package for a library.

use crate::{Headers, Lines, NamedVersion, Specs, brought::BROUGHT, cargo, cubind_at, version};
use codegen::{
    diag::{Diagnostic, Failure},
    generate::{Cuda, NewVersion, Output, Sources, Written, print},
    package::{CoreAt, Package},
    pipeline::LANGUAGES,
    report::{self, Extent, Open},
    text_file,
    toolkit::Toolkits,
};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    specs: Specs,
    #[command(flatten)]
    headers: Headers,
    /// The version of the headers, such as 1.0, or NAME@1.0 for one of several libraries
    #[arg(long, value_name = "VERSION", value_parser = version, requires = "include")]
    version: Vec<NamedVersion>,
    /// The output folder of the crate
    #[arg(long, value_name = "DIR")]
    rust: Option<PathBuf>,
    /// The output folder of the Python package
    #[arg(long, value_name = "DIR")]
    python: Option<PathBuf>,
    /// The location of cubind, on which the packages depend: a checkout, or the address of its git repository
    #[arg(long, value_name = "PATH|URL")]
    cubind: Option<String>,
    /// Write nothing to the folders --rust and --python, and fail if a file differs from the generated one
    #[arg(long)]
    check: bool,
    /// Print all findings instead of one screen of findings
    #[arg(long)]
    full: bool,
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let mut sources = Sources::read(&options.specs.files, BROUGHT)?;
    if !options.version.is_empty() {
        scan(options, &mut sources)?;
    } else if !options.headers.include.is_empty() {
        let next = "specify the version of the headers, such as `--version 1.0`";
        return Err(Failure::wrong_use("the command requires the version of the headers", next));
    }
    without_facts(&sources)?;
    let api = match sources.resolve() {
        Ok(api) => api,
        Err(Failure::Findings(findings)) => {
            print_open(&findings, extent(options), options);
            return Err(report::failure(findings, extent(options)));
        }
        Err(failure) => return Err(failure),
    };
    let package = cubind_at::from(options.cubind.as_deref(), Package::of_specs(&sources.own_specs())?)?;
    if options.rust.is_some() {
        codegen::rust::collisions(&api, &sources.specs, &package)?;
    }
    let mut outputs = Vec::new();
    for language in &LANGUAGES {
        let folder = if language.label == codegen::rust::LANGUAGE.label { &options.rust } else { &options.python };
        if let Some(folder) = folder {
            outputs.push((folder, Output::new(folder, print(&package, &api, language))?));
        }
    }
    for (folder, output) in outputs {
        if options.check {
            check(&output)?;
        } else {
            print_summary(folder, output.write()?);
        }
    }
    match &options.rust {
        Some(folder) if !options.check => compiled(folder, &package, &options.headers.cache()?),
        Some(_) | None => Ok(()),
    }
}

/// The number of findings to print: all of them, or one screen.
fn extent(options: &Options) -> Extent {
    if options.full { Extent::All } else { Extent::Screen { all: "--full" } }
}

/// Compiles the crate, if cubind's source code is on this machine. No combination of headers and specs may result in
/// code that does not compile.
fn compiled(folder: &Path, package: &Package, cache: &Path) -> Result<(), Failure> {
    if !matches!(package.rust.core_at, CoreAt::Path(_)) {
        return Ok(());
    }
    let target = cache.join("target/cubind/generated");
    let checked = cargo::run(folder, &["check", "--quiet"], &[("CARGO_TARGET_DIR", target.as_os_str())]);
    checked.map_err(|failure| {
        let Failure::Check(message) = failure else { return failure };
        Failure::Check(format!(
            "{message}\nIf files of the generated crate contain errors, please report these as bugs in the generator, \
            with the header and the spec."
        ))
    })
}

/// Reads the headers, and prints the changes to the declarations in the headers.
fn scan(options: &Options, sources: &mut Sources) -> Result<(), Failure> {
    let cache = options.headers.cache()?;
    let toolkits = Toolkits::of_text(BROUGHT.toolkits())?;
    let cuda = Cuda { home: options.headers.cuda_home.as_deref(), cache: &cache, toolkits: &toolkits };
    let versions = NewVersion::new(options.version.iter().cloned());
    let before = sources.scan(&versions, &options.headers.include, options.headers.target, &cuda, &Lines);
    let before = before.map_err(|failure| match failure {
        Failure::Findings(findings) => report::failure(findings, extent(options)),
        Failure::Screen { .. }
        | Failure::Stale { .. }
        | Failure::WrongUse { .. }
        | Failure::Environment { .. }
        | Failure::Check(_) => failure,
    })?;
    for headers in sources.own_specs().iter().filter_map(|spec| versions.headers_of(spec)) {
        report::scanned(&before, &sources.registries, &headers).iter().for_each(|line| println!("{line}"));
    }
    Ok(())
}

/// Fails if the headers of a library have never been read. Nothing can be generated for such a library.
pub(crate) fn without_facts(sources: &Sources) -> Result<(), Failure> {
    let empty = sources.registries.iter().find(|it| sources.own.contains(&it.library) && it.toolkits.is_empty());
    match empty {
        Some(registry) => Err(Failure::wrong_use(
            format!("no headers of `{}` have been read yet", registry.library),
            "pass the folder and the version of the headers, such as `--include DIR --version 1.0`",
        )),
        None => Ok(()),
    }
}

fn check(output: &Output) -> Result<(), Failure> {
    let stale = output.stale()?;
    if stale.is_empty() {
        return Ok(());
    }
    let files = stale.iter().map(|file| file.display().to_string()).collect();
    Err(Failure::Stale { files, fix: "cubind generate".to_owned() })
}

fn print_summary(folder: &Path, Written { added, changed, removed, kept }: Written) {
    println!("{}: {added} added, {changed} changed, {removed} removed, {kept} unchanged", folder.display());
}

/// Prints the parameters whose roles are undecided. The output must only be shown on a terminal, because it quotes the
/// library's documentation.
fn print_open(findings: &[Diagnostic], extent: Extent, options: &Options) {
    let Open { words, lines, more } =
        report::open(findings, extent, &|_| options.headers.include.first().cloned(), &|file| {
            text_file::read(Path::new(file), file).ok()
        });
    if !words.is_empty() {
        println!("\nDocumentation of the undecided parameters:\n\n{words}");
    }
    if !lines.is_empty() {
        println!(
            "\nLines to paste into the spec, after you have replaced the upper-case words and verified the \
            suggestions:\n\n{lines}\n{more}"
        );
    }
}
