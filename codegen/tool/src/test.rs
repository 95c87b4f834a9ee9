//! `cubind test`: every function of the generated crate through a library that notes what it is given (an echo library), so that
//! nothing of the real one is needed: arguments arrive, outputs come back, and what is missing is an error value.

use crate::{
    Headers, Lines, Specs,
    brought::BROUGHT,
    cargo,
    generate::{core_at, without_facts},
};
use codegen::{
    diag::Failure,
    echo,
    generate::{Cuda, Output, Sources},
    language::Files,
    package::{CORE_VERSION, CoreAt, Package},
    toolkit::Toolkits,
};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    specs: Specs,
    #[command(flatten)]
    headers: Headers,
    /// The generated crate
    #[arg(long, value_name = "DIR", default_value = "crate")]
    rust: PathBuf,
    /// Where the crate gets cubind from, as `generate` was told
    #[arg(long, value_name = "PATH|URL")]
    cubind: Option<String>,
    /// Where to put the tests and the echo libraries; else a folder beside the crate
    #[arg(long, value_name = "DIR")]
    tests: Option<PathBuf>,
}

/// The code that makes arguments and compares what arrives: that of this repository's own tests.
const SUPPORT: &[(&str, &str)] = &[
    ("src/echo/arguments.rs", include_str!("../../../tests/rust/src/echo/arguments.rs")),
    ("src/echo/call.rs", include_str!("../../../tests/rust/src/echo/call.rs")),
    ("src/echo/checks.rs", include_str!("../../../tests/rust/src/echo/checks.rs")),
    ("src/echo/control.rs", include_str!("../../../tests/rust/src/echo/control.rs")),
    ("src/echo/forms.rs", include_str!("../../../tests/rust/src/echo/forms.rs")),
    ("src/echo/mod.rs", include_str!("../../../tests/rust/src/echo/mod.rs")),
    ("src/echo/pattern.rs", include_str!("../../../tests/rust/src/echo/pattern.rs")),
    ("src/echo/run.rs", include_str!("../../../tests/rust/src/echo/run.rs")),
    ("src/process.rs", include_str!("../../../tests/rust/src/process.rs")),
    ("src/lib.rs", include_str!("test/lib.rs.txt")),
    ("tests/calls.rs", include_str!("test/calls.rs.txt")),
];

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let sources = Sources::read(&options.specs.files, BROUGHT)?;
    without_facts(&sources)?;
    let api = sources.resolve()?;
    let package = Package::of_specs(&sources.own_specs())?;
    let krate = options.rust.canonicalize().map_err(|error| {
        let next = "write it first: `cubind generate … --rust DIR`";
        Failure::wrong_use(format!("there is no crate in {}: {error}", options.rust.display()), next)
    })?;
    let name = format!("{}-tests", package.rust.name);
    let folder = options.tests.clone().unwrap_or_else(|| krate.with_file_name(&name));

    let cache = options.headers.cache()?;
    let toolkits = Toolkits::of_text(BROUGHT.toolkits())?;
    let cuda = Cuda { home: options.headers.cuda_home.as_deref(), cache: &cache, toolkits: &toolkits };
    let includes = cuda.folders(&options.headers.include, &sources, &Lines)?;
    let manifest = manifest(&name, &package, &krate, options.cubind.as_deref());
    let files: Files = SUPPORT.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
    let files = files.into_iter().chain([("Cargo.toml".to_owned(), manifest)]).collect();
    Output::new(&folder, files)?.write()?;
    let folder = folder.canonicalize().unwrap_or(folder);
    let echo_folder = folder.join("echo");
    let calls = echo::build_package(&echo_folder, &api, &sources.registries, &package, &includes)?;
    let environment = [("CUBIND_ECHO_DIR", echo_folder.as_os_str()), ("CUBIND_ECHO_CALLS", calls.as_os_str())];
    cargo::run(&folder, &["test", "--quiet", "--", "--nocapture"], &environment)
}

fn manifest(name: &str, package: &Package, krate: &Path, core: Option<&str>) -> String {
    let core = match core.map_or(CoreAt::Registry, core_at) {
        CoreAt::Registry => format!("version = {CORE_VERSION:?}"),
        CoreAt::Path(path) => format!("path = {path:?}"),
        CoreAt::Git(address) => format!("git = {address:?}"),
    };
    let (of, krate) = (&package.rust.name, krate.display().to_string());
    format!(
        "# Written by `cubind test`: do not edit.\n[package]\nname = {name:?}\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = \
         false\n\n[lib]\nname = \"cubind_tests\"\n\n[dependencies]\ncubind = {{ {core}, default-features = false, features = \
         [\"std\"] }}\n{of} = {{ path = {krate:?} }}\nlibloading = \"0.9\"\n\n# It belongs to no workspace.\n[workspace]\n"
    )
}
