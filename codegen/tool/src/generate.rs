//! `cubind generate`.

use crate::{Lines, NamedVersion, Specs, brought::BROUGHT, version};
use codegen::{
    diag::{Diagnostic, Failure},
    generate::{Cuda, NewVersion, Output, Sources, Written, print},
    package::{CoreAt, Package},
    pipeline::LANGUAGES,
    report::{self, Open},
    toolkit::Toolkits,
};
use std::{
    env,
    path::{Path, PathBuf},
};

#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    specs: Specs,
    /// A folder with headers, as a compiler needs it with `-I`
    #[arg(long, value_name = "DIR", requires = "version")]
    include: Vec<PathBuf>,
    /// The version that the headers are of, such as 1.0; NAME@1.0 for one of several libraries
    #[arg(long, value_name = "VERSION", value_parser = version, requires = "include")]
    version: Vec<NamedVersion>,
    /// An installed CUDA toolkit, instead of fetching the headers of CUDA's that the library's own include
    #[arg(long, value_name = "DIR", requires = "include")]
    cuda_home: Option<PathBuf>,
    /// Where to write the crate
    #[arg(long, value_name = "DIR")]
    rust: Option<PathBuf>,
    /// Where to write the Python package
    #[arg(long, value_name = "DIR")]
    python: Option<PathBuf>,
    /// Where the packages get cubind from: a folder, or the address of a git repository; else from the package registries
    #[arg(long, value_name = "PATH|URL")]
    cubind: Option<String>,
    /// Where to keep what is fetched; else a folder in the user's cache
    #[arg(long, value_name = "DIR")]
    cache: Option<PathBuf>,
    /// Write nothing below --rust and --python; fail if any file is not as it would be written
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let mut sources = Sources::read(&options.specs.files, BROUGHT)?;
    if !options.include.is_empty() {
        scan(options, &mut sources)?;
    }
    without_facts(&sources)?;
    let api = match sources.resolve() {
        Ok(api) => api,
        Err(Failure::Findings(findings)) => {
            print_open(&findings, options);
            return Err(Failure::Findings(report::brief(findings)));
        }
        Err(failure) => return Err(failure),
    };
    let core_at = options.cubind.as_deref().map_or(CoreAt::Registry, core_at);
    let package = Package { core_at, ..Package::of_specs(&sources.own_specs())? };
    let mut outputs = Vec::new();
    for language in LANGUAGES {
        let folder = if language.label == codegen::rust::LANGUAGE.label { &options.rust } else { &options.python };
        if let Some(folder) = folder {
            outputs.push((folder, Output::new(folder, print(&package, &api, language))?));
        }
    }
    for (folder, output) in outputs {
        if options.check {
            check(&output)?;
        } else {
            tell(folder, output.write()?);
        }
    }
    Ok(())
}

/// Reads the headers, and says what is new in them.
fn scan(options: &Options, sources: &mut Sources) -> Result<(), Failure> {
    let cache = match &options.cache {
        Some(folder) => folder.clone(),
        None => user_cache()?,
    };
    let toolkits = Toolkits::of_text(BROUGHT.toolkits())?;
    let cuda = Cuda { home: options.cuda_home.as_deref(), cache: &cache, toolkits: &toolkits };
    let versions = NewVersion::new(options.version.iter().cloned());
    let before = sources.scan(&versions, &options.include, &cuda, &Lines)?;
    for headers in sources.own_specs().iter().filter_map(|spec| versions.headers_of(spec)) {
        report::scanned(&before, &sources.registries, &headers).iter().for_each(|line| println!("{line}"));
    }
    Ok(())
}

/// A library whose headers were never read has nothing to generate.
fn without_facts(sources: &Sources) -> Result<(), Failure> {
    let empty = sources.registries.iter().find(|it| sources.own.contains(&it.library) && it.toolkits.is_empty());
    match empty {
        Some(registry) => Err(Failure::wrong_use(
            format!("the headers of `{}` were never read", registry.library),
            "name the folder that they are in, and their version: `--include DIR --version 1.0`",
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

fn tell(folder: &Path, Written { added, changed, removed, kept }: Written) {
    println!("{}: {added} added, {changed} changed, {removed} removed, {kept} as they were", folder.display());
}

/// Prints what nobody has decided: to the terminal and nowhere else, as the words are those of the library's documentation.
fn print_open(findings: &[Diagnostic], options: &Options) {
    let Open { words, lines } = report::open(findings, &|_| options.include.first().cloned());
    if !words.is_empty() {
        println!("\nWhat the documentation says of what is undecided:\n\n{words}");
    }
    if !lines.is_empty() {
        println!("\nLines to paste into the spec, once each word in capitals is replaced:\n\n{lines}");
    }
}

/// A folder is one, everything else an address.
fn core_at(from: &str) -> CoreAt {
    let path = Path::new(from);
    match path.canonicalize() {
        Ok(folder) if folder.is_dir() => CoreAt::Path(folder.display().to_string()),
        Ok(_) | Err(_) => CoreAt::Git(from.to_owned()),
    }
}

/// The folder for what can be had again.
fn user_cache() -> Result<PathBuf, Failure> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home =
        || set("HOME").map(|home| home.join(if cfg!(target_os = "macos") { "Library/Caches" } else { ".cache" }));
    let found = if cfg!(windows) { set("LOCALAPPDATA") } else { set("XDG_CACHE_HOME").or_else(home) };
    let none = || Failure::environment("no folder is known for what is fetched", "name one: `--cache DIR`");
    found.map(|folder| folder.join("cubind")).ok_or_else(none)
}
